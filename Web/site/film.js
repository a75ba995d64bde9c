// The pictures of a film, made by the browser's own encoder (WebCodecs).

const SECOND = 1e6; // In the encoder's microseconds.
const KEY_EVERY = 60;

/**
 * Encodes a canvas of each frame, with which `frames` calls its argument. Calls `output` for each picture: with its bytes,
 * whether it is a key frame, its time in milliseconds and what the encoder tells of it. Says so if this browser cannot.
 */
export async function encode(codec, width, height, rate, frames, output) {
  const config = { codec, width, height, framerate: rate, bitrate: Math.round(Math.min(width * height * rate * 0.15, 12e6)), latencyMode: 'realtime' };
  const canEncode = await globalThis.VideoEncoder?.isConfigSupported(config).then((told) => told.supported, () => false);
  if (!canEncode) throw new Error('this browser cannot encode video (WebCodecs); export GIF or Lottie instead');
  let fault = null, count = 0;
  const encoder = new VideoEncoder({
    output(chunk, told) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      output(data, chunk.type === 'key', Math.round(chunk.timestamp / 1000), told);
    },
    error: (error) => { fault = error; },
  });
  encoder.configure(config);
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
}
