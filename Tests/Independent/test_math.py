"""Our elementary functions against glibc's in extended precision and mpmath: a million seeded points each, at most one ulp away.

ELASTIC_POINTS says how many instead of a million, and ELASTIC_SEED which: other ones for every commit in `make test`. All points
are compared with glibc's, whose error is a thousandth of an ulp of ours; those that seem the worst, and some at random, with
mpmath. Where numpy has no extended precision, mpmath computes all. gmpy2, where it is installed, makes it several times faster.
"""

import math
import os

import mpmath
import numpy
import pytest
from mpmath import libmp
from questions import probe  # noqa: F401

POINTS = int(os.environ.get("ELASTIC_POINTS", 1_000_000))
SEED = int(os.environ.get("ELASTIC_SEED", 0))
PRECISION = 120  # bits, of mpmath's values; a Double has 53
EXACT = 1000  # points of each sort that mpmath computes
HAS_EXTENDED = numpy.finfo(numpy.longdouble).nmant >= 63
FUNCTIONS = {
    "exp": (libmp.mpf_exp, numpy.exp), "log": (libmp.mpf_log, numpy.log), "sin": (libmp.mpf_sin, numpy.sin),
    "cos": (libmp.mpf_cos, numpy.cos), "atan2": (libmp.mpf_atan2, numpy.arctan2)}


def error(result, truth):
    """The error of a double, in units of the last place of the true value, by mpmath."""
    if truth == libmp.fzero:
        return 0.0 if result == 0 else math.inf
    if not math.isfinite(result):
        return math.inf
    _, _, exponent, bits = truth
    last_place = max(exponent + bits - 53, -1074)
    difference = libmp.mpf_sub(libmp.from_float(result), truth, 60, "n")
    return abs(libmp.to_float(libmp.mpf_shift(difference, -last_place)))


def extended_errors(results, truth):
    """The same of all doubles at once, by the true values in extended precision."""
    _, exponent = numpy.frexp(truth)
    last_place = numpy.ldexp(numpy.longdouble(1), numpy.maximum(exponent - 53, -1074))
    return numpy.abs((results - truth) / last_place).astype(float)


def random(seed):
    return numpy.random.default_rng([seed, SEED])


def patterns(generator, count, first=1, last=0x7FEF_FFFF_FFFF_FFFF):
    """Positive doubles, evenly spread over their bit patterns, so over their exponents."""
    return generator.integers(first, last, count, dtype="u8", endpoint=True).view("f8")


def scaled(generator, count, low, high):
    """Numbers to 1, times powers of two."""
    return numpy.ldexp(generator.uniform(-1, 1, count), generator.integers(low, high, count))


def multiples_of_quarter_pi(limit):
    """The double nearest to each multiple of π/4 below the limit, and its two neighbours."""
    with mpmath.workprec(PRECISION):
        quarter = mpmath.pi / 4
        nearest = numpy.array([float(n * quarter) for n in range(1, int(limit / quarter))])
    return numpy.concatenate([nearest, numpy.nextafter(nearest, 0), numpy.nextafter(nearest, numpy.inf)])


def points(name):
    """The arguments of a function, a row for each point."""
    few = POINTS // 10
    if name == "exp":
        of = random(1)
        found = [of.uniform(-745, 709, POINTS), scaled(of, few, -60, 3), of.uniform(-745, -708, few), [-745, 709, 0]]
    elif name == "log":
        of = random(2)
        found = [
            patterns(of, POINTS), patterns(of, few, last=0x000F_FFFF_FFFF_FFFF), of.uniform(0.5, 2, few),
            1 + scaled(of, few, -49, 0), [5e-324, 2.0**-1022, 1, numpy.finfo(float).max]]
    elif name == "atan2":
        of = random(4)
        half, tenth = POINTS // 2, POINTS // 10
        sign, tiny = of.choice([-1.0, 1.0], (half, 2)), 0x0010_0000_0000_0000
        return numpy.concatenate([
            of.uniform(-1000, 1000, (half, 2)), scaled(of, half // 2 * 2, -20, 20).reshape(-1, 2),
            sign * patterns(of, 2 * half).reshape(-1, 2), patterns(of, 2 * tenth, last=2 * tiny).reshape(-1, 2),
            patterns(of, 2 * tenth, first=0x7FC0_0000_0000_0000).reshape(-1, 2)])
    else:
        of = random(3)
        found = [of.uniform(-1e5, 1e5, POINTS), scaled(of, few, -60, 17), multiples_of_quarter_pi(POINTS / 10)]
    return numpy.concatenate(found)[:, None]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_at_most_one_ulp_away(probe, name):
    exact, extended = FUNCTIONS[name]
    arguments = points(name)
    results = probe.evaluate(name, arguments)
    chosen, worst = numpy.arange(len(results)), 0
    if HAS_EXTENDED:
        errors = extended_errors(results, extended(*arguments.T.astype(numpy.longdouble)))
        worst = numpy.nan_to_num(errors, nan=math.inf).max()
        chosen = numpy.concatenate([numpy.argsort(errors)[-EXACT:], random(5).integers(0, len(errors), EXACT)])
    of_all, where = max(
        (error(float(results[place]), exact(*map(libmp.from_float, arguments[place].tolist()), PRECISION, "n")), place)
        for place in chosen)
    print(f"{name}: {len(results):,} points, at worst {of_all:.4f} ulp, at {arguments[where].tolist()}; {worst:.4f} by extended precision")
    assert of_all <= 1
    # Extended precision is not exact at the largest errors: 1 and what its own error may be.
    assert worst <= 1.002
    assert not HAS_EXTENDED or abs(worst - of_all) < 0.01, "the two others do not agree"


def same(ours, theirs):
    both_nan = math.isnan(ours) and math.isnan(theirs)
    return both_nan or (ours == theirs and math.copysign(1, ours) == math.copysign(1, theirs))


def test_atan2_at_zeros_and_infinities(probe):
    """Python's own follows the C standard's table of special cases."""
    special = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 5e-324, -1e308]
    pairs = [(y, x) for y in special for x in special]
    found = zip(probe.evaluate("atan2", numpy.array(pairs)).tolist(), pairs)
    assert [pair for ours, pair in found if not same(ours, math.atan2(*pair))] == []


@pytest.mark.parametrize("name, edges", [
    ("exp", {0.0: 1.0, math.inf: math.inf, -math.inf: 0.0, 710.0: math.inf, -746.0: 0.0, math.nan: math.nan}),
    ("log", {1.0: 0.0, 0.0: -math.inf, -1.0: math.nan, math.inf: math.inf, math.nan: math.nan}),
    ("sin", {0.0: 0.0, math.inf: math.nan, math.nan: math.nan}),
    ("cos", {0.0: 1.0, -math.inf: math.nan}),
])
def test_edges(probe, name, edges):
    # A dictionary has one zero: the negative one has the same logarithm, cosine and power, and is its own sine.
    edges = [*edges.items(), (-0.0, -0.0 if name == "sin" else edges[0.0])]
    found = zip(probe.evaluate(name, numpy.array([[argument] for argument, _ in edges])).tolist(), edges)
    assert [(edge, ours) for ours, edge in found if not same(ours, edge[1])] == []
