"""What nobody sees takes no frames."""

import time


def ticks(window):
    return window.answer("dots", key="dots")["dots"]


def grow(window, seconds=1.5):
    before = ticks(window)
    time.sleep(seconds)
    return ticks(window) - before


def test_dots_outside_of_what_a_scrolled_window_shows_take_no_frames(probe):
    window = probe("menu")
    window.until(widget="menu", activity="atRest")
    assert window.answer("put", "dots-below", "page", key="put")
    window.answer("focus", key="focus")
    time.sleep(0.5)
    assert grow(window) == 0
    window.ask("scroll", 1e6)
    time.sleep(1)
    assert grow(window) > 10
    window.ask("scroll", 0)
    time.sleep(0.5)
    assert grow(window) == 0
