"""A screen reader in another process, and what it reads of a window."""

import json
import queue
import signal
import subprocess
import threading
import time

from conftest import PATIENCE, ROOT


class Reader:
    """A screen reader that looks at one program."""

    def __init__(self, window):
        # It warns of what is gone before it has looked.
        environment = {key: value for key, value in window.environment.items() if key != "G_DEBUG"}
        self.heard = []
        for trial in range(5):
            self.process = subprocess.Popen(
                ["/usr/bin/python3", str(ROOT / "Tests/GTK/screen_reader.py"), str(window.process.pid)],
                env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True)
            self.lines = queue.Queue()
            threading.Thread(target=self._listen, args=(self.process, self.lines), daemon=True).start()
            try:
                self._answer("ready")
                return
            except AssertionError:
                # libatspi traps, or waits for ever, where the bus of screen readers, which the first of them starts, is not
                # there in time.
                if trial == 4 or self.process.poll() not in (None, -signal.SIGTRAP):
                    raise
                self.process.kill()
                self.process.wait()

    @staticmethod
    def _listen(process, lines):
        for line in process.stdout:
            lines.put(json.loads(line))
        lines.put({"ended": True})

    def _answer(self, kind, patience=PATIENCE):
        end = time.monotonic() + patience
        while (left := end - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            if kind in line:
                return line
            if "ended" in line:
                break
            if "heard" in line:
                self.heard.append(line)
        raise AssertionError(f"no screen reader: {self.process.poll()}")

    def ask(self, words, kind):
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        return self._answer(kind)[kind]

    def read(self):
        """The widgets, a line each."""
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

    def text(self):
        """The song's text, and the word and the line that its caret is at."""
        return self.ask("text", "song")

    def until_text(self, **members):
        """Reads the text until it has these members, and returns it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.text() or {}
            if members.items() <= found.items():
                return found
            time.sleep(0.05)
        raise AssertionError(f"never read {members}: {found}")

    def do(self, action):
        """Performs the action on the element that offers it."""
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
