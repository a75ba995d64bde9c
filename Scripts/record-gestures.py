#!/usr/bin/env python3
"""Records Tests/Gestures: drives the gallery in Chromium with real pointer events and its record button.

Four of them are what `elastic render` plays without a recording; it gets a copy.

Run it with the checks' Python, after Scripts/build-wasm.sh: `.venv/bin/python Scripts/record-gestures.py
[NAME…]`. The times are those of this machine, so a new run gives other numbers.
"""

import functools
import http.server
import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))
import components  # noqa: E402

GESTURES = {}
# The recordings that are compiled into the command line, by component.
DEFAULTS = {one.recording: one.name for one in components.ALL if one.plays_by_default}


def gesture(page_name):
    def keep(function):
        GESTURES[function.__name__.replace("_", "-")] = (page_name, function)
        return function

    return keep


class Hand:
    """A mouse or fingers over the stage; places are points from its top left."""

    def __init__(self, page):
        self.page = page
        box = page.locator(".stage").bounding_box()
        self.left, self.top = box["x"], box["y"]
        self.devtools = page.context.new_cdp_session(page)

    def wait(self, milliseconds):
        self.page.wait_for_timeout(milliseconds)

    def down(self, x, y):
        self.page.mouse.move(self.left + x, self.top + y)
        self.page.mouse.down()

    def drag(self, start, end, steps, pause):
        for step in range(1, steps + 1):
            share = step / steps
            self.page.mouse.move(
                self.left + start[0] + (end[0] - start[0]) * share,
                self.top + start[1] + (end[1] - start[1]) * share)
            self.wait(pause)

    def up(self):
        self.page.mouse.up()

    def touch(self, kind, **fingers):
        points = [
            {"x": self.left + x, "y": self.top + y, "id": int(name[1:])}
            for name, (x, y) in fingers.items()]
        self.devtools.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    def command(self, name):
        self.page.click(f"[data-command={name}]")


@gesture("surface")
def surface_slow_pull(hand):
    hand.down(110, 90)
    hand.drag((110, 90), (150, 250), 48, 12)
    hand.wait(250)
    hand.up()
    hand.wait(1600)


@gesture("surface")
def surface_grab_mid_bounce(hand):
    hand.down(90, 80)
    hand.drag((90, 80), (110, 210), 16, 8)
    hand.up()
    hand.wait(140)
    hand.down(240, 160)
    hand.wait(60)
    hand.drag((240, 160), (220, 230), 14, 10)
    hand.up()
    hand.wait(260)
    hand.down(180, 120)
    hand.wait(120)
    hand.up()
    hand.wait(1600)


@gesture("surface")
def surface_resized(hand):
    hand.down(120, 90)
    hand.drag((120, 90), (150, 190), 14, 10)
    for width in (400, 380, 350, 330, 360, 390):
        hand.page.set_viewport_size({"width": width, "height": 800})
        hand.drag((150, 190), (140, 200), 2, 10)
        hand.drag((140, 200), (150, 190), 2, 10)
    hand.up()
    hand.wait(120)
    hand.page.set_viewport_size({"width": 420, "height": 800})
    hand.wait(1600)


@gesture("refresh")
def refresh_slow_pull(hand):
    hand.down(130, 60)
    hand.drag((130, 60), (170, 210), 44, 12)
    hand.wait(200)
    hand.up()
    hand.wait(1500)
    hand.command("end-refreshing")
    hand.wait(900)


@gesture("refresh")
def refresh_flick(hand):
    hand.down(200, 70)
    hand.drag((200, 70), (190, 215), 7, 4)
    hand.up()
    hand.wait(700)
    hand.command("end-refreshing")
    hand.wait(1200)


@gesture("refresh")
def refresh_cancelled_pull(hand):
    hand.touch("Start", f0=(150, 80))
    for step in range(1, 21):
        hand.touch("Move", f0=(150 + step, 80 + 6 * step))
        hand.wait(12)
    hand.touch("Cancel")
    hand.wait(900)


@gesture("refresh")
def refresh_two_fingers(hand):
    hand.touch("Start", f0=(120, 70))
    for step in range(1, 13):
        hand.touch("Move", f0=(120, 70 + 5 * step))
        hand.wait(12)
    hand.touch("Start", f0=(120, 130), f1=(260, 300))
    for step in range(1, 13):
        hand.touch("Move", f0=(120, 130 + 4 * step), f1=(260, 300 - 9 * step))
        hand.wait(12)
    hand.touch("End", f1=(260, 192))  # The first finger lifts, the second stays.
    for step in range(1, 9):
        hand.touch("Move", f1=(260, 192 + 8 * step))
        hand.wait(12)
    hand.touch("End")
    hand.wait(700)
    hand.command("end-refreshing")
    hand.wait(900)


