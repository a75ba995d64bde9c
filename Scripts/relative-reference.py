#!/usr/bin/env python3
"""Makes a DocC archive work under any path: `relative-reference.py FOLDER`.

DocC writes the path of the site into each page (`--hosting-base-path`), so that an archive works under one path only. Each of its
pages gets a path relative to itself instead, which its script resolves when the page is loaded. The archive's first page leads to
the list of the libraries.
"""

import re
import sys
from pathlib import Path

BASE = re.compile(r'var baseUrl = "/"')
ADDRESS = re.compile(r'\b(href|src)="/(?!/)')


def main():
    folder = Path(sys.argv[1])
    pages = list(folder.rglob("index.html"))
    for page in pages:
        up = "../" * (len(page.relative_to(folder).parts) - 1) or "./"
        text, count = BASE.subn(f'var baseUrl = new URL("{up}", location.href).pathname', page.read_text())
        if count != 1:
            sys.exit(f"relative-reference.py: {page}: expected one base URL, found {count}")
        page.write_text(ADDRESS.sub(rf'\1="{up}', text))
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference · ElasticKit</title>'
        '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">The reference</a></html>\n')
    print(f"{folder}: {len(pages)} pages")


if __name__ == "__main__":
    main()
