"""Components in windows of a Wayland compositor, with a mouse and keys, and recordings replayed there.

For the hands, the compositor is Weston in a window of an X11 screen: what xdotool does to that window, Weston gives to GTK as a
Wayland seat of its own. It shows each program alone, from the top left, in the size of a component. For recordings it has no screen and no
seat, and its desktop shows all windows at once, with GTK's title bars. The reader's settings are not tested here: on Wayland GTK asks a
desktop for them, not a file.
"""

import json
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import PATIENCE, ROOT, Window, opening, starting_a_screen
from test_equal import frames_of, inspected
# The same tests, in the windows of this file's `play`.
from test_keys import (  # noqa: F401
    test_escape_closes_an_open_menu, test_escape_takes_a_pull_back,
    test_return_presses_a_button_once_however_long_it_is_held,
    test_the_arrow_away_from_the_edge_pulls_a_surface_until_it_is_let_go)
from test_surface import (  # noqa: F401
    test_a_drag_is_followed_and_bounces_back, test_it_is_caught_in_mid_bounce, test_no_frame_is_drawn_at_rest)

SOCKET = "elastic-test"
# Of Weston's desktop: nothing but windows, which are there at once.
DESKTOP = "[shell]\npanel-position=none\nlocking=false\nbackground-color=0xff000000\nanimation=none\nstartup-animation=none\n"
# The button in the title bar of a window that is as wide as the screen: it begins at the top left, with its shadow of 14 × 12 points.
CLOSE = (369, 30)
RECORDINGS = {path.name.split(".")[0]: path for path in sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))}


def read(name):
    return json.loads(RECORDINGS[name].read_text())


def length(name):
    return max(event["t"] for event in read(name)["events"])


# They are played in real time: five at once, of about the same length.
BY_LENGTH = sorted(RECORDINGS, key=length)
BATCHES = [BY_LENGTH[at:at + 5] for at in range(0, len(BY_LENGTH), 5)]


@contextmanager
def weston(screen, *options, settings=""):
    """Weston: the process, and what a program needs to find it."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "weston.ini").write_text(f"[core]\nidle-time=0\n[keyboard]\nnumlock-on=false\n{settings}")
        process = subprocess.Popen(
            ["weston", "--use-pixman", f"--socket={SOCKET}", f"--config={folder}/weston.ini", *options],
            env={"XDG_RUNTIME_DIR": folder, "DISPLAY": screen, "PATH": "/usr/bin:/bin"}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not (Path(folder) / SOCKET).exists():
            assert process.poll() is None and time.monotonic() < end, "weston did not start"
            time.sleep(0.05)
        yield process, {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": SOCKET, "XDG_RUNTIME_DIR": folder}
        process.terminate()
        process.wait()


@pytest.fixture
def compositor(request):
    """Weston on a screen of its own: the process, the screen and what a program needs to find it."""
    screens = starting_a_screen()
    screen = next(screens)
    # Its kiosk starts no helper of its own, which would take the keys.
    shell = getattr(request, "param", "kiosk")
    with weston(screen, "--backend=x11-backend.so", f"--shell={shell}-shell.so", "--width=375", "--height=667",
                settings=DESKTOP) as (process, backend):
        yield process, screen, backend
    next(screens, None)


@pytest.fixture(scope="module")
def desktop():
    """A desktop without a screen, for many windows at once."""
    with weston("", "--backend=headless-backend.so", "--shell=desktop-shell.so", "--width=800", "--height=800",
                settings=DESKTOP) as (process, backend):
        yield process, backend


@pytest.fixture
def play(compositor, tmp_path):
    """Opens a window on Wayland, as `play` does elsewhere on X11."""
    _, screen, backend = compositor
    yield from opening(type("WaylandWindow", (Window,), {"backend": backend}), screen, tmp_path)


@pytest.mark.parametrize("names", BATCHES, ids=[names[0] for names in BATCHES])
def test_every_recording_shows_what_is_inspected(desktop, tmp_path, names):
    """Replayed on Wayland, some at once, each draws what it draws headless, to the bit."""
    process, backend = desktop
    kind = type("WaylandWindow", (Window,), {"backend": backend})
    windows = {}
    for name in names:
        (folder := tmp_path / name).mkdir()
        windows[name] = kind("", folder, [read(name)["component"], "--gesture", RECORDINGS[name], "--scenes"], {}, False, "")
    try:
        for name, window in windows.items():
            frames = frames_of(window, length(name))
            samples = inspected(RECORDINGS[name], read(name)["component"], [frame["t"] for frame in frames])
            # On a slow machine five windows have few, and the shortest recording lasts for 0.8 s.
            assert len(frames) > 2
            for frame, sample in zip(frames, samples, strict=True):
                for part in ("t", "state", "controlPoints", "items", "output"):
                    assert frame[part] == sample[part], (name, part, frame["t"])
            print(f"{name}: {len(frames)} frames, all bits equal")
    finally:
        for window in windows.values():
            window.process.kill()
            window.process.wait()
    assert all(window.complaints.read_text() == "" for window in windows.values())
    assert process.poll() is None


@pytest.mark.parametrize("compositor", ["desktop"], indirect=True)
@pytest.mark.parametrize("words", [["elastic-surface"], ["lyric-ball", "--gesture", RECORDINGS["ball-paused-and-slowed"]]], ids=["at rest", "in motion"])
def test_it_is_closed_by_its_title_bar(compositor, play, words):
    """The compositor goes on, and the program ends as one that has done its work."""
    window = play(*words, "--json")
    if len(words) == 1:
        window.rest()
    window.do("mousemove", *CLOSE, "sleep", 0.1)
    window.press(*CLOSE)
    window.release()
    assert window.process.wait(PATIENCE) == 0
    assert window.complaints.read_text() == "" and compositor[0].poll() is None


def test_it_ends_without_its_compositor(compositor, play):
    """A compositor that is gone ends the program, with a status and not by a signal."""
    window = play("elastic-surface", "--json")
    window.rest()
    compositor[0].kill()
    assert window.process.wait(PATIENCE) > 0
    assert window.complaints.read_text().startswith("Gdk-Message")
    window.complaints.write_text("")
