// Scrollers, for a component at their edge.
import { HEAD_EDGE } from './numbers.js';

/** Whether what scrolls lies at an edge, so that pulling there is not scrolling. */
export function isAtEdge(scroller, edge) {
  if (edge === 'top') return scroller.scrollTop <= 0;
  if (edge === 'bottom') return scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
  const range = scroller.scrollWidth - scroller.clientWidth;
  const place = getComputedStyle(scroller).direction === 'rtl' ? range + scroller.scrollLeft : scroller.scrollLeft;
  return edge === 'left' ? place <= 0 : place >= range - 1;
}

/** Whether everything that scrolls under a pointer, up to `scroller`, lies at the edge. */
export function isPathAtEdge(event, scroller, edge) {
  for (const one of event.composedPath()) {
    if (one === scroller) break;
    if (one.nodeType !== 1) continue; // Of any document.
    const { overflowX, overflowY } = getComputedStyle(one);
    const overflow = edge === 'top' || edge === 'bottom' ? overflowY : overflowX;
    if (/auto|scroll/.test(overflow) && !isAtEdge(one, edge)) return false;
  }
  return isAtEdge(scroller, edge);
}

/**
 * Gives `content` the component's inset and shift as padding, scrolls as the kit's ScrollInset says, and lets what hangs from its
 * edge go away with it.
 */
export function keepInset(elastic, scroller, content, signal) {
  const { canvas, motion: { wasm: own } } = elastic; // A recording may be of a component whose module has no scrolling.
  const follow = () => {
    const { edge } = elastic.motion;
    const away = elastic.player ? 0 : edge === 'top' ? -scroller.scrollTop
      : edge === 'bottom' ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
    canvas.style.transform = Math.abs(away) >= 1 ? `translateY(${away}px)` : '';
  };
  const { ownerDocument } = scroller, isPage = scroller === ownerDocument.scrollingElement;
  (isPage ? ownerDocument : scroller).addEventListener('scroll', follow, { passive: true, signal });
  let inset = 0, side = '', place = 0;
  elastic.addEventListener('frame', () => {
    const { motion } = elastic, { edge, handle, wasm } = motion;
    // The content may be further than the inset, so that it stays on an edge that bounces.
    const now = Math.max((motion.inset + (wasm.content_shift?.(handle) ?? 0)) * elastic.scale, 0);
    if (edge !== side) {
      content.style.padding = '';
      side = edge;
      inset = 0;
    }
    if (now !== inset) {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      // A browser rounds where it scrolls to, which would add up.
      if (Math.abs(place - scrollTop) >= 1) place = scrollTop;
      place = own.scroll_place(motion.head(HEAD_EDGE), inset, now, place, clientHeight, scrollHeight);
      content.style.setProperty(`padding-${edge}`, `${now}px`);
      if (place !== scrollTop) scroller.scrollTop = place;
      inset = now;
    }
    follow();
  });
}
