// <elastic-shape d>: any closed shape, to be poked, dragged and flung; with purpose="button", a button.
import { make } from './dom.js';
import { ElasticElement } from './element.js';

export class ElasticShape extends ElasticElement {
  static component = 'elastic-shape';
  static canShare = true;
  static commands = ['poke', 'cancel', 'disable', 'enable'];
  static flags = ['disabled'];
  /** Its path as SVG path data, and its name for a screen reader. */
  static texts = ['d', 'label'];
  static styles = `
    :host { min-height: 8rem; }
    /* A finger beside the shape scrolls the page; half of the 44 points that a finger is given may miss it. */
    @media (pointer: coarse) { :host { --elastic-touch-margin: 22px; } }
    .frame { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; cursor: pointer; }
    .frame::before { content: ""; grid-area: 1 / 1; width: 8rem; }
    .content { grid-area: 1 / 1; position: relative; display: grid; place-content: center; pointer-events: none; }
  `;

  build() {
    this.frame.append(this.canvas, make('div', { className: 'content', attributes: { part: 'content' } }, make('slot')));
  }

  connect(elastic, signal) {
    this.addEventListener('keydown', (event) => {
      if (this.internals.role !== 'button') return;
      if (event.key === 'Enter' || event.key === ' ') elastic.activate();
      else if (event.key === 'Escape') elastic.perform('cancel');
      else return;
      event.preventDefault();
    }, { signal });
  }

  changed(name) {
    super.changed(name);
    if (name === 'd') this.take(this.d);
    if (name === 'disabled') this.internals.ariaDisabled = String(this.disabled);
  }

  /** An ornament is nothing to a screen reader, unless it has a name. */
  says({ access, label, value }) {
    const isButton = access === 'button';
    this.internals.role = isButton ? 'button' : this.label ? 'img' : 'none';
    this.internals.ariaLabel = isButton && !this.label && this.textContent.trim() ? null
      : [this.label || label, value].filter(Boolean).join(', ');
    if (isButton !== this.#isReached && (this.#isReached || !this.hasAttribute('tabindex'))) {
      this.#isReached = isButton;
      if (isButton) this.tabIndex = 0;
      else this.removeAttribute('tabindex');
    }
  }

  #isReached = false;
}

ElasticShape.define('elastic-shape');