@gesture("menu")
def menu_drag_open_and_shut(hand):
    hand.down(8, 200)
    hand.drag((8, 200), (240, 230), 40, 12)
    hand.wait(150)
    hand.up()
    hand.wait(1500)
    hand.down(300, 260)
    hand.drag((300, 260), (60, 280), 30, 10)
    hand.up()
    hand.wait(1500)


@gesture("menu")
def menu_flick(hand):
    hand.down(10, 320)
    hand.drag((10, 320), (170, 290), 4, 0)
    hand.up()
    hand.wait(1500)
    hand.command("close")
    hand.wait(1500)


@gesture("menu")
def menu_grab_mid_flight(hand):
    hand.down(8, 160)
    hand.drag((8, 160), (230, 180), 14, 10)
    hand.up()
    hand.wait(100)
    hand.down(200, 220)
    hand.wait(80)
    hand.drag((200, 220), (60, 240), 16, 10)
    hand.up()
    hand.wait(120)
    hand.command("open")
    hand.wait(130)
    hand.command("close")
    hand.wait(1600)


@gesture("menu")
def menu_resized(hand):
    hand.down(8, 200)
    hand.drag((8, 200), (160, 230), 14, 10)
    for width in (400, 360, 340, 390):
        hand.page.set_viewport_size({"width": width, "height": 800})
        hand.drag((160, 230), (190, 240), 2, 10)
        hand.drag((190, 240), (200, 230), 2, 10)
    hand.up()
    hand.wait(150)
    hand.page.set_viewport_size({"width": 420, "height": 800})
    hand.wait(1600)


@gesture("lyrics")
def ball_sung(hand):
    hand.page.evaluate("document.querySelector('#audio').play()")
    hand.wait(6500)
    hand.page.evaluate("document.querySelector('#audio').currentTime = 12")
    hand.wait(1500)
    hand.page.select_option("#rate", "2")
    hand.wait(1500)
    hand.page.evaluate("document.querySelector('#audio').pause()")
    hand.wait(500)


@gesture("balloon")
def balloon_in_a_chat(hand):
    hand.command("stop")
    hand.wait(1300)
    hand.command("start")
    hand.wait(900)
    hand.page.evaluate("elastic.element.style.cssText = 'width:240px;height:110px'")
    hand.wait(700)
    hand.command("hide")
    hand.wait(150)
    hand.command("show")
    hand.wait(800)
    hand.command("hide")
    hand.wait(800)


@gesture("shape")
def shape_poked_and_dragged(hand):
    hand.down(190, 200)
    hand.wait(150)
    hand.up()
    hand.wait(500)
    hand.down(230, 180)
    hand.drag((230, 180), (320, 110), 24, 12)
    hand.wait(100)
    hand.up()
    hand.wait(1600)


@gesture("shape")
def shape_flung_and_caught(hand):
    hand.down(150, 200)
    hand.drag((150, 200), (60, 270), 4, 0)
    hand.up()
    hand.wait(120)
    hand.down(210, 260)
    hand.wait(60)
    hand.drag((210, 260), (260, 330), 12, 10)
    hand.up()
    hand.wait(1800)


class Server(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main(names):
    unknown = set(names) - set(GESTURES)
    if unknown:
        sys.exit(f"record-gestures.py: no {', '.join(unknown)}; there are {', '.join(GESTURES)}")
    handler = functools.partial(Server, directory=ROOT / "Web")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"])
        for name in names or GESTURES:
            page_name, act = GESTURES[name]
            context = browser.new_context(
                viewport={"width": 420, "height": 800}, has_touch=True, accept_downloads=True,
                bypass_csp=True) # Playwright waits by `eval`.
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/site/{page_name}.html")
            page.wait_for_function("window.elastic?.motion.scene")
            if page_name == "refresh":
                page.uncheck("#automatic")
            page.click("#record")
            page.evaluate("scrollTo(0, 0)")
            act(Hand(page))
            with page.expect_download() as download:
                page.click("#record")
            path = ROOT / f"Tests/Gestures/{name}.gesture.json"
            path.parent.mkdir(exist_ok=True)
            download.value.save_as(path)
            if name in DEFAULTS:
                shutil.copy(path, ROOT / f"Tools/Sources/elastic/Recordings/{DEFAULTS[name]}.gesture.json")
            happened = page.evaluate("elastic.happened.map((event) => event.name).join(' ')")
            print(f"{path.name}: {path.stat().st_size} bytes; {happened}")
            context.close()
        browser.close()


main(sys.argv[1:])
