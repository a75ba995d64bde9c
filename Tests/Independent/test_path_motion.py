"""Places and directions along a path against Skia's PathMeasure, chord sums and a real browser.

Runs through the command line: `elastic path DATA --at D,… --json`.
"""

import functools
import math
import random

import numpy
import pytest

from sample import EVERY, some

# Positions for Skia and the browser, as shares of the length.
SHARES = [0, 0.03, 0.11, 0.23, 0.37, 0.5, 0.61, 0.74, 0.89, 0.97, 1]


def steps(seed, contours=2):
    """A random path as a list of steps, its numbers such that a `float` holds them nearly."""
    source = random.Random(seed)

    def point():
        return [round(source.uniform(0, 400) * 64) / 64 for _ in range(2)]

    found = []
    for _ in range(source.randint(1, contours)):
        found.append(("M", point()))
        for _ in range(source.randint(1, 5)):
            letter = source.choice("LQCC")
            count = {"L": 1, "Q": 2, "C": 3}[letter]
            found.append((letter, sum((point() for _ in range(count)), [])))
        if source.random() < 0.4:
            found.append(("Z", []))
    return found


def data(path):
    """The path as SVG path data."""
    return " ".join(letter + ",".join(map(str, numbers)) for letter, numbers in path)


def turn(one, two):
    """The degrees between two directions."""
    cross = one[0] * two[1] - one[1] * two[0]
    return abs(math.degrees(math.atan2(cross, one[0] * two[0] + one[1] * two[1])))


def is_even(elastic, path, distance, within=0.5):
    """Whether the path is nearly straight within half a point, so that its direction is well defined."""
    around = [max(distance - within, 0), distance, distance + within]
    places = elastic("path", data(path), "--at", ",".join(map(repr, around)))["samples"]
    tangents = [place["tangent"] for place in places]
    return max(turn(tangents[0], tangents[1]), turn(tangents[1], tangents[2])) < 1


# MARK: Skia


@functools.cache
def skia_module():
    """Skia, or the test fails with what to install."""
    try:
        import skia
    except ImportError as error:  # Also where libgl1 or libegl1 is missing.
        pytest.fail(f"{error}: Scripts/install.sh python")
    return skia


def skia_path(path):
    """The path as Skia's."""
    skia = skia_module()
    builder = skia.PathBuilder()
    for letter, n in path:
        if letter == "M":
            builder.moveTo(n[0], n[1])
        elif letter == "L":
            builder.lineTo(n[0], n[1])
        elif letter == "Q":
            builder.quadTo(n[0], n[1], n[2], n[3])
        elif letter == "C":
            builder.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        else:
            builder.close()
    return builder.detach()


def test_places_lengths_and_directions_are_skia_s(elastic):
    worst_length = worst_place = worst_turn = compared = 0
    for seed in some(range(200)):
        path = steps(seed)
        length = elastic("path", data(path))["length"]
        distances = [share * length for share in SHARES[1:-1]]
        ours = elastic("path", data(path), "--at", ",".join(map(repr, distances)))["samples"]
        measure = skia_module().PathMeasure(skia_path(path), False, 256)
        before = 0
        expected = []
        while True:
            contour = measure.getLength()
            for distance in distances[len(expected):]:
                if distance > before + contour:
                    break
                expected.append(measure.getPosTan(distance - before))
            before += contour
            if not measure.nextContour():
                break
        worst_length = max(worst_length, abs(before - length))
        assert len(expected) == len(ours)
        for sample, distance, (place, tangent) in zip(ours, distances, expected):
            off = math.dist(sample["point"], (place.x(), place.y()))
            worst_place = max(worst_place, off)
            degrees = turn(sample["tangent"], (tangent.x(), tangent.y()))
            if degrees > 0.5 and not is_even(elastic, path, distance):
                continue
            worst_turn = max(worst_turn, degrees)
            compared += 1
    print(
        f"against Skia: length {worst_length:.4f}, place {worst_place:.4f} px, "
        f"direction {worst_turn:.3f}° in {compared} places")
    assert worst_length < 0.05
    assert worst_place < 0.05
    assert worst_turn < 0.5
    assert compared > (1700 if EVERY == 1 else 1500 / EVERY)


