"""The comparisons of the table in Tests/oracles.py, but those that need our own pages."""

import functools
import math
import re

import numpy
import pytest
from adwaita import Adwaita, screen
from oracles import cells, hold, solved
from questions import (  # noqa: F401
    BROKEN, bezier, broken, curves, linear, named, probe, random_path, steps, timings, tracks, valid, written)
from scipy.integrate import quad
from scipy.interpolate import CubicHermiteSpline
from scipy.optimize import brentq

# By row and column, the function that gives all differences.
COMPARED = {}


def compares(column, *rows):
    """Marks a function that compares these rows of a column; its arguments are the row's name and fixtures."""
    def keep(function):
        COMPARED.update({(row, column): function for row in rows})
        return function
    return keep


@pytest.fixture(scope="module")
def page(browser):
    found = browser.new_page()
    yield found
    found.close()


@pytest.fixture(scope="module")
def adwaita():
    with screen():
        yield Adwaita()


# MARK: Springs

TIMES = [0, 0.001, 0.016, 0.05, 0.1, 0.233, 0.4, 0.7, 1, 1.5, 2.5]
MASSES = [
    (1, 100, 10), (1, 100, 0), (1, 100, 20), (1, 100, 20.0000001), (1, 100, 19.9999999), (1, 100, 21), (1, 100, 90),
    (2.5, 300, 4), (0.5, 4, 35), (1, 397.3, 2), (0.5, 59.2, 2.2), (2.5, 263.1, 102.6), (1, 21.4, 8.3), (1, 232.2, 121.9)]
THROWN = [(3, 0.9, 0.57), (-2, 0.9, 0.57), (12, 0.5, 0.2), (-7, 2, 0.8), (2, 1, 1), (-5, 1, 1)]
# For each row the name for MathProbe, and velocity and numbers of each spring, from undamped to far over-damped.
SPRINGS = {
    "mass, stiffness, friction": ("mass", [(v, *numbers) for numbers in MASSES for v in (0, 3, -2, -7.5)]),
    # Critical damping meets its neighbours.
    "response, damping ratio": ("response", [
        (0, response, ratio) for response in (0.2, 0.4927, 0.55, 2) for ratio in (0, 0.3, 0.825, 1 - 1e-9, 1, 1 + 1e-9, 2.5)]),
    "duration, bounce": ("bounce", [(0, time, bounce) for time in (0.3, 1) for bounce in (-0.6, -0.1, 0, 0.15, 0.3, 1)]),
    "UIKit's duration, damping ratio": ("uikit", THROWN + [
        (0, time, ratio) for time in (0.25, 0.9, 3) for ratio in (0.1, 0.25, 0.4, 0.43, 0.57, 0.9, 1)]),
    "settling duration, damping ratio": ("settling", [
        (0, time, ratio, left) for time in (0.25, 0.9, 3) for ratio in (0.1, 0.43, 0.9, 1) for left in (0.001, 0.02)]),
}


def textbook(kind, velocity, *numbers):
    """Mass, stiffness and friction, by what each dialect is documented to mean."""
    if kind == "mass":
        return numbers
    if kind in ("uikit", "settling"):
        ratio = numbers[1]
        frequency = settling(velocity, *numbers)
    else:
        ratio, frequency = numbers[1], 2 * math.pi / numbers[0]
        if kind == "bounce":
            ratio = 1 - ratio if ratio >= 0 else 1 / (1 + ratio)
    return 1, frequency**2, 2 * ratio * frequency


def settling(velocity, duration, ratio, left=0.001):
    """The largest frequency at which so much is left after the duration, a thousandth for UIKit."""
    def excess(w):
        damped = w * math.sqrt((1 - ratio) * (1 + ratio))
        rest = abs(1 + (w - velocity) * duration) if ratio == 1 else abs(ratio * w - velocity) / damped
        return math.log(rest / left) - ratio * w * duration

    ladder = [1e5 * 0.995**step for step in range(4000)]
    above = next(place for place, w in enumerate(ladder) if excess(w) > 0)
    return brentq(excess, ladder[above], ladder[above - 1], xtol=1e-14, rtol=1e-14)


