"""Songs that `elastic lyrics` writes as other song files, by other people's readers: the words and times of others.tsv.

The times of words are read here from the files' own notation: tags of LRC and WebVTT, syllables of ASS.
"""

import io
import re
from html import unescape
from pathlib import Path

import pylrc
import pysubs2
import pytest
import webvtt

LYRICS = Path(__file__).resolve().parents[1] / "Lyrics"
TABLE = [row.split("\t") for row in (LYRICS / "others.tsv").read_text().splitlines()[1:]]
FILES = {name: text for name, text in TABLE}
ENDINGS = ["lrc", "vtt", "srt", "ass"]
# What the other readers, or those below, do not know: an hour as 60 minutes, and `<sky>` as text.
DIFFERENT = [("ttml/clock-times.ttml", "lrc"), ("ttml/markup.ttml", "lrc"), ("ttml/markup.ttml", "srt")]
# Each in a format, in turn.
WRITTEN = [pair for index, name in enumerate(FILES) for pair in [(name, ENDINGS[index % 4])] if pair not in DIFFERENT]


def lines(text):
    """The lines of a row of the table: words with their starts and ends."""
    return [[(word.removeprefix("+"), float(start), float(end)) for word, start, end in re.findall(r"(\S*(?: \W+)?)@([\d.]+)-([\d.]+)", line)]
            for line in text.split(" / ")]


def letters(text):
    return re.sub(r"\s", "", text)


def seconds(text):
    return sum(float(part.replace(",", ".")) * 60**place for place, part in enumerate(reversed(text.split(":"))))


def stamped(text, start, tag):
    """Words behind times, and the ends of those before a pause."""
    found, time = [], start
    for part in re.split(f"({tag})", text):
        if re.fullmatch(tag, part):
            time = seconds(part[1:-1])
        elif letters(part):
            found.append((letters(part), time))
    return found


def sung(dialogue):
    """Words by the durations of their syllables, as a renderer of karaoke counts them."""
    found, time = [], dialogue.start
    for duration, text in re.findall(r"\{\\k(\d+)\}([^{]*)", dialogue.text):
        if letters(text):
            found.append((letters(text), time / 1000))
        time += int(duration) * 10
    return found


def rows(ending, text):
    """What another reader finds: the start of each row, its letters, and words with their starts where the file has them."""
    if ending == "lrc":
        found = [(line.minutes * 60 + line.seconds + line.milliseconds / 1000, line.text) for line in pylrc.parse(text)]
        return [(start, letters(re.sub("<[^>]*>", "", row)), stamped(row, start, r"<[\d:.]+>")) for start, row in found if row]
    if ending == "vtt":
        # It leaves character references as they are.
        return [(seconds(cue.start), letters(unescape(cue.text)), stamped(unescape(cue.raw_text), seconds(cue.start), r"<[\d:.]+>"))
                for cue in webvtt.from_buffer(io.StringIO(text))]
    return [(event.start / 1000, letters(event.plaintext), sung(event))
            for event in pysubs2.SSAFile.from_string(text, format_=ending).events]


@pytest.mark.parametrize("name, ending", WRITTEN)
def test_another_reader_finds_what_was_sung(elastic, tmp_path, name, ending):
    out = tmp_path / f"song.{ending}"
    done = elastic.plain("lyrics", LYRICS / name, "-o", out)
    assert done.returncode == 0, done.stderr
    found, expected = rows(ending, out.read_text()), lines(FILES[name])
    error = 0.0051 if ending in ("lrc", "ass") else 0.0011
    assert len(found) == len(expected)
    for (start, row, words), line in zip(found, expected):
        assert abs(start - line[0][1]) < error + 0.0006
        assert row == letters("".join(word for word, _, _ in line))
        if ending == "srt" or len(words) < 2:
            continue
        assert [word for word, _ in words] == [letters(word) for word, _, _ in line]
        for (_, time), (_, start, _) in zip(words, line):
            assert abs(time - start) < error + 0.0006


def test_what_a_format_cannot_hold_is_one_sentence(elastic, tmp_path):
    done = elastic.plain("lyrics", LYRICS / "ultrastar/held.txt", "-o", tmp_path / "song.srt")
    assert done.stderr.count("\n") == 1
    assert "SRT cannot hold the times of words and the title" in done.stderr
    assert elastic.plain("lyrics", LYRICS / "ultrastar/held.txt", "-o", tmp_path / "song.lrc").stderr == ""


def test_an_option_of_films_is_refused(elastic, tmp_path):
    done = elastic.plain("lyrics", LYRICS / "ultrastar/held.txt", "--fps", "30", "-o", tmp_path / "song.lrc")
    assert done.returncode == 64 and "--fps" in done.stderr and not (tmp_path / "song.lrc").exists()


@pytest.mark.parametrize("name, text, said", [
    ("song.txt", "#TITLE:T\n#BPM:0\n: 0 4 1 red\n", "line 2, byte 9: #BPM is not above 0"),
    ("song.txt", "#TITLE:T\n#BPM:fast\n: 0 4 1 red\n", "line 2, byte 9: #BPM is not above 0"),
    ("song.txt", "#TITLE:T\n#BPM:-300\n: 0 4 1 red\n", "line 2, byte 9: #BPM is not above 0"),
    ("song.txt", "#TITLE:T\n#GAP:0\n: 0 4 1 red\n", "line 3, byte 16: #BPM is not above 0"),
    ("song.ttml", "<tt><body>\n<p begin='1s'>red</body></tt>", "line 2, byte 28: a tag, a bracket or a quote was expected here, or is not closed"),
    ("song.ttml", "<tt><body>\n<p begin='1s'>red", "line 2, byte 12: a tag, a bracket or a quote was expected here, or is not closed")])
def test_a_mistake_is_one_sentence_with_its_place(elastic, tmp_path, name, text, said):
    (tmp_path / name).write_text(text)
    done = elastic.plain("lyrics", tmp_path / name, "-o", tmp_path / "song.lrc")
    assert done.returncode == 65 and done.stderr.count("\n") == 1 and said in done.stderr
    assert not (tmp_path / "song.lrc").exists()


def test_a_format_that_is_not_read_is_still_named(elastic, tmp_path):
    song = tmp_path / "song.json"
    song.write_text('{"lyrics": {"lines": [{"startTimeMs": "1000", "words": "red"}]}}')
    done = elastic.plain("lyrics", song, "-o", tmp_path / "song.lrc")
    assert done.returncode == 65 and "JSON" in done.stderr
