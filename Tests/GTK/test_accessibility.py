"""What a screen reader is told of components in windows, and what it can have them do, over AT-SPI."""

import json
import queue
import subprocess
import threading
import time

import pytest
from conftest import PATIENCE, ROOT


class Reader:
    """A screen reader that looks at one program."""

    def __init__(self, window):
        # It warns of what is gone before it has looked.
        environment = {key: value for key, value in window.environment.items() if key != "G_DEBUG"}
        self.process = subprocess.Popen(
            ["/usr/bin/python3", str(ROOT / "Tests/GTK/screen_reader.py"), str(window.process.pid)],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.lines, self.heard = queue.Queue(), []
        threading.Thread(target=self._listen, daemon=True).start()
        self._answer("ready")

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def _answer(self, kind, patience=PATIENCE):
        end = time.monotonic() + patience
        while (left := end - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            if kind in line:
                return line
            if "heard" in line:
                self.heard.append(line)
        raise AssertionError(f"no screen reader: {self.process.poll()}")

    def ask(self, words, kind):
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        return self._answer(kind)[kind]

    def read(self):
        """What there is, a line a widget."""
        return [
            f"{one['role']} | {one['name']} | {one['description']} | {', '.join(one['actions'])}"
            + "".join(f" | {state}" for state in one["states"])
            for one in self.ask("read", "read") or []
        ]

    def until(self, *lines):
        """Reads until all that is there is these lines."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.read()
            if found == list(lines):
                return
            time.sleep(0.05)
        assert found == list(lines)

    def until_among(self, line):
        """Reads until there is a line that begins so among others."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.read()
            if any(one.startswith(line) for one in found):
                return
            time.sleep(0.05)
        raise AssertionError(f"no {line}: {found}")

    def do(self, action):
        """Has whoever offers it do it."""
        assert self.ask(f"do {action}", "did") is True

    def until_heard(self, kind, **members):
        """Waits until it hears of something of a kind that changed."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in self.heard:
                if line["heard"].endswith(kind) and members.items() <= line.items():
                    return
            self.read()
            time.sleep(0.05)
        raise AssertionError(f"never heard {kind} {members}; but {self.heard}")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


@pytest.fixture
def bus():
    """A session's bus of its own: what screen readers listen on is started by it."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    yield daemon.stdout.readline().strip()
    daemon.terminate()
    daemon.wait()


@pytest.fixture
def listen(play, bus):
    """Opens a component and a screen reader that looks at it: `listen("elastic-shape", "--json")`."""
    readers = []

    def listen(*words, **settings):
        window = play(*words, bus=bus, **settings)
        readers.append(Reader(window))
        return window, readers[-1]

    yield listen
    for reader in readers:
        reader.close()


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
