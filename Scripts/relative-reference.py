#!/usr/bin/env python3
"""Makes a DocC archive a part of the site, under any path: `relative-reference.py FOLDER`.

DocC writes the path of the site into each page (`--hosting-base-path`), so that an archive works under one path only. Each of its
pages gets a path relative to itself instead, which its script resolves when the page is loaded. The archive's first page leads to
the list of the libraries. Each page begins with the site's navigation, has its colours and its policy, and is read without scripts.
"""

import base64
import hashlib
import json
import re
import sys
from pathlib import Path

import reference_text
import webpages

BASE = re.compile(r'var baseUrl = "/"')
ADDRESS = re.compile(r'\b(href|src)="/(?!/)')
CHARSET = '<meta charset="utf-8">'
SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
BODY = re.compile(r"<body[^>]*>")
WITHOUT_SCRIPTS = re.compile(r"<noscript>.*?</noscript>", re.S)
# Names of DocC's colours, with those of base.css: of the page, links, and text.
COLOURS = {"fill": "ground", "link": "tint", "figure-gray": "ink", "nav-solid-background": "ground", "figure-gray-secondary": "quiet",
           "documentation-intro-fill": "paper"}
BASE_CSS = (Path(__file__).resolve().parents[1] / "Web/site/base.css").read_text()


def colours():
    """The first colours of base.css, by name: of light pages and of dark ones."""
    return {name: both for name, *both in re.findall(r"^  --([\w-]+): light-dark\((#\w+), (#\w+)\);$", BASE_CSS, re.M)}


def policy(text):
    """The site's policy for a page of DocC: its script that is in the page is allowed by its sum."""
    sums = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(text))
    allowed = " ".join(["'self'", *(f"'sha256-{one}'" for one in sums)])
    return webpages.policy(script_src=allowed).strip()


def main():
    folder = Path(sys.argv[1])
    pages = list(folder.rglob("index.html"))
    for page in pages:
        up = "../" * (len(page.relative_to(folder).parts) - 1) or "./"
        text, count = BASE.subn(f'var baseUrl = new URL("{up}", location.href).pathname', page.read_text())
        if count != 1:
            sys.exit(f"relative-reference.py: {page}: expected one base URL, found {count}")
        text = ADDRESS.sub(rf'\1="{up}', text)
        head = f'<link rel="stylesheet" href="{up}colours.css">\n<link rel="stylesheet" href="{up}../reference.css">\n{webpages.header(None, up + "../", skips=False)}'
        text = BODY.sub(lambda body: body[0] + head, text, count=1)
        text = text.replace(CHARSET, CHARSET + policy(text), 1)
        data = folder / "data" / f"{page.parent.relative_to(folder)}.json"
        if data.exists():
            article = reference_text.article(json.loads(data.read_text()), up)
            text = WITHOUT_SCRIPTS.sub(lambda _: f"<noscript>{article}</noscript>", text, count=1)
        page.write_text(text)
    ours = colours()
    (folder / "colours.css").write_text(
        ":root { " + " ".join(f"--{name}: light-dark({light}, {dark});" for name, (light, dark) in ours.items()) + " }\n")
    (folder / "theme-settings.json").write_text(json.dumps(
        {"theme": {"color": {name: dict(zip(("light", "dark"), ours[role])) for name, role in COLOURS.items()}}}))
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8">' + webpages.policy().strip() + '<title>Reference · ElasticKit</title>'
        '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">The reference</a></html>\n')
    print(f"{folder}: {len(pages)} pages")


if __name__ == "__main__":
    main()
