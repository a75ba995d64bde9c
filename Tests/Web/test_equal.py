"""The same recording gives the same bits natively and as WebAssembly in a browser."""

import json
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))
INSTANTS = 200


@pytest.fixture(scope="session")
def native(program):
    """Plays a recording natively: the lines of bits."""
    binary = program("ELASTIC_WEB", "Web/modules", "elastic-web")

    def run(recording):
        done = subprocess.run(
            [binary, recording, str(INSTANTS)], check=True, capture_output=True, text=True)
        return done.stdout.splitlines()

    return run


# The scripts that bring the module with all components, whose songs and path data are parts of their own, and each its own.
WHOLE, OWN = ["index"], ["surface", "refresh", "menu", "ball", "balloon", "shape"]


@pytest.fixture(scope="module", params=[WHOLE, OWN], ids=["all", "own"])
def page(server, browser, request):
    page = browser.new_page()
    page.route(
        "**/tests/equal.js",
        lambda route: route.fulfill(
            path=ROOT / "Tests/Web/equal.js", content_type="text/javascript"))
    page.route("**/tests/blank.html", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(f"{server}/tests/blank.html")
    page.evaluate("(names) => Promise.all(names.map((name) => import(`/elements/${name}.js`))).then(() => {})", request.param)
    yield page
    page.close()


def in_browser(page, recording):
    return page.evaluate(
        """async ([text, count]) =>
             (await import('/tests/equal.js')).replay(JSON.parse(text), count)""",
        [recording.read_text(), INSTANTS])


def differences(lines, others):
    """The first differences of two runs, at most three, as (line, word)."""
    assert len(lines) == len(others)
    found = []
    for number, (line, other) in enumerate(zip(lines, others)):
        words, others_words = line.split(), other.split()
        if len(words) != len(others_words):
            found.append((number, "count"))
        found += [
            (number, place, one, another)
            for place, (one, another) in enumerate(zip(words, others_words)) if one != another]
    return found[:3]


def test_there_are_recordings():
    assert len(RECORDINGS) >= 7


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda path: path.name.split(".")[0])
def test_native_and_wasm_give_the_same_bits(native, page, recording):
    ours, theirs = native(recording), in_browser(page, recording)
    assert len(ours) == INSTANTS
    assert differences(ours, theirs) == []
    # It must be a motion that is compared, not a picture that stands still.
    assert len(set(ours)) > 20, "hardly anything moves in this recording"
    numbers = sum(len(line.split()) for line in ours)
    print(f"{recording.name}: {numbers} numbers at {INSTANTS} instants, all bits equal")


def test_one_ulp_is_a_difference(native, page):
    ours, theirs = native(RECORDINGS[0]), in_browser(page, RECORDINGS[0])
    words = ours[INSTANTS // 2].split()
    place = max(range(len(words)), key=lambda index: len(words[index]))
    number = struct.unpack(">d", bytes.fromhex(words[place].zfill(16)))[0]
    bits = int(words[place], 16) + 1
    assert struct.unpack(">d", bits.to_bytes(8, "big"))[0] != number
    words[place] = f"{bits:x}"
    changed = ours[:]
    changed[INSTANTS // 2] = " ".join(words)
    assert differences(changed, theirs) == [
        (INSTANTS // 2, place, words[place], ours[INSTANTS // 2].split()[place])]


def test_the_end_of_a_recording_is_the_same_however_time_is_cut(page):
    """Few instants and many end on the same scene: nothing accumulates."""
    ends = {}
    for recording in RECORDINGS:
        lines = page.evaluate(
            """async (text) => {
                 const { replay } = await import('/tests/equal.js');
                 const recording = JSON.parse(text);
                 return Promise.all([2, 61, 200, 1999].map(async (count) =>
                   (await replay(recording, count)).at(-1).split(' event')[0]));
               }""", recording.read_text())
        ends[recording.name] = len(set(lines))
    assert ends == {recording.name: 1 for recording in RECORDINGS}
