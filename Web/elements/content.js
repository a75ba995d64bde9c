// Content and words, which only a ball, a balloon and a shape have, and recordings and stages, which can show any of them.
import './paint-more.js'; // All these draw more than fills.
import { Kit, Motion } from './elastic.js';
import * as kit from './numbers.js';

const utf8 = new TextDecoder();

/** A text of the scene drawn last. */
Kit.prototype.sceneText = function (from, count) { return this.read(this.wasm.scene_text() + from, count); };

/** What a motion can do besides. */
const contents = {
  /** Follows a player: its position, its state and its rate. */
  follow(position, isPlaying, rate, t) { this.wasm.follow?.(this.handle, position, isPlaying ? 1 : 0, rate, t); },

  /** Loads a song or a path; throws an error with the mistake and its position. */
  load(content, t) {
    const bytes = new TextEncoder().encode(content), at = this.wasm.content(bytes.length);
    new Uint8Array(this.wasm.memory.buffer).set(bytes, at);
    const fault = this.wasm.load(this.handle, t);
    if (fault < 0) return;
    const line = utf8.decode(bytes.subarray(0, fault)).split('\n').length;
    throw new SyntaxError(`line ${line}, byte ${fault}: ${this.kit.text(this.handle, kit.TEXT_CONTENT_REASON)}`);
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

/** Shows a path in an element, or the component's own again; what moves goes on. */
export function showPath(element, path) {
  const { elastic } = element;
  try {
    if (path) elastic.motion.load(path, elastic.time());
    elastic.content = path || undefined; // Of the recording too: played again, it is this shape that moves.
    if (path) elastic.wake();
    else elastic.reset();
  } catch (error) {
    element.fail(error);
  }
}
