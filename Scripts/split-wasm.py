#!/usr/bin/env python3
"""Splits a linked WebAssembly module, with names: `split-wasm.py MODULE NAME-core PART…`.

NAME-core.wasm is what a page loads first, and NAME-PART.wasm what it fetches when it first needs the part: a song is read and shown by
one, path data read by another, a stage is drawn with a third. A part is the code that is reached only by way of its doors. A call of it before
it is there calls an import of the namespace PART; a part takes from the namespace `core` what it shares.
"""

import re
import subprocess
import sys
from pathlib import Path

from wasm import Reader, named, number, section, sections

FEATURES = ["--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals"]
# As Swift mangles the names of functions.
DOORS = {
    # Reading a song, and all that a ball does once it has words, which `BallMotion` asks for first.
    "songs": re.compile(
        r"^elastic_(places|begun)$|Lyrics(Scanner|Builder)V|BallRowsV\d|BallSongV(\d|_5style)"
        r"|BallMotionV(4sing|8drawSong|10layOutRows|10nextChange|4move.*2by)"
        r"|ComponentInstanceC(4load|6follow|5stand|10begunCount).*10BallMotionV_T"),
    # The ball's own module reads LRC itself; what plain words and words of the page need is a part of its own.
    "ball-core songs": re.compile(r"LyricsScannerV7(cueSong|assSong)"),
    "ball-core words": re.compile(r"^elastic_places$|BallRowsV5stand|LyricsScannerV9plainSong"),
    "paths": re.compile(r"10BezierPathV.*7content.*cfC$|ComponentInstanceC4load.*1(1Shape|3Balloon)MotionV_T"),
    "stage": re.compile(r"^elastic_(members|place|wake|step_members|news|news_count|draw_members)$|FlatSceneV3cut"),
}
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def behind(doors, module):
    """The functions that only these doors lead to."""
    calls, functions, first = {}, set(), set()
    for line in run("wasm-opt", *FEATURES, "--print-call-graph", module).splitlines():
        if call := re.match(r'\s*"([^"]+)" -> "([^"]+)"', line):
            calls.setdefault(call[1], []).append(call[2])
        elif function := re.match(r'\s*"([^"]+)" \[(.*)\]', line):
            functions.add(function[1])
            if "gray" in function[2] or "rounded" in function[2]:  # An export, or in a table.
                first.add(function[1])
    functions -= {"Import", "Export", "Indirect Target", "A"}
    found = {one for one in functions if doors.search(one)}
    if not found:
        sys.exit(f"split-wasm.py: no function of {module} is {doors.pattern}")
    seen, ahead = set(), list(first - found)
    while ahead:
        one = ahead.pop()
        if one not in seen and one not in found:
            seen.add(one)
            ahead += calls.get(one, [])
    return functions - seen


def shortened(data, short):
    """The module with the shared names that wasm-split made of Swift's, which begin with %, as short as they can be."""
    def brief(name):
        return short.setdefault(name, f"%{len(short):x}") if name.startswith("%") else name

    whole = data[:8]
    for kind, content in sections(data):
        reader, rows = Reader(content), []
        if kind in (2, 7):
            for _ in range(reader.number()):
                row = named(reader.name()) if kind == 2 else b""
                row += named(brief(reader.name()))
                start, what = reader.at, reader.take(1)[0]
                if kind == 7 or what == FUNCTION:
                    reader.number()
                elif what == GLOBAL:
                    reader.take(2)
                else:
                    kept = reader.at + (what == TABLE)
                    reader.at = kept
                    has_most, least = reader.take(1)[0] & 1, reader.number()
                    if has_most:  # Later parts have made the table longer.
                        reader.number()
                    rows.append(row + content[start:kept] + b"\0" + number(least))
                    continue
                rows.append(row + content[start:reader.at])
            content = number(len(rows)) + b"".join(rows)
        whole += section(kind, content)
    return whole


def main(module, out, *parts):
    work, out = Path(module).parent, Path(out)
    core, raw = module, {}
    for part in parts:
        names = work / f"{out.name}-{part}.txt"
        names.write_text("\n".join(sorted(behind(DOORS.get(f"{out.name} {part}") or DOORS[part], core))))
        whole, core, raw[part] = core, str(work / f"{out.name}-without-{part}.wasm"), str(work / f"{out.name}-{part}.raw.wasm")
        run("wasm-split", *FEATURES, whole, "-g", "--split-funcs", f"@{names}", "--export-prefix=%", "--import-namespace=core",
            f"--placeholder-namespace={part}", "-o1", core, "-o2", raw[part])
    short = {}
    for file, name in [(core, out.name), *((raw[part], f"{out.name.removesuffix('-core')}-{part}") for part in parts)]:
        small = work / f"{name}.small.wasm"
        run("wasm-opt", *FEATURES, "--strip-debug", "--strip-producers", "--strip-target-features",
            "--dae-optimizing", "--merge-similar-functions", "--inlining-optimizing", "-Oz", "-Oz", "--low-memory-unused",
            "--one-caller-inline-max-function-size=150", file, "-o", str(small))
        (out.parent / f"{name}.wasm").write_bytes(shortened(small.read_bytes(), short))


main(*sys.argv[1:])
