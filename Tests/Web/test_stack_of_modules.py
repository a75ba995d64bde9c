"""A module's frames have 65,536 bytes, behind its data: if they needed more, they would overwrite that in silence."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from wasm import Reader, sections  # noqa: E402

RECORDINGS = sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))
# The scripts that bring the module with all components, and those that bring each its own.
SCRIPTS = {"all": ["index"], "own": ["surface", "refresh", "menu", "ball", "balloon", "shape"]}
# The memory and the bytes of every module with a memory of its own, in the order of their start.
WATCHED = """
  window.started = [];
  const { compile, instantiate } = WebAssembly, sources = new WeakMap();
  WebAssembly.compile = async (bytes) => {
    const module = await compile(bytes);
    sources.set(module, new Uint8Array(bytes.buffer ?? bytes));
    return module;
  };
  WebAssembly.instantiate = async (module, imports) => {
    const instance = await instantiate(module, imports);
    for (const one of Object.values(instance.exports)) {
      if (one instanceof WebAssembly.Memory) started.push({ memory: one, bytes: sources.get(module) });
    }
    return instance;
  };
"""


@pytest.mark.parametrize("scripts", SCRIPTS)
def test_frames_leave_three_quarters_of_the_stack_free(server, browser, scripts):
    """Every recording is played, by each component's own module and by the one with all."""
    page = browser.new_page()
    page.add_init_script(WATCHED)
    page.route(
        "**/tests/replayed.js",
        lambda route: route.fulfill(path=ROOT / "Tests/Web/replayed.js", content_type="text/javascript"))
    page.route("**/tests/blank.html", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(f"{server}/tests/blank.html")
    page.evaluate("(names) => Promise.all(names.map((name) => import(`/elements/${name}.js`))).then(() => {})", SCRIPTS[scripts])
    assert len(RECORDINGS) >= 7
    for recording in RECORDINGS:
        moved = page.evaluate(
            "async (text) => (await import('/tests/replayed.js')).replay(JSON.parse(text), 200)", recording.read_text())
        assert moved > 20, f"hardly anything moves in {recording.name}"
    modules = page.evaluate("started.map(({ bytes }) => Array.from(bytes))")
    ends = [end_of_stack(bytes(module)) for module in modules]
    used = page.evaluate(
        """(ends) => ends.map((end, index) => {
             const stack = new Uint8Array(started[index].memory.buffer, end - 65536, 65536);
             return 65536 - stack.findIndex((one) => one);
           })""", ends)
    page.close()
    assert len(used) > 1
    assert all(0 < one <= 65536 / 4 for one in used), used
    print(f"frames take at most {max(used)} of 65536 bytes")


def end_of_stack(module):
    """Where the first frame begins: the first number of the module's only variable."""
    variables = Reader(dict(sections(module))[6])
    assert variables.take(4) == bytes([1, 0x7F, 1, 0x41]), "one changeable number of 32 bits, which begins as a constant"
    return variables.number()
