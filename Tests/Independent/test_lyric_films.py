"""What a film of a song looks like, measured in its own pixels."""

import numpy as np
import pytest
from PIL import Image


def song(path, rows=9, title=True):
    """Rows of letters that are all equally high, some sung at once after one another and one after a long gap."""
    text = "[ti:HHH]\n[ar:HHH]\n" if title else ""
    time = 0.6
    for row in range(rows):
        text += f"[00:{time:05.2f}]"
        for _ in range(3 + row % 3):
            text += f"<00:{time:05.2f}>HHHH "
            time += 0.2
        text += f"<00:{time:05.2f}>\n"
        time += 5 if row == 3 else 0.1
    path.write_text(text)
    return time


def frames(elastic, song, folder, *options):
    """All frames of a film, as how far each pixel is from the page's white."""
    folder.mkdir()
    ended = elastic.plain(
        "lyrics", str(song), "--fps", "20", "-o", str(folder / "%04d.png"), *options)
    assert ended.returncode == 0, ended.stderr
    for path in sorted(folder.iterdir()):
        yield 255 - np.array(Image.open(path).convert("RGB")).astype(int).min(2)


def bands(ink):
    """The first and the last line of each row of letters, and how strong its ink is.

    An edge of a letter counts from half of the row's own ink on, so that a faded row is as high as others.
    """
    dark = ink.max(1)
    found, start = [], None
    for line in range(len(dark) + 1):
        has_ink = line < len(dark) and dark[line] > 4
        if has_ink and start is None:
            start = line
        elif not has_ink and start is not None:
            part = dark[start:line]
            strong = np.flatnonzero(part >= part.max() / 2) + start
            found.append((strong[0], strong[-1], part.max()))
            start = None
    return found


@pytest.mark.parametrize("size, title", [("640x360", True), ("360x640", False), ("640x120", False)])
def test_a_row_comes_and_goes_whole(elastic, tmp_path, size, title):
    """In every frame, those of row changes as well, each row is as high as its letters, and apart from others and the edge."""
    song(tmp_path / "song.lrc", title=title)
    height, least, most, faded = None, 10**6, 0, 0
    for ink in frames(
            elastic, tmp_path / "song.lrc", tmp_path / "film", "--size", size, "--scale", "1", "--set", "ballSize=0",
            "highlight=step", "sungColor=#000", "wordColor=#000"):
        rows = bands(ink)
        if title:
            rows = rows[2:]
        assert rows
        for start, end, strength in rows:
            if strength < 8:
                continue
            faded += strength < 200
            height = height or end - start
            assert abs(end - start - height) <= 1, (start, end, height)
            assert start >= 2 and end < len(ink) - 4
        least = min([least, *(b[0] - a[1] for a, b in zip(rows, rows[1:]))])
        most = max(most, len(rows))
    print(f"{size}: up to {most} rows, {faded} seen faded, at least {least} pixels apart")
    assert faded > 20
    assert least > 8


@pytest.mark.parametrize("layout, most", [("one-row", 1), ("two-rows", 2)])
def test_the_next_row_takes_the_place_of_the_sung_one(elastic, tmp_path, layout, most):
    """Never more rows than that, never one over another; each lies at one of as many heights, but for a short way as it fades."""
    song(tmp_path / "song.lrc", rows=6, title=False)
    rests, height, counts = set(), None, []
    for ink in frames(
            elastic, tmp_path / "song.lrc", tmp_path / "film", "--layout", layout, "--pixels", "640x360", "--set", "ballSize=0",
            "highlight=step", "sungColor=#000", "wordColor=#000"):
        rows = [row for row in bands(ink) if row[2] > 7]
        counts.append(len(rows))
        for start, end, strength in rows:
            height = height or end - start
            assert abs(end - start - height) <= 1
            if strength == 255:
                rests.add(start)
    assert max(counts) == most
    assert len(rests) == most
    # Also in the long gap a row waits.
    assert counts.count(0) < 12


@pytest.mark.parametrize("name, size", [
    ("1080p", (1920, 1080)), ("4k", (3840, 2160)), ("vertical", (1080, 1920)), ("square", (1080, 1080)), ("301x201", (301, 201))])
def test_words_are_sized_for_the_pixels(elastic, tmp_path, name, size):
    """Letters are a twentieth of the shorter side or more; a vertical film is empty where apps have their bars."""
    song(tmp_path / "song.lrc", title=False)
    ink = next(frames(
        elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", name, "--frames", "20..<21", "--set", "ballSize=0",
        "highlight=step", "sungColor=#000", "wordColor=#000"))
    assert ink.shape == size[::-1]
    rows = bands(ink)
    assert len(rows) > 1
    # Capitals are seven tenths of the font's size.
    assert all(end - start > 0.7 * min(size) / 20 for start, end, _ in rows)
    if name == "vertical":
        assert rows[0][0] > 0.12 * 1920 and rows[-1][1] < 0.78 * 1920
        seen = np.flatnonzero(ink.max(0))
        assert seen[0] > 0.08 * 1080 and seen[-1] < 0.92 * 1080


def test_a_size_that_a_format_cannot_have_is_said(elastic, tmp_path):
    song(tmp_path / "song.lrc", rows=1)
    film = tmp_path / "a.mp4"
    ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), "--pixels", "301x200", "--frames", "0..<2", "-o", str(film))
    assert ended.returncode == 0
    assert ended.stderr.strip().endswith(f".mp4 has sides of even length; {film} has 302x200 pixels")


@pytest.mark.parametrize("name, options, words", [
    ("a.mp4", ["--pixels", "wide"], "expected WIDTHxHEIGHT in whole pixels"),
    ("a.mp4", ["--pixels", "0x9"], "each from 64 to 32767"),
    ("a.mp4", ["--pixels", "32000x32000"], "a picture can have up to"),
    ("a.mp4", ["--pixels", "4k", "--size", "9x9"], "expected no --size beside it"),
    ("a.mp4", ["--pixels", "4k", "--scale", "1"], "expected no --scale beside it"),
    ("a.svg", ["--pixels", "4k"], "--pixels is for films"),
    ("a.svg", ["--layout", "one-row"], "--layout is for films"),
    ("a.mp4", ["--layout", "three"], "'scroll', 'two-rows' or 'one-row'"),
])
def test_an_impossible_look_is_refused_in_a_sentence(elastic, tmp_path, name, options, words):
    song(tmp_path / "song.lrc", rows=1)
    ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), *options, "-o", str(tmp_path / name))
    assert ended.returncode in (64, 65)
    assert words in " ".join(ended.stderr.split())
    assert [file.name for file in tmp_path.iterdir()] == ["song.lrc"]


def test_voices_get_as_many_rows_as_they_need(elastic, tmp_path):
    cue = "{}\n00:00:0{},000 --> 00:00:0{},000\n{} and on and on\n\n"
    two = cue.format(1, 1, 4, "one") + cue.format(2, 2, 5, "two") + cue.format(3, 5, 6, "three")
    for text, said in ((two, "voices sing at once; two rows are shown"), (
            two + cue.format(4, 5, 7, "four") + cue.format(5, 5, 7, "five"), "they scroll")):
        (tmp_path / "song.srt").write_text(text)
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.srt"), "--layout", "one-row", "--frames", "0..<1", "-o", str(tmp_path / "%d.png"))
        assert ended.returncode == 0 and said in ended.stderr
