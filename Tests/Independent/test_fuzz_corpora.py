"""Inputs found by fuzzing give the same bits natively and in WebAssembly, and break no law in either.

With FOUND=1 also new findings of `make fuzz` in this checkout that are not committed: `make bits`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Fuzzing"))
import corpora  # noqa: E402


@pytest.fixture(scope="module")
def native(program):
    """The program that prints checksums."""
    return program("ELASTIC_SUMS", "Tests/Fuzzing", "elastic-sums")


@pytest.fixture(scope="module")
def names(native):
    """The targets, in the order of their numbers in WebAssembly."""
    return subprocess.run([native], check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture(scope="module")
def module():
    """The targets as WebAssembly."""
    done = subprocess.run(
        ["Scripts/build-wasm.sh", "FuzzTargets"], cwd=ROOT, check=True, capture_output=True,
        text=True)
    return ROOT / done.stdout.strip().splitlines()[-1].split(":")[0]


def unpack(target, folder):
    """Puts all inputs of a target into a folder; returns how many."""
    count = corpora.unpack(target, folder)
    if not os.environ.get("FOUND"):
        return count
    for path in (ROOT / ".build-fuzz-corpus" / target).glob("*"):
        shutil.copy(path, folder)
    return len(list(folder.iterdir()))


def lines(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_an_input_is_not_left_out_in_silence(tmp_path, monkeypatch):
    """Minimising knows only what code an input reaches: one that was a bug reaches none of its own, and is named."""
    monkeypatch.setattr(corpora, "ROOT", tmp_path)
    (tmp_path / "Tests/Fuzzing/Corpus").mkdir(parents=True)
    (tmp_path / "found").mkdir()
    for text in ("one", "two"):
        (tmp_path / "found" / text).write_text(text)
    assert corpora.keep("path", tmp_path / "found") == []
    (tmp_path / "found/one").unlink()
    assert corpora.keep("path", tmp_path / "found") == [b"one"]
    assert corpora.kept("path") == [b"two"]


def test_all_targets_are_compared(names):
    assert sorted(names.split(",")) == sorted(corpora.TARGETS)


@pytest.mark.release
@pytest.mark.parametrize("target", corpora.TARGETS)
def test_native_and_webassembly_give_the_same_bits(target, native, names, module, tmp_path):
    count = unpack(target, tmp_path / target)
    assert count >= 40, "the corpus is too small to show anything"
    one = lines([native, tmp_path / target])
    other = lines(["node", ROOT / "Tests/Fuzzing/sums.mjs", module, names, tmp_path / target])
    assert len(one) == count
    assert one == other
    # A checksum of nothing would agree, too.
    different = len({line.split()[2] for line in one})
    assert different > count / 4
    print(f"{target}: {count} inputs, {different} different checksums, the same from both")


@pytest.mark.release
def test_one_bit_is_a_difference(native, tmp_path):
    folder = tmp_path / "elastic-surface"
    folder.mkdir()
    # The finger goes down, and on by 40 and by 40 and a sixteenth points.
    for name, low in [("one", 0x80), ("other", 0x81)]:
        (folder / name).write_bytes(
            bytes([0, 3, 0, 10, 10, 9, 0, 0, 10, 0xBF, low, 2, 9, 15]))
    one, other = lines([native, folder])
    assert one.split()[2] != other.split()[2]
