"""The comparisons of the table in Tests/oracles.py that need our own pages: springs as code and as CSS.

Core Animation, UIKit and SwiftUI: mass, stiffness and damping of m·x″ = −k·(x − 1) − c·x′, the velocity in ways a second;
SwiftUI's response is 2π/ω and its fraction the damping ratio, with a mass of 1. motion.dev: the same three, its velocity in pixels
a second. Android (SpringForce, Compose's spring): a mass of 1, stiffness k and damping ratio ζ, so c = 2·ζ·√k; pixels a second.
"""

import math
import re

import numpy
import pytest
from oracles import hold, solved

NUMBER = r"(-?[\d.]+(?:e[+-]?\d+)?)"
WAY = 100  # Pixels, in the code of motion.dev and Android.
# Mass, stiffness, friction and velocity: from far below to above critical damping, thrown both ways.
SPRINGS = [("1", "170", "4", "0"), ("2", "170", "12", "3"), ("0.5", "80", "7.3", "-2"), ("1", "100", "20", "1"), ("1.7", "60", "41", "0")]
TIMES = [0.02 * n for n in range(1, 101)]
OPTIONS = [
    {"response": 0.5, "dampingRatio": 0.4, "velocity": 3}, {"response": 0.8, "dampingRatio": 1},
    {"response": 0.4, "dampingRatio": 2.5, "velocity": -4}, {"response": 1, "dampingRatio": 0.1}, {}]
# How far an element is on its way, by the browser's own timing; times beyond the end left out.
MOVED = """([duration, easing, times]) => {
  const one = document.body.appendChild(document.createElement('i'));
  one.style.position = 'absolute';
  const run = one.animate({ left: ['0px', '10000px'] }, { duration, easing, fill: 'both' });
  run.pause();
  return times.map((time) => {
    run.currentTime = time * 1000;
    return parseFloat(getComputedStyle(one).left) / 10000;
  });
}"""


def way(mass, stiffness, friction, velocity, times=TIMES):
    """How far a spring is on its way from 0 to 1."""
    return solved(mass, stiffness, friction, velocity, times)[:, 0]


def read(code, *names):
    """The number after each name."""
    return [float(re.search(rf"\b{name}[:=]? ?=? ?{NUMBER}", code)[1]) for name in names]


def android(code):
    ratio, stiffness, velocity = read(code, "dampingRatio", "stiffness", "initialVelocity")
    assert "Animatable(0f)" in code and f"{WAY}f, spring(" in code
    return 1, stiffness, 2 * ratio * math.sqrt(stiffness), velocity / WAY


def motion(code):
    assert f"const distance = {WAY};" in code and "velocity: " in code and " * distance" in code
    return read(code, "mass", "stiffness", "damping", "velocity")


def swiftui(code):
    """With a response, where the code has one, it is the same spring but for the velocity."""
    *spring, velocity = read(code, "mass", "stiffness", "damping", "initialVelocity")
    if ".spring(response" in code:
        response, fraction = read(code, "response", "dampingFraction")
        w = 2 * math.pi / response
        assert numpy.abs(way(1, w * w, 2 * fraction * w, 0) - way(*spring, 0)).max() < 5e-6
    return *spring, velocity


READ = {
    "Swift (ElasticKit)": lambda code: read(code, "mass", "stiffness", "friction", "velocity"),
    "UIKit": lambda code: read(code, "mass", "stiffness", "damping", "dx"),
    "SwiftUI": swiftui,
    "Core Animation": lambda code: read(code, *(f"animation.{name}" for name in ("mass", "stiffness", "damping", "initialVelocity"))),
    "motion.dev": motion,
    "Android": android,
}


def test_the_code_and_the_css_of_the_lab_are_the_spring_that_is_drawn(gallery):
    page = gallery("lab")
    assert page.locator("#as option").all_inner_texts() == ["CSS linear()", *READ]
    errors, errors_of_css = {}, []
    for numbers in SPRINGS:
        for place, number in enumerate(numbers[:3]):
            page.locator("[data-dialect='0'] input").nth(place).fill(number)
        page.fill("#velocity", numbers[3])
        drawn = numpy.array(page.evaluate("(times) => times.map((t) => lab.wasm.spring_value(t))", TIMES))
        codes = {}
        for name in ["CSS linear()", *READ]:
            page.select_option("#as", name)
            codes[name] = page.locator("#css").inner_text()
        for name, parse in READ.items():
            errors[name, numbers] = numpy.abs(way(*parse(codes[name])) - drawn).max()
        seconds, easing = re.match(r"([\d.]+)s (linear\(.*\))$", codes["CSS linear()"], re.S).groups()
        within = [time for time in TIMES if time <= float(seconds)]
        assert len(within) > 40
        moved = page.evaluate(MOVED, [float(seconds) * 1000, easing, within])
        errors_of_css += [abs(a - b) for a, b in zip(moved, drawn)]
    print("the worst code:", *max(errors, key=errors.get))
    hold("code for other frameworks", "scipy", errors.values())
    hold("CSS of the lab", "Chromium", errors_of_css)


def test_the_classic_bounce_takes_few_stops(elastic, page):
    told = elastic("spring", "--duration", 0.9, "--damping", 0.57, "--css")
    seconds, easing = told["css"].split("s ", 1)
    times = [i / 400 * float(seconds) for i in range(400)]
    moved = page.evaluate(MOVED, [float(seconds) * 1000, easing, times])
    true = way(told["mass"], told["stiffness"], told["friction"], 0, times)
    stops = easing.count(",") + 1
    print(f"{stops} stops")
    assert stops <= 40
    hold("CSS of the command line", "Chromium", [abs(a - b) for a, b in zip(moved, true)])


def test_a_spring_of_a_page_is_what_is_solved(gallery):
    page = gallery("elements")
    off = []
    for options in OPTIONS:
        made = page.evaluate("(options) => import('./elements/animated.js').then(({ spring }) => spring(options))", options)
        times = [0.02, 0.1, 0.25, 0.4, 0.9]
        moved = page.evaluate(MOVED, [made["duration"], made["easing"], times])
        given = {"response": 0.5, "dampingRatio": 0.8, "velocity": 0} | options
        w = 2 * math.pi / given["response"]
        off += [abs(a - b) for a, b in zip(moved, way(1, w * w, 2 * given["dampingRatio"] * w, given["velocity"], times))]
    hold("spring() of a page", "Chromium", off)


@pytest.fixture
def page(browser):
    found = browser.new_page()
    yield found
    found.close()
