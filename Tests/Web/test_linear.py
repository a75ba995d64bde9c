"""What elements that move cost a page, counted: ten times as many cost ten times as much, in each frame and when they go."""

from packed import ROOT, Site
from test_clocks import FAKE

# Counts the calls of the module, of canvases, of what reads a layout or a style, and of what a page is given to do.
COUNT = """
  window.calls = { module: 0, canvas: 0, layout: 0, page: 0 };
  const counted = (what, call) => function (...all) {
    calls[what]++;
    return call.apply(this, all);
  };
  const count = (what, of, names) => {
    for (const name of names) {
      const found = Object.getOwnPropertyDescriptor(of, name);
      for (const key of ['value', 'get', 'set']) if (typeof found[key] === 'function') found[key] = counted(what, found[key]);
      Object.defineProperty(of, name, found);
    }
  };
  const { prototype } = CanvasRenderingContext2D;
  count('canvas', prototype, Object.keys(prototype));
  count('layout', Element.prototype, ['getBoundingClientRect', 'clientWidth', 'clientHeight', 'clientLeft', 'clientTop']);
  count('layout', HTMLElement.prototype, ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight']);
  count('layout', window, ['getComputedStyle']);
  count('page', EventTarget.prototype, ['dispatchEvent']);
  count('page', Promise.prototype, ['then']);
  count('page', HTMLElement.prototype, ['style']);
  count('page', Element.prototype, ['setAttribute']);
  count('page', window, ['queueMicrotask', 'requestAnimationFrame', 'setTimeout']);
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...all) => {
    const { exports } = await instantiate(...all);
    return { exports: Object.fromEntries(Object.entries(exports).map(([name, one]) => [name, typeof one === 'function' ? counted('module', one) : one])) };
  };
  // Does something, draws some frames, and counts until there is nothing left to do.
  window.callsOf = async (act, frames) => {
    const before = { ...calls };
    act([...document.querySelectorAll('elastic-surface')]);
    for (; frames > 0; frames--) fake.frame((fake.now += 16));
    await new Promise((done) => setTimeout(done));
    return Object.fromEntries(Object.entries(calls).map(([what, count]) => [what, count - before[what]]));
  };"""
PULL = """(all) => all.forEach(({ elastic }, i) => {
  elastic.rate = 1;
  for (const [phase, y] of [['down', 20], ['move', 70], ['up', 70]]) elastic.touch(phase, { x: 60 + i % 200, y }, 0, performance.now());
})"""
# What is done, and the frames after it.
DONE = {
    "they move": ("() => {}", 64),
    "all settle": ("(all) => { for (const { elastic } of all) elastic.rate = 1e6; }", 3),
    "all are pulled": (PULL, 20),
    "all are removed": ("(all) => document.body.replaceChildren()", 0)}


def most_runs(devtools):
    """How often the block of the elements' scripts ran that ran most since the last call, as V8 counts them: each turn of a loop is a run."""
    return max((
        part["count"] for script in devtools.send("Profiler.takePreciseCoverage")["result"] if "/elements/" in script["url"]
        for function in script["functions"] for part in function["ranges"]), default=0)


def counts(browser, site, number):
    """By what is done and what is counted: how often, for each element."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    try:
        page.add_init_script(COUNT + FAKE)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Profiler.enable")
        devtools.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        page.goto(site.address("/Benchmarks/web/index.html") + f"?way=elements&count={number}")
        page.evaluate("framesDrawn()")
        found = {}
        for name, (act, frames) in DONE.items():
            most_runs(devtools)
            calls = page.evaluate(f"callsOf({act}, {frames})") | {"runs of one block": most_runs(devtools)}
            found |= {(name, what): count / number for what, count in calls.items()}
        return found
    finally:
        page.close()


def test_what_elements_cost_grows_no_faster_than_their_number(browser):
    with Site(ROOT) as site:
        found = {number: counts(browser, site, number) for number in (10, 100, 300, 1000)}
    for key in found[10]:
        print(*key, *(f"{each[key]:.1f}" for each in found.values()))
    assert all(found[10]["they move", what] > 1 for what in ("module", "canvas", "page", "runs of one block"))
    assert all(found[10]["all are pulled", what] > 1 for what in ("layout", "runs of one block"))
    for fewer, more in ((10, 100), (100, 300), (300, 1000)):
        grown = {key: (each, found[more][key]) for key, each in found[fewer].items() if found[more][key] > 1.05 * each + 0.05}
        assert grown == {}, f"each of {more} costs more than each of {fewer}"
