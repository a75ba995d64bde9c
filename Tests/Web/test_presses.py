"""Clicks without a pointer, as assistive technology and scripts make them; and where the focus stops, which is in the shadow tree."""

import pytest

from hand import PHONE, drag, until
from still import stays, wait_for_frames

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Presses</title><link rel="icon" href="data:,">
<script type="module" src="elements/index.js"></script><button id="before">Before</button>%s<button id="after">After</button>"""
SHAPE = '<elastic-shape id="one" purpose="button" label="Like" style="width: 200px; height: 200px">%s</elastic-shape>'
SURFACE = '<elastic-surface id="one" label="Edge" style="height: 200px"><a href="#there">A link</a></elastic-surface>'


@pytest.fixture
def presses(gallery):
    def opened(body, **settings):
        page = gallery("presses", text=PAGE % body, **settings)
        until(page, "customElements.get('elastic-shape') && one.elastic?.motion.scene")
        page.evaluate("""() => {
          window.told = [];
          for (const name of ['activated', 'refresh', 'opening', 'closing', 'cancelled']) one.addEventListener(name, () => told.push(name));
        }""")
        wait_for_frames(page)
        return page
    return opened


def told(page):
    stays(page, 500)
    return page.evaluate("told.splice(0)")


# As WebKit's and Firefox's accessibility does: a mouse without a pointer.
BY_MOUSE = "for (const type of ['mousedown', 'mouseup', 'click']) one.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, detail: 1 }))"
INNER = "one.querySelector('b').click()"


@pytest.mark.parametrize("click", ["one.click()", BY_MOUSE, INNER], ids=["click", "mouse", "text"])
def test_a_click_without_a_pointer_presses_a_button_once(presses, click):
    page = presses(SHAPE % "<b>Like</b>")
    for _ in range(2):
        page.evaluate(click)
        assert told(page) == ["activated"]
    page.evaluate("one.disabled = true")
    page.evaluate(click)
    assert told(page) == []


@pytest.mark.parametrize("by", ["mouse", "finger", "Enter", "Space"])
def test_a_real_press_counts_once_and_a_click_after_it_too(presses, by):
    page = presses(SHAPE % "", **(PHONE if by == "finger" else {}))
    if by == "mouse":
        page.locator("#one").click()
    elif by == "finger":
        page.locator("#one").tap()
    else:
        page.evaluate("one.focus()")
        page.keyboard.press(by)
    assert told(page) == ["activated"]
    page.evaluate("one.click()")
    assert told(page) == ["activated"]
    drag(page, (100, 100), (150, 40), on="#one")
    assert told(page) == [], "a drag is no press"
    page.evaluate("one.click()")
    assert told(page) == ["activated"]


def test_a_click_on_what_is_in_an_element_is_no_press_of_it(presses):
    page = presses(SHAPE % "<a href='#there'>There</a>")
    page.evaluate("document.querySelector('#one a').click()")
    assert told(page) == []
    page = presses('<elastic-refresh id="one" style="height: 200px"><p>Row</p></elastic-refresh>')
    page.evaluate("document.querySelector('#one p').click()")
    assert told(page) == []
    page.mouse.click(100, 100)
    assert told(page) == []


def test_a_list_and_a_menu_are_pressed_too(presses):
    page = presses('<elastic-refresh id="one" style="height: 200px"><p>Row</p></elastic-refresh>')
    page.evaluate("one.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => { window.end = done; })))")
    page.evaluate("one.click()")
    until(page, "one.state === 'loading'", seconds=10)
    page.evaluate("end()")
    until(page, "one.state === 'stopped'", seconds=10)
    assert told(page) == ["refresh"]
    page.evaluate("one.shadowRoot.querySelector('.action').click()")
    until(page, "one.state === 'loading'", seconds=10)
    page.evaluate("end()")
    assert told(page) == ["refresh"], "its own button is one press"
    page = presses('<flowing-menu id="one" style="height: 200px"><p slot="menu">Menu</p><p>Page</p></flowing-menu>')
    page.evaluate("one.click()")
    until(page, "one.state === 'open'", seconds=10)
    page.evaluate("one.click()")
    until(page, "one.state === 'closed'", seconds=10)
    assert told(page) == ["opening", "closing"]


# Where the focus stops.

@pytest.mark.parametrize("body", [SURFACE, SHAPE % "Text"], ids=["surface", "shape"])
def test_an_element_adds_no_attribute_to_itself(presses, body):
    page = presses(body)
    names = "one.getAttributeNames().sort().join()"
    before = page.evaluate("() => { const made = document.createElement('template'); made.innerHTML = %r; return made.content.firstChild.getAttributeNames().sort().join(); }" % body)
    assert page.evaluate(names) == before
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate("[document.activeElement.id, one.shadowRoot.activeElement === one.frame]") == ["one", True]
    assert page.evaluate("getComputedStyle(one.frame).outlineStyle") == "solid"
    page.evaluate("before.focus(); one.focus()")
    assert page.evaluate("one.shadowRoot.activeElement === one.frame")
    assert page.evaluate(names) == before


@pytest.mark.parametrize("body", [SURFACE, SHAPE % "Text"], ids=["surface", "shape"])
@pytest.mark.parametrize("early", [True, False])
def test_a_tabindex_of_the_page_counts(presses, body, early):
    page = presses(body.replace('id="one"', 'id="one" tabindex="-1"') if early else body)
    if not early:
        page.evaluate("one.tabIndex = -1")
        wait_for_frames(page)
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") != "one"
    page.evaluate("one.tabIndex = 0")
    wait_for_frames(page)
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id + one.shadowRoot.activeElement") == "onenull"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === one") is False, "one stop, not two"
    page.evaluate("one.removeAttribute('tabindex')")
    wait_for_frames(page)
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate("one.shadowRoot.activeElement === one.frame")
