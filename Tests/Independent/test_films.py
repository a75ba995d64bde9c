"""Films as ffprobe, webpinfo, libwebp, libavif and ffmpeg's decoders see them, beside cairo's own pictures."""

import io
import json
import os
import re
import resource
import shutil
import subprocess

import numpy
import pytest
from PIL import Image

from sample import often

FRAMES = 48
SIZE = (195, 241)
SEQUENCE = "%04d.png"
# Frames a second, and how much of 255 a colour may be off by, by root mean square, once laid on black;
# 0 for exactly.
FILMS = {
    SEQUENCE: (60, 0), "film.apng": (50, 0), "film.webp": (60, 0), "film.gif": (50, 0.1),
    "film.mp4": (60, 2), "film.mkv": (60, 2), "film.mov": (60, 1), "film.webm": (60, 2), "film.avif": (60, 1)}
# Films of which a side has an even number of pixels, and those without transparency.
EVEN, OPAQUE = ("film.mp4", "film.mkv", "film.mov"), ("film.mp4", "film.mkv")
# Before each change a format without loss and the one that most films have; before a release all of them.
OFTEN = often(["film.apng", "film.mp4"], FILMS)
# What each command draws, and the words that give cairo's picture of one instant of it.
# The bounds are for this colour: half of the resolution of colours shows more at an edge of a stronger one.
SURFACE = [
    "elastic-surface", "--gesture", "Tests/Gestures/surface-grab-mid-bounce.gesture.json", "--scale",
    "0.502", "--set", "fill=#394359"]


@pytest.fixture(scope="session", autouse=True)
def tools():
    for tool in ("ffmpeg", "ffprobe", "webpinfo"):
        if not shutil.which(tool):
            pytest.fail(f"no {tool}: Scripts/install.sh films")


@pytest.fixture
def render(elastic, root, tmp_path):
    """Writes a film of 48 frames and returns its path."""

    def run(name, *words, of=("render", *SURFACE), frames=FRAMES):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        words = [*of, "--duration", repr(frames / FILMS[path.name][0]), *words, "-o", path]
        done = elastic.plain(*map(str, [root / w if "Tests/" in str(w) else w for w in words]))
        assert done.returncode == 0, done.stderr
        assert done.stdout == "" and done.stderr == ""
        return path

    return run


def probe(path, *options):
    """The first stream as ffprobe reads it: counted frames, size, rate, seconds."""
    done = subprocess.run(
        ["ffprobe", "-v", "error", *options, "-select_streams", "v:0", "-count_frames", "-show_entries",
         "stream=width,height,r_frame_rate,nb_read_frames,duration:format=duration"
         ":packet=duration_time", "-of", "json", path], capture_output=True, check=True)
    facts = json.loads(done.stdout)
    stream = facts["streams"][0]
    over, under = map(int, stream["r_frame_rate"].split("/"))
    # Not every format says how long all of it is.
    seconds = stream.get("duration") or facts["format"].get("duration")
    packets = sum(float(packet.get("duration_time", 0)) for packet in facts["packets"])
    return (int(stream["nb_read_frames"]), (stream["width"], stream["height"]), over / under,
            float(seconds or packets))


@pytest.mark.release
def test_a_song_in_av1_takes_little_longer_than_in_vp9(elastic, tmp_path):
    """By processor time, ffmpeg's included: a song of three minutes has ten thousand frames."""
    song = tmp_path / "song.lrc"
    song.write_text("[00:00.50]Hello you\n[00:02.00]there\n")

    def seconds(name):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        assert elastic.plain("lyrics", str(song), "-o", str(tmp_path / name)).returncode == 0
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before

    took = {name: seconds(name) for name in ("a.webm", "a.avif")}
    print({name: f"{one:.1f} s" for name, one in took.items()})
    assert took["a.avif"] < 3 * took["a.webm"]


