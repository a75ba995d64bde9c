"""What a film of a song looks like, measured in its own pixels."""

import pathlib
import subprocess

import numpy as np
import pytest
from PIL import Image

from sample import often


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
        # Less than what dots count down.
        time += 3.5 if row == 3 else 0.1
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


@pytest.mark.parametrize("size", often(["640x360"], ["640x360", "360x640", "640x120"]))
def test_a_row_comes_and_goes_whole(elastic, tmp_path, size):
    """In every frame, those of row changes as well, each row is as high as its letters, and apart from others and the edge."""
    title = size == "640x360"
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


@pytest.mark.parametrize("layout", ["one-row", "two-rows"])
def test_rows_of_a_vertical_film_fill_its_width(elastic, tmp_path, layout):
    """The widest row of the song does, and no word is smaller than the others."""
    text = "[00:01.00]<00:01.00>HHH <00:01.50>H <00:02.00>HHHHHHH <00:02.50>HH\n[00:03.00]<00:03.00>HHHH <00:03.50>HHHH <00:04.00>\n"
    (tmp_path / "song.lrc").write_text(text)
    widest, heights = 0, set()
    for ink in frames(
            elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", "270x480", "--layout", layout, "--set", "ballSize=0",
            "highlight=step", "sungColor=#000", "wordColor=#000"):
        for start, end, strength in bands(ink):
            if strength > 250:
                heights.add(end - start)
                seen = np.flatnonzero(ink[start:end].max(0) > 128)
                widest = max(widest, seen[-1] - seen[0])
    print(f"{layout}: rows of up to {widest} of 270 pixels, letters {heights} pixels high")
    assert widest > 0.65 * 270 and max(heights) - min(heights) <= 1
    assert min(heights) > 0.7 * 0.13 * 270


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


# What each look has for words before and after they are sung, and the line around its letters.
LOOKS = {
    "neon": ("#c9f5ff", "#ff7ae6", None), "night": ("#f4f6ff", "#ffc94d", None), "paper": ("#3a342c", "#b1271d", None),
    "pop": ("#ffffff", "#ffe94a", "#1d1b31")}


def luminance(color):
    color = np.asarray(color, float) / 255
    linear = np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(one, others):
    """The least contrast of a colour with others, as WCAG 2 has it."""
    one, others = luminance(one), luminance(others)
    return ((np.maximum(one, others) + 0.05) / (np.minimum(one, others) + 0.05)).min()


def pixels(color):
    return np.array([int(color[place:place + 2], 16) for place in (1, 3, 5)])


def colored(elastic, folder, *options):
    """A frame in which some words are sung, in colours; a row of letters is in its middle and none at its edges."""
    song(folder / "song.lrc", rows=2, title=False)
    ended = elastic.plain(
        "lyrics", str(folder / "song.lrc"), "--pixels", "640x360", "--frames", "50..<51", "--set", "ballSize=0", "highlight=step",
        "-o", str(folder / "frame%d.png"), *options)
    assert ended.returncode == 0 and ended.stderr == "", ended.stderr
    return np.array(Image.open(folder / "frame50.png").convert("RGB")).astype(int)


def count(frame, color):
    return (frame == pixels(color)).all(2).sum()


@pytest.mark.parametrize("look", LOOKS)
def test_words_of_a_look_are_legible(elastic, tmp_path, look):
    frame = colored(elastic, tmp_path, "--look", look)
    unsung, sung, line = LOOKS[look]
    assert count(frame, unsung) > 100 and count(frame, sung) > 100
    ground = frame[:, :20].reshape(-1, 3) if line is None else pixels(line)[None]
    least = min(contrast(pixels(color), ground) for color in (unsung, sung))
    print(f"{look}: a contrast of {least:.1f} at least")
    assert least >= 4.5


def test_words_of_no_look_are_legible(elastic, tmp_path):
    """On the page's white the sung words are blue, on its dark a lighter blue."""
    for scheme, ground, sung in (("light", "#ffffff", "#1f6feb"), ("dark", "#11141a", "#4da3ff")):
        song(tmp_path / "song.lrc", rows=2, title=False)
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.lrc"), "--pixels", "640x360", "--frames", "50..<51", "--set", "ballSize=0",
            "highlight=step", f"scheme={scheme}", "-o", str(tmp_path / "frame%d.png"))
        assert ended.returncode == 0, ended.stderr
        frame = np.array(Image.open(tmp_path / "frame50.png").convert("RGB")).astype(int)
        assert count(frame, sung) > 100 and count(frame, ground) > 10_000
        assert contrast(pixels(sung), pixels(ground)[None]) >= 4.5


