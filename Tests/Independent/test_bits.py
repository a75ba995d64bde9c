"""The plays of Tests/Bits have the same hashes as WebAssembly as they have natively, for which the Swift tests have the tables."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests"))
import bits  # noqa: E402


@pytest.fixture(scope="module")
def module():
    """The plays as WebAssembly."""
    built = subprocess.run(["Scripts/build-wasm.sh", "BitsProbe"], cwd=ROOT, check=True, capture_output=True, text=True)
    return ROOT / built.stdout.strip().splitlines()[-1].split(":")[0]


def test_there_is_a_table_for_each_component_and_no_two_rows_are_alike():
    assert len(bits.COMPONENTS) == 6
    hashes = [row[1] for component in bits.COMPONENTS for row in bits.table(component)]
    assert len(set(hashes)) == len(hashes)


@pytest.mark.parametrize("component", bits.COMPONENTS)
def test_webassembly_gives_the_bits_of_the_table(component, module):
    numbers, rows = bits.chosen(), bits.table(component)
    command = ["node", ROOT / "Tests/Probes/bits.mjs", module, bits.words(component), *map(str, numbers)]
    made = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert len(made) == len(numbers)
    wrong = [number for number, line in zip(numbers, made) if tuple(line.split("\t")) != rows[number][1:]]
    assert not wrong, bits.message(component, wrong, len(numbers))
    print(f"{component}: {len(numbers)} plays, all bits the same")
