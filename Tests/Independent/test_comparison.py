"""The tests that the article beside other libraries names are there."""

import re

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
