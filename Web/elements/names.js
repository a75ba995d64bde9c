// The names of the module's enumerations, each at its number. Generated from them: `make goldens` writes it.
export const COMPONENTS = ['elastic-surface', 'pull-to-refresh', 'flowing-menu', 'lyric-ball', 'message-balloon', 'elastic-shape'];
export const PHASES = ['down', 'move', 'up', 'cancel'];
export const EDGES = ['top', 'bottom', 'left', 'right']; // As a scene has them: no start or end.
export const ROLES = ['tint', 'surface', 'background', 'label', 'line', 'dot', 'highlight', 'backdrop', 'control', 'on-tint'];
// The reader's settings: the name of each and those of its values, unless it is a number; what is usual; and the whole rows.
export const READER = [['direction', 'ltr', 'rtl'], ['reduceMotion', false, true], ['scheme', 'light', 'dark'], ['increasedContrast', false, true], ['textScale']];
export const READER_USUAL = [0, 0, 0, 0, 1];
export const SURROUNDINGS = [
  ['direction', 0, ['ltr', 'rtl']],
  ['reduceMotion', false],
  ['scheme', 0, ['light', 'dark']],
  ['increasedContrast', false],
  ['textScale', 1, [0.5, 4], ''],
];
export const CAPS = ['butt', 'round', 'square'];
export const JOINS = ['miter', 'round', 'bevel'];
export const ANCHORS = ['start', 'center', 'end']; // As a canvas calls them.
export const RULES = ['nonzero', 'evenodd'];
