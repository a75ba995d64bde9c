// The page of the motion lab. It computes nothing: numbers, curves and pictures come from the module.
import { coder, compare } from './lab-code.js';
import { words } from '../elements/dom.js';

const wasm = await (async () => {
  const bytes = await (await fetch(new URL('lab.wasm', import.meta.url))).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes);
  instance.exports.__wasm_call_ctors();
  return instance.exports;
})();
const find = (id) => document.getElementById(id);
const text = (at) => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at, wasm.answer_count()));
const json = (at) => JSON.parse(text(at));
/** Hands a text to the module for its next call; false where it is too long. */
const say = (words) => {
  const bytes = new TextEncoder().encode(words), at = wasm.input(bytes.length);
  if (at) new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  return at !== 0;
};
const short = (number) => String(Number(number.toPrecision(6))), rounded = (number) => String(Number(number.toPrecision(4)));
const still = matchMedia('(prefers-reduced-motion: reduce)'), dark = matchMedia('(prefers-color-scheme: dark)');
const plot = (holder, draw, ...rest) => {
  // A picture of the module's, which has escaped its texts: read as XML, not as a page's markup.
  const picture = text(draw(holder.clientWidth, holder.clientHeight, dark.matches ? 1 : 0, ...rest));
  holder.replaceChildren(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement);
};
/** The module's "mass: out of range; expected a number from 1 to 9" as a sentence for a form. */
const sentence = (error) => {
  const [, name, range] = /^(.+): out of range; expected a number (from .+)$/.exec(error) ?? [];
  return name ? `${words(name)} must be a number ${range}.` : `${error[0].toUpperCase()}${error.slice(1)}.`;
};
/** Shows an error at its controls; returns whether there was one. */
const complain = (id, { error }, ...controls) => {
  find(id).textContent = error ? sentence(error) : '';
  for (const one of controls) {
    if (error) one.setAttribute('aria-invalid', 'true');
    else one.removeAttribute('aria-invalid');
  }
  return Boolean(error);
};
/** The dot goes once from 0 to 1, moved by the browser by the CSS text itself. */
const run = (section, seconds, easing) => {
  const dot = section.querySelector('.run i');
  for (const one of dot.getAnimations()) one.cancel();
  if (still.matches || !easing) return;
  try {
    // Not its place, which would lay the page out in each frame.
    dot.animate({ translate: ['-50cqi', '0'] }, { duration: seconds * 1000, easing, delay: 200, fill: 'backwards' });
  } catch { /* A browser too old for linear(). */ }
};

// Springs.

const dialects = [...document.querySelectorAll('[data-dialect]')];
const fields = dialects.map((one) => [...one.querySelectorAll('input')]);
const shared = { wasm, numbers: fields.map(() => null), spring: null };
window.lab = shared;

const code = coder(find('as'), find('css'));
const mayCopy = () => { find('copy').disabled = find('as').selectedIndex === 0 && !shared.spring.css; };
find('as').addEventListener('change', mayCopy);

/** The two numbers of this dialect, or UIKit's for the same spring, as each dialect reads them. */
function readAlike(dialect, numbers) {
  const pair = numbers.length === 2 ? numbers : shared.numbers[3], speed = Number(find('velocity').value);
  find('same-numbers').textContent = pair ? `${short(pair[0])} and ${short(pair[1])}` : 'This spring has no UIKit values.';
  if (!pair) return find('same').replaceChildren();
  compare(find('same'), ...pair, (one, a, b) => json(wasm.spring(one, a, b, 0, speed)), (time) => wasm.spring_value(time));
  // The module has the last spring that it was given: the reader's again.
  const [a, b, c = 0] = numbers;
  wasm.spring(dialect, a, b, c, speed);
}

function takeSpring(dialect, numbers, edited) {
  const [a, b, c = 0] = numbers, velocity = find('velocity');
  const spring = json(wasm.spring(dialect, a, b, c, velocity.valueAsNumber));
  for (const one of fields.flat()) one.removeAttribute('aria-invalid');
  if (complain('spring-message', spring, edited ?? velocity)) return;
  shared.spring = spring;
  shared.dialect = dialect;
  shared.numbers = spring.dialects;
  shared.numbers[dialect] = numbers;
  fields.forEach((inputs, index) => inputs.forEach((input, place) => {
    const number = spring.dialects[index]?.[place];
    // The field with the focus is not rewritten.
    if (input !== edited) input.value = number === undefined ? '' : short(number);
    input.placeholder = number === undefined ? 'none' : '';
  }));
  find('overshoot').textContent = `${rounded(spring.overshoot * 100)} %`;
  find('settling').textContent = spring.settlingDuration === null ? 'Never' : `${rounded(spring.settlingDuration)} s`;
  find('damping').textContent = rounded(spring.dampingRatio);
  find('frequency').textContent = `${rounded(spring.angularFrequency)} rad/s`;
  code({ ...spring, velocity: Number(velocity.value) }, spring.dialects);
  mayCopy();
  readAlike(dialect, numbers);
  plot(find('spring-plot'), wasm.spring_plot);
  runSpring();
}
function runSpring() {
  const [, seconds, easing] = /^(\S+)s (.*)$/.exec(shared.spring.css ?? '') ?? [];
  run(find('springs'), Number(seconds), easing);
}
fields.forEach((inputs, dialect) => inputs.forEach((input, place) => input.addEventListener('input', () => {
  const known = shared.numbers[dialect];
  const numbers = inputs.map((one, index) => (one !== input && known ? known[index] : one.valueAsNumber));
  takeSpring(dialect, numbers, input);
})));
find('velocity').addEventListener('input', () => takeSpring(shared.dialect, shared.numbers[shared.dialect], null));
find('copy').addEventListener('click', async () => {
  const copied = navigator.clipboard.writeText(find('css').textContent);
  find('copy').textContent = await copied.then(() => 'Copied', () => 'Not allowed');
  setTimeout(() => { find('copy').textContent = 'Copy'; }, 1500);
});