def grounds():
    random = np.random.default_rng(1)
    y, x = np.mgrid[0:360, 0:640]
    sun = np.clip(90 - np.hypot(x - 480, y - 80), 0, 60) * 4
    crowd = np.full((360, 640, 3), 14)
    for _ in range(300):
        middle, top, size = random.integers(0, 640), random.integers(120, 360), random.integers(6, 16)
        crowd[np.hypot(x - middle, y - top) < size] = random.integers(5, 90, 3)
    return {
        "noise": random.integers(0, 256, (360, 640, 3)), "stripes": np.repeat((x // 16 % 2 * 255)[..., None], 3, 2),
        "a bright sky": np.clip(np.stack([120 + y / 4 + sun, 180 + y / 6 + sun, 255 + 0 * y], 2), 0, 255), "a dark crowd": crowd,
        "saturated colours": np.stack([255 * (np.sin(x / 60) > 0), 255 * (np.sin(y / 50) > 0), 255 * (np.sin((x + y) / 70) > 0)], 2)}


@pytest.mark.parametrize("ground", often(["noise", "a bright sky"], grounds()))
@pytest.mark.parametrize("look", ["night", "paper"])
def test_words_are_legible_on_any_picture(elastic, tmp_path, look, ground):
    """The picture is dimmed as much as that takes, and no more."""
    Image.fromarray(grounds()[ground].astype(np.uint8)).save(tmp_path / "ground.png")
    frame = colored(elastic, tmp_path, "--look", look, "--background", str(tmp_path / "ground.png"))
    unsung, sung, _ = LOOKS[look]
    assert count(frame, unsung) > 100 and count(frame, sung) > 100
    least = min(contrast(pixels(color), np.concatenate([frame[:40], frame[-20:]]).reshape(-1, 3)) for color in (unsung, sung))
    whole = min(contrast(pixels(color), frame[:, :30].reshape(-1, 3)) for color in (unsung, sung))
    print(f"{look} on {ground}: {min(least, whole):.2f}")
    assert min(least, whole) >= 4.5
    undimmed = colored(elastic, tmp_path, "--look", look, "--background", str(tmp_path / "ground.png"), "--dim", "0")
    assert (undimmed[:40] == grounds()[ground].astype(np.uint8)[:40]).all()


def test_a_picture_covers_or_is_contained(elastic, tmp_path):
    """A square picture of red over blue, in a wide film."""
    square = np.zeros((90, 90, 3), np.uint8)
    square[:45, :, 0] = square[45:, :, 2] = 255
    Image.fromarray(square).save(tmp_path / "ground.png")
    options = ["--background", str(tmp_path / "ground.png"), "--dim", "0", "--fit"]
    cover = colored(elastic, tmp_path, *options, "cover")
    assert (cover[:100] == [255, 0, 0]).all() and (cover[-20:] == [0, 0, 255]).all()
    contained = colored(elastic, tmp_path, *options, "contain")
    assert (contained[:40, :130] == 255).all() and (contained[:40, 160:480] == [255, 0, 0]).all()
    blurred = colored(elastic, tmp_path, *options, "cover", "--blur", "20")
    assert np.abs(np.diff(blurred[:, 10].astype(int), axis=0)).max() < 20


def clip(path, pictures, *more):
    """A film of pictures at 20 a second, without loss."""
    height, width = pictures[0].shape[:2]
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", "20", "-i", "-", *more,
         "-c:v", "libx264rgb", "-crf", "0", "-preset", "ultrafast", str(path)],
        input=np.stack(pictures).astype(np.uint8).tobytes(), check=True)


def test_a_film_behind_the_words_is_looped(elastic, tmp_path):
    """Frame for frame, in a piece as well and in a poster."""
    greys = [np.full((36, 64, 3), 20 * number) for number in range(10)]
    clip(tmp_path / "ground.mkv", greys)
    song(tmp_path / "song.lrc", rows=4, title=False)
    options = ["--background", str(tmp_path / "ground.mkv"), "--dim", "0", "--pixels", "640x360", "--fps", "20"]
    for name, more in {"%d.png": ["--frames", "0..<45"], "p%d.png": ["--frames", "23..<26"]}.items():
        ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), *options, *more, "-o", str(tmp_path / name))
        assert ended.returncode == 0, ended.stderr
    ended = elastic.plain(
        "lyrics", str(tmp_path / "song.lrc"), *options[:-2], "--at", "1.225", "-o", str(tmp_path / "poster.png"))
    assert ended.returncode == 0, ended.stderr
    for name, number in [*((f"{frame}.png", frame) for frame in range(45)), ("p24.png", 24), ("poster.png", 25)]:
        frame = np.array(Image.open(tmp_path / name).convert("RGB")).astype(int)
        assert np.abs(frame[:20] - 20 * (number % 10)).max() <= 2, name
        # Words lie over it.
        assert len(np.unique(frame)) > 20


