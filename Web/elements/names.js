// The names of the module's enumerations, each at its number. Generated from them: `make goldens` writes it.
export const COMPONENTS = ['elastic-surface', 'pull-to-refresh', 'flowing-menu', 'lyric-ball', 'message-balloon', 'elastic-shape'];
export const ENTRY = { touch: 0, scrolled: 1, resized: 2, surroundings: 3, measured: 4, activate: 5, command: 6, set: 7 };
export const PHASES = ['down', 'move', 'up', 'cancel'];
export const EDGES = ['top', 'bottom', 'left', 'right', 'start', 'end'];
export const ROLES = ['tint', 'surface', 'background', 'label', 'line', 'dot', 'highlight', 'backdrop', 'control', 'on-tint'];
// The reader's settings, as the tables of the elements have theirs.
export const SURROUNDINGS = [
  ['direction', 'choice', 0, ['ltr', 'rtl']],
  ['reduceMotion', 'flag', 0],
  ['scheme', 'choice', 0, ['light', 'dark']],
  ['increasedContrast', 'flag', 0],
  ['textScale', 'number', 1, [0.5, 4], ''],
];
export const CAPS = ['butt', 'round', 'square'];
export const JOINS = ['miter', 'round', 'bevel'];
export const ANCHORS = ['start', 'center', 'end']; // As a canvas calls them.
export const RULES = ['nonzero', 'evenodd'];
