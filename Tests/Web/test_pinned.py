"""A menu that stays beside its page: always, or where the window is wide."""

import pytest

from hand import PHONE, Fingers, drag, until
from still import stays, wait_for_frames

MENU = """<!doctype html><html lang="en" dir="%s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pinned</title>
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="elements/index.js"></script>
<flowing-menu id="menu" label="Folders" edge="%s" %s style="height: 600px"><nav slot="menu"><a href="#inbox">Inbox</a></nav>
<main><button id="first">A button of the page</button></main></flowing-menu>"""
PAGE = "menu.page.getBoundingClientRect()"
SHOWN = "menu.menu.getBoundingClientRect()"


@pytest.fixture
def pinned(gallery):
    """Opens a page with a menu and waits until it has loaded."""
    def open_page(attributes="pinned", edge="start", direction="ltr", **settings):
        page = gallery("pinned", text=MENU % (direction, edge, attributes), **settings)
        until(page, "menu.elastic?.motion.scene")
        wait_for_frames(page)
        return page
    return open_page


def beside(page):
    until(page, "menu.isPinned && menu.state === 'open'", seconds=10)
    wait_for_frames(page, 3)


@pytest.mark.parametrize("edge, direction, side", [("start", "ltr", "left"), ("start", "rtl", "right"), ("right", "ltr", "right"), ("top", "ltr", "top"), ("bottom", "ltr", "bottom")])
def test_it_is_open_at_once_and_the_page_lies_beside_it(pinned, picture, edge, direction, side):
    page = pinned(edge=edge, direction=direction)
    beside(page)
    assert page.evaluate("menu.open && menu.elastic.motion.progress") > 0.99
    menu, rest, whole = page.evaluate(f"[{SHOWN}, {PAGE}, menu.getBoundingClientRect()].map(({{ left, top, right, bottom }}) => ({{ left, top, right, bottom }}))")
    wanted = {**whole, side: menu[{"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[side]]}
    assert abs(whole[side] - menu[side]) < 1 and abs(whole[side] - wanted[side]) > 200
    assert rest == pytest.approx(wanted, abs=1)
    if edge == "start":
        picture(page, f"menu-pinned-{direction}")


def test_it_takes_neither_the_focus_nor_the_page_nor_a_touch(pinned):
    page = pinned()
    beside(page)
    assert page.evaluate("[menu.page.inert, menu.menu.getAttribute('role'), menu.menu.getAttribute('aria-modal')]") == [False, "complementary", "false"]
    page.click("#first")
    assert page.evaluate("document.activeElement.id") == "first"
    page.keyboard.press("Escape")
    width = page.evaluate(f"{SHOWN}.width")
    page.mouse.click(width + 200, 400)
    drag(page, (width - 20, 300), (20, 310), on="#menu")
    stays(page, 300)
    assert page.evaluate("[menu.open, menu.state]") == [True, "open"]
    # The page is not darkened.
    assert page.evaluate("menu.elastic.value(menu.elastic.motion.setting('backdrop'))") == 0
    page.evaluate("menu.setAttribute('backdrop', '#000000'); menu.setAttribute('label', 'Other')")
    wait_for_frames(page, 3)
    assert page.evaluate("menu.elastic.value(menu.elastic.motion.setting('backdrop'))") == 0


def test_a_button_of_the_restcloses_and_opens_it_and_the_restfollows(pinned):
    page = pinned()
    beside(page)
    page.evaluate("menu.toggle()")
    until(page, f"menu.state === 'closed' && menu.elastic.resting && {PAGE}.left === 0 && {PAGE}.width === menu.clientWidth")
    page.evaluate("menu.toggle()")
    until(page, f"menu.state === 'open' && Math.abs({PAGE}.left - {SHOWN}.right) < 1")
    assert not page.evaluate("menu.page.inert")


def test_it_is_pinned_while_a_media_query_matches(pinned):
    page = pinned("pinned='(min-width: 900px)'", viewport={"width": 600, "height": 700})
    stays(page, 200)
    assert page.evaluate("[menu.isPinned, menu.open, menu.state]") == [False, False, "closed"]
    page.evaluate("menu.show()")
    until(page, "menu.state === 'open' && menu.page.inert")
    # What is open on a narrow window is beside the page of a wide one.
    page.set_viewport_size({"width": 1000, "height": 700})
    beside(page)
    until(page, f"!menu.page.inert && Math.abs({PAGE}.left - {SHOWN}.right) < 1")
    page.set_viewport_size({"width": 600, "height": 700})
    until(page, f"!menu.isPinned && menu.state === 'closed' && {PAGE}.left === 0")
    assert page.evaluate("[menu.menu.getAttribute('role'), menu.menu.getAttribute('aria-modal')]") == ["dialog", "true"]
    assert page.evaluate("menu.elastic.value(menu.elastic.motion.setting('backdrop'))") != 0


def test_without_the_attribute_it_covers_the_restagain(pinned):
    page = pinned(**PHONE)
    beside(page)
    page.evaluate("menu.removeAttribute('pinned')")
    until(page, "!menu.isPinned && menu.state === 'closed' && menu.elastic.resting")
    Fingers(page, None).swipe((5, 300), (300, 310))
    until(page, "menu.state === 'open' && menu.page.inert")
    page.evaluate("menu.pinned = ''")
    until(page, "menu.isPinned && !menu.page.inert")
