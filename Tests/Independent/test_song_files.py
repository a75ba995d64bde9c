"""Song files as they lie on disks: other encodings, which Python reads too, pipes and letters without a font."""

import importlib.util
import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from PIL import ImageFont

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "Tests/Lyrics/encodings").iterdir())
# These say what they are, or can be nothing else.
CERTAIN = ["utf-8", "utf-8-sig", "utf-16", "utf-32"]


def words(elastic, song, *options):
    """The letters that are drawn, and what was said on standard error."""
    picture = elastic.plain(
        "render", "lyric-ball", "--song", song, "--size", "2000x600", "--at", "0", "--format", "svg", "-o", "-", *options)
    assert picture.returncode == 0, picture.stderr
    return [unescape(word) for word in re.findall(r"<text[^>]*>([^<]*)</text>", picture.stdout)], picture.stderr


def expected(text):
    """Rows without their times, without spaces."""
    rows = [re.sub(r"^\[\d[^]]*\]", "", row) for row in text.split("\n") if not row.startswith("[ti:")]
    return re.sub(r"\s", "", "".join(rows))


def test_fifteen_songs_are_in_other_encodings():
    assert len({file.stem for file in FILES} - {"utf-8"}) >= 15


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_song_is_read_in_its_encoding(elastic, file):
    text = file.read_bytes().decode(file.stem)
    shown, said = words(elastic, file)
    # Fonts are another matter.
    said = [row for row in said.splitlines() if "no installed font" not in row]
    assert re.sub(r"\s", "", "".join(shown)) == expected(text)
    assert len(said) == (0 if file.stem in CERTAIN else 1)
    assert all(f"{file}: read as " in row and "--encoding" in row for row in said)


def test_an_encoding_that_is_given_is_used_and_one_that_is_wrong_refused(elastic, tmp_path):
    song = tmp_path / "song.lrc"
    song.write_bytes("[00:01.00]żółć\n".encode("cp1250"))
    shown, said = words(elastic, song, "--encoding", "CP1250")
    assert "".join(shown) == "żółć" and "read as" not in said
    wrong = elastic.plain("inspect", "lyric-ball", "--song", song, "--at", "0", "--encoding", "UTF-8")
    assert wrong.returncode == 65 and wrong.stderr.count("\n") == 1
    assert f"{song}: line 1, byte 10: is not UTF-8" in wrong.stderr
    unknown = elastic.plain("inspect", "lyric-ball", "--song", song, "--at", "0", "--encoding", "klingon")
    assert unknown.returncode == 64 and "--encoding" in unknown.stderr and "iconv -l" in unknown.stderr


@pytest.mark.parametrize("name, text, encoding", [
    ("song.txt", "#ENCODING:CP1250\n#TITLE:Miłość\n#BPM:300\n: 0 4 5 żółw\n: 4 4 5  miłość\n", "cp1250"),
    ("song.txt", "#TITLE:Café\r\n#Encoding: cp1252\r\n#BPM:300\r\n: 0 4 5 café\r\n: 4 4 5  naïve\r\n", "cp1252"),
    ("song.ttml", "<?xml version='1.0' encoding='ISO-8859-2'?><tt><body><p begin='1s'>żółw miłość</p></body></tt>", "iso8859-2")])
def test_a_file_that_says_its_encoding_is_read_in_it(elastic, tmp_path, name, text, encoding):
    song = tmp_path / name
    song.write_bytes(text.encode(encoding, errors="replace"))
    drawn, said = words(elastic, song)
    sung = re.findall(r": \d+ \d+ \d+ +(\S+)", text) or re.search(r">([^<>]+)</p>", text)[1].split()
    assert drawn == [word.encode(encoding, errors="replace").decode(encoding) for word in sung]
    assert "read as" not in said


def test_letters_that_were_lost_before_are_not_passed_over_in_silence(elastic, tmp_path):
    song = tmp_path / "song.lrc"
    song.write_text("[00:01.00]fine\n[00:02.00]G\ufffdnter\n")
    _, said = words(elastic, song)
    assert "letters were lost before it was saved, the first in line 2" in said


