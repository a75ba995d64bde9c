// What draws a stage: all it shows on one canvas, by one clock. It runs in a worker, or where there is none on the page's
// own thread, and gets everything by messages, the same in both cases.
import { contextOf, ratioFor } from '../canvas.js';
import { Motion, start } from '../elastic.js';
import * as kit from '../numbers.js';
import { paint } from '../paint.js';

let made, wasm; // The module that draws it, and its exports.
/** Says which one that is. */
export function drawWith(one) {
  made = one;
  ({ wasm } = one);
}
/** The same in a stage's own thread, which gets the module from the page. */
export async function drawWithModule({ module, hasContent }) {
  if (hasContent) await import('../content.js'); // The page has it with its elements.
  drawWith(await start(module));
}

const NOTHING = [0, 0, 0, 0], ALL = [-1e9, -1e9, 2e9, 2e9];
let current; // Whose members the module knows.

export class Painter {
  /** How many frames were drawn. */
  frames = 0;
  #items = new Map(); // By key: the motions, drawn in this order.
  #scenes = new Map(); // By key: what elements drew themselves; they lie above.
  #damage = ALL;
  #frame = 0;
  #timer = 0;
  #isSeen = true;
  #size = [0, 0];
  #ratio = 1;

  /**
   * Draws on `canvas`; calls `report` with events. Times are from the page's `origin`, in milliseconds. `clock` has
   * the frames: a worker's own, or those that the page's stage has for all it shows.
   */
  constructor(canvas, origin, report, clock = globalThis) {
    this.context = contextOf(canvas);
    Object.assign(this, { report, clock });
    this.ahead = performance.timeOrigin - origin;
  }

  // Its messages. Times are seconds of the page.

  receive(messages) {
    for (const message of messages) this[message.what](message);
    this.#wake();
  }

