// <elastic-surface edge>: an edge above the page's own content, which follows it.
import { make } from './dom.js';
import { ElasticElement } from './element.js';
import { MINIMUM_HEIGHT } from './numbers.js';
import { TABLE } from './surface-table.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('elastic-surface', () => new URL('./surface.wasm', import.meta.url), TABLE);
provide('elastic-surface/stage', () => new URL('./surface-stage.wasm', import.meta.url));

// Where a line at the edge lies; and the scrolling that is left to the browser: any but that of a finger that leads away
// from the edge. (A finger that goes up is pan-down.)
const LINES = { top: '0 0 auto', bottom: 'auto 0 0', left: '0 auto 0 0', right: '0 0 0 auto' };
// Which way content moves when the edge is pulled.
const WAYS = { top: ['Y', 1], bottom: ['Y', -1], left: ['X', 1], right: ['X', -1] };
const AWAY = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] };
const PANS = { top: 'pan-x pan-down', bottom: 'pan-x pan-up', left: 'pan-y pan-right', right: 'pan-y pan-left' };

export class ElasticSurface extends ElasticElement {
  static get component() { return 'elastic-surface'; }
  static get canShare() { return true; }
  static get isFocusable() { return true; }
  static get flags() { return ['disabled']; }
  /** The label for a screen reader; and which pointers it takes: `touch` leaves the mouse to text. */
  static get texts() { return ['label', 'pointers']; }
  static get styles() {
    return `
    .frame { cursor: grab; -webkit-touch-callout: none; }
    .frame:active { cursor: grabbing; }
    :host([disabled]:not([disabled=false])) .frame { cursor: auto; }
    .edge { position: absolute; min-width: 1px; min-height: 1px; pointer-events: none; }
    .content { position: relative; isolation: isolate; } /* As with a transform, which it has while it moves. */
  `;
  }

  build() {
    this.inner = make('div', { className: 'content', attributes: { part: 'content' } }, this.slotted = make('slot'));
    this.edgeLine = make('div', { className: 'edge' });
    this.frame.append(this.canvas, this.inner, this.edgeLine);
  }

  /** A finger pulls it where the edge it hangs from is in sight, and otherwise scrolls the page there. */
  #isEdgeSeen = true;
  ways(event) {
    const isFinger = event.pointerType === 'touch', ways = this.#isEdgeSeen || !isFinger ? super.ways(event) : 0;
    // A mouse may select text until its drag is claimed; a finger that rests would begin to. The host resets it.
    if (ways && isFinger) this.frame.style.webkitUserSelect = 'none';
    return ways;
  }

  #touchAction;
  #sayTouches() {
    const { motion, pointers: { isUpright } } = this.elastic, wish = this.#isEdgeSeen && isUpright && motion.follows(...AWAY[motion.edge]) ? motion.edge : '';
    if (wish === this.#touchAction) return;
    this.#touchAction = wish;
    // A browser without directions keeps the sheet's value, and so does a turned element: each touchmove decides.
    this.frame.style.touchAction = wish && `${PANS[wish]} pinch-zoom`;
  }

  connectedCallback() {
    super.connectedCallback();
    // Nothing below is to jump when the component comes.
    if (!this.elastic) {
      const css = getComputedStyle(this), isRightToLeft = css.direction === 'rtl';
      const given = (name) => this.getAttribute(name) || css.getPropertyValue(`--elastic-${name}`).trim();
      const edge = given('edge') || 'top';
      const side = { start: isRightToLeft ? 'right' : 'left', end: isRightToLeft ? 'left' : 'right' }[edge] ?? edge;
      this.#pad(side, parseFloat(given('minimum-height') || MINIMUM_HEIGHT));
      this.speak({ role: 'group' }, true);
    }
  }

  #side = '';
  #padding = 0;
  #pad(side, extent) {
    const { style } = this.inner;
    if (side !== this.#side) {
      style.padding = '';
      this.edgeLine.style.inset = LINES[side];
    } else if (extent === this.#padding) return;
    this.#side = side;
    this.#padding = extent;
    style[`padding-${side}`] = `${extent}px`;
  }

  /** The content has room at the edge; while that moves it is moved as it is, which lays nothing out. */
  #isMoved = false;
  #grows = false;
  #hasContent = false;
  drawn({ edge, extent, isAtFirst }) {
    const length = extent * this.elastic.scale, isMoved = !isAtFirst && edge === this.#side;
    if (isMoved && !this.#isMoved) this.#begin();
    if (!isMoved || this.#grows) this.#pad(edge, length);
    if (isMoved || this.#isMoved) this.#move(this.#grows ? 0 : length - this.#padding);
    this.#isMoved = isMoved;
    this.#sayTouches();
  }

  #offset = 0;
  #move(by) {
    if (by === this.#offset || !this.#hasContent) return;
    this.#offset = by;
    const { [this.#side]: way } = WAYS;
    this.inner.style.transform = by ? `translate${way[0]}(${by * way[1]}px)` : '';
  }

  /** It begins to move: whether more room for the edge makes the whole element larger, and whether there is content at all. */
  #begin() {
    this.#hasContent = this.slotted.assignedNodes({ flatten: true }).some(({ nodeType, data }) => nodeType === 1 || data?.trim());
    const { frame, inner } = this, side = `padding-${this.#side}`, { [side]: padding } = inner.style;
    const size = () => (WAYS[this.#side][0] === 'X' ? frame.clientWidth : frame.clientHeight), before = size();
    inner.style[side] = `${this.#padding + 2 * before}px`;
    const after = size();
    inner.style[side] = padding;
    this.#grows = after !== before;
  }

  connect(elastic, signal) {
    const seen = new elastic.window.IntersectionObserver((entries) => {
      this.#isEdgeSeen = entries.at(-1).isIntersecting;
      if (elastic.motion.scene) this.#sayTouches();
    });
    seen.observe(this.edgeLine);
    signal.addEventListener('abort', () => seen.disconnect());
    this.handleKeys(this, signal);
  }

  describe({ label }) {
    this.speak({
      role: 'group', ariaLabel: this.label || label, ariaDescription: 'Space or the arrow key away from its edge pulls it.',
    }, true);
  }
}

ElasticSurface.define('elastic-surface');
