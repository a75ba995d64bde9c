"""What the elements and their types declare is written down in Tests/Symbols, and what is gone has its new spelling there.

Scripts/typecheck-apple.sh compares the symbols of Swift's libraries, of which it has the graphs, and Scripts/build-docs.sh those of
ElasticCairo and ElasticGTK.
"""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
import symbols  # noqa: E402

BEFORE = ["func Ball.play()", "struct Ball", "var Ball.state"]


@pytest.fixture
def folder(tmp_path):
    """A list of three symbols, of which nothing has changed."""
    (tmp_path / "Kit.txt").write_text("".join(line + "\n" for line in BEFORE))
    (tmp_path / "changes.tsv").write_text("# the rows\n")
    return tmp_path


def add(folder, *row):
    with (folder / "changes.tsv").open("a") as file:
        file.write("\t".join(["Kit", *row]) + "\n")


@pytest.mark.parametrize("name", ["elements", "types"])
def test_the_lists_are_those_of_the_package(name):
    now = symbols.today(name)
    assert len(now) > 400
    assert symbols.mistakes(name, now) == []


def test_each_library_has_a_list():
    lists = {path.stem for path in symbols.FOLDER.glob("*.txt")}
    # ElasticHosting has nothing that is public.
    libraries = {path.name for path in (ROOT / "Sources").iterdir()} - {"ElasticApple", "ElasticHosting"}
    assert lists == libraries | {"ElasticApple-iOS", "ElasticApple-macOS", "elements", "types"}
    assert {row[0] for row in symbols.changes()} <= lists


def test_nothing_changed_is_no_mistake(folder):
    assert symbols.mistakes("Kit", BEFORE, folder) == []


def test_what_is_gone_needs_its_new_spelling(folder):
    now = ["func Ball.play()", "struct Ball", "var Ball.motionState"]
    assert len(symbols.mistakes("Kit", now, folder)) == 2
    symbols.write("Kit", now, folder)
    found, = symbols.mistakes("Kit", now, folder)
    assert found.startswith("var Ball.state is gone")
    assert (folder / "Kit.txt").read_text().splitlines() == BEFORE
    text = (folder / "changes.tsv").read_text().replace("-\tvar Ball.state\n", "-\tvar Ball.state\tvar Ball.motionState\n")
    (folder / "changes.tsv").write_text(text)
    assert symbols.mistakes("Kit", now, folder) == []


def test_a_new_spelling_must_exist(folder):
    add(folder, "-", "var Ball.state", "var Ball.phase")
    found, = symbols.mistakes("Kit", BEFORE[:2], folder)
    assert "var Ball.phase, which does not exist" in found


def test_a_reason_is_enough(folder):
    add(folder, "-", "var Ball.state", "because nobody can read it")
    assert symbols.mistakes("Kit", BEFORE[:2], folder) == []


def test_a_row_of_what_is_still_there_is_a_mistake(folder):
    add(folder, "-", "var Ball.state", "because nobody can read it")
    add(folder, "+", "struct Ball")
    assert len(symbols.mistakes("Kit", BEFORE, folder)) == 2


def test_members_of_a_renamed_type_find_their_place(folder):
    now = [line.replace("Ball", "Orb") for line in BEFORE]
    add(folder, "-", "struct Ball", "struct Orb")
    symbols.write("Kit", now, folder)
    assert symbols.mistakes("Kit", now, folder) == []
    assert ["Kit", "-", "func Ball.play()", "func Orb.play()"] in symbols.changes(folder)


def test_one_overload_more_is_not_gone_and_one_less_is(folder):
    more = [*BEFORE[1:], "func Ball.play() x2"]
    symbols.write("Kit", more, folder)
    assert symbols.mistakes("Kit", more, folder) == []
    (folder / "Kit.txt").write_text("".join(line + "\n" for line in more))
    (folder / "changes.tsv").write_text("")
    symbols.write("Kit", BEFORE, folder)
    found, = symbols.mistakes("Kit", BEFORE, folder)
    assert found.startswith("func Ball.play() x2 is gone")


def test_members_of_classes_are_listed(tmp_path, monkeypatch):
    (tmp_path / "Web/elements").mkdir(parents=True)
    (tmp_path / "Web/elements/one.d.ts").write_text("""
/** A comment; of two sentences. */
export class Ball extends Base {
  /** What it does. */
  readonly state: '' | 'still';
  get size(): { x: number; y: number };
  play(at?: number): void; // now
}
export type Size = { x: number; y: number };
export interface Detail { t: number; value?: number }
export function show(options: { at: number }): void;
""")
    monkeypatch.setattr(symbols, "ROOT", tmp_path)
    assert symbols.types() == sorted(f"one.d.ts {line}" for line in [
        "class Ball", "readonly Ball.state", "get Ball.size", "Ball.play", "type Size", "interface Detail", "Detail.t", "Detail.value",
        "function show"])
