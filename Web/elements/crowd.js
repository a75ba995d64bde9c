// Many elements that move at once, on one canvas: as long as they move, neighbours that a shared canvas shows like their own
// canvases draw on it, because each canvas of a page costs more than what is drawn there. Fetched when many move at once.
//
// Neighbours are siblings with no other element between them. The canvas lies in the first of them, under what that one draws,
// so it has its place among all else on the page. It would lie under content that a canvas of its own covers: so those with
// content overlap no other. Whatever a style does to a drawing, and a canvas of many could not, makes an element draw itself.

import { contextOf } from './canvas.js';

// So long, in milliseconds, one that cannot share is not asked again.
const PATIENCE = 1000;
// In each of so many frames one's styles are read, and all whole points; within so many each exact place, some in each.
const OFTEN = 16, SELDOM = 64;
/** So many neighbours that move at once share a canvas. */
const FEWEST = 8;
// A canvas grows by steps, and out of the window: what is scrolled into sight is there before the next frame.
const STEP = 128;
// The styles, and their values, with which an element's box changes nothing of its drawing but the place.
const PLAIN_BOX = {
  opacity: '1', filter: 'none', mixBlendMode: 'normal', clipPath: 'none', maskImage: 'none', transform: 'none', rotate: 'none', scale: 'none',
  translate: 'none',
  perspective: 'none', backdropFilter: 'none',
};
const PLAIN_HOST = { ...PLAIN_BOX, overflowX: 'visible', overflowY: 'visible', zIndex: 'auto', contain: 'none', visibility: 'visible', isolation: 'auto', zoom: '1' };
const UNPAINTED = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', boxShadow: 'none', borderTopLeftRadius: '0px', borderTopStyle: 'none' };

const [OF_HOST, OF_PART, OF_PLACED] = [PLAIN_HOST, { ...PLAIN_BOX, ...UNPAINTED }, UNPAINTED].map((one) => Object.entries(one).flat());

function has(css, values) {
  for (let i = 0; i < values.length; i += 2) {
    const value = css[values[i]];
    if (value !== undefined && value !== values[i + 1]) return false;
  }
  return true;
}

/** Whether an element looks the same, however its drawing gets to its place. */
function isPlain({ element: frame, canvas }) {
  const { host } = frame.getRootNode(), css = getComputedStyle(host), { position } = css;
  if (position !== 'static' && position !== 'relative' && position !== 'absolute') return false;
  return has(css, OF_HOST) && (position === 'static' || has(css, OF_PLACED)) &&
    has(getComputedStyle(frame), OF_PART) && has(getComputedStyle(canvas), OF_PART);
}

function hasContent(element) {
  for (let node = element.firstChild; node; node = node.nextSibling) if (node.nodeType === 1 || node.data.trim()) return true;
  return false;
}

/** The elements of a clock's page that share canvases. */
export class Crowd {
  #asking = new Map(); // By element: the hosts of those that move on their own canvases.
  #runs = []; // Going through a set or a map makes objects.
  #members = new Map(); // By host: its run.
  #refused = new WeakMap(); // By host: until when it is not asked again, in milliseconds.
  #isFrame = false;

