"""A recording replayed in a window draws what it draws headless, to the bit; Tests/Bits compares that with pages."""

import json
import subprocess

import components
import pytest
from conftest import PROGRAM, ROOT

# One a component, since they are played in real time.
GESTURES = [one.recording for one in components.ALL]


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


@pytest.mark.parametrize("name", GESTURES)
def test_the_window_shows_what_is_inspected(play, name):
    gesture = ROOT / f"Tests/Gestures/{name}.gesture.json"
    recording = json.loads(gesture.read_text())
    component = recording["component"]
    end = max(event["t"] for event in recording["events"])
    frames = frames_of(play(component, "--gesture", gesture, "--scenes", is_seen=False), end)
    assert len(frames) > 5
    for frame, sample in zip(frames, inspected(gesture, component, [frame["t"] for frame in frames]), strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
    # It must be a motion that is compared, not a picture that stands still.
    assert len({json.dumps(frame["items"]) for frame in frames}) > 5
    print(f"{name}: {len(frames)} frames, all bits equal")
