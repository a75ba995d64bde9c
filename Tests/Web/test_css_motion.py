"""Our style sheets in Chromium, against the component and the spring themselves."""

import io
import json
import re

import numpy as np
import pytest
from PIL import Image

import edges

SONG = """[00:00.40]<00:00.40>Up <00:00.80>the <00:01.20>hill <00:01.70>
[00:02.40]<00:02.40>and <00:02.65>down <00:02.90>again <00:03.40>
"""


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 500, "height": 400}, device_scale_factor=4)
    yield context.new_page()
    context.close()


def styled(page, css, extra=""):
    """Shows the elements that the sheet's first line names, and stops their time."""
    elements = re.match(r"/\* (.*) \*/", css).group(1)
    page.set_content(f"<!doctype html><style>body{{margin:0}}{css}{extra}</style>{elements}")


def seek(page, seconds):
    page.evaluate(
        "(ms) => { for (const one of document.getAnimations()) { one.pause(); one.currentTime = ms; } }",
        seconds * 1000)


def written(elastic, tmp_path, *words):
    file = tmp_path / "motion.css"
    done = elastic.plain("render", *map(str, words), "-o", str(file))
    assert done.returncode == 0, done.stderr
    return file.read_text()


def test_the_ball_keeps_to_its_way(elastic, page, tmp_path):
    song = tmp_path / "song.lrc"
    song.write_text(SONG)
    words = ["lyric-ball", "--song", song, "--size", "220x200"]
    styled(page, written(elastic, tmp_path, *words))
    times = [i * 0.037 for i in range(100) if i * 0.037 < 3.4]
    told = elastic("inspect", *words, "--at", ",".join(map(str, times)))
    worst, places = 0, []
    for time, sample in zip(times, told["samples"], strict=True):
        seek(page, time)
        place = page.evaluate("""() => {
          const { x, y, width, height } = document.querySelector('.bouncing-ball').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""")
        places.append(place)
        worst = max(worst, *(abs(a - b) for a, b in zip(place, sample["ball"])))
    travel = np.ptp(np.array(places), axis=0).max()
    print(f"CSS ball: {worst:.3f} px off at worst of {len(times)} instants, of a travel of {travel:.0f} px")
    assert travel > 100
    assert worst <= 0.005 * travel


@pytest.mark.parametrize("component, touches, size, start", [
    ("message-balloon", [], (220, 110), 43),
    ("elastic-surface", [("down", 60, 10), ("move", 80, 90), ("up", 80, 90)], (220, 130), 0),
    ("flowing-menu", [("down", 5, 60), ("move", 130, 60), ("up", 130, 60)], (220, 180), 0),
])
def test_what_is_filled_is_cut_and_moved_alike(elastic, page, tmp_path, component, touches, size, start):
    words = [component, "--size", "{}x{}".format(*size)]
    if component == "message-balloon":
        words += ["--set", "lineWidth=0", "fill=#2277aa"]
    if touches:
        gesture = tmp_path / "case.gesture.json"
        events = [{"t": 0, "phase": phase, "x": x, "y": y} for phase, x, y in touches]
        gesture.write_text(json.dumps(
            {"version": 1, "component": component, "size": size, "events": events}))
        words += ["--gesture", gesture]
    css = written(elastic, tmp_path, *words)
    styled(page, css)
    seconds = float(re.search(r"animation:linear ([\d.]+)s", css).group(1))
    worst = 0
    for number in np.linspace(0, round(seconds * 60) - 1, 12).round():
        seek(page, number / 60 + 1e-4)
        clip = {"x": 0, "y": 0, "width": size[0], "height": size[1]}
        theirs = np.asarray(Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGBA"))
        png = tmp_path / "frame.png"
        at = ["--at", (start + number) / 60, "--scale", 4, "--background", "#ffffff"]
        done = elastic.plain("render", *map(str, [*words, *at]), "-o", str(png))
        assert done.returncode == 0, done.stderr
        ours = np.asarray(Image.open(png).convert("RGBA"))
        worst = max(worst, edges.distance(ours, theirs, 4))
    print(f"CSS {component}: {worst:.2f} px off at worst of 12 instants")
    assert worst <= 1


def test_readers_who_want_less_motion_see_rows_that_stand(elastic, browser, tmp_path):
    song = tmp_path / "song.lrc"
    song.write_text(SONG)
    css = written(elastic, tmp_path, "lyric-ball", "--song", song, "--size", "220x200")
    for preference, rows, ball in (("reduce", "paused", "none"), ("no-preference", "running", "block")):
        context = browser.new_context(reduced_motion=preference)
        page = context.new_page()
        styled(page, css)
        style = "getComputedStyle(document.querySelector('.bouncing-ball%s'))"
        assert page.evaluate((style % "-rows") + ".animationPlayState") == rows
        assert page.evaluate((style % "") + ".display") == ball
        context.close()


def test_readers_who_want_less_motion_see_it_stand(elastic, browser, tmp_path):
    css = written(elastic, tmp_path, "message-balloon", "--size", "220x110")
    for preference, state in (("reduce", "paused"), ("no-preference", "running")):
        context = browser.new_context(reduced_motion=preference)
        page = context.new_page()
        styled(page, css)
        states = page.evaluate("document.getAnimations().map((one) => one.playState)")
        assert states and set(states) == {state}
        context.close()


def test_fades_inside_of_fades_take_few_keys_and_are_right(elastic, page, root, tmp_path):
    gesture = root / "Tests/Gestures/balloon-typing-and-sending.gesture.json"
    # The dots fade in a balloon that fades as a whole.
    words = ["message-balloon", "--gesture", gesture]
    css = written(elastic, tmp_path, *words)
    # After some seconds it stays hidden: ten minutes show the same.
    for sheet in (css, written(elastic, tmp_path, *words, "--duration", 600)):
        print(f"CSS of a balloon that comes and goes: {len(sheet)} bytes")
        assert len(sheet) < 30_000
    told = """() => [...document.querySelectorAll('.elastic *')].map((one) => {
      const { opacity, visibility } = getComputedStyle(one);
      return [one.className, visibility === 'hidden' ? 0 : Number(opacity)];
    })"""
    # At quarters of frames, and a little later: at the very moment it may still be the one before.
    times = [9 * i / 240 + 1e-4 for i in range(180)]
    shown = []
    for sheet in (css, written(elastic, tmp_path, *words, "--error", 0.002)):
        styled(page, sheet)
        at = []
        for time in times:
            seek(page, time)
            at.append(page.evaluate(told))
        shown.append(at)
    worst, seen = 0, set()
    for fitted, exact in zip(*shown, strict=True):
        assert [name for name, _ in fitted] == [name for name, _ in exact]
        for (name, a), (_, b) in zip(fitted, exact):
            worst = max(worst, abs(a - b))
            seen.add(round(b, 2))
    print(f"CSS fades: {worst:.4f} off at worst of {len(times)} instants")
    assert len(seen) > 20
    # A hundredth, and the rounding of both sheets.
    assert worst <= 0.0105
