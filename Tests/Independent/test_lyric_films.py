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
