// The glue between a page and the components: it loads the module, hands over input and seconds, draws
// what is drawn. It decides nothing: what a touch means is the components' business.

const wasm = await (async () => {
  const bytes = await (await fetch(new URL('elastic.wasm', import.meta.url))).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes, {});
  instance.exports.__wasm_call_ctors();
  return instance.exports;
})();

/** The module's memory, which holds every component. */
export const { memory } = wasm;

let numbers = new Float64Array(wasm.memory.buffer);
const utf8 = new TextDecoder();
const read = (at, count) => utf8.decode(new Uint8Array(wasm.memory.buffer, at, count));

// The lists of texts and the fields of a setting, in the module's order.
const TEXTS = [
  'component', 'state', 'event', 'command', 'part', 'role', 'edge', 'name', 'unit', 'sentence', 'choice',
  'name', 'unit', 'sentence', 'choice', 'access', 'label', 'value', 'action',
];
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
const PHASES = ['down', 'move', 'up', 'cancel'];
export const CLAIM = { refused: 0, undecided: 1, claimed: 2 };

/** A setting of a component: what the table says of it, and between its number and its text. */
class Setting {
  constructor(handle, table, index) {
    const get = (field) => wasm.property(handle, table, index, field);
    this.table = table;
    this.index = index;
    this.kind = ['number', 'flag', 'choice', 'paint'][get(0)];
    this.lower = get(1);
    this.upper = get(2);
    this.standard = get(4);
    const first = table ? 11 : 7;
    this.name = text(handle, first, index);
    this.unit = text(handle, first + 1, index) ?? '';
    this.sentence = text(handle, first + 2, index);
    this.choices = this.kind === 'choice' ? texts(handle, first + 3, index) : [];
    this.roles = this.kind === 'paint' ? texts(handle, 5) : [];
  }

  /** As recordings write it: a number, true or false, a choice's name, a role's name or #rrggbbaa. */
  written(value) {
    switch (this.kind) {
      case 'flag': return value === 1;
      case 'choice': return this.choices[value];
      case 'paint':
        return value < 0 ? this.roles[-1 - value] : '#' + value.toString(16).padStart(8, '0');
      default: return value;
    }
  }

  /** The number of what a recording says; NaN if it means none. */
  number(written) {
    if (typeof written === 'boolean') return written ? 1 : 0;
    if (typeof written !== 'string') return Number(written ?? NaN);
    const at = (list) => (list.includes(written) ? list.indexOf(written) : NaN);
    switch (this.kind) {
      case 'flag': return { true: 1, yes: 1, 1: 1, false: 0, no: 0, 0: 0 }[written] ?? NaN;
      case 'choice': return at(this.choices);
      case 'paint': {
        if (written === 'clear') return 0;
        let hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(written)?.[1];
        if (!hex) return -1 - at(this.roles);
        if (hex.length < 6) hex = hex.replace(/./g, '$&$&');
        return parseInt(hex.padEnd(8, 'f'), 16);
      }
      default: return written.trim() ? Number(written) : NaN;
    }
  }
}

