"""Many elements that move at once: neighbours share a canvas where it shows the same, and only there."""

import pytest

from hand import COUNT_FRAMES, until
from still import stays, wait_for_frames

HEAD = """<!doctype html><meta charset="utf-8"><title>Crowd</title><link rel="icon" href="data:,">
<style>body { margin: 0; display: flow-root } elastic-surface { width: 150px; height: 120px; margin: 3.3px; float: left; %s }</style>
<script type="module" src="elements/index.js"></script>"""
# Pulls all surfaces, each another way, and lets them go.
PULL = """() => [...document.querySelectorAll('elastic-surface')].forEach(({ elastic }, i) => {
  const now = performance.now();
  elastic.touch('down', { x: 30 + 5 * i, y: 20 }, 0, now);
  elastic.touch('move', { x: 30 + 5 * i, y: 60 + 2 * i }, 0, now + 1);
  elastic.touch('up', { x: 30 + 5 * i, y: 60 + 2 * i }, 0, now + 2);
})"""
SHARED = "Boolean(document.querySelector('elastic-surface').shadowRoot.querySelector('div > canvas[aria-hidden]:not(.drawing)'))"
HIDDEN = "[...document.querySelectorAll('elastic-surface')].filter(({ canvas }) => canvas.style.visibility).length"
REST = "[...document.querySelectorAll('elastic-surface')].every(({ elastic }) => elastic.resting)"


@pytest.fixture
def crowd(gallery):
    """Opens a page of twelve surfaces, with some content and some style."""
    def open_page(content="Pull", style="", script=None, between="", around="%s", seconds=2, **settings):
        surfaces = between.join(f"<elastic-surface settling-duration={seconds}>{content}</elastic-surface>" for _ in range(12))
        page = gallery(
            "crowd-test", script, HEAD % style + "<main>" + around % surfaces + "</main>", viewport={"width": 700, "height": 500}, **settings)
        page.evaluate("Promise.all([...document.querySelectorAll('elastic-surface')].map((one) => one.ready)).then(() => {})")
        until(page, REST)
        page.evaluate(PULL)
        return page

    return open_page


@pytest.mark.parametrize("ratio", [1, 2])
def test_neighbours_that_move_share_a_canvas_which_shows_what_their_own_would(crowd, ratio):
    page = crowd(script=COUNT_FRAMES, device_scale_factor=ratio, seconds=10)
    until(page, SHARED)
    until(page, HIDDEN + " === 12")
    # In a frame of each: the pixels of its box on the shared canvas, beside those of its own drawing.
    differing, drawn = page.evaluate("""async () => {
      const all = [...document.querySelectorAll('elastic-surface')], ratio = devicePixelRatio;
      const shared = all[0].shadowRoot.querySelector('canvas:not(.drawing)');
      let differing = 0, drawn = 0;
      for (const { elastic, frame } of all) {
        await new Promise((done) => elastic.addEventListener('frame', () => {
          const [width, height] = elastic.size.map((points) => points * ratio), own = new OffscreenCanvas(width, height).getContext('2d');
          own.scale(ratio, ratio);
          elastic.motion.paint(own);
          const box = shared.getBoundingClientRect(), { left, top } = frame.getBoundingClientRect();
          const at = [left - box.left, top - box.top].map((points) => Math.round(points * ratio));
          const a = own.getImageData(0, 0, width, height).data, b = shared.getContext('2d').getImageData(...at, width, height).data;
          for (let i = 3; i < a.length; i += 4) {
            differing += Math.abs(a[i] - b[i]) > 16;
            drawn += b[i] > 127;
          }
          done();
        }, { once: true }));
      }
      return [differing, drawn];
    }""")
    assert differing == 0
    assert drawn > 12 * 100 * 50 * ratio * ratio
    # At rest each has its own canvas again, and nothing runs.
    until(page, REST)
    assert page.evaluate(HIDDEN) == 0
    assert not page.evaluate(SHARED)
    until(page, "frames.pending.size === 0")
    assert page.evaluate("""(() => {
      const { data } = document.querySelector('elastic-surface').canvas.getContext('2d').getImageData(10, 10, 1, 1);
      return data[3];
    })()""") == 255


@pytest.mark.parametrize("settings", [
    {"style": "margin: 0 -20px 0 0"},  # Each lies over the content of the one before.
    {"style": "opacity: 0.5"},
    {"style": "rotate: 3deg"},
    {"style": "position: relative; background: red"},
    {"style": "position: relative; z-index: 1"},
    {"between": "<p style='position: absolute'>Between</p>"},
    {"around": "<div style='rotate: 180deg; display: flow-root'>%s</div>"}])
def test_neighbours_that_a_shared_canvas_would_show_otherwise_draw_themselves(crowd, settings):
    page = crowd(seconds=10, **settings)
    page.wait_for_function("performance.getEntriesByName(new URL('elements/crowd.js', location).href).length")
    stays(page, 300)
    assert page.evaluate("document.querySelector('elastic-surface').state") == "settling"
    assert not page.evaluate(SHARED) and page.evaluate(HIDDEN) == 0


def test_neighbours_without_content_share_also_where_they_overlap(crowd):
    page = crowd(content="", style="margin: 0 -20px 0 0")
    until(page, SHARED)


def test_content_that_comes_where_they_overlap_ends_the_sharing(crowd):
    page = crowd(content="", style="margin: 0 -20px 0 0", seconds=10)
    until(page, HIDDEN + " === 12")
    wait_for_frames(page, 40)
    page.evaluate("document.querySelectorAll('elastic-surface')[5].textContent = 'Pull'")
    until(page, HIDDEN + " === 0")
    assert page.evaluate("document.querySelector('elastic-surface').state") == "settling"


@pytest.mark.parametrize("change", [
    "one.remove()", "document.querySelector('elastic-surface').remove()", "one.after(document.createElement('p'))",
    "one.style.marginLeft = '-50px'", "one.style.scale = '1.1'"])
def test_a_change_of_the_page_ends_the_sharing_and_nothing_is_lost(crowd, change):
    page = crowd(seconds=4)
    until(page, HIDDEN + " === 12")
    wait_for_frames(page, 40)
    # The second, whose styles are read in turn in the last of 200 frames.
    frames = page.evaluate(f"""async () => {{
      const one = document.querySelectorAll('elastic-surface')[1];
      {change};
      let frames = 0;
      while ({HIDDEN} && frames++ < 300) await new Promise(requestAnimationFrame);
      return frames;
    }}""")
    assert frames <= 64
    until(page, REST)
    assert page.evaluate("""[...document.querySelectorAll('elastic-surface')].every(({ canvas }) =>
      canvas.getContext('2d').getImageData(10, 10, 1, 1).data[3] === 255)""")
