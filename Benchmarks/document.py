#!/usr/bin/env python3
"""Writes the last measurements into docs/performance.md and draws its plots: `document.py [--check]`.

Between `<!-- table NAME -->` and `<!-- end -->` is a table made of latest.json and budgets.json. With
--check nothing is written; it fails if a counted number or a limit on the page is out of date, where a
difference of a twentieth is allowed, since C libraries differ, or if a plot does not show its table. Timed
numbers stay as recorded, beside their limits; `make bench` measures them again.

Numbers that the README, docs and articles say in their sentences are in numbers.tsv, each with its source. All are checked.
"""

import re
import sys

from plots import NARROW, bars
from report import BUDGETS, ROOT, budgets, latest, limit, text

PAGE = ROOT / "docs/performance.md"
PLOTS = ROOT / "docs/performance"
NUMBERS = ROOT / "Benchmarks/numbers.tsv"
TOLERANCE = 0.05
TABLE = re.compile(r"<!-- table (\w+) -->\n(.*?)<!-- end -->", re.S)
WAYS = {
    "canvas": "canvas by hand", "canvas-clipped": "by hand, clipped", "smil": "SMIL", "css": "CSS `d`",
    "stage": "stage", "stage-page": "stage, no worker"}
KINDS = {"waves1": "1", "waves100": "100", "waves1000": "1000", "small1000": "1000 small"}


def names(found, first):
    return [key.removeprefix(first) for key in found if key.startswith(first)]


def table(head, rows):
    aligned = ["---"] + ["---" if name in ("way", "key") else "---:" for name in head[1:]]
    lines = ["| " + " | ".join(cells) + " |" for cells in [head, aligned, *rows]]
    return "\n".join([lines[0], lines[1].replace(" ", ""), *lines[2:]]) + "\n"


def components(found):
    return [name for name in names(found, "crowd.")]


def frames(found, held):
    return table(["a frame of", "instructions", "at most", "allocations", "bytes of its scene", "10,000 at once"], [
        [name, text(found[f"instructions.{name}"]), limit(held.get(f"instructions.{name}")),
         text(found[f"allocations.{name}"]), text(found[f"bytes.{name}"]), f"{found[f'crowd.{name}']:.3f}"]
        for name in components(found)])


def motions(found, held):
    shown = set(components(found))
    return table(["motion", "instructions", "at most", "allocations"], [
        [name.replace("-", " "), text(found[f"instructions.{name}"]), limit(held.get(f"instructions.{name}")),
         text(found[f"allocations.{name}"])]
        for name in names(found, "instructions.") if name not in shown])


def springs(found, _):
    ways = ["bank", "c", "copy", "closedForm"]
    return table(["springs", "`SpringBank`", "C", "memcpy", "closed form"], [
        [label] + [f"{found[f'springBank.{count}.{way}.nanoseconds']:.2f} ns" for way in ways]
        for count, label in (("n10k", "10,000"), ("n1M", "1,000,000"))])


def bounds(found, held):
    """Every bound of what is timed."""
    return table(["key", "recorded", "bound", ""], [
        [f"`{key}`", text(found[key]), limit(one), "" if holds_now(found[key], one) else "**missed**"]
        for key, one in held.items() if one.get("timed") and key in found])


def holds_now(value, one):
    return value <= one["most"] if "most" in one else value >= one["least"]


def sizes(found, held):
    return table(["what", "key", "bytes gzipped", "at most"], [
        [one["what"], f"`{key}`", text(found[key]), limit(one)]
        for key, one in held.items() if "files" in one and key in found])


def apps(found, held):
    return table(["what", "key", "bytes", "at most"], [
        [held[key]["what"], f"`{key}`", text(found[key]), limit(held[key])] for key in ["bytes.swift-app"]])


def sections(found, _):
    return table(["section of `elastic.wasm`", "bytes"], [
        [name, text(found[f"bytes.elastic-wasm.{name}"])] for name in names(found, "bytes.elastic-wasm.")])


