"""The pages of Examples/web, from the npm package: each is driven as its reader would."""

import functools
import http.server
import threading

import pytest

from hand import PHONE, Fingers, drag, until
from test_package import installed  # noqa: F401 (a fixture)
from test_page_words import BALL, BOX


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def example(installed, browser):  # noqa: F811
    """Opens an example; an error on the page fails the test."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(installed)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    contexts, wrong = [], []

    def open_page(name, **settings):
        contexts.append(browser.new_context(**settings))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
        page.goto(f"http://127.0.0.1:{server.server_port}/{name}.html")
        page.wait_for_function("[...document.querySelectorAll('*')].every((one) => !one.localName.includes('-') || one.elastic?.motion.scene)")
        return page

    yield open_page
    for context in contexts:
        context.close()
    server.shutdown()
    assert wrong == []


def test_the_chat_loads_earlier_messages_and_answers(example, picture):
    page = example("chat", **PHONE)
    finger = Fingers(page, None)
    finger.swipe((150, 60), (160, 300))
    until(page, "document.querySelector('li').textContent === 'Earlier message 1'")
    until(page, "!document.querySelector('elastic-refresh').refreshing")
    page.fill("input", "Hello")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('message-balloon').state === 'typing'")
    picture(page, "example-chat")
    until(page, "document.querySelector('li:last-child').textContent === 'You said: Hello'")
    until(page, "!document.querySelector('message-balloon').typing")


def test_the_karaoke_plays_from_a_word_that_is_clicked(example, picture):
    page = example("karaoke", viewport={"width": 700, "height": 500})
    until(page, "document.querySelector('lyric-ball').media?.readyState > 0")
    until(page, "document.querySelector('lyric-ball').elastic.motion.words.length === 9")
    until(page, "CSS.highlights.has('lyric-ball-sung')")  # What finds the words on the page comes later than the song.
    page.evaluate("window.ball = document.querySelector('lyric-ball')")
    # Of two words, on both lines: a click plays from there, the ball stands over it, and what came before is sung.
    for word, seconds in [(1, 0.5), (7, 3.5)]:
        box = page.evaluate(f"({BOX})(ball, {word})")
        page.mouse.click(box["left"] + box["width"] / 2, box["top"] + 12)
        until(page, f"Math.abs(song.currentTime - {seconds}) < 0.01")
        until(page, f"""((one) => one && Math.hypot(one.x - {box["left"] + box["width"] / 2}, one.y - {box["top"]}) < 1.5)(({BALL})(ball))""")
        until(page, f"[...CSS.highlights.get('lyric-ball-sung')].length === {word + 1}")
    page.evaluate("song.muted = true; song.play()")
    until(page, "document.querySelector('output').textContent === 'stream'")
    picture(page, "example-karaoke")


def test_the_drawer_opens_closes_and_its_page_is_pulled(example, picture):
    page = example("drawer", viewport={"width": 420, "height": 700})
    page.click("#opener")
    until(page, "document.querySelector('flowing-menu').state === 'open'")
    assert page.get_attribute("#opener", "aria-expanded") == "true"
    picture(page, "example-drawer")
    page.click("text=Archive")
    until(page, "document.querySelector('flowing-menu').state === 'closed'")
    assert page.inner_text("h1") == "Archive"
    page.evaluate("document.querySelector('elastic-shape').focus()")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('li')?.textContent === 'Note 1'")
    drag(page, (250, 30), (260, 110), up=False, on="elastic-surface")
    until(page, "document.querySelector('elastic-surface').state === 'dragging'")
    page.mouse.up()
    until(page, "document.querySelector('elastic-surface').elastic.resting")
