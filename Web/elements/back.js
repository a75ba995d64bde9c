// The browser's Back closes an open menu.
//
// An open menu has an entry of its own in the history, above that of the page and at the same address. Its state has a mark, so that no
// other entry is ever taken back. Where the page navigates while the entry is the current one, the new place takes that entry: no press of Back
// finds it. An entry that is met again without its menu, after a reload or over a page that was navigated from without a sign, is passed over.
const MARK = 'flowingMenu';
// A step of the history that has not arrived after so many milliseconds had nowhere to go.
const PATIENCE = 1000;
// A menu that stays open over a new place for so many milliseconds gets an entry there.
const STAYS = 300;

const made = new WeakMap();
/** The menus' entries in the history of a window. */
export function entriesOf(window) {
  if (!made.has(window)) made.set(window, new Entries(window));
  return made.get(window);
}

class Entries {
  #window;
  #history;
  #open = []; // The menus that are open, in this order: `mark`, `close`, `isThere`, `under` and `replaced`.
  #isStepping = false; // A step of ours has not arrived.
  #timer = 0;
  #waiting = []; // What is to be done when it has: what the page did to the history meanwhile.
  #isForward = false; // Whether the last step led forward, where the browser says so.
  #isLeaving = false; // Another document is on its way: a step back would call it off.
  #replace;

  constructor(window) {
    const { history, navigation } = window;
    this.#window = window;
    this.#history = history;
    this.#replace = history.replaceState.bind(history);
    for (const name of ['pushState', 'replaceState']) {
      const before = history[name];
      history[name] = (...given) => this.#did(name, before, given);
    }
    // Before all listeners of the page.
    window.addEventListener('popstate', (event) => this.#arrive(event), { capture: true });
    window.addEventListener('pageshow', () => this.#stay());
    if (navigation) {
      navigation.addEventListener('navigate', (event) => this.#navigates(event), { capture: true });
      for (const type of ['navigatesuccess', 'navigateerror']) navigation.addEventListener(type, () => this.#stay());
      navigation.addEventListener('currententrychange', ({ from }) => { this.#isForward = navigation.currentEntry.index > from.index; });
    } else {
      window.addEventListener('beforeunload', () => { this.#isLeaving = true; });
    }
    this.#passOver();
  }

  get #mark() { return this.#history.state?.[MARK]; }
  /** The open menu whose entry is the current one. */
  get #owner() { return this.#open.find(({ mark, isThere }) => isThere && mark === this.#mark); }

  /** A menu has opened, which `close` closes; what to give `leave`. */
  enter(close) {
    const menu = { mark: Math.random().toString(36).slice(2), close, isThere: false, under: '', replaced: null };
    this.#isLeaving = false;
    this.#open.push(menu);
    this.#push(menu);
    return menu;
  }

  /** A menu has closed, or gone. */
  leave(menu) {
    const isCurrent = this.#owner === menu;
    this.#open = this.#open.filter((one) => one !== menu);
    if (isCurrent && !this.#isLeaving) this.#step(-1, menu);
  }

  #push(menu) {
    if (this.#isStepping || this.#isLeaving || menu.isThere || !this.#open.includes(menu)) return;
    Object.assign(menu, { isThere: true, under: this.#window.location.href });
    // Not by what a router has put in the place of it.
    this.#window.History.prototype.pushState.call(this.#history, marked(this.#history.state, menu.mark), '');
  }

  #lose(menu) {
    menu.isThere = false;
    this.#window.setTimeout(() => this.#push(menu), STAYS);
  }

  /** The page calls `pushState` or `replaceState`. */
  #did(name, before, given) {
    const owner = this.#owner, [state, , url] = given;
    if (this.#isStepping) {
      // The entry that is current goes away with the step; until then the page finds what it wrote.
      this.#waiting.push(() => before.apply(this.#history, given));
      this.#replace(state, '', url);
    } else if (!owner) {
      before.apply(this.#history, given);
    } else if (name === 'pushState') {
      this.#replace(...given);
      this.#lose(owner);
    } else {
      before.call(this.#history, marked(state, owner.mark), '', url);
      owner.replaced = () => before.apply(this.#history, given); // It is for the entry under the menu's.
    }
  }

  /** A link, a form or a script navigates to another document or to a fragment. */
  #navigates(event) {
    const { destination, navigationType: type, hashChange, cancelable, formData, downloadRequest, info } = event;
    const owner = this.#owner, isElsewhere = !destination.sameDocument, isNew = type === 'push' || type === 'replace';
    if (owner && isNew && cancelable && !formData && downloadRequest == null && (isElsewhere || (hashChange && type === 'push'))) {
      event.preventDefault();
      event.stopImmediatePropagation(); // A router gets the one that follows.
      const navigate = () => {
        const { committed, finished } = this.#window.navigation.navigate(destination.url, { history: 'replace', state: destination.getState(), info });
        for (const one of [committed, finished]) one.catch(() => {}); // It is called off as any other is.
      };
      const act = () => {
        this.#lose(owner);
        if (type === 'push') return navigate();
        this.#waiting.push(navigate); // In the place of the page's entry, not of the menu's.
        this.#step(-1);
      };
      if (isElsewhere) this.#window.queueMicrotask(act); // When what was called off has ended.
      else {
        act();
        owner.close();
      }
    } else if (isElsewhere && type !== 'traverse') {
      this.#isLeaving = true;
    }
  }

  /** No other document comes, or this one is back. */
  #stay() {
    if (!this.#isLeaving) return;
    this.#isLeaving = false;
    this.#passOver();
  }

  /** Goes on from an entry whose menu is not open. */
  #passOver() {
    if (this.#isStepping || this.#isLeaving || !this.#mark || this.#owner) return false;
    const { navigation } = this.#window;
    this.#step(this.#isForward && navigation?.canGoForward ? 1 : -1);
    return true;
  }

  #step(by, menu) {
    this.#isStepping = true;
    if (menu?.replaced) this.#waiting.push(menu.replaced);
    this.#history.go(by);
    this.#timer = this.#window.setTimeout(() => this.#stepped(), PATIENCE);
  }

  #stepped() {
    this.#window.clearTimeout(this.#timer);
    this.#isStepping = false;
    for (const act of this.#waiting.splice(0)) act();
    for (const menu of this.#open) this.#push(menu);
  }

  #arrive(event) {
    const isOurs = this.#isStepping;
    this.#isStepping = false;
    if (this.#passOver()) return;
    const at = this.#open.indexOf(this.#owner), closed = this.#open.filter(({ isThere }, i) => i > at && isThere);
    const { replaced } = closed.find(({ under }) => under === this.#window.location.href) ?? {};
    for (const menu of closed) {
      this.#lose(menu);
      menu.close();
    }
    replaced?.();
    // The page has gone on meanwhile: this is not where it is.
    if (isOurs && this.#waiting.length) event.stopImmediatePropagation();
    if (isOurs) this.#stepped();
  }
}

/** A state with a mark; a page finds in it what it has stored. */
function marked(state, mark) {
  const isPlain = state == null || Object.getPrototypeOf(state) === Object.prototype;
  return { ...(isPlain ? state : { state }), [MARK]: mark };
}