@pytest.mark.parametrize("ending", often([".mp4", ".gif"], [".mp4", ".gif", ".mkv", ".webm", ".mov", ".webp", ".apng", ".avif"]))
def test_every_format_has_the_film_behind_the_words(elastic, tmp_path, ending):
    """And none its sound."""
    clip(tmp_path / "ground.mkv", [np.full((36, 64, 3), [200, 40, 40])] * 10, "-f", "lavfi", "-i", "sine=duration=0.5")
    song(tmp_path / "song.lrc", rows=1, title=False)
    film = tmp_path / ("film" + ending)
    ended = elastic.plain(
        "lyrics", str(tmp_path / "song.lrc"), "--background", str(tmp_path / "ground.mkv"), "--dim", "0.5", "--pixels", "320x180",
        "--fps", "20", "--frames", "0..<30", "--set", "wordColor=#fff", "-o", str(film))
    assert ended.returncode == 0, ended.stderr
    probe = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "stream=codec_type", "-of", "csv=p=0", str(film)], capture_output=True, text=True)
    assert "audio" not in probe.stdout
    # ffmpeg does not read a moving WebP.
    if ending == ".webp":
        picture = Image.open(film)
        picture.seek(1)
        frame = np.array(picture.convert("RGB"))
    else:
        frame = np.frombuffer(subprocess.run(
            ["ffmpeg", "-v", "error", "-i", str(film), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
            capture_output=True, check=True).stdout, np.uint8).reshape(180, 320, 3)
    assert np.abs(frame[:10].reshape(-1, 3).mean(0) - [100, 20, 20]).max() < 3


def test_words_are_legible_on_a_film(elastic, tmp_path):
    """On each of its frames, although only one is bright."""
    random = np.random.default_rng(2)
    pictures = [np.full((360, 640, 3), 10)] * 7 + [random.integers(0, 256, (360, 640, 3))] + [np.full((360, 640, 3), 10)] * 2
    clip(tmp_path / "ground.mkv", pictures)
    song(tmp_path / "song.lrc", rows=1, title=False)
    ended = elastic.plain(
        "lyrics", str(tmp_path / "song.lrc"), "--look", "night", "--background", str(tmp_path / "ground.mkv"), "--pixels", "640x360",
        "--fps", "20", "--frames", "7..<8", "-o", str(tmp_path / "%d.png"))
    assert ended.returncode == 0, ended.stderr
    frame = np.array(Image.open(tmp_path / "7.png").convert("RGB")).astype(int)
    least = min(contrast(pixels(color), frame[:60].reshape(-1, 3)) for color in LOOKS["night"][:2])
    print(f"{least:.2f}")
    assert 4.5 <= least < 7


def test_a_card_comes_before_the_song_and_after_it(elastic, tmp_path):
    """Where there is time for one, no row is seen with it, and there is no heading over the rows."""
    (tmp_path / "song.lrc").write_text("[ti:HHH]\n[ar:HHH]\n[00:09.00]<00:09.00>HHHH <00:09.50>\n")
    rows = [bands(ink) for ink in frames(
        elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", "640x360", "--duration", "14", "--set", "ballSize=0",
        "highlight=step", "sungColor=#000", "wordColor=#000")]
    seen = [len([row for row in frame if row[2] > 7]) for frame in rows]
    # Frames are a twentieth of a second.
    assert seen[0:95] == [2] * 95 and seen[8 * 20:9 * 20 + 10] == [1] * 30 and seen[13 * 20] == 2
    assert set(seen) <= {0, 1, 2, 3}
    height = rows[0][0][1] - rows[0][0][0]
    assert height > 1.2 * (rows[9 * 20][0][1] - rows[9 * 20][0][0])


def still(elastic, folder, *options):
    """A picture of the folder's song, in colours."""
    ended = elastic.plain("lyrics", str(folder / "song.lrc"), "--pixels", "640x360", *options, "-o", str(folder / "still.png"))
    assert ended.returncode == 0, ended.stderr
    return np.array(Image.open(folder / "still.png").convert("RGB")).astype(int)


def test_a_cover_is_on_the_card(elastic, tmp_path):
    """Cut to a square, over the song's name, and only with that; also the picture of a sound file."""
    (tmp_path / "song.lrc").write_text("[ti:HHH]\n[ar:HHH]\n[00:09.00]<00:09.00>HHHH <00:09.50>\n")
    Image.new("RGB", (90, 60), (250, 0, 250)).save(tmp_path / "cover.png")
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=1", "-i", str(tmp_path / "cover.png"), "-map", "0", "-map", "1",
         "-c:v", "copy", "-disposition:v", "attached_pic", str(tmp_path / "sound.mp3")], check=True)
    for file in ("cover.png", "sound.mp3"):
        card = still(elastic, tmp_path, "--cover", str(tmp_path / file), "--at", "2")
        seen = (np.abs(card - [250, 0, 250]) < 6).all(2)
        lines, columns = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
        assert len(lines) == len(columns) > 120 and seen.sum() == len(lines) ** 2
        assert abs(columns[0] + columns[-1] - 639) <= 2
        below = bands(255 - card.min(2)[lines[-1] + 3:])
        assert len(below) == 2 and lines[0] > 20 and below[-1][1] + lines[-1] < 340
        rows = still(elastic, tmp_path, "--cover", str(tmp_path / file), "--at", "9.2")
        assert not (np.abs(rows - [250, 0, 250]) < 6).all(2).any()


def test_a_word_pops_as_the_ball_lands(elastic, tmp_path):
    """It alone is larger for a moment, and no other word moves."""
    (tmp_path / "song.lrc").write_text("[00:01.00]<00:01.00>HHHH <00:02.00>HHHH <00:03.00>HHHH <00:04.00>\n")

    def words(at, *options):
        ink = 255 - still(
            elastic, tmp_path, "--at", at, *options, "--set", "ballSize=0", "highlight=step", "sungColor=#000", "wordColor=#000").min(2)
        dark = ink.max(0) > 128
        edges = np.flatnonzero(np.diff(dark.astype(int), prepend=0, append=0))
        # Four letters a word.
        return [(edges[word], edges[word + 7]) for word in (0, 8, 16)]

    rest, popped = words("2.06"), words("2.06", "--pop")
    assert popped[0] == rest[0] and popped[2] == rest[2]
    assert popped[1][0] < rest[1][0] - 1 and popped[1][1] > rest[1][1] + 1
    assert popped[1][0] > rest[0][1] + 5 and popped[1][1] < rest[2][0] - 5
    assert words("2.5", "--pop") == rest
    assert words("2.06", "--pop", "--set", "reduceMotion=true") == rest


