#!/usr/bin/env python3
"""What a frame of each component costs with UIKit's host and with AppKit's, counted: the same in every run to a percent.

`hosts.py` prints the instructions of a frame in ElasticCore, ElasticKit and the host, on our substitutes of UIKit and AppKit
(Tests/AppleFake), whose own are taken off with all that they call, and fails where they are more than its limit. Build them
first: `Scripts/run-apple-fake.sh --frames`.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Tests"))
import components  # noqa: E402

BUILT = ROOT / ".build/apple-frames/release"
PROGRAMS = {"UIKit": "elastic-host-frames", "AppKit": "elastic-mac-frames"}
LIMIT = 60_000
# A ball's words in sight are compared one by one.
LIMITS = {"lyric-ball": 90_000}
FRAMES = 300
# Mangled names begin with the length of a module's name and the name.
OURS = re.compile(r"\$s.*?(?:11ElasticCore|10ElasticKit|5Hosts|8MacHosts)")
THEIRS = re.compile(r"\$s(?:So)?(?:5UIKit|6AppKit|10QuartzCore|12CoreGraphics|8CoreText|12AVFoundation|2os|\d+elastic_(?:host|mac)_frames)|main|elastic_(?:host|mac)_frames")


def arcs(lines):
    """Each function's own instructions, and those of each call of one by another with all that it calls."""
    names, own, called = {}, defaultdict(int), defaultdict(int)

    def name(text):
        number, _, word = text.partition(" ")
        if word:
            names[number] = word
        return names.get(number, number)

    function = callee = None
    is_call = False
    for line in lines:
        if line.startswith("fn="):
            function = name(line[3:].strip())
        elif line.startswith("cfn="):
            callee = name(line[4:].strip())
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[+*\-\d]", line):
            cost = int((line.split() + ["0"])[1])
            if is_call:
                called[function, callee] += cost
            else:
                own[function] += cost
            is_call = False
    return own, called


def owner(function):
    """Whose a function is; None for the runtime's, which is whose caller's it is."""
    if THEIRS.match(function):
        return "theirs"
    return "ours" if OURS.match(function) else None


def ours(program, component, count):
    """The instructions of our code, and of what it calls of Swift's runtime and the C library."""
    with tempfile.NamedTemporaryFile() as out:
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", BUILT / program, component, str(count)],
            check=True, capture_output=True, env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
        own, called = arcs(Path(out.name).read_text().splitlines())
    total = sum(cost for function, cost in own.items() if owner(function) == "ours")
    # What the runtime calls back of ours counts twice: the sum is never too small.
    return total + sum(
        cost for (caller, callee), cost in called.items() if owner(caller) == "ours" and owner(callee) is None)


def main():
    fault = False
    for host, program in PROGRAMS.items():
        for component in components.NAMES:
            cost = (ours(program, component, 2 * FRAMES) - ours(program, component, FRAMES)) / FRAMES
            print(f"{host}, {component}: {cost:.0f} instructions a frame")
            fault |= cost > LIMITS.get(component, LIMIT)
    return fault


if __name__ == "__main__":
    sys.exit(main())
