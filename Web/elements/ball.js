// <lyric-ball for="audio" src="song.lrc">: a ball over the words of a song, which an audio element plays.
import './content.js';
import { make } from './dom.js';
import { ElasticElement } from './element.js';
import { withFewMarks } from './marks.js';
import { followMedia, whenThere } from './media.js';
import { TABLE } from './ball-table.js';
import { provide } from './wasm.js';
import { measured } from './words.js';

export { configure } from './wasm.js';

provide('lyric-ball', () => new URL('./ball.wasm', import.meta.url), TABLE);

export class LyricBall extends ElasticElement {
  static get component() { return 'lyric-ball'; }
  /** The id of the media element, the song's address, the seconds of plain words, and the label for a screen reader. */
  static get texts() { return ['for', 'src', 'durations', 'label']; }
  static get inherited() { return ['font-family', 'font-weight', 'line-height']; }
  static get styles() {
    return `
    :host { min-height: 8rem; font-family: system-ui, sans-serif; font-weight: normal; line-height: normal; }
    .frame { touch-action: auto; }
    .frame::before { content: ""; width: 20rem; grid-area: 1 / 1; }
    .content { grid-area: 1 / 1; }
    .over { overflow: visible; }
    .over::before { display: none; }
    .over .drawing { z-index: 1; }
    .words { position: absolute; inset: 0; overflow: hidden; forced-color-adjust: none; line-height: 1.25; }
    .words span { position: absolute; white-space: pre; color: transparent; left: 0; top: 0; cursor: text; }
    [data-blank] .words span { color: inherit; }
    .words.sought span { cursor: pointer; }
    .words .away { clip-path: inset(50%); pointer-events: none; }
    .words ::selection { background: color-mix(in srgb, Highlight 35%, transparent); color: transparent; }
  `;
  }

