"""The first page below its first screen: three scenes in slow motion, and the six components."""

import components
import pytest

from hand import COUNT_FRAMES, PHONE, Fingers, awaited, drag, until
from still import runs_nothing, wait_for_frames

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


def test_a_scene_is_a_still_for_less_motion(gallery):
    """Held, its outline crosses itself nowhere, and nothing moves."""
    page = gallery("index", COUNT_FRAMES, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    for name in SCENES:
        one = scene(page, name)
        until(page, f"{one}.elastic?.motion.state === 'dragging'")
        # What comes into sight beside it is drawn once.
        assert any(runs_nothing(page) for _ in range(20)), name
        painted = f"({PAINTED})({one}.elastic.canvas)"
        before = page.evaluate(painted)
        page.evaluate(f"{one}.elastic.reset()")
        wait_for_frames(page, 4)
        assert before > 1.05 * page.evaluate(painted), f"{name}: pulled, it is larger than at rest"


@pytest.mark.parametrize("selector, state, way", [
    ("[data-scene=pull]", "dragging", 1), ("[data-scene=catch]", "dragging", 1), (".cards elastic-surface", "dragging", 1),
    (".cards elastic-refresh", "dragging", 1), (".cards flowing-menu", "dragging", 1), (".cards flowing-menu", "dragging", -1),
    (".cards flowing-menu", "opening", 1), (".cards flowing-menu", "open", 1), (".cards flowing-menu", "open", -1)])
def test_a_finger_scrolls_over_what_plays(gallery, selector, state, way):
    """Up, while the page's hand holds the component, which a touch could catch; over a menu, which is pulled aside, down too, and
    also while the hand has left it open."""
    now = f"document.querySelector('{selector}').elastic?.motion.state"
    touched = []
    # The hand plays on: where the finger came after this state, both begin again. A list that the hand has let go is longer
    # than its frame for a moment, and then a finger scrolls the list.
    while touched[:1] != [state] or touched[-1] in ("bouncing", "loading"):
        page = gallery("index", **PHONE)
        page.wait_for_selector("body.ready")
        page.evaluate(f"""() => {{
          window.touched = [];
          for (const type of ['touchstart', 'pointercancel']) {{
            addEventListener(type, () => touched.push({now}), {{ capture: true, passive: true }});
          }}
        }}""")
        one = page.locator(selector)
        one.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        box, before = one.bounding_box(), page.evaluate("scrollY")
        x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2
        # In every frame: the hand leaves it like this for a second, and plays once.
        awaited(page, f"{now} === '{state}'")
        Fingers(page, None).swipe((x, y), (x, y - 200 * way))
        touched = page.evaluate("window.touched")
    page.wait_for_function(f"(scrollY - {before}) * {way} > 100", timeout=10_000)


def test_each_component_is_live(gallery):
    page = gallery("index", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.wait_for_selector("body.ready")
    for tag in components.TAGS:
        card, one = page.locator(f".cards {tag}"), f"document.querySelector('.cards {tag}')"
        card.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
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
            assert rest != "dragging" and page.evaluate(f"{one}.state") == "dragging", tag
            page.mouse.up()


def test_what_was_never_in_sight_is_printed(gallery):
    page = gallery("index", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.wait_for_selector("body.ready")
    page.wait_for_timeout(1000)
    # At rest a refresh and a menu draw nothing.
    painted = f"[...document.querySelectorAll('.card :is(lyric-ball, message-balloon, elastic-surface, elastic-shape)')].map((one) => ({PAINTED})(one.elastic.canvas))"
    assert min(page.evaluate(painted)) == 0
    page.pdf()
    counts = page.evaluate(painted)
    assert len(counts) == 4 and min(counts) > 300, counts
