"""Whose touch it is: each row of the table in docs/web.md, on a page of its own, in the emulation of a phone or with a mouse."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from hand import PHONE, Fingers, until
from still import wait_for_frames

ARTICLE = (Path(__file__).parents[2] / "docs/web.md").read_text()
LIST = '<ul style="margin:0">' + "".join(f'<li style="height:40px">Row {row}</li>' for row in range(60)) + "</ul>"
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Touches</title><link rel="icon" href="data:,"><link rel="stylesheet" href="elements/elements.css"><style>body { margin: 0 }</style>
<script type="module" src="elements/index.js"></script><script>
  window.log = [];
  for (const name of ['armed', 'refresh', 'cancelled', 'opening', 'opened', 'closing', 'closed', 'activated', 'click'])
    document.addEventListener(name, ({ target }) => log.push(target.id ? `${name} ${target.id}` : name), true);
</script>"""


def refresh(content=LIST, words=""):
    return f'<elastic-refresh id="list" style="height:600px" {words}>{content}</elastic-refresh>'


def menu(page="Page", content="Menu", words=""):
    return f'<flowing-menu id="menu" label="Menu" style="height:600px" {words}><div slot="menu">{content}</div>{page}</flowing-menu>'


CAROUSEL = """<div id="carousel" style="display:flex;overflow-x:auto;width:240px"><div style="flex:none;width:240px;height:300px">1</div>
<div style="flex:none;width:240px;height:300px">2</div></div>"""
CONTROL = '<div id="control" style="height:200px;background:#cfc;%s">Control</div>'
OPEN = "(menu.show(), new Promise((done) => menu.addEventListener('opened', () => setTimeout(done, 600), { once: true })))"
DOWN, UP = ((200, 100), (200, 320)), ((200, 450), (200, 100))
PULLED, NOT_PULLED = "log.includes('refresh list')", "!log.some((one) => one.startsWith('refresh')) && list.state === 'stopped'"
SCROLLED = "list.scroller.scrollTop > 100"


@dataclass
class Row:
    """What a person sees, who has the touch, the page, where the finger goes, and what holds after."""
    situation: str
    owner: str
    body: str
    way: tuple
    holds: str
    before: str = "null"
    mouse: bool = False
    script: str = ""


