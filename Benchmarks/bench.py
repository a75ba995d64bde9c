#!/usr/bin/env python3
"""Measures what ElasticKit costs, prints one table and writes the same to latest.json.

`bench.py [PART…]`, all parts if none is named: counts, springs, sizes, apps, starts, page, films, songs,
karaoke, readers. The limits are
those of budgets.json. Fails where a number that is counted is past its own (bytes of files: by more than 3 %), and says which command shows
why; one that is timed is only marked, since a busy machine moves it.
"""

import importlib
import sys

import report

PARTS = ["counts", "springs", "sizes", "apps", "starts", "page", "films", "songs", "karaoke", "readers"]


def main(words):
    unknown = [word for word in words if word not in PARTS]
    if unknown:
        sys.exit(f"bench.py: no part {unknown[0]}; there are {', '.join(PARTS)}")
    budgets, failed = report.budgets(), []
    print("| measured | value | unit | limit |\n|---|---:|---|---:|")
    for part in words or PARTS:
        rows = []
        for row in importlib.import_module(part).rows():
            rows.append(row)
            budget = budgets.get(row.key)
            fails = not report.holds(row.value, budget)
            mark = " **past it**" if fails else ""
            print(
                f"| {row.key} | {report.text(row.value)} | {row.unit} | {report.limit(budget)}{mark} |", flush=True)
            if fails and not budget.get("timed"):
                failed.append(report.sentence(row, budget))
        report.record(rows)
    sys.exit("\n".join(failed) or 0)


main(sys.argv[1:])
