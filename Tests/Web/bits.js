// Plays the plays of Tests/Bits on the elements' scripts, and makes one hash of each: of what a page reads of a component, in the
// canonical form of Tests/BitPlays/Canon.swift.
import { Motion, open } from '/elements/elastic.js';
import { CAPS, COMPONENTS, JOINS, RULES } from '/elements/names.js';
import * as kit from '/elements/numbers.js';
import { read } from '/elements/recordings.js';

const utf8 = new TextEncoder();
const number = new Float64Array(1), bits = new BigUint64Array(number.buffer);
const PRIME = 0x9e3779b97f4a7c15n, NAN = 0x7ff8000000000000n;
const KEYS = { press: kit.KEY_PRESS, escape: kit.KEY_ESCAPE, up: kit.KEY_UP, down: kit.KEY_DOWN, left: kit.KEY_LEFT, right: kit.KEY_RIGHT, enter: kit.KEY_ENTER };
const PHASES = ['down', 'move', 'up', 'cancel'], CLAIMS = ['refused', 'undecided', 'claimed'];
const KINDS = ['fill', 'stroke', 'text', 'slot', 'group', 'end'], ANCHORS = ['start', 'middle', 'end'];
const VERBS = ['M', 'L', 'Q', 'C', 'Z'], POINTS = [1, 1, 2, 3, 0];

/** One hash of words and numbers; with `lines`, the same to read. */
class Canon {
  hash = 0xcbf29ce484222325n;

  constructor(lines) { this.lines = lines; }

  #mix(one) {
    const mixed = BigInt.asUintN(64, (this.hash ^ one) * PRIME);
    this.hash = mixed ^ (mixed >> 32n);
  }

  #known = new Map();
  #text(text) {
    let mixed = this.#known.get(text);
    if (!mixed) {
      const bytes = utf8.encode(text), whole = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
      whole.set(bytes);
      mixed = [...new BigUint64Array(whole.buffer)];
      number[0] = 0;
      mixed.push(BigInt(bytes.length));
      this.#known.set(text, mixed);
    }
    for (const one of mixed) this.#mix(one);
  }

  begin(kind) {
    this.#text(kind);
    this.lines?.push(kind);
  }

  add(...values) {
    for (const value of values) {
      if (this.lines) this.lines[this.lines.length - 1] += ` ${value}`;
      if (typeof value === 'string') this.#text(value);
      else {
        number[0] = value;
        this.#mix(value === value ? bits[0] : NAN);
      }
    }
  }
}

/** Plays one; its hash in hexadecimal digits. */
export async function hashOf(kind, play, lines) {
  const canon = new Canon(lines), show = new Show(canon, play);
  show.motion = new Motion(kind);
  if (play.recording) {
    const { numbers, content } = await read(play.recording);
    show.motion.replay(numbers);
    if (content) show.motion.load(content, 0);
  }
  for (const [index, time, frames, ...action] of play.steps) {
    canon.begin('step');
    canon.add(index);
    for (const frame of frames) {
      show.next(show.motion.advance(Number(frame)));
      show.events();
    }
    show.take(action, Number(time));
    show.next(show.motion.advance(Number(time)));
    show.look();
    canon.lines?.push(`hash ${canon.hash.toString(16)}`);
  }
  show.motion.free();
  return canon.hash.toString(16).padStart(16, '0');
}

/** Loads what plays a component, and plays these: their hashes. */
export async function hashes(name, plays) {
  const kind = COMPONENTS.indexOf(name), made = [];
  await open(name);
  for (const play of plays) made.push(await hashOf(kind, play));
  return made;
}

/** One play to read, a line for each kind of result. */
export async function linesOf(name, play) {
  const kind = COMPONENTS.indexOf(name), lines = [];
  await open(name);
  await hashOf(kind, play, lines);
  return lines;
}

class Show {
  constructor(canon, { parts, readsShift }) { Object.assign(this, { canon, parts, readsShift }); }

  take([what, ...words], t) {
    const { motion, canon } = this;
    switch (what) {
      case 'touch': {
        const [id, phase, x, y] = words;
        canon.begin('claim');
        const claim = motion.perform(t, kit.ENTRY_TOUCH, id, PHASES.indexOf(phase), Number(x), Number(y));
        canon.add(CLAIMS[claim]);
        break;
      }
      case 'scrolled': motion.perform(t, kit.ENTRY_TOUCH + 1, Number(words[0]), words[1]); break;
      case 'resized': motion.perform(t, kit.ENTRY_RESIZED, ...words.map(Number)); break;
      case 'reader': motion.perform(t, kit.ENTRY_SURROUNDINGS, ...words.map(Number)); break;
      case 'measured': {
        const [count, width, height] = words.map(Number), all = count < 0 ? motion.wasm.word_count?.(motion.handle) ?? 0 : count;
        motion.perform(t, kit.ENTRY_MEASURED, height, ...Array.from({ length: all }, (_, index) => width + index % 7));
        break;
      }
      case 'activated': motion.perform(t, kit.ENTRY_ACTIVATED); break;
      case 'command': this.#do(t, kit.ENTRY_COMMAND, motion.table.commands.indexOf(words[0]), Number(words[1])); break;
      case 'set': this.#set(t, ...words); break;
      case 'preset': for (const one of words[0]) this.#set(t, ...one); break;
      case 'load': this.#load(words[0], t); break;
      case 'key': {
        const isHandled = motion.key(KEYS[words[0]], words[1] === 1, t);
        canon.begin('key');
        canon.add(isHandled ? 'handled' : 'not handled');
        break;
      }
      case 'releasedKeys': motion.key(-1, false, t); break;
      case 'followed': motion.follow(Number(words[0]), words[1] === 1, Number(words[2]), t); break;
    }
  }

