// The glue between a page and the components: it loads the module, hands over input and seconds, draws
// drawings. It decides nothing: the components interpret touches.

import { ENTRY, PHASES, entry } from './entry.js';
import { KINDS } from './names.js';
import * as kit from './numbers.js';
import { overhang, paint } from './paint.js';
import { compile } from './wasm.js';

/** The compiled module; a worker is handed it by its page. */
export const module = globalThis.elasticModule ?? await compile();
/** The module's exports. */
export const wasm = (await WebAssembly.instantiate(module, {})).exports;
wasm.__wasm_call_ctors();

/** The module's memory, which holds every component. */
export const { memory } = wasm;

let numbers = new Float64Array(wasm.memory.buffer);
/** All numbers of the memory; what grows it makes others. */
export const memoryNumbers = () =>
  (numbers = numbers.buffer === wasm.memory.buffer ? numbers : new Float64Array(wasm.memory.buffer));
const utf8 = new TextDecoder();
const read = (at, count) => utf8.decode(new Uint8Array(wasm.memory.buffer, at, count));
/** A text of the scene drawn last. */
export const sceneText = (from, count) => read(wasm.scene_text() + from, count);

// A text of a list, by the module's numbers of both.
const text = (handle, list, index = 0, choice = 0) => {
  const at = wasm.text(handle, list, index, choice);
  return at ? read(at, wasm.text_count()) : null;
};
const texts = (handle, list, index) => {
  const found = [];
  for (let i = 0, one; (one = index == null ? text(handle, list, i) : text(handle, list, index, i)) !== null; i++) {
    found.push(one);
  }
  return found;
};
// What a setting says, by its table.
const SETTING_TEXTS = {
  [kit.TABLE_STYLE]: [kit.TEXT_PROPERTY_NAME, kit.TEXT_PROPERTY_UNIT, kit.TEXT_PROPERTY_CHOICE],
  [kit.TABLE_SURROUNDINGS]: [kit.TEXT_SURROUNDING_NAME, kit.TEXT_SURROUNDING_UNIT, kit.TEXT_SURROUNDING_CHOICE],
};
const ACCESS = {
  access: kit.TEXT_ACCESSIBILITY_ROLE, label: kit.TEXT_ACCESSIBILITY_LABEL, value: kit.TEXT_ACCESSIBILITY_VALUE, action: kit.TEXT_ACCESSIBILITY_ACTION,
};
const ACCESS_LISTS = Object.values(ACCESS);

/** A setting of a component: its row of the table, and conversions of number and text. */
class Setting {
  constructor(handle, table, index) {
    const get = (field) => wasm.property(handle, table, index, field);
    this.table = table;
    this.index = index;
    this.kind = KINDS[get(kit.SETTING_KIND)];
    this.lower = get(kit.SETTING_LOWER);
    this.upper = get(kit.SETTING_UPPER);
    this.standard = get(kit.SETTING_STANDARD);
    const [name, unit, choice] = SETTING_TEXTS[table];
    this.name = text(handle, name, index);
    this.unit = text(handle, unit, index) ?? '';
    this.choices = this.kind === 'choice' ? texts(handle, choice, index) : [];
    this.roles = this.kind === 'paint' ? texts(handle, kit.TEXT_ROLE) : [];
  }

