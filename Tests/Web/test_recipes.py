"""The recipes of the package's README, each run as it is written there on the package as npm installs it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bundling import esbuild, rollup, webpack
from hand import drag, until
from packed import ROOT, Site, Visit, install
from test_manifest import REACT_19, REACT_19_RUNTIME

ELEMENT = '<elastic-surface style="height: 9rem"><p>Read me</p></elastic-surface>'
DOCUMENT = (ROOT / "docs/web.md").read_text()
# What React of Debian is built with, and what npm has is not: it sets properties, as 19 does.
EXPERIMENT = "enableCustomElementPropertySupport = true;"
FRAMEWORKS = {"React 18": "jsx", "React 19": "tsx", "Vue 2": "js", "Vue 3": "vue", "Svelte 5": "svelte"}


@pytest.fixture
def app(tarball, tmp_path):
    return install(tmp_path, tarball)


@pytest.fixture
def readme(app):
    """The README in the package."""
    return (app / "node_modules/elastickit/README.md").read_text()


def block(text, kind, after):
    """The first block of code of a kind behind these words."""
    assert after in text, after
    return re.search(rf"^```{kind}\n(.*?)^```", text[text.index(after):], re.S | re.M)[1]


def flags(readme, loader, folder):
    """What esbuild is told; the folder of the page's files is this one."""
    return re.search(rf"`(?:esbuild )?(--loader:\.wasm={loader}[^`]*)`", readme)[1].replace("/assets", f"/{folder}").split()


def shown(browser, folder, text, policy=None):
    """A page with a surface draws it; what it fetched of WebAssembly."""
    with Site(folder, policy) as site, Visit(browser, site.address("/index.html", text)) as visit:
        visit.draws()
        assert (visit.errors, visit.faults) == ([], [])
        return [name for name in site.asked if name.endswith(".wasm")]


def test_an_import_map(app, readme, browser):
    assert shown(browser, app, block(readme, "html", "an import map")) == ["/node_modules/elastickit/surface.wasm"]


@pytest.mark.parametrize("loader, kind, fetched", [("file", "esm", 1), ("binary", "iife", 0)])
def test_esbuild(app, readme, browser, loader, kind, fetched):
    (app / "main.js").write_text(block(readme, "js", "esbuild and rollup"))
    esbuild(app, "main.js", kind, f"--format={kind}", "--minify", *flags(readme, loader, kind))
    how = ' type="module"' if kind == "esm" else " defer"
    assert len(shown(browser, app, f'<script{how} src="/{kind}/main.js"></script>{ELEMENT}')) == fetched


def test_without_an_address_esbuilds_page_says_the_cure_that_the_readme_has(app, readme, browser):
    """The mistake that is made most, on a page whose address is in another folder than its files."""
    (app / "main.js").write_text(block(readme, "js", "esbuild and rollup"))
    wrong = [one for one in flags(readme, "file", "assets") if "public-path" not in one]
    esbuild(app, "main.js", "assets", "--format=esm", *wrong)
    with Site(app) as site, Visit(browser, site.address("/some/page.html", f'<script type="module" src="/assets/main.js"></script>{ELEMENT}')) as visit:
        until(visit.page, "failed.length === 1")
        said, = (one for one in visit.errors if one.startswith("elastickit: cannot load WebAssembly: "))
    assert "(404)" in said
    cure = " ".join(readme.split("Where a module is missing")[1].split())
    for part in ("serve the package's `.wasm` file at that address", "pass its address to `configure({ wasm })`", "with esbuild, add `--public-path`"):
        assert part in cure and part.replace("`", "") in said, said
    assert "elastickit: cannot load WebAssembly: " in cure
    heading = re.search(r'see "(.*?)" in the package', said)[1]
    assert f"\n## {heading}\n" in readme


@pytest.mark.release
def test_webpack(app, readme, browser):
    script = re.search(r"webpack 5 .*? needs no setting: `(.*?)`", readme)[1]
    (app / "main.js").write_text(script)
    said = webpack(app, "main.js", "webpack")
    assert "recordings.wasm" in said  # As a file, which a page fetches only for a recording.
    asked, = shown(browser, app, f'<script defer src="/webpack/main.js"></script>{ELEMENT}')
    assert asked.startswith("/webpack/")


@pytest.mark.release
def test_rollup(app, readme, browser):
    (app / "main.js").write_text(block(readme, "js", "esbuild and rollup"))
    (app / "rollup.config.mjs").write_text(block(readme, "js", "`rollup.config.mjs`"))
    rollup(app, "rollup.config.mjs")
    asked, = shown(browser, app, f'<script type="module" src="/assets/main.js"></script>{ELEMENT}')
    assert asked.startswith("/assets/assets/")


def test_a_strict_page(app, readme, browser):
    policy = re.search(r"Content-Security-Policy needs `(.*?)`", readme)[1]
    assert policy == re.search(r"\*\*Content-Security-Policy\*\*: `(.*?)`", DOCUMENT)[1]
    text = f'<script type="module" src="/node_modules/elastickit/surface.js"></script>{ELEMENT}'
    assert len(shown(browser, app, text, policy)) == 1


def package(app, name, file, text):
    """A package of one file, as npm would install it."""
    folder = app / "node_modules" / name
    folder.mkdir()
    (folder / "package.json").write_text(json.dumps({"name": name, "exports": {".": f"./{file}"}}))
    (folder / file).write_text(text)


