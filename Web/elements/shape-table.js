// The names of an element's states, events, commands, settings and presets. Generated from the component's: `make goldens`
// writes it. A setting is its name, its default, and of a number its ends and its unit, of a choice its names; one of neither is a
// flag or a paint. A preset is what it changes.
export const TABLE = {
  states: ['rest', 'dragging', 'settling'],
  events: ['activated', 'settled', 'cancelled'],
  commands: ['poke', 'cancel', 'disable', 'enable'],
  settings: [
    ['purpose', 0, ['ornament', 'button']],
    ['cornerRadius', 48, [0, 1000], 'pt'],
    ['marginShare', 0.15, [0, 0.45], ''],
    ['minimumCurveCount', 64, [0, 200], ''],
    ['reachShare', 0.45, [0.05, 4], ''],
    ['pokeDepth', 10, [0, 200], 'pt'],
    ['settlingDuration', 1.2, [0.01, 10], 's'],
    ['dampingRatio', 0.25, [0.01, 1], ''],
    ['keepsArea', false],
    ['touchMargin', 100000, [0, 100000], 'pt'],
    ['claimDistance', 10, [0, 100], 'pt'],
    ['fill', -1],
    ['lineColor', -5],
    ['lineWidth', 0, [0, 100], 'pt'],
    ['showsControlPoints', false],
  ],
  presets: {
    'button': 'purpose=button cornerRadius=16 marginShare=0.1 reachShare=0.3 pokeDepth=6 settlingDuration=0.8 dampingRatio=0.3 keepsArea=true touchMargin=22',
    'calm': 'reachShare=0.6 pokeDepth=8 settlingDuration=1.1 dampingRatio=0.9 keepsArea=true',
    'snappy': 'reachShare=0.35 pokeDepth=8 settlingDuration=0.5 dampingRatio=0.5 keepsArea=true',
    'jelly': 'reachShare=0.5 pokeDepth=16 settlingDuration=2 dampingRatio=0.12 keepsArea=true',
  },
};
