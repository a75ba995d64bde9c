#!/usr/bin/env python3
"""Prints what a value of each motion and a frame of a component cost: `measure.py PROGRAM [--limits]`.

Instructions are counted by callgrind, so they are the same in every run and on every machine of the
same instruction set; what the loop around the motion costs is taken off. Fails where one costs more
than it may. All of it goes to latest.json; with --limits only what has a limit is measured.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

VALGRIND = [
    "valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no",
    "--callgrind-out-file=/dev/null"]


def instructions(program, index):
    """What callgrind collects of one benchmark."""
    done = subprocess.run(
        [*VALGRIND, program, str(index)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


program, only_limits = sys.argv[1], "--limits" in sys.argv
lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
motions, loop, over = [], 0, []
print("| motion | instructions a value | allocations a value |\n|---|---:|---:|")
for index, line in enumerate(lines):
    name, values, allocations, limit = line.split("\t")
    if only_limits and index > 0 and limit == "0":
        continue
    collected = instructions(program, index)
    if index == 0:
        loop = collected
        continue
    cost = {
        "motion": name,
        "instructions": round((collected - loop) / int(values), 1),
        "allocations": round(int(allocations) / int(values), 3),
    }
    motions.append(cost)
    print(f"| {name} | {cost['instructions']:.0f} | {cost['allocations']:g} |", flush=True)
    if int(limit) and cost["instructions"] > int(limit):
        over.append(f"{name}: {cost['instructions']:.0f} instructions, of {limit} at most")
if not only_limits:
    # Beside what else is measured.
    latest = Path(__file__).with_name("latest.json")
    found = json.loads(latest.read_text()) if latest.exists() else {}
    latest.write_text(json.dumps({**found, "motions": motions}, indent=2) + "\n")
sys.exit("\n".join(over) or 0)
