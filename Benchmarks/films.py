"""What a film takes beside ffmpeg alone.

What `elastic render` pipes into ffmpeg is kept; then the same frames are piped into the same ffmpeg by
`cat`. Both are done by turns, and the fastest run of each counts: others only had to wait for somebody.
Where it may, all of it runs before whatever else the machine has to do: on a busy one the ratio would
say who had to wait.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from report import ROOT, Row

RUNS = 3
ELASTIC = ROOT / "Tools/.build/release/elastic"
FILM = ["elastic-surface", "--gesture", "Tests/Gestures/surface-grab-mid-bounce.gesture.json"]
NAMES = ["%04d.png", "film.gif", "film.apng", "film.webp", "film.mp4", "film.webm", "film.avif"]
# Keeps the words and the frames of every call.
KEEP = """#!/bin/sh
n=1; while [ -e "$KEPT/$n.words" ]; do n=$((n + 1)); done
printf '%s\\0' "$@" >"$KEPT/$n.words"
tee "$KEPT/$n.frames" | "$FFMPEG" "$@"
"""


def seconds(run):
    """How long something takes, and how much of the processors."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    start, before = time.monotonic(), used()
    run()
    return time.monotonic() - start, used() - before


def keep(command, folder):
    """The calls of ffmpeg that `command` makes, as their words and a file with their frames."""
    shim = folder / "bin/ffmpeg"
    shim.parent.mkdir()
    shim.write_text(KEEP)
    shim.chmod(0o755)
    subprocess.run(command, check=True, cwd=ROOT, env={
        **os.environ, "KEPT": str(folder), "FFMPEG": shutil.which("ffmpeg"),
        "PATH": f"{shim.parent}:{os.environ['PATH']}"})
    calls = []
    for words in sorted(folder.glob("*.words")):
        calls.append((words.read_text().split("\0")[:-1], words.with_suffix(".frames")))
    return calls


def alone(calls, folder):
    """Pipes the frames of each call into ffmpeg, which writes into `folder`."""
    for words, frames in calls:
        # What elastic worked in is gone.
        old = next(word for word in reversed(words) if ".part/" in word)
        work = old[:old.index(".part/") + len(".part")].replace("%%", "%")
        words = [
            word.replace("%%", "%").replace(work, f"file:{folder}") if ".part/" in word else word
            for word in words]
        with subprocess.Popen(["cat", frames], stdout=subprocess.PIPE) as cat:
            subprocess.run(["ffmpeg", *words], stdin=cat.stdout, check=True)


def measure(elastic, name):
    with tempfile.TemporaryDirectory() as place:
        place = Path(place)
        command = [elastic, "render", *FILM, "-o", str(place / name)]
        calls = keep(command, place)
        other = place / "alone"
        other.mkdir()
        pairs = [
            (*seconds(lambda: subprocess.run(command, check=True, cwd=ROOT)),
             *seconds(lambda: alone(calls, other)))
            for _ in range(RUNS)]
        return [min(times) for times in zip(*pairs)]


def rows():
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except (PermissionError, AttributeError):
        print("not first in line: only a machine with nothing else to do gives a ratio to trust", file=sys.stderr)
    slowest = 0
    try:
        for name in NAMES:
            ours, ours_used, theirs, theirs_used = measure(str(ELASTIC), name)
            ending = name[name.index(".") + 1:]
            slowest = max(slowest, ours / theirs)
            yield Row(f"films.{ending}.seconds", round(ours, 3), "s")
            yield Row(f"films.{ending}.vsFFmpeg", round(ours / theirs, 3), "of ffmpeg's own time")
            yield Row(
                f"films.{ending}.processorTime", round(ours_used / theirs_used, 3), "of its processor time")
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    yield Row("films.vsFFmpeg", round(slowest, 3), "of ffmpeg's own time, the slowest of them")
