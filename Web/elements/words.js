// The words of a component: painted, and measured for it.
import { ANCHORS } from './names.js';
import * as kit from './numbers.js';
import { color, painters, round } from './paint.js';

/** The font of words, unless the page has another. */
const FONT = { family: 'system-ui, sans-serif', weight: '400', height: 0 };

painters[kit.CODE_TEXT] = ({ context, s, made, onWord, font = FONT, map: [a, b, c, d, e, f] }, at, next, opacity) => {
  context.save();
  context.globalAlpha *= opacity;
  context.fillStyle = color(s[at + kit.PAINT_COLOR]);
  const x = s[at + kit.RUN_X], y = s[at + kit.RUN_Y], size = s[at + kit.RUN_SIZE];
  context.font = `${s[at + kit.RUN_WEIGHT] === kit.WEIGHT_BOLD ? 'bold' : font.weight} ${size}px ${font.family}`;
  context.direction = s[at + kit.RUN_IS_RIGHT_TO_LEFT] ? 'rtl' : 'ltr';
  context.textAlign = ANCHORS[s[at + kit.RUN_ANCHOR]];
  context.fillText(made.sceneText(s[at + kit.RUN_FIRST_BYTE], s[at + kit.RUN_BYTE_COUNT]), x, y);
  onWord?.(s[at + kit.ITEM_INDEX], a * x + c * y + e, b * x + d * y + f, size);
  context.restore();
};

/** What an entry says of a motion's words: the height of a line and how wide each is, in the letters that a host paints them with. */
export function measured({ context, font = FONT, motion: { wordSize: size } }, { words }) {
  if (!words.length) return null;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = `${font.weight} ${size}px ${font.family}`;
  const widths = words.map((word) => round(context.measureText(word).width, 3));
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
  context.restore();
  return [round(font.height * size || up + down, 3), ...widths];
}
