"""Which motions of ours are compared with whose mathematics, and how far the two may differ: one table.

A row is a motion in one of its dialects, a column is who else computes it. A number is the greatest difference that is
allowed, in the unit that REASONS has for it. A dash is a comparison that cannot be: that side has no such motion. A dot is
one that could be but is not. Tests/Independent/test_oracles.py and Tests/Web/test_oracles_of_pages.py compare.
"""

import numpy

TABLE = """
                                     scipy  numpy  libadwaita  Chromium  Skia
mass, stiffness, friction            1e-9   -      1e-9        -         -
response, damping ratio              1e-9   -      1e-9        -         -
duration, bounce                     1e-9   -      -           -         -
UIKit's duration, damping ratio      1e-9   -      -           -         -
settling duration, damping ratio     1e-9   -      -           -         -
other libraries, in the article      1      -      -           -         -
code for other frameworks            5e-6   -      -           -         -
CSS of the lab                       -      -      -           1e-3      -
CSS of the command line              -      -      -           5e-3      -
spring() of a page                   -      -      -           2.5e-3    -
named curve                          -      -      -           1         -
cubic-bezier()                       .      -      -           1         -
steps()                              -      .      -           1         -
linear()                             -      .      -           1         -
no curve                             -      -      -           0         -
curve before 0 and after 1           -      -      -           2e-5      -
timing on a grid                     -      -      -           1e-6      -
timing anywhere                      -      -      -           1e-6      -
discrete track                       -      0      -           .         -
linear track                         -      1e-11  -           .         -
paced track                          -      1e-10  -           -         -
cubic track                          1e-10  -      -           -         -
cubic paced track                    1e-9   -      -           -         -
length of a path                     1      -      -           .         0.05
bounds of a path                     .      -      -           .         1e-4
place on a path                      .      -      -           1         0.05
direction on a path                  .      -      -           2         0.5
"""

# By the column and what a row begins with: the unit of the difference, and why it is not smaller.
REASONS = {
    ("scipy", "other"): "of what the article's last digit says",
    ("scipy", "cubic"): "of values to 100: rounding",
    ("scipy", "length"): "of the tolerance that was asked for: 1e-3, 1e-6 and 1e-9",
    ("scipy", "code"): "of the way: the code has six digits of each number",
    ("scipy", ""): "of the way, or of the velocity over the frequency: an undamped spring loses digits as it swings",
    ("numpy", ""): "of values to 100: rounding",
    ("libadwaita", ""): "of the way, or of the velocity over the frequency, as scipy",
    ("Chromium", "CSS of the command"): "of the way: half a percent, in forty pieces of straight lines at most",
    ("Chromium", "CSS"): "of the way: pieces of straight lines",
    ("Chromium", "spring()"): "of the way: pieces of straight lines",
    ("Chromium", "curve"): "of the value: a style has six digits",
    ("Chromium", "no"): "texts that only one of the two takes",
    ("Chromium", "timing"): "of an iteration: it counts in microseconds",
    ("Chromium", "place"): "pixels: it flattens curves, and draws on whole ones",
    ("Chromium", "direction"): "degrees: between two such places a hundred pixels apart",
    ("Chromium", ""): "of 1e-6 and of 2e-7 of the slope: it solves for a time to 1e-7",
    ("Skia", "bounds"): "pixels: it computes with single precision",
    ("Skia", "direction"): "degrees, where a path does not turn in the half point around",
    ("Skia", ""): "pixels: it computes with single precision, and flattens curves",
}


def cells():
    """What is allowed, by row and column; None where nothing is compared."""
    head, *lines = TABLE.strip("\n").splitlines()
    columns = head.split()
    return {
        (" ".join(words[:-len(columns)]), column): None if mark in "-." else float(mark)
        for words in map(str.split, lines) for column, mark in zip(columns, words[-len(columns):])}


def hold(row, column, off):
    """All differences are within what the table allows."""
    off, allowed = numpy.array(list(off)), cells()[row, column]
    reason = next(why for (where, begins), why in REASONS.items() if where == column and row.startswith(begins))
    said = f"{row}, {column}: {len(off)} compared, {off.max():.2g} off at worst; allowed are {allowed:g} {reason}"
    print(said)
    assert len(off) > 4 and not numpy.isnan(off).any() and off.max() <= allowed, said


def solved(mass, stiffness, friction, velocity, times):
    """Value and velocity of a spring on the way from 0 to 1: the equation's matrix, exponentiated by scipy."""
    from scipy.linalg import expm

    matrix = numpy.array([[0, 1], [-stiffness / mass, -friction / mass]])
    return expm(numpy.array(times)[:, None, None] * matrix) @ [-1, velocity] + [1, 0]
