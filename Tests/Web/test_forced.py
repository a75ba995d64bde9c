"""Colours that the reader chose, with colours of the page's own: what has to be told apart is, by pixels."""

from io import BytesIO

import pytest
from PIL import Image

from hand import until
from still import wait_for_frames

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Forced</title><link rel="icon" href="data:,">
<style>body { margin: 0 }</style><script type="module" src="elements/index.js"></script>%s"""
BALLOON = '<message-balloon id="one" typing style="width: 200px; height: 160px" fill="%s" dot-color="#777" line-color="%s"></message-balloon>'
BALL = ('<lyric-ball id="one" style="height: 200px; width: 400px" word-color="#888888" sung-color="#d02020" ball-color="orange"></lyric-ball>')
# The opaque colours on a canvas by how many pixels have them, most first; of a part of it, from left to right.
COLORS = """([from, to]) => {
  const { canvas } = one, context = canvas.getContext('2d'), left = Math.round(from * canvas.width), width = Math.round((to - from) * canvas.width);
  const { data } = context.getImageData(left, 0, width, canvas.height), counts = {};
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 100) counts[data.slice(i, i + 4)] = (counts[data.slice(i, i + 4)] ?? 0) + 1;
  return Object.entries(counts).sort(([, a], [, b]) => b - a).filter(([, count]) => count > 20).map(([color]) => color.split(',').map(Number));
}"""
SYSTEM = """(name) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  document.body.style.color = name;
  context.fillStyle = getComputedStyle(document.body).color;
  document.body.style.color = '';
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}"""


@pytest.fixture(params=["light", "dark"])
def forced(gallery, request):
    def opened(body):
        page = gallery("forced", text=PAGE % body, forced_colors="active", color_scheme=request.param, viewport={"width": 500, "height": 300})
        until(page, "customElements.get('message-balloon') && one.elastic?.motion.scene")
        wait_for_frames(page, 4)
        return page
    return opened


def near(a, b):
    return max(abs(x - y) for x, y in zip(a, b)) < 40


@pytest.mark.parametrize("fill", ["#e5e5ea", "white", "#0a84ff"])
@pytest.mark.parametrize("line", ["#cccccc", "transparent"])
def test_the_dots_of_a_balloon_are_seen_on_it(forced, picture, fill, line):
    page = forced(BALLOON % (fill, line))
    text, ground = page.evaluate(SYSTEM, "CanvasText"), page.evaluate(SYSTEM, "Canvas")
    # The dots come and go: within a second each has been there whole.
    for _ in range(60):
        found = page.evaluate(COLORS, [0, 1])
        if any(near(one, text) for one in found):
            break
        wait_for_frames(page, 2)
    picture(page, "forced-balloon")
    assert any(near(one, text) for one in found), found
    assert any(near(one, ground) for one in found), found


def test_sung_words_are_told_from_the_others(forced, picture):
    page = forced(BALL)
    page.evaluate("one.load('[00:00.10]mmmm\\n[00:00.20]mmmm\\n[00:09.00]mmmm')")
    page.evaluate("one.seek(0.15); null")
    until(page, "one.elastic.motion.words.length === 3 && one.state !== ''")
    wait_for_frames(page, 6)
    picture(page, "forced-ball")
    found = page.evaluate(COLORS, [0, 1])
    assert any(near(one, page.evaluate(SYSTEM, "CanvasText")) for one in found), found
    sung = page.evaluate("[one.sungColor, one.wordColor]")
    assert sung[0] != sung[1]
    assert any(near(one, page.evaluate(SYSTEM, "Highlight")) for one in found), found


def test_what_cannot_be_seen_stays_so(forced):
    page = forced(BALLOON % ("rgb(255 0 0 / 0)", "#cccccc"))
    assert page.evaluate("one.fill") == "#00000000"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_heros_edge_is_seen_where_it_is_pulled(gallery, picture, scheme):
    page = gallery("index", forced_colors="active", color_scheme=scheme, reduced_motion="reduce", viewport={"width": 900, "height": 900})
    hero = "document.querySelector('.hero elastic-surface')"
    until(page, f"{hero}.elastic?.motion.scene")
    wait_for_frames(page, 6)
    picture(page, f"forced-hero-{scheme}")
    box = page.locator(".hero").bounding_box()

    def edge(share):
        """Where a line crosses a strip down the lower part of the hero, beside its words."""
        x, y = box["x"] + box["width"] * share, box["y"] + box["height"] - 330
        shot = Image.open(BytesIO(page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 320}))).convert("L")
        ground = shot.getpixel((0, 319))
        return [at for at in range(320) if abs(shot.getpixel((0, at)) - ground) > 100]

    left, right = edge(0.5), edge(0.75)
    assert left and right and len(left) < 8, (left, right)
