"""Tests/host-behaviour.json in windows: the same cases as in every other host, with real keys.

A window of `elastic play` is told nothing by a program: the cases in which an app performs a command, plays a song or hides
the component are run by other hosts.
"""

import json
from pathlib import Path

import pytest

CASES = json.loads((Path(__file__).parents[1] / "host-behaviour.json").read_text())
KEYS = {"return": "Return", "space": "space", "escape": "Escape", "up": "Up", "down": "Down", "left": "Left", "right": "Right"}
MINE = [case for case in CASES
        if not any({"perform", "player", "hide"} & step.keys() for step in case["steps"])]


def come_to_rest(window):
    """Reads what it says until it rests and is silent."""
    for _ in range(100):
        if window.next(0.6) is None and window.said[-1].get("activity") == "atRest":
            return
    raise AssertionError(f"never at rest: {window.said[-5:]}")


@pytest.mark.parametrize("case", MINE, ids=[case["says"] for case in MINE])
def test_a_window(play, case):
    settings = [word for name, value in case.get("style", {}).items() for word in ("--set", f"{name}={value}")]
    window = play(case["component"], "--json", *settings)
    window.rest()
    window.do("mousemove", 187, 600, "key", "Tab")
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
        if step.get("rest"):
            come_to_rest(window)
        if "state" in step and (window.words("state") or ["rest"])[-1] != step["state"]:
            window.until(state=step["state"])
        if "events" in step:
            while len(window.words("event")) < len(step["events"]):
                assert window.next() is not None, (number, window.said[-5:])
            assert window.words("event") == step["events"], number
    # The screen has one keyboard: a key that stays down would be pressed in the next test's window.
    for key in held:
        window.do("keyup", key)
