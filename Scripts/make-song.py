#!/usr/bin/env python3
"""Writes the gallery's song into Web/site/song: the tune as a sound, its words in five file formats.

"Twinkle, twinkle, little star": the words are Jane Taylor's of 1806, the tune is a French one of 1761.
Every time comes from the notes below, so that words and tune cannot drift apart. sox plays the notes,
ffmpeg packs them.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Web/site/song"
TITLE, ARTIST = "Twinkle, twinkle, little star", "Jane Taylor"
BEAT = 0.48  # seconds
START = 1.2  # seconds before the first note
VERSE = "Twin-kle, twin-kle, lit-tle star,|How I won-der what you are!"
LINES = f"{VERSE}|Up a-bove the world so high,|Like a dia-mond in the sky.|{VERSE}".split("|")
FALL = "G4 G4 F4 F4 E4 E4 D4"
TUNE = ["C4 C4 G4 G4 A4 A4 G4", "F4 F4 E4 E4 D4 D4 C4", FALL, FALL]
TUNE = [notes.split() for notes in [*TUNE, *TUNE[:2]]]


def score():
    """The lines, each a list of words, each a list of (syllable, start, end); and all notes."""
    time, lines, notes = START, [], []
    for text, tune in zip(LINES, TUNE):
        line, tune = [], list(tune)
        for word in text.split():
            syllables = []
            for syllable in word.split("-"):
                length = BEAT * (1 if len(tune) > 1 else 2)
                notes.append((tune.pop(0), time, length))
                syllables.append((syllable, time, time + length))
                time += length
            line.append(syllables)
        assert not tune, text
        lines.append(line)
    return lines, notes


def written(word):
    return "".join(syllable for syllable, _, _ in word)


def sentence(line):
    return " ".join(written(word) for word in line)


def clock(seconds, digits=3, separator=".", hours=True):
    ticks = round(seconds * 10**digits)
    whole, fraction = divmod(ticks, 10**digits)
    minutes, second = divmod(whole, 60)
    if not hours:
        return f"{minutes:02}:{second:02}{separator}{fraction:0{digits}}"
    return f"{minutes // 60:02}:{minutes % 60:02}:{second:02}{separator}{fraction:0{digits}}"


def lrc(lines):
    def stamp(seconds):
        return clock(seconds, 2, hours=False)

    yield f"[ti:{TITLE}]"
    yield f"[ar:{ARTIST}]"
    for line in lines:
        words = " ".join(f"<{stamp(word[0][1])}> {written(word)}" for word in line)
        yield f"[{stamp(line[0][0][1])}] {words} <{stamp(line[-1][-1][2])}>"


def srt(lines):
    for number, line in enumerate(lines, 1):
        yield str(number)
        yield f"{clock(line[0][0][1], separator=',')} --> {clock(line[-1][-1][2], separator=',')}"
        yield sentence(line)
        yield ""


def webvtt(lines):
    yield "WEBVTT"
    yield f"\nNOTE {TITLE} ({ARTIST})"
    for line in lines:
        yield f"\n{clock(line[0][0][1])} --> {clock(line[-1][-1][2])}"
        first, *rest = line
        yield written(first) + "".join(f" <{clock(word[0][1])}>{written(word)}" for word in rest)


def ass(lines):
    def stamp(seconds):
        return clock(seconds, 2)[1:]

    yield f"[Script Info]\nTitle: {TITLE}\nOriginal Script: {ARTIST}\nScriptType: v4.00+\n"
    yield "[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text"
    for line in lines:
        text = " ".join(
            "".join(f"{{\\k{round((end - start) * 100)}}}{one}" for one, start, end in word)
            for word in line)
        start, end = line[0][0][1], line[-1][-1][2]
        yield f"Dialogue: 0,{stamp(start)},{stamp(end)},Default,,0,0,0,,{text}"


def play(notes, path):
    """Plucked strings, each note at its time, as an MP3."""
    command = ["sox", "-n", "-r", "44100", "-c", "1", "-p", "trim", "0", str(START)]
    sound = subprocess.run(command, check=True, capture_output=True).stdout
    pieces = [sound]
    for note, _, length in notes:
        pieces.append(subprocess.run(
            ["sox", "-R", "-n", "-r", "44100", "-c", "1", "-p", "synth", f"{length:.3f}", "pluck", note,
             "fade", "t", "0.005", f"{length:.3f}", "0.06", "gain", "-6"],
            check=True, capture_output=True).stdout)
    names = []
    for number, piece in enumerate(pieces):
        name = path.with_name(f".note-{number}.sox")
        name.write_bytes(piece)
        names.append(name)
    try:
        tune = path.with_name(".tune.wav")
        names.append(tune)
        subprocess.run(["sox", *map(str, names[:-1]), str(tune), "reverb", "30", "pad", "0", "1"],
                       check=True)
        subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", str(tune), "-b:a", "64k", str(path)],
                       check=True)
    finally:
        for name in names:
            name.unlink(missing_ok=True)


def main():
    FOLDER.mkdir(exist_ok=True)
    lines, notes = score()
    files = {"txt": (sentence(line) for line in lines), "lrc": lrc(lines), "srt": srt(lines),
             "vtt": webvtt(lines), "ass": ass(lines)}
    for ending, text in files.items():
        (FOLDER / f"twinkle.{ending}").write_text("\n".join(text) + "\n")
    sound = FOLDER / "twinkle.mp3"
    if not sound.exists() or "--again" in sys.argv:
        play(notes, sound)
    print(f"{FOLDER.relative_to(FOLDER.parents[2])}: {', '.join(sorted(one.name for one in FOLDER.iterdir()))}")


main()
