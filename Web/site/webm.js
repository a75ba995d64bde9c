// A WebM of frames: the browser's encoder makes the pictures, and this the file around them.

import { encode } from './film.js';

const bytesOf = (number) => {
  const bytes = [];
  for (let rest = number; rest >= 1 || !bytes.length; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
};
/** An element of EBML: its name, the length of its content in eight bytes, and that. */
const box = (name, ...inside) => {
  const size = inside.reduce((sum, one) => sum + (one.byteLength ?? one.size ?? one.length), 0);
  const length = bytesOf(size);
  return new Blob([Uint8Array.from([...bytesOf(name), 1, ...Array(7 - length.length).fill(0), ...length]), ...inside]);
};
const number = (name, value) => box(name, Uint8Array.from(bytesOf(value)));
const text = (name, value) => box(name, new TextEncoder().encode(value));
const real = (name, value) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return box(name, view);
};

/** The bytes of a WebM without sound; `frames` calls its argument with a canvas of each frame. */
export async function webm(width, height, rate, frames) {
  const clusters = [];
  let blocks = [], start = 0, last = 0;
  const close = () => {
    if (blocks.length) clusters.push(box(0x1f43b675, number(0xe7, start), ...blocks));
    blocks = [];
  };
  await encode('vp8', width, height, rate, frames, (data, isKey, time) => {
    if (isKey) {
      close();
      start = time;
    }
    const since = time - start;
    blocks.push(box(0xa3, Uint8Array.from([0x81, since >> 8, since & 255, isKey ? 0x80 : 0]), data));
    last = time;
  });
  close();
  const head = box(0x1a45dfa3, number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8), text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2));
  const info = box(0x1549a966, number(0x2ad7b1, 1e6), real(0x4489, last + 1000 / rate), text(0x4d80, 'ElasticKit'), text(0x5741, 'ElasticKit'));
  const track = box(0x1654ae6b, box(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP8'),
    number(0x23e383, Math.round(1e9 / rate)), box(0xe0, number(0xb0, width), number(0xba, height))));
  return new Blob([head, box(0x18538067, info, track, ...clusters)], { type: 'video/webm' });
}