  /** As attributes write it: a number, true or false, a choice's name, a role's name or #rrggbbaa. */
  written(value) {
    switch (this.kind) {
      case 'flag': return value === 1;
      case 'choice': return this.choices[value];
      case 'paint':
        return value < 0 ? this.roles[-1 - value] : '#' + value.toString(16).padStart(8, '0');
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

/** One component in the module's memory, without a clock. Everything done to it is one entry of a recording. */
export class Motion {
  constructor(kind) {
    this.handle = wasm.make(kind);
    this.kind = kind;
    if (this.handle < 0) throw new RangeError(`no component ${kind}`);
  }

  /** The number of a component of this name. */
  static kind(name) {
    const names = (Motion.names ??= []);
    for (let kind = 0; ; kind++) {
      if (!names[kind]) {
        const handle = wasm.make(kind);
        if (handle < 0) throw new RangeError(`no component ${name}`);
        names[kind] = text(handle, kit.TEXT_COMPONENT);
        wasm.free(handle);
      }
      if (names[kind] === name) return kind;
    }
  }

  free() { wasm.free(this.handle); }

  /** Constant names and settings, read once a kind. */
  get table() {
    const kept = (Motion.tables ??= []);
    return (kept[this.kind] ??= {
      name: text(this.handle, kit.TEXT_COMPONENT), states: texts(this.handle, kit.TEXT_STATE), events: texts(this.handle, kit.TEXT_EVENT),
      commands: texts(this.handle, kit.TEXT_COMMAND), edges: texts(this.handle, kit.TEXT_EDGE),
      settings: [kit.TABLE_STYLE, kit.TABLE_SURROUNDINGS].map((table) =>
        Array.from({ length: wasm.property_count(this.handle, table) }, (_, i) => new Setting(this.handle, table, i))),
      // The settings of each preset, by its name.
      presets: new Map(texts(this.handle, kit.TEXT_PRESET_NAME).map((name, i) =>
        [name, new Map(text(this.handle, kit.TEXT_PRESET_SETTINGS, i).split(' ').map((one) => one.split('=')))])),
    });
  }

  get style() { return this.table.settings[kit.TABLE_STYLE]; }
  get surroundings() { return this.table.settings[kit.TABLE_SURROUNDINGS]; }
  setting(key) { return this.style.find(({ name }) => name === key); }
  value(setting) { return wasm.property(this.handle, setting.table, setting.index, kit.SETTING_VALUE); }
  /** Its accessible properties: the same object until one of them changes. */
  get access() {
    const { handle } = this, places = this.#accessPlaces, isModal = wasm.is_modal(handle) === 1;
    let isSame = this.#access?.isModal === isModal;
    for (let i = 0; i < places.length; i++) {
      const place = wasm.text(handle, ACCESS_LISTS[i], 0, 0); // Its texts never move: another place is another text.
      isSame &&= place === places[i];
      places[i] = place;
    }
    if (isSame) return this.#access;
    const said = Object.fromEntries(Object.entries(ACCESS).map(([name, list]) => [name, text(handle, list)]));
    return (this.#access = { ...said, isModal });
  }
  #access = null;
  #accessPlaces = new Int32Array(ACCESS_LISTS.length);

  /** The values of an entry of surroundings: those `given` by their names, and for the rest what counts now. */
  surround(given) {
    return this.surroundings.map((one) => {
      const number = one.number(given[one.name]);
      return number >= one.lower && number <= one.upper ? number : this.value(one);
    });
  }

  /** An entry for it, by the name of what it says; of a touch that is its phase, and its values are the finger, x and y. */
  entry(t, says, ...values) {
    const phase = PHASES.indexOf(says), [finger, ...point] = values;
    return phase < 0 ? entry(t, ENTRY[says], ...values) : entry(t, ENTRY.touch, finger, phase, ...point);
  }

  /** Performs an entry. The claim of a touch; −1 if it is none that this component can perform. */
  take(entry) {
    const at = wasm.entry(entry.length) >>> 3;
    memoryNumbers().set(entry, at);
    return wasm.take(this.handle);
  }

  /** Begins to keep what is done to it. */
  record() { wasm.record(this.handle, 1); }

  /** The entries that were kept since the last call. */
  entries() {
    const entries = [];
    for (let at; (at = wasm.next_entry(this.handle) >>> 3); ) {
      const numbers = memoryNumbers();
      entries.push(Array.from(numbers.subarray(at, at + 3 + numbers[at + 2])));
    }
    return entries;
  }

  /** A key (as ElasticKey numbers it; −1 releases all, because the focus has gone) goes down or up; whether it was handled. */
  key(key, isDown, t) { return wasm.key(this.handle, key, isDown ? 1 : 0, t) === 1; }

  /** The position, the state and the rate of a player. */
  follow(place, isPlaying, rate, t) { wasm.follow(this.handle, place, isPlaying ? 1 : 0, rate, t); }

  /** Loads a song or a path; throws an error with the mistake and its position. */
  load(content, t) {
    const bytes = new TextEncoder().encode(content);
    const at = wasm.content(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, at);
    const fault = wasm.load(this.handle, t);
    if (fault < 0) return;
    const line = utf8.decode(bytes.subarray(0, fault)).split('\n').length;
    throw new SyntaxError(`line ${line}, byte ${fault}: ${text(this.handle, kit.TEXT_CONTENT_REASON)}`);
  }

  /** The words the page is to measure, and the size of their letters. */
  get words() {
    return Array.from({ length: wasm.word_count(this.handle) }, (_, i) => {
      const at = wasm.word(this.handle, i);
      return read(at, wasm.text_count());
    });
  }
  /** When a word is sung, in seconds of the song; NaN if there is no such word. */
  wordStart(word) { return wasm.word_start(this.handle, word); }
  get needsMeasuring() { return wasm.needs_measuring(this.handle) === 1; }
  get wordSize() { return wasm.word_size(this.handle); }

  /** Goes on to `time`; when the next frame is worth drawing: −∞ at once, ∞ or NaN (at rest) after input. */
  advance(time) { return wasm.advance(this.handle, time); }

  /** The next of the events since the last call, or null: a handler may make the rest of them void. */
  nextEvent() {
    const index = wasm.next_event(this.handle);
    if (index < 0) return null;
    const value = wasm.event_value(this.handle);
    return { t: wasm.event_time(this.handle), name: this.table.events[index], ...(value === value && { value }) };
  }

  /** Makes the scene; `scene[at]` to `scene[end - 1]` are its numbers until the next call. */
  draw() {
    this.at = wasm.draw(this.handle) >>> 3;
    this.end = this.at + wasm.scene_count();
    this.scene = memoryNumbers();
    // The next component's scene comes to the same place.
    for (let i = 0; i < this.#head.length; i++) this.#head[i] = this.scene[this.at + i];
    return this.scene;
  }

  #head = new Float64Array(kit.HEAD_CONTROL_POINTS);
  /** The head of the last drawn scene. */
  head(index) { return this.#head[index]; }
  /** Where the items of the last drawn scene begin. */
  get items() { return this.at + this.head(kit.HEAD_ITEMS); }
  get state() { return this.table.states[this.head(kit.HEAD_STATE)]; }
  /** Whether it is in the first of its states, in which nothing is held or moves. */
  get isAtFirst() { return this.head(kit.HEAD_STATE) === 0; }
  get edge() { return this.table.edges[this.head(kit.HEAD_EDGE)]; }
  get inset() { return this.head(kit.HEAD_INSET); }
  get extent() { return this.head(kit.HEAD_EXTENT); }
  get progress() { return this.head(kit.HEAD_PROGRESS); }
  /** How much further than the inset the content is now, so that it stays on an edge that bounces. */
  get shift() { return wasm.content_shift(this.handle); }
  /** Whether a drag away from its edge pulls it now. */
  get isPullable() { return wasm.is_pullable(this.handle) === 1; }

  /** Where a scroller that is at `place` goes when its content's padding at the edge changes. */
  scrollPlace({ clientHeight, scrollHeight }, place, before, inset) {
    return wasm.scroll_place(this.head(kit.HEAD_EDGE), before, inset, place, clientHeight, scrollHeight);
  }

  /** How far the scene drawn last reaches out of a box of this size. */
  overhang(width, height) { return overhang(this.scene, this.items, this.end, width, height); }

  /**
   * Paints the scene drawn last. Calls `slot` for each place of the page's own content: with the context as it is
   * there, the frame, the number of the part, and the clips around it, outermost first. Calls `said`
   * for each text of many: with its number, its place, which is the middle of its base line, and its size. `font` is that of
   * the texts.
   */
  paint(context, slot, said, font) {
    paint(context, this.scene, this.items, this.end, sceneText, slot, said, font);
  }
}
