// What the page of each element shows: its style in Swift, the measures beside its state, its settings by groups of a title
// and a pattern of names, and the commands that the page has a better control for.
export const KINDS = {
  'elastic-surface': {
    style: 'Surface', measures: ['inset', 'extent', 'progress'],
    groups: [
      ['Shape', /^(edge|profile|minimum|maximumWave|wave|crest)/], ['Bounce', /^(settling|damping)/],
      ['Pull', /^(overPull|rubber|maximum|claim)/], ['Colours', /^(fill|shows|control)/],
    ],
  },
  'elastic-refresh': {
    style: 'Refresh', measures: ['inset', 'extent', 'progress'], action: 'Refresh',
    groups: [
      ['Pull', /^(edge|purpose|profile|trigger|maximum|wave|overPull|rubber|claim)/],
      ['Loading', /^(loading|settling|damping|inset|stop|minimum|spin)/], ['Indicator', /^indicator/], ['Colours', /^(fill|background|shows)/],
    ],
  },
  'flowing-menu': {
    style: 'Menu', measures: ['progress'],
    groups: [
      ['Opening', /^(edge|opens|claim|openT|closeT|projection)/], ['Menu', /^(width|maximum|backdrop|background|fill)/],
      ['Flow', /^(profile|bubble|base|wave|closing|over|rubber|release|duration|damping|shows)/],
    ],
  },
  'lyric-ball': {
    style: 'Ball', measures: ['progress'], without: ['play', 'pause', 'seek', 'rate'],
    groups: [
      ['Ball', /^(ball|lift|squash|profile|overlay|path)/], ['Hops', /^(hop|maximum|entry|exit|edge)/],
      ['Words', /^(word|row|margin|highlight)/], ['Colours', /(Color|shows)/],
    ],
  },
  'message-balloon': {
    style: 'Balloon', measures: [],
    groups: [
      ['Dots', /^dot/], ['Up and down', /^(rise|fall|place|grow|fade|stiffness|friction|pulse|maximum)/],
      ['Balloon', /^(line|fill|is|show|hidden)/],
    ],
  },
  'elastic-shape': {
    style: 'Shape', measures: [],
    groups: [
      ['Shape', /^(purpose|corner|margin|minimum)/], ['Touch', /^(reach|poke|touch|claim)/],
      ['Wobble', /^(settling|damping|keeps)/], ['Look', /^(fill|line|shows)/],
    ],
  },
};
