// A hand that plays with a component of a page until the reader does: touches of the live component, not a replay. So whoever
// takes over finds it as it is, and nothing jumps.
import { make } from '../elements/dom.js';

// The hand's own pointer; browsers count theirs from 0 or 1.
const FINGER = 1000003;
const reach = (share) => share * share * (3 - 2 * share);

/**
 * Plays strokes on an element. Each stroke is a list of places [seconds, x, y]: x and y as shares of the element's width and of
 * `span` points. It stays `linger` seconds after the last, for as long the clock keeps its `rate`. The finger eases from place to place, and lifts at the last one; where a stroke ends `thrown`, it lifts at full speed.
 */
export class Hand {
  #element;
  #strokes;
  #span;
  #linger;
  #start = null;
  #isDown = false;
  #at = 0;
  #stop = new AbortController();
  #dot = make('i', { className: 'finger', attributes: { 'aria-hidden': 'true' } });

  constructor(element, strokes, { span = 100, rate = 1, linger = 0.4 } = {}) {
    this.#element = element;
    this.#strokes = strokes;
    this.#span = span;
    this.#linger = linger;
    this.elastic = element.elastic;
    this.elastic.rate = rate;
    this.elastic.isDemo = true;
    element.parentElement.append(this.#dot);
    // Before the component has the reader's own touch or key. A finger goes on with what the hand opened; a key finds it as it was.
    const listens = { capture: true, signal: this.#stop.signal };
    element.addEventListener('pointerdown', () => this.leave(), listens);
    element.addEventListener('keydown', () => { this.leave(); element.close?.(); }, listens);
    this.done = new Promise((done) => this.#stop.signal.addEventListener('abort', done));
  }

  play() {
    this.#start = this.elastic.time();
    const step = (now) => {
      if (this.#stop.signal.aborted) return;
      this.#go(now);
      if (!this.#stop.signal.aborted) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Pulls it to the end of a stroke, the first by itself, and holds it there: a still. */
  hold(stroke = this.#strokes[0]) {
    const [, x, y] = stroke[0], last = stroke.at(-1);
    this.#touch('down', x, y);
    this.#touch('move', last[1], last[2]);
  }

  /** Lets go for good. */
  leave() {
    if (this.#isDown) this.#touch('up', ...this.#last);
    this.elastic.rate = 1;
    this.elastic.isDemo = false;
    this.#dot.remove();
    this.#stop.abort();
  }

  #last = [0, 0];
  #touch(phase, x, y, milliseconds) {
    const [width] = this.elastic.size;
    this.#last = [x, y];
    this.#isDown = phase !== 'up';
    this.elastic.touch(phase, { x: x * width, y: y * this.#span }, FINGER, milliseconds);
    this.#dot.style.translate = `${x * width}px ${y * this.#span}px`;
    this.#dot.classList.toggle('down', this.#isDown);
  }

  #go(now) {
    const { elastic } = this, seconds = elastic.time(now) - this.#start;
    // A touch between two frames has its own time, so that a slow page throws as fast as a quick one.
    const when = (t) => now - (seconds - t) / elastic.rate * 1000;
    for (; this.#at < this.#strokes.length; this.#at++) {
      const stroke = this.#strokes[this.#at], [first, last] = [stroke[0], stroke.at(-1)];
      if (seconds < first[0]) return;
      if (!this.#isDown) this.#touch('down', first[1], first[2], when(first[0]));
      const n = stroke.findIndex(([t]) => t > seconds);
      if (n > 0) {
        const [from, x, y] = stroke[n - 1], [to, toX, toY] = stroke[n], share = (seconds - from) / (to - from);
        const way = stroke.thrown && n === stroke.length - 1 ? share * share : reach(share);
        this.#touch('move', x + (toX - x) * way, y + (toY - y) * way, now);
        return;
      }
      this.#touch('move', last[1], last[2], when(last[0]));
      this.#touch('up', last[1], last[2], when(last[0]));
    }
    if (seconds > this.#strokes.at(-1).at(-1)[0] + this.#linger) {
      this.leave();
      this.#element.close?.(); // On a slow page a menu may not have been pushed shut.
    }
  }
}

/** A stroke that is thrown: it lifts while it is fastest. */
export const thrown = (...places) => Object.assign(places, { thrown: true });

/** Calls back once, when enough of an element is in sight and its component is there. */
export function whenSeen(element, threshold, act) {
  const seen = new IntersectionObserver(async (entries) => {
    if (!entries.at(-1).isIntersecting) return;
    seen.disconnect();
    await element.ready;
    act(element);
  }, { threshold });
  seen.observe(element);
}
