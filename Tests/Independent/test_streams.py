"""A command ends with its own status although standard output or standard error cannot be written."""

import fcntl
import os
import pty
import signal
import struct
import subprocess
import termios
import time
import urllib.request

import pytest

SECONDS = 60
SURFACE = ["render", "elastic-surface"]
BROKEN = ["closed", "full", "gone"]
# What goes wrong: the words and the status. PATH leads to a folder without ffmpeg.
MISTAKES = {
    "a word that is missing": (["spring"], 64),
    "an option there is not": (["curve", "ease", "--nope"], 64),
    "a command there is not": (["sprung"], 64),
    "a component there is not": (["render", "elastic-surfaces", "-o", "{}/a.svg"], 64),
    "a number that is none": ([*SURFACE, "--at", "nan", "-o", "{}/a.png"], 64),
    "options that contradict": ([*SURFACE, "--loop", "2", "-o", "{}/a.mp4"], 64),
    "a file's ending": ([*SURFACE, "-o", "{}/a.tiff"], 64),
    "a setting": ([*SURFACE, "--set", "nope=1", "-o", "{}/a.svg"], 64),
    "a recording": ([*SURFACE, "--gesture", "{}/broken.json", "-o", "{}/a.svg"], 65),
    "a song": (["lyrics", "{}/empty.lrc", "-o", "{}/a.svg"], 65),
    "a curve": (["curve", "cubic-bezier(1,2)", "--at", "0"], 64),
    "a path": (["path", "M0 0L"], 64),
    "no ffmpeg": ([*SURFACE, "--size", "20x10", "-o", "{}/a.mp4"], 69),
    "a timeline without a length": (["timeline", "--at", "0"], 64),
    "no output of a timeline": (["timeline", "--duration", "1"], 64),
    "no output of keyframes": (["keyframes", "--values", "0,1"], 64),
    "keyframes that are none": (["keyframes", "--values", "0,x", "--at", "0"], 64),
    "a song there is not": (["lyrics", "{}/nowhere.lrc", "-o", "{}/a.svg"], 65),
    "a gallery's folder": (["gallery", "--no-open", "--root", "{}"], 64),
    "a gallery's port": (["gallery", "--no-open", "--port", "65536"], 64),
    "a spring without a number": (["spring", "--duration", "x"], 64),
    "a decay without a velocity": (["decay", "--at", "0"], 64),
    "a rubber band without a length": (["rubber-band", "--at", "0"], 64),
    "an inspection without a time": (["inspect", "elastic-surface"], 64),
    "no folder": ([*SURFACE, "-o", "{}/nowhere/a.svg"], 73),
}
PULLED = [*SURFACE, "--gesture", "{}/Tests/Gestures/surface-grab-mid-bounce.gesture.json"]
# What prints.
ANSWERS = {
    "help": ["--help"],
    "help of a command": ["help", "render"],
    "version": ["--version"],
    "completions": ["--generate-completion-script", "bash"],
    "spring": ["spring", "--duration", "0.5", "--damping", "0.5", "--at", "0,0.1", "--json"],
    "spring's table": ["spring", "--duration", "0.5", "--damping", "0.5", "--at", "0,0.1"],
    "decay": ["decay", "--velocity", "100", "--at", "0,1", "--json"],
    "rubber-band": ["rubber-band", "--extent", "300", "--at", "100", "--json"],
    "curve": ["curve", "ease", "--at", "0,0.5,1", "--json"],
    "path": ["path", "M0 0L10 10", "--json"],
    "timeline": ["timeline", "--duration", "1", "--at", "0,0.5", "--json"],
    "timeline's table": ["timeline", "--duration", "1", "--at", "0,0.5"],
    "keyframes": ["keyframes", "--values", "0,1", "--at", "0,0.5", "--json"],
    "keyframes' table": ["keyframes", "--values", "0,1", "--at", "0,0.5"],
    "a picture": [*PULLED, "--at", "0", "--format", "svg", "-o", "-"],
    "a film": [*PULLED, "--scale", "0.2", "--duration", "0.1", "--format", "gif", "-o", "-"],
    "a song's film": ["lyrics", "{}/Tests/Lyrics/plain/arabic.txt", "--format", "svg", "-o", "-"],
    "inspect": ["inspect", "elastic-surface", "--at", "0", "--json"],
}