def test_tight_bounds_are_skia_s(elastic):
    worst = 0
    for seed in some(range(200)):
        path = steps(seed)
        x, y, width, height = elastic("path", data(path))["bounds"]
        theirs = skia_path(path).computeTightBounds()
        ours = [x, y, x + width, y + height]
        edges = [theirs.left(), theirs.top(), theirs.right(), theirs.bottom()]
        worst = max(worst, *(abs(one - two) for one, two in zip(ours, edges)))
    print(f"against Skia: tight bounds {worst:.1e} px")
    assert worst < 1e-4


# MARK: Chords


def chord_length(path, chords=20_000):
    """The sum of the chords of every piece."""
    t = numpy.linspace(0, 1, chords + 1)[:, None]
    s = 1 - t
    total = 0
    for letter, numbers in path:
        points = [numpy.array(numbers[i:i + 2]) for i in range(0, len(numbers), 2)]
        if letter == "M":
            start = at = points[0]
            continue
        if letter == "L":
            places = s * at + t * points[0]
        elif letter == "Q":
            places = s * s * at + 2 * s * t * points[0] + t * t * points[1]
        elif letter == "C":
            places = (s**3 * at + 3 * s * s * t * points[0] + 3 * s * t * t * points[1]
                      + t**3 * points[2])
        else:
            places = s * at + t * start
        total += numpy.linalg.norm(numpy.diff(places, axis=0), axis=1).sum()
        at = places[-1]
    return total


def test_lengths_are_the_sums_of_20000_chords(elastic):
    """To the given tolerance, from a thousandth of a pixel on."""
    worst = {}
    for seed in some(range(200)):
        path = steps(seed)
        # A chord sum is short by a share that falls with the square of the number: two tell the rest.
        coarse, fine = chord_length(path, 10_000), chord_length(path)
        exact = fine + (fine - coarse) / 3
        for tolerance in [1e-3, 1e-6, 1e-9]:
            off = abs(elastic("path", data(path), "--tolerance", tolerance)["length"] - exact)
            worst[tolerance] = max(worst.get(tolerance, 0), off)
    print("against chords: " + ", ".join(f"{off:.1e} px of {t:g}" for t, off in worst.items()))
    for tolerance, off in worst.items():
        assert off < tolerance


# MARK: Browser

PAGE = """
<!doctype html><style>
  body { margin: 0 }
  .mover { position: absolute; left: 0; top: 0; width: 0; height: 0; offset-rotate: auto }
  .mark { position: absolute; width: 0; height: 0; left: 0; top: 0 }
  .ahead { left: 100px }
</style><div class=mover><div class=mark></div><div class="mark ahead"></div></div>
"""

PLACE = """
([data, shares]) => {
  const mover = document.querySelector('.mover')
  mover.style.offsetPath = `path("${data}")`
  return shares.map(share => {
    mover.style.offsetDistance = `${share * 100}%`
    return [...mover.children].map(child => {
      const box = child.getBoundingClientRect()
      return [box.x, box.y]
    })
  })
}
"""


@pytest.fixture(scope="module")
def page(browser):
    """A page of Chromium."""
    page = browser.new_page()
    page.set_content(PAGE)
    yield page
    page.close()


def test_places_and_headings_are_chromium_s(elastic, page):
    worst_place = worst_turn = compared = 0
    for seed in range(1000, 1050):
        path = steps(seed, contours=1)
        shares = ",".join(f"{share * 100:.4f}%" for share in SHARES)
        said = elastic("path", data(path), "--at", shares)
        theirs = page.evaluate(PLACE, [data(path), SHARES])
        for share, sample, (place, ahead) in zip(SHARES, said["samples"], theirs):
            worst_place = max(worst_place, math.dist(sample["point"], place))
            heading = [ahead[0] - place[0], ahead[1] - place[1]]
            radians = math.radians(sample["angle"])
            degrees = turn([math.cos(radians), math.sin(radians)], heading)
            # The end of a closed path is its start in CSS: another side of the same corner.
            if share == 1 and path[-1][0] == "Z":
                continue
            # Where it turns by more than a degree in a point, a point's difference matters.
            if degrees > 1 and not is_even(elastic, path, share * said["length"], within=1):
                continue
            worst_turn = max(worst_turn, degrees)
            compared += 1
    print(
        f"against Chromium: place {worst_place:.3f} px, heading {worst_turn:.3f}° "
        f"in {compared} places")
    assert worst_place < 1
    assert worst_turn < 2
    assert compared > 480
