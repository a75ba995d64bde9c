#!/usr/bin/env python3
"""Prints what 1, 100 and 1,000 waves on a page cost: on a stage, in a loop by hand on a canvas, in SMIL and CSS.

`web.py [--rounds N]`, in Chromium, the ways in turn, the middle of N rounds (3). Milliseconds are those that threads
ran, by the browser's own trace, all threads of all its processes; a frame is one that was drawn. Adds to latest.json,
for N waves: `web.wavesN.vsCanvas`, ours for each millisecond of the loop's; `.vsClipped`, the same for a loop that
keeps each wave in its frame, as all others do; `.vsSMIL` and `.vsCSS`, theirs for each of ours; `.mainThread`, our main
thread's share of the loop's. With `.onPage` before the last word, ours without a worker.
"""

import functools
import http.server
import json
import statistics
import sys
import threading
from collections import Counter, defaultdict
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
WAYS = ["canvas", "canvas-clipped", "smil", "css", "stage", "stage-page"]
SECONDS = 2.5


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


def measure(browser, address, way, count):
    """Milliseconds a frame of each thread."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    devtools = browser.new_browser_cdp_session()
    events, ended = [], []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    try:
        page.goto(f"{address}/Benchmarks/web/index.html?way={way}&count={count}")
        page.evaluate("framesDrawn()")
        page.wait_for_timeout(1500)
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


def main(rounds):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address, results = f"http://127.0.0.1:{server.server_port}", {}
    print("| waves | way | ms a frame, all threads | main | worker | raster | rest | frames a second |")
    print("|---:|---|---:|---:|---:|---:|---:|---:|")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for count in (1, 100, 1000):
            found = defaultdict(list)
            for _ in range(rounds):
                for way in WAYS:
                    found[way].append(measure(browser, address, way, count))
            totals, mains = {}, {}
            for way in WAYS:
                def middle(value):
                    return statistics.median(value(times) for times, _ in found[way])

                total = middle(lambda times: sum(times.values()))
                main_thread = middle(lambda times: times["CrRendererMain"])
                worker = middle(lambda times: times["DedicatedWorker thread"])
                raster = middle(lambda times: times["ThreadPoolForegroundWorker"])
                totals[way], mains[way] = total, main_thread
                rate = statistics.median(one for _, one in found[way])
                rest = total - main_thread - worker - raster
                print(
                    f"| {count} | {way} | {total:.2f} | {main_thread:.2f} | {worker:.2f} | {raster:.2f} | {rest:.2f} |"
                    f" {rate:.0f} |", flush=True)
            for way in ("stage", "stage-page"):
                key = f"web.waves{count}" + way.removeprefix("stage").replace("-page", ".onPage")
                results |= {
                    f"{key}.vsCanvas": round(totals[way] / totals["canvas"], 3),
                    f"{key}.vsClipped": round(totals[way] / totals["canvas-clipped"], 3),
                    f"{key}.vsSMIL": round(totals["smil"] / totals[way], 2),
                    f"{key}.vsCSS": round(totals["css"] / totals[way], 2),
                    f"{key}.mainThread": round(mains[way] / mains["canvas"], 3)}
        browser.close()
    server.shutdown()
    latest = Path(__file__).with_name("latest.json")
    known = json.loads(latest.read_text()) if latest.exists() else {}
    latest.write_text(json.dumps({**known, **results}, indent=2) + "\n")
    print()
    for key, value in results.items():
        print(f"{key}: {value}")


main(int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 3)
