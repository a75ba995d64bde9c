// The glue between a page and the components: it hands over input and seconds, and draws drawings. It decides nothing: the
// components interpret touches.

import { COMPONENTS, EDGES, READER, READER_USUAL, ROLES } from './names.js';
import * as kit from './numbers.js';
import { color, paint } from './paint.js';
import { compile, hasAll, named, sourceOf, tableOf } from './wasm.js';

const utf8 = new TextDecoder();

/**
 * A module at work: its exports and its memory, which holds every component made by it. Where it traps, for want of memory,
 * that is half changed: it is not called again, and says `lost`, once.
 */
export class Kit extends EventTarget {
  /** Why it is not called again. */
  broken = null;

  constructor(module, { exports }) {
    super();
    Object.assign(this, { module, wasm: named(exports) });
    for (const [key, call] of Object.entries(this.wasm)) if (typeof call === 'function') this.wasm[key] = this.#guarded(call);
    exports.__wasm_call_ctors();
  }

  // No export has more parameters, as a test of the package finds; a list of them would be made anew at each call.
  #guarded(call) {
    return (a, b, c, d, e, f) => {
      if (this.broken) throw this.broken;
      try {
        return call(a, b, c, d, e, f);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        this.broken = new Error(`the WebAssembly module has crashed (${error.message}): reload the page`);
        queueMicrotask(() => this.dispatchEvent(new Event('lost')));
        throw this.broken;
      }
    };
  }

  #numbers = [];
  /** All numbers of the memory; what grows it makes others. */
  get numbers() {
    const { buffer } = this.wasm.memory;
    return this.#numbers.buffer === buffer ? this.#numbers : (this.#numbers = new Float64Array(buffer));
  }

  read(at, count) { return utf8.decode(new Uint8Array(this.wasm.memory.buffer, at, count)); }

  /** A text of a component, by the module's number of it. */
  text(handle, which) {
    const { wasm } = this, at = wasm.text(handle, which);
    return at ? this.read(at, wasm.text_count()) : null;
  }
}

const kits = new Map(); // Their promises, by where they come from.
let all; // The one that makes all components, if it is here.
const own = []; // Those that make one, by its number.

/** The promise of a compiled module at work. */
export const start = async (module) => new Kit(module, await WebAssembly.instantiate(module, {}));

/** The promise of a component's module: the one with all of them where the page has that, or its own. Fetched once. */
export async function open(component) {
  await null; // What the page's scripts say about it, they may say after the elements are defined.
  const source = sourceOf(component);
  if (!kits.has(source)) kits.set(source, compile(source).then(start));
  const made = await kits.get(source).catch((error) => {
    kits.delete(source); // Whoever asks later has another try.
    throw error;
  });
  if (hasAll(source)) all = made;
  else own[COMPONENTS.indexOf(component)] = made;
  return made;
}

/** The module that makes components of a kind, if it is here. */
const kitOf = (kind) => own[kind] ?? all;

const ACCESS = {
  access: kit.TEXT_ACCESSIBILITY_ROLE, label: kit.TEXT_ACCESSIBILITY_LABEL, value: kit.TEXT_ACCESSIBILITY_VALUE, action: kit.TEXT_ACCESSIBILITY_ACTION,
};
const ACCESS_LISTS = Object.values(ACCESS);

/** A setting of a component: its row of the table, and conversions of number and text. */
export class Setting {
  constructor(index, [name, standard, choices, unit]) {
    const kind = unit != null ? 'number' : choices ? 'choice' : typeof standard === 'boolean' ? 'flag' : 'paint';
    const [lower, upper] = { number: choices, flag: [0, 1], choice: [0, choices?.length - 1], paint: [-256, 0xffffffff] }[kind];
    Object.assign(this, {
      index, name, kind, standard: Number(standard), unit: unit ?? '', lower, upper,
      choices: kind === 'choice' ? choices : [], roles: kind === 'paint' ? ROLES : [],
    });
  }

  /** The value as a module takes it: NaN for one that it refuses, and a time of less than a nanosecond is 0. */
  accepted(value) {
    const isOne = value >= this.lower && value <= this.upper && (this.kind === 'number' || Number.isInteger(value));
    if (!isOne) return NaN;
    return this.unit === 's' && Math.abs(value) < 1e-9 ? 0 : value;
  }

  /** As attributes write it: a number, true or false, a choice's name, a role's name or #rrggbbaa. */
  written(value) {
    switch (this.kind) {
      case 'flag': return value === 1;
      case 'choice': return this.choices[value];
      case 'paint':
        return value < 0 ? this.roles[-1 - value] : color(value);
      default: return value;
    }
  }

