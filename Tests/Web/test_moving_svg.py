"""SVG pictures that move, in three browsers, against the component's own frames."""

import io
import json
import re
import time

import numpy as np
import pytest
from PIL import Image

import edges
import hands
from tables import Table
from test_browsers import Firefox, WebKit

SCALE = 2
INSTANTS = 12
# A hand may jump from frame to frame, and Firefox counts in milliseconds: every so many frames one begins at a whole one.
WHOLE = 3
PULL = [("down", 90, 20), ("move", 100, 80), ("up", 100, 80)]

# Component, size, input at the start, settings. Two equal entries check that two files on one page are independent.
CASES = {
    "surface": ("elastic-surface", (220, 130), [("down", 60, 10), ("move", 80, 90), ("up", 80, 90)], []),
    "smooth": (
        "elastic-surface", (220, 130), [("down", 60, 10), ("move", 80, 90), ("up", 80, 90)],
        ["profile=smooth"]),
    "refresh": ("pull-to-refresh", (220, 150), [("down", 90, 20), ("move", 100, 140), ("up", 100, 140)], []),
    "again": ("pull-to-refresh", (220, 150), [("down", 90, 20), ("move", 100, 140), ("up", 100, 140)], []),
    "cancelled": ("pull-to-refresh", (220, 110), PULL, []),
    "menu": ("flowing-menu", (220, 180), [("down", 5, 60), ("move", 130, 60), ("up", 130, 60)], []),
    "shape": ("elastic-shape", (220, 180), [("down", 150, 100), ("move", 180, 60), ("up", 180, 60)], []),
    "typing": ("message-balloon", (220, 110), [], []),
}
# The row of the table of each, and of a song.
ROWS = {
    "surface": ("surface, classic", "let go"), "smooth": ("surface, smooth", "let go"),
    "refresh": ("refresh, classic", "let go"), "again": ("refresh, classic", "let go"),
    "cancelled": ("refresh, classic", "given up"), "menu": ("menu, classic", "let go"),
    "shape": ("shape", "let go"), "typing": ("balloon", "types"), "ball": ("ball", "three words")}
# Recordings of hands, and hands that nobody recorded, with their rows.
BY_HAND = {
    "surface-slow-pull": "surface, classic", "refresh-slow-pull": "refresh, classic", "menu-drag-open": "menu, classic",
    "shape-poked-and-dragged": "shape", "balloon-typing-and-sending": "balloon"}
AT_RANDOM = {
    "elastic-surface": "surface, classic", "pull-to-refresh": "refresh, classic", "flowing-menu": "menu, classic",
    "elastic-shape": "shape", "message-balloon": "balloon"}
RANDOM = "at random"
BROWSERS = ["Chromium", "Firefox", "WebKit"]
TABLE = Table("moving-svg", BROWSERS, [
    *ROWS.values(), *((row, recording) for recording, row in BY_HAND.items()),
    *((row, RANDOM) for row in AT_RANDOM.values()), ("ball", RANDOM)])


@pytest.fixture(scope="module")
def motions(elastic, tmp_path_factory):
    """The pictures, and our own frames of them: name → (file, seconds, frames)."""
    folder = tmp_path_factory.mktemp("motions")
    made = {}
    for name, (component, size, touches, settings) in CASES.items():
        words = [component, "--size", "{}x{}".format(*size)]
        if touches:
            gesture = folder / f"{name}.gesture.json"
            events = [{"t": 0, "phase": phase, "x": x, "y": y} for phase, x, y in touches]
            gesture.write_text(json.dumps(
                {"version": 1, "component": component, "size": size, "events": events}))
            words += ["--gesture", gesture]
        words += ["--set", *settings] if settings else []
        made[name] = motion(elastic, folder, name, words)
    song = folder / "song.lrc"
    song.write_text("[00:00.20]<00:00.20>Up <00:00.60>and <00:00.90>down <00:01.30>\n")
    # A wipe cuts letters into slivers thinner than the measurement here.
    words = ["lyric-ball", "--song", song, "--size", "220x80", "--set", "highlight=step"]
    made["ball"] = motion(elastic, folder, "ball", words)
    return made


@pytest.fixture(scope="module")
def recorded(elastic, root, tmp_path_factory):
    """The same of hands that were recorded."""
    folder = tmp_path_factory.mktemp("recorded")
    made = {}
    for recording in BY_HAND:
        gesture = root / f"Tests/Gestures/{recording}.gesture.json"
        component = json.loads(gesture.read_text())["component"]
        made[recording] = motion(elastic, folder, recording, [component, "--gesture", gesture], scale=1, step=WHOLE)
    return made


