"""Whose a drag is, with a real mouse: the law of docs/web.md, "Whose touch it is", on GTK."""

import pytest

OPEN_MENU = ((200, 60), (60, 64))
BESIDE_IT = ((200, 400), (40, 404))
PAGE = ((100, 120), (290, 124))


@pytest.fixture
def window(probe):
    window = probe("menu")
    window.until(widget="menu", activity="atRest")
    window.said.clear()
    return window


def put(window, name, place):
    assert window.answer("put", name, place, key="put")["put"] == name
    # It is laid out then.
    window.answer("focus", key="focus")


def drag(window, way):
    window.said.clear()
    window.drag(*way)
    window.release()
    # What comes after the drag has been handled.
    window.answer("focus", key="focus")


def open_it(window):
    window.ask("open")
    window.until(told="opened")
    window.until(widget="menu", activity="atRest")


@pytest.mark.parametrize("control", ["switch", "slider", "text", "canvas", "carousel", "shape"])
def test_what_uses_a_drag_in_an_open_menu_keeps_it(window, control):
    put(window, control, "menu")
    open_it(window)
    drag(window, OPEN_MENU)
    assert window.events("menu") == []
    if control == "shape":
        assert "dragging" in window.events("shape")
    drag(window, BESIDE_IT)
    window.until(told="closed")


@pytest.mark.parametrize("control", ["switch", "slider", "text", "canvas", "carousel", "shape"])
def test_what_uses_a_drag_on_a_page_whose_menu_opens_from_anywhere_keeps_it(window, control):
    window.ask("open-from-anywhere")
    put(window, control, "page")
    if control == "carousel":
        window.ask("scroll", 100)
    drag(window, PAGE)
    assert window.events("menu") == []
    drag(window, ((100, 400), (290, 404)))
    window.until(told="opened")


def test_a_carousel_at_its_end_leaves_the_drag_to_the_menu(window):
    put(window, "carousel", "menu")
    open_it(window)
    window.ask("scroll", 1e6)
    drag(window, OPEN_MENU)
    window.until(told="closed")


def test_a_sheet_above_has_the_drag(window):
    window.ask("sheet")
    window.answer("focus", key="focus")
    drag(window, ((5, 300), (180, 300)))
    assert window.events("menu") == []
    window.ask("no-sheet")
    window.answer("focus", key="focus")
    drag(window, ((5, 300), (180, 300)))
    window.until(told="opened")
