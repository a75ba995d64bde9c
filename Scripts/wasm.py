"""Reads and writes WebAssembly modules."""

import sys


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


def number(value):
    encoded = b""
    while value > 127:
        encoded += bytes([value & 127 | 128])
        value >>= 7
    return encoded + bytes([value])


def named(name):
    return number(len(name.encode())) + name.encode()


def section(kind, content):
    return bytes([kind]) + number(len(content)) + content
