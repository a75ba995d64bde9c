#!/usr/bin/env python3
"""Writes what all pages of the site share into the gallery's pages: `navigation.py [--check]`.

That is the header with its navigation, the footer, the lines that install the kit, and the policy that says what a page may
load and run. The first page's cards say which pages
there are, in their order. Web/site/release.json has the version and, once it is published, the addresses of the repository
and of the folder with a release's files (downloads.py).
With --check nothing is written; it fails if a page is not as it would be written.
"""

import json
import re
import sys
from html import escape
from pathlib import Path

SITE = Path(__file__).resolve().parents[1] / "Web/site"
RELEASE = json.loads((SITE / "release.json").read_text())
CARD = re.compile(r'<h3><a href="(\w+\.html)" data-short="(.*?)">')
PARTS = {
    "policy": re.compile(r'  <meta http-equiv="Content-Security-Policy" content="default-src \'self\'.*?">\n'),
    "header": re.compile(r'  <header class="top">\n.*?  ?</header>\n', re.S),
    "footer": re.compile(r'  <footer class="foot">\n.*?  </footer>\n', re.S),
    "install": re.compile(r'    <div class="install">\n(?:.*?\n)??    </div>\n', re.S),
}
MARK = '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M3 4H29V12C23 12 22 28 16 28S9 12 3 12Z"/></svg>'


# Scripts, styles and data are files of the site, so markup that is slipped into a page runs nothing. Blobs are files that a page
# has made or that its reader has opened.
POLICY = {
    "default-src": "'self'", "script-src": "'self' 'wasm-unsafe-eval'", "img-src": "'self' blob:", "media-src": "'self' blob:",
    "object-src": "'none'", "base-uri": "'self'", "form-action": "'none'",
}


def policy(*_, **changes):
    """The Content-Security-Policy of a page, as a line of its head, so that any server will do; `changes` are of directives."""
    changed = POLICY | {name.replace("_", "-"): sources for name, sources in changes.items()}
    said = "; ".join(f"{name} {sources}" for name, sources in changed.items())
    return f'  <meta http-equiv="Content-Security-Policy" content="{said}">\n'


def pages():
    """Every page of the gallery, and its name in the navigation."""
    return [*CARD.findall((SITE / "index.html").read_text()), ("docs/index.html", "Docs")]


def link(name, label, current, up):
    # A page of the documentation is within what its link leads to.
    said = ' aria-current="page"' if name == current else ' aria-current="true"' if up and name.startswith("docs") else ""
    return f'      <a href="{up}{name}"{said}>{label}</a>\n'


def header(current, up=""):
    """The header of a page; `up` leads from its folder to the site's."""
    links = "".join(link(name, label, current, up) for name, label in pages())
    return (f'  <header class="top">\n    <a class="brand" href="{up}index.html">{MARK}ElasticKit</a>\n'
            f'    <nav aria-label="Pages">\n{links}    </nav>\n  </header>\n')


def repository():
    """A link to the repository, or the sentence that there is none yet."""
    address = RELEASE["repository"]
    return f'<a href="{escape(address)}">Repository</a>' if address else "<span>Repository: not published yet</span>"


def footer(_, up=""):
    ways = [("docs/guide.html", "Guide"), ("docs/index.html", "Documentation"), ("docs/changelog.html", "Changelog"),
            ("docs/performance.html", "Performance"), ("docs/contributing.html", "Contributing")]
    links = "".join(f'      <a href="{up}{name}">{label}</a>\n' for name, label in ways)
    return (f'  <footer class="foot">\n    <p>ElasticKit {RELEASE["version"]} · MIT License</p>\n'
            f'    <nav aria-label="More">\n{links}      {repository()}\n    </nav>\n  </footer>\n')


def install(*_, package=None):
    """The lines that install the package: from a checkout until the repository is published; `package` is where the file is."""
    address, version = RELEASE["repository"], RELEASE["version"]
    swift = f'.package(url: "{address}", from: "{version}")' if address else '.package(path: "../ElasticKit")'
    web = "npm install elastickit" if address else f"npm install ./elastickit-{version}.tgz"
    more = '<a href="docs/index.html#install">More downloads</a>'
    if address:
        told = f"Version {version}. {repository()}" + (f". {more}" if package else "")
    elif package:
        told = f'Version {version}, not published yet: these lines take a checkout and <a href="{escape(package)}">this package</a>. {more}'
    else:
        told = f"Version {version}, not published yet: these lines take a checkout, and the package that <code>make dist</code> makes."
    lines = [("Swift", swift), ("Web", web)]
    rows = "\n".join(f'      <pre tabindex="0" aria-label="{name}"><b aria-hidden="true">{name}</b><code>{escape(line, False)}</code></pre>'
                     for name, line in lines)
    return f'    <div class="install">\n{rows}\n      <p>{told}</p>\n    </div>\n'


def written(page):
    """A page's text with the parts it should have."""
    text = page.read_text()
    for name, pattern in PARTS.items():
        text = pattern.sub(lambda _: globals()[name](page.name), text)
    return text


def main():
    stale = [page for page in sorted(SITE.glob("*.html")) if written(page) != page.read_text()]
    if "--check" in sys.argv[1:]:
        sys.exit(", ".join(page.name for page in stale) + ": run Scripts/navigation.py" if stale else 0)
    for page in stale:
        page.write_text(written(page))


if __name__ == "__main__":
    main()
