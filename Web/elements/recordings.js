// Reads and writes recordings: loaded when a page first does, with the program for them.
import './content.js'; // A recording can show any component.
import { withFewMarks } from './marks.js';
import { compileOf, provide } from './wasm.js';

provide('recordings', () => new URL('./recordings.wasm', import.meta.url));

let wasm, loading;
const load = async () => {
  wasm = (await WebAssembly.instantiate(await compileOf('recordings'), {})).exports;
  wasm.__wasm_call_ctors();
};
/** A load that has failed is tried again with the next recording. */
const loaded = () => (loading ??= load().catch((error) => {
  loading = undefined;
  throw error;
}));

const decoder = new TextDecoder();
const put = (text, room) => {
  const bytes = new TextEncoder().encode(text), at = room(bytes.length);
  if (!at) throw new RangeError('the recording is larger than 64 MiB');
  new Uint8Array(wasm.memory.buffer).set(bytes, at);
};
const textAt = (start, count) => decoder.decode(new Uint8Array(wasm.memory.buffer, start, count));
const text = () => textAt(wasm.text_start(), wasm.text_count());

/** The promise of a recording, or its text, as a run: numbers and content; rejected with the line and column of a mistake. */
export async function read(recording) {
  if (recording.numbers) return recording;
  await loaded();
  put(typeof recording === 'string' ? recording : JSON.stringify(recording), wasm.text);
  if (!wasm.read()) throw new SyntaxError(text());
  return {
    numbers: Array.from(new Float64Array(wasm.memory.buffer, wasm.numbers_start(), wasm.numbers_count())),
    content: withFewMarks(textAt(wasm.content_start(), wasm.content_count())),
  };
}

const putNumbers = (numbers) => {
  const at = wasm.numbers(numbers.length) >>> 3;
  new Float64Array(wasm.memory.buffer).set(numbers, at);
};

/** The promise of the text of a recording that is numbers and content. */
export async function write({ numbers, content = '' }) {
  await loaded();
  put(content, wasm.content);
  putNumbers(numbers);
  if (!wasm.write()) throw new RangeError('not a valid recording');
  return text();
}

/** The promise of the index of a component's setting that has, or once had, this name; of NaN if it does not take the value. */
export const indexOf = (component, key, value) =>
  read({ version: 1, component, size: [0, 0], events: [{ t: 0, command: 'set', key, value }] }).then(({ numbers }) => numbers[6], () => NaN);
