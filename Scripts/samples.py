#!/usr/bin/env python3
"""Writes the code that the gallery's pages show into them: `samples.py [--check]`.

It is whole files: pages and React components of Web/site/samples and GTK programs beside them, and for Apple's platforms the
files of Examples/iOS. Tests run or compile each. With --check nothing is written; it fails if a page shows other code.
"""

import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "Web/site"
APPLE = ROOT / "Examples/iOS/Elastic.swiftpm/Sources"
# The files of each page in SwiftUI and in UIKit.
FILES = {
    "surface": ("Header", "SurfaceController"), "refresh": ("Inbox", "NewsController"), "menu": ("Inbox", "FoldersController"),
    "lyrics": ("Karaoke", "SongController"), "balloon": ("Chat", "ChatController"), "shape": ("Chat", "ChatController"),
}
FIGURES = re.compile(r'(<h2 id="code">In your code</h2>\n)(.*?)(    </section>)', re.S)


def samples(name):
    """The files of a page by their captions."""
    swiftui, uikit = FILES[name]
    own = SITE / "samples"
    return {"HTML": own / f"{name}.html", "React": own / f"{name}.jsx", "SwiftUI": APPLE / f"{swiftui}.swift",
            "UIKit": APPLE / f"{uikit}.swift", "GTK": own / f"{name}.swift"}


def figure(caption, file):
    code = escape(file.read_text().rstrip("\n"), quote=False)
    return (f"      <figure>\n        <figcaption>{caption}</figcaption>\n"
            f'        <pre tabindex="0"><code>{code}</code></pre>\n      </figure>\n')


def written(name):
    figures = "".join(figure(*one) for one in samples(name).items())
    text, count = FIGURES.subn(lambda found: found[1] + figures + found[3], (SITE / f"{name}.html").read_text())
    if count != 1:
        sys.exit(f"samples.py: {name}.html: no section of code")
    return text


def main():
    stale = [name for name in FILES if written(name) != (SITE / f"{name}.html").read_text()]
    if "--check" in sys.argv[1:]:
        sys.exit(f"{', '.join(stale)}: run Scripts/samples.py" if stale else 0)
    for name in stale:
        (SITE / f"{name}.html").write_text(written(name))


if __name__ == "__main__":
    main()
