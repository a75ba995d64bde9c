"""The files that remain when a film is stopped or fails."""

import os
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import time
from pathlib import Path

import components
import pytest
from sample import often
from test_films import FILMS

NAMES = list(FILMS)
FORMATS = Path(__file__).resolve().parents[2] / "Tools/Sources/elastic/Render/Formats"
# Those that consist of shapes, each of which has a file of its own.
VECTORS = sorted(
    "film" + re.search(r'ending = "(.*?)"', text)[1]
    for text in (file.read_text() for file in FORMATS.glob("*.swift")) if "isVector = true" in text)
assert len(VECTORS) >= 4
# A shell that runs the tests in the background has Ctrl-C ignored in all that it starts, until one listens to it itself.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Swift's runtime takes Ctrl-\ for a crash until the program listens to it itself, and prints where it was.
os.environ["SWIFT_BACKTRACE"] = "enable=no"
SIGNALS = [signal.SIGKILL, signal.SIGINT, signal.SIGTERM, signal.SIGQUIT]
FILM = ["render", "elastic-surface", "--gesture"]
SECONDS = 60
PAGE = 4096


@pytest.fixture
def film(elastic, root):
    """The words that render a film, as long as they say, into a file."""
    gesture = root / "Tests/Gestures/surface-grab-mid-bounce.gesture.json"
    return lambda path, *words: [elastic.path, *FILM, gesture, *words, "-o", path]


