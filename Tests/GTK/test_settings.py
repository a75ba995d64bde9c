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


def luminance(color):
    """As WCAG 2 defines it."""
    parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_more_contrast_is_taken_from_the_theme(play):
    contrasts = {}
    for theme in ("Default", "Default-hc"):
        window = play("elastic-surface", "--json", gtk_theme_name=theme)
        window.rest()
        window.drag((187, 80), (187, 200))
        window.until(state="dragging")
        fill = window.picture(f"surface-{theme}").getpixel((5, 5))
        # It is the theme's accent, a blue, only darker.
        assert fill[2] > fill[1] > fill[0], (theme, fill)
        contrasts[theme] = 1.05 / (luminance(fill) + 0.05)
        window.release()
        window.until(event="settled")
        window.process.terminate()
        window.process.wait()
    # Of white text on it.
    assert 4.5 <= contrasts["Default"] < 7 <= contrasts["Default-hc"], contrasts
