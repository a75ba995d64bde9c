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


def json_of(elastic, *words):
    """What a command says of the file that it writes."""
    ended = elastic.plain(*map(str, words), "--json")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.endswith("}\n") and ended.stdout.count("\n") == 1
    return json.loads(ended.stdout)


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
def test_json_tells_what_was_written(elastic, root, tmp_path):
    (tmp_path / "song.lrc").write_text("[00:00.10]one\n[00:00.30]two\n[00:00.50]\n")
    song = ["lyrics", tmp_path / "song.lrc", "--size", "160x90", "--fps", "20"]
    for words, name in [(TYPING, "a.gif"), ([*TYPING, "--frames", "3..<7"], "a.mp4"), ([*TYPING, "--scale", "0.5"], "a.apng"), (song, "b.mp4")]:
        said = json_of(elastic, *words, "-o", tmp_path / name)
        probed = json.loads(subprocess.run(
            ["ffprobe", "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries", "stream=width,height,nb_read_frames,r_frame_rate",
             "-of", "json", tmp_path / name], capture_output=True, check=True).stdout)["streams"][0]
        over, under = map(int, probed["r_frame_rate"].split("/"))
        assert said["path"] == str(tmp_path / name) and said["size"] == [probed["width"], probed["height"]], name
        assert said["frames"] == int(probed["nb_read_frames"]), name
        assert said["seconds"] == pytest.approx(said["frames"] * under / over, abs=0.02), name
    said = json_of(elastic, *TYPING, "--duration", "0.1", "-o", tmp_path / "%04d.png")
    assert said["path"] == str(tmp_path / "%04d.png") and said["frames"] == len(list(tmp_path.glob("0*.png"))) == 6
    said = json_of(elastic, *TYPING, "--at", "1", "-o", tmp_path / "a.png")
    assert said == {"path": str(tmp_path / "a.png"), "size": list(Image.open(tmp_path / "a.png").size), "frames": 1, "seconds": 0}


def test_json_tells_what_was_written_as_shapes(elastic, root, tmp_path):
    said = json_of(elastic, *TYPING, "-o", tmp_path / "a.json")
    lottie = json.loads((tmp_path / "a.json").read_text())
    assert said == {
        "path": str(tmp_path / "a.json"), "size": [lottie["w"], lottie["h"]], "frames": lottie["op"] - lottie["ip"],
        "seconds": (lottie["op"] - lottie["ip"]) / lottie["fr"]}
    said = json_of(elastic, *TYPING, "-o", tmp_path / "a.svg")
    assert said["still"] == str(tmp_path / "a-still.svg") and os.path.exists(said["still"])
    assert said["size"] == [120, 80] and said["frames"] == lottie["op"]
    assert json_of(elastic, *TYPING, "-o", tmp_path / "a.lottie")["seconds"] == said["seconds"]
    assert json_of(elastic, *TYPING, "-o", tmp_path / "a.css")["frames"] == said["frames"]
    still = json_of(elastic, *TYPING, "--at", "0", "-o", tmp_path / "a.svg")
    assert still == {"path": str(tmp_path / "a.svg"), "size": [120, 80], "frames": 1, "seconds": 0}
    (tmp_path / "song.lrc").write_text("[00:00.10]one\n[00:02.30]two\n[00:02.50]\n")
    for words, name in [(["lyrics", tmp_path / "song.lrc"], "b.svg"), (["render", "lyric-ball", "--song", tmp_path / "song.lrc"], "b.css")]:
        said = json_of(elastic, *words, "-o", tmp_path / name)
        assert said["frames"] is None and 2.3 < said["seconds"] < 5, said
    refused = elastic.plain(*TYPING, "--format", "svg", "--json", "-o", "-")
    assert refused.returncode == 64 and "--json" in refused.stderr and refused.stdout == ""


def test_a_scale_of_shapes_changes_nothing_and_says_so(elastic, tmp_path):
    (tmp_path / "song.lrc").write_text("[00:00.10]one\n")
    for words in (TYPING, ["lyrics", str(tmp_path / "song.lrc")]):
        plain = elastic.plain(*words, "-o", str(tmp_path / "a.svg"))
        before = (tmp_path / "a.svg").read_bytes()
        scaled = elastic.plain(*words, "--scale", "3", "-o", str(tmp_path / "a.svg"))
        assert (plain.returncode, scaled.returncode) == (0, 0) and (tmp_path / "a.svg").read_bytes() == before
        assert scaled.stderr == "elastic: --scale: .svg has no pixels; it changes nothing\n" + plain.stderr


