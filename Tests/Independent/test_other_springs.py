"""The numbers of the article that compares springs, by the rules that the other libraries' sources state.

Wave (SpringInterpolatable, SpringAnimator, DisplayLinkProviding): in each frame the acceleration is added to the velocity and then the
velocity to the value, times the nominal length of a frame. Motion (SpringFunction): solved in closed form; over-damped, with roots of
c² − 4ω instead of c² − 4ω², and a second constant that is the sum of the value and the first instead of the difference.
"""

import math
import re

from scipy.integrate import solve_ivp


def exact(seconds, response, ratio):
    """The way of a spring from 0 to 100, by integration."""
    w = 2 * math.pi / response
    path = solve_ivp(lambda t, s: [s[1], -w * w * (s[0] - 100) - 2 * ratio * w * s[1]], (0, seconds), [0, 0], rtol=1e-10, atol=1e-10)
    return path.y[0][-1]


def wave(frames, rate, response, ratio):
    w = 2 * math.pi / response
    value = velocity = 0.0
    for _ in range(frames):
        velocity += (-w * w * (value - 100) - 2 * ratio * w * velocity) / rate
        value += velocity / rate
    return value


def motion_over_damped(seconds, response, ratio):
    w = 2 * math.pi / response
    damping, offset = 2 * ratio * w, -100.0
    spread = math.sqrt(damping * damping - 4 * w)
    slow, quick = (-damping + spread) / 2, (-damping - spread) / 2
    a = offset - quick * offset / (quick - slow)
    return 100 + a * math.exp(quick * seconds) + (a + offset) * math.exp(slow * seconds)


def row(root, begins):
    article = (root / "Sources/ElasticApple/Documentation.docc/SpringsForYourOwnViews.md").read_text()
    line, = [line for line in article.splitlines() if line.startswith(f"| {begins}")]
    return [[float(number) for number in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", cell)] for cell in line.split("|")[1:-1]]


def test_over_damping(root):
    (response, ratio), motions, _, _ = row(root, "over-damped")
    begin, right_begin, at, there, right = motions
    assert (right_begin, at) == (0, 0.5)
    assert abs(motion_over_damped(0, response, ratio) - begin) < 0.05
    assert abs(motion_over_damped(at, response, ratio) - there) < 0.5
    assert abs(exact(at, response, ratio) - right) < 0.5


def test_frames(root):
    (at, response, ratio, *rates), motions, waves, ours = row(root, "0.2 s after the start")
    assert rates == [60, 120]
    for rate, told in zip(rates, waves):
        assert abs(wave(round(at * rate), rate, response, ratio) - told) < 0.005
    assert motions == ours and abs(exact(at, response, ratio) - ours[0]) < 0.005
