// A component on a page: pointers in, a canvas out, a clock only while something moves.
import { Motion } from './elastic.js';
import { Pointers } from './pointers.js';

export const QUERIES = {
  reduceMotion: ['(prefers-reduced-motion: reduce)', (on) => on],
  scheme: ['(prefers-color-scheme: dark)', (on) => (on ? 'dark' : 'light')],
  increasedContrast: ['(prefers-contrast: more)', (on) => on],
};
// What moves out of the element's own box is seen as far as this around it, in points; its canvas grows by steps.
const MOST = 256, STEP = 64;
const round = (number, digits) => Number(number.toFixed(digits));

/**
 * `element` takes the pointers and gives the size; `canvas` lies over it. Dispatches a CustomEvent for each of the
 * component's events (`detail`: t, and whether it is `replayed`), `frame` after each frame drawn and `input` after
 * each input taken, `reset` when it is a new component and `clock` when time runs otherwise. `accepts(event)` says whether a pointer that goes down is for the component at all: a list that
 * is not at its start keeps it.
 */
export class Elastic extends EventTarget {
  #frame = 0;
  #timer = 0;
  #origin;
  #base = 0;
  #rate = 1;
  #paused = false;
  #visible = true;
  #aborter = new AbortController();
  #observers = [];

  constructor(element, canvas, name, { accepts = () => true, environment = {}, stage = null, spreads = false } = {}) {
    super();
    // The element's own window, which has its frames and its clock; the script's may be another one.
    const window = element.ownerDocument.defaultView;
    Object.assign(this, { element, canvas, window, accepts, spreads, kind: Motion.kind(name) });
    this.#origin = this.#now;
    // What holds both: the canvas lies in the element, or beside it.
    this.box = element.contains(canvas) ? element : canvas.parentElement;
    this.share(stage);
    const { signal } = this.#aborter;
    this.pointers = new Pointers(this, signal);
    // Elements for the component's slots, by the numbers of their parts; each has one child, which is placed. The clip
    // around its own goes to its parent, if that has data-clips.
    this.slots = {};
    this.said = null; // Called for each word painted: its number, its place and its size.
    this.style = {}; // The settings that differ from the defaults, as recordings write them.
    this.override = environment; // The page's overrides of the system's settings.
    this.system = {};
    for (const [key, [query, value]] of Object.entries(QUERIES)) {
      const list = window.matchMedia(query);
      const set = () => {
        this.system[key] = value(list.matches);
        if (this.motion) this.surround();
      };
      set();
      list.addEventListener('change', set, { signal });
    }
    this.size = [element.clientWidth, element.clientHeight];
    this.reset();
    const resize = new window.ResizeObserver(() => this.#resize());
    resize.observe(element);
    const seen = new window.IntersectionObserver((entries) => {
      this.#visible = entries.at(-1).isIntersecting;
      this.wake();
    });
    seen.observe(element);
    this.#observers = [resize, seen];
    window.document.addEventListener('visibilitychange', () => this.wake(), { signal });
    this.#watchResolution();
  }

  /** Created at the first use: on a stage it is not used. */
  get context() { return (this.#context ??= this.canvas.getContext('2d')); }
  #context = null;

  /** Is drawn by a stage from now on, or on its own canvas again. */
  share(stage) {
    if (this.stage === stage) return;
    this.#stop();
    this.stage?.forget(this);
    this.stage = stage;
    if (stage) {
      Object.assign(this.canvas, { width: 0, height: 0 });
      Object.assign(this.canvas.style, { width: '', height: '', left: '', top: '' });
    }
    if (this.motion) this.wake();
  }

  /** Lets go of everything. */
  close() {
    this.#aborter.abort();
    for (const observer of this.#observers) observer.disconnect();
    this.#stop();
    this.stage?.forget(this);
    this.pointers.remove();
    this.motion.free();
  }

  // The clock: seconds, which the page can slow down or hold. Pointers and frames use the same time.

  get #now() { return this.window.performance.now(); }

  time(milliseconds = this.#now) {
    const rate = this.#paused ? 0 : this.#rate;
    return this.#base + Math.max(milliseconds - this.#origin, 0) / 1000 * rate;
  }

  #rebase(change) {
    const now = this.#now;
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

  // Actions on the component: each is an event of a recording.

  /** A new component with the current settings and surroundings; clears the log. */
  reset() {
    this.motion?.free();
    this.motion = new Motion(this.kind);
    this.player = null;
    this.pointers.clear();
    this.happened = [];
    const t = this.time();
    if (this.content) this.motion.load(this.content, t);
    for (const event of this.#opening()) this.motion.apply({ ...event, t });
    // Words are measured in the size that the settings give them.
    const measured = this.#begin(t);
    if (measured) this.motion.apply({ ...measured, t });
    this.wake();
    this.dispatchEvent(new Event('reset'));
  }

  /** Shows a song or a path, from its start; throws an error with the position of a mistake. */
  load(content) {
    const motion = new Motion(this.kind);
    try { motion.load(content, 0); } finally { motion.free(); }
    this.content = content;
    this.reset();
  }

  /** Begins the log; the widths of the words, if the component has words. */
  #begin(time) {
    this.start = time;
    const { content, size } = this, events = this.#opening().slice(1), { words } = this.motion;
    const measured = words.length ? { t: 0, ...this.#measured(words) } : null;
    if (measured) events.push(measured);
    this.log = { version: 1, component: this.motion.table.name, size, ...(content && { content }), events };
    return measured;
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
    return events;
  }

  /** How wide the component's words are, in the letters they are painted with. */
  #measured(words) {
    const { context } = this, size = this.motion.wordSize;
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
    // Recordings store thousandths of a point, so these are played.
    const kept = 'x' in event ? { ...event, x: round(event.x, 3), y: round(event.y, 3) } : event;
    let result;
    this.#do((t) => {
      result = this.motion.apply({ ...kept, t });
      return event.command === 'set' && result ? [] : [kept];
    }, milliseconds);
    return result;
  }

  /** A key goes down or up, or with −1 the focus away; whether the component handled it. */
  key(key, isDown = false) {
    if (this.player && !isDown) return false;
    return this.#do((t) => this.motion.key(key, isDown, t)) !== null;
  }

  /** Takes the position, the state and the rate of a player. */
  follow(place, isPlaying, rate) { this.#do((t) => this.motion.follow(place, isPlaying, rate, t)); }

  /** Does something, and keeps the events of a recording that it returns. */
  #do(act, milliseconds) {
    if (this.player) this.reset();
    const t = this.time(milliseconds), isNew = this.resting && !this.recording && !this.pointers.count;
    // Recordings store microseconds, so these are played. A pointer can report an earlier time than what came before it:
    // it counts as that.
    const since = isNew ? 0 : Math.max(round(t - this.start, 6), this.log.events.at(-1)?.t ?? 0);
    const events = act(isNew ? t : this.start + since);
    if (!events?.length) return events;
    // From rest a new run begins, so that the log does not grow for ever.
    if (isNew) this.#begin(t);
    this.resting = false;
    for (const event of events) {
      const timed = { t: since, ...event };
      this.log.events.push(timed);
      this.dispatchEvent(new CustomEvent('input', { detail: timed }));
    }
    if (this.log.events.length > 20000 && !this.recording) this.#begin(t);
    this.wake();
    if (this.motion.needsMeasuring) this.input(this.#measured(this.motion.words));
    return events;
  }

  perform(command, value) { this.input({ command, ...(value != null && { value }) }); }
  activate() { this.input({ phase: 'activate' }); }
  surround() { this.input({ phase: 'environment', ...this.environment }); }

  /** Changes a setting; 0 if it was taken. */
  set(setting, value) {
    const written = setting.written(value);
    const failure = this.input({ command: 'set', key: setting.name, value: written });
    if (failure) return failure;
    if (value === setting.standard) delete this.style[setting.name];
    else this.style[setting.name] = written;
    return failure;
  }

  // Size and pixels.

  /** How far the canvas reaches out of the element's own box. */
  margin = 0;

  /** Whether it has no room for now: it keeps its size. */
  isAway = false;

  #resize() {
    if (this.isAway) return;
    const size = [this.element.clientWidth, this.element.clientHeight];
    if (this.motion.edge) this.pointers.look();
    if (String(size) !== String(this.size)) {
      this.size = size;
      if (!this.player) this.input({ phase: 'resize', size });
    }
    this.wake();
  }

  #watchResolution() {
    const { window } = this;
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.wake();
      this.#watchResolution();
    }, { once: true, signal: this.#aborter.signal });
  }

  #paint() {
    const { canvas, motion, size } = this, ratio = this.window.devicePixelRatio;
    // A recording made on another size of screen is shown whole.
    const [w, h] = this.player?.size ?? size;
    this.scale = this.player ? Math.min(size[0] / w, size[1] / h, 1) : 1;
    // At rest, state 0, all of it lies in its box, and the canvas needs no more memory than that.
    if (this.spreads) {
      const out = motion.head(1) && Math.ceil(motion.overhang(w, h) * this.scale / STEP) * STEP;
      this.margin = out && Math.min(Math.max(out, this.margin), MOST);
    }
    if (this.stage) return this.stage.show(this, this.scale);
    const { context } = this, pixels = Math.round(this.margin * ratio), margin = pixels / ratio;
    const [width, height] = size.map((points) => Math.round(points * ratio) + 2 * pixels);
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Beside a scroll bar, not under it.
      const left = this.element === this.box ? 0 : this.element.clientLeft;
      canvas.style.cssText += `;width:${size[0] + 2 * margin}px;height:${size[1] + 2 * margin}px;left:${left - margin}px;top:${-margin}px`;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(this.scale * ratio, 0, 0, this.scale * ratio, pixels, pixels);
    this.filled = new Set();
    motion.paint(context, this.#slot, this.said);
    for (const [part, holder] of Object.entries(this.slots)) {
      const isShown = this.filled.has(+part);
      if (holder.inert === isShown) Object.assign(holder, { inert: !isShown, hidden: !isShown });
    }
  }

  /** The page's content of a slot: an element of `slots`, over the component, or the drawing of `slot`. */
  #slot = (context, frame, part, clips) => {
    const holder = this.slots[part];
    if (!holder) return this.slot?.(context, part, ...frame);
    this.filled.add(part);
    const { a, b, c, d, e, f } = context.getTransform(), [x, y, width, height] = frame;
    const ratio = this.window.devicePixelRatio, content = holder.firstElementChild;
    const layer = (element, clip) => {
      element.style.cssText = `position:absolute;inset:0;pointer-events:none;clip-path:${clip ?? 'none'}`;
    };
    layer(holder, clips.at(-1));
    if ('clips' in holder.parentElement.dataset) layer(holder.parentElement, clips.at(-2));
    const matrix = [a, b, c, d].map((one) => one / ratio).concat([e / ratio + x * a / ratio, f / ratio + y * d / ratio]);
    content.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:auto;width:${width}px;` +
      `height:${height}px;transform:matrix(${matrix.map((one) => round(one, 4))});opacity:${round(context.globalAlpha, 4)}`;
  };

  // Frames: requested after an input and while something moves, never at rest.

  get #isSeen() { return this.#visible && !this.window.document.hidden; }

  wake() {
    if (this.#frame || !this.#isSeen) return;
    this.#frame = this.stage ? this.stage.request(this.#tick) : this.window.requestAnimationFrame(this.#tick);
  }

  #stop() {
    if (this.stage) this.stage.cancel(this.#frame);
    else this.window.cancelAnimationFrame(this.#frame);
    this.window.clearTimeout(this.#timer);
    this.#frame = this.#timer = 0;
  }

  #tick = (milliseconds) => {
    this.#stop();
    if (!this.#isSeen) return;
    const time = this.time(milliseconds);
    const next = this.player ? this.#play(time) : this.motion.advance(time);
    this.#show();
    this.resting = Number.isNaN(next) && !this.player && this.motion.head(1) === 0;
    const ends = this.player && this.player.next < this.player.events.length;
    if (this.#paused) return;
    if (next === -Infinity || ends) this.wake();
    else if (Number.isFinite(next)) {
      this.#timer = this.window.setTimeout(() => this.wake(), Math.min(Math.max(next - time, 0) / this.#rate * 1000, 1e9));
    } else if (this.player) this.player.ended = true;
  };

  #show() {
    this.motion.draw();
    this.#paint();
    const { motion } = this;
    for (const event of motion.events()) {
      const detail = { ...event, t: event.t - this.start, replayed: Boolean(this.player) };
      if (this.happened.at(-1)?.name === 'slide' && event.name === 'slide') this.happened.pop();
      if (this.happened.length === 1000) this.happened.shift();
      this.happened.push({ t: detail.t, name: event.name, ...('value' in event && { value: event.value }) });
      this.dispatchEvent(new CustomEvent(event.name, { detail }));
      // A listener may have replaced the component; the new one has not had these events.
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

  /** The duration of the last run or of the recording that plays. */
  get duration() {
    return (this.player ?? this.log).events.reduce((longest, event) => Math.max(longest, event.t), 0) + 2;
  }

  /** Plays a recording from its start; the next input ends it. */
  play(recording = this.player?.recording ?? this.log) {
    this.seek(0, recording);
    this.paused = false;
  }

  /** Shows a recording, or the last run, at one time. */
  seek(time, recording = this.player?.recording ?? this.log) {
    const kept = { ...recording, events: [...recording.events] };
    this.pointers.clear();
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
    this.#origin = this.#now;
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
