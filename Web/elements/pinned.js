// A menu that stays beside its page where there is room: it does not cover the page, keep the focus or close by itself.

/** Follows the attribute of a menu, and the window, until `signal` is aborted. Gives what looks at the attribute again. */
export function pin(menu, elastic, signal) {
  const { window } = elastic, backdrop = elastic.motion.setting('backdrop');
  let query = null, isFirst = true;

  const follow = () => {
    const written = menu.getAttribute('pinned'), isPinned = written !== null && written !== 'false' && (!query || query.matches);
    // A menu that is pinned as it comes does not flow in.
    const isNew = isFirst && isPinned;
    isFirst = false;
    if (isPinned === menu.isPinned) return;
    menu.isPinned = isPinned;
    menu.forced = isPinned ? { backdrop: 'clear' } : null;
    if (isPinned) elastic.set(backdrop, 0);
    else menu.restyle();
    if (isNew) elastic.perform('restore');
    menu.open = isPinned;
    menu.menu.setAttribute('role', isPinned ? 'complementary' : 'dialog');
    menu.menu.setAttribute('aria-modal', String(!isPinned));
    place();
  };

  /** The page gives way as far as the menu is open. */
  const place = () => {
    const { edge, progress } = elastic.motion, { style } = menu.page, isAcross = edge === 'left' || edge === 'right';
    const length = parseFloat(isAcross ? menu.menu.style.width : menu.menu.style.height) * elastic.scale || 0;
    const room = menu.isPinned ? length * Math.min(Math.max(progress, 0), 1) : 0;
    style.marginLeft = edge === 'left' && room ? `${room}px` : '';
    style.marginTop = edge === 'top' && room ? `${room}px` : '';
    style.maxWidth = room && isAcross ? `calc(100% - ${room}px)` : '';
    style.maxHeight = room && !isAcross ? `calc(100% - ${room}px)` : '';
  };

  const look = () => {
    query?.removeEventListener('change', follow);
    const written = menu.getAttribute('pinned');
    query = written && written !== 'true' && written !== 'false' ? window.matchMedia(written) : null;
    query?.addEventListener('change', follow);
    follow();
  };
  elastic.addEventListener('frame', place);
  signal.addEventListener('abort', () => {
    query?.removeEventListener('change', follow);
    menu.isPinned = false;
    menu.forced = null;
  });
  look();
  return look;
}
