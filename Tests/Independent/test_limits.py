"""What remains of a file where room, memory or open files run out, where ffmpeg lies, and where two write one file."""

import os
import random
import resource
import signal
import subprocess
import time

import pytest
from test_film_failures import NAMES, SECONDS, VECTORS, film, one_sentence, wait_until, wrapped  # noqa: F401

FORMATS = [*NAMES, *VECTORS, "still.png", "still.svg"]


def short(name, scale="0.2"):
    """Words that make a file of this name small."""
    pixels = [] if name.endswith((".svg", ".json", ".lottie", ".css")) else ["--scale", scale]
    return [*(["--at", "0.1"] if name.startswith("still") else ["--duration", "0.1"]), *pixels]


def limited(words, which, value, seconds=SECONDS):
    """Runs words with a limit of the system's; without Swift's printer of backtraces, which such limits stop."""
    return subprocess.run(
        words, capture_output=True, text=True, timeout=seconds, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
        preexec_fn=lambda: resource.setrlimit(which, (value, value)))


@pytest.fixture(scope="module")
def sizes():
    """The sizes of the largest files of formats that were rendered already, so that each is rendered whole once."""
    return {}


@pytest.mark.parametrize("turn", range(200))
def test_no_room_at_any_offset(film, tmp_path, sizes, turn):  # noqa: F811
    """A file that may not grow past any offset ends it with one sentence, and nothing is left of it."""
    random.seed(turn)
    name = FORMATS[turn % len(FORMATS)]
    words = film(tmp_path / name, *short(name))
    if name not in sizes:
        subprocess.run(words, check=True, timeout=SECONDS)
        sizes[name] = max(file.stat().st_size for file in tmp_path.iterdir())
        for file in tmp_path.iterdir():
            file.unlink()
    size = random.randrange(sizes[name])
    done = limited(words, resource.RLIMIT_FSIZE, size)
    assert list(tmp_path.iterdir()) == []
    # A film of shapes comes with a still picture, which may be the one that does not fit.
    print(f"{size} of {sizes[name]} bytes: {one_sentence(done, tmp_path / name.split('.')[0], 74, 'File too large')}")


# With fewer than eight, the system's own libraries cannot start their threads.
@pytest.mark.parametrize("count", [8, 10, 12, 14, 16, 18, 20, 24, 40])
@pytest.mark.parametrize("name", ["film.mp4", "film.json", "still.png"])
def test_few_open_files(film, tmp_path, name, count):  # noqa: F811
    """With few open files it works, or says so in one sentence, and nothing is left.

    Where a library below gives up, it ends by a signal, and nothing is where the file was to be.
    """
    words = film(tmp_path / name, *short(name))
    done = limited(words, resource.RLIMIT_NOFILE, count)
    # With very few the library that looks for fonts says by itself what it could not open.
    lines = [line for line in done.stderr.splitlines() if "Fontconfig" not in line]
    if done.returncode == 0:
        assert [file.name for file in tmp_path.iterdir()] == [name] and not lines and (count < 20 or done.stderr == "")
    elif done.returncode < 0:
        assert not (tmp_path / name).exists()
    else:
        assert done.returncode in (65, 73, 74) and len(lines) == 1 and "Too many open files" in lines[0], done
        assert list(tmp_path.iterdir()) == []
    print(f"{count}: {done.returncode} {done.stderr}", end="")


@pytest.mark.parametrize("turn", range(12))
def test_little_memory(film, tmp_path, turn):  # noqa: F811
    """However little memory there is, a file is whole or not there, and the next run removes what was left.

    Where not even a thread has room, the system's libraries wait for one without end.
    """
    random.seed(turn)
    name = FORMATS[turn % len(FORMATS)]
    words = film(tmp_path / name, *short(name, "2"))
    try:
        status = limited(words, resource.RLIMIT_AS, random.randrange(20, 400) << 20, seconds=8).returncode
    except subprocess.TimeoutExpired:
        status = "no end"
    left = [file.name for file in tmp_path.iterdir()]
    if status != 0:
        assert all(file.startswith(f".{name}.") and file.endswith(".part") for file in left)
    subprocess.run(words, check=True, timeout=SECONDS)
    assert all("part" not in file.name for file in tmp_path.iterdir())
    print(f"{status}: {left}")


