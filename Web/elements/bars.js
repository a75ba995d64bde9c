// Bars of a page: what sticks or is fixed at an edge of the window, and would cover what a list draws there.
const STEP = 8; // Points between two places that are looked at.

/** Keeps `veil`, which has a list's drawing, beside the bars at the list's edge, until `signal` is aborted. */
export function keepBesideBars(elastic, list, veil, signal) {
  const { window } = elastic;
  let observed = [], isMoving = !elastic.motion.isAtFirst; // No frame may follow.
  const sizes = new window.ResizeObserver(() => look());
  const look = () => {
    const { edge } = elastic.motion, { bars, reach } = barsAt(window, list, edge);
    veil.style.transform = reach ? `translateY(${edge === 'bottom' ? -reach : reach}px)` : '';
    if (bars.length === observed.length && bars.every((one, i) => one === observed[i])) return;
    observed = bars;
    sizes.disconnect();
    for (const one of bars) sizes.observe(one, { box: 'border-box' });
  };
  // Looked for when it is pulled or loads, and while it does: a bar may begin to stick as the page scrolls. Frames say so, also
  // of a loading that began before this script came.
  elastic.addEventListener('frame', () => {
    const wasMoving = isMoving;
    isMoving = !elastic.motion.isAtFirst;
    if (isMoving && !wasMoving) look();
  });
  window.addEventListener('scroll', () => { if (isMoving) look(); }, { passive: true, signal });
  window.addEventListener('resize', look, { signal });
  signal.addEventListener('abort', () => sizes.disconnect());
  look();
}

/** The bars from an edge of the window on, in its middle, and how far they reach into it; also one that lies between the edge and the list. */
function barsAt({ document, innerWidth, innerHeight }, list, edge) {
  const isTop = edge !== 'bottom', box = list.getBoundingClientRect(), most = innerHeight / 2;
  const end = Math.min(isTop ? box.top : innerHeight - box.bottom, most), bars = [];
  let reach = 0;
  for (let at = 1; at <= Math.max(end, reach + 1); ) {
    const bar = barAt(document, list, innerWidth / 2, isTop ? at : innerHeight - at);
    const { top, bottom } = bar?.getBoundingClientRect() ?? {}, far = isTop ? bottom : innerHeight - top;
    // What covers half of the window is no bar.
    if (bar && far > reach && far <= most) {
      bars.push(bar);
      reach = far;
      at = far + 1;
    } else at += STEP;
  }
  return { bars, reach };
}

/** What sticks or is fixed at a place of the window, unless it is in the list or around it. */
function barAt(document, list, x, y) {
  for (let one of document.elementsFromPoint(x, y)) {
    for (; one && !one.contains(list) && !list.contains(one); one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
    }
  }
  return null;
}
