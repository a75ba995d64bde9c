#!/usr/bin/env python3
"""Counts what `make test` ran: `summary.py RESULTS` reads RESULTS/phases.tsv (status, name, JUnit
file or -). A phase without a JUnit file is one check. Names what did not pass, and fails unless everything did."""

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path


def outcomes(file):
    """(suite, outcome, what is wrong) of every test in a JUnit file; a Swift suite is named by its module. A file that
    a crash has cut short is one failure."""
    try:
        cases = list(ET.parse(file).getroot().iter("testcase"))
    except ET.ParseError:
        cases = []
        yield "cut short", "failed", file.name
    for case in cases:
        wrong = [one for one in case if one.tag in ("failure", "error", "skipped")]
        if not wrong:
            outcome = "passed"
        else:
            outcome = "skipped" if all(one.tag == "skipped" for one in wrong) else "failed"
        suite, *scope = case.get("classname", "").split(".")
        reasons = [" ".join((one.get("message") or one.text or "").split())[:500] for one in wrong]
        yield suite, outcome, ": ".join([".".join([*scope, case.get("name", "")]), *reasons])


results = Path(sys.argv[1])
suites = {}
not_passed = []
for line in (results / "phases.tsv").read_text().splitlines():
    status, name, junit, *took = line.split("\t")
    if junit == "-":
        suites.setdefault("checks", Counter())["passed" if status == "0" else "failed"] += 1
        if status != "0":
            not_passed.append(name)
        continue
    here = Counter()
    if (results / junit).exists():
        for suite, outcome, what in outcomes(results / junit):
            suites.setdefault(f"{name}: {suite}", Counter())[outcome] += 1
            here[outcome] += 1
            if outcome != "passed":
                not_passed.append(f"{name}: {what}")
    if not (results / junit).exists() or (status != "0" and here["failed"] == 0):
        # It did not build, or crashed.
        suites.setdefault(name, Counter())["failed"] += 1
        not_passed.append(f"{name}: it did not build, or crashed")

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
