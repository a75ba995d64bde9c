"""The GTK code of the site's pages and of the guide: complete programs that compile with what the command line was built from."""

import os
import re
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


def test_the_guides_program_compiles_beside_the_checkout(tmp_path):
    """Its two files as they are written there, in an empty folder: SwiftPM finds the package, its trait and its product."""
    manifest, program = (code for code in re.findall(r"```swift\n(.*?)```", (ROOT / "docs/guide.md").read_text(), re.S) if "SwiftUI" not in code)
    (tmp_path / "ElasticKit").symlink_to(ROOT)
    folder = tmp_path / "hello"
    (folder / "Sources/hello").mkdir(parents=True)
    (folder / "Package.swift").write_text(manifest)
    file = folder / "Sources/hello/main.swift"
    file.write_text(program)
    done = subprocess.run(["swift", "package", "describe"], cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and "ElasticGTK" in done.stdout, done.stderr
    done = compiled(file)
    assert done.returncode == 0, done.stderr
