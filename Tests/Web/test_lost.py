"""What a page can lose: a stage's thread, the pixels of a canvas, the rest of a module, memory."""

import re

import pytest

from hand import drag, wait_until
from test_stage import HEAD, SEEN, STAGE, add_wave, wait_until_seen

# What takes ten seconds takes two.
IMPATIENT = "const wait = setTimeout; window.setTimeout = (act, time, ...rest) => wait(act, time === 10_000 ? 2000 : time, ...rest);"
# Keeps the threads that the page starts, and lets none of them report the end by an error.
KEEP = "window.threads = []; const Thread = Worker; window.Worker = class extends Thread { constructor(...all) { super(...all); threads.push(this); } };"
WAVE, CHILD = [0, 450, 375, 40], [0, 0, 400, 40]


@pytest.fixture
def rough(server, browser):
    """Opens a page of the test's own whose faults are looked at by the test; `answers` by the end of an address."""
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
    {"stage-worker.js": script("")},
    {"stage-worker.js": script("close()")},
    {"stage-worker.js": script("throw new Error('no')")},
    {"stage-worker.js": script("onmessage = () => close()")},
    {"stage-worker.js": script("onmessage = () => { throw new Error('no'); }")},
    {"stage-worker.js": script("onmessage = () => postMessage({ isReady: false })")},
    {"stage-worker.js": lambda route: route.abort()},
    {"stage-worker.js": lambda route: route.fulfill(status=404)},
], ids=["silent", "ends", "throws", "ends when asked", "throws when asked", "refuses", "unreachable", "missing"])
def test_a_thread_that_never_gets_ready_leaves_the_drawing_to_the_page(rough, answers):
    page = rough(HEAD + STAGE % "", IMPATIENT, answers)
    page.wait_for_function("Boolean(window.stage?.ready)")
    wait_until(page, "() => Promise.race([stage.ready.then(() => true), new Promise((done) => setTimeout(done, 100, false))])")
    assert page.evaluate("stage.isThreaded") is False
    works(page)


def test_a_thread_that_cannot_have_its_drawing_code_leaves_it_to_the_page(rough):
    """The thread's own request fails, the page's is answered."""
    asked = []

    def once(route):
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page = rough(HEAD + STAGE % "", answers={"stage-painter.js": once})
    page.wait_for_function("Boolean(window.stage?.canvas)")
    wait_until(page, "() => Promise.race([stage.ready.then(() => true), new Promise((done) => setTimeout(done, 100, false))])")
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
    page.wait_for_function("window.stage?.isThreaded === true")
    page.evaluate("window.counted = 0; threads[0].terminate(); stage.countFrames().then((count) => { counted = count + 1; })")
    page.wait_for_function("counted > 0")
    works(page)


# Takes the pixels as a graphics driver that starts again does, and says so.
LOSE = """(canvas) => {
  const context = canvas.getContext('2d');
  canvas.dispatchEvent(new Event('contextlost', { cancelable: true }));
  context.reset();
  canvas.dispatchEvent(new Event('contextrestored'));
}"""


@pytest.mark.parametrize("tag", ["elastic-surface", "elastic-shape", "message-balloon"])
def test_an_element_at_rest_paints_again_when_its_canvas_is_restored(rough, tag):
    page = rough(HEAD + f'<{tag} id="one" style="width: 200px; height: 160px"></{tag}>')
    page.wait_for_function("window.one?.elastic?.resting || one?.state === 'hidden'")
    if tag == "message-balloon":
        page.evaluate("one.show()")
    # Pixels that are not clear.
    seen = "one.canvas.getContext('2d').getImageData(0, 0, one.canvas.width, one.canvas.height).data.reduce((sum, x, i) => sum + (i % 4 === 3 && x > 0), 0)"
    page.wait_for_function(f"{seen} > 1000")
    page.evaluate(f"({LOSE})(one.canvas)")
    page.wait_for_function(f"{seen} > 1000")


def test_a_stage_paints_again_when_its_canvas_is_restored(rough):
    page = rough(HEAD + STAGE % 'thread="page"')
    page.wait_for_function("Boolean(window.stage?.canvas) && stage.isThreaded === false")
    works(page)
    page.evaluate(f"({LOSE})(stage.canvas)")
    wait_until_seen(page, WAVE, 14_000)
    wait_until_seen(page, CHILD, 15_000)


# In the stage's thread: the page says when its canvas loses its pixels, and when they may be painted again.
LOSE_THERE = """
let canvas;
const { getContext } = OffscreenCanvas.prototype;
OffscreenCanvas.prototype.getContext = function (...all) { canvas = this; return getContext.apply(this, all); };
new BroadcastChannel('graphics').onmessage = ({ data }) => {
  if (data === 'contextlost') canvas.getContext('2d').reset();
  canvas.dispatchEvent(new Event(data, { cancelable: true }));
};
"""


def test_a_stage_paints_again_when_the_canvas_of_its_thread_is_restored(rough, root):
    thread = (root / "Web/elements/stage-worker.js").read_text()
    page = rough(HEAD + STAGE % "", "window.graphics = new BroadcastChannel('graphics')", {"stage-worker.js": script(LOSE_THERE + thread)})
    page.wait_for_function("window.stage?.isThreaded === true")
    works(page)
    page.evaluate("graphics.postMessage('contextlost')")
    wait_until(page, f"async () => await ({SEEN})({WAVE}) === 0 && await ({SEEN})({CHILD}) === 0")
    page.evaluate("graphics.postMessage('contextrestored')")
    wait_until_seen(page, WAVE, 14_000)
    wait_until_seen(page, CHILD, 15_000)
    assert page.evaluate("stage.isThreaded") and page.faults == []


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
