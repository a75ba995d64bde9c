"""The package in pages as an adopter has them, from plain scripts and on a server; and without its module. test_recipes.py has
bundlers and frameworks."""

import re
import subprocess

import components
import pytest

from bundling import webpack
from hand import drag, until
from packed import ROOT, Site, Visit, install
from test_page_words import BALL

ELEMENT = '<elastic-surface style="height: 9rem"><p>Read me</p></elastic-surface>'
ENTRIES = ["elastickit", *(f"elastickit/{name}" for name in (
    "surface", "refresh", "menu", "ball", "balloon", "shape", "stage", "animated", "inlined"))]


# The recipes of the documentation: what a bundler is given, and a strict page's policy.
DOCUMENT = (ROOT / "docs/web.md").read_text()
RECIPE = re.search(r"\*\*esbuild\*\* and \*\*rollup\*\*.*?```js\n(.*?)```", DOCUMENT, re.S)[1]
PACKAGE = (ROOT / "Web/elements/README.md").read_text()
POLICY = re.search(r"\*\*Content-Security-Policy\*\*: `(.*?)`", DOCUMENT)[1]


@pytest.fixture(scope="module")
def app(tarball, tmp_path_factory):
    return install(tmp_path_factory.mktemp("app"), tarball)


def shown(browser, folder, text, path="/index.html"):
    """A page with a surface draws it; what it fetched of the package."""
    with Site(folder) as site, Visit(browser, site.address(path, text)) as visit:
        visit.draws()
        assert visit.errors == []
        return [name for name in site.asked if name.endswith(".wasm")]


@pytest.mark.parametrize("folder", ["node_modules/elastickit", "a/b c"])
def test_a_plain_script_from_any_folder(app, browser, folder, tmp_path):
    place = tmp_path / folder
    place.parent.mkdir(parents=True)
    place.symlink_to(app / "node_modules/elastickit")
    text = f'<script type="module" src="{folder}/surface.js"></script>{ELEMENT}'
    assert len(shown(browser, tmp_path, text)) == 1


