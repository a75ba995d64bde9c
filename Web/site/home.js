// The first page: its header, its three scenes and its cards are played by a hand, once, when they come into sight.
import { Hand, thrown, whenSeen } from './hand.js';
import { make } from '../elements/dom.js';

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
  if (isStill()) hand.hold();
  else hand.play();
});

// A finger that leads up scrolls the page, also while a component swings, when it could catch it; over a menu down too.
for (const one of document.querySelectorAll('elastic-surface, elastic-refresh, flowing-menu')) {
  let touched = null;
  one.addEventListener('touchstart', ({ touches: [{ clientX, clientY }] }) => { touched = [clientX, clientY]; }, { capture: true, passive: true });
  one.addEventListener('touchmove', (event) => {
    const [{ clientX, clientY }] = event.touches, up = touched && touched[1] - clientY;
    if (touched && (one.show ? Math.abs(up) : up) > Math.abs(clientX - touched[0])) event.stopImmediatePropagation();
    else touched = null;
  }, { capture: true, passive: true });
}

/** Draws where the component has been, under it: each instant of the motion a little more of the same colour. */
class Ghost {
  #told = -Infinity;

  constructor(element, every) {
    const { elastic } = element;
    Object.assign(this, { element, elastic, every });
    this.canvas = make('canvas', { className: 'ghost', attributes: { 'aria-hidden': 'true' } });
    element.after(this.canvas);
    this.clear();
    elastic.addEventListener('frame', () => this.draw());
    new ResizeObserver(() => this.clear()).observe(element);
  }

  clear() {
    const { clientWidth, clientHeight } = this.element, ratio = devicePixelRatio;
    Object.assign(this.canvas, { width: clientWidth * ratio, height: clientHeight * ratio });
  }

  draw() {
    const { canvas } = this.elastic, t = this.elastic.time();
    if (Math.abs(t - this.#told) < this.every || !canvas.width || this.elastic.resting) return;
    this.#told = t;
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const [there, here] = [canvas, this.canvas].map((one) => one.getBoundingClientRect());
    context.globalAlpha = 0.05;
    context.drawImage(canvas, (there.left - here.left) * devicePixelRatio, (there.top - here.top) * devicePixelRatio, there.width * devicePixelRatio, there.height * devicePixelRatio);
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
    const ghost = new Ghost(element, 0.045);
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
for (const card of document.querySelectorAll('.card > .stage')) {
  if (!card.ready) continue;
  whenSeen(card, 0.9, () => {
    if (card.seek) card.seek(0.9); // A song begins in its first line.
    if (isStill()) return;
    card.play?.();
    if (CARDS[card.localName]) new Hand(card, CARDS[card.localName]).play();
  });
}
const refresh = document.querySelector('elastic-refresh');
refresh.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => setTimeout(done, 1500))));
