// <elastic-surface edge>: an edge above the page's own content, which follows it.
import { make } from '../dom.js';
import { ElasticElement } from './element.js';

const SIDES = { top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' };
const AWAY = { top: 'ArrowDown', bottom: 'ArrowUp', left: 'ArrowRight', right: 'ArrowLeft' };
// The kit's own minimumHeight: how deep the edge is before there is a component to ask.
const HEIGHT = 50;

export class ElasticSurface extends ElasticElement {
  static component = 'elastic-surface';
  static canShare = true;
  static commands = ['cancel', 'disable', 'enable'];
  static flags = ['disabled'];
  /** What it is, for a screen reader. */
  static texts = ['label'];
  static styles = `
    .frame { cursor: grab; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; min-height: 100%; }
    .frame:active { cursor: grabbing; }
    .content { position: relative; }
  `;

  build() {
    this.inner = make('div', { className: 'content', attributes: { part: 'content' } }, make('slot'));
    this.frame.append(this.canvas, this.inner);
  }

  connectedCallback() {
    super.connectedCallback();
    // Nothing below is to jump when the component comes.
    if (!this.elastic) {
      const css = getComputedStyle(this), isRightToLeft = css.direction === 'rtl';
      const given = (name) => this.getAttribute(name) || css.getPropertyValue(`--elastic-${name}`).trim();
      const edge = given('edge') || 'top';
      const side = { start: isRightToLeft ? 'right' : 'left', end: isRightToLeft ? 'left' : 'right' }[edge] ?? edge;
      this.#pad(side, parseFloat(given('minimum-height') || HEIGHT));
    }
    this.internals.role = 'group';
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  #side = '';
  #pad(side, extent) {
    const { style } = this.inner;
    if (side !== this.#side) style.padding = '';
    this.#side = side;
    style[`padding${SIDES[side]}`] = `${extent}px`;
  }

  drawn({ edge, extent }) { this.#pad(edge, extent * this.elastic.scale); }

  changed(name) {
    if (name === 'label') this.says(this.elastic.motion.access);
    else this.elastic.perform(this.disabled ? 'disable' : 'enable');
  }

  /** Space and the arrow away from the edge pull it; letting go of the key lets go. */
  connect(elastic, signal) {
    let pulled = 0, timer = 0;
    const reach = (phase) => {
      const [w, h] = elastic.size, { edge } = elastic.motion;
      const deep = edge === 'bottom' || edge === 'right' ? -pulled : pulled;
      elastic.input({ phase, id: -1, ...(SIDEWAYS.has(edge) ? { x: w / 2 + deep, y: h * 0.3 } : { x: w * 0.3, y: h / 2 + deep }) });
    };
    const release = () => {
      clearTimeout(timer);
      if (pulled && !signal.aborted) reach('up');
      pulled = 0;
    };
    this.addEventListener('keydown', (event) => {
      if (event.target !== this) return;
      if (event.key === 'Escape') {
        pulled = 0;
        return elastic.perform('cancel');
      }
      if (event.key !== AWAY[elastic.motion.edge] && event.key !== ' ') return;
      event.preventDefault();
      if (!pulled) reach('down');
      pulled = Math.min(pulled + 16, 200);
      reach('move');
      clearTimeout(timer);
      timer = setTimeout(release, 600);
    }, { signal });
    for (const type of ['keyup', 'blur']) this.addEventListener(type, release, { signal });
  }

  says({ label }) {
    this.internals.ariaLabel = this.label || label;
    this.internals.ariaDescription = 'Space or the arrow key away from its edge pulls it.';
  }
}

const SIDEWAYS = new Set(['left', 'right']);
ElasticSurface.define('elastic-surface');
