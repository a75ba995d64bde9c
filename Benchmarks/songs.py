"""What a song's film takes as the song gets longer: processor time beside the song's own length, and memory."""

import os
import subprocess
import tempfile
from pathlib import Path

from report import ROOT, Row

ELASTIC = Path(os.environ.get("ELASTIC", ROOT / "Tools/.build/release/elastic"))
MINUTES = [1, 3, 10]
# With their options. A film's pixels are ffmpeg's work; fewer of them leave the song's share of the memory to be seen.
FORMATS = {"json": [], "svg": [], "mp4": ["--scale", "0.5", "--fps", "30"]}
WORDS = "the moon is on the water and we are going home tonight my love so hold on to me".split()
ROW, WORD = 4, 0.6  # seconds


def song(minutes):
    """LRC with a time for each of six words a row."""
    rows, count = [], 0
    for start in range(0, 60 * minutes, ROW):
        words = []
        for place in range(6):
            time = start + place * WORD
            words.append(f"<{time // 60:02.0f}:{time % 60:05.2f}>{WORDS[count % len(WORDS)]}")
            count += 1
        rows.append(f"[{start // 60:02}:{start % 60:05.2f}]{' '.join(words)}")
    return "\n".join(rows) + "\n"


def measure(command):
    """Seconds of the processors, and the megabytes of the largest process."""
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def rows():
    for ending, options in FORMATS.items():
        found = []
        for minutes in MINUTES:
            with tempfile.TemporaryDirectory() as folder:
                words, film = Path(folder, "song.lrc"), Path(folder, f"film.{ending}")
                words.write_text(song(minutes))
                used, memory = measure([str(ELASTIC), "render", "lyric-ball", "--song", words, *options, "-o", film])
                key = f"songs.{ending}.{minutes:02}min"
                yield Row(f"{key}.ofLength", round(used / 60 / minutes, 4), "of the song's length")
                yield Row(f"{key}.memory", round(memory), "MB")
                yield Row(f"{key}.size", round(film.stat().st_size / 1e6, 2), "MB")
                found.append((used, memory))
        yield Row(
            f"songs.{ending}.memoryGrowth", round(found[-1][1] / found[0][1], 2),
            f"of {MINUTES[0]} minute's, for {MINUTES[-1]}")
