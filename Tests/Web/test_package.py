"""The npm package of the elements: its files, its type declarations, and a page that uses it."""

import functools
import gzip
import http.server
import json
import os
import re
import shutil
import socket
import subprocess
import tarfile
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Error

from hand import drag, until

ROOT = Path(__file__).resolve().parents[2]
TYPES = ROOT / "Web/elements/index.d.ts"

# Each element's API, from its class, from the module's own tables and from the sentences about them.
LOOK = """import('./sentences.js').then(({ components }) => Promise.all([...document.querySelectorAll('main *')].filter((one) => one.elastic).map(async (one) => {
  const { constructor } = one, { style, table } = one.elastic.motion;
  const base = Object.getPrototypeOf(constructor), sentences = components[table.name];
  return {
    tag: one.localName, name: constructor.name, component: constructor.component, flags: constructor.flags,
    texts: constructor.texts, commands: table.commands, events: table.events, states: table.states,
    methods: Object.getOwnPropertyNames(constructor.prototype).filter((name) => {
      const found = Object.getOwnPropertyDescriptor(constructor.prototype, name);
      return typeof found.value === 'function' && !(name in base.prototype);
    }),
    settings: style.map(({ name, kind, unit, lower, upper, standard, choices }, n) =>
      ({ name, kind, unit, lower, upper, choices, sentence: sentences.settings[name], standard: String(style[n].written(standard)) })),
    presets: [...table.presets.keys()].map((name) => ({ name, sentence: sentences.presets[name] })),
  };
})))"""
HEAD = """// The API of the elements. Made from their tables: UPDATE_GOLDENS=1 with the tests of the package writes it.

export type Role = {roles};
/** A role of the kit, or any colour of CSS. */
export type Paint = Role | (string & {{}});
/** The detail of an event: its time in seconds, and its number if it has one. */
export interface Detail {{ t: number; value?: number; replayed: boolean }}

/** A recording, for `elastic render --gesture`. Times are seconds from its start, positions points from the corner. */
export interface Recording {{
  version: 1; component: string; size: [number, number]; content?: string; events: {{ t: number; [key: string]: unknown }}[];
}}
/** The component behind an element: its clock and its recording. Dispatches `frame`, `input`, `reset` and `clock`. */
export interface Host extends EventTarget {{
  /** How many times as fast as usual it moves. */
  rate: number;
  paused: boolean;
  /** Whether nothing moves and nothing is awaited. */
  readonly resting: boolean;
  /** The recording since the last rest. */
  readonly log: Promise<Recording>;
  /** The duration in seconds of the last run, or of the recording that plays. */
  readonly duration: number;
  /** Begins a recording, from a new component with the settings there are. */
  record(): void;
  /** Ends the recording. */
  stopRecording(): Promise<Recording>;
  /** Plays a recording, or its text, or the last run, without events of the element. A finger, a key that pulls or presses, or an
   * activation catches it in flight; commands and attributes reach what is played. Rejected with the
   * line and column of a mistake. */
  play(recording?: Recording | string): Promise<void>;
  /** Shows a recording, or its text, or the last run, at one time. */
  seek(seconds: number, recording?: Recording | string): Promise<void>;
  /** Begins anew and live, with the settings and attributes there are. */
  reset(): void;
}}

/**
 * Says where the WebAssembly is, if not beside the scripts: an address, the bytes, or a compiled module. `wasm` is
 * elastic.wasm, or the module of the only element used; `recordings` is recordings.wasm, `songs` is songs.wasm. Before the first element is on a
 * page, or in the script that imports the elements.
 */
export function configure(places: {{ wasm?: Module; recordings?: Module; songs?: Module }}): void;
export type Module = string | URL | BufferSource | WebAssembly.Module;

/** Common to all elements; each setting is an attribute and a custom property, `--elastic-…`, too. */
export class ElasticElement extends HTMLElement {{
  /** Fulfilled when the component is there. */
  readonly ready: Promise<this>;
  /** The component's host while the element is on a page. */
  readonly elastic: Host | null;
  readonly state: string;
  /** Has the effect of a drag, like a screen reader's action. */
  activate(): void;
}}
"""
# What the tables do not know.
METHODS = {
    "endRefreshing": "endRefreshing(result?: 'succeeded' | 'failed'): void",
    "load": "load(song: string): void", "seek": "seek(seconds: number): void",
    "rate": "rate(times: number): void"}
