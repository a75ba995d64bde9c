"""A virtual screen, and components in windows on it."""

import io
import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ELASTIC_GTK", str(ROOT / "Tools/.build-gtk/release/elastic"))
# How long anything may take before it counts as never happening.
PATIENCE = 20


@pytest.fixture(scope="session")
def screen():
    """The number of a display of 800 × 800 pixels."""
    yield from starting_a_screen()


def starting_a_screen():
    if not os.access(PROGRAM, os.X_OK):
        pytest.fail(f"no {PROGRAM}: build Tools with the trait GTK, or set ELASTIC_GTK")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "800x800x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Window:
    """A component in a window at the screen's top left."""

    program = PROGRAM
    command = ("play",)
    # How GTK gets to the screen.
    backend = {"GDK_BACKEND": "x11"}

    def __init__(self, screen, folder, words, settings, is_seen, bus):
        config = folder / "gtk-4.0"
        config.mkdir(exist_ok=True)
        lines = [f"{key}={value}" for key, value in settings.items()]
        (config / "settings.ini").write_text("\n".join(["[Settings]", *lines, ""]))
        self.environment = {
            **os.environ, "DISPLAY": screen, **self.backend, "GSK_RENDERER": "cairo",
            "GTK_A11Y": "none", "XDG_CONFIG_HOME": str(folder), "LC_ALL": "C.UTF-8",
            "G_DEBUG": "fatal-warnings",
        }
        if bus:
            self.environment |= {"GTK_A11Y": "atspi", "DBUS_SESSION_BUS_ADDRESS": bus}
        self.complaints = folder / "stderr.txt"
        self.process = subprocess.Popen(
            [self.program, *self.command, *map(str, words)], env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints.open("w"),
            text=True)
        self.lines, self.said = queue.Queue(), []
        threading.Thread(target=self._listen, daemon=True).start()
        if is_seen:
            self._see()

    def _see(self):
        """Waits until it has been painted: until then GTK knows no place to press."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.complaints.read_text()
            if any(self._pixels().getpixel((187, 660))):
                return
        raise AssertionError("no window was painted")

    def _pixels(self):
        picture = subprocess.run(
            ["import", "-window", "root", "-crop", "375x667+0+0", "+repage", "png:-"],
            env=self.environment, check=True, timeout=PATIENCE, capture_output=True)
        return Image.open(io.BytesIO(picture.stdout)).convert("RGB")

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))
        self.lines.put(None)

    def next(self, patience=PATIENCE):
        """The next message; None after this time without one."""
        try:
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            return None
        assert line is not None, self.complaints.read_text()
        self.said.append(line)
        return line

    def until(self, **members):
        """Waits until a line with these members is said, and returns it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line = self.next()
            if line and all(line.get(key) == value for key, value in members.items()):
                return line
        raise AssertionError(f"never said: {members}; but {self.said[-5:]}")

    def rest(self):
        """Waits until it is shown and at rest, and returns the line that says so."""
        line = self.until(activity="atRest")
        # What a frame draws is said before.
        return line if "ticks" in line else self.until(activity="atRest")

    def words(self, *kinds):
        """The messages of some kinds, in order: states, events."""
        return [line[kind] for line in self.said for kind in kinds if kind in line]

    def do(self, *words):
        """Hands and keys, as xdotool names what they do."""
        subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, check=True, timeout=PATIENCE,
            capture_output=True)

    def press(self, x, y):
        self.do("mousemove", x, y, "mousedown", 1)

    def move(self, *places):
        """Through places one after another, as a hand does."""
        words = []
        for x, y in places:
            words += ["mousemove", round(x), round(y), "sleep", 0.02]
        self.do(*words)

    def drag(self, start, end, steps=12):
        """Presses, and moves without letting go."""
        self.press(*start)
        self.move(*(
            [start[axis] + (end[axis] - start[axis]) * step / steps for axis in (0, 1)]
            for step in range(1, steps + 1)))

    def release(self):
        self.do("mouseup", 1)

    def picture(self, name):
        """A picture of the screen; kept in `.build/results/gtk` for inspection."""
        folder = ROOT / ".build/results/gtk"
        folder.mkdir(parents=True, exist_ok=True)
        picture = self._pixels()
        picture.save(folder / f"{name}.png")
        return picture

    def close(self):
        self.process.terminate()
        self.process.wait()
        subprocess.run(["xdotool", "mouseup", "1"], env=self.environment)
        assert self.complaints.read_text() == ""


@pytest.fixture
def play(screen, tmp_path):
    """Opens a window: `play("elastic-surface", "--json", gtk_enable_animations=0)`.

    A line on standard error, a warning of GTK's for one, fails the test.
    """
    yield from opening(Window, screen, tmp_path)


@pytest.fixture
def probe(screen, tmp_path):
    """Opens a window of the probe, as `play` does: `probe("list")`."""
    from probes import Probe

    yield from opening(Probe, screen, tmp_path)


def opening(kind, screen, folder):
    """A function that opens windows of a kind, all of which are closed afterwards."""
    windows = []

    def play(*words, is_seen=True, bus="", **settings):
        settings = {key.replace("_", "-"): value for key, value in settings.items()}
        window = kind(screen, folder, words, settings, is_seen, bus)
        windows.append(window)
        return window

    yield play
    for window in windows:
        window.close()


@pytest.fixture
def bus():
    """A session's bus of its own: what screen readers listen on is started by it."""
    # The bus of screen readers has a socket of one name in this folder: two at once would be each other's.
    with tempfile.TemporaryDirectory() as folder:
        daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env={**os.environ, "XDG_RUNTIME_DIR": folder})
        yield daemon.stdout.readline().strip()
        daemon.terminate()
        daemon.wait()


@pytest.fixture
def listen(play, bus):
    """Opens a component and a screen reader that looks at it: `listen("elastic-shape", "--json")`."""
    yield from listening(play, bus)


@pytest.fixture
def listen_to_probe(probe, bus):
    """As `listen`, to a window of the probe."""
    yield from listening(probe, bus)


def listening(open_window, bus):
    from readers import Reader

    readers = []

    def listen(*words, **settings):
        window = open_window(*words, bus=bus, **settings)
        readers.append(Reader(window))
        return window, readers[-1]

    yield listen
    for reader in readers:
        reader.close()
