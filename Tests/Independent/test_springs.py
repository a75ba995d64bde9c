"""The springs of the command line against their formulas and against scipy's solver."""

import math

import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

TIMES = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.45, 0.7, 1, 1.5, 2.5]


def solved(mass, stiffness, friction, velocity, times):
    """Value and velocity on the way from 0 to 1, by an explicit Runge-Kutta method of order 8."""

    def slope(_, state):
        return [state[1], -(friction * state[1] + stiffness * (state[0] - 1)) / mass]

    state, now, found = [0.0, velocity], 0.0, []
    for time in times:
        if time > now:
            # Solve to the time itself: between its steps the solver only interpolates.
            run = solve_ivp(
                slope, (now, time), state, method="DOP853", rtol=1e-12, atol=1e-14)
            assert run.success, run.message
            state, now = [run.y[0][-1], run.y[1][-1]], time
        found.append(tuple(state))
    return found


def spring(elastic, **options):
    """The command line's output for a spring: `spring(elastic, duration=1, bounce=0)`."""
    words = ["spring"]
    for name, value in options.items():
        words += [f"--{name}", value]
    return elastic(*words, "--at", ",".join(map(str, TIMES)))


def uikit(duration, ratio):
    """The frequency that leaves a thousandth after `duration`, found by bisection."""
    if ratio == 1:
        return brentq(
            lambda w: math.log1p(w * duration) - w * duration - math.log(0.001),
            1 / duration, 100 / duration, xtol=1e-14, rtol=1e-14)
    root = math.sqrt((1 - ratio) * (1 + ratio))
    return math.log(ratio / (0.001 * root)) / (ratio * duration)


def check(said, mass, stiffness, friction, velocity=0.0):
    """The numbers of a spring, and its motion to 1e-9 of the travel."""
    frequency = math.sqrt(stiffness / mass)
    ratio = friction / (2 * math.sqrt(stiffness * mass))
    assert said["mass"] == pytest.approx(mass, rel=1e-13)
    assert said["stiffness"] == pytest.approx(stiffness, rel=1e-12)
    assert said["friction"] == pytest.approx(friction, rel=1e-12, abs=1e-15)
    assert said["angularFrequency"] == pytest.approx(frequency, rel=1e-12)
    assert said["dampingRatio"] == pytest.approx(ratio, rel=1e-12, abs=1e-15)
    samples = said["samples"]
    assert [sample["t"] for sample in samples] == TIMES
    scale = max(1, abs(velocity) / frequency)
    worst = 0
    truth = solved(mass, stiffness, friction, velocity, TIMES)
    for sample, (value, speed) in zip(samples, truth):
        worst = max(worst, abs(sample["value"] - value), abs(sample["velocity"] - speed) / frequency)
    assert worst < 1e-9 * scale


@pytest.mark.parametrize("velocity", [0, 3, -2])
@pytest.mark.parametrize(
    "mass, stiffness, friction",
    [
        (1, 100, 10), (1, 100, 0), (1, 100, 20), (1, 100, 20.0000001), (1, 100, 19.9999999),
        (1, 100, 21), (1, 100, 90), (2.5, 300, 4), (0.5, 4, 35),
    ])
def test_stiffness_and_friction(elastic, mass, stiffness, friction, velocity):
    said = spring(
        elastic, stiffness=stiffness, friction=friction, mass=mass, velocity=velocity)
    check(said, mass, stiffness, friction, velocity)


@pytest.mark.parametrize("response", [0.2, 0.55, 2])
@pytest.mark.parametrize("ratio", [0, 0.3, 0.825, 1, 2.5])
def test_response_and_damping(elastic, response, ratio):
    frequency = 2 * math.pi / response
    said = spring(elastic, response=response, damping=ratio)
    check(said, 1, frequency**2, 2 * ratio * frequency)


@pytest.mark.parametrize("duration", [0.3, 1])
@pytest.mark.parametrize("bounce", [-0.6, -0.1, 0, 0.15, 0.3, 1])
def test_duration_and_bounce(elastic, duration, bounce):
    frequency = 2 * math.pi / duration
    ratio = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    said = spring(elastic, duration=duration, bounce=bounce)
    check(said, 1, frequency**2, 2 * ratio * frequency)


@pytest.mark.parametrize("duration", [0.25, 0.9, 3])
@pytest.mark.parametrize("ratio", [0.1, 0.25, 0.4, 0.43, 0.57, 0.9, 1])
def test_duration_and_damping(elastic, duration, ratio):
    frequency = uikit(duration, ratio)
    said = spring(elastic, duration=duration, damping=ratio)
    check(said, 1, frequency**2, 2 * ratio * frequency)


@pytest.mark.parametrize("duration, ratio, velocity", [
    (0.9, 0.57, 3), (0.9, 0.57, -2), (0.5, 0.2, 12), (2, 0.8, -7), (1, 1, 2), (1, 1, -5)])
def test_a_velocity_changes_a_spring_said_as_uikit_does(elastic, duration, ratio, velocity):
    """The largest frequency at which what is left after the duration is a thousandth."""
    def left(frequency):
        if ratio == 1:
            rest = abs(1 + (frequency - velocity) * duration)
        else:
            rest = abs(ratio * frequency - velocity) / (frequency * math.sqrt(1 - ratio**2))
        return math.log(rest) - ratio * frequency * duration - math.log(0.001)

    ladder = [1e5 * 0.995**step for step in range(4000)]
    above = next(i for i, frequency in enumerate(ladder) if left(frequency) > 0)
    frequency = brentq(left, ladder[above], ladder[above - 1], xtol=1e-14, rtol=1e-14)
    said = spring(elastic, duration=duration, damping=ratio, velocity=velocity)
    check(said, 1, frequency**2, 2 * ratio * frequency, velocity)


def test_the_worked_example(elastic):
    said = spring(elastic, duration=3, damping=0.25)
    assert abs(said["stiffness"] - 54.83363359078326) < 1e-12
    assert abs(said["friction"] - 3.702486785620688) < 1e-12


@pytest.mark.parametrize("velocity", [0, 10, -4])
def test_settling_duration(elastic, velocity):
    said = spring(elastic, stiffness=100, friction=10, velocity=velocity)
    damped = math.sqrt(75)
    expected = math.log((1 + abs((5 - velocity) / damped)) / 0.001) / 5
    assert said["settlingDuration"] == pytest.approx(expected, rel=1e-13)
    if velocity == 0:
        assert said["settlingDuration"] == pytest.approx(1.4727003346780927, rel=1e-14)


@pytest.mark.parametrize("frequency", [4, 12.7526])
def test_critical_damping_meets_its_neighbours(elastic, frequency):
    runs = [
        spring(elastic, response=2 * math.pi / frequency, damping=ratio)["samples"]
        for ratio in (1 - 1e-9, 1, 1 + 1e-9)
    ]
    for below, critical, above in zip(*runs):
        for key in ("value", "velocity"):
            assert abs(below[key] - critical[key]) < 1e-7
            assert abs(above[key] - critical[key]) < 1e-7
            assert abs(above[key] - below[key]) < 1e-7
