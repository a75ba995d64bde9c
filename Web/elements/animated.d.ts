export interface AnimatedPoint { x: number; y: number }
export interface AnimatedSpring {
  /** Seconds of a swing without damping; 0.5. */
  response?: number;
  /** 1 does not swing over; 0.8. */
  dampingRatio?: number;
}
export interface Spring {
  /** A CSS `linear()`. */
  readonly easing: string;
  /** Milliseconds. */
  readonly duration: number;
  /** `duration` and `easing`, as a CSS transition takes them. */
  toString(): string;
}
/** A spring from 0 to 1; `velocity` is what it starts with, in ways a second: 0. Throws a RangeError for one without rest. */
export function spring(options?: AnimatedSpring & { velocity?: number }): Spring;
/** A number or a point that moves, is caught and thrown. Times are seconds, by default `performance.now() / 1000`. */
export class Animated<Value extends number | AnimatedPoint> {
  constructor(value: Value);
  /** Where it is. */
  value(time?: number): Value;
  /** How fast it is, a second. */
  velocity(time?: number): Value;
  /** When it is at rest: a second; -Infinity if it never moved. */
  readonly restTime: number;
  /** Stays at `value` from now on. */
  hold(value: Value): this;
  /** Stops at its current value, as under a finger; returns it. */
  grab(time?: number): Value;
  /** Moves to another value, keeping its velocity. Throws a RangeError for an invalid spring. */
  retarget(value: Value, spring?: AnimatedSpring, time?: number): this;
  /** Is thrown with a velocity, and glides to where that ends. */
  throw(velocity: Value, time?: number): this;
}