EXTRA = {
    "ElasticRefresh": {"pull": "Detail & { value: number }",
                       "ended": "Detail & { result?: 'succeeded' | 'failed' }",
                       "refresh": "Detail & { waitUntil(promise: PromiseLike<unknown>): void; readonly signal: AbortSignal }",
                       "load-more": "Detail & { waitUntil(promise: PromiseLike<unknown>): void; readonly signal: AbortSignal }"},
    "LyricBall": {"word": "Detail & { value: number; text: string }"}}
# Events of an element that are none of its component.
EVENTS = {"ElasticRefresh": ["pull"]}
PROPERTIES = {"LyricBall": ["  /** The media element: found by `for`, or set. */", "  media: HTMLMediaElement | null;"],
              "FlowingMenu": ["  /** Whether it stays beside its page now. */", "  readonly isPinned: boolean;"]}
INTERNAL = {"constructor", "build", "connect", "restarted", "changed", "happened", "drawn", "says", "accepts", "styled"}


def camel(name):
    return re.sub(r"-(.)", lambda letter: letter[1].upper(), name)


def declared(looks, roles):
    """The declarations of the elements that `looks` found."""
    text = HEAD.format(roles=" | ".join(f"'{role}'" for role in roles))
    for one in sorted(looks, key=lambda one: one["tag"]):
        events = {name: EXTRA.get(one["name"], {}).get(name, "Detail") for name in [*one["events"], *EVENTS.get(one["name"], [])]}
        text += f"\nexport interface {one['name']}Events {{\n"
        text += "".join(f"  '{name}': CustomEvent<{detail}>;\n" for name, detail in events.items())
        text += "  error: ErrorEvent;\n}\n"
        text += f"/** `<{one['tag']}>` */\nexport class {one['name']} extends ElasticElement {{\n"
        text += f"  readonly state: {' | '.join(repr(state) for state in ['', *one['states']])};\n"
        text += "".join(f"  {camel(name)}: boolean;\n" for name in one["flags"])
        text += "".join(f"  {camel(name)}: string;\n" for name in one["texts"])
        text += "".join(line + "\n" for line in PROPERTIES.get(one["name"], []))
        for name in one["methods"]:
            if name not in INTERNAL:
                text += f"  {METHODS.get(name, f'{name}(): void')};\n"
        names = " | ".join(f"'{preset['name']}'" for preset in one["presets"])
        text += "  /** A look and feel. Attributes and CSS override it.\n"
        text += "".join(f"   * - `{preset['name']}`: {preset['sentence']}\n" for preset in one["presets"])
        text += f"   */\n  get preset(): '' | {names};\n  set preset(value: '' | {names} | null);\n"
        for setting in one["settings"]:
            kind = setting["kind"]
            about = setting["sentence"]
            if kind == "number":
                unit = f" {setting['unit']}" if setting["unit"] else ""
                about += f" {setting['lower']:g} to {setting['upper']:g}{unit}."
            about += f" Default: {setting['standard']}."
            kinds = {"number": "number", "flag": "boolean", "paint": "Paint"}
            kind = kinds.get(kind) or " | ".join(f"'{choice}'" for choice in setting["choices"])
            text += f"  /** {about} */\n"
            text += f"  get {setting['name']}(): {kind};\n"
            text += f"  set {setting['name']}(value: {kind} | null);\n"
        for verb in ("add", "remove"):
            text += (
                f"  {verb}EventListener<K extends keyof {one['name']}Events>(type: K, "
                f"listener: (this: {one['name']}, event: {one['name']}Events[K]) => void, "
                "options?: boolean | AddEventListenerOptions): void;\n"
                f"  {verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, "
                "options?: boolean | AddEventListenerOptions): void;\n")
        text += "}\n"
    text += "\ndeclare global {\n  interface HTMLElementTagNameMap {\n"
    text += "".join(f"    '{one['tag']}': {one['name']};\n" for one in sorted(looks, key=lambda one: one["tag"]))
    return text + "  }\n}\n"


def test_the_types_say_what_the_tables_say(gallery):
    page = gallery("elements")
    looks = page.evaluate(LOOK)
    assert len(looks) == 6
    roles = page.evaluate("surface.elastic.motion.style.find((one) => one.kind === 'paint').roles")
    text = declared(looks, roles)
    if os.environ.get("UPDATE_GOLDENS"):
        TYPES.write_text(text)
    assert TYPES.read_text() == text
    # Each command is a method, or a property has its place.
    instead = {"open": "show", "begin-refreshing": "beginRefreshing", "start": "start"}
    for one in looks:
        for command in one["commands"]:
            assert camel(instead.get(command, command)) in one["methods"], (one["tag"], command)


