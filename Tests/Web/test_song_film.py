"""The lyric ball's page shows a song's film: the picture and the command are of the same settings, and the tool takes the command."""

import functools
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from hand import PHONE
from serving import tool

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "Web/site"
SETTINGS = ["look", "layout", "pixels"]


def command(page):
    return page.locator(".film code").inner_text()


def offered(page, setting):
    return page.locator(f"#{setting} option").evaluate_all("(all) => all.map((one) => one.value)")


@functools.cache
def decoded(file):
    """A picture's bytes at a size that letters survive but their smoothing does not matter in."""
    return subprocess.run(
        ["ffmpeg", "-v", "error", "-i", file, "-vf", "scale=48:48:flags=area", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
        check=True, capture_output=True).stdout


def test_it_offers_what_the_tool_has(gallery):
    page = gallery("lyrics")
    help = " ".join(subprocess.run([tool(), "lyrics", "--help"], check=True, capture_output=True, text=True).stdout.split())
    assert offered(page, "look") == re.search(r"Ground, font and colours: ([\w, ]+)\.", help)[1].split(", ")
    assert offered(page, "layout") == re.search(r"\(values: (scroll[\w, -]+)\)", help)[1].split(", ")
    sizes = re.search(r"or one of ([\w, ]+); by default 720p", help)[1].split(", ")
    assert set(offered(page, "pixels")) <= set(sizes)
    drawn = {file.name for file in (SITE / "looks").iterdir()}
    assert drawn == {f"{look}-{layout}-{pixels}.webp" for look in offered(page, "look")
                     for layout in offered(page, "layout") for pixels in offered(page, "pixels")}


@pytest.mark.parametrize("chosen", [("neon", "scroll", "1080p"), ("pop", "two-rows", "square"), ("paper", "one-row", "vertical")])
def test_the_tool_takes_the_copied_command_and_makes_what_is_shown(gallery, tmp_path, chosen):
    page = gallery("lyrics", viewport={"width": 1200, "height": 800})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for setting, value in zip(SETTINGS, chosen):
        page.select_option(f"#{setting}", value)
    page.click("#copy-command")
    page.wait_for_function("document.querySelector('#copy-command').textContent === 'Copied'")
    words = page.evaluate("navigator.clipboard.readText()")
    assert words == command(page) and [words.count(f" --{setting} {value} ") for setting, value in zip(SETTINGS, chosen)] == [1, 1, 1]
    program, *rest = shlex.split(words)
    assert program == "elastic"
    for kind in ("lrc", "mp3"):
        shutil.copy(SITE / f"song/twinkle.{kind}", tmp_path / f"song.{kind}")
    subprocess.run([tool(), *rest, "--duration", "0.1"], cwd=tmp_path, check=True, timeout=120)
    assert (tmp_path / "song.mp4").stat().st_size > 1000
    # The same settings as a picture, of the time that the gallery shows.
    rest[-1] = "song.png"
    subprocess.run([tool(), *[word for word in rest if word not in ("--audio", "song.mp3")], "--at", "14.1"], cwd=tmp_path, check=True, timeout=120)
    page.wait_for_function("document.querySelector('.film img').complete && document.querySelector('.film img').naturalWidth > 0")
    shown = page.locator(".film img").get_attribute("src")
    made = decoded(tmp_path / "song.png")
    differ = {file: sum(abs(one - other) for one, other in zip(decoded(file), made, strict=True)) / len(made) for file in (SITE / "looks").iterdir()}
    assert min(differ, key=differ.get) == SITE / shown and differ[SITE / shown] < 5, "run make pictures and look at them"


def test_keys_choose_and_a_screen_reader_is_told(gallery):
    page = gallery("lyrics")
    page.focus("#look")
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "layout"
    for _ in SETTINGS:
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.parentElement.className") == "command"
    for label in ("Look", "Rows", "Size"):
        assert page.get_by_role("combobox", name=label, exact=True).count() == 1
    page.select_option("#look", "paper")
    assert page.locator(".film img").get_attribute("alt") == "A frame of the film: look Paper, rows Scroll, size 1920×1080"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone(gallery, picture, scheme):
    page = gallery("lyrics", **{**PHONE, "viewport": {"width": 390, "height": 844}}, color_scheme=scheme)
    page.select_option("#pixels", "vertical")
    page.locator(".film").scroll_into_view_if_needed()
    picture(page, f"song-film-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in ("select", "pre", "img", "button"):
        for box in page.locator(f".film {part}").all():
            bounds = box.bounding_box()
            assert bounds["x"] >= 0 and bounds["x"] + bounds["width"] <= 390


def test_without_scripts_it_is_a_command_to_read(gallery, server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server}/lyrics.html")
    assert command(page).startswith("elastic lyrics song.lrc") and not page.locator(".film .bar").is_visible()
    context.close()
