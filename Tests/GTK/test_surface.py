"""The elastic surface in a window, pulled by a real mouse."""

STAGES = ["rest", "dragging", "settling", "rest", "settled"]


def column(picture, x):
    """The end of a column's first colour."""
    top = picture.getpixel((x, 0))
    return next(y for y in range(picture.height) if picture.getpixel((x, y)) != top)


def test_a_drag_is_followed_and_bounces_back(play):
    window = play("elastic-surface", "--json")
    window.rest()
    window.drag((187, 80), (187, 200))
    window.until(state="dragging")
    held = window.picture("surface-held")
    # The edge bends under the finger and is pulled along everywhere.
    assert column(held, 187) > column(held, 5) + 20 > 40
    window.release()
    window.until(event="settled")
    rest = window.rest()
    assert window.words("state", "event") == STAGES
    assert rest["ticks"] > 10


def test_no_frame_is_drawn_at_rest(play):
    window = play("elastic-surface", "--scenes")
    window.rest()
    window.drag((187, 80), (187, 200))
    window.release()
    window.until(event="settled")
    window.rest()
    assert window.next(patience=1) is None


def test_it_is_caught_in_mid_bounce(play):
    window = play("elastic-surface", "--json")
    window.rest()
    window.drag((187, 80), (187, 300))
    window.release()
    window.until(state="settling")
    window.press(187, 80)
    window.until(state="dragging")
    window.release()
    window.until(event="settled")


def test_without_animations_nothing_ticks_and_all_states_are_reached(play):
    window = play("elastic-surface", "--json", gtk_enable_animations=0)
    window.rest()
    window.drag((187, 80), (187, 200))
    window.release()
    window.until(event="settled")
    assert window.rest()["ticks"] == 0
    assert window.words("state", "event") == ["rest", "dragging", "rest", "settled"]


def test_it_takes_the_dark_scheme_of_gtk(play):
    fills = {}
    for dark in (0, 1):
        window = play(
            "elastic-surface", "--json", "--set", "fill=surface",
            gtk_application_prefer_dark_theme=dark)
        window.rest()
        window.drag((187, 80), (187, 200))
        window.until(state="dragging")
        fills[dark] = window.picture(f"surface-dark-{dark}").getpixel((5, 5))
        window.release()
        window.until(event="settled")
        window.process.terminate()
        window.process.wait()
    # The accent of the theme, in the light one as much darker as white text needs.
    assert fills == {0: (0x2D, 0x70, 0xC2), 1: (0x15, 0x53, 0x9E)}
