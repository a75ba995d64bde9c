// A ball over words that the page shows itself, in its element: fetched where it has some.

const LETTER = /[\p{L}\p{N}]/gu, SUNG = 'lyric-ball-sung';
// So many words are compared to find where the page and the song agree again, and so many in a row have to.
const TRIES = 1e6, RUN = 2;

const plain = (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (word) => (word.match(LETTER) ?? []).map(plain);

/** Every letter of an element's text: what it is and where; marks beside it belong to it, as to the next of the same word. */
function lettersIn(element) {
  const letters = [], walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let before = null; // The last letter, if neither space nor line has ended since: a mark may be in another element, as in `<b>row</b>,`.
  for (let node; (node = walker.nextNode()); ) {
    if (node.localName) {
      if (node.localName === 'br' || !/inline|contents|ruby/.test(getComputedStyle(node).display)) before = null;
      continue;
    }
    for (const { 0: written, index } of node.data.matchAll(/\S+/g)) {
      let isFirst = true;
      if (index) before = null;
      for (const { 0: letter, index: at } of written.matchAll(LETTER)) {
        if (before && at) Object.assign(before, { endNode: node, end: index + at });
        before = { is: plain(letter), node, start: index + (before ? at : 0), endNode: node, end: index + written.length, isFirst };
        letters.push(before);
        isFirst = false;
      }
      if (before && isFirst) Object.assign(before, { endNode: node, end: written.length });
    }
    if (/\s$/.test(node.data)) before = null;
  }
  return letters;
}

/** The first letter on the page of each word of a song, −1 of a word that is not there: in order, what one has more is left out. */
function align(words, letters) {
  const ranks = words.map(() => -1), begins = letters.flatMap(({ isFirst }, at) => (isFirst ? [at] : []));
  const isAt = (word, at) => words[word].every((letter, n) => letters[at + n]?.is === letter);
  const isRunAt = (word, at) => {
    for (let n = 0; n < RUN && word < words.length && at < letters.length; n++) {
      if (!isAt(word, at)) return false;
      at += words[word++].length;
    }
    return true;
  };
  let word = 0, at = 0, tries = TRIES;
  /** Goes on to where both agree with the fewest words left out. */
  const agree = () => {
    const first = begins.findIndex((one) => one >= at), rest = first < 0 ? 0 : begins.length - first;
    for (let out = 1; rest && out < rest + words.length - word; out++) {
      for (let more = Math.max(0, out - rest + 1); more <= Math.min(out, words.length - word - 1); more++) {
        if (!tries--) return false;
        if (!isRunAt(word + more, begins[first + out - more])) continue;
        word += more;
        at = begins[first + out - more];
        return true;
      }
    }
    return false;
  };
  while (word < words.length && (isAt(word, at) || agree())) {
    if (words[word].length) ranks[word] = at;
    at += words[word++].length;
  }
  return ranks;
}

/** The box of a word; of one on two lines, its part on the first. */
function boxOf(range) {
  let box = null;
  for (const { left, top, right, bottom, width } of range.getClientRects()) {
    const middle = (top + bottom) / 2;
    if (!width || (box && (middle < box.top || middle > box.bottom))) continue;
    box = box ? { left: Math.min(box.left, left), top: Math.min(box.top, top), right: Math.max(box.right, right), bottom: Math.max(box.bottom, bottom) }
      : { left, top, right, bottom };
  }
  return box;
}

export class PageWords {
  #host;
  #elastic;
  #ranges = []; // Of each word of the song; null of one that the page has not.
  #motion; // The component that was told of them.
  #order = []; // The words in order of time.
  #lit = 0; // How many of these are shown as sung.
  #frame = 0;
  #sung;
  #said;

  constructor(host, elastic, signal) {
    const { window } = elastic, { Highlight, CSS: { highlights } } = window;
    this.#host = host;
    this.#elastic = elastic;
    host.frame.classList.add('over');
    host.text.hidden = true;
    if (highlights && !highlights.has(SUNG)) highlights.set(SUNG, new Highlight());
    this.#sung = highlights?.get(SUNG) ?? new Set();
    elastic.reach = ({ style }) => ['lift', 'ballSize'].reduce((sum, name) => sum + elastic.value(style.find((one) => one.name === name)), 0);
    elastic.addEventListener('frame', () => {
      if (elastic.motion === this.#motion) return this.#light();
      this.#find();
      elastic.redraw(); // Before the first frame of another component is seen, which shows the words itself.
    });
    let isOther = false; // The text, not only where it is.
    const later = () => {
      this.#frame ||= window.requestAnimationFrame(() => {
        this.#frame = 0;
        if (isOther) this.#find();
        else if (this.#ranges.length) this.#setFrames();
        isOther = false;
      });
    };
    const sizes = new window.ResizeObserver(later), observe = () => {
      for (const one of [host.frame, ...host.querySelectorAll('*')]) sizes.observe(one);
    };
    const changes = new window.MutationObserver((all) => {
      isOther ||= all.some(({ type }) => type !== 'attributes');
      if (isOther) observe();
      later();
    });
    observe();
    changes.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
    // A class around it may align or space the text otherwise, which changes no size.
    for (let one = host; (one = one.parentNode ?? one.host); ) changes.observe(one, { attributes: true });
    host.addEventListener('scroll', later, { capture: true, passive: true, signal });
    host.ownerDocument.fonts.addEventListener('loadingdone', later, { signal });
    host.addEventListener('click', (event) => this.#click(event), { signal });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      changes.disconnect();
      window.cancelAnimationFrame(this.#frame);
      this.#forget();
      host.frame.classList.remove('over');
      host.text.hidden = false;
    });
    this.#find();
  }

  #forget() {
    for (const range of this.#ranges) if (range) this.#sung.delete(range);
    this.#ranges = [];
    this.#order = [];
    this.#lit = 0;
  }

  /** Finds the song's words among the page's, and says where they are. */
  #find() {
    const { motion } = this.#elastic, words = motion.words.map(lettersOf), letters = lettersIn(this.#host);
    this.#motion = motion;
    this.#forget();
    if (!words.length) return; // What reads a song need not be here.
    this.#ranges = align(words, letters).map((at, word) => {
      if (at < 0) return null;
      const range = this.#host.ownerDocument.createRange(), first = letters[at], last = letters[at + words[word].length - 1];
      range.setStart(first.node, first.start);
      range.setEnd(last.endNode, last.end);
      return range;
    });
    this.#order = words.map((_, word) => word).sort((a, b) => motion.wordStart(a) - motion.wordStart(b));
    const missing = this.#ranges.flatMap((range, word) => (range || !words[word].length ? [] : [motion.words[word]]));
    if (missing.length && this.#said !== motion.words.join()) {
      this.#said = motion.words.join();
      import('./mistakes.js').then(({ sayWords }) => sayWords(this.#host, missing, words.length));
    }
    this.#setFrames();
    this.#light();
  }

  #setFrames() {
    const elastic = this.#elastic, { motion } = elastic, look = elastic.pointers.look(), numbers = [];
    const boxes = this.#ranges.map((range) => range && boxOf(range));
    // The ball stays where it is for a word that is not there.
    let last = boxes.find(Boolean);
    for (const box of boxes) {
      if (!(last = box ?? last)) break;
      const start = look({ clientX: last.left, clientY: last.top }), end = look({ clientX: last.right, clientY: last.bottom });
      numbers.push(Math.min(start.x, end.x), Math.min(start.y, end.y), Math.abs(end.x - start.x), Math.abs(end.y - start.y));
    }
    motion.write(numbers);
    motion.wasm.places(motion.handle, elastic.time());
    elastic.wake();
  }

  /** Shows as sung what has begun: `::highlight(lyric-ball-sung)`. */
  #light() {
    const { motion } = this.#elastic, count = this.#order.length && motion.wasm.begun(motion.handle);
    for (; this.#lit < count; this.#lit++) this.#mark('add');
    while (this.#lit > count) {
      this.#lit--;
      this.#mark('delete');
    }
  }
  #mark(how) {
    const range = this.#ranges[this.#order[this.#lit]];
    if (range) this.#sung[how](range);
  }

  /** A click on a word goes there; one that ends a selection, or that is a link's or a button's, does not. */
  #click({ target, clientX: x, clientY: y, defaultPrevented }) {
    const { media } = this.#host, { motion, window } = this.#elastic;
    if (!media || defaultPrevented || target.closest('a, button, label, summary, input, textarea, select') || String(window.getSelection())) return;
    const word = this.#ranges.findIndex((range) => range && [...range.getClientRects()].some(({ left, top, right, bottom }) =>
      x >= left && x <= right && y >= top && y <= bottom));
    if (word >= 0) this.#host.seek(motion.wordStart(word));
  }
}
