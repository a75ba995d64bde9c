"""The pictures of the articles are as `elastic` draws them and small, and the numbers and files that articles show are the kit's own."""

import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

PLOTS = ("ElasticCore/Documentation.docc", "ElasticTimelines/Documentation.docc")
KIT = "ElasticKit/Documentation.docc"


@pytest.fixture(scope="module")
def drawn(root, tmp_path_factory):
    """The script's current pictures, by catalog and name."""
    folder = tmp_path_factory.mktemp("pictures")
    elastic = os.environ.get("ELASTIC", str(root / "Tools/.build/release/elastic"))
    subprocess.run(
        [root / "Scripts/draw-pictures.sh", folder],
        check=True, timeout=120, env={**os.environ, "ELASTIC": elastic})
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.svg")}


def test_the_pictures_are_what_elastic_draws(root, drawn):
    sources = root / "Sources"
    committed = {
        str(file.relative_to(sources)): file.read_bytes() for file in sources.glob("*/*.docc/*.svg")}
    assert committed.keys() == drawn.keys()
    differ = [name for name in drawn if drawn[name] != committed[name]]
    assert not differ, "run make pictures and look at them"


def test_each_is_small_and_has_a_likeness_for_dark_pages(drawn):
    assert drawn
    for name, picture in drawn.items():
        assert len(picture) <= 30_000, name
        ElementTree.fromstring(picture)
        light = name.replace("~dark", "")
        dark = light.replace(".svg", "~dark.svg")
        assert drawn[light] != drawn[dark]


def test_they_have_the_colours_of_the_site(root, drawn):
    """A plot is of the site's tint, and dark pictures lie on its paper."""
    css = (root / "Web/site/base.css").read_text()
    (light, dark), (_, paper) = (re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", css).groups() for name in ("tint", "paper"))
    for name, picture in drawn.items():
        colors, is_dark = set(re.findall(r'"(#\w{6})"', picture.decode())), "~dark" in name
        assert (paper in colors) >= is_dark, name
        if name.startswith(PLOTS):
            assert (dark if is_dark else light) in colors, name


def test_each_step_of_the_tutorial_shows_a_file_of_the_example_which_is_type_checked(root):
    catalog = root / "Sources/ElasticApple/Documentation.docc"
    steps = re.findall(r'@Code\(name: "\w+\.swift", file: "(\w+\.swift)"', (catalog / "RebuildingTheBounceView.tutorial").read_text())
    example = root / "Examples/iOS/Elastic.swiftpm/Sources/Bounce"
    assert [file for file in steps if (catalog / "Bounce" / file).resolve() != example / file] == []
    assert sorted(steps) == sorted(file.name for file in example.iterdir())


def test_each_whole_sample_is_shown_by_one_article_and_short(root):
    """Readers copy them as they are, so none is in pieces."""
    examples = root / "Examples"
    files = [*(examples / "iOS/Elastic.swiftpm/Sources/Samples").iterdir(), examples / "ObjectiveC/TypingViewController.m",
             examples / "macOS/Sources/drawer/NotesWindow.swift"]
    shown = [block for article in (root / "Sources/ElasticApple/Documentation.docc").glob("*.md")
             for block in re.findall(r"^```\w+\n(.*?)^```$", article.read_text(), re.M | re.S)]
    assert len(files) == 16
    assert {file.name: shown.count(file.read_text()) for file in files} == {file.name: 1 for file in files}
    assert [file.name for file in files if not 15 <= len(file.read_text().splitlines()) <= 71] == []


NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?:/\d+)?")


def defaults(root):
    """The default number of each setting, by `Component/Style/name`."""
    found = {}
    for file in (root / "Sources/ElasticKit").glob("*/*+Style.swift"):
        for name, value in re.findall(r"public var (\w+) = ([\d._ /]+)$", file.read_text(), re.M):
            found[f"{file.stem.replace('+', '/')}/{name}"] = eval(value)
    return found


@pytest.mark.parametrize("article", ["Surface", "Refresh", "Menu", "Ball", "Balloon"])
def test_the_originals_numbers_are_the_defaults_they_became(root, article):
    known, held = defaults(root), 0
    (file,) = (root / "Sources" / KIT).glob(f"{article}From*.md")
    for row in re.findall(r"^\| .* \|$", file.read_text(), re.M):
        original, here = row.strip("| ").split(" | ", 1)
        links = [link for link in re.findall(r"``(\w+/Style/\w+)``", here) if link in known]
        # Where ours is another on purpose, the sentence about ours begins with it.
        numbers = [eval(number) for number in NUMBER.findall(here)[:1] if here.startswith(number)] or [
            eval(number) for number in NUMBER.findall(original)]
        if not links or not numbers:
            continue
        there = [known[link] for link in links]
        assert set(numbers) <= set(there), row
        held += len(numbers)
    assert held >= 3