def webp_frames(path):
    """The milliseconds each picture of a WebP stays, and its size, as webpinfo says."""
    said = subprocess.run(["webpinfo", path], capture_output=True, text=True, check=True).stdout
    assert "No error detected." in said
    size = re.search(r"Canvas size (\d+) x (\d+)", said)
    return [int(x) for x in re.findall(r"Duration: (\d+)", said)], (int(size[1]), int(size[2]))


def color_space(path):
    """The matrix that a file says its colours have."""
    return subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=color_space",
         "-of", "default=noprint_wrappers=1:nokey=1", path], capture_output=True, text=True,
        check=True).stdout.strip()


def decoded(path, index):
    """A frame's pixels, decoded by another program."""
    name = path.name
    if name == SEQUENCE:
        picture = Image.open(str(path) % index)
    elif name.endswith(".webp"):
        # Pictures that look alike are one: it is looked for by its time.
        picture = Image.open(path)
        time = 0
        for place, stays in enumerate(webp_frames(path)[0]):
            time += stays
            if time > (index + 0.5) * 1000 / FILMS[name][0]:
                break
        picture.seek(place)
    elif name.endswith(".avif"):
        picture = Image.open(path)
        picture.seek(index)
    else:
        # ffmpeg's own VP9 decoder leaves out alpha.
        decoder = ["-c:v", "libvpx-vp9"] if name.endswith(".webm") else []
        matrix = ""
        if name.endswith((".mp4", ".mkv", ".mov", ".webm")):
            # Unasked, ffmpeg rounds colours by two of 255, and takes each for two pixels.
            assert color_space(path) == "bt709"
            matrix = "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
        picture = Image.open(io.BytesIO(subprocess.run(
            ["ffmpeg", "-v", "error", *decoder, "-i", path, "-vf",
             f"select=eq(n\\,{index}),{matrix}format=rgba", "-frames:v", "1", "-f", "image2pipe", "-c:v",
             "png", "-"], capture_output=True, check=True).stdout))
    return numpy.array(picture.convert("RGBA")).astype(int)


def on_black(pixels):
    """Colours as they are seen, and alpha."""
    return numpy.concatenate([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]], axis=2)


@pytest.mark.parametrize("name", OFTEN)
def test_facts(render, name):
    """The film has the requested number of frames, size, rate and length."""
    path = render(name)
    rate = FILMS[name][0]
    size = (196, 242) if name in EVEN else SIZE
    if name == SEQUENCE:
        assert sorted(file.name for file in path.parent.iterdir()) == [
            f"{index:04}.png" for index in range(FRAMES)]
        counted, found, _, _ = probe(path)
        assert (counted, found) == (FRAMES, size)
    elif name == "film.webp":
        stays, found = webp_frames(path)
        # The recording rests for some frames at first, which are one picture.
        pictures = [render("frames/" + SEQUENCE)]
        files = [(pictures[0].parent / f"{index:04}.png").read_bytes() for index in range(FRAMES)]
        distinct = 1 + sum(one != next for one, next in zip(files, files[1:]))
        assert (len(stays), found) == (distinct, size)
        assert abs(sum(stays) - FRAMES * 1000 / rate) <= 1
        print(f"webpinfo: {len(stays)} pictures for {FRAMES} frames, {sum(stays)} ms")
    else:
        counted, found, said, seconds = probe(path)
        assert (counted, found, said) == (FRAMES, size, rate)
        assert abs(seconds - FRAMES / rate) <= 0.001
        print(f"{name}: {counted} frames, {found[0]}x{found[1]}, {said:g} a second, {seconds:.3f} s")


