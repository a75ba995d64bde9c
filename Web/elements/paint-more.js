// Lines and groups, which all elements but the surface draw.
import { CAPS, JOINS, RULES } from './names.js';
import * as kit from './numbers.js';
import { color, COUNTS, painters, trace } from './paint.js';

painters[kit.CODE_SLOT] ??= () => {}; // Unless there is something of the page's to place, for which `slots.js` comes.
painters[kit.CODE_STROKE] = ({ context, s }, at, next, opacity) => {
  context.save();
  context.globalAlpha *= opacity;
  context.strokeStyle = color(s[at + kit.PAINT_COLOR]);
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
};

painters[kit.CODE_GROUP] = (tools, at, next, opacity) => {
  const { context, s, clips, maps, map } = tools, clip = s[at + kit.GROUP_CLIP], own = s.subarray(at + kit.GROUP_A, at + kit.GROUP_CLIP);
  context.save();
  clips.push(clip >= 0 && [RULES[clip], s.subarray(at + kit.GROUP_PATH, next)]);
  maps.push(map);
  tools.map = within(map, own);
  context.globalAlpha *= opacity;
  context.transform(...own);
  if (clip >= 0) {
    trace(context, s, at + kit.GROUP_PATH, next);
    context.clip(RULES[clip]);
  }
};

painters[kit.CODE_END_GROUP] = (tools) => {
  tools.clips.pop();
  tools.map = tools.maps.pop();
  tools.context.restore();
};

/** The transform of a group that lies in another, as canvases write them. */
const within = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];

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
