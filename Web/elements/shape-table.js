// The names of an element's states, events, commands, settings and presets. Generated from the component's: `make goldens`
// writes it. A setting is its name, its kind, its default, and of a number its ends and its unit, of a choice its names; a preset
// is what it changes.
export const TABLE = {
  states: ['rest', 'dragging', 'settling'],
  events: ['activated', 'settled', 'cancelled'],
  commands: ['poke', 'cancel', 'disable', 'enable'],
  settings: [
    ['purpose', 'choice', 0, ['ornament', 'button']],
    ['cornerRadius', 'number', 48, [0, 1000], 'pt'],
    ['marginShare', 'number', 0.15, [0, 0.45], ''],
    ['minimumCurveCount', 'number', 64, [0, 200], ''],
    ['reachShare', 'number', 0.45, [0.05, 4], ''],
    ['pokeDepth', 'number', 10, [0, 200], 'pt'],
    ['settlingDuration', 'number', 1.2, [0.01, 10], 's'],
    ['dampingRatio', 'number', 0.25, [0.01, 1], ''],
    ['keepsArea', 'flag', 0],
    ['touchMargin', 'number', 100000, [0, 100000], 'pt'],
    ['claimDistance', 'number', 10, [0, 100], 'pt'],
    ['fill', 'paint', -1],
    ['lineColor', 'paint', -5],
    ['lineWidth', 'number', 0, [0, 100], 'pt'],
    ['showsControlPoints', 'flag', 0],
  ],
  presets: {
    'button': 'purpose=button cornerRadius=16 marginShare=0.1 reachShare=0.3 pokeDepth=6 settlingDuration=0.8 dampingRatio=0.3 keepsArea=true touchMargin=22',
    'calm': 'reachShare=0.6 pokeDepth=8 settlingDuration=1.1 dampingRatio=0.9 keepsArea=true',
    'snappy': 'reachShare=0.35 pokeDepth=8 settlingDuration=0.5 dampingRatio=0.5 keepsArea=true',
    'jelly': 'reachShare=0.5 pokeDepth=16 settlingDuration=2 dampingRatio=0.12 keepsArea=true',
  },
};