def test_a_letter_without_a_font_is_told_once(elastic, tmp_path):
    song = tmp_path / "song.txt"
    song.write_text("one \U000f1234 two \U000f1234 \U000f1235\n")
    _, said = words(elastic, song)
    assert said.count("no installed font has") == 1
    assert "(U+F1234) and 1 more" in said
    # Not where no letter is drawn.
    written = elastic.plain("lyrics", song, "-o", tmp_path / "song.lrc")
    assert (written.returncode, written.stderr) == (0, "")


def file_of(family):
    """The file that fontconfig has for a family."""
    return subprocess.run(["fc-match", "-f", "%{file}", family], capture_output=True, text=True, check=True).stdout


def test_words_are_in_the_font_that_is_given(elastic, tmp_path):
    song, film = tmp_path / "song.txt", tmp_path / "film.svg"
    song.write_text("hum\nnil\n")
    told = {}
    for family in ("DejaVu Serif", "DejaVu Sans Mono"):
        ended = elastic.plain("lyrics", str(song), "--font", family, "-o", str(film))
        assert ended.returncode == 0 and ended.stderr == ""
        shown = film.read_text()
        assert f"font-family=\"'{family}', sans-serif\"" in shown and 'font-family="sans-serif"' not in shown
        font = ImageFont.truetype(file_of(family), 1000, layout_engine=ImageFont.Layout.BASIC)
        words = re.findall(r'font-size="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>(hum|nil)<', shown)
        assert {word for _, _, word in words} == {"hum", "nil"}
        for size, width, word in words:
            assert abs(float(width) - font.getlength(word) * float(size) / 1000) < 0.1
        picture = elastic.plain(
            "render", "lyric-ball", "--song", str(song), "--font", family, "--at", "0", "--size", "200x200", "-o",
            str(tmp_path / "a.png"))
        assert picture.returncode == 0 and picture.stderr == ""
        told[family] = (tmp_path / "a.png").read_bytes()
    assert len(set(told.values())) == 2
    unknown = elastic.plain("lyrics", str(song), "--font", "No Such Font", "-o", str(film))
    assert unknown.returncode == 64 and "--font" in unknown.stderr and "fc-list" in unknown.stderr


def test_letters_that_a_font_lacks_come_from_another(elastic, tmp_path):
    song = tmp_path / "song.txt"
    # Of these DejaVu Serif has none.
    letters = ["ប", "แ", "ཀ", "ગ"]
    drawn = set()
    for letter in [*letters, "\U000f1234"]:
        song.write_text(letter)
        picture = elastic.plain(
            "render", "lyric-ball", "--song", str(song), "--font", "DejaVu Serif", "--at", "0", "--size", "120x120", "-o",
            str(tmp_path / "a.png"))
        assert picture.returncode == 0
        assert ("no installed font" in picture.stderr) == (letter not in letters), picture.stderr
        drawn.add((tmp_path / "a.png").read_bytes())
    assert len(drawn) == 5


def test_an_empty_song_says_so(elastic, tmp_path):
    song = tmp_path / "song.txt"
    song.write_text(" \n\n")
    for command in (["render", "lyric-ball", "--song", song, "-o", tmp_path / "a.png"], ["lyrics", song, "-o", tmp_path / "a.svg"],
                    ["inspect", "lyric-ball", "--song", song, "--at", "0"]):
        ended = elastic.plain(*map(str, command))
        assert ended.returncode == 65 and "there are no words in it" in ended.stderr


@pytest.mark.parametrize("ending", ["svg", "json", "css", "png", "mp4"])
def test_a_recording_without_a_song_says_so(elastic, tmp_path, ending):
    recording, file = tmp_path / "idle.gesture.json", tmp_path / f"a.{ending}"
    recording.write_text('{"version": 1, "component": "lyric-ball", "size": [100, 100], "events": [{"t": 0, "command": "play"}]}')
    words = ["render", "lyric-ball", "--gesture", str(recording), "-o", str(file)]
    ended = elastic.plain(*words)
    assert ended.returncode == 65 and "there are no words for the ball" in ended.stderr and not file.exists()
    song = tmp_path / "song.txt"
    song.write_text("word")
    assert elastic.plain(*words, "--song", str(song)).returncode == 0 and file.exists()


