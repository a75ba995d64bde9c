// What an attribute or a custom property says as the number of a setting: numbers with units, roles and any CSS colour.

// What stands for the kit's roles where the reader chose all colours.
export const FORCED_COLORS = '(forced-colors: active)';
const FORCED = {
  tint: 'Highlight', highlight: 'Highlight', background: 'Canvas', label: 'CanvasText', line: 'CanvasText',
  dot: 'CanvasText', control: 'Mark', 'on-tint': 'HighlightText',
};

/**
 * The number of what an attribute or CSS says: nothing is the kit's own default; NaN if it means nothing here. Where the
 * reader chose all colours, a paint is one of those.
 */
export function numberOf(element, setting, written) {
  const { kind, standard } = setting;
  let value = written === '' ? standard : read(element, setting, written);
  if (kind === 'paint' && value !== 0 && matchMedia(FORCED_COLORS).matches && getComputedStyle(element).forcedColorAdjust !== 'none') {
    // A colour of the page's own is that of what it is the colour of, so that dots stay apart from their balloon and sung words from the
    // others. What lies behind content is the ground, and what only darkens a page stays away from it.
    const role = (number) => FORCED[setting.written(number)], isGround = standard === 0 || setting.name === 'background';
    const isUnseen = setting.name === 'backdrop' || (value > 0 && value % 256 === 0); // By its opacity.
    value = isUnseen ? 0 : colorOf(element, role(value) ?? role(standard) ?? (isGround ? 'Canvas' : 'GrayText'));
  }
  return value;
}

function read(element, setting, written) {
  if (setting.kind === 'paint') {
    const known = setting.number(written);
    return Number.isNaN(known) ? colorOf(element, written) : known;
  }
  const [, number, unit] = /^(.*?\d)(px|s|ms|deg)$/.exec(written) ?? [];
  return unit ? Number(number) / (unit === 'ms' ? 1000 : 1) : setting.number(written);
}

let pixel;
/** The bytes of any CSS colour on the element's canvas. */
function colorOf({ canvas }, written) {
  if (!CSS.supports('color', written)) return NaN;
  Object.assign(canvas.style, { color: written, forcedColorAdjust: 'none' }); // As it is written.
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) return 0; // No canvas shows it either.
  pixel.fillStyle = getComputedStyle(canvas).color;
  canvas.style.color = '';
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillRect(0, 0, 1, 1);
  return pixel.getImageData(0, 0, 1, 1).data.reduce((number, byte) => number * 256 + byte);
}