def away(rows, truth, frequency, velocity):
    """The greatest difference of each row: of the way, or of the velocity over the frequency."""
    scale = max(1, abs(velocity) / frequency)
    return (numpy.abs(numpy.array(rows) - truth) / [scale, scale * frequency]).max(axis=1)


@compares("scipy", *SPRINGS)
def springs_of_scipy(row, probe):
    kind, springs = SPRINGS[row]
    for spring, answer in zip(springs, probe(kind, [{"numbers": spring, "at": TIMES} for spring in springs])):
        velocity, (*found, settled) = spring[0], answer["numbers"]
        mass, stiffness, friction = truth = textbook(kind, *spring)
        assert found == pytest.approx(truth, rel=1e-12, abs=1e-15)
        frequency, decay = math.sqrt(stiffness / mass), friction / mass / 2
        if 0 < decay < frequency * (1 - 1e-6):
            # Core Animation's settling duration.
            swing = abs(decay - velocity) / math.sqrt((frequency - decay) * (frequency + decay))
            assert settled == pytest.approx(math.log((1 + swing) / 0.001) / decay, rel=1e-12)
        yield from away(answer["rows"], solved(*truth, velocity, TIMES), frequency, velocity)


@compares("libadwaita", "mass, stiffness, friction", "response, damping ratio")
def springs_of_libadwaita(row, probe, adwaita):
    kind, springs = SPRINGS[row]
    for spring, answer in zip(springs, probe(kind, [{"numbers": spring, "at": TIMES} for spring in springs])):
        mass, stiffness, friction = textbook(kind, *spring)
        if 0 < abs(friction / (2 * math.sqrt(mass * stiffness)) - 1) < 1e-6:
            continue  # There its own numbers have nine digits.
        params = adwaita.of_mass(*spring[1:]) if kind == "mass" else adwaita.of_ratio(spring[2], mass, stiffness)
        theirs = adwaita.states(params, spring[0], [round(1000 * time) for time in TIMES])
        assert len(theirs) > 5
        yield from away(answer["rows"][:len(theirs)], theirs, math.sqrt(stiffness / mass), spring[0])