def test_plain_words_have_the_durations_that_are_given(elastic, tmp_path):
    song = tmp_path / "song.txt"
    song.write_text("one two three\n")
    film = tmp_path / "film.json"
    lengths = {}
    for durations in ("0.5", "0.5,1,2"):
        ended = elastic.plain("render", "lyric-ball", "--song", str(song), "--durations", durations, "-o", str(film))
        assert ended.returncode == 0, ended.stderr
        lengths[durations] = int(re.search(r'"op":(\d+)', film.read_text())[1]) / 60
    assert abs(lengths["0.5,1,2"] - lengths["0.5"] - 2) < 0.05
    timed = tmp_path / "song.lrc"
    timed.write_text("[00:01.00]one\n")
    ended = elastic.plain("render", "lyric-ball", "--song", str(timed), "--durations", "1", "-o", str(film))
    assert ended.returncode == 64 and "--durations" in ended.stderr


@pytest.mark.parametrize("ending", ["json", "lottie", "svg", "mp4"])
def test_a_song_that_is_too_long_for_a_film_is_not_cut_in_silence(elastic, tmp_path, ending):
    song, film = tmp_path / "song.lrc", tmp_path / f"film.{ending}"
    song.write_text("[00:01.00]one\n[10:00.00]two\n[10:01.00]\n")
    words = ["render", "lyric-ball", "--song", str(song), "--size", "20x20", "-o", str(film)]
    ended = elastic.plain(*words)
    assert ended.returncode == 65 and "the song lasts" in ended.stderr and "at most 600 s" in ended.stderr
    assert not film.exists()
    assert elastic.plain(*words, "--duration", "0.1").returncode == 0 and film.exists()


def test_a_pipe_is_read_and_one_that_nobody_writes_is_an_error(elastic, tmp_path):
    shown = elastic.plain(
        "inspect", "lyric-ball", "--song", "-", "--at", "0", input="[00:01.00]through a pipe\n")
    assert shown.returncode == 0 and "through" in shown.stdout
    pipe = tmp_path / "pipe.lrc"
    os.mkfifo(pipe)
    ended = elastic.plain("inspect", "lyric-ball", "--song", str(pipe), "--at", "0")
    assert ended.returncode == 65 and "nothing has been written to this pipe" in ended.stderr
    writer = subprocess.Popen([sys.executable, "-c", f"open({str(pipe)!r}, 'w').write('[00:01.00]late words\\n')"])
    ended = elastic.plain("inspect", "lyric-ball", "--song", str(pipe), "--at", "0")
    writer.wait()
    assert ended.returncode == 0 and "late" in ended.stdout


def test_a_pipe_is_no_sound(elastic, tmp_path):
    """ffprobe would wait for its writer, and ffmpeg would find it empty."""
    song, pipe, film = tmp_path / "song.txt", tmp_path / "pipe.mp3", tmp_path / "film.mp4"
    song.write_text("one two")
    os.mkfifo(pipe)
    for sound in (pipe, tmp_path, "-"):
        ended = subprocess.run(
            [elastic.path, "lyrics", song, "--audio", sound, "-o", film], capture_output=True, text=True, timeout=60,
            stdin=subprocess.DEVNULL)
        assert ended.returncode == 65 and ended.stderr.count("\n") == 1
        assert ended.stderr.startswith(f"elastic: --audio {sound}: ") and "expected a file with sound" in ended.stderr
        assert not film.exists()


