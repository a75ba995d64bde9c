// <elastic-stage>: any number of components on one canvas, drawn by a thread of its own where there is one.
import { make } from '../dom.js';
import { open } from '../elastic.js';
import { ElasticElement, FIELDS, HTMLElement, adoptStyles, later, surroundings, watch, watched } from '../element.js';
import { CLAIM_REFUSED } from '../numbers.js';
import { Pointers } from '../pointers.js';
import { FORCED_COLORS } from '../settings.js';
import { StageItem, fail } from './item.js';
import { watchPage } from '../watch.js';
import { bringStage, isProvided } from '../wasm.js';
import { freeWays } from '../ways.js';
import { startWorker } from './start-worker.js';

export { StageItem };

bringStage();

const KINDS = ['elastic-surface', 'elastic-shape', 'message-balloon'];
// A thread that has not answered after so many milliseconds is given up.
const PATIENCE = 10_000;
const STYLES = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
.drawing { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.content { position: relative; width: 100%; }
`;

export class ElasticStage extends HTMLElement {
  /** Makes the tag; the second time, and where there are no elements, does nothing. */
  static define(tag) {
    if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, this);
  }

  #items = new Set();
  #keys = new Map();
  #key = 0;
  #ready = later();
  #parts = null; // What draws it, while it is on a page.
  #hasFailed = false;
  #isThreadLost = false;
  #send = null;
  #queue = [];
  #aborter;
  #close = () => {};
  #pointers = null;
  #host = null; // What these take for an element's: with the motion of the item that was touched last.
  #held = new Map(); // The items by the fingers on them.
  #asked = new Map();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    adoptStyles(this, STYLES);
    this.content = make('div', { className: 'content', attributes: { part: 'content' } }, make('slot'));
    root.append(this.content);
  }

  /** Fulfilled when it draws; again after it was taken out and put back. */
  get ready() { return this.#ready.promise; }
  /** Whether a thread of its own draws it. */
  get isThreaded() { return Boolean(this.#parts?.worker); }
  /** How many frames were drawn so far; of a stage that is off the page, when it is back. */
  async countFrames() {
    await this.ready;
    const key = ++this.#key, timer = this.isThreaded ? setTimeout(() => this.#lose(), PATIENCE) : 0;
    return new Promise((done) => {
      this.#asked.set(key, (frames) => {
        clearTimeout(timer);
        done(frames);
      });
      this.#post({ what: 'count', key });
    });
  }

  // Items of the page.

  /** Adds a component without an element: its tag, its place in points of the stage, and its settings. */
  add(tag, options = {}) {
    if (!KINDS.includes(tag)) throw new RangeError(`<${tag}> cannot be added to a stage: expected one of ${KINDS.join(', ')}`);
    const item = new StageItem(this, tag, options, ++this.#key);
    this.#items.add(item);
    if (this.#parts) this.#open(item);
    return item;
  }

  /** The components without an element, in the order they are drawn. */
  get items() { return [...this.#items]; }

  #open(item) {
    item.open(this.environment);
    this.#keys.set(item.key, item);
  }

  // Onto a page and off it.

  /** Its own window; the script's may be another one. */
  window = globalThis.window;

  /** In another document it starts again, with that one's window and styles. */
  adoptedCallback() {
    this.#leave();
    adoptStyles(this, STYLES);
  }

  connectedCallback() {
    const { defaultView } = this.ownerDocument;
    if (this.#aborter || !defaultView) return; // It was only moved, or to a document that is not shown.
    this.window = defaultView;
    const { signal } = (this.#aborter = new AbortController());
    this.ready.catch(() => {}); // Said by the event.
    this.#start(signal).catch((error) => {
      if (signal.aborted) return;
      this.#hasFailed = true;
      this.#ready.reject(error);
      this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
  }

  disconnectedCallback() {
    queueMicrotask(() => { if (!this.isConnected) this.#leave(); });
  }

  #leave() {
    if (!this.#aborter) return;
    this.#aborter.abort();
    this.#aborter = null;
    this.#close();
    this.window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const item of this.#items) item.close();
    this.#keys.clear();
    this.#held.clear();
    this.#pointers?.remove();
    this.#pointers = null;
    if (this.#parts || this.#hasFailed) this.#ready = later();
    this.#hasFailed = false;
    this.#parts = this.#send = null;
    this.#queue = [];
  }

  async #start(signal) {
    // One module draws all: of one component, if the page has no other.
    const own = KINDS.filter(isProvided);
    if (own.length !== 1) await Promise.all([import('../all.js'), import('./tables.js')]);
    const kit = await open(own[0]);
    const worker = await this.#worker(kit, signal);
    const painter = worker ? null : await import('./painter.js');
    painter?.drawWith(kit);
    if (signal.aborted) return worker?.terminate();
    this.canvas?.remove();
    this.canvas = make('canvas', { className: 'drawing', attributes: { part: 'drawing', 'aria-hidden': 'true' } });
    this.shadowRoot.prepend(this.canvas);
    const origin = performance.timeOrigin;
    if (worker) {
      const canvas = this.canvas.transferControlToOffscreen();
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.postMessage({ canvas, origin }, [canvas]);
      this.#send = (messages, transfer) => worker.postMessage(messages, transfer);
      this.#close = () => worker.terminate();
    } else {
      // It draws after the elements, in the same frame.
      const requestAnimationFrame = (tick) => {
        this.#paint = tick;
        this.#askForFrame();
        return true;
      };
      const here = new painter.Painter(this.canvas, origin, (report) => this.#hear(report), {
        requestAnimationFrame, cancelAnimationFrame: () => { this.#paint = null; },
      });
      this.canvas.addEventListener('contextrestored', () => here.repaint());
      this.#send = (messages) => here.receive(messages);
      this.#close = () => here.close();
    }
    kit.addEventListener('lost', () => {
      this.#leave();
      fail(this, kit.broken);
    }, { signal });
    this.#parts = { worker };
    this.#host = {
      element: this, box: this, canvas: this.canvas, window: this.window,
      ways: (event) => this.#ways(event), touch: (...touch) => this.#touch(...touch),
      follows: (dx, dy, finger) => this.#held.get(finger)?.motion.follows(dx, dy) ?? true,
    };
    this.#pointers = new Pointers(this.#host, signal);
    this.#watch(signal);
    for (const item of this.#items) this.#open(item);
    this.#placeChildren();
    for (const key of this.#asked.keys()) this.#post({ what: 'count', key });
    this.#ready.resolve(this);
  }

  /** A worker that has the modules and can draw, if there is one. */
  async #worker({ module, wasm }, signal) {
    if (this.#isThreadLost || this.getAttribute('thread') === 'page' || !HTMLCanvasElement.prototype.transferControlToOffscreen) return null;
    let worker, timer;
    try {
      worker = startWorker();
      const { port1, port2 } = new MessageChannel(), lose = () => { if (!signal.aborted) this.#lose(); };
      const isReady = await new Promise((done) => {
        worker.onmessage = ({ data }) => done(data.isReady);
        worker.onerror = () => done(false);
        timer = setTimeout(done, PATIENCE);
        worker.postMessage({ module, hasContent: Boolean(wasm.load), life: port2 }, [port2]);
      });
      if (isReady) {
        worker.onerror = lose;
        // Closed when the thread ends, in browsers that tell.
        port1.onclose = lose;
        port1.start();
        return worker;
      }
    } catch { /* A page may forbid workers. */ } finally { clearTimeout(timer); }
    worker?.terminate();
    return null;
  }

  /** Its thread has ended or does not answer: the page draws from now on. What is added is there again, at rest. */
  #lose() {
    if (!this.isThreaded) return;
    const hosts = [...this.#children.keys()];
    this.#leave();
    this.#children.clear();
    this.#isThreadLost = true;
    this.connectedCallback();
    for (const host of hosts) host.redraw();
  }

  // Messages to the painter, all of a turn at once.

  #post(message) {
    if (!this.#queue.length) queueMicrotask(() => this.#flush());
    this.#queue.push(message);
  }

  #flush() {
    const queue = this.#queue;
    if (!queue.length) return;
    this.#queue = [];
    this.#send?.(queue, queue.flatMap(({ numbers }) => (numbers ? [numbers.buffer] : [])));
  }

  /** An item has changed. */
  send(message) { if (this.#parts) this.#post(message); }
  /** An item is gone. */
  drop(item) {
    this.#items.delete(item);
    if (this.#keys.delete(item.key)) this.#post({ what: 'remove', key: item.key });
  }

  #hear({ news = [], faults = [], key, frames }) {
    if (key) this.#asked.get(key)?.(frames);
    this.#asked.delete(key);
    for (const { key: whose, message } of faults) {
      const [host] = [...this.#children].find(([, child]) => child.key === whose) ?? [];
      fail(this.#keys.get(whose) ?? host?.element.getRootNode().host, new Error(message));
    }
    for (const { key: whose, ...event } of news) this.#keys.get(whose)?.happened(event);
  }

  // The page around it.

  #watch(signal) {
    const { canvas, window } = this;
    const on = (target, type, handler, options) => target.addEventListener(type, handler, { signal, ...options });
    const size = () => {
      this.#post({ what: 'size', size: [this.clientWidth, this.clientHeight], ratio: window.devicePixelRatio });
      for (const item of this.#items) item.place();
      this.#askForFrame();
    };
    this.#page = watchPage(this, signal, () => this.surround(), size, () => this.#post({ what: 'seen', isSeen: this.#page.isSeen }));
    signal.addEventListener('abort', () => watched.delete(this));
    size();
    this.environment = { ...this.#page.reader, ...surroundings(this) };
    canvas.style.transition = ['color-scheme', 'visibility'].map((name) => `${name} 1ms step-start allow-discrete`).join();
    on(canvas, 'transitionrun', () => {
      this.surround();
      this.#page.look();
    });
    on(matchMedia(FORCED_COLORS), 'change', () => { for (const item of this.#items) item.restyle(); });
    watch(this);
    on(this, 'scroll', () => this.#askForFrame(), { capture: true, passive: true });
  }

  #page;
  /** Reads the settings of the page and the reader again. */
  surround() {
    const now = { ...this.#page.reader, ...surroundings(this) };
    if (Object.keys(now).every((name) => now[name] === this.environment[name])) return;
    this.environment = now;
    for (const item of this.#items) item.surround(now);
  }

  // Pointers, for items without an element. The components claim them.

  /** The ways that a pointer that goes down may go and be an item's: 0 on one of the page's own things. */
  #ways(event) {
    const path = event.composedPath();
    if (path.slice(0, path.indexOf(this)).some((one) => one instanceof ElasticElement || one.matches?.(`a, button, ${FIELDS}`))) return 0;
    return freeWays(event, this, this);
  }

  /** Hands a pointer to the item that has it, or as it goes down to the topmost there that takes it; gives its claim. */
  #touch(phase, point, finger, milliseconds) {
    const time = milliseconds + (this.window.performance.timeOrigin - performance.timeOrigin);
    const all = phase === 'down' ? this.items.filter((item) => item.contains(point)) : [this.#held.get(finger)];
    for (let item; (item = all.pop()); ) {
      const claim = item.input({ phase, x: point.x - item.x, y: point.y - item.y, id: finger }, time);
      if (claim <= CLAIM_REFUSED) continue;
      this.#held.set(finger, item);
      this.#host.motion = item.motion;
      return claim;
    }
    return CLAIM_REFUSED;
  }

  // Elements inside: each has its own motion and events; the stage gives the frames and the canvas.

  #children = new Map(); // By host: its key, and where it was drawn last.
  #shown = new Map(); // Drawn since the last frame.
  #ticks = new Set();
  #reports = []; // Of those that have drawn in this frame.
  #paint = null; // What draws it, if that is this thread and has something to draw.
  #frame = 0;

  /** Requests a frame for an element's host, like requestAnimationFrame. */
  request(tick) {
    this.#ticks.add(tick);
    this.#askForFrame();
  }
  cancel(tick) { this.#ticks.delete(tick); }
  /** Calls `report` in this frame, when all elements inside have drawn: a listener may take any of them away. */
  after(report) { this.#reports.push(report); }

  #call(act, milliseconds) {
    try {
      act(milliseconds);
    } catch (error) {
      this.window.reportError(error); // The others go on.
    }
  }

  /** Takes what an element's host has drawn, shown `scale` times as large. */
  show(host, scale) {
    const { margin, motion } = host;
    this.#shown.set(host, { scale, margin, numbers: motion.scene.slice(motion.items, motion.end) });
    this.#askForFrame();
  }

  /** An element has left. */
  forget(host) {
    this.#shown.delete(host);
    const child = this.#children.get(host);
    if (child && this.#parts) this.#post({ what: 'remove', key: child.key });
    this.#children.delete(host);
  }

  #askForFrame() { this.#frame ||= this.window.requestAnimationFrame(this.#tick); }
  #tick = (milliseconds) => {
    this.#frame = 0;
    const ticks = [...this.#ticks];
    this.#ticks.clear();
    for (const act of ticks) this.#call(act, milliseconds);
    for (const report of this.#reports) this.#call(report);
    this.#reports.length = 0;
    this.window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#ticks.size) this.#askForFrame();
    if (!this.#parts) return;
    this.#placeChildren();
    if (this.#parts.worker) return;
    this.#flush();
    const paint = this.#paint;
    this.#paint = null;
    paint?.(milliseconds);
  };

  /** All have drawn, and their pages have followed: now is when places are read. */
  #placeChildren() {
    if (!this.#shown.size && !this.#children.size) return;
    const look = this.#pointers.look(), ratio = this.window.devicePixelRatio;
    const whole = (points) => Math.round(points * ratio) / ratio;
    for (const host of new Set([...this.#shown.keys(), ...this.#children.keys()])) {
      const box = host.canvas.getBoundingClientRect(), { x, y } = look({ clientX: box.x, clientY: box.y });
      const { margin, size: [width, height] } = host;
      const frame = [whole(x) - margin, whole(y) - margin, width + 2 * margin, height + 2 * margin];
      const child = this.#children.get(host) ?? { key: ++this.#key, frame: [] }, drawn = this.#shown.get(host);
      if (drawn || String(frame) !== String(child.frame)) this.#post({ what: 'scene', key: child.key, frame, ...drawn });
      child.frame = frame;
      this.#children.set(host, child);
    }
    this.#shown.clear();
  }
}

ElasticStage.define('elastic-stage');
