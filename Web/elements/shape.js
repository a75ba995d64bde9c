// <elastic-shape d>: any closed shape, to be poked, dragged and flung; with purpose="button", a button.
import { showPath } from './content.js';
import { make } from './dom.js';
import { ElasticElement, FIELDS } from './element.js';
import * as kit from './numbers.js';
import { COUNTS } from './paint.js';
import { TABLE } from './shape-table.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('elastic-shape', () => new URL('./shape.wasm', import.meta.url), TABLE);
provide('elastic-shape/stage', () => new URL('./shape-stage.wasm', import.meta.url));

export class ElasticShape extends ElasticElement {
  static get component() { return 'elastic-shape'; }
  static get canShare() { return true; }
  static get isFocusable() { return true; }
  static get reach() { return reach; }
  static get ground() { return 'light-dark(#1f6feb, #4da3ff)'; } // The kit's tint.
  static get flags() { return ['disabled']; }
  /** Its path as SVG path data, and its name for a screen reader. */
  static get texts() { return ['d', 'label', 'pointers']; }
  static get styles() {
    return `
    :host { min-height: 8rem; }
    /* A finger beside the shape scrolls the page; half of the 44 points that a finger is given may miss it. */
    @media (pointer: coarse) { :host { --elastic-touch-margin: 22px; } }
    /* What is pulled out is seen, under the element's own ring; the page's own content is still cut. */
    .frame { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; cursor: grab; overflow: visible; }
    .frame:active { cursor: grabbing; }
    :host([purpose=button]) .frame { cursor: pointer; }
    :host([disabled]:not([disabled=false])) .frame { cursor: auto; }
    .frame::before { content: ""; grid-area: 1 / 1; width: 8rem; }
    /* "contain" keeps what is pulled out from making anything scroll. */
    .room { position: absolute; inset: 0; contain: layout; pointer-events: none; }
    :host(:focus-visible) .room, .frame:focus-visible .room { z-index: -1; }
    .content { grid-area: 1 / 1; overflow: clip; position: relative; display: grid; place-content: center; pointer-events: none; }
  `;
  }

  build() {
    this.frame.append(make('div', { className: 'room' }, this.canvas), make('div', { className: 'content', attributes: { part: 'content' } }, make('slot')));
  }

  connect(elastic, signal) { this.handleKeys(this, signal); }

  changed(name) {
    super.changed(name);
    if (name === 'd') showPath(this, this.d);
  }

  /** An ornament is nothing to a screen reader, unless it has a name. */
  describe({ access, label, value }) {
    const isButton = access === 'button';
    this.speak({
      role: isButton ? 'button' : this.label ? 'img' : 'none',
      ariaLabel: isButton && !this.label && this.textContent.trim() ? null : [this.label || label, value].filter(Boolean).join(', '),
    }, isButton);
  }

  /** What a button has in it is its own, but for what can be pressed by itself. */
  isPressedBy(event) {
    const path = event.composedPath();
    return !path.slice(0, path.indexOf(this)).some((one) => one.matches?.(`a, button, ${FIELDS}`));
  }
}

/** How far the fills and lines drawn last reach out of a box of this size at the origin, by their control points. */
function reach({ scene: s, items: at, end, isAtFirst }, width, height) {
  if (isAtFirst) return 0; // At rest all of it lies in its box, and the canvas needs no more memory than that.
  let most = 0;
  for (let next; at < end; at = next) {
    next = at + s[at + kit.ITEM_COUNT];
    const code = s[at + kit.ITEM_CODE], isLine = code === kit.CODE_STROKE, by = isLine ? s[at + kit.STROKE_WIDTH] / 2 : 0;
    if (!isLine && code !== kit.CODE_FILL) continue;
    for (let i = at + (isLine ? kit.STROKE_PATH : kit.FILL_PATH); i < next; ) {
      for (let count = COUNTS[s[i++]]; count > 0; count -= 2, i += 2) {
        most = Math.max(most, by - s[i], by - s[i + 1], s[i] + by - width, s[i + 1] + by - height);
      }
    }
  }
  return most;
}

ElasticShape.define('elastic-shape');