  /** The number of an attribute's value; NaN if it is invalid. */
  number(written) {
    if (typeof written === 'boolean') return written ? 1 : 0;
    if (typeof written !== 'string') return Number(written ?? NaN);
    const at = (list) => (list.includes(written) ? list.indexOf(written) : NaN);
    switch (this.kind) {
      case 'flag': return at(['false', 'true', 'no', 'yes', '0', '1']) % 2;
      case 'choice': return at(this.choices);
      case 'paint': {
        if (written === 'clear') return 0;
        let hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(written)?.[1];
        if (!hex) return -1 - at(this.roles);
        if (hex.length < 6) hex = hex.replace(/./g, '$&$&');
        return parseInt(hex.padEnd(8, 'f'), 16);
      }
      default: return Number(written.replace(/[bfox]|^\s*$/i, '#'));
    }
  }
}

/** The numbers of an entry of a recording: when, what, and its values, as FlatEntry.swift says. */
export const entry = (t, code, ...values) => [t, code, values.length, ...values];
/** The entries in a list of numbers, by default those of a recording, behind its head. */
export function entriesIn(numbers, at = 3) {
  const entries = [];
  while (at < numbers.length) entries.push(numbers.slice(at, at += 3 + numbers[at + 2]));
  return entries;
}

/** The time of the last entry in a recording's numbers. */
export const lengthOf = (numbers) => entriesIn(numbers).reduce((latest, [t]) => Math.max(latest, t), 0);

const missing = (name) => new RangeError(`unknown component "${name}": import its script first`);

/** A table as it is used: with the settings of each preset by its name. */
function complete(name, table) {
  if (!table) throw missing(name);
  const presets = Object.entries(table.presets).map(([name, written]) =>
    [name, new Map(written.split(' ').map((one) => one.split('=')))]);
  return { ...table, name, settings: table.settings.map((row, index) => new Setting(index, row)), presets: new Map(presets) };
}

/** One component in the module's memory, without a clock. */
export class Motion {
  constructor(kind, made = kitOf(kind)) {
    this.kit = made;
    this.wasm = this.kit?.wasm;
    this.handle = this.wasm?.make(kind) ?? -1;
    this.kind = kind;
    if (this.handle < 0) throw missing(COMPONENTS[kind] ?? kind);
  }

  /** The number of a component of this name. */
  static kind(name) {
    const kind = COMPONENTS.indexOf(name);
    if (kind < 0) throw missing(name);
    return kind;
  }

  free() { if (!this.kit.broken) this.wasm.free(this.handle); }

  /** The names and settings of its kind, which its element's script has. */
  get table() {
    const tables = (Motion.tables ??= []), name = COMPONENTS[this.kind];
    return (tables[this.kind] ??= complete(name, tableOf(name)));
  }

  get style() { return this.table.settings; }
  setting(key) { return this.style.find(({ name }) => name === key); }
  /** The number of a setting now. */
  value({ index }) { return this.wasm.value(this.handle, index); }
  #reader = []; // The reader's settings, as it was told them.
  /** Its accessible properties: the same object until one of them changes. */
  get access() {
    const { handle } = this, offsets = this.#accessOffsets, isModal = this.wasm.is_modal?.(handle) === 1;
    let isSame = this.#access?.isModal === isModal;
    for (let i = 0; i < offsets.length; i++) {
      const offset = this.wasm.text(handle, ACCESS_LISTS[i]); // Its texts never move: another place is another text.
      isSame &&= offset === offsets[i];
      offsets[i] = offset;
    }
    if (isSame) return this.#access;
    return (this.#access = this.#readAccess(isModal));
  }
  /** Made here, not above: a function that holds a closure makes garbage each time it is called. */
  #readAccess(isModal) {
    const texts = Object.entries(ACCESS).map(([name, list]) => [name, this.kit.text(this.handle, list)]);
    return { ...Object.fromEntries(texts), isModal };
  }
  #access = null;
  #accessOffsets = new Int32Array(ACCESS_LISTS.length);

  /** The values of an entry of surroundings: those `given` by their names, and for the rest what counts now. */
  surround(given) {
    return READER.map(([name, ...names], index) => {
      const number = names.length ? names.indexOf(given[name]) : given[name];
      return number >= 0 ? number : this.#reader[index] ?? READER_USUAL[index];
    });
  }

  /**
   * Performs an entry of a recording: when, what, and its values. The claim of a touch; −1 if it is none that this component can
   * perform.
   */
  perform(t, code, ...values) {
    if (!this.write(entry(t, code, ...values))) return -1;
    if (code === kit.ENTRY_SURROUNDINGS) this.#reader = values;
    return this.wasm.perform(this.handle);
  }

