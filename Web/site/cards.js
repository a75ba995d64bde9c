// The cards of the first page: each element is live, and plays a short scene once when it comes into sight.
import { ENTRY, entry } from '../elements/entry.js';

/** A finger from one place to another within some seconds, slower towards the end. */
function stroke([fromX, fromY], [toX, toY], start, duration) {
  const steps = Math.round(duration * 60), touch = (t, phase, step) => {
    const share = Math.sin(step / steps * Math.PI / 2);
    return entry(t, ENTRY.touch, 0, phase, fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
  };
  return [
    ...Array.from({ length: steps + 1 }, (_, step) => touch(start + step / 60, step && 1, step)).flat(),
    ...touch(start + duration + 0.05, 2, steps),
  ];
}

// What happens in each scene, in a card of this size: the numbers of entries.
const SCENES = {
  'elastic-surface': (w) => stroke([w * 0.5, 10], [w * 0.28, 110], 0.3, 0.7),
  'elastic-refresh': (w, h, commands) => [
    ...stroke([w * 0.5, 10], [w * 0.28, 130], 0.3, 0.7), ...entry(2.6, ENTRY.command, commands.indexOf('end-refreshing'), 0),
  ],
  'flowing-menu': (w, h) => [
    ...stroke([6, h * 0.5], [w * 0.5, h * 0.4], 0.3, 0.6), ...stroke([w * 0.6, h * 0.5], [w * 0.05, h * 0.6], 2.1, 0.5),
  ],
  'elastic-shape': (w, h) => stroke([w * 0.55, h * 0.45], [w * 0.7, h * 0.3], 0.4, 0.6),
};

const seen = new IntersectionObserver(async (entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    const { elastic } = await target.ready;
    // A song begins in its first line.
    if (target.seek) target.seek(0.9);
    if (elastic.environment.reduceMotion) continue;
    if (target.play) target.play();
    const scene = SCENES[target.localName]?.(...elastic.size, elastic.motion.table.commands), { run } = elastic;
    if (scene) elastic.play({ ...run, numbers: [...run.numbers, ...scene] });
  }
}, { threshold: 0.9 });
for (const card of document.querySelectorAll('.card > .stage')) if (card.localName.includes('-')) seen.observe(card);

const refresh = document.querySelector('elastic-refresh');
refresh.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => setTimeout(done, 1500))));
