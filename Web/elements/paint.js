// From the numbers of a scene, as Web/modules/Sources/ElasticWeb/FlatScene.swift lays them out, to a canvas.
import { ANCHORS, CAPS, JOINS, RULES } from './names.js';
import * as kit from './numbers.js';

/**
 * Paints the items `s[at]` to `s[end - 1]`; `text(from, count)` reads the scene's texts. Calls `slot` for each place of
 * the page's own content: with the context as it is there, the frame, the number of its part, and the clips around it,
 * outermost first: the rule of each and the numbers of its path; and `said` for each text: with its number, its place and its size.
 */
export function paint(context, s, at, end, text, slot, said, font = FONT) {
  let clips = NONE, maps = NONE, map = IDENTITY; // Made for the first group.
  // Thousands of equal paints follow one another: each is set once.
  let red = NaN, green = NaN, blue = NaN, alpha = NaN;
  for (let next; at < end; at = next) {
    next = at + s[at + kit.ITEM_COUNT];
    const opacity = s[at + kit.ITEM_OPACITY];
    switch (s[at + kit.ITEM_CODE]) {
      case kit.CODE_FILL: {
        if (s[at + kit.PAINT_RED] !== red || s[at + kit.PAINT_GREEN] !== green || s[at + kit.PAINT_BLUE] !== blue || s[at + kit.PAINT_ALPHA] !== alpha) {
          context.fillStyle = color(s, at);
          red = s[at + kit.PAINT_RED];
          green = s[at + kit.PAINT_GREEN];
          blue = s[at + kit.PAINT_BLUE];
          alpha = s[at + kit.PAINT_ALPHA];
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
        break;
      }
      case kit.CODE_STROKE: {
        context.save();
        context.globalAlpha *= opacity;
        context.strokeStyle = color(s, at);
        const start = s[at + kit.STROKE_START], stop = s[at + kit.STROKE_END], dash = s[at + kit.STROKE_DASH_LENGTH];
        trace(context, s, at + kit.STROKE_PATH, next);
        context.lineWidth = s[at + kit.STROKE_WIDTH];
        context.lineCap = CAPS[s[at + kit.STROKE_CAP]];
        context.lineJoin = JOINS[s[at + kit.STROKE_JOIN]];
        if (start > 0 || stop < 1) {
          const length = measure(s, at + kit.STROKE_PATH, next);
          context.setLineDash([Math.max(stop - start, 0) * length, 2 * length + 1]);
          context.lineDashOffset = -start * length;
        } else if (dash > 0) {
          context.setLineDash([dash, s[at + kit.STROKE_DASH_GAP]]);
          context.lineDashOffset = s[at + kit.STROKE_DASH_PHASE];
        }
        if (stop > start) context.stroke();
        context.restore();
        break;
      }
      case kit.CODE_TEXT: {
        context.save();
        context.globalAlpha *= opacity;
        context.fillStyle = color(s, at);
        const x = s[at + kit.RUN_X], y = s[at + kit.RUN_Y], size = s[at + kit.RUN_SIZE];
        context.font = `${s[at + kit.RUN_WEIGHT] === kit.WEIGHT_BOLD ? 'bold' : font.weight} ${size}px ${font.family}`;
        context.direction = s[at + kit.RUN_IS_RIGHT_TO_LEFT] ? 'rtl' : 'ltr';
        context.textAlign = ANCHORS[s[at + kit.RUN_ANCHOR]];
        context.fillText(text(s[at + kit.RUN_FIRST_BYTE], s[at + kit.RUN_BYTE_COUNT]), x, y);
        said?.(s[at + kit.ITEM_INDEX], map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5], size);
        context.restore();
        break;
      }
      case kit.CODE_SLOT:
        context.globalAlpha *= opacity;
        slot?.(context, [kit.SLOT_X, kit.SLOT_Y, kit.SLOT_WIDTH, kit.SLOT_HEIGHT].map((place) => s[at + place]), s[at + kit.ITEM_PART], clips.filter(Boolean));
        context.globalAlpha /= opacity || 1;
        break;
      case kit.CODE_GROUP: {
        const clip = s[at + kit.GROUP_CLIP], own = s.subarray(at + kit.GROUP_A, at + kit.GROUP_CLIP);
        if (maps === NONE) [clips, maps] = [[], []];
        context.save();
        clips.push(clip >= 0 && [RULES[clip], s.subarray(at + kit.GROUP_PATH, next)]);
        maps.push(map);
        map = within(map, own);
        context.globalAlpha *= opacity;
        context.transform(...own);
        if (clip >= 0) {
          trace(context, s, at + kit.GROUP_PATH, next);
          context.clip(RULES[clip]);
        }
        break;
      }
      case kit.CODE_END_GROUP:
        clips.pop();
        map = maps.pop();
        context.restore();
        red = NaN;
    }
  }
}