  close() {
    this.clock.cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#isSeen = false;
    for (const motion of this.#items.values()) motion.free();
    this.#items.clear();
    current = null;
  }

  size({ size, ratio }) {
    this.#size = size;
    this.#ratio = ratioFor(...size, ratio);
    const [width, height] = size.map((points) => Math.round(points * this.#ratio));
    const { canvas } = this.context;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.#damage = ALL;
  }

  /** Paints all again: the canvas lost its pixels. */
  repaint() {
    this.#damage = ALL;
    this.#wake();
  }

  seen({ isSeen }) { this.#isSeen = isSeen; }

  add({ key, kind, frame, entries, content, t }) {
    const motion = new Motion(kind, made);
    this.#items.set(key, motion);
    if (content) motion.load(content, t);
    for (const one of entries) motion.perform(...one);
    wasm.place(motion.handle, ...frame);
    this.#changed();
  }

  // Of an item that is gone or was left out nothing more is known.

  place({ key, frame }) {
    const motion = this.#items.get(key);
    if (!motion) return;
    wasm.place(motion.handle, ...frame);
    this.#damage = ALL;
  }

  perform({ key, one }) {
    const motion = this.#items.get(key);
    if (!motion) return;
    motion.perform(...one);
    wasm.wake(motion.handle);
  }

  remove({ key }) {
    this.#items.get(key)?.free();
    if (!this.#items.delete(key)) this.#scenes.delete(key);
    this.#changed();
  }

  #changed() {
    this.#damage = ALL;
    if (current === this) current = null;
  }

  /** What an element drew: its numbers, how large it is shown and how far out of its box; and where it goes, which may be all that is new. */
  scene({ key, ...scene }) {
    const before = this.#scenes.get(key);
    if (before) this.#damage = union(this.#damage, before.frame);
    this.#damage = union(this.#damage, scene.frame);
    this.#scenes.set(key, { ...before, ...scene });
  }

  count({ key }) { this.report({ key, frames: this.frames }); }

  // Frames.

  #wake() {
    if (!this.#frame && this.#isSeen) this.#frame = this.clock.requestAnimationFrame(this.#tick);
  }

  #tick = (milliseconds) => {
    this.#frame = 0;
    clearTimeout(this.#timer);
    if (!this.#isSeen) return;
    const time = (milliseconds + this.ahead) / 1000;
    if (current !== this) this.#enlist();
    let next, news;
    try {
      next = wasm.step_members(time);
      news = this.#news();
      this.#draw();
    } catch (error) {
      this.#sortOut(time, error);
      next = -Infinity;
    }
    if (next === -Infinity) this.#wake();
    else if (Number.isFinite(next)) {
      this.#timer = setTimeout(() => this.#wake(), Math.min(Math.max(next - time, 0) * 1000, 1e9));
    }
    if (news) this.report({ news }); // The page's listeners may do anything, now that all is drawn.
  };

  /** One that cannot be drawn keeps no other from it: each is tried alone, and what fails is left out. Said once of each. */
  #sortOut(time, error) {
    const { context } = this, faults = [];
    let isFound = false;
    const attempt = (key, draw, leaveOut) => {
      try {
        draw();
      } catch ({ message }) {
        isFound = true;
        leaveOut();
        if (!this.#faulty.has(key)) faults.push({ key, message });
        this.#faulty.add(key);
      }
    };
    for (const [key, motion] of this.#items) {
      attempt(key, () => {
        motion.advance(time);
        motion.draw();
        motion.paint(context);
      }, () => this.#items.delete(key));
    }
    // Until it draws something else.
    for (const [key, scene] of this.#scenes) attempt(key, () => paintScene(context, scene), () => { scene.numbers = []; });
    if (!isFound) throw error;
    this.report({ faults });
    // What they left of clips and transforms goes with the pixels.
    context.canvas.width = context.canvas.width;
    this.#changed();
  }
  #faulty = new Set();

  #enlist() {
    const handles = Array.from(this.#items.values(), ({ handle }) => handle), at = wasm.numbers(handles.length);
    if (at) made.numbers.set(handles, at >>> 3);
    wasm.members();
    current = this;
  }

  /** What has happened until this frame; nothing if nothing has. */
  #news() {
    const count = wasm.news_count();
    if (!count) return null;
    const at = wasm.news() >>> 3, { numbers } = made, keys = [...this.#items.keys()], news = [];
    for (let i = at; i < at + count; i += kit.NEWS_COUNT) {
      news.push({
        key: keys[numbers[i + kit.NEWS_MEMBER]], event: numbers[i + kit.NEWS_EVENT], t: numbers[i + kit.NEWS_TIME], value: numbers[i + kit.NEWS_VALUE],
      });
    }
    return news;
  }

  #draw() {
    const { context } = this, ratio = this.#ratio, [wide, high] = this.#size;
    const at = wasm.draw_members(...this.#damage) >>> 3, s = made.numbers, end = at + wasm.scene_count();
    this.#damage = NOTHING;
    // Whole pixels, and no more than there are.
    const x = s[at + kit.DAMAGE_X], y = s[at + kit.DAMAGE_Y], width = s[at + kit.DAMAGE_WIDTH], height = s[at + kit.DAMAGE_HEIGHT];
    const left = Math.max(Math.floor(x * ratio) / ratio, 0), top = Math.max(Math.floor(y * ratio) / ratio, 0);
    const right = Math.min(Math.ceil((x + width) * ratio) / ratio, wide);
    const bottom = Math.min(Math.ceil((y + height) * ratio) / ratio, high);
    if (!(right > left && bottom > top)) return;
    this.frames++;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(left, top, right - left, bottom - top);
    const isPart = left > 0 || top > 0 || right < wide || bottom < high;
    if (isPart) {
      context.save();
      context.beginPath();
      context.rect(left, top, right - left, bottom - top);
      context.clip();
    }
    paint(context, s, at + kit.DAMAGE_ITEMS, end, made);
    for (const scene of this.#scenes.values()) {
      const [x, y, width, height] = scene.frame;
      if (x <= right && y <= bottom && x + width >= left && y + height >= top) paintScene(context, scene);
    }
    if (isPart) context.restore();
  }
}

/** Paints what an element drew. None that shares a canvas draws texts. */
function paintScene(context, { frame: [x, y, width, height], margin, scale, numbers }) {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.translate(x + margin, y + margin);
  context.scale(scale, scale);
  paint(context, numbers, 0, numbers.length);
  context.restore();
}

/** The smallest rectangle around two; one of no size is nowhere. */
function union(a, b) {
  if (!a[2] && !a[3]) return b;
  const x = Math.min(a[0], b[0]), y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}
