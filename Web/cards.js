// The cards of the first page: each plays a short scene, once when it comes into sight and again when pointed at.
import { Elastic } from './view.js';

/** A finger from one place to another within some seconds, slower towards the end. */
function stroke([fromX, fromY], [toX, toY], start, duration) {
  const steps = Math.round(duration * 60), at = (step) => {
    const share = Math.sin(step / steps * Math.PI / 2);
    return { t: start + step / 60, x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share };
  };
  return [
    { ...at(0), phase: 'down' }, ...Array.from({ length: steps }, (_, step) => ({ ...at(step + 1), phase: 'move' })),
    { ...at(steps), t: start + duration + 0.05, phase: 'up' },
  ];
}

// What happens in each scene, in a card of this size.
const SCENES = {
  'elastic-surface': (w) => stroke([w * 0.5, 10], [w * 0.28, 130], 0.3, 0.7),
  'pull-to-refresh': (w) => [...stroke([w * 0.5, 10], [w * 0.28, 130], 0.3, 0.7), { t: 2.6, command: 'end-refreshing' }],
  'flowing-menu': (w, h) => [
    ...stroke([6, h * 0.5], [w * 0.5, h * 0.4], 0.3, 0.6), ...stroke([w * 0.6, h * 0.5], [w * 0.05, h * 0.6], 2.1, 0.5),
  ],
  'lyric-ball': () => [{ t: 0.2, command: 'play' }],
  'message-balloon': () => [{ t: 2.4, command: 'hide' }, { t: 2.8, command: 'show' }],
  'elastic-shape': (w, h) => stroke([w * 0.6, h * 0.45], [w * 0.78, h * 0.3], 0.4, 0.6),
};
const CONTENTS = { 'lyric-ball': 'Twinkle, twinkle, little star,\nHow I wonder what you are!' };

/** Lines that stand for a page and its menu. */
function lines(context, part, x, y, width, height) {
  context.fillStyle = part === 'menu' ? '#ffffffb0' : '#8a93a655';
  for (let row = 0; row * 34 + 40 < height; row++) {
    context.fillRect(x + width * 0.12, y + row * 34 + 24, width * (part === 'menu' ? 0.5 : 0.7 - row % 3 * 0.15), 10);
  }
}

for (const card of document.querySelectorAll('[data-component]')) {
  const stage = card.querySelector('.stage');
  const name = card.dataset.component;
  const elastic = new Elastic(stage, stage.firstElementChild, name, { accepts: () => false });
  elastic.slot = lines;
  const content = CONTENTS[name];
  const play = () => {
    const { environment: { reduceMotion, scheme }, size } = elastic;
    const events = [{ t: 0, phase: 'environment', scheme, ...(reduceMotion && { reduceMotion }) }, ...SCENES[name](...size)];
    elastic.play({ version: 1, component: name, size, ...(content && { content }), events });
  };
  play();
  for (const type of ['pointerenter', 'focus']) card.addEventListener(type, () => elastic.player?.ended !== false && play());
}