  build() {
    // The words as text lie over the words as they are painted: to be read, found, selected and copied.
    this.text = make('div', { className: 'words', attributes: { part: 'words' } });
    const slot = make('slot');
    slot.addEventListener('slotchange', () => this.#look());
    this.frame.append(make('div', { className: 'content' }, slot), this.canvas, this.text);
    this.internals.role = 'group';
  }

  ways() { return 0; }

  #signal;
  #isOver = null; // The host whose ball hops over words that the page shows itself.
  /** Looks for words of the page's own: what finds the song's among them is fetched where there are some. */
  #look() {
    const { elastic } = this, signal = this.#signal;
    if (!elastic || this.#isOver === elastic || !this.textContent.trim()) return;
    this.#isOver = elastic;
    import('./page-words.js').then(({ PageWords }) => { if (!signal.aborted) new PageWords(this, elastic, signal); }, (error) => this.fail(error));
  }

  play() {
    if (!this.#media) return this.perform('play');
    // Stopped before it began: not an error.
    this.#media.play().catch((error) => { if (error.name !== 'AbortError') this.fail(error); });
  }
  pause() { this.#media ? this.#media.pause() : this.perform('pause'); }
  seek(position) { this.#media ? this.#media.currentTime = position : this.perform('seek', position); }
  rate(pace) { this.#media ? this.#media.playbackRate = pace : this.perform('rate', pace); }

  /** A command is for the song that was given before it. */
  perform(command, value) { this.ready.then(() => super.perform(command, value), () => {}); }

  /** The media element: found by `for`, or set. */
  get media() { return this.#media; }
  set media(media) {
    this.#follower?.abort();
    this.#follower = new AbortController();
    this.#media = media;
    this.text.classList.toggle('sought', Boolean(media));
    if (media && this.elastic) followMedia(this.elastic, media, this.#follower.signal);
  }

  /** Shows a song: plain words, LRC, SubRip, WebVTT, ASS; or TTML, UltraStar or Whisper's JSON, which another module reads. */
  load(song) {
    this.#song = withFewMarks(song);
    if (this.elastic) this.#show(this.#song);
  }

  #show(song) {
    try {
      const seconds = this.durations.replace(/\s+/g, ' ');
      this.elastic.load(seconds ? `${song}\n\n[durations: ${seconds}]` : song);
      this.#write();
      if (!this.elastic.motion.words.length) throw new Error('the song has no words');
    } catch (error) {
      if (!/SongFormats/.test(error.message)) return this.fail(error);
      // The module has named the one that reads such a song.
      import('./songs.js').then(({ converted }) => converted(song))
        .then((text) => { if (song === this.#song) this.#show(text); }).catch((failure) => this.fail(failure));
    }
  }

  /** Writes the words that are painted: the song's, or those of a recording while it is played. */
  #write() {
    const { motion, player } = this.elastic, { content } = player?.run ?? this.elastic;
    const isWritten = content === this.#written;
    this.#written = content; // Of another string of the same letters all would be compared for each word.
    if (isWritten) return;
    this.#words = motion.words;
    this.text.replaceChildren(...this.#words.map((word) => make('span', { className: 'away', textContent: `${word} ` })));
    this.#transforms = [];
    this.text.style.fontSize = `${motion.wordSize}px`; // Nothing jumps when they come to their places.
  }

  #media = null;
  #follower;
  #song = null;
  #written;
  #words = [];
  #transforms = [];
  #isSeen = [];

  connect(elastic, signal) {
    elastic.measured = (motion) => measured(elastic, motion);
    elastic.onWord = (word, x, y, size) => this.#moveWord(word, x, y, size);
    signal.addEventListener('abort', () => {
      this.#follower?.abort();
      this.#search?.abort();
    });
    this.#signal = signal;
    this.#look();
    if (this.#song !== null) this.load(this.#song);
    if (this.#media) this.media = this.#media;
    // A click on a word goes there; one that ends a selection does not.
    this.text.addEventListener('click', ({ target }) => {
      const word = [...this.text.children].indexOf(target), start = elastic.motion.wordStart(word);
      if (this.#media && start >= 0 && !String(elastic.window.getSelection())) this.seek(start);
    }, { signal });
    // Fonts that come late have other widths.
    this.ownerDocument.fonts.addEventListener('loadingdone', () => elastic.measure(), { signal });
  }

  styled({ fontFamily: family, fontWeight: weight, fontSize, lineHeight }) {
    const { elastic } = this, { font } = elastic, height = parseFloat(lineHeight) / parseFloat(fontSize) || 0;
    if (font?.family === family && font.weight === weight && font.height === height) return;
    elastic.font = { family, weight, height };
    elastic.measure();
  }

  changed(name) {
    super.changed(name);
    if (name === 'for') this.#find(this.for);
    if (name === 'src' && this.src) this.#fetch(this.src);
    if (name === 'durations' && this.#song !== null) this.load(this.#song);
  }

  /** The media element of an id, as soon as there is one. */
  #search;
  #find(id) {
    this.#search?.abort();
    this.#search = new AbortController();
    this.media = null;
    if (id) whenThere(this.getRootNode(), id, this.#search.signal, (media) => { this.media = media; });
  }

  async #fetch(src) {
    const before = this.#song; // One that is loaded while this one comes stays.
    try {
      const answer = await fetch(new URL(src, this.baseURI));
      if (!answer.ok) throw new Error(`cannot load ${src}: status ${answer.status}`);
      const song = await answer.text();
      if (src === this.src && this.#song === before) this.load(song);
    } catch (error) {
      this.fail(error);
    }
  }

  happened({ name, detail }) {
    if (name === 'word') detail.text = this.#words[detail.value];
  }

  #moveWord(word, x, y, size) {
    this.#write();
    this.#isSeen[word] = true;
    const transform = `translate(${x.toFixed(1)}px, ${(y - size).toFixed(1)}px) translate(-50%)`;
    const span = this.text.children[word];
    if (!span || this.#transforms[word] === transform) return;
    this.#transforms[word] = transform;
    Object.assign(span.style, { transform, fontSize: `${size}px` });
    span.className = '';
  }

  drawn() {
    for (let word = 0; word < this.#words.length; word++) {
      if (!this.#isSeen[word] && this.#transforms[word]) {
        this.#transforms[word] = '';
        this.text.children[word].className = 'away';
      }
      this.#isSeen[word] = false;
    }
  }

  describe({ label }) { this.internals.ariaLabel = this.label || label; }
}

LyricBall.define('lyric-ball');