def start(words, stream, state, **options):
    """Runs words with standard output (1) or standard error (2) closed, full, or a pipe without a reader."""
    this, other = ("stdout", "stderr") if stream == 1 else ("stderr", "stdout")
    options = {other: subprocess.PIPE, "text": True, "timeout": SECONDS, **options}
    if state == "closed":
        return subprocess.run(["/bin/sh", "-c", f'exec "$@" {stream}>&-', "sh", *words], **options)
    if state == "full":
        with open("/dev/full", "w") as full:
            return subprocess.run(words, **{this: full}, **options)
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run(words, **{this: writing}, **options)
    finally:
        os.close(writing)


def mistake(elastic, folder, name):
    """The words of a mistake, the status it ends with, and an environment without ffmpeg."""
    (folder / "broken.json").write_text('{"version":1,')
    (folder / "empty.lrc").write_text("")
    words, status = MISTAKES[name]
    environment = {**os.environ, "PATH": str(folder)}
    return [elastic.path, *[word.format(folder) for word in words]], status, environment


@pytest.mark.parametrize("name", MISTAKES)
def test_mistake_reported(elastic, tmp_path, name):
    """With a working standard error each mistake is one line."""
    words, status, environment = mistake(elastic, tmp_path, name)
    done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, env=environment)
    assert done.returncode == status, done
    assert done.stdout == "" and done.stderr.startswith("elastic: ") and done.stderr.count("\n") == 1
    print(done.stderr, end="")


@pytest.mark.parametrize("state", BROKEN)
@pytest.mark.parametrize("name", MISTAKES)
def test_mistake_without_standard_error(elastic, tmp_path, name, state):
    """If standard error cannot be written, the status is the same, and no file gets the message."""
    words, status, environment = mistake(elastic, tmp_path, name)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    done = start(words, 2, state, env=environment)
    assert done.returncode == status and done.stdout == ""
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def wrapped_ffmpeg(folder, script):
    """An environment in which ffmpeg is a script."""
    folder.mkdir()
    (folder / "ffmpeg").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "ffmpeg").chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


@pytest.mark.parametrize("state", BROKEN)
def test_failing_ffmpeg_without_standard_error(elastic, tmp_path, state):
    """A failure in the middle of a film ends with its status as well."""
    environment = wrapped_ffmpeg(tmp_path / "bin", "echo 'no room on the moon' >&2; exit 3")
    out = tmp_path / "out"
    out.mkdir()
    words = [elastic.path, *SURFACE, "--size", "20x10", "--duration", "0.1", "-o", out / "a.mp4"]
    assert start(words, 2, state, env=environment).returncode == 74
    assert list(out.iterdir()) == []


