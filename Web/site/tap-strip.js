// The sound as a strip with the words on it, to be dragged to where they are sung.
import { make } from '../elements/dom.js';

/** Pixels of a second. */
const SCALE = 160;
/** The loudest of each part of the sound is drawn: so many parts of a second. */
const PARTS = 400;

export class Strip {
  #loudest = new Float32Array();
  #handles = [];
  #canvas = make('canvas', { attributes: { 'aria-hidden': 'true' } });
  #head = make('i');
  #inside = make('div', { className: 'inside', attributes: { role: 'group', 'aria-label': 'Times of the words' } });

  /** `moved` gets a word and its new time; `sought` a time. */
  constructor(place, { moved, sought }) {
    Object.assign(this, { place, moved, sought });
    this.#inside.append(this.#canvas, this.#head);
    place.append(this.#inside);
    place.addEventListener('scroll', () => this.#draw());
    new ResizeObserver(() => this.#draw()).observe(place);
    this.#canvas.onclick = (event) => this.sought(this.#time(event.clientX));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#draw());
  }

  #time(x) { return Math.max(0, (x - this.#inside.getBoundingClientRect().left) / SCALE); }

  /** Shows another sound; one that cannot be decoded has no curve. */
  async listen(bytes) {
    this.#loudest = new Float32Array();
    try {
      const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(bytes), data = sound.getChannelData(0);
      const step = sound.sampleRate / PARTS;
      this.#loudest = Float32Array.from({ length: Math.ceil(data.length / step) }, (_, part) => {
        let most = 0;
        for (let at = Math.floor(part * step), end = Math.min(data.length, (part + 1) * step); at < end; at++) most = Math.max(most, Math.abs(data[at]));
        return most;
      });
    } catch { /* Words can be moved without it. */ }
    this.#draw();
  }

  /** Shows the words of a song that have times. */
  show(song, duration) {
    const timed = song.timed, chosen = this.#handles.find((one) => one.tabIndex === 0)?.word ?? timed[0];
    const last = Math.max(duration || 0, this.#loudest.length / PARTS, ...timed.slice(-1).map((index) => song.starts[index] + 1));
    this.song = song;
    this.#inside.style.width = `${Math.ceil(last * SCALE)}px`;
    while (this.#handles.length > timed.length) this.#handles.pop().remove();
    while (this.#handles.length < timed.length) this.#add();
    for (const [place, index] of timed.entries()) this.#put(this.#handles[place], place, index, index === chosen);
    if (timed.length && !this.#handles.some((one) => one.tabIndex === 0)) this.#handles[0].tabIndex = 0;
    this.#draw();
  }

  #put(handle, place, index, isChosen) {
    const { text } = this.song.words[index], time = this.song.starts[index];
    handle.word = index;
    handle.tabIndex = isChosen ? 0 : -1;
    handle.classList.toggle('low', place % 2 === 1);
    handle.style.left = `${time * SCALE}px`;
    if (handle.label.textContent !== text) handle.label.textContent = text;
    for (const [name, value] of [['label', text], ['valuenow', time.toFixed(2)], ['valuetext', `${time.toFixed(2)} seconds`], ['valuemin', '0'], ['valuemax', String(this.#inside.offsetWidth / SCALE)]]) {
      handle.setAttribute(`aria-${name}`, value);
    }
  }

  #add() {
    const label = make('span', { dir: 'auto' }), handle = make('button', { type: 'button', attributes: { role: 'slider', 'aria-describedby': 'help' } }, label);
    let held = null;
    handle.label = label;
    handle.onpointerdown = (event) => {
      if (event.button) return;
      handle.setPointerCapture(event.pointerId);
      this.#choose(handle);
      held = { x: event.clientX, scroll: this.place.scrollLeft, time: this.song.starts[handle.word], isMoved: false };
    };
    handle.onpointermove = ({ clientX }) => {
      if (!held) return;
      const way = clientX - held.x + this.place.scrollLeft - held.scroll;
      if (!held.isMoved && Math.abs(way) < 2) return;
      this.#move(handle, held.time + way / SCALE, held.isMoved);
      held.isMoved = true;
    };
    handle.onpointerup = handle.onpointercancel = () => {
      if (held && !held.isMoved) this.sought(held.time);
      held = null;
    };
    handle.onkeydown = (event) => {
      const { key, shiftKey } = event, at = this.#handles.indexOf(handle), time = this.song.starts[handle.word], step = shiftKey ? 0.1 : 0.01;
      if (key === 'ArrowLeft') this.#move(handle, time - step);
      else if (key === 'ArrowRight') this.#move(handle, time + step);
      else if (key === 'ArrowUp') this.#choose(this.#handles[Math.max(at - 1, 0)]);
      else if (key === 'ArrowDown') this.#choose(this.#handles[Math.min(at + 1, this.#handles.length - 1)]);
      else if (key === 'Enter') this.sought(Math.max(time - 1, 0), true);
      else return;
      event.preventDefault();
    };
    this.#handles.push(handle);
    this.#inside.append(handle);
  }

  #choose(handle) {
    for (const one of this.#handles) one.tabIndex = one === handle ? 0 : -1;
    handle.focus();
  }

  /** A word stays between those beside it. */
  #move(handle, time, isMore = false) {
    const [before, after] = this.song.around(handle.word);
    this.moved(handle.word, Math.min(Math.max(time, before), after), isMore);
  }

  /** Shows where the sound is; the strip follows a sound that plays. */
  follow(time, isPlaying) {
    const x = time * SCALE, { place } = this;
    this.#head.style.left = `${x}px`;
    if (isPlaying) place.scrollLeft = x - place.clientWidth / 3;
  }

  #draw() {
    const canvas = this.#canvas, { clientWidth: width, scrollLeft } = this.place, height = canvas.clientHeight, ratio = devicePixelRatio;
    if (!width) return;
    canvas.style.width = `${width}px`;
    Object.assign(canvas, { width: width * ratio, height: height * ratio });
    const context = canvas.getContext('2d');
    if (!context) return; // The browser gives none: the handles move without the curve.
    context.scale(ratio, ratio);
    context.fillStyle = getComputedStyle(canvas).color;
    context.globalAlpha = 0.5;
    for (let x = 0; x < width; x++) {
      const from = Math.floor((scrollLeft + x) / SCALE * PARTS), to = Math.max(from + 1, Math.floor((scrollLeft + x + 1) / SCALE * PARTS));
      let most = 0;
      for (let part = from; part < to; part++) most = Math.max(most, this.#loudest[part] ?? 0);
      context.fillRect(x, height / 2 * (1 - most), 1, Math.max(1, height * most));
    }
  }
}
