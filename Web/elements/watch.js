// What a component on a page depends on besides its pointers: the reader's settings, its size, and whether it is in sight.

const QUERIES = {
  reduceMotion: ['(prefers-reduced-motion: reduce)', (on) => on],
  scheme: ['(prefers-color-scheme: dark)', (on) => (on ? 'dark' : 'light')],
  increasedContrast: ['(prefers-contrast: more)', (on) => on],
};

/**
 * Watches them until `signal` is aborted. Gives what is so now, and keeps it: `reader`, the settings by their names, and `isSeen`. Calls
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
  let isNear = true;
  const look = () => {
    now.isSeen = isNear && !document.hidden;
    see();
  };
  on(document, 'visibilitychange', look);
  const observers = [new window.ResizeObserver(resize), new window.IntersectionObserver((entries) => {
    isNear = entries.at(-1).isIntersecting;
    look();
  })];
  for (const one of observers) {
    one.observe(element);
    signal.addEventListener('abort', () => one.disconnect());
  }
  now.isSeen = !document.hidden;
  return now;
}
