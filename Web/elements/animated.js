// A value that moves, is caught and thrown: the kit's `Animated`, for use without a component; and its spring as CSS.
import * as kit from './numbers.js';
import { values } from './values.js';

const forgotten = new FinalizationRegistry((handle) => values().elastic_value_free(handle));
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
    if (!Number.isFinite(x) || (this.#isPoint && !Number.isFinite(y))) throw new RangeError('Animated needs a finite number, or a point { x, y }');
    this.#handle = values().elastic_value_make(x, y);
    forgotten.register(this, this.#handle);
  }

  #pair(value) { return this.#isPoint ? [value.x, value.y] : [value, NaN]; }
  #change(change, [x, y], { response = 0.5, dampingRatio = 0.8 }, time) {
    if (!values().elastic_value_change(this.#handle, change, x, y, response, dampingRatio, time)) throw new RangeError('expected finite numbers, a response above 0 and a dampingRatio of 0 or more');
    return this;
  }
  #look(first, second, time) {
    values().elastic_value_look(this.#handle, time);
    const x = values().elastic_value_number(first);
    return this.#isPoint ? { x, y: values().elastic_value_number(second) } : x;
  }

  /** Where it is. */
  value(time = now()) { return this.#look(kit.VALUE_X, kit.VALUE_Y, time); }
  /** How fast it is, a second. */
  velocity(time = now()) { return this.#look(kit.VALUE_DX, kit.VALUE_DY, time); }
  /** When it is at rest: a second; −∞ if it never moved. */
  get restTime() { return values().elastic_value_look(this.#handle, 0); }

  /** Stays at `value` from now on. */
  hold(value) { return this.#change(kit.CHANGE_HOLD, this.#pair(value), {}, 0); }
  /** Stops at its current value, as under a finger; returns it. */
  grab(time = now()) {
    this.#change(kit.CHANGE_GRAB, [0, 0], {}, time);
    return this.value(time);
  }
  /** Goes to another value from where it is, as fast as it is, with a spring. */
  retarget(value, spring = {}, time = now()) { return this.#change(kit.CHANGE_RETARGET, this.#pair(value), spring, time); }
  /** Is thrown with a velocity and glides, slower and slower, to where that ends. */
  throw(velocity, time = now()) { return this.#change(kit.CHANGE_FLING, this.#pair(velocity), {}, time); }
}

// A spring moves so many points, of which a rest's tolerance is a thousandth; a chord may lie as far from it.
const WAY = 100, TOLERANCE = WAY / 1000;

/**
 * A spring from 0 to 1 for CSS: `easing`, a `linear()`, and `duration` in milliseconds, as `element.animate(keyframes, spring())`
 * takes them; as a text `500ms linear(…)`, for a transition. `velocity` is what it starts with, in ways a second. Throws a
 * RangeError for a spring that does not come to rest.
 */
export function spring({ response = 0.5, dampingRatio = 0.8, velocity = 0 } = {}) {
  const motion = new Animated(0).throw(velocity * WAY, 0).retarget(WAY, { response, dampingRatio }, 0), end = motion.restTime;
  if (!(Math.abs(velocity) < 1e6 && end <= 1000 * response)) throw new RangeError('this spring does not come to rest: raise dampingRatio, or lower velocity');
  const stops = [[0, 0]];
  for (let part = 0, parts = Math.ceil(end / response) * 4; part < parts; part++) {
    divide(motion, end * part / parts, end * (part + 1) / parts, stops);
  }
  const short = (number, digits) => String(Number(number.toFixed(digits)));
  const easing = `linear(${stops.map(([t, x]) => `${short(x / WAY, 4)} ${short(t / end * 100, 3)}%`).join(', ')})`;
  const duration = Math.round(end * 1000);
  return { easing, duration, toString: () => `${duration}ms ${easing}` };
}

/** Adds the ends of chords that lie near the motion from one time to another. */
function divide(motion, from, to, stops) {
  const a = motion.value(from), b = motion.value(to);
  const isNear = [0.25, 0.5, 0.75].every((share) => Math.abs(motion.value(from + (to - from) * share) - (a + (b - a) * share)) < TOLERANCE);
  if (isNear) stops.push([to, b]);
  else {
    divide(motion, from, (from + to) / 2, stops);
    divide(motion, (from + to) / 2, to, stops);
  }
}
