"""Takes on a component's page: recorded, listed, cut, given as links and pages, and what cannot be read."""

import base64
import json
import zlib
from pathlib import Path

import pytest

from hand import drag, state, wait_for_rest
from still import stays

ROOT = Path(__file__).resolve().parents[2]
COPIED = "window.copied = []; if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { copied.push(text); };"


@pytest.fixture
def taken(gallery):
    """A page with a take of a pull that was let go."""
    page = gallery("surface", COPIED)
    page.click("#record")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (150, 60), (170, 200))
    wait_for_rest(page)
    page.click("#record")
    return page


def copied(page, label):
    page.click(f".takes button:text-is('{label}')")
    page.wait_for_function("copied.length > 0")
    return page.evaluate("copied.pop()")


def test_takes_are_listed_played_and_removed(taken):
    page = taken
    page.click("#record")
    page.click("#record")
    assert page.locator(".takes b").all_inner_texts() == ["Take 1", "Take 2"]
    page.locator(".takes button:text-is('Remove')").last.click()
    assert page.locator(".takes li").count() == 1
    page.click("[data-rate='0.25']")
    page.click(".takes button:text-is('Play')")
    page.wait_for_function("elastic.player && elastic.motion.extent > 80")
    assert page.evaluate("elastic.rate") == 0.25
    page.click("[data-rate='1']")
    page.wait_for_function("elastic.player?.ended")
    assert page.evaluate("elastic.motion.inset") == 50


def test_a_take_is_cut(taken):
    page = taken
    whole = page.evaluate("elastic.duration") - 2
    assert whole > 0.05
    extents = page.evaluate("""async () => {
      const { cut } = await import('/takes.js'), { entriesIn } = await import('/elements/elastic.js');
      const run = elastic.run, entries = entriesIn(run.numbers), touches = entries.filter(([, says]) => says === entries.at(-1)[1]);
      const middle = touches[Math.floor(touches.length / 2)][0], last = touches.at(-1)[0];
      const whole = cut(run, 0, last), end = cut(run, middle, last), start = cut(run, 0, middle);
      const shown = async (one, time) => { await elastic.seek(time, one); return [elastic.motion.state, elastic.motion.inset]; };
      const phases = (one) => entriesIn(one.numbers).filter(([, says]) => says === touches[0][1]).map((entry) => [entry[0], entry[4]]);
      return { same: String(whole.numbers) === String(run.numbers), end: phases(end), start: phases(start), middle, last,
        held: await shown(start, middle - 1e-4), let: await shown(start, middle + 10), all: await shown(run, middle - 1e-4) };
    }""")
    assert extents["same"]
    # Its second half begins with the finger down, its first ends with the finger up.
    assert extents["end"][0] == [0, 0] and extents["end"][-1][1] == 2
    assert extents["start"][-1][1] == 2 and extents["start"][-1][0] == pytest.approx(extents["middle"])
    assert extents["held"] == extents["all"] and extents["let"] == ["rest", 50]
    # The two knobs: what is saved is what is between them.
    page.evaluate("""() => {
      const [, end] = document.querySelectorAll('.cuts input');
      end.value = 0;
      end.dispatchEvent(new Event('input'));
      end.dispatchEvent(new Event('change'));
    }""")
    assert page.locator(".takes output").inner_text() == "0.00 to 0.05 s"
    page.wait_for_function("elastic.player?.duration <= 0.05")


def test_a_link_replays_the_take(taken, server):
    page = taken
    recording = page.evaluate("elastic.write()")
    address = copied(page, "Copy link")
    assert address.startswith(f"{server}/surface.html#take=") and len(address) < 8000
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function("window.elastic?.player?.ended")
    assert page.locator(".takes b").all_inner_texts() == ["Shared take"]
    assert json.loads(page.evaluate("elastic.write(elastic.player.run)"))["events"] == json.loads(recording)["events"]


