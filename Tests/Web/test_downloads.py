"""What the site offers to download: its own files until `release.json` says where those of a release are."""

import hashlib
import html
import json
import os
import re
import shutil
import subprocess

import pytest

from serving import ROOT

VERSION = json.loads((ROOT / "Web/site/release.json").read_text())["version"]
PACKAGE, PROGRAM = f"elastickit-{VERSION}.tgz", f"elastickit_{VERSION}_amd64.deb"


def offered(folder):
    """The files that each page of a site leads to as downloads, by the page's name."""
    found = {}
    for page in (folder / "index.html", *(folder / "docs").glob("*.html")):
        links = [html.unescape(link) for link in re.findall(r'<a href="([^"]*)"', page.read_text())]
        names = [link.rpartition("/")[2] for link in links if re.search(r"/?downloads/|/release/", link)]
        if names:
            found[str(page.relative_to(folder))] = names
    return found


def test_the_site_has_what_it_offers_and_offers_what_it_has(site):
    files = {file.name for file in (site / "downloads").iterdir()}
    pages = offered(site)
    assert {PACKAGE, "elastic.js", "SHA256SUMS"} <= files
    assert set(pages["docs/index.html"]) == files and PACKAGE in pages["index.html"]
    assert set(pages["docs/web.html"]) == {PACKAGE, "elastic.js"}
    assert set().union(*pages.values()) == files
    sums = dict(reversed(line.split("  ")) for line in (site / "downloads/SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256((site / "downloads" / name).read_bytes()).hexdigest() for name in files - {"SHA256SUMS"}}
    assert (site / "downloads" / PACKAGE).read_bytes() == (ROOT / "Web" / PACKAGE).read_bytes()


@pytest.fixture
def build(tmp_path):
    """Builds the text of a site where these files have been made: `build(None, ".build/elastic.js")`; answers with its folder."""
    for name in ("README.md", "CHANGELOG.md", "docs", "Sources", "Examples", "Tests", ".github"):
        os.symlink(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "Scripts", tmp_path / "Scripts", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "Web/site").mkdir(parents=True)
    os.symlink(ROOT / "Web/elements", tmp_path / "Web/elements")
    shutil.copy(ROOT / "Web/site/index.html", tmp_path / "Web/site")

    def built(downloads, *files):
        release = {**json.loads((ROOT / "Web/site/release.json").read_text()), "downloads": downloads}
        (tmp_path / "Web/site/release.json").write_text(json.dumps(release))
        for name in files:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(name)
        folder = tmp_path / "out"
        folder.mkdir()
        shutil.copy(ROOT / "Web/site/index.html", folder)
        subprocess.run([tmp_path / "Scripts/downloads.py", folder], check=True)
        subprocess.run([tmp_path / "Scripts/documents.py", "--downloads", folder / "downloads", folder / "docs"], check=True, stdout=subprocess.DEVNULL)
        return folder

    return built


def test_what_has_not_been_made_is_not_offered(build):
    folder = build(None)
    assert offered(folder) == {} and not (folder / "downloads").exists()
    assert "<!-- downloads" not in (folder / "docs/index.html").read_text() and "make dist" in (folder / "index.html").read_text()


def test_what_make_dist_has_made_is_offered_too(build):
    """Of this version; the sums are those of what is there."""
    old = ".build/dist/elastickit_0.0.1_amd64.deb"
    folder = build(None, f"Web/{PACKAGE}", ".build/elastic.js", f".build/dist/{PROGRAM}", ".build/dist/SHA256SUMS", old)
    assert set(offered(folder)["docs/index.html"]) == {PACKAGE, "elastic.js", PROGRAM, "SHA256SUMS"}
    assert PROGRAM in (folder / "downloads/SHA256SUMS").read_text() and (folder / "downloads" / PROGRAM).exists()


def test_once_there_is_a_release_its_address_is_used(build):
    address = f"https://example.org/release/v{VERSION}"
    folder = build(address, f"Web/{PACKAGE}", ".build/elastic.js")
    pages = offered(folder)
    assert not (folder / "downloads").exists(), "the site has no copies"
    assert {PACKAGE, "elastic.js", PROGRAM, f"elastickit-{VERSION}-linux-x86_64.tar.gz", "SHA256SUMS"} == set(pages["docs/index.html"])
    for name in ("index.html", "docs/index.html", "docs/web.html"):
        text = (folder / name).read_text()
        assert f'<a href="{address}/{PACKAGE}">' in text and "downloads/" not in text
