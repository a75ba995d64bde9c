"""TTML, UltraStar and Whisper's JSON in the corpus, read here once more from the formats' descriptions.

The table of words and times was worked out by hand; this reads each file with Python's XML and JSON and checks the table: the same
letters in order of time, and each timed part starts and ends where a word does.
"""

import json
import re
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

LYRICS = Path(__file__).resolve().parents[1] / "Lyrics"
ROWS = [row.split("\t") for row in (LYRICS / "others.tsv").read_text().splitlines()[1:]]
PARAMETER = "{http://www.w3.org/ns/ttml#parameter}"
METADATA = "{http://www.w3.org/ns/ttml#metadata}"
RUBY = "{http://www.w3.org/ns/ttml#styling}ruby"
TIMING = "{http://music.apple.com/lyric-ttml-internal}timing"

# What a file holds that is no word of the song, by its name.
LABELS = {
    "ttml/captions-with-names.ttml": r"\[.*?\]|MAN:", "whisper/cpp.json": r"\[.*?\]", "whisper/sounds.json": r"\[.*?\]|♪",
    "whisper/timestamped.json": r"\[.*?\]"}
COUNTED_FROM_THE_START = ("ttml/crlf-bom.ttml", "ttml/spaced.ttml")


def letters(text):
    return re.sub(r"\s", "", text)


def listed(row):
    """The words of a row of the table: start, end and letters."""
    return [
        (float(start), float(end), letters(text))
        for text, start, end in re.findall(r"(?: / | )?\+?([^@]+)@([\d.]+)-([\d.]+)", row)]


# MARK: TTML

def seconds(text, root):
    """A time expression of TTML 2, 12.3.1, or one of Apple's, without a unit."""
    frames = Fraction(root.get(PARAMETER + "frameRate", "30"))
    above, below = root.get(PARAMETER + "frameRateMultiplier", "1 1").split()
    rate = frames * Fraction(above) / Fraction(below)
    parts = int(root.get(PARAMETER + "subFrameRate", "1"))
    ticks = Fraction(root.get(PARAMETER + "tickRate") or (frames * parts if root.get(PARAMETER + "frameRate") else 1))
    if ":" in text:
        *clock, last = text.split(":")
        if len(clock) == 3:
            return seconds(":".join(clock), root) + Fraction(last) / rate
        return sum(Fraction(part) * 60**place for place, part in enumerate(reversed([*clock, last])))
    number, unit = re.fullmatch(r"([\d.]+)(h|m|s|ms|f|t|)", text).groups()
    return Fraction(number) * {
        "h": 3600, "m": 60, "s": 1, "": 1, "ms": Fraction(1, 1000), "f": 1 / rate, "t": 1 / ticks}[unit]


def ttml(data, name):
    root = ElementTree.fromstring(data.decode("utf-8-sig"))
    if root.get(TIMING) == "None":
        return [(None, None, text) for text in root.find("{*}body").itertext()]
    found = []

    def visit(element, base, until, absolute):
        name = element.tag.rpartition("}")[2]
        if name not in ("body", "div", "p", "span", "br") or element.get(RUBY) in ("text", "textContainer", "delimiter") \
                or element.get(METADATA + "role") in ("x-translation", "x-roman"):
            return until
        begin = Fraction(0) if absolute else base
        ends = [until] if until is not None else []
        if element.get("begin"):
            begin += seconds(element.get("begin"), root)
        elif absolute:
            begin = base
        if element.get("end"):
            ends.append(seconds(element.get("end"), root) + (0 if absolute else base))
        if element.get("dur"):
            ends.append(begin + seconds(element.get("dur"), root))
        end = min(ends, default=None)
        if absolute and element.get("end"):
            end = seconds(element.get("end"), root)
        is_timed = element.get("begin") is not None and name in ("p", "span")
        if element.text and letters(element.text):
            found.append((begin if is_timed or name == "p" else None, end if is_timed else None, element.text))
        next = begin
        for child in element:
            reach = visit(child, next if element.get("timeContainer") == "seq" else begin, end, absolute)
            if element.get("timeContainer") == "seq":
                next = reach
            if child.tail and letters(child.tail):
                found.append((None, None, child.tail))
        return end

    # AMLL's and Apple's count from the start of the song, and so do files by hand whose words would else begin after their row.
    is_absolute = root.get(TIMING) is not None or b"xmlns:amll" in data or name in COUNTED_FROM_THE_START
    body = root.find("{*}body")
    visit(body, Fraction(0), None, is_absolute)
    return found