def waves(found, _):
    rows = []
    for kind, count in KINDS.items():
        for way, label in WAYS.items():
            key = f"web.{kind}.{way}"
            if f"{key}.all" in found:
                rows.append([count, label] + [
                    f"{found[f'{key}.{part}']:.2f}" for part in ("all", "main", "worker", "raster")])
    return table(["waves", "way", "all threads", "main", "worker", "raster"], rows)


def ratios(found, _):
    rows = []
    for kind, count in KINDS.items():
        for last in ("vsSMIL", "vsCSS", "mainThread.vsSMIL", "mainThread.vsCSS", "canvas.vsSMIL", "canvas.vsCSS"):
            if f"web.{kind}.{last}" in found:
                rows.append([count, f"`web.{kind}.{last}`", text(found[f"web.{kind}.{last}"])])
    return table(["waves", "key", "times as light"], rows)


def starts(found, _):
    return table(["start", "ms", "instructions"], [
        [f"`{name}`", text(found[f"start.{name}"]), text(found[f"start.{name}.instructions"]) if f"start.{name}.instructions" in found else ""]
        for name in names(found, "start.") if not name.endswith(".instructions")])


def films(found, _):
    return table(["film", "s", "of ffmpeg's time", "of its processor time"], [
        [name, f"{found[f'films.{name}.seconds']:.2f}", f"{found[f'films.{name}.vsFFmpeg']:.2f}",
         f"{found[f'films.{name}.processorTime']:.2f}"]
        for name in (key.removesuffix(".seconds") for key in names(found, "films.") if key.endswith(".seconds"))])


def songs(found, _):
    keys = [key.removesuffix(".memory") for key in names(found, "songs.") if key.endswith(".memory")]
    return table(["file", "minutes", "processor time, of the song's length", "memory, MB", "size, MB"], [
        [f".{ending}", str(int(minutes.removesuffix("min"))), f"1/{1 / found[f'songs.{ending}.{minutes}.ofLength']:.0f}",
         text(found[f"songs.{ending}.{minutes}.memory"]), f"{found[f'songs.{ending}.{minutes}.size']:.2f}"]
        for ending, minutes in (key.split(".")[1:] for key in keys)])


TABLES = {
    "frames": frames, "motions": motions, "springs": springs, "bounds": bounds, "sizes": sizes,
    "apps": apps, "sections": sections, "waves": waves, "ratios": ratios, "starts": starts, "films": films,
    "songs": songs}
# The others are timed, and stay as they were recorded.
COUNTED = ["frames", "motions", "sizes", "sections"]


def plots(page):
    """Each plot's name and what it shows, as `bars` takes it: a table of the page."""
    rows = {name: [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in said.splitlines()[2:]]
            for name, said in TABLE.findall(page)}
    yield "frames", ("A frame, advanced and drawn", "instructions", [
        (name, numbers(took), int(*numbers(most))) for name, took, most, *_ in rows["frames"] if name != "elastic-shape"])
    ways = ["SpringBank", "C", "memcpy", "closed form"]
    took = next(times for count, *times in rows["springs"] if numbers(count) == [10_000])
    yield "springs", ("10,000 springs", "nanoseconds a spring", [(way, numbers(one), None) for way, one in zip(ways, took)], (), ways[:1])
    waves = []
    for _, way, *times in (row for row in rows["waves"] if row[0] == "1000"):
        whole, *parts = (float(one) for one in times)
        waves.append((re.sub("^stage", "ElasticKit", way.replace("`", "")), [*parts, whole - sum(parts)], None))
    own = [way for way, *_ in waves if way.startswith("ElasticKit")]
    yield "page", ("1,000 waves", "ms a frame", waves, ["main", "worker", "raster", "other threads"], own)


def drawn(page):
    """Each plot's file and its text."""
    for name, shown in plots(page):
        yield PLOTS / f"{name}.svg", bars(*shown)
        yield PLOTS / f"{name}~narrow.svg", bars(*shown, layout=NARROW)


def numbers(line):
    return [float(word.replace(",", "")) for word in re.findall(r"\d[\d,]*(?:\.\d+)?", line)]


def same(said, true):
    a, b = numbers(said), numbers(true)
    return re.sub(r"[\d,.]+", "", said) == re.sub(r"[\d,.]+", "", true) and len(a) == len(b) and all(
        abs(x - y) <= TOLERANCE * max(abs(x), abs(y)) + 0.006 for x, y in zip(a, b))


