"""The tests that the article beside other libraries names are there."""

import re

import pytest

ARTICLE = "Sources/ElasticApple/Documentation.docc/BesideOtherLibraries.md"
TESTS = "Tests/AppleFake/Tests/AppleFakeTests"


def named(root):
    return sorted(set(re.findall(r"`(\w+Tests)\.(\w+)`", (root / ARTICLE).read_text())))


def missing(root, names):
    """The tests that no suite has, marked as such in its file."""
    return [f"{suite}.{test}" for suite, test in names
            if not re.search(rf"@Test\((?:[^@]|@(?!Test))*? func {test}\(", (root / TESTS / f"{suite}.swift").read_text())]


def test_every_test_that_is_named_is_there(root):
    names = named(root)
    assert len(names) > 30
    assert missing(root, names) == []


def test_a_name_that_is_not_there_is_found(root):
    assert missing(root, [("ViewTests", "drag"), ("ViewTests", "drags")]) == ["ViewTests.drags"]


def test_every_line_of_ours_names_a_test_or_says_that_we_lack_it(root):
    rows = [row for row in (root / ARTICLE).read_text().splitlines() if row.startswith("| ") and "| test |" not in row]
    assert len(rows) > 40
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert "Tests." in cells[-1] or cells[-2] in ("no", "one"), row


def declared(root):
    """The names that ElasticApple declares."""
    text = "".join(file.read_text() for file in (root / "Sources/ElasticApple").glob("*/*.swift"))
    return set(re.findall(r"\b(?:func|var|let|class|struct|protocol|case|enum|extension) (\w+)", text))


def unnamed(row, names):
    """Whether a line of ours names nothing that is there: a symbol, whose link DocC resolves, an article, or a modifier."""
    ours = row.strip("|").split("|")[-2]
    symbols = re.findall(r"``([^`]+)``", ours)
    gone = [link for link in symbols if not set(re.findall(r"\w+", link.split("(")[0])) <= names]
    modifiers = [name for name in re.findall(r"(?<!`)`(\w+)`(?!`)", ours) if name in names]
    return bool(gone) or not (symbols or modifiers or "<doc:" in ours)


def test_every_line_of_ours_is_linked_to_its_symbol(root):
    rows = [row for row in (root / ARTICLE).read_text().splitlines() if row.startswith("| ") and "Tests." in row]
    names = declared(root)
    assert len(rows) > 40
    assert [row for row in rows if unnamed(row, names)] == []


@pytest.mark.parametrize("ours", ["yes", "``ElasticRefreshControl/beginToRefresh()``", "`elasticRefresher`"])
def test_a_line_without_a_symbol_is_found(root, ours):
    assert unnamed(f"| a feature | no | {ours} | `ViewTests.drag` |", declared(root))
