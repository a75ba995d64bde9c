#!/usr/bin/env python3
"""The frame of all pages of the site, and the generator of the gallery's pages: `webpages.py [--check]`.

A file of Web/site has its own main part; this writes all around it: the head, the link that skips the navigation, the header, the
footer, the lines that install the kit, and the code that a component's page shows. documents.py and relative-reference.py use the
same functions. Web/site/release.json has the version and, once it is published, the addresses of the repository and of the folder
with a release's files (downloads.py). With --check nothing is written; it fails if a page is not as it would be written.
"""

import json
import re
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "Web/site"
APPLE = ROOT / "Examples/iOS/Elastic.swiftpm/Sources"
RELEASE = json.loads((SITE / "release.json").read_text())
MARK = '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M3 4H29V12C23 12 22 28 16 28S9 12 3 12Z"/></svg>'
GROUND = ("#f5f8fd", "#0e1116")
# What others show beside a link to a page, and what it is to those who do not see it; build-site.sh draws it.
PICTURE = ("social.png", "A sheet of rubber, pulled down by a finger")


@dataclass
class Page:
    """A page of the gallery. Styles and scripts are named from its folder; `label` is its name in the navigation."""

    name: str
    title: str
    about: str
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    label: str | None = None
    colours: tuple[str, str] = GROUND
    more: str = ""
    picture: tuple[str, str] = PICTURE


def component(name, label, title, about, module, seen, *scripts):
    return Page(f"{name}.html", f"{title} · ElasticKit", about, ("gallery.css",), (f"../elements/{module}.js", "gallery.js", *scripts), label,
                picture=(f"social-{name}.png", seen))


# In the order of the navigation.
PAGES = [
    Page("index.html", "ElasticKit: motion you can grab",
         "Six elastic components for the web, iOS, macOS and GTK. Grab one mid-motion, reverse it, throw it: it never jumps.",
         ("home.css",), ("../elements/index.js", "home.js"), colours=("#8cbcff", "#1a54b4"),
         more='  <link rel="modulepreload" href="../elements/index.js">\n'),
    component("surface", "Surface", "Elastic surface", "An edge that follows your finger, bends and bounces back.", "surface",
              "A sheet of rubber, pulled down by a finger"),
    component("refresh", "Refresh", "Pull to refresh", "Pull a list to load new items.", "refresh",
              "An edge that is pulled down, with a circle that fills"),
    component("menu", "Menu", "Flowing menu", "A drawer that pours out of the edge like liquid.", "menu",
              "A drawer that flows out of the left edge"),
    component("lyrics", "Lyrics", "Lyric ball", "A ball that hops from word to word, in time with the song.", "ball",
              "A ball that hops along the words of a song", "song-film.js"),
    component("balloon", "Balloon", "Message balloon", "A typing indicator with bouncing dots.", "balloon",
              "A speech bubble with three dots"),
    component("shape", "Shape", "Elastic shape", "Any closed shape, elastic at every point.", "shape",
              "A heart that is pulled up at one side"),
    Page("lab.html", "Motion lab · ElasticKit", "Convert springs between frameworks, try easing curves, and move things along a path you draw.",
         ("gallery.css", "lab.css"), ("lab.js",), "Lab"),
    Page("elements.html", "All elements · ElasticKit", "All six custom elements on one plain HTML page.",
         ("gallery.css", "plain.css"), ("../elements/index.js", "plain.js")),
    Page("tap.html", "Tap along · ElasticKit", "Give the words of a song their times: play it, and tap a key at each word.",
         ("gallery.css", "lab.css", "tap.css"), ("../elements/ball.js", "tap.js")),
    # A server shows it at any address, so its links begin at the site.
    Page("404.html", "Page not found · ElasticKit", "Page not found. Go to the home page or the documentation.", ("lost.css",),
         more='  <meta name="robots" content="noindex">\n  <base href="./">\n'),
]
NAVIGATION = [*((page.name, page.label) for page in PAGES if page.label), ("docs/index.html", "Docs")]

# Scripts, styles and data are files of the site, so markup that is slipped into a page runs nothing. Blobs are files that a page
# has made or that its reader has opened.
POLICY = {
    "default-src": "'self'", "script-src": "'self' 'wasm-unsafe-eval'", "img-src": "'self' blob:", "media-src": "'self' blob:",
    "object-src": "'none'", "base-uri": "'self'", "form-action": "'none'",
}


def policy(**changes):
    """The Content-Security-Policy of a page, as a line of its head, so that any server will do; `changes` are of directives."""
    changed = POLICY | {name.replace("_", "-"): sources for name, sources in changes.items()}
    said = "; ".join(f"{name} {sources}" for name, sources in changed.items())
    return f'  <meta http-equiv="Content-Security-Policy" content="{said}">\n'


