// All elements. Each can be imported by itself too.
export { ElasticElement } from './element.js';
export { ElasticSurface } from './surface.js';
export { MessageBalloon } from './balloon.js';