@pytest.fixture
def installed(tarball, tmp_path):
    """The example with the package in it, as `npm install` leaves it."""
    shutil.copytree(ROOT / "Examples/web", tmp_path, dirs_exist_ok=True)
    about = json.loads((tmp_path / "package.json").read_text())
    assert about["dependencies"]["elastickit"] == f"file:../../Web/{tarball.name}"
    about["dependencies"]["elastickit"] = f"file:{tarball}"
    (tmp_path / "package.json").write_text(json.dumps(about))
    subprocess.run(
        ["npm", "install", "--offline", "--no-audit", "--no-fund", "--silent"], cwd=tmp_path, check=True)
    return tmp_path


def test_the_home_pages_line_installs_the_package(tarball, tmp_path):
    line = re.search(r"<code>(npm install .*?)</code>", (ROOT / "Web/site/index.html").read_text())[1]
    shutil.copy(tarball, tmp_path)
    subprocess.run(["bash", "-e", "-c", line], cwd=tmp_path, check=True, env={**os.environ, "npm_config_offline": "true"})
    assert (tmp_path / "node_modules/elastickit/index.js").exists()


def test_no_document_installs_from_where_nothing_is_published():
    """As long as there is no repository, each line that installs the package names the file that `make dist` makes."""
    assert json.loads((ROOT / "Web/site/release.json").read_text())["repository"] is None
    version, found = json.loads((ROOT / "Web/elements/package.json").read_text())["version"], 0
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "Web/elements").glob("*.md"), *(ROOT / "Web/site").glob("*.html")]:
        for package in re.findall(r"npm install (\S*elastickit[^\s`<]*)", document.read_text()):
            assert package.startswith(".") and package.endswith(f"/elastickit-{version}.tgz"), (document.name, package)
            found += 1
    assert found >= 4


