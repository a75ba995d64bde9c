// The words of a song and the times that taps give them.
import { Motion } from '../elements/elastic.js';

/** LRC's rows begin with a time. */
const HAS_TIMES = /^\s*\[\d+:\d/m;

const two = (number) => String(number).padStart(2, '0');
/** A time as LRC writes it, to a hundredth. */
export const stamp = (seconds) => {
  const all = Math.round(seconds * 100);
  return `${two(Math.floor(all / 6000))}:${two(Math.floor(all / 100) % 60)}.${two(all % 100)}`;
};

export class Song {
  /** Each word: its text, its line, and what is before it in its line. */
  words = [];
  /** When each is sung, in seconds; null for those without a time. */
  starts = [];
  #changes = [];

  /** Reads words, or LRC, as a ball does: Chinese and Japanese by their letters, a lone mark with the word before it. */
  constructor(text) {
    const motion = new Motion(Motion.kind('lyric-ball'));
    try {
      motion.load(text, 0);
      let at = 0, line = 0;
      for (const [index, word] of motion.words.entries()) {
        const found = text.indexOf(word, at), between = text.slice(at, Math.max(found, at));
        const isNext = index > 0 && /[\r\n]/.test(between);
        if (isNext) line++;
        this.words.push({ text: word, line, gap: !isNext && /\s/.test(between) ? ' ' : '' });
        this.starts.push(HAS_TIMES.test(text) ? motion.wordStart(index) : null);
        at = Math.max(found, at) + (found < 0 ? 0 : word.length);
      }
    } finally {
      motion.free();
    }
  }

  /** The words that are tapped: all of them, or the first of each line. */
  units(unit) {
    return [...this.words.keys()].filter((index) => unit === 'word' || this.words[index].line !== this.words[index - 1]?.line);
  }

  /** Whether there is something to undo. */
  get hasChanged() { return this.#changes.length > 0; }
  get timed() { return [...this.words.keys()].filter((index) => this.starts[index] !== null); }

  /** Sets times by the words' numbers, as one change that can be undone. */
  change(times) {
    this.#changes.push(times.map(([index]) => [index, this.starts[index]]));
    for (const [index, time] of times) this.starts[index] = time;
  }
  /** Undoes the last change; the number of its first word, and the time that this had. */
  undo() {
    const change = this.#changes.pop(), [index] = change[0], time = this.starts[index];
    for (const [index, time] of change) this.starts[index] = time;
    return { index, time };
  }

  /** The times of the words before and after one that have some. */
  around(index) {
    const before = this.starts.slice(0, index).findLast((time) => time !== null), after = this.starts.slice(index + 1).find((time) => time !== null);
    return [before ?? 0, after ?? Infinity];
  }

  /** The lines that have a time, with those of words where they have more than one. */
  get lrc() {
    let text = '';
    for (let first = 0, end; first < this.words.length; first = end) {
      end = first + 1;
      while (this.words[end]?.line === this.words[first].line) end++;
      const line = [...this.words.keys()].slice(first, end), timed = line.filter((index) => this.starts[index] !== null);
      if (!timed.length) continue;
      const isByWords = timed.length > 1 || timed[0] !== first;
      text += `[${stamp(this.starts[timed[0]])}]`;
      for (const index of line) {
        if (index > first) text += this.words[index].gap;
        if (isByWords && this.starts[index] !== null) text += `<${stamp(this.starts[index])}>`;
        text += this.words[index].text;
      }
      text += '\n';
    }
    return text;
  }
}
