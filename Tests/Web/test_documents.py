"""Elements that a page moves to another document: into a frame, out of it, and into a window of its own."""

import components
import pytest

from hand import drag
from still import wait_for_frames

TEXT = """<!doctype html><meta charset="utf-8"><title>Documents</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { position: absolute; left: 60px; top: 320px; width: 340px; height: 400px; border: 0 }</style>
<script type="module" src="elements/index.js"></script><script type="module" src="elements/stage/stage.js"></script>
<div id="home">%s</div><iframe id="other" srcdoc="<!doctype html><meta name='color-scheme' content='light dark'><style>body { margin: 0 }</style>"></iframe>"""
ELEMENTS = {tag: f'<{tag} id="one" typing style="height: 240px">{inside}</{tag}>' for tag, inside in [
    *((one.tag, one.inside) for one in components.ALL), ("elastic-stage", "<p>Text</p>")]}
# What its own sheet says of the parts of its shadow tree.
STYLES = """() => [...one.shadowRoot.querySelectorAll('*')].map((part) => {
  const { display, position, overflow, isolation, pointerEvents } = getComputedStyle(part);
  return [part.className, display, position, overflow, isolation, pointerEvents].join();
})"""
MOVE = """async (place) => {
  window.one ??= document.querySelector('#one');
  (place === 'home' ? home : place === 'frame' ? other.contentDocument.body : popup.document.body).append(one);
  await one.ready;
}"""


@pytest.fixture
def documents(gallery):
    """Opens a page with this element, and a frame beside it."""
    def open_page(body, **settings):
        page = gallery("documents", text=TEXT % body, **settings)
        page.evaluate("""async () => {
          window.one = document.querySelector('#one');
          await customElements.whenDefined(one.localName);
          await one.ready;
        }""")
        page.wait_for_function("other.contentDocument.readyState === 'complete'")
        wait_for_frames(page)
        return page

    return open_page


@pytest.mark.parametrize("tag", ELEMENTS)
def test_an_element_keeps_its_styles_in_another_document(documents, tag):
    page = documents(ELEMENTS[tag])
    at_home = page.evaluate(STYLES)
    assert any("absolute" in one for one in at_home)
    for place in ["frame", "home", "frame"]:
        page.evaluate(MOVE, place)
        wait_for_frames(page)
        assert page.evaluate(STYLES) == at_home, place


def test_a_surface_in_a_frame_is_pulled_and_drawn(documents):
    page = documents(ELEMENTS["elastic-surface"])
    page.evaluate("one.fill = 'red'")
    page.evaluate(MOVE, "frame")
    assert page.evaluate("one.fill") == "#ff0000ff"
    drag(page, (160, 20), (170, 110), up=False, on="iframe")
    wait_for_frames(page)
    assert page.evaluate("[one.state, one.canvas.width]") == ["dragging", 340]
    assert page.evaluate("one.elastic.motion.extent") > 100
    assert page.evaluate("[...one.canvas.getContext('2d').getImageData(165, 80, 1, 1).data]") == [255, 0, 0, 255]
    page.mouse.up()
    page.wait_for_function("one.elastic.resting")


def test_a_change_of_direction_in_a_frame_is_noticed(documents):
    page = documents(ELEMENTS["elastic-surface"])
    page.evaluate(MOVE, "frame")
    assert page.evaluate("one.elastic.environment.direction") == "ltr"
    page.evaluate("other.contentDocument.documentElement.dir = 'rtl'")
    page.wait_for_function("one.elastic.override.direction === 'rtl'")


def test_a_pull_in_a_frame_leaves_what_scrolls_there_alone(documents):
    page = documents(ELEMENTS["elastic-refresh"])
    page.evaluate("""() => {
      const inner = other.contentDocument.createElement('div'), long = other.contentDocument.createElement('div');
      inner.style.cssText = 'height: 200px; overflow: auto';
      long.style.height = '1000px';
      inner.append(long);
      one.replaceChildren(inner);
    }""")
    page.evaluate(MOVE, "frame")
    page.evaluate("one.firstElementChild.scrollTop = 50")
    drag(page, (160, 40), (160, 150), up=False, on="iframe")
    assert page.evaluate("one.state") == "stopped"
    page.mouse.up()
    page.evaluate("one.firstElementChild.scrollTop = 0")
    drag(page, (160, 40), (160, 150), up=False, on="iframe")
    wait_for_frames(page)
    assert page.evaluate("one.state") == "dragging"


@pytest.mark.parametrize("thread", ["", 'thread="page"'])
def test_a_stage_in_a_frame_draws_its_items_and_elements(documents, thread):
    page = documents(f"""<elastic-stage id="one" {thread} style="height: 400px">
      <elastic-surface id="inner" style="height: 150px"><p>Pull</p></elastic-surface></elastic-stage>""")
    page.evaluate("""window.inner = document.querySelector('#inner');
      window.wave = one.add('elastic-surface', { x: 0, y: 200, width: 300, height: 150 });""")
    page.wait_for_function("performance.now() > 200")  # So that the clocks of page and frame differ.
    page.evaluate("other.srcdoc += ' '")
    page.wait_for_function("other.contentDocument.readyState === 'complete' && other.contentWindow.performance.timeOrigin > performance.timeOrigin + 100")
    page.evaluate(MOVE, "frame")
    page.evaluate("inner.ready.then(() => {})")
    wait_for_frames(page, 4)
    seen = """async ([x, y]) => {
      const context = new OffscreenCanvas(340, 400).getContext('2d');
      context.drawImage(await createImageBitmap(one.canvas), 0, 0);
      return context.getImageData(x, y, 1, 1).data[3];
    }"""
    drag(page, (160, 20), (170, 110), up=False, on="iframe")
    wait_for_frames(page, 4)
    assert page.evaluate("inner.state") == "dragging"
    assert page.evaluate(seen, [168, 90]) == 255
    page.mouse.up()
    drag(page, (150, 220), (160, 310), up=False, on="iframe")
    wait_for_frames(page, 4)
    assert page.evaluate("wave.state") == "dragging"
    assert page.evaluate(seen, [158, 290]) == 255


def test_an_element_moves_to_a_window_of_its_own(documents):
    page = documents(ELEMENTS["elastic-surface"])
    at_home = page.evaluate(STYLES)
    with page.expect_popup() as opened:
        page.evaluate("void (window.popup = open('about:blank', '', 'width=400,height=400'))")
    page.evaluate(MOVE, "popup")
    wait_for_frames(opened.value)
    assert page.evaluate(STYLES) == at_home
    popup = opened.value
    drag(popup, (160, 20), (170, 110), up=False, on="#one")
    popup.wait_for_function("document.querySelector('#one').elastic.motion.extent > 100")
    popup.mouse.up()


def test_an_element_of_a_document_that_is_not_shown_waits(documents):
    page = documents(ELEMENTS["elastic-surface"])
    at_home = page.evaluate(STYLES)
    page.evaluate("document.implementation.createHTMLDocument('').body.append(one)")
    assert page.evaluate("one.elastic") is None
    page.evaluate(MOVE, "home")
    wait_for_frames(page)
    assert page.evaluate(STYLES) == at_home
    assert page.evaluate("one.state") == "rest"
