// A component of a stage that has no element.
import { Motion } from '../elastic.js';
import { PHASES } from '../names.js';
import { ENTRY_ACTIVATED, ENTRY_COMMAND, ENTRY_RESIZED, ENTRY_SET, ENTRY_SURROUNDINGS, ENTRY_TOUCH } from '../numbers.js';
import { numberOf } from '../settings.js';

/** Reports an error of an item or an element: as an event, and on the console. */
export function fail(target, error) {
  console.error(error);
  target?.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

/** A component of a stage that has no element. */
export class StageItem extends EventTarget {
  #stage;
  #motion = null;
  #style;
  #d;

  constructor(stage, tag, { x = 0, y = 0, width = 0, height = 0, style = {}, d }, key) {
    super();
    Object.assign(this, { tag, x, y, width, height, key });
    this.#stage = stage;
    this.#style = { ...style };
    this.#d = d;
  }

  /** Here, where it answers touches. */
  get motion() { return this.#motion; }
  /** The state by its name. */
  get state() {
    if (!this.#motion) return '';
    this.#motion.advance(performance.now() / 1000);
    this.#motion.draw();
    return this.#motion.state;
  }

  contains({ x, y }) { return x >= this.x && y >= this.y && x < this.x + this.width && y < this.y + this.height; }

  /** Moves it or gives it another size, in points of the stage. */
  place(place = {}) {
    const { width, height } = this;
    Object.assign(this, place);
    this.#stage.send({ what: 'place', key: this.key, frame: this.#frame });
    if (this.width !== width || this.height !== height) this.#perform(ENTRY_RESIZED, [this.width, this.height]);
  }

  /** On whole pixels, so that its edges are sharp. */
  get #frame() {
    const ratio = this.#stage.window.devicePixelRatio;
    return [this.x, this.y, this.width, this.height].map((points) => Math.round(points * ratio) / ratio);
  }

  /** Changes a setting; null is the kit's own again. False if it means nothing. */
  set(name, value) {
    if (!this.#motion) return Boolean((this.#style[name] = value), true);
    const setting = this.#motion.setting(name);
    const number = setting ? this.#number(setting, value) : NaN;
    if (Number.isNaN(number)) return false;
    this.#style[name] = value;
    return this.#perform(ENTRY_SET, [setting.index, number]) >= 0;
  }

  #number(setting, value) { return setting.accepted(numberOf(this.#stage, setting, String(value ?? ''))); }

  /** The page's settings, and the reader's overrides, that do not count yet: their indices and values. */
  get #settings() {
    const motion = this.#motion, { style } = motion;
    return style.map((setting, index) => [index, this.#number(setting, this.#style[setting.name])])
      .filter(([index, number]) => Math.abs(number - motion.value(style[index])) > 0); // Not NaN.
  }

  /** The reader has chosen all colours, or no longer. */
  restyle() { for (const one of this.#settings) this.#perform(ENTRY_SET, one); }

  /** The settings of the page and the reader have changed. */
  surround(environment) { this.#perform(ENTRY_SURROUNDINGS, this.#motion?.surround(environment)); }

  /** Does a command of the component. */
  perform(command, value) { this.#stage.ready.then(() => this.input({ command, value }), () => {}); }

  /**
   * A touch `{ phase: 'down', x, y, id }`, in the item's own points, `{ phase: 'activate' }` or a command, at the page's time
   * `milliseconds`. Gives a touch's claim.
   */
  input({ phase, x, y, id = 0, command, value = 0 }, milliseconds) {
    if (command) return this.#perform(ENTRY_COMMAND, [this.#motion?.table.commands.indexOf(command), value], milliseconds);
    if (phase === 'activate') return this.#perform(ENTRY_ACTIVATED, [], milliseconds);
    return this.#perform(ENTRY_TOUCH, [id, PHASES.indexOf(phase), x, y], milliseconds);
  }

  /** Performs an entry, here and where it is drawn. */
  #perform(code, values, milliseconds = performance.now()) {
    if (!this.#motion) return 0;
    const one = [milliseconds / 1000, code, ...values], claim = this.#motion.perform(...one);
    if (claim >= 0) this.#stage.send({ what: 'perform', key: this.key, one });
    return claim;
  }

  /** Takes it from the stage. */
  remove() {
    this.close();
    this.#stage.drop(this);
  }

  // What its stage does.

  open(environment) {
    const kind = Motion.kind(this.tag), t = performance.now() / 1000;
    let content = this.#d;
    this.#motion = new Motion(kind);
    try {
      if (content) this.#motion.load(content, t);
    } catch (error) {
      this.#d = content = null; // It has the kit's own shape.
      queueMicrotask(() => fail(this, error)); // Who adds it is to hear.
    }
    const entries = [
      [ENTRY_RESIZED, this.width, this.height], [ENTRY_SURROUNDINGS, ...this.#motion.surround(environment)],
      ...this.#settings.map((one) => [ENTRY_SET, ...one]),
    ].map((one) => [t, ...one]);
    for (const one of entries) this.#motion.perform(...one);
    this.#stage.send({ what: 'add', key: this.key, kind, frame: this.#frame, entries, content, t });
  }

  close() {
    this.#motion?.free();
    this.#motion = null;
  }

  happened({ event, t, value }) {
    if (!this.#motion) return;
    const name = this.#motion.table.events[event];
    // Its own motion, which answers touches, has come as far.
    this.#motion.advance(t);
    while (this.#motion.nextEvent());
    this.dispatchEvent(new CustomEvent(name, { detail: { t, ...(value === value && { value }), replayed: false } }));
  }
}
