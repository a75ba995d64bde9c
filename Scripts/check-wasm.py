#!/usr/bin/env python3
"""Prints what a WebAssembly module exports; fails if it imports anything (the page gives nothing)."""

import sys

KINDS = ["function", "table", "memory", "global", "tag"]


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self):  # LEB128, unsigned
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self):
        return self.take(self.number()).decode()


def sections(data):
    if data[:8] != b"\0asm\1\0\0\0":
        sys.exit("not a WebAssembly module")
    reader = Reader(data)
    reader.at = 8
    while reader.at < len(data):
        kind = reader.take(1)[0]
        yield kind, reader.take(reader.number())


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


main(sys.argv[1] if len(sys.argv) > 1 else "Web/elastic.wasm")
