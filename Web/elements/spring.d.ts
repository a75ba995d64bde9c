export interface SpringOptions {
  /** Seconds of a swing without damping; 0.5. */
  response?: number;
  /** 1 does not swing over; 0.8. */
  dampingRatio?: number;
  /** Instead of response and ratio, a spring of a mass. */
  stiffness?: number;
  damping?: number;
  mass?: number;
  /** The initial velocity, in distances a second; 0. */
  velocity?: number;
}
export interface Spring {
  /** A CSS `linear()`. */
  readonly easing: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Where it is after so many seconds, on the way from 0 to 1. */
  value(seconds: number): number;
  /** `duration` and `easing`, as a CSS transition takes them. */
  toString(): string;
}
/** Throws a RangeError for an invalid spring or one without rest. */
export function spring(options?: SpringOptions): Spring;
