"""Tests/host-behaviour.json in windows: the same cases as in every other host, with real keys and a real mouse.

A window of `elastic play` is told nothing by a program, but for the recording with which it opens: a list is one of the
probe's, and the other cases in which an app performs a command, plays a song, changes the letters or the size, or hides the component, or a screen reader acts, are
run by other hosts.
"""

import json
import time
from pathlib import Path

import pytest
from conftest import PATIENCE

CASES = json.loads((Path(__file__).parents[1] / "host-behaviour.json").read_text())
KEYS = {"return": "Return", "space": "space", "escape": "Escape", "up": "Up", "down": "Down", "left": "Left", "right": "Right"}
LIST = "pull-to-refresh"
# What the probe calls the commands.
ASKED = {"begin-refreshing": "begin", "end-refreshing": "end", "disable": "disable"}
# A replay that a hand catches begins after as many seconds more: it is caught before, however slow the machine is.
LATER = 30
# What a program does while it lays a widget out, the probe does.
LAID_OUT = [case for case in CASES if any("layout" in step for step in case["steps"])]
MINE = [case for case in CASES
        if case["component"] == LIST or case in LAID_OUT
        or not any({"perform", "player", "hide", "textScale", "activate", "resize"} & step.keys() for step in case["steps"])]


def come_to_rest(window, state):
    """Reads what it says until it is silent, and rests; of one that is held or disabled its state is the last it says."""
    end = ("state", state) if state in ("dragging", "disabled") else ("activity", "atRest")
    for _ in range(100):
        if window.next(0.6) is None and end in window.said[-1].items():
            return
    raise AssertionError(f"never at rest: {window.said[-5:]}")


def recording(case, folder):
    """The file of what a case replays, on the window's own size."""
    [step] = [step for step in case["steps"] if "replay" in step]
    later = LATER if any("drag" in step for step in case["steps"]) else 0
    file = folder / "replayed.gesture.json"
    file.write_text(json.dumps({
        "version": 1, "component": case["component"], "size": [375, 667], **({"content": step["replayed"]} if "replayed" in step else {}),
        "events": [{**event, "t": event["t"] + later} for event in step["replay"]]}))
    return file


def opened(play, probe, case, folder):
    if case["component"] == LIST:
        window = probe("list")
        window.until(widget="bottom", activity="atRest")
        window.ask("focus")
        return window
    if case in LAID_OUT:
        window = probe("layout", case["component"], *(f"{name}={value}" for name, value in case.get("style", {}).items()))
        window.rest()
        return window
    if "replay" in case["steps"][0]:
        return play(case["component"], "--json", "--gesture", recording(case, folder))
    settings = [word for name, value in case.get("style", {}).items() for word in ("--set", f"{name}={value}")]
    window = play(case["component"], "--json", *settings)
    window.rest()
    return window


def words(window, kind):
    """What it said of a kind; of the list's two ends the upper."""
    return [line[kind] for line in window.said if kind in line and line.get("widget", "top") == "top"]


def listen_until(window, is_so, number):
    while not is_so():
        assert window.next() is not None, (number, window.said[-5:])


@pytest.mark.parametrize("case", MINE, ids=[case["says"] for case in MINE])
def test_a_window(play, probe, case, tmp_path):
    window = opened(play, probe, case, tmp_path)
    window.do("mousemove", 187, 600)
    if case["component"] != LIST:
        window.do("key", "Tab")
    held = set()
    for number, step in enumerate(case["steps"], 1):
        if key := step.get("press"):
            held.add(KEYS[key])
            window.do("keydown", KEYS[key])
        if key := step.get("release"):
            held.remove(KEYS[key])
            window.do("keyup", KEYS[key])
        if step.get("leave"):
            play("message-balloon", is_seen=False)
            window.do("search", "--sync", "--name", "message-balloon", "windowfocus", "--sync")
        if command := step.get("perform"):
            window.ask(*(["perform", command] if case in LAID_OUT else [ASKED[command]]))
        if points := step.get("pull"):
            window.drag((187, 120), (187, 120 + points))
        if step.get("letGo"):
            window.release()
        if distance := step.get("drag"):
            window.drag((150, 20), (150, 20 + distance))
        if step.get("drop"):
            window.release()
        if offset := step.get("scroll"):
            window.ask("go", offset)
        if layout := step.get("layout"):
            line = window.answer("layout", *next(iter(layout.items())), *(["forget"] if step.get("forget") else []), key="laidOut")
            assert line["told"] == 0, number
            assert line["laidOut"] == step.get("stateInLayout", line["laidOut"]), number
        if step.get("isGone"):
            # GTK itself keeps it for as long as the mouse is over it.
            window.do("mousemove", 500, 700)
            end = time.monotonic() + PATIENCE
            while window.answer("gone", key="gone")["gone"] != "yes":
                assert time.monotonic() < end, number
        time.sleep(step.get("pass", 0))
        if step.get("rest"):
            come_to_rest(window, step.get("state"))
        if "state" in step:
            first = "stopped" if case["component"] == LIST else "rest"
            listen_until(window, lambda: (words(window, "state") or [first])[-1] == step["state"], number)
        if "inset" in step:
            assert window.answer("state", "top", key="read")["inset"] == step["inset"], number
        if "events" in step:
            listen_until(window, lambda: len(words(window, "event")) >= len(step["events"]), number)
            assert words(window, "event") == step["events"], number
    # The screen has one keyboard: a key that stays down would be pressed in the next test's window.
    for key in held:
        window.do("keyup", key)
