"""A menu of buttons over a page of buttons, with a real mouse and a real keyboard."""

import pytest

OPENED = ["dragging", "opening", "opening", "open", "opened", "settled"]
CLOSED = ["closing", "closing", "closed", "closed", "settled"]
RIGHT_OF_THE_MENU = (350, 500)


@pytest.fixture
def window(probe):
    window = probe("menu")
    window.until(widget="menu", activity="atRest")
    window.said.clear()
    return window


def focus(window):
    return window.answer("focus", key="focus")["focus"]


def open_it(window):
    window.ask("open")
    window.until(told="opened")
    window.until(widget="menu", activity="atRest")
    window.said.clear()


def closes(window):
    window.until(told="closed")
    window.until(widget="menu", activity="atRest")
    assert window.events("menu") == CLOSED
    assert focus(window) == "Reply"


def test_it_is_dragged_out_of_the_edge_and_back(window):
    window.drag((5, 300), (180, 330))
    window.until(widget="menu", state="dragging")
    window.picture("menu-held")
    window.release()
    window.until(told="opened")
    window.until(widget="menu", activity="atRest")
    window.picture("menu-open")
    assert window.events("menu") == OPENED
    assert focus(window) == "Inbox"

    window.said.clear()
    window.drag((240, 400), (40, 400))
    window.until(widget="menu", state="dragging")
    window.release()
    window.until(event="settled")
    assert window.events("menu") == ["dragging", *CLOSED]
    assert focus(window) == "Reply"


def test_it_is_caught_in_mid_flight(window):
    window.drag((5, 300), (200, 300))
    window.release()
    window.until(widget="menu", state="opening")
    window.press(150, 300)
    window.until(widget="menu", state="dragging")
    window.move((100, 300), (40, 300), (10, 300))
    window.release()
    window.until(told="closed")
    assert "open" not in window.events("menu")


def page(window):
    place = window.answer("page", key="width")
    return place["x"], place["width"]


def test_a_pinned_menu_stays_beside_its_page(window):
    rest = page(window)
    window.ask("pin", "yes")
    window.until(told="opened")
    window.until(widget="menu", activity="atRest")
    x, width = page(window)
    assert (x, width) == (rest[0] + 120, rest[1] - 120)
    window.picture("menu-pinned")
    window.said.clear()
    # Keys and clicks go to both, and nothing but the program closes it.
    assert focus(window) == "Reply"
    window.do("mousemove", 40, 60, "click", 1)
    window.until(pressed="Sent")
    window.do("mousemove", int(x + width / 2), 88, "click", 1)
    window.until(pressed="Reply")
    window.do("key", "Escape", "key", "alt+Left")
    window.drag((110, 400), (20, 400))
    window.release()
    page(window)
    assert window.events("menu") == []
    window.ask("pin", "no")
    window.until(told="closed")
    assert page(window) == rest
    open_it(window)
    assert focus(window) == "Inbox"


def test_beside_the_edge_a_drag_is_the_pages(window):
    window.drag((60, 300), (200, 300))
    window.release()
    window.do("mousemove", 187, 88, "click", 1)
    window.until(pressed="Reply")
    assert window.events("menu") == []


@pytest.mark.parametrize("keys", ["Escape", "alt+Left", "XF86Back"])
def test_a_key_closes_it(window, keys):
    open_it(window)
    window.do("key", keys)
    closes(window)


@pytest.mark.parametrize("button", [1, 8])
def test_the_mouse_closes_it(window, button):
    open_it(window)
    window.do("mousemove", *RIGHT_OF_THE_MENU, "click", button)
    closes(window)


def test_the_focus_stays_inside(window):
    assert focus(window) == "Reply"
    window.do("key", "Tab")
    assert focus(window) == "Forward"
    open_it(window)
    way = [focus(window)]
    for key in ["Tab", "Tab", "Tab", "shift+Tab", "Up", "Up", "Up", "Left", "Right"]:
        window.do("key", key)
        way.append(focus(window))
    assert way == [
        "Inbox", "Sent", "Drafts", "Inbox", "Drafts", "Sent", "Inbox", "Inbox", "Inbox", "Inbox"]
    window.do("key", "Return")
    window.until(pressed="Inbox")
    window.ask("close")
    window.until(told="closed")
    assert focus(window) == "Forward"


