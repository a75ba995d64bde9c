"""Runs phases side by side: each begins when those it comes after have ended, however, and there is room for it.

What a phase says is kept until it has ended, so that two do not talk at once; how it ended and what it took is a line of
RESULTS/phases.tsv: status, name, JUnit file or -, seconds of wall, of its own processor time, and of the system's for it.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

# Swift prints thousands of lines for started and passed tests.
GOOD_NEWS = re.compile(r" started\.$|^.* (Test|Suite) .* passed after ")

# Where more files have changed than these, none is named.
MOST_NAMED = 100


@dataclass(eq=False)
class Phase:
    """A command under a heading. Of `junit`, the file that its results are in, the name is known beforehand; a phase
    without one is one check. One that `waits` looks at windows and pages: it goes beside those that compute, before them
    where both want a core. Of those with the same `once` there is never more than one. Files whose names begin with
    what it `ignores` are nothing to it; of one where that is not said, nobody knows what it makes or reads. One that `may_share`
    is told which files have changed since it passed, as Tests/sample.py says."""

    name: str
    command: list
    after: list = field(default_factory=list)
    junit: str = "-"
    waits: bool = False
    once: str = ""
    ignores: list | None = None
    may_share: bool = False
    environment: dict = field(default_factory=dict)

    @property
    def slug(self):
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")


def said(log):
    """The output of a phase, without the lines of passed tests."""
    for line in log.read_text(errors="replace").splitlines():
        if not GOOD_NEWS.search(line) or "Test run with" in line:
            yield line


class Lanes:
    """So many phases that compute at once, as there are cores, and one that waits."""

    def __init__(self, phases, results, unchanged=None, cores=None):
        self.left, self.results, self.unchanged = list(phases), results, unchanged
        self.names = {phase.name for phase in phases}
        self.cores = cores or os.cpu_count() or 2
        self.running, self.ended = {}, {}
        self.changed, self.talking = threading.Condition(), threading.Lock()

    def run(self):
        """Runs them all; whether all ended well."""
        with self.changed:
            try:
                while self.left:
                    phase = next((one for one in self.left if self.may_begin(one) and self.has_room(one)), None)
                    if phase:
                        self.left.remove(phase)
                        self.begin(phase)
                    elif self.running:
                        self.changed.wait()
                    else:
                        sys.exit(f"lanes.py: {self.left[0].name} comes after itself")
                while self.running:
                    self.changed.wait()
            except BaseException:
                for process in self.running.values():
                    os.killpg(process.pid, signal.SIGTERM)
                raise
        return all(status == 0 for status in self.ended.values())

    def may_begin(self, phase):
        return all(name in self.ended or name not in self.names for name in phase.after)

    def has_room(self, phase):
        running = [one for one in self.running if one.waits == phase.waits]
        if phase.once and any(one.once == phase.once for one in self.running):
            return False
        return len(running) < (1 if phase.waits else self.cores)

    def begin(self, phase):
        if self.unchanged and self.unchanged.holds(phase, self.results):
            self.ended[phase.name] = 0
            with self.talking:
                print(f"\n== {phase.name}\nNothing that it reads has changed since it passed.", flush=True)
                self.note(phase, 0)
            return
        log = self.results / f"{phase.slug}.txt"
        words = phase.command if phase.waits else ["nice", "-n", "10", *phase.command]
        began = time.monotonic()
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=log.open("wb"), stderr=subprocess.STDOUT,
            env=os.environ | phase.environment | self.changed_files(phase), start_new_session=True)
        self.running[phase] = process
        threading.Thread(target=self.wait, args=[phase, process, log, began]).start()

    def changed_files(self, phase):
        """The environment that makes tests run all cases of the files that have changed."""
        changed = self.unchanged.changed(phase) if self.unchanged and phase.may_share else None
        return {"ELASTIC_CHANGED": ":".join(changed)} if changed and len(changed) <= MOST_NAMED else {}

    def wait(self, phase, process, log, began):
        _, ended, took = os.wait4(process.pid, 0)
        status, wall = os.waitstatus_to_exitcode(ended), time.monotonic() - began
        process.returncode = status
        with self.talking:
            print(f"\n== {phase.name}")
            print("\n".join(said(log)))
            if status:
                print(f"FAILED: {phase.name} (status {status})")
            print(
                f"-- {phase.name}: {wall:.1f} s of wall, {took.ru_utime:.1f} + {took.ru_stime:.1f} s of processor",
                flush=True)
            self.note(phase, status, wall, took.ru_utime, took.ru_stime)
            if self.unchanged and status == 0:
                self.unchanged.passed(phase, self.results)
        with self.changed:
            del self.running[phase]
            self.ended[phase.name] = status
            self.changed.notify()

    def note(self, phase, status, *seconds):
        with (self.results / "phases.tsv").open("a") as file:
            print(status, phase.name, phase.junit, *(f"{one:.1f}" for one in seconds), sep="\t", file=file)
