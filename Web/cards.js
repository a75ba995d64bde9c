// The cards of the first page: each plays a short pull, once when it comes into sight and again when pointed at.
import { Elastic } from './view.js';

for (const card of document.querySelectorAll('[data-component]')) {
  const stage = card.querySelector('.stage');
  const name = card.dataset.component;
  const elastic = new Elastic(stage, stage.firstElementChild, name, { accepts: () => false });
  const pull = () => {
    const [width] = elastic.size, events = [];
    const touch = (t, phase, share) => events.push({ t, phase, x: width * (0.5 - 0.22 * share), y: 10 + 120 * share });
    if (elastic.environment.reduceMotion) events.push({ t: 0, phase: 'environment', ...elastic.environment });
    else events.push({ t: 0, phase: 'environment', scheme: elastic.environment.scheme });
    touch(0.3, 'down', 0);
    for (let step = 1; step <= 40; step++) touch(0.3 + step / 60, 'move', Math.sin(step / 40 * Math.PI / 2));
    touch(1.05, 'up', 1);
    if (name === 'pull-to-refresh') events.push({ t: 2.6, command: 'end-refreshing' });
    elastic.play({ version: 1, component: name, size: elastic.size, events });
  };
  pull();
  for (const type of ['pointerenter', 'focus']) card.addEventListener(type, () => elastic.player?.ended !== false && pull());
}
