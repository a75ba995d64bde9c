#!/usr/bin/env python3
"""Prints the gzipped sizes that Tests/budgets.json limits; fails when one is over its budget."""

import gzip
import json
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
over = False
for budget in json.loads((root / "Tests/budgets.json").read_text()):
    total = 0
    for pattern in budget["files"]:
        files = sorted(root.glob(pattern))
        if not files:
            sys.exit(f"check-budget.py: nothing matches {pattern}")
        for file in files:
            size = len(gzip.compress(file.read_bytes(), 9, mtime=0))
            total += size
            print(f"{size:8} {file.relative_to(root)}")
    limit = budget["gzippedBytes"]
    over = over or total > limit
    verdict = "OVER BUDGET" if total > limit else "within"
    print(f"{total:8} {budget['what']}, gzipped: {verdict} {limit}")
sys.exit(1 if over else 0)
