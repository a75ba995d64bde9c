"""The page on which words get their times by tapping: driven by a track of clicks, as a person would."""

import json
import math
import re
import struct
import subprocess
import time
import wave

import pytest

from hand import PHONE
from reading import contrast
from serving import tool
from still import stays, wait_for_frames

CLICKS = [0.8, 1.4, 2.05, 2.6, 3.45, 4.1]
WORDS = "one two three\nfour five six"
# A person is late, early and uneven.
ERRORS = [0.09, 0.12, -0.06, 0.1, 0.07, 0.11]
RATE = 22_050


@pytest.fixture(scope="module")
def track(tmp_path_factory):
    """Five seconds of clicks."""
    path, samples = tmp_path_factory.mktemp("track") / "clicks.wav", [0] * (5 * RATE)
    for click in CLICKS:
        for n in range(RATE // 50):
            samples[int(click * RATE) + n] = int(20_000 * math.sin(n / 3) * (1 - n / (RATE / 50)))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return path


def opened(gallery, track, words=WORDS, **settings):
    page = gallery("tap", **settings)
    page.set_input_files("#sound", track)
    page.wait_for_function("document.querySelector('#audio').readyState > 2 && document.querySelector('#audio').duration < 6")
    page.fill("#words", words)
    page.dispatch_event("#words", "change")
    return page


def heard(page):
    return page.evaluate("document.querySelector('#audio').currentTime")


def starts(page):
    return page.evaluate("tapping.song.starts")


def tap_along(page, press, rate=1):
    """Plays the sound and presses at each click, as exactly as a person does."""
    press()
    page.wait_for_function("!document.querySelector('#audio').paused && document.querySelector('#audio').currentTime > 0")
    for click, error in zip(CLICKS, ERRORS):
        while (left := click + error - heard(page)) > 0:
            time.sleep(min(left / rate, 0.01))
        press()


def saved(page, button):
    with page.expect_download() as coming:
        page.click(button)
    return coming.value.path().read_text()


def times(lrc):
    return [60 * int(minutes) + float(seconds) for minutes, seconds in re.findall(r"<(\d+):([\d.]+)>", lrc)]


# Where the sound rises near a place in the strip, in pixels of the page: what a person sees there.
RISE = """(x) => {
  const canvas = document.querySelector('.strip canvas'), context = canvas.getContext('2d'), { left } = canvas.getBoundingClientRect();
  const ratio = devicePixelRatio, height = canvas.height, at = Math.round((x - left) * ratio);
  const isLoud = (column) => context.getImageData(column, Math.round(height * 0.35), 1, 1).data[3] > 0;
  for (let way = 0; way < 40 * ratio; way++) {
    for (const column of [at - way, at + way]) {
      if (column < 1 || !isLoud(column)) continue;
      let first = column;
      while (isLoud(first - 1)) first--;
      return left + first / ratio;
    }
  }
}"""


def correct(page):
    """Drags each word to where the sound rises beside it."""
    page.locator("#strip").scroll_into_view_if_needed()
    for index in range(len(CLICKS)):
        handle = page.locator("#strip [role=slider]").nth(index)
        page.evaluate("(index) => { const strip = document.querySelector('#strip'); strip.scrollLeft = tapping.song.starts[index] * 160 - 200; }", index)
        wait_for_frames(page)
        box = handle.bounding_box()
        rise = page.evaluate(RISE, box["x"])
        assert rise, index
        page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(rise + 10, box["y"] + box["height"] / 2, steps=4)
        page.mouse.up()


@pytest.mark.parametrize("speed", [1, 0.5])
def test_taps_and_corrections_are_where_the_clicks_are(gallery, picture, track, tmp_path, speed):
    page = opened(gallery, track)
    page.select_option("#speed", str(speed))
    page.focus("#tap")
    tap_along(page, lambda: page.keyboard.press("Space"), speed)
    # As well as the machine that taps, which is late now and then.
    assert starts(page) == pytest.approx([click + error for click, error in zip(CLICKS, ERRORS)], abs=0.2)
    assert page.locator("#message").inner_text().startswith("All words have times")
    page.click("#pause")
    picture(page, f"tap-{speed}")
    correct(page)
    assert starts(page) == pytest.approx(CLICKS, abs=0.03)
    lrc = saved(page, "#save-lrc")
    assert lrc.splitlines()[0].endswith("three") and lrc.count("\n") == 2
    assert times(lrc) == pytest.approx(CLICKS, abs=0.03)
    file = tmp_path / "song.gesture.json"
    file.write_text(saved(page, "#save-recording"))
    said = subprocess.run([tool(), "inspect", "lyric-ball", "--gesture", file, "--at", "0", "--json"], check=True, capture_output=True)
    words = json.loads(said.stdout)["samples"][0]["words"]
    assert [one["text"] for one in words] == WORDS.split()
    assert [one["start"] for one in words] == pytest.approx(CLICKS, abs=0.03)


def test_a_finger_taps(gallery, track):
    page = opened(gallery, track, **PHONE)
    box = page.locator("#tap").bounding_box()
    assert box["width"] > 300 and box["height"] >= 44
    tap_along(page, lambda: page.tap("#tap"))
    assert None not in starts(page)
    assert starts(page) == pytest.approx([click + error for click, error in zip(CLICKS, ERRORS)], abs=0.4)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_tap_for_each_line(gallery, track):
    page = opened(gallery, track)
    page.select_option("#unit", "line")
    page.focus("#tap")
    page.keyboard.press("Space")
    for place in (1, 2):
        page.wait_for_function("(place) => document.querySelector('#audio').currentTime > place", arg=place)
        page.keyboard.press("Space")
    page.click("#pause")
    first, second = (start for start in starts(page) if start is not None)
    assert 1 <= first < 2 <= second < 3
    assert re.fullmatch(r"\[00:01\.\d\d\]one two three\n\[00:02\.\d\d\]four five six\n", page.input_value("#lrc"))


def test_going_back_and_tapping_again_replaces_times(gallery, track):
    page = opened(gallery, track, "[00:01.00]<00:01.00>one <00:02.00>two\n[00:03.00]three")
    assert starts(page) == [1, 2, 3]
    page.evaluate("document.querySelector('#audio').currentTime = 1.3")
    page.focus("#tap")
    page.keyboard.press("Space")
    page.wait_for_function("document.querySelector('#audio').currentTime > 1.5")
    page.keyboard.press("Space")
    page.click("#pause")
    first, second, third = starts(page)
    assert (first, third) == (1, 3) and 1.5 <= second < 2.5


def test_keys_correct_and_undo(gallery, track):
    page = opened(gallery, track, "[00:01.00]<00:01.00>one <00:02.00>two\n[00:03.00]three")
    page.locator("#strip [role=slider]").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('aria-valuetext')") == "2.00 seconds"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    assert starts(page) == pytest.approx([1, 1.91, 3])
    assert page.evaluate("document.activeElement.getAttribute('aria-valuenow')") == "1.91"
    page.keyboard.press("Control+z")
    assert starts(page) == pytest.approx([1, 2.01, 3])
    page.click("#undo")
    assert starts(page) == [1, 2, 3]
    assert page.is_disabled("#undo")
    assert page.locator("#message").inner_text() == "Undone: two"
    # A word stays between those beside it.
    page.locator("#strip [role=slider]").nth(1).focus()
    for _ in range(12):
        page.keyboard.press("Shift+ArrowRight")
    assert starts(page) == [1, 2 + 1, 3]
    page.click("#clear")
    assert starts(page) == [None, None, None]
    page.click("#undo")
    assert starts(page) == [1, 3, 3]


def test_a_drag_is_one_change(gallery, track):
    page = opened(gallery, track, "[00:01.00]<00:01.00>one <00:02.00>two\n[00:03.00]three")
    page.locator("#strip").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#strip').scrollLeft = 200")
    box = page.locator("#strip [role=slider]").nth(1).bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 53, box["y"] + 20, steps=8)
    page.mouse.up()
    assert starts(page) == pytest.approx([1, 2.3, 3], abs=0.01)
    page.click("#undo")
    assert starts(page) == [1, 2, 3]