  /** A frame begins: who shares, and where, before anything of the page is written. */
  begin(milliseconds) {
    this.#isFrame = true;
    if (this.#asking.size >= FEWEST) this.#form(milliseconds);
    this.#asking.clear();
    for (let i = this.#runs.length; i--; ) if (!this.#runs[i].measure()) this.#refuse(this.#runs[i], milliseconds);
  }

  #refuse(run, milliseconds) {
    for (const host of run.hosts()) {
      this.#refused.set(host, milliseconds + PATIENCE);
      this.#goHome(host);
    }
  }

  /** Draws a host's scene, if it shares a canvas; else that one draws itself. */
  take(host) {
    const run = this.#members.get(host);
    if (run && this.#isFrame) return run.paint(host);
    if (run) this.leave(host);
    else if (!(this.#refused.get(host) > performance.now())) this.#asking.set(host.element.getRootNode().host, host);
    return false;
  }

  /** A host draws itself again, from now on. */
  leave(host) {
    const run = this.#members.get(host);
    this.#asking.delete(host.element.getRootNode().host); // It may be gone before the next frame, which may never come.
    if (!run) return;
    this.#members.delete(host);
    run.remove(host);
    if (!run.size) this.#runs = this.#runs.filter((one) => one !== run);
  }

  /** A frame ends: those that it did not draw draw themselves. */
  end() {
    this.#isFrame = false;
    for (let i = this.#runs.length; i--; ) if (this.#runs[i].isMissing) this.#sendHome(this.#runs[i]);
  }

  #sendHome(run) { for (const host of run.missing()) this.#goHome(host); }

  #goHome(host) {
    this.leave(host);
    host.redraw();
  }

  /** Finds neighbours among those that ask. */
  #form(milliseconds) {
    for (const parent of new Set([...this.#asking.keys()].map(({ parentNode }) => parentNode))) {
      let row = [];
      for (const element of [...parent?.children ?? [], null]) {
        if (element?.constructor.canShare) row.push(element);
        else if (row.length) {
          this.#share(row, milliseconds);
          row = [];
        }
      }
    }
  }

  #share(row, milliseconds) {
    const asking = row.filter((element) => this.#asking.has(element)).map((element) => this.#asking.get(element));
    const hosts = asking.filter(isPlain), [first] = row;
    if (asking.length < FEWEST || this.#runs.some((run) => run.first === first)) return;
    let run;
    hosts[0]?.pointers.look();
    if (hosts.length >= FEWEST && hosts[0].pointers.isUpright && getComputedStyle(first).display === 'grid') this.#runs.push((run = new Run(row, hosts)));
    for (const host of asking) {
      if (run && hosts.includes(host)) this.#members.set(host, run);
      else this.#refused.set(host, milliseconds + PATIENCE);
    }
  }
}

/** Neighbours, and the canvas of those that move. */
class Run {
  #row;
  #places = new Map(); // By host, in the order of the page: where it is in the layer, and whether this frame drew it.
  #list = null; // The same, as a list, after the last one that left.
  #layer;
  #context;
  #box = [0, 0, 0, 0]; // Of the canvas: in the layer, in points.
  #bounds = [0, 0, 0, 0]; // Of all its hosts, in the layer.
  #left = 0; // Of the layer, in the window.
  #top = 0;
  #x = 0; // Of the canvas, in the layer.
  #y = 0;
  #styledX = NaN;
  #styledY = NaN;
  #checked = 0;
  #turn = 0;
  #styled = 0;

  constructor(row, hosts) {
    const [first] = row, { ownerDocument } = first;
    this.#row = row;
    this.first = first;
    this.#layer = ownerDocument.createElement('div');
    this.#layer.style.cssText = 'grid-area:1/1;position:relative;width:0;height:0;pointer-events:none';
    const canvas = this.#layer.appendChild(ownerDocument.createElement('canvas'));
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.position = 'absolute';
    this.#context = contextOf(canvas);
    first.shadowRoot.prepend(this.#layer);
    const hostOf = new Map(hosts.map((host) => [host.element.getRootNode().host, host]));
    for (const element of row) {
      if (hostOf.has(element)) this.#places.set(hostOf.get(element), { element, host: hostOf.get(element), x: NaN, y: NaN, width: NaN, height: NaN, offsetLeft: NaN, offsetTop: NaN, isEmpty: false, isDrawn: true, isHidden: false });
    }
  }

  get size() { return this.#places.size; }
  get #all() { return (this.#list ??= [...this.#places.values()]); }
  hosts() { return this.#all.map(({ host }) => host); }
  get isMissing() {
    const list = this.#all;
    for (let i = 0; i < list.length; i++) if (!list[i].isDrawn) return true;
    return false;
  }
  missing() { return this.hosts().filter((host) => !this.#places.get(host).isDrawn); }

  remove(host) {
    this.#places.delete(host);
    this.#list = null;
    host.canvas.style.visibility = '';
    if (!this.size) this.#layer.remove();
  }

  /** Reads the places and clears the canvas; false if one of them can no longer share it. */
  measure() {
    const row = this.#row, last = row.length - 1, layer = this.#layer.getBoundingClientRect(), isDue = this.#checked++ % OFTEN === 0;
    this.#left = layer.left;
    this.#top = layer.top;
    for (let i = 0; i < last; i++) if (row[i].nextElementSibling !== row[i + 1]) return false;
    // Reading a place makes an object: the last one tells of the most that can happen to a page, and the others are read in turn.
    const list = this.#all;
    let hasChanged = this.#isElsewhere(list[list.length - 1]) || (isDue && this.#hasChanged());
    for (let i = 0; i < list.length; i += SELDOM) hasChanged ||= this.#isElsewhere(list[this.#turn++ % list.length]);
    if (hasChanged && !this.#read()) return false;
    if (isDue && !isPlain(list[this.#styled++ % list.length].host)) return false; // In turn, as reading styles takes time.
    for (let i = 0; i < list.length; i++) list[i].isDrawn = false;
    this.#place();
    return true;
  }

  #isElsewhere({ host: { element }, x, y, width, height }) {
    const box = element.getBoundingClientRect();
    return box.left - this.#left !== x || box.top - this.#top !== y || box.width !== width || box.height !== height;
  }

  /** Whether one has come to another place by whole points, which are read without an object, or has content now. */
  #hasChanged() {
    const list = this.#all;
    let hasChanged = false;
    for (let i = 0; i < list.length; i++) {
      const place = list[i], { element: { offsetLeft, offsetTop } } = place, isEmpty = !hasContent(place.element);
      hasChanged ||= offsetLeft !== place.offsetLeft || offsetTop !== place.offsetTop || isEmpty !== place.isEmpty;
      place.offsetLeft = offsetLeft;
      place.offsetTop = offsetTop;
      place.isEmpty = isEmpty;
    }
    return hasChanged;
  }

  #read() {
    const bounds = this.#bounds;
    let isEmpty = this.size === this.#row.length;
    bounds[0] = bounds[1] = Infinity;
    bounds[2] = bounds[3] = -Infinity;
    for (const place of this.#all) {
      const { host } = place, { element: { offsetWidth, offsetHeight }, margin } = host, { left, top, right, bottom, width, height } = host.element.getBoundingClientRect();
      if (Math.abs(width - offsetWidth) > 1 || Math.abs(height - offsetHeight) > 1) return false;
      Object.assign(place, { width, height });
      place.x = left - this.#left;
      place.y = top - this.#top;
      bounds[0] = Math.min(bounds[0], place.x - margin);
      bounds[1] = Math.min(bounds[1], place.y - margin);
      bounds[2] = Math.max(bounds[2], right - this.#left + margin);
      bounds[3] = Math.max(bounds[3], bottom - this.#top + margin);
      isEmpty &&= !hasContent(place.element);
    }
    return isEmpty || !this.#isCovered();
  }

  /** Whether a drawing comes to lie under what it lay over. */
  #isCovered() {
    const rects = this.#row.map((element) => element.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    return rects.some((a, i) => {
      for (let j = i + 1; j < rects.length && rects[j].left < a.right - 0.5; j++) {
        if (rects[j].top < a.bottom - 0.5 && a.top < rects[j].bottom - 0.5) return true;
      }
      return false;
    });
  }

  /** The canvas is where its hosts are, so far as the window shows them, on whole pixels. */
  #place() {
    const context = this.#context, { canvas } = context, { defaultView } = canvas.ownerDocument, ratio = defaultView.devicePixelRatio;
    const box = this.#box, bounds = this.#bounds, layerLeft = this.#left, layerTop = this.#top;
    const left = Math.max(bounds[0], -STEP - layerLeft), right = Math.min(bounds[2], defaultView.innerWidth + STEP - layerLeft);
    const top = Math.max(bounds[1], -STEP - layerTop), bottom = Math.min(bounds[3], defaultView.innerHeight + STEP - layerTop);
    const fits = box[0] <= left && box[1] <= top && box[2] >= right && box[3] >= bottom;
    if (!fits && right > left && bottom > top) {
      box[0] = Math.floor(left / STEP) * STEP;
      box[1] = Math.floor(top / STEP) * STEP;
      box[2] = Math.ceil(right / STEP) * STEP;
      box[3] = Math.ceil(bottom / STEP) * STEP;
    }
    this.#x = Math.round((layerLeft + box[0]) * ratio) / ratio - layerLeft;
    this.#y = Math.round((layerTop + box[1]) * ratio) / ratio - layerTop;
    const width = Math.round((box[2] - box[0]) * ratio), height = Math.round((box[3] - box[1]) * ratio);
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { width: `${width / ratio}px`, height: `${height / ratio}px` });
    }
    if (this.#x !== this.#styledX || this.#y !== this.#styledY) Object.assign(canvas.style, { left: `${this.#x}px`, top: `${this.#y}px` });
    this.#styledX = this.#x;
    this.#styledY = this.#y;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
  }

  /** Draws what a host would draw on a canvas of its own, within the same box. */
  paint(host) {
    const place = this.#places.get(host), context = this.#context, ratio = host.window.devicePixelRatio, { margin, size, scale } = host;
    if (!place.isHidden) host.canvas.style.visibility = 'hidden';
    place.isHidden = place.isDrawn = true;
    const x = Math.round((place.x - this.#x) * ratio), y = Math.round((place.y - this.#y) * ratio), around = Math.round(margin * ratio);
    context.save();
    context.setTransform(1, 0, 0, 1, x, y);
    context.beginPath();
    context.rect(-around, -around, Math.round(size[0] * ratio) + 2 * around, Math.round(size[1] * ratio) + 2 * around);
    context.clip();
    context.scale(scale * ratio, scale * ratio);
    host.motion.paint(context);
    context.restore();
    return true;
  }
}
