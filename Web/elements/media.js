// A component whose time is the time of something that plays.

const HAS_THIS_FRAME = 2; // HAVE_CURRENT_DATA of a media element: what is next has not come.

/** Passes the state of an audio or video element to the component, at its events. A recording that plays ends with music. */
export function followMedia(elastic, media, signal) {
  const follow = ({ type } = {}) => {
    if (elastic.player && (media.paused || type === 'timeupdate')) return;
    // It is told to play, and waits for data: at first, after a jump, or on a slow net.
    const isWaiting = media.readyState <= HAS_THIS_FRAME || media.seeking;
    elastic.follow(media.currentTime, !media.paused && !media.ended && !isWaiting, media.playbackRate / elastic.rate);
  };
  for (const type of ['playing', 'pause', 'seeking', 'seeked', 'ratechange', 'waiting', 'stalled', 'canplay', 'emptied', 'ended', 'timeupdate']) {
    media.addEventListener(type, follow, { signal });
  }
  elastic.addEventListener('reset', follow, { signal });
  follow();
}

/** Finds the element of an id in a document or a shadow tree, now or when it comes, unless `signal` is aborted before. */
export function whenThere(root, id, signal, found) {
  let watcher = null;
  const look = () => {
    const one = root.getElementById?.(id);
    if (!one) return false;
    watcher?.disconnect();
    found(one);
    return true;
  };
  if (look()) return;
  watcher = new MutationObserver(look);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['id'] });
  signal.addEventListener('abort', () => watcher.disconnect());
}
