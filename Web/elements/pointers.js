// The pointers on a component's element: where each is, and whether it is the component's.
import { CLAIM_CLAIMED, CLAIM_REFUSED } from './numbers.js';
import { Places } from './place.js';

// Those that a component claimed as they went down: what lies around it leaves them alone.
const claimed = new WeakSet();

export class Pointers {
  #host;
  #held = new Map();
  #places;
  /** Whether the element's axes are the window's, as it was when a pointer went down last. */
  isUpright = true;

  /** Of a host's element, from now on until `signal` is aborted. */
  constructor(host, signal) {
    this.#host = host;
    const { element, window, box } = host;
    const on = (target, type, handler, options) => target.addEventListener(type, handler, { signal, ...options });
    on(element, 'pointerdown', (event) => this.#down(event));
    on(window, 'pointermove', (event) => this.#move(event));
    on(window, 'pointerup', (event) => this.#lift(event, 'up'));
    on(window, 'pointercancel', (event) => this.#lift(event, 'cancel'));
    // Touch events decide about scrolling, not pointer events: around the canvas too, which lies over
    // what scrolls and where a browser that looks for listeners before it asks the page finds none otherwise.
    on(box, 'touchmove', (event) => {
      if (event.cancelable && [...this.#held.values()].some(({ isKept }) => isKept)) event.preventDefault();
    }, { passive: false });
    // Nor is a link or a picture dragged away while a pointer is the component's.
    on(element, 'dragstart', (event) => { if (this.count) event.preventDefault(); });
  }

  /** How many the component has not refused. */
  get count() { return this.#held.size; }

  clear() { this.#held.clear(); }

  /** Removes what it put into the page. */
  remove() { this.#places?.remove(); }

  /** What gives the place of a pointer's event in the element, until that is moved. */
  look() {
    const { element, box, canvas } = this.#host, places = (this.#places ??= new Places(canvas.parentNode));
    const map = places.look(), left = element === box ? 0 : element.clientLeft;
    this.isUpright = places.isUpright;
    return ({ clientX, clientY }) => {
      const { x, y } = map(clientX, clientY);
      return { x: x - left, y };
    };
  }

  /** The smallest number that no pointer has: browsers count theirs as they like. */
  #free() {
    const taken = [...this.#held.values()].map(({ finger }) => finger);
    for (let finger = 0; ; finger++) if (!taken.includes(finger)) return finger;
  }

  #touch(event, phase, look = this.look()) {
    const { element, window } = this.#host, id = event.pointerId, held = this.#held.get(id);
    let point = look(event);
    if (held && !Number.isFinite(point.x + point.y)) ({ point } = held); // The element is seen from its edge.
    const { start = point, finger = this.#free() } = held ?? {};
    const claim = this.#host.touch(phase, point, finger, event.timeStamp);
    if (claim === CLAIM_REFUSED || phase === 'up' || phase === 'cancel') this.#held.delete(id);
    else {
      const isKept = claim === CLAIM_CLAIMED || this.#mayClaim(point.x - start.x, point.y - start.y);
      this.#held.set(id, { claim, start, point, finger, isKept });
    }
    if (claim === CLAIM_CLAIMED && this.#held.has(id) && !element.hasPointerCapture(id)) {
      try { element.setPointerCapture(id); } catch { /* It has just gone up. */ }
      // Until now the mouse was selecting text.
      window.getSelection().empty();
      element.style.webkitUserSelect = 'none';
    }
    if (!this.count) element.style.webkitUserSelect = '';
  }

  #down(event) {
    if (event.button !== 0 || claimed.has(event) || !this.#host.accepts(event)) return;
    this.#touch(event, 'down');
    if (this.#held.get(event.pointerId)?.claim === CLAIM_CLAIMED) claimed.add(event);
  }

  /**
   * Whether a way that is still undecided is one that the component can follow, so that the browser is to wait: a browser
   * that has scrolled once, or was held back once, decides no more. Away from its edge; an open menu is pushed back too.
   */
  #mayClaim(dx, dy) {
    const { edge, access } = this.#host.motion;
    if (!edge) return true;
    const isSideways = edge === 'left' || edge === 'right', along = Math.abs(isSideways ? dy : dx);
    let away = (isSideways ? dx : dy) * (edge === 'right' || edge === 'bottom' ? -1 : 1);
    if (access.isModal) away = Math.abs(away);
    return away > 0 && along <= 2 * away;
  }

  #move(event) {
    if (!this.#held.has(event.pointerId)) return;
    const all = event.getCoalescedEvents?.() ?? [], look = this.look();
    for (const one of all.length ? all : [event]) {
      if (this.#held.has(event.pointerId)) this.#touch(one, 'move', look);
    }
  }

  #lift(event, phase) {
    if (this.#held.has(event.pointerId)) this.#touch(event, phase);
  }
}