ROWS = [
    Row("a list at its start, pulled", "the list's refresh", refresh(), DOWN, PULLED),
    Row("a list that is not at its start", "the list", refresh(), DOWN, NOT_PULLED + " && list.scroller.scrollTop < 300",
        before="list.scroller.scrollTop = 400"),
    Row("a list that loads, dragged on", "the list", refresh(words="refreshing"), UP, SCROLLED),
    Row("a list from whose bottom a chat is read (`column-reverse`)", "the chat",
        refresh(f'<div id="chat" style="height:600px;overflow:auto;display:flex;flex-direction:column-reverse"><div>{LIST}</div></div>'),
        DOWN, NOT_PULLED + " && chat.scrollTop < -100"),
    Row("a list that snaps, where it snaps first", "the list's refresh",
        refresh('<div id="inner" style="height:600px;overflow:auto;scroll-snap-type:y mandatory"><div style="height:50px"></div>' + "".join(
            f'<div style="height:400px;scroll-snap-align:start">{row}</div>' for row in range(5)) + "</div>"),
        DOWN, PULLED, before="new Promise((done) => setTimeout(done, 300))"),
    Row("a scroller in a closed shadow tree whose host says `elastic-scrolls`", "the scroller", refresh('<div id="tree" elastic-scrolls></div>'),
        DOWN, NOT_PULLED + " && inner.scrollTop < 300", before="inner.scrollTop = 400",
        script=f"""const root = tree.attachShadow({{ mode: 'closed' }});
          root.innerHTML = `<div style="height:600px;overflow:auto">{LIST}</div>`;
          window.inner = root.firstChild;"""),
    Row("a carousel in an open menu", "the carousel", menu(content=CAROUSEL), ((200, 100), (60, 104)),
        "menu.state === 'open' && carousel.scrollLeft > 50", before=OPEN),
    Row("a carousel at its end in an open menu", "the menu", menu(content=CAROUSEL), ((200, 100), (20, 104)), "menu.state === 'closed'",
        before=OPEN + ".then(() => { carousel.scrollLeft = 999; })"),
    Row("a carousel at the edge of a page from which a menu opens", "the menu", menu(CAROUSEL), ((8, 100), (220, 104)),
        "menu.state === 'open' && carousel.scrollLeft > 200", before="carousel.scrollLeft = 999"),
    Row("tabs on a page whose menu opens from anywhere", "the tabs", menu(CAROUSEL, words="opens-from=anywhere"), ((40, 100), (220, 104)),
        "menu.state === 'closed' && carousel.scrollLeft < 100", before="carousel.scrollLeft = 999"),
    Row("the same tabs, read from right to left", "the tabs", f'<div dir="rtl">{menu(CAROUSEL, words="opens-from=anywhere edge=left")}</div>',
        ((160, 100), (380, 104)), "menu.state === 'closed' && carousel.scrollLeft < -50"),
    Row("a list in a surface", "the list", f'<elastic-surface id="surface" style="height:500px"><div id="inner" style="height:400px;overflow:auto">{LIST}</div></elastic-surface>',
        DOWN, "inner.scrollTop < 300 && surface.state === 'rest'", before="inner.scrollTop = 400"),
    Row("what has `touch-action: none`", "that", refresh(CONTROL % "touch-action:none" + LIST), DOWN, NOT_PULLED),
    Row("what prevents the default of its `pointerdown`", "that", refresh(CONTROL % "" + LIST), DOWN, NOT_PULLED, mouse=True,
        script="control.addEventListener('pointerdown', (event) => event.preventDefault());"),
    Row("what another element has captured", "that element", refresh(CONTROL % "" + LIST), DOWN, NOT_PULLED,
        script="control.addEventListener('pointerdown', ({ pointerId }) => document.querySelector('li').setPointerCapture(pointerId));"),
    Row("a slider", "the slider", refresh('<div id="control" role="slider" tabindex="0" style="height:200px">Slider</div>' + LIST), DOWN, NOT_PULLED),
    Row("a text field under a finger", "the list's refresh", refresh('<input style="display:block;height:200px">' + LIST), ((100, 100), (100, 320)), PULLED),
    Row("a text field under a mouse", "the text field", refresh('<input value="Words" style="display:block;height:200px">' + LIST), ((100, 100), (100, 320)), NOT_PULLED,
        mouse=True),
    Row("a video without controls", "the list's refresh", refresh('<video style="display:block;width:100%;height:250px"></video>' + LIST), DOWN, PULLED),
    Row("text that is selected", "the selection", refresh('<p id="text" style="font-size:60px;height:200px">Selected text that is long enough</p>' + LIST), ((100, 90), (100, 320)),
        NOT_PULLED, before="getSelection().selectAllChildren(text)", mouse=True),
    Row("a modal dialog over a page", "the dialog", f'<elastic-refresh id="list" page>{LIST}</elastic-refresh><dialog id="dialog" style="height:300px">Dialog</dialog>',
        ((200, 250), (200, 480)), NOT_PULLED, before="dialog.showModal()"),
    Row("a popover over a page", "the popover", f'<elastic-refresh id="list" page>{LIST}</elastic-refresh><div popover id="over" style="width:300px;height:400px">Popover</div>',
        ((200, 250), (200, 480)), NOT_PULLED, before="over.showPopover()"),
    Row("a fixed sheet over a page", "the sheet", f'<elastic-refresh id="list" page>{LIST}</elastic-refresh><div style="position:fixed;inset:200px 0 0;background:#cfc">Sheet</div>',
        ((200, 250), (200, 480)), NOT_PULLED),
    Row("a page that is locked or inert", "nobody", f'<elastic-refresh id="list" page>{LIST}</elastic-refresh>', DOWN, NOT_PULLED,
        before="document.body.style.overflow = 'hidden'"),
    Row("a list that refreshes in a page that refreshes", "the list's refresh",
        f'<elastic-refresh id="list" style="height:300px">{LIST}</elastic-refresh><elastic-refresh id="page" page>{LIST}</elastic-refresh>',
        ((200, 40), (200, 260)), PULLED + " && !log.includes('refresh page')"),
    Row("a slanted drag over a list near a menu's edge", "the list's refresh", menu(refresh()), ((14, 100), (150, 330)),
        PULLED + " && !log.includes('opening menu')"),
    Row("a drag along a menu's edge way", "the menu", menu(refresh()), ((10, 100), (300, 130)), "menu.state === 'open' && !log.includes('armed list')"),
    Row("what has `elastic-ignore`", "the page", refresh(CONTROL.replace("<div", "<div elastic-ignore") % "" + LIST), DOWN, NOT_PULLED),
    Row("beside the `drag-handle` of a surface", "the page",
        '<elastic-surface id="surface" style="height:400px"><div drag-handle style="height:60px">Handle</div><p>Text</p></elastic-surface>',
        ((200, 250), (200, 380)), "surface.state === 'rest'"),
    Row("a mouse where `pointers` is `touch`", "the page", refresh(words="pointers=touch"), DOWN, NOT_PULLED, mouse=True),
]