@pytest.mark.parametrize("name", OFTEN)
@pytest.mark.parametrize("background", ["none", "background"])
def test_frame_20(render, elastic, root, tmp_path, name, background):
    """The decoded frames equal cairo's: exactly, or within the tolerance above."""
    rate, allowed = FILMS[name]
    if name in OPAQUE and background == "none":
        background = "#2266aa"
    path = render(name, "--background", background)
    still = tmp_path / "still.png"
    done = elastic.plain(
        "render", *[str(root / word) if "Tests/" in word else word for word in SURFACE],
        "--background", background, "--at", repr(20 / rate), "-o", str(still))
    assert done.returncode == 0, done.stderr
    drawn = numpy.array(Image.open(still).convert("RGBA")).astype(int)
    back = decoded(path, 20)[:drawn.shape[0], :drawn.shape[1]]
    assert drawn[..., 3].max() == 255 and len(numpy.unique(drawn)) > 20
    if name == "film.gif" and background == "none":
        # A pixel of a GIF is there or not.
        assert ((back[..., 3] == 255) == (drawn[..., 3] >= 128)).all()
        there = (back[..., 3] == 255)[..., None]
        back, drawn, allowed = back * there, drawn * there, 8
    if allowed == 0:
        assert (back == drawn).all()
        print(f"{name} on {background}: exactly")
    else:
        off = numpy.sqrt(((on_black(back) - on_black(drawn)) ** 2).mean(axis=(0, 1))).max()
        assert off <= allowed
        print(f"{name} on {background}: {off:.2f} of 255, of {allowed} at most")


@pytest.mark.parametrize("of", ["render", "lyrics"])
def test_pieces(render, tmp_path, of):
    """Four pieces are the whole, byte for byte, and join into the same film."""
    words = ("render", *SURFACE)
    if of == "lyrics":
        song = tmp_path / "song.txt"
        song.write_text("One two three\nfour five\n")
        words = ("lyrics", song, "--size", "97x75.5", "--background", "none")
    whole = render("whole/" + SEQUENCE, of=words)
    piece = render("pieces/" + SEQUENCE, "--frames", "0..<5", of=words)
    for first, end in ((40, 48), (5, 23), (23, 40)):
        render("pieces/" + SEQUENCE, "--frames", f"{first}..<{end}", of=words)
    names = [f"{index:04}.png" for index in range(FRAMES)]
    for folder in (whole.parent, piece.parent):
        assert sorted(file.name for file in folder.iterdir()) == names
    for name in names:
        assert (piece.parent / name).read_bytes() == (whole.parent / name).read_bytes()
    joined = tmp_path / "film.apng"
    subprocess.run(
        ["ffmpeg", "-v", "error", "-framerate", "50", "-i", piece, "-plays", "0", joined], check=True)
    assert probe(joined)[0] == FRAMES
    assert (decoded(joined, 20) == decoded(whole, 20)).all()


@pytest.mark.parametrize("name", often(["film.mp4"], ["film.gif", "film.apng", "film.webp", "film.mp4"]))
def test_a_piece_is_the_same_frames(render, name):
    """The tenth frame of a piece from the tenth on is the twentieth of the whole."""
    allowed = FILMS[name][1]
    whole = decoded(render("whole/" + name), 20)
    path = render("piece/" + name, "--frames", "10..<30")
    if name == "film.webp":
        assert abs(sum(webp_frames(path)[0]) - 333) <= 1
    else:
        assert probe(path)[0] == 20
    piece = decoded(path, 10)
    if name == "film.mp4":
        assert numpy.sqrt(((piece - whole) ** 2).mean()) <= allowed
    else:
        assert (piece == whole).all()


def test_percent(render):
    """A percent sign in the name of a folder is none of a number."""
    path = render("100%d of %/" + SEQUENCE, frames=3)
    assert sorted(file.name for file in path.parent.iterdir()) == ["0000.png", "0001.png", "0002.png"]


