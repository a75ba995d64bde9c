"""Files that the command line writes: to standard output, over other files, once or for ever; and its help."""

import json
import os
import re
import shlex
import shutil
import subprocess

import pytest
from PIL import Image, ImageSequence

import players

TYPING = ["render", "message-balloon", "--size", "120x80"]


@pytest.mark.parametrize("ending", ["json", "svg", "css", "png"])
def test_standard_output_gets_what_a_file_gets(elastic, tmp_path, ending):
    file = tmp_path / f"typing.{ending}"
    assert elastic.plain(*TYPING, "-o", str(file)).returncode == 0
    shown = subprocess.run([elastic.path, *TYPING, "--format", ending, "-o", "-"], capture_output=True, timeout=60)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout == file.read_bytes()


def test_standard_output_has_no_format_of_its_own(elastic):
    ended = elastic.plain(*TYPING, "-o", "-")
    assert ended.returncode == 64 and "--format" in ended.stderr
    ended = elastic.plain(*TYPING, "-o", "-", "--format", "doc")
    assert ended.returncode == 64 and "svg" in ended.stderr


def test_a_recording_comes_from_standard_input(elastic, root):
    recording = root / "Tests/Gestures/menu-flick.gesture.json"
    words = ["inspect", "flowing-menu", "--at", "0.5", "--json"]
    piped = elastic.plain(*words, "--gesture", "-", input=recording.read_text())
    assert piped.returncode == 0, piped.stderr
    assert piped.stdout == elastic.plain(*words, "--gesture", str(recording)).stdout
    wrong = elastic.plain(*words, "--gesture", "-", input="{")
    assert wrong.returncode == 65 and wrong.stderr.count("\n") == 1
    assert wrong.stderr.startswith("elastic: standard input: line 1, column 2: ")


def test_no_clobber_keeps_a_file_and_a_new_one_keeps_the_mode(elastic, tmp_path):
    file = tmp_path / "typing.json"
    file.write_text("mine")
    file.chmod(0o604)
    ended = elastic.plain(*TYPING, "--no-clobber", "-o", str(file))
    assert ended.returncode == 73 and f"{file}: exists" in ended.stderr
    assert file.read_text() == "mine"
    still = tmp_path / "typing-still.svg"
    still.write_text("mine")
    ended = elastic.plain(*TYPING, "--no-clobber", "-o", str(tmp_path / "typing.svg"))
    assert ended.returncode == 73 and not (tmp_path / "typing.svg").exists()
    assert elastic.plain(*TYPING, "-o", str(file)).returncode == 0
    assert file.stat().st_mode & 0o777 == 0o604 and file.read_text() != "mine"


def test_a_rate_can_be_two_numbers(elastic, tmp_path):
    file = tmp_path / "typing.json"
    assert elastic.plain(*TYPING, "--fps", "24000/1001", "-o", str(file)).returncode == 0
    assert abs(json.loads(file.read_text())["fr"] - 24000 / 1001) < 1e-6
    for wrong in ("24000/0", "1/2/3", "/2", "0/1", "1/"):
        ended = elastic.plain(*TYPING, f"--fps={wrong}", "-o", str(file))
        assert ended.returncode == 64 and "24000/1001" in ended.stderr, wrong


def test_a_loop_is_counted_by_pictures_that_move(elastic, tmp_path):
    for ending, once, ever in (("svg", 'fill="freeze"', 'repeatCount="indefinite"'), ("css", "forwards", "infinite")):
        file = tmp_path / f"typing.{ending}"
        assert elastic.plain(*TYPING, "-o", str(file)).returncode == 0
        assert ever in file.read_text() and once not in file.read_text()
        assert elastic.plain(*TYPING, "--loop", "1", "-o", str(file)).returncode == 0
        assert once in file.read_text() and ever not in file.read_text()
    ended = elastic.plain(*TYPING, "--loop", "1", "--at", "0", "-o", str(tmp_path / "a.svg"))
    assert ended.returncode == 64 and "--loop" in ended.stderr