def test_words_are_the_balls_own(gallery, track):
    page = opened(gallery, track, "gone & up\n空が\nשלום עולם")
    said = page.evaluate("tapping.song.words.map(({ text, line, gap }) => [text, line, gap])")
    assert said == [["gone &", 0, ""], ["up", 0, " "], ["空", 1, ""], ["が", 1, ""], ["שלום", 2, ""], ["עולם", 2, " "]]
    page.focus("#tap")
    page.keyboard.press("Space")
    page.wait_for_function("document.querySelector('#audio').currentTime > 0.2")
    for _ in said:
        page.keyboard.press("Space")
    page.click("#pause")
    lrc = page.input_value("#lrc")
    assert re.sub(r"[\[<][\d:.]+[\]>]", "", lrc) == "gone & up\n空が\nשלום עולם\n"
    rows = page.evaluate("[...document.querySelectorAll('#rows p')].map((row) => getComputedStyle(row).direction)")
    assert rows == ["ltr", "ltr", "rtl"]


def test_without_words_it_says_so(gallery, track):
    page = opened(gallery, track, "")
    assert page.locator("#message").inner_text() == "Type or open some words."
    assert page.is_disabled("#save-lrc")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen_and_can_be_read(gallery, picture, track, width, scheme):
    page = opened(gallery, track, "[00:01.00]<00:01.00>one <00:02.00>two\n[00:03.00]three", viewport={"width": width, "height": 844}, color_scheme=scheme)
    page.evaluate("document.querySelector('#audio').currentTime = 2.5")
    stays(page, 300)
    picture(page, f"tap-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for place in (".rows .timed", ".rows .next", "#tap", "#strip [role=slider] span"):
        colors = page.evaluate("""(place) => {
          const text = document.querySelector(place);
          let ground = text;
          while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
          return [getComputedStyle(text).color, getComputedStyle(ground).backgroundColor];
        }""", place)
        assert contrast(*(tuple(map(int, re.findall(r"\d+", one)[:3])) for one in colors)) >= 4.5, (place, colors)


def test_the_lyrics_page_leads_to_it(gallery):
    page = gallery("lyrics")
    page.click("main a[href='tap.html']")
    page.wait_for_function("document.title.startsWith('Tap along') && document.body.matches('.ready')")