@pytest.mark.parametrize("state", BROKEN)
@pytest.mark.parametrize("name", ["a.gif", "a.svg", "a.json", "a.png"])
def test_file_without_streams(elastic, root, tmp_path, name, state):
    """A file is the same bytes where standard error cannot be written, and where nothing is open at all."""
    gesture = root / "Tests/Gestures/menu-flick.gesture.json"
    words = [elastic.path, "render", "flowing-menu", "--gesture", gesture, "-o"]
    words += [tmp_path / name] + (["--duration", "0.2", "--scale", "1"] if name == "a.gif" else [])
    subprocess.run(words, check=True, timeout=SECONDS)
    expected = (tmp_path / name).read_bytes()
    (tmp_path / name).unlink()
    assert start(words, 2, state).returncode == 0
    assert (tmp_path / name).read_bytes() == expected
    (tmp_path / name).unlink()
    bare = ["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *words]
    assert subprocess.run(bare, timeout=SECONDS).returncode == 0
    assert (tmp_path / name).read_bytes() == expected


def test_closed_terminal(elastic, tmp_path):
    """A terminal that is closed while the progress is shown does not stop the film."""
    terminal, end = pty.openpty()
    path = tmp_path / "a.gif"
    running = subprocess.Popen(
        [elastic.path, *SURFACE, "--size", "60x40", "--duration", "20", "-o", path], stderr=end)
    os.close(end)
    assert os.read(terminal, 1) != b""
    assert running.poll() is None
    os.close(terminal)
    assert running.wait(SECONDS) == 0
    assert path.read_bytes()[:4] == b"GIF8"


def answer(elastic, root, name):
    return [elastic.path, *(word.format(root) for word in ANSWERS[name])]


@pytest.mark.parametrize("name", ANSWERS)
def test_answer_without_standard_output(elastic, root, name):
    """An answer that cannot be written is status 74 and one line; a reader that ends early is no failure."""
    words = answer(elastic, root, name)
    whole = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    assert whole.returncode == 0 and whole.stdout and whole.stderr == "", whole
    for state, reason in [("full", "No space left on device"), ("closed", "Bad file descriptor")]:
        done = start(words, 1, state)
        assert done.returncode == 74, f"standard output {state}: {done}"
        assert done.stderr == f"elastic: standard output: {reason}\n"
    done = start(words, 1, "gone")
    assert done.returncode == 0 and done.stderr == ""


@pytest.mark.parametrize("state, reason", [("full", "No space left on device"), ("closed", "Bad file descriptor")])
def test_gallery_without_standard_output(elastic, root, state, reason):
    """A gallery whose address cannot be printed ends, like any other answer."""
    done = start([elastic.path, "gallery", "--no-open", "--port", "0", "--root", root / "Web"], 1, state)
    assert done.returncode == 74 and done.stderr == f"elastic: standard output: {reason}\n"


def test_gallery_whose_reader_ends(elastic, root):
    """A gallery goes on where a script has read its address and closed the pipe, or standard error is closed."""
    words = [elastic.path, "gallery", "--no-open", "--port", "0", "--root", root / "Web"]
    running = subprocess.Popen(["/bin/sh", "-c", 'exec "$@" 2>&-', "sh", *words], stdout=subprocess.PIPE, text=True)
    try:
        address = running.stdout.readline().strip()
        running.stdout.close()
        for _ in range(3):
            with urllib.request.urlopen(f"{address}elements/index.js", timeout=SECONDS) as answer:
                assert answer.read() == (root / "Web/elements/index.js").read_bytes()
    finally:
        running.send_signal(signal.SIGTERM)
        assert running.wait(SECONDS) == 0


@pytest.mark.parametrize("name", ["help", "spring", "inspect"])
def test_neither_stream(elastic, name):
    """Standard error is not needed for an answer; without both streams the status is 74."""
    for state in ("closed", "full"):
        done = start([elastic.path, *ANSWERS[name]], 2, state)
        assert done.returncode == 0
        shell = {"closed": ">&- 2>&-", "full": ">/dev/full 2>&1"}[state]
        words = ["/bin/sh", "-c", f'exec "$@" {shell}', "sh", elastic.path, *ANSWERS[name]]
        assert subprocess.run(words, timeout=SECONDS).returncode == 74


def test_slow_reader_of_a_nonblocking_pipe(elastic):
    """A pipe that refuses bytes while it is full gets the whole answer."""
    words = [elastic.path, "inspect", "flowing-menu", "--at", ",".join(map(str, range(1000)))]
    expected = subprocess.run(words, capture_output=True, timeout=SECONDS, check=True).stdout
    assert len(expected) > 1 << 18
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    running = subprocess.Popen(words, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    # Until the pipe is full; its last page need not be.
    full, end = fcntl.fcntl(reading, fcntl.F_GETPIPE_SZ) - 4096, time.monotonic() + SECONDS
    while struct.unpack("i", fcntl.ioctl(reading, termios.FIONREAD, bytes(4)))[0] < full:
        assert time.monotonic() < end and running.poll() is None, "it never fills the pipe"
        time.sleep(0.01)
    with open(reading, "rb") as pipe:
        assert pipe.read() == expected
    assert running.wait(SECONDS) == 0 and running.stderr.read() == b""
