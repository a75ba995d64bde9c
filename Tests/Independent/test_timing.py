"""The timelines of the command line against the Web Animations of a real Chromium."""

import math
import random

import pytest

from sample import EVERY, some

SEED = 20_240_317
DIRECTIONS = ["normal", "reverse", "alternate", "alternate-reverse"]
FILLS = ["none", "backwards", "forwards", "both"]

# Milliseconds in and out, as the page has them; infinities and NaN cannot pass as JSON.
CHROMIUM = """timings => {
  const number = value => value === 'infinite' ? Infinity : value
  return timings.map(timing => {
    const effect = new KeyframeEffect(document.body, null, {
      ...timing.effect,
      duration: number(timing.effect.duration), iterations: number(timing.effect.iterations)})
    const animation = new Animation(effect, document.timeline)
    animation.playbackRate = timing.rate
    return timing.times.map(time => {
      animation.currentTime = time
      const {progress, currentIteration, localTime} = effect.getComputedTiming()
      return {
        progress, localTime,
        iteration: currentIteration === Infinity ? 'infinite' : currentIteration}
    })
  })
}"""


def grid(chance, low, high):
    """A number with few digits, whose multiples are exact."""
    return chance.randint(int(low * 8), int(high * 8)) / 8


def timing(chance, exact):
    """A timing in milliseconds and the local times at which it is looked at.

    With `exact` they lie on a grid that binary numbers hit, edges included.
    """
    number = (lambda low, high: grid(chance, low, high)) if exact else chance.uniform
    duration = chance.choice([0, "infinite"] + [1000 * number(0.125, 4)] * 8)
    iterations = chance.choice(
        [0, "infinite", 1, chance.randint(1, 5)] + [number(0, 6)] * 6)
    effect = {
        "duration": duration,
        "iterations": iterations,
        "delay": chance.choice([0, 1000 * number(-3, 3)]),
        "endDelay": chance.choice([0, 1000 * number(-3, 3)]),
        "iterationStart": chance.choice([0, number(0, 3)]),
        "direction": chance.choice(DIRECTIONS),
        "fill": chance.choice(FILLS),
    }
    rate = chance.choice([0, 1, 1, -1, 0.5, 2, -0.25, -4])
    span = 1000 * 4
    if duration != "infinite" and iterations != "infinite":
        span = duration * iterations
    times = [1000 * number(-2, 6), effect["delay"] + span * number(0, 1)]
    if exact:
        # The edges themselves, and the inner ones.
        whole = 1000 if duration == "infinite" else duration
        ends = [effect["delay"], effect["delay"] + span, effect["delay"] + span + effect["endDelay"]]
        times += [0, *ends] + [effect["delay"] + n * whole for n in (1, 2, 3)]
    times += [1000 * number(-5, 20) for _ in range(4)]
    return {"effect": effect, "rate": rate, "times": times}


def ours(elastic, timing):
    """The command line's values of the same timing, under the browser's names."""
    effect, rate = timing["effect"], timing["rate"]
    seconds = (lambda value: value if value == "infinite" else value / 1000)
    words = [
        "--duration", seconds(effect["duration"]), "--delay", seconds(effect["delay"]),
        "--end-delay", seconds(effect["endDelay"]), "--iterations", effect["iterations"],
        "--iteration-start", effect["iterationStart"], "--direction", effect["direction"],
        "--playback-rate", rate, "--fill", effect["fill"],
    ]
    if rate != 0:
        parents = ",".join(repr(time / 1000 / rate) for time in timing["times"])
        return elastic("timeline", *words, "--at", parents)["samples"]
    # Held wherever it is.
    return [
        elastic("timeline", *words, "--offset", time / 1000, "--at", "0")["samples"][0]
        for time in timing["times"]
    ]


@pytest.mark.parametrize("exact", [True, False], ids=["on a grid", "anywhere"])
def test_chromium(elastic, browser, exact):
    chance = random.Random(SEED + exact)
    timings = some([timing(chance, exact) for _ in range(250)])
    page = browser.new_page()
    said = page.evaluate(CHROMIUM, timings)
    page.close()
    wrong, idle, active = [], 0, 0
    for timing_, theirs in zip(timings, said):
        for time, a, b in zip(timing_["times"], ours(elastic, timing_), theirs):
            if b["progress"] is None:
                idle += 1
            else:
                active += 1
            same = a["iteration"] == b["iteration"] and (
                a["progress"] is None if b["progress"] is None
                else a["progress"] is not None and math.isclose(
                    a["progress"], b["progress"], rel_tol=0, abs_tol=1e-6))
            if not same:
                wrong.append((timing_, time, a, b))
    print(f"Chromium's timings, exact {exact}: {active} in progress, {idle} idle, {len(wrong)} wrong")
    assert not wrong, "\n".join(map(str, wrong[:10]))
    assert active > 800 / EVERY and idle > 300 / EVERY