def test_the_ball_leaves_a_trail(elastic, tmp_path):
    """Paler than itself, behind it; the same in a piece of the film."""
    (tmp_path / "song.lrc").write_text("[00:01.00]<00:01.00>HHHH <00:02.00>HHHH <00:03.00>\n")
    colors = ["--set", "ballColor=#f00", "highlight=step", "sungColor=#fff", "wordColor=#fff"]
    plain, trail = (still(elastic, tmp_path, "--at", "1.8", *more, *colors) for more in ([], ["--trail"]))
    ball, tail = (plain.min(2) < 250), (trail.min(2) < 250)
    assert (trail[plain.min(2) == 0] == [255, 0, 0]).all() and tail.sum() > 1.5 * ball.sum()
    assert np.flatnonzero(tail.any(0))[0] < np.flatnonzero(ball.any(0))[0] - 2
    ended = elastic.plain(
        "lyrics", str(tmp_path / "song.lrc"), "--pixels", "640x360", "--fps", "20", "--frames", "36..<37", "--trail", *colors, "-o",
        str(tmp_path / "%d.png"))
    assert ended.returncode == 0 and (np.array(Image.open(tmp_path / "36.png").convert("RGB")) == trail).all()


def test_a_picture_hops(elastic, tmp_path):
    """Whole, and clear where it is."""
    (tmp_path / "song.lrc").write_text("[00:01.00]<00:01.00>HHHH <00:02.50>\n")
    picture = np.zeros((40, 20, 4), np.uint8)
    picture[:20] = [0, 200, 0, 255]
    picture[20:, 5:15] = [0, 0, 200, 255]
    Image.fromarray(picture).save(tmp_path / "ball.png")
    seen = still(
        elastic, tmp_path, "--at", "1.5", "--ball", str(tmp_path / "ball.png"), "--set", "highlight=step", "sungColor=#fff",
        "wordColor=#fff")
    green, blue = ((np.abs(seen - color) < 12).all(2) for color in ([0, 200, 0], [0, 0, 200]))
    assert green.sum() > 40 and blue.sum() > 15
    # Beside it the page is white.
    assert (seen[green.any(1)].min(2) == 255).mean() > 0.9
    assert green.sum() > 1.5 * blue.sum()


def test_dots_count_down_after_a_silence(elastic, tmp_path):
    """One goes with each of the last three seconds before a word that comes after more than four, and none before others."""
    (tmp_path / "song.lrc").write_text(
        "[00:01.00]<00:01.00>HHHH <00:02.00>\n[00:05.00]<00:05.00>HHHH <00:06.00>\n[00:12.00]<00:12.00>HHHH <00:13.00>\n")
    counts = []
    for ink in frames(
            elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", "640x360", "--set", "ballColor=#f00", "ballSize=0",
            "highlight=step", "sungColor=#fff", "wordColor=#fff"):
        line = ink.max(0) > 128
        counts.append(int((np.diff(line.astype(int), prepend=0) == 1).sum()))
    at = {second: counts[round(second * 20)] for second in (0.5, 2.5, 4.5, 7.5, 8.7, 9.5, 10.5, 11.5, 12.2)}
    assert at == {0.5: 0, 2.5: 0, 4.5: 0, 7.5: 0, 8.7: 3, 9.5: 2, 10.5: 1, 11.5: 0, 12.2: 0}


def test_a_poster_is_the_films_picture(elastic, tmp_path):
    """Of the same look at that time, to the pixel."""
    song(tmp_path / "song.lrc")
    options = ["--look", "pop", "--pixels", "640x360"]
    films = {"poster.png": ["--at", "1.5"], "%d.png": ["--fps", "20", "--frames", "30..<31"]}
    for name, more in films.items():
        ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), *options, *more, "-o", str(tmp_path / name))
        assert ended.returncode == 0, ended.stderr
    poster, frame = (np.array(Image.open(tmp_path / name).convert("RGB")) for name in ("poster.png", "30.png"))
    assert (poster == frame).all() and len(np.unique(poster)) > 100


@pytest.mark.parametrize("ball, ink", [("none", 0), ("disc", 100), ("H", 40), ("M0 0 L10 0 L10 10 Z", 60)])
def test_what_hops_is_a_disc_letters_a_path_or_nothing(elastic, tmp_path, ball, ink):
    (tmp_path / "song.lrc").write_text("[00:01.00]<00:01.00>HHHH <00:01.50>HHHH <00:02.50>\n")
    seen = next(frames(
        elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", "640x360", "--frames", "20..<21", "--ball", ball, "--set",
        "highlight=step", "sungColor=#fff", "wordColor=#fff", "ballColor=#f80"))
    strong = (seen > 200).sum()
    print(f"{ball}: {strong} pixels")
    assert strong == 0 if ink == 0 else ink < strong < 1200


@pytest.mark.parametrize("options, words", [
    (["--look", "baroque"], "expected one of neon, night, paper, pop"),
    (["--background", "nowhere.jpg"], "--background nowhere.jpg: No such file or directory; expected a picture"),
    (["--background", "/"], "is no ordinary file"),
    (["--background", "SONG"], "no picture in it that ffmpeg can read"),
    (["--background", "#123..#12"], "expected"),
    (["--dim", "0.5"], "--dim: is for a picture or a film"),
    (["--weight", "50"], "expected a whole number from 100 to 1000"),
    (["--glow", "bright"], "expected #rrggbb"),
    (["--ball", "M0 0 Q"], "expected SVG path data"),
    (["--ball", "a whole sentence"], "up to 8 letters"),
    (["--ball", "nowhere.png"], "--ball nowhere.png: No such file or directory"),
    (["--cover", "SONG"], "no picture in it that ffmpeg can read"),
])
def test_a_wrong_part_of_a_look_is_refused_in_a_sentence(elastic, tmp_path, options, words):
    song(tmp_path / "song.lrc", rows=1)
    options = [str(tmp_path / "song.lrc") if option == "SONG" else option for option in options]
    ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), *options, "-o", str(tmp_path / "a.mp4"))
    assert ended.returncode in (64, 65)
    assert words in " ".join(ended.stderr.split()) and ended.stderr.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["song.lrc"]


