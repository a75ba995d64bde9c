"""The easing functions of the command line against those of a real Chromium.

Not in it: `linear()` with a single stop, which CSS Easing allows and Chromium 156 does not know
yet; a stop of two numbers before a percentage, of which Chromium takes the first and CSS neither;
`calc()`, escaped letters, and numbers beyond a float or a thousand million steps, which a browser
clamps in silence.
"""

import json
import math
import random
import re

import pytest

from sample import EVERY, some

SEED = 20_240_318
SHARES = [0, 0.003, 0.06, 0.125, 0.25, 0.333, 0.5, 0.61, 0.75, 0.9, 0.98, 1]
OUTSIDE = [-2, -1.5, -1, -0.25, 1.25, 1.5, 2, 3]

# Progress is read with the curve as the effect's easing, at ever the same times.
INSIDE_SCRIPT = """([texts, shares]) => texts.map(text => {
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

# A keyframe's easing sees what the effect's easing made of the time: that may lie outside 0...1.
OUTSIDE_SCRIPT = """([texts, shares]) => {
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


def number(chance, low, high):
    """A number as CSS may write it."""
    value = chance.choice([low, high, 0, 0.5] + [chance.uniform(low, high)] * 8)
    value = min(max(value, low), high)
    digits = chance.randint(1, 6)
    form = chance.randint(0, 5)
    if form == 0:
        return f"{value:.{digits}e}"
    text = f"{value:.{digits}f}"
    if form == 1:
        text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    if form == 2 and value >= 0:
        text = "+" + text
    if form == 3 and value == int(value):
        text = str(int(value))
    return text


def space(chance):
    return chance.choice([""] * 6 + [" ", "  ", "\t", "\n", "/* a, b) */", " /**/ "])


def case(chance, word):
    return "".join(chance.choice([c, c, c.upper()]) for c in word) if chance.random() < 0.2 else word


def bezier(chance):
    parts = [
        number(chance, 0, 1), number(chance, -3, 3), number(chance, 0, 1), number(chance, -3, 3)]
    inner = ",".join(space(chance) + part + space(chance) for part in parts)
    return f"{case(chance, 'cubic-bezier')}({inner})"


def steps(chance):
    jump = chance.choice(
        ["", "start", "end", "jump-start", "jump-end", "jump-none", "jump-both"])
    count = chance.randint(2 if jump == "jump-none" else 1, 12)
    inner = space(chance) + str(count) + space(chance)
    if jump:
        inner += "," + space(chance) + case(chance, jump) + space(chance)
    return f"{case(chance, 'steps')}({inner})"


def linear(chance):
    stops = []
    for _ in range(chance.randint(2, 7)):
        shares = [
            number(chance, -20, 120) + "%" for _ in range(chance.choice([0, 0, 0, 1, 1, 2]))]
        value = number(chance, -1, 2)
        words = [value, *shares] if chance.random() < 0.6 else [*shares, value]
        stops.append(space(chance) + " ".join(words) + space(chance))
    return f"{case(chance, 'linear')}({','.join(stops)})"


def named(chance):
    name = chance.choice(
        ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"])
    return space(chance) + case(chance, name) + space(chance)


def valid(chance):
    return chance.choice([bezier, bezier, steps, linear, linear, named])(chance)


def broken(chance):
    """A text with a mistake, most of the time; Chromium says whether it is one."""
    text = valid(chance)
    kind = chance.randint(0, 9)
    place = chance.randrange(len(text))
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + text[place + 1:]
    if kind == 2:
        return text[:place] + chance.choice("0123456789.,%()-+e/* x") + text[place:]
    if kind == 3:
        return text[:place] + chance.choice("0123456789.,%()-+e/* x") + text[place + 1:]
    if kind == 4:
        return f"cubic-bezier({chance.uniform(-2, 3):.3f}, 0, {chance.uniform(-1, 2):.3f}, 1)"
    if kind == 5:
        return f"steps({chance.choice(['0', '-2', '1.5', '1', 'x', '', '3 4', '2e0'])}, jump-none)"
    if kind == 6:
        return chance.choice([
            "", " ", "bounce", "ease-in-", "eas", "ease ease", "ease,ease", "none", "inherit",
            "linear()", "linear(,)", "linear(0 1)", "linear(0%, 1)", "linear(0,1,)", "linear(a, b)",
            "steps()", "steps", "steps(3 end)", "steps(3, middle)", "steps(end, 3)", "steps(3,)",
            "cubic-bezier()", "cubic-bezier(0,0,1)", "cubic-bezier(0,0,1,1,1)",
            "cubic-bezier(0 0 1 1)", "cubic-bezier(0%,0,1,1)", "cubic-bezier(0px,0,1,1)",
            "(0,0,1,1)", "ease()", "step-start()", "ease;", "\"ease\"", "linear (0, 1)"])
    if kind == 7:
        return text + chance.choice([")", "]", " x", ";", ",", "%", "/", "/**/", "/*", "\\"])
    if kind == 8:
        return chance.choice(["-", "x", "/", "(", "@", "#", "."]) + text
    return text.replace(chance.choice([",", "(", ")", "-"]), chance.choice(["", " ", ";"]), 1)


def is_left_out(text):
    """Whether it is one of the two cases in which we follow CSS, not Chromium."""
    text = re.sub(r"/\*.*?(\*/|$)", " ", text).strip().lower()
    if not text.startswith("linear("):
        return False
    stops = text[len("linear("):].split(",")
    words = [re.findall(r"[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?(%?)", stop) for stop in stops]
    return len(stops) == 1 or any(word[:3] == ["", "", "%"] for word in words)


def ours(elastic, text, shares):
    """The values, or None where it is refused."""
    done = elastic.plain("curve", "--json", "--at", ",".join(map(str, shares)), "--", text)
    if done.returncode == 64:
        assert len(done.stderr.splitlines()) >= 1
        return None
    assert done.returncode == 0, done.stderr
    return [sample["value"] for sample in json.loads(done.stdout)["samples"]]


@pytest.fixture
def page(browser):
    found = browser.new_page()
    yield found
    found.close()


def texts(seed):
    chance = random.Random(seed)
    found = []
    while len(found) < 500:
        text = valid(chance) if len(found) % 2 else broken(chance)
        if not is_left_out(text):
            found.append(text)
    return found


def test_inside(elastic, page):
    all_texts = some(texts(SEED))
    said = page.evaluate(INSIDE_SCRIPT, [all_texts, SHARES])
    wrong, refused, worst = [], 0, 0
    for text, theirs in zip(all_texts, said):
        # With both neighbours of each share, which tell the slope.
        step = 1e-7
        around = [x for share in SHARES for x in (share, max(share - step, 0), min(share + step, 1))]
        values = ours(elastic, text, around)
        if theirs is None or values is None:
            refused += theirs is None
            if (theirs is None) != (values is None):
                wrong.append((text, "Chromium:", theirs, "ours:", values))
            continue
        for index, (share, their) in enumerate(zip(SHARES, theirs)):
            value, below, above = values[3 * index:3 * index + 3]
            slope = max(abs(above - value), abs(value - below)) / step
            if slope > 1e4 and not text.lower().strip().startswith("cubic"):
                continue  # Beside a jump.
            allowed = 1e-6 if slope < 5 else 2e-7 * slope
            worst = max(worst, abs(value - their) / allowed)
            if not abs(value - their) <= allowed:
                wrong.append((text, share, "Chromium:", their, "ours:", value, "slope", slope))
    print(f"Chromium's easing: {len(all_texts)} texts, {refused} refused, worst {worst:.3f} of what "
          f"is allowed, {len(wrong)} wrong")
    assert not wrong, "\n".join(map(str, wrong[:20]))
    assert EVERY > 1 or 100 < refused < 300


def test_outside(elastic, page):
    chance = random.Random(SEED + 1)
    all_texts = [
        "cubic-bezier(0,0,0,0)", "cubic-bezier(1,1,1,1)", "cubic-bezier(0,0,0,1)",
        "cubic-bezier(0,1,1,1)", "cubic-bezier(1,0,1,1)", "cubic-bezier(0,0,.5,1)",
        "cubic-bezier(.5,1,1,1)", "cubic-bezier(0,.3,.5,1)", "linear(0, 1 0%)", "linear(1 100%, 2)",
    ] + some([valid(chance) for _ in range(150)])
    said = page.evaluate(OUTSIDE_SCRIPT, [all_texts, OUTSIDE])
    wrong = []
    for text, theirs in zip(all_texts, said):
        for share, their, value in zip(OUTSIDE, theirs, ours(elastic, text, OUTSIDE)):
            # A style says six digits.
            if not math.isclose(value, their, rel_tol=2e-5, abs_tol=2e-5):
                wrong.append((text, share, "Chromium:", their, "ours:", value))
    assert not wrong, "\n".join(map(str, wrong[:20]))
