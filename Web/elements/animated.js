// A value that moves, is caught and thrown: the kit's `Animated`, for use without a component.
import { wasm } from './elastic.js';

const HOLD = 0, GRAB = 1, RETARGET = 2, FLING = 3;
const forgotten = new FinalizationRegistry((handle) => wasm.value_free(handle));
const now = () => performance.now() / 1000;

/**
 * A number, or a point `{ x, y }`, as a function of time: seconds, by default those of `performance.now()`. Every change
* starts from its value and velocity. It has no clock: read its `value` in each frame until `restTime`.
 */
export class Animated {
  #handle;
  #isPoint;

  constructor(value) {
    this.#isPoint = typeof value === 'object';
    const [x, y] = this.#pair(value);
    if (!Number.isFinite(x) || (this.#isPoint && !Number.isFinite(y))) throw new RangeError('no number to start from');
    this.#handle = wasm.value_make(x, y);
    forgotten.register(this, this.#handle);
  }

  #pair(value) { return this.#isPoint ? [value.x, value.y] : [value, NaN]; }
  #change(change, [x, y], { response = 0.5, dampingRatio = 0.8 }, time) {
    if (!wasm.value_change(this.#handle, change, x, y, response, dampingRatio, time)) throw new RangeError('no such spring');
    return this;
  }
  #look(first, time) {
    wasm.value_look(this.#handle, time);
    const x = wasm.value_number(first);
    return this.#isPoint ? { x, y: wasm.value_number(first + 1) } : x;
  }

  /** Where it is. */
  value(time = now()) { return this.#look(0, time); }
  /** How fast it is, a second. */
  velocity(time = now()) { return this.#look(2, time); }
  /** When it is at rest: a second; −∞ if it never moved. */
  get restTime() { return wasm.value_look(this.#handle, 0); }

  /** Stays at `value` from now on. */
  hold(value) { return this.#change(HOLD, this.#pair(value), {}, 0); }
  /** Stops at its current value, as under a finger; returns it. */
  grab(time = now()) {
    this.#change(GRAB, [0, 0], {}, time);
    return this.value(time);
  }
  /** Goes to another value from where it is, as fast as it is, with a spring. */
  retarget(value, spring = {}, time = now()) { return this.#change(RETARGET, this.#pair(value), spring, time); }
  /** Is thrown with a velocity and glides, slower and slower, to where that ends. */
  throw(velocity, time = now()) { return this.#change(FLING, this.#pair(velocity), {}, time); }
}
