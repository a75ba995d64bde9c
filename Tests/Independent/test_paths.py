"""Our path data, bounds and lengths against svgpathtools, which keeps arcs as arcs.

Runs through the command line: `elastic path DATA --json`.
"""

import random

import pytest
import svgpathtools

SEEDS = range(60)


def path_data(seed, letters, count=12):
    """Random path data of one or two subpaths, with numbers written in several manners."""
    source = random.Random(seed)

    def number(low=-100.0, high=100.0):
        value = source.uniform(low, high)
        return source.choice([f"{value:.3f}", f"{value:+.2f}", f"{value:.4e}", f"{value:.0f}"])

    counts = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
    words = [f"M{number()},{number()}"]
    for _ in range(count):
        letter = source.choice(letters)
        if letter == "A":
            radii = f"{number(20, 200)} {number(20, 200)} {number(-180, 180)}"
            arguments = [radii, source.choice("01"), source.choice("01"), number(), number()]
        else:
            arguments = [number() for _ in range(counts[letter])]
        words.append(source.choice([letter, letter.lower()]) + " ".join(arguments))
    return source.choice(["", " ", "\n"]).join(words) + source.choice(["", "Z"])


def outer(path):
    """The bounds that svgpathtools finds, as x, y, width, height."""
    left, right, top, bottom = path.bbox()
    return [left, top, right - left, bottom - top]


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_and_curves_have_the_same_bounds_and_length(elastic, seed):
    data = path_data(seed, "LHVCSQT")
    ours = elastic("path", data)
    theirs = svgpathtools.parse_path(data)
    assert ours["bounds"] == pytest.approx(outer(theirs), abs=1e-6)
    assert ours["length"] == pytest.approx(theirs.length(error=1e-7), rel=1e-5)
    assert ours["closed"] == data.endswith("Z")


@pytest.mark.parametrize("seed", SEEDS)
def test_arcs_differ_by_no_more_than_a_cubic_must(elastic, seed):
    data = path_data(seed, "LA", count=6)
    ours = elastic("path", data)
    theirs = svgpathtools.parse_path(data)
    largest = max(
        [abs(piece.radius.real) + abs(piece.radius.imag) for piece in theirs
         if isinstance(piece, svgpathtools.Arc)] or [1])
    assert ours["bounds"] == pytest.approx(outer(theirs), abs=6e-4 * largest)
    # A quarter turn of cubic is at most 0.03 % longer than the arc.
    assert ours["length"] == pytest.approx(theirs.length(error=1e-7), rel=3e-4)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_we_write_is_what_others_read(elastic, seed):
    ours = elastic("path", path_data(seed, "LHVCSQTA"))
    again = elastic("path", ours["d"])
    assert again == ours
    theirs = svgpathtools.parse_path(ours["d"])
    assert ours["bounds"] == pytest.approx(outer(theirs), abs=1e-6)
