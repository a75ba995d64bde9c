"""The corpus of song files beside other people's readers of captions and lyrics: the same words, at the same times.

The texts beside the files were written by our reader and read by eye, or by hand; these readers never saw it.
"""

import io
import re
from pathlib import Path

import pylrc
import pysubs2
import pytest
import webvtt

LYRICS = Path(__file__).resolve().parents[1] / "Lyrics"

# Files for which there is a reason to differ.
LABELS = "singers, sounds and notes are no words of the song"
REFUSED = "we refuse a file without a time, or with one of years; they leave it out, or stop"
TOLERANT = "we read on behind what is broken, and times and lines that they do not know"
MARKUP = "they leave entities, ruby, drawings or tags among the words"
LATER = "a row starts with its first word, which is later than its caption, or has another's time"
OFFSET = "[offset:] shifts all times"
REPEATED = "a row that the next cue shows again is sung once"
TEMPLATES = "the song is in the comments that a template has made its effects of"
HIDDEN = "a dialogue of no duration is never shown"
DIFFERENT = {
    "lrc": {
        LABELS: "duet duet-timed duet-voices sounds voices", OFFSET: "length-and-offset offset-before-zero offset-later offset-sooner",
        REFUSED: "broken-time empty no-time offset-out-of-range time-out-of-range", LATER: "mark-first-timed same-time",
        TOLERANT: "background fractions full-width hours long-minutes spaces square-word-times stray-tags word-times-only"},
    "srt": {
        LABELS: "name-in-italics names notes sounds", REFUSED: "no-time only-numbers time-out-of-range",
        TOLERANT: "cut-short points-and-short written-arrows", REPEATED: "rolling", MARKUP: "entity-mark tags"},
    "webvtt": {
        LABELS: "names-and-sounds", REFUSED: "header-only no-time word-time-out-of-range", TOLERANT: "commented-cue no-header zeros-at-the-end",
        REPEATED: "automatic",
        MARKUP: "entities old-references right-to-left-mark ruby ruby-clusters ruby-with-a-class tag-over-rows", LATER: "voices-at-once"},
    "ass": {
        LABELS: "name-behind-a-tag names-and-sounds", REFUSED: "broken-time cut-short no-dialogue syllable-out-of-range",
        TOLERANT: "commas format-order no-end one-broken-time", MARKUP: "braces drawing full-width-marks furigana furigana-more hash-and-space",
        TEMPLATES: "karaoke-in-comments templates", HIDDEN: "zero-duration",
        LATER: "gaps lead-in two-syllables-a-block voices"},
}


def letters(text):
    return re.sub(r"\s", "", text)


def ours(file):
    """The rows of the text beside a file: their starts, and their letters; none for a file that is refused."""
    rows = []
    for row in file.with_suffix(".expected.txt").read_text().splitlines():
        if row.startswith("error "):
            return None
        if row.startswith("line "):
            rows.append((float(row.split()[1]), ""))
        elif row.startswith("  "):
            word = row.split(" ", 4)[4].removeprefix("+")
            rows[-1] = (rows[-1][0], rows[-1][1] + letters(word))
    return rows


def seconds(text):
    return sum(float(part) * 60**place for place, part in enumerate(reversed(text.split(":"))))


def theirs(kind, text):
    """The same by another reader."""
    if kind == "lrc":
        # It leaves times of words among the letters.
        return [
            (line.minutes * 60 + line.seconds + line.milliseconds / 1000, letters(re.sub(r"<[\d:.]+>", "", line.text)))
            for line in pylrc.parse(text)]
    if kind == "webvtt":
        return [(seconds(cue.start), letters(cue.text)) for cue in webvtt.from_buffer(io.StringIO(text))]
    events = pysubs2.SSAFile.from_string(text, format_=kind).events
    return [(event.start / 1000, letters(event.plaintext)) for event in events if not event.is_comment]


def agrees(kind, file):
    text = file.read_bytes().decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    try:
        found = sorted(row for row in theirs(kind, text) if row[1])
    except (ValueError, webvtt.errors.MalformedFileError):
        return False
    rows = ours(file)
    if rows is None or "".join(row for _, row in rows) != "".join(row for _, row in found):
        return False
    # One caption may be several rows.
    return all(any(abs(start - other) < 0.001 for other, _ in rows) for start, _ in found)


@pytest.mark.filterwarnings("ignore:Failed to parse")
@pytest.mark.parametrize("kind", DIFFERENT)
def test_another_reader_finds_the_same_words_and_times(kind):
    files = [file for file in (LYRICS / kind).iterdir() if not file.name.endswith(".expected.txt")]
    differing = sorted(name for names in DIFFERENT[kind].values() for name in names.split())
    # A file that agrees after all leaves the list.
    assert sorted(file.stem for file in files if not agrees(kind, file)) == differing
    print(f"{kind}: {len(files) - len(differing)} of {len(files)} files have the words and times of another reader")
