// Reads and writes recordings: a program of its own, loaded when a page first replays or keeps one.
import { compileRecordings, provide } from './wasm.js';

provide('recordings', () => new URL('./recordings.wasm', import.meta.url));

let wasm, loading;
const load = async () => {
  wasm = (await WebAssembly.instantiate(await compileRecordings(), {})).exports;
  wasm.__wasm_call_ctors();
};
const loaded = () => (loading ??= load());

const encoder = new TextEncoder(), decoder = new TextDecoder();
const put = (text, room) => {
  const bytes = encoder.encode(text), at = room(bytes.length);
  if (!at) throw new RangeError('a recording has at most 64 MiB');
  new Uint8Array(wasm.memory.buffer).set(bytes, at);
};
const text = () => decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.text_start(), wasm.text_count()));

/** The promise of a recording, or its text, as numbers and content; rejected with the line and column of a mistake. */
export async function read(recording) {
  await loaded();
  put(typeof recording === 'string' ? recording : JSON.stringify(recording), wasm.text);
  if (!wasm.read()) throw new SyntaxError(text());
  const { buffer } = wasm.memory;
  return {
    numbers: Array.from(new Float64Array(buffer, wasm.numbers_start(), wasm.numbers_count())),
    content: decoder.decode(new Uint8Array(buffer, wasm.content_start(), wasm.content_count())),
  };
}

/** The promise of the text of a recording that is numbers and content. */
export async function write({ numbers, content = '' }) {
  await loaded();
  put(content, wasm.content);
  const at = wasm.numbers(numbers.length) >>> 3;
  new Float64Array(wasm.memory.buffer).set(numbers, at);
  if (!wasm.write()) throw new RangeError('not a recording');
  return text();
}
