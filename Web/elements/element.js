// The base of all elements: a component in a shadow tree, set by attributes, properties and CSS.
// Nothing here touches a page before an element is on one, so that a server can import it.
import { make } from './dom.js';
import { open } from './elastic.js';
import * as kit from './numbers.js';
import { FORCED_COLORS, numberOf } from './settings.js';
import * as view from './view.js';
import { tableOf } from './wasm.js';
import { freeWays } from './ways.js';

export const HTMLElement = globalThis.HTMLElement ?? class {};

/** What shows a component, when its module is here: fetched when the first such element is on a page. */
export const load = (component) => open(component).then(() => view);

/** `claimDistance` as attributes and CSS write it. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
export const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const STYLES = `
:host { display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr); }
:host([hidden]) { display: none; }
/* A page may give the element any other display: the frame fills what that leaves it, and lays out by itself. */
.frame {
  display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr); box-sizing: border-box; flex: auto; min-width: 0;
  width: 100%; height: 100%; min-height: inherit; max-height: inherit;
  grid-area: 1 / 1; position: relative; isolation: isolate; overflow: hidden; touch-action: manipulation; outline: none;
}
:host(:focus-visible), .frame:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
[hidden] { display: none; }
.drawing { position: absolute; top: 0; left: 0; pointer-events: none; }
`;
const KEYS = {
  Enter: kit.KEY_ENTER, ' ': kit.KEY_PRESS, Escape: kit.KEY_ESCAPE, ArrowUp: kit.KEY_UP, ArrowDown: kit.KEY_DOWN, ArrowLeft: kit.KEY_LEFT, ArrowRight: kit.KEY_RIGHT,
};
// A browser reports the click of a pointer at most so many milliseconds after that went up.
const CLICK_TIME = 1000;
/** Where arrow keys are the page's own. */
export const FIELDS = 'input, textarea, select, [contenteditable], audio, video';
// Those that can be held by a part of their content alone.
const HANDLED = 'elastic-surface, flowing-menu';

/**
 * One component on a page. A subclass names its `component`, whose commands become methods, builds its shadow tree, and handles
 * attributes, events and frames. It can have more: `canShare`, whether all it draws lies under its content, so that a stage can draw it,
 * and `reach`, how far its drawing reaches out of a box, of a motion and the box's width and height, if it is seen there.
 */
export class ElasticElement extends HTMLElement {
  // Getters, as in all elements: beside a static field esbuild makes a WeakMap of each private member, 1,200 bytes in all.
  static get styles() { return ''; }
  /** Attributes that are there or not, each a property of the same name; and those that hold a text. */
  static get flags() { return []; }
  static get texts() { return []; }
  /** Whether its frame can have the focus: in the shadow tree, since an attribute of its own would not be what a server has written. */
  static get isFocusable() { return false; }
  /** The background of its content where its module cannot be loaded, in place of its drawing. */
  static get ground() { return ''; }
  /** Further properties of CSS with which it draws. */
  static get inherited() { return []; }

  #elastic = null;
  #attributes = null;
  #access = null;
  #state = null;
  #restyling = false;
  #unknown = '';
  #hasRelative = false; // A length that is relative to the font or to the element.
  #ready = later();
  #hasFailed = false;

  /** Makes the tag; the second time, and where there are no elements, does nothing. */
  static define(tag) {
    if (!globalThis.customElements || customElements.get(tag)) return;
    const property = (name, get, set) =>
      Object.defineProperty(this.prototype, camel(name), { get, set, configurable: true, enumerable: true });
    for (const name of this.flags) {
      // A framework that sets no properties writes "false".
      property(name, function () { return (this.getAttribute(name) ?? 'false') !== 'false'; },
        function (value) { if (Boolean(value) !== this[name]) write(this, name, value ? '' : null); });
    }
    for (const name of [...this.texts, 'preset']) {
      property(name, function () { return this.getAttribute(name) ?? ''; }, function (value) { write(this, name, value); });
    }
    for (const name of tableOf(this.component).commands) {
      if (camel(name) in this.prototype) continue;
      this.prototype[camel(name)] = function (value) { this.perform(name, value); };
    }
    customElements.define(tag, this);
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#adoptStyles();
    this.internals = this.attachInternals();
    this.canvas = make('canvas', { className: 'drawing', attributes: { part: 'drawing', 'aria-hidden': 'true' } });
    this.frame = make('div', { className: 'frame', attributes: { part: 'frame' } });
    this.build();
    root.append(this.frame);
  }

  /** Fulfilled when the component is there; again after the element was taken out and put back. */
  get ready() { return this.#ready.promise; }
  /** The component's host while the element is on a page: its motion, its clock, its recordings. */
  get elastic() { return this.#elastic; }
  /** The state by its name, as events and recordings call it: as it is now, also before that is drawn and its events are dispatched. */
  get state() {
    const { motion } = this.#elastic ?? {};
    if (!motion?.scene) return '';
    motion.draw();
    return motion.state;
  }

  /** Has the effect of a drag, like a screen reader's action. */
  activate() { this.ready.then(() => this.elastic?.activate(), () => {}); }

  /** Performs a command when the component has loaded; `error` if it cannot load. */
  perform(command, value) { this.ready.then(() => this.elastic?.perform(command, value), () => {}); }

  // Overridden by subclasses.

  /** Fills `frame`; by default, with the drawing under the page's own content. */
  build() { this.frame.append(this.canvas, make('div', { className: 'content' }, make('slot'))); }
  /** The part that receives pointers and has the size. */
  get stage() { return this.frame; }
  /** What has its role and its name: what can have the focus. That is the element itself if the page has given it a tabindex. */
  get spoken() { return this.constructor.isFocusable && !this.hasAttribute('tabindex') ? this.frame : this.internals; }
  /** What holds both the stage and the drawing, if the stage does not. */
  get box() { return undefined; }
  /** The component starts again, for example after a replay, without attributes. */
  restarted() { for (const name of this.constructor.flags) if (this.hasAttribute(name)) this.changed(name); }
  /** The component has loaded; listeners are removed when `signal` is aborted. */
  connect(elastic, signal) {}
  /** An attribute of `flags` or `texts` has changed. */
  changed(name) {
    if (name === 'label') this.describe(this.elastic.motion.access);
    if (name === 'disabled') {
      for (const one of [this.internals, this.frame]) one.ariaDisabled = one === this.spoken ? String(this.disabled) : null;
      this.elastic.perform(this.disabled ? 'disable' : 'enable');
    }
  }
  /** Something happened; called before the element's own event. False keeps that back. */
  happened(event) {}
  /** The element's style may have changed. */
  styled(css) {}
  /** A frame is drawn. */
  drawn(motion) {}
  /** The accessible role, label, value and action, by their names. */
  describe({ label, value }) { this.spoken.ariaLabel = [label, value].filter(Boolean).join(', '); }
  /** The ways that a pointer that goes down may go and be the component's, as ways.js has them; 0 if it is not for it at all. */
  ways(event) {
    if (!this.isOutside(event) && ((this.pointers === 'touch' && event.pointerType === 'mouse') || this.#isBesideHandle(event))) return 0;
    return freeWays(event, this.#elastic.element, this, this.isOfEdge);
  }
  /** Whether all touches that it would take now begin at its edge. */
  get isOfEdge() { return false; }
  /** Whether a pointer goes down beside what the component shows, to dismiss it. */
  isOutside(event) { return false; }

  /** Whether parts of its content are its handles, and a pointer goes down on none of them. */
  #isBesideHandle(event) {
    if (!this.matches(HANDLED)) return false;
    const handles = [...this.querySelectorAll('[drag-handle]')].filter((one) => one.closest(HANDLED) === this), path = event.composedPath();
    return handles.length > 0 && !handles.some((one) => path.includes(one));
  }

  // For subclasses.

  /** Gives its role and its name to what has them, and a stop of the keyboard if `isStop`. */
  speak(said, isStop) {
    const { spoken, frame, internals } = this;
    if (spoken === frame && isStop) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
    for (const name of Object.keys(said)) (spoken === frame ? internals : frame)[name] = null;
    Object.assign(spoken, said);
    this.#spoken = spoken;
  }
  #spoken;

  /** The focus goes to what can have it. */
  focus(options) {
    if (this.spoken === this.frame) this.frame.focus(options);
    else super.focus(options);
  }

  /** The keys at an element go to the component; those that it does not handle stay the page's. */
  handleKeys(target, signal) {
    const key = (event) => {
      const number = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[event.key];
      const [at] = event.composedPath(), isHere = at === target || (target === this && at === this.frame);
      if (isHere && number != null && this.#elastic.key(number, event.type === 'keydown')) event.preventDefault();
    };
    for (const type of ['keydown', 'keyup']) target.addEventListener(type, key, { signal });
    target.addEventListener('blur', () => this.#elastic.key(-1), { signal });
  }

  // A click without a pointer is a press: of assistive technology, or of a script. One that follows a pointer has had its effect by that.
  #pointed = -Infinity; // When a pointer went up last.
  #handleClicks(signal) {
    this.#elastic.window.addEventListener('pointerup', ({ timeStamp }) => { this.#pointed = timeStamp; }, { signal, capture: true });
    this.addEventListener('click', (event) => {
      const isByPointer = event.detail !== 0 && event.timeStamp - this.#pointed < CLICK_TIME;
      if (!isByPointer && this.isPressedBy(event)) this.#elastic.activate();
    }, { signal });
  }

  /** Whether a click is on the component, not on what is in it. */
  isPressedBy(event) { return event.target === this && event.composedPath()[0].localName !== 'button'; }

  /** Reports an error of the page's input, like images and scripts. */
  fail(error) { this.dispatchEvent(new ErrorEvent('error', { error, message: error.message })); }

  // Onto a page and off it.

  #adoptStyles() { adoptStyles(this, STYLES + this.constructor.styles); }

  /** In another document it starts again, with that one's window and styles. */
  adoptedCallback() {
    this.#leave();
    this.#adoptStyles();
  }

  connectedCallback() {
    if (!this.ownerDocument.defaultView) return; // The document is not shown.
    if (this.#attributes) { // It was only moved.
      this.#elastic?.share(this.#shared);
      return;
    }
    this.#attributes = new MutationObserver((changes) => {
      const names = new Set(changes.map((change) => change.attributeName));
      const { flags, texts } = this.constructor;
      for (const name of [...flags, ...texts]) if (names.has(name)) this.changed(name);
      if (this.#access && this.#spoken !== this.spoken) this.describe(this.#access); // It has got a tabindex, or lost it.
      this.#restyle();
    });
    load(this.constructor.component).then((view) => this.#start(view)).catch((error) => {
      this.#stop();
      this.#ready.reject(error);
      this.#hasFailed = true;
      this.#reportError(error);
    });
    this.ready.catch(() => {}); // Said by the event.
    this.#limit(getComputedStyle(this));
    watch(this);
  }

  disconnectedCallback() {
    queueMicrotask(() => { if (!this.isConnected) this.#leave(); });
  }

  #leave() {
    if (!this.#attributes) return;
    watched.delete(this);
    this.#attributes.disconnect();
    this.#attributes = null;
    if (this.#elastic || this.#hasFailed) this.#ready = later();
    this.#hasFailed = false;
    this.#stop();
  }

  #stop() {
    this.#aborter?.abort();
    this.#elastic?.close();
    this.#elastic = null;
  }

  /** Without a component or a canvas its content lies on a ground, not on what was drawn last. */
  #reportError(error) {
    this.canvas.width = 0;
    this.frame.style.background = this.constructor.ground;
    this.frame.dataset.blank = '';
    this.fail(error);
  }

  /** The stage whose canvas it shares, if it is on one. */
  get #shared() {
    const stage = this.constructor.canShare && this.closest('elastic-stage');
    return stage?.request ? stage : null;
  }

  #aborter;
  #start({ Elastic }) {
    if (!this.isConnected || !this.#attributes || this.#elastic) return;
    const { constructor } = this, { signal } = (this.#aborter = new AbortController());
    const elastic = new Elastic(this.stage, this.canvas, constructor.component, {
      signal, ways: (event) => this.ways(event), environment: surroundings(this), stage: this.#shared, reach: constructor.reach, box: this.box,
      blank: () => this.#reportError(new Error('the browser provides no canvas, so nothing is drawn')),
    });
    this.#elastic = elastic;
    const { style, table } = elastic.motion;
    mirror(constructor, style);
    // Values set before the properties existed.
    for (const key of Object.keys(this)) {
      if (!(key in constructor.prototype)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    for (const name of table.events) {
      elastic.addEventListener(name, (event) => {
        const { detail } = event;
        if (detail.replayed || this.happened({ name, detail }) === false) return;
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
      });
    }
    elastic.addEventListener('frame', () => {
      if (this.#elastic !== elastic) return; // A handler of this frame's events took it away.
      const { motion } = elastic, { access } = motion;
      if (access !== this.#access) this.describe(access);
      this.#access = access;
      // For CSS: `elastic-refresh:state(loading)`.
      if (motion.state !== this.#state) {
        const { states } = this.internals;
        states?.delete(this.#state);
        states?.add((this.#state = motion.state));
      }
      this.drawn(motion);
    });
    elastic.addEventListener('input', ({ detail: [, code] }) => {
      if (code === kit.ENTRY_SURROUNDINGS) this.#restyleSoon();
      else if (code === kit.ENTRY_RESIZED) {
        this.#limit(getComputedStyle(this));
        if (this.#hasRelative) this.#restyleSoon();
      }
    });
    // A change of a custom property is a transition of no length.
    this.canvas.style.transition = ['color-scheme', 'font-size', 'visibility', '--elastic-preset', ...constructor.inherited, ...style.map(({ name }) => `--elastic-${kebab(name)}`)]
      .map((name) => `${name} 1ms step-start allow-discrete`).join();
    this.canvas.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === 'visibility') elastic.look();
      else this.#restyleSoon();
    }, { signal });
    matchMedia(FORCED_COLORS).addEventListener('change', () => this.#restyleSoon(), { signal });
    this.canvas.addEventListener('contextrestored', () => elastic.redraw(), { signal }); // A graphics driver that starts again takes the pixels.
    this.#access = null;
    this.#restyle();
    this.#handleClicks(signal);
    this.connect(elastic, signal);
    elastic.addEventListener('reset', () => this.restarted());
    for (const name of [...constructor.texts, ...constructor.flags]) if (this.hasAttribute(name)) this.changed(name);
    this.#attributes.observe(this, { attributes: true });
    elastic.motion.kit.addEventListener('lost', ({ target }) => {
      this.#leave();
      this.#reportError(target.broken);
    }, { signal });
    this.#ready.resolve(this);
  }

  /** Reads the page's settings again. */
  surround() {
    const now = surroundings(this), { override } = this.#elastic ?? {};
    if (!override || Object.keys(now).every((name) => override[name] === now[name])) return;
    Object.assign(override, now);
    this.#elastic.surround();
  }

  // Settings: an attribute, else a custom property, else the preset, else the kit's default.

  /** What of its settings is so whatever the page says. */
  forced = null;
  /** Reads its settings again. */
  restyle() { this.#restyleSoon(); }

  #restyleSoon() {
    if (this.#restyling) return;
    this.#restyling = true;
    queueMicrotask(() => {
      this.#restyling = false;
      this.#restyle();
    });
  }

  /** The frame has the element's least and greatest height, but for what these count of its padding and border. */
  #limit(css) {
    for (const limit of ['minHeight', 'maxHeight']) {
      this.frame.style[limit] = '';
      if (css.boxSizing !== 'border-box') continue;
      const around = [css.paddingTop, css.paddingBottom, css.borderTopWidth, css.borderBottomWidth].join(' - ');
      this.frame.style[limit] = `calc(${css[limit]} - ${around})`; // Where there is none this is no length and means nothing.
    }
  }

  /** Points of any other length of CSS; a percentage is of the element's size away from its edge, and without an edge of its width. */
  #lengthOf(written) {
    if (!CSS.supports('width', written)) return NaN;
    const probe = make('i', { style: 'position: absolute; visibility: hidden' });
    this.frame.append(probe);
    const side = /^[lr]|^$/.test(this.#elastic.motion.edge ?? '') ? 'width' : 'height';
    probe.style[side] = written;
    const length = parseFloat(getComputedStyle(probe)[side]);
    probe.remove();
    return length;
  }

  #restyle() {
    const elastic = this.#elastic;
    if (!elastic) return;
    this.surround();
    const css = getComputedStyle(this);
    this.#limit(css);
    this.styled(css);
    const named = this.getAttribute('preset') ?? css.getPropertyValue('--elastic-preset').trim();
    const { presets, settings } = elastic.table, preset = presets.get(named);
    if (named && !preset && named !== this.#unknown) {
      this.fail(new RangeError(`preset="${named}": expected one of ${[...presets.keys()].join(', ')}`));
    }
    this.#unknown = named;
    // `claim-distance`, and `claimDistance` as some frameworks write it.
    const given = new Map([...this.attributes].map(({ name, value }) => [name.replaceAll('-', ''), value]));
    for (const setting of settings) {
      const { name, kind } = setting;
      let written = this.forced?.[name] ?? given.get(name.toLowerCase()) ?? css.getPropertyValue(`--elastic-${kebab(name)}`).trim();
      if (kind === 'flag' && written === '' && given.has(name.toLowerCase())) written = 'true';
      written ||= preset?.get(name) ?? '';
      let value = numberOf(this, setting, written);
      if (Number.isNaN(value) && setting.unit === 'pt') {
        value = this.#lengthOf(written);
        this.#hasRelative ||= !Number.isNaN(value);
      }
      // The sentence is fetched when there is a mistake.
      if (Number.isNaN(setting.accepted(value))) import('./mistakes.js').then(({ warnOfSetting }) => warnOfSetting(this, setting, written));
      if (value !== elastic.value(setting) && !Number.isNaN(value)) elastic.set(setting, value);
    }
  }
}

/** The page's own settings, which may differ from the system's: direction and dark mode. */
export function surroundings(element) {
  const { direction, colorScheme } = getComputedStyle(element), { ownerDocument } = element;
  // Without a style the page's meta element counts.
  const schemes = colorScheme === 'normal' ? ownerDocument.querySelector('meta[name=color-scheme]')?.content ?? '' : colorScheme;
  const [isLight, isDark] = ['light', 'dark'].map((one) => schemes.includes(one));
  const dark = isDark && (!isLight || ownerDocument.defaultView.matchMedia('(prefers-color-scheme: dark)').matches);
  return { direction, scheme: dark ? 'dark' : 'light' };
}

/** Gives a class a property for each setting of its component, once. */
function mirror(Class, style) {
  if (Object.hasOwn(Class, 'settings')) return;
  Class.settings = style.map(({ name }) => name);
  for (const setting of style) {
    Object.defineProperty(Class.prototype, setting.name, {
      get() { return setting.written(this.elastic?.value(setting) ?? setting.standard); },
      set(value) { write(this, kebab(setting.name), value); },
      configurable: true, enumerable: true,
    });
  }
}

// A sheet belongs to one document: all sheets by their document, then by their text.
const sheets = new WeakMap();
/** Gives a shadow tree a sheet of its document. */
export function adoptStyles({ ownerDocument, shadowRoot }, styles) {
  const { defaultView } = ownerDocument;
  if (!defaultView) return; // The document is not shown.
  if (!sheets.has(ownerDocument)) sheets.set(ownerDocument, {});
  const made = sheets.get(ownerDocument);
  if (!made[styles]) (made[styles] = new defaultView.CSSStyleSheet()).replaceSync(styles);
  shadowRoot.adoptedStyleSheets = [made[styles]];
}

// No style event reports a change of direction: its attribute is observed, once for all elements of a document.
export const watched = new Set();
const observed = new WeakSet();
export function watch(element) {
  const { ownerDocument } = element;
  watched.add(element);
  if (observed.has(ownerDocument)) return;
  observed.add(ownerDocument);
  new MutationObserver(() => { for (const element of watched) element.surround(); })
    .observe(ownerDocument, { subtree: true, attributes: true, attributeFilter: ['dir'] });
}

function write(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

export function later() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
