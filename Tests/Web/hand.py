"""What a person does to a page of the gallery, and what it shows of it."""

# Counts the callbacks of animation frames and the frames asked for but not come yet.
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
# Keeps what each frame shows.
WATCH = """
  window.seen = [];
  elastic.addEventListener('frame', () => seen.push({
    state: elastic.motion.state, inset: elastic.motion.inset, extent: elastic.motion.extent,
    progress: elastic.motion.progress, t: elastic.time() }));
"""


def state(page):
    return page.evaluate("elastic.motion.state")


def events(page):
    return page.evaluate("elastic.happened.map((event) => event.name)")


def wait_for_state(page, name):
    page.wait_for_function("(name) => elastic.motion.state === name", arg=name)


def wait_for_rest(page):
    page.wait_for_function("elastic.resting")


def drag(page, start, end, steps=12, up=True, on=".stage"):
    """Presses the mouse at `start`, moves to `end` (points of the stage) and lets go."""
    box = page.locator(on).bounding_box()
    page.mouse.move(box["x"] + start[0], box["y"] + start[1])
    page.mouse.down()
    page.mouse.move(box["x"] + end[0], box["y"] + end[1], steps=steps)
    if up:
        page.mouse.up()


class Fingers:
    """Touches as a screen sends them."""

    def __init__(self, page, on=".stage"):
        box = page.locator(on).bounding_box()
        self.left, self.top = box["x"], box["y"]
        self.devtools = page.context.new_cdp_session(page)

    def __call__(self, kind, *places):
        points = [
            {"x": self.left + x, "y": self.top + y, "id": finger}
            for finger, (x, y) in enumerate(places)]
        self.devtools.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
