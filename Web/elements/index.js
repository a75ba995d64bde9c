// All elements. Each can be imported by itself too.
export { ElasticElement } from './element.js';
export { ElasticSurface } from './surface.js';
export { ElasticRefresh } from './refresh.js';
export { MessageBalloon } from './balloon.js';
export { FlowingMenu } from './menu.js';
export { LyricBall } from './ball.js';
export { ElasticShape } from './shape.js';