def test_the_numbers_are_the_same_in_every_locale(elastic, tmp_path):
    """Also where fontconfig prefers another font for the reader's language."""
    (tmp_path / "song.lrc").write_text("[00:00.10]Hello \u0643\u062a\u0628 there\n[00:02.30]\u0441\u0430\u0434 \u05e9\u05dc\u05d5\u05dd\n")
    words = ["inspect", "lyric-ball", "--song", str(tmp_path / "song.lrc"), "--at", "0,0.2,2.4"]
    clean = {name: value for name, value in os.environ.items() if not re.match("LC_|LANG|FC_|PANGO_", name)}
    expected = elastic.plain(*words, env=clean | {"LC_ALL": "C"}).stdout
    assert '"center"' in expected
    for locale in ("ar_EG.UTF-8", "ja_JP.UTF-8", "tr_TR.UTF-8", "he_IL", "de_DE.ISO-8859-1", "POSIX"):
        for name in ("LC_ALL", "LANG", "LC_CTYPE", "LANGUAGE", "FC_LANG", "PANGO_LANGUAGE"):
            assert elastic.plain(*words, env=clean | {name: locale}).stdout == expected, (name, locale)


def test_help_of_a_command_that_this_build_lacks(elastic):
    told = elastic.plain("play", "--help")
    assert told.returncode == 0 and "elastic play flowing-menu" in told.stdout and "--record" in told.stdout
    if not has_command(elastic, "play"):
        ended = elastic.plain("play", "flowing-menu")
        assert "without GTK" in told.stdout and ended.returncode == 69 and ended.stderr.count("\n") == 1


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


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
def test_a_gif_has_a_ground_unless_none_is_asked_for(elastic, tmp_path):
    """Without one it has hard edges, and nothing that is half transparent."""
    films = {}
    for name, options in {"usual": [], "background": ["--background", "background"], "none": ["--background", "none"]}.items():
        file = tmp_path / f"{name}.gif"
        assert elastic.plain(*TYPING, "--duration", "0.5", "--scale", "1", *options, "-o", str(file)).returncode == 0
        films[name] = [frame.convert("RGBA").tobytes() for frame in ImageSequence.Iterator(Image.open(file))]
    assert films["usual"] == films["background"] != films["none"]
    assert set(films["usual"][0][3::4]) == {255} and 0 in films["none"][0][3::4]


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


# Each option of a command that names a file to read: the words of a command that writes a file of this ending, with IN for the file
# that is read, and what is in it. Where it ends by itself it is refused before a window is opened.
LYRICS = "[00:00.10]one\n[00:00.30]two\n[00:00.50]\n"
PLACES = "0 0 40 20 0.1\n50 0 40 20 0.3\n"
GESTURE = json.dumps({"version": 1, "component": "message-balloon", "size": [120, 80], "events": [
    {"t": 0, "phase": "down", "x": 60, "y": 40}, {"t": 0.1, "phase": "up", "x": 60, "y": 40}]})
READERS = {
    ("lyrics", "<song>"): (["lyrics", "IN", "-o", "OUT"], "svg", LYRICS),
    ("lyrics", "--audio"): (["lyrics", "SONG", "--audio", "IN", "-o", "OUT"], "mp4", None),
    ("lyrics", "--cover"): (["lyrics", "SONG", "--cover", "IN", "--at", "0", "-o", "OUT"], "png", None),
    ("render", "--gesture"): (["render", "message-balloon", "--gesture", "IN", "-o", "OUT"], "json", GESTURE),
    ("render", "--song"): (["render", "lyric-ball", "--song", "IN", "-o", "OUT"], "svg", LYRICS),
    ("render", "--places"): (["render", "lyric-ball", "--places", "IN", "-o", "OUT"], "json", PLACES),
    ("play", "--gesture"): (["play", "message-balloon", "--gesture", "IN", "--record", "OUT"], "json", GESTURE),
    ("play", "--song"): (["play", "lyric-ball", "--song", "IN", "--record", "OUT"], "json", LYRICS),
    ("play", "--places"): (["play", "lyric-ball", "--places", "IN", "--record", "OUT"], "json", PLACES),
}


def input_file(folder, option):
    """The words of the command, the ending of its output, and the file that it reads, in a folder with a song beside it."""
    words, ending, text = READERS[option]
    file = folder / f"mine.{ending}"
    if text is None:
        made = {"mp4": ["-i", "sine=duration=0.3", "-c:a", "aac"], "png": ["-i", "color=size=32x32", "-frames:v", "1"]}[ending]
        subprocess.run(["ffmpeg", "-loglevel", "error", "-f", "lavfi", *made, file], check=True)
    else:
        file.write_text(text)
    (folder / "song.lrc").write_text("[00:09]There is time for a card before this")
    return [{"SONG": "song.lrc"}.get(word, word) for word in words], ending, file


