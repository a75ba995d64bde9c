// What a component on a page depends on besides its pointers: the reader's settings, its size, and whether it is in sight.

const QUERIES = {
  reduceMotion: ['(prefers-reduced-motion: reduce)', (on) => on],
  scheme: ['(prefers-color-scheme: dark)', (on) => (on ? 'dark' : 'light')],
  increasedContrast: ['(prefers-contrast: more)', (on) => on],
};

/**
 * Watches them until `signal` is aborted. Gives what is so now, and keeps it: `reader`, the settings by their names, `isSeen`, and
 * `look`, to be called when the element's visibility may be another. Calls
 * `surround` when a setting has changed, `resize` when the element's size or the window's resolution has, at first in the next frame,
 * and `see` when it has come into sight or left it.
 */
export function watchPage(element, signal, surround, resize, see) {
  const { ownerDocument: document } = element, { defaultView: window } = document, reader = {}, now = { reader };
  const on = (target, type, handler, options) => target.addEventListener(type, handler, { signal, ...options });
  for (const [name, [query, value]] of Object.entries(QUERIES)) {
    const list = window.matchMedia(query), read = () => { reader[name] = value(list.matches); };
    read();
    on(list, 'change', () => {
      read();
      surround();
    });
  }
  const watchResolution = () => on(window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`), 'change', () => {
    resize();
    watchResolution();
  }, { once: true });
  watchResolution();
  let isNear = true, hasArea = null;
  const isVisible = () => !document.hidden && window.getComputedStyle(element).visibility === 'visible';
  now.look = () => {
    now.isSeen = isNear && isVisible();
    see();
  };
  on(document, 'visibilitychange', now.look);
  // What only touches the window's edge, or lies in a box without height, intersects too, by no area. The least share is told apart from
  // none; of an element without an area there are no shares, so with its area it is asked anew.
  const nearness = new window.IntersectionObserver((entries) => {
    const { width, height } = entries.at(-1).intersectionRect;
    isNear = width * height > 0;
    now.look();
  }, { threshold: [0, 1e-9] });
  const sizes = new window.ResizeObserver(() => {
    const hadArea = hasArea;
    hasArea = element.clientWidth * element.clientHeight > 0;
    if (hadArea !== null && hadArea !== hasArea) {
      nearness.unobserve(element);
      nearness.observe(element);
    }
    resize();
  });
  for (const one of [sizes, nearness]) {
    one.observe(element);
    signal.addEventListener('abort', () => one.disconnect());
  }
  now.isSeen = isVisible();
  return now;
}
