// The names of the module's enumerations, each at its number. Generated from them: `make goldens` writes it.
export const COMPONENTS = ['elastic-surface', 'pull-to-refresh', 'flowing-menu', 'lyric-ball', 'message-balloon', 'elastic-shape'];
export const ENTRY = { touch: 0, scrolled: 1, resized: 2, surroundings: 3, measured: 4, activate: 5, command: 6, set: 7 };
export const PHASES = ['down', 'move', 'up', 'cancel'];
export const KINDS = ['number', 'flag', 'choice', 'paint'];
export const CAPS = ['butt', 'round', 'square'];
export const JOINS = ['miter', 'round', 'bevel'];
export const ANCHORS = ['start', 'center', 'end']; // As a canvas calls them.
export const RULES = ['nonzero', 'evenodd'];
