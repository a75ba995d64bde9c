"""What a mouse does and what keys do: each row of the tables in docs/web.md, driven both ways."""

import re
from pathlib import Path

import pytest

from hand import PHONE, Fingers, drag
from still import wait_for_frames, wait_until_it_stands, wait_until_scrolled

ROOT = Path(__file__).resolve().parents[2]
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Keys</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="elements/elements.css"><script type="module" src="elements/index.js"></script>
<script type="module" src="elements/stage/stage.js"></script>
<style>body { margin: 10px; font: 16px/24px sans-serif; } p { margin: 0; } li { height: 60px; }</style>%s</html>"""

ROWS = {}


def does(tag):
    """What drives the next row of an element's table."""
    def add(deed):
        ROWS.setdefault(tag, []).append(deed)
        return deed
    return add


@pytest.fixture
def keys(gallery):
    """A page with one element, `one`, that tells its events."""
    def opened(body, **settings):
        page = gallery("keys", text=PAGE % f"<main>{body}</main>", **settings)
        page.evaluate("""async () => {
          await customElements.whenDefined(one.localName);
          await one.ready;
          window.told = [];
          window.said = [];
          for (const name of ['settled', 'cancelled', 'refresh', 'ended', 'opened', 'closed', 'activated', 'word'])
            one.addEventListener(name, () => told.push(name));
        }""")
        if "elastic-stage" not in body:
            page.wait_for_function("one.elastic?.motion.scene")
        return page
    return opened


def rests(page):
    page.wait_for_function("one.elastic.resting")


def told(page):
    return page.evaluate("told.splice(0)")


SURFACE = '<elastic-surface id="one" label="Edge" style="height: 300px"><p style="margin-top: 60px">These words can be selected.</p></elastic-surface>'


@does("elastic-surface")
def pulls_and_lets_go(keys):
    page = keys(SURFACE)
    drag(page, (150, 20), (160, 120), on="#one")
    rests(page)
    by_mouse = told(page)
    for key in ("Space", "ArrowDown"):
        page.evaluate("one.focus()")
        page.keyboard.down(key)
        page.wait_for_function("one.elastic.motion.extent > 100")
        page.keyboard.up(key)
        rests(page)
        assert told(page) == by_mouse == ["settled"]
    # Another arrow is the page's.
    page.keyboard.down("ArrowUp")
    page.keyboard.up("ArrowUp")
    assert page.evaluate("one.state") == "rest"


@does("elastic-surface")
def catches(keys):
    page = keys(SURFACE.replace("<elastic-surface", '<elastic-surface settling-duration="9"'))
    page.evaluate("one.focus()")
    for key in (None, "Space", "ArrowDown"):
        page.keyboard.down("Space")
        page.wait_for_function("one.elastic.motion.extent > 100")
        page.keyboard.up("Space")
        page.wait_for_function("one.state !== 'dragging'")
        if key:
            page.keyboard.down(key)
        else:
            drag(page, (150, 40), (150, 60), on="#one", up=False)
        page.wait_for_function("one.state === 'dragging'")
        assert "settled" not in told(page), "it was caught in flight"
        if key:
            page.keyboard.up(key)
        else:
            page.mouse.up()
        page.wait_for_function("one.state !== 'dragging'")


@does("elastic-surface")
def takes_back(keys):
    page = keys(SURFACE)
    drag(page, (150, 20), (150, 80), on="#one", up=False)
    page.mouse.move(160, 30, steps=6)
    page.mouse.up()
    rests(page)
    assert told(page) == ["settled"]
    page.evaluate("one.focus()")
    page.keyboard.down("Space")
    page.wait_for_function("one.elastic.motion.extent > 60")
    page.keyboard.press("Escape")
    page.keyboard.up("Space")
    rests(page)
    assert sorted(told(page)) == ["cancelled", "settled"]