def head(title, about, styles=(), scripts=(), up="", colours=GROUND, more="", picture=PICTURE):
    """The head of a page; `up` leads from its folder to the site's."""
    light, dark = colours
    shared = title.removesuffix(" · ElasticKit")
    links = "".join(f'  <link rel="stylesheet" href="{up}{one}">\n' for one in ("base.css", *styles))
    loaded = "".join(f'  <script type="module" src="{up}{one}"></script>\n' for one in scripts)
    return (f'<head>\n  <meta charset="utf-8">\n{policy()}'
            '  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
            '  <meta name="color-scheme" content="light dark">\n'
            f'  <meta name="theme-color" content="{light}" media="(prefers-color-scheme: light)">\n'
            f'  <meta name="theme-color" content="{dark}" media="(prefers-color-scheme: dark)">\n'
            f'{more}  <title>{escape(title)}</title>\n  <meta name="description" content="{escape(about)}">\n'
            f'  <meta property="og:title" content="{escape(shared)}">\n  <meta property="og:description" content="{escape(about)}">\n'
            f'  <meta property="og:type" content="website">\n  <meta property="og:image" content="{up}{picture[0]}">\n'
            '  <meta property="og:image:width" content="1200">\n  <meta property="og:image:height" content="630">\n'
            f'  <meta property="og:image:alt" content="{escape(picture[1])}">\n'
            '  <meta name="twitter:card" content="summary_large_image">\n'
            f'  <link rel="icon" href="{up}mark.svg" type="image/svg+xml">\n{links}{loaded}</head>\n')


def link(name, label, current, up):
    # A page of the documentation is within what its link leads to.
    said = ' aria-current="page"' if name == current else ' aria-current="true"' if up and name.startswith("docs") else ""
    return f'      <a href="{up}{name}"{said}>{label}</a>\n'


def header(current, up="", skips=True):
    """The header of a page; `up` leads from its folder to the site's. Its first link skips it, where the page has a part `main`."""
    links = "".join(link(name, label, current, up) for name, label in NAVIGATION)
    skip = '  <a class="skip" href="#main">Skip to content</a>\n' if skips else ""
    # On a phone the list of pages is a popover; elsewhere it is a row, without a script in both.
    return (f'{skip}  <header class="top">\n    <a class="brand" href="{up}index.html">{MARK}ElasticKit</a>\n'
            f'    <button type="button" class="pages" popovertarget="pages-list">Menu</button>\n'
            f'    <nav aria-label="Pages" id="pages-list" popover>\n{links}    </nav>\n  </header>\n')


def repository():
    """A link to the repository, or the sentence that there is none yet."""
    address = RELEASE["repository"]
    return f'<a href="{escape(address)}">Repository</a>' if address else "<span>Repository: not published yet</span>"


def footer(up=""):
    ways = [("docs/guide.html", "Guide"), ("docs/index.html", "Documentation"), ("elements.html", "All elements"),
            ("docs/changelog.html", "Changelog"), ("docs/performance.html", "Performance"), ("docs/contributing.html", "Contributing")]
    links = "".join(f'      <a href="{up}{name}">{label}</a>\n' for name, label in ways)
    return (f'  <footer class="foot">\n    <p>ElasticKit {RELEASE["version"]} · MIT License</p>\n'
            f'    <nav aria-label="More">\n{links}      {repository()}\n    </nav>\n  </footer>\n')


def weights():
    """The badge of what it weighs, in the kilobytes that docs/web.md has measured: a page with one element, all of them, the one file."""
    text = (ROOT / "docs/web.md").read_text()
    table = re.search(r"\| a page with \| kB \|\n.*\n((?:\|.*\n)+)", text)[1]
    pages = {name: int(float(size) + 0.5) for name, size in re.findall(r"^\| (.+) \| ([\d.]+) \|$", table, re.M)}
    everything = pages["all six, songs included"]
    elements = [pages[name] for name in pages if re.match("a (surface|refresh|menu|balloon|ball|shape)", name)]
    file = re.search(r"can serve only one: (\d+) kB", text)[1]
    return (f'<p class="weight"><b>{min(elements)}–{max(elements)} kB</b> per element, <b>{everything} kB</b> all six, '
            f"<b>{file} kB</b> in one file</p>")


SCRIPT = '<script type="module" src="elastic.js"></script>'


def install(files=None):
    """The lines that install the kit: a script tag first, which needs nothing but one file. `files` has the addresses of what can be
    downloaded, by name; without them those that make them are named."""
    address, version, files = RELEASE["repository"], RELEASE["version"], files or {}
    package = f"elastickit-{version}.tgz"
    swift = f'.package(url: "{address}", from: "{version}")' if address else '.package(path: "../ElasticKit")'
    lines = [("HTML", SCRIPT), ("npm", "npm install elastickit" if address else f"npm install ./{package}"), ("Swift", swift)]
    rows = "\n".join(
        f'      <pre tabindex="0" aria-label="{name}" data-way="{name}"><b aria-hidden="true">{name}</b><code>{escape(line, False)}</code></pre>'
        for name, line in lines)
    got = [f'<a href="{escape(files[name])}">{said}</a>' for name, said in (("elastic.js", "Download elastic.js"), (package, "npm package"))
           if name in files]
    if got:
        told = f'{", ".join(got)} or <a href="docs/index.html#install">something else</a>.'
    elif address:
        told = f"{repository()}."
    else:
        told = "<code>make dist</code> in a checkout makes <code>elastic.js</code> and the npm package."
    state = "" if address else " Not published yet."
    if address and got:
        told += f" {repository()}."
    return (f'    <div class="install">\n{rows}\n      <p>{told} Version {version}.{state}</p>\n'
            f'      {weights()}\n    </div>\n')


