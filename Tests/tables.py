"""The tables of docs/formats.md: how many pixels each player is off at worst, and how large a file is, a row for a component and a
gesture.

The test that measures a row holds it. With UPDATE_TABLES=1 and without -n, all tests that run write what they measured.
"""

import os
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "docs/formats.md"
# Browsers, and C libraries, are not alike in how they draw an edge.
TOLERANCE = 0.05


class Table:
    """One of them: its name, its players or other columns, all rows it has, as (component, gesture), how it writes a number and by
    what share of it that may be off."""

    def __init__(self, name, players, rows, form="{:.2f}", share=0):
        self.form, self.share = form, share
        self.players, self.rows = list(players), list(dict.fromkeys(rows))
        self.mark = re.compile(rf"(<!-- table {name} -->\n)(.*?)(<!-- end -->)", re.S)

    def hold(self, row, offs):
        """Fails where the page says another number of a row's than was measured, or has other rows."""
        text = PAGE.read_text()
        head, _, *lines = (self.cells(line) for line in self.mark.search(text)[2].splitlines())
        said = {tuple(line[:2]): dict(zip(head[2:], line[2:])) for line in lines}
        if os.environ.get("UPDATE_TABLES"):
            said[row] = {**said.get(row, {}), **{player: self.form.format(off) for player, off in offs.items()}}
            said = {one: {player: said.get(one, {}).get(player, "?") for player in self.players} for one in self.rows}
            PAGE.write_text(self.mark.sub(lambda match: match[1] + self.text(said) + match[3], text))
        else:
            assert head[2:] == self.players
        assert list(said) == self.rows
        for player, off in offs.items():
            told = float(said[row][player])
            assert abs(told - off) <= max(TOLERANCE, told * self.share), f"{player}, {row}: {self.form.format(off)} measured"

    def text(self, said):
        """The table as Markdown."""
        head, *lines = (
            f"| {' | '.join(cells)} |\n"
            for cells in [["component", "gesture", *self.players], *([*row, *offs.values()] for row, offs in said.items())])
        return f"{head}|---|---{'|---:' * len(self.players)}|\n{''.join(lines)}"

    @staticmethod
    def cells(line):
        return [cell.strip() for cell in line.strip("| ").split("|")]
