// Loads more without a pull as the end of the content comes near. The rules are those of AutomaticLoad.swift: once, then not again until
// new rows have come while it loaded, or the end has been further away. So an answer without rows is not asked for over and over,
// and a page that does not fill the view is followed by the next.
const TOLERANCE = 1, LEAST_PAGE = 0.1;
const LOADING = ['bouncing', 'loading', 'stopping'];

/** From now on until `signal` is aborted, while `list` has the attribute. */
export function loadByItself(list, elastic, signal) {
  const { element: scroller, window } = elastic, { inner } = list;
  let asked = null, before = ''; // The length of the content since it has loaded, and the last state.

  const look = () => {
    const { state, edge } = elastic.motion;
    if (!list.loadsAutomatically || elastic.player || edge !== 'bottom') return;
    if (before === 'no-more-data' && state !== before) asked = null;
    before = state;
    const band = parseFloat(inner.style.paddingBottom) || 0, length = inner.offsetHeight - band;
    if (length <= 0) {
      asked = null;
      return;
    }
    const view = scroller.clientHeight, gap = scroller.scrollHeight - band - scroller.scrollTop - view - (parseFloat(list.automaticDistance) || 0);
    if (asked !== null) {
      const isNew = LOADING.includes(state) ? length - asked >= Math.max(view * LEAST_PAGE, TOLERANCE) : gap > TOLERANCE;
      asked = isNew ? null : length;
    }
    if (state !== 'stopped' || asked !== null || gap > 0) return;
    asked = length;
    elastic.activate();
  };

  const sizes = new window.ResizeObserver(look);
  for (const one of [scroller, inner]) sizes.observe(one);
  signal.addEventListener('abort', () => sizes.disconnect());
  (list.page ? list.ownerDocument : scroller).addEventListener('scroll', look, { passive: true, signal });
  elastic.addEventListener('frame', look);
  // After a refresh by a list around it, it begins anew.
  const outer = list.parentElement?.closest(list.localName);
  outer?.addEventListener('ended', ({ target }) => {
    if (target === outer) asked = null;
    look();
  }, { signal });
  look();
}
