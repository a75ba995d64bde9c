"""The lyric ball's page: the ball follows an audio element."""

from pathlib import Path

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


# A page with a ball and a player of its own, which may have no data.
PLAYER = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Waiting</title><link rel="icon" href="data:,">
<script type="module" src="elements/index.js"></script><audio id="song" src="%s"></audio><lyric-ball id="ball" style="height: 200px"></lyric-ball>"""
WORDS = "[00:00.10]one\\n[00:00.50]two\\n[00:00.90]three\\n[00:01.30]four\\n[00:05.00]five"


def with_player(gallery, source="data:,"):
    page = gallery("waiting", text=PLAYER % source)
    page.evaluate(f"""async () => {{
      await customElements.whenDefined('lyric-ball');
      await ball.ready;
      ball.load('{WORDS}');
      window.told = [];
      ball.addEventListener('word', ({{ detail }}) => told.push(detail.text));
    }}""")
    return page


@pytest.mark.parametrize("event", ["waiting", "stalled"])
def test_the_ball_waits_while_its_player_waits_for_data(gallery, event):
    page = with_player(gallery)
    page.evaluate("""() => {
      window.player = Object.assign(new EventTarget(), { paused: false, seeking: false, ended: false, playbackRate: 1, currentTime: 0, readyState: 0 });
      ball.media = player;
    }""")
    stays(page, 900)
    assert page.evaluate("told") == [], "nothing has come yet"
    page.evaluate("player.readyState = 4; player.dispatchEvent(new Event('playing'))")
    page.wait_for_function("told.length === 1")
    page.evaluate("(event) => { player.readyState = 2; player.currentTime = 0.2; player.dispatchEvent(new Event(event)); }", event)
    stays(page, 900)
    assert page.evaluate("told.length") == 1, "the net is slow"
    page.evaluate("player.readyState = 3; player.dispatchEvent(new Event(%s))" % ("'playing'" if event == "waiting" else "'canplay'"))
    page.wait_for_function("told.length === 4")


def test_no_word_is_sung_before_a_song_has_come(gallery):
    held = []
    page = with_player(gallery)
    page.route("**/slow.mp3", lambda route: held.append(route))
    page.evaluate("song.src = 'slow.mp3'; ball.media = song; song.play().catch(() => {}); null")
    stays(page, 1500)
    assert page.evaluate("[song.paused, song.readyState, told.length]") == [False, 0, 0]
    for one in held:
        one.fulfill(path=Path(__file__).resolve().parents[2] / "Web/site/song/twinkle.mp3")
