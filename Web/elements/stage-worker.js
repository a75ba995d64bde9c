// A stage's own thread. The page hands over the compiled module first, so that it is fetched and compiled once.
addEventListener('message', async ({ data: { module, parts, canvas, origin } }) => {
  const queue = [];
  onmessage = ({ data }) => queue.push(...data);
  const { Painter, drawWithModule } = await import('./stage-painter.js');
  await drawWithModule({ module, parts });
  const painter = new Painter(canvas, origin, (told) => postMessage(told));
  onmessage = ({ data }) => painter.receive(data);
  painter.receive(queue);
}, { once: true });
postMessage({ isReady: typeof requestAnimationFrame === 'function' });
