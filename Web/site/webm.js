// A WebM of frames: the browser's own encoder makes the pictures of a film, and this puts them into the file around them.

const SECOND = 1e6; // In the encoder's microseconds.
const KEY_EVERY = 60;

const bytesOf = (number) => {
  const bytes = [];
  for (let rest = number; rest >= 1 || !bytes.length; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
};
/** An element of EBML: its name, the length of what is in it, always in eight bytes, and that. */
const box = (name, ...inside) => {
  const size = inside.reduce((sum, one) => sum + (one.byteLength ?? one.size ?? one.length), 0);
  const length = bytesOf(size);
  return new Blob([Uint8Array.from([...bytesOf(name), 1, ...Array(7 - length.length).fill(0), ...length]), ...inside]);
};
const number = (name, value) => box(name, Uint8Array.from(bytesOf(value)));
const text = (name, value) => box(name, new TextEncoder().encode(value));
const real = (name, value) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return box(name, view);
};

/** Whether this browser can make one. */
export const canFilm = () => 'VideoEncoder' in globalThis;

/** The bytes of a WebM without sound; `frames` calls its argument with a canvas of each frame. */
export async function webm(width, height, rate, frames) {
  const clusters = [];
  let fault = null, blocks = [], start = 0, last = 0, count = 0;
  const close = () => {
    if (blocks.length) clusters.push(box(0x1f43b675, number(0xe7, start), ...blocks));
    blocks = [];
  };
  const encoder = new VideoEncoder({
    output(chunk) {
      const time = Math.round(chunk.timestamp / 1000), isKey = chunk.type === 'key', data = new Uint8Array(chunk.byteLength);
      if (isKey) {
        close();
        start = time;
      }
      chunk.copyTo(data);
      const since = time - start;
      blocks.push(box(0xa3, Uint8Array.from([0x81, since >> 8, since & 255, isKey ? 0x80 : 0]), data));
      last = time;
    },
    error: (error) => { fault = error; },
  });
  encoder.configure({ codec: 'vp8', width, height, framerate: rate, bitrate: Math.round(Math.min(width * height * rate * 0.15, 12e6)), latencyMode: 'realtime' });
  await frames(async (canvas) => {
    const frame = new VideoFrame(canvas, { timestamp: count * SECOND / rate, duration: SECOND / rate });
    encoder.encode(frame, { keyFrame: count % KEY_EVERY === 0 });
    frame.close();
    count++;
    // It is not given more than it can take.
    while (encoder.encodeQueueSize > 8 && !fault) await new Promise((done) => setTimeout(done, 5));
    if (fault) throw fault;
  });
  await encoder.flush();
  encoder.close();
  if (fault) throw fault;
  close();
  const head = box(0x1a45dfa3, number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8), text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2));
  const info = box(0x1549a966, number(0x2ad7b1, SECOND), real(0x4489, last + 1000 / rate), text(0x4d80, 'ElasticKit'), text(0x5741, 'ElasticKit'));
  const track = box(0x1654ae6b, box(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP8'),
    number(0x23e383, Math.round(1e9 / rate)), box(0xe0, number(0xb0, width), number(0xba, height))));
  return new Blob([head, box(0x18538067, info, track, ...clusters)], { type: 'video/webm' });
}
