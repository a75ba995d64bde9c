"""The DocC reference as a part of the site: under a path, with its navigation, colours and search, and without scripts."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from serving import ROOT


@pytest.fixture(scope="module")
def docc():
    """The toolchain's own."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    return Path(info["paths"]["runtimeResourcePath"]).parents[1] / "bin/docc"


@pytest.fixture(scope="module")
def archive(docc, tmp_path_factory, address, site):
    """The address of a small archive in the site's folder."""
    catalog, archive = tmp_path_factory.mktemp("archive") / "Tiny.docc", site / "reference"
    catalog.mkdir()
    (catalog / "Tiny.md").write_text("# Tiny\n\nAn article.\n\n@Metadata { @TechnologyRoot }\n\n## Topics\n\n### More\n\n- <doc:Other>\n")
    (catalog / "Other.md").write_text("# The other\n\nAnother article.\n\n## A part\n\nOf *it*, `a < b`, and <doc:Tiny>.\n\n- One\n\n| a | b |\n|---|---|\n| c | d |\n\n```\nx & y\n```\n\n> Note: Last.\n")
    # As Scripts/build-docs.sh does.
    subprocess.run([docc, "convert", catalog, "--output-dir", archive], check=True, capture_output=True)
    subprocess.run(["Scripts/relative-reference.py", archive], cwd=ROOT, check=True, capture_output=True)
    yield address + "reference/documentation/tiny/"
    shutil.rmtree(archive)


@pytest.fixture
def reference(archive, browser):
    """Its address, and a page; a file that is missing fails the test."""
    page, missing = browser.new_page(viewport={"width": 1280, "height": 800}), []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    yield archive, page
    page.close()
    assert missing == []


def test_a_docc_archive_works_under_a_path(reference):
    """Its scripts find each other, its data and its other pages."""
    address, page = reference
    page.goto(address)
    page.get_by_role("link", name="The other").first.click()
    page.wait_for_selector("h1:has-text('The other')")
    assert page.url.startswith(address + "other")
    page.goto(address + "other/")
    page.wait_for_selector("h1:has-text('The other')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_reference_has_the_sites_navigation_and_colours(reference, address, scheme, picture):
    start, page = reference
    page.emulate_media(color_scheme=scheme)
    page.goto(address + "docs/guide.html")
    names = page.locator(".top nav a").all_inner_texts()
    site = page.evaluate("""[getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('article p a')).color]""")
    page.goto(start + "other/")
    page.wait_for_selector("h1:has-text('The other')")
    assert page.locator(".top nav a").all_inner_texts() == names and len(names) > 5
    assert page.locator(".top [aria-current]").all_inner_texts() == ["Docs"]
    page.wait_for_function("""([ground, link]) => getComputedStyle(document.body).backgroundColor === ground
      && getComputedStyle(document.querySelector('.content a.inline-link')).color === link""", arg=site)
    picture(page, f"reference-{scheme}")
    # A reader who chooses the other scheme at the page's foot gets all of the page in it.
    colours = "['html', 'body', '.brand'].map((one) => getComputedStyle(document.querySelector(one))).map((one) => one.backgroundColor + one.color)"
    before = page.evaluate(colours)
    page.locator(".color-scheme-toggle label:has-text('{}')".format({"light": "Dark", "dark": "Light"}[scheme])).click()
    page.wait_for_function(f"(before) => {colours}.every((one, n) => one !== before[n])", arg=before)
    page.locator(".top nav a:has-text('Docs')").click()
    page.wait_for_selector("h1:has-text('ElasticKit')")


def test_the_reference_is_read_without_scripts(reference, browser):
    address, _ = reference
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(address + "other/")
    assert page.locator("h1").inner_text() == "The other" and page.locator("h2").inner_text() == "A part"
    assert page.locator("article").inner_text().split("A part")[1].split() == "Of it, a < b, and Tiny. One a b c d x & y Last.".split()
    assert page.locator(".top nav a").count() == 8 and page.locator("html").evaluate("(one) => one.scrollWidth") <= 390
    page.locator("article p a").click()
    assert page.url == address and page.locator("h1").inner_text() == "Tiny"
    context.close()


def test_types_of_the_reference_are_found(docc, tmp_path):
    """Those of a small module, by the search of the documentation; each leads to its page, which has its declaration without scripts too."""
    (tmp_path / "Tiny.swift").write_text("/// Hops from `word` to word.\npublic struct Ball {\n  /// In it.\n  public enum Way { case up }\n}\n")
    subprocess.run(["swiftc", "-emit-module", "-module-name", "Tiny", "-emit-symbol-graph", "-emit-symbol-graph-dir", ".", "Tiny.swift"], cwd=tmp_path, check=True)
    subprocess.run([docc, "convert", "--additional-symbol-graph-dir", ".", "--fallback-display-name", "Tiny", "--fallback-bundle-identifier", "Tiny",
                    "--output-dir", "reference"], cwd=tmp_path, check=True, capture_output=True)
    subprocess.run([ROOT / "Scripts/relative-reference.py", "reference"], cwd=tmp_path, check=True)
    assert "<pre>struct Ball</pre>" in (tmp_path / "reference/documentation/tiny/ball/index.html").read_text()
    subprocess.run([ROOT / "Scripts/documents.py", "--reference", tmp_path / "reference", tmp_path / "docs"], check=True, capture_output=True)
    rows = [row for row in json.loads((tmp_path / "docs/search.json").read_text()) if row[0].startswith("../")]
    assert rows == [["../reference/documentation/tiny/ball/", "Ball", "", "", "struct of Tiny. Hops from word to word."]]
    assert (tmp_path / "docs" / rows[0][0] / "index.html").exists()