# MARK: UltraStar

def ultrastar(data, _):
    tags, notes, changes, base, voice = {}, [], [], {}, ""
    for row in re.split(r"\r\n|\r|\n", data.decode("utf-8-sig")):
        if row.startswith("#"):
            name, value = row[1:].split(":", 1)
            if value.strip():
                tags[name.strip().upper()] = value.strip()
        elif row.startswith("P"):
            voice = row[1:].strip()
        elif row == "E":
            break
        elif row.startswith("-"):
            numbers = [int(number) for number in row[1:].split()]
            if tags.get("RELATIVE", "").lower() == "yes":
                base[voice] = base.get(voice, 0) + numbers[-1]
        elif row.startswith("B"):
            beat, tempo = row.split()[1:]
            changes.append((int(beat), Fraction(tempo.replace(",", "."))))
        elif row.strip():
            _, beat, length, _, text = re.fullmatch(r"(\S)\s+(-?\d+)\s+(\d+)\s+(-?\d+)\s(.*)", row).groups()
            notes.append((int(beat) + base.get(voice, 0), int(length), text))
    factor = 1 if int(tags.get("VERSION", "0").split(".")[0]) >= 2 else 4

    def time(beat):
        seconds = Fraction(tags.get("GAP", "0").replace(",", ".")) / 1000
        tempo, last = Fraction(tags["BPM"].replace(",", ".")), 0
        for change, next in changes:
            if change >= beat:
                break
            seconds += (change - last) * 60 / (tempo * factor)
            tempo, last = next, change
        return max(seconds + (beat - last) * 60 / (tempo * factor), 0)

    found = []
    for beat, length, text in notes:
        if letters(text) == "~" and not found:
            continue
        if letters(text) == "~":
            found[-1] = (found[-1][0], time(beat + length), found[-1][2])
        else:
            found.append((time(beat), time(beat + length), text.replace("~", "")))
    return found


# MARK: Whisper

def whisper(data, _):
    document = json.loads(data.decode("utf-8-sig", errors="replace"))
    segments = document if isinstance(document, list) else document.get("segments") or document.get("transcription")
    if isinstance(document, dict) and document.get("words"):
        segments = [{"words": document["words"]}]
    found = []
    for segment in segments:
        parts = segment.get("words") or [
            token for token in segment.get("tokens", ()) if isinstance(token, dict) and not token["text"].startswith("[_")]
        if not parts or any("\N{REPLACEMENT CHARACTER}" in part.get("text", "") for part in parts):
            parts = [segment]
        for part in parts:
            start, end = part.get("start"), part.get("end")
            if "offsets" in part:
                start, end = part["offsets"]["from"] / 1000, part["offsets"]["to"] / 1000
            found.append((start, end, part["word"] if "word" in part else part["text"]))
    return found


READERS = {"ttml": ttml, "ultrastar": ultrastar, "whisper": whisper}


def agree(time, other):
    return abs(time - float(other)) < 0.001


@pytest.mark.parametrize("name, row", ROWS, ids=[row[0] for row in ROWS])
def test_the_table_has_the_words_and_times_of_each_file(name, row):
    words = listed(row)
    parts = []
    for start, end, text in READERS[name.split("/")[0]]((LYRICS / name).read_bytes(), name):
        text = letters(re.sub(LABELS.get(name, r"(?!)"), "", text))
        if parts and text and not any(character.isalnum() for character in text):
            # A sign belongs to the word before, and is not sung.
            start, end, before = parts.pop()
            text = before + text
        if text:
            parts.append((start, end, text))
    assert sorted("".join(text for _, _, text in parts)) == sorted("".join(text for _, _, text in words))
    for start, end, text in parts:
        if start is None:
            assert text in "".join(word for _, _, word in words)
            continue
        run = [
            index for index, (begin, _, word) in enumerate(words)
            if agree(begin, start) and (text.startswith(word) or word.startswith(text))]
        assert run, (text, float(start))
        # The end is that of the part's last word, unless the next one cuts it off.
        assert end is None or any(
            agree(finish, end) or finish < end and any(agree(begin, finish) for begin, _, _ in words)
            for _, finish, _ in words[run[0]:]), (text, float(end))
