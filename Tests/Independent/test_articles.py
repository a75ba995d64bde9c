"""The pictures of the articles: as `elastic` draws them, one or more an article, small, and safe to show."""

import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

CORE = "ElasticCore/Documentation.docc"
KIT = "ElasticKit/Documentation.docc"


@pytest.fixture(scope="module")
def drawn(root, tmp_path_factory):
    """What the script draws today, by catalog and name."""
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


def shown_in(article):
    # A picture is nothing to who cannot see it without its sentence.
    return re.findall(r"!\[[^\]]{20,}\]\(([\w-]+)\)", article.read_text())


@pytest.mark.parametrize("catalog, articles", [(CORE, "*.md"), (KIT, "*From*.md")])
def test_every_article_has_a_picture_and_every_picture_an_article(root, drawn, catalog, articles):
    folder = root / "Sources" / catalog
    title = catalog.split("/")[0] + ".md"
    overview = (folder / title).read_text()
    shown = set()
    for article in folder.glob(articles):
        if article.name == title:
            continue
        assert shown_in(article), article.name
        assert f"<doc:{article.stem}>" in overview
        shown.update(shown_in(article))
    names = {name.removeprefix(catalog + "/") for name in drawn if name.startswith(catalog)}
    assert shown == {name[:-4] for name in names if "~" not in name}
