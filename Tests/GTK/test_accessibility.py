"""Components in windows as a screen reader reads and operates them, over AT-SPI."""

import time

import pytest
from conftest import ROOT


def test_a_surface_that_keys_can_pull_has_a_name_and_says_how(listen):
    _, reader = listen("elastic-surface", "--json")
    reader.until("panel | Elastic surface | Space or the arrow away from its edge pulls it |  | focusable | focused")


@pytest.mark.parametrize("content", ["short", "empty"])
def test_each_stop_of_the_tab_key_has_a_name_and_a_role(listen_to_probe, content):
    window, reader = listen_to_probe("page", "child", content)
    window.until(widget="surface", activity="atRest")
    window.do("mousemove", 187, 650)
    stops = set()
    for _ in range(12):
        window.do("key", "Tab")
        stops |= {line.split(" | ")[0] + " | " + line.split(" | ")[1] for line in reader.read() if line.endswith("focused")}
        time.sleep(0.1)
    assert "panel | Elastic surface" in stops and "push button | Like" in stops
    assert content == "short" or "scroll pane | Refresh" in stops
    # A row of GTK's own has the text in it, and no other stop is silent.
    assert {stop for stop in stops if not stop.split(" | ")[1]} <= {"list item | "}


def test_a_balloon_is_a_status_that_says_who_is_typing(listen):
    _, reader = listen("message-balloon", "--json")
    reader.until("status bar | Message balloon | is typing | ")


def test_a_balloon_says_who_writes(listen_to_probe):
    window, reader = listen_to_probe("page", "child", "short")
    window.until(widget="surface", activity="atRest")
    for writers, said in [("Anna", "Anna | is typing"), ("Anna Ben", "Anna and Ben | are typing"),
                          ("Anna Ben Cleo", "Anna, Ben and Cleo | are typing"), ("", "Message balloon | is typing")]:
        window.ask("writers", *writers.split())
        reader.until_among(f"status bar | {said} | ")


def test_a_song_is_a_text_that_is_played_and_paused(listen):
    song = ROOT / "Tests/Lyrics/lrc/twinkle.lrc"
    _, reader = listen("lyric-ball", "--song", song, "--json")
    reader.until("panel | Lyrics | playing | Pause", "text | Lyrics |  | ")
    reader.do("Pause")
    reader.until("panel | Lyrics | paused | Play", "text | Lyrics |  | ")
    reader.do("Play")
    reader.until("panel | Lyrics | playing | Pause", "text | Lyrics |  | ")


def test_the_words_of_a_song_are_read_and_the_caret_is_at_the_one_that_is_sung(listen_to_probe):
    window, reader = listen_to_probe("song", "none", ROOT / "Tests/Lyrics/lrc/twinkle.lrc")
    window.until(activity="atRest")
    window.ask("own-clock")
    text = reader.until_text(word="Twinkle")
    assert text["all"].startswith("Twinkle, twinkle, little star,\nHow I wonder what you are!")
    # It stands on a word of the second line.
    window.ask("clock-paused", 6.2)
    assert reader.until_text(line="How I wonder what you are!")["word"] in ("How", "I", "wonder")
    # Each word moves the caret, and nothing else is said.
    reader.until_heard("text-caret-moved", name="Lyrics")
    reader.read()
    reader.heard.clear()
    reader.do("Play")
    reader.until_text(word="are")
    reader.until_heard("text-caret-moved", name="Lyrics")
    reader.do("Pause")
    reader.until_among("panel | Lyrics | paused | Play")
    said = {line["text"] for line in reader.heard if not line["heard"].endswith("text-caret-moved")}
    assert said <= {"Lyrics", "playing", "paused"}


def test_a_program_with_a_player_of_its_own_is_asked_to_play(listen_to_probe):
    window, reader = listen_to_probe("song", "none", ROOT / "Tests/Lyrics/lrc/twinkle.lrc")
    window.until(activity="atRest")
    window.ask("requests")
    reader.until_among("panel | Lyrics | paused | Play")
    reader.do("Play")
    window.until(request="play")
    window.ask("clock", 2, 1)
    reader.until_among("panel | Lyrics | playing | Pause")
    reader.do("Pause")
    window.until(request="pause")


def test_a_shape_is_an_ornament_or_a_button_that_is_pressed(listen):
    _, reader = listen("elastic-shape", "--json")
    reader.until()
    window, reader = listen("elastic-shape", "--json", "--set", "purpose=button")
    reader.until("push button | Button |  | press | focusable | focused")
    window.rest()
    reader.do("press")
    window.until(event="activated")


def test_refreshing_is_what_the_pull_does(listen):
    window, reader = listen("pull-to-refresh", "--json")
    window.rest()
    reader.until_among("status bar | Refresh |  | Refresh")
    reader.do("Refresh")
    window.until(event="refresh")
    reader.until_among("status bar | Refresh | Loading |  | busy")
    reader.until_heard("accessible-description", name="Refresh", text="Loading")
    reader.until_heard("busy", name="Refresh", on=1)
    # The news has come.
    reader.until_among("status bar | Refresh |  | Refresh")
    window.picture("refresh-done")


def test_opening_a_menu_is_what_the_pull_does(listen):
    window, reader = listen("flowing-menu", "--json")
    window.rest()
    reader.until_among("panel | Menu |  | Open menu")
    reader.do("Open menu")
    window.until(event="opened")
    reader.until_among("panel | Menu | Open | Close menu | modal")
    reader.do("Close menu")
    window.until(event="closed")
    reader.until_among("panel | Menu |  | Open menu")
