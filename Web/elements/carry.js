// A pull that goes on in the gesture that has scrolled to the edge. The browser has taken such a finger for scrolling, so no pointer
// tells of it any more, but its touch events still come, without asking whether to scroll.

/** From now on until `signal` is aborted, while `list` has the attribute. */
export function carryOn(list, elastic, signal) {
  const { element: scroller } = elastic, target = list.page ? list.ownerDocument : list;
  let before = null, place = null; // The finger's last event, and what gives its place in the list while it pulls.

  const isAtEdge = () => {
    const { edge } = elastic.motion, { scrollTop, scrollHeight, clientHeight } = scroller;
    return edge === 'top' ? scrollTop <= 0 : edge === 'bottom' && scrollTop >= scrollHeight - clientHeight - 1;
  };
  const pass = (phase, touch, time) => elastic.touch(phase, place(touch), 0, time);
  const end = (phase, time) => {
    if (place) pass(phase, before, time);
    before = place = null;
  };

  target.addEventListener('touchmove', (event) => {
    const { touches: [touch], timeStamp } = event;
    if (!list.carriesOn || list.disabled || event.touches.length > 1) return end('cancel', timeStamp);
    // As long as the browser asks, the finger is a pointer.
    if (event.cancelable) return;
    const by = before ? touch.clientY - before.clientY : 0, isOutward = elastic.motion.edge === 'top' ? by > 0 : by < 0;
    if (!place && isOutward && isAtEdge()) {
      place = elastic.pointers.look();
      pass('down', before, timeStamp);
    }
    before = touch;
    if (place) pass('move', touch, timeStamp);
  }, { passive: true, signal });
  target.addEventListener('touchend', ({ timeStamp }) => end('up', timeStamp), { passive: true, signal });
  target.addEventListener('touchcancel', ({ timeStamp }) => end('cancel', timeStamp), { passive: true, signal });
  // What the finger gives back to the pull, it does not scroll too.
  (list.page ? target : scroller).addEventListener('scroll', () => {
    if (place && elastic.motion.progress > 0 && !isAtEdge()) scroller.scrollTop = elastic.motion.edge === 'top' ? 0 : scroller.scrollHeight;
  }, { passive: true, signal });

  // The browser shows nothing of its own at that edge.
  const { style } = scroller, own = style.overscrollBehaviorY;
  style.overscrollBehaviorY = 'none';
  signal.addEventListener('abort', () => { style.overscrollBehaviorY = own; });
}
