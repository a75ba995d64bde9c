"""What a page downloads of the package, counted in Chromium from an empty cache; the limits are in Benchmarks/budgets.json."""

import json

import components
import pytest

from hand import until
from packed import ROOT, Site, Visit, install

BUDGETS = {one["key"]: one["most"] for one in json.loads((ROOT / "Benchmarks/budgets.json").read_text()) if "most" in one}
HIGH = 'style="height: 9rem"'
TAGS = {one.tag.rsplit("-", 1)[1]: one for one in components.ALL}  # By the package's entries.
# What an element shows of a page's own content: an attribute or a script, and when it is there.
SONG = "[00:01.00]Twinkle, twinkle\\n[00:03.00]Little star\\n"
PATH = "M10 10C50 0 90 20 90 50S50 100 10 90Z"
CONTENT = {
    "ball": ("", f"element.load('{SONG}')", "element.elastic.motion.words.length === 4"),
    "shape": (f'd="{PATH}"', "", f"element.elastic.content === '{PATH}'"),
    "balloon": ("typing", "", "true")}
# What each page imports, has and does. It is loaded when `done` is true.
PAGES = {
    name: ([name], f"<{one.tag} id='element' {HIGH} {attributes}>{one.inside}</{one.tag}>", act, f"drawn('{one.tag}') && {done}")
    for name, one in TAGS.items() for attributes, act, done in [CONTENT.get(name, ("", "", "true"))]
} | {
    "all": (["index"], "".join(f"<{tag} {HIGH}></{tag}>" for tag in components.TAGS), "",
            " && ".join(f"drawn('{tag}')" for tag in components.TAGS if tag != "message-balloon")),
    "stage": (["surface", "stage"], f"<elastic-stage {HIGH}></elastic-stage>",
              "document.querySelector('elastic-stage').add('elastic-surface', { width: 100, height: 80 })", "await frames() > 0"),
    "animated": (["animated"], "", "", "true"),
}
HELPERS = """
  window.drawn = (tag) => Boolean(document.querySelector(tag)?.elastic?.motion.scene);
  window.frames = () => document.querySelector('elastic-stage').ready.then((stage) => stage.countFrames());"""


@pytest.fixture(scope="module")
def app(tarball, tmp_path_factory):
    return install(tmp_path_factory.mktemp("app"), tarball)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_downloads_no_more_than_its_limit(app, browser, name):
    scripts, elements, act, done = PAGES[name]
    imports = "".join(f"import '/node_modules/elastickit/{one}.js'; " for one in scripts)
    text = f'<script>{HELPERS}</script>{elements}<script type="module">{imports}{act}</script>'
    with Site(app) as site, Visit(browser, site.address("/page.html", text)) as visit:
        until(visit.page, f"async () => {done}")
        visit.page.wait_for_load_state("networkidle")
        assert (visit.errors, visit.faults, visit.page.evaluate("failed")) == ([], [], [])
        asked = {path.rsplit("/", 1)[1]: size for path, size in site.asked.items() if path != "/page.html"}
    total, limit = sum(asked.values()), BUDGETS[f"bytes.page-{name}"]
    print(f"{name}: {total} bytes gzipped, at most {limit}: {asked}")
    assert total <= limit
