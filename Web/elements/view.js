// A component on a page: pointers in, a canvas out, a clock only while something moves.
import { contextOf, NoContext, ratioFor } from './canvas.js';
import { clockOf } from './clock.js';
import { Motion } from './elastic.js';
import { entry } from './entry.js';
import { PHASES, READER_USUAL } from './names.js';
import { ENTRY_ACTIVATED, ENTRY_COMMAND, ENTRY_MEASURED, ENTRY_RESIZED, ENTRY_SET, ENTRY_SURROUNDINGS, ENTRY_TOUCH } from './numbers.js';
import { round } from './paint.js';
import { Pointers } from './pointers.js';
import { watchPage } from './watch.js';

// What moves out of the element's own box is seen as far as this around it, in points; its canvas grows by steps.
const MOST = 256, STEP = 64;
const recordings = () => import('./recordings.js'); // When one is first read, written or played.
// So many numbers are kept of what moves without a rest.
const LONGEST = 200000;

/**
 * `element` takes the pointers and gives the size; `canvas` lies over it. Dispatches a CustomEvent for each of the
 * component's events (`detail`: t, and whether it is `replayed`), `frame` after each frame drawn and `input` after
 * each entry taken (`detail`: its numbers), `reset` when it is a new component and `clock` when time runs otherwise. `ways(event)` are those that
 * a pointer that goes down may go to be the component's (ways.js). What it listens to ends with `signal`.
 *
 * An element can give it more: `slots`, the page's own content in the component's slots; `font`, of its words, whose height is that of a
 * line, for each point of size, or 0 for the font's own; `measured(motion)`, what an entry says of a motion's words, where there are some;
 * `said`, called for each word painted with its number, its place and its size; and `blank`, called once if the browser gives no canvas.
 */
export class Elastic extends EventTarget {
  #isWaiting = false;
  #timer = 0;
  #origin;
  #base = 0;
  #rate = 1;
  #paused = false;
  #page;
  #signal;
  #isClosed = false;

  constructor(element, canvas, name, { signal, ways, environment, stage, shares, reach, box, blank }) {
    super();
    // The element's own window, which has its frames and its clock; the script's may be another one.
    const window = element.ownerDocument.defaultView;
    Object.assign(this, { element, canvas, window, ways, shares, reach, blank, kind: Motion.kind(name) });
    this.#origin = this.#now;
    // What holds both: the canvas lies in the element, or beside it.
    this.box = box ?? (element.contains(canvas) ? element : canvas.parentElement);
    this.share(stage);
    this.#signal = signal;
    this.pointers = new Pointers(this, signal);
    this.style = new Map(); // The values that differ from the defaults, by the settings' numbers.
    this.override = environment; // The page's overrides of the system's settings.
    this.#page = watchPage(element, signal, () => this.surround(), () => this.#resize(), () => this.wake());
    this.size = [element.clientWidth, element.clientHeight];
    this.reset();
    this.table = this.motion.table;
  }

