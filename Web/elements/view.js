// A component on a page: pointers in, a canvas out, a clock only while something moves.
import { CLAIM, Motion } from './elastic.js';

export const QUERIES = {
  reduceMotion: ['(prefers-reduced-motion: reduce)', (on) => on],
  scheme: ['(prefers-color-scheme: dark)', (on) => (on ? 'dark' : 'light')],
  increasedContrast: ['(prefers-contrast: more)', (on) => on],
};
const round = (number, digits) => Number(number.toFixed(digits));
// Pointers that a component claimed as they went down: what lies around it leaves them alone.
const claimed = new WeakSet();

/**
 * `element` takes the pointers and gives the size; `canvas` lies over it. Dispatches a CustomEvent for each of the
 * component's events (`detail`: t, and whether it is `replayed`), `frame` after each frame drawn and `input` after
 * each input taken, `reset` when it is a new component and `clock` when time runs otherwise. `accepts(event)` says whether a pointer that goes down is for the component at all: a list that
 * is not at its start keeps it.
 */
export class Elastic extends EventTarget {
  #frame = 0;
  #timer = 0;
  #origin = performance.now();
  #base = 0;
  #rate = 1;
  #paused = false;
  #pointers = new Map();
  #visible = true;
  #aborter = new AbortController();
  #observers = [];

