// Plays a recording on the WebAssembly module.
import { Motion, open } from '/elements/elastic.js';
import { entriesOf, entry } from '/elements/entry.js';
import { COMPONENTS } from '/elements/names.js';
import { ENTRY_RESIZED, ENTRY_SURROUNDINGS } from '/elements/numbers.js';
import { read } from '/elements/recordings.js';

/** Draws it at so many instants, on the module that the page has for the component: its own, or the one with all. How many drawings differ. */
export async function replay(recording, count) {
  const { numbers, content } = await read(recording), entries = entriesOf(numbers);
  await open(COMPONENTS[numbers[0]]);
  const motion = new Motion(numbers[0]);
  motion.take(entry(0, ENTRY_RESIZED, numbers[1], numbers[2]));
  motion.take(entry(0, ENTRY_SURROUNDINGS));
  if (content) motion.load(content, 0);
  const end = entries.reduce((longest, [t]) => Math.max(longest, t), 0) + 2;
  const drawings = new Set();
  let next = 0;
  for (let index = 0; index < count; index++) {
    const time = end * index / (count - 1);
    while (entries[next]?.[0] <= time) motion.take(entries[next++]);
    motion.advance(time);
    drawings.add(motion.draw().subarray(motion.at, motion.end).join());
    while (motion.nextEvent());
  }
  motion.free();
  return drawings.size;
}
