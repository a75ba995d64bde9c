"""The tables of how far players are off hold what is measured."""

import re

import pytest

import tables


def test_a_table_is_written_and_then_held(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    page.write_text("Before\n<!-- table one -->\n| component | gesture |\n|---|---|\n| gone | let go |\n<!-- end -->\nafter\n")
    monkeypatch.setattr(tables, "PAGE", page)
    rows = [("ball", "let go"), ("menu, smooth", "opens")]
    table = tables.Table("one", ["first", "second"], rows)
    monkeypatch.setenv("UPDATE_TABLES", "1")
    table.hold(rows[1], {"second": 0.204})
    table.hold(rows[1], {"first": 0.1})
    table.hold(rows[0], {"first": 1, "second": 0})
    assert page.read_text() == (
        "Before\n<!-- table one -->\n| component | gesture | first | second |\n|---|---|---:|---:|\n"
        "| ball | let go | 1.00 | 0.00 |\n| menu, smooth | opens | 0.10 | 0.20 |\n<!-- end -->\nafter\n")
    monkeypatch.delenv("UPDATE_TABLES")
    table.hold(rows[1], {"first": 0.12, "second": 0.2})
    for off in (0.16, 0.04):
        with pytest.raises(AssertionError, match="first.*measured"):
            table.hold(rows[1], {"first": off, "second": 0.2})
    # Sizes of files are a matter of shares.
    shares = tables.Table("one", ["first", "second"], rows, share=0.1)
    shares.hold(rows[0], {"first": 1.09})
    with pytest.raises(AssertionError, match="first.*measured"):
        shares.hold(rows[0], {"first": 1.11})
    for players, known in ((["first"], rows), (["first", "second"], rows[:1]), (["first", "second"], rows[::-1])):
        with pytest.raises(AssertionError):
            tables.Table("one", players, known).hold(rows[0], {"first": 1})


def test_the_prose_about_bytes_says_what_their_table_has():
    text = tables.PAGE.read_text()
    _, _, *rows = [tables.Table.cells(line) for line in re.search(r"<!-- table bytes -->\n(.*?)<!-- end -->", text, re.S)[1].splitlines()]
    kinds = {"alone": {}, "recorded": {}, "at random": {}}
    for component, gesture, *_, times in rows:
        recorded = (tables.PAGE.parents[1] / f"Tests/Gestures/{gesture}.gesture.json").exists()
        kinds[gesture if gesture in kinds else "recorded" if recorded else "alone"][component, gesture] = float(times)
    assert len(kinds["recorded"]) == 8 and len(kinds["at random"]) == 6
    prose = " ".join(text.split())
    spans = [f"{min(kind.values()):g} to {max(kind.values()):g}" for kind in kinds.values()]
    assert (
        "With a key a frame a file has {} times as many bytes for what moves by itself or is let go, {} for recorded hands and {} for "
        "hands at random.").format(*spans) in prose
    *missed, last = [f"{component} ({gesture})" for (component, gesture), times in kinds["alone"].items() if times < 8]
    assert f"The goal of an eighth for what moves by itself is missed by {', '.join(missed)} and {last}." in prose
