// A moving GIF of frames: one palette for all of them, and each frame packed by LZW as GIF89a asks.

const COLOURS = 256;

/** Puts numbers of a few bits into bytes. */
class Bits {
  bytes = [];
  #kept = 0;
  #count = 0;
  put(code, width) {
    this.#kept |= code << this.#count;
    for (this.#count += width; this.#count >= 8; this.#count -= 8) {
      this.bytes.push(this.#kept & 255);
      this.#kept >>>= 8;
    }
  }
  end() {
    if (this.#count) this.bytes.push(this.#kept & 255);
    return this.bytes;
  }
}

function squeeze(indices) {
  const bits = new Bits(), clear = COLOURS, end = COLOURS + 1;
  let table = new Map(), next = end + 1, width = 9, prefix = indices[0];
  bits.put(clear, width);
  for (let at = 1; at < indices.length; at++) {
    const key = prefix * COLOURS + indices[at], known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    bits.put(prefix, width);
    if (next < 4096) {
      if (next === 1 << width) width++;
      table.set(key, next++);
    } else {
      bits.put(clear, width);
      table = new Map();
      [next, width] = [end + 1, 9];
    }
    prefix = indices[at];
  }
  bits.put(prefix, width);
  if (next === 1 << width && width < 12) width++; // A reader has as many codes by now.
  bits.put(end, width);
  return bits.end();
}

/** Of each pixel five bits a channel count: flat colours and their edges need no more. */
const place = (pixels, at) => (pixels[at] >> 3) << 10 | (pixels[at + 1] >> 3) << 5 | pixels[at + 2] >> 3;

/** The most frequent colours of all frames, and for each possible colour the nearest of them. */
class Palette {
  #sums = new Map();
  count(pixels) {
    for (let at = 0; at < pixels.length; at += 4) {
      const key = place(pixels, at), sum = this.#sums.get(key);
      if (sum) sum[0]++;
      else this.#sums.set(key, [1, pixels[at], pixels[at + 1], pixels[at + 2]]);
    }
  }
  choose() {
    this.colours = [...this.#sums.values()].sort((a, b) => b[0] - a[0]).slice(0, COLOURS).map(([, ...colour]) => colour);
    this.nearest = new Map();
    for (const [key, [, ...colour]] of this.#sums) {
      const far = this.colours.map((one) => one.reduce((sum, part, n) => sum + (part - colour[n]) ** 2, 0));
      this.nearest.set(key, far.indexOf(Math.min(...far)));
    }
  }
  indices(pixels) {
    const found = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < found.length; at++) found[at] = this.nearest.get(place(pixels, at * 4));
    return found;
  }
}

const word = (number) => [number & 255, number >> 8];

/** The bytes of a GIF that plays for ever; `frames`, called twice, calls its argument with the pixels of each. */
export async function gif(width, height, hundredths, frames) {
  const palette = new Palette();
  await frames((pixels) => palette.count(pixels));
  palette.choose();
  const colours = Array.from({ length: COLOURS }, (_, n) => palette.colours[n] ?? [0, 0, 0]).flat();
  const parts = [Uint8Array.from([
    ...new TextEncoder().encode('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...colours,
    0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0,
  ])];
  await frames((pixels) => {
    const packed = squeeze(palette.indices(pixels));
    parts.push(Uint8Array.from([0x21, 0xf9, 4, 4, ...word(hundredths), 0, 0, 0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, 8]));
    for (let at = 0; at < packed.length; at += 255) {
      const block = packed.slice(at, at + 255);
      parts.push(Uint8Array.from([block.length, ...block]));
    }
    parts.push(Uint8Array.of(0));
  });
  parts.push(Uint8Array.of(0x3b));
  return new Blob(parts, { type: 'image/gif' });
}
