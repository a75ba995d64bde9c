"""Ten thousand rows in a scrolled window of GTK's, pulled at both ends.

Mouse and wheel are real. Fingers on a touchpad no test has; what GTK's own controllers say of them is
sent to whom it would be sent.
"""

import time

import pytest

REFRESHED = [
    "dragging", "armed", "bouncing", "refresh", "loading", "stopping", "stopped", "ended", "settled"]


@pytest.fixture
def window(probe):
    window = probe("list")
    window.until(widget="bottom", activity="atRest")
    window.said.clear()
    return window


def place(window):
    return window.answer("place", key="last")


def settle(window, widget):
    """Ends the loading, and waits for rest."""
    window.ask("end")
    window.until(widget=widget, event="settled")
    window.until(widget=widget, activity="atRest")


def wheel(window, button, notches):
    """The distance that a number of wheel notches scrolls, each in a frame of its own: of more than one GTK rounds the sum."""
    before = place(window)["value"]
    for _ in range(notches):
        window.do("mousemove", 187, 400, "click", button)
        after = place(window)["value"]
    return after - before


def test_return_is_a_rows_or_refreshes_the_list_that_has_the_focus_itself(window):
    window.do("mousemove", 187, 600, "key", "Tab", "key", "Return")
    window.until_key("activated")
    assert window.events("top") == window.events("bottom") == []
    window.ask("focus")
    place(window)  # It answers in order: the list has the focus.
    window.do("key", "Return")
    window.until(asked="refresh")
    settle(window, "top")
    assert len([line for line in window.said if "activated" in line]) == 1
    assert "load-more" not in window.events("bottom")


def test_a_pull_refreshes_and_the_list_scrolls_as_before(window):
    rest = place(window)
    far = wheel(window, 5, 4)
    assert wheel(window, 4, 4) == -far < 0

    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    held = place(window)
    # The rows follow the mouse to the point, and the first stays the first.
    assert (held["y"], held["value"], held["height"]) == (180, 0, 487)
    window.picture("list-held")
    window.release()
    window.until(asked="refresh")
    window.until(widget="top", state="loading")
    loading = place(window)
    assert (loading["y"], loading["value"]) == (50, 0)
    # All rows can be reached meanwhile.
    assert loading["last"] == rest["last"] + 50
    window.picture("list-loading")
    settle(window, "top")
    assert window.events("top") == REFRESHED
    assert window.events("bottom") == []
    assert place(window) == rest
    assert wheel(window, 5, 4) == far


@pytest.mark.parametrize("when", ["while it loads", "as it ends"])
def test_rows_that_come_above_while_it_loads_move_nothing_with_keeps_place(window, when):
    window.ask("keep")
    window.ask("begin")
    window.until(widget="top", state="loading")
    before = place(window)
    assert (before["y"], before["value"]) == (50, 0)
    if when == "as it ends":
        window.ask("end")
    window.ask("prepend 40")
    after = place(window)
    grown = after["last"] - before["last"]
    assert grown > 400
    # The row that was the first is where it was, now that the others are above it; the band gives its room back to them.
    assert after["y"] - after["value"] + grown == pytest.approx(before["y"], abs=2)
    if when != "as it ends":
        window.ask("end")
    window.until(widget="top", event="settled")
    end = place(window)
    assert end["y"] == 0 and grown - end["value"] == pytest.approx(50, abs=2)


def test_a_pull_at_the_bottom_loads_more(window):
    window.ask("go", 1e9)
    rest = place(window)
    assert rest["value"] == rest["last"] > 200_000
    window.drag((187, 520), (187, 340))
    window.until(widget="bottom", event="armed")
    held = place(window)
    assert held["value"] == held["last"] == rest["last"] + 180
    window.picture("list-more-held")
    window.release()
    window.until(asked="load-more")
    window.until(widget="bottom", state="loading")
    settle(window, "bottom")
    assert window.events("top") == []
    assert place(window) == rest


