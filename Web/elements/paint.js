// From the numbers of a scene, as Web/modules/Sources/ElasticWeb/FlatScene.swift lays them out, to a canvas.
import { RULES } from './names.js';
import * as kit from './numbers.js';

export const round = (number, digits) => Number(number.toFixed(digits));

/**
 * What paints an item, by its code, of which a surface has none: scripts of elements that draw more than fills bring theirs. Each gets
 * what is painted with, where its item begins and ends, and its opacity.
 */
export const painters = [];
const IDENTITY = [1, 0, 0, 1, 0, 0];

/**
 * Paints the items `s[at]` to `s[end - 1]`; `made` is the module that did. Calls `slot` for each place of
 * the page's own content: with the context as it is there, the frame, the number of its part, and the clips around it,
 * outermost first: the rule of each and the numbers of its path; and `onWord` for each text: with its number, its place and its size.
 *
 * It holds no closure, for which each call would make garbage.
 */
export function paint(context, s, at, end, made, slot, onWord, font) {
  let tools; // Made for the first item that is no fill.
  // Thousands of equal paints follow one another: each is set once.
  let filled = NaN;
  for (let next; at < end; at = next) {
    next = at + s[at + kit.ITEM_COUNT];
    const opacity = s[at + kit.ITEM_OPACITY];
    const code = s[at + kit.ITEM_CODE];
    if (code !== kit.CODE_FILL) {
      // The clips and maps of open groups, outermost first, and the map of all of them.
      tools ??= { context, s, made, slot, onWord, font, clips: [], maps: [], map: IDENTITY };
      painters[code](tools, at, next, opacity);
      filled = NaN;
      continue;
    }
    if (s[at + kit.PAINT_COLOR] !== filled) {
      filled = s[at + kit.PAINT_COLOR];
      context.fillStyle = color(filled);
    }
    if (opacity !== 1) {
      context.save();
      context.globalAlpha *= opacity;
    }
    trace(context, s, at + kit.FILL_PATH, next);
    const rule = s[at + kit.FILL_RULE];
    if (rule) context.fill(RULES[rule]);
    else context.fill();
    if (opacity !== 1) context.restore();
  }
}

// The last colour and how CSS writes it: most pages have one, and each text would be garbage.
const last = { number: NaN, text: '' };
/** A colour, 0xRRGGBBAA, as CSS writes it. */
export function color(number) {
  if (number !== last.number) {
    last.number = number;
    last.text = '#' + number.toString(16).padStart(8, '0');
  }
  return last.text;
}

// How many numbers follow each verb of a path.
export const COUNTS = { [kit.VERB_MOVE]: 2, [kit.VERB_LINE]: 2, [kit.VERB_QUAD]: 4, [kit.VERB_CUBIC]: 6, [kit.VERB_CLOSE]: 0 };

export function trace(context, s, i, end) {
  context.beginPath();
  while (i < end) {
    switch (s[i]) {
      case kit.VERB_MOVE: context.moveTo(s[i + 1], s[i + 2]); i += 3; break;
      case kit.VERB_LINE: context.lineTo(s[i + 1], s[i + 2]); i += 3; break;
      case kit.VERB_QUAD: context.quadraticCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4]); i += 5; break;
      case kit.VERB_CUBIC: context.bezierCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4], s[i + 5], s[i + 6]); i += 7; break;
      default: context.closePath(); i += 1;
    }
  }
}
