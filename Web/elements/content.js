// Content and words, which only a ball, a balloon and a shape have, and recordings and stages, which can show any of them; and the
// parts of modules, which have what reads content.
import './paint-more.js'; // All these draw more than fills.
import { imports, Kit, kitOf, Motion } from './elastic.js';
import * as kit from './numbers.js';
import { compile, partOf } from './wasm.js';

const utf8 = new TextDecoder();

// What a module may leave out until it is needed, and what it imports in the place of that.
const absent = () => { throw new Error('a part is not here yet'); };
for (const part of ['songs', 'words', 'paths', 'stage']) imports[part] = new Proxy({}, { get: () => absent });

Object.assign(Kit.prototype, {
  /** A text of the scene drawn last. */
  sceneText(from, count) { return this.read(this.wasm.scene_text() + from, count); },

  /** The promise of a part that is not here; nothing if it is. */
  need(part) {
    const { module, name, parts, awaited = (this.awaited = {}) } = this;
    if (parts?.[part] || !WebAssembly.Module.imports(module).some((one) => one.module === part)) return null;
    return (awaited[part] ??= compile(partOf(name, part)).then((compiled) => this.add(part, compiled)).catch((error) => {
      awaited[part] = null; // Whoever asks later has another try.
      throw error;
    }));
  },

  /** Adds a compiled part. `parts` are those that are here. */
  async add(part, compiled) {
    await WebAssembly.instantiate(compiled, { core: this.exports, ...imports });
    (this.parts ??= {})[part] = compiled;
  },
});

/** What a motion can do besides. */
const contents = {
  /** Writes a song or a path for the module's next call; its bytes. */
  write(content) {
    const bytes = new TextEncoder().encode(content), at = this.wasm.content(bytes.length);
    new Uint8Array(this.wasm.memory.buffer).set(bytes, at);
    return bytes;
  },

  /** The position, the state and the rate of a player; keeps what the component has done for that. */
  follow(place, isPlaying, rate, t) {
    const address = this.wasm.follow(this.handle, place, isPlaying ? 1 : 0, rate, t);
    if (address) this.kept?.push(...this.written(address));
  },

  /** Loads a song or a path; throws an error with the mistake and its position. */
  load(content, t) {
    const bytes = this.write(content), fault = this.wasm.load(this.handle, t);
    if (fault < 0) return;
    const line = utf8.decode(bytes.subarray(0, fault)).split('\n').length;
    throw new SyntaxError(`line ${line}, byte ${fault}: ${this.kit.text(this.handle, kit.TEXT_CONTENT_REASON)}`);
  },

  /** Writes a list of numbers for the module's next call; false if there are too many. */
  put(numbers) {
    const at = this.wasm.numbers?.(numbers.length);
    if (at) this.kit.numbers.set(numbers, at >>> 3);
    return at !== 0 || !numbers.length;
  },

  /** The words the page is to measure, and the size of their letters; the module of a component without words knows of none. */
  get words() {
    return Array.from({ length: this.wasm.word_count?.(this.handle) ?? 0 }, (_, i) => {
      const at = this.wasm.word(this.handle, i);
      return this.kit.read(at, this.wasm.text_count());
    });
  },
  /** When a word is sung, in seconds of the song; NaN if there is no such word. */
  wordStart(word) { return this.wasm.word_start(this.handle, word); },
  get needsMeasuring() { return this.wasm.needs_measuring?.(this.handle) === 1; },
  get wordSize() { return this.wasm.word_size(this.handle); },
};
Object.defineProperties(Motion.prototype, Object.getOwnPropertyDescriptors(contents));

/** The promise of what a component needs to read content, or of another part; nothing if it is here. */
export const needToRead = (kind, part, made = kitOf(kind)) => made?.need(part ?? (kind === kit.COMPONENT_LYRIC_BALL ? 'songs' : 'paths'));

const latest = new WeakMap(); // The path that each element is to show.

/** Shows a path in an element, or the component's own again; what moves goes on. */
export function showPath(element, path) {
  const { elastic } = element, part = path && needToRead(elastic.kind, null, elastic.motion.kit);
  latest.set(element, path);
  if (part) {
    part.then(() => { if (element.elastic === elastic && latest.get(element) === path) showPath(element, path); }, (error) => element.fail(error));
    return;
  }
  try {
    if (path) elastic.motion.load(path, elastic.time());
    elastic.content = path || undefined; // Of the recording too: played again, it is this shape that moves.
    if (path) elastic.wake();
    else elastic.reset();
  } catch (error) {
    element.fail(error);
  }
}
