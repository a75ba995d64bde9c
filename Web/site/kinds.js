// What the page of each element shows: its style in Swift, its script, the measures beside its state, the six settings that change most, all
// settings by groups of a title and a pattern of names.
export const KINDS = {
  'elastic-surface': {
    style: 'Surface', script: 'surface', main: ['edge', 'profile', 'maximumWave', 'waveRatio', 'settlingDuration', 'dampingRatio'], measures: ['inset', 'extent', 'progress'],
    groups: [
      ['Shape', /^(edge|profile|minimum|maximumWave|wave|crest)/], ['Bounce', /^(settling|damping)/],
      ['Pull', /^(overPull|rubber|maximum|claim)/], ['Colours', /^(fill|shows|control)/],
    ],
  },
  'elastic-refresh': {
    style: 'Refresh', script: 'refresh', main: ['triggerOffset', 'maximumWave', 'profile', 'indicator', 'settlingDuration', 'dampingRatio'], measures: ['inset', 'extent', 'progress'], action: 'Refresh',
    groups: [
      ['Pull', /^(edge|purpose|profile|trigger|maximum|wave|overPull|rubber|claim)/],
      ['Loading', /^(loading|settling|damping|inset|stop|minimum|spin)/], ['Indicator', /^indicator/], ['Colours', /^(fill|background|shows)/],
    ],
  },
  'flowing-menu': {
    style: 'Menu', script: 'menu', main: ['edge', 'profile', 'bubble', 'widthShare', 'releaseDuration', 'dampingRatio'], measures: ['progress'],
    groups: [
      ['Opening', /^(edge|opens|claim|openT|closeT|projection)/], ['Menu', /^(width|maximum|backdrop|background|fill)/],
      ['Flow', /^(profile|bubble|base|wave|closing|over|rubber|release|duration|damping|shows)/],
    ],
  },
  'lyric-ball': {
    style: 'Ball', script: 'ball', main: ['hop', 'lift', 'ballSize', 'wordSize', 'highlight', 'showsPath'], measures: ['progress'],
    groups: [
      ['Ball', /^(ball|lift|squash|profile|overlay|path)/], ['Hops', /^(hop|maximum|entry|exit|edge)/],
      ['Words', /^(word|row|margin|highlight)/], ['Colours', /(Color|shows)/],
    ],
  },
  'message-balloon': {
    style: 'Balloon', script: 'balloon', main: ['dotStyle', 'dotCount', 'lineWidth', 'dotSizeShare', 'dotDelay', 'fill'], measures: [],
    groups: [
      ['Dots', /^dot/], ['Up and down', /^(rise|fall|place|grow|fade|stiffness|friction|pulse|maximum)/],
      ['Balloon', /^(line|fill|is|show|hidden)/],
    ],
  },
  'elastic-shape': {
    style: 'Shape', script: 'shape', main: ['purpose', 'reachShare', 'pokeDepth', 'settlingDuration', 'dampingRatio', 'keepsArea'], measures: [],
    groups: [
      ['Shape', /^(purpose|corner|margin|minimum)/], ['Touch', /^(reach|poke|touch|claim)/],
      ['Wobble', /^(settling|damping|keeps)/], ['Look', /^(fill|line|shows)/],
    ],
  },
};

/** Each command's button: its label, what it does, and whether it only tests the component. */
export const COMMANDS = {
  'cancel': { label: 'Cancel touch', about: 'Cancels the touch, like an incoming call.', isTest: true },
  'begin-refreshing': { label: 'Start loading', about: 'Starts loading, as a pull does.' },
  'end-refreshing': { label: 'Finish loading', about: 'Ends loading and returns to rest.' },
  'no-more-data': { label: 'End of list', about: 'There is nothing more to load: pulling has no effect.' },
  'start': { label: 'Start typing', about: 'Starts the dots.' },
  'stop': { label: 'Stop typing', about: 'Stops the dots; the balloon stays.' },
  'show': { label: 'Show', about: 'Shows the balloon.' },
  'hide': { label: 'Hide', about: 'Hides the balloon.' },
  'poke': { label: 'Tap', about: 'Taps the middle.' },
  'open': { label: 'Open', about: 'Opens the menu.' },
  'close': { label: 'Close', about: 'Closes the menu.' },
};
