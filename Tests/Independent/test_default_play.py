"""`elastic render` without a recording shows something that moves, in every format."""

import json
import os
import subprocess

import components
import numpy
import pytest
from PIL import Image

# The recording of Tests/Gestures that Scripts/record-gestures.py keeps in the program as well.
HANDS = {one.name: one.recording for one in components.ALL if one.plays_by_default}
SECONDS = 300
NOTES = {
    **{name: "elastic: no --gesture: playing the built-in recording\n" for name in HANDS},
    "lyric-ball": "elastic: no --song: playing the built-in song\n",
    "message-balloon": "",  # It types by itself.
}


def render(elastic, component, path, *words):
    done = subprocess.run(
        [elastic.path, "render", component, *map(str, words), "-o", path], capture_output=True, text=True,
        timeout=SECONDS)
    assert done.returncode == 0 and done.stdout == "", done
    return done.stderr


def pictures(folder):
    return [numpy.asarray(Image.open(file).convert("RGBA")).astype(int) for file in sorted(folder.iterdir())]


def moved(frames):
    """The number of frames that differ from the previous one in at least 50 pixels."""
    return sum(
        int((numpy.abs(a - b).max(axis=2) > 16).sum() >= 50) for a, b in zip(frames, frames[1:]))


@pytest.mark.parametrize("component", components.NAMES)
def test_frames(elastic, tmp_path, component):
    """A film has something to see in it that moves for half a second at least, and says what is played."""
    words = ["--fps", "10", "--scale", "0.5", "--background", "background"]
    assert render(elastic, component, tmp_path / "%04d.png", *words) == NOTES[component]
    frames = pictures(tmp_path)
    assert moved(frames) >= 5
    print(f"{component}: {len(frames)} frames, {moved(frames)} of them move, {frames[0].shape[1::-1]} pixels")


@pytest.mark.parametrize("name", ["a.gif", "a.mp4", "a.svg", "a.json", "a.lottie", "a.css", "a.png"])
@pytest.mark.parametrize("component", components.NAMES)
def test_formats(elastic, tmp_path, component, name):
    """Every format says the same note and has motion, or something to see, in it."""
    words = ["--fps", "10", "--scale", "0.5"] if name in ("a.gif", "a.mp4") else []
    if name == "a.png":
        words = ["--at", "1"]
    said = render(elastic, component, tmp_path / name, *words)
    if name == "a.css":  # It says what it cannot contain.
        said = "".join(line for line in said.splitlines(True) if f": {tmp_path / name}:" not in line)
    assert said == NOTES[component]
    data = (tmp_path / name).read_bytes()
    if name in ("a.gif", "a.mp4"):
        count = subprocess.run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of",
             "csv=p=0", tmp_path / name], capture_output=True, text=True, check=True).stdout
        assert int(count.strip(",\n")) >= 10
    elif name == "a.json":
        film = json.loads(data)
        assert film["op"] - film["ip"] >= 30 and film["layers"]
        assert b'"a":1' in data
    elif name == "a.png":
        picture = numpy.asarray(Image.open(tmp_path / name).convert("RGBA"))
        assert (picture[:, :, 3] > 0).sum() > 100
    else:
        sign = {"a.svg": b"<animate", "a.css": b"@keyframes", "a.lottie": b"PK"}[name]
        assert sign in data and len(data) > 900


@pytest.mark.parametrize("words", [[], ["--set", "preset=jelly"], ["--set", "edge=right"], ["--set", "direction=rtl"], ["--size", "200x300"]])
def test_a_picture_of_a_menu_is_an_open_menu(elastic, root, tmp_path, words):
    """The menu covers what it covers at rest, as when it is opened by a command."""
    render(elastic, "flowing-menu", tmp_path / "a.png", *words)
    size = words[1] if "--size" in words else "388x480"
    opened = tmp_path / "open.gesture.json"
    opened.write_text(json.dumps(
        {"version": 1, "component": "flowing-menu", "size": [int(side) for side in size.split("x")], "events": [{"t": 0, "command": "open"}]}))
    render(elastic, "flowing-menu", tmp_path / "open.png", "--gesture", opened, "--at", "20", *words)
    picture, rest = (numpy.asarray(Image.open(tmp_path / name).convert("RGBA")).astype(int) for name in ("a.png", "open.png"))
    assert picture.shape == rest.shape
    # A column of pixels may differ, where the end of a bounce goes on.
    assert (numpy.abs(picture - rest).max(axis=2) > 16).mean() < 0.005


@pytest.mark.parametrize("component", HANDS)
def test_hands(elastic, root, tmp_path, component):
    """The default recording is one of a real hand, to the byte, unless another one is given."""
    gesture = root / f"Tests/Gestures/{HANDS[component]}.gesture.json"
    kept = root / f"Tools/Sources/elastic/Recordings/{component}.gesture.json"
    assert kept.read_bytes() == gesture.read_bytes()
    render(elastic, component, tmp_path / "default.json")
    assert render(elastic, component, tmp_path / "named.json", "--gesture", gesture) == ""
    assert (tmp_path / "default.json").read_bytes() == (tmp_path / "named.json").read_bytes()


EDGES = [["--set", "edge=bottom"], ["--set", "edge=left"], ["--size", "900x500", "--set", "edge=right"]]
OTHERS = [["--set", "direction=rtl"], ["--size", "200x200"], ["--set", "reduceMotion=true"]]


# A shape has no edge.
@pytest.mark.parametrize("component, words", [
    pytest.param(component, words, id=" ".join([component, *words]))
    for component in HANDS for words in [*(EDGES if component != "elastic-shape" else []), *OTHERS]])
def test_settings(elastic, tmp_path, component, words):
    """The hand finds the component where settings put it."""
    words = [*words, "--fps", "10", "--scale", "0.5", "--background", "background"]
    render(elastic, component, tmp_path / "%04d.png", *words)
    frames = pictures(tmp_path)
    assert moved(frames) >= 3


def test_an_installed_program(elastic, tmp_path):
    """A copy of the program alone, in a folder of its own, has them too."""
    program = tmp_path / "bin/elastic"
    program.parent.mkdir()
    program.write_bytes(open(elastic.path, "rb").read())
    program.chmod(0o755)
    for component in components.NAMES:
        done = subprocess.run(
            [program, "render", component, "--at", "1", "-o", tmp_path / "a.svg"], capture_output=True,
            text=True, timeout=SECONDS, cwd="/", env={"HOME": os.environ["HOME"]})
        assert done.returncode == 0 and done.stderr == NOTES[component], done


def test_help(elastic):
    """`--help` says what is played without a recording."""
    done = elastic.plain("render", "--help")
    text = " ".join(done.stdout.split())
    assert "Without --gesture elastic plays a built-in recording of a hand" in text
    text = " ".join(elastic.plain("inspect", "--help").stdout.split())
    assert "Without --gesture the component has no input" in text
