"""Random curves, timings, tracks and paths, as questions to MathProbe, and its answers."""

import json
import math
import random
import re
import subprocess

import numpy
import pytest


class Probe:
    """The library's own answers, any number of them from one process."""

    def __init__(self, path):
        self.path = path

    def __call__(self, kind, questions):
        """To each question of a kind an answer, or None where the library refuses the motion."""
        questions = [{"kind": kind, "numbers": []} | question for question in questions]
        done = subprocess.run(
            [self.path, "motions"], input=json.dumps(questions), capture_output=True, text=True, check=True)
        answers = json.loads(done.stdout)
        assert len(answers) == len(questions)
        return answers

    def evaluate(self, function, rows):
        """An elementary function of rows of doubles."""
        done = subprocess.run([self.path, function], input=rows.astype("<f8").tobytes(), capture_output=True, check=True)
        results = numpy.frombuffer(done.stdout, "<f8")
        assert len(results) == len(rows)
        return results


@pytest.fixture(scope="session")
def probe(program):
    return Probe(program("ELASTIC_MATH_PROBE", "Tests/Probes", "MathProbe", "-c", "release"))


# MARK: Curves


def number(chance, low, high):
    """A number as CSS may write it."""
    value = chance.choice([low, high, 0] + [chance.uniform(low, high)] * 8)
    text = f"{min(max(value, low), high):.{chance.randint(1, 6)}{chance.choice('effff')}}"
    if chance.random() < 0.2:
        text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "+" + text if chance.random() < 0.2 and text[0] != "-" else text


def call(chance, name, parts):
    space = [""] * 6 + [" ", "  ", "\t", "\n", "/* a, b) */", " /**/ "]
    return case(chance, name) + "(" + ",".join(chance.choice(space) + part + chance.choice(space) for part in parts) + ")"


def case(chance, word):
    return "".join(chance.choice([c, c, c.upper()]) for c in word) if chance.random() < 0.2 else word


