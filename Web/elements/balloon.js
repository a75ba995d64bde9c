// <message-balloon typing>: a typing indicator.
import { showPath } from './content.js';
import { make } from './dom.js';
import { ElasticElement } from './element.js';
import { TABLE } from './balloon-table.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('message-balloon', () => new URL('./balloon.wasm', import.meta.url), TABLE);
provide('message-balloon/stage', () => new URL('./balloon-stage.wasm', import.meta.url));

/** In a page's language, which may be any text. */
function listFormat(language) {
  try {
    return new Intl.ListFormat(language || undefined);
  } catch {
    return new Intl.ListFormat();
  }
}

export class MessageBalloon extends ElasticElement {
  static get component() { return 'message-balloon'; }
  static get canShare() { return true; }
  static get flags() { return ['typing']; }
  /** Who writes, for a screen reader; another path for the balloon, as SVG path data; and the names of several writers, shown and said. */
  static get texts() { return ['label', 'd', 'writers']; }
  static get styles() {
    return `
    :host { display: inline-grid; width: 5rem; height: 4rem; }
    .frame { touch-action: auto; }
    /* Hidden it has no room, whatever size the page gives it; what it says can still be heard. In the window's corner, where nothing cuts
       it off, it counts as seen, so that it tells that it is hidden. */
    :host(:state(away):not([hidden])) { display: contents !important; }
    :host(:state(away)) .frame { position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; min-height: 0 !important; opacity: 0; pointer-events: none; }
    /* Pictures before the balloon, and names below it. */
    :host([writers]) { grid: auto auto / auto minmax(0, 1fr); gap: .25rem; width: auto; height: auto; }
    :host([writers]) .frame { grid-area: 1 / 2; min-width: 5rem; min-height: 4rem; }
    .pictures { grid-area: 1 / 1; display: flex; align-items: end; }
    ::slotted([slot=picture]) { width: 2rem; height: 2rem; border-radius: 50%; object-fit: cover; }
    ::slotted([slot=picture]:not(:first-of-type)) { margin-inline-start: -.6rem; }
    .names { grid-area: 2 / 1 / auto / span 2; margin: 0; font-size: .8rem; }
    :host(:state(away)) :is(.pictures, .names) { display: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
  `;
  }

  build() {
    this.news = make('p', { className: 'unseen', attributes: { role: 'status', part: 'status' } });
    this.frame.append(this.canvas, this.news);
    this.names = make('p', { className: 'names', hidden: true, attributes: { part: 'names', 'aria-hidden': 'true' } });
    this.shadowRoot.append(make('div', { className: 'pictures' }, make('slot', { name: 'picture' })), this.names);
  }

  get #writers() { return this.writers.split(',').map((one) => one.trim()).filter(Boolean); }

  connectedCallback() {
    super.connectedCallback();
    if (!this.elastic) this.#setAway(!this.typing);
  }

  #setAway(isAway) {
    this.internals.states?.[isAway ? 'add' : 'delete']('away');
    if (this.elastic) this.elastic.isAway = isAway;
  }

  /** The component is made in the size that it has when it is seen. */
  get stage() {
    if (!this.elastic) this.#setAway(false);
    return super.stage;
  }

  hide() {
    this.#isTyping = this.typing = false;
    this.perform('hide');
  }

  show() {
    this.canvas.hidden = false;
    this.#setAway(false);
    this.perform('show');
  }

  #isTyping = false;
  connect() { this.restarted(); }

  // The component begins shown; a hidden one hides without motion.
  restarted() {
    this.#isTyping = this.typing;
    this.#setAway(this.canvas.hidden = !this.typing);
    if (!this.typing) this.elastic.perform('hide');
  }

  happened({ name }) {
    if (!this.canvas.hidden) return true;
    this.canvas.hidden = name === 'hidden';
    return name !== 'hidden' && name !== 'settled';
  }

  changed(name) {
    super.changed(name);
    if (name === 'd') showPath(this, this.d);
    if (name === 'writers') {
      const all = this.#writers;
      this.names.textContent = listFormat(this.closest('[lang]')?.lang).format(all);
      this.names.hidden = !all.length;
      this.describe(this.elastic.motion.access);
    }
    if (name !== 'typing' || this.typing === this.#isTyping) return;
    this.#isTyping = this.typing;
    this.canvas.hidden &&= !this.typing;
    if (this.typing) this.#setAway(false);
    for (const command of this.typing ? ['start', 'show'] : ['hide']) this.elastic.perform(command);
  }

  // A change of the component's state takes this one away.
  drawn({ state }) {
    if (this.elastic.player) this.canvas.hidden = false;
    this.#setAway(!this.elastic.player && (this.canvas.hidden || state === 'hidden'));
  }

  // Set once when it starts and removed when it ends.
  describe({ label, value }) {
    if (!this.elastic.player) this.#isTyping = this.typing = Boolean(value);
    const { textContent: names } = this.names, isMany = this.#writers.length > 1;
    const sentence = value && `${names || this.label || label} ${isMany ? value.replace(/^is /, 'are ') : value}`;
    if (this.news.textContent !== sentence) this.news.textContent = sentence;
  }
}

MessageBalloon.define('message-balloon');
