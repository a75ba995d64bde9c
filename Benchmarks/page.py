"""What 1, 100 and 1,000 waves on a page cost: on a stage, in a loop by hand on a canvas, in SMIL and CSS.

In Chromium, the ways in turn, the middle of three rounds. Milliseconds are those that threads ran, by the
browser's own trace, all threads of all its processes; a frame is one that was drawn. For N waves:
`web.wavesN.vsCanvas`, ours for each millisecond of the loop's; `.vsClipped`, the same for a loop that keeps
each wave in its frame, as all others do; `.vsSMIL` and `.vsCSS`, theirs for each of ours; `.mainThread`, our
main thread's share of the loop's, and `.mainThread.vsSMIL` and `.vsCSS` the same for main threads alone.
With `.onPage` before the last words, ours without a worker. For elements of their own, without a stage:
`web.elements100.vsCanvas`, for each millisecond of the loop's on one canvas, and `.vsCanvases`, of
as many plain canvases; `web.elements1.vsSMIL`, SMIL's milliseconds for each of one element's. `web.bare.main` is the main
thread's share of any worker's canvas: this one moves a square.
"""

import contextlib
import functools
import http.server
import statistics
import threading
from collections import Counter, defaultdict

from playwright.sync_api import sync_playwright

from report import ROOT, Row

WAYS = ["canvas", "canvas-clipped", "smil", "css", "stage", "stage-page"]
ELEMENTS = {1: ["smil", "elements"], 100: ["canvas", "canvases", "elements"], 1000: ["canvas", "canvases", "elements"]}
SECONDS = 2.5
ROUNDS = 3
# How many waves, and how large. Small ones, a quarter as wide and as high, have a sixteenth to fill: what is
# left is what it costs to move them.
KINDS = [("waves1", 1, 1), ("waves100", 100, 1), ("waves1000", 1000, 1), ("small1000", 1000, 0.25)]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def thread_times(events):
    """Milliseconds each thread ran, by name: its outermost tasks, which do not overlap."""
    names = {
        (one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    tasks = defaultdict(list)
    for one in events:
        if one["ph"] == "X" and "tdur" in one:
            tasks[one["pid"], one["tid"]].append((one["ts"], -one["dur"], one["tdur"]))
    times = Counter()
    for thread, all_of_it in tasks.items():
        end = 0
        for start, minus, ran in sorted(all_of_it):
            if start >= end:
                times[names.get(thread, "?")] += ran / 1000
                end = start - minus
    return times


def measure(browser, address, way, count, scale):
    """Milliseconds a frame of each thread."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    devtools = browser.new_browser_cdp_session()
    events, ended = [], []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    try:
        page.goto(f"{address}/Benchmarks/web/index.html?way={way}&count={count}&scale={scale}")
        page.evaluate("framesDrawn()")
        page.wait_for_timeout(1500)
        while page.evaluate("framesDrawn()") < 10:  # A thousand elements take a while to begin.
            page.wait_for_timeout(100)
        devtools.send("Tracing.start", {
            "traceConfig": {"includedCategories": ["toplevel", "blink", "__metadata"], "excludedCategories": ["*"]},
            "transferMode": "ReportEvents"})
        before = page.evaluate("framesDrawn()")
        page.wait_for_timeout(SECONDS * 1000)
        frames = page.evaluate("framesDrawn()") - before
        devtools.send("Tracing.end")
        while not ended:
            page.wait_for_timeout(20)
    finally:
        page.close()
        devtools.detach()
    each = {name: time / frames for name, time in thread_times(events).items()}
    return Counter(each), frames / SECONDS


def middles(browser, address, ways, count, scale):
    """Of each way the middle of some rounds: milliseconds by thread, and frames a second."""
    found = defaultdict(list)
    for _ in range(ROUNDS):
        for way in ways:
            found[way].append(measure(browser, address, way, count, scale))
    for way, all_of_it in found.items():
        def middle(value):
            return statistics.median(value(times) for times, _ in all_of_it)

        yield way, {
            "all": middle(lambda times: sum(times.values())),
            "main": middle(lambda times: times["CrRendererMain"]),
            "worker": middle(lambda times: times["DedicatedWorker thread"]),
            "raster": middle(lambda times: times["ThreadPoolForegroundWorker"]),
        }, statistics.median(rate for _, rate in all_of_it)


@contextlib.contextmanager
def opened():
    """A browser, and the address of a server of the whole package."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser, f"http://127.0.0.1:{server.server_port}"
        browser.close()
    server.shutdown()


def rows():
    with opened() as (browser, address):
        for name, count, scale in KINDS:
            times = {}
            for way, took, rate in middles(browser, address, WAYS, count, scale):
                times[way] = took
                for thread, milliseconds in took.items():
                    yield Row(f"web.{name}.{way}.{thread}", round(milliseconds, 3), "ms a frame")
                yield Row(f"web.{name}.{way}.framesPerSecond", round(rate), "frames a second")
            for way in ("stage", "stage-page"):
                key = f"web.{name}" + way.removeprefix("stage").replace("-page", ".onPage")
                ours = times[way]
                for other in ("canvas", "canvas-clipped"):
                    last = "vsCanvas" if other == "canvas" else "vsClipped"
                    yield Row(f"{key}.{last}", round(ours["all"] / times[other]["all"], 3), "of its time")
                for other in ("smil", "css"):
                    last = f"vs{other.upper()}"
                    yield Row(f"{key}.{last}", round(times[other]["all"] / ours["all"], 2), "times as light")
                    yield Row(
                        f"{key}.mainThread.{last}", round(times[other]["main"] / ours["main"], 2),
                        "times as light on the main thread")
                yield Row(
                    f"{key}.mainThread", round(ours["main"] / times["canvas"]["main"], 3),
                    "of the loop's main thread")
            for other in ("smil", "css"):
                yield Row(
                    f"web.{name}.canvas.vs{other.upper()}",
                    round(times[other]["all"] / times["canvas"]["all"], 2), "times as light, the loop by hand")
        for _, took, _ in middles(browser, address, ["bare"], 1, 1):
            yield Row("web.bare.main", round(took["main"], 3), "ms a frame")
        yield from elements(browser, address)


def elements(browser, address):
    for count, ways in ELEMENTS.items():
        times = {}
        for way, took, rate in middles(browser, address, ways, count, 1):
            times[way] = took["all"]
            yield Row(f"web.elements{count}.{way}.all", round(took["all"], 3), "ms a frame")
            yield Row(f"web.elements{count}.{way}.main", round(took["main"], 3), "ms a frame")
            yield Row(f"web.elements{count}.{way}.framesPerSecond", round(rate), "frames a second")
        for way, last in (("canvas", "vsCanvas"), ("canvases", "vsCanvases")):
            if way in times:
                yield Row(f"web.elements{count}.{last}", round(times["elements"] / times[way], 3), "of its time")
        if "smil" in times:
            yield Row(f"web.elements{count}.vsSMIL", round(times["smil"] / times["elements"], 2), "times as light")
