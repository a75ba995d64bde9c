// Plays a recording on the WebAssembly module and gives a line an instant: the bits of every number of the scene,
// and of the number and time of each event since the line before. What a native elastic-web prints.
import { Motion, open } from '/elements/elastic.js';
import { entriesOf, entry } from '/elements/entry.js';
import { COMPONENTS } from '/elements/names.js';
import { ENTRY_RESIZED, ENTRY_SURROUNDINGS } from '/elements/numbers.js';
import { allToRead, read } from '/elements/recordings.js';

const bits = new DataView(new ArrayBuffer(8));
const hexadecimal = (number) => {
  bits.setFloat64(0, number);
  return bits.getBigUint64(0).toString(16);
};

/** On the module that the page has for the component: its own, or the one with all. */
export async function replay(recording, count) {
  const { numbers, content } = await read(recording), entries = entriesOf(numbers);
  await open(COMPONENTS[numbers[0]]);
  await allToRead(numbers[0]);
  const motion = new Motion(numbers[0]);
  motion.take(entry(0, ENTRY_RESIZED, numbers[1], numbers[2]));
  motion.take(entry(0, ENTRY_SURROUNDINGS));
  if (content) motion.load(content, 0);
  const end = entries.reduce((longest, [t]) => Math.max(longest, t), 0) + 2;
  const lines = [];
  let next = 0;
  for (let index = 0; index < count; index++) {
    const time = end * index / (count - 1);
    while (entries[next]?.[0] <= time) motion.take(entries[next++]);
    motion.advance(time);
    const scene = motion.draw();
    const words = Array.from(scene.subarray(motion.at, motion.end), hexadecimal);
    for (let event; (event = motion.nextEvent()); ) {
      const { name, t } = event;
      words.push('event', String(motion.table.events.indexOf(name)), hexadecimal(t));
    }
    lines.push(words.join(' '));
  }
  motion.free();
  return lines;
}
