#!/usr/bin/env python3
"""Makes a DocC archive a part of the site, under any path: `relative-reference.py FOLDER`.

DocC writes the path of the site into each page (`--hosting-base-path`), so that an archive works under one path only. Each of its
pages gets a path relative to itself instead, which its script resolves when the page is loaded. The archive's first page leads to
the list of the libraries. Each page begins with the site's navigation, has its colours, and is read without scripts.
"""

import json
import re
import sys
from pathlib import Path

import navigation
import reference_text

BASE = re.compile(r'var baseUrl = "/"')
ADDRESS = re.compile(r'\b(href|src)="/(?!/)')
BODY = re.compile(r"<body[^>]*>")
WITHOUT_SCRIPTS = re.compile(r"<noscript>.*?</noscript>", re.S)
# Names of DocC's, with the colours of base.css: page, links, and text.
COLOURS = {"fill": ("#fbf7f2", "#14100e"), "link": ("#b0391a", "#ff9a76"), "figure-gray": ("#1d1411", "#f8efe9"),
           "nav-solid-background": ("#fbf7f2", "#14100e"), "figure-gray-secondary": ("#665850", "#b8a89e"),
           "documentation-intro-fill": ("#f4e9df", "#1e1815")}


def main():
    folder = Path(sys.argv[1])
    pages = list(folder.rglob("index.html"))
    for page in pages:
        up = "../" * (len(page.relative_to(folder).parts) - 1) or "./"
        text, count = BASE.subn(f'var baseUrl = new URL("{up}", location.href).pathname', page.read_text())
        if count != 1:
            sys.exit(f"relative-reference.py: {page}: expected one base URL, found {count}")
        text = ADDRESS.sub(rf'\1="{up}', text)
        head = f'<link rel="stylesheet" href="{up}../reference.css">\n{navigation.header(None, up + "../")}'
        text = BODY.sub(lambda body: body[0] + head, text, count=1)
        data = folder / "data" / f"{page.parent.relative_to(folder)}.json"
        if data.exists():
            article = reference_text.article(json.loads(data.read_text()), up)
            text = WITHOUT_SCRIPTS.sub(lambda _: f"<noscript>{article}</noscript>", text, count=1)
        page.write_text(text)
    (folder / "theme-settings.json").write_text(json.dumps(
        {"theme": {"color": {name: dict(zip(("light", "dark"), both)) for name, both in COLOURS.items()}}}))
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference · ElasticKit</title>'
        '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">The reference</a></html>\n')
    print(f"{folder}: {len(pages)} pages")


if __name__ == "__main__":
    main()
