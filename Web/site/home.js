// The first page: its header, its scenes and its cards are played by a hand, once, when they come into sight; the small app again and again.
import { Hand, thrown, whenSeen } from './hand.js';
import { button, make } from '../elements/dom.js';
import { chooseFramework, framework } from './framework.js';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// The header: pulled, let go, caught while it swings, and thrown; `pull` is how far, at most 0.27 of its height.
const strokes = (pull) => [
  [[0.1, 0.7, 0.9], [0.85, 0.74, 0.9 + pull], [1.15, 0.745, 0.9 + pull]],
  thrown([1.42, 0.6, 0.98], [1.8, 0.58, 0.98 + 0.19 * pull], [2.1, 0.34, 0.98 + 0.8 * pull]),
];
const header = document.querySelector('.hero elastic-surface');
header.ready.then(() => {
  // The edge is pulled as far as the finger goes; a little is left of the screen under it.
  const span = header.minimumHeight, pull = Math.min(0.27, Math.max(0.1, (innerHeight - span - 12) / span));
  const hand = new Hand(header, strokes(pull), { span });
  header.elastic.addEventListener('frame', () => document.body.classList.add('ready'), { once: true });
  header.elastic.addEventListener('frame', () => header.parentElement.classList.toggle('moves', header.elastic.motion.state !== 'rest'));
  if (isStill()) return hand.hold();
  hand.play();
  hand.done.then(playApp);
});

// The small app: a hand pulls its list, then its drawer, while it is in sight, until somebody stops it or takes over.
const app = document.querySelector('.phone'), mail = app.querySelector('flowing-menu'), letters = app.querySelector('elastic-refresh');
const stop = document.querySelector('.hold'), opener = app.querySelector('.opener');
const TURNS = [
  [letters, [[[0.1, 0.5, 0.3], [0.75, 0.54, 1.9], [0.95, 0.54, 1.9]]], 2.6],
  [mail, [[[0.1, 0.02, 2.4], [0.75, 0.62, 2.2], [0.85, 0.62, 2.2]], [[2.3, 0.7, 2.2], [2.8, 0.06, 2.4]]], 1],
];
let hand = null, isPlaying = false;
const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const inSight = () => new Promise((done) => {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.at(-1).isIntersecting) return;
    seen.disconnect();
    done();
  }, { threshold: 0.6 });
  seen.observe(app);
});
async function playApp() {
  await Promise.all([mail.ready, letters.ready]);
  isPlaying = true;
  stop.hidden = false;
  stop.textContent = 'Pause';
  for (let n = 0; isPlaying; n++) {
    const [element, strokes, rest] = TURNS[n % TURNS.length];
    await inSight();
    if (!isPlaying) return;
    hand = new Hand(element, strokes);
    hand.play();
    await hand.done;
    await wait(rest);
  }
}
function stopApp() {
  isPlaying = false;
  hand?.leave();
  stop.textContent = 'Play';
}
stop.onclick = () => {
  if (!isPlaying) return playApp();
  stopApp();
  mail.close();
};
for (const type of ['pointerdown', 'keydown']) app.addEventListener(type, () => { if (isPlaying) stopApp(); }, { capture: true });
opener.hidden = false;
opener.onclick = () => mail.show();
letters.addEventListener('refresh', ({ detail }) => detail.waitUntil(wait(1.2).then(() => {
  const list = letters.querySelector('ul');
  list.prepend(list.lastElementChild);
})));

// The navigation takes more rows where letters are large, and the words begin below it.
new ResizeObserver(([{ target }]) => document.body.style.setProperty('--top', `${target.offsetHeight}px`)).observe(document.querySelector('.top'));

// The lines that install it, one at a time, each with a button that copies it.
const lines = document.querySelector('.install'), rows = [...lines.querySelectorAll('pre')];
const WAYS = { HTML: 'HTML', React: 'npm', SwiftUI: 'Swift', UIKit: 'Swift', GTK: 'Swift' };
const choice = make('div', { className: 'choice', attributes: { role: 'group', 'aria-label': 'Install with' } },
  ...rows.map(({ dataset: { way } }) => button(way, () => {
    show(way);
    chooseFramework({ npm: 'React', Swift: 'SwiftUI' }[way] ?? way);
  })));
const show = (way) => rows.forEach((row, n) => {
  row.classList.toggle('on', row.dataset.way === way);
  choice.children[n].setAttribute('aria-pressed', String(row.dataset.way === way));
});
for (const row of rows) {
  const copy = button('Copy', async () => {
    copy.textContent = await navigator.clipboard.writeText(row.querySelector('code').textContent).then(() => 'Copied', () => 'Not allowed');
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  });
  row.append(copy);
}
lines.prepend(choice);
show(WAYS[framework()] ?? 'HTML');

// A finger that leads up scrolls the page, also while a component swings, when it could catch it; over a menu down too.
for (const one of document.querySelectorAll('elastic-surface, elastic-refresh, .card flowing-menu')) {
  let touched = null;
  one.addEventListener('touchstart', ({ touches: [{ clientX, clientY }] }) => { touched = [clientX, clientY]; }, { capture: true, passive: true });
  one.addEventListener('touchmove', (event) => {
    const [{ clientX, clientY }] = event.touches, up = touched && touched[1] - clientY;
    if (touched && (one.show ? Math.abs(up) : up) > Math.abs(clientX - touched[0])) event.stopImmediatePropagation();
    else touched = null;
  }, { capture: true, passive: true });
}