@does("elastic-surface")
def selects(keys):
    page = keys(SURFACE)
    page.locator("p").dblclick(position={"x": 20, "y": 12})
    assert page.evaluate("String(getSelection()).trim()") == "These"
    page.evaluate("getSelection().empty()")
    page.evaluate("one.focus()")
    for key in ("Shift+ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("String(getSelection())") == ""


LIST = ('<elastic-refresh id="one" label="Letters" style="height: 300px"><ul>' + '<li><a href="#there">Ada</a></li>' * 20 + "</ul></elastic-refresh>"
        "<script>one.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => { window.end = done; })));</script>")


@does("elastic-refresh")
def refreshes(keys):
    page = keys(LIST)

    def ends():
        page.wait_for_function("one.state === 'loading' && Boolean(window.end)")
        page.evaluate("end(); end = null")
        rests(page)
        assert told(page) == ["refresh", "ended", "settled"]

    drag(page, (150, 30), (160, 230), on="#one")
    ends()
    page.evaluate("one.scroller.focus()")
    page.keyboard.press("Enter")
    ends()
    button = "one.shadowRoot.querySelector('.action')"
    seen = f"getComputedStyle({button}).opacity"
    assert page.evaluate(seen) == "0"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(f"one.shadowRoot.activeElement === {button}") and page.evaluate(seen) == "1"
    page.keyboard.press("Enter")
    ends()


@does("elastic-refresh")
def scrolls(keys):
    page = keys(LIST)
    page.locator("#one").hover()
    page.mouse.wheel(0, 120)
    page.wait_for_function("one.scroller.scrollTop > 0")
    page.evaluate("one.scroller.focus()")
    top = page.evaluate("one.scroller.scrollTop")
    for key, grows in [("Home", False), ("ArrowDown", True), ("PageDown", True), ("ArrowUp", False), ("End", True), ("PageUp", False), ("Space", True)]:
        wait_until_scrolled(page)
        top = page.evaluate("one.scroller.scrollTop")
        page.keyboard.press(key)
        page.wait_for_function(f"one.scroller.scrollTop {'>' if grows else '<'} {top}")
    assert told(page) == []


@does("elastic-refresh")
def ends_loading(keys):
    page = keys(LIST)
    page.evaluate("one.beginRefreshing()")
    page.wait_for_function("one.state === 'loading'")
    page.mouse.click(200, 200)
    assert page.evaluate("one.state") == "loading"
    page.evaluate("one.scroller.focus()")
    page.keyboard.press("Escape")
    rests(page)
    assert "ended" in told(page) and page.evaluate("one.state") == "stopped"


@does("elastic-refresh")
def follows_a_link(keys):
    page = keys(LIST)
    page.locator("a").nth(1).click()
    page.wait_for_url("**#there")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.evaluate("one.scroller.focus()")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**#there")
    assert told(page) == []


def stands(page, state):
    page.wait_for_function("(state) => one.state === state", arg=state)
    wait_until_it_stands(page, "one.elastic")


MENU = ('<flowing-menu id="one" label="Folders" style="height: 300px"><nav slot="menu">'
        '<button onclick="said.push(1)">Inbox</button><button onclick="said.push(2)">Drafts</button><button onclick="said.push(3)">Sent</button></nav>'
        '<button id="opener" onclick="one.show()">Menu</button></flowing-menu>')


@does("flowing-menu")
def opens(keys):
    page = keys(MENU)
    drag(page, (4, 150), (260, 150), on="#one")
    stands(page, "open")
    page.evaluate("one.close()")
    stands(page, "closed")
    page.focus("#one #opener")
    page.keyboard.press("Enter")
    stands(page, "open")
    assert page.evaluate("told.filter((name) => name === 'opened').length") == 2


@does("flowing-menu")
def closes(keys):
    page = keys(MENU)
    box = page.locator("#one").bounding_box()
    for by in ("click", "drag", "key"):
        page.focus("#opener")
        page.keyboard.press("Enter")
        stands(page, "open")
        if by == "click":
            page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 150)
        elif by == "drag":
            drag(page, (200, 250), (10, 250), on="#one")
        else:
            page.keyboard.press("Escape")
        stands(page, "closed")
        assert page.evaluate("document.activeElement.id") == "opener", by


@does("flowing-menu")
def chooses(keys):
    page = keys(MENU)
    page.evaluate("one.show()")
    stands(page, "open")
    page.click("text=Drafts")
    assert page.evaluate("said.splice(0)") == [2]
    page.click("text=Inbox")
    page.evaluate("said.splice(0)")
    for key, there in [("Tab", "Drafts"), ("ArrowDown", "Sent"), ("ArrowDown", "Inbox"), ("ArrowUp", "Sent"), ("Tab", "Inbox"), ("Shift+Tab", "Sent"),
                       ("Home", "Inbox"), ("End", "Sent")]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.textContent") == there, key
    page.keyboard.press("Enter")
    assert page.evaluate("said") == [3]


def sung(keys):
    page = keys(BALL)
    page.wait_for_function("one.elastic.content && song.readyState > 0 && one.text.children.length > 3")
    return page


BALL = ('<audio id="song" controls src="song/twinkle.mp3"></audio>'
        '<lyric-ball id="one" for="song" src="song/twinkle.lrc" style="height: 200px"></lyric-ball>')


