// <flowing-menu open edge>: a menu that flows out of an edge over a page, both the page's own.
import './paint-more.js';
import { make } from './dom.js';
import { ElasticElement, FIELDS } from './element.js';
import { KEY_ESCAPE, PART_MENU, PART_PAGE } from './numbers.js';
import { Slots } from './slots.js';
import { TABLE } from './menu-table.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('flowing-menu', () => new URL('./menu.wasm', import.meta.url), TABLE);

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

export class FlowingMenu extends ElasticElement {
  static get component() { return 'flowing-menu'; }
  /**
   * Whether it is open, or on its way; whether the browser's back closes it, by an entry in the history; and whether it
   * is left alone by every finger.
   */
  static get flags() { return ['open', 'back', 'disabled']; }
  /**
   * The menu's name, for a screen reader; which pointers it takes: `touch` leaves the mouse to text; and when it stays beside its
   * page: always, or while a media query matches.
   */
  static get texts() { return ['label', 'pointers', 'pinned']; }
  static get styles() {
    return `
    :host { min-height: 12rem; }
    .page { height: 100%; overflow: hidden auto; }
    .frame::before { content: ""; grid-area: 1 / 1; width: 20rem; }
    .frame > div { grid-area: 1 / 1; }
    /* Where the reader chose all colours, what is between menu and page is a line. */
    @media (forced-colors: active) { .menu { border: 1px solid CanvasText; box-sizing: border-box; } }
    .menu { overflow: hidden auto; overscroll-behavior: contain; color: #fff; outline: none; }
  `;
  }

  build() {
    this.page = make('div', { className: 'page', attributes: { part: 'page' } });
    // Children without a slot belong to the page.
    const all = make('slot', { name: 'page' }, make('slot'));
    this.page.append(all);
    this.menu = make('div', { className: 'menu', tabIndex: -1, attributes: { part: 'menu', role: 'dialog', 'aria-modal': 'true' } },
      make('slot', { name: 'menu' }));
    this.holders = { page: make('div', { style: 'height: 100%' }, this.page), menu: make('div', { inert: true, hidden: true }, this.menu) };
    // The elastic edge is over the page and under the menu's own text.
    this.frame.append(this.holders.page, this.canvas, make('div', { data: { clips: '' } }, this.holders.menu));
  }

  show() { this.open = true; }
  close() { this.open = false; }
  toggle() { this.open = !this.open; }

