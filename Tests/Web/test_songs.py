"""Songs that the ball's own module does not read: a page fetches another one for them, and only for them."""

import json
import subprocess
from pathlib import Path

import pytest

from serving import tool
from still import stays

ROOT = Path(__file__).resolve().parents[2]
LYRICS = ROOT / "Tests/Lyrics"
KINDS = ("ttml", "ultrastar", "whisper")
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Song</title><link rel="icon" href="data:,">
<script type="module" src="elements/ball.js"></script><lyric-ball id="ball" style="height: 200px"></lyric-ball>"""
DUET = (LYRICS / "ttml/apple-duet.ttml").read_text()


def opened(gallery):
    """A page with a ball, and the list of the files that it has fetched."""
    return watched(gallery("song", text=PAGE))


def watched(page):
    """The page, which collects the ball's errors from now on, and the list of the files that it fetches."""
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.evaluate("""async () => {
      await customElements.whenDefined('lyric-ball');
      await ball.ready;
      window.failures = [];
      ball.addEventListener('error', ({ message }) => failures.push(message));
    }""")
    return page, asked


def load(page, song, count=None):
    page.evaluate("(song) => ball.load(song)", song)
    page.wait_for_function("(count) => failures.length || ball.elastic.motion.words.length === count", arg=count)


def words(page):
    return page.evaluate("ball.elastic.motion.words.map((word, i) => [word, ball.elastic.motion.wordStart(i)])")


@pytest.mark.parametrize("kind", KINDS)
def test_words_and_times_are_the_command_lines(gallery, kind):
    page, asked = opened(gallery)
    for file in sorted((LYRICS / kind).iterdir()):
        said = subprocess.run([tool(), "inspect", "lyric-ball", "--song", file, "--at", "0", "--json"], check=True, capture_output=True)
        expected = json.loads(said.stdout)["samples"][0]["words"]
        # No file has as many words as what is shown before it.
        load(page, "la " * 20, 20)
        load(page, file.read_bytes().decode(errors="replace"), len(expected))
        assert page.evaluate("failures") == [], file
        got = words(page)
        assert [word for word, _ in got] == [one["text"] for one in expected], file
        assert [start for _, start in got] == pytest.approx([one["start"] for one in expected], abs=2e-6), file
    assert {"songs.js", "songs.wasm"} <= set(asked)


def test_a_page_with_lrc_fetches_nothing_of_it(gallery):
    page, asked = opened(gallery)
    load(page, "[00:01.00]one two\n[00:03.00]three", 3)
    load(page, "1\n00:00:01,000 --> 00:00:02,000\nfour five\n", 2)
    assert not {"songs.js", "songs.wasm"} & set(asked)


def test_the_module_is_fetched_once(gallery):
    page, asked = opened(gallery)
    load(page, DUET, 9)
    load(page, "plain words", 2)
    load(page, (LYRICS / "whisper/words.json").read_text(), 3)
    assert asked.count("songs.wasm") == 1


def test_a_module_that_could_not_be_fetched_is_fetched_again(server, browser):
    page = browser.new_page()
    page.route("**/song.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(f"{server}/song.html")
    _, asked = watched(page)
    page.route("**/songs.wasm", lambda route: route.abort(), times=1)
    load(page, DUET)
    assert "songs.wasm" in page.evaluate("failures.splice(0).join()")
    load(page, DUET, 9)
    assert page.evaluate("failures") == []
    assert asked.count("songs.wasm") == 2
    page.close()


def test_the_module_of_recordings_that_could_not_be_fetched_is_fetched_again(server, browser):
    page = browser.new_page()
    page.route("**/song.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(f"{server}/song.html")
    _, asked = watched(page)
    page.route("**/recordings.wasm", lambda route: route.abort(), times=1)
    written = "ball.elastic.write().then((text) => JSON.parse(text).component, ({ message }) => message)"
    assert "recordings.wasm" in page.evaluate(written)
    assert page.evaluate(written) == "lyric-ball"
    assert asked.count("recordings.wasm") == 2
    page.close()


def test_a_mistake_is_an_error_with_its_place(gallery):
    page, _ = opened(gallery)
    load(page, '{"lyrics":[]}')
    assert page.evaluate("failures") == ["line 1, byte 0: this is JSON, of which ElasticSongFormats reads Whisper's; convert it to LRC"]
    assert page.evaluate("ball.elastic.motion.words.length") == 0


def test_a_song_that_is_loaded_meanwhile_stays(gallery):
    page, _ = opened(gallery)
    page.evaluate("(song) => { ball.load(song); ball.load('another song'); }", DUET)
    stays(page, 500)
    assert [word for word, _ in words(page)] == ["another", "song"]


def test_a_recording_of_it_needs_no_other_module(gallery):
    page, asked = opened(gallery)
    load(page, DUET, 9)
    recording = page.evaluate("ball.elastic.log.then((log) => log.content)")
    assert recording.startswith("WEBVTT")


def test_the_gallery_opens_such_a_file(gallery):
    page = gallery("lyrics")
    page.wait_for_function("elastic.content && document.querySelector('#audio').readyState > 0")
    for kind in (".ttml", ".json"):
        assert kind in page.get_attribute("#words", "accept")
    page.set_input_files("#words", LYRICS / "ttml/apple-duet.ttml")
    page.wait_for_function("elastic.motion.words[0] === 'beau'")
    assert page.locator(".song .message").inner_text() == ""
    page.set_input_files("#words", LYRICS / "ultrastar/duet.txt")
    page.wait_for_function("elastic.motion.words[0] === 'red'")