@does("lyric-ball")
def seeks(keys):
    page = sung(keys)
    page.wait_for_function("one.text.children[2].className === ''")
    # The slider of the browser goes on from where it knows the song to be, and has been told before the page is.
    page.evaluate("song.addEventListener('seeked', () => { window.isSought = true; })")
    box = page.locator("lyric-ball .words span").nth(2).bounding_box()
    page.mouse.click(box["x"] + 6, box["y"] + box["height"] / 2)
    page.wait_for_function("window.isSought && Math.abs(song.currentTime - one.elastic.motion.wordStart(2)) < 0.01 && song.currentTime > 0")
    page.focus("#song")
    # That slider may round the end to a hundredth of a second.
    for key, goes in [("ArrowRight", "song.currentTime > {}"), ("ArrowLeft", "song.currentTime < {}"),
                      ("End", "song.currentTime > song.duration - 0.05"), ("Home", "song.currentTime === 0")]:
        before = page.evaluate("window.isSought = false, song.currentTime")
        page.keyboard.press(key)
        page.wait_for_function("window.isSought && " + goes.format(before))


@does("lyric-ball")
def plays(keys):
    page = sung(keys)
    page.focus("#song")
    page.keyboard.press("Space")
    page.wait_for_function("!song.paused && told.includes('word')")
    page.keyboard.press("Space")
    page.wait_for_function("song.paused")
    before = page.evaluate("song.currentTime")
    # The button at the left of Chromium's controls.
    box = page.locator("#song").bounding_box()
    page.mouse.click(box["x"] + 24, box["y"] + box["height"] / 2)
    page.wait_for_function(f"!song.paused && song.currentTime > {before}")


SHAPE = ('<elastic-shape id="one" purpose="button" label="Like" d="M0 0H100V100H0Z" style="width: 200px; height: 200px"></elastic-shape>')


@does("elastic-shape")
def presses(keys):
    page = keys(SHAPE)
    page.locator("#one").click()
    rests(page)
    for key in ("Enter", "Space"):
        assert told(page) == ["activated", "settled"]
        page.evaluate("one.focus()")
        page.keyboard.press(key)
        rests(page)
    assert told(page) == ["activated", "settled"]


@does("elastic-shape")
def flings(keys):
    page = keys(SHAPE)
    drag(page, (100, 100), (160, 60), on="#one", up=False)
    page.wait_for_function("one.state === 'dragging'")
    page.mouse.up()
    rests(page)
    assert told(page) == ["settled"]
    page.evaluate("one.focus()")
    for key in ("ArrowRight", "ArrowDown", "Home"):
        page.keyboard.press(key)
    wait_for_frames(page)
    assert page.evaluate("one.state") == "rest" and told(page) == []


STAGE = '<button>Before</button><elastic-stage id="one" style="height: 300px"></elastic-stage><button>After</button>'


@does("elastic-stage")
def reaches_no_item(keys):
    page = keys(STAGE)
    page.evaluate("""() => {
      window.item = one.add('elastic-surface', { x: 0, y: 0, width: 300, height: 200, style: {} });
      item.addEventListener('settled', () => told.push('item'));
    }""")
    page.wait_for_function("item.state === 'rest'")
    drag(page, (150, 20), (160, 120), on="#one")
    page.wait_for_function("told.includes('item')")
    told(page)
    page.get_by_text("Before").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "After"


RING = "getComputedStyle(document.activeElement).outlineStyle !== 'none'"


@pytest.mark.parametrize("by", ["drag", "finger", "button", "key"])
def test_an_open_menu_shows_its_focus_after_keys_only(keys, by):
    page = keys(MENU, **(PHONE if by == "finger" else {}))
    if by == "drag":
        drag(page, (4, 150), (260, 150), on="#one")
    elif by == "finger":
        Fingers(page, "#one").swipe((4, 150), (260, 150))
    elif by == "button":
        page.click("#opener")
    else:
        page.focus("#opener")
        page.keyboard.press("Enter")
    stands(page, "open")
    assert page.evaluate("document.activeElement.textContent") == "Inbox" and page.evaluate(RING) == (by == "key")
    # The first key shows where it is.
    page.keyboard.press("Tab")
    assert page.evaluate(RING)
    box = page.locator("#one").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 150)
    stands(page, "closed")
    assert not page.evaluate(RING)


def tables():
    """The rows of what a mouse does and what keys do, by element."""
    found = {}
    for section in (ROOT / "docs/web.md").read_text().split("\n## `<")[1:]:
        tag, _, text = section.partition(">`")
        table = re.search(r"\| by mouse or finger \| by keys \|\n\|---\|---\|\n((?:\|.*\n)+)", text)
        found[tag] = table[1].splitlines() if table else []
    return found


def test_every_row_is_driven():
    told = tables()
    assert {tag: len(rows) for tag, rows in told.items() if rows} == {tag: len(deeds) for tag, deeds in ROWS.items()}
    assert {tag for tag, rows in told.items() if not rows} == {"message-balloon"}


@pytest.mark.parametrize(
    "deed", [deed for deeds in ROWS.values() for deed in deeds],
    ids=[f"{tag}-{row.split('|')[1].strip()}" for tag, rows in tables().items() for row in rows])
def test_keys_do_what_a_mouse_does(keys, deed):
    deed(keys)