  connect(elastic, signal) {
    elastic.slots = new Slots(elastic, { [PART_MENU]: this.holders.menu, [PART_PAGE]: this.holders.page });
    this.#isOpen = this.#isModal = false;
    this.#signal = signal;
    this.#pin = null;
    for (const type of ['keydown', 'pointerdown']) {
      elastic.window.addEventListener(type, () => { this.#isByKeys = type === 'keydown'; }, { signal, capture: true });
    }
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    signal.addEventListener('abort', () => {
      this.#releaseFocus();
      this.#entries = null; // In another document they are another window's.
    });
  }

  #isOpen = false;
  restarted() {
    this.#isOpen = false;
    super.restarted();
    if (this.isPinned) this.open = true;
  }

  /** Whether it stays beside its page now. */
  isPinned = false;
  #signal;
  #pin; // What follows `pinned`, once that is there.
  #lookAtPin() {
    const { elastic } = this, signal = this.#signal;
    this.#pin ??= import('./pinned.js').then(({ pin }) => (signal.aborted ? null : pin(this, elastic, signal)));
    this.#pin.then((look) => look?.(), (error) => this.fail(error));
  }

  changed(name) {
    super.changed(name);
    if (name === 'open' && this.open !== this.#isOpen) {
      this.#isOpen = this.open;
      this.elastic.perform(this.open ? 'open' : 'close');
    }
    if (name === 'back') this.#keepEntry();
    if (name === 'pinned') this.#lookAtPin();
  }

  happened({ name }) {
    if (/^(open|clos)/.test(name)) this.#isOpen = this.open = name.startsWith('open');
  }

  /** A closed menu takes no others, unless it opens from anywhere. */
  get isOfEdge() {
    const { motion } = this.elastic, from = motion.setting('opensFrom');
    return motion.isAtFirst && from.choices[motion.value(from)] === 'edge';
  }
  ways(event) { return this.isPinned ? 0 : super.ways(event); }
  isOutside(event) { return this.elastic.motion.access.isModal && !event.composedPath().includes(this.menu); }

  drawn({ access, edge }) {
    this.frame.style.touchAction = this.disabled || this.isPinned || !this.elastic.pointers.isUpright ? '' : edge === 'left' || edge === 'right' ? 'pan-y' : 'pan-x';
    // An element that is not drawn yet cannot have the focus.
    // What a demo opens leaves the focus and the page to the reader, and is no stop of the keyboard.
    const isDemo = Boolean(this.elastic.isDemo), isModal = access.isModal && !this.isPinned && !this.elastic.player && !isDemo;
    if (this.menu.inert !== isDemo) this.menu.inert = isDemo;
    if (isModal && !this.#isModal && !this.holders.menu.inert) this.#trapFocus();
    if (!isModal) this.#releaseFocus();
  }

  // While it is open nothing else can be reached; then the focus goes back to where it came from.

  #isModal = false;
  #before = null;
  #isByKeys; // Whether the last input was a key: a browser shows a focus that a script moves, after a touch too.
  #watcher = null;
  #entries = null; // Those of the window's history, once they are needed.
  #entry = null;

  #trapFocus() {
    this.#isModal = this.page.inert = true;
    const { window } = this.elastic;
    this.#before = focused(window);
    const [first] = this.#stops;
    (this.querySelector('[slot=menu] [autofocus]') ?? first ?? this.menu).focus({ preventScroll: true, focusVisible: this.#isByKeys });
    // A phone's back gesture, if the browser reports it.
    if (window.CloseWatcher) {
      this.#watcher = new window.CloseWatcher();
      this.#watcher.onclose = () => this.close();
    }
    this.#keepEntry();
  }

  /** With `back` it has an entry in the history while it is open. */
  #keepEntry() {
    const { elastic } = this, isWanted = this.#isModal && this.back;
    if (this.back && !this.#entries) {
      this.#entries = import('./back.js').then(({ entriesOf }) => {
        if (this.elastic !== elastic) return;
        this.#entries = entriesOf(elastic.window);
        this.#keepEntry();
      }, (error) => {
        this.#entries = null;
        this.fail(error);
      });
    } else if (isWanted && !this.#entry) this.#entry = this.#entries.enter?.(() => this.close());
    else if (!isWanted && this.#entry) {
      this.#entries.leave(this.#entry);
      this.#entry = null;
    }
  }

  #releaseFocus() {
    if (!this.#isModal) return;
    this.#isModal = this.page.inert = false;
    this.#watcher?.destroy();
    this.#watcher = null;
    const { window } = this.elastic, now = focused(window);
    if (!now || now === window.document.body || this.menu === now || this.querySelector('[slot=menu]')?.contains(now)) {
      this.#before?.focus({ preventScroll: true, focusVisible: this.#isByKeys });
    }
    this.#before = null;
    this.#keepEntry();
  }

  /** The focusable elements in the menu. */
  get #stops() {
    return [...this.querySelectorAll('[slot=menu]')].flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => one.matches(FOCUSABLE) && one.checkVisibility?.() !== false);
  }

  #key(event) {
    if (!this.#isModal) return;
    if (event.key === 'Escape' && this.elastic.key(KEY_ESCAPE, true)) event.preventDefault();
    // A key that leaves the menu at one end comes in at the other; arrows go as Tab does.
    const { window } = this.elastic, stops = this.#stops, at = stops.indexOf(focused(window)), last = stops.length - 1;
    const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const to = { Home: 0, End: last }[event.key] ?? (at < 0 && by < 0 ? last : at + by);
    if (event.key === 'Tab' ? stops[to] && at >= 0 : Number.isNaN(to) || focused(window)?.matches(FIELDS)) return;
    event.preventDefault();
    stops[(to + stops.length) % stops.length]?.focus();
  }

  describe({ label }) { this.menu.setAttribute('aria-label', this.label || label); }
}

/** The element with the focus, in any shadow tree of a window. */
function focused({ document }) {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

FlowingMenu.define('flowing-menu');
