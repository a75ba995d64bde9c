#!/usr/bin/env python3
"""Prints what a film takes beside ffmpeg alone: `films.py ELASTIC`.

What `elastic render` pipes into ffmpeg is kept; then the same frames are piped into the same ffmpeg by
`cat`. Both are done by turns, and the fastest run of each counts: others only had to wait for somebody.
Where it may, all of it runs before whatever else the machine has to do: on a busy one the ratio would
say who had to wait. It goes to latest.json, beside what is there.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 3
ROOT = Path(__file__).resolve().parents[1]
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


try:
    os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
except (PermissionError, AttributeError):
    print("not first in line: only a machine with nothing else to do gives a ratio to trust\n")
ratios, processors = {}, {}
print("| film | s | ffmpeg alone, s | ratio | of processor time |\n|---|---:|---:|---:|---:|")
for name in NAMES:
    ours, ours_used, theirs, theirs_used = measure(sys.argv[1], name)
    ending = name[name.index("."):]
    ratios[ending] = round(ours / theirs, 3)
    processors[ending] = round(ours_used / theirs_used, 3)
    print(f"| {ending} | {ours:.2f} | {theirs:.2f} | {ratios[ending]:.2f} | {processors[ending]:.2f} |",
          flush=True)
latest = Path(__file__).with_name("latest.json")
found = json.loads(latest.read_text()) if latest.exists() else {}
# The slowest of them is what counts.
found["films"] = {
    "vsFFmpeg": max(ratios.values()), "byFormat": ratios, "processorTime": processors}
latest.write_text(json.dumps(found, indent=2) + "\n")
