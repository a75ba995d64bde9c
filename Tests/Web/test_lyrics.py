"""The lyric ball's page: the ball follows an audio element."""

import pytest

from hand import COUNT_FRAMES, events, state, wait_for_state
from still import runs_nothing, stays, wait_for_frames

FORMATS = ["lrc", "srt", "vtt", "ass", "txt"]


def play(page):
    page.evaluate("document.querySelector('#audio').play()")


def ready(gallery, script=None, **settings):
    page = gallery("lyrics", script, **settings)
    page.wait_for_function("elastic.content && document.querySelector('#audio').readyState > 0")
    return page


def words_so_far(page):
    return page.evaluate("elastic.happened.filter(({ name }) => name === 'word').map(({ value }) => value)")


def test_words_are_landed_on_as_the_song_plays(gallery, picture):
    page = ready(gallery)
    assert page.evaluate("elastic.motion.words[0]") == "Twinkle,"
    play(page)
    page.wait_for_function("document.querySelector('#audio').currentTime > 3.6", timeout=20_000)
    picture(page, "lyrics-playing")
    assert words_so_far(page)[:3] == [0, 1, 2]
    assert state(page) in ("hopping", "holding")
    # The ball is where the sound is: the place of each landing against the element's own time.
    page.evaluate("document.querySelector('#audio').pause()")
    wait = page.evaluate("document.querySelector('#audio').currentTime")
    wait_for_frames(page)
    count = len(words_so_far(page))
    stays(page, 700)
    assert page.evaluate("document.querySelector('#audio').currentTime") == wait
    assert len(words_so_far(page)) == count, "paused, nothing is sung"


def test_seeking_goes_there_at_once(gallery):
    page = ready(gallery)
    page.evaluate("document.querySelector('#audio').currentTime = 13")
    page.wait_for_function("!document.querySelector('#audio').seeking")
    play(page)
    page.wait_for_function("elastic.happened.filter(({ name }) => name === 'word').length > 1")
    # 13 s lies in the fourth line, whose second word comes at 13.2 s: words 17 and 18 of the song.
    assert words_so_far(page)[-1] in (17, 18, 19)


def test_a_faster_song_is_followed(gallery):
    page = ready(gallery)
    page.select_option("#rate", "2")
    play(page)
    page.wait_for_function("document.querySelector('#audio').currentTime > 5.3", timeout=20_000)
    page.evaluate("document.querySelector('#audio').pause()")
    page.wait_for_function("elastic.happened.filter(({ name }) => name === 'word').length > 4")
    # At 5.04 s the second line begins: its first word is the song's fifth.
    assert words_so_far(page)[:5] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_words_in_every_format(gallery, format):
    page = ready(gallery)
    # ASS times syllables, which are words of their own here.
    letters = "elastic.motion.words.join('')"
    sung = page.evaluate(letters)
    page.evaluate("elastic.addEventListener('reset', () => { window.isNew = true; }, { once: true })")
    page.select_option("#format", format)
    page.dispatch_event("#format", "change")
    page.wait_for_function("window.isNew")
    assert page.evaluate(letters) == sung
    assert page.locator(".song .message").inner_text() == ""


def test_a_broken_song_is_said_so_and_changes_nothing(gallery, tmp_path):
    page = ready(gallery)
    words = page.evaluate("elastic.motion.words")
    wrong = tmp_path / "wrong.srt"
    wrong.write_bytes(b"1\n00:00:01,000 --> 00:00:02,000\nHello \x00 there\n")
    page.set_input_files("#words", wrong)
    page.wait_for_function("document.querySelector('.song .message').textContent.startsWith('wrong.srt, line 3')")
    assert page.evaluate("elastic.motion.words") == words


def test_nothing_runs_until_it_plays(gallery):
    page = ready(gallery, COUNT_FRAMES)
    assert runs_nothing(page, 400)


def test_larger_letters_are_measured_again(gallery):
    page = ready(gallery)
    before = page.evaluate("elastic.log.then(({ events }) => events.filter(({ phase }) => phase === 'measured').at(-1).widths[0])")
    page.evaluate("""
      elastic.override.textScale = 2;
      elastic.surround();""")
    page.wait_for_function("elastic.log.then(({ events }) => events.filter(({ phase }) => phase === 'measured').length > 1)")
    after = page.evaluate("elastic.log.then(({ events }) => events.filter(({ phase }) => phase === 'measured').at(-1).widths[0])")
    assert after == pytest.approx(2 * before, rel=0.02)


def test_slow_motion_slows_the_sound_too(gallery):
    page = ready(gallery)
    page.click("[data-rate='0.25']")
    assert page.evaluate("document.querySelector('#audio').playbackRate") == 0.25
    play(page)
    page.wait_for_function("document.querySelector('#audio').currentTime > 0.3", timeout=20_000)
    page.click("#pause")
    page.wait_for_function("document.querySelector('#audio').paused")


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = ready(gallery, viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.evaluate("document.querySelector('#audio').currentTime = 6.2")
    page.wait_for_function("!document.querySelector('#audio').seeking")
    wait_for_frames(page)
    picture(page, f"lyrics-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
