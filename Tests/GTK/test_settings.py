"""Effects of GTK's settings: the scale of the screen, its contrast."""


def test_on_a_fine_screen_points_are_two_pixels(probe, monkeypatch):
    monkeypatch.setenv("GDK_SCALE", "2")
    window = probe("list")
    window.until(widget="bottom", activity="atRest")
    window.drag((374, 240), (374, 600))
    window.until(widget="top", event="armed")
    assert window.answer("place", key="last")["y"] == 180
    held = window.picture("list-fine")
    # The wave is as smooth as the pixels: its edge moves by single ones, not by pairs.
    def depth(x):
        return next(y for y in range(held.height) if held.getpixel((x, y)) != held.getpixel((x, 5)))
    assert {depth(x) % 2 for x in range(20, 160)} == {0, 1}
    window.release()
    window.until(asked="refresh")


def test_more_contrast_is_taken_from_the_theme(play):
    fills = {}
    for theme in ("Default", "Default-hc"):
        window = play("elastic-surface", "--json", "--set", "fill=highlight", gtk_theme_name=theme)
        window.rest()
        window.drag((187, 80), (187, 200))
        window.until(state="dragging")
        fills[theme] = window.picture(f"surface-{theme}").getpixel((5, 5))
        window.release()
        window.until(event="settled")
        window.process.terminate()
        window.process.wait()
    assert fills == {"Default": (0xF2, 0x8D, 0x0A), "Default-hc": (0x9A, 0x52, 0x00)}