def test_a_note_is_beside_the_circle_and_a_sentence_in_its_place(window):
    window.ask("note", "Updated 10:42")
    window.ask("begin")
    window.until(widget="top", state="loading")
    place(window)
    noted = window.picture("list-note")
    window.ask("end-saying", "3 new letters")
    place(window)
    said = window.picture("list-sentence")
    # It is read before the band closes: the circle's place and what is right of it have other pixels.
    assert place(window)["y"] == 50 and noted.crop((170, 5, 370, 45)) != said.crop((170, 5, 370, 45))
    window.until(widget="top", event="settled")
    window.until(widget="top", activity="atRest")
    assert window.events("top")[-3:] == ["stopped", "ended", "settled"] and place(window)["y"] == 0
    # The next loading has its circle again.
    window.ask("begin")
    window.until(widget="top", state="loading")
    window.picture("list-note-again")
    # One that begins while a sentence is read is not ended with it.
    window.ask("end-saying", "3 new letters")
    window.ask("begin")
    time.sleep(1.8)
    assert window.answer("state", "top", key="read")["state"] == "loading"
    settle(window, "top")


def asked(window):
    place(window)  # It answers in order.
    return [line for line in window.said if line.get("asked") == "load-more"]


def test_more_is_loaded_without_a_pull_as_the_end_comes_near(window):
    window.ask("automatic", 300)
    last = place(window)["last"]
    window.ask("go", last - 400)
    assert not asked(window)
    window.ask("go", last - 200)
    window.until(asked="load-more")
    window.until(widget="bottom", state="loading")
    window.ask("append", 40)
    settle(window, "bottom")
    # The new rows have moved the end away.
    assert len(asked(window)) == 1 and place(window)["last"] > last + 400
    window.said.clear()
    window.ask("go", 1e9)
    window.until(asked="load-more")
    window.until(widget="bottom", state="loading")
    # An answer without rows is not asked for over and over, only when the end has been further away.
    settle(window, "bottom")
    window.ask("go", last)
    assert len(asked(window)) == 1
    window.ask("go", 1e9)
    window.until(widget="bottom", state="loading")
    assert len(asked(window)) == 2


def test_what_is_scrolled_away_stays_where_it_is(window):
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    window.release()
    window.until(widget="top", state="loading")
    window.ask("go", 5000)
    before = place(window)
    settle(window, "top")
    after = place(window)
    assert before["y"] - before["value"] == after["y"] - after["value"] == -4950


def test_a_list_that_moves_scrolls_and_its_rows_are_clicked_at_once(window):
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    window.release()
    window.until(widget="top", state="bouncing")
    assert wheel(window, 5, 3) > 0
    # A drag into the list moves neither the edge nor the band.
    window.drag((187, 300), (187, 200))
    window.release()
    window.until(widget="top", state="loading")
    window.do("mousemove", 187, 400, "click", "--repeat", 2, "--delay", 20, 1)
    window.until_key("activated")
    assert window.words("state").count("dragging") == 1
    settle(window, "top")


def test_in_the_middle_of_the_list_a_drag_is_not_a_pull(window):
    window.ask("go", 5000)
    before = place(window)
    window.drag((187, 120), (187, 300))
    window.release()
    assert place(window) == before
    assert window.events("top") == window.events("bottom") == []


def test_the_scroll_bar_is_not_pulled(window):
    window.do("mousemove", 370, 20, "sleep", 0.3)
    window.drag((372, 10), (372, 200))
    assert place(window)["value"] > 1000
    window.release()
    assert window.events("top") == []


def test_a_fling_ends_at_the_end_as_in_any_list(window):
    far = wheel(window, 5, 3)
    window.ask("go", 3000)
    window.ask("fling", -400)
    while place(window)["value"] > 0:
        pass
    # GTK's own overshoot glow, and no pull, because no finger holds it.
    window.picture("list-overshot")
    assert place(window) == {"value": 0, "last": 229333, "y": 0, "height": 667}
    # A list that is on its way back from there is scrolled on from where it is.
    assert 0 < wheel(window, 5, 3) <= far
    # How long it is on its way depends on the machine.
    assert any(wheel(window, 5, 3) == far for _ in range(5))
    assert window.events("top") == []


def test_two_fingers_pull_where_the_list_ends(window):
    window.ask("go", 30)
    window.ask("touchpad-begin")
    # While there is something to scroll it is the list's.
    window.ask("touchpad", -0.1)
    assert place(window)["y"] == 0 != place(window)["value"]
    window.ask("go", 0)
    for _ in range(10):
        window.ask("touchpad", -1)
    window.until(widget="top", event="armed")
    assert place(window)["y"] == 150
    # Back past where they began they scroll again.
    for _ in range(10):
        window.ask("touchpad", 1)
    window.until(widget="top", state="stopped")
    assert place(window)["y"] == 0
    for _ in range(10):
        window.ask("touchpad", 1)
    assert place(window)["y"] == 0 < place(window)["value"]
    window.ask("go", 0)
    for _ in range(10):
        window.ask("touchpad", -1)
    window.ask("touchpad-end")
    window.until(asked="refresh")
    settle(window, "top")
    assert place(window)["value"] == 0