@pytest.mark.parametrize("script, said", [
    ("cat >/dev/null", "wrote nothing"),
    ('cat >/dev/null; for o; do :; done; : >"${o#file:}"', "wrote nothing"),
    ("exit 0", "wrote nothing"),
    ("echo \"Unknown encoder 'libx264'\" >&2; exit 1", "Unknown encoder 'libx264'"),
    ("echo \"Unrecognized option 'fps_mode'.\" >&2; exit 1", "Unrecognized option"),
])
def test_an_ffmpeg_that_lies_or_is_too_old(film, tmp_path, script, said):  # noqa: F811
    """An ffmpeg that reports success without a film is a failure; one without an encoder is quoted."""
    environment = wrapped(tmp_path / "bin", script)
    (tmp_path / "out").mkdir()
    path = tmp_path / "out/film.mp4"
    done = subprocess.run(film(path, *short(path.name)), capture_output=True, text=True, timeout=SECONDS, env=environment)
    print(one_sentence(done, path, 74, said))
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("when", ["before a frame", "in the middle", "at the end"])
def test_an_ffmpeg_that_hangs(film, tmp_path, when, sent):  # noqa: F811
    """However ffmpeg hangs, Ctrl-C ends both, and nothing is left."""
    script = {
        "before a frame": "exec sleep 600", "in the middle": "head -c 5000 >/dev/null; exec sleep 600",
        "at the end": "cat >/dev/null; exec sleep 600"}[when]
    environment = wrapped(tmp_path / "bin", f"echo $$ >{tmp_path}/bin/number; {script}")
    (tmp_path / "out").mkdir()
    running = subprocess.Popen(
        film(tmp_path / "out/film.mp4", *short("film.mp4")), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    number = tmp_path / "bin/number"
    wait_until(lambda: number.exists() and number.read_text().strip())
    time.sleep(0.2)
    assert running.poll() is None
    running.send_signal(sent)
    assert running.communicate(timeout=SECONDS)[1] == b"" and running.returncode == 128 + sent
    assert list((tmp_path / "out").iterdir()) == []
    wait_until(lambda: not os.path.exists(f"/proc/{number.read_text().strip()}"))


def test_a_run_outlives_another_that_takes_its_folder_for_a_left_one(film, tmp_path):  # noqa: F811
    """One that is stopped between the steps in which it makes its hidden folder and locks it makes another."""
    words = film(tmp_path / "film.json", *short("film.json"))
    slowly = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=mkdir,mkdirat", "-e", "inject=mkdir,mkdirat:delay_exit=3000000:when=1"]
    running = subprocess.Popen([*slowly, *words], stderr=subprocess.PIPE)
    wait_until(lambda: list(tmp_path.iterdir()))
    subprocess.run(words, check=True, timeout=SECONDS)
    assert [file.name for file in tmp_path.iterdir()] == ["film.json"]
    assert running.communicate(timeout=SECONDS)[1] == b"" and running.returncode == 0
    assert [file.name for file in tmp_path.iterdir()] == ["film.json"]


@pytest.mark.parametrize("name", FORMATS)
def test_two_runs_on_one_file(film, tmp_path, name):  # noqa: F811
    """Two runs that write one file at once leave one of the two, whole; so does each file of a sequence."""
    runs = [film(tmp_path / name, *short(name), "--set", f"maximumWave={wave}") for wave in (20, 100)]
    whole = []
    for words in runs:
        subprocess.run(words, check=True, timeout=SECONDS)
        whole.append({file.name: file.read_bytes() for file in tmp_path.iterdir()})
        for file in tmp_path.iterdir():
            file.unlink()
    running = [subprocess.Popen(words, stderr=subprocess.PIPE) for words in runs]
    for one in running:
        assert one.communicate(timeout=SECONDS)[1] == b"" and one.returncode == 0
    left = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert left.keys() == whole[0].keys() and len(left) > 0
    if name.endswith((".webm", ".mkv")):  # Their muxer numbers files at random.
        left, *whole = [{file: len(data) for file, data in files.items()} for files in (left, *whole)]
    assert all(data in (whole[0][file], whole[1][file]) for file, data in left.items())
