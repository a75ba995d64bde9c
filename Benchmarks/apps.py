"""How many bytes the kit adds to an app in Swift that shows one surface: stripped, less the same program without it."""

import subprocess
import tempfile
from pathlib import Path

from report import ROOT, Row

BUILT = ROOT / "Benchmarks/.build/release"


def stripped(name):
    with tempfile.TemporaryDirectory() as place:
        bare = Path(place, name)
        subprocess.run(["strip", "-o", bare, BUILT / name], check=True)
        return bare.stat().st_size


def rows():
    # It has to do what is said of it: a program that draws nothing would need little.
    said = subprocess.run([BUILT / "app-surface"], capture_output=True, text=True, check=True).stdout.split("\n")
    assert said[0] != "0 0", said[0]
    yield Row(
        "bytes.swift-app", stripped("app-surface") - stripped("app-empty"), "bytes",
        "nm -S --size-sort Benchmarks/.build/release/app-surface | swift demangle --simplified | tail -40")
