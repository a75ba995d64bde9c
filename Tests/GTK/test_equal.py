"""A recording replayed in a window draws what it draws headless and in the page, to the bit."""

import json
import re
import subprocess

import components
import pytest
from conftest import PROGRAM, ROOT

# One a component, since they are played in real time; the page plays all of them.
GESTURES = [one.recording for one in components.ALL]
# Plays a recording on the WebAssembly module and gives the numbers of the scene at some times.
REPLAY = """async ([text, times]) => {
  const { Motion, open } = await import('/elements/elastic.js'), { needToRead } = await import('/elements/content.js'), { entriesOf, entry } = await import('/elements/entry.js');
  const { ENTRY_RESIZED, ENTRY_SURROUNDINGS } = await import('/elements/numbers.js');
  const { read } = await import('/elements/recordings.js'), { numbers, content } = await read(text);
  await import('/elements/all.js');
  await open();
  await needToRead(numbers[0]);
  const [kind, ...size] = numbers.slice(0, 3), entries = entriesOf(numbers), motion = new Motion(kind);
  motion.take(entry(0, ENTRY_RESIZED, ...size));
  motion.take(entry(0, ENTRY_SURROUNDINGS));
  if (content) motion.load(content, 0);
  return times.map((time) => {
    while (entries[0]?.[0] <= time) motion.take(entries.shift());
    motion.advance(time);
    return Array.from(motion.draw().subarray(motion.at, motion.end));
  });
}"""
# How many numbers follow a verb of a path: move, line, quad, cubic, close.
VERBS = {0: 2, 1: 2, 2: 4, 3: 6, 4: 0}


@pytest.fixture(scope="module")
def page(browser):
    """A page that can load what the page is made of, from disk."""
    assert (ROOT / "Web/elements/elastic.wasm").exists(), "no module: Scripts/build-wasm.sh"
    page = browser.new_page()

    def fulfill(route):
        name = route.request.url.rsplit(":1/", 1)[1]
        if name:
            route.fulfill(path=ROOT / "Web" / name)
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    page.route("**/*", fulfill)
    page.goto("http://127.0.0.1:1/")
    yield page
    page.close()


def frames_of(window, end):
    """A window's drawings up to a time, frame by frame."""
    frames = []
    while not frames or frames[-1]["t"] < end:
        line = window.next()
        assert line is not None, "it stopped before the recording was over"
        if "items" in line:
            frames.append(line)
    return frames


def inspected(gesture, component, times):
    done = subprocess.run(
        [PROGRAM, "inspect", component, "--gesture", gesture,
         "--at=" + ",".join(map(repr, times)), "--json"],
        check=True, capture_output=True, text=True, timeout=60)
    return json.loads(done.stdout)["samples"]


def points(path):
    """The numbers of a path of the page's."""
    found, at = [], 0
    while at < len(path):
        count = VERBS[int(path[at])]
        found += path[at + 1:at + 1 + count]
        at += 1 + count
    return found


def in_page(scene):
    """The state of a scene of the page, under the names of `inspect`."""
    # A page has no use for control points.
    items, at = [], 5
    while at < len(scene):
        code, length, body = int(scene[at]), int(scene[at + 1]), scene[at + 5:at + int(scene[at + 1])]
        if code == 0:
            items.append(("fill", points(body[2:])))
        elif code == 1:
            items.append(("stroke", body[1], body[7], body[8], points(body[9:])))
        elif code == 2:
            items.append(("text", *body[1:4]))
        elif code == 3:
            items.append(("slot", *body[:4]))
        at += length
    return {"output": scene[2:5], "items": items}


def in_window(frame):
    """The same of a frame of the window's."""
    items = []
    for item in frame["items"]:
        kind = item["kind"]
        numbers = [float(one) for one in re.findall(r"[-+.\de]+", item.get("d") or "")]
        if kind == "fill":
            items.append(("fill", numbers))
        elif kind == "stroke":
            items.append(
                ("stroke", item["strokeWidth"], item["strokeStart"], item["strokeEnd"], numbers))
        elif kind == "text":
            items.append(("text", *item["position"], item["size"]))
        elif kind == "slot":
            items.append(("slot", *item["frame"]))
    output = frame["output"]
    return {"output": [output["inset"], output["extent"], output["progress"]], "items": items}


@pytest.mark.parametrize("name", GESTURES)
def test_the_window_and_the_page_show_what_is_inspected(play, page, name):
    gesture = ROOT / f"Tests/Gestures/{name}.gesture.json"
    recording = json.loads(gesture.read_text())
    component = recording["component"]
    end = max(event["t"] for event in recording["events"])
    window = play(component, "--gesture", gesture, "--scenes", is_seen=False)
    frames = frames_of(window, end)
    assert len(frames) > 5

    times = [frame["t"] for frame in frames]
    for frame, sample in zip(frames, inspected(gesture, component, times), strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
    scenes = page.evaluate(REPLAY, [gesture.read_text(), times])
    numbers = 0
    for frame, scene in zip(frames, scenes, strict=True):
        assert in_window(frame) == in_page(scene), frame["t"]
        numbers += len(scene)
    # It must be a motion that is compared, not a picture that stands still.
    assert len({json.dumps(frame["items"]) for frame in frames}) > 5
    print(f"{name}: {len(frames)} frames, {numbers} numbers of the page's, all bits equal")
