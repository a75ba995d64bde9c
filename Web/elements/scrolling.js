// Scrollers, for a component at their edge.
import { HEAD_EDGE } from './numbers.js';

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
  let inset = 0, side = '', position = 0;
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
      if (Math.abs(position - scrollTop) >= 1) position = scrollTop;
      position = own.scroll_place(motion.head(HEAD_EDGE), inset, now, position, clientHeight, scrollHeight);
      // The browser is to keep its place for rows that come, but not for the inset: both would move the rows twice. So it lays out here.
      content.style.overflowAnchor = 'none';
      content.style.setProperty(`padding-${edge}`, `${now}px`);
      if (position !== scrollTop) scroller.scrollTop = position;
      else scroller.scrollHeight; // Measured for the layout.
      content.style.overflowAnchor = '';
      inset = now;
    }
    follow();
  });
}
