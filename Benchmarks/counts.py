"""What a value of each motion and a frame of each component cost, counted: the same in every run.

Instructions are callgrind's, of what lies between its start and stop; what the loop around a motion costs
is taken off. Allocations are those of a second time, when every state has been drawn once.
"""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from report import ROOT, Row, slug

BUILT = "Benchmarks/.build/release"
VALGRIND = [
    "valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no",
    "--callgrind-out-file=/dev/null"]
CROWD = 10_000


def run(*words, **rest):
    return subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT, **rest)


def instructions(*words):
    """What callgrind collects of a program of the benchmarks. Without an environment, whose length moves the stack, and with it
    what a copy of memory costs: up to 12 instructions a frame."""
    done = run(*VALGRIND, f"{BUILT}/{words[0]}", *map(str, words[1:]), env={})
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def why(name):
    return (
        f"valgrind --tool=callgrind --callgrind-out-file=frames.out {BUILT}/elastic-frames {name} 1000; "
        "callgrind_annotate frames.out")


def rows():
    lines = [line.split("\t") for line in run(f"{BUILT}/elastic-bench").stdout.splitlines()]
    with ThreadPoolExecutor() as pool:
        collected = list(pool.map(lambda index: instructions("elastic-bench", index), range(len(lines))))
        components = [name for name, _, _, scene in lines if scene not in ("-", "0")]
        crowds = pool.map(
            lambda name: [instructions("elastic-bench", name, count) for count in (1, CROWD)], components)
        loop = collected[0]
        for (name, values, allocations, scene), cost in list(zip(lines, collected))[1:]:
            key, unit, shows = slug(name), "a value", ""
            if scene != "-":
                unit, shows = "a frame", why(name.split()[0])
            yield Row(
                f"instructions.{key}", round((cost - loop) / int(values), 1), f"instructions {unit}", shows)
            yield Row(
                f"allocations.{key}", round(int(allocations) / int(values), 3), f"allocations {unit}", shows)
            if name in components:
                yield Row(f"bytes.{key}", int(scene), "bytes of a scene", shows)
        for name, (one, many) in zip(components, crowds):
            yield Row(
                f"crowd.{name}", round(many / (CROWD * one), 4),
                f"of {CROWD} × one, {CROWD} at once, in instructions",
                f"{' '.join(VALGRIND)} {BUILT}/elastic-bench {name} {CROWD}, and with 1")
        ours, c, closed = (instructions("elastic-springs", way) for way in ("bank", "c", "closedForm"))
        yield Row("springBank.n10k.instructions", ours / 10_000, "instructions a spring")
        yield Row(
            "springBank.n10k.instructionsVsC", round(ours / c, 3), "of the C loop's instructions",
            f"objdump -d {BUILT}/elastic-springs, its SpringBank.write and c_step")
        yield Row(
            "springBank.n10k.instructionsVsClosedForm", round(closed / ours, 1),
            "times fewer instructions than with glibc's exp, sin and cos",
            f"{' '.join(VALGRIND)} {BUILT}/elastic-springs closedForm, and with bank")
