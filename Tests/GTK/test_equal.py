"""A recording replayed in a window draws what it draws headless, to the bit."""

import json
import subprocess

import pytest
from conftest import PROGRAM, ROOT

# One a component, since they are played in real time; the page plays all of them.
GESTURES = [
    "surface-grab-mid-bounce", "refresh-slow-pull", "menu-grab-mid-flight", "ball-sung",
    "balloon-typing-and-sending", "shape-flung-and-caught",
]


@pytest.mark.parametrize("name", GESTURES)
def test_the_window_shows_what_is_inspected(play, name):
    gesture = ROOT / f"Tests/Gestures/{name}.gesture.json"
    recording = json.loads(gesture.read_text())
    component = recording["component"]
    end = max(event["t"] for event in recording["events"])
    window = play(component, "--gesture", gesture, "--scenes", is_seen=False)
    frames = []
    while not frames or frames[-1]["t"] < end:
        line = window.next()
        assert line is not None, "it stopped before the recording was over"
        if "items" in line:
            frames.append(line)
    assert len(frames) > 5

    times = ",".join(repr(frame["t"]) for frame in frames)
    inspected = subprocess.run(
        [PROGRAM, "inspect", component, "--gesture", gesture, f"--at={times}", "--json"],
        check=True, capture_output=True, text=True, timeout=60)
    for frame, sample in zip(frames, json.loads(inspected.stdout)["samples"], strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
