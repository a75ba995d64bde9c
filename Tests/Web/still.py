"""Waiting until something has been drawn, and seeing that nothing is."""

import time

# The words of a song that lie in its element's upper or lower edge: their own two edges, from the element's upper one.
CUT_WORDS = """() => {
  const ball = document.querySelector('lyric-ball'), { top, bottom } = ball.frame.getBoundingClientRect();
  return [...ball.text.children].filter((one) => !one.className).map((one) => one.getBoundingClientRect())
    .filter((one) => [top, bottom].some((edge) => one.top < edge - 1 && one.bottom > edge + 1)).map((one) => [one.top - top, one.bottom - top]);
}"""


def wait_for_frames(page, count=2):
    """Waits until `count` more frames have been drawn."""
    page.evaluate("""(count) => new Promise((done) => {
      const next = () => { if (count-- > 0) requestAnimationFrame(next); else done(); };
      next();
    })""", count)


def runs_nothing(page, milliseconds=300):
    """Whether no frame runs for this time after the last requested one. The page counts its frames (COUNT_FRAMES)."""
    page.wait_for_function("frames.pending.size === 0")
    before = page.evaluate("frames.run")
    stays(page, milliseconds)
    return page.evaluate("frames.run") == before


def stays(page, milliseconds):
    """Lets time go by in which nothing may happen: there is nothing else to wait for."""
    page.wait_for_timeout(milliseconds)


def wait_until_scrolled(page, count=8):
    """Waits until the page and the scroller in its first element have not moved for this number of frames."""
    page.evaluate("""(count) => new Promise((done) => {
      const stage = document.querySelector('.stage, elastic-refresh');
      let last, still = 0;
      const next = () => {
        const place = [scrollX, scrollY, stage?.scroller?.scrollTop, stage?.page?.scrollTop].join();
        still = place === last ? still + 1 : 0;
        last = place;
        if (still < count) requestAnimationFrame(next); else done();
      };
      next();
    })""", count)


def wait_until_it_stands(page, host="elastic"):
    """Waits until a menu, which does not rest while it is open, goes no further."""
    end, places = time.monotonic() + 30, []
    # Asked with frames in between, since a promise would be true to Playwright's own wait.
    while len(places) < 4 or len(set(places[-4:])) > 1:
        assert time.monotonic() < end, places[-4:]
        wait_for_frames(page)
        places.append(page.evaluate(f"{host}.motion.progress"))
