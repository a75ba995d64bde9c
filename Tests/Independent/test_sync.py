"""A film of a song beside its sound: a track that clicks at each word, both as ffmpeg decodes them from one file."""

import subprocess
import wave

import numpy as np
import pytest

RATE = 48_000
WIDTH, HEIGHT = 160, 120
# Seconds of each word, none on a frame of 24 and of 60 a second alike.
WORDS = [0.513, 0.871, 1.337, 1.702, 2.298, 2.641]


def clicks(path, seconds):
    """A sound that is silent but for a millisecond at each word."""
    sound = np.zeros(round(seconds * RATE), np.int16)
    for word in WORDS:
        sound[round(word * RATE):][:RATE // 1000] = 20_000
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())


def heard(film):
    """When each click begins, in seconds of the film's own time."""
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", film, "-map", "0:a", "-af", f"aresample={RATE}:async=1:first_pts=0", "-ac", "1", "-f",
         "f32le", "-"], capture_output=True, check=True).stdout
    loud = np.flatnonzero(np.abs(np.frombuffer(raw, np.float32)) > 0.1) / RATE
    return loud[np.flatnonzero(np.diff(loud, prepend=-1) > 0.05)]


def heights(film):
    """The times of the frames, and how low the ball is in each: the middle of all that is coloured as it is."""
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "frame=pts_time", "-of", "csv=p=0", film],
        capture_output=True, text=True, check=True).stdout
    times = [float(row.strip(",")) for row in told.split()]
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", film, "-map", "0:v", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24",
         "-"], capture_output=True, check=True).stdout
    frames = np.frombuffer(raw, np.uint8).reshape(-1, HEIGHT, WIDTH, 3).astype(int)
    assert len(frames) == len(times)
    is_ball = (frames[..., 0] - frames[..., 2] > 120).astype(float)
    rows = np.arange(HEIGHT)[None, :, None]
    area = is_ball.sum((1, 2))
    return np.array(times), np.where(area > 20, (is_ball * rows).sum((1, 2)) / np.maximum(area, 1), np.nan)


def landings(times, low):
    """When the ball lands, from the frames alone: where the parabola of a fall meets that of the rise after it."""
    found = []
    for index in range(4, len(low) - 4):
        around = low[index - 4:index + 5]
        if np.isnan(around).any() or low[index] < around.max() - 1e-9:
            continue
        fall, rise = (
            np.polynomial.Polynomial.fit(times[part], low[part], 2)
            for part in (slice(index - 4, index), slice(index + 1, index + 5)))
        near = np.linspace(times[index - 1], times[index + 1], 2001)
        found.append(near[np.abs(fall(near) - rise(near)).argmin()])
    return found


@pytest.mark.parametrize("fps, ending", [
    (24, "mp4"), (30, "mp4"), (60, "mp4"), (120, "mp4"), (30, "mkv"), (30, "mov"), (30, "webm")])
def test_a_ball_lands_when_the_click_is_heard(elastic, tmp_path, fps, ending):
    song, sound, film = tmp_path / "song.lrc", tmp_path / "clicks.wav", tmp_path / f"film.{ending}"
    stamps = [f"<00:{word:06.3f}>" for word in WORDS]
    # Words are as white as the page: what is coloured is the ball. They are in one row, so that nothing else moves it.
    song.write_text(f"[00:{WORDS[0]:06.3f}]" + " ".join(f"{stamp}a" for stamp in stamps) + " <00:02.945>\n")
    clicks(sound, 3.2)
    ended = elastic.plain(
        "lyrics", str(song), "--audio", str(sound), "--fps", str(fps), "--size", f"{WIDTH}x{HEIGHT}", "--scale", "1", "--set",
        "highlight=step", "sungColor=background", "wordColor=background", "ballColor=#f28d0a", "squashShare=0", "fadesOut=false", "wordGap=4", "-o", str(film))
    assert ended.returncode == 0, ended.stderr
    told = heard(film)
    assert len(told) == len(WORDS)
    times, low = heights(film)
    # Matroska has whole milliseconds.
    assert abs(np.diff(times).mean() - 1 / fps) < 1e-4
    shown = np.array(landings(times, low))
    for click, word in zip(told, WORDS):
        off = np.abs(shown - click).min()
        # What Opus needs before it begins, Matroska and WebM put before both.
        assert abs(click - times[0] - word) < 0.002
        assert off <= 0.5 / fps
    worst = max(np.abs(shown - click).min() for click in told) * fps
    print(f"{fps} frames a second: the ball lands within {worst:.2f} frames of the click")
