"""Files that the command line writes: to standard output, over other files, once or for ever; and its help."""

import json
import os
import re
import shlex
import shutil
import subprocess

import pytest
from PIL import Image, ImageSequence

import components
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


def test_no_clobber_keeps_a_plot(elastic, tmp_path):
    """Of every command that writes one, as its own help's example."""
    plot = tmp_path / "plot.svg"
    commands = re.findall(r"^  ([a-z][a-z-]+) ", elastic.plain("--help").stdout.split("SUBCOMMANDS:")[1], re.M)
    helps = {command: elastic.plain(command, "--help").stdout for command in commands}
    plots = {command: text for command, text in helps.items() if "--output <plot.svg>" in text}
    assert len(plots) >= 7
    for command, text in plots.items():
        example = shlex.split(re.search(r"^Example: elastic (.+?)\n\n", text, re.M | re.S)[1])
        plot.write_text("mine")
        ended = elastic.plain(*example, "--no-clobber", "-o", str(plot))
        assert ended.returncode == 73 and f"{plot}: exists" in ended.stderr, command
        assert plot.read_text() == "mine" and os.listdir(tmp_path) == ["plot.svg"]
        plot.unlink()
        assert elastic.plain(*example, "--no-clobber", "-o", str(plot)).returncode == 0
        assert plot.read_text().startswith("<svg")


@pytest.mark.parametrize("component", [one.name for one in components.ALL])
def test_help_names_the_presets_that_a_component_has(elastic, component):
    """Those that the command line expects where it is told another."""
    refused = elastic.plain("inspect", component, "--at", "0", "--set", "preset=none-of-them")
    presets = re.search(r"expected one of (.+)", refused.stderr)[1].rstrip(".").split(", ")
    assert len(presets) >= 4
    for command in ("render", "inspect", "play"):
        told = " ".join(elastic.plain(command, "--help").stdout.split())
        if command == "play" and not told:
            continue  # A build without a window.
        entries = re.search(r"preset= one of these: (.+?)\. Applied", told)[1].split("; ")
        named = dict(re.fullmatch(r"(\S+)(?: \((.+)\))?", entry).groups() for entry in entries)
        assert {name for name, holders in named.items() if not holders or component in holders.split(", ")} == set(presets)


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
def test_pictures_of_a_sequence_are_files_too(elastic, tmp_path):
    words = [*TYPING, "--duration", "0.1", "--scale", "1", "-o", str(tmp_path / "%04d.png")]
    mine = tmp_path / "0002.png"
    mine.write_text("mine")
    mine.chmod(0o604)
    ended = elastic.plain(*words, "--no-clobber")
    assert ended.returncode == 73 and ended.stderr.count("\n") == 1 and f"{mine}: exists" in ended.stderr
    assert os.listdir(tmp_path) == ["0002.png"] and mine.read_text() == "mine"
    # A piece beside it.
    assert elastic.plain(*words, "--no-clobber", "--frames", "3..<5").returncode == 0
    assert sorted(os.listdir(tmp_path)) == ["0002.png", "0003.png", "0004.png"] and mine.read_text() == "mine"
    assert elastic.plain(*words).returncode == 0
    assert mine.stat().st_mode & 0o777 == 0o604 and mine.read_bytes()[1:4] == b"PNG"


def test_a_rate_can_be_two_numbers(elastic, tmp_path):
    file = tmp_path / "typing.json"
    assert elastic.plain(*TYPING, "--fps", "24000/1001", "-o", str(file)).returncode == 0
    assert abs(json.loads(file.read_text())["fr"] - 24000 / 1001) < 1e-6
    for wrong in ("24000/0", "1/2/3", "/2", "0/1", "1/"):
        ended = elastic.plain(*TYPING, f"--fps={wrong}", "-o", str(file))
        assert ended.returncode == 64 and "24000/1001" in ended.stderr, wrong


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
@pytest.mark.parametrize("rate", ["24000/1001", "48000/1001", "120000/1001", "100/3"])
def test_a_film_has_the_rate_that_is_given_exactly(elastic, tmp_path, rate):
    file = tmp_path / "a.mp4"
    ended = elastic.plain(*TYPING, "--duration", "0.3", "--scale", "0.5", "--fps", rate, "-o", str(file))
    assert ended.returncode == 0, ended.stderr
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=r_frame_rate", "-of", "csv=p=0", file],
        capture_output=True, text=True, check=True).stdout
    assert told.strip() == rate


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
    song = tmp_path / "\033[31mred.txt"
    song.write_bytes("Brücke über".encode("latin-1"))
    ended = elastic.plain("render", "lyric-ball", "--song", str(song), "--at", "0", "-o", str(tmp_path / "a.svg"))
    assert ended.returncode == 0 and "\033" not in ended.stderr and "red.txt: read as" in ended.stderr
    (out := tmp_path / "out").mkdir()
    ended = subprocess.run([elastic.path, *TYPING, "-o", os.fsencode(out) + b"/caf\xe9.json"], capture_output=True, timeout=60)
    assert ended.returncode == 64 and b"is not UTF-8" in ended.stderr and not os.listdir(out)


@pytest.mark.parametrize("ending", ["json", "svg", "png", "mp4"])
def test_a_folder_whose_name_is_not_utf_8_can_be_worked_in(elastic, tmp_path, ending):
    if ending == "mp4" and not shutil.which("ffmpeg"):
        pytest.skip("no ffmpeg")
    folder = os.fsencode(tmp_path) + b"/caf\xe9"
    os.mkdir(folder)
    words = ["--at", "0"] if ending == "png" else ["--duration", "0.1", "--scale", "1"] if ending == "mp4" else []
    os.symlink("real." + ending, folder + b"/link." + ending.encode())
    for name in ("typing", "link"):
        ended = subprocess.run(
            [elastic.path, *TYPING, *words, "-o", f"{name}.{ending}"], capture_output=True, text=True, timeout=60, cwd=folder)
        assert (ended.returncode, ended.stderr) == (0, "")
    still = [b"typing-still.svg", b"link-still.svg"] if ending == "svg" else []
    files = [f"{name}.{ending}".encode() for name in ("typing", "link", "real")]
    assert sorted(os.listdir(folder)) == sorted([*files, *still])
    assert os.path.islink(folder + b"/link." + ending.encode())


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
