// An MP4 of frames, which phones and most programs take: the browser's encoder of H.264 makes the pictures.
import { encode } from './film.js';

const integers = (bytes) => (...numbers) => {
  const view = new DataView(new ArrayBuffer(bytes * numbers.length));
  numbers.forEach((one, n) => (bytes === 4 ? view.setUint32(n * 4, one) : view.setUint16(n * 2, one)));
  return new Uint8Array(view.buffer);
};
const u32 = integers(4), u16 = integers(2), zeros = (count) => new Uint8Array(count);
const letters = (text) => new TextEncoder().encode(text);
/** A box of ISO 14496-12: its length, its name and what is in it. */
const box = (name, ...inside) => {
  const blob = new Blob(inside);
  return new Blob([u32(blob.size + 8), letters(name), blob]);
};
const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

/** The bytes of an MP4 without sound; `frames` calls its argument with a canvas of each frame. A tick of its clock is a frame. */
export async function mp4(width, height, rate, frames) {
  const samples = [], keys = [];
  let description = null;
  // Constrained baseline of level 3.1: up to 1,280 by 720 pixels, which everything plays.
  await encode('avc1.42e01f', width, height, rate, frames, (data, isKey, time, told) => {
    samples.push(data);
    if (isKey) keys.push(samples.length);
    description = told?.decoderConfig?.description ?? description;
  });
  const count = samples.length, type = box('ftyp', letters('isom'), u32(512), letters('isomiso2avc1mp41'));
  const picture = box('avc1', zeros(6), u16(1), zeros(16), u16(width, height), u32(0x480000, 0x480000, 0), u16(1), zeros(32),
    u16(24, 0xffff), box('avcC', description));
  const table = box('stbl', box('stsd', u32(0, 1), picture), box('stts', u32(0, 1, count, 1)), box('stss', u32(0, keys.length, ...keys)),
    box('stsc', u32(0, 1, 1, count, 1)), box('stsz', u32(0, 0, count, ...samples.map((one) => one.length))), box('stco', u32(0, 1, type.size + 8)));
  const media = box('mdia', box('mdhd', u32(0, 0, 0, rate, count, 0x55c40000)), box('hdlr', u32(0, 0), letters('vide'), zeros(13)),
    box('minf', box('vmhd', u32(1, 0, 0)), box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), table));
  const movie = box('moov', box('mvhd', u32(0, 0, 0, rate, count, 0x10000, 0x1000000, 0, 0, ...MATRIX, 0, 0, 0, 0, 0, 0, 2)),
    box('trak', box('tkhd', u32(3, 0, 0, 1, 0, count, 0, 0, 0, 0, ...MATRIX, width * 0x10000, height * 0x10000)), media));
  return new Blob([type, box('mdat', ...samples), movie], { type: 'video/mp4' });
}
