"""<flowing-menu> on a page of plain HTML, by mouse, finger and keys."""

from element_page import COUNT_EVENTS, counted_ends, tree, wait_for_menu
from hand import PHONE, Fingers, drag
from still import stays, wait_for_frames


def test_a_mouse_opens_the_menu_and_beside_it_closes_it(elements, picture):
    page = elements(COUNT_EVENTS + "window.slides = 0; addEventListener('slide', () => slides++);")
    drag(page, (5, 100), (80, 110), on="#menu", up=False)
    page.wait_for_function("menu.state === 'dragging'")
    wait_for_frames(page)
    picture(page, "elements-menu-dragging")
    box = page.locator("#menu").bounding_box()
    page.mouse.move(box["x"] + 240, box["y"] + 110, steps=8)
    page.mouse.up()
    wait_for_menu(page, "open")
    picture(page, "elements-menu-open")
    assert page.evaluate("menu.open && menu.page.inert && slides > 3")
    assert counted_ends(page) == {"opening": 1, "opened": 1}
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 100)
    wait_for_menu(page, "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}
    assert not page.evaluate("menu.open || menu.page.inert")


def test_a_finger_opens_the_menu_and_pulls_it_shut(elements):
    page = elements(COUNT_EVENTS, **PHONE)
    finger = Fingers(page, "#menu")
    for start, way in ((5, 15), (235, -15)):
        finger("Start", (start, 100))
        for step in range(1, 16):
            finger("Move", (start + way * step, 103))
        finger("End")
        wait_for_menu(page, "open" if way > 0 else "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_a_disabled_menu_is_the_pages_to_open_and_no_fingers(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("menu.disabled = true")
    page.wait_for_function("menu.hasAttribute('disabled') && menu.frame.style.touchAction === ''")
    drag(page, (5, 100), (240, 110), on="#menu")
    stays(page, 100)
    assert page.evaluate("[menu.state, menu.open]") == ["closed", False]
    assert counted_ends(page) == {}
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    drag(page, (235, 100), (20, 110), on="#menu")
    stays(page, 100)
    assert page.evaluate("[menu.state, menu.open]") == ["open", True]
    page.evaluate("menu.removeAttribute('disabled')")
    page.wait_for_function("menu.frame.style.touchAction === 'pan-y'")
    drag(page, (235, 100), (20, 110), on="#menu")
    wait_for_menu(page, "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_keys_use_the_menu_and_focus_stays_in_it(elements):
    page = elements(COUNT_EVENTS)
    focused = "document.activeElement.textContent"
    page.focus("#opener")
    page.keyboard.press("Enter")
    wait_for_menu(page, "open")
    assert page.evaluate(focused) == "Inbox"
    for key, reached in (("Tab", "Sent"), ("Tab", "Inbox"), ("Shift+Tab", "Sent")):
        page.keyboard.press(key)
        assert page.evaluate(focused) == reached
    page.keyboard.press("Escape")
    wait_for_menu(page, "closed")
    assert page.evaluate("document.activeElement.id") == "opener"
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_the_back_button_closes_the_menu_where_the_page_wants_it(elements):
    page = elements()
    before = page.evaluate("[history.length, location.href]")
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    assert page.evaluate("history.length") == before[0], "nobody asked for it"
    page.evaluate("menu.close()")
    wait_for_menu(page, "closed")
    page.evaluate("menu.back = menu.open = true")
    wait_for_menu(page, "open")
    page.evaluate("history.back()")
    wait_for_menu(page, "closed")
    # Closed by hand, its entry is gone too.
    page.evaluate("menu.open = true")
    wait_for_menu(page, "open")
    page.evaluate("menu.open = false")
    wait_for_menu(page, "closed")
    assert page.evaluate("location.href") == before[1]


def test_a_menu_can_begin_open_and_an_attribute_is_enough(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("menu.setAttribute('open', '')")
    wait_for_menu(page, "open")
    page.evaluate("window.kept = menu; kept.remove()")
    wait_for_frames(page)
    page.evaluate("document.querySelector('main').append(kept)")
    wait_for_menu(page, "open")
    page.evaluate("menu.removeAttribute('open')")
    wait_for_menu(page, "closed")


def test_the_tree_of_a_menu(elements):
    page = elements()
    closed = [
        'heading "<flowing-menu>"', '  StaticText "<flowing-menu>"',
        "paragraph", '  button "Menu" focusable', '    StaticText "Menu"',
        "paragraph", '  StaticText "Drag from the left edge. "',
        '  link "A link on the page." focusable', '    StaticText "A link on the page."']
    assert tree(page, "section:has(#menu)") == closed
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    found = tree(page, "section:has(#menu)")
    print("\n".join(found))
    assert found == closed[:2] + [
        'dialog "Folders" focusable modal', "  navigation",
        '    link "Inbox" focusable', '      StaticText "Inbox"',
        '    link "Sent" focusable', '      StaticText "Sent"']
