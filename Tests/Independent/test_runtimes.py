"""The same recording gives the same bits natively and under the toolchain's WebAssembly runtime."""

import json
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))
INSTANTS = 200  # As many as Probe.swift draws.


@pytest.fixture(scope="module")
def probes(program):
    """The probe natively and as WebAssembly, as commands."""
    native = program("ELASTIC_EQUAL_PROBE", "Tests/Probes", "EqualProbe")
    built = subprocess.run(
        ["Scripts/build-wasm.sh", "EqualProbe"], cwd=ROOT, check=True, capture_output=True,
        text=True)
    module = ROOT / built.stdout.strip().splitlines()[-1].split(":")[0]
    # The toolchain's folder is not always the one on the path.
    info = subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True)
    tools = Path(json.loads(info.stdout)["paths"]["runtimeResourcePath"]).parents[1] / "bin"
    wasmkit = shutil.which("wasmkit", path=str(tools)) or shutil.which("wasmkit")
    assert wasmkit, "the toolchain has no wasmkit"
    return [str(native)], [wasmkit, "run", str(module)]


def numbers(command, path):
    """Every number drawn, as the probe writes it."""
    return subprocess.run(command, input=path.read_bytes(), check=True, capture_output=True).stdout


def first_difference(one, other):
    """The first difference of two runs, as an index of doubles; None if they are equal to the bit."""
    if len(one) != len(other):
        return min(len(one), len(other)) // 8
    for place in range(0, len(one), 8):
        if one[place:place + 8] != other[place:place + 8]:
            return place // 8
    return None


def test_there_are_recordings():
    assert len(RECORDINGS) >= 6


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.name.split(".")[0])
def test_native_and_wasmkit_give_the_same_bits(path, probes):
    native, wasm = (numbers(command, path) for command in probes)
    count = len(native) // 8
    # Fewer would mean that hardly anything was drawn.
    assert count > INSTANTS * 5
    assert first_difference(native, wasm) is None
    print(f"{path.name}: {count} numbers at {INSTANTS} instants, every bit the same")


def test_one_ulp_is_a_difference(probes):
    native = numbers(probes[0], RECORDINGS[0])
    place = (len(native) // 16) * 8
    bits, = struct.unpack_from("<Q", native, place)
    changed = native[:place] + struct.pack("<Q", bits ^ 1) + native[place + 8:]
    assert first_difference(native, changed) == place // 8
