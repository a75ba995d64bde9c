"""Our Lottie files in players of other people's, against our own frames."""

import json
from pathlib import Path

import jsonschema
import lottie_specs
import numpy as np
import pytest
from PIL import Image

import edges
import players

SCALE = 4
INSTANTS = 12
SCHEMA = json.loads((Path(lottie_specs.__file__).parent / "data/lottie.schema.json").read_text())
VALIDATOR = jsonschema.validators.validator_for(SCHEMA)(SCHEMA)

PULL = [("down", 0, 100, 20), ("move", 0, 120, 130), ("up", 0, 120, 130)]

# Name, component, what is done to it, settings, size: releases and loops, which must be small.
SMALL = [
    ("surface", "elastic-surface", PULL, [], "375x300"),
    ("surface, smooth", "elastic-surface", PULL, ["profile=smooth"], "375x300"),
]


def options(tmp_path, component, touches, settings, size):
    words = [component, "--size", size]
    if touches:
        file = tmp_path / "case.gesture.json"
        events = [{"t": t, "phase": phase, "x": x, "y": y} for phase, t, x, y in touches]
        width, height = map(int, size.split("x"))
        file.write_text(json.dumps(
            {"version": 1, "component": component, "size": [width, height], "events": events}))
        words += ["--gesture", file]
    return words + (["--set", *settings] if settings else [])


def render(elastic, words, file):
    done = elastic.plain("render", *map(str, words), "-o", str(file))
    assert done.returncode == 0, done.stderr
    return file


def check(elastic, tmp_path, name, words, limit):
    file = render(elastic, words, tmp_path / "motion.json")
    document = json.loads(file.read_text())
    VALIDATOR.validate(document)
    width, height, count = (document[key] for key in ("w", "h", "op"))
    shown = [player(file, width * SCALE, height * SCALE) for player in players.PLAYERS]
    worst = dict.fromkeys((player.name for player in shown), 0)
    for player in shown:
        # rlottie counts the frame at which the animation is over.
        assert player.count - count in (0, 1), player.name
    for number in sorted({round(i * (count - 1) / (INSTANTS - 1)) for i in range(INSTANTS)}):
        at = ["--at", number / document["fr"], "--scale", SCALE]
        ours = np.asarray(Image.open(render(elastic, [*words, *at], tmp_path / "frame.png")).convert("RGBA"))
        for player in shown:
            theirs = player.frame(number)
            worst[player.name] = max(worst[player.name], edges.distance(ours, theirs, SCALE))
            assert edges.shade(ours, theirs) <= 8, f"{player.name}, frame {number}"
    size = file.stat().st_size
    exact = render(elastic, [*words, "--error", 0], tmp_path / "exact.json").stat().st_size
    told = ", ".join(f"{player} {off:.2f}" for player, off in worst.items())
    print(f"Lottie {name}: {count} frames, {told} px off at worst; {size} bytes, 1/{exact / size:.1f} of a key a frame")
    assert max(worst.values()) <= limit
    return exact / size


@pytest.mark.parametrize("name, component, touches, settings, size", SMALL, ids=[case[0] for case in SMALL])
def test_a_release_or_loop_is_within_a_quarter_of_a_pixel(
    elastic, tmp_path, name, component, touches, settings, size
):
    words = options(tmp_path, component, touches, settings, size)
    assert check(elastic, tmp_path, name, words, 0.25) >= 8


def test_edges_are_measured_to_a_fifth_of_a_pixel():
    def disc(x, y, radius, side=200):
        rows, columns = np.mgrid[:side, :side]
        cover = np.clip(radius + 0.5 - np.hypot(columns - x, rows - y), 0, 1)
        picture = np.zeros((side, side, 4), np.uint8)
        picture[..., 0] = 200
        picture[..., 3] = np.rint(cover * 255)
        return picture

    for shift in (0, 0.3, 1.1, 4.7):
        off = edges.distance(disc(100, 100, 50), disc(100 + shift, 100, 50), 1)
        assert abs(off - shift) < 0.2, shift
    grown = edges.distance(disc(100, 100, 50), disc(100, 100, 51.5), 1)
    assert abs(grown - 1.5) < 0.2
    empty = np.zeros((200, 200, 4), np.uint8)
    assert edges.distance(disc(100, 100, 50), empty, 1) > 40
    assert edges.shade(empty + np.uint8(255), empty) == 255
