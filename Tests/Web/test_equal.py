"""The same recording gives the same bits natively and as WebAssembly in a browser."""

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from wasm import Reader, sections  # noqa: E402

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


# The memory and the bytes of every module with a memory of its own, in the order of their start.
WATCHED = """
  window.started = [];
  const { compile, instantiate } = WebAssembly, sources = new WeakMap();
  WebAssembly.compile = async (bytes) => {
    const module = await compile(bytes);
    sources.set(module, new Uint8Array(bytes.buffer ?? bytes));
    return module;
  };
  WebAssembly.instantiate = async (module, imports) => {
    const instance = await instantiate(module, imports);
    for (const one of Object.values(instance.exports)) {
      if (one instanceof WebAssembly.Memory) started.push({ memory: one, bytes: sources.get(module) });
    }
    return instance;
  };
"""


@pytest.fixture(scope="module", params=[WHOLE, OWN], ids=["all", "own"])
def page(server, browser, request):
    page = browser.new_page()
    page.add_init_script(WATCHED)
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


def test_frames_leave_three_quarters_of_the_stack_free(page):
    """A module's frames have 65,536 bytes, behind its data: if they needed more, they would overwrite that in silence."""
    for recording in RECORDINGS:
        in_browser(page, recording)
    modules = page.evaluate("started.map(({ bytes }) => Array.from(bytes))")
    ends = [end_of_stack(bytes(module)) for module in modules]
    used = page.evaluate(
        """(ends) => ends.map((end, index) => {
             const stack = new Uint8Array(started[index].memory.buffer, end - 65536, 65536);
             return 65536 - stack.findIndex((one) => one);
           })""", ends)
    assert len(used) > 1
    assert all(0 < one <= 65536 / 4 for one in used), used
    print(f"frames take at most {max(used)} of 65536 bytes")


def end_of_stack(module):
    """Where the first frame begins: the first number of the module's only variable."""
    variables = Reader(dict(sections(module))[6])
    assert variables.take(4) == bytes([1, 0x7F, 1, 0x41]), "one changeable number of 32 bits, which begins as a constant"
    return variables.number()
