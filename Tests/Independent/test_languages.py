"""What screen readers say, in the languages of ElasticApple: every text of the kit, and no other."""

import re
from pathlib import Path

import pytest

LANGUAGES = sorted(folder.stem for folder in (Path(__file__).resolve().parents[2] / "Sources/ElasticApple/Resources").glob("*.lproj"))


def strings(root, language):
    """The keys of a table and their texts."""
    text = (root / f"Sources/ElasticApple/Resources/{language}.lproj/Localizable.strings").read_text()
    rows = re.findall(r'^"((?:[^"\\]|\\.)+)" = "((?:[^"\\]|\\.)+)";$', text, re.M)
    assert len(rows) == text.count('" = "') == len(dict(rows))
    return dict(rows)


def kit(root):
    """The table of texts, and every text that a component's accessible properties are made of."""
    folder = root / "Sources/ElasticKit"
    table = re.search(r"static let texts: \[StaticString\] = \[(.*?)\n  \]", (folder / "Component/ElasticOutput.swift").read_text(), re.S)
    said = set()
    for file in (one for one in folder.rglob("*.swift") if "Documentation.docc" not in one.parts):
        for place in re.finditer(r"(?:return |: )ElasticAccessibility\(", file.read_text()):
            code = file.read_text()[:place.end()]
            # From the property's beginning: values are worked out before.
            begin = max(code.rfind("var accessibility"), code.rfind("var output"))
            rest = file.read_text()[begin:]
            said |= set(re.findall(r'"([^"\n]*)"', rest[:rest.index("\n  }\n")])) - {""}
    return re.findall(r'"([^"]+)"', table[1]), said


def test_the_table_has_what_components_say(root):
    table, said = kit(root)
    assert len(said) > 10 and len(table) == len(set(table))
    assert set(table) == said


# What a host says of several writers.
OF_HOSTS = {"are typing"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_and_no_key_is_unused(root, language):
    table, _ = kit(root)
    said = strings(root, language)
    assert set(said) == set(table) | OF_HOSTS
    # None has a number, so there is nothing to put in and no plural.
    assert not [text for text in said.values() if re.search(r"[%\d]", text) or text != text.strip()]
    if language == "en":
        assert all(key == text for key, text in said.items())
    else:
        assert not [key for key, text in said.items() if key == text]


def test_hosts_say_nothing_else(root):
    folder = root / "Sources/ElasticApple"
    table, _ = kit(root)
    hosts = {text for file in folder.rglob("*.swift") for text in re.findall(r'\("([^"]+)" as StaticString\)\.spoken', file.read_text())}
    assert hosts and hosts <= set(table)
    assert OF_HOSTS == set(re.findall(r': StaticString = "([^"]+)"', (folder / "Views/MessageBalloonView.swift").read_text()))
    # A text in a button would be looked up in the app's strings only.
    previews = re.compile(r"struct \w+_Previews.*", re.S)
    for file in (one for one in folder.rglob("*.swift") if "Documentation.docc" not in one.parts):
        code = re.sub(r"//.*", "", previews.sub("", file.read_text()))
        assert not re.findall(r'(?:Button|Text)\("', code), file.name
