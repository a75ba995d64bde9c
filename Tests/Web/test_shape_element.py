"""<elastic-shape> on a page of plain HTML, by mouse, finger and keys."""

from element_page import COUNT_EVENTS, counted, is_seen_as, wait_for_rest
from hand import PHONE, drag
from still import wait_for_frames


def test_a_shape_is_poked_by_mouse_finger_and_keys(elements, picture):
    page = elements(COUNT_EVENTS, **PHONE)
    page.locator("#shape").scroll_into_view_if_needed()
    drag(page, (160, 120), (220, 90), on="#shape", up=False)
    page.wait_for_function("shape.state === 'dragging'")
    wait_for_frames(page)
    picture(page, "elements-shape")
    page.mouse.up()
    wait_for_rest(page, "#shape")
    assert counted(page, "elastic-shape") == {"settled": 1}, "a drag is no press"
    box = page.locator("#shape").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    wait_for_rest(page, "#shape")
    page.touchscreen.tap(x, y)
    wait_for_rest(page, "#shape")
    page.evaluate("shape.focus()")
    page.keyboard.press("Space")
    wait_for_rest(page, "#shape")
    assert counted(page, "elastic-shape")["activated"] == 3


def test_a_shape_is_a_button_an_image_or_an_ornament(elements):
    page = elements()
    assert is_seen_as(page, "#shape", ['button "Poke me" focusable', '  StaticText "Poke me"'])
    page.evaluate("shape.purpose = 'ornament'; shape.label = 'A blob'; shape.textContent = ''")
    assert is_seen_as(page, "#shape", ['image "A blob"'])
    page.evaluate("shape.label = null")
    assert is_seen_as(page, "#shape", [])


def test_another_path_is_shown_and_what_is_none_is_said(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      shape.addEventListener('error', ({ message }) => told.push(message));
      shape.d = 'M0 0 X';""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told[0]") == "line 1, byte 5: expected a command of path data or a number"
    page.evaluate("shape.d = 'M0 0H100V100H0Z'")
    page.wait_for_function("shape.elastic.content === 'M0 0H100V100H0Z'")
    page.evaluate("shape.d = null")
    page.wait_for_function("!shape.elastic.content")
