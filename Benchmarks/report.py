"""What all benchmarks share: rows of one table, their limits, and latest.json.

A row is (key, value, unit, how to see why): its limit is what budgets.json says of its key. What a page downloads may be
a little more than its limit, so that a small mend is not held up by its bytes; limits of instructions and others are exact.
"""

import json
import re
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUDGETS = Path(__file__).with_name("budgets.json")
LATEST = Path(__file__).with_name("latest.json")
# A run fails if files are more than this many times their limit.
ROOM = 1.03

Row = namedtuple("Row", "key value unit why", defaults=[""])


def slug(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def budgets():
    return {one["key"]: one for one in json.loads(BUDGETS.read_text())}


def text(value):
    """Short enough to be read, long enough to be compared."""
    if isinstance(value, int) or float(value).is_integer():
        return str(int(value))
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def limit(budget):
    if budget is None:
        return ""
    return f"≤ {budget['most']}" if "most" in budget else f"≥ {budget['least']}"


def bound(budget):
    """What a value may reach before a run fails: the limit, for files with the room beyond it."""
    if "most" not in budget:
        return budget["least"]
    return budget["most"] * (ROOM if "files" in budget else 1)


def holds(value, budget):
    if budget is None:
        return True
    return value <= bound(budget) if "most" in budget else value >= bound(budget)


def latest():
    return json.loads(LATEST.read_text()) if LATEST.exists() else {}


def record(rows):
    """After what was measured before, in the order of measuring."""
    new = {row.key: row.value for row in rows}
    found = {key: value for key, value in latest().items() if key not in new}
    LATEST.write_text(json.dumps({**found, **new}, indent=2) + "\n")


def sentence(row, budget):
    """Why a run fails."""
    more, most = ("more", budget["most"]) if "most" in budget else ("less", budget["least"])
    room = f" and {ROOM - 1:.0%} beyond" if "files" in budget else ""
    said = f"{row.key}: {text(row.value)} {row.unit}, {more} than the {most} of Benchmarks/budgets.json{room}"
    return said + (f"; to see why: {row.why}" if row.why else "")
