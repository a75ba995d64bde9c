// Pictures and films of a recording, painted by the page as the component itself is.
import { lengthOf, Motion } from '../elements/elastic.js';
import { gif } from './gif.js';
import { mp4 } from './mp4.js';
import { webm } from './webm.js';

// Of what never rests, but for a song, so many seconds are shown after what was done to it last, and of all at most the other.
const AFTER = 3, LONGEST = 30;
// The longer side of a film has at most so many pixels.
const LARGEST = 720;

/** The run of `elastic` as frames on a canvas of its own. */
class Frames {
  constructor(elastic, run, rate, ground) {
    const [kind, ...size] = run.numbers.slice(0, 3);
    Object.assign(this, { kind, run, rate, ground, goesOn: true, font: elastic.font });
    this.scale = Math.min(2, LARGEST / Math.max(...size));
    // Films have an even number of pixels.
    [this.width, this.height] = size.map((one) => Math.max(Math.round(one * this.scale / 2) * 2, 2));
    this.size = size;
    this.canvas = new OffscreenCanvas(this.width, this.height);
    this.context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!this.context) throw new Error('this browser gives the page no canvas; export Lottie or an animated SVG instead');
  }

  /** Calls `each` after each frame is painted; stops where it rests. */
  async play(each) {
    const motion = new Motion(this.kind), { context } = this;
    try {
      motion.replay(this.run.numbers);
      if (this.run.content) motion.load(this.run.content, 0);
      const isSong = motion.table.name === 'lyric-ball', last = lengthOf(this.run.numbers);
      const end = isSong ? LONGEST : Math.min(last + AFTER, LONGEST);
      for (let frame = 0; frame / this.rate <= end; frame++) {
        const time = frame / this.rate;
        const next = motion.advance(time);
        motion.draw();
        while (motion.nextEvent());
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = this.ground;
        context.fillRect(0, 0, this.width, this.height);
        context.scale(this.width / this.size[0], this.height / this.size[1]);
        motion.paint(context, undefined, undefined, this.font);
        await each(this.canvas);
        if (frame % 8 === 0) await new Promise((done) => setTimeout(done)); // The page goes on.
        if (!motion.isReplaying && Number.isNaN(next)) {
          this.goesOn = false;
          break;
        }
      }
    } finally {
      motion.free();
    }
  }

  get pixels() { return this.context.getImageData(0, 0, this.width, this.height).data; }
}

/** The formats made here, by what they are called; each gives a blob and a sentence. */
export const PICTURES = {
  png: { label: 'PNG (current frame)', async make(elastic) {
    const blob = await new Promise((done) => elastic.canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the picture is empty');
    return { blob, sentence: `One image, ${elastic.canvas.width} × ${elastic.canvas.height} pixels, transparent background.` };
  } },
  gif: { label: 'GIF', make: (elastic, run, ground) => film(elastic, run, ground, 25, (frames, each) =>
    gif(frames.width, frames.height, 4, (pixels) => frames.play(() => { each(); pixels(frames.pixels); })), 2) },
  webm: { label: 'WebM', make: (...all) => encoded(webm, ...all) },
  mp4: { label: 'MP4', make: (...all) => encoded(mp4, ...all) },
};

const encoded = (write, elastic, run, ground) => film(elastic, run, ground, 30, (frames, each) =>
  write(frames.width, frames.height, 30, (take) => frames.play((canvas) => { each(); return take(canvas); })), 1);

async function film(elastic, run, ground, rate, make, passes) {
  const frames = new Frames(elastic, run, rate, ground);
  let count = 0;
  const blob = await make(frames, () => { count++; });
  count /= passes;
  const length = `${count} frames, ${Number((count / rate).toFixed(2))} s`, size = `${frames.width} × ${frames.height} pixels, ${Math.ceil(blob.size / 1000)} kB`;
  return { blob, sentence: `${length}, ${size}.${frames.goesOn ? ' The motion continues after the end.' : ''}` };
}
