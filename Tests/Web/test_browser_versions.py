"""The versions of browsers that docs/web.md tells, by web-features, the W3C's data behind Baseline."""

import json
import re
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(sysconfig.get_path("purelib")) / "baseline_checker/config/baseline_data.json"
BROWSERS = [("chrome", "edge"), ("firefox",), ("safari",)]


@pytest.fixture(scope="module")
def features():
    if not DATA.exists():
        pytest.fail(f"no {DATA}: Scripts/install.sh python")
    return json.loads(DATA.read_text())["features"]


def rows():
    text = (ROOT / "docs/web.md").read_text().split("\n## Browsers\n")[1].split("\n## ")[0]
    found = [re.match(r"\| (.*?) \| (\S+) \| (\S+) \| (\S+) \| .*<!-- (.*?) --> \|$", line).groups() for line in text.splitlines()[6:] if line.startswith("|")]
    return [(what, used, *versions) for what, *versions, used in found]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_version_is_the_first_that_has_all_of_it(features, row):
    _, used, *told = row

    def first(browsers):
        """The newest of the first versions; nothing where one is missing."""
        versions = [features[name]["status"]["support"].get(browser) for name in used.split() for browser in browsers]
        return "–" if None in versions else max(versions, key=float)

    assert told == [first(browsers) for browsers in BROWSERS]


def test_no_other_page_tells_versions():
    """But the changelog, whose lines are of their day."""
    files = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *ROOT.glob("Sources/*/Documentation.docc/*.md")]
    assert {file.name for file in files if re.search(r"(Chrome|Edge|Firefox|Safari) \d", file.read_text())} == set()
    assert len(rows()) == 7
