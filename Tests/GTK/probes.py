"""Windows of the probe, whose widgets hold children: what is asked of one is a line, and so is its answer."""

import os
from pathlib import Path

from conftest import PROGRAM, Window

PROBE = os.environ.get("ELASTIC_GTK_PROBE", str(Path(PROGRAM).with_name("gtk-probe")))


class Probe(Window):
    """A window of the probe at the screen's top left."""

    program = PROBE
    command = ()

    def ask(self, *words):
        """Sends the probe a command."""
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def answer(self, *words, key):
        """The probe's answer: the next line with that member."""
        self.ask(*words)
        return self.until_key(key)

    def until_key(self, key):
        while key not in (line := self.next() or {}):
            assert line, f"no {key} was said"
        return line

    def events(self, widget):
        """A widget's states and events, in order."""
        return [
            line[key] for line in self.said for key in ("state", "event")
            if line.get("widget") == widget and key in line
        ]