def refreshes(browser, app, script):
    """The page of a framework has a list that a pull loads anew."""
    given = block((app / "node_modules/elastickit/README.md").read_text(), "js", "esbuild and rollup").replace("surface", "refresh")
    (app / "main.jsx").write_text(given + script)
    esbuild(app, "main.jsx", "made", "--format=esm", "--loader:.wasm=file", "--public-path=/made", '--define:process.env.NODE_ENV="development"')
    with Site(app) as site:
        site.pages["/letters"] = b'["New", "First"]'
        with Visit(browser, site.address("/index.html", '<div id="app"></div><script type="module" src="/made/main.js"></script>')) as visit:
            visit.draws("elastic-refresh")
            first = "document.querySelector('elastic-refresh li').textContent"
            assert visit.page.evaluate(f"[{first}, document.querySelector('elastic-refresh').label]") == ["First", "Letters"]
            visit.page.evaluate("window.kept = document.querySelector('elastic-refresh')")
            drag(visit.page, (150, 30), (160, 250), on="elastic-refresh")
            until(visit.page, f"{first} === 'New' && !kept.refreshing && kept.state === 'stopped'")
            assert visit.page.evaluate("kept === document.querySelector('elastic-refresh')"), "drawn again, it is the same element"
            assert (visit.errors, visit.faults) == ([], [])


@pytest.mark.parametrize("experiment", [False, True])
def test_react_18(app, readme, browser, experiment):
    for name in ("react", "react-dom", "scheduler"):
        shutil.copytree(f"/usr/share/nodejs/{name}", app / "node_modules" / name)
    file = app / "node_modules/react-dom/cjs/react-dom.development.js"
    assert file.read_text().count(EXPERIMENT) == 1
    if not experiment:
        file.write_text(file.read_text().replace(EXPERIMENT, EXPERIMENT.replace("true", "false")))
    (app / "Letters.jsx").write_text("import * as React from 'react';" + block(readme, "jsx", "### React 18"))
    refreshes(browser, app, """
      import { createRoot } from 'react-dom/client';
      import * as React from 'react';
      import { Letters } from './Letters.jsx';
      createRoot(document.querySelector('#app')).render(<Letters />);""")


def test_vue_2(app, readme, browser):
    package(app, "vue", "index.js", Path("/usr/share/javascript/vue/vue.js").read_text())
    refreshes(browser, app, block(readme, "js", "### Vue 2"))


LIST = """
declare namespace React { namespace JSX {
  interface IntrinsicElements { ul: HTMLAttributes<HTMLUListElement>; li: HTMLAttributes<HTMLLIElement> & { key?: string } }
} }
"""
# Of Vue and Svelte what the recipes use of them, as their own types have it.
VUE = "export function ref<T>(value: T): { value: T };"
SVELTE = "declare function $state<T>(value: T): T;"


def test_the_types_of_what_is_not_run(app, readme):
    """React 19 whole, of Vue 3 and Svelte 5 the scripts."""
    modules = app / "node_modules"
    shutil.copytree("/usr/share/nodejs/@types/react", modules / "@types/react")
    with (modules / "@types/react/index.d.ts").open("a") as file:
        file.write(REACT_19 + LIST)
    (modules / "@types/react/jsx-runtime.d.ts").write_text(REACT_19_RUNTIME)
    package(app, "vue", "index.d.ts", VUE)
    (app / "svelte.d.ts").write_text(SVELTE)
    (app / "react.tsx").write_text(block(readme, "tsx", "### React 19"))
    for kind, after in (("vue", "### Vue 3"), ("svelte", "### Svelte 5")):
        script = re.search(r'<script[^>]* lang="ts">\n(.*?)</script>', block(readme, kind, after), re.S)[1]
        (app / f"{kind}.ts").write_text(script)
    check = ["tsc", "--noEmit", "--skipLibCheck", "--strict", "--jsx", "react-jsx", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
             "--module", "nodenext", "--moduleResolution", "nodenext", "--types", "react", "react.tsx", "vue.ts", "svelte.ts", "svelte.d.ts"]
    done = subprocess.run(check, cwd=app, capture_output=True, text=True, timeout=240)
    assert (done.stdout, done.returncode) == ("", 0)
    # A mistake in each is found.
    for name, was, now in (("react.tsx", "onrefresh", "onrefersh"), ("vue.ts", "['refresh']", "['refersh']"), ("svelte.ts", "detail.waitUntil", "detail.wait")):
        text = (app / name).read_text()
        assert was in text
        (app / name).write_text(text.replace(was, now))
    done = subprocess.run(check, cwd=app, capture_output=True, text=True, timeout=240)
    assert {Path(line.split("(")[0]).name for line in done.stdout.splitlines() if ": error " in line} == {"react.tsx", "vue.ts", "svelte.ts"}


@pytest.mark.parametrize("name", FRAMEWORKS)
def test_the_readme_says_what_is_not_run(readme, name):
    text = readme.split(f"### {name}\n")[1].split("\n#")[0]
    assert f"```{FRAMEWORKS[name]}\n" in text
    assert text.strip().startswith("Not run here") == (name in ("React 19", "Vue 3", "Svelte 5"))
