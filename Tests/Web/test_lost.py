"""What a page can lose: a stage's thread, the pixels of a canvas, the rest of a module, memory."""

import contextlib
import re
import shutil

import pytest

from hand import awaited, drag, until
from still import stays, wait_for_frames
from test_stage import HEAD, STAGE, add_wave, wait_until_seen

# What takes ten seconds takes two.
IMPATIENT = "const wait = setTimeout; window.setTimeout = (act, time, ...rest) => wait(act, time === 10_000 ? 2000 : time, ...rest);"
# Keeps the threads that the page starts, and lets none of them report the end by an error.
KEEP = "window.threads = []; const Thread = Worker; window.Worker = class extends Thread { constructor(...all) { super(...all); threads.push(this); } };"
WAVE, CHILD = [0, 450, 375, 40], [0, 0, 400, 40]


@contextlib.contextmanager
def opened(server, browser):
    contexts = []

    def open_page(text, script="", answers={}, **settings):
        context = browser.new_context(viewport={"width": 420, "height": 800}, **settings)
        contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.add_init_script(f"{script}; window.told = []; addEventListener('error', (event) => told.push(event.target.localName ?? 'window'), true);")
        for end, answer in answers.items():
            page.route(re.compile(rf"/{end}$"), answer)
        page.route("**/rough.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(f"{server}/rough.html")
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def rough(server, browser):
    """Opens a page of the test's own whose faults are looked at by the test; `answers` by the end of an address."""
    with opened(server, browser) as open_page:
        yield open_page


@pytest.fixture
def drawn(server, browser):
    """The same, in a browser whose process for graphics paints the canvases; `lose` ends it, as a driver's fault does."""
    other = browser.browser_type.launch(executable_path=shutil.which("chromium") or shutil.which("google-chrome"), args=[
        "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"])
    with opened(server, other) as open_page:
        open_page.lose = lambda: other.new_browser_cdp_session().send("Browser.crashGpuProcess")
        yield open_page
    other.close()


def works(page):
    """A stage draws what is added and the elements inside, and answers a hand."""
    add_wave(page)
    wait_until_seen(page, WAVE, 14_000)
    wait_until_seen(page, CHILD, 15_000)
    drag(page, (150, 470), (180, 560), on="#stage")
    page.wait_for_function("told.some(([name]) => name === 'settled')")


def script(body):
    return lambda route: route.fulfill(body=body, content_type="text/javascript")


@pytest.mark.parametrize("answers", [
    {"stage/worker.js": script("")},
    {"stage/worker.js": script("close()")},
    {"stage/worker.js": script("throw new Error('no')")},
    {"stage/worker.js": script("onmessage = () => close()")},
    {"stage/worker.js": script("onmessage = () => { throw new Error('no'); }")},
    {"stage/worker.js": script("onmessage = () => postMessage({ isReady: false })")},
    {"stage/worker.js": lambda route: route.abort()},
    {"stage/worker.js": lambda route: route.fulfill(status=404)},
], ids=["silent", "ends", "throws", "ends when asked", "throws when asked", "refuses", "unreachable", "missing"])
def test_a_thread_that_never_gets_ready_leaves_the_drawing_to_the_page(rough, answers):
    page = rough(HEAD + STAGE % "", IMPATIENT, answers)
    page.wait_for_function("Boolean(window.stage?.ready)")
    until(page, "() => Promise.race([stage.ready.then(() => true), new Promise((done) => setTimeout(done, 100, false))])")
    assert page.evaluate("stage.isThreaded") is False
    works(page)


def test_a_thread_that_cannot_have_its_drawing_code_leaves_it_to_the_page(rough):
    """The thread's own request fails, the page's is answered."""
    asked = []

    def once(route):
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page = rough(HEAD + STAGE % "", answers={"stage/painter.js": once})
    page.wait_for_function("Boolean(window.stage?.canvas)")
    until(page, "() => Promise.race([stage.ready.then(() => true), new Promise((done) => setTimeout(done, 100, false))])")
    assert page.evaluate("stage.isThreaded") is False and len(asked) == 2
    works(page)


@pytest.mark.parametrize("end", ["threads[0].terminate()", "threads[0].dispatchEvent(new Event('error'))"])
def test_a_thread_that_dies_leaves_the_drawing_to_the_page(rough, end):
    page = rough(HEAD + STAGE % "", KEEP)
    page.wait_for_function("window.stage?.isThreaded === true")
    works(page)
    # What waits for the thread's answer gets the page's.
    page.evaluate(f"window.counted = 0; {end}; stage.countFrames().then((count) => {{ counted = count + 1; }})")
    page.wait_for_function("counted > 0")
    assert page.evaluate("[stage.isThreaded, threads.length, stage.shadowRoot.querySelectorAll('canvas').length]") == [False, 1, 1]
    # The element inside and what was added before are there again.
    wait_until_seen(page, WAVE, 14_000)
    wait_until_seen(page, CHILD, 15_000)
    page.evaluate("wave.remove()")
    works(page)
    assert page.faults == []


def test_a_count_of_frames_never_waits_for_ever(rough):
    """Where a browser does not tell that a thread has ended, the one that asks finds out."""
    page = rough(HEAD + STAGE % "", KEEP + "window.MessageChannel = class { port1 = { start() {} }; port2 = new ArrayBuffer(1); };" + IMPATIENT)
    awaited(page, "window.stage?.isThreaded === true")
    page.evaluate("window.counted = 0; threads[0].terminate(); stage.countFrames().then((count) => { counted = count + 1; })")
    awaited(page, "counted > 0")
    works(page)


# Counts the canvases that have lost their pixels and may paint again, on the page and in a stage's thread.
COUNT_LOST = """
const lost = new Set(), graphics = new BroadcastChannel('graphics');
for (const Canvas of [globalThis.HTMLCanvasElement, OffscreenCanvas].filter(Boolean)) {
  const { getContext } = Canvas.prototype;
  Canvas.prototype.getContext = function (...all) {
    if (!lost.has(this)) {
      lost.add(this);
      for (const name of ['contextlost', 'contextrestored']) this.addEventListener(name, () => graphics.postMessage(name));
    }
    return getContext.apply(this, all);
  };
}
"""
ELEMENTS = """<elastic-surface id="surface" style="height: 260px"></elastic-surface><flowing-menu id="menu" style="height: 200px"><p slot="menu">A</p><p>B</p></flowing-menu>
<elastic-shape id="shape" style="height: 260px"></elastic-shape>"""


@pytest.mark.parametrize("body, canvases", [(ELEMENTS, 3), (STAGE % 'thread="page"', 1), (STAGE % "", 1)], ids=["elements", "a stage", "a stage in its thread"])
def test_what_is_at_rest_is_painted_again_when_the_process_for_graphics_ends(drawn, root, body, canvases):
    thread = (root / "Web/elements/stage/worker.js").read_text()
    page = drawn(HEAD + body, COUNT_LOST + "window.heard = []; new BroadcastChannel('graphics').onmessage = ({ data }) => heard.push(data)",
                 {"stage/worker.js": script(COUNT_LOST + thread)})
    page.wait_for_function("[...document.querySelectorAll('body *')].every((one) => !('elastic' in one) || one.elastic?.resting)")
    if "thread" not in body and canvases == 1:
        page.wait_for_function("window.stage?.isThreaded === true")
    before = b""
    while before != (before := page.screenshot()):
        wait_for_frames(page, 30)
    drawn.lose()
    page.wait_for_function(f"heard.filter((name) => name === 'contextlost').length >= {canvases} && heard.filter((name) => name === 'contextrestored').length >= {canvases}")
    for _ in range(60):
        if page.screenshot() == before:
            break
        wait_for_frames(page, 30)
    assert page.screenshot() == before and page.faults == []


ELEMENT = '<elastic-surface id="one" style="width: 300px; height: 160px"><p>Words</p></elastic-surface>'
READY = "one.ready.then(() => 'ready', (error) => String(error.message))"


@pytest.mark.parametrize("how", ["half of it", "aborted", "none of it"])
def test_a_module_that_stops_half_way_is_an_error_and_the_next_try_may_work(rough, root, how):
    """A download that was cut off: the element says so, its text is there, and once it is back on the page it works."""
    def answer(route):
        body = (root / "Web/elements" / route.request.url.rsplit("/", 1)[1]).read_bytes()
        if how == "aborted":
            return route.abort("connectionreset")
        route.fulfill(body=body[:len(body) // 2 if how == "half of it" else 0], content_type="application/wasm")

    page = rough(HEAD + ELEMENT, answers={r"[a-z-]+\.wasm": answer})
    page.wait_for_function("told.includes('elastic-surface')")
    assert page.evaluate(READY) != "ready"
    assert page.locator("p").is_visible() and page.faults == []
    page.unroute_all()
    page.route("**/rough.html", lambda route: route.abort())
    page.evaluate("async () => { const { parentNode } = one; const it = one; it.remove(); await new Promise((done) => setTimeout(done)); parentNode.append(it); }")
    assert page.evaluate(READY) == "ready"
    drag(page, (150, 30), (170, 110), on="#one")
    page.wait_for_function("one.elastic.resting")
    assert page.evaluate("told.filter((one) => one === 'elastic-surface').length") == 1


def with_little_memory(body, pages=1):
    """A module that may get so many pages (64 KiB) more than it starts with: its section of the memory has a most."""
    def number(at):
        value = shift = 0
        while True:
            byte, at = body[at], at + 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value, at

    at = 8
    while at < len(body):
        kind, (length, start) = body[at], number(at + 1)
        if kind == 5:
            # One memory, without a most; a number under 128 is one byte.
            assert body[start:start + 2] == b"\x01\x00" and length == 3
            least = body[start + 2]
            return body[:at] + bytes([5, 4, 1, 1, least, least + pages]) + body[start + length:]
        at = start + length
    raise AssertionError("no memory of its own")


SMALL = """<!doctype html><meta charset="utf-8"><title>Little memory</title><link rel="icon" href="data:,">
<script type="module" src="elements/surface.js"></script><script type="module" src="elements/shape.js"></script>%s
<div id="more"></div>"""
# Every error by what says it, and how many frames the page has run.
FRAMES = "window.frames = 0; const ask = requestAnimationFrame; window.requestAnimationFrame = (act) => ask((time) => { frames++; act(time); })"
COUNT = "window.said = new Map(); addEventListener('error', ({ target, message }) => said.set(target, [...said.get(target) ?? [], message]), true)"
MANY = """() => { more.innerHTML = '<elastic-surface style="height: 40px"><p>More</p></elastic-surface>'.repeat(200); }"""
ALL_SAID = "() => [...document.querySelectorAll('elastic-surface')].every((one) => said.has(one))"


@pytest.fixture
def small(rough, root):
    def open_page(body):
        def answer(route):
            module = (root / "Web/elements" / route.request.url.rsplit("/", 1)[1]).read_bytes()
            route.fulfill(body=with_little_memory(module), content_type="application/wasm")

        return rough(SMALL % body, f"{FRAMES}; {COUNT}", {r"(surface|elastic)\.wasm": answer})

    return open_page


def test_a_module_without_memory_is_an_error_of_each_of_its_elements_and_of_no_other(small):
    """A browser that gives a module no more memory: its elements say so once and keep their content, and all else goes on."""
    page = small(ELEMENT + '<elastic-shape id="other" purpose="button" style="width: 120px; height: 120px">Poke</elastic-shape>')
    assert page.evaluate(READY) == "ready" and page.evaluate("other.ready.then(() => true)")
    drag(page, (150, 30), (170, 110), up=False, on="#one")
    assert page.evaluate("one.state") == "dragging"
    page.evaluate(MANY)
    until(page, ALL_SAID)
    # One more that comes when the module has stopped.
    page.evaluate("more.insertAdjacentHTML('beforeend', '<elastic-surface style=\"height: 40px\"><p>Last</p></elastic-surface>')")
    until(page, ALL_SAID)
    page.mouse.move(100, 100)
    page.mouse.up()
    page.evaluate("one.maximumWave = 70; one.cancel?.(); one.activate(); one.className = 'other'")
    said = page.evaluate("[...document.querySelectorAll('elastic-surface')].map((one) => said.get(one))")
    assert len(said) == 202 and all(len(one) == 1 and "reload the page" in one[0] for one in said)
    assert page.locator("#one p").is_visible() and page.get_by_text("Last").is_visible()
    assert page.evaluate("[one.state, one.elastic]") == ["", None]
    # What trapped is said once by the page too, if it was in a frame; no frame asks for another.
    assert len(page.faults) <= 1
    page.evaluate("window.told = []; other.addEventListener('settled', () => told.push('settled'))")
    drag(page, (60, 60), (60, 130), on="#other")
    page.wait_for_function("told.includes('settled')")
    before = page.evaluate("frames")
    stays(page, 300)
    assert page.evaluate("frames") == before and len(page.faults) <= 1


def test_a_stage_without_memory_says_so_once_and_keeps_its_content(small):
    page = small(f"""<script type="module" src="elements/stage/stage.js"></script>
      <elastic-stage id="stage" thread="page" style="height: 300px">{ELEMENT}</elastic-stage>""")
    page.evaluate("stage.ready.then(() => {})")
    assert page.evaluate(READY) == "ready"
    page.evaluate("for (let at = 0; at < 400; at++) { try { stage.add('elastic-surface', { width: 100, height: 40 }); } catch {} }")
    until(page, "() => said.has(stage)")
    page.evaluate("stage.items[0].set('maximumWave', 20); stage.items[0].place({ x: 10 }); stage.items[0].remove()")
    stays(page, 300)
    assert page.evaluate("said.get(stage).length") == 1 and page.evaluate("(said.get(one) ?? []).length") < 2
    assert page.locator("#one p").is_visible() and len(page.faults) <= 1