def test_a_ball_hops_over_places_instead_of_words(elastic, tmp_path):
    table = tmp_path / "places.csv"
    # A label in a corner, one to its right, and one below.
    frames = [(20, 60, 40, 16, 0.5), (80, 60, 60, 16, 1.0), (30, 140, 50, 16, 1.75)]
    rows = ["x,y,width,height,seconds", "# of my picture", *(",".join(map(str, frame)) for frame in frames)]
    table.write_text("\n".join(rows) + "\n")
    words = ["lyric-ball", "--places", table, "--size", "200x200", "--set", "squashShare=0", "ballSize=10"]
    samples = elastic("inspect", *words, "--at", "0.5,1,1.75")["samples"]
    for sample, (x, y, width, _, _) in zip(samples, frames):
        # It stands on the upper edge of its label, in the middle.
        assert sample["ball"] == pytest.approx([x + width / 2, y - 5], abs=1e-6)
    picture = elastic.plain("render", *map(str, words), "--at", "1", "--format", "svg", "-o", "-")
    assert picture.returncode == 0 and picture.stderr == "" and "<text" not in picture.stdout
    film = tmp_path / "film.json"
    ended = elastic.plain("render", *map(str, words), "-o", str(film))
    assert ended.returncode == 0 and ended.stderr == ""
    assert int(re.search(r'"op":(\d+)', film.read_text())[1]) >= 1.75 * 60
    # The same with a song that says when.
    song = tmp_path / "song.lrc"
    song.write_text("[00:00.50]<00:00.50>a <00:01.00>b <00:01.75>c <00:02.25>\n")
    table.write_text("\n".join(" ".join(map(str, frame[:4])) for frame in frames))
    again = elastic("inspect", *words, "--song", song, "--at", "0.5,1,1.75")["samples"]
    assert [sample["ball"] for sample in again] == [sample["ball"] for sample in samples]


@pytest.mark.parametrize("table, told", [
    ("", "there are no places in it"), ("1,2,3\n", "row 1: expected x, y, width and height"),
    ("1,2,3,4,0.5\n1,2,3,-4,0.6\n", "row 2: expected points"), ("1,2,3,4,2\n1,2,3,4,1\n", "row 2: expected seconds, not before"),
    ("1,2,3,4\n", "has no times"), ("1,2,3,4,1\n1,2,3,4\n", "row 2: expected as many numbers"), ("1,2,nan,4,1\n", "row 1: expected points"),
    ("1,2,3,4,5\nx,2,3,4,5\n", "row 2: expected x"),
])
def test_a_wrong_table_of_places_is_a_sentence(elastic, tmp_path, table, told):
    file = tmp_path / "places.csv"
    file.write_text(table)
    ended = elastic.plain("inspect", "lyric-ball", "--places", str(file), "--at", "0")
    assert ended.returncode == 65 and f"{file}: " in ended.stderr and told in ended.stderr and ended.stderr.count("\n") == 1


def test_places_and_words_are_as_many(elastic, tmp_path):
    file, song = tmp_path / "places.csv", tmp_path / "song.txt"
    file.write_text("1,2,3,4\n")
    song.write_text("two words\n")
    ended = elastic.plain("inspect", "lyric-ball", "--places", str(file), "--song", str(song), "--at", "0")
    assert ended.returncode == 65 and "has 1 places; expected 2" in ended.stderr
    other = elastic.plain("inspect", "elastic-surface", "--places", str(file), "--at", "0")
    assert other.returncode == 64 and "--places" in other.stderr


def test_a_picture_of_a_megabyte_of_words_takes_little_memory(elastic, tmp_path):
    song = tmp_path / "long.txt"
    song.write_text("row your boat gently down the stream\n" * 28_340)
    assert song.stat().st_size > 1_000_000
    words = ["render", "lyric-ball", "--song", song, "--at", "3", "-o", tmp_path / "picture.png"]
    child = subprocess.Popen([elastic.path, *words])
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    print(f"{usage.ru_maxrss / 1000:.0f} MB")
    assert child.returncode == 0
    # In kB; once it was 4 GB.
    assert usage.ru_maxrss < 600_000


def test_a_title_of_many_marks_costs_no_more_than_its_letters(elastic, tmp_path):
    """A renderer places each mark by all before it: 300,000 take Pango minutes a frame."""
    song, picture, marks = tmp_path / "song.lrc", tmp_path / "a.svg", "\u0301\u0308\u0323"
    title, artist, word = (mark * 300_000 for mark in marks)
    song.write_text(f"[ti:e{title}]\n[ar:o{artist}]\n[00:01.00]a{word}\n")
    assert elastic.plain("lyrics", str(song), "-o", str(picture)).returncode == 0
    text = picture.read_text()
    assert [text.count(mark) for mark in marks] == 3 * [2 * 30]  # Said once, and drawn once.


