"""The tables of how far players are off hold what is measured."""

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
