// All elements. Each can be imported by itself too.
import './all.js';

export { configure } from './wasm.js';
export { ElasticElement } from './element.js';
export { ElasticSurface } from './surface.js';
export { ElasticRefresh } from './refresh.js';
export { MessageBalloon } from './balloon.js';
export { FlowingMenu } from './menu.js';
export { LyricBall } from './ball.js';
export { ElasticShape } from './shape.js';
