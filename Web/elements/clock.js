// The animation frames of a window, one request for all components on its page.

const clocks = new WeakMap();

/** The clock of a window. */
export function clockOf(window) {
  if (!clocks.has(window)) clocks.set(window, new Clock(window));
  return clocks.get(window);
}

class Clock {
  #window;
  #frame = 0;
  // Arrays with a count of their own, exchanged in each frame: nothing is made for one. Each knows its place there.
  #due = [];
  #count = 0;
  #left = 0; // So many of those due have not been cancelled.
  #spare = [];

  constructor(window) { this.#window = window; }

  /** Calls `tick` once, in the next frame; it has not been requested before. */
  request(tick) {
    this.#due[(tick.at = this.#count++)] = tick;
    this.#left++;
    this.#frame ||= this.#window.requestAnimationFrame(this.#run);
  }

  // What is to be reported of a frame; an array with a count of its own, too.
  #reports = [];
  #reportCount = 0;

  /** Calls `report` in this frame, when all have drawn: a listener may take any element away. */
  after(report) { this.#reports[this.#reportCount++] = report; }

  cancel(tick) {
    if (this.#spare[tick.at] === tick) this.#spare[tick.at] = null; // Of the frame that runs.
    else {
      this.#due[tick.at] = null;
      if (!--this.#left) {
        this.#window.cancelAnimationFrame(this.#frame);
        this.#frame = this.#count = 0;
      }
    }
  }

  #run = (milliseconds) => {
    this.#frame = 0;
    const due = this.#due, count = this.#count;
    this.#due = this.#spare;
    this.#spare = due;
    this.#count = this.#left = 0;
    for (let i = 0; i < count; i++) {
      const tick = due[i];
      due[i] = null;
      this.#call(tick, milliseconds);
    }
    for (let i = 0; i < this.#reportCount; i++) {
      const report = this.#reports[i];
      this.#reports[i] = null;
      this.#call(report);
    }
    this.#reportCount = 0;
  };

  #call(act, milliseconds) {
    try {
      act?.(milliseconds);
    } catch (error) {
      this.#window.reportError(error); // The others go on.
    }
  }
}
