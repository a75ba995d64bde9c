#!/usr/bin/env python3
"""Writes the hashes of the Python packages of the tests, after a version in their lists has changed: `lock-requirements.py`.

The lists are Tests/Independent/requirements*.txt. What their packages need themselves, at the versions that pip finds now, goes below a
line of its own. Each package has the hash of its file for this Python on x86-64, and of another one for arm64 where that is compiled.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests/Independent"
PIP = [ROOT / ".venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run", "--ignore-installed"]
ARM = [word for kind in ("manylinux_2_28", "manylinux_2_17", "manylinux2014") for word in ("--platform", f"{kind}_aarch64")]
NEEDED = "# What these need."


def found(*words):
    """What pip would install: each name with its version, its file and that file's hash."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        subprocess.run([*PIP, "--report", report, *words], check=True)
        for one in json.loads(report.read_text())["install"]:
            name = re.sub(r"[-_.]+", "-", one["metadata"]["name"]).lower()
            info = one["download_info"]
            yield name, one["metadata"]["version"], info["url"].rsplit("/", 1)[1], info["archive_info"]["hashes"]["sha256"]


def locked(path):
    """The list with hashes: its own packages in their order, then what these need."""
    text = path.read_text().split(NEEDED)[0]
    own = re.findall(r"^([\w.-]+)==([\w.]+)", text, re.M)
    pins = [f"{name}=={version}" for name, version in own]
    alone = ["--no-deps"] if path.stem.endswith("alone") else []
    here = {name: (version, file, [digest]) for name, version, file, digest in found(*alone, *pins)}
    compiled = [f"{name}=={version}" for name, (version, file, _) in here.items() if file.endswith(".whl") and not file.endswith("-any.whl")]
    if compiled:
        for name, _, _, digest in found("--no-deps", "--only-binary", ":all:", "--target", "nowhere", *ARM, *compiled):
            here[name][2].append(digest)

    def row(name):
        version, _, digests = here.pop(name)
        return "".join([f"{name}=={version}", *(f" \\\n    --hash=sha256:{digest}" for digest in digests), "\n"])

    first = "".join(line for line in text.splitlines(True) if line.startswith("#"))
    rows = [row(re.sub(r"[-_.]+", "-", name).lower()) for name, _ in own]
    rest = [row(name) for name in sorted(here)]
    return "".join([first, *rows, *([NEEDED + "\n", *rest] if rest else [])])


def main():
    for path in sorted(FOLDER.glob("requirements*.txt")):
        path.write_text(locked(path))


sys.exit(main())
