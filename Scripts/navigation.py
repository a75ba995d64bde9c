#!/usr/bin/env python3
"""Writes the navigation into the pages of the gallery: `navigation.py [--check]`.

The first page's cards say which pages there are, in their order; each page says its own name, where its navigation
has it as the current one. With --check nothing is written; it fails where a page has
another navigation than it should.
"""

import re
import sys
from pathlib import Path

SITE = Path(__file__).resolve().parents[1] / "Web/site"
NAVIGATION = re.compile(r'(    <nav aria-label="Pages">\n)(.*?)(    </nav>\n)', re.S)


def pages():
    """Every page of the navigation, and its name there."""
    names = re.findall(r'<h2><a href="(\w+\.html)">', (SITE / "index.html").read_text())
    for name in names:
        text = (SITE / name).read_text()
        yield name, re.search(rf'<a href="{name}" aria-current="page">(.*?)</a>', text)[1]


def written(page, listed):
    """A page's text with the navigation it should have."""
    current = {page.name: ' aria-current="page"'}
    links = "".join(f'      <a href="{name}"{current.get(name, "")}>{label}</a>\n' for name, label in listed)
    return NAVIGATION.sub(lambda found: found[1] + links + found[3], page.read_text())


def main():
    listed = list(pages())
    stale = [page for page in sorted(SITE.glob("*.html")) if written(page, listed) != page.read_text()]
    if "--check" in sys.argv[1:]:
        sys.exit(", ".join(page.name for page in stale) + ": run Scripts/navigation.py" if stale else 0)
    for page in stale:
        page.write_text(written(page, listed))


if __name__ == "__main__":
    main()
