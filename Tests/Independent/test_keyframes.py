"""Keyframe tracks against scipy's Hermite splines and numpy's interpolation.

Runs through the command line: `elastic keyframes --values … --at T,… --json`.
"""

import random

import numpy
import pytest
from scipy.interpolate import CubicHermiteSpline

TIMES = [step / 64 for step in range(65)]
SEEDS = range(60)


def words(numbers):
    """Numbers as the command line takes them."""
    return ",".join(map(repr, numbers))


def track(elastic, values, mode, times=TIMES, **options):
    """The command line's output for a track."""
    extra = []
    for name, value in options.items():
        extra += [f"--{name.replace('_', '-')}", value]
    return elastic(
        "keyframes", "--values", values, "--mode", mode, "--at", words(times), *extra)


def keys(seed):
    """Random values and key times."""
    source = random.Random(seed)
    count = source.randint(3, 9)
    values = [source.uniform(-50, 50) for _ in range(count)]
    gaps = numpy.cumsum([0] + [source.uniform(0.05, 1) for _ in range(count - 1)])
    times = (gaps / gaps[-1]).tolist()
    times[-1] = 1.0
    return source, values, times


def ways(values):
    """The way to each key and the way on, with mirrored keys beyond the ends."""
    steps = numpy.diff(values, axis=0)
    return numpy.concatenate([steps[:1], steps]), numpy.concatenate([steps, steps[-1:]])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_linear_track_is_numpy_s_interpolation(elastic, seed):
    _, values, times = keys(seed)
    said = track(elastic, words(values), "linear", key_times=words(times))
    assert said["keyTimes"] == times
    found = [sample["value"] for sample in said["samples"]]
    assert found == pytest.approx(numpy.interp(TIMES, times, values), abs=1e-11)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cubic_track_is_a_hermite_curve_with_kochanek_s_and_bartels_s_tangents(elastic, seed):
    source, values, times = keys(seed)
    bends = numpy.array([[source.uniform(-1, 1) for _ in range(3)] for _ in values])
    said = track(
        elastic, words(values), "cubic", key_times=words(times),
        tension=words(bends[:, 0].tolist()), continuity=words(bends[:, 1].tolist()),
        bias=words(bends[:, 2].tolist()))
    t, c, b = bends.T
    before, after = ways(values)
    leave = (1 - t) * (1 + b) * (1 + c) / 2 * before + (1 - t) * (1 - b) * (1 - c) / 2 * after
    arrive = (1 - t) * (1 + b) * (1 - c) / 2 * before + (1 - t) * (1 - b) * (1 + c) / 2 * after
    for sample in said["samples"]:
        index = min(numpy.searchsorted(times, sample["t"], side="right"), len(times) - 1) - 1
        share = (sample["t"] - times[index]) / (times[index + 1] - times[index])
        # A key's tangents refer to the segment's own parameter, for a segment of any length.
        piece = CubicHermiteSpline(
            [0, 1], values[index:index + 2], [leave[index], arrive[index + 1]])
        assert sample["value"] == pytest.approx(piece(share), abs=1e-10)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cubic_paced_track_has_one_velocity_at_a_key(elastic, seed):
    source, _, _ = keys(seed)
    places = numpy.array([[source.uniform(0, 100) for _ in range(2)] for _ in range(6)])
    said = track(elastic, " ".join(words(place) for place in places.tolist()), "cubic-paced")
    chords = numpy.linalg.norm(numpy.diff(places, axis=0), axis=1)
    times = numpy.concatenate([[0], numpy.cumsum(chords)]) / chords.sum()
    assert said["keyTimes"] == pytest.approx(times, abs=1e-14)
    before, after = ways(places)
    spans = numpy.diff(times)
    # Twice the time of the one segment over that of both, a unit of time instead of a segment: the
    # same on both sides of a key, so that one spline has them all.
    both = numpy.concatenate([2 * spans[:1], spans[:-1] + spans[1:], 2 * spans[-1:]])
    spline = CubicHermiteSpline(times, places, (before + after) / 2 * 2 / both[:, None])
    found = numpy.array([sample["value"] for sample in said["samples"]])
    assert numpy.abs(found - spline(TIMES)).max() < 1e-9


@pytest.mark.parametrize("seed", SEEDS)
def test_a_paced_track_has_one_speed(elastic, seed):
    source, _, _ = keys(seed)
    places = numpy.array([[source.uniform(0, 100) for _ in range(2)] for _ in range(5)])
    said = track(
        elastic, " ".join(words(place) for place in places.tolist()), "paced", ease="ease-in")
    chords = numpy.linalg.norm(numpy.diff(places, axis=0), axis=1)
    run = numpy.concatenate([[0], numpy.cumsum(chords)])
    at = numpy.array(TIMES) * run[-1]
    expected = numpy.stack([numpy.interp(at, run, places[:, axis]) for axis in range(2)], axis=1)
    found = numpy.array([sample["value"] for sample in said["samples"]])
    assert numpy.abs(found - expected).max() < 1e-10