@compares("scipy", "other libraries, in the article")
def other_springs(row, root):
    """The article's numbers, by the rules that the libraries' sources have.

    Wave (SpringInterpolatable, SpringAnimator, DisplayLinkProviding): in each frame the acceleration is added to the velocity and
    then the velocity to the value, times the nominal length of a frame. Motion (SpringFunction): solved in closed form;
    over-damped, with roots of c² − 4ω instead of c² − 4ω², and a second constant that is the sum of the value and the first
    instead of the difference.
    """
    article = (root / "Sources/ElasticApple/Documentation.docc/SpringsForYourOwnViews.md").read_text()

    def read(begins):
        line, = [line for line in article.splitlines() if line.startswith(f"| {begins}")]
        return [[float(number) for number in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", cell)] for cell in line.split("|")[1:-1]]

    def exact(seconds, *spring):
        return 100 * solved(*textbook("response", 0, *spring), 0, [seconds])[0][0]

    def wave(seconds, rate, *spring):
        _, stiffness, friction = textbook("response", 0, *spring)
        value = velocity = 0
        for _ in range(round(seconds * rate)):
            velocity += (-stiffness * (value - 100) - friction * velocity) / rate
            value += velocity / rate
        return value

    def motion(seconds, *spring):
        _, stiffness, friction = textbook("response", 0, *spring)
        spread = math.sqrt(friction * friction - 4 * math.sqrt(stiffness))
        slow, quick = (-friction + spread) / 2, (-friction - spread) / 2
        a = -100 + quick * 100 / (quick - slow)
        return 100 + a * math.exp(quick * seconds) + (a - 100) * math.exp(slow * seconds)

    over, (begin, right_begin, at, there, right), _, _ = read("over-damped")
    (seconds, *spring, slow_rate, quick_rate), motions, (slow, quick), ours = read("0.2 s after the start")
    assert (right_begin, at, slow_rate, quick_rate) == (0, 0.5, 60, 120) and motions == ours
    return [abs(true - said) / digit for true, said, digit in (
        (motion(0, *over), begin, 0.05), (motion(at, *over), there, 0.5), (exact(at, *over), right, 0.5),
        (wave(seconds, 60, *spring), slow, 0.005), (wave(seconds, 120, *spring), quick, 0.005),
        (exact(seconds, *spring), ours[0], 0.005))]


# MARK: Curves

CURVES = {"named curve": named, "cubic-bezier()": bezier, "steps()": steps, "linear()": linear, "no curve": broken}
INSIDE = [0, 0.003, 0.06, 0.125, 0.25, 0.333, 0.5, 0.61, 0.75, 0.9, 0.98, 1]
OUTSIDE = [-2, -1.5, -1, -0.25, 1.25, 1.5, 2, 3]
STEP = 1e-7
# Each share with both neighbours, which tell the slope.
AROUND = [x for share in INSIDE for x in (share, max(share - STEP, 0), min(share + STEP, 1))]
EDGES = [
    "cubic-bezier(0,0,0,0)", "cubic-bezier(1,1,1,1)", "cubic-bezier(0,0,0,1)", "cubic-bezier(0,1,1,1)",
    "cubic-bezier(1,0,1,1)", "cubic-bezier(0,0,.5,1)", "cubic-bezier(.5,1,1,1)", "cubic-bezier(0,.3,.5,1)",
    "linear(0, 1 0%)", "linear(1 100%, 2)"]
# Progress is read with the curve as the effect's easing, always at the same times.
EFFECT = """([texts, shares]) => texts.map(text => {
  let effect
  try {
    effect = new KeyframeEffect(document.body, null, {duration: 1000, fill: 'both', easing: text})
  } catch (error) { return null }
  const animation = new Animation(effect, document.timeline)
  return shares.map(share => {
    animation.currentTime = 1000 * share
    return effect.getComputedTiming().progress
  })
})"""
# The input of a keyframe's easing is what the effect's easing makes of the time: that may lie outside 0...1.
KEYFRAME = """([texts, shares]) => {
  CSS.registerProperty({name: '--v', syntax: '<number>', inherits: false, initialValue: '0'})
  return texts.map(text => {
    const effect = new KeyframeEffect(
      document.body, [{'--v': 0, easing: text}, {'--v': 1}],
      {duration: 1000, fill: 'both', easing: 'linear(-2, 3)'})
    const animation = new Animation(effect, document.timeline)
    const found = shares.map(share => {
      animation.currentTime = 200 * (share + 2)
      return +getComputedStyle(document.body).getPropertyValue('--v')
    })
    animation.cancel()
    return found
  })
}"""


@compares("Chromium", *CURVES)
def curves_of_chromium(row, probe, page):
    is_broken = row == "no curve"
    texts = list(curves(CURVES[row], 300 if is_broken else 100, BROKEN if is_broken else ()))
    pairs = list(zip(texts, probe("curve", [{"text": text, "at": AROUND} for text in texts]), page.evaluate(EFFECT, [texts, INSIDE])))
    refused = [(text, ours is None, theirs is None) for text, ours, theirs in pairs]
    assert [one for one in refused if one[1] != one[2]] == []
    # Some mistakes make another curve.
    assert 100 < sum(ours for _, ours, _ in refused) < len(texts) - 20 if is_broken else not any(ours for _, ours, _ in refused)
    off = []
    for text, ours, theirs in pairs:
        values = numpy.array(ours["rows"] if ours else []).reshape(-1, 3)
        for (value, below, above), their in zip(values, theirs or []):
            slope = max(abs(above - value), abs(value - below)) / STEP
            # Beside a jump nothing is compared.
            if slope < 1e4 or text.lower().strip().startswith("cubic"):
                off.append(abs(value - their) / (1e-6 if slope < 5 else 2e-7 * slope))
    return [float(one > 1) for one in off] if is_broken else off


@compares("Chromium", "curve before 0 and after 1")
def curves_outside(row, probe, page):
    texts = list(curves(valid, 150, EDGES))
    ours = numpy.array([answer["rows"] for answer in probe("curve", [{"text": text, "at": OUTSIDE} for text in texts])])[..., 0]
    theirs = numpy.array(page.evaluate(KEYFRAME, [texts, OUTSIDE]))
    return (numpy.abs(ours - theirs) / numpy.maximum(1, numpy.abs(theirs))).ravel()


# MARK: Timings

TIMING = """asked => asked.map(({numbers, text, local}) => {
  // Infinities cannot pass as JSON.
  const [duration, delay, endDelay, iterations, iterationStart, rate] = numbers.map(one => one === 'inf' ? Infinity : one)
  const [direction, fill] = text.replace('R', '-r').split(' ')
  const effect = new KeyframeEffect(document.body, null, {
    duration: 1000 * duration, delay: 1000 * delay, endDelay: 1000 * endDelay, iterations, iterationStart, direction, fill})
  const animation = new Animation(effect, document.timeline)
  animation.playbackRate = rate
  animation.currentTime = 1000 * local
  const {progress, currentIteration} = effect.getComputedTiming()
  return progress === null ? [] : [progress, currentIteration === Infinity ? 'inf' : currentIteration]
})"""


@compares("Chromium", "timing on a grid", "timing anywhere")
def timings_of_chromium(row, probe, page):
    asked = list(timings(is_exact=row == "timing on a grid"))
    pairs = list(zip(asked, (answer["rows"][0] for answer in probe("timeline", asked)), page.evaluate(TIMING, asked)))
    assert [pair for pair in pairs if pair[1][1:] != pair[2][1:]][:5] == [], "another iteration"
    off = [abs(ours[0] - theirs[0]) for _, ours, theirs in pairs if theirs]
    assert len(off) > 800 and len(pairs) - len(off) > 300
    return off


# MARK: Tracks


def ways(values):
    """The way to each key and the way on, with mirrored keys beyond the ends."""
    steps = numpy.diff(values, axis=0)
    return numpy.concatenate([steps[:1], steps]), numpy.concatenate([steps, steps[-1:]])


def discrete(times, values, at, _):
    return values[numpy.minimum(numpy.searchsorted(times, at, side="right"), len(values)) - 1]


def straight(times, values, at, _):
    return numpy.stack([numpy.interp(at, times, column) for column in values.T], axis=1)


def cubic(times, values, at, bends):
    """Hermite curves with Kochanek's and Bartels's tangents, which refer to the segment's own parameter, of any length."""
    before, after = ways(values)
    t, c, b = bends.T[:, :, None]
    leave = (1 - t) * (1 + b) * (1 + c) / 2 * before + (1 - t) * (1 - b) * (1 - c) / 2 * after
    arrive = (1 - t) * (1 + b) * (1 - c) / 2 * before + (1 - t) * (1 - b) * (1 + c) / 2 * after
    found = []
    for time in at:
        key = min(numpy.searchsorted(times, time, side="right"), len(times) - 1) - 1
        piece = CubicHermiteSpline([0, 1], values[key:key + 2], [leave[key], arrive[key + 1]])
        found.append(piece((time - times[key]) / (times[key + 1] - times[key])))
    return numpy.array(found)


def cubic_paced(times, values, at, _):
    """One spline for all keys: twice the time of a segment over that of both is the same on both sides of a key."""
    before, after = ways(values)
    spans = numpy.diff(times)
    both = numpy.concatenate([2 * spans[:1], spans[:-1] + spans[1:], 2 * spans[-1:]])
    return CubicHermiteSpline(times, values, (before + after) / both[:, None])(at)


TRACKS = {
    "discrete track": ("discrete", discrete), "linear track": ("linear", straight), "paced track": ("paced", straight),
    "cubic track": ("cubic", cubic), "cubic paced track": ("cubicPaced", cubic_paced)}


@compares("numpy", "discrete track", "linear track", "paced track")
@compares("scipy", "cubic track", "cubic paced track")
def tracks_are_theirs(row, probe):
    mode, true = TRACKS[row]
    asked = list(tracks(mode))
    for question, answer in zip(asked, probe(mode, asked)):
        keys, times = numpy.array(question["keys"]), answer["numbers"]
        values = keys[:, :2]
        if "paced" in row:
            chords = numpy.linalg.norm(numpy.diff(values, axis=0), axis=1)
            assert times == pytest.approx(numpy.append(0, numpy.cumsum(chords)) / chords.sum(), abs=1e-14)
        yield from numpy.abs(answer["rows"] - true(times, values, numpy.array(question["at"]), keys[:, 3:])).max(axis=1)


# MARK: Paths

# Positions as shares of the length.
SHARES = [0, 0.03, 0.11, 0.23, 0.37, 0.5, 0.61, 0.74, 0.89, 0.97, 1]


def arc_length(points):
    """Of a line or curve, by adaptive quadrature of its speed."""
    count = len(points) - 1
    if count == 1:
        return abs(points[1] - points[0])
    power = numpy.polynomial.polynomial.Polynomial
    curve = sum(math.comb(count, n) * point * power([0, 1])**n * power([1, -1])**(count - n) for n, point in enumerate(points))
    speed = curve.deriv()
    return quad(lambda t: abs(speed(t)), 0, 1, epsrel=1e-13, limit=500)[0]


@compares("scipy", "length of a path")
def lengths_of_scipy(row, probe):
    paths, true = [random_path(seed) for seed in range(200)], []
    for path in paths:
        length = 0
        for letter, numbers in path:
            points = [complex(*numbers[place:place + 2]) for place in range(0, len(numbers), 2)] or [start]
            if letter == "M":
                start = points[0]
            else:
                length += arc_length([at, *points])
            at = points[-1]
        true.append(length)
    for tolerance in (1e-3, 1e-6, 1e-9):
        for answer, length in zip(probe("path", written(paths, tolerance=tolerance)), true):
            yield abs(answer["numbers"][0] - length) / tolerance


def turn(one, two):
    """The degrees between two directions."""
    cross = one[0] * two[1] - one[1] * two[0]
    return abs(math.degrees(math.atan2(cross, one[0] * two[0] + one[1] * two[1])))


def placed(probe, paths, within):
    """At each of SHARES of a path the distance, the answer there, and whether the path is straight around it."""
    around = [[x for share in SHARES for x in (max(share * length - within, 0), share * length, share * length + within)]
              for length in (answer["numbers"][0] for answer in probe("path", written(paths)))]
    answers = probe("path", [question | {"at": at} for question, at in zip(written(paths), around)])
    for distances, rows in zip(around, (answer["rows"] for answer in answers)):
        yield [
            (distance, here, max(turn(before[2:4], here[2:4]), turn(here[2:4], after[2:4])) < 1)
            for distance, before, here, after in zip(distances[1::3], rows[::3], rows[1::3], rows[2::3])]


@functools.cache
def skia():
    """Skia, or the test fails with what to install."""
    try:
        import skia
    except ImportError as error:  # Also where libgl1 or libegl1 is missing.
        pytest.fail(f"{error}: Scripts/install.sh python")
    return skia


def skia_path(path):
    builder = skia().PathBuilder()
    names = {"M": builder.moveTo, "L": builder.lineTo, "Q": builder.quadTo, "C": builder.cubicTo, "Z": builder.close}
    for letter, numbers in path:
        names[letter](*numbers)
    return builder.detach()


@compares("Skia", "length of a path", "bounds of a path")
def sizes_of_skia(row, probe):
    paths = [random_path(seed) for seed in range(200)]
    for path, answer in zip(map(skia_path, paths), probe("path", written(paths))):
        length, *edges = answer["numbers"]
        if row == "bounds of a path":
            theirs = path.computeTightBounds()
            yield from numpy.abs(numpy.subtract(edges, (theirs.left(), theirs.top(), theirs.right(), theirs.bottom())))
        else:
            measure = skia().PathMeasure(path, False, 256)
            measured = measure.getLength()
            while measure.nextContour():
                measured += measure.getLength()
            yield abs(measured - length)


@compares("Skia", "place on a path", "direction on a path")
def places_of_skia(row, probe):
    paths = [random_path(seed) for seed in range(200)]
    for path, places in zip(map(skia_path, paths), placed(probe, paths, 0.5)):
        measure, before = skia().PathMeasure(path, False, 256), 0
        for distance, ours, is_straight in places[1:-1]:
            while distance > before + measure.getLength():
                before += measure.getLength()
                assert measure.nextContour()
            place, tangent = measure.getPosTan(distance - before)
            if row == "place on a path":
                yield math.dist(ours[:2], (place.x(), place.y()))
            elif is_straight:
                yield turn(ours[2:4], (tangent.x(), tangent.y()))


MOVER = """
<!doctype html><style>
  body { margin: 0 }
  .mover { position: absolute; left: 0; top: 0; width: 0; height: 0; offset-rotate: auto }
  .mark { position: absolute; width: 0; height: 0; left: 0; top: 0 }
  .ahead { left: 100px }
</style><div class=mover><div class=mark></div><div class="mark ahead"></div></div>
"""
OFFSET_PATH = """([all, shares]) => all.map(({text}) => {
  const mover = document.querySelector('.mover')
  mover.style.offsetPath = `path("${text}")`
  return shares.map(share => {
    mover.style.offsetDistance = `${share * 100}%`
    return [...mover.children].map(child => {
      const box = child.getBoundingClientRect()
      return [box.x, box.y]
    })
  })
})"""


@compares("Chromium", "place on a path", "direction on a path")
def places_of_chromium(row, probe, page):
    # It follows the first contour only; at its end the place is its start in CSS: another side of the same corner.
    paths = [path for path in map(random_path, range(120)) if [letter for letter, _ in path].count("M") == 1]
    page.set_content(MOVER)
    for places, marks in zip(placed(probe, paths, 1), page.evaluate(OFFSET_PATH, [written(paths), SHARES[:-1]])):
        for (_, ours, is_straight), (place, ahead) in zip(places, marks):
            if row == "place on a path":
                yield math.dist(ours[:2], place)
            elif is_straight:
                yield turn([math.cos(ours[4]), math.sin(ours[4])], numpy.subtract(ahead, place))


# MARK: The table


@pytest.mark.parametrize("kind, flags", [
    ("mass", "mass stiffness friction"), ("response", "response damping"), ("bounce", "duration bounce"),
    ("uikit", "duration damping")])
def test_the_command_line_has_the_same_springs(elastic, probe, kind, flags):
    velocity, *numbers = next(springs for name, springs in SPRINGS.values() if name == kind)[-2]
    words = [word for flag, number in zip(flags.split(), numbers) for word in (f"--{flag}", repr(number))]
    said = elastic("spring", *words, "--velocity", velocity, "--at", ",".join(map(str, TIMES)))
    answer, = probe(kind, [{"numbers": [velocity, *numbers], "at": TIMES}])
    assert [said[name] for name in ("mass", "stiffness", "friction", "settlingDuration")] == answer["numbers"]
    assert [[sample["value"], sample["velocity"]] for sample in said["samples"]] == answer["rows"]


def test_the_two_agree(request, subtests):
    """One test of all cells, since `make test` leaves out two thirds of the cases of a test."""
    for (row, column), compare in COMPARED.items():
        with subtests.test(row=row, column=column):
            fixtures = compare.__code__.co_varnames[1:compare.__code__.co_argcount]
            hold(row, column, compare(row, *map(request.getfixturevalue, fixtures)))


def test_every_cell_is_compared():
    of_pages = ("code for", "CSS of", "spring() of")
    held = {cell for cell, allowed in cells().items() if allowed is not None and not cell[0].startswith(of_pages)}
    assert held == set(COMPARED)
