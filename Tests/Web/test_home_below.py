"""The first page below its first screen: three scenes in slow motion, the six components, and for whom they are."""

import components
import pytest

from hand import PHONE, Fingers, drag, until
from still import stays, wait_for_frames

SCENES = ["pull", "catch", "throw"]
# Pixels of a canvas that are not empty.
PAINTED = """(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 3; i < data.length; i += 4) count += data[i] > 0;
  return count;
}"""


def scene(page, name):
    page.evaluate("(name) => document.querySelector(`[data-scene=${name}]`).closest('figure').scrollIntoView({ block: 'center' })", name)
    return f"document.querySelector('[data-scene={name}]')"


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_slow_and_leaves_a_trail(gallery, name):
    """Four times as slow while the hand plays; where it has been stays painted, around where it rests."""
    page = gallery("index", viewport={"width": 1440, "height": 900})
    one = scene(page, name)
    until(page, f"{one}.elastic?.rate === 0.25 && {one}.parentElement.querySelector('.finger') !== null")
    until(page, f"{one}.elastic.rate === 1 && {one}.elastic.resting && {one}.parentElement.querySelector('.finger') === null")
    trail, rest = (page.evaluate(f"({PAINTED})({canvas})") for canvas in (f"{one}.parentElement.querySelector('.ghost')", f"{one}.elastic.canvas"))
    assert trail > 1.1 * rest > 0
    # Its button plays it once more, with a trail of its own.
    page.locator(f"[aria-label='Play the {name} again']").click()
    assert page.evaluate(f"[{one}.elastic.rate, ({PAINTED})({one}.parentElement.querySelector('.ghost'))]") == [0.25, 0]
    until(page, f"({PAINTED})({one}.parentElement.querySelector('.ghost')) > 1000")


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_a_still_for_less_motion(gallery, name):
    """Held, its outline crosses itself nowhere, and nothing moves."""
    page = gallery("index", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    one = scene(page, name)
    until(page, f"{one}.elastic?.motion.state === 'dragging'")
    wait_for_frames(page, 4)
    painted = f"({PAINTED})({one}.elastic.canvas)"
    before = page.evaluate(painted)
    stays(page, 400)
    assert page.evaluate(painted) == before
    page.evaluate(f"{one}.elastic.reset()")
    wait_for_frames(page, 4)
    assert before > 1.05 * page.evaluate(painted), "pulled, it is larger than at rest"


@pytest.mark.parametrize("selector, state, way", [
    ("[data-scene=pull]", "dragging", 1), ("[data-scene=catch]", "dragging", 1), (".cards elastic-surface", "dragging", 1),
    (".cards elastic-refresh", "dragging", 1), (".cards flowing-menu", "dragging", 1), (".cards flowing-menu", "dragging", -1),
    (".cards flowing-menu", "opening", 1), (".cards flowing-menu", "open", 1), (".cards flowing-menu", "open", -1)])
def test_a_finger_scrolls_over_what_plays(gallery, selector, state, way):
    """Up, while the page's hand holds the component, which a touch could catch; over a menu, which is pulled aside, down too, and
    also while the hand has left it open."""
    page = gallery("index", **PHONE)
    page.wait_for_selector("body.ready")
    one = page.locator(selector)
    one.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    until(page, f"document.querySelector('{selector}').elastic?.motion.state === '{state}'")
    box, before = one.bounding_box(), page.evaluate("scrollY")
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2
    Fingers(page, None).swipe((x, y), (x, y - 200 * way))
    page.wait_for_function(f"(scrollY - {before}) * {way} > 100", timeout=10_000)


@pytest.mark.parametrize("tag", components.TAGS)
def test_each_component_is_live(gallery, tag):
    page = gallery("index", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.wait_for_selector("body.ready")
    card = page.locator(f".cards {tag}")
    card.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    one = f"document.querySelector('.cards {tag}')"
    until(page, f"{one}.elastic?.motion.scene")
    if tag == "lyric-ball":
        page.evaluate(f"{one}.play()")
        until(page, f"{one}.elastic.happened.some((event) => event.name === 'word')")
    elif tag == "message-balloon":
        until(page, f"{one}.state === 'typing'")
    else:
        rest = page.evaluate(f"{one}.state")
        drag(page, *(((4, 100), (120, 110)) if tag == "flowing-menu" else ((150, 60), (170, 150))), up=False, on=f".cards {tag}")
        wait_for_frames(page)
        assert (rest, page.evaluate(f"{one}.state")) != (rest, rest) and page.evaluate(f"{one}.state") == "dragging"
        page.mouse.up()


def test_it_says_for_whom_it_is(gallery, server):
    """Each kind of reader has a sentence and a page of the documentation that begins with a title."""
    page = gallery("index", reduced_motion="reduce")
    rows = page.locator(".whom > div")
    told = rows.locator("dt").all_inner_texts()
    assert len(told) >= 4 and all(any(word in one for one in told) for word in ("iOS", "macOS", "web", "Linux", "test"))
    for row in rows.all():
        link = row.locator("dd a")
        assert len(row.locator("dd").inner_text().split()) > 10 and link.count() == 1
        assert "<h1" in page.request.get(f"{server}/{link.get_attribute('href')}").text()