/** Draws where the component has been, under it and in its own colour: of each instant a thin sheet and its outline. */
class Ghost {
  #told = -Infinity;
  #sheet = new OffscreenCanvas(1, 1);
  #inside = new OffscreenCanvas(1, 1);

  constructor(element, every) {
    const { elastic } = element;
    Object.assign(this, { element, elastic, every });
    this.canvas = make('canvas', { className: 'ghost', attributes: { 'aria-hidden': 'true' } });
    element.before(this.canvas);
    this.clear();
    elastic.addEventListener('frame', () => this.draw());
    new ResizeObserver(() => this.clear()).observe(element);
  }

  clear() {
    const { clientWidth, clientHeight } = this.element.parentElement, ratio = devicePixelRatio;
    for (const one of [this.canvas, this.#sheet, this.#inside]) Object.assign(one, { width: clientWidth * ratio, height: clientHeight * ratio });
  }

  draw() {
    const { canvas } = this.elastic, t = this.elastic.time();
    if (Math.abs(t - this.#told) < this.every || !canvas.width || !this.canvas.width || this.elastic.resting) return;
    this.#told = t;
    const [context, sheet, inside] = [this.canvas, this.#sheet, this.#inside].map((one) => one.getContext('2d'));
    if (!context || !sheet || !inside) return;
    const [there, here] = [canvas, this.canvas].map((one) => one.getBoundingClientRect()), line = 1.5 * devicePixelRatio;
    const [x, y, width, height] = [there.left - here.left, there.top - here.top, there.width, there.height].map((one) => one * devicePixelRatio);
    const paint = (on, how, dx = 0, dy = 0) => {
      on.globalCompositeOperation = how;
      on.drawImage(canvas, x + dx, y + dy, width, height);
    };
    // What is left of it, taken away where it also lies a line further in each direction, is its outline.
    paint(inside, 'copy');
    for (const [dx, dy] of [[line, 0], [-line, 0], [0, line], [0, -line]]) paint(inside, 'destination-in', dx, dy);
    paint(sheet, 'copy');
    sheet.globalCompositeOperation = 'destination-out';
    sheet.drawImage(this.#inside, 0, 0);
    context.globalAlpha = 0.06;
    paint(context, 'source-over');
    context.globalAlpha = 0.7;
    context.drawImage(this.#sheet, 0, 0);
  }
}

// The three scenes, a quarter as fast as a finger is.
const SCENES = {
  pull: [[[0.1, 0.5, 0.2], [0.7, 0.56, 1.35], [1.6, 0.36, 1.5]]],
  catch: [[[0.05, 0.6, 0.2], [0.4, 0.64, 1.4], [0.45, 0.64, 1.4]], [[0.62, 0.35, 0.7], [0.8, 0.35, 0.75], [1.3, 0.42, 1.5], [1.5, 0.42, 1.5]]],
  throw: [thrown([0.05, 0.3, 1.6], [0.2, 0.32, 1.55], [0.42, 0.72, 0.75])],
};
// Pulled through itself it is no still.
const STILLS = { throw: [[0, 0.85, 0.95], [0, 1.1, 0.8]] };
for (const stage of document.querySelectorAll('.scene')) {
  const element = stage.querySelector('[data-scene]'), again = stage.parentElement.querySelector('button');
  whenSeen(element, 0.7, () => {
    const ghost = new Ghost(element, 0.07);
    let hand = null;
    const play = () => {
      hand?.leave();
      ghost.clear();
      hand = new Hand(element, SCENES[element.dataset.scene], { rate: 0.25, linger: 1.6 });
      if (isStill()) hand.hold(STILLS[element.dataset.scene]);
      else hand.play();
    };
    again.hidden = false;
    again.onclick = play;
    play();
  });
}

// The cards.
const CARDS = {
  'elastic-surface': [[[0.3, 0.5, 0.2], [0.9, 0.3, 1.2], [1, 0.3, 1.2]]],
  'elastic-refresh': [[[0.3, 0.5, 0.2], [0.9, 0.3, 1.5], [1, 0.3, 1.5]]],
  'flowing-menu': [[[0.3, 0.02, 1.1], [0.9, 0.5, 0.9], [0.95, 0.52, 0.9]], [[2.2, 0.6, 1], [2.7, 0.1, 1.2]]],
  'elastic-shape': [[[0.3, 0.55, 1], [0.8, 0.72, 0.6], [0.85, 0.72, 0.6]]],
};
for (const card of document.querySelectorAll('.card .stage')) {
  if (!card.ready) continue;
  whenSeen(card, 0.9, () => {
    if (card.seek) card.seek(0.9); // A song begins in its first line.
    if (isStill()) return;
    card.play?.();
    if (CARDS[card.localName]) new Hand(card, CARDS[card.localName]).play();
  });
}
const refresh = document.querySelector('.card elastic-refresh');
refresh.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => setTimeout(done, 1500))));
