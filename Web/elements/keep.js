// Keeps what is read where it is when rows come above it. A browser does so by itself only where the list is scrolled away from its
// start (and Safari nowhere), so here it is done for all of it.
//
// The rows in sight are remembered, with their distances from the start of the content. When most of them have others after a layout,
// the list scrolls by the difference, before anything is painted. The distances leave the room for the pull out, which scrolls by itself.

/** As many parts of the content are rows; fewer are boxes around them. */
const ROWS = 3;

/** From now on until `signal` is aborted, while `list` has the attribute. */
export function keepPlace(list, elastic, signal) {
  const { element: scroller, window } = elastic, { inner } = list, page = list.page ? scroller : null;
  let rows = [], seenAt = 0; // Each an element and its distance; and where the list was scrolled to.
  const top = () => (page ? 0 : scroller.getBoundingClientRect().top);

  /** What makes a place on the screen a distance. */
  const offset = () => scroller.scrollTop - top() - (parseFloat(inner.style.paddingTop) || 0);

  const keep = (isScroll) => {
    const kept = list.keepsPlace ? rows.filter(([row]) => row.isConnected && row.getClientRects().length) : [], by = offset();
    const moves = kept.map(([row, before]) => row.getBoundingClientRect().top + by - before).sort((a, b) => a - b);
    const moved = moves[moves.length >> 1] ?? 0; // A heading above the rows stays.
    // Of less the rounded scroll places would add up.
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    // Some of them are still in sight: a long list is not looked through at each scroll.
    else if (isScroll && kept.length && Math.abs(scroller.scrollTop - seenAt) < scroller.clientHeight / 2) return;
    seenAt = scroller.scrollTop;
    rows = rowsInSight();
  };

  function rowsInSight() {
    const start = top(), end = start + scroller.clientHeight, by = offset();
    const inSight = (all) => {
      const seen = [];
      for (const one of all) {
        const rect = one.getBoundingClientRect();
        if (!one.slot && rect.height && rect.bottom > start && rect.top < end) seen.push([one, rect.top + by]);
        else if (seen.length) break; // They come in order.
      }
      return seen;
    };
    let seen = inSight(list.children);
    for (;;) {
      const parts = seen.flatMap((row) => (row[0].children.length ? inSight(row[0].children) : [row]));
      if (seen.length >= ROWS || parts.every((row, n) => row === seen[n])) return seen;
      seen = parts;
    }
  }

  const sizes = new window.ResizeObserver(() => keep(false));
  for (const one of page ? [inner, list.ownerDocument.body] : [inner]) sizes.observe(one);
  (page ? list.ownerDocument : scroller).addEventListener('scroll', () => keep(true), { passive: true, signal });
  const { style } = scroller, before = style.overflowAnchor;
  style.overflowAnchor = 'none'; // Both would move the rows twice.
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    style.overflowAnchor = before;
  });
  keep(false);
}
