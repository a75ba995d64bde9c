// A spring for CSS and the Web Animations API: a `linear()` that looks like the spring.

// Where a motion counts as over, and how far a chord may lie from it: shares of the way.
const REST = 0.001, TOLERANCE = 0.001;

/**
 * A damped spring from 0 to 1, by `response` (seconds of a swing without damping) and `dampingRatio`, or by
 * `stiffness`, `damping` and `mass`; `velocity` is what it starts with, in ways a second. Gives `easing` and
 * `duration` (milliseconds), which `element.animate(keyframes, spring())` takes as they are, `value(seconds)`, and as
 * text `500ms linear(…)` for a transition. Throws a RangeError for what is no spring that comes to rest.
 */
export function spring({ response = 0.5, dampingRatio = 0.8, stiffness, damping, mass = 1, velocity = 0 } = {}) {
  let frequency = 2 * Math.PI / response, ratio = dampingRatio;
  if (stiffness !== undefined || damping !== undefined) {
    frequency = Math.sqrt((stiffness ?? 100) / mass);
    ratio = (damping ?? 10) / (2 * Math.sqrt((stiffness ?? 100) * mass));
  }
  if (!(frequency > 0 && frequency < 1e6 && ratio >= 0.01 && ratio <= 100 && Math.abs(velocity) < 1e6)) {
    throw new RangeError('no spring that comes to rest');
  }
  const [away, end] = solve(frequency, ratio, velocity);
  const value = (seconds) => (seconds <= 0 ? 0 : seconds < end ? 1 + away(seconds) : 1);
  const stops = [[0, 0]];
  const parts = Math.max(Math.ceil(end * frequency / Math.PI), 1) * 2;
  for (let part = 0; part < parts; part++) divide(value, end * part / parts, end * (part + 1) / parts, stops);
  stops.at(-1)[1] = 1;
  const short = (number, digits) => String(Number(number.toFixed(digits)));
  const easing = `linear(${stops.map(([t, y]) => `${short(y, 4)} ${short(t / end * 100, 3)}%`).join(', ')})`;
  const duration = Math.round(end * 1000);
  return { easing, duration, value, toString: () => `${duration}ms ${easing}` };
}

/** How far from 1 the spring is at a time, and when it is at rest. */
function solve(frequency, ratio, velocity) {
  if (ratio < 1) {
    const decay = ratio * frequency, turn = frequency * Math.sqrt(1 - ratio * ratio), b = (velocity - decay) / turn;
    return [
      (t) => Math.exp(-decay * t) * (b * Math.sin(turn * t) - Math.cos(turn * t)), Math.log(Math.hypot(1, b) / REST) / decay,
    ];
  }
  const root = Math.sqrt(ratio * ratio - 1), slow = -frequency / (ratio + root), fast = -frequency * (ratio + root);
  const a = (velocity + fast) / (slow - fast);
  const away = root < 1e-4
    ? (t) => Math.exp(-frequency * t) * ((velocity - frequency) * t - 1)
    : (t) => a * Math.exp(slow * t) - (1 + a) * Math.exp(fast * t);
  // It crosses its end at most once: at rest when it is near for the last time.
  let end = 16 / -slow + Math.log1p(Math.abs(velocity)) / -slow;
  for (const step = end / 4096; end > step && Math.abs(away(end - step)) < REST; ) end -= step;
  return [away, end];
}

function divide(value, from, to, stops) {
  const [a, b] = [value(from), value(to)];
  const isNear = [0.25, 0.5, 0.75].every((share) => Math.abs(value(from + (to - from) * share) - (a + (b - a) * share)) < TOLERANCE);
  if (isNear) stops.push([to, b]);
  else {
    divide(value, from, (from + to) / 2, stops);
    divide(value, (from + to) / 2, to, stops);
  }
}