def test_the_window_is_resized_in_mid_pull(window):
    window.drag((187, 120), (187, 250))
    window.until(widget="top", event="armed")
    for size in [(500, 500), (375, 300), (375, 667)]:
        window.ask("resize", *size)
        while (now := place(window))["y"] + now["height"] != size[1]:
            pass
        assert (now["y"], now["value"]) == (130, 0)
    window.move((187, 260))
    while place(window)["y"] != 140:
        pass
    window.release()
    window.until(asked="refresh")
    settle(window, "top")
    assert place(window)["y"] == 0


def test_a_hidden_list_has_no_frames_drawn(window):
    window.ask("begin")
    window.until(widget="top", state="loading")
    window.ask("hide")
    ticks = window.answer("ticks", key="top")
    assert ticks["top"] > 0
    assert window.next(patience=1) is None
    assert window.answer("ticks", key="top") == ticks
    window.ask("show")
    settle(window, "top")


def test_without_animations_nothing_ticks_and_all_states_are_reached(probe):
    window = probe("list", gtk_enable_animations=0)
    window.until(widget="bottom", activity="atRest")
    window.said.clear()
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    window.release()
    window.until(widget="top", state="loading")
    window.picture("list-still")
    settle(window, "top")
    assert window.events("top") == [
        "dragging", "armed", "loading", "refresh", "stopping", "stopped", "ended", "settled"]
    assert window.answer("ticks", key="top") == {"top": 0, "bottom": 0}


def test_it_is_dark_where_gtk_is(probe):
    window = probe("list", gtk_application_prefer_dark_theme=1)
    window.until(widget="bottom", activity="atRest")
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    window.picture("list-dark")
    window.release()
    window.until(widget="top", state="loading")
    settle(window, "top")


SQUARE = (255, 0, 255)


def where(window):
    return window.answer("where", key="isShown")


def test_an_indicator_of_ones_own_is_where_the_circle_would_be(window):
    window.ask("indicator", "square")
    assert not where(window)["isShown"]
    window.drag((187, 120), (187, 300))
    window.until(widget="top", event="armed")
    held = where(window)
    # In the middle of the edge, and of the free space up to a margin of ten points.
    assert held["isShown"]
    assert (held["x"], held["y"], held["width"], held["height"]) == (172.5, 10, 30, 30)
    picture = window.picture("list-indicator")
    assert picture.getpixel((187, 25)) == SQUARE
    assert picture.getpixel((150, 25)) not in (SQUARE, (255, 255, 255))
    told = [line for line in window.said if "isBusy" in line][-1]
    assert told["progress"] == pytest.approx(180 / 95) and told["isBusy"] in (0, False)
    window.release()
    window.until(widget="top", state="loading")
    while not window.until_key("isBusy")["isBusy"]:
        pass
    assert window.picture("list-indicator-busy").getpixel((187, 25)) == SQUARE
    settle(window, "top")
    assert not where(window)["isShown"]


def test_an_indicator_is_cut_off_by_the_wave(window):
    window.ask("indicator", "square")
    window.drag((187, 120), (187, 140))
    held = where(window)
    picture = window.picture("list-indicator-small")
    column = [picture.getpixel((187, y)) for y in range(80)]
    # Of thirty points only those inside of the wave are seen.
    assert 5 < column.count(SQUARE) < held["height"]
    window.release()
    window.until(widget="top", event="settled")


def test_an_indicator_can_be_another_and_the_circle_again(window):
    for kind in ("square", "spinner", "circle"):
        window.ask("indicator", kind)
        window.drag((187, 120), (187, 240))
        window.until(widget="top", event="armed")
        picture = window.picture(f"list-indicator-{kind}")
        assert (picture.getpixel((187, 25)) == SQUARE) == (kind == "square")
        window.release()
        window.until(widget="top", state="loading")
        settle(window, "top")