def test_the_packages_own_page_begins_with_a_list_that_refreshes(app, browser):
    """The first page of README.md, as it is there."""
    text = re.search(r"```html\n(.*?)```", (app / "node_modules/elastickit/README.md").read_text(), re.S)[1]
    with Site(app) as site, Visit(browser, site.address("/readme.html", text)) as visit:
        site.pages["/letters"] = b"One"
        visit.draws("elastic-refresh")
        drag(visit.page, (150, 5), (160, 250), on="#list")
        until(visit.page, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/letters')) && !list.refreshing")
        assert "/letters" in site.asked
        assert (visit.errors, visit.faults) == ([], [])


def test_the_package_says_what_the_documentation_says_of_bundlers():
    assert RECIPE.split() == re.search(r"```js\n(.*?)```", PACKAGE, re.S)[1].split()
    assert all("--loader:.wasm=file --public-path=/assets" in one for one in (DOCUMENT, PACKAGE))


BOTH = ELEMENT + '<elastic-shape style="height: 9rem"></elastic-shape>'


@pytest.mark.release
def test_webpack_keeps_one_module_for_all_elements(app, browser):
    (app / "whole.js").write_text("import 'elastickit';")
    webpack(app, "whole.js", "webpack-whole")
    with Site(app) as site, Visit(browser, site.address("/whole.html", f'<script defer src="/webpack-whole/main.js"></script>{BOTH}')) as visit:
        visit.draws()
        visit.draws("elastic-shape")
        assert visit.errors == []
        asked = [(app / name[1:]).read_bytes() for name in site.asked if name.endswith(".wasm")]
    assert asked == [(app / "node_modules/elastickit/elastic.wasm").read_bytes()]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_server_can_import_each_entry(app, entry):
    done = subprocess.run(
        ["node", "--input-type=module", "-e", f"console.log(Object.keys(await import('{entry}')).length > 0)"],
        cwd=app, capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == ("true", "")


GIVEN = {
    "address": "configure({ wasm: '/files/kit.wasm' })",
    "URL": "configure({ wasm: new URL('/files/kit.wasm', location) })",
    "view": "configure({ wasm: new Uint8Array(await (await fetch('/files/kit.wasm')).arrayBuffer()) })",
    "bytes": "configure({ wasm: await (await fetch('/files/kit.wasm')).arrayBuffer() })",
    "module": "configure({ wasm: await WebAssembly.compileStreaming(fetch('/files/kit.wasm')) })",
}


@pytest.mark.parametrize("kind", GIVEN)
def test_a_page_says_where_the_module_is(app, browser, kind):
    files = app / "files"
    files.mkdir(exist_ok=True)
    (files / "kit.wasm").write_bytes((app / "node_modules/elastickit/elastic.wasm").read_bytes())
    text = f"""<script type="module">
      import {{ configure }} from '/node_modules/elastickit/surface.js';
      {GIVEN[kind]};
      document.body.innerHTML = `{ELEMENT}`;</script>"""
    assert shown(browser, app, text) == ["/files/kit.wasm"]


def test_two_entries_have_a_module_each_and_share_their_scripts(app, browser):
    text = f"""<script type="module">import '/node_modules/elastickit/surface.js'; import '/node_modules/elastickit/menu.js';</script>
      {ELEMENT}<flowing-menu style="height: 9rem"><nav slot="menu">Menu</nav><p>Page</p></flowing-menu>"""
    with Site(app) as site, Visit(browser, site.address("/two.html", text)) as visit:
        visit.draws()
        visit.draws("flowing-menu")
        names = sorted(name.rsplit("/", 1)[1] for name in site.asked if "elastickit" in name)
    assert names == ["base.js", "menu.js", "menu.wasm", "paint-more.js", "slots.js", "surface.js", "surface.wasm"]


@pytest.mark.parametrize("isOwn", [False, True])
def test_what_places_an_indicator_comes_with_one(app, browser, isOwn):
    inside = '<b slot="indicator">Wait</b>' if isOwn else ""
    text = f"""<script type="module">import '/node_modules/elastickit/refresh.js';</script>
      <elastic-refresh indicator="custom" refreshing style="height: 9rem"><p>Page</p>{inside}</elastic-refresh>"""
    with Site(app) as site, Visit(browser, site.address("/refresh.html", text)) as visit:
        visit.draws("elastic-refresh")
        until(visit.page, "document.querySelector('elastic-refresh').state === 'loading' && document.querySelector('elastic-refresh').elastic.motion.inset === 50")
        if isOwn:
            until(visit.page, "document.querySelector('b').checkVisibility() && document.querySelector('b').getBoundingClientRect().bottom <= 58")
            # One that comes late is placed too.
            visit.page.evaluate("""() => {
              const list = document.querySelector('elastic-refresh').cloneNode(true);
              const own = list.querySelector('b');
              own.remove();
              document.querySelector('elastic-refresh').replaceWith(list);
              list.ready.then(() => list.append(own));
            }""")
            until(visit.page, "document.querySelector('b')?.checkVisibility() && document.querySelector('elastic-refresh').elastic?.motion.inset === 50")
        visit.page.wait_for_load_state("networkidle")
        assert any(name.endswith("/slots.js") for name in site.asked) == isOwn
        assert (visit.errors, visit.faults, visit.page.evaluate("failed")) == ([], [], [])


def test_with_the_whole_kit_no_entry_fetches_a_module_of_its_own(app, browser):
    text = f"""<script type="module">import '/node_modules/elastickit/surface.js'; import '/node_modules/elastickit/index.js';</script>
      {ELEMENT}"""
    assert shown(browser, app, text) == ["/node_modules/elastickit/elastic.wasm"]


def test_one_module_has_all_that_elements_of_all_kinds_need(app, browser):
    """A song and a path too, of which the one that was set last counts; a mistake is told with its place."""
    text = """<script type="module">import '/node_modules/elastickit/index.js';</script>
      <lyric-ball></lyric-ball><elastic-shape></elastic-shape>"""
    with Site(app) as site, Visit(browser, site.address("/all.html", text)) as visit:
        visit.draws("lyric-ball")
        visit.draws("elastic-shape")
        visit.page.evaluate("document.querySelector('lyric-ball').load('[00:01.00]One two')")
        until(visit.page, "document.querySelector('lyric-ball').elastic.motion.words.length === 2")
        visit.page.evaluate("(shape) => { shape.d = 'M0 0H9V9Z'; shape.d = 'M0 0L8 0V8Z'; }", visit.page.query_selector("elastic-shape"))
        until(visit.page, "document.querySelector('elastic-shape').elastic.content === 'M0 0L8 0V8Z'")
        visit.page.evaluate("document.querySelector('elastic-shape').d = 'M0 0 nonsense'")
        until(visit.page, "failed.length === 1")
        assert "byte 5" in visit.page.evaluate("failed[0][1]")
        assert site.modules() == ["elastic.wasm"]


def test_what_shows_no_content_takes_everything_that_can_be_done(app, browser):
    """Also what it ignores."""
    elements = "".join(f"<{tag} typing style='height: 100px'></{tag}>" for tag in components.TAGS)
    text = f"""<script type="module">import '/node_modules/elastickit/index.js';</script><audio id="audio"></audio>{elements}"""
    with Site(app) as site, Visit(browser, site.address("/bare.html", text)) as visit:
        for tag in components.TAGS:
            visit.draws(tag)
        told = visit.page.evaluate("""async (tags) => {
          const told = {};
          for (const tag of tags) {
            const element = document.querySelector(tag), { elastic } = element, { motion } = elastic, { style, table } = motion;
            let t = elastic.time() + 10;
            const take = (says, ...values) => motion.perform(t += 0.1, says, ...values);
            for (let round = 0; round < 2; round++) { // Before and after it has gone on.
              take(2, 300, 200);
              take(3, round, round, round, round, 1 + round);
              take(4, 20, 30, 30);
              take(4, 20);
              take(1, 50, 1);
              take(5);
              for (const phase of [0, 1, 2, 0, 3]) take(0, 1, phase, 150, 100);
              for (const { index, standard, lower, upper } of style) for (const value of [lower, upper, standard]) take(7, index, value);
              for (let command = 0; command < table.commands.length; command++) for (const value of [0, 0.5, 1e9]) take(6, command, value);
              for (let key = -1; key < 12; key++) for (const isDown of [true, false]) motion.key(key, isDown, t);
              motion.follow(1, true, 1, t);
              motion.advance(t + 1);
              while (motion.nextEvent());
              motion.draw();
              (told[tag] ??= []).push([motion.words.length, motion.wordStart(0)].join());
            }
            elastic.measure();
            element.media = document.querySelector('audio');
            elastic.reset();
            await elastic.record?.();
          }
          return told;
        }""", components.TAGS)
        until(visit.page, "async () => { await new Promise(requestAnimationFrame); return true; }")
        assert (visit.errors, visit.faults, visit.page.evaluate("failed")) == ([], [], [])
        assert site.modules() == ["elastic.wasm"]
        assert told == {tag: ["0,NaN", "0,NaN"] for tag in components.TAGS}


@pytest.mark.parametrize("song", [
    "1\n00:00:01,000 --> 00:00:02,000\nOne two\n", "WEBVTT\n\n00:01.000 --> 00:02.000\nOne two\n",
    "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,One two\n", "One two"])
def test_the_balls_own_module_reads_every_song(app, browser, song):
    text = """<script type="module">import '/node_modules/elastickit/ball.js';</script><lyric-ball></lyric-ball>"""
    words = "document.querySelector('lyric-ball').elastic.motion.words"
    with Site(app) as site, Visit(browser, site.address("/ball.html", text)) as visit:
        visit.draws("lyric-ball")
        visit.page.evaluate("(song) => document.querySelector('lyric-ball').load(song)", "[00:01.00]One two three")
        until(visit.page, f"{words}.length === 3")
        visit.page.evaluate("(song) => document.querySelector('lyric-ball').load(song)", song)
        until(visit.page, f"{words}.length === 2")
        assert site.modules() == ["ball.wasm"]
        assert visit.page.evaluate("failed") == []


def test_the_balls_own_module_hops_over_words_of_the_page(app, browser):
    text = """<script type="module">import '/node_modules/elastickit/ball.js';</script>
      <lyric-ball style="padding-top: 60px"><p>One <b id="there">two</b></p></lyric-ball>"""
    ball = "document.querySelector('lyric-ball')"
    with Site(app) as site, Visit(browser, site.address("/ball.html", text)) as visit:
        visit.draws("lyric-ball")
        visit.page.evaluate(f"{ball}.load('[00:01.00]One [00:02.00]two'), {ball}.seek(2)")
        until(visit.page, f"(({{ x, y }}, box) => Math.hypot(x - box.left - box.width / 2, y - box.top) < 2)(({BALL})({ball}) ?? {{}}, there.getBoundingClientRect())")
        assert visit.page.evaluate("failed") == []


def test_a_module_of_its_own_takes_what_its_component_ignores_and_no_nonsense(app, browser):
    """A recording of a surface may have a scroll or an activation: other hosts take that too."""
    text = """<script type="module">import '/node_modules/elastickit/surface.js';</script><elastic-surface></elastic-surface>"""
    with Site(app) as site, Visit(browser, site.address("/surface.html", text)) as visit:
        visit.draws()
        taken = visit.page.evaluate("""() => {
          const { motion } = document.querySelector('elastic-surface').elastic, last = [0, 7, 2, 60];
          const all = [[0, 1, 50, 1], [0, 4, 20, 30], [0, 5], last, [0, 7, 2, NaN], [0, 7, 2, 1e9], [0, 7, 0, 0.5], [0, 7, 99, 1], [0, 6, 99, 0], [0, 99], [0, undefined]];
          return [all.map((one) => motion.perform(...one) >= 0), motion.value(motion.style[2])];
        }""")
        assert taken == [[True, True, True, True, False, False, False, False, False, False, False], 60]
        assert visit.page.evaluate("failed") == []


def test_a_list_for_which_a_module_has_no_room_is_refused(app, browser):
    """As a recording of three megabytes can have it; written all the same, it ended the module."""
    text = """<script type="module">import '/node_modules/elastickit/ball.js';</script><lyric-ball></lyric-ball>"""
    with Site(app) as site, Visit(browser, site.address("/ball.html", text)) as visit:
        visit.draws("lyric-ball")
        taken = visit.page.evaluate("""() => {
          const { motion } = document.querySelector('lyric-ball').elastic;
          motion.load('[00:01.00]one two', 0);
          const claims = [0, 2, 2 ** 22 - 4, 2 ** 22 - 3, 2 ** 23].map((count) => motion.write([0, 4, count + 1, 20, ...new Array(count).fill(30)]));
          motion.advance(1);
          motion.draw();
          return [claims, motion.words];
        }""")
        assert taken == [[True, True, True, False, False], ["one", "two"]]
        assert visit.page.evaluate("failed") == []


@pytest.mark.parametrize("tag, file", [("elastic-surface", "surface"), ("message-balloon", "balloon"), ("elastic-shape", "shape")])
def test_a_stage_of_one_kind_draws_with_one_module_and_so_do_its_elements(app, browser, tag, file):
    text = f"""<script type="module">import '/node_modules/elastickit/{file}.js';
        import {{ StageItem }} from '/node_modules/elastickit/stage/stage.js';
        const stage = document.querySelector('elastic-stage');
        await stage.ready;
        stage.add('{tag}', {{ x: 0, y: 0, width: 200, height: 120 }});
        await stage.countFrames();
        document.title = 'ready';
      </script><elastic-stage style="height: 9rem"></elastic-stage><{tag} typing></{tag}>"""
    with Site(app) as site, Visit(browser, site.address("/stage.html", text)) as visit:
        until(visit.page, "document.title === 'ready'")
        visit.draws(tag)
        assert site.modules() == [f"{file}-stage.wasm"]
        assert visit.page.evaluate("failed") == []


def test_a_stage_that_comes_late_leaves_the_elements_the_module_that_they_have(app, browser):
    text = """<script type="module">import '/node_modules/elastickit/balloon.js';</script>
      <message-balloon typing></message-balloon>"""
    with Site(app) as site, Visit(browser, site.address("/late.html", text)) as visit:
        visit.draws("message-balloon")
        visit.page.evaluate("""async () => {
          await import('/node_modules/elastickit/stage/stage.js');
          const stage = document.createElement('elastic-stage');
          stage.style.height = '9rem';
          document.body.append(stage);
          await stage.ready;
          stage.add('message-balloon', { x: 0, y: 0, width: 90, height: 80 });
          await stage.countFrames();
          document.querySelector('message-balloon').setAttribute('d', 'M0 0H9V7H0Z');
        }""")
        until(visit.page, "document.querySelector('message-balloon').elastic.content === 'M0 0H9V7H0Z'")
        assert site.modules() == ["balloon-stage.wasm", "balloon.wasm"]
        assert visit.page.evaluate("failed") == []


# Without the module.

SHAPE = """<script type="module">import '/node_modules/elastickit/shape.js';</script>
  <body style="background: white"><elastic-shape style="color: white"><p>Read me</p></elastic-shape>
  <elastic-shape style="color: white">And me</elastic-shape>"""
CONTRAST = """() => {
  const text = document.querySelector('elastic-shape p'), frame = document.querySelector('elastic-shape').shadowRoot.querySelector('.frame');
  const luminance = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
  const [a, b] = [getComputedStyle(text).color, getComputedStyle(frame).backgroundColor].map(luminance);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""


def test_without_the_module_the_console_names_the_cure_once_and_the_text_is_legible(app, browser):
    with Site(app) as site:
        site.pages["/node_modules/elastickit/shape.wasm"] = b"<!doctype html>Not here"  # As some servers answer what they do not have.
        with Visit(browser, site.address("/shape.html", SHAPE)) as visit:
            until(visit.page, "failed.length === 2")
            assert visit.page.evaluate(CONTRAST) >= 4.5
            assert [tag for tag, _ in visit.page.evaluate("failed")] == ["elastic-shape"] * 2
            assert len(visit.errors) == 1 and "configure({ wasm })" in visit.errors[0]
            assert visit.faults == []


def test_a_file_that_is_missing_is_named(app, browser, tmp_path):
    place = tmp_path / "elastickit"
    place.mkdir()
    for name in ("base.js", "surface.js"):
        (place / name).write_bytes((app / "node_modules/elastickit" / name).read_bytes())
    text = f'<script type="module" src="/elastickit/surface.js"></script>{ELEMENT}'
    with Site(tmp_path) as site, Visit(browser, site.address("/index.html", text)) as visit:
        until(visit.page, "failed.length === 1")
        ours = [one for one in visit.errors if "elastickit:" in one]
        assert len(ours) == 1 and re.search(r"/elastickit/surface\.wasm \(404\)", ours[0])


@pytest.mark.parametrize("policy,works", [
    (f"{POLICY}; object-src 'none'; base-uri 'none'", True), (POLICY.replace(" 'wasm-unsafe-eval'", ""), False)])
def test_a_strict_page(app, browser, policy, works):
    assert ("wasm-unsafe-eval" in policy) == works
    text = f'<script type="module" src="/node_modules/elastickit/surface.js"></script>{ELEMENT}'
    with Site(app, policy) as site, Visit(browser, site.address("/strict.html", text)) as visit:
        if works:
            visit.draws()
        else:
            until(visit.page, "failed.length === 1")
            ours = [one for one in visit.errors if "elastickit:" in one]
            assert len(ours) == 1 and "add 'wasm-unsafe-eval' to script-src" in ours[0]
