// Reads, writes and replays recordings: loaded when a page first does, with the program for them when that is needed.
import './content.js';
import { Motion } from './elastic.js';
import { entry } from './entry.js';
import * as kit from './numbers.js';
import { withFewMarks } from './marks.js';
import { compileRecordings, provide } from './wasm.js';

provide('recordings', () => new URL('./recordings.wasm', import.meta.url));

let wasm, loading;
const load = async () => {
  wasm = (await WebAssembly.instantiate(await compileRecordings(), {})).exports;
  wasm.__wasm_call_ctors();
};
const loaded = () => (loading ??= load());

const decoder = new TextDecoder();
const put = (text, room) => {
  const bytes = new TextEncoder().encode(text), at = room(bytes.length);
  if (!at) throw new RangeError('a recording has at most 64 MiB');
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
  if (!wasm.write()) throw new RangeError('not a recording');
  return text();
}

/** The promise of the index of a component's setting that has, or once had, this name; of NaN if it does not take the value. */
export const indexOf = (component, key, value) =>
  read({ version: 1, component, size: [0, 0], events: [{ t: 0, command: 'set', key, value }] }).then(({ numbers }) => numbers[6], () => NaN);

/** The promise of what replays a recording, its text or a run for a host; rejected with the place of a mistake. */
export async function playerOf(host, recording) {
  const run = await read(recording);
  await loaded();
  return new Player(host, run);
}

/** The module's handle of a replay. */
function replayOf(numbers) {
  putNumbers(numbers);
  const replay = wasm.replay_make();
  if (replay < 0) throw new RangeError('not a recording');
  return replay;
}

/** A recording that plays on a motion of its own; the module says when an entry is due. */
class Player {
  #replay = -1;
  played = [];

  constructor(host, { numbers, content }) {
    const [kind, ...size] = numbers.slice(0, 3), motion = new Motion(kind);
    try {
      this.#replay = replayOf(numbers);
      motion.take(entry(0, kit.ENTRY_RESIZED, ...size));
      motion.take(entry(0, kit.ENTRY_SURROUNDINGS));
      if (content) motion.load(content, 0);
      // A recording made by hand has no measured words: they are as wide as they are painted here.
      const { words } = motion;
      if (words.length && !wasm.replay_is_measured(this.#replay)) {
        wasm.replay_free(this.#replay);
        numbers = [kind, ...size, ...entry(0, kit.ENTRY_MEASURED, ...host.measured(motion)), ...numbers.slice(3)];
        this.#replay = replayOf(numbers);
      }
    } catch (error) {
      wasm.replay_free(this.#replay);
      motion.free();
      throw error;
    }
    motion.record();
    // It is gone when its motion is.
    motion.free = () => {
      wasm.replay_free(this.#replay);
      Motion.prototype.free.call(motion);
    };
    Object.assign(this, { motion, size, run: { numbers, content } });
  }

  get duration() { return wasm.replay_duration(this.#replay); }
  /** Whether entries remain. */
  get goesOn() { return !Number.isNaN(wasm.replay_rest(this.#replay)); }

  /** Whether it takes its host's new size, having had the old one: of any other size it is shown scaled. */
  takes(size, host) {
    const isOne = host.kind === this.motion.kind && String(host.size) === String(this.size);
    if (isOne) this.size = size;
    return isOne;
  }

  #perform(time) {
    for (let at; (at = wasm.replay_next(this.#replay, time) >>> 3); ) {
      const numbers = new Float64Array(wasm.memory.buffer), one = Array.from(numbers.subarray(at, at + 3 + numbers[at + 2]));
      if (one[1] === kit.ENTRY_RESIZED) this.size = one.slice(3);
      this.#take(one);
    }
  }

  #take(one) {
    this.motion.take(one);
    for (const number of this.motion.entries().flat()) this.played.push(number);
  }

  /** Performs what is due and goes on to `time`, as a motion does, or to the next entry. */
  advance(time) {
    this.#perform(time);
    const next = this.motion.advance(time), rest = wasm.replay_rest(this.#replay);
    return next <= rest || Number.isNaN(rest) ? next : rest;
  }

  /**
   * Ends at `time` and leaves the component as it is: the recording's fingers go away, and the size and the settings are the
   * host's. The numbers of the run so far; nothing if the host shows another component or other content.
   */
  end({ kind, content, size, style, environment }, time) {
    const { motion, run } = this;
    if (kind !== run.numbers[0] || (content ?? '') !== (run.content ?? '')) return null;
    this.advance(time);
    const isSame = String(size) === String(this.size);
    wasm.replay_end(this.#replay, time);
    this.#perform(time);
    for (const one of [
      ...(isSame ? [] : [[kit.ENTRY_RESIZED, ...size]]),
      [kit.ENTRY_SURROUNDINGS, ...motion.surround(environment)],
      ...motion.style.map((setting) => [kit.ENTRY_SET, setting.index, style.get(setting.index) ?? setting.standard])
        .filter(([, index, value]) => value !== motion.value(motion.style[index])),
    ]) this.#take(entry(time, ...one));
    return [...run.numbers.slice(0, 3), ...this.played];
  }
}