  /** Created at the first use: on a stage it is not used. */
  get context() {
    if (this.#context) return this.#context;
    this.#context = contextOf(this.canvas);
    if (this.#context instanceof NoContext) this.blank?.();
    return this.#context;
  }
  #context = null;

  /** Is drawn by a stage from now on, or on its own canvas again. */
  share(stage) {
    if (this.stage === stage) return;
    this.#stop();
    this.stage?.forget(this);
    this.#crowd?.leave(this);
    this.stage = stage;
    if (stage) {
      Object.assign(this.canvas, { width: 0, height: 0 });
      Object.assign(this.canvas.style, { width: '', height: '', left: '', top: '' });
    }
    if (this.motion) this.wake();
  }

  /** Lets go of everything, after `signal` is aborted. */
  close() {
    this.#isClosed = true;
    this.#stop();
    this.stage?.forget(this);
    this.#crowd?.leave(this);
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

  /** Whether the component can follow a pointer that has gone this way. */
  follows(dx, dy) { return this.motion.follows(dx, dy); }

  // Actions on the component: each is an entry of a recording.

  /** A new component with the current settings and surroundings; clears the log. */
  reset() { this.#show(this.#loaded(this.content)); }

  /** Shows a song or a path, from its start; throws an error with the position of a mistake. */
  load(content) {
    const motion = this.#loaded(content);
    this.content = content;
    this.#show(motion);
  }

  /** A component with this content, if there is any. */
  #loaded(content) {
    const motion = new Motion(this.kind);
    try {
      if (content) motion.load(content, this.time());
    } catch (error) {
      motion.free();
      throw error;
    }
    return motion;
  }

  /** Shows another component in place of the one before. */
  #show(motion) {
    this.motion?.free();
    this.motion = motion;
    this.player = null;
    this.pointers.clear();
    const t = this.time();
    for (const one of this.#opening(t)) this.motion.take(one);
    // Words are measured in the size that the settings give them.
    const measured = this.#begin(t);
    if (measured) this.motion.take(entry(t, ENTRY_MEASURED, ...measured));
    this.motion.record();
    this.wake();
    this.dispatchEvent(new Event('reset'));
  }

  // What was done since the last rest: the numbers of a recording, and the time of the last entry.
  #numbers = [];
  #latest = 0;

  /** Begins the log; the values of `measured`, if the component has words. */
  #begin(time) {
    this.start = time;
    this.#latest = 0;
    this.#numbers = [this.kind, ...this.size];
    const measured = this.measured?.(this.motion);
    for (const one of this.#opening(0).slice(1)) this.#note(one);
    if (measured) this.#note(entry(0, ENTRY_MEASURED, ...measured));
    return measured;
  }

  #note(entry, numbers = this.#numbers) {
    [this.#latest] = entry;
    for (const number of entry) numbers.push(number);
  }

  /** The size, and what differs from the defaults. */
  #opening(t) {
    const now = this.motion.surround(this.environment), isUsual = String(now) === String(READER_USUAL);
    return [
      entry(t, ENTRY_RESIZED, ...this.size), ...(isUsual ? [] : [entry(t, ENTRY_SURROUNDINGS, ...now)]),
      ...[...this.style].map(([index, value]) => entry(t, ENTRY_SET, index, value)),
    ];
  }

  /** The page's font has changed: the words are measured again. */
  measure() {
    const measured = this.measured?.(this.motion);
    if (measured) this.#input(undefined, ENTRY_MEASURED, ...measured);
  }

  get environment() {
    return { direction: getComputedStyle(this.element).direction, ...this.#page.reader, ...this.override };
  }

  /** A pointer, by its number, at a place of the component; its claim. */
  touch(phase, { x, y }, id, milliseconds) {
    if (phase === 'down') this.#catch(milliseconds);
    // Recordings store thousandths of a point, so these are played.
    return this.#input(milliseconds, ENTRY_TOUCH, id, PHASES.indexOf(phase), round(x, 3), round(y, 3));
  }

  #input(milliseconds, ...said) { return this.#do((t) => this.motion.take(entry(t, ...said)), milliseconds); }

  /** A key goes down or up, or with −1 the focus away; whether the component handled it. */
  key(key, isDown = false) {
    if (this.player && !isDown) return false;
    const { motion } = this, entries = motion.keyed(key, isDown, this.time());
    if (!entries) return false;
    // Escape, which is a command, leaves a recording to go on.
    if (entries.some(([, says]) => says !== ENTRY_COMMAND)) this.#catch();
    this.#takeOver();
    if (this.motion !== motion) return this.key(key, isDown);
    this.#do((t) => { for (const one of entries) motion.take([t, ...one.slice(1)]); });
    return true;
  }

  /** Takes the position, the state and the rate of a player: what is heard is the element's song, not a recording's. */
  follow(place, isPlaying, rate) {
    if (this.player) this.reset();
    this.#do((t) => this.motion.follow(place, isPlaying, rate, t));
  }

  /** The element takes over what a recording has moved, as it is at that time, or begins anew if that is not its own. */
  #catch(milliseconds) {
    if (!this.player) return;
    const t = this.time(milliseconds), numbers = this.player.end(this, t);
    if (!numbers) return this.reset();
    this.player = null;
    this.#numbers = numbers;
    this.#latest = t;
    this.resting = false;
    this.motion.record();
    this.dispatchEvent(new Event('reset'));
  }

  /** A recording that is over, or of another kind of component, gives way to what is done now. */
  #takeOver(milliseconds) { if (!this.player?.goesOn || this.motion.kind !== this.kind) this.#catch(milliseconds); }

  /** Does something, also to what a recording moves, and keeps the entries of a recording that it makes; returns its result. */
  #do(act, milliseconds) {
    this.#takeOver(milliseconds);
    const { player } = this, t = this.time(milliseconds), isNew = this.resting && !this.recording && !this.pointers.count;
    // Recordings store microseconds, so these are played. A pointer can report an earlier time than what came before it:
    // it counts as that.
    const since = isNew ? 0 : Math.max(round(t - this.start, 6), this.#latest);
    const result = act(isNew ? t : this.start + since), entries = this.motion.entries();
    if (!entries.length) return result;
    // From rest a new run begins, so that the log does not grow for ever.
    if (isNew) this.#begin(t);
    this.resting = false;
    for (const one of entries) {
      one[0] = since;
      this.#note(one, player?.played);
      this.dispatchEvent(new CustomEvent('input', { detail: one }));
    }
    if (this.#numbers.length > LONGEST && !this.recording && !player) this.#begin(t);
    this.wake();
    if (this.motion.needsMeasuring) this.measure();
    return result;
  }

  perform(command, value = 0) { this.#input(undefined, ENTRY_COMMAND, this.table.commands.indexOf(command), value); }
  /** Has the effect of a drag, if there is one now. */
  activate() {
    if (!this.motion.access.action) return;
    this.#catch();
    this.#input(undefined, ENTRY_ACTIVATED);
  }
  surround() { this.#input(undefined, ENTRY_SURROUNDINGS, ...this.motion.surround(this.environment)); }

  /** Changes a setting; an invalid value changes nothing. */
  set(setting, value) {
    if (this.#input(undefined, ENTRY_SET, setting.index, value) < 0) return;
    if (value === setting.standard) this.style.delete(setting.index);
    else this.style.set(setting.index, value);
  }

  /** The value of a setting, which a recording that plays may have changed for itself. */
  value({ index, standard }) { return this.style.get(index) ?? standard; }

  // Size and pixels.

  /** How far the canvas reaches out of the element's own box. */
  margin = 0;

  /** Whether a script plays with it, for show: then it never takes the focus. */
  isDemo = false;

  /** How many pixels its canvas has for a point. */
  ratio = 1;

  /** Whether it has no room for now: it keeps its size. */
  isAway = false;

  #resize() {
    if (this.isAway) return;
    const size = [this.element.clientWidth, this.element.clientHeight], { player } = this;
    if (this.motion.edge) this.pointers.look();
    if (String(size) !== String(this.size)) {
      const isTaken = player?.takes(size, this) ?? true;
      this.size = size;
      if (isTaken) this.#input(undefined, ENTRY_RESIZED, ...size);
    }
    this.wake();
  }

  #paint(isLast) {
    const { canvas, motion, size } = this;
    // A recording made on another size of screen is shown whole.
    const own = this.player?.size ?? size, w = own[0], h = own[1];
    this.scale = this.player ? Math.min(size[0] / w, size[1] / h, 1) : 1;
    if (this.reach) {
      const out = Math.ceil(this.reach(motion, w, h) * this.scale / STEP) * STEP;
      this.margin = out && Math.min(Math.max(out, this.margin), MOST);
    }
    if (this.stage) return this.stage.show(this, this.scale);
    // While it and many beside it move they may share a canvas.
    if (isLast || this.player) this.#crowd?.leave(this);
    else if (this.#crowd?.take(this)) return;
    const { context } = this, ratio = this.ratio = ratioFor(size[0] + 2 * this.margin, size[1] + 2 * this.margin, this.window.devicePixelRatio);
    const pixels = Math.round(this.margin * ratio), margin = pixels / ratio;
    const width = Math.round(size[0] * ratio) + 2 * pixels, height = Math.round(size[1] * ratio) + 2 * pixels;
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Beside a scroll bar, not under it.
      const left = this.element === this.box ? 0 : this.element.clientLeft;
      canvas.style.cssText += `;width:${size[0] + 2 * margin}px;height:${size[1] + 2 * margin}px;left:${left - margin}px;top:${-margin}px`;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(this.scale * ratio, 0, 0, this.scale * ratio, pixels, pixels);
    motion.paint(context, this.slots?.fill, this.said, this.font);
    this.slots?.end();
  }

  // Frames: requested after an input and while something moves, never at rest.

  get #crowd() { return this.shares ? clockOf(this.window).crowd : null; }

  /** Draws itself as it is. */
  redraw() {
    this.motion.draw();
    this.#paint(true);
  }

  /** It has become visible, or no longer is. */
  look() { this.#page.look(); }

  get #clock() { return this.stage ?? clockOf(this.window); }

  wake() {
    if (this.#isWaiting || this.#isClosed || !this.#page.isSeen) return;
    this.#isWaiting = true;
    this.#clock.request(this.#tick);
  }

  #stop() {
    if (this.#isWaiting) this.#clock.cancel(this.#tick);
    this.#isWaiting = false;
    if (this.#timer) this.window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #time = 0; // Of the frame that was drawn last, and that of the next.
  #next = NaN;
  #tick = (milliseconds) => {
    if (!this.#isWaiting) return; // Another one's frame has taken it away.
    this.#isWaiting = false;
    this.#stop();
    if (!this.#page.isSeen) return;
    this.#time = this.time(milliseconds);
    this.#next = (this.player ?? this.motion).advance(this.#time);
    this.motion.draw();
    this.#paint(this.#paused || this.#next !== -Infinity);
    this.#clock.after(this.#finish);
  };

  /** All of the page have drawn their frame. */
  #finish = () => {
    const time = this.#time, next = this.#next;
    this.#report();
    if (this.#isClosed) return;
    this.resting = Number.isNaN(next) && !this.player && this.motion.isAtFirst;
    if (this.#paused) return;
    if (next === -Infinity) this.wake();
    else if (Number.isFinite(next)) {
      this.#timer = this.window.setTimeout(() => this.wake(), Math.min(Math.max(next - time, 0) / this.#rate * 1000, 1e9));
    } else if (this.player) this.player.ended = true;
  };

  #framed = new Event('frame');
  /** Says what has happened until the frame that was drawn. A listener may take the element away, or begin another component. */
  #report() {
    const { motion } = this;
    // Another component has not had these events.
    for (let event; !this.#isClosed && this.motion === motion && (event = motion.nextEvent()); ) {
      const detail = { ...event, t: event.t - this.start, replayed: Boolean(this.player) };
      this.dispatchEvent(new CustomEvent(event.name, { detail }));
    }
    if (this.#isClosed) return;
    // The same event each time, unless its listener shows another frame.
    this.dispatchEvent(this.#framed.eventPhase ? new Event('frame') : this.#framed);
  }

  // Recordings.

  record() {
    this.reset();
    this.recording = true;
  }

  /** Ends the recording; the promise of it. */
  stopRecording() {
    this.recording = false;
    return this.log;
  }

  /** What was done since the last rest, as numbers and content: what the programs of the page pass to each other. */
  get run() { return { numbers: [...this.#numbers], content: this.content }; }

  /** The promise of the recording since the last rest. */
  get log() { return this.write().then(JSON.parse); }

  /** The promise of a run as the text of a `.gesture.json`. */
  async write(run = this.run) { return (await recordings()).write(run); }

  /** The duration of the last run or of the recording that plays. */
  get duration() { return (this.player?.duration ?? this.#latest) + 2; }

  /** Plays a recording, its text or a run, from its start, by default the last run. A finger, a key that pulls or presses, or an activation catches it in flight. */
  async play(recording) {
    await this.seek(0, recording);
    this.paused = false;
  }

  /** Shows one time of a recording, its text or a run, by default of the last run. */
  async seek(time, recording) {
    const player = await (await recordings()).playerOf(this, recording ?? this.player?.run ?? this.run);
    if (this.#signal.aborted) return player.motion.free();
    this.pointers.clear();
    this.motion.free();
    this.motion = player.motion;
    this.player = player;
    this.start = this.#latest = 0;
    this.resting = false;
    this.#base = time;
    this.#origin = this.#now;
    player.advance(time);
    this.redraw();
    this.#report();
    this.wake();
  }
}
