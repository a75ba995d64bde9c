// Plays a recording on the WebAssembly module and gives a line an instant: the bits of every number of the scene,
// and of the number and time of each event since the line before. What a native elastic-web prints.
import { Motion } from '/elements/elastic.js';

const bits = new DataView(new ArrayBuffer(8));
const hexadecimal = (number) => {
  bits.setFloat64(0, number);
  return bits.getBigUint64(0).toString(16);
};

export function replay(recording, count) {
  const motion = new Motion(Motion.kind(recording.component));
  motion.apply({ t: 0, phase: 'resize', size: recording.size });
  motion.apply({ t: 0, phase: 'environment' });
  if (recording.content) motion.load(recording.content, 0);
  const end = recording.events.reduce((longest, { t }) => Math.max(longest, t), 0) + 2;
  const lines = [];
  let next = 0;
  for (let index = 0; index < count; index++) {
    const time = end * index / (count - 1);
    while (next < recording.events.length && recording.events[next].t <= time) motion.apply(recording.events[next++]);
    motion.advance(time);
    const scene = motion.draw();
    const words = Array.from(scene.subarray(motion.at, motion.end), hexadecimal);
    for (const { name, t } of motion.events()) {
      words.push('event', String(motion.table.events.indexOf(name)), hexadecimal(t));
    }
    lines.push(words.join(' '));
  }
  motion.free();
  return lines;
}