def check_tables(found, held):
    for name, said in TABLE.findall(PAGE.read_text()):
        if name not in COUNTED:
            continue
        true = TABLES[name](found, held)
        for one, other in zip(said.splitlines(), true.splitlines()):
            if not same(one, other):
                yield f"docs/performance.md says:  {one}\n                 counted is:  {other}"
        if len(said.splitlines()) != len(true.splitlines()):
            yield f"docs/performance.md, table {name}: {len(said.splitlines())} lines, of {len(true.splitlines())}"


def check_plots():
    for path, true in drawn(PAGE.read_text()):
        if path.read_text() != true:
            yield f"{path.relative_to(ROOT)} is not drawn of its table in docs/performance.md"


def check_bounds(held):
    for key, bound in re.findall(r"\| `([\w.-]+)` \| [^|]+ \| ([≤≥] [\d.]+) \|", PAGE.read_text()):
        if bound != limit(held.get(key)):
            yield f"docs/performance.md says {bound} of {key}, which is {limit(held.get(key)) or 'not limited'}"


def off_by(number, key, value):
    """How far what is said may be off: limits and bytes only by rounding, and bytes by what another zlib makes of them."""
    rounding = 0.501 * 10 ** -len(number.partition(".")[2])
    if key.startswith("limit "):
        return rounding
    return rounding + 0.002 * value if key.startswith("bytes.") else TOLERANCE * value + 0.006


def known(key, found, held):
    """The measured number of a key, or after the word `limit` its limit; none if nothing is known of it."""
    one = held.get(key.removeprefix("limit "), {})
    return one.get("most", one.get("least")) if key.startswith("limit ") else found.get(key)


def check_numbers(found, held):
    texts = {}
    for line in NUMBERS.read_text().splitlines():
        if line.startswith("#"):
            continue
        document, words, source = line.split("\t")
        text = texts.setdefault(document, " ".join((ROOT / document).read_text().split()))
        said = re.findall(re.escape(words).replace(r"\{\}", r"(\d[\d,]*(?:\.\d+)?)"), text)
        if len(said) != 1:
            yield f"{document} has “{words}” {len(said)} times, not once: {NUMBERS.relative_to(ROOT)}"
        elif "{}" not in words:
            path, contained = source.split(": ", 1)
            if contained not in (ROOT / path).read_text():
                yield f"{document} says “{words}”, and {path} does not have “{contained}”"
        else:
            numbers = [said[0]] if isinstance(said[0], str) else said[0]
            for number, key in zip(numbers, source.split(", "), strict=True):
                true, value = known(key, found, held), float(number.replace(",", ""))
                if true is None:
                    yield f"{document}: nothing is known of {key}; Benchmarks/bench.py counts sizes"
                # As kilobytes, or as bytes.
                elif not any(abs(value - one) <= off_by(number, key, one) for one in (true, true / 1000)):
                    yield f"{document}: {number} is not {true}, which {key} is"


def written(one, found, held):
    """A table anew; one that is timed stays as it was where not all of it was measured this time."""
    name, before = one[1], one[2]
    try:
        now = TABLES[name](found, held)
    except KeyError:
        if name in COUNTED:
            raise
        return one[0]
    whole = name in COUNTED or len(now.splitlines()) >= len(before.splitlines())
    return f"<!-- table {name} -->\n{now if whole else before}<!-- end -->"


def main(checks):
    found, held = latest(), budgets()
    if checks:
        wrong = [*check_tables(found, held), *check_plots(), *check_bounds(held), *check_numbers(found, held)]
        if wrong:
            wrong.append(f"Benchmarks/document.py writes the tables anew; the limits are {BUDGETS.relative_to(ROOT)}'s")
        sys.exit("\n".join(wrong) or 0)
    PAGE.write_text(TABLE.sub(lambda one: written(one, found, held), PAGE.read_text()))
    PLOTS.mkdir(exist_ok=True)
    for path, shown in drawn(PAGE.read_text()):
        path.write_text(shown)


if __name__ == "__main__":
    main("--check" in sys.argv)
