"""The code of docs/web.md runs as it is written there, on pages that have the package."""

import re
from pathlib import Path

import pytest

from hand import drag

ROOT = Path(__file__).resolve().parents[2]
# A whole page is run by test_single_file.py.
BLOCKS = [one for one in re.findall(r"^```(html|js)\n(.*?)^```", (ROOT / "docs/web.md").read_text(), re.S | re.M) if "<!doctype" not in one[1]]
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Code</title><link rel="icon" href="data:,">
<script type="importmap">{"imports": {"elastickit/animated": "./elements/animated.js", "elastickit/stage": "./elements/stage/stage.js"}}</script>
<style>body { margin: 0; }</style>"""
# What a page of the reader's has besides.
AROUND = "<script>window.asked = []; function loadMessages(signal) { asked.push(signal); return Promise.resolve(); }</script>"


def block(begins):
    """The one block that begins so, or has it in its first three lines."""
    found, = (code for _, code in BLOCKS if begins in "\n".join(code.splitlines()[:3]))
    return found


@pytest.fixture
def page_of(server, browser):
    """A page of some of the article's blocks; an error or a missing file fails the test."""
    wrong, pages = [], []

    def opened(*codes):
        head = block("elements.css").replace("node_modules/elastickit/", "elements/")
        page = browser.new_page(viewport={"width": 420, "height": 700})
        pages.append(page)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
        page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        # From the server, which knows ranges: without them a song cannot be sought.
        page.route("**/song.*", lambda route: route.continue_(url=f"{server}/song/twinkle.{route.request.url.rsplit('.', 1)[1]}"))
        page.route("**/row.lrc", lambda route: route.fulfill(body="[00:00.40]Row, [00:01.00]row, [00:01.60]row [00:02.00]your [00:02.40]boat"))
        page.route("**/code.html", lambda route: route.fulfill(body=HEAD + AROUND + head + "\n".join(codes), content_type="text/html"))
        page.goto(f"{server}/code.html")
        return page

    yield opened
    for page in pages:
        page.evaluate("null")
        page.close()
    assert wrong == []


def drawn(page, tag):
    page.wait_for_function("(tag) => document.querySelector(tag).elastic?.motion.scene", arg=tag)


def test_a_surface(page_of):
    page = page_of(block("<elastic-surface"))
    drawn(page, "elastic-surface")
    drag(page, (150, 10), (160, 150), up=False, on="elastic-surface")
    page.wait_for_function("document.querySelector('elastic-surface').elastic.motion.extent > 60")


def test_a_list(page_of):
    page = page_of(block("<elastic-refresh"))
    drawn(page, "elastic-refresh")
    page.evaluate("list.activate()")
    page.wait_for_function("asked.length === 1 && asked[0] instanceof AbortSignal && list.state === 'stopped'")


def test_a_menu(page_of):
    page = page_of(block("<flowing-menu"))
    drawn(page, "flowing-menu")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_function("folders.state === 'open'")
    assert page.evaluate("document.activeElement.textContent") == "Inbox"


def test_a_song(page_of):
    page = page_of(block('<audio id="song"'))
    drawn(page, "lyric-ball")
    page.wait_for_function("document.querySelector('lyric-ball').media === song && document.querySelector('lyric-ball').elastic.content?.includes('Twinkle')")


def test_a_song_over_the_pages_words(page_of):
    """The page's own song sounds; the words of the song are given, since the text's are another song's."""
    code = block("::highlight")
    assert 'src="song.lrc"' in code
    page = page_of(block('<audio id="song"').splitlines()[0], code.replace("song.lrc", "row.lrc"))
    drawn(page, "lyric-ball")
    page.wait_for_function("song.readyState > 0 && document.querySelector('lyric-ball').elastic.content")
    page.evaluate("song.currentTime = 1.8")
    page.wait_for_function("[...CSS.highlights.get('lyric-ball-sung') ?? []].map(String).join('|').includes('row')")


def test_a_button_and_a_balloon(page_of):
    page = page_of(block("<elastic-shape"), block("<message-balloon"))
    drawn(page, "elastic-shape")
    page.evaluate("document.querySelector('elastic-shape').addEventListener('activated', () => asked.push('up'))")
    page.get_by_text("Up").click()
    page.wait_for_function("asked.includes('up')")
    page.wait_for_function("document.querySelector('message-balloon').state === 'typing'")


def test_a_stage(page_of):
    page = page_of(block("<elastic-stage"))
    page.wait_for_function("stage.shadowRoot?.querySelector('canvas')?.width > 0")
    drag(page, (200, 5), (210, 90), on="#stage")


def test_values_and_springs(page_of):
    card = '<div id="card" style="position: absolute; width: 9px; height: 9px"></div>'
    page = page_of(card, *(f'<script type="module">{block(begins)}</script>' for begins in ("import { Animated }", "import { spring }")))
    page.wait_for_function("card.getAnimations().length === 1 && getComputedStyle(card).transitionTimingFunction.startsWith('linear(')")
    page.mouse.click(300, 200)
    page.wait_for_function("card.style.translate === '300px 200px'")


def test_each_block_is_run():
    """All but the lines for bundlers, which test_package.py runs."""
    used = re.findall(r'block\((["\'])(.*?)\1\)', Path(__file__).read_text())
    names = {name for _, name in used} | {"import { Animated }", "import { spring }"}
    left = [code for _, code in BLOCKS if not any(name in "\n".join(code.splitlines()[:3]) for name in names)]
    assert left == [], "a block that no test runs"