def ffmpegs(folder):
    """The ids of programs that write into a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if any(str(folder).encode() in word for word in words):
            found.append(int(process.name))
    return found


def wait_until(condition):
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("turn", often(range(7), range(38)))
def test_kill(film, tmp_path, turn):
    """Stopped at any moment, nothing is where the film was to be; the next run leaves only the film."""
    random.seed(turn)
    moment, name, sent = random.uniform(0, 1.2), NAMES[turn % len(NAMES)], SIGNALS[turn % len(SIGNALS)]
    path = tmp_path / name
    running = subprocess.Popen(
        film(path, "--duration", "600", "--scale", "1"), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True)
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(moment)
    # Ctrl-C and Ctrl-\ are sent to all processes of the group.
    (os.killpg if sent in (signal.SIGINT, signal.SIGQUIT) else os.kill)(running.pid, sent)
    said = running.communicate(timeout=SECONDS)[1]
    # Before it listens to signals it has not begun.
    assert running.returncode in (-sent, 128 + sent) and said == b""
    left = [file.name for file in tmp_path.iterdir()]
    assert all(file.startswith(f".{name}.") and file.endswith(".part") for file in left)
    if sent != signal.SIGKILL:
        assert left == []
    subprocess.run(film(path, "--duration", "0.01", "--scale", "1"), check=True, timeout=SECONDS)
    expected = [name] if "%" not in name else ["0000.png"]
    assert [file.name for file in tmp_path.iterdir()] == expected
    wait_until(lambda: ffmpegs(tmp_path) == [])
    assert [file.name for file in tmp_path.iterdir()] == expected
    print(f"{sent.name} after {moment:.2f} s of {name}: nothing; {left or 'nothing'} beside it")


def handled(process, which):
    """What a process does with a signal: "ignored", "caught" or "default"."""
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    bit = 1 << which - 1
    return "ignored" if int(lines["SigIgn"], 16) & bit else "caught" if int(lines["SigCgt"], 16) & bit else "default"


def children_running(process, program):
    """The ids of a process's children that run a program by now."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found if os.path.exists(f"/proc/{child}/exe") and os.path.samefile(f"/proc/{child}/exe", program)]


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
@pytest.mark.parametrize("words", [
    ["render", "elastic-surface", "--duration", "600", "--scale", "1", "-o", "film.apng"],
    ["lyrics", "song.lrc", "--duration", "600", "-o", "film.mp4"],
    ["gallery", "--port", "0", "--no-open", "--root", "{}/Web"],
], ids=lambda words: words[0])
def test_a_signal_while_it_starts_to_listen(elastic, root, tmp_path, words, sent):
    """A signal between two of the steps in which a command begins to listen to signals is not lost.

    It was ignored for a moment, in which a busy machine stopped the program for longer.
    """
    (tmp_path / "song.lrc").write_text("[00:00.10]One two\n[10:00.00]three\n")
    slowly = ["strace", "-f", "-qq", "-o", tmp_path / "calls", "-e", "trace=rt_sigaction",
              "-e", "inject=rt_sigaction:delay_exit=300000:when=1..3"]
    before = set(tmp_path.iterdir()) | {tmp_path / "calls"}
    tracer = subprocess.Popen([*slowly, elastic.path, *(word.format(root) for word in words)], cwd=tmp_path, stdout=subprocess.DEVNULL)
    wait_until(lambda: children_running(tracer.pid, elastic.path))
    (running,) = children_running(tracer.pid, elastic.path)
    # Under nohup a program begins with a signal that it ignores.
    first = "ignored" if handled(os.getpid(), sent) == "ignored" else "default"
    wait_until(lambda: handled(running, sent) != first)
    os.kill(running, sent)
    # A program that ends by a signal ends strace, which traces it, by the same.
    assert tracer.wait(SECONDS) in ([0, -sent] if words[0] == "gallery" else [128 + sent, -sent])
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGQUIT])
@pytest.mark.parametrize("name", often(VECTORS[:1], VECTORS))
def test_kill_while_it_fits(elastic, root, tmp_path, name, sent):
    """Stopped while it plays and fits keys, a vector film leaves nothing either."""
    gesture = root / "Tests/Gestures/balloon-typing-and-sending.gesture.json"
    running = subprocess.Popen(
        [elastic.path, "render", "message-balloon", "--gesture", gesture, "--duration", "600", "-o",
         tmp_path / name], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    wait_until(lambda: list(tmp_path.iterdir()))
    assert running.poll() is None
    running.send_signal(sent)
    assert running.communicate(timeout=SECONDS)[1] == b""
    assert running.returncode == 128 + sent
    assert list(tmp_path.iterdir()) == []


def test_kill_while_it_fits_a_song(elastic, tmp_path):
    """Nor does a song, whose ball alone takes seconds to fit keys to."""
    song = tmp_path / "long.lrc"
    song.write_text("".join(f"[{row // 2:02d}:{row % 2 * 30:02d}.00]{'word ' * 60}\n" for row in range(8)))
    folder = tmp_path / "out"
    folder.mkdir()
    running = subprocess.Popen(
        [elastic.path, "render", "lyric-ball", "--song", song, "--letters", "-o", folder / "film.json"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(6)
    running.send_signal(signal.SIGINT)
    assert running.communicate(timeout=SECONDS)[1] == b""
    assert running.returncode == 130
    assert list(folder.iterdir()) == []


def test_the_end(film, tmp_path):
    """Stopped when it is all but done, a film is whole or not there."""
    path = tmp_path / "film.gif"
    words = film(path, "--duration", "0.2", "--scale", "1")
    start = time.monotonic()
    subprocess.run(words, check=True)
    took = time.monotonic() - start
    whole = path.read_bytes()
    there = 0
    for turn in range(12):
        path.unlink(missing_ok=True)
        random.seed(turn)
        running = subprocess.Popen(words, start_new_session=True, stderr=subprocess.DEVNULL)
        try:
            running.wait(took * random.uniform(0.6, 1.1))
        except subprocess.TimeoutExpired:
            running.send_signal(SIGNALS[turn % len(SIGNALS)])
        running.wait(SECONDS)
        if path.exists():
            there += 1
            assert path.read_bytes() == whole
        else:
            assert running.returncode != 0
    print(f"{there} of 12 were done")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_while_another_program_makes_it_smaller(film, tmp_path, monkeypatch, number):
    """No film is left that was not made smaller."""
    programs = tmp_path / "programs"
    programs.mkdir()
    slow = programs / "gifsicle"
    slow.write_text(f"#!/bin/sh\n: > '{tmp_path}/begun'\nexec sleep {SECONDS}\n")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    folder = tmp_path / "films"
    folder.mkdir()
    running = subprocess.Popen(film(folder / "film.gif", "--duration", "0.2", "--scale", "1"), start_new_session=True)
    wait_until((tmp_path / "begun").exists)
    if number == signal.SIGINT:
        # As the terminal's Ctrl-C does, to all programs of a command.
        os.killpg(running.pid, number)
    else:
        running.send_signal(number)
    assert running.wait(SECONDS) == 128 + number
    assert list(folder.iterdir()) == []
    assert not ffmpegs(folder)


def test_running_work_stays(film, tmp_path):
    """A file that another process is still writing is not removed."""
    path = tmp_path / "film.apng"
    running = subprocess.Popen(film(path, "--duration", "600", "--scale", "1"), start_new_session=True)
    wait_until(lambda: any(tmp_path.glob(".film.apng.*.part/whole")))
    subprocess.run(film(path, "--duration", "0.1", "--scale", "1"), check=True)
    assert len(list(tmp_path.glob(".film.apng.*.part/whole"))) == 1
    running.send_signal(signal.SIGTERM)
    assert running.wait(SECONDS) == 143
    assert [file.name for file in tmp_path.iterdir()] == ["film.apng"]


def works(*words):
    return subprocess.run(words, capture_output=True).returncode == 0


def in_namespace(mount):
    """A shell that runs words in a folder mounted for them alone, then lists it; None if not allowed."""
    own = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    script = f'mount -t tmpfs -o {mount} none "$0" || exit 99; "$@"; s=$?; ls -A "$0"; exit $s'
    for unshare in (own, ["unshare", "--user", "--map-root-user", "--mount"]):
        words = [*unshare, "sh", "-c", script]
        if works(*words, "/mnt", "true"):
            return words
    return None


def one_sentence(done, path, status, *words):
    assert done.returncode == status, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith(f"elastic: {path}"), done.stderr
    assert any(word in lines[0] for word in words), done.stderr
    return lines[0]


@pytest.mark.parametrize("room", ["none", "nearly enough"])
@pytest.mark.parametrize("name", often(["%04d.png", "film.mp4"], NAMES))
def test_full_disk(film, tmp_path, name, room):
    """A disk without room, be it for the last bytes, ends it with one sentence, and nothing is on it."""
    path = tmp_path / name
    words = film(path, "--duration", "0.5", "--scale", "1")
    subprocess.run(words, check=True)
    files = list(tmp_path.iterdir())
    pages = sum(-(-file.stat().st_size // PAGE) for file in files)
    largest = max(file.stat().st_size for file in files)
    for file in files:
        file.unlink()
    size = (pages - 1) * PAGE if room == "nearly enough" else PAGE
    shell = in_namespace(f"size={size}")
    if shell:
        done = subprocess.run(
            [*shell, tmp_path, *words], capture_output=True, text=True, timeout=SECONDS)
        assert done.stdout == ""
        said = one_sentence(done, path, 74, "No space left on device")
        print(f"with {size} of {pages * PAGE} bytes: {said}")
    else:
        # A test cannot mount a small disk; a limit on the size of a file, in half kibibytes, is closest.
        size = (largest - 1) // 512 if room == "nearly enough" else 1
        done = subprocess.run(
            ["sh", "-c", f'ulimit -f {size}; "$@"', "sh", *words], capture_output=True,
            text=True, timeout=SECONDS)
        said = one_sentence(done, path, 74, "File too large")
        print(f"with {size * 512} bytes a file: {said}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["film.mp4", "film.gif", "%04d.png", "still.png", "still.svg"])
def test_read_only(film, tmp_path, name):
    """A folder that cannot be written into ends it with one sentence before any work is done."""
    folder, shell = tmp_path, []
    if os.geteuid() != 0:
        tmp_path.chmod(0o555)
    else:
        # Root can write everywhere except on a read-only disk.
        shell = in_namespace("ro")
        if shell:
            shell = [*shell, tmp_path]
        else:
            folder, shell = Path("/sys"), []
    path = folder / name
    done = subprocess.run([*shell, *film(path)], capture_output=True, text=True, timeout=60)
    tmp_path.chmod(0o755)
    said = one_sentence(
        done, path, 73, "Read-only file system", "Permission denied", "not permitted")
    assert done.stdout == "" and list(tmp_path.iterdir()) == [] and not path.exists()
    print(said)


def test_a_name_of_few_letters_and_many_bytes(film, tmp_path):
    """The incomplete file's name is valid on every file system where the file's name is."""
    path = tmp_path / ("🎈" * 60 + ".gif")
    subprocess.run(film(path, "--duration", "0.05", "--scale", "1"), check=True, timeout=SECONDS)
    assert path.stat().st_size > 0


def test_what_may_be_said_instead_is_one_list(elastic, tmp_path):
    done = elastic.plain("render", "elastic-surfaces", "-o", tmp_path / "a.svg")
    assert done.returncode == 64
    assert done.stderr.endswith(f": {', '.join(components.NAMES)}\n")


@pytest.mark.parametrize("search", ["", "/nowhere", None])
@pytest.mark.parametrize("name", often(["film.gif"], NAMES))
def test_no_ffmpeg(film, tmp_path, name, search):
    """Without ffmpeg it says what to install."""
    if search is None:
        # A folder of that name is no program.
        (tmp_path / "bin/ffmpeg").mkdir(parents=True)
        search = tmp_path / "bin"
    out = tmp_path / "out"
    out.mkdir()
    done = subprocess.run(
        film(out / name), capture_output=True, text=True, timeout=60,
        env={**os.environ, "PATH": str(search)})
    said = one_sentence(done, out / name, 69, "apt install ffmpeg")
    assert list(out.iterdir()) == []
    print(said)


def wrapped(folder, script):
    """An environment whose ffmpeg is a script; "$real" in it is the real one."""
    folder.mkdir()
    program = folder / "ffmpeg"
    program.write_text(f"#!/bin/sh\nreal={shutil.which('ffmpeg')}\n{script}\n")
    program.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


# 200 kB in lines of 100 bytes.
WARNINGS = 'yes "$(printf "%098d" 0)" | head -2000 >&2'


@pytest.mark.parametrize("name", often(["film.mp4"], ["film.mp4", "film.gif", "%04d.png"]))
def test_many_warnings(film, tmp_path, name):
    """However much ffmpeg warns, before, while and after it takes frames, the film is the same."""
    words = film(tmp_path / name, "--duration", "0.5", "--scale", "1")
    subprocess.run(words, check=True, timeout=SECONDS)
    expected = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for file in tmp_path.iterdir():
        file.unlink()
    script = f'{WARNINGS}; ({WARNINGS}) & "$real" "$@"; s=$?; wait; {WARNINGS}; exit $s'
    environment = wrapped(tmp_path / "bin", script)
    done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    shutil.rmtree(tmp_path / "bin")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == expected


@pytest.mark.parametrize("script, said", [
    (f"echo 'no room on the moon' >&2; {WARNINGS}; exit 3", "ffmpeg: no room on the moon"),
    ("printf '\\033[31mno room\\033[0m on the moon\\007\\n' >&2; exit 3", "ffmpeg: no room on the moon"),
    (f"{WARNINGS}; kill -9 $$", "ended by signal 9"),
    (f"{WARNINGS}; echo 'closing: No space left on device' >&2", "No space left on device"),
    (f"echo 'closing: No space left on device' >&2; {WARNINGS}", "No space left on device"),
])
def test_a_failure_among_many_warnings(film, tmp_path, script, said):
    """The first line of ffmpeg's output is shown, and a full disk is found at either end of the output."""
    environment = wrapped(tmp_path / "bin", script)
    (tmp_path / "out").mkdir()
    path = tmp_path / "out/film.mp4"
    done = subprocess.run(
        film(path, "--duration", "0.5"), capture_output=True, text=True, timeout=SECONDS, env=environment)
    print(one_sentence(done, path, 74, said))
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", done.stderr)
    assert list(path.parent.iterdir()) == []


def test_damaged_sound(elastic, tmp_path):
    """A damaged sound file, for which ffmpeg prints many warnings, still gives a film."""
    sound, damaged = tmp_path / "whole.mp3", tmp_path / "damaged.mp3"
    subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=400", "-b:a", "64k", sound], check=True)
    data = bytearray(sound.read_bytes())
    random.seed(1)
    for _ in range(len(data) // 40):
        data[random.randrange(2000, len(data))] = random.randrange(256)
    damaged.write_bytes(data)
    environment = wrapped(tmp_path / "bin", '"$real" "$@" 2>"$0.said"; s=$?; cat "$0.said" >&2; exit $s')
    (tmp_path / "song.lrc").write_text("[00:00.10]One two\n[00:00.60]three\n[00:01.00]\n")
    done = subprocess.run(
        [elastic.path, "lyrics", tmp_path / "song.lrc", "--audio", damaged, "--fps", "1", "--scale", "0.1",
         "-o", tmp_path / "song.mp4"], capture_output=True, text=True, timeout=SECONDS, env=environment)
    said = (tmp_path / "bin/ffmpeg.said").stat().st_size
    assert said > 65_536
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    streams = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "stream=codec_type", "-of", "csv=p=0",
         tmp_path / "song.mp4"], capture_output=True, text=True, check=True).stdout.split()
    assert sorted(streams) == ["audio", "video"]
    print(f"ffmpeg said {said} bytes of it")


def test_progress(film, tmp_path):
    """On a terminal it says how far it is and how long it takes; the line is empty in the end."""
    terminal, end = pty.openpty()
    running = subprocess.Popen(film(tmp_path / "film.webm", "--duration", "4", "--scale", "1"), stderr=end)
    os.close(end)
    said = b""
    while True:
        assert select.select([terminal], [], [], SECONDS)[0]
        try:
            part = os.read(terminal, 4096)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(terminal)
    assert running.wait(SECONDS) == 0
    lines = said.decode().split("\r")
    assert any(re.search(r"█+░+ \d+ %, \d+ s left", line) for line in lines), lines
    percents = [int(x) for x in re.findall(r"(\d+) %", said.decode())]
    assert percents == sorted(percents) and percents[-1] <= 100
    assert lines[-1] == "\x1b[K"
    print(f"{len(percents)} times, such as {max(lines, key=len)!r}")