def test_a_broken_link_is_said_so(gallery, server):
    page = gallery("surface")
    page.evaluate("location.hash = 'take=xyz'")
    page.reload()
    page.wait_for_function("document.querySelector('.message')?.textContent === 'The take in this link cannot be read.'")
    assert page.evaluate("elastic.player") is None and state(page) == "rest"


# Counts the bytes that come out of every stream that unpacks.
UNPACKED = """
  window.unpacked = 0;
  const Whole = DecompressionStream;
  window.DecompressionStream = class {
    constructor(format) {
      const { readable, writable } = new Whole(format);
      this.writable = writable;
      this.readable = readable.pipeThrough(new TransformStream({
        transform(part, out) { unpacked += part.length; out.enqueue(part); } }, undefined, { highWaterMark: 0 }));
    }
  };
"""


def link_to(text):
    """The take of a link: a text, packed as the page does it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")


def test_a_link_that_would_fill_the_memory_is_refused_in_a_sentence(gallery, server):
    """200 MB in 259 kB: unpacked is what may be, 1 MB, and no more than one step of it further."""
    page = gallery("surface", UNPACKED)
    take = link_to(b" " * 200_000_000)
    assert 200_000 < len(take) < 300_000
    page.evaluate("(take) => { location.hash = `take=${take}`; }", take)
    page.reload()
    page.wait_for_function("document.querySelector('.message')?.textContent")
    assert page.locator(".message").first.inner_text() == "The take in this link is too long: the limit is 1 MB."
    stays(page, 300)
    assert 1_000_000 < page.evaluate("unpacked") < 3_000_000
    assert page.evaluate("elastic.player") is None and state(page) == "rest"


@pytest.mark.parametrize("size, is_read", [(999_999, True), (1_000_001, False)])
def test_the_longest_take_that_a_link_may_have(gallery, server, size, is_read):
    recording = b'{"version": 1, "component": "elastic-surface", "size": [300, 400], "events": [{"t": 0, "phase": "activate"}]}'
    page = gallery("surface")
    page.evaluate("(take) => { location.hash = `take=${take}`; }", link_to(recording + b" " * (size - len(recording))))
    page.reload()
    if is_read:
        page.wait_for_function("document.querySelector('.takes b')?.textContent === 'Shared take'")
    else:
        page.wait_for_function("document.querySelector('.message')?.textContent === 'The take in this link is too long: the limit is 1 MB.'")


def test_an_embed_plays_in_an_empty_page(taken, server):
    page = taken
    text = copied(page, "Copy embed")
    assert "node_modules/elastickit/surface.js" in text
    page.route("**/embedded.html", lambda route: route.fulfill(
        body=text.replace("node_modules/elastickit/", "/elements/"), content_type="text/html"))
    page.goto(f"{server}/embedded.html")
    page.wait_for_function("document.querySelector('#take').elastic?.player && document.querySelector('#take').elastic.motion.extent > 80")
    page.wait_for_function("document.querySelector('#take').elastic.player.ended")


def test_a_recording_whose_song_cannot_be_read_leaves_the_component(gallery, tmp_path):
    page = gallery("lyrics")
    page.wait_for_function("elastic.content")
    shown = "[elastic.content, elastic.motion.words.length, elastic.player, document.querySelector('.stage').text.textContent]"
    before = page.evaluate(shown)
    wrong = tmp_path / "wrong.gesture.json"
    wrong.write_text(json.dumps({
        "version": 1, "component": "lyric-ball", "size": [300, 200], "content": "WEBVTT\n\n00:00:05.000 --> nonsense\nLa",
        "events": [{"t": 0, "command": "play"}]}))
    page.set_input_files("#file", wrong)
    page.wait_for_function("[...document.querySelectorAll('.message')].some((one) => one.textContent)")
    assert any("wrong.gesture.json: " in text for text in page.locator(".message").all_inner_texts())
    assert page.evaluate(shown) == before and page.locator(".takes li").count() == 0