  /** What does not exist is refused. */
  #do(...one) { if (this.motion.perform(...one) < 0) this.canon.begin('refused'); }

  #set(t, name, value) {
    const setting = this.motion.setting(name);
    const written = setting.kind === 'number' ? (value === 'nan' ? NaN : Number(value)) : setting.number(value);
    this.#do(t, kit.ENTRY_SET, setting.index, written);
  }

  #load(content, t) {
    try {
      this.motion.load(content, t);
    } catch (error) {
      const [, offset, reason] = /^line \d+, byte (\d+): (.*)$/s.exec(error.message);
      this.canon.begin('mistake');
      this.canon.add(reason, Number(offset));
    }
  }

  next(time) {
    this.canon.begin('next');
    if (time === -Infinity) this.canon.add('now');
    else if (Number.isNaN(time)) this.canon.add('never');
    else this.canon.add('at', time);
  }

  events() {
    for (let event; (event = this.motion.nextEvent()); ) {
      this.canon.begin('event');
      this.canon.add(event.name, event.t, event.value ?? NaN);
    }
  }

  look() {
    this.events();
    const { motion, canon } = this, s = motion.draw(), { access } = motion;
    canon.begin('state');
    canon.add(motion.state, motion.edge ?? 'no edge');
    canon.begin('output');
    canon.add(motion.inset, motion.extent, motion.progress);
    if (this.readsShift) canon.add(motion.wasm.content_shift(motion.handle));
    canon.begin('access');
    canon.add(access.access ?? '', access.label ?? '', access.value ?? '', access.action ?? '', access.isModal ? 'modal' : 'not modal');
    for (let at = motion.items; at < motion.end; at += s[at + kit.ITEM_COUNT]) this.#item(s, at, at + s[at + kit.ITEM_COUNT]);
  }

  #item(s, at, next) {
    const { canon } = this, code = s[at + kit.ITEM_CODE], from = (place) => s[at + place];
    canon.begin(KINDS[code]);
    canon.add(this.parts[from(kit.ITEM_PART)], from(kit.ITEM_INDEX), from(kit.ITEM_OPACITY));
    let path = next;
    switch (code) {
      case kit.CODE_FILL:
        canon.add(from(kit.PAINT_COLOR), RULES[from(kit.FILL_RULE)]);
        path = at + kit.FILL_PATH;
        break;
      case kit.CODE_STROKE:
        canon.add(from(kit.PAINT_COLOR), from(kit.STROKE_WIDTH), CAPS[from(kit.STROKE_CAP)], JOINS[from(kit.STROKE_JOIN)]);
        for (let place = kit.STROKE_DASH_LENGTH; place <= kit.STROKE_END; place++) canon.add(from(place));
        path = at + kit.STROKE_PATH;
        break;
      case kit.CODE_TEXT:
        canon.add(from(kit.PAINT_COLOR), from(kit.RUN_X), from(kit.RUN_Y), from(kit.RUN_SIZE));
        canon.add(from(kit.RUN_WEIGHT) === kit.WEIGHT_BOLD ? 'bold' : 'regular', ANCHORS[from(kit.RUN_ANCHOR)]);
        canon.add(from(kit.RUN_IS_RIGHT_TO_LEFT) === 1 ? 'rtl' : 'ltr');
        canon.add(this.motion.kit.sceneText(from(kit.RUN_FIRST_BYTE), from(kit.RUN_BYTE_COUNT)));
        break;
      case kit.CODE_SLOT:
        for (let place = kit.SLOT_X; place <= kit.SLOT_HEIGHT; place++) canon.add(from(place));
        break;
      case kit.CODE_GROUP:
        for (let place = kit.GROUP_A; place < kit.GROUP_CLIP; place++) canon.add(from(place));
        canon.add(RULES[from(kit.GROUP_CLIP)] ?? 'unclipped');
        path = at + kit.GROUP_PATH;
        break;
    }
    while (path < next) {
      const verb = s[path++];
      canon.add(VERBS[verb]);
      for (let place = 0; place < 2 * POINTS[verb]; place++) canon.add(s[path++]);
    }
  }
}
