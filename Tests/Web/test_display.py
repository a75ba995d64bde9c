"""With any `display`, size and parent an element draws as it does by default."""

import json

import components
import pytest

from test_browsers import Firefox, WebKit

HEAD = """<!doctype html><meta charset="utf-8"><title>Display</title><link rel="icon" href="data:,">
<style>body { margin: 0 } section { width: 320px } p, ul { margin: 0 }</style>
<script type="module" src="elements/index.js"></script>"""
INSIDE = {one.tag: one.inside for one in components.ALL}
DISPLAYS = ["block", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "flow-root"]
# The page's size for an element, and the element's size for it; without one, the element's own size.
SIZED = "width: 220px; height: 200px"
PARENTS = {
    "flex row": "display: flex", "flex column": "display: flex; flex-direction: column",
    "flex centre": "display: flex; align-items: center; height: 300px", "grid": "display: grid",
    "grid centre": "display: grid; place-items: center; height: 300px",
}
# Puts an element at the start of the page until it has drawn; returns the sizes of element, canvas and drawing.
SHOW = """async ([tag, style, parent, inside]) => {
  document.querySelector('section')?.remove();
  const section = document.createElement('section'), one = document.createElement(tag);
  section.style.cssText = parent;
  one.style.cssText = style;
  one.innerHTML = inside;
  one.id = 'one';
  if (tag === 'message-balloon') one.setAttribute('typing', '');
  section.append(one);
  document.body.prepend(section);
  await one.ready;
  if (tag === 'lyric-ball') one.load('one two three');
  if (tag === 'flowing-menu') one.show();
  if (tag === 'elastic-refresh') one.refreshing = true;
  const { canvas } = one.elastic, size = ({ clientWidth, clientHeight }) => [clientWidth, clientHeight];
  const seen = () => {
    if (!canvas.width || !canvas.height) return 0;
    const { data } = one.elastic.context.getImageData(0, 0, canvas.width, canvas.height);
    let seen = 0;
    for (let i = 3; i < data.length; i += 4) seen += data[i] > 60;
    return seen;
  };
  const isThere = () => seen() >= 60 && String(size(canvas)) === String(size(one.frame)) && !(one.refreshing && one.state !== 'loading');
  // Its height is what a list on a wave's edge changes until it lies still; whole pixels stay the same sooner.
  for (let frame = 0, there = 0, last = 0; frame < 600 && there < 5; frame++) {
    const { height } = one.getBoundingClientRect();
    there = isThere() && height === last ? there + 1 : 0;
    last = height;
    await new Promise(requestAnimationFrame);
  }
  return { element: [one.offsetWidth, one.offsetHeight], frame: size(one.frame), canvas: size(canvas), seen: seen() };
}"""


@pytest.fixture(scope="module")
def show(server, browser):
    page = browser.new_page(viewport={"width": 420, "height": 600})
    page.route("**/display-test.html", lambda route: route.fulfill(body=HEAD, content_type="text/html"))
    page.goto(f"{server}/display-test.html")
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def open_one(tag, style="", parent=""):
        return page.evaluate(SHOW, [tag, style, parent, INSIDE[tag]])

    open_one.page = page
    yield open_one
    page.close()
    assert wrong == []


def check(shown, element=None):
    assert shown["seen"] >= 60, shown
    assert shown["canvas"] == shown["frame"], shown
    assert shown["element"] == (element or shown["frame"]), shown


@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("tag", INSIDE)
def test_of_a_size_it_draws_all_of_it(show, tag, display):
    shown = show(tag, f"display: {display}; {SIZED}")
    check(shown, [220, 200])
    assert shown["canvas"] == [220, 200]


@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("tag", INSIDE)
def test_of_its_own_size_it_draws_as_by_default(show, tag, display):
    default, shown = show(tag), show(tag, f"display: {display}")
    check(default)
    check(shown)
    assert shown["canvas"][1] == default["canvas"][1]
    if not display.startswith("inline"):
        assert shown["canvas"] == default["canvas"]
    else:  # As wide as what is in it.
        assert 0 < shown["canvas"][0] <= 320


@pytest.mark.parametrize("parent", PARENTS)
@pytest.mark.parametrize("display", ["block", "inline-block", "flex", "grid"])
@pytest.mark.parametrize("tag", INSIDE)
def test_in_a_parent_that_lays_out_it_draws(show, tag, display, parent):
    check(show(tag, f"display: {display}", PARENTS[parent]))
    shown = show(tag, f"display: {display}; {SIZED}", PARENTS[parent])
    check(shown, [220, 200])


