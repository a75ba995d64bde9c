// A stage's own thread. The page hands over the compiled module first, so that it is fetched and compiled once.
addEventListener('message', async ({ data: { module, canvas, origin } }) => {
  const queue = [];
  onmessage = ({ data }) => queue.push(...data);
  const { Painter, drawWith, start } = await import('./stage-painter.js');
  drawWith(await start(module), true);
  const painter = new Painter(canvas, origin, (told) => postMessage(told));
  onmessage = ({ data }) => painter.receive(data);
  painter.receive(queue);
}, { once: true });
postMessage({ isReady: typeof requestAnimationFrame === 'function' });