@pytest.mark.parametrize("name, text, left_out", [
    ("song.lrc", "[00:01.00]F: Hello\n[00:02.00]v2: there\n[00:03.00][door slams]\n[00:04.00]again\n", ["F:", "v2:", "[door", "slams]"]),
    ("song.srt", "1\n00:00:01,000 --> 00:00:02,000\nMAN: Hello there\n\n2\n00:00:03,000 --> 00:00:04,000\n[door slams] again\n",
     ["MAN:", "[door", "slams]"]),
])
def test_singers_and_sounds_are_left_out_or_shown(elastic, tmp_path, name, text, left_out):
    song = tmp_path / name
    song.write_text(text)
    assert words(elastic, song)[0] == ["Hello", "there", "again"]
    shown = words(elastic, song, "--labels")[0]
    assert set(shown) == {*left_out, "Hello", "there", "again"}


def test_references_of_html_are_characters_in_cues(elastic, tmp_path):
    """Beside Python's reading of the same text; what stands for markup stays a word."""
    song = tmp_path / "song.vtt"
    text = "caf&eacute; &copy;1 rock&amp;roll &notit; &notin; &lt;b&gt; &LT;i&GT; &AMPx &#146;s &#x41 &amp;eacute; &nosuch; &fjlig;ord &"
    song.write_text(f"WEBVTT\n\n00:01.000 --> 00:09.000\n{text}\n")
    assert " ".join(words(elastic, song)[0]) == unescape(text)
    plain = tmp_path / "song.lrc"
    plain.write_text("[00:01.00]caf&eacute;\n")
    assert words(elastic, plain)[0] == ["caf&eacute;"]
    song.write_text("WEBVTT\n\n00:01.000 --> 00:02.000\n&eacute;&eacute;\n\n00:9999999.000 --> 00:02.000\nx\n")
    ended = elastic.plain("inspect", "lyric-ball", "--song", str(song), "--at", "0")
    assert ended.returncode == 65 and f"byte {song.read_bytes().index(b'9999999')}: " in ended.stderr


def test_the_list_of_references_is_pythons():
    script = ROOT / "Scripts/character-references.py"
    spec = importlib.util.spec_from_file_location("references", script)
    references = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(references)
    assert references.FILE.read_text() == references.source()


@pytest.mark.parametrize("name, content, told", [
    ("song.smi", "<SAMI><BODY><SYNC Start=1000><P>red</BODY></SAMI>", "line 1, byte 0: this is SAMI"),
    ("song.txt", "{title: Red}\n[C]red [G]sky\n", "line 1, byte 0: this is ChordPro"),
    ("song.json", '{"segments": []}', "line 1, byte 0: this is JSON"),
    ("song.mid", "MThd\0\0\0\6\0\1", "line 1, byte 0: this is MIDI"),
    ("song.lrc", "[1000,2000](1000,1000,0)red", "line 1, byte 0: this is YRC"),
])
def test_a_format_that_is_not_read_is_named(elastic, tmp_path, name, content, told):
    song, film = tmp_path / name, tmp_path / "a.svg"
    song.write_text(content)
    ended = elastic.plain("lyrics", str(song), "-o", str(film))
    assert ended.returncode == 65 and ended.stderr.count("\n") == 1 and not film.exists()
    assert f"{song}: {told}" in ended.stderr and "convert it to LRC" in ended.stderr


def test_a_song_of_more_than_two_hours_is_refused_and_help_says_so(elastic, tmp_path):
    song = tmp_path / "song.lrc"
    song.write_text("[00:01.00]one\n[121:00.00]two\n[121:01.00]\n")
    ended = elastic.plain("lyrics", str(song), "-o", str(tmp_path / "a.svg"))
    assert ended.returncode == 65 and "at most two hours, 7200 s" in ended.stderr
    assert "two hours at most" in " ".join(elastic.plain("lyrics", "--help").stdout.split())