def test_the_guide_from_an_empty_folder(tarball, tmp_path, browser):
    """Its commands and its page, as they are written there."""
    guide = (ROOT / "docs/guide.md").read_text().split("## An app")[0]
    (tmp_path / "ElasticKit/Web").mkdir(parents=True)
    shutil.copy(tarball, tmp_path / "ElasticKit/Web")
    folder = tmp_path / "page"
    folder.mkdir()
    command = re.search(r"```sh\n(.*?)```", guide, re.S)[1]
    subprocess.run(["bash", "-e", "-c", command], cwd=folder, check=True, env={**os.environ, "npm_config_offline": "true"})
    (folder / "index.html").write_text(re.search(r"```html\n(.*?)```", guide, re.S)[1])
    assert "`python3 -m http.server`" in guide
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(["python3", "-m", "http.server", str(port)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        page = browser.new_page(viewport={"width": 420, "height": 700})
        wrong = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 and "favicon" not in answer.url else None)
        for _ in range(200):
            try:
                page.goto(f"http://127.0.0.1:{port}/")
                break
            except Error:
                page.wait_for_timeout(50)
        page.wait_for_function("document.querySelector('elastic-surface')?.elastic?.motion.scene")
        drag(page, (150, 60), (160, 240), up=False, on="elastic-surface")
        page.wait_for_function("document.querySelector('elastic-surface').elastic.motion.extent > 200")
        page.mouse.up()
        page.wait_for_function("document.querySelector('elastic-surface').state === 'rest'")
        page.close()
        assert wrong == []
    finally:
        server.terminate()
        server.wait()


def test_what_the_package_names_is_in_it_and_it_is_small(tarball):
    with tarfile.open(tarball) as package:
        names = {name.removeprefix("package/") for name in package.getnames()}
        about = json.load(package.extractfile("package/package.json"))
    for target in about["exports"].values():
        for path in [target] if isinstance(target, str) else target.values():
            assert path.removeprefix("./") in names, path
    assert {name for name in names if name.endswith(".wasm")} == {
        f"{name}.wasm" for name in (
            "elastic", "surface", "surface-stage", "refresh", "menu", "ball", "balloon", "balloon-stage", "shape", "shape-stage",
            "recordings", "songs")}


PARAMETERS = """
const fs = require('fs'), [folder] = process.argv.slice(1), counts = {};
for (const file of fs.readdirSync(folder).filter((one) => one.endsWith('.wasm'))) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(`${folder}/${file}`)));
  counts[file] = Object.entries(exports).filter(([, one]) => typeof one === 'function').map(([name, one]) => [name, one.length]);
}
console.log(JSON.stringify(counts));"""


def test_no_export_of_a_module_has_more_parameters_than_the_page_passes(installed):
    """`Kit.#guarded` passes a to f: a seventh would arrive as nothing, which no error tells."""
    passed = re.search(r"return \(([a-z, ]+)\) => \{\s+if \(this\.broken\)", (ROOT / "Web/elements/elastic.js").read_text())[1].split(", ")
    done = subprocess.run(
        ["node", "-e", PARAMETERS, installed / "node_modules/elastickit"], capture_output=True, text=True, check=True, timeout=60)
    counts = json.loads(done.stdout)
    assert len(counts["elastic.wasm"]) > 30 and max(count for _, count in counts["elastic.wasm"]) == len(passed)
    for file, exports in counts.items():
        assert not [name for name, count in exports if count > len(passed)], file


def test_a_server_can_import_it(installed):
    done = subprocess.run(
        ["node", "--input-type=module", "-e",
         "const all = await import('elastickit'); await import('elastickit/stage');"
         "console.log(Object.keys(all).length)"],
        cwd=installed, capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == ("8", "")


USE = """
import { ElasticSurface, type Paint } from 'elastickit';
import { spring } from 'elastickit/animated';
import 'elastickit/stage';
const list = document.createElement('elastic-refresh');
list.triggerOffset = 80;
list.edge = 'bottom';
list.edge = null;
list.addEventListener('refresh', ({ detail }) => detail.waitUntil(fetch('/letters')));
const fill: Paint = new ElasticSurface().fill;
document.querySelector('lyric-ball')?.addEventListener('word', ({ detail }) => console.log(detail.text.length, fill));
list.animate([], { ...spring({ response: 0.4 }) });
// @ts-expect-error: no such edge
list.edge = 'middle';
// @ts-expect-error: a surface has no such method
new ElasticSurface().poke();
const stage = document.createElement('elastic-stage');
const wave = stage.add('elastic-surface', { width: 100, height: 100, style: { edge: 'bottom' } });
wave.addEventListener('settled', () => wave.remove());
// @ts-expect-error: a menu needs an element
stage.add('flowing-menu');
"""


def test_the_types_are_typescript(installed):
    (installed / "use.mts").write_text(USE)
    done = subprocess.run(
        ["tsc", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
         "--module", "nodenext", "--moduleResolution", "nodenext", "use.mts"],
        cwd=installed, capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_the_example_refreshes_from_the_package(installed, browser):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(installed)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page()
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_function("document.querySelector('elastic-refresh').elastic?.motion.scene")
        drag(page, (150, 40), (160, 220), on="elastic-refresh")
        page.wait_for_function("document.querySelector('message-balloon').state === 'typing'")
        page.wait_for_function("document.querySelector('elastic-refresh p').textContent === 'Letter 1'")
        page.wait_for_function("!document.querySelector('elastic-refresh').refreshing")
    finally:
        page.close()
        server.shutdown()
    assert wrong == []


def test_one_file_holds_all_of_it(tarball, browser):
    """Nothing else is requested: neither the module nor a worker's script."""
    with tarfile.open(tarball) as package:
        script = package.extractfile("package/inlined.js").read()
    print(f"inlined: {len(script)} bytes, {len(gzip.compress(script, 9))} gzipped")
    page = browser.new_page()
    asked, wrong = [], []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.route("**/*", lambda route: route.fulfill(
        body=script if route.request.url.endswith(".js") else
        '<!doctype html><link rel="icon" href="data:,"><script type="module" src="one.js"></script>'
        '<elastic-surface id="surface" style="height: 9rem"></elastic-surface><elastic-stage id="stage" style="height: 9rem">',
        content_type="text/javascript" if route.request.url.endswith(".js") else "text/html"))
    try:
        page.goto("http://127.0.0.1:9/page.html")
        page.wait_for_function("window.stage?.ready && surface.elastic?.motion.scene")
        page.evaluate("""surface.elastic.play({ version: 1, component: 'elastic-surface', size: [300, 90], events: [
          { t: 0, phase: 'down', x: 100, y: 10 }, { t: 0, phase: 'move', x: 100, y: 60 }] })""")
        page.wait_for_function("surface.elastic.motion.state === 'dragging'")
        page.evaluate("stage.ready.then(() => stage.add('elastic-surface', { width: 100, height: 90 }))")
        until(page, "async () => await stage.countFrames() > 0")
        assert page.evaluate("stage.isThreaded")
    finally:
        page.close()
    assert wrong == []
    assert [one for one in asked if one in ("page.html", "one.js") or one.endswith((".js", ".wasm"))] == ["page.html", "one.js"]