def spellings(file):
    """Names of the same file, seen from its folder."""
    folder = file.parent
    (folder / "sub").mkdir()
    (folder / "aside").symlink_to(".")
    link, hard, far = (folder / f"{name}{file.suffix}" for name in ("link", "hard", "far"))
    link.symlink_to(file.name)
    far.symlink_to(link)
    os.link(file, hard)
    return [
        file.name, f"./{file.name}", str(file), f"sub/../{file.name}", f".//{file.name}", f"aside/{file.name}", link.name, far.name, hard.name]


def has_command(elastic, command):
    """A build without windows has no `play`."""
    return f"\n  {command} " in elastic.plain("--help").stdout


def test_the_table_names_every_option_that_reads_a_file(elastic):
    found = set()
    for command in commands(elastic):
        text = elastic.plain(command, "--help").stdout
        assert command == "gallery" or "<file>" in text or "<plot.svg>" in text or "--output" not in text, command
        options = set(re.findall(r"^ +(?:-o, )?(--[a-z-]+) <(?:file|plot\.svg)>", text, re.M)) - {"--output", "--record"}
        if "\nARGUMENTS:\n  <song>" in text:
            options.add("<song>")
        if "--output" in text or "--record" in text:  # Others replace nothing.
            found |= {(command, option) for option in options}
    assert found == {option for option in READERS if has_command(elastic, option[0])}


@pytest.mark.parametrize("option", READERS, ids=" ".join)
def test_the_output_is_not_one_of_the_inputs(elastic, tmp_path, option):
    if not has_command(elastic, option[0]):
        return
    words, _, file = input_file(tmp_path, option)
    before = file.read_bytes()
    names = spellings(file)
    there = sorted(os.listdir(tmp_path))
    for source, output in [*((file.name, name) for name in names), *((name, file.name) for name in (names[2], "link" + file.suffix, "hard" + file.suffix))]:
        given = [{"IN": source, "OUT": output}.get(word, word) for word in words]
        ended = elastic.plain(*given, cwd=tmp_path)
        assert (ended.returncode, ended.stderr.count("\n")) == (64, 1), (given, ended.stderr)
        assert f"{output}: " in ended.stderr and "is read" in ended.stderr, ended.stderr
        assert file.read_bytes() == before and sorted(os.listdir(tmp_path)) == there, given


def test_an_output_beside_its_inputs_is_written(elastic, tmp_path):
    for option in READERS:
        if option[0] == "play":
            continue  # It ends with its window.
        folder = tmp_path / " ".join(option).replace("/", "")
        folder.mkdir()
        words, ending, file = input_file(folder, option)
        before = file.read_bytes()
        for output in (f"other.{ending}", f"other.{ending}"):  # It may replace what it wrote.
            ended = elastic.plain(*({"IN": file.name, "OUT": output}.get(word, word) for word in words), cwd=folder)
            assert ended.returncode == 0, ended.stderr
        assert file.read_bytes() == before and (folder / f"other.{ending}").stat().st_size > 0


def test_standard_input_is_not_replaced_by_the_output(elastic, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(GESTURE)
    for name in ("-", "/dev/stdin"):
        with open(file) as source:
            ended = elastic.plain("render", "message-balloon", "--gesture", name, "-o", str(file), stdin=source)
        assert ended.returncode == 64 and ended.stderr.count("\n") == 1 and file.read_text() == GESTURE, name
    with open(file) as source, open(file, "a") as output:
        ended = subprocess.run(
            [elastic.path, "render", "message-balloon", "--gesture", "-", "--format", "json", "-o", "-"],
            stdin=source, stdout=output, stderr=subprocess.PIPE, text=True, timeout=60)
    assert ended.returncode == 64 and "standard output" in ended.stderr and file.read_text() == GESTURE


@pytest.mark.skipif(not shutil.which("ffmpeg"), reason="no ffmpeg")
def test_further_files_of_an_output_are_not_inputs_either(elastic, tmp_path):
    """The still picture beside a moving one, and the pictures of a sequence, of a link too."""
    typing = ["render", "message-balloon", "--duration", "0.1", "--scale", "1", "--gesture"]
    for name, output in (("a-still.svg", "a.svg"), ("0003.png", "%04d.png"), ("0000.png", "%04d.png")):
        file = tmp_path / name
        file.write_text(GESTURE)
        (tmp_path / "link").symlink_to(name)
        for source in (name, "link"):
            words = typing if name.endswith("png") else ["render", "message-balloon", "--gesture"]
            ended = elastic.plain(*words, source, "-o", output, cwd=tmp_path)
            assert ended.returncode == 64 and f"{name}: " in ended.stderr and ended.stderr.count("\n") == 1, ended.stderr
            assert file.read_text() == GESTURE and sorted(os.listdir(tmp_path)) == sorted([name, "link"])
        file.unlink(), (tmp_path / "link").unlink()