  /** Writes a list of numbers for the module's next call; false if there are too many. */
  write(numbers) {
    const at = this.wasm.numbers(numbers.length);
    if (at) this.kit.numbers.set(numbers, at >>> 3);
    return at !== 0;
  }

  /** The numbers that lie behind their count. */
  #list(address) {
    const { numbers } = this.kit, at = address >>> 3;
    return Array.from(numbers.subarray(at + 1, at + 1 + numbers[at]));
  }

  /**
   * A key (as ElasticKey numbers it; −1 releases all, because the focus has gone) goes down or up; whether it is handled. One that
   * begins a pull or a press ends a replay.
   */
  key(key, isDown, t) { return this.wasm.key?.(this.handle, key, isDown ? 1 : 0, t) === 1; }

  // What was done since it last rested: see Run.swift.

  /** Begins to keep what is done to it, from a time on. */
  beginRun(t) { this.wasm.run_begin(this.handle, t); }
  /** Keeps all of it, for a recording, or no longer. */
  keepRun(isWhole) { this.wasm.run_keep(this.handle, isWhole ? 1 : 0); }
  get runStart() { return this.wasm.run_start(this.handle); }
  get runDuration() { return this.wasm.run_duration(this.handle); }
  /** The numbers of a recording. */
  get run() { return this.#list(this.wasm.run(this.handle)); }
  /** The entries that were kept since the last call. */
  entries() { return entriesIn(this.#list(this.wasm.entries(this.handle)), 0); }

  /** Replays the numbers of a recording, from 0 on; 1 if its words are to be measured, and −1 if it is none of this component. */
  replay(numbers) { return this.write(numbers) ? this.wasm.replay(this.handle) : -1; }
  /** Whether entries of a recording remain. */
  get isReplaying() { return this.wasm.is_replaying(this.handle) === 1; }
  /** Ends the replay, and takes its fingers away. */
  endReplay(t) { this.wasm.end_replay(this.handle, t); }

  get size() { return [this.wasm.width(this.handle), this.wasm.height(this.handle)]; }
  /** Whether nothing of it moves, waits or is held. */
  get isAtRest() { return this.wasm.is_at_rest(this.handle) === 1; }

  /** Whether a touch that it has not claimed can still become its own, this far from where it went down. */
  follows(dx, dy) { return this.wasm.follows?.(this.handle, dx, dy) === 1; }

  /** Goes on to `time`; when the next frame is worth drawing: −∞ at once, ∞ or NaN (at rest) after input. */
  advance(time) { return this.wasm.advance(this.handle, time); }

  /** The next of the events since the last call, or null: a handler may make the rest of them void. */
  nextEvent() {
    const at = this.wasm.next_event(this.handle) >>> 3;
    if (!at) return null;
    const [index, when, value] = this.kit.numbers.subarray(at, at + 3);
    return { t: when, name: this.table.events[index], ...(value === value && { value }) };
  }

  /** Makes the scene; `scene[at]` to `scene[end - 1]` are its numbers until the next call. */
  draw() {
    this.at = this.wasm.draw(this.handle) >>> 3;
    this.end = this.at + this.wasm.scene_count();
    this.scene = this.kit.numbers;
    // The next component's scene comes to the same place.
    for (let i = 0; i < this.#head.length; i++) this.#head[i] = this.scene[this.at + i];
    return this.scene;
  }

  #head = new Float64Array(kit.HEAD_COUNT);
  /** The head of the last drawn scene. */
  head(index) { return this.#head[index]; }
  /** Where the items of the last drawn scene begin. */
  get items() { return this.at + kit.HEAD_COUNT; }
  get state() { return this.table.states[this.head(kit.HEAD_STATE)]; }
  /** Whether it is in the first of its states, in which nothing is held or moves. */
  get isAtFirst() { return this.head(kit.HEAD_STATE) === 0; }
  get edge() { return EDGES[this.head(kit.HEAD_EDGE)]; }
  get inset() { return this.head(kit.HEAD_INSET); }
  get extent() { return this.head(kit.HEAD_EXTENT); }
  get progress() { return this.head(kit.HEAD_PROGRESS); }

  /**
   * Paints the scene drawn last. Calls `slot` for each place of the page's own content: with the context as it is
   * there, the frame, the number of the part, and the clips around it, outermost first. Calls `onWord`
   * for each text of many: with its number, its place, which is the middle of its base line, and its size. `font` is that of
   * the texts.
   */
  paint(context, slot, onWord, font) {
    paint(context, this.scene, this.items, this.end, this.kit, slot, onWord, font);
  }
}
