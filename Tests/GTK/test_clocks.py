"""Frames that come late, from before, or not for an hour: a window shows and tells what the same recording does headless."""

import json
import os
import subprocess

import components
import pytest
from conftest import PATIENCE, ROOT

from test_equal import inspected

HOUR = 3600
CLOCKS = ["stutters", "runs back", "sleeps", "120 Hz"]
# Each component with one of them, or with ELASTIC_CLOCKS=all with every one.
PAIRS = [(one, clock) for number, one in enumerate(components.ALL) for index, clock in enumerate(CLOCKS)
         if index == (number + 2) % len(CLOCKS) or os.environ.get("ELASTIC_CLOCKS") == "all"]


@pytest.fixture(scope="session")
def wrong_clock(tmp_path_factory):
    """The library that a program asks for the time in the place of GTK's and GLib's."""
    library = tmp_path_factory.mktemp("clock") / "wrong_clock.so"
    subprocess.run(
        ["clang", "-shared", "-fPIC", "-O1", "-o", library, ROOT / "Tests/GTK/wrong_clock.c", "-ldl"], check=True, timeout=60)
    return str(library)


@pytest.mark.parametrize("component, clock", PAIRS, ids=[f"{one.tag}, {clock}" for one, clock in PAIRS])
def test_a_window_shows_and_tells_the_same_with_every_clock(play, wrong_clock, monkeypatch, component, clock):
    gesture = ROOT / f"Tests/Gestures/{component.recording}.gesture.json"
    kind = json.loads(gesture.read_text())["component"]
    monkeypatch.setenv("LD_PRELOAD", wrong_clock)
    monkeypatch.setenv("WRONG_CLOCK", clock)
    window = play(kind, "--gesture", gesture, "--scenes", is_seen=False)
    monkeypatch.undo()
    end = max(event["t"] for event in json.loads(gesture.read_text())["events"]) + (HOUR if clock == "sleeps" else 2)
    frames, told = [], []
    while not frames or frames[-1]["t"] < end and frames[-1]["activity"] != "atRest":
        line = window.next(PATIENCE if frames else 3 * PATIENCE)
        assert line is not None, f"it stopped before the recording was over: {frames[-1:]}"
        if "items" in line:
            frames.append(line)
        elif line.get("event", "slide") != "slide":  # How far a menu is, it tells in each frame.
            told.append([line["t"], line["event"]])
    # What comes from before the recording's beginning counts as of its beginning, and shows what was there before.
    frames = [frame for frame in frames if frame["t"] > 0]
    times = [frame["t"] for frame in frames]
    if clock == "runs back":
        assert len(frames) > 5
    if clock == "120 Hz":
        assert min(after - before for before, after in zip(times, times[1:])) < 0.75 / 60
    for frame, sample in zip(frames, inspected(gesture, kind, times), strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
    [headless] = inspected(gesture, kind, [times[-1]])
    assert told == [[event["t"], event["name"]] for event in headless["events"] if event["name"] != "slide"]
    print(f"{kind}: {len(frames)} frames, {times[-1]:.1f} s, {len(told)} events")
