"""The same recording gives the same bits natively and under the toolchain's WebAssembly runtime."""

import json
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))
INSTANTS = 200
ENVIRONMENT = {
    "direction": "ltr", "reduceMotion": False, "scheme": "light", "increasedContrast": False,
    "textScale": 1}


def words(event, environment):
    """One entry as the probe reads it; numbers keep every digit."""
    def text(value):
        return str(value).lower() if isinstance(value, bool) else str(value)

    if event.get("command") == "set":
        rest = ["set", event["key"], text(event["value"])]
    elif "command" in event:
        rest = ["command", event["command"], repr(float(event.get("value", 0)))]
    elif event["phase"] == "scroll":
        rest = ["scroll", repr(event["offset"]), str(int(event["tracking"]))]
    elif event["phase"] == "resize":
        rest = ["resize", *map(repr, event["size"])]
    elif event["phase"] == "environment":
        environment.update({key: event[key] for key in environment if key in event})
        rest = ["environment", *map(text, environment.values())]
    elif event["phase"] == "measured":
        rest = ["measured", repr(event["lineHeight"]), *map(repr, event["widths"])]
    elif event["phase"] == "activate":
        rest = ["activate"]
    else:
        rest = ["touch", str(event.get("id", 0)), event["phase"], repr(event["x"]),
                repr(event["y"])]
    return " ".join([repr(event["t"]), *rest])


def lines(recording):
    """A recording as the probe reads it: what it was done to, and then every entry."""
    environment = dict(ENVIRONMENT)
    events = [words(event, environment) for event in recording["events"]]
    end = max(event["t"] for event in recording["events"]) + 3
    head = [recording["component"], *map(repr, recording["size"]), repr(end), str(INSTANTS),
            recording.get("content", "").encode().hex()]
    return "\n".join([" ".join(head), *events]).encode()


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


def numbers(command, recording):
    """Every number drawn, as the probe writes it."""
    done = subprocess.run(command, input=lines(recording), check=True, capture_output=True)
    return done.stdout


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
    recording = json.loads(path.read_text())
    native, wasm = (numbers(command, recording) for command in probes)
    count = len(native) // 8
    # Fewer would mean that hardly anything was drawn.
    assert count > INSTANTS * 5
    assert first_difference(native, wasm) is None
    print(f"{path.name}: {count} numbers at {INSTANTS} instants, every bit the same")


def test_one_ulp_is_a_difference(probes):
    native = numbers(probes[0], json.loads(RECORDINGS[0].read_text()))
    place = (len(native) // 16) * 8
    bits, = struct.unpack_from("<Q", native, place)
    changed = native[:place] + struct.pack("<Q", bits ^ 1) + native[place + 8:]
    assert first_difference(native, changed) == place // 8
