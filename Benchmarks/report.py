"""What all benchmarks share: rows of one table, their limits, and latest.json.

A row is (key, value, unit, how to see why): its limit is what budgets.json says of its key.
"""

import json
import re
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUDGETS = Path(__file__).with_name("budgets.json")
LATEST = Path(__file__).with_name("latest.json")

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


def holds(value, budget):
    if budget is None:
        return True
    return value <= budget["most"] if "most" in budget else value >= budget["least"]


def latest():
    return json.loads(LATEST.read_text()) if LATEST.exists() else {}


def record(rows):
    """After what was measured before, in the order of measuring."""
    new = {row.key: row.value for row in rows}
    found = {key: value for key, value in latest().items() if key not in new}
    LATEST.write_text(json.dumps({**found, **new}, indent=2) + "\n")


def sentence(row, budget):
    """Why a run fails."""
    more, bound = ("more", budget["most"]) if "most" in budget else ("less", budget["least"])
    said = f"{row.key}: {text(row.value)} {row.unit}, {more} than the {bound} of Benchmarks/budgets.json"
    return said + (f"; to see why: {row.why}" if row.why else "")
