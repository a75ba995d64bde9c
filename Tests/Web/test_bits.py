"""The plays of Tests/Bits give the same bits on the elements' scripts, in a browser: what a page reads of each component.

A page reads less than Swift: no announcements, which its host makes of the value, no place of an indicator, no natural size, no
kept entries, no role of a paint but its colour. The table has a hash of its own for it.
"""

import math
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests"))
import bits  # noqa: E402

# The scripts that bring the module with all components, and those of one component each. Each performs every other play.
SCRIPTS = {"all": ["index"], "own": ["surface", "refresh", "menu", "ball", "balloon", "shape"]}


@pytest.fixture(scope="module")
def probe(program):
    """The program that writes plays."""
    return program("ELASTIC_BITS_PROBE", "Tests/Probes", "BitsProbe")


@pytest.fixture(scope="module", params=SCRIPTS)
def scripts(request):
    return request.param


@pytest.fixture(scope="module")
def page(server, browser, scripts):
    page = browser.new_page()
    page.route(
        "**/tests/bits.js",
        lambda route: route.fulfill(path=ROOT / "Tests/Web/bits.js", content_type="text/javascript"))
    page.route("**/tests/blank.html", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(f"{server}/tests/blank.html")
    page.evaluate("(names) => Promise.all(names.map((name) => import(`/elements/${name}.js`))).then(() => {})", SCRIPTS[scripts])
    yield page
    page.close()


def hashes(page, component, plays):
    return page.evaluate(
        "async ([component, plays]) => (await import('/tests/bits.js')).hashes(component, plays)", [component, plays])


@pytest.mark.parametrize("component", bits.COMPONENTS)
def test_a_page_gives_the_bits_of_the_table(component, scripts, page, probe):
    numbers, rows = bits.chosen()[list(SCRIPTS).index(scripts)::2], bits.table(component)
    made = hashes(page, component, bits.plays(probe, component, numbers))
    wrong = [number for number, one in zip(numbers, made, strict=True) if one != rows[number][2]]
    assert not wrong, bits.message(component, wrong, len(numbers))
    print(f"{component}: {len(numbers)} plays on a page, all bits the same")


def test_one_bit_of_a_play_is_a_difference(page, probe):
    play, = bits.plays(probe, "elastic-surface", [2])
    before = hashes(page, "elastic-surface", [play])
    moves = [step for step in play["steps"] if step[3:6:2] == ["touch", "move"]]
    for move in moves:
        move[6] = repr(math.nextafter(float(move[6]), math.inf))
    after = hashes(page, "elastic-surface", [play])
    assert len(moves) > 3 and before == [bits.table("elastic-surface")[2][2]] != after