@pytest.fixture(scope="module")
def at_random(elastic, tmp_path_factory):
    """The same of two hands each that nobody recorded."""
    both = []
    for seed in range(2):
        folder = tmp_path_factory.mktemp("random")
        both.append({})
        for component in [*AT_RANDOM, "lyric-ball"]:
            gesture, options = folder / f"{component}.gesture.json", []
            told = {"version": 1, "component": component, "size": (220, 180)}
            if component == "lyric-ball":
                told |= {"size": (220, 100), "content": hands.SONG, "events": hands.playing(seed)}
                # A wipe cuts letters into slivers thinner than the measurement here.
                options = ["--set", "highlight=step"]
            else:
                touches = hands.pulls(component, "220x180", seed)
                told["events"] = [{"t": t, "phase": phase, "x": x, "y": y} for phase, t, x, y in touches]
            gesture.write_text(json.dumps(told))
            words = [component, "--gesture", gesture, *options]
            both[-1][component] = motion(elastic, folder, component, words, step=WHOLE)
    return both


def motion(elastic, folder, name, words, scale=SCALE, step=1):
    def render(ending, *options):
        file = folder / f"{name}.{ending}"
        done = elastic.plain("render", *map(str, [*words, *options]), "-o", str(file))
        assert done.returncode == 0, done.stderr
        return file

    count = json.loads(render("json", "--error", 1).read_text())["op"]
    # Typing by itself is a loop, which starts at the frame from which all repeats.
    start = 43 if name == "typing" else 0
    frames = {}
    for number in sorted({round(i * (count - 1) / (INSTANTS - 1)) // step * step for i in range(INSTANTS)}):
        png = render("png", "--at", (start + number) / 60, "--scale", scale)
        frames[number] = np.asarray(Image.open(png).convert("RGBA"))
    return render("svg", "--scope", f"of-{name}"), frames


class Chromium:
    def __init__(self, browser):
        self.page = browser.new_page(viewport={"width": 500, "height": 2600})
        self.go, self.close = self.page.goto, self.page.close

    def run(self, script, *arguments):
        return self.page.evaluate(f"(given) => (function () {{ {script} }})(...given)", arguments)

    def picture(self):
        return self.page.screenshot()


@pytest.fixture(scope="module", params=BROWSERS)
def shown(request):
    """A browser without a page."""
    if request.param == "Chromium":
        one = Chromium(request.getfixturevalue("browser"))
    else:
        one = {"Firefox": Firefox, "WebKit": WebKit}[request.param]()
    one.name = request.param
    yield one
    one.close()


def look(browser):
    return np.asarray(Image.open(io.BytesIO(browser.picture())).convert("RGBA"))


def test_every_edge_is_within_a_pixel(shown, motions, tmp_path):
    worst = measured(shown, motions, tmp_path)
    assert max(worst.values()) <= 1
    for row in dict.fromkeys(ROWS.values()):
        TABLE.hold(row, {shown.name: max(off for name, off in worst.items() if ROWS[name] == row)})


@pytest.mark.release
def test_every_edge_of_a_recorded_hand_is(shown, recorded, tmp_path):
    for name, off in measured(shown, recorded, tmp_path, scale=1).items():
        assert off <= 1, name
        TABLE.hold((BY_HAND[name], name), {shown.name: off})


@pytest.mark.release
def test_every_edge_of_a_hand_at_random_is(shown, at_random, tmp_path):
    measures = [measured(shown, motions, tmp_path) for motions in at_random]
    for name in at_random[0]:
        off = max(worst[name] for worst in measures)
        assert off <= 1, name
        TABLE.hold((AT_RANDOM.get(name, "ball"), RANDOM), {shown.name: off})


def measured(shown, motions, folder, scale=SCALE):
    """How far off each motion is at worst, all of them in one page, each at a time of its own."""
    page = folder / "page.html"
    style = "".join(
        f"#{name} svg{{width:{frames[0].shape[1]}px;height:{frames[0].shape[0]}px;display:block}}"
        for name, (_, frames) in motions.items())
    page.write_text(
        f"<!doctype html><meta charset=utf-8><style>body{{margin:0;background:#fff}}{style}</style>"
        + "".join(f"<div id={name}>{file.read_text()}</div>" for name, (file, _) in motions.items()))
    shown.go(page.as_uri())
    names = list(motions)
    ids = shown.run("return [...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    worst = dict.fromkeys(names, 0)
    for instant in range(INSTANTS):
        numbers = {}
        for index, name in enumerate(names):
            known = sorted(motions[name][1])
            numbers[name] = known[(instant + index) % len(known)]
        # A little later than the frame begins: at the very moment it may still be the one before.
        shown.run(
            "for (const [name, time] of arguments[0]) {"
            "  const svg = document.querySelector(`#${name} svg`);"
            "  svg.pauseAnimations(); svg.setCurrentTime(time + 1e-4); }",
            [[name, number / 60] for name, number in numbers.items()])
        settled(shown)
        picture = look(shown)
        top = 0
        for name in names:
            ours = motions[name][1][numbers[name]]
            height, width = ours.shape[:2]
            theirs = picture[top:top + height, :width]
            top += height
            assert theirs.shape == ours.shape, "the window is too small"
            white = Image.new("RGBA", (width, height), "white")
            white.alpha_composite(Image.fromarray(ours))
            off = edges.distance(np.asarray(white), theirs, scale)
            worst[name] = max(worst[name], off)
    print(f"{shown.name}: " + ", ".join(f"{name} {off:.2f}" for name, off in worst.items()) + " px off at worst")
    return worst


def settled(browser):
    """Waits until the requested frame is drawn."""
    # By its full name: in Firefox a plain one belongs to the script, not to the page.
    browser.run(
        "window.drawn = 0; const next = () => { if (++window.drawn < 3) requestAnimationFrame(next); }; next();")
    for _ in range(1500):
        if browser.run("return window.drawn >= 3"):
            return
        time.sleep(0.02)
    pytest.fail("no frame is drawn")


def test_it_plays_as_an_image(shown, motions, tmp_path):
    page = tmp_path / "image.html"
    page.write_text(
        f"<!doctype html><body style='margin:0'><img src='{motions['typing'][0].as_uri()}'>")
    shown.go(page.as_uri())
    first = None
    for _ in range(100):
        time.sleep(0.1)
        picture = look(shown)[:110, :220]
        if first is None and (picture[..., :3] < 128).any():
            first = picture
        elif first is not None and not np.array_equal(first, picture):
            return
    pytest.fail("it stands still")


def test_readers_who_want_less_motion_see_a_still_picture(browser, motions):
    svg = motions["surface"][0].read_text()
    for preference, moving, still in (("reduce", "none", "inline"), ("no-preference", "inline", "none")):
        context = browser.new_context(reduced_motion=preference)
        page = context.new_page()
        page.set_content(svg)
        for name, display in (("moving", moving), ("still", still)):
            shown = page.evaluate(f"getComputedStyle(document.querySelector('[class$=-{name}]')).display")
            assert shown == display
        context.close()
    beside = motions["surface"][0].with_name("surface-still.svg").read_text()
    assert "<animate" not in beside and "<path" in beside


def test_the_picture_of_the_document_follows_the_setting(browser, elastic, root, tmp_path):
    """The page's code in docs/formats.md, beside the two files that `elastic` writes for it."""
    code = re.search(r"^```html\n(.*?)^```", (root / "docs/formats.md").read_text(), re.M | re.S)[1]
    done = elastic.plain("render", "message-balloon", "--duration", "1", "-o", str(tmp_path / "typing.svg"))
    assert done.returncode == 0, done.stderr
    (tmp_path / "page.html").write_text(f"<!doctype html>{code}")
    for preference, name in (("reduce", "typing-still.svg"), ("no-preference", "typing.svg")):
        context = browser.new_context(reduced_motion=preference)
        page = context.new_page()
        page.goto((tmp_path / "page.html").as_uri())
        page.wait_for_function("(name) => { const one = document.images[0]; return one.naturalWidth > 0 && one.currentSrc.endsWith('/' + name); }", arg=name)
        assert page.get_by_role("img", name="is typing").count() == 1
        context.close()


@pytest.mark.parametrize("recording, share", [
    ("menu-drag-open-and-shut", 0.6), ("menu-flick", 0.6), ("refresh-flick", 0.15),
    ("refresh-cancelled-pull", 0.05), ("balloon-typing-and-sending", 0.1)])
def test_the_still_of_what_goes_away_shows_it(elastic, browser, root, tmp_path, recording, share):
    gesture = root / f"Tests/Gestures/{recording}.gesture.json"
    told = json.loads(gesture.read_text())
    file = tmp_path / "motion.svg"
    done = elastic.plain("render", told["component"], "--gesture", str(gesture), "-o", str(file))
    assert done.returncode == 0, done.stderr
    width, height = told["size"]
    for name in ("motion.svg", "motion-still.svg"):
        context = browser.new_context(
            reduced_motion="reduce", viewport={"width": round(width), "height": round(height)})
        page = context.new_page()
        page.set_content("<style>body{margin:0}</style>" + (tmp_path / name).read_text())
        picture = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("L"))
        painted = (picture < 250).mean()
        print(f"{name} of {recording}: {painted:.2f} of the picture painted")
        assert painted > share
        context.close()