@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("limit, canvas", [
    ("min-height: 250px", [300, 250]),
    ("min-height: 250px; padding: 20px; border: 5px solid", [250, 250]),
    ("min-height: 250px; padding: 20px; border: 5px solid; box-sizing: border-box", [250, 200])])
def test_its_least_height_is_drawn_on(show, display, limit, canvas):
    width = "width: 250px" if "padding" in limit and "box" not in limit else "width: 300px"
    for tag in ("elastic-surface", "elastic-shape", "flowing-menu", "lyric-ball"):
        shown = show(tag, f"display: {display}; {width}; {limit}")
        assert (shown["canvas"], shown["seen"] >= 60) == (canvas, True), (tag, shown)


@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("sizing", ["content-box", "border-box"])
def test_what_scrolls_scrolls_within_its_greatest_height(show, display, sizing):
    rows = "".join(f"<li>{row}</li>" for row in range(60))
    shown = show.page.evaluate(SHOW, [
        "elastic-refresh", f"display: {display}; width: 240px; max-height: 200px; padding: 10px; box-sizing: {sizing}",
        "", f"<ul>{rows}</ul>"])
    height = 200 if sizing == "content-box" else 180
    assert shown["frame"][1] == height, shown
    assert show.page.evaluate("[one.scroller.clientHeight, one.scroller.scrollHeight > 500]") == [height, True]


@pytest.mark.parametrize("display", DISPLAYS)
def test_a_shapes_text_lies_in_its_middle(show, display):
    show("elastic-shape", f"display: {display}; width: 200px; min-height: 250px")
    top = show.page.evaluate("""(() => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { top, bottom } = range.getBoundingClientRect(), box = one.getBoundingClientRect();
      return (top + bottom) / 2 - box.top;
    })()""")
    assert abs(top - 125) < 2


def test_what_is_empty_shrinks_in_a_narrow_place_and_has_a_width_of_its_own(show):
    for tag, width in (("lyric-ball", 320), ("elastic-shape", 128), ("flowing-menu", 320)):
        assert show(tag, "display: inline-block")["canvas"][0] == width
        assert show(tag, "display: inline-block", "width: 90px")["canvas"][0] == 90
        row = show(tag, "", "display: grid; grid-template-columns: repeat(4, 1fr)")
        assert row["canvas"][0] == 80, "it is no wider than its column"


def test_what_is_not_displayed_is_not(show):
    show("elastic-shape")
    for style in ("display: none", "display: block"):
        show.page.evaluate(f"one.style.cssText = '{style}'; one.hidden = {str('block' in style).lower()}")
        assert show.page.evaluate("getComputedStyle(one).display") == ("none" if "none" in style else "block")


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda one: one.__name__)
def other(request, server):
    page = request.param()
    try:
        page.open(server)
        yield page
        assert page.run("return wrong") == []
    finally:
        page.close()


def test_in_other_browsers(other):
    other.run("document.querySelector('main').remove(); const sheet = new CSSStyleSheet(); "
              "sheet.replaceSync('section { width: 320px } p, ul { margin: 0 }'); document.adoptedStyleSheets = [sheet]")

    def show(tag, style):
        other.run(f"window.shown = null; ({SHOW})(arguments[0]).then((one) => {{ window.shown = JSON.stringify(one); }}, (error) => wrong.push(String(error))); return 0",
                  [tag, style, "", INSIDE[tag]])
        other.wait("window.shown")
        return json.loads(other.run("return window.shown"))

    for tag in INSIDE:
        default = show(tag, "")
        check(default)
        for display in ("block", "flex", "inline-block"):
            shown = show(tag, f"display: {display}; {SIZED}")
            check(shown, [220, 200])
            shown = show(tag, f"display: {display}")
            check(shown)
            assert shown["canvas"][display == "inline-block":] == default["canvas"][display == "inline-block":], (tag, display)
    assert show("lyric-ball", "display: inline-block")["canvas"][0] == 320
    assert show("elastic-shape", "display: inline-block")["canvas"][0] == 128
    assert show("elastic-shape", "display: block; box-sizing: border-box; padding: 20px; min-height: 250px")["canvas"] == [280, 210]
