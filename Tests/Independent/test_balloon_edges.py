"""A message balloon is drawn whole in its size, however small; but one with the original's fit, which leaves the line out."""

import re

import numpy
import pytest

BETWEEN = numpy.linspace(0, 1, 101)[:, None]


def points(path):
    """Points of a path of lines and cubic curves, close enough for its edges."""
    found, last = [], None
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        ends = numpy.array([float(one) for one in numbers.split()]).reshape(-1, 2)
        if command == "C":
            a, b, c, d = last, *ends
            found.append((1 - BETWEEN) ** 3 * a + 3 * (1 - BETWEEN) ** 2 * BETWEEN * b + 3 * (1 - BETWEEN) * BETWEEN**2 * c + BETWEEN**3 * d)
        elif command != "Z":
            found.append(ends)
        last = ends[-1] if len(ends) else last
    return numpy.concatenate(found)


@pytest.mark.parametrize("words", [[], *(["--set", f"preset={name}"] for name in ("calm", "snappy", "jelly")), ["--set", "direction=rtl"]], ids=" ".join)
@pytest.mark.parametrize("side", [24, 48, 150])
def test_nothing_of_a_balloon_is_cut(elastic, side, words):
    times = ",".join(str(step / 50) for step in range(100))
    samples = elastic("inspect", "message-balloon", "--size", f"{side}x{side}", "--at", times, *words)["samples"]
    margin = side
    for sample in samples:
        assert any(item["id"] == "balloon" for item in sample["items"])
        for item in sample["items"]:
            if "d" in item and item.get("opacity", 1) > 0:
                ink, half = points(item["d"]), item.get("strokeWidth", 0) / 2
                margin = min(margin, (ink - half).min(), (side - ink - half).min())
    print(f"{side}: {margin:.4f} points beside it at least")
    # A hundredth of a pixel is not seen.
    assert margin > -0.01