  constructor(element, canvas, name, { accepts = () => true, environment = {}, stage = null } = {}) {
    super();
    Object.assign(this, { element, canvas, accepts, kind: Motion.kind(name) });
    this.share(stage);
    // Elements for the component's slots, by the numbers of their parts; each has one child, which is placed. The clip around its own goes to
    // its parent, if that has data-clips.
    this.slots = {};
    this.said = null; // Called for each word painted: its number, its place and its size.
    this.style = {}; // The settings that differ from the defaults, as recordings write them.
    this.override = environment; // What the page wants otherwise than the reader's system says.
    this.system = {};
    const { signal } = this.#aborter;
    for (const [key, [query, value]] of Object.entries(QUERIES)) {
      const list = matchMedia(query);
      const set = () => {
        this.system[key] = value(list.matches);
        if (this.motion) this.surround();
      };
      set();
      list.addEventListener('change', set, { signal });
    }
    this.size = [element.clientWidth, element.clientHeight];
    this.reset();
    const resize = new ResizeObserver(() => this.#resize());
    resize.observe(element);
    const seen = new IntersectionObserver((entries) => {
      this.#visible = entries.at(-1).isIntersecting;
      this.wake();
    });
    seen.observe(element);
    this.#observers = [resize, seen];
    document.addEventListener('visibilitychange', () => this.wake(), { signal });
    this.#watchResolution();
    const on = (target, type, handler, options) => target.addEventListener(type, handler, { signal, ...options });
    on(element, 'pointerdown', (event) => this.#down(event));
    on(window, 'pointermove', (event) => this.#move(event));
    on(window, 'pointerup', (event) => this.#lift(event, 'up'));
    on(window, 'pointercancel', (event) => this.#lift(event, 'cancel'));
    // What a browser does with a finger is decided here, not by the pointer events: around the canvas too, which lies over
    // what scrolls and where a browser that looks for listeners before it asks the page finds none otherwise.
    on(canvas.parentElement, 'touchmove', (event) => {
      if (event.cancelable && [...this.#pointers.values()].some(({ isKept }) => isKept)) event.preventDefault();
    }, { passive: false });
    // Nor is a link or a picture dragged away while a pointer is the component's.
    on(element, 'dragstart', (event) => { if (this.#pointers.size) event.preventDefault(); });
  }

  /** Made when it is first asked for: on a stage it is not drawn on. */
  get context() { return (this.#context ??= this.canvas.getContext('2d')); }
  #context = null;

  /** Is drawn by a stage from now on, or on its own canvas again. */
  share(stage) {
    if (this.stage === stage) return;
    this.#stop();
    this.stage?.forget(this);
    this.stage = stage;
    if (stage) Object.assign(this.canvas, { width: 0, height: 0 });
    if (this.motion) this.wake();
  }

  /** Lets go of everything. */
  close() {
    this.#aborter.abort();
    for (const observer of this.#observers) observer.disconnect();
    this.#stop();
    this.stage?.forget(this);
    this.motion.free();
  }

  // The clock: seconds, slowed down or held as the page likes. Pointers and frames are told the time alike.

  time(milliseconds = performance.now()) {
    const rate = this.#paused ? 0 : this.#rate;
    return this.#base + Math.max(milliseconds - this.#origin, 0) / 1000 * rate;
  }

  #rebase(change) {
    const now = performance.now();
    this.#base = this.time(now);
    this.#origin = now;
    change();
    this.wake();
    this.dispatchEvent(new Event('clock'));
  }

  get rate() { return this.#rate; }
  set rate(rate) { this.#rebase(() => { this.#rate = rate; }); }
  get paused() { return this.#paused; }
  set paused(paused) { this.#rebase(() => { this.#paused = paused; }); }

  // What is done to the component: each is an event of a recording.

  /** A new component with the settings and surroundings there are; forgets what was done. */
  reset() {
    this.motion?.free();
    this.motion = new Motion(this.kind);
    this.player = null;
    this.#pointers.clear();
    this.happened = [];
    if (this.content) this.motion.load(this.content, this.time());
    this.#begin(this.time());
    for (const event of this.#opening()) this.motion.apply({ ...event, t: this.time() });
    this.wake();
    this.dispatchEvent(new Event('reset'));
  }

  /** Shows a song or a path, from its start; throws a sentence that says where it is none. */
  load(content) {
    const motion = new Motion(this.kind);
    try { motion.load(content, 0); } finally { motion.free(); }
    this.content = content;
    this.reset();
  }

  #begin(time) {
    this.start = time;
    const { content, size } = this;
    this.log = { version: 1, component: this.motion.table.name, size, ...(content && { content }), events: this.#opening().slice(1) };
  }

  /** The size, and what differs from the defaults. */
  #opening() {
    const events = [{ t: 0, phase: 'resize', size: this.size }];
    const environment = this.environment, different = {};
    for (const one of this.motion.surroundings) {
      if (one.name in environment && one.number(environment[one.name]) !== one.standard) {
        different[one.name] = environment[one.name];
      }
    }
    if (Object.keys(different).length) events.push({ t: 0, phase: 'environment', ...different });
    for (const [key, value] of Object.entries(this.style)) events.push({ t: 0, command: 'set', key, value });
    const { words } = this.motion;
    if (words.length) events.push({ t: 0, ...this.#measured(words) });
    return events;
  }

  /** How wide the component's words are, in the letters they are painted with. */
  #measured(words) {
    const { context } = this, size = this.motion.wordSize;
    this.wordSize = size;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.font = `${size}px system-ui, sans-serif`;
    const widths = words.map((word) => round(context.measureText(word).width, 3));
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
    context.restore();
    return { phase: 'measured', widths, lineHeight: round(up + down, 3) };
  }

  get environment() {
    return { direction: getComputedStyle(this.element).direction, ...this.system, ...this.override };
  }

  /** Does one event now, or at the page's time `milliseconds`. */
  input(event, milliseconds) {
    if (this.player) this.reset();
    const t = this.time(milliseconds);
    // From rest a run begins anew, so that what is kept of it does not grow for ever.
    if (this.resting && !this.recording && !this.#pointers.size) this.#begin(t);
    // A microsecond and a thousandth of a point are what a recording keeps, so they are what is played.
    // A pointer can report an earlier time than what came before it: it counts as that.
    const before = this.log.events.at(-1)?.t ?? 0;
    const timed = { t: Math.max(round(t - this.start, 6), before), ...event };
    if ('x' in event) Object.assign(timed, { x: round(event.x, 3), y: round(event.y, 3) });
    this.log.events.push(timed);
    if (this.log.events.length > 20000 && !this.recording) this.#begin(t);
    const result = this.motion.apply({ ...timed, t: this.start + timed.t });
    this.resting = false;
    this.wake();
    this.dispatchEvent(new CustomEvent('input', { detail: timed }));
    if (this.wordSize && this.motion.wordSize !== this.wordSize) this.input(this.#measured(this.motion.words));
    return result;
  }

  perform(command, value) { this.input({ command, ...(value != null && { value }) }); }
  activate() { this.input({ phase: 'activate' }); }
  surround() { this.input({ phase: 'environment', ...this.environment }); }

  /** Changes a setting; 0 if it was taken. */
  set(setting, value) {
    const written = setting.written(value);
    const failure = this.input({ command: 'set', key: setting.name, value: written });
    if (failure) this.log.events.pop();
    else if (value === setting.standard) delete this.style[setting.name];
    else this.style[setting.name] = written;
    return failure;
  }

  // Pointers. The component says whose they are.

  #point(event) {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left - this.element.clientLeft, y: event.clientY - box.top - this.element.clientTop };
  }

  #touch(event, phase) {
    const id = event.pointerId, point = this.#point(event), { start = point } = this.#pointers.get(id) ?? {};
    const claim = this.input({ phase, ...point, ...(id === 1 ? {} : { id }) }, event.timeStamp);
    if (claim === CLAIM.refused || phase === 'up' || phase === 'cancel') this.#pointers.delete(id);
    else this.#pointers.set(id, { claim, start, isKept: claim === CLAIM.claimed || this.#mayClaim(point.x - start.x, point.y - start.y) });
    if (claim === CLAIM.claimed && this.#pointers.has(id) && !this.element.hasPointerCapture(id)) {
      try { this.element.setPointerCapture(id); } catch { /* It has just gone up. */ }
      // Until now the mouse was selecting text.
      getSelection().empty();
      this.element.style.userSelect = 'none';
    }
    if (!this.#pointers.size) this.element.style.userSelect = '';
  }

  #down(event) {
    if (event.button !== 0 || claimed.has(event) || !this.accepts(event)) return;
    this.#touch(event, 'down');
    if (this.#pointers.get(event.pointerId)?.claim === CLAIM.claimed) claimed.add(event);
  }

  /**
   * Whether a way that is still undecided is one that the component can follow, so that the browser is to wait: a browser
   * that has scrolled once, or was held back once, decides no more. Away from its edge; an open menu is pushed back too.
   */
  #mayClaim(dx, dy) {
    const { edge, access } = this.motion;
    if (!edge) return true;
    const isSideways = edge === 'left' || edge === 'right', along = Math.abs(isSideways ? dy : dx);
    let away = (isSideways ? dx : dy) * (edge === 'right' || edge === 'bottom' ? -1 : 1);
    if (access.isModal) away = Math.abs(away);
    return away > 0 && along <= 2 * away;
  }

  #move(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length ? all : [event]) {
      if (this.#pointers.has(event.pointerId)) this.#touch(one, 'move');
    }
  }

  #lift(event, phase) {
    if (this.#pointers.has(event.pointerId)) this.#touch(event, phase);
  }

  // Size and pixels.

  #resize() {
    const size = [this.element.clientWidth, this.element.clientHeight];
    if (String(size) !== String(this.size)) {
      this.size = size;
      if (!this.player) this.input({ phase: 'resize', size });
    }
    this.wake();
  }

  #watchResolution() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.wake();
      this.#watchResolution();
    }, { once: true, signal: this.#aborter.signal });
  }

  #paint() {
    const { canvas, motion, size } = this, ratio = devicePixelRatio;
    // A recording made on another size of screen is shown whole.
    const [w, h] = this.player?.size ?? size;
    this.scale = this.player ? Math.min(size[0] / w, size[1] / h, 1) : 1;
    if (this.stage) return this.stage.show(this, this.scale);
    const { context } = this, [width, height] = size.map((points) => Math.round(points * ratio));
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Beside a scroll bar, not under it.
      canvas.style.cssText += `;width:${size[0]}px;height:${size[1]}px;left:${this.element.clientLeft}px`;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(this.scale * ratio, 0, 0, this.scale * ratio, 0, 0);
    this.filled = new Set();
    motion.paint(context, this.#slot, this.said);
    for (const [part, holder] of Object.entries(this.slots)) {
      const isShown = this.filled.has(+part);
      if (holder.inert === isShown) Object.assign(holder, { inert: !isShown, hidden: !isShown });
    }
  }

  /** What the page shows in a slot: an element of `slots`, which lies over the component, or what `slot` paints. */
  #slot = (context, frame, part, clips) => {
    const holder = this.slots[part];
    if (!holder) return this.slot?.(context, part, ...frame);
    this.filled.add(part);
    const { a, b, c, d, e, f } = context.getTransform(), [x, y, width, height] = frame;
    const ratio = devicePixelRatio, content = holder.firstElementChild;
    const layer = (element, clip) => {
      element.style.cssText = `position:absolute;inset:0;pointer-events:none;clip-path:${clip ?? 'none'}`;
    };
    layer(holder, clips.at(-1));
    if ('clips' in holder.parentElement.dataset) layer(holder.parentElement, clips.at(-2));
    const matrix = [a, b, c, d].map((one) => one / ratio).concat([e / ratio + x * a / ratio, f / ratio + y * d / ratio]);
    content.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:auto;width:${width}px;` +
      `height:${height}px;transform:matrix(${matrix.map((one) => round(one, 4))});opacity:${round(context.globalAlpha, 4)}`;
  };

  // Frames: one is asked for after an input and while something moves, none at rest.

  wake() {
    if (this.#frame || !this.#visible || document.hidden) return;
    this.#frame = this.stage ? this.stage.request(this.#tick) : requestAnimationFrame(this.#tick);
  }

  #stop() {
    if (this.stage) this.stage.cancel(this.#frame);
    else cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = this.#timer = 0;
  }

  #tick = (milliseconds) => {
    this.#stop();
    if (!this.#visible || document.hidden) return;
    const time = this.time(milliseconds);
    const next = this.player ? this.#play(time) : this.motion.advance(time);
    this.#show();
    this.resting = Number.isNaN(next) && !this.player && this.motion.head(1) === 0;
    const ends = this.player && this.player.next < this.player.events.length;
    if (this.#paused) return;
    if (next === -Infinity || ends) this.wake();
    else if (Number.isFinite(next)) {
      this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(next - time, 0) / this.#rate * 1000, 1e9));
    } else if (this.player) this.player.ended = true;
  };

  #show() {
    this.motion.draw();
    this.#paint();
    const { motion } = this;
    for (const event of motion.events()) {
      const detail = { ...event, t: event.t - this.start, replayed: Boolean(this.player) };
      if (this.happened.at(-1)?.name === 'slide' && event.name === 'slide') this.happened.pop();
      this.happened.push({ t: detail.t, name: event.name, ...('value' in event && { value: event.value }) });
      this.dispatchEvent(new CustomEvent(event.name, { detail }));
      // Whoever heard it may have asked for another component, to which nothing of this has happened.
      if (this.motion !== motion) break;
    }
    this.dispatchEvent(new Event('frame'));
  }

  // Recordings.

  record() {
    this.reset();
    this.recording = true;
  }

  /** Ends the recording and returns it. */
  stopRecording() {
    this.recording = false;
    return structuredClone(this.log);
  }

  /** How long what was done last, or is being played, goes on for. */
  get duration() {
    return (this.player ?? this.log).events.reduce((longest, event) => Math.max(longest, event.t), 0) + 2;
  }

  /** Plays a recording from its start; the next input ends it. */
  play(recording = this.player?.recording ?? this.log) {
    this.seek(0, recording);
    this.paused = false;
  }

  /** Shows a recording, or what was done last, at one time. */
  seek(time, recording = this.player?.recording ?? this.log) {
    const kept = { ...recording, events: [...recording.events] };
    this.#pointers.clear();
    this.motion.free();
    this.motion = new Motion(Motion.kind(kept.component));
    if (kept.content) this.motion.load(kept.content, 0);
    this.motion.apply({ t: 0, phase: 'resize', size: kept.size });
    this.motion.apply({ t: 0, phase: 'environment' });
    // A recording made by hand has no measured words: they are as wide as they are painted here.
    const { words } = this.motion;
    if (words.length && !kept.events.some(({ phase }) => phase === 'measured')) kept.events.unshift({ t: 0, ...this.#measured(words) });
    this.player = { recording: kept, events: kept.events, size: kept.size, next: 0 };
    this.happened = [];
    this.start = 0;
    this.#base = time;
    this.#origin = performance.now();
    this.#play(time);
    this.#show();
    this.wake();
  }

  #play(time) {
    const { player } = this;
    while (player.next < player.events.length && player.events[player.next].t <= time) {
      const event = player.events[player.next++];
      if (event.phase === 'resize') player.size = event.size;
      this.motion.apply(event);
    }
    return this.motion.advance(time);
  }
}