/** How far the fills and lines of a scene reach out of a box of this size at the origin, by their control points. */
export function overhang(s, at, end, width, height) {
  let most = 0;
  for (let next; at < end; at = next) {
    next = at + s[at + kit.ITEM_COUNT];
    const code = s[at + kit.ITEM_CODE], isLine = code === kit.CODE_STROKE, by = isLine ? s[at + kit.STROKE_WIDTH] / 2 : 0;
    if (!isLine && code !== kit.CODE_FILL) continue;
    for (let i = at + (isLine ? kit.STROKE_PATH : kit.FILL_PATH); i < next; ) {
      for (let count = COUNTS[s[i++]]; count > 0; count -= 2, i += 2) {
        most = Math.max(most, by - s[i], by - s[i + 1], s[i] + by - width, s[i + 1] + by - height);
      }
    }
  }
  return most;
}

/** The transform of a group that lies in another, as canvases write them. */
const within = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];

/** The font of texts, unless the page has another. */
export const FONT = { family: 'system-ui, sans-serif', weight: '400', height: 0 };
const NONE = [], IDENTITY = [1, 0, 0, 1, 0, 0];

// The last colour and how CSS writes it: most pages have one, and each text would be garbage.
const last = { r: NaN, g: NaN, b: NaN, a: NaN, text: '' };
function color(s, at) {
  const r = Math.round(s[at + kit.PAINT_RED] * 255), g = Math.round(s[at + kit.PAINT_GREEN] * 255), b = Math.round(s[at + kit.PAINT_BLUE] * 255);
  const a = s[at + kit.PAINT_ALPHA];
  if (r === last.r && g === last.g && b === last.b && a === last.a) return last.text;
  last.r = r;
  last.g = g;
  last.b = b;
  last.a = a;
  return (last.text = `rgba(${r},${g},${b},${a})`);
}

// How many numbers follow each verb of a path.
const COUNTS = { [kit.VERB_MOVE]: 2, [kit.VERB_LINE]: 2, [kit.VERB_QUAD]: 4, [kit.VERB_CUBIC]: 6, [kit.VERB_CLOSE]: 0 };

function trace(context, s, i, end) {
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

/** How long a path is, each curve as 32 chords: near enough for where a line breaks off. */
function measure(s, i, end) {
  let length = 0, x, y, firstX, firstY;
  const to = (a, b) => {
    length += Math.hypot(a - x, b - y);
    [x, y] = [a, b];
  };
  while (i < end) {
    const verb = s[i], [a, b, c, d, e, f] = s.subarray(++i);
    if (verb === kit.VERB_MOVE) [firstX, firstY] = [x, y] = [a, b];
    else if (verb === kit.VERB_CLOSE) to(firstX, firstY);
    else if (verb === kit.VERB_LINE) to(a, b);
    else {
      const fromX = x, fromY = y;
      for (let t = 1 / 32; t <= 1; t += 1 / 32) {
        const u = 1 - t, at = verb === kit.VERB_QUAD
          ? (p, q, r) => u * u * p + 2 * u * t * q + t * t * r
          : (p, q, r, z) => u * u * u * p + 3 * u * t * (u * q + t * r) + t * t * t * z;
        to(at(fromX, a, c, e), at(fromY, b, d, f));
      }
    }
    i += COUNTS[verb];
  }
  return length;
}
