"""The host of Examples/terminal, which has nothing of ours but the libraries, in a terminal of Python's."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

import pytest

COLUMNS, ROWS = 40, 20


@pytest.fixture
def terminal(root):
    program = os.environ.get("ELASTIC_TERMINAL", str(root / "Examples/terminal/.build/debug/pull"))
    assert os.access(program, os.X_OK), f"no {program}: swift build --package-path Examples/terminal"
    child, file = pty.fork()
    if child == 0:
        os.execv(program, [program])
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    yield Terminal(file)
    os.write(file, b"\x03")  # Control-C, which it reads as a key: the terminal is restored.
    assert b"\x1b[?1049l" in Terminal(file).text(0.5)
    assert os.waitpid(child, 0)[1] == 0
    os.close(file)


class Terminal:
    def __init__(self, file):
        self.file, self.rows = file, []

    def text(self, silence):
        """What it writes until it is silent for so long."""
        text, end = b"", time.monotonic() + 20
        while time.monotonic() < end and select.select([self.file], [], [], silence)[0]:
            try:
                text += os.read(self.file, 1 << 16)
            except OSError:
                break
        return text

    def read(self, silence=0.5):
        """Reads until it is silent for so long: nothing is drawn at rest. How many bytes that were."""
        text = self.text(silence)
        frames = text.decode(errors="replace").split("\x1b[H")
        if len(frames) > 1:
            # The colour of each half character, as red;green;blue.
            self.rows = []
            for line in frames[-1].split("\x1b[0m")[:ROWS]:
                halves = re.findall(r"38;2;([\d;]+)m\x1b\[48;2;([\d;]+)m", line)
                if halves:
                    self.rows += [[upper for upper, _ in halves], [lower for _, lower in halves]]
        return len(text)

    def depth(self, column):
        """How many half characters of a column are the surface's, from the top."""
        color = self.rows[0][0]
        return sum(row[column] == color for row in self.rows)

    def mouse(self, button, column, row, is_down=True):
        os.write(self.file, f"\x1b[<{button};{column};{row}{'M' if is_down else 'm'}".encode())


def test_it_is_as_short_as_the_article_says(root):
    article = (root / "Sources/ElasticKit/Documentation.docc/DrivingAComponent.md").read_text()
    lines = sum(file.read_text().count("\n") for file in (root / "Examples/terminal/Sources").rglob("*.swift"))
    assert lines <= int(re.search(r"is a whole host in (\d+) lines", article)[1])


def test_the_mouse_pulls_and_lets_go(terminal):
    terminal.read()
    # 50 points are six half characters of eight points.
    assert [terminal.depth(column) for column in (0, 20, 39)] == [6, 6, 6]
    terminal.mouse(0, 20, 2)
    for row in range(3, 11):
        terminal.mouse(32, 20, row)
    terminal.read()
    assert terminal.depth(19) > 12 and terminal.depth(0) < terminal.depth(19)
    terminal.mouse(0, 20, 10, is_down=False)
    assert terminal.read() > 10_000, "it bounces"
    assert [terminal.depth(column) for column in (0, 20, 39)] == [6, 6, 6]
    assert terminal.read() == 0, "nothing is drawn at rest"


def test_an_arrow_pulls_until_it_is_no_longer_repeated(terminal):
    terminal.read()
    os.write(terminal.file, b"\x1b[A")
    terminal.read()
    assert terminal.depth(12) == 6, "no other arrow does"
    os.write(terminal.file, b"\x1b[B")
    terminal.read(0.3)
    assert terminal.depth(12) > 12
    terminal.read(1)
    assert terminal.depth(12) == 6
