#!/usr/bin/env python3
"""Counts the tests that ran: `summary.py RESULTS` reads RESULTS/phases.tsv, written by Scripts/lanes.py. A phase
without a JUnit file is one check. Names what did not pass and what took longest, and fails unless everything passed."""

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path


def outcomes(file):
    """(suite, outcome, what is wrong, seconds) of every test in a JUnit file; a Swift suite is named by its module. A
    file that a crash has cut short is one failure."""
    try:
        cases = list(ET.parse(file).getroot().iter("testcase"))
    except ET.ParseError:
        cases = []
        yield "cut short", "failed", file.name, 0
    for case in cases:
        wrong = [one for one in case if one.tag in ("failure", "error", "skipped")]
        if not wrong:
            outcome = "passed"
        else:
            outcome = "skipped" if all(one.tag == "skipped" for one in wrong) else "failed"
        suite, *scope = case.get("classname", "").split(".")
        reasons = [" ".join((one.get("message") or one.text or "").split())[:500] for one in wrong]
        what = ": ".join([".".join([*scope, case.get("name", "")]), *reasons])
        yield suite, outcome, what, float(case.get("time") or 0)


results = Path(sys.argv[1])
suites, not_passed, phases, tests = {}, [], [], []
for line in (results / "phases.tsv").read_text().splitlines():
    status, name, junit, *took = line.split("\t")
    phases.append((name, [float(one) for one in took]))
    if junit == "-":
        suites.setdefault("checks", Counter())["passed" if status == "0" else "failed"] += 1
        if status != "0":
            not_passed.append(name)
        continue
    here = Counter()
    if (results / junit).exists():
        for suite, outcome, what, seconds in outcomes(results / junit):
            tests.append((seconds, f"{name}: {what}"))
            suites.setdefault(f"{name}: {suite}", Counter())[outcome] += 1
            here[outcome] += 1
            if outcome != "passed":
                not_passed.append(f"{name}: {what}")
    if not (results / junit).exists() or (status != "0" and here["failed"] == 0):
        # It did not build, or crashed.
        suites.setdefault(name, Counter())["failed"] += 1
        not_passed.append(f"{name}: it did not build, or crashed")

print(f"{'phase':40} {'wall, s':>8} {'processor, s':>12}")
for name, took in phases:
    if took:
        print(f"{name:40} {took[0]:8.1f} {took[1] + took[2]:12.1f}")
    else:
        print(f"{name:40} {'as it was when it passed':>24}")
took = [took for _, took in phases if took]
print(f"{'all, one after another':40} {sum(one[0] for one in took):8.1f} {sum(sum(one[1:]) for one in took):12.1f}\n")
print("The ten slowest tests:")
for seconds, what in sorted(tests, reverse=True)[:10]:
    print(f"{seconds:8.1f} s  {what[:110]}")
print()
for one in not_passed:
    print(f"NOT PASSED: {one}")
total = Counter()
for suite, counts in suites.items():
    total += counts
    print(f"{suite:50}", ", ".join(f"{counts[key]} {key}" for key in counts if counts[key]))
if total["skipped"]:
    print("Nothing may be skipped here: a tool is missing, or a test is disabled.")
    total["failed"] += total["skipped"]
print()
print(f"{total['passed']} passed, {total['failed']} failed")
sys.exit(1 if total["failed"] else 0)
