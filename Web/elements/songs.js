// Reads TTML, UltraStar and Whisper's JSON: loaded when a page first gives a ball such a song, with the program for them.
import { compileOf, provide } from './wasm.js';

provide('songs', () => new URL('./songs.wasm', import.meta.url));

let loading;
const load = async () => {
  const { exports } = await WebAssembly.instantiate(await compileOf('songs'), {});
  exports.__wasm_call_ctors();
  return exports;
};

/** A load that has failed is tried again with the next song. */
const loaded = () => (loading ??= load().catch((error) => {
  loading = undefined;
  throw error;
}));

/** The promise of a song as WebVTT; rejected with the line and byte of a mistake. */
export async function converted(song) {
  const wasm = await loaded(), bytes = new TextEncoder().encode(song), at = wasm.text(bytes.length);
  if (!at) throw new RangeError('the song is larger than 8 MiB');
  new Uint8Array(wasm.memory.buffer).set(bytes, at);
  const fault = wasm.convert(), text = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.text_start(), wasm.text_count()));
  if (fault < 0) return text;
  const line = new TextDecoder().decode(bytes.subarray(0, fault)).split('\n').length;
  throw new SyntaxError(`line ${line}, byte ${fault}: ${text}`);
}