@pytest.mark.parametrize("frames", ["0..<24", "24..<48", "30..<48"])
def test_sound_of_a_piece(render, tmp_path, frames):
    """A piece has the sound that belongs to it: none for 0.4 s, then a tone, which ends at 0.5 s."""
    song = tmp_path / "song.lrc"
    song.write_text("[00:00.30]One two three\n[00:01.20]\n")
    sound = tmp_path / "song.wav"
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=0.1,adelay=400", sound],
        check=True)
    words = ("lyrics", song, "--audio", sound, "--size", "96x64")
    path = render("film.mp4", "--frames", frames, of=words)
    first, end = map(int, frames.split("..<"))
    assert probe(path)[0] == end - first
    heard = subprocess.run(
        ["ffmpeg", "-hide_banner", "-i", path, "-af", "volumedetect", "-f", "null", "-"],
        capture_output=True, text=True).stderr
    volume = re.search(r"max_volume: (-?[\d.]+) dB", heard)
    loudest = float(volume[1]) if volume else -91
    # The tone is at frames 24 to 30.
    if first == 24:
        assert loudest > -30
    else:
        assert loudest < -40


@pytest.mark.parametrize("rate", often([24], [24, 60]))
@pytest.mark.parametrize("recording", [
    "surface-slow-pull", "refresh-cancelled-pull", "menu-drag-open-and-shut", "ball-paused-and-slowed", "balloon-in-a-chat",
    "shape-flung-and-caught"])
def test_vectors_of_a_recording_are_as_long_as_its_film(elastic, root, tmp_path, recording, rate):
    gesture = root / f"Tests/Gestures/{recording}.gesture.json"
    component = json.loads(gesture.read_text())["component"]
    files = {ending: tmp_path / f"a.{ending}" for ending in ("mp4", "json", "svg")}
    for ending, file in files.items():
        scale = ["--scale", "0.25"] if ending == "mp4" else []
        done = elastic.plain("render", component, "--gesture", str(gesture), "--fps", str(rate), *scale, "-o", str(file))
        assert done.returncode == 0, done.stderr
    frames = probe(files["mp4"])[0]
    assert frames > rate
    lottie = json.loads(files["json"].read_text())
    assert (lottie["ip"], lottie["op"], lottie["fr"]) == (0, frames, rate)
    # Whole milliseconds, as Firefox counts.
    assert {float(seconds) for seconds in re.findall(r' dur="([\d.]+)s"', files["svg"].read_text())} == {round(frames / rate, 3)}


@pytest.fixture
def reader(elastic, root, tmp_path):
    """A folder with what a reader of the commands has, and what runs them there."""
    for place in ("bin/elastic", "Tools/.build/release/elastic"):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).symlink_to(elastic.path)
    gesture = root / "Tests/Gestures/surface-grab-mid-bounce.gesture.json"
    for name in ("drag", "pull"):
        shutil.copy(gesture, tmp_path / f"{name}.gesture.json")
    (tmp_path / "song.lrc").write_text("[00:00.10]One two\n[00:00.60]three\n[00:01.00]\n")
    sound = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=1", tmp_path / "song.mp3"]
    subprocess.run(sound, check=True)

    def run(document):
        commands = re.findall(r"^```sh\n(.*?)^```", (root / document).read_text(), re.M | re.S)
        done = subprocess.run(
            ["bash", "-eu", "-c", "".join(commands)], cwd=tmp_path, capture_output=True, text=True,
            env={**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, done.stderr

    return run


def test_what_docs_say(reader, tmp_path):
    """The commands of docs/films.md work as they stand, and join all frames."""
    reader("docs/films.md")
    assert len(list((tmp_path / "frames").iterdir())) == 60
    for name in ("joined.mp4", "joined.apng", "joined.gif"):
        assert probe(tmp_path / name)[0] == 60
    assert abs(sum(webp_frames(tmp_path / "joined.webp")[0]) - 1000) <= 1
    for name in ("drag.gif", "drag.mp4", "song.mp4"):
        assert probe(tmp_path / name)[0] > 60


def test_what_the_readme_says(reader, tmp_path):
    reader("README.md")
    assert probe(tmp_path / "song.mp4")[0] > 60


def test_what_the_article_on_tests_says(reader, tmp_path):
    reader("Sources/ElasticKit/Documentation.docc/TestingMotion.md")
    assert "<path" in (tmp_path / "pull.svg").read_text()