/** One component in the module's memory, without a clock. Everything done to it is one event of a recording. */
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
        names[kind] = text(handle, 0);
        wasm.free(handle);
      }
      if (names[kind] === name) return kind;
    }
  }

  free() { wasm.free(this.handle); }

  /** What never changes: names and settings, read once a kind. */
  get table() {
    const kept = (Motion.tables ??= []);
    return (kept[this.kind] ??= {
      name: text(this.handle, 0), states: texts(this.handle, 1), events: texts(this.handle, 2),
      commands: texts(this.handle, 3), parts: texts(this.handle, 4), edges: texts(this.handle, 6),
      settings: [0, 1].map((table) =>
        Array.from({ length: wasm.property_count(this.handle, table) }, (_, i) => new Setting(this.handle, table, i))),
    });
  }

  get style() { return this.table.settings[0]; }
  get surroundings() { return this.table.settings[1]; }
  value(setting) { return wasm.property(this.handle, setting.table, setting.index, 5); }
  /** What it is to a screen reader: the same object until something of it changes. */
  get access() {
    const { handle } = this, places = this.#accessPlaces, isModal = wasm.is_modal(handle) === 1;
    let isSame = this.#access?.isModal === isModal;
    for (let i = 0; i < 4; i++) {
      const place = wasm.text(handle, 15 + i, 0, 0); // Its texts never move: another place is another text.
      isSame &&= place === places[i];
      places[i] = place;
    }
    if (isSame) return this.#access;
    const said = Object.fromEntries([15, 16, 17, 18].map((list) => [TEXTS[list], text(handle, list)]));
    return (this.#access = { ...said, isModal });
  }
  #access = null;
  #accessPlaces = new Float64Array(4);

  /** Does one event of a recording at its time. A touch's claim; for a setting, 0 if it was taken. */
  apply(event) {
    const { handle } = this, { t, phase, command } = event;
    if (command === 'set') {
      const setting = this.style.find((one) => one.name === event.key);
      return setting ? wasm.set_property(handle, 0, setting.index, setting.number(event.value), t) : 3;
    }
    if (command) return wasm.perform(handle, this.table.commands.indexOf(command), event.value ?? 0, t);
    const number = PHASES.indexOf(phase);
    if (number >= 0) return wasm.touch(handle, event.id ?? 0, number, event.x, event.y, t);
    switch (phase) {
      case 'resize': return wasm.resized(handle, ...event.size, t);
      case 'scroll': return wasm.scrolled(handle, event.offset, event.tracking ? 1 : 0, t);
      case 'activate': return wasm.activate(handle, t);
      case 'environment':
        for (const one of this.surroundings) {
          if (one.name in event) wasm.set_property(handle, 1, one.index, one.number(event[one.name]), t);
        }
        return wasm.surroundings(handle, t);
      case 'measured':
        for (const width of event.widths) wasm.measure(handle, width);
        return wasm.measured(handle, event.lineHeight, t);
    }
  }

  /** Gives the component a song or a path; throws a sentence that says what is wrong with it, and where. */
  load(content, t) {
    const bytes = new TextEncoder().encode(content);
    const at = wasm.content(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, at);
    const fault = wasm.load(this.handle, t);
    if (fault < 0) return;
    const line = utf8.decode(bytes.subarray(0, fault)).split('\n').length;
    throw new SyntaxError(`line ${line}, byte ${fault}: ${text(this.handle, 19)}`);
  }

  /** The words the page is to measure, and the size of their letters. */
  get words() {
    return Array.from({ length: wasm.word_count(this.handle) }, (_, i) => {
      const at = wasm.word(this.handle, i);
      return read(at, wasm.text_count());
    });
  }
  get wordSize() { return wasm.word_size(this.handle); }

  /** Goes on to `time`; when the next frame is worth drawing: −∞ at once, ∞ or NaN (at rest) after input. */
  advance(time) { return wasm.advance(this.handle, time); }

  /** The events since the last call. */
  events() {
    const found = [];
    for (let index; (index = wasm.next_event(this.handle)) >= 0; ) {
      const value = wasm.event_value(this.handle);
      found.push({ t: wasm.event_time(this.handle), name: this.table.events[index], ...(value === value && { value }) });
    }
    return found;
  }

  /** Makes the scene; `scene[at]` to `scene[end - 1]` are its numbers until the next call. */
  draw() {
    this.at = wasm.draw(this.handle) >>> 3;
    this.end = this.at + wasm.scene_count();
    if (numbers.buffer !== wasm.memory.buffer) numbers = new Float64Array(wasm.memory.buffer);
    // The next component's scene comes to the same place.
    for (let i = 0; i < this.#head.length; i++) this.#head[i] = numbers[this.at + i];
    return (this.scene = numbers);
  }

  #head = new Float64Array(15);
  /** What the head of the scene drawn last says. */
  head(index) { return this.#head[index]; }
  get state() { return this.table.states[this.head(1)]; }
  get edge() { return this.table.edges[this.head(2)]; }
  get inset() { return this.head(3); }
  get extent() { return this.head(4); }
  get progress() { return this.head(5); }

  /**
   * Paints the scene drawn last. Calls `slot` for each place of the page's own content: with the context as it is
   * there, the frame, the name of the part, and the clips around it as CSS writes them, outermost first. Calls `said`
   * for each text of many: with its number, its place, which is the middle of its base line, and its size.
   */
  paint(context, slot, said) {
    const s = this.scene, clips = [], maps = [];
    let map = [1, 0, 0, 1, 0, 0];
    for (let at = this.at + this.head(0), next; at < this.end; at = next) {
      next = at + s[at + 1];
      const opacity = s[at + 4];
      let i = at + 5;
      const paint = () => {
        const [r, g, b] = [1, 2, 3].map((part) => Math.round(s[i + part] * 255));
        const style = `rgba(${r},${g},${b},${s[i + 4]})`;
        i += 5;
        context.save();
        context.globalAlpha *= opacity;
        context.fillStyle = context.strokeStyle = style;
      };
      switch (s[at]) {
        case 0: {
          paint();
          const rule = RULES[s[i]];
          trace(context, s, i + 1, next);
          context.fill(rule);
          context.restore();
          break;
        }
        case 1: {
          paint();
          const [width, cap, join, dash, gap, phase, start, end] = s.subarray(i, i + 8);
          trace(context, s, i + 8, next);
          context.lineWidth = width;
          context.lineCap = ['butt', 'round', 'square'][cap];
          context.lineJoin = ['miter', 'round', 'bevel'][join];
          if (start > 0 || end < 1) {
            const length = measure(s, i + 8, next);
            context.setLineDash([Math.max(end - start, 0) * length, 2 * length + 1]);
            context.lineDashOffset = -start * length;
          } else if (dash > 0) {
            context.setLineDash([dash, gap]);
            context.lineDashOffset = phase;
          }
          if (end > start) context.stroke();
          context.restore();
          break;
        }
        case 2: {
          paint();
          const [x, y, size, weight, anchor, isRightToLeft, from, count] = s.subarray(i, i + 8);
          context.font = `${weight ? 'bold ' : ''}${size}px system-ui, sans-serif`;
          context.direction = isRightToLeft ? 'rtl' : 'ltr';
          context.textAlign = ['start', 'center', 'end'][anchor];
          context.fillText(read(wasm.scene_text() + from, count), x, y);
          said?.(s[at + 3], map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5], size);
          context.restore();
          break;
        }
        case 3:
          context.globalAlpha *= opacity;
          slot?.(context, [...s.subarray(i, i + 4)], this.table.parts[s[at + 2]], clips.filter(Boolean));
          context.globalAlpha /= opacity || 1;
          break;
        case 4:
          context.save();
          clips.push(slot && s[i + 6] >= 0 && `path(${RULES[s[i + 6]]}, "${data(s, i + 7, next)}")`);
          maps.push(map);
          map = within(map, s.subarray(i, i + 6));
          context.globalAlpha *= opacity;
          context.transform(s[i], s[i + 1], s[i + 2], s[i + 3], s[i + 4], s[i + 5]);
          if (s[i + 6] >= 0) {
            trace(context, s, i + 7, next);
            context.clip(RULES[s[i + 6]]);
          }
          break;
        case 5:
          clips.pop();
          map = maps.pop();
          context.restore();
      }
    }
  }
}

/** The transform of a group that lies in another, as canvases write them. */
const within = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];

