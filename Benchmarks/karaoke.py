"""What a lyrics film takes beside ffmpeg with libass, which draws the same song with letters as large, a wipe over each word.

One minute of 1080p at 30 frames a second with sound, both by x264 at the same quality. By processor time of all processes, and
by the memory of the largest one, in one run each.
"""

import subprocess
import tempfile
from pathlib import Path

from report import Row
from songs import ELASTIC, measure, song

# libass has 288 lines to a picture unless told otherwise; the letters of a film at 1080p are a tenth of it.
LETTERS = ("Arial,20,", "Arial,30,")


def rows():
    with tempfile.TemporaryDirectory() as folder:
        words, subtitles, sound = (Path(folder, name) for name in ("song.lrc", "song.ass", "song.wav"))
        words.write_text(song(1))
        subprocess.run([ELASTIC, "lyrics", words, "-o", subtitles], check=True)
        subtitles.write_text(subtitles.read_text().replace(*LETTERS).replace(r"{\k", r"{\kf"))
        subprocess.run(["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=60", sound], check=True)
        used, memory = measure([
            ELASTIC, "lyrics", words, "--audio", sound, "--pixels", "1080p", "--fps", "30", "--duration", "60", "--background",
            "#101830", "--set", "scheme=dark", "-o", Path(folder, "ours.mp4")])
        other, theirs = measure([
            "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=c=0x101830:s=1920x1080:r=30:d=60", "-i", sound, "-vf",
            f"ass={subtitles},format=yuv420p", "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-t", "60",
            Path(folder, "theirs.mp4")])
    yield Row("karaoke.seconds", round(used, 1), "s of the processors for a minute")
    yield Row("karaoke.vsLibass", round(used / other, 2), "of the processor time of ffmpeg with libass")
    yield Row("karaoke.memoryBeyondLibass", round(memory - theirs), "MB more than ffmpeg with libass")
