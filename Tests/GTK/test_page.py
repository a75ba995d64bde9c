"""A page as a program makes it: a header, a list that is refreshed by a task, a balloon, a button and a song."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from conftest import PATIENCE
from probes import PROBE


@pytest.fixture
def page(probe):
    window = probe("page")
    window.until(widget="surface", activity="atRest")
    return window


@pytest.fixture
def page_with_child(probe):
    window = probe("page", "child")
    window.until(widget="surface", activity="atRest")
    return window


def sizes(window):
    return window.answer("sizes", key="surface")


def test_a_header_asks_for_its_height_and_no_more(page):
    rest = sizes(page)
    assert (rest["given"], rest["header"], rest["list"]) == (96, 0, 96)


def test_a_header_above_a_list_grows_while_it_is_pulled(page):
    page.drag((187, 40), (187, 240))
    page.until(widget="surface", state="dragging")
    held = sizes(page)
    assert held["extent"] > 150
    assert held["given"] == held["list"] == pytest.approx(held["extent"], abs=1)
    # The motion's own size is that at rest: it pulls as it would over the whole window.
    assert held["surface"] == 96 and held["header"] == pytest.approx(held["inset"] - 96, abs=1)
    page.picture("header-grown")
    page.release()
    page.until(widget="surface", event="settled")
    page.until(widget="surface", activity="atRest")
    assert sizes(page)["given"] == 96


def test_content_of_a_surface_begins_at_its_edge_and_follows_it(page_with_child):
    window = page_with_child
    rest = sizes(window)
    assert (rest["list"], rest["header"]) == (96, 0) and rest["given"] > 300
    window.drag((187, 40), (187, 240))
    window.until(widget="surface", state="dragging")
    held = sizes(window)
    assert held["given"] == rest["given"]
    assert held["list"] == pytest.approx(held["inset"], abs=1) and held["list"] > 120
    assert held["header"] == pytest.approx(held["inset"] - 96, abs=1)
    window.picture("header-over-list")
    window.release()
    window.until(widget="surface", event="settled")
    assert sizes(window)["list"] == 96


def test_the_list_in_a_surface_is_pulled_by_itself(page_with_child):
    window = page_with_child
    window.drag((187, 130), (187, 330))
    window.until(widget="inbox", event="armed")
    window.release()
    window.until(load="done")
    window.until(widget="inbox", event="settled")
    assert "dragging" not in window.events("surface")


@pytest.mark.parametrize("dark", [0, 1])
def test_text_on_a_surface_is_read_in_both_themes(probe, dark):
    window = probe("page", gtk_application_prefer_dark_theme=dark)
    window.until(widget="surface", activity="atRest")
    found = window.answer("colours", key="text")
    assert (found["text"], found["button"]) == ("255,255,255", "255,255,255")
    picture = window.picture(f"header-{dark}")
    colours = {picture.getpixel((x, y)) for x in range(130, 245) for y in range(30, 70)}
    fill = picture.getpixel((20, 20))
    # The theme's accent, in the light one as much darker as white text needs.
    assert fill == ((0x2D, 0x70, 0xC2), (0x15, 0x53, 0x9E))[dark]
    # White, but for the smoothing of small letters.
    assert max(min(colour) for colour in colours) > 230


def test_css_gives_the_surface_its_colour_and_the_text_one_that_is_read_on_it(page):
    assert page.answer("colours", key="node")["node"] == "elasticsurface"
    page.answer("css", "elasticsurface > wave { background-color: #ffe080; }", key="css")
    page.answer("sizes", key="surface")
    assert page.picture("header-css").getpixel((20, 20)) == (0xFF, 0xE0, 0x80)
    assert page.answer("colours", key="text")["text"] == "0,0,0"
    page.answer("css", "elasticsurface > .on-light { color: #102030; }", key="css")
    assert page.answer("colours", key="text")["text"] == "16,32,48"


def test_css_reaches_each_widget(page):
    page.answer(
        "css", "elasticshape > shape { background-color: #00ff00; } messageballoon { color: #ff0000; }"
        " elasticrefresh > wave { background-color: #0000ff; } listview { background-color: #ffff00; }", key="css")
    page.drag((187, 140), (187, 330))
    page.until(widget="inbox", event="armed")
    picture = page.picture("css")
    colours = {colour for _, colour in picture.getcolors(1 << 20)}
    assert {(0, 255, 0), (0, 0, 255)} <= colours
    # The dots are as red as the lines, and the gap beside the wave has the list's own colour.
    assert any(red > 200 and green < 90 and blue < 90 for red, green, blue in colours)
    assert picture.getpixel((3, 240)) == (0xFF, 0xFF, 0)
    page.release()
    page.until(load="done")


def test_a_songs_words_have_the_font_and_the_colour_of_css(page):
    def words(name, css):
        page.answer("css", f"lyricball {{ {css} }}", key="css")
        page.answer("sizes", key="surface")
        return page.picture(name).crop((0, 608, 375, 667))

    first = words("words-sans", "font-family: sans; color: #0000ff;")
    second = words("words-mono", "font-family: monospace; color: #0000ff;")

    def ends(picture):
        """From the first column with a blue pixel to the last."""
        columns = [x for x in range(375) if any(picture.getpixel((x, y)) == (0, 0, 255) for y in range(picture.height))]
        return columns[0], columns[-1]

    assert ends(second)[1] - ends(second)[0] > ends(first)[1] - ends(first)[0] + 10


def test_tasks_run_and_sleep_in_gtks_main_loop(page):
    page.ask("tasks")
    page.until(task="slept")
    assert [line["task"] for line in page.said if "task" in line] == ["first", "second", "third", "slept"]


def test_tasks_are_not_lost_in_a_task_that_runs_the_main_loop(page):
    page.ask("nested")
    page.until(task="inner")


def test_a_refresh_is_work_that_is_awaited(page):
    page.drag((187, 140), (187, 330))
    page.until(widget="inbox", event="armed")
    page.release()
    page.until(load="begun")
    page.until(load="done", sum=500500)
    page.until(widget="inbox", event="settled")
    assert [line["load"] for line in page.said if "load" in line] == ["begun", "done"]


def test_a_refresh_that_ends_before_is_cancelled(page):
    page.drag((187, 140), (187, 330))
    page.until(widget="inbox", event="armed")
    page.release()
    page.until(load="begun")
    page.ask("end")
    page.until(load="cancelled")


def test_a_window_at_rest_does_not_wake(page):
    """Also with the main queue attached. libdispatch itself looks at its threads once a second, once a task has slept."""
    page.ask("still")
    time.sleep(2)

    def wakes(thread):
        return int((thread / "status").read_text().split("voluntary_ctxt_switches:")[1].split()[0])

    threads = list(Path(f"/proc/{page.process.pid}/task").iterdir())
    before = sum(map(wakes, threads))
    time.sleep(3)
    assert sum(map(wakes, threads)) - before <= 2

    page.ask("tasks")
    page.until(task="slept")
    time.sleep(1)
    main = Path(f"/proc/{page.process.pid}/task/{page.process.pid}")
    before = wakes(main)
    time.sleep(3)
    assert wakes(main) - before <= 2


def test_an_action_has_a_key(page):
    page.do("mousemove", 187, 650, "key", "F5")
    page.until(action="refresh")
    page.until(widget="inbox", state="loading")


def reader(window):
    return window.answer("reader", key="isDark")


@pytest.mark.parametrize("contrast", ["", "1"])
def test_libadwaitas_styles_are_followed(probe, monkeypatch, contrast):
    monkeypatch.setenv("ADW_DEBUG_HIGH_CONTRAST", contrast or "0")
    window = probe("page")
    window.until(widget="surface", activity="atRest")
    assert not reader(window)["isDark"]
    if window.answer("libadwaita", "dark", key="libadwaita")["libadwaita"] == "missing":
        pytest.skip("libadwaita is not installed")
    window.answer("sizes", key="surface")
    found = reader(window)
    assert (found["isDark"], found["hasContrast"]) == (True, bool(contrast))
    window.picture(f"libadwaita-dark{contrast}")
    window.answer("libadwaita", "light", key="libadwaita")
    window.answer("sizes", key="surface")
    assert not reader(window)["isDark"]


def run(words, **environment):
    """The probe outside of a test's window, whose environment chooses a renderer."""
    inherited = {key: value for key, value in os.environ.items() if key != "GSK_RENDERER"}
    return subprocess.Popen(
        [PROBE, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={**inherited, "GDK_BACKEND": "x11", "GTK_A11Y": "none", **environment})


def test_opengl_that_is_software_is_not_used(screen, tmp_path):
    """A typing balloon would take several times as much."""
    if any(Path("/dev/dri").glob("renderD*")):
        pytest.skip("this machine has a graphics card")
    with run(["page"], DISPLAY=screen, XDG_CONFIG_HOME=str(tmp_path)) as program:
        program.stdin.write("renderer\n")
        program.stdin.flush()
        found = next(line for line in program.stdout if "renderer" in line)
        program.kill()
    assert found.strip() == '{"renderer":"GskCairoRenderer"}'


def test_a_second_start_presents_the_window_of_the_first(probe, bus, screen):
    window = probe("page", "once", bus=bus)
    window.until(widget="surface", activity="atRest")
    with run(["page", "once"], DISPLAY=screen, DBUS_SESSION_BUS_ADDRESS=bus) as second:
        said, _ = second.communicate(timeout=PATIENCE)
    assert (second.returncode, said) == (0, "")
    # The first is asked no second time for a window.
    assert window.answer("sizes", key="surface")["given"] == 96
    windows = subprocess.run(
        ["xdotool", "search", "--name", "^Page$"], env=window.environment, capture_output=True, text=True, timeout=PATIENCE)
    assert len(windows.stdout.split()) == 1
