"""The tables of Tests/Bits, which the Swift tests check natively: Tests/Independent as WebAssembly, Tests/Web on a page."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPONENTS = sorted(path.stem for path in (ROOT / "Tests/Bits").glob("*.tsv"))
COUNT = 1000


def words(component):
    """The file with the words of a component's plays."""
    return ROOT / f"Tests/Bits/{component}.words.txt"


def table(component):
    """The rows of a component: what each play is about, its hash, and that of what a page reads of it."""
    rows = [line.split("\t") for line in (ROOT / f"Tests/Bits/{component}.tsv").read_text().splitlines()]
    assert [int(row[0]) for row in rows] == list(range(COUNT))
    return [tuple(row[1:]) for row in rows]


def chosen():
    """The plays of this time: all, or, where only a share of the tests is run, a hundred, others for every commit."""
    if os.environ.get("ELASTIC_SHARE", "1") == "1":
        return list(range(COUNT))
    return list(range(int(os.environ.get("ELASTIC_SEED", "0")) % 10, COUNT, 10))


def plays(probe, component, numbers):
    """These plays as a page gets them."""
    done = subprocess.run([probe, "plays", words(component), "0", str(COUNT)], check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return [json.loads(lines[number]) for number in numbers]


def message(component, wrong, count):
    """What a failed test says."""
    show = f"swift run -c release --package-path Tests/Probes BitsProbe show Tests/Bits/{component}.words.txt {wrong[0]}"
    return f"{len(wrong)} of {count} plays differ from Tests/Bits/{component}.tsv: {wrong[:10]}; what the first shows: {show}"
