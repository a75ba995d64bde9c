export * from './index.js';
export * from './stage.js';
