"""A Lottie as a designer opens it: names that say what things are, each once, and no more layers and keys than the motion needs."""

import json
import re
from pathlib import Path

import pytest

RECORDINGS = sorted((Path(__file__).resolve().parents[1] / "Gestures").glob("*.gesture.json"))
# What a shape in a layer is; a layer is called as the component calls its item.
SHAPES = {"fill", "line", "outline", "part", "movement"}


def render(elastic, words, file):
    done = elastic.plain("render", *map(str, words), "-o", str(file))
    assert done.returncode == 0, done.stderr
    return json.loads(file.read_text())


def lists(document):
    """The lists of layers and of shapes in a document, in which a designer looks for names."""
    yield document["layers"]
    for asset in document.get("assets", []):
        if "layers" in asset:
            yield asset["layers"]
    found = [document]
    while found:
        one = found.pop()
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            if key in ("shapes", "it"):
                # A group's transform is not shown in the list.
                yield [shape for shape in value if shape["ty"] != "tr"]
            if isinstance(value, (dict, list)):
                found.append(value)


def keys(document):
    """How many keyframes a document has."""
    if isinstance(document, list):
        return sum(map(keys, document))
    if not isinstance(document, dict):
        return 0
    return sum(map(keys, document.values())) + (len(document["k"]) if document.get("a") == 1 else 0)


def layers(document):
    return len(document["layers"]) + sum(len(asset.get("layers", [])) for asset in document.get("assets", []))


@pytest.mark.parametrize("recording", RECORDINGS, ids=[file.name.split(".")[0] for file in RECORDINGS])
def test_names_say_what_things_are_and_are_once_in_their_list(elastic, tmp_path, recording):
    component = json.loads(recording.read_text())["component"]
    run = [component, "--gesture", recording]
    document = render(elastic, run, tmp_path / "motion.json")
    assert document["nm"] == component
    samples = elastic("inspect", *run, "--at", "0,0.2,0.5,0.8,1.2,2,3,5")["samples"]
    items = {item["id"] for sample in samples for item in sample["items"]}
    items |= {item["text"] for sample in samples for item in sample["items"] if item["kind"] == "text"}
    for one in lists(document):
        names = [part.get("nm") for part in one]
        assert len(set(names)) == len(names)
        for name in names:
            assert re.sub(r"( matte)?( \d+)?$", "", name) in items | SHAPES, name
    for asset in document.get("assets", []):
        assert "layers" not in asset or asset["nm"] in items


@pytest.mark.parametrize("profile", ["classic", "smooth"])
def test_a_menu_that_is_opened_and_shut_is_few_layers_and_keys(elastic, root, tmp_path, profile):
    gesture = tmp_path / "menu.gesture.json"
    gesture.write_text(json.dumps({"version": 1, "component": "flowing-menu", "size": [375, 300], "events": [
        {"t": 0, "command": "open"}, {"t": 1.5, "command": "close"}]}))
    by_hand = root / "Tests/Gestures/menu-drag-open-and-shut.gesture.json"
    for recording, most_layers, most_keys in ((gesture, 8, 60), (by_hand, 9, 440)):
        document = render(
            elastic, ["flowing-menu", "--gesture", recording, "--set", f"profile={profile}"], tmp_path / "motion.json")
        print(f"menu, {profile}: {layers(document)} layers, {keys(document)} keys")
        assert layers(document) <= most_layers and keys(document) <= most_keys
