"""Our SVG as a browser shows it against our PNG as cairo draws it: two renderers, one picture."""

import io
import json
import os
import subprocess

import pytest
from PIL import Image, ImageChops

SIZE = (375, 667)
PULL = [
    {"t": 0, "phase": "down", "x": 150, "y": 20},
    {"t": 0.1, "phase": "move", "x": 160, "y": 140},
    {"t": 0.4, "phase": "up", "x": 160, "y": 140},
]


@pytest.fixture(scope="module")
def page(browser):
    """A page of the system's Chromium, one pixel a point."""
    page = browser.new_page(
        viewport={"width": SIZE[0], "height": SIZE[1]}, device_scale_factor=1)
    yield page
    page.close()


@pytest.fixture
def render(root, tmp_path):
    """Renders a component to a file of that ending and returns the file."""
    binary = os.environ.get("ELASTIC", str(root / "Tools/.build/release/elastic"))

    def render(component, ending, at, settings):
        gesture = tmp_path / "pull.gesture.json"
        gesture.write_text(
            json.dumps({"version": 1, "component": component, "size": SIZE, "events": PULL}))
        file = tmp_path / f"picture.{ending}"
        words = ["render", component, "--gesture", gesture, "--at", at, "-o", file]
        words += ["--set", *settings] if settings else []
        words += ["--scale", 1] if ending == "png" else []
        subprocess.run([binary, *map(str, words)], check=True, capture_output=True, timeout=60)
        return file

    return render


@pytest.mark.parametrize("at", [0.2, 0.5, 2.1])
@pytest.mark.parametrize(
    "settings",
    [[], ["profile=smooth", "showsControlPoints=true"], ["reduceMotion=true"], ["scheme=dark"]])
@pytest.mark.parametrize("component", ["elastic-surface", "pull-to-refresh"])
def test_the_browser_shows_what_cairo_draws(page, render, component, settings, at):
    svg = render(component, "svg", at, settings).read_text()
    page.set_content(f"<body style='margin:0;background:white'>{svg}")
    shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")

    drawn = Image.new("RGBA", SIZE, "white")
    drawn.alpha_composite(Image.open(render(component, "png", at, settings)).convert("RGBA"))
    difference = ImageChops.difference(drawn.convert("RGB"), shown).convert("L")
    counts = difference.histogram()
    # Edges are smoothed differently: at most half a pixel's worth, and only along them.
    assert max(value for value, count in enumerate(counts) if count) < 128
    assert sum(counts[64:]) < 40
    # And something is there to be compared.
    assert len(drawn.getcolors(1 << 20)) > 1
