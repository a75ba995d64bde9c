"""A browser that gives no canvas, or none so large: the page goes on, its content can be read, and what can be drawn is."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from hand import until
from still import wait_until_it_stands

SITE = Path(__file__).resolve().parents[2] / "Web/site"
NO_CANVAS = "for (const one of [globalThis.HTMLCanvasElement, OffscreenCanvas]) if (one) one.prototype.getContext = () => null;\n"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Canvas</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="elements/elements.css"><script type="module" src="elements/index.js"></script>
<script type="module" src="elements/stage/stage.js"></script>
<script>const told = [], failed = []; addEventListener('error', (event) => failed.push(event.message), true);</script>
<style>body { margin: 0; font: 16px/24px sans-serif; }</style><body>%s</body></html>"""
TELLS = """for (const name of ['settled', 'refresh', 'opened', 'closed', 'activated', 'word']) one.addEventListener(name, () => told.push(name));"""


def scene(page):
    until(page, "one.ready.then(() => Boolean(one.elastic.motion.scene))")
    page.evaluate(TELLS)


@pytest.fixture
def without_canvas(gallery):
    def opened(name, **settings):
        return gallery(name, script=NO_CANVAS, **settings)
    return opened


@pytest.mark.parametrize("name", sorted(file.stem for file in SITE.glob("*.html") if file.stem != "run"))  # That is no page, but what one shows in a frame.
def test_a_page_goes_on_without_a_canvas(without_canvas, name):
    """No error: `gallery` fails for each. Every component moves: its time goes on."""
    page = without_canvas(name)
    page.wait_for_load_state("networkidle")
    assert page.inner_text("main, body").strip()


def test_a_surface_without_a_canvas_is_pulled_and_read(without_canvas):
    page = without_canvas("canvas", text=PAGE % '<elastic-surface id="one" style="height: 300px"><p>Its words.</p></elastic-surface>')
    scene(page)
    page.mouse.move(150, 280)
    page.mouse.down()
    page.mouse.move(150, 380, steps=5)
    assert page.evaluate("one.state") == "dragging"
    page.mouse.up()
    until(page, "told.includes('settled')")
    assert page.evaluate("failed") == ["the browser provides no canvas, so nothing is drawn"]
    assert page.locator("p").is_visible()


