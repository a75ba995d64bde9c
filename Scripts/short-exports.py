#!/usr/bin/env python3
"""Gives the exports of a package's modules short names: `short-exports.py SCRIPTS MODULES`, two folders.

A page downloads each name twice, in its module and in the scripts that call it. Scripts write a call as `wasm.name` or `own.name`, and
list in `CALLS` those for the entries of a recording. What has exports of its own, of which other scripts know, keeps them.
"""

import re
import string
import sys
from pathlib import Path

from wasm import Reader, named, number, section, sections

IMPORTS, EXPORTS = 2, 7
OTHERS = {"recordings", "values"}  # Modules that are read by one script each, and those scripts.


def exports(content):
    reader = Reader(content)
    return [(reader.name(), reader.take(1), reader.number()) for _ in range(reader.number())]


scripts, folder = map(Path, sys.argv[1:])
modules = {file: list(sections(file.read_bytes())) for file in sorted(folder.glob("*.wasm")) if file.stem not in OTHERS}
lists = [exports(content) for whole in modules.values() for kind, content in whole if kind == EXPORTS]
# What a core has for its parts is short already.
long = sorted({name for one in lists for name, _, _ in one if not name.startswith("%")})
if len(long) > len(string.ascii_letters):
    sys.exit(f"short-exports.py: {len(long)} exports are more than there are letters")
short = dict(zip(long, string.ascii_letters))

for file, whole in modules.items():
    data = file.read_bytes()[:8]
    for kind, content in whole:
        if kind == EXPORTS:
            rows = exports(content)
            content = number(len(rows)) + b"".join(named(short.get(name, name)) + what + number(index) for name, what, index in rows)
        elif kind == IMPORTS:  # A part's, of what its core exports.
            for name in long:
                content = content.replace(named("core") + named(name), named("core") + named(short[name]))
        data += section(kind, content)
    file.write_bytes(data)

for file in sorted(scripts.glob("*.js")):
    if file.stem in OTHERS | {"animated"}:
        continue
    text = re.sub(r"\b(wasm|own|exports)(\??\.)(\w+)", lambda one: one[1] + one[2] + short.get(one[3], one[3]), file.read_text())
    file.write_text(re.sub(
        r"^(export const CALLS = )(.*?);", lambda one: one[1] + re.sub(r"\w+", lambda name: short.get(name[0], name[0]), one[2]) + ";",
        text, flags=re.MULTILINE))
