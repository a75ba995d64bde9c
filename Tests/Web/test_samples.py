"""The code that the pages show runs when it is copied: each page alone in an empty folder, each React component in a page."""

import re
import shutil
import subprocess
from pathlib import Path

import components
import pytest

from hand import HAPPENED, drag
from still import wait_for_frames

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "Web/site/samples"
NAMES = [one.page for one in components.ALL]
TAGS = {one.page: one.tag for one in components.ALL}
ONE = "document.querySelector('%s')"


def works(page, name):
    """Uses it as its reader would: what the code is there for happens."""
    tag = TAGS[name]
    one = ONE % tag
    page.wait_for_function(f"{one}?.elastic?.motion.scene")
    box = page.locator(tag).bounding_box()
    assert box["height"] >= 80 and box["width"] >= 80
    if name == "surface":
        drag(page, (150, 20), (160, 120), up=False, on=tag)
        wait_for_frames(page)
        assert page.evaluate(f"{one}.elastic.motion.extent") > 100
        page.mouse.up()
    elif name == "refresh":
        rows = page.locator("li").count()
        drag(page, (150, 30), (160, 230), on=tag)
        page.wait_for_function(f"document.querySelectorAll('li').length === {rows + 1} && {one}.state === 'stopped'")
        assert "New" in page.locator("li").first.inner_text()
    elif name == "menu":
        page.click("#opener")
        page.wait_for_function(f"{one}.state === 'open'")
        page.locator("nav button").nth(1).click()
        page.wait_for_function(f"{one}.elastic.resting && document.querySelector('#folder').textContent === 'Sent'")
        drag(page, (4, 150), (200, 150), on=tag)
        page.wait_for_function(f"{one}.state === 'open'")
    elif name == "lyrics":
        page.click("#play")
        page.wait_for_function(f"{one}.elastic.happened.filter((event) => event.name === 'word').length > 3")
        assert page.evaluate(f"{one}.shadowRoot.textContent.replace(/\\s+/g, ' ')").count("row") == 2
    elif name == "balloon":
        assert page.evaluate(f"{one}.state") in ("appearing", "typing")
        page.wait_for_function(f"{one}.state === 'hidden' && document.querySelector('#said').textContent.includes('17:40')")
    elif name == "shape":
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function("document.querySelector('#likes').textContent === '1'")


@pytest.fixture
def empty(server, browser):
    """Opens a page of a folder that has the package and nothing else; an error or a missing file fails the test."""
    wrong, pages = [], []

    def opened(text, scripts=None):
        page = browser.new_page(viewport={"width": 420, "height": 700})
        pages.append(page)
        page.add_init_script(HAPPENED)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        page.route("**/empty/node_modules/elastickit/*", lambda route: route.fulfill(path=ROOT / "Web/elements" / route.request.url.rsplit("/", 1)[1]))
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.route("**/empty/index.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        for name in scripts or {}:
            page.route(f"**/empty/{name}", lambda route: route.fulfill(
                body=scripts[route.request.url.rsplit("/", 1)[1]],
                content_type={"css": "text/css", "js": "text/javascript", "wasm": "application/wasm"}[route.request.url.rsplit(".", 1)[1]]))
        page.goto(f"{server}/empty/index.html")
        return page

    yield opened
    for page in pages:
        page.close()
    assert wrong == []


@pytest.mark.parametrize("name", NAMES)
def test_the_html_runs_in_an_empty_page(empty, name):
    works(empty((SAMPLES / f"{name}.html").read_text()), name)


@pytest.mark.parametrize("name", NAMES)
def test_the_react_component_runs(empty, tmp_path, name):
    """Bundled by esbuild with React of Debian and the package's own list of exports."""
    package = tmp_path / "node_modules/elastickit"
    shutil.copytree(ROOT / "Web/elements", package)
    (tmp_path / "sample.jsx").write_text((SAMPLES / f"{name}.jsx").read_text())
    (tmp_path / "main.jsx").write_text(
        "import { createRoot } from 'react-dom/client'; import Sample from './sample.jsx';"
        "createRoot(document.querySelector('#app')).render(<Sample />);")
    subprocess.run(
        ["esbuild", "main.jsx", "--bundle", "--splitting", "--format=esm", "--jsx=automatic", "--outdir=out", "--log-level=warning", "--define:process.env.NODE_ENV=\"production\""],
        cwd=tmp_path, check=True, env={"PATH": "/usr/bin:/bin", "NODE_PATH": "/usr/share/nodejs"})
    scripts = {file.name: file.read_bytes() for file in (tmp_path / "out").iterdir()}
    # A bundler that knows `new URL(…, import.meta.url)` puts them there; esbuild leaves that to its user.
    scripts |= {file.name: file.read_bytes() for file in (ROOT / "Web/elements").glob("*.wasm")}
    page = empty(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title><link rel="stylesheet" href="main.css">'
        '<script type="module" src="main.js"></script><div id="app"></div></html>', scripts)
    works(page, name)


def test_the_guide_begins_with_a_page_that_runs(empty):
    page = empty(re.search(r"```html\n(.*?)```", (ROOT / "docs/guide.md").read_text(), re.S)[1])
    works(page, "surface")
