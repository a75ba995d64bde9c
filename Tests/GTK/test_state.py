"""What a program can read of every widget: its state, its progress, and where its content begins."""

import pytest
from conftest import ROOT


def read(window, widget):
    return window.answer("state", widget, key="read")


def opened(probe, kind, widget):
    """A window whose widget is at rest, and says so."""
    window = probe(kind)
    window.until(widget=widget, activity="atRest")
    return window


def at_rest(widget, state):
    return {"read": widget, "state": state, "progress": 0, "inset": 0, "extent": 0}


def test_a_list_tells_how_far_it_is_pulled(probe):
    window = opened(probe, "list", "bottom")
    assert read(window, "top") == at_rest("top", "stopped")
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    pulled = read(window, "top")
    assert pulled["state"] == "dragging"
    assert pulled["progress"] == pytest.approx(180 / 95, abs=1e-6)
    assert pulled["extent"] > 150
    window.release()
    window.until(widget="top", state="loading")
    assert read(window, "top")["inset"] == 50
    window.ask("end")
    window.until(widget="top", event="settled")


def test_a_menu_tells_how_far_it_is_open(probe):
    window = opened(probe, "menu", "menu")
    assert read(window, "menu") == at_rest("menu", "closed")
    window.drag((5, 300), (100, 300))
    window.until(widget="menu", state="dragging")
    held = read(window, "menu")
    assert held["state"] == "dragging" and 0 < held["progress"] < 1 and held["extent"] > 50
    window.release()
    window.until(event="settled")


def test_a_menu_that_is_disabled_stays_closed(probe):
    window = opened(probe, "menu", "menu")
    window.said.clear()
    window.ask("disable")
    window.drag((5, 300), (200, 300))
    window.release()
    assert read(window, "menu")["state"] == "closed"
    assert window.events("menu") == []


def test_a_song_tells_how_far_it_is_sung(probe):
    window = probe("song", "none", ROOT / "Tests/Lyrics/lrc/twinkle.lrc")
    window.until(activity="atRest")
    window.ask("clock", 5, 1)
    song = window.answer("state", key="currentTime")
    assert song["isPlaying"] == 1
    assert song["duration"] >= 9 and song["currentTime"] >= 5
    told = next(line for line in reversed(window.said) if "read" in line)
    assert told["state"] in ("waiting", "hopping", "holding")
    assert told["progress"] == pytest.approx(song["currentTime"] / song["duration"], abs=0.05)
    window.ask("rate", 2)
    assert window.answer("state", key="rate")["rate"] == 2
