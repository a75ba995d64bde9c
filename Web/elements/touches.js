// One touch, one owner: the fingers and the mouse on a page, and which of the components under each has it. The innermost component
// that can follow its way is asked first, and the next one out only if that one cannot.
import { CLAIM_CLAIMED, CLAIM_REFUSED } from './numbers.js';

// A click that comes within so many milliseconds after a drag is the drag's own. (WebKit waits for a second tap.)
const CLICK = 500;

/** A finger, or the mouse with its button down. */
class Touch {
  /** Those that have not refused it, innermost first. */
  claimants = [];
  /** The one that has claimed it. */
  owner = null;
  /** Whether a browser is to wait with scrolling: a component has the touch, or may get it this way. */
  isKept = false;

  constructor(event) {
    this.down = event;
    [this.target] = event.composedPath();
    this.isMouse = event.pointerType === 'mouse';
  }

  pass(event, phase) {
    this.isKept = Boolean(this.owner);
    for (const one of [...this.claimants]) {
      if (!this.claimants.includes(one) || (phase === 'move' && !this.owner && !one.isFree(event))) continue;
      const claim = one.pass(event, phase);
      if (claim <= CLAIM_REFUSED) this.remove(one);
      else if (claim === CLAIM_CLAIMED) return this.own(one, event);
      else if (one.mayFollow(event)) this.isKept = true;
      if (this.isKept && phase === 'move') return; // The next one out waits.
    }
  }

  own(one, event) {
    this.isKept = true;
    if (this.owner === one) return;
    this.owner = one;
    this.lose(event, one);
  }

  remove(one) {
    this.claimants = this.claimants.filter((other) => other !== one);
    if (this.owner === one) this.owner = null;
  }

  /** It is somebody else's, but for `one`. */
  lose(event, one) {
    const others = this.claimants.filter((other) => other !== one);
    this.claimants = one ? [one] : [];
    for (const other of others) other.pass(event, 'cancel');
    if (!one) this.owner = null;
  }
}

/** The touches of a window. */
class Touches {
  #all = new Map(); // By the pointer's number.
  #dragged = -Infinity; // When the last drag that was a component's ended.

  constructor(window) {
    // As they come to the page, so that no script on it can keep an end back.
    const on = (target, type, handler, options) => target.addEventListener(type, handler, { capture: true, ...options });
    on(window, 'pointerdown', (event) => {
      this.#dragged = -Infinity;
      this.#end(event, 'cancel'); // The end of the one before was lost.
    });
    on(window, 'pointermove', (event) => this.#move(event));
    on(window, 'pointerup', (event) => this.#end(event, 'up'));
    on(window, 'pointercancel', (event) => this.#end(event, 'cancel'));
    // Another element takes the pointer, or takes it from a component that has it.
    on(window, 'gotpointercapture', (event) => {
      const touch = this.#all.get(event.pointerId);
      if (touch && !touch.owner && (touch.isMouse || event.composedPath()[0] !== touch.target)) this.#end(event, 'cancel');
    });
    on(window, 'lostpointercapture', (event) => {
      const { owner } = this.#all.get(event.pointerId) ?? {};
      if (owner && owner.element === event.composedPath()[0]) this.#end(event, 'cancel');
    });
    on(window, 'blur', ({ target }) => {
      if (target === window) for (const pointerId of [...this.#all.keys()]) this.#end({ pointerId }, 'cancel');
    });
    on(window, 'click', (event) => {
      // One without a pointer has been made by a script or a screen reader.
      if (!event.detail || event.timeStamp - this.#dragged > CLICK) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** A component's pointers get an event that goes down on it, the innermost first. */
  begin(event, pointers) {
    const { pointerId } = event;
    let touch = this.#all.get(pointerId);
    if (!touch) this.#all.set(pointerId, (touch = new Touch(event)));
    if (touch.owner) return;
    touch.claimants.push(pointers);
    const claim = pointers.pass(event, 'down');
    if (claim <= CLAIM_REFUSED) touch.remove(pointers);
    else if (claim === CLAIM_CLAIMED) touch.own(pointers, event);
  }

  /** A component goes. */
  leave(pointers) { for (const touch of this.#all.values()) touch.remove(pointers); }

  /** A browser asks whether it may scroll. */
  decide(event, pointers) {
    const touches = [...this.#all.values()];
    if (touches.some(({ isKept, claimants }) => isKept && claimants.includes(pointers))) {
      if (event.cancelable) event.preventDefault();
    } else if (event.defaultPrevented) {
      // A control uses the drag itself.
      for (const touch of touches) if (!touch.isKept) touch.lose(touch.down);
    }
  }

  #move(event) {
    const touch = this.#all.get(event.pointerId);
    if (!touch) return;
    // Its release was lost, for example to a menu of the system.
    if (touch.isMouse && !(event.buttons & 1)) return this.#end(event, 'cancel');
    for (const one of touch.claimants) one.measure();
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length ? all : [event]) touch.pass(one, 'move');
  }

  #end(event, phase) {
    const touch = this.#all.get(event.pointerId);
    if (!touch) return;
    if (phase === 'up') for (const one of touch.claimants) one.measure();
    // One that was not asked about the last piece of the way is asked now; where that is not its own, it ends here.
    const isUp = (one) => phase === 'up' && (touch.owner === one || one.isAt(event));
    if (phase === 'up' && !touch.claimants.every(isUp)) touch.pass(event, 'move');
    this.#all.delete(event.pointerId);
    if (touch.owner && phase === 'up') this.#dragged = event.timeStamp;
    for (const one of touch.claimants) one.pass(event, isUp(one) ? 'up' : 'cancel');
  }
}

const all = new WeakMap(); // By window.
export function touchesOf(window) {
  if (!all.has(window)) all.set(window, new Touches(window));
  return all.get(window);
}
