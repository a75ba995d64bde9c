// Plays a recording on the WebAssembly module.
import { lengthOf, Motion, open } from '/elements/elastic.js';
import { COMPONENTS } from '/elements/names.js';
import { read } from '/elements/recordings.js';

/** Draws it at so many instants, on the module that the page has for the component: its own, or the one with all. How many drawings differ. */
export async function replay(recording, count) {
  const { numbers, content } = await read(recording);
  await open(COMPONENTS[numbers[0]]);
  const motion = new Motion(numbers[0]);
  motion.replay(numbers);
  if (content) motion.load(content, 0);
  const end = lengthOf(numbers) + 2, drawings = new Set();
  for (let index = 0; index < count; index++) {
    const time = end * index / (count - 1);
    motion.advance(time);
    drawings.add(motion.draw().subarray(motion.at, motion.end).join());
    while (motion.nextEvent());
  }
  motion.free();
  return drawings.size;
}