# The files of each component's page in SwiftUI and in UIKit.
SAMPLES = {
    "surface": ("Header", "SurfaceController"), "refresh": ("Inbox", "NewsController"), "menu": ("Inbox", "FoldersController"),
    "lyrics": ("Karaoke", "SongController"), "balloon": ("Chat", "ChatController"), "shape": ("Chat", "ChatController"),
}


def samples(name):
    """The code that a page shows, whole files by their captions: tests run or compile each."""
    swiftui, uikit = SAMPLES[name]
    own = SITE / "samples"
    return {"HTML": own / f"{name}.html", "React": own / f"{name}.jsx", "SwiftUI": APPLE / f"{swiftui}.swift",
            "UIKit": APPLE / f"{uikit}.swift", "GTK": own / f"{name}.swift"}


def figure(caption, file):
    code = escape(file.read_text().rstrip("\n"), quote=False)
    return (f"      <figure>\n        <figcaption>{caption}</figcaption>\n"
            f'        <pre tabindex="0"><code>{code}</code></pre>\n      </figure>\n')


# What is only drawn by a script has a still picture for readers and crawlers without one: the words of the song, a balloon, the shape.
DRAWN = re.compile(r"(<(lyric-ball|message-balloon|elastic-shape)\b([^<>]*)>[^<]*</\2>)(?:<noscript>.*?</noscript>)?")
SONG = '<p class="still song"><span>Twinkle, twinkle,</span> <b>little</b> star,<br>How I wonder<br>what you are!</p>'
BALLOON = ('<svg class="still balloon" viewBox="-6 145 387 372" aria-hidden="true"><path d="M318 205C391 276 391 391 318 462C256 524 160 532 88 487L8 510L36 438'
           'C10 401-1 357 3 315C8 275 25 236 57 205C129 134 246 134 318 205Z"/><circle cx="81" cy="283" r="33"/><circle cx="188" cy="317" r="33"/>'
           '<circle cx="294" cy="333" r="33"/></svg>')


def still(tag, attributes):
    if tag == "lyric-ball":
        return SONG
    if tag == "message-balloon":
        return BALLOON
    path = re.search(r'\bd="(.*?)"', attributes)[1]
    numbers = [float(one) for one in re.findall(r"-?[\d.]+", path)]
    right, bottom = max(numbers[::2]), max(numbers[1::2])
    return f'<svg class="still" viewBox="0 0 {right:g} {bottom:g}" aria-hidden="true"><path d="{path}"/></svg>'


def with_stills(text):
    """A page's text with a still picture behind each element that has none of its own."""
    return DRAWN.sub(lambda found: found[1] + ("" if " hidden" in found[3] else f"<noscript>{still(found[2], found[3])}</noscript>"), text)


PARTS = {
    "head": re.compile(r"<head>\n.*?</head>\n", re.S),
    "header": re.compile(r'(?:  <a class="skip".*?</a>\n)?  <header class="top">\n.*?  </header>\n', re.S),
    "footer": re.compile(r'  <footer class="foot">\n.*?  </footer>\n', re.S),
    "install": re.compile(r'    <div class="install">\n(?:.*?\n)??    </div>\n', re.S),
    "figures": re.compile(r'(?<=<h2 id="code">Code</h2>\n).*?(?=    </section>)', re.S),
}


def written(page):
    """A page's text with the parts it should have."""
    text, stem = (SITE / page.name).read_text(), page.name.removesuffix(".html")
    styles = ("../elements/elements.css", *page.styles) if any("elements/" in one for one in page.scripts) else page.styles
    parts = {
        "head": head(page.title, page.about, styles, page.scripts, colours=page.colours, more=page.more, picture=page.picture),
        "header": header(page.name), "footer": footer(),
        "install": install(), "figures": "".join(figure(*one) for one in samples(stem).items()) if stem in SAMPLES else "",
    }
    for name, pattern in PARTS.items():
        text, count = pattern.subn(lambda _: parts[name], text)
        if count != (name in ("head", "header", "footer") or name == "install" and stem == "index" or name == "figures" and stem in SAMPLES):
            sys.exit(f"webpages.py: {page.name}: {count} times {name}")
    return with_stills(text)


def main():
    stale = [page for page in PAGES if written(page) != (SITE / page.name).read_text()]
    if "--check" in sys.argv[1:]:
        sys.exit(", ".join(page.name for page in stale) + ": run Scripts/webpages.py" if stale else 0)
    for page in stale:
        (SITE / page.name).write_text(written(page))


if __name__ == "__main__":
    main()