def test_a_button_without_a_canvas_has_a_ground(without_canvas):
    page = without_canvas("canvas", text=PAGE % '<elastic-shape id="one" purpose="button" style="height: 100px">Its words.</elastic-shape>')
    scene(page)
    assert page.evaluate("getComputedStyle(one.shadowRoot.querySelector('.frame')).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_a_menu_without_a_canvas_opens_with_its_content(without_canvas):
    page = without_canvas("canvas", text=PAGE % """<flowing-menu id="one" style="height: 300px">
      <nav slot="menu"><a href="#there" id="there">There</a></nav><p id="words">Page</p></flowing-menu>""")
    scene(page)
    assert page.locator("#words").is_visible() and not page.locator("#there").is_visible()
    page.evaluate("one.show()")
    until(page, "told.includes('opened')")
    assert page.locator("#there").is_visible() and page.evaluate("document.activeElement.id") == "there"
    page.locator("#there").click()
    assert page.url.endswith("#there")


def test_words_of_a_song_without_a_canvas_are_read(without_canvas):
    page = without_canvas("canvas", text=PAGE % '<lyric-ball id="one" style="height: 300px"></lyric-ball>')
    page.evaluate("one.ready.then(() => one.load('[00:00.10]first\\n[00:00.30]second\\n'))")
    until(page, "one.elastic?.motion.words.length === 2 && one.shadowRoot.querySelectorAll('.words span:not(.away)').length === 2")
    page.evaluate(TELLS)
    assert page.evaluate("getComputedStyle(one.shadowRoot.querySelector('.words span')).color") != "rgba(0, 0, 0, 0)"
    left, right = (page.evaluate(f"one.shadowRoot.querySelectorAll('.words span')[{i}].getBoundingClientRect().toJSON()") for i in (0, 1))
    assert left["top"] < right["top"] or left["right"] <= right["left"]
    page.evaluate("one.play()")
    until(page, "told.filter((name) => name === 'word').length === 2")


def test_a_stage_without_a_canvas_goes_on(without_canvas, server):
    """In its worker too, which runs no script of the test's: the one that is served begins with it."""
    page = without_canvas("index")
    script = (SITE.parent / "elements/stage/worker.js").read_text()
    page.route(re.compile("stage/worker.js"), lambda route: route.fulfill(body=NO_CANVAS + script, content_type="text/javascript"))
    page.route("**/canvas.html", lambda route: route.fulfill(content_type="text/html", body=PAGE % '<elastic-stage id="one" style="height: 300px"></elastic-stage>'))
    page.goto(f"{server}/canvas.html")
    page.evaluate("""async () => {
      await customElements.whenDefined('elastic-stage');
      window.item = one.add('elastic-surface', { width: 200, height: 200 });
      item.addEventListener('settled', () => told.push('settled'));
      await one.ready;
    }""")
    page.mouse.move(100, 190)
    page.mouse.down()
    page.mouse.move(100, 280, steps=5)
    page.mouse.up()
    until(page, "told.includes('settled')")


# The colour of a point of its canvas, and the size of that.
AT = """([x, y]) => {
  const { canvas } = one.elastic, { left, top, width, height } = canvas.getBoundingClientRect(), small = new OffscreenCanvas(1, 1), context = small.getContext('2d');
  context.drawImage(canvas, (x - left) / width * canvas.width, (y - top - scrollY) / height * canvas.height, 1, 1, 0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data, canvas.width, canvas.height];
}"""


@pytest.mark.parametrize("width,height", [(300, 40_000), (300, 70_000), (9_000, 9_000), (70_000, 100)])
@pytest.mark.parametrize("tag", ["elastic-surface", "elastic-shape"])
def test_what_is_larger_than_a_canvas_may_be_is_drawn(gallery, tag, width, height, picture):
    page = gallery("canvas", text=PAGE % f'<{tag} id="one" style="width: {width}px; height: {height}px"></{tag}>')
    scene(page)
    # A surface is drawn at its edge, a shape in the middle.
    *_, alpha, wide, high = page.evaluate(AT, [width / 2, 20 if tag == "elastic-surface" else height / 2])
    assert alpha > 0, "nothing is drawn"
    assert wide * high <= 2**24 and max(wide, high) <= 2**14, "Safari draws no more"
    picture(page, f"huge-{tag}-{width}x{height}")
    assert page.evaluate("one.elastic.canvas.getBoundingClientRect().height") >= height - 1


def test_content_of_what_is_too_large_is_in_its_place(gallery):
    page = gallery("canvas", text=PAGE % """<flowing-menu id="one" style="height: 40000px"><nav slot="menu"><a href="#there" id="there">There</a></nav>
      <p id="words">Page</p></flowing-menu>""")
    scene(page)
    page.evaluate("one.show()")
    until(page, "told.includes('opened')")
    wait_until_it_stands(page, "one.elastic")
    box = page.locator("#there").bounding_box()
    assert 0 <= box["x"] < 200 and 0 <= box["y"] < 100 and box["height"] > 15


def test_a_stage_that_is_too_large_is_drawn(gallery):
    page = gallery("canvas", text=PAGE % '<elastic-stage id="one" style="height: 40000px; display: block"></elastic-stage>')
    page.evaluate("""async () => {
      await customElements.whenDefined('elastic-stage');
      one.add('elastic-surface', { width: 300, height: 600, style: { fill: '#ff0000' } });
      await one.ready;
    }""")
    until(page, "one.ready.then(async (stage) => await stage.countFrames() > 0)")
    until(page, "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    assert shown.getpixel((100, 20)) == (255, 0, 0)
