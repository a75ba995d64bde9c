#!/usr/bin/env python3
"""Takes a prefix off the names of a module's exports: `name-exports.py MODULE PREFIX`.

The linker exports a function by its C name, which has a prefix, so that it is no function of libc's in a native build.
"""

import sys
from pathlib import Path

from wasm import Reader, named, number, section, sections

EXPORTS = 7


def without(prefix, content):
    reader, rows = Reader(content), []
    for _ in range(reader.number()):
        row = named(reader.name().removeprefix(prefix)) + reader.take(1)
        rows.append(row + number(reader.number()))
    return number(len(rows)) + b"".join(rows)


module, prefix = Path(sys.argv[1]), sys.argv[2]
data = module.read_bytes()
module.write_bytes(data[:8] + b"".join(
    section(kind, without(prefix, content) if kind == EXPORTS else content) for kind, content in sections(data)))
