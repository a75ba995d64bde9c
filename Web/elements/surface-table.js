// The names of an element's states, events, commands, settings and presets. Generated from the component's: `make goldens`
// writes it. A setting is its name, its default, and of a number its ends and its unit, of a choice its names; one of neither is a
// flag or a paint. A preset is what it changes.
export const TABLE = {
  states: ['rest', 'dragging', 'settling'],
  events: ['settled', 'cancelled'],
  commands: ['cancel', 'disable', 'enable'],
  settings: [
    ['edge', 0, ['top', 'bottom', 'left', 'right', 'start', 'end']],
    ['profile', 0, ['classic', 'smooth']],
    ['minimumHeight', 50, [0, 2000], 'pt'],
    ['maximumWave', 100, [0, 1000], 'pt'],
    ['waveRatio', 0.6, [0, 1], ''],
    ['settlingDuration', 0.9, [0.01, 10], 's'],
    ['dampingRatio', 0.57, [0.01, 1], ''],
    ['overPull', 0, ['free', 'rubber-band']],
    ['rubberBand', 0.55, [0.05, 1], ''],
    ['maximumTravel', 100000, [1, 100000], 'pt'],
    ['crest', 0, ['under-finger', 'by-travel']],
    ['claimDistance', 10, [0, 100], 'pt'],
    ['fill', -2],
    ['showsControlPoints', false],
    ['controlPointColors', 0, ['red', 'spectrum']],
  ],
  presets: {
    'classic': 'fill=#394359',
    'objective-c': 'maximumTravel=150 crest=by-travel fill=#5b90d4 controlPointColors=spectrum',
    'calm': 'profile=smooth maximumWave=80 waveRatio=0.5 settlingDuration=1.1 dampingRatio=1 overPull=rubber-band',
    'snappy': 'profile=smooth maximumWave=90 settlingDuration=0.5 dampingRatio=0.7 overPull=rubber-band',
    'jelly': 'profile=smooth maximumWave=130 waveRatio=0.7 settlingDuration=1.5 dampingRatio=0.36 overPull=rubber-band',
  },
};
