// The same waves, drawn in one of several ways: ?way=canvas&count=1000. Each is an elastic surface of 375×160, times ?scale, that was
// pulled, held and let go; all swing for longer than is measured. `window.framesDrawn()` counts the frames.

const asked = new URLSearchParams(location.search);
const SCALE = Number(asked.get('scale') ?? 1);

/** Where each wave is, and how far and where along its edge it was pulled. */
export const waves = (count, width, height) => Array.from({ length: count }, (_, i) => ({
  x: Math.floor((i * 97.31) % (width - SIZE.width)), y: Math.floor((i * 61.7) % (height - SIZE.height)),
  pull: (40 + (i * 7) % 30) * SCALE, along: (60 + (i * 53) % 255) * SCALE,
}));
const SIZE = { width: 375 * SCALE, height: 160 * SCALE };
const DEPTH = 50 * SCALE, WAVE_RATIO = 0.6, FILL = 'rgb(57 67 89)';
// UIKit's spring: what is left after the duration is a thousandth.
const DURATION = 10, RATIO = 0.1;
const ROOT = Math.sqrt(1 - RATIO * RATIO), FREQUENCY = Math.log(RATIO / ROOT / 0.001) / (RATIO * DURATION);

/** What is left of a pull, a share of it, `t` seconds after it was let go. */
const left = (t) => {
  const angle = FREQUENCY * ROOT * t;
  return Math.exp(-RATIO * FREQUENCY * t) * (Math.cos(angle) + RATIO / ROOT * Math.sin(angle));
};

/** Draws a wave at a share of its height into a canvas or a path, at (x, y). */
export function trace(sink, { pull, along }, share, x, y) {
  const length = SIZE.width, wave = WAVE_RATIO * pull * share, base = y + DEPTH + pull * share - wave;
  const crest = length / 2 + (along - length / 2) * share, lean = 0.28 * (crest - length / 2);
  const start = Math.min(lean, 0), end = Math.max(length + lean, length);
  const before = crest - start, after = end - crest, shoulder = x + end - 0.71 * after;
  sink.moveTo(x, y);
  sink.lineTo(x, base);
  sink.bezierCurveTo(x + start, base, x + start + 0.44 * before, base, x + start + 0.71 * before, base + 0.64 * wave);
  sink.bezierCurveTo(x + crest, base + 1.36 * wave, shoulder, base + 0.64 * wave, shoulder, base + 0.64 * wave);
  sink.bezierCurveTo(shoulder, base + 0.64 * wave, x + end - 0.44 * after, base, x + end, base);
  sink.lineTo(x + length, y);
  sink.closePath();
}

/** As SVG path data. */
function data(wave, share) {
  let text = '';
  const write = (verb) => (...numbers) => { text += verb + numbers.map((one) => one.toFixed(2)).join(' '); };
  trace({ moveTo: write('M'), lineTo: write('L'), bezierCurveTo: write('C'), closePath: write('Z') }, wave, share, 0, 0);
  return text;
}

