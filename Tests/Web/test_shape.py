"""The elastic shape's page: poked, dragged and flung by real pointers."""

import pytest

from hand import COUNT_FRAMES, drag, state, wait_for_rest, wait_for_state
from still import runs_nothing, wait_for_frames

# The first drawn item, as numbers.
OUTLINE = """(() => { const { motion } = elastic; motion.draw();
  return Array.from(motion.scene.slice(motion.at + motion.head(0), motion.end)); })()"""


def test_a_drag_bends_it_and_it_comes_back_to_the_bit(gallery, picture):
    page = gallery("shape")
    wait_for_rest(page)
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (290, 130), up=False)
    page.wait_for_function(f"(rest) => elastic.motion.state === 'dragging' && String({OUTLINE}) !== String(rest)", arg=rest)
    picture(page, "shape-dragged")
    page.mouse.up()
    wait_for_state(page, "settling")
    wait_for_frames(page)
    picture(page, "shape-settling")
    wait_for_rest(page)
    assert page.evaluate(OUTLINE) == rest


def test_nothing_runs_at_rest(gallery):
    page = gallery("shape", COUNT_FRAMES)
    drag(page, (200, 220), (250, 180))
    page.wait_for_function("frames.run > 5")
    wait_for_rest(page)
    assert runs_nothing(page)


def test_keys_poke_it(gallery):
    page = gallery("shape")
    page.focus(".stage")
    page.keyboard.press("Enter")
    page.wait_for_function("elastic.happened.length > 0")
    wait_for_rest(page)


@pytest.mark.parametrize("shape", ["Blob", "Star", "Heart", "Ring"])
def test_any_path_is_elastic(gallery, picture, shape):
    page = gallery("shape")
    page.click(f"text={shape}")
    page.wait_for_function("elastic.content")
    page.evaluate("scrollTo(0, 0)")
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (260, 150), up=False)
    page.wait_for_function(f"(rest) => String({OUTLINE}) !== String(rest)", arg=rest)
    picture(page, f"shape-{shape.lower()}")
    page.mouse.up()
    wait_for_rest(page)


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = gallery("shape", viewport={"width": width, "height": 800}, color_scheme=scheme)
    wait_for_frames(page)
    picture(page, f"shape-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_shape_given_as_an_attribute_is_the_one_played_again(gallery):
    page = gallery("shape")
    page.evaluate("document.querySelector('elastic-shape').d = 'M0 0L90 0L90 90Z'")
    page.wait_for_function("elastic.content === 'M0 0L90 0L90 90Z'")
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (260, 150))
    wait_for_rest(page)
    page.evaluate("elastic.paused = true; elastic.seek(0)")
    assert page.evaluate(OUTLINE) == rest
