// The pointers on a component's element: where each is, and what the component says of it. Whose it is: touches.js.
import { CLAIM_CLAIMED, CLAIM_REFUSED } from './numbers.js';
import { PointerMap } from './place.js';
import { touchesOf } from './touches.js';
import { DOWN, LEFT, RIGHT, UP, wayOf } from './ways.js';

const WAYS = [[UP, 0, -1], [DOWN, 0, 1], [LEFT, -1, 0], [RIGHT, 1, 0]];

export class Pointers {
  #host;
  #held = new Map(); // By the pointer's number.
  #pointerMap;
  #touches;
  #map = null; // From the window to the element, as it was at the last event.
  /** Whether the element's axes are the window's, as it was when a pointer went down last. */
  isUpright = true;

  /**
   * Of a host's element, from now on until `signal` is aborted. The host's `ways(event)` are those that a pointer that goes down may go,
   * `follows(dx, dy, finger)` tells whether its component can follow one, and `touch` hands it over.
   */
  constructor(host, signal) {
    this.#host = host;
    const { element, window, box } = host;
    this.#touches = touchesOf(window);
    element.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    // Touch events decide about scrolling, not pointer events: around the canvas too, which lies over
    // what scrolls and where a browser that looks for listeners before it asks the page finds none otherwise.
    box.addEventListener('touchmove', (event) => this.#touches.decide(event, this), { signal, passive: false });
    // Nor is a link or a picture dragged away while a pointer is the component's.
    element.addEventListener('dragstart', (event) => { if (this.count) event.preventDefault(); }, { signal });
    signal.addEventListener('abort', () => this.clear());
  }

  get element() { return this.#host.element; }

  /** How many the component has taken and not refused. */
  get count() {
    let count = 0;
    for (const { isClaimed } of this.#held.values()) count += isClaimed;
    return count;
  }

  clear() {
    this.#held.clear();
    this.#touches.leave(this);
  }

  /** Removes what it put into the page. */
  remove() { this.#pointerMap?.remove(); }

  /** What gives the place of a pointer's event in the element, until that is moved. */
  look() {
    const { element, box, canvas } = this.#host, pointerMap = (this.#pointerMap ??= new PointerMap(canvas.parentNode));
    const map = pointerMap.look(), left = element === box ? 0 : element.clientLeft;
    this.isUpright = pointerMap.isUpright;
    return ({ clientX, clientY }) => {
      const { x, y } = map(clientX, clientY);
      return { x: x - left, y };
    };
  }

  /** The smallest number that no pointer has: browsers count theirs as they like. */
  #free() {
    const used = [...this.#held.values()].map(({ finger }) => finger);
    for (let finger = 0; ; finger++) if (!used.includes(finger)) return finger;
  }

  #down(event) {
    if (event.button !== 0) return;
    const ways = this.#host.ways(event);
    if (!ways) return;
    this.measure();
    const point = this.#map(event), { clientX, clientY } = event;
    // What it cannot follow it leaves alone, also while it moves.
    if (this.isUpright && !WAYS.some(([way, dx, dy]) => ways & way && this.#host.follows(dx, dy))) return;
    this.#held.set(event.pointerId, { ways, clientX, clientY, start: point, point, finger: this.#free(), isClaimed: false });
    this.#touches.begin(event, this);
  }

  /** Finds out where the element is, once for all places that one event reports. */
  measure() { this.#map = this.look(); }

  /** Hands the component an event of a pointer that it has not refused, and gives its claim. */
  pass(event, phase) {
    const { element, window } = this.#host, id = event.pointerId, held = this.#held.get(id);
    if (!held) return CLAIM_REFUSED;
    const point = phase === 'cancel' ? held.point : this.#map(event);
    if (Number.isFinite(point.x + point.y)) held.point = point; // Else the element is seen from its edge.
    if (phase === 'up' || phase === 'cancel') this.#held.delete(id);
    const claim = this.#host.touch(phase, held.point, held.finger, event.timeStamp ?? window.performance.now());
    held.isClaimed = claim > CLAIM_REFUSED;
    if (!held.isClaimed) this.#held.delete(id); // Ignored is refused too.
    if (claim === CLAIM_CLAIMED && this.#held.has(id) && !element.hasPointerCapture(id)) {
      try { element.setPointerCapture(id); } catch { /* It has just gone up. */ }
      // Until now the mouse was selecting text.
      window.getSelection().empty();
      element.style.webkitUserSelect = 'none';
    }
    if (!this.count) element.style.webkitUserSelect = '';
    return claim;
  }

  /** Whether nothing that scrolls inside uses the way that a pointer has gone: neither the one that it mostly is, nor that of the edge. */
  isFree({ pointerId, clientX, clientY }) {
    const held = this.#held.get(pointerId);
    if (!held) return false;
    const dx = clientX - held.clientX, dy = clientY - held.clientY, { edge } = this.#host.motion ?? {};
    const ofEdge = !edge || !this.isUpright ? 0 : edge === 'left' || edge === 'right' ? wayOf(dx, 0) : wayOf(0, dy);
    return Boolean(held.ways & wayOf(dx, dy)) && (held.ways & ofEdge) === ofEdge;
  }

  /** Whether the component can still follow the way of a pointer that it has not claimed. */
  mayFollow({ pointerId }) {
    const held = this.#held.get(pointerId);
    return Boolean(held) && this.#host.follows(held.point.x - held.start.x, held.point.y - held.start.y, held.finger);
  }

  /** Whether the component knows where a pointer is. */
  isAt(event) {
    const { point } = this.#held.get(event.pointerId) ?? {}, { x, y } = this.#map(event);
    return point?.x === x && point.y === y;
  }
}
