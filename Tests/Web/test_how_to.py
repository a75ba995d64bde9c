"""The pages of docs/how-to.md, as an adopter copies them: each in an empty folder into which the package was installed."""

import contextlib
import re
import shutil
import subprocess

import pytest

from hand import PHONE, Fingers, until
from packed import install
from serving import ROOT, served

TEXT = (ROOT / "docs/how-to.md").read_text()
SECTIONS = dict(re.findall(r"^## (.*)\n((?:(?!^## ).*\n)*)", TEXT, re.M))


def code(section, language):
    return re.search(rf"```{language}\n(.*?)```", SECTIONS[section], re.S)[1]


@pytest.fixture
def adopted(tmp_path, tarball, browser):
    """Opens the page of a section in a folder with the package; `files` are its others. An error, a warning or a missing file fails the test."""
    assert tarball.name in TEXT
    install(tmp_path, tarball)
    wrong, opened = [], contextlib.ExitStack()

    def open_page(section, files=None, **settings):
        (tmp_path / "index.html").write_text(code(section, "html") if section in SECTIONS else section)
        for name, content in (files or {}).items():
            (tmp_path / name).write_bytes(content)
        address = opened.enter_context(served(tmp_path))
        context = browser.new_context(**{"viewport": {"width": 420, "height": 800}, **settings})
        opened.callback(context.close)
        page = context.new_page()
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
        page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        page.goto(address + "index.html")
        return page

    yield open_page
    opened.close()
    assert wrong == []


def drawn(page, tag):
    until(page, f"document.querySelector('{tag}').elastic?.motion.scene")


def test_a_feed_is_pulled_below_its_header(adopted):
    page = adopted("A feed with a sticky header", **PHONE)
    drawn(page, "elastic-refresh")
    finger = Fingers(page, None)
    finger.swipe((200, 120), (205, 380), up=False)
    until(page, "feed.state === 'dragging' && feed.elastic.motion.extent > 60")
    # What is drawn begins under the header.
    assert page.evaluate("feed.elastic.canvas.getBoundingClientRect().top >= document.querySelector('header').getBoundingClientRect().bottom - 1")
    finger("End")
    until(page, "rows.firstElementChild.textContent === 'New'")


def test_text_on_a_surface_stays_and_is_pressed(adopted):
    page = adopted("Text on a surface")
    drawn(page, "elastic-surface")
    box = page.locator("h1").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 110, steps=8)
    until(page, "document.querySelector('elastic-surface').elastic.motion.extent > 380")
    assert page.locator("h1").bounding_box() == box
    page.mouse.up()
    page.click("a")
    assert page.url.endswith("#more")


def test_a_drawer_closes_on_navigation(adopted):
    page = adopted("A drawer that closes on navigation")
    drawn(page, "flowing-menu")
    for folder in ("Sent", "Inbox", "Sent"):
        page.click("#opener")
        until(page, "menu.state === 'open'")
        page.click(f"nav a:text-is('{folder}')")
        until(page, f"menu.state === 'closed' && title.textContent === '{folder}'")
    # No press of Back is for nothing.
    page.go_back()
    until(page, "title.textContent === 'Inbox' && menu.state === 'closed'")


def test_lyrics_have_the_colours_of_the_page(adopted):
    song = ROOT / "Web/site/song"
    page = adopted("Lyrics in the colours of the page", {f"song.{kind}": (song / f"twinkle.{kind}").read_bytes() for kind in ("mp3", "lrc")})
    drawn(page, "lyric-ball")
    until(page, "document.querySelector('lyric-ball').elastic.motion.words.length > 5")
    color = "((ball) => ball.elastic.motion.value(ball.elastic.motion.setting('wordColor')).toString(16))(document.querySelector('lyric-ball'))"
    until(page, f"{color} === 'eef3fbff'")


def test_a_chat_in_react(adopted, tmp_path):
    (tmp_path / "chat.jsx").write_text(code("A chat in React", "jsx"))
    (tmp_path / "main.jsx").write_text("import { createRoot } from 'react-dom/client'; import Chat from './chat.jsx';"
                                       "createRoot(document.querySelector('#app')).render(<Chat />);")
    subprocess.run(["esbuild", "main.jsx", "--bundle", "--splitting", "--format=esm", "--jsx=automatic", "--outdir=.", "--log-level=warning",
                    "--define:process.env.NODE_ENV=\"production\""], cwd=tmp_path, check=True, env={"PATH": "/usr/bin:/bin", "NODE_PATH": "/usr/share/nodejs"})
    # esbuild leaves the places of other files to its user.
    for module in (tmp_path / "node_modules/elastickit").glob("*.wasm"):
        shutil.copy(module, tmp_path)
    page = adopted('<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><link rel="stylesheet" href="main.css">'
                   '<script type="module" src="main.js"></script><div id="app"></div></html>')
    page.fill("[name=message]", "Hello")
    field = page.locator("[name=message]").bounding_box()["y"]
    page.keyboard.press("Enter")
    until(page, "document.querySelector('message-balloon').state === 'typing'")
    until(page, "document.querySelectorAll('li').length === 3 && document.querySelector('message-balloon').state === 'hidden'")
    # Two lines came above it; hidden, the balloon keeps its room.
    line = page.locator("li").first.bounding_box()["height"]
    assert abs(page.locator("[name=message]").bounding_box()["y"] - field - 2 * line) < 2


def test_a_strict_page_with_an_import_map(adopted):
    page = adopted("A strict policy and an import map", {"page.js": code("A strict policy and an import map", "js").encode()})
    until(page, "document.querySelector('elastic-surface')?.elastic?.motion.scene")


def test_the_shortest_page_has_one_file_beside_it(adopted):
    page = adopted(re.search(r"```html\n(.*?)```", (ROOT / "docs/index.md").read_text(), re.S)[1], {"elastic.js": (ROOT / ".build/elastic.js").read_bytes()})
    until(page, "document.querySelector('elastic-surface')?.elastic?.motion.scene")
