"""A lyric ball that follows a sound file, played by GTK through GStreamer."""

import struct
import time
import wave

import pytest
from conftest import PATIENCE, ROOT

SONG = ROOT / "Tests/Lyrics/lrc/twinkle.lrc"


@pytest.fixture
def song(probe, tmp_path):
    """Twelve seconds of silence to sing to."""
    sound = tmp_path / "silence.wav"
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(struct.pack("<h", 0) * 8000 * 12)
    window = probe("song", sound, SONG)
    window.until(activity="atRest")
    return window


def settled(window, place=None):
    """The positions of both at rest."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = window.answer("places", key="media")
        assert found["failure"] == "none"
        if not found["isPlaying"] and found["ball"] == found["media"] and place in (None, found["media"]):
            return found["ball"]
        time.sleep(0.05)
    raise AssertionError(found)


def send(window, place):
    """Sends the sound to a place; a file that has not been looked into yet goes nowhere."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        window.ask("seek", place)
        time.sleep(0.1)
        if window.answer("places", key="media")["media"] == place:
            return
    raise AssertionError(f"the sound never came to {place}")


def word(window, number):
    while (line := window.until_key("word"))["word"] != number:
        pass
    return line


def test_the_ball_plays_and_pauses_with_the_sound(song):
    song.ask("play")
    first = word(song, 0)
    assert first["start"] == 1
    # GTK says the place every tenth of a second.
    assert first["place"] > 0.5
    song.ask("pause")
    place = settled(song)
    assert place > 0.5
    song.ask("play")
    word(song, 1)


def test_the_ball_goes_where_the_sound_is_sent(song):
    send(song, 5.5)
    settled(song, 5.5)
    song.ask("play")
    following = song.until_key("word")
    assert following["start"] >= 5.5 and following["place"] > 5
    song.ask("seek", 0.5)
    assert word(song, 0)["start"] == 1


def test_the_ball_does_not_begin_again_while_the_sound_goes_on(song):
    send(song, 9.8)
    song.ask("play")
    end = time.monotonic() + PATIENCE
    while (places := song.answer("places", key="media"))["media"] < 11.5:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert not places["isPlaying"]
    assert 0 not in song.words("word")


def test_the_ball_follows_any_clock_as_fast_as_that_goes(song):
    song.ask("clock", 2, 2)
    frames = []
    while len(frames) < 10:
        line = song.until_key("ball")
        if line.get("isPlaying"):
            frames.append(line)
    start = frames[0]
    for frame in frames:
        assert frame["ball"] - start["ball"] == pytest.approx(2 * (frame["t"] - start["t"]), abs=1e-9)
    assert start["ball"] >= 2


def test_the_ball_waits_while_a_stream_waits_for_data(probe):
    window = probe("song", "stream", SONG)
    window.until(activity="atRest")
    window.ask("play")
    for tenth in range(1, 16):
        window.ask("report", tenth / 10)
        time.sleep(0.1)
    assert window.answer("places", key="media")["isPlaying"]
    # It says that it plays, and nothing else.
    time.sleep(2.5)
    places = window.answer("places", key="media")
    assert not places["isPlaying"] and places["ball"] == places["media"] == 1.5
    window.ask("report", 1.6)
    time.sleep(0.3)
    places = window.answer("places", key="media")
    assert places["isPlaying"] and places["ball"] > 1.6