def test_a_picture_is_for_songs_and_never_replaced(elastic, tmp_path):
    song(tmp_path / "song.lrc", rows=1)
    Image.new("RGB", (9, 9)).save(tmp_path / "1.png")
    ended = elastic.plain("render", "flowing-menu", "--background", str(tmp_path / "1.png"), "-o", str(tmp_path / "a.gif"))
    assert ended.returncode == 64 and "is for elastic lyrics" in ended.stderr
    before = (tmp_path / "1.png").read_bytes()
    ended = elastic.plain(
        "lyrics", str(tmp_path / "song.lrc"), "--background", str(tmp_path / "1.png"), "--frames", "0..<3", "-o",
        str(tmp_path / "%d.png"))
    assert ended.returncode == 64 and (tmp_path / "1.png").read_bytes() == before


def test_two_voices_have_a_side_and_a_colour_each(elastic, tmp_path):
    """While both sing both are seen, the first at the left and the second at the right."""
    cue = "{}\n00:00:0{},000 --> 00:00:0{},000\n{}\n\n"
    words = "HHHH HHHH HHHH"
    (tmp_path / "song.srt").write_text("".join(
        cue.format(number, start, start + 4, words) for number, start in enumerate([1, 2, 5, 6], 1)))
    for layout in ("scroll", "two-rows", "one-row"):
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.srt"), "--pixels", "640x360", "--fps", "20", "--layout", layout, "--frames", "0..<180",
            "--second", "#0000ff", "-o", str(tmp_path / "%04d.png"), "--set", "highlight=step", "ballSize=0", "sungColor=#f00",
            "wordColor=#000")
        assert ended.returncode == 0, ended.stderr
        for second in (4.2, 8.2):
            frame = np.array(Image.open(tmp_path / f"{round(second * 20):04}.png").convert("RGB")).astype(int)
            first, other = ((frame == color).all(2) for color in ([255, 0, 0], [0, 0, 255]))
            assert first.sum() > 300 and other.sum() > 300
            ink = (255 - frame.min(2)) > 128
            starts = [np.flatnonzero(ink[np.flatnonzero(voice.any(1))].any(0)) for voice in (first, other)]
            assert starts[0][0] < starts[1][0] - 60 and starts[1][-1] > starts[0][-1] + 60


DUET = """[00:01.00]<00:01.00>HHHH <00:02.00>HHHH <00:03.00>HHHH <00:04.00>HHHH <00:05.00>
[00:01.50]<00:01.50>HHHH <00:02.50>HHHH <00:03.50>HHHH <00:04.50>HHHH <00:06.00>
[00:09.00]<00:09.00>HHHH <00:09.50>HHHH <00:10.50>
"""


@pytest.mark.parametrize("layout", ["scroll", "two-rows"])
@pytest.mark.parametrize("ball", ["disc", "M0 0 L10 0 L10 10 L0 10 Z"])
def test_two_voices_have_a_ball_each(elastic, tmp_path, layout, ball):
    """While both sing each ball stands over the word that its voice sings; a voice that is silent has none."""
    (tmp_path / "song.lrc").write_text(DUET)

    def film(name, *settings):
        (tmp_path / name).mkdir()
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.lrc"), "--pixels", "640x360", "--fps", "10", "--layout", layout, "--ball", ball, "--second",
            "#0000ff", "-o", str(tmp_path / name / "%d.png"), "--set", "highlight=step", "ballColor=#00c000", "sungColor=#808080",
            "wordColor=#808080", "maximumHopDuration=0.3", *settings)
        assert ended.returncode == 0, ended.stderr
        return lambda time: np.array(Image.open(tmp_path / name / f"{round(time * 10)}.png").convert("RGB")).astype(int)

    with_balls, without = film("with"), film("without", "ballSize=0")
    words = [[1, 2, 3, 4], [1.5, 2.5, 3.5, 4.5]]
    for time in (1.6, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6):
        frame, plain = with_balls(time), without(time)
        ink = 255 - plain.min(2)
        rows = [(start, end) for start, end, _ in bands(ink)][:2]
        assert len(rows) == 2
        for (start, end), color, begins in zip(rows, ("#00c000", "#0000ff"), words):
            y, x = np.nonzero((frame == pixels(color)).all(2) & (frame != plain).any(2))
            assert len(y) > 100, (time, color)
            sung = max(index for index, begin in enumerate(begins) if begin <= time)
            columns = np.flatnonzero(ink[start:end + 1].max(0) > 64)
            letters = np.split(columns, np.flatnonzero(np.diff(columns) > 1) + 1)
            assert len(letters) == 16
            middle = (letters[4 * sung][0] + letters[4 * sung + 3][-1]) / 2
            print(f"{layout} {time}: {color} {x.mean() - middle:.1f} pixels from the middle, {start - y.max()} over it")
            assert abs(x.mean() - middle) < 4 and 0 <= start - y.max() < 24
    last, plain = with_balls(9.8), without(9.8)
    assert [((last == pixels(color)).all(2) & (last != plain).any(2)).sum() > 100 for color in ("#00c000", "#0000ff")] == [True, False]


