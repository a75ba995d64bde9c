"""Components in windows of a Wayland compositor, with a mouse and keys, and recordings replayed there.

The compositor is Weston in a window of an X11 screen: what xdotool does to that window, Weston gives to GTK as a Wayland
seat of its own. It shows each program alone, from the top left, in the size of a component. The reader's settings are
not tested here: on Wayland GTK asks a desktop for them, not a file.
"""

import json
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from conftest import PATIENCE, ROOT, Window, opening, starting_a_screen
from test_equal import GESTURES, frames_of, inspected
# The same tests, in the windows of this file's `play`.
from test_keys import (  # noqa: F401
    test_escape_closes_an_open_menu, test_escape_takes_a_pull_back,
    test_return_presses_a_button_once_however_long_it_is_held,
    test_the_arrow_away_from_the_edge_pulls_a_surface_until_it_is_let_go)
from test_surface import (  # noqa: F401
    test_a_drag_is_followed_and_bounces_back, test_it_is_caught_in_mid_bounce, test_no_frame_is_drawn_at_rest)

SOCKET = "elastic-test"
RECORDINGS = {name: json.loads((ROOT / f"Tests/Gestures/{name}.gesture.json").read_text()) for name in GESTURES}
# Weston has no narrower screen.
SHOWN = {name: one["size"] for name, one in RECORDINGS.items() if one["size"][0] >= 128}


@pytest.fixture
def compositor(request):
    """Weston on a screen of its own: the process, the screen and what a program needs to find it."""
    width, height = getattr(request, "param", (375, 667))
    screens = starting_a_screen()
    screen = next(screens)
    with tempfile.TemporaryDirectory() as folder:
        # It starts no helper of its own, which would take the keys.
        (Path(folder) / "weston.ini").write_text("[core]\nidle-time=0\n[keyboard]\nnumlock-on=false\n")
        weston = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", f"--width={width}",
             f"--height={height}", f"--socket={SOCKET}", f"--config={folder}/weston.ini"],
            env={"XDG_RUNTIME_DIR": folder, "DISPLAY": screen, "PATH": "/usr/bin:/bin"}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not (Path(folder) / SOCKET).exists():
            assert weston.poll() is None and time.monotonic() < end, "weston did not start"
            time.sleep(0.05)
        yield weston, screen, {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": SOCKET, "XDG_RUNTIME_DIR": folder}
        weston.terminate()
        weston.wait()
    next(screens, None)


@pytest.fixture
def play(compositor, tmp_path):
    """Opens a window on Wayland, as `play` does elsewhere on X11."""
    _, screen, backend = compositor
    yield from opening(type("WaylandWindow", (Window,), {"backend": backend}), screen, tmp_path)


@pytest.mark.parametrize(
    "name, compositor", [*SHOWN.items()], indirect=["compositor"], ids=[*SHOWN])
def test_it_shows_what_is_inspected(play, name):
    """A recording replayed on Wayland draws what it draws headless, to the bit."""
    gesture = ROOT / f"Tests/Gestures/{name}.gesture.json"
    recording = RECORDINGS[name]
    window = play(recording["component"], "--gesture", gesture, "--scenes", is_seen=False)
    frames = frames_of(window, max(event["t"] for event in recording["events"]))
    samples = inspected(gesture, recording["component"], [frame["t"] for frame in frames])
    assert len(frames) > 5
    for frame, sample in zip(frames, samples, strict=True):
        for part in ("t", "state", "controlPoints", "items", "output"):
            assert frame[part] == sample[part], (part, frame["t"])
    window.picture(f"wayland-{name}")


def test_it_ends_without_its_compositor(compositor, play):
    """A compositor that is gone ends the program, with a status and not by a signal."""
    weston = compositor[0]
    window = play("elastic-surface", "--json")
    window.rest()
    weston.kill()
    assert window.process.wait(PATIENCE) > 0
    assert window.complaints.read_text().startswith("Gdk-Message")
    window.complaints.write_text("")
