// A stage's own thread. The page hands over the compiled module first, so that it is fetched and compiled once, then the canvas.
addEventListener('message', async ({ data: { life, ...data } }) => {
  globalThis.life = life; // Its other end is closed when this thread ends.
  let isReady = typeof requestAnimationFrame === 'function';
  try {
    if (isReady) {
      const { Painter, drawWithModule } = await import('./painter.js');
      await drawWithModule(data);
      onmessage = ({ data: { canvas, origin } }) => {
        const painter = new Painter(canvas, origin, (report) => postMessage(report));
        onmessage = ({ data }) => painter.receive(data);
        canvas.addEventListener('contextrestored', () => painter.repaint());
      };
    }
  } catch {
    isReady = false; // The page draws.
  }
  postMessage({ isReady });
}, { once: true });