def test_samples_tell_the_ball_of_each_voice(elastic, tmp_path):
    """`balls` has one for each, and `ball` is the first voice's."""
    (tmp_path / "song.lrc").write_text(DUET)
    times = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]
    samples = elastic("inspect", "lyric-ball", "--song", tmp_path / "song.lrc", "--at", ",".join(map(str, times)))["samples"]
    for time, sample in zip(times, samples):
        assert len(sample["balls"]) == 2 and sample["ball"] == sample["balls"][0]
        voice = 0 if time == int(time) else 1
        word = next(word for word in sample["words"] if word["start"] == time)
        place = sample["balls"][voice]
        assert place[0] == pytest.approx(word["center"][0], abs=1e-9)
        assert 0 < word["center"][1] - place[1] < 60
    song(tmp_path / "song.lrc", rows=2)
    sample, = elastic("inspect", "lyric-ball", "--song", tmp_path / "song.lrc", "--at", "1")["samples"]
    assert sample["balls"] == [sample["ball"]]


def test_a_trail_is_where_the_ball_has_been(elastic, tmp_path):
    """Its pictures are the same whether or not the frames before them were drawn."""
    song(tmp_path / "song.lrc", rows=2)
    options = ["--pixels", "640x360", "--fps", "24", "--trail"]
    whole = list(frames(elastic, tmp_path / "song.lrc", tmp_path / "whole", *options))
    plain = list(frames(elastic, tmp_path / "song.lrc", tmp_path / "plain", *options[:-1]))
    assert sum((one != other).any() for one, other in zip(whole, plain)) > 20
    for index in (0, 3, 20, 31, 44):
        alone, = frames(elastic, tmp_path / "song.lrc", tmp_path / str(index), *options, "--frames", f"{index}..<{index + 1}")
        assert (alone == whole[index]).all()


@pytest.mark.parametrize("options", [
    [], ["--look", "pop", "--pop"], ["--look", "night", "--layout", "two-rows", "--trail", "--ball", "★"],
    ["--set", "showsPath=true", "highlight=step"]], ids=["plain", "pop", "night", "path"])
@pytest.mark.parametrize("ending", ["%d.png", "film.mp4"])
def test_a_frame_is_the_same_alone_and_in_a_film(elastic, tmp_path, ending, options):
    """In a film only the part of a picture that changes is drawn and converted again."""
    song(tmp_path / "song.lrc", rows=5)

    def film(name, part):
        folder = tmp_path / name
        folder.mkdir()
        lossless = ["--crf", "0"] if ending.endswith(".mp4") else []
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.lrc"), "--fps", "20", "--frames", part, *lossless, "-o", str(folder / ending), "--pixels",
            "640x360", "--background", "#fbf7f2", *options)
        assert ended.returncode == 0, ended.stderr
        if not lossless:
            return [np.array(Image.open(folder / f"{index}.png")) for index in range(*map(int, part.split("..<")))]
        raw = subprocess.run(
            ["ffmpeg", "-v", "error", "-i", folder / ending, "-f", "rawvideo", "-pix_fmt", "yuv420p", "-"], capture_output=True,
            check=True).stdout
        return list(np.frombuffer(raw, np.uint8).reshape(-1, 640 * 360 * 3 // 2))

    whole = film("whole", "0..<90")
    assert len(whole) == 90
    for index in range(1, 90, 11):
        alone, = film(str(index), f"{index}..<{index + 1}")
        assert (alone == whole[index]).all(), index


def test_a_font_may_be_a_file(elastic, tmp_path):
    """One that is not installed: another font under a new name, which is as long."""
    song(tmp_path / "song.lrc", rows=1)
    font = subprocess.run(
        ["fc-match", "-f", "%{file}", "DejaVu Serif"], capture_output=True, text=True, check=True).stdout
    content = pathlib.Path(font).read_bytes()
    for encoding in ("utf-16-be", "ascii"):
        content = content.replace("DejaVu Serif".encode(encoding), "Elastic Test".encode(encoding))
    (tmp_path / "new.ttf").write_bytes(content)
    drawn = []
    for name in (str(tmp_path / "new.ttf"), "DejaVu Serif", "DejaVu Sans"):
        drawn.append(next(frames(
            elastic, tmp_path / "song.lrc", tmp_path / f"film{len(drawn)}", "--pixels", "640x360", "--frames", "5..<6", "--font",
            name)))
    assert (drawn[0] == drawn[1]).all() and (drawn[0] != drawn[2]).any()
    before = (tmp_path / "new.ttf").read_bytes()
    for file, words in ((tmp_path / "song.lrc", "it is no font"), (tmp_path / "none.ttf", "it is not installed")):
        ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), "--font", str(file), "-o", str(tmp_path / "a.mp4"))
        assert ended.returncode == 64 and words in ended.stderr
    assert (tmp_path / "new.ttf").read_bytes() == before and not (tmp_path / "a.mp4").exists()


@pytest.mark.parametrize("look", ["pop", "paper"])
def test_rows_and_their_title_have_room(elastic, tmp_path, look):
    """Also in a picture too low for all of them: then the title is left out."""
    song(tmp_path / "song.lrc", rows=3)
    for size, titles in (("640x360", 2), ("320x180", 0)):
        given = ["--pixels", size] if titles else ["--size", size, "--scale", "1"]
        for ink in frames(
                elastic, tmp_path / "song.lrc", tmp_path / size, *given, "--look", look, "--background", "#ffffff", "--layout",
                "two-rows", "--outline", "none", "--shadow", "none", "--set", "ballSize=0", "highlight=step", "sungColor=#000",
                "wordColor=#000", "--frames", "0..<60"):
            rows = [row for row in bands(ink) if row[2] > 7]
            assert titles < len(rows) <= titles + 2
            assert rows[-1][1] < len(ink) - 4 and all(b[0] - a[1] > 4 for a, b in zip(rows, rows[1:]))


