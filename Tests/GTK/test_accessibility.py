"""Components in windows as a screen reader reads and operates them, over AT-SPI."""

from conftest import ROOT


def test_a_surface_is_ornament_and_passed_over(listen):
    _, reader = listen("elastic-surface", "--json")
    reader.until()


def test_a_balloon_is_a_status_that_says_who_is_typing(listen):
    _, reader = listen("message-balloon", "--json")
    reader.until("status bar | Message balloon | is typing | ")


def test_a_song_is_lyrics_that_play_or_not(listen):
    song = ROOT / "Tests/Lyrics/lrc/twinkle.lrc"
    _, reader = listen("lyric-ball", "--song", song, "--json")
    reader.until("label | Lyrics | playing | ")


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
