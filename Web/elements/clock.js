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
  #due = new Set();
  #spare = new Set(); // The two are exchanged in each frame, so that none is made.

  constructor(window) { this.#window = window; }

  /** Calls `tick` once, in the next frame. */
  request(tick) {
    this.#due.add(tick);
    this.#frame ||= this.#window.requestAnimationFrame(this.#run);
  }

  cancel(tick) {
    this.#due.delete(tick);
    this.#spare.delete(tick);
    if (this.#due.size || !this.#frame) return;
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
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
    const due = this.#due;
    if (due.size >= MANY && !this.#isMany) this.#gather();
    this.crowd?.begin(milliseconds);
    this.#due = this.#spare;
    this.#spare = due;
    for (const tick of due) {
      due.delete(tick);
      try {
        tick(milliseconds);
      } catch (error) {
        this.#window.reportError(error); // The others go on.
      }
    }
    this.crowd?.end();
  };
}
