"""How long the command line and a page take from nothing, their files being in the system's cache.

`elastic` is started twenty times and the fastest counts, as the others were kept waiting; its instructions
are all that callgrind sees. The page is opened in a browser context of its own each time, so that nothing is
in the browser's cache; from the navigation to the frame after the one with an elastic surface in it, the
middle of seven, served by a server of Python's own on this machine.
"""

import re
import statistics
import subprocess
import tempfile
import time

from page import opened
from report import ROOT, Row

ELASTIC = str(ROOT / "Tools/.build/release/elastic")
WORDS = {"version": ["--version"], "spring": ["spring", "--response", "0.5", "--damping", "0.6"]}


def seconds(words):
    start = time.perf_counter()
    subprocess.run([ELASTIC, *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def instructions(words):
    with tempfile.TemporaryDirectory() as place:
        # Valgrind 3.19 gives up on what the compilers write for debuggers.
        bare = f"{place}/elastic"
        subprocess.run(["strip", "-o", bare, ELASTIC], check=True)
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bare, *words],
            capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def first_frame(browser, address):
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(f"{address}/Benchmarks/web/start.html")
        page.wait_for_function("window.firstFrame")
        return page.evaluate("window.firstFrame")
    finally:
        context.close()


def rows():
    for name, words in WORDS.items():
        fastest = min(seconds(words) for _ in range(20))
        yield Row(f"start.elastic.{name}", round(fastest * 1000, 2), "ms")
        yield Row(f"start.elastic.{name}.instructions", instructions(words), "instructions")
    with opened() as (browser, address):
        frames = [first_frame(browser, address) for _ in range(7)]
    yield Row("start.page", round(statistics.median(frames), 1), "ms to the first frame")