const SHARES = Array.from({ length: 101 }, (_, i) => left(DURATION * i / 100));
const ways = {
  /** By hand: one canvas, one loop, one spring for all three numbers of a wave. */
  canvas(all, { clips = false } = {}) {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = innerWidth * devicePixelRatio;
    canvas.height = innerHeight * devicePixelRatio;
    canvas.style.width = '100%';
    const context = canvas.getContext('2d'), start = performance.now();
    context.scale(devicePixelRatio, devicePixelRatio);
    context.fillStyle = FILL;
    let frames = 0;
    const draw = (now) => {
      frames++;
      context.clearRect(0, 0, innerWidth, innerHeight);
      const t = Math.max(now - start, 0) / 1000;
      for (const wave of all) {
        if (clips) {
          context.save();
          context.beginPath();
          context.rect(wave.x, wave.y, SIZE.width, SIZE.height);
          context.clip();
        }
        context.beginPath();
        trace(context, wave, left(t), wave.x, wave.y);
        context.fill();
        if (clips) context.restore();
      }
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    return () => frames;
  },

  /** The same loop, which also keeps each wave within its own 375×160, as all the others do. */
  'canvas-clipped': (all) => ways.canvas(all, { clips: true }),

  /** By hand: a canvas a wave, one loop. */
  canvases(all) {
    const contexts = all.map(({ x, y }) => {
      const canvas = document.body.appendChild(document.createElement('canvas'));
      canvas.width = SIZE.width * devicePixelRatio;
      canvas.height = SIZE.height * devicePixelRatio;
      canvas.style.cssText = `width: ${SIZE.width}px; height: ${SIZE.height}px; left: ${x}px; top: ${y}px`;
      const context = canvas.getContext('2d');
      context.scale(devicePixelRatio, devicePixelRatio);
      context.fillStyle = FILL;
      return context;
    });
    const start = performance.now();
    let frames = 0;
    const draw = (now) => {
      frames++;
      const share = left(Math.max(now - start, 0) / 1000);
      all.forEach((wave, i) => {
        contexts[i].clearRect(0, 0, SIZE.width, SIZE.height);
        contexts[i].beginPath();
        trace(contexts[i], wave, share, 0, 0);
        contexts[i].fill();
      });
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    return () => frames;
  },

  /** Ours: an element a wave. */
  async elements(all) {
    await import('../../Web/elements/surface.js');
    document.body.innerHTML = all.map(({ x, y }) => `<elastic-surface minimum-height="${DEPTH}" settling-duration="${DURATION}"
      damping-ratio="${RATIO}" style="position: absolute; left: ${x}px; top: ${y}px; width: ${SIZE.width}px; height: ${SIZE.height}px"></elastic-surface>`).join('');
    const surfaces = [...document.querySelectorAll('elastic-surface')];
    await Promise.all(surfaces.map(({ ready }) => ready));
    const now = performance.now();
    surfaces.forEach(({ elastic }, i) => {
      const { pull, along } = all[i];
      elastic.touch('down', { x: along, y: 20 * SCALE }, 0, now);
      elastic.touch('move', { x: along, y: 20 * SCALE + pull }, 0, now + 100);
      elastic.touch('up', { x: along, y: 20 * SCALE + pull }, 0, now + 500);
    });
    return count();
  },

  /** SVG's own animation: a drawing a wave. */
  smil(all) {
    draw(all, (wave) => `<path fill="${FILL}" d="${data(wave, 1)}"><animate attributeName="d" dur="${DURATION}s"
      values="${SHARES.map((share) => data(wave, share)).join(';')}" repeatCount="indefinite"/></path>`);
    return count();
  },

  /** CSS: `d` between two paths, along a spring. */
  css(all) {
    const easing = `linear(${SHARES.map((share) => (1 - share).toFixed(4)).join()})`;
    document.head.appendChild(document.createElement('style')).textContent = all.map((wave, i) =>
      `@keyframes wave${i} { from { d: path("${data(wave, 1)}") } to { d: path("${data(wave, 0)}") } }`).join('\n');
    draw(all, (wave, i) => `<path fill="${FILL}" style="animation: wave${i} ${DURATION}s ${easing} infinite"/>`);
    return count();
  },

  /** Ours: a stage, drawn by a worker. */
  async stage(all, attributes = '') {
    await import('../../Web/elements/stage/stage.js');
    document.body.innerHTML = `<elastic-stage ${attributes} style="width: 100vw; height: 100vh"></elastic-stage>`;
    const stage = document.querySelector('elastic-stage');
    await stage.ready;
    const start = performance.now();
    for (const { x, y, pull, along } of all) {
      const item = stage.add('elastic-surface', { x, y, ...SIZE, style: { minimumHeight: DEPTH, settlingDuration: DURATION, dampingRatio: RATIO } });
      const now = performance.now();
      item.input({ phase: 'down', x: along, y: 20 * SCALE }, now);
      item.input({ phase: 'move', x: along, y: 20 * SCALE + pull }, now + 100);
      item.input({ phase: 'up', x: along, y: 20 * SCALE + pull }, start + 500);
    }
    return () => stage.countFrames();
  },

  /** None of our code: what any canvas of a worker's costs the page. It moves one square. */
  bare() {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    Object.assign(canvas, { width: innerWidth, height: innerHeight });
    const worker = new Worker(URL.createObjectURL(new Blob([`
      let frames = 0;
      onmessage = ({ data }) => {
        if (!data) return postMessage(frames);
        const context = data.getContext('2d'), { width, height } = data;
        const draw = (now) => {
          frames++;
          context.clearRect(0, 0, width, height);
          context.fillRect(now / 10 % width, 0, 50, 50);
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      };`])));
    const own = canvas.transferControlToOffscreen();
    worker.postMessage(own, [own]);
    return () => new Promise((done) => {
      worker.onmessage = ({ data }) => done(data);
      worker.postMessage(null);
    });
  },

  /** Ours on the page's own thread. */
  'stage-page': (all) => ways.stage(all, 'thread="page"'),
};

function draw(all, path) {
  document.body.innerHTML = all.map((wave, i) =>
    `<svg width="${SIZE.width}" height="${SIZE.height}" style="left: ${wave.x}px; top: ${wave.y}px">${path(wave, i)}</svg>`).join('');
}

/** Counts frames that the page does not draw itself. */
function count() {
  let frames = 0;
  const tick = () => {
    frames++;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return () => frames;
}

const isReady = ways[asked.get('way')]?.(waves(Number(asked.get('count')), innerWidth, innerHeight));
window.framesDrawn = async () => (await isReady)();
