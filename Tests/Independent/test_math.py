"""Our elementary functions against mpmath: a million seeded points each, at most one ulp away.

ELASTIC_POINTS says how many instead of a million, and ELASTIC_SEED which: other ones for every commit in `make test`.
Needs mpmath and numpy; gmpy2, where it is installed, makes mpmath several times faster.
ELASTIC_MATH_PROBE names the program that evaluates them; without it Swift builds that.
"""

import math
import multiprocessing
import os
import subprocess

import mpmath
import numpy
import pytest
from mpmath import libmp

POINTS = int(os.environ.get("ELASTIC_POINTS", 1_000_000))
SEED = int(os.environ.get("ELASTIC_SEED", 0))
PRECISION = 120  # bits, of the true values; a Double has 53

TRUTH = {
    "exp": libmp.mpf_exp,
    "log": libmp.mpf_log,
    "sin": libmp.mpf_sin,
    "cos": libmp.mpf_cos,
    "atan2": libmp.mpf_atan2,
}


@pytest.fixture(scope="session")
def probe(program):
    """The program that evaluates our functions, as a function from arrays to an array."""
    path = program("ELASTIC_MATH_PROBE", "Tests/Probes", "MathProbe", "-c", "release")

    def evaluate(name, *arguments):
        rows = numpy.stack(arguments, axis=1).astype("<f8")
        run = subprocess.run([path, name], input=rows.tobytes(), capture_output=True, check=True)
        results = numpy.frombuffer(run.stdout, "<f8")
        assert len(results) == len(rows)
        return results

    return evaluate


def error(result, truth):
    """The error of a double, in units of the last place of the true value."""
    if truth == libmp.fzero:
        return 0.0 if result == 0 else math.inf
    if not math.isfinite(result):
        return math.inf
    _, _, exponent, bits = truth
    last_place = max(exponent + bits - 53, -1074)
    difference = libmp.mpf_sub(libmp.from_float(result), truth, 60, "n")
    return abs(libmp.to_float(libmp.mpf_shift(difference, -last_place)))


def worst_of(job):
    """The largest error of a share of the points, and where."""
    name, results, arguments = job
    function = TRUTH[name]
    worst = (-1.0, None)
    for result, *row in zip(results, *arguments):
        truth = function(*map(libmp.from_float, row), PRECISION, "n")
        worst = max(worst, (error(result, truth), tuple(row)))
    return worst


def check(probe, capsys, name, *arguments):
    """Compares all points on two cores, prints the worst and holds it to one ulp."""
    results = probe(name, *arguments)
    jobs = [
        (name, results[part].tolist(), [column[part].tolist() for column in arguments])
        for part in numpy.array_split(numpy.arange(len(results)), 16)
    ]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        worst, place = max(pool.imap_unordered(worst_of, jobs))
    where = ", ".join(map(repr, place))
    with capsys.disabled():
        print(f"\n{name}: {len(results):,} points, at worst {worst:.4f} ulp, at ({where})")
    assert worst <= 1


def random(seed):
    return numpy.random.default_rng([seed, SEED])


def patterns(generator, count, first=1, last=0x7FEF_FFFF_FFFF_FFFF):
    """Positive doubles, evenly spread over their bit patterns, so over their exponents."""
    return generator.integers(first, last, count, dtype="u8", endpoint=True).view("f8")


def multiples_of_quarter_pi(limit):
    """The double nearest to each multiple of π/4 below the limit, and its two neighbours."""
    with mpmath.workprec(PRECISION):
        quarter = mpmath.pi / 4
        nearest = numpy.array([float(n * quarter) for n in range(1, int(limit / quarter))])
    return numpy.concatenate(
        [nearest, numpy.nextafter(nearest, 0), numpy.nextafter(nearest, numpy.inf)])


def test_exp(probe, capsys):
    generator = random(1)
    spread = generator.uniform(-745, 709, POINTS)
    small = numpy.ldexp(
        generator.uniform(-1, 1, POINTS // 10), generator.integers(-60, 3, POINTS // 10))
    subnormal = generator.uniform(-745, -708, POINTS // 10)
    check(probe, capsys, "exp", numpy.concatenate([spread, small, subnormal, [-745, 709, 0]]))


def test_log(probe, capsys):
    generator = random(2)
    anything = patterns(generator, POINTS)
    subnormal = patterns(generator, POINTS // 10, last=0x000F_FFFF_FFFF_FFFF)
    near_one = generator.uniform(0.5, 2, POINTS // 10)
    nearer = 1 + numpy.ldexp(
        generator.uniform(-1, 1, POINTS // 10), -generator.integers(1, 50, POINTS // 10))
    ends = [5e-324, 2.0**-1022, 1, numpy.finfo(float).max]
    check(probe, capsys, "log", numpy.concatenate([anything, subnormal, near_one, nearer, ends]))


@pytest.mark.parametrize("name", ["sin", "cos"])
def test_sine_and_cosine(probe, capsys, name):
    generator = random(3)
    spread = generator.uniform(-1e5, 1e5, POINTS)
    small = numpy.ldexp(
        generator.uniform(-1, 1, POINTS // 10), generator.integers(-60, 17, POINTS // 10))
    check(probe, capsys, name, numpy.concatenate([spread, small, multiples_of_quarter_pi(POINTS / 10)]))


def test_atan2(probe, capsys):
    generator = random(4)
    count = POINTS // 2
    plain = generator.uniform(-1000, 1000, (2, count))
    scaled = numpy.ldexp(
        generator.uniform(-1, 1, (2, count // 2)), generator.integers(-20, 20, (2, count // 2)))
    sign = generator.choice([-1.0, 1.0], (2, count))
    anything = sign * numpy.stack([patterns(generator, count), patterns(generator, count)])
    tiny = 0x0010_0000_0000_0000
    subnormal = numpy.stack([patterns(generator, count // 5, last=2 * tiny) for _ in range(2)])
    huge = patterns(generator, 2 * (count // 5), first=0x7FC0_0000_0000_0000).reshape(2, -1)
    points = numpy.concatenate([plain, scaled, anything, subnormal, huge], axis=1)
    check(probe, capsys, "atan2", *points)


def same(ours, theirs):
    both_nan = math.isnan(ours) and math.isnan(theirs)
    return both_nan or (ours == theirs and math.copysign(1, ours) == math.copysign(1, theirs))


def test_atan2_at_zeros_and_infinities(probe):
    """Python's own follows the C standard's table of special cases."""
    special = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 5e-324, -1e308]
    pairs = [(y, x) for y in special for x in special]
    y, x = numpy.array(pairs).T
    for ours, pair in zip(probe("atan2", y, x).tolist(), pairs):
        assert same(ours, math.atan2(*pair)), pair


@pytest.mark.parametrize(
    "name, argument, expected",
    [
        ("exp", 0.0, 1.0), ("exp", -0.0, 1.0), ("exp", math.inf, math.inf),
        ("exp", -math.inf, 0.0), ("exp", 710.0, math.inf), ("exp", -746.0, 0.0),
        ("exp", math.nan, math.nan), ("log", 1.0, 0.0), ("log", 0.0, -math.inf),
        ("log", -0.0, -math.inf), ("log", -1.0, math.nan), ("log", math.inf, math.inf),
        ("log", math.nan, math.nan), ("sin", 0.0, 0.0), ("sin", -0.0, -0.0), ("cos", -0.0, 1.0),
        ("sin", math.inf, math.nan), ("cos", -math.inf, math.nan), ("sin", math.nan, math.nan),
    ])
def test_edges(probe, name, argument, expected):
    assert same(probe(name, numpy.array([argument])).tolist()[0], expected)