def test_the_page_is_not_reached_while_it_is_open(window):
    open_it(window)
    window.do("mousemove", 280, 88, "click", 1)
    window.until(told="closed")
    assert not [line for line in window.said if "pressed" in line]
    # The mouse has not moved since.
    window.do("click", 1)
    window.until(pressed="Reply")


@pytest.mark.parametrize("x", [100, 280])
def test_the_first_click_after_a_key_has_closed_it_reaches_the_page(window, x):
    """Under the menu, and beside it."""
    open_it(window)
    window.do("mousemove", x, 88, "sleep", 0.1, "key", "Escape")
    window.until(told="closed")
    window.do("click", 1)
    window.until(pressed="Reply")


def test_a_click_while_it_closes_reaches_the_page(window):
    open_it(window)
    window.do("mousemove", 280, 88, "sleep", 0.1, "click", 1, "sleep", 0.05, "click", 1)
    window.until(pressed="Reply")


def test_its_buttons_are_pressed(window):
    open_it(window)
    window.do("mousemove", 120, 74, "click", 1)
    window.until(pressed="Sent")
    assert window.events("menu") == []


def test_an_empty_menu_is_closed_by_keys_too(probe):
    window = probe("menu", "empty")
    window.until(widget="menu", activity="atRest")
    open_it(window)
    window.do("key", "Tab", "key", "Escape")
    closes(window)


def test_it_opens_from_where_lines_start(window):
    window.ask("right-to-left")
    window.drag((370, 300), (180, 330))
    window.release()
    window.until(told="opened")
    window.until(widget="menu", activity="atRest")
    window.picture("menu-right-to-left")
    window.said.clear()
    window.do("key", "alt+Right")
    closes(window)


def test_hidden_in_mid_flight_it_has_no_frames_drawn(window):
    window.ask("open")
    window.until(widget="menu", state="opening")
    window.ask("hide")
    ticks = window.answer("ticks", key="ticks")
    window.said.clear()
    assert window.next(patience=1) is None
    assert window.answer("ticks", key="ticks") == ticks
    window.ask("show")
    window.until(told="opened")


def test_without_animations_nothing_ticks_and_all_states_are_reached(probe):
    window = probe("menu", gtk_enable_animations=0)
    window.until(widget="menu", activity="atRest")
    window.said.clear()
    window.drag((5, 300), (180, 330))
    window.until(widget="menu", state="dragging")
    window.picture("menu-still")
    window.release()
    window.until(event="settled")
    # Dragged so far it is as open as it gets.
    assert window.events("menu") == ["dragging", "open", "opening", "opened", "settled"]
    window.said.clear()
    window.do("key", "Escape")
    closes(window)
    assert window.answer("ticks", key="ticks") == {"ticks": 0}


def test_it_is_dark_where_gtk_is(probe):
    window = probe("menu", gtk_application_prefer_dark_theme=1)
    window.until(widget="menu", activity="atRest")
    open_it(window)
    assert max(window.picture("menu-dark").getpixel((120, 400))) < 80


def colours(window, name):
    """The colours of the elastic edge and of the menu while the menu is pulled further than it is wide."""
    window.drag((5, 300), (330, 300))
    window.until(widget="menu", state="dragging")
    picture = window.picture(name)
    window.release()
    return picture.getpixel((300, 300)), picture.getpixel((120, 400))


SEA = (0x20, 0x40, 0x60)


def test_its_edge_has_the_colour_of_the_menus_background(window):
    edge, menu = colours(window, "menu-plain")
    assert edge == menu != SEA
    window.until(told="opened")
    window.ask("paint", "sea")
    window.ask("close")
    window.until(told="closed")
    assert colours(window, "menu-sea") == (SEA, SEA)


def test_its_edge_has_the_colour_of_what_is_scrolled_in_it(probe):
    window = probe("menu", "scrolled")
    window.until(widget="menu", activity="atRest")
    window.ask("paint-inside", "sea")
    assert colours(window, "menu-scrolled") == (SEA, SEA)


def test_a_menu_to_see_through_lies_on_the_themes_background(window):
    plain, _ = colours(window, "menu-plain")
    window.until(told="opened")
    window.ask("paint", "glass")
    window.ask("close")
    window.until(told="closed")
    edge, menu = colours(window, "menu-glass")
    assert edge == plain
    assert sum(menu) < sum(edge)
