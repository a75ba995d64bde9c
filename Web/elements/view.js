// A component on a page: pointers in, a canvas out, a clock only while something moves.
import { contextOf, NoContext, ratioFor } from './canvas.js';
import { clockOf } from './clock.js';
import { lengthOf, Motion } from './elastic.js';
import { PHASES } from './names.js';
import { ENTRY_ACTIVATED, ENTRY_COMMAND, ENTRY_MEASURED, ENTRY_RESIZED, ENTRY_SET, ENTRY_SURROUNDINGS, ENTRY_TOUCH, KEY_ESCAPE } from './numbers.js';
import { round } from './paint.js';
import { Pointers } from './pointers.js';
import { watchPage } from './watch.js';

// What moves out of the element's own box is seen as far as this around it, in points; its canvas grows by steps.
const MOST = 256, STEP = 64;
const recordings = () => import('./recordings.js'); // When one is first read or written.

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

  constructor(element, canvas, name, { signal, ways, environment, stage, reach, box, blank }) {
    super();
    // The element's own window, which has its frames and its clock; the script's may be another one.
    const window = element.ownerDocument.defaultView;
    Object.assign(this, { element, canvas, window, ways, reach, blank, kind: Motion.kind(name) });
    this.#origin = this.#now;
    // What holds both: the canvas lies in the element, or beside it.
    this.box = box ?? (element.contains(canvas) ? element : canvas.parentElement);
    this.share(stage);
    this.#signal = signal;
    this.pointers = new Pointers(this, signal);
    this.style = new Map(); // The values that differ from the defaults, by the settings' numbers.
    this.override = environment; // The page's overrides of the system's settings.
    this.#page = watchPage(element, signal, () => this.surround(), () => this.#resize(), () => this.wake());
    // What was never in sight is printed too.
    window.addEventListener('beforeprint', () => {
      this.motion.advance(this.time());
      this.redraw();
    }, { signal });
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
    this.#equip(t);
    // Words are measured in the size that the settings give them.
    const measured = this.measured?.(motion);
    if (measured) motion.perform(t, ENTRY_MEASURED, ...measured);
    motion.beginRun(t);
    motion.keepRun(this.#recording);
    this.wake();
    this.dispatchEvent(new Event('reset'));
  }

  /** Gives the component the element's size and the reader's and the page's settings, so far as it has others. */
  #equip(t) {
    const { motion } = this;
    if (String(motion.size) !== String(this.size)) motion.perform(t, ENTRY_RESIZED, ...this.size);
    motion.perform(t, ENTRY_SURROUNDINGS, ...motion.surround(this.environment));
    for (const setting of motion.style) {
      const value = this.value(setting);
      if (value !== motion.value(setting)) motion.perform(t, ENTRY_SET, setting.index, value);
    }
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
    if (phase === 'down') this.#endReplay(milliseconds);
    // Recordings store thousandths of a point, so these are played.
    return this.#input(milliseconds, ENTRY_TOUCH, id, PHASES.indexOf(phase), round(x, 3), round(y, 3));
  }

  #input(milliseconds, ...values) { return this.#do((t) => this.motion.perform(t, ...values), milliseconds); }

  /** A key goes down or up, or with −1 the focus away; whether the component handled it. */
  key(key, isDown = false) {
    if (this.player && !isDown) return false;
    // What is not its own gives way; Escape, which is a command, leaves it to go on.
    if (this.player && key !== KEY_ESCAPE && !this.#isOwn) this.reset();
    const isHandled = this.#do((t) => this.motion.key(key, isDown, t));
    if (this.player && !this.motion.isReplaying) this.#endReplay(); // A pull or a press has ended the replay.
    return isHandled;
  }

  /** Takes the position, the state and the rate of a player: what is heard is the element's song, not a recording's. */
  follow(position, isPlaying, rate) {
    if (this.player) this.reset();
    this.#do((t) => this.motion.follow(position, isPlaying, rate, t));
  }

  /** The element takes over what a recording has moved, as it is at that time, or begins anew if that is not its own. */
  #endReplay(milliseconds) {
    if (!this.player) return;
    if (!this.#isOwn) return this.reset();
    const { motion } = this;
    const t = this.time(milliseconds);
    this.player = null;
    motion.endReplay(t);
    this.#equip(t);
    motion.entries(); // No inputs of the element.
    this.dispatchEvent(new Event('reset'));
  }

  /** Whether what plays is of the element's component, with its content. */
  get #isOwn() { return this.kind === this.motion.kind && (this.content ?? '') === (this.player.run.content ?? ''); }

  /** A recording that is over, or of another kind of component, gives way to what is done now. */
  #endStaleReplay(milliseconds) { if (!this.motion.isReplaying || this.motion.kind !== this.kind) this.#endReplay(milliseconds); }

  /** Does something, also to what a recording moves; returns its result. */
  #do(act, milliseconds) {
    this.#endStaleReplay(milliseconds);
    const result = act(this.time(milliseconds)), entries = this.motion.entries();
    if (!entries.length) return result;
    for (const one of entries) this.dispatchEvent(new CustomEvent('input', { detail: one }));
    this.wake();
    if (this.motion.needsMeasuring) this.measure();
    return result;
  }

  perform(command, value = 0) { this.#input(undefined, ENTRY_COMMAND, this.table.commands.indexOf(command), value); }
  /** Has the effect of a drag, if there is one now. */
  activate() {
    if (!this.motion.access.action) return;
    this.#endReplay();
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
    const size = [this.element.clientWidth, this.element.clientHeight];
    if (this.motion.edge) this.pointers.look();
    if (String(size) !== String(this.size)) {
      // A recording that had the element's size has the new one too; of any other size it is shown scaled.
      const isApplied = !this.player || (this.motion.kind === this.kind && String(this.motion.size) === String(this.size));
      this.size = size;
      if (isApplied) this.#input(undefined, ENTRY_RESIZED, ...size);
    }
    this.wake();
  }

  #paint() {
    const { canvas, motion, size } = this;
    // A recording made on another size of screen is shown whole.
    const own = this.player ? motion.size : size, w = own[0], h = own[1];
    this.scale = this.player ? Math.min(size[0] / w, size[1] / h, 1) : 1;
    if (this.reach) {
      const out = Math.ceil(this.reach(motion, w, h) * this.scale / STEP) * STEP;
      this.margin = out && Math.min(Math.max(out, this.margin), MOST);
    }
    if (this.stage) return this.stage.show(this, this.scale);
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
    motion.paint(context, this.slots?.fill, this.onWord, this.font);
    this.slots?.end();
  }

  // Frames: requested after an input and while something moves, never at rest.

  /** Draws itself as it is. */
  redraw() {
    this.motion.draw();
    this.#paint();
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
    this.#next = this.motion.advance(this.#time);
    this.motion.draw();
    this.#paint();
    this.#clock.after(this.#finish);
  };

  /** All of the page have drawn their frame. */
  #finish = () => {
    const time = this.#time, next = this.#next;
    this.#report();
    if (this.#isClosed) return;
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
      const detail = { ...event, t: event.t - motion.runStart, replayed: Boolean(this.player) };
      this.dispatchEvent(new CustomEvent(event.name, { detail }));
    }
    if (this.#isClosed) return;
    // The same event each time, unless its listener shows another frame.
    this.dispatchEvent(this.#framed.eventPhase ? new Event('frame') : this.#framed);
  }

  // Recordings.

  /** Whether all is kept that is done, for a recording. */
  get recording() { return this.#recording; }
  set recording(isRecording) {
    this.#recording = isRecording;
    this.motion.keepRun(isRecording);
  }
  #recording = false;

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
  get run() { return { numbers: this.motion.run, content: this.content }; }
  /** The time of its start. */
  get start() { return this.motion.runStart; }
  /** Whether nothing moves or is held. */
  get resting() { return !this.player && this.motion.isAtRest; }

  /** The promise of the recording since the last rest. */
  get log() { return this.write().then(JSON.parse); }

  /** The promise of a run as the text of a `.gesture.json`. */
  async write(run = this.run) { return (await recordings()).write(run); }

  /** The duration of the last run or of the recording that plays. */
  get duration() { return (this.player?.duration ?? this.motion.runDuration) + 2; }

  /** Plays a recording, its text or a run, from its start, by default the last run. A finger, a key that pulls or presses, or an activation catches it in flight. */
  async play(recording) {
    await this.seek(0, recording);
    this.paused = false;
  }

  /** Shows one time of a recording, its text or a run, by default of the last run. */
  async seek(time, recording) {
    const run = await (await recordings()).read(recording ?? this.player?.run ?? this.run);
    if (this.#signal.aborted) return;
    const motion = this.#replayed(run);
    this.pointers.clear();
    this.motion.free();
    this.motion = motion;
    this.player = { run, duration: lengthOf(run.numbers) };
    this.#base = time;
    this.#origin = this.#now;
    motion.advance(time);
    this.redraw();
    this.#report();
    this.wake();
  }

  /** A component at the start of a recording, which it replays. */
  #replayed({ numbers, content }) {
    const motion = new Motion(numbers[0]);
    try {
      const isToMeasure = motion.replay(numbers);
      if (isToMeasure < 0) throw new RangeError('not a valid recording');
      if (content) motion.load(content, 0);
      // A recording made by hand has no measured words: they are as wide as they are painted here.
      if (isToMeasure && motion.words?.length) motion.perform(0, ENTRY_MEASURED, ...this.measured(motion));
      return motion;
    } catch (error) {
      motion.free();
      throw error;
    }
  }
}
