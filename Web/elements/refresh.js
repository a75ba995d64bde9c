// <elastic-refresh>: content that scrolls, and is pulled at its edge to load.
import { make } from './dom.js';
import { ElasticElement } from './element.js';
import { PART_INDICATOR } from './numbers.js';
import { isPathAtEdge, keepInset } from './scrolling.js';
import { Slots } from './slots.js';
import { provide } from './wasm.js';

export { configure } from './wasm.js';

provide('pull-to-refresh', () => new URL('./refresh.wasm', import.meta.url));

export class ElasticRefresh extends ElasticElement {
  static get component() { return 'pull-to-refresh'; }
  static get commands() { return ['no-more-data', 'more-data', 'disable', 'enable', 'cancel']; }
  static get flags() { return ['disabled', 'refreshing']; }
  /** The label for a screen reader. */
  static get texts() { return ['label']; }
  static get styles() {
    return `
    .indicator { display: grid; place-content: center; }
    .scroller { height: 100%; overflow: hidden auto; overflow-anchor: none; outline: none; }
    .frame:has(> .scroller:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
    .action { position: absolute; top: .5rem; inset-inline-start: .5rem; }
    .action:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    .action:not(:focus-visible) { opacity: 0; pointer-events: none; }
  `;
  }

  build() {
    this.inner = make('div', { className: 'content', attributes: { part: 'content' } }, make('slot'));
    this.scroller = make('div', { className: 'scroller', tabIndex: 0, attributes: { part: 'scroller', role: 'region' } }, this.inner);
    this.action = make('button', { type: 'button', className: 'action', attributes: { part: 'action' } });
    this.news = make('p', { className: 'unseen', attributes: { role: 'status', part: 'status' } });
    // With indicator="custom", the page's own indicator lies where the component has a place for one.
    const indicator = make('div', { className: 'indicator', attributes: { part: 'indicator' } }, make('slot', { name: 'indicator' }));
    this.holders = { indicator: make('div', { inert: true, hidden: true }, indicator) };
    this.frame.append(this.action, this.scroller, this.canvas, this.holders.indicator, this.news);
  }

  get stage() { return this.scroller; }
  accepts(event) { return super.accepts(event) && isPathAtEdge(event, this.scroller, this.elastic.motion.edge); }

  beginRefreshing() { this.refreshing = true; }
  endRefreshing() { this.refreshing = false; }

  connect(elastic, signal) {
    this.#isLoading = false;
    elastic.slots = new Slots(elastic, { [PART_INDICATOR]: this.holders.indicator });
    keepInset(elastic, this.scroller, this.inner, signal);
    this.action.addEventListener('click', () => elastic.activate(), { signal });
    this.takeKeys(this.scroller, signal);
    // What the button does, where a reader already is.
    this.scroller.addEventListener('keydown', ({ target, key }) => {
      if (target === this.scroller && key === 'Enter') elastic.activate();
    }, { signal });
  }

  #isLoading = false;
  #run;
  restarted() {
    this.#isLoading = false;
    super.restarted();
  }

  changed(name) {
    super.changed(name);
    if (name === 'refreshing' && this.refreshing !== this.#isLoading) {
      this.#isLoading = this.refreshing;
      this.elastic.perform(this.refreshing ? 'begin-refreshing' : 'end-refreshing');
    }
  }

  /** Waits for the page's promises in `waitUntil`; without one, the page must remove `refreshing`. */
  happened({ name, detail }) {
    if (name === 'armed') this.internals.states?.add(name);
    else if (name === 'disarmed') this.internals.states?.delete('armed');
    if (name === 'refresh' || name === 'load-more') {
      const awaited = [], run = (this.#run = {});
      detail.waitUntil = (promise) => { awaited.push(promise); };
      this.#isLoading = this.refreshing = true;
      queueMicrotask(() => {
        if (!awaited.length) return;
        Promise.all(awaited).catch((error) => this.fail(error)).then(() => { if (run === this.#run) this.refreshing = false; });
      });
    } else if (name === 'ended') this.#isLoading = this.refreshing = false;
  }

  says({ label, value, action }) {
    this.scroller.setAttribute('aria-label', this.label || label);
    this.scroller.setAttribute('aria-busy', String(Boolean(value)));
    this.action.textContent = action || label;
    this.action.disabled = !action;
    if (this.news.textContent !== value) this.news.textContent = value;
  }
}

ElasticRefresh.define('elastic-refresh');