@pytest.fixture
def touched(gallery):
    """Opens a row's page, and gives it with what goes from a place to another on it."""
    def open_page(body, script="", mouse=False, before="null"):
        page = gallery("touch-test", None, f"{HEAD}<body>{body}<script>{script}</script></body></html>", **({"viewport": {"width": 390, "height": 700}} if mouse else PHONE))
        page.evaluate("""Promise.all([...document.querySelectorAll('elastic-refresh, flowing-menu, elastic-surface, elastic-shape')].map(
          async (one) => { await customElements.whenDefined(one.localName); await one.ready; })).then(() => {})""")
        wait_for_frames(page, 3)
        page.evaluate(f"Promise.resolve({before}).then(() => {{}})")
        wait_for_frames(page, 3)

        def go(start, end, up=True):
            if not mouse:
                return Fingers(page, None).swipe(start, end, up=up)
            page.mouse.move(*start)
            page.mouse.down()
            page.mouse.move(*end, steps=12)
            if up:
                page.mouse.up()
        return page, go
    return open_page


@pytest.mark.parametrize("row", ROWS, ids=[row.situation for row in ROWS])
def test_a_touch_has_the_owner_that_the_article_tells(touched, row):
    assert f"| {row.situation} | {row.owner} |" in ARTICLE
    page, go = touched(row.body, row.script, row.mouse, row.before)
    go(*row.way)
    page.wait_for_timeout(600)  # What it may set off takes so long at most, or is not to come.
    until(page, row.holds, seconds=10)


def test_the_article_has_no_other_rows():
    table = re.search(r"\| a touch on \| is for \|\n\|---\|---\|\n((?:\|.*\n)+)", ARTICLE)[1]
    assert len(table.splitlines()) == len(ROWS)


@pytest.mark.parametrize("pause", [0.05, 0.3, 0.6, 1.1])
def test_a_list_scrolls_at_once_after_it_is_let_go(touched, pause):
    page, go = touched(refresh())
    go((200, 100), (200, 160))
    page.wait_for_timeout(pause * 1000)
    go(*UP)
    until(page, SCROLLED, seconds=10)


def test_a_link_in_a_swinging_surface_is_tapped_and_the_page_under_it_scrolls(touched):
    page, go = touched('<elastic-surface id="surface" style="height:400px"><button id="button" style="height:200px;width:100%">Row</button></elastic-surface>'
                       '<div style="height:3000px"></div>')
    go((200, 100), (200, 220))
    until(page, "surface.state === 'settling'", every=5)
    page.touchscreen.tap(200, 230)
    until(page, "log.includes('click button')", seconds=10)
    go((200, 350), (200, 50))
    until(page, "scrollY > 100", seconds=10)
    assert page.evaluate("surface.state") in ("settling", "rest")


@pytest.mark.parametrize("loss", ["no button", "capture", "blur", "stopped"])
def test_a_release_that_is_lost_ends_the_drag(touched, loss):
    page, go = touched('<elastic-surface id="surface" style="height:300px"><button id="button" style="margin:60px">Button</button></elastic-surface>',
                       "button.addEventListener('pointerup', (event) => event.stopPropagation());", mouse=True)
    start = page.evaluate("(({ x, y }) => [x + 5, y + 5])(button.getBoundingClientRect())")
    if loss == "stopped":
        go(start, (start[0], start[1] + 60))
        page.mouse.move(start[0], start[1] + 90, steps=4)
    else:
        go(start, (start[0], start[1] + 60), up=False)
        assert page.evaluate("surface.state") == "dragging"
        page.evaluate({
            "no button": "window.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: 100, clientY: 200 }))",
            "capture": "surface.frame.releasePointerCapture(1)", "blur": "window.dispatchEvent(new Event('blur'))"}[loss])
        if loss == "capture":
            page.mouse.move(start[0], start[1] + 61)
    until(page, "surface.state === 'rest'", seconds=10)


def test_no_click_comes_after_a_drag_that_was_the_components(touched):
    letters = '<button id="letter" style="display:block;width:100%;height:500px">Letter</button>'
    page, go = touched(menu(letters), mouse=True)
    go((8, 100), (250, 110))
    until(page, "menu.state === 'open'", seconds=10)
    page.wait_for_timeout(600)
    assert page.evaluate("log.filter((one) => one.startsWith('click'))") == []
    # One that a script makes, and the next one of a person, are none of the drag's.
    page.evaluate("menu.close()")
    until(page, "menu.state === 'closed'", seconds=10)
    page.mouse.click(200, 300)
    page.evaluate("letter.click()")
    assert page.evaluate("log.filter((one) => one === 'click letter').length") == 2


def test_a_menu_and_a_surface_are_held_by_their_handles(touched):
    page, go = touched(menu('<div drag-handle style="height:100px">Handle</div>Page', words="opens-from=anywhere"))
    go((60, 300), (300, 310))
    assert page.evaluate("menu.state") == "closed"
    go((60, 50), (300, 60))
    until(page, "menu.state === 'open'", seconds=10)
    # Beside an open menu a tap closes it, handle or not.
    page.wait_for_timeout(500)
    page.touchscreen.tap(380, 400)
    until(page, "menu.state === 'closed'", seconds=10)
