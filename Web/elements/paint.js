// From the numbers of a scene, as Web/modules/Sources/ElasticWeb/FlatScene.swift lays them out, to a canvas.

/**
 * Paints the items `s[at]` to `s[end - 1]`; `text(from, count)` reads the scene's texts. Calls `slot` for each place of
 * the page's own content: with the context as it is there, the frame, the number of its part, and the clips around it as
 * CSS writes them, outermost first; and `said` for each text: with its number, its place and its size.
 */
export function paint(context, s, at, end, text, { slot, said } = {}) {
  const clips = [], maps = [];
  let map = [1, 0, 0, 1, 0, 0];
  // Thousands of equal paints follow one another: each is set once.
  let red = NaN, green = NaN, blue = NaN, alpha = NaN;
  for (let next; at < end; at = next) {
    next = at + s[at + 1];
    const opacity = s[at + 4];
    let i = at + 5;
    switch (s[at]) {
      case 0: {
        if (s[i + 1] !== red || s[i + 2] !== green || s[i + 3] !== blue || s[i + 4] !== alpha) {
          context.fillStyle = color(s, i);
          red = s[i + 1];
          green = s[i + 2];
          blue = s[i + 3];
          alpha = s[i + 4];
        }
        if (opacity !== 1) {
          context.save();
          context.globalAlpha *= opacity;
        }
        trace(context, s, i + 6, next);
        if (s[i + 5]) context.fill(RULES[s[i + 5]]);
        else context.fill();
        if (opacity !== 1) context.restore();
        break;
      }
      case 1: {
        context.save();
        context.globalAlpha *= opacity;
        context.strokeStyle = color(s, i);
        i += 5;
        const [width, cap, join, dash, gap, phase, start, stop] = s.subarray(i, i + 8);
        trace(context, s, i + 8, next);
        context.lineWidth = width;
        context.lineCap = ['butt', 'round', 'square'][cap];
        context.lineJoin = ['miter', 'round', 'bevel'][join];
        if (start > 0 || stop < 1) {
          const length = measure(s, i + 8, next);
          context.setLineDash([Math.max(stop - start, 0) * length, 2 * length + 1]);
          context.lineDashOffset = -start * length;
        } else if (dash > 0) {
          context.setLineDash([dash, gap]);
          context.lineDashOffset = phase;
        }
        if (stop > start) context.stroke();
        context.restore();
        break;
      }
      case 2: {
        context.save();
        context.globalAlpha *= opacity;
        context.fillStyle = color(s, i);
        i += 5;
        const [x, y, size, weight, anchor, isRightToLeft, from, count] = s.subarray(i, i + 8);
        context.font = `${weight ? 'bold ' : ''}${size}px system-ui, sans-serif`;
        context.direction = isRightToLeft ? 'rtl' : 'ltr';
        context.textAlign = ['start', 'center', 'end'][anchor];
        context.fillText(text(from, count), x, y);
        said?.(s[at + 3], map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5], size);
        context.restore();
        break;
      }
      case 3:
        context.globalAlpha *= opacity;
        slot?.(context, [...s.subarray(i, i + 4)], s[at + 2], clips.filter(Boolean));
        context.globalAlpha /= opacity || 1;
        break;
      case 4:
        context.save();
        clips.push(slot && s[i + 6] >= 0 && `path(${RULES[s[i + 6]]}, "${data(s, i + 7, next)}")`);
        maps.push(map);
        map = within(map, s.subarray(i, i + 6));
        context.globalAlpha *= opacity;
        context.transform(s[i], s[i + 1], s[i + 2], s[i + 3], s[i + 4], s[i + 5]);
        if (s[i + 6] >= 0) {
          trace(context, s, i + 7, next);
          context.clip(RULES[s[i + 6]]);
        }
        break;
      case 5:
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
    next = at + s[at + 1];
    const isLine = s[at] === 1, by = isLine ? s[at + 10] / 2 : 0;
    for (let i = at + (isLine ? 18 : 11); s[at] < 2 && i < next; ) {
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

const color = (s, i) => {
  const [r, g, b] = [1, 2, 3].map((part) => Math.round(s[i + part] * 255));
  return `rgba(${r},${g},${b},${s[i + 4]})`;
};

const RULES = ['nonzero', 'evenodd'];
const COUNTS = [2, 2, 4, 6, 0]; // Of the numbers after each verb of a path.

function trace(context, s, i, end) {
  context.beginPath();
  while (i < end) {
    switch (s[i]) {
      case 0: context.moveTo(s[i + 1], s[i + 2]); i += 3; break;
      case 1: context.lineTo(s[i + 1], s[i + 2]); i += 3; break;
      case 2: context.quadraticCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4]); i += 5; break;
      case 3: context.bezierCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4], s[i + 5], s[i + 6]); i += 7; break;
      default: context.closePath(); i += 1;
    }
  }
}

/** A path as SVG path data. */
function data(s, i, end) {
  let text = '';
  while (i < end) {
    const verb = s[i], count = COUNTS[verb];
    text += 'MLQCZ'[verb] + s.subarray(i + 1, i + 1 + count).join(' ');
    i += 1 + count;
  }
  return text;
}

/** How long a path is, each curve as 32 chords: near enough for where a line breaks off. */
function measure(s, i, end) {
  let length = 0, x, y, firstX, firstY;
  const to = (a, b) => {
    length += Math.hypot(a - x, b - y);
    [x, y] = [a, b];
  };
  while (i < end) {
    const degree = s[i], [a, b, c, d, e, f] = s.subarray(++i);
    if (degree === 0) [firstX, firstY] = [x, y] = [a, b];
    else if (degree === 4) to(firstX, firstY);
    else if (degree === 1) to(a, b);
    else {
      const fromX = x, fromY = y;
      for (let t = 1 / 32; t <= 1; t += 1 / 32) {
        const u = 1 - t, at = degree === 2
          ? (p, q, r) => u * u * p + 2 * u * t * q + t * t * r
          : (p, q, r, z) => u * u * u * p + 3 * u * t * (u * q + t * r) + t * t * t * z;
        to(at(fromX, a, c, e), at(fromY, b, d, f));
      }
    }
    i += COUNTS[degree];
  }
  return length;
}