def test_the_sung_row_has_another_one_below_it(elastic, tmp_path):
    """Under a title as well; and the ball's path never lies over that."""
    song(tmp_path / "song.lrc")
    rows = [[row for row in bands(ink) if row[2] > 7] for ink in frames(
        elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", "640x360", "--set", "ballSize=0", "highlight=step",
        "sungColor=#000", "wordColor=#000", "showsPath=true", "pathColor=#000", "--frames", "0..<160")]
    assert min(map(len, rows)) >= 4
    assert all(frame[:2] == rows[0][:2] for frame in rows)


@pytest.mark.parametrize("size", ["640x360", "270x480", "360x360"])
def test_a_word_that_is_far_too_long_is_broken(elastic, tmp_path, size):
    """Its parts are in rows of their own, with letters as large as those of other words, and each is sung for as long."""
    (tmp_path / "song.lrc").write_text(
        "[00:01.00]<00:01.00>HHH <00:01.50>HHH <00:02.00>\n[00:02.00]<00:02.00>" + 78 * "H" + "<00:08.00>\n")
    heights, sung = set(), []
    for ink in frames(
            elastic, tmp_path / "song.lrc", tmp_path / "film", "--pixels", size, "--set", "ballSize=0", "highlight=step",
            "sungColor=#f00", "wordColor=#fff", "--frames", "20..<158", "--background", "#ffffff"):
        rows = [row for row in bands(ink) if row[2] > 250]
        heights |= {end - start for start, end, _ in rows}
        sung.append(len(rows))
    print(f"{size}: letters {heights} pixels high, up to {max(sung)} rows sung")
    assert min(heights) > 0.7 * min(ink.shape) / 19 and max(heights) - min(heights) <= 1
    assert max(sung) >= 2


def test_syllables_of_joined_letters_are_joined(elastic, tmp_path):
    """In Arabic a word in syllables looks as it does in one piece."""
    drawn = []
    for name, text in (("whole", "مرحبا"), ("parts", "مر<00:01.20>ح<00:01.40>با")):
        (tmp_path / f"{name}.lrc").write_text(f"[00:01.00]<00:01.00>{text}<00:02.00>\n")
        drawn.append(next(frames(
            elastic, tmp_path / f"{name}.lrc", tmp_path / name, "--pixels", "640x360", "--set", "ballSize=0", "highlight=step",
            "sungColor=#000", "wordColor=#000", "--frames", "5..<6")))
    whole, parts = ((ink > 128).sum(0) for ink in drawn)
    assert whole.sum() > 300
    assert abs(whole.sum() - parts.sum()) < 0.04 * whole.sum() and (whole > 0).sum() == pytest.approx((parts > 0).sum(), abs=3)


# What each singer's style has, as ASS writes it: before a syllable is sung, once it is, and where the rows are.
ASS = """[V4+ Styles]
Format: Name, PrimaryColour, SecondaryColour, OutlineColour, Outline, Alignment
Style: Ann,&H000000C0,&H00602000,&H00FFFFFF,0,1
Style: Bob,&H00107000,&H00600060,&H00FFFFFF,0,3

[Events]
Format: Layer, Start, End, Style, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Ann,{\\k50}HHHH {\\k50}HHHH
Dialogue: 0,0:00:02.00,0:00:03.00,*Bob,{\\k50}HHHH {\\k50}HHHH
Dialogue: 0,0:00:03.00,0:00:04.00,Bob,{\\an8\\k50}HHHH {\\k50}HHHH
"""
ANN, BOB = ("#002060", "#c00000"), ("#600060", "#007010")


def styled(elastic, folder, song, *options):
    """The picture of an ASS file's song in the middle of its first row, and what was said."""
    (folder / "song.ass").write_text(song)
    ended = elastic.plain(
        "lyrics", str(folder / "song.ass"), "--pixels", "640x360", "--at", "1.3", "--weight", "900", "-o", str(folder / "still.png"), *options,
        "--set", "ballSize=0", "highlight=step")
    assert ended.returncode == 0, ended.stderr
    return np.array(Image.open(folder / "still.png").convert("RGB")).astype(int), ended.stderr


def test_words_have_the_colours_and_the_side_of_their_style(elastic, tmp_path):
    """In ASS: two singers have a style each, and the last row is in the middle by a tag of its own."""
    frame, said = styled(elastic, tmp_path, ASS)
    assert said == ""
    # Half of the first row is sung, and nothing of the others.
    assert count(frame, ANN[0]) > 200 and count(frame, ANN[1]) > 200
    assert count(frame, BOB[0]) > 800 and count(frame, BOB[1]) == 0
    sung, _ = styled(elastic, tmp_path, ASS, "--at", "3.3")
    assert count(sung, ANN[1]) == 0 and count(sung, BOB[0]) > 200 and count(sung, BOB[1]) > 200
    edges = []
    for picture in (frame, sung):
        for start, end, _ in bands(255 - picture.min(2)):
            ink = np.flatnonzero((255 - picture[start:end].min(2)).max(0) > 128)
            edges.append((ink[0], 639 - ink[-1]))
    assert len(edges) == 4
    (left, _), (_, right), _, (one, other) = edges
    assert left < 50 and right < 50 and abs(one - other) < 6 and one > 100


