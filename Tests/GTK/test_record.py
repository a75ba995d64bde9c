"""Input of a component in a window is recorded; replayed, it gives the same drawings to the bit."""

import json
import os
import signal
import subprocess

import components
import pytest
from conftest import PATIENCE, PROGRAM, ROOT


def finish(window):
    """Ctrl-C in its terminal."""
    window.process.send_signal(signal.SIGINT)
    assert window.process.wait(timeout=PATIENCE) == 0


def frames(window):
    found = [line for line in window.said if "items" in line]
    while not window.lines.empty():
        line = window.lines.get()
        if line and "items" in line:
            found.append(line)
    return found


def check(window, component, file):
    """Done again headless, every frame is what the window drew."""
    recording = json.loads(file.read_text())
    # At the very time of an event there is a frame before and one after it.
    events = {event["t"] for event in recording["events"]}
    drawn = [frame for frame in frames(window) if frame["t"] not in events]
    times = ",".join(repr(frame["t"]) for frame in drawn)
    inspected = subprocess.run(
        [PROGRAM, "inspect", component, "--gesture", file, f"--at={times}", "--json"],
        check=True, capture_output=True, text=True, timeout=60)
    for frame, sample in zip(drawn, json.loads(inspected.stdout)["samples"], strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
    assert len(drawn) > 10
    return recording


CASES = {one.name: one.drag for one in components.ALL if one.drag}


@pytest.mark.parametrize("component", CASES)
def test_a_drag_is_kept_to_the_bit(play, tmp_path, component):
    settings, start, end = CASES[component]
    file = tmp_path / "made.gesture.json"
    window = play(component, "--scenes", "--record", file, "--set", "scheme=dark", *settings)
    window.rest()
    window.drag(start, end)
    window.release()
    # Caught again on its way.
    window.drag(start, end)
    window.release()
    window.rest()
    assert not file.exists()
    finish(window)
    recording = check(window, component, file)
    phases = [event.get("phase") for event in recording["events"]]
    assert phases.count("down") == phases.count("up") == 2
    assert phases.count("environment") == 1
    assert list(tmp_path.glob(".*.part")) == []


def test_a_song_is_kept_with_its_words(play, tmp_path):
    file = tmp_path / "made.gesture.json"
    song = ROOT / "Tests/Lyrics/lrc/twinkle.lrc"
    window = play("lyric-ball", "--song", song, "--scenes", "--record", file)
    window.until(event="word")
    window.until(event="word")
    finish(window)
    recording = check(window, "lyric-ball", file)
    assert recording["content"] == song.read_text()
    assert "measured" in [event.get("phase") for event in recording["events"]]


def test_what_is_replayed_is_kept_too(play, tmp_path):
    file = tmp_path / "made.gesture.json"
    gesture = ROOT / "Tests/Gestures/surface-grab-mid-bounce.gesture.json"
    window = play("elastic-surface", "--gesture", gesture, "--scenes", "--record", file,
                  is_seen=False)
    window.until(event="settled")
    finish(window)
    check(window, "elastic-surface", file)


def test_nothing_is_left_where_a_recording_cannot_be_written(tmp_path):
    file = tmp_path / "none" / "made.gesture.json"
    answer = subprocess.run(
        [PROGRAM, "play", "elastic-surface", "--record", file], capture_output=True, text=True)
    assert answer.returncode == 73
    assert answer.stderr.count("\n") == 1 and str(file) in answer.stderr


def test_a_recording_is_not_replaced_with_no_clobber(tmp_path):
    file = tmp_path / "made.gesture.json"
    file.write_text("mine")
    answer = subprocess.run(
        [PROGRAM, "play", "elastic-surface", "--record", file, "--no-clobber"], capture_output=True, text=True, timeout=PATIENCE)
    assert answer.returncode == 73 and f"{file}: exists" in answer.stderr and file.read_text() == "mine"


@pytest.mark.parametrize("words, sentence", [
    (["--song", "song.txt"], "song.txt: there are no words in it; expected a song"),
    (["--gesture", "idle.json"], "there are no words for the ball to hop over; expected --song FILE"),
])
def test_an_empty_song_opens_no_window(screen, tmp_path, words, sentence):
    (tmp_path / "song.txt").write_text(" \n")
    (tmp_path / "idle.json").write_text('{"version": 1, "component": "lyric-ball", "size": [100, 100], "events": []}')
    answer = subprocess.run(
        [PROGRAM, "play", "lyric-ball", *words], cwd=tmp_path, env={**os.environ, "DISPLAY": screen}, capture_output=True,
        text=True, timeout=PATIENCE)
    assert (answer.returncode, answer.stdout, answer.stderr) == (65, "", f"elastic: {sentence}\n")


def test_without_a_song_the_built_in_one_is_sung_and_kept(play, tmp_path):
    file = tmp_path / "made.gesture.json"
    window = play("lyric-ball", "--scenes", "--record", file)
    window.until(event="word")
    finish(window)
    assert window.complaints.read_text() == "elastic: no --song: playing the built-in song\n"
    window.complaints.write_text("")
    recording = check(window, "lyric-ball", file)
    assert recording["content"] == (ROOT / "Tools/Sources/elastic/Recordings/lyric-ball.lrc").read_text()
