// A component whose time is the time of something that plays.

/** Passes the state of an audio or video element to the component: at its events, and when the two drift apart. */
export function followMedia(elastic, media, signal) {
  let told = [0, 0];
  const pace = () => media.playbackRate / elastic.rate;
  const follow = () => {
    elastic.perform('rate', pace());
    elastic.perform('seek', media.currentTime);
    elastic.perform(media.paused || media.seeking ? 'pause' : 'play');
    told = [elastic.time(), media.currentTime];
  };
  for (const type of ['playing', 'pause', 'seeking', 'seeked', 'ratechange', 'waiting', 'ended']) {
    media.addEventListener(type, () => { if (!elastic.player || !media.paused) follow(); }, { signal });
  }
  media.addEventListener('timeupdate', () => {
    if (media.paused || elastic.player) return;
    const [time, place] = told, expected = place + (elastic.time() - time) * pace();
    if (Math.abs(expected - media.currentTime) > 0.05) follow();
  }, { signal });
  elastic.addEventListener('reset', follow, { signal });
  follow();
}