// Easing curves.

const curve = find('curve');
function takeCurve() {
  const answer = say(curve.value) ? json(wasm.curve()) : { error: 'the text is too long' };
  if (complain('curve-message', answer, curve)) return;
  shared.curve = curve.value;
  plot(find('curve-plot'), wasm.curve_plot);
  runCurve();
  if (find('timed').checked) place();
}
const runCurve = () => run(find('curves'), 1, shared.curve);
curve.addEventListener('input', takeCurve);

// A path.

const paper = find('paper'), path = find('path'), share = find('share');
let frame = 0, pointer = null;
function takePath() {
  const answer = say(path.value) ? json(wasm.path(find('pace').selectedIndex, find('heading').selectedIndex))
    : { error: 'the text is too long' };
  if (complain('path-message', answer, path)) return;
  find('drawn').setAttribute('d', path.value);
  place();
}
function place() {
  const time = share.valueAsNumber, at = find('timed').checked ? wasm.curve_value(time) : time;
  const x = wasm.path_x(at), y = wasm.path_y(at), degrees = wasm.path_angle(at) * 180 / Math.PI;
  find('dot').toggleAttribute('hidden', Number.isNaN(x));
  find('dot').setAttribute('transform', `translate(${x} ${y}) rotate(${degrees})`);
  find('place').textContent = `${x.toFixed(1)}, ${y.toFixed(1)}`;
}
function runPath() {
  cancelAnimationFrame(frame);
  const start = performance.now();
  const step = (now) => {
    const time = Math.min(Math.max(now - start, 0) / 3000, 1);
    share.value = time;
    place();
    frame = time < 1 ? requestAnimationFrame(step) : 0;
  };
  if (!still.matches) frame = requestAnimationFrame(step);
}
for (const id of ['pace', 'heading', 'timed']) find(id).addEventListener('change', takePath);
path.addEventListener('input', takePath);
share.addEventListener('input', () => { cancelAnimationFrame(frame); place(); });
const draw = (event) => {
  const box = paper.getBoundingClientRect();
  wasm.trail_append(event.clientX - box.left, event.clientY - box.top);
};
paper.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 || pointer !== null) return;
  pointer = event.pointerId;
  paper.setPointerCapture(pointer);
  cancelAnimationFrame(frame);
  wasm.trail_begin();
  draw(event);
});
paper.addEventListener('pointermove', (event) => {
  if (event.pointerId !== pointer) return;
  const all = event.getCoalescedEvents?.() ?? [];
  for (const one of all.length ? all : [event]) draw(one);
  find('drawn').setAttribute('d', text(wasm.trail()));
});
const lift = (event) => {
  if (event.pointerId !== pointer) return;
  pointer = null;
  const drawn = text(wasm.trail());
  // A tap draws nothing: the old path stays.
  if (drawn && event.type === 'pointerup') path.value = drawn;
  takePath();
  if (drawn) runPath();
};
paper.addEventListener('pointerup', lift);
paper.addEventListener('pointercancel', lift);

// The button.

const wobble = find('wobble');
let wobbling = 0;
const seconds = (milliseconds = performance.now()) => milliseconds / 1000;
function show(now) {
  wobbling = 0;
  // With less motion it is shown at its target.
  plot(wobble, wasm.button_plot, still.matches ? Infinity : seconds(now));
  if (!still.matches && seconds(now) < wasm.button_rest()) wake();
}
const wake = () => { wobbling ||= requestAnimationFrame(show); };
let isDown = false;
const press = (down, event) => {
  if (down === isDown) return;
  isDown = down;
  wasm.press(down ? 1 : 0, seconds(event.timeStamp));
  wake();
};
wobble.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  wobble.setPointerCapture(event.pointerId);
  press(true, event);
});
for (const type of ['pointerup', 'pointercancel']) wobble.addEventListener(type, (event) => press(false, event));
const isPressing = ({ key }) => key === ' ' || key === 'Enter';
wobble.addEventListener('keydown', (event) => { if (isPressing(event) && !event.repeat) press(true, event); });
wobble.addEventListener('keyup', (event) => { if (isPressing(event)) press(false, event); });
wobble.addEventListener('blur', (event) => press(false, event));

// All of it.

const players = { spring: runSpring, curve: runCurve, path: runPath };
for (const one of document.querySelectorAll('[data-play]')) one.addEventListener('click', players[one.dataset.play]);
const redraw = () => {
  plot(find('spring-plot'), wasm.spring_plot);
  plot(find('curve-plot'), wasm.curve_plot);
  wake();
};
takeSpring(3, [0.9, 0.3], null);
takeCurve();
takePath();
redraw();
dark.addEventListener('change', redraw);
let width = 0;
new ResizeObserver(() => {
  if (width !== (width = find('spring-plot').clientWidth + wobble.clientWidth)) redraw();
}).observe(document.body);
shared.ready = true;
