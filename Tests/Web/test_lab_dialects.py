"""What the lab writes for each framework is the spring that it draws: the numbers of the code, integrated as the framework's
documentation defines them, and CSS in the browser.

Core Animation, UIKit and SwiftUI: mass, stiffness and damping of m·x″ = −k·(x − 1) − c·x′, the velocity in ways a second;
SwiftUI's response is 2π/ω and its fraction the damping ratio, with a mass of 1. motion.dev: the same three, its velocity in pixels
a second. Android (SpringForce, Compose's spring): a mass of 1, stiffness k and damping ratio ζ, so c = 2·ζ·√k; pixels a second.
"""

import math
import re

import numpy
import pytest
from scipy.integrate import solve_ivp

NUMBER = r"(-?[\d.]+(?:e[+-]?\d+)?)"
WAY = 100  # Pixels, in the code of motion.dev and Android.
# Mass, stiffness, friction and velocity: from far below to above critical damping, thrown both ways.
SPRINGS = [("1", "170", "4", "0"), ("2", "170", "12", "3"), ("0.5", "80", "7.3", "-2"), ("1", "100", "20", "1"), ("1.7", "60", "41", "0")]
POINTS, SECONDS = 100, 2
# Of the way. The code has six digits of each number; a style sheet has pieces of straight lines.
ERROR, ERROR_OF_CSS = 5e-6, 1e-3


def read(code, *names):
    """The number after each name."""
    return [float(re.search(rf"\b{name}[:=]? ?=? ?{NUMBER}", code)[1]) for name in names]


def of_three(code, *names, way=1):
    mass, stiffness, damping, velocity = read(code, *names)
    return mass, stiffness, damping, velocity / way


def android(code):
    ratio, stiffness, velocity = read(code, "dampingRatio", "stiffness", "initialVelocity")
    assert "Animatable(0f)" in code and f"{WAY}f, spring(" in code
    return 1, stiffness, 2 * ratio * math.sqrt(stiffness), velocity / WAY


def motion(code):
    assert f"const way = {WAY};" in code and "velocity: " in code and " * way" in code
    return of_three(code, "mass", "stiffness", "damping", "velocity")


READ = {
    "Swift (ElasticKit)": lambda code: of_three(code, "mass", "stiffness", "friction", "velocity"),
    "UIKit": lambda code: of_three(code, "mass", "stiffness", "damping", "dx"),
    "SwiftUI": lambda code: of_three(code, "mass", "stiffness", "damping", "initialVelocity"),
    "Core Animation": lambda code: of_three(code, "animation.mass", "animation.stiffness", "animation.damping", "animation.initialVelocity"),
    "motion.dev": motion,
    "Android": android,
}


def integrated(mass, stiffness, damping, velocity, times):
    run = solve_ivp(lambda _, s: [s[1], (-stiffness * (s[0] - 1) - damping * s[1]) / mass], (0, times[-1]), [0, velocity],
                    method="DOP853", t_eval=times, rtol=1e-10, atol=1e-12)
    return run.y[0]


def shown(gallery, numbers):
    """The lab with a spring, and its values as it draws them."""
    page = gallery("lab")
    for place, number in enumerate(numbers[:3]):
        page.locator("[data-dialect='0'] input").nth(place).fill(number)
    page.fill("#velocity", numbers[3])
    times = [SECONDS * n / POINTS for n in range(1, POINTS + 1)]
    return page, times, numpy.array(page.evaluate("(times) => times.map((t) => lab.wasm.spring_value(t))", times))


@pytest.mark.parametrize("numbers", SPRINGS)
def test_the_code_of_every_framework_is_the_spring_that_is_drawn(gallery, numbers):
    page, times, drawn = shown(gallery, numbers)
    assert page.locator("#as option").all_inner_texts() == ["CSS linear()", *READ]
    errors = {}
    for name, parse in READ.items():
        page.select_option("#as", name)
        code = page.locator("#css").inner_text()
        errors[name] = abs(integrated(*parse(code), times) - drawn).max()
        if name == "SwiftUI" and ".spring(response" in code:
            response, fraction = read(code, "response", "dampingFraction")
            w = 2 * math.pi / response
            still = integrated(1, w * w, 2 * fraction * w, 0, times)
            alike = integrated(*(float(one) for one in numbers[:3]), 0, times)
            errors["SwiftUI, response"] = abs(still - alike).max()
    print(numbers, {name: f"{error:.1e}" for name, error in errors.items()})
    assert {name: error for name, error in errors.items() if error > ERROR} == {}


@pytest.mark.parametrize("numbers", SPRINGS)
def test_css_moves_as_it_is_drawn(gallery, numbers):
    """Read from the browser's own timing, not from the text."""
    page, times, drawn = shown(gallery, numbers)
    seconds, easing = re.match(r"([\d.]+)s (linear\(.*\))$", page.locator("#css").inner_text(), re.S).groups()
    seconds = float(seconds)
    within = [(time, value) for time, value in zip(times, drawn) if time <= seconds]
    moved = page.evaluate("""([seconds, easing, times]) => {
      const one = document.body.appendChild(document.createElement('i'));
      one.style.position = 'absolute';
      const run = one.animate({ left: ['0px', '10000px'] }, { duration: seconds * 1000, easing, fill: 'both' });
      run.pause();
      return times.map((time) => {
        run.currentTime = time * 1000;
        return parseFloat(getComputedStyle(one).left) / 10000;
      });
    }""", [seconds, easing, [time for time, _ in within]])
    error = max(abs(a - value) for a, (_, value) in zip(moved, within))
    print(numbers, f"{error:.1e} of the way at {len(within)} points")
    assert len(within) > 40 and error < ERROR_OF_CSS
