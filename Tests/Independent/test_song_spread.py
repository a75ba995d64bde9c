"""`elastic lyrics words.txt --audio`: words without times over a sound of tones and silences, which is made here."""

import math
import re
import struct
import wave

import pytest

RATE = 8000
# Seconds in which a tone sounds.
TONES = [(1.0, 3.0), (4.5, 6.0), (8.0, 10.0)]
LENGTH = 11


@pytest.fixture
def sound(tmp_path):
    def make(tones):
        samples = [0] * (LENGTH * RATE)
        for begin, end in tones:
            for n in range(int(begin * RATE), int(end * RATE)):
                samples[n] = int(12_000 * math.sin(n / 3))
        path = tmp_path / "song.wav"
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
        return path

    return make


def spread(elastic, tmp_path, words, audio):
    """What is said, and each line's words with their times."""
    song, lrc = tmp_path / "words.txt", tmp_path / "song.lrc"
    song.write_text(words)
    ended = elastic.plain("lyrics", str(song), "--audio", str(audio), "-o", str(lrc))
    assert ended.returncode == 0, ended.stderr
    rows = [re.findall(r"[\[<](\d+):([\d.]+)[\]>]([^\[<]*)", row) for row in lrc.read_text().splitlines()]
    return ended.stderr, [[(text.strip(), 60 * int(minutes) + float(seconds)) for minutes, seconds, text in row] for row in rows]


def words_of(rows):
    return [(text, time) for row in rows for text, time in row if text]


def test_a_line_for_each_part(elastic, tmp_path, sound):
    said, rows = spread(elastic, tmp_path, "red sky\nblue sky\ngreen sea", sound(TONES))
    assert said.count("\n") == 1 and "words.txt has no times: its words are spread over the 5.5 s of " in said and "that are not silent" in said
    # Rows of a time alone are the ends of the lines. Words of one weight share a line's time, which its words need not say.
    assert [row[0] for row in rows] == [
        ("red sky", pytest.approx(1, abs=0.06)), ("", pytest.approx(3, abs=0.06)), ("blue sky", pytest.approx(4.5, abs=0.06)),
        ("", pytest.approx(6, abs=0.06)), ("green sea", pytest.approx(8, abs=0.06)), ("", pytest.approx(10, abs=0.06))]


def test_words_are_in_no_silence(elastic, tmp_path, sound):
    said, rows = spread(elastic, tmp_path, "one two three four five six seven\neight nine ten eleven twelve", sound(TONES))
    times = [time for _, time in words_of(rows)]
    assert len(times) == 12 and times == sorted(times)
    assert times[0] == pytest.approx(1, abs=0.06)
    for time in times:
        assert any(begin - 0.06 <= time <= end for begin, end in TONES), time


def test_a_silent_sound_is_said_so(elastic, tmp_path, sound):
    said, rows = spread(elastic, tmp_path, "red sky", sound([]))
    assert "which is silent" in said
    assert [time for _, time in words_of(rows)] == pytest.approx([0, LENGTH / 2], abs=0.05)


def test_words_with_times_keep_them(elastic, tmp_path, sound):
    song, lrc = tmp_path / "timed.lrc", tmp_path / "song.vtt"
    song.write_text("[00:01.00]one two")
    ended = elastic.plain("lyrics", str(song), "--audio", str(sound(TONES)), "-o", str(lrc))
    assert ended.returncode == 64 and "plain words without times" in ended.stderr and not lrc.exists()


def test_a_film_of_words_without_times_is_spread_too(elastic, tmp_path, sound):
    song, film = tmp_path / "words.txt", tmp_path / "song.mp4"
    song.write_text("red sky\nblue sky\ngreen sea")
    ended = elastic.plain(
        "lyrics", str(song), "--audio", str(sound(TONES)), "--fps", "2", "--scale", "0.1", "-o", str(film))
    assert ended.returncode == 0 and "words.txt has no times" in ended.stderr and film.exists()