def test_a_style_sheet_says_what_it_loses(elastic, tmp_path):
    pull = tmp_path / "pull.gesture.json"
    pull.write_text(json.dumps({"version": 1, "component": "pull-to-refresh", "size": [200, 200], "events": [
        {"t": 0, "phase": "down", "x": 100, "y": 20}, {"t": 0.1, "phase": "move", "x": 100, "y": 190},
        {"t": 0.2, "phase": "up", "x": 100, "y": 190}]}))
    ended = elastic.plain("render", "pull-to-refresh", "--gesture", str(pull), "-o", str(tmp_path / "a.css"))
    assert ended.returncode == 0 and "CSS cannot contain its lines" in ended.stderr
    ended = elastic.plain("render", "elastic-surface", "-o", str(tmp_path / "a.css"))
    assert ended.returncode == 0 and "CSS" not in ended.stderr


def test_a_program_without_smil_shows_the_first_frame(elastic, tmp_path, root):
    # ThorVG knows no SMIL; a menu that opens has no layer that lasts from start to end.
    recording = root / "Tests/Gestures/menu-drag-open-and-shut.gesture.json"
    words = ["render", "flowing-menu", "--gesture", str(recording), "--size", "200x300"]
    moving, still = tmp_path / "menu.svg", tmp_path / "first.svg"
    assert elastic.plain(*words, "-o", str(moving)).returncode == 0
    assert elastic.plain(*words, "--at", "0", "-o", str(still)).returncode == 0
    assert (players.picture(moving, 200, 300) == players.picture(still, 200, 300)).all()


def test_names_and_messages_cannot_steer_a_terminal(elastic, tmp_path):
    ended = elastic.plain("render", "message-balloon", "--gesture", str(tmp_path / "\033[31mred"), "-o", "a.png")
    assert ended.returncode == 65 and "\033" not in ended.stderr and "red" in ended.stderr
    strange = os.fsencode(tmp_path) + b"/caf\xe9.json"
    ended = subprocess.run([elastic.path, *TYPING, "-o", strange], capture_output=True, timeout=60)
    assert ended.returncode == 64 and b"is not UTF-8" in ended.stderr and not os.listdir(tmp_path)


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
def test_a_gif_says_that_it_is_not_half_transparent(elastic, tmp_path):
    words = [*TYPING, "--duration", "0.1", "--scale", "1", "-o", str(tmp_path / "a.gif")]
    for colour, shown in (("#ff000080", "opaque"), ("#ff000020", "left out")):
        ended = elastic.plain(*words, "--background", colour)
        assert ended.returncode == 0 and f"it is {shown}" in ended.stderr, ended.stderr
    assert "half" not in elastic.plain(*words, "--background", "#ff0000").stderr


@pytest.mark.skipif(not (shutil.which("ffmpeg") and shutil.which("gifsicle")), reason="no ffmpeg or no gifsicle")
def test_a_gif_is_smaller_with_gifsicle_and_shows_the_same(elastic, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/ffmpeg").symlink_to(shutil.which("ffmpeg"))
    with_it, without = tmp_path / "with.gif", tmp_path / "without.gif"
    words = [*TYPING, "--duration", "0.5", "--scale", "1", "-o"]
    assert elastic.plain(*words, str(with_it)).returncode == 0
    alone = {**os.environ, "PATH": str(tmp_path / "bin")}
    assert elastic.plain(*words, str(without), env=alone).returncode == 0
    assert with_it.stat().st_size < without.stat().st_size
    films = [[frame.convert("RGBA").tobytes() for frame in ImageSequence.Iterator(Image.open(file))] for file in (with_it, without)]
    assert films[0] == films[1] and len(films[0]) > 10


def commands(elastic):
    text = elastic.plain("--help").stdout
    return re.findall(r"^  ([a-z-]+)  ", text[text.index("SUBCOMMANDS"):], re.M)


def test_every_help_has_an_example_and_the_examples_work(elastic, tmp_path):
    names = commands(elastic)
    assert len(names) >= 11 and "render" in names
    (tmp_path / "song.lrc").write_text("[00:00.10]one\n[00:00.30]\n")
    for name in names:
        text = " ".join(elastic.plain(name, "--help").stdout.split())
        found = re.search(r"Example: (elastic .*?) (?:USAGE|ARGUMENTS|OPTIONS):", text)
        assert found, name
        words = shlex.split(found[1])
        assert words[:2] == ["elastic", name]
        if name in ("gallery", "play"):  # These do not end by themselves.
            continue
        if name == "lyrics":
            words = [*words[:3], "-o", "song.svg"]
        ended = elastic.plain(*words[1:], cwd=tmp_path)
        assert ended.returncode == 0, f"{words}: {ended.stderr}"
