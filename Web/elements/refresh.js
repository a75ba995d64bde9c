// <elastic-refresh>: content that scrolls, and is pulled at its edge to load.
import './paint-more.js';
import { make } from './dom.js';
import { ElasticElement } from './element.js';
import { PART_INDICATOR } from './numbers.js';
import { keepInset } from './scrolling.js';
import { TABLE } from './refresh-table.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('pull-to-refresh', () => new URL('./refresh.wasm', import.meta.url), TABLE);

const NOTES = () => import('./note.js').then(({ showNotes }) => showNotes);
// What only some lists do comes when they ask for it.
const MORE = {
  note: NOTES, 'success-note': NOTES, 'failure-note': NOTES,
  'keeps-place': () => import('./keep.js').then(({ keepPlace }) => keepPlace),
  'carries-on': () => import('./carry.js').then(({ carryOn }) => carryOn),
  'loads-automatically': () => import('./automatic.js').then(({ loadByItself }) => loadByItself),
};

export class ElasticRefresh extends ElasticElement {
  static get component() { return 'pull-to-refresh'; }
  /** `page`: what scrolls is the page itself. `keeps-place`: rows that come above move nothing. `loads-automatically`: at the bottom, without a pull. `carries-on`: a finger that scrolls to the edge pulls. */
  static get flags() { return ['disabled', 'refreshing', 'page', 'keeps-place', 'loads-automatically', 'carries-on']; }
  /**
   * The label for a screen reader; which pointers it takes: `touch` leaves the mouse to text; how near its end loads more; and what is said beside the
   * circle, after work that is done, and after work that has failed.
   */
  static get texts() { return ['label', 'pointers', 'automatic-distance', 'note', 'success-note', 'failure-note']; }
  static get styles() {
    return `
    .indicator { display: grid; place-content: center; }
    .scroller { height: 100%; overflow: hidden auto; outline: none; }
    /* Above the drawing. */
    .frame:has(> .scroller:focus-visible)::after { content: ""; position: absolute; inset: 0; outline: 3px solid Highlight; outline-offset: -3px; pointer-events: none; }
    .action { position: absolute; top: .5rem; inset-inline-start: .5rem; min-width: 24px; min-height: 24px; }
    :host([page]:not([page=false])) :is(.frame, .scroller) { overflow: visible; height: auto; }
    .note { position: absolute; inset-inline: 0; margin: 0; padding-inline: calc(50% + 26px) 8px; overflow: hidden; align-content: center; font-size: .8rem; white-space: nowrap; text-overflow: ellipsis; pointer-events: none; }
    .note[data-alone] { padding-inline: 8px; text-align: center; }
    .veil { position: fixed; inset: 0; overflow: clip; pointer-events: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
    .action:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    .action:not(:focus-visible) { opacity: 0; pointer-events: none; }
  `;
  }

  build() {
    this.inner = make('div', { className: 'content', attributes: { part: 'content' } }, make('slot'));
    this.scroller = make('div', { className: 'scroller', tabIndex: 0, attributes: { part: 'scroller', role: 'region' } }, this.inner);
    this.action = make('button', { type: 'button', className: 'action', attributes: { part: 'action' } });
    this.news = make('p', { className: 'unseen', attributes: { role: 'status', part: 'status' } });
    this.line = make('p', { className: 'note', hidden: true, attributes: { part: 'note', 'aria-hidden': 'true' } });
    // With indicator="custom", the page's own indicator lies where the component has a place for one.
    this.own = make('slot', { name: 'indicator' });
    const indicator = make('div', { className: 'indicator', attributes: { part: 'indicator' } }, this.own);
    this.holders = { indicator: make('div', { inert: true, hidden: true }, indicator) };
    this.frame.append(this.action, this.scroller, this.canvas, this.holders.indicator, this.line, this.news);
  }

  /** With `page` the page's own scroller, which the drawing covers. */
  get stage() {
    if (!this.page) return this.scroller;
    if (!this.veil) {
      this.veil = make('div', { className: 'veil' }, this.canvas, this.holders.indicator, this.line);
      this.frame.append(this.veil, this.news);
    }
    return this.ownerDocument.scrollingElement;
  }
  get box() { return this.page ? this.ownerDocument.scrollingElement : undefined; }
  ways(event) {
    this.#check();
    return super.ways(event);
  }