def named(chance):
    return case(chance, chance.choice(["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]))


def bezier(chance):
    return call(chance, "cubic-bezier", [number(chance, *ends) for ends in ((0, 1), (-3, 3)) * 2])


def steps(chance):
    jump = chance.choice(["", "start", "end", "jump-start", "jump-end", "jump-none", "jump-both"])
    count = str(chance.randint(2 if jump == "jump-none" else 1, 12))
    return call(chance, "steps", [count, case(chance, jump)] if jump else [count])


def linear(chance):
    stops = []
    for _ in range(chance.randint(2, 7)):
        shares = [number(chance, -20, 120) + "%" for _ in range(chance.choice([0, 0, 0, 1, 1, 2]))]
        # Two shares before the value are CSS's too, but not Chromium's.
        words = [number(chance, -1, 2), *shares]
        stops.append(" ".join(words if chance.random() < 0.6 or len(words) == 3 else words[::-1]))
    return call(chance, "linear", stops)


def valid(chance):
    return chance.choice([named, bezier, bezier, steps, linear, linear])(chance)


BROKEN = [
    "", " ", "bounce", "ease-in-", "eas", "ease ease", "ease,ease", "none", "inherit", "linear()", "linear(0)", "linear(0 0% 100%)", "linear(,)", "linear(0 1)",
    "linear(0%, 1)", "linear(0,1,)", "linear(a, b)", "steps()", "steps", "steps(3 end)", "steps(3, middle)", "steps(end, 3)",
    "steps(3,)", "steps(0)", "steps(-2)", "steps(1.5)", "steps(2e0)", "steps(3 4)", "steps(1, jump-none)", "steps(x, jump-none)",
    "cubic-bezier()", "cubic-bezier(0,0,1)", "cubic-bezier(0,0,1,1,1)", "cubic-bezier(0 0 1 1)", "cubic-bezier(0%,0,1,1)",
    "cubic-bezier(0px,0,1,1)", "cubic-bezier(-.1,0,1,1)", "cubic-bezier(0,0,1.1,1)", "(0,0,1,1)", "ease()", "step-start()",
    "ease;", "\"ease\"", "linear (0, 1)"]


def broken(chance):
    """A text with a mistake, most of the time; Chromium decides whether it is one."""
    text, other = valid(chance), chance.choice("0123456789.,%()-+e/* x;]\\@#\"")
    place = chance.randrange(len(text) + 1)
    return chance.choice([text[:place], text[:place] + other + text[place:]] + [
        text[:place] + new + text[place + 1:] for new in ("", other)])


def curves(kind, count, more=()):
    """Texts of a kind, but where Chromium does not follow CSS: two numbers before a percentage."""
    chance = random.Random(kind.__name__)
    for text in [*more, *(kind(chance) for _ in range(count))]:
        plain = re.sub(r"/\*.*?(\*/|$)", " ", text).strip().lower()
        stops = plain[len("linear("):].split(",") if plain.startswith("linear(") else []
        words = [re.findall(r"[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?(%?)", stop) for stop in stops]
        if not any(word[:3] == ["", "", "%"] for word in words):
            yield text


# MARK: Timings


def timings(is_exact, count=250):
    """Timings, each at one of its local times; exact ones lie on a grid of eighths, edges included."""
    chance = random.Random(is_exact)

    def number(low, high):
        return chance.randint(low * 8, high * 8) / 8 if is_exact else chance.uniform(low, high)

    for _ in range(count):
        duration = chance.choice([0, math.inf] + [0.125 + number(0, 4)] * 8)
        iterations = chance.choice([0, math.inf, 1, chance.randint(1, 5)] + [number(0, 6)] * 6)
        delay, end_delay, start = (chance.choice([0, number(low, 3)]) for low in (-3, -3, 0))
        rate = chance.choice([0, 1, 1, -1, 0.5, 2, -0.25, -4])
        direction = chance.choice(["normal", "reverse", "alternate", "alternateReverse"])
        fill = chance.choice(["none", "backwards", "forwards", "both"])
        span = duration * iterations if math.isfinite(duration) and math.isfinite(iterations) else 4
        times = [number(-2, 6), delay + span * number(0, 1)] + [number(-5, 20) for _ in range(4)]
        if is_exact:
            whole = duration if math.isfinite(duration) else 1
            times += [0, delay, delay + span, delay + span + end_delay] + [delay + n * whole for n in (1, 2, 3)]
        for time in times:
            # With a rate of 0 an offset holds it there.
            numbers = [duration, delay, end_delay, iterations, start, rate, 0 if rate else time]
            yield {
                "numbers": ["inf" if one == math.inf else one for one in numbers], "text": f"{direction} {fill}",
                "at": [time / rate if rate else 0], "local": time}


# MARK: Tracks and paths


def tracks(mode, count=60):
    """Points with times; a cubic track's also have tension, continuity and bias."""
    for seed in range(count):
        source = random.Random(seed)
        keys = source.randint(3, 9)
        times = numpy.cumsum([0] + [source.uniform(0.05, 1) for _ in range(keys if mode == "discrete" else keys - 1)])
        yield {"at": [step / 64 for step in range(65)], "keys": [
            [source.uniform(0, 100), source.uniform(-50, 50), time, *(source.uniform(-1, 1) * (mode == "cubic") for _ in range(3))]
            for time in (times / times[-1]).tolist()[:keys]]}


def random_path(seed):
    """One or two contours as a list of steps, their numbers such that a `float` holds them nearly."""
    source = random.Random(seed)
    found = []
    for _ in range(source.randint(1, 2)):
        for letter in ["M", *(source.choice("LQCC") for _ in range(source.randint(1, 5)))]:
            count = {"M": 2, "L": 2, "Q": 4, "C": 6}[letter]
            found.append((letter, [round(source.uniform(0, 400) * 64) / 64 for _ in range(count)]))
        if source.random() < 0.4:
            found.append(("Z", []))
    return found


def written(paths, at=(), tolerance=1e-9):
    """Paths as questions."""
    return [
        {"text": " ".join(letter + ",".join(map(str, numbers)) for letter, numbers in path), "numbers": [tolerance], "at": list(at)}
        for path in paths]
