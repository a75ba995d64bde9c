"""A person's input on a page of the gallery, and the page's reaction."""

import re
import time
from pathlib import Path

from playwright.sync_api import Error

# Where the numbers of a scene lie, by the names that the elements' scripts have for their places.
PLACES = {name: int(place) for name, place in re.findall(
    r"(\w+) = (-?\d+)", (Path(__file__).parents[2] / "Web/elements/numbers.js").read_text())}
# How far to the right the first item reaches that is drawn, a fill, by the points of its path.
RIGHT = f"""(motion) => {{
  const s = motion.scene, start = motion.items, end = start + s[start + {PLACES["ITEM_COUNT"]}], all = [];
  for (let i = start + {PLACES["FILL_PATH"]}; i < end; )
    for (let count = [1, 1, 2, 3, 0][s[i++]]; count > 0; count--, i += 2) all.push(s[i]);
  return Math.max(...all);
}}"""

# Counts the callbacks of animation frames and the frames that are requested but not run yet.
COUNT_FRAMES = """
  window.frames = { run: 0, pending: new Set() };
  const request = window.requestAnimationFrame, cancel = window.cancelAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => { frames.pending.delete(id); frames.run++; callback(time); });
    frames.pending.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => { frames.pending.delete(id); cancel(id); };
"""
# Records the state shown in each frame, and where the first line begins.
WATCH = f"""
  window.seen = [];
  const line = ({{ scene: s, items, end }}) => {{
    for (let i = items; i < end; i += s[i + {PLACES["ITEM_COUNT"]}])
      if (s[i + {PLACES["ITEM_CODE"]}] === {PLACES["CODE_STROKE"]}) return [...s.slice(i + {PLACES["STROKE_PATH"]} + 1).slice(0, 2)].join();
  }};
  elastic.addEventListener('frame', () => seen.push({{
    state: elastic.motion.state, inset: elastic.motion.inset, extent: elastic.motion.extent,
    progress: elastic.motion.progress, line: line(elastic.motion), t: elastic.time() }}));
"""


# `elastic.happened`: what the component as it is now has told, in order, a slide that goes on as one; an element's own `happened` is
# another thing.
HAPPENED = """{
  const told = new WeakMap(), dispatch = EventTarget.prototype.dispatchEvent;
  Object.defineProperty(EventTarget.prototype, 'happened', { get() { return told.get(this.motion) ?? []; }, configurable: true });
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this.motion && this.table?.events.includes(event.type)) {
      const { t, value } = event.detail, before = this.happened, goesOn = event.type === 'slide' && before.at(-1)?.name === 'slide';
      told.set(this.motion, [...(goesOn ? before.slice(0, -1) : before), { t, name: event.type, value }]);
    }
    return dispatch.call(this, event);
  };
}"""


def until(page, condition, argument=None, seconds=60, every=50):
    """Waits until a condition of the page holds: an expression, a function, which gets the argument, or the promise of either.

    The page asks itself every 50 ms, for half a second at a time: `wait_for_function` asks in every frame, and that extra work of
    Chromium hides faults of a page at rest at the first touch. The page itself says yes or no: numbers of a module whose memory has
    grown since are there, but Playwright hands them over as an empty list."""
    asked = f"""async (argument) => {{
      for (let times = {500 // every}; times > 0; times--) {{
        const it = ({condition}
        );
        if (await (typeof it === 'function' ? it(argument) : it)) return true;
        await new Promise((done) => setTimeout(done, {every}));
      }}
      return false;
    }}"""

    def holds():
        try:
            return page.evaluate(asked, argument)
        except Exception as error:
            # It has been replaced by another document meanwhile.
            if "context was destroyed" not in str(error):
                raise

    in_time(page, holds, lambda: f"{condition}; {seen(page, condition)}", seconds, every)


def in_time(page, holds, saw=lambda: "", seconds=60, every=50):
    """Waits until what a test has heard from a page is as it has to be, while the page goes on."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"not in time: {saw()}"
        page.wait_for_timeout(every)


def awaited(page, condition, **rest):
    """Waits as `wait_for_function` does, in every frame, for what may be there for a frame only; says what it saw instead."""
    try:
        page.wait_for_function(condition, **rest)
    except Error:
        raise AssertionError(f"not in time: {condition}; {seen(page, condition)}") from None


def seen(page, condition):
    """The values that the comparisons of a condition begin with, as far as they are expressions of the page."""
    begins = [re.split(r" (?:[!=]==|[<>]=?) ", part)[0] for part in re.split(r" (?:&&|\|\|) ", condition)]

    def value(text):
        try:
            return str(page.evaluate(text))
        except Error as error:
            return str(error).splitlines()[0]

    return {one: value(one) for one in begins}


def state(page):
    return page.evaluate("elastic.motion.state")


def events(page):
    return page.evaluate("elastic.happened.map((event) => event.name)")


def wait_for_state(page, name):
    awaited(page, f"elastic.motion.state === '{name}'")


def wait_for_rest(page):
    awaited(page, "elastic.resting")


def drag(page, start, end, steps=12, up=True, on=".stage"):
    """Presses the mouse at `start`, moves to `end` (points of the stage) and lets go."""
    box = page.locator(on).bounding_box()
    page.mouse.move(box["x"] + start[0], box["y"] + start[1])
    page.mouse.down()
    page.mouse.move(box["x"] + end[0], box["y"] + end[1], steps=steps)
    if up:
        page.mouse.up()


# A phone. With `has_touch` alone Chromium composites a page as for a desk, and decides otherwise whose a finger is.
PHONE = {
    "is_mobile": True, "has_touch": True, "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3}


class Fingers:
    """Touches as a phone's screen sends them, in points of an element or, with `on=None`, of the screen."""

    def __init__(self, page, on=".stage"):
        self.page, self.left, self.top = page, 0, 0
        if on:
            page.locator(on).scroll_into_view_if_needed()
            box = page.locator(on).bounding_box()
            self.left, self.top = box["x"], box["y"]
        self.devtools = page.context.new_cdp_session(page)

    def __call__(self, kind, *places):
        points = [
            {"x": self.left + x, "y": self.top + y, "id": finger}
            for finger, (x, y) in enumerate(places)]
        self.devtools.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
        if kind == "Move":
            self.page.wait_for_timeout(16)

    def swipe(self, start, end, steps=15, up=True):
        """Puts a finger down at `start` and moves it to `end`, one place a frame."""
        self("Start", start)
        for step in range(1, steps + 1):
            self("Move", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
        if up:
            self("End")
