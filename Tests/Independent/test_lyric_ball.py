"""The lyric ball as the command line shows it, against formulas of its own."""

import random

import pytest


def song(path, seed):
    """An LRC file of stamped words, some after long gaps, and the words' times."""
    rng = random.Random(seed)
    time, rows, times = 0.5, [], []
    for _ in range(5):
        row = []
        for _ in range(rng.randint(1, 9)):
            row.append(f"<{int(time) // 60:02}:{time % 60:05.2f}>" + "x" * rng.randint(1, 8))
            times.append(round(time, 2))
            time += rng.choice([0.25, 0.4, 0.77, 1.2, 4])
        rows.append(f"[{int(times[-len(row)]) // 60:02}:{times[-len(row)] % 60:05.2f}]" + " ".join(row))
    path.write_text("\n".join(rows))
    return times


@pytest.mark.parametrize("seed", range(20))
def test_each_hop_ends_on_its_word_in_time(elastic, tmp_path, seed):
    file = tmp_path / "song.lrc"
    times = song(file, seed)
    at = ",".join(f"{t:.2f}" for t in times)
    samples = elastic("inspect", "lyric-ball", "--song", file, "--at", at)["samples"]
    rest = None
    for index, sample in enumerate(samples):
        word = sample["words"][index]
        assert len(sample["words"]) == len(times)
        assert abs(word["start"] - times[index]) < 1e-9
        assert abs(sample["ball"][0] - word["center"][0]) < 1e-9
        # All landings lie as high over their words.
        height = word["center"][1] - sample["ball"][1]
        rest = height if rest is None else rest
        assert abs(height - rest) < 1e-9
        told = [e["value"] for e in sample["events"] if e["name"] == "word"]
        assert told == list(range(index + 1))


def test_a_hop_is_a_parabola_of_36_points_and_waits_in_a_gap(elastic, tmp_path):
    file = tmp_path / "song.lrc"
    file.write_text("[00:01.00]<00:01.00>one <00:05.00>two <00:05.50>three <00:06.00>")
    shares = [0.1, 0.35, 0.5, 0.8]
    for start, length in [(3.8, 1.2), (5.0, 0.5)]:
        at = [start, *(start + s * length for s in shares), start + length]
        samples = elastic(
            "inspect", "lyric-ball", "--song", file, "--at", ",".join(map(repr, at)))["samples"]
        (x0, y0), (x1, _) = samples[0]["ball"], samples[-1]["ball"]
        for share, sample in zip(shares, samples[1:]):
            x, y = sample["ball"]
            assert sample["state"] == "hopping"
            assert x == pytest.approx(x0 + (x1 - x0) * share, abs=1e-6)
            assert y == pytest.approx(y0 - 4 * 36 * share * (1 - share), abs=1e-6)
    waiting = elastic("inspect", "lyric-ball", "--song", file, "--at", "1,2.5,3.7999")["samples"]
    assert waiting[0]["ball"] == waiting[1]["ball"] == waiting[2]["ball"]


@pytest.mark.parametrize(
    "name, content, place",
    [
        ("a.lrc", b"no time at all\n", "line 1, byte 0"),
        ("a.txt", b"one\ntw\0o", "line 2, byte 6"),
        ("a.srt", b"1\n00:00:01,000 --> 1000000:00:00,000\nx\n", "line 2, byte 19"),
    ],
)
def test_a_bad_song_says_where_and_writes_nothing(elastic, tmp_path, name, content, place):
    (tmp_path / name).write_bytes(content)
    out = tmp_path / "out.svg"
    message = elastic(
        "render", "lyric-ball", "--song", tmp_path / name, "-o", out, status=65)
    assert message.count("\n") == 1
    assert f"{name}: {place}: " in message
    assert not out.exists()
