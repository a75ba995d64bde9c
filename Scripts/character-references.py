#!/usr/bin/env python3
"""Writes HTML's named character references, from Python's own list, to Tools/Sources/elastic/Shared/CharacterReferences+Names.swift.

    Scripts/character-references.py
"""

import html.entities
import textwrap
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "Tools/Sources/elastic/Shared/CharacterReferences+Names.swift"


def rows(words):
    return textwrap.indent("\n".join(textwrap.wrap(" ".join(words), 96, break_long_words=False, break_on_hyphens=False)), "    ")


def source():
    names = html.entities.html5
    modern = (f"{name[:-1]}={'+'.join(f'{ord(letter):X}' for letter in names[name])}" for name in sorted(names) if name.endswith(";"))
    old = (name for name in sorted(names) if not name.endswith(";"))
    return f'''// Written by Scripts/character-references.py.

extension CharacterReferences {{
  /// Every name, and the characters that it stands for, in hexadecimal.
  static let names = """
{rows(modern)}
    """

  /// The names that may stand without their semicolon.
  static let oldNames = """
{rows(old)}
    """
}}
'''


if __name__ == "__main__":
    FILE.write_text(source())
