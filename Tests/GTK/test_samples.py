"""The GTK code of the site's pages: complete programs that compile with what the command line was built from."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "Web/site/samples").glob("*.swift"))


def compiled(file):
    """What the compiler says of a program, without making it."""
    tool = Path(os.environ.get("ELASTIC_GTK", ROOT / "Tools/.build-gtk/release/elastic"))
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], check=True, capture_output=True, text=True).stdout.split()
    maps = [f"-fmodule-map-file={one}" for one in (ROOT / "System").glob("*/module.modulemap")]
    return subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", tool.parent / "Modules",
         *(part for flag in [*flags, *maps] for part in ("-Xcc", flag)), file], capture_output=True, text=True)


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_a_sample_compiles(file):
    assert len(SAMPLES) == 6
    done = compiled(file)
    assert done.returncode == 0, done.stderr


def test_a_mistake_would_be_found(tmp_path):
    file = tmp_path / "main.swift"
    file.write_text((ROOT / "Web/site/samples/surface.swift").read_text().replace("ElasticSurface", "ElasticSurfaces"))
    assert "ElasticSurfaces" in compiled(file).stderr
