// The animation frames of a window, one request for all components on its page.

const MANY = 8;
const clocks = new WeakMap();

/** The clock of a window. */
export function clockOf(window) {
  if (!clocks.has(window)) clocks.set(window, new Clock(window));
  return clocks.get(window);
}

class Clock {
  #window;
  #frame = 0;
  // Arrays with a count of their own, exchanged in each frame: nothing is made for one.
  #due = [];
  #count = 0;
  #spare = [];

  constructor(window) { this.#window = window; }

  /** Calls `tick` once, in the next frame; it has not been requested before. */
  request(tick) {
    this.#due[this.#count++] = tick;
    this.#frame ||= this.#window.requestAnimationFrame(this.#run);
  }

  cancel(tick) {
    for (const list of [this.#due, this.#spare]) {
      const at = list.indexOf(tick);
      if (at >= 0) list[at] = null;
    }
    for (let i = 0; i < this.#count; i++) if (this.#due[i]) return;
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = this.#count = 0;
  }

  /** What lets many that move share a canvas, once there were many. */
  crowd = null;
  #isMany = false;
  #gather() {
    this.#isMany = true;
    import('./crowd.js').then(({ Crowd }) => { this.crowd = new Crowd(); }, () => {}); // Without it each draws itself.
  }

  #run = (milliseconds) => {
    this.#frame = 0;
    const due = this.#due, count = this.#count;
    if (count >= MANY && !this.#isMany) this.#gather();
    this.crowd?.begin(milliseconds);
    this.#due = this.#spare;
    this.#spare = due;
    this.#count = 0;
    for (let i = 0; i < count; i++) {
      const tick = due[i];
      due[i] = null;
      try {
        tick?.(milliseconds);
      } catch (error) {
        this.#window.reportError(error); // The others go on.
      }
    }
    this.crowd?.end();
  };
}