def test_words_have_the_colours_of_tags_before_them(elastic, tmp_path):
    """In ASS: the colours of a line's first tags come before those of its style; a tag among the words says nothing."""
    first = r"{\1c&H707000&}{\2c&H804000&\k50}HHHH {\1c&H0000FF&\k50}HHHH"
    own = ASS.replace(r"{\k50}HHHH {\k50}HHHH", first, 1)
    assert own != ASS
    frame, said = styled(elastic, tmp_path, own)
    assert said == ""
    assert count(frame, "#004080") > 200 and count(frame, "#007070") > 200
    assert all(count(frame, color) == 0 for color in (*ANN, "#ff0000"))
    assert count(frame, BOB[0]) > 800


@pytest.mark.parametrize("ground, is_dark", [("#102040", True), ("#fbf7f2", False)])
def test_words_are_legible_on_a_colour(elastic, tmp_path, ground, is_dark):
    """What is not sung yet is white on a dark one, unless the scheme is set."""
    (tmp_path / "song.lrc").write_text("[00:01.00]Lanterns over the river\n[00:03.00]home")
    for options, is_white in ([], is_dark), (["--set", "scheme=light"], False):
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.lrc"), "--pixels", "640x360", "--at", "0.5", "--background", ground, "-o", str(tmp_path / "still.png"), *options)
        assert ended.returncode == 0, ended.stderr
        frame = np.array(Image.open(tmp_path / "still.png").convert("RGB")).astype(int)
        assert (((frame == 255).all(2)).sum() > 500) == is_white


def test_the_sides_of_styles_come_before_those_of_voices(elastic, tmp_path):
    """Of two who sing at once the one that is at the right in the file is there; the rows of both are in the middle."""
    duet = ASS.replace("0:00:02.00,0:00:03.00,*Bob", "0:00:01.50,0:00:02.90,Ann").replace("0:00:01.00,0:00:02.00,Ann", "0:00:01.00,0:00:02.00,Bob")
    frame, _ = styled(elastic, tmp_path, duet, "--at", "1.9")
    for colors, side in ((ANN, "left"), (BOB, "right")):
        columns = np.flatnonzero(((frame == pixels(colors[1])).all(2) | (frame == pixels(colors[0])).all(2)).any(0))
        assert len(columns) > 100 and (columns[0] < 50 if side == "left" else columns[-1] > 589)
    together, _ = styled(elastic, tmp_path, duet, "--at", "3.4")
    start, end, _ = bands(255 - together.min(2))[-1]
    ink = np.flatnonzero((255 - together[start:end].min(2)).max(0) > 128)
    assert abs(ink[0] + ink[-1] - 639) < 6


def test_options_come_before_the_styles_of_a_song(elastic, tmp_path):
    (tmp_path / "song.ass").write_text(ASS)
    for options, seen, unseen in (
            (["--look", "night"], LOOKS["night"][:2], [*ANN, *BOB]),
            (["--set", "wordColor=#111111"], ["#111111", ANN[1]], [ANN[0], BOB[0]]),
            (["--set", "sungColor=#333333"], ["#333333", BOB[0]], [ANN[1], BOB[1]])):
        ended = elastic.plain(
            "lyrics", str(tmp_path / "song.ass"), "--pixels", "640x360", "--at", "1.3", "--weight", "900", "-o", str(tmp_path / "still.png"), *options,
            "--set", "ballSize=0", "highlight=step")
        assert ended.returncode == 0, ended.stderr
        frame = np.array(Image.open(tmp_path / "still.png").convert("RGB")).astype(int)
        assert all(count(frame, color) > 100 for color in seen), options
        assert all(count(frame, color) == 0 for color in unseen), options


def test_a_style_that_cannot_be_read_is_left_out(elastic, tmp_path):
    """White words on white have the usual colours, and a sentence says so; with the style's outline they stay white."""
    white = ASS.replace("&H000000C0", "&H00FFFFFF").replace("&H00FFFFFF,0,1", "&H00000000,0,1")
    frame, said = styled(elastic, tmp_path, white)
    assert "cannot be read on this background" in said and said.count("\n") == 1
    assert count(frame, BOB[0]) == 0 and count(frame, "#1f6feb") > 200
    frame, said = styled(elastic, tmp_path, white, "--background", "#000040")
    assert "cannot be read" in said
    lined = white.replace("&H00602000", "&H00A0FFFF").replace("&H00600060", "&H00A0FFA0").replace("&H00107000", "&H0080FF80")
    lined = lined.replace("&H00000000,0,1", "&H00000000,2,1")
    frame, said = styled(elastic, tmp_path, lined)
    assert said == "" and count(frame, "#000000") > 500 and count(frame, "#a0ffa0") > 300


def test_the_style_that_nobody_has_chosen_is_no_colour(elastic, tmp_path):
    """White and red are what programs write into every file; so do we."""
    (tmp_path / "song.lrc").write_text("[00:00.50]<00:00.50>HHHH <00:00.80>HHHH <00:02.00>\n")
    frames = []
    ended = elastic.plain("lyrics", str(tmp_path / "song.lrc"), "-o", str(tmp_path / "song.ass"))
    assert ended.returncode == 0, ended.stderr
    written = (tmp_path / "song.ass").read_text()
    assert "\\k" in written
    (tmp_path / "other.ass").write_text(written.replace("&H000000FF", "&H000000FE"))
    for name in ("song.lrc", "song.ass", "other.ass"):
        ended = elastic.plain("lyrics", str(tmp_path / name), "--at", "1", "-o", str(tmp_path / "still.png"))
        assert ended.returncode == 0 and ended.stderr == ""
        frames.append(np.array(Image.open(tmp_path / "still.png")))
    assert (frames[1] != frames[2]).any()
    assert (frames[0] == frames[1]).all()
