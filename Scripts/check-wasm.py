#!/usr/bin/env python3
"""Prints the exports of WebAssembly modules; fails if one has imports (the page provides none)."""

import sys

from wasm import Reader, sections

KINDS = ["function", "table", "memory", "global", "tag"]


def main(path):
    with open(path, "rb") as file:
        found = dict(sections(file.read()))
    imports = Reader(found.get(2, b"\0"))
    count = imports.number()
    if count:
        sys.exit(f"{path}: {count} imports, the first is {imports.name()}.{imports.name()}")
    exports = Reader(found.get(7, b"\0"))
    print(f"{path}: no imports; exports:")
    for _ in range(exports.number()):
        name, kind = exports.name(), KINDS[exports.take(1)[0]]
        exports.number()
        print(f"  {kind} {name}")


for one in sys.argv[1:] or ["Web/elements/elastic.wasm"]:
    main(one)
