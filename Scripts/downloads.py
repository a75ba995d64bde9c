#!/usr/bin/python3
"""What a person can download, and from where: `downloads.py FOLDER` puts it into the folder of a site that is being built.

Web/site/release.json has the address of a release's files once there is one. Until then the site has them itself, in
`downloads/`: what has been made, which is always what `make web-package` makes, and the command line if `make dist` has been run.
"""

import hashlib
import shutil
import sys
from pathlib import Path

import webpages

ROOT = Path(__file__).resolve().parents[1]
VERSION = webpages.RELEASE["version"]
SUMS = "SHA256SUMS"
# A file of a release, what it is, and where it lies once it has been made.
FILES = [
    (f"elastickit-{VERSION}.tgz", "npm package", "Web"),
    ("elastic.js", "all elements in one file", ".build"),
    (f"elastickit_{VERSION}_amd64.deb", "the command line for Debian", ".build/dist"),
    (f"elastickit-{VERSION}-linux-x86_64.tar.gz", "the command line for any Linux", ".build/dist"),
]


def copy(folder):
    """Copies what has been made, with checksums of that."""
    made = [ROOT / place / name for name, _, place in FILES if (ROOT / place / name).exists()]
    if webpages.RELEASE["downloads"] or not made:
        return
    folder.mkdir()
    for file in made:
        shutil.copy(file, folder)
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (folder / SUMS).write_text(sums)


def links(folder, place):
    """Name, what it is and address of each file that can be had. `folder` is that of a site, if there is one; `place` leads to it."""
    released = webpages.RELEASE["downloads"]
    return [(name, said, f"{(released or place).rstrip('/')}/{name}") for name, said in [*(one[:2] for one in FILES), (SUMS, "checksums")]
            if released or folder and (folder / name).exists()]


def main():
    site = Path(sys.argv[1])
    copy(site / "downloads")
    index = site / "index.html"
    found = links(site / "downloads", "downloads")
    lines = webpages.install({name: address for name, _, address in found})
    index.write_text(webpages.PARTS["install"].sub(lambda _: lines, index.read_text()))


if __name__ == "__main__":
    main()