  /** A list that is longer than the window, and in which nothing scrolls, has been given no height. */
  #check() {
    const { element, window } = this.elastic;
    if (this.page || element.clientHeight <= window.innerHeight || element.scrollHeight > element.clientHeight) return;
    import('./mistakes.js').then(({ sayHeight }) => sayHeight(this));
  }

  beginRefreshing() { this.refreshing = true; }
  /** `result`: 'succeeded' or 'failed', which is said first if there is a sentence for it. */
  endRefreshing(result) { this.#finish(result); }

  connect(elastic, signal) {
    this.#isLoading = false;
    this.#signal = signal;
    this.#begun = new Set();
    signal.addEventListener('abort', () => this.#end());
    const place = () => this.#place(elastic, signal).catch((error) => this.fail(error));
    place();
    this.own.addEventListener('slotchange', place, { signal });
    keepInset(elastic, elastic.element, this.inner, signal);
    if (this.page) {
      contain(elastic.element, signal); // The browser's own pull is not to come with ours.
      import('./bars.js').then(({ keepBesideBars }) => {
        if (!signal.aborted) keepBesideBars(elastic, this, this.veil, signal);
      }, (error) => this.fail(error));
    }
    this.#check();
    this.action.addEventListener('click', () => elastic.activate(), { signal });
    this.handleKeys(this.scroller, signal);
  }

  /** What places the page's own indicator comes with it. */
  async #place(elastic, signal) {
    if (!this.own.assignedNodes().length) return;
    const { Slots } = await import('./slots.js');
    if (signal.aborted || elastic.slots) return;
    elastic.slots = new Slots(elastic, { [PART_INDICATOR]: this.holders.indicator });
    elastic.redraw();
  }

  #signal;
  #begun; // What attributes have asked for.
  /** Begins what an attribute asks for, once. */
  #begin(name) {
    const load = MORE[name];
    if (!load || !this.hasAttribute(name) || this.#begun.has(load)) return;
    this.#begun.add(load);
    const { elastic } = this, signal = this.#signal;
    const begun = load().then((begin) => (signal.aborted ? null : begin(this, elastic, signal))).catch((error) => this.fail(error));
    if (load === NOTES) this.#notes = begun;
  }

  #result = ''; // Of the last loading.
  #sentence = '';
  #ending = null; // The end whose sentence is being read: another loading may begin meanwhile.
  #forget() {
    this.#become('');
    if (this.#sentence) this.#notes?.then((say) => say?.(''));
    this.#sentence = '';
    this.#ending = null;
  }
  #become(result) {
    this.#result = result;
    for (const one of ['succeeded', 'failed']) this.internals.states?.[one === result ? 'add' : 'delete'](one);
  }
  /** Ends the loading, after its result has been said. */
  async #finish(result = '') {
    if (!this.refreshing) return;
    const ending = (this.#ending = {}), { elastic } = this;
    const sentence = { succeeded: this.successNote, failed: this.failureNote }[result];
    this.#become(result);
    if (sentence) {
      this.#sentence = this.news.textContent = sentence;
      const say = await this.#notes;
      await say?.(sentence);
      if (ending !== this.#ending || elastic !== this.elastic) return;
    }
    this.#run = null;
    this.#awaited = [];
    this.refreshing = false;
  }
  #notes; // What shows sentences, once it is asked for.

  #isLoading = false;
  #run = null; // Of the page's work: aborted when the loading ends before.
  #awaited = []; // The promises of it.
  #end() {
    this.#run?.abort();
    this.#run = null;
    // Of an aborted work nothing else ends the loading: an element that is put back would load for ever.
    if (this.#awaited.length) this.refreshing = false;
    this.#awaited = [];
  }

  restarted() {
    this.#isLoading = false;
    this.#end();
    super.restarted();
  }

  changed(name) {
    super.changed(name);
    this.#begin(name);
    if (name === 'refreshing' && !this.refreshing) this.#end();
    if (name === 'refreshing' && this.refreshing !== this.#isLoading) {
      this.#isLoading = this.refreshing;
      if (this.refreshing) this.#forget();
      this.elastic.perform(this.refreshing ? 'begin-refreshing' : 'end-refreshing');
    }
  }

  /** Waits for the page's promises in `waitUntil`, whose work may end with `signal`; without one, the page must remove `refreshing`. */
  happened({ name, detail }) {
    this.internals.states?.[name === 'armed' ? 'add' : 'delete']('armed'); // Anything else ends it.
    if (name === 'refresh' || name === 'load-more') {
      this.#end();
      this.#forget();
      const awaited = (this.#awaited = []), run = (this.#run = new AbortController());
      Object.assign(detail, { signal: run.signal, waitUntil: (promise) => { awaited.push(promise); } });
      this.#isLoading = this.refreshing = true;
      queueMicrotask(() => {
        if (!awaited.length) return;
        // What fails because it was aborted is no error.
        const failed = (error) => {
          if (!run.signal.aborted) this.fail(error);
          return 'failed';
        };
        Promise.all(awaited).then(() => 'succeeded', failed).then((result) => { if (run === this.#run) this.#finish(result); });
      });
    } else if (name === 'ended') {
      this.#isLoading = this.refreshing = ['bouncing', 'loading'].includes(this.state); // Another may have begun.
      if (this.#result) detail.result = this.#result;
    }
  }

  #progress = 0;
  /** Reports how far it is pulled. */
  drawn({ progress }) {
    if (progress === this.#progress || this.elastic.player) return;
    this.#progress = progress;
    this.dispatchEvent(new CustomEvent('pull', { detail: { t: this.elastic.time() - this.elastic.start, value: progress, replayed: false }, bubbles: true, composed: true }));
  }

  describe({ label, value, action }) {
    this.scroller.setAttribute('aria-label', this.label || label);
    this.scroller.setAttribute('aria-busy', String(Boolean(value)));
    this.action.textContent = action || label;
    this.action.disabled = !action;
    const said = value || this.#sentence; // Until the next loading: one that goes at once may not be heard.
    if (this.news.textContent !== said && !(this.#sentence && this.refreshing)) this.news.textContent = said;
  }
}

// What the page's scroller had before the first list that uses it, and how many do.
const contained = new WeakMap();
/** Keeps the browser's own pull from a scroller until `signal` is aborted, and the last of all that do this is gone. */
function contain(scroller, signal) {
  const { style } = scroller, { before, count } = contained.get(scroller) ?? { before: style.overscrollBehaviorY, count: 0 };
  contained.set(scroller, { before, count: count + 1 });
  style.overscrollBehaviorY = 'contain';
  signal.addEventListener('abort', () => {
    const { count } = contained.get(scroller);
    if (count > 1) return contained.set(scroller, { before, count: count - 1 });
    contained.delete(scroller);
    if (style.overscrollBehaviorY === 'contain') style.overscrollBehaviorY = before; // The page may have set another.
  });
}

ElasticRefresh.define('elastic-refresh');
