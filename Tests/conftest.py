"""What the Python tests share: the repository, the built command line, and what they print."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import sample

ROOT = Path(__file__).resolve().parents[1]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leaves out what is not in the share of this run: of those that are left after tests for a release only have gone,
    or have stayed alone."""
    taken = set(sample.share(items, lambda item: str(item.path.relative_to(ROOT))))
    config.hook.pytest_deselected(items=[item for item in items if item not in taken])
    items[:] = [item for item in items if item in taken]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """How the workers of a run share its tests."""
    from sharing import Sharing

    return Sharing(config, log)


@pytest.fixture(scope="session")
def root():
    """The top folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def elastic():
    """Runs the command line: `elastic("path", "M0 0L1 1")` is what its JSON says.

    With `status=65` it must end with that status, and its standard error is returned instead. The
    binary is the one that ELASTIC names, or the release build in Tools.
    """
    binary = os.environ.get("ELASTIC", str(ROOT / "Tools/.build/release/elastic"))
    if not os.access(binary, os.X_OK):
        pytest.fail(f"no {binary}: swift build -c release --package-path Tools, or set ELASTIC")

    def run(*arguments, status=0):
        words = [str(argument) for argument in arguments]
        if status == 0 and "--json" not in words:
            words.append("--json")
        done = run.plain(*words)
        assert done.returncode == status, f"elastic {' '.join(words)}: {done.stderr}"
        return json.loads(done.stdout) if status == 0 else done.stderr

    # However it ends: `elastic.plain("curve", …)` is the finished process.
    run.plain = lambda *words, **rest: subprocess.run(
        [binary, *words], capture_output=True, text=True, timeout=300, **rest)
    run.path = binary
    return run


@pytest.fixture(scope="session")
def program():
    """A program beside the command line: what a variable names, or else what Swift builds now.

    `program("ELASTIC_MATH_PROBE", "Tests/Probes", "MathProbe")` is its path; more words are said to `swift build`.
    """

    def find(variable, package, product, *words):
        if variable in os.environ:
            path = Path(os.environ[variable])
            assert os.access(path, os.X_OK), f"no {path}, which {variable} names"
            return path
        build = ["swift", "build", "--package-path", package, "--product", product, *words]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        where = subprocess.run(
            [*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
        return Path(where.stdout.strip()) / product

    return find


@pytest.fixture(scope="session")
def browser():
    """Chromium; ELASTIC_CHROMIUM names another build of it."""
    from playwright.sync_api import sync_playwright

    path = shutil.which(os.environ.get("ELASTIC_CHROMIUM", "chromium")) or shutil.which("google-chrome")
    if not path:
        pytest.fail("no chromium: Scripts/install.sh browser")
    with sync_playwright() as playwright:
        # One process for pages: no second one is begun ahead for a page that may come.
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--renderer-process-limit=1"])
        yield found
        found.close()


def pytest_terminal_summary(terminalreporter):
    """Shows what passing tests printed: measured numbers are half of what a check is for."""
    for report in terminalreporter.getreports("passed"):
        terminalreporter.write(report.capstdout)