const RULES = ['nonzero', 'evenodd'];

function trace(context, s, i, end) {
  context.beginPath();
  while (i < end) {
    switch (s[i]) {
      case 0: context.moveTo(s[i + 1], s[i + 2]); i += 3; break;
      case 1: context.lineTo(s[i + 1], s[i + 2]); i += 3; break;
      case 2: context.quadraticCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4]); i += 5; break;
      case 3: context.bezierCurveTo(s[i + 1], s[i + 2], s[i + 3], s[i + 4], s[i + 5], s[i + 6]); i += 7; break;
      default: context.closePath(); i += 1;
    }
  }
}

/** A path as SVG writes it. */
function data(s, i, end) {
  let text = '';
  while (i < end) {
    const verb = s[i], count = [2, 2, 4, 6, 0][verb];
    text += 'MLQCZ'[verb] + s.subarray(i + 1, i + 1 + count).join(' ');
    i += 1 + count;
  }
  return text;
}

/** How long a path is, each curve as 32 chords: near enough for where a line breaks off. */
function measure(s, i, end) {
  let length = 0, x, y, firstX, firstY;
  const to = (a, b) => {
    length += Math.hypot(a - x, b - y);
    [x, y] = [a, b];
  };
  while (i < end) {
    const degree = s[i], [a, b, c, d, e, f] = s.subarray(++i);
    if (degree === 0) [firstX, firstY] = [x, y] = [a, b];
    else if (degree === 4) to(firstX, firstY);
    else if (degree === 1) to(a, b);
    else {
      const fromX = x, fromY = y;
      for (let t = 1 / 32; t <= 1; t += 1 / 32) {
        const u = 1 - t, at = degree === 2
          ? (p, q, r) => u * u * p + 2 * u * t * q + t * t * r
          : (p, q, r, z) => u * u * u * p + 3 * u * t * (u * q + t * r) + t * t * t * z;
        to(at(fromX, a, c, e), at(fromY, b, d, f));
      }
    }
    i += [2, 2, 4, 6, 0][degree];
  }
  return length;
}
