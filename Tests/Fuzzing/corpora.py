"""What fuzzing found and is kept: Corpus/TARGET.txt holds one input a line, in base64."""

import base64
import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LYRICS = ["plain", "lrc", "srt", "webvtt", "ass"]
# Read by a library of their own.
OTHERS = ["ttml", "ultrastar", "whisper"]
TARGETS = sorted(path.stem for path in (ROOT / "Tests/Fuzzing/Corpus").glob("*.txt"))


def kept(target):
    """Every input that is kept for a target."""
    path = ROOT / f"Tests/Fuzzing/Corpus/{target}.txt"
    return [base64.b64decode(line) for line in path.read_text().split()] if path.exists() else []


def written(target):
    """What the other tests have for it already: files with names."""
    if target in LYRICS + OTHERS:
        return sorted((ROOT / "Tests/Lyrics" / target).iterdir())
    if target == "song":
        return [path for name in LYRICS for path in written(name)]
    return sorted((ROOT / "Tests/Gestures").iterdir()) if target == "gesture" else []


def unpack(target, folder):
    """Puts all of them into a folder, as libFuzzer and the checksums read them; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    for data in [*kept(target), *(path.read_bytes() for path in written(target))]:
        (folder / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    return len(list(folder.iterdir()))


def keep(target, folder):
    """Writes a folder's inputs as those that are kept; returns those that were kept before and are not any more."""
    before = kept(target)
    inputs = sorted({path.read_bytes() for path in folder.iterdir()})
    lines = [base64.b64encode(data).decode() + "\n" for data in inputs if data]
    (ROOT / f"Tests/Fuzzing/Corpus/{target}.txt").write_text("".join(lines))
    return [data for data in before if data not in inputs]
