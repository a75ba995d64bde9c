"""Remembers of a phase that passed what it read, so that it need not run again until some of that has changed."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path


class Unchanged:
    """What a phase reads is every file of the repository but those it says that it ignores: a file that nobody thought
    of counts. So do the compiler and what else is installed."""

    def __init__(self, root):
        self.root, self.kept = root, root / ".build/passed"
        self.kept.mkdir(parents=True, exist_ok=True)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, capture_output=True,
            check=True, text=True).stdout.split("\0")
        self.files = {
            name: hashlib.sha256((root / name).read_bytes()).hexdigest()
            for name in sorted(set(listed)) if name and (root / name).is_file()}
        self.machine = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
        installed = Path("/var/lib/dpkg/status")
        if installed.exists():
            self.machine += hashlib.sha256(installed.read_bytes()).hexdigest()

    def reads(self, phase):
        """What it is run with, and every file that it reads with its digest."""
        words = self.machine + repr(phase.command) + repr(sorted(phase.environment.items()))
        files = {name: one for name, one in self.files.items() if not name.startswith(tuple(phase.ignores))}
        return {"run": hashlib.sha256(words.encode()).hexdigest(), "files": files}

    def kept_of(self, phase):
        stamp = self.kept / phase.slug
        return json.loads(stamp.read_text()) if phase.ignores is not None and stamp.exists() else None

    def changed(self, phase):
        """The files it reads that are others than when all of it passed; None if it never did, or not run like this."""
        old = self.kept_of(phase)
        new = old and self.reads(phase)
        if not old or old["run"] != new["run"]:
            return None
        before, now = old["files"].items(), new["files"].items()
        return sorted({name for name, _ in before ^ now})

    def holds(self, phase, results):
        """Whether it passed with just this; then its results are as they were."""
        if self.changed(phase) != []:
            return False
        junit = self.kept / phase.junit
        if phase.junit != "-":
            if not junit.exists():
                return False
            shutil.copy(junit, results)
        return True

    def passed(self, phase, results):
        if phase.ignores is None:
            return
        if phase.junit != "-":
            shutil.copy(results / phase.junit, self.kept)
        (self.kept / phase.slug).write_text(json.dumps(self.reads(phase)))
