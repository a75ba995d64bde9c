"""<lyric-ball> on a page of plain HTML, with a player and without."""

import pytest

from element_page import COUNT_EVENTS, tree
from hand import awaited
from still import wait_for_frames


def with_song(elements, script=COUNT_EVENTS, **settings):
    page = elements(script, **settings)
    page.wait_for_function("ball.elastic.content && song.readyState > 0 && ball.text.children.length")
    wait_for_frames(page)
    return page


def test_the_ball_follows_what_plays_and_tells_its_words(elements, picture):
    page = with_song(elements)
    # Paused at a word by the page itself, however long a test takes to look.
    page.evaluate("""
      window.told = [];
      ball.addEventListener('word', ({ detail }) => { if (told.push(detail.text) === 3) ball.pause(); });
      ball.play();""")
    page.wait_for_function("told.length === 3 && song.paused", timeout=20_000)
    picture(page, "elements-ball")
    assert page.evaluate("told") == ["Twinkle,", "twinkle,", "little"]
    page.evaluate("ball.seek(13); ball.rate(2)")
    page.wait_for_function("!song.seeking")
    assert page.evaluate("song.playbackRate") == 2
    page.evaluate("ball.play()")
    page.wait_for_function("told.length > 5", timeout=20_000)
    assert page.evaluate("told.slice(3)").count("Twinkle,") == 0


def test_its_words_are_text_where_they_are_painted(elements):
    page = with_song(elements)
    # The ink of the first word lies in the box of its text.
    box, ink = page.evaluate("""(() => {
      const { canvas, context } = ball.elastic, frame = canvas.getBoundingClientRect();
      const box = ball.text.children[0].getBoundingClientRect();
      const [x, y, w, h] = [box.x - frame.x, box.y - frame.y, box.width, box.height].map((one) => one * devicePixelRatio);
      const { data } = context.getImageData(x, y, w, h);
      let ink = 0;
      for (let i = 3; i < data.length; i += 4) ink += data[i] > 0;
      return [[box.x, box.y, box.width, box.height], ink / (w * h)];
    })()""")
    assert ink > 0.1
    x, y = box[0] + 2, box[1] + box[3] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box[2] - 8, y, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()").strip().startswith("Twinkle")
    assert tree(page, "section:has(#ball)")[2:5] == [
        'group "Lyrics"', '  StaticText "Twinkle, "', '  StaticText "twinkle, "']


def test_a_ball_that_is_stopped_before_it_began_says_nothing(elements):
    page = with_song(elements)
    page.evaluate("""
      window.faults = [];
      ball.addEventListener('error', ({ message }) => faults.push(message));
      song.load();
      ball.play();
      ball.pause();
      song.load();""")
    page.wait_for_function("song.readyState > 2 && song.paused")
    assert page.evaluate("faults") == []


@pytest.mark.parametrize("fault, cause", [
    ("NotSupportedError", "song.src = 'data:audio/wav,nothing'"),
    # As browsers refuse before the page has been touched.
    ("NotAllowedError", "song.play = async () => { throw new DOMException('no', 'NotAllowedError'); }")])
def test_a_sound_that_cannot_be_played_is_said_so(elements, fault, cause):
    page = with_song(elements)
    page.evaluate(f"""() => {{
      ball.addEventListener('error', ({{ error }}) => {{ window.fault = error.name; }}, {{ once: true }});
      {cause};
      ball.play();
    }}""")
    page.wait_for_function("window.fault")
    assert page.evaluate("window.fault") == fault


def test_a_recording_of_another_song_has_its_own_words_as_text(elements):
    page = with_song(elements)
    words = "[...ball.text.children].map((one) => one.textContent).join('')"
    assert page.evaluate(words).startswith("Twinkle, ")
    page.evaluate("""
      ball.elastic.play({ version: 1, component: 'lyric-ball', size: ball.elastic.size, content: '[00:00.10]Other words',
        events: [{ t: 0, command: 'play' }] });""")
    page.wait_for_function(f"{words} === 'Other words '")
    page.evaluate("ball.elastic.reset()")
    page.wait_for_function(f"{words}.startsWith('Twinkle, ')")


def test_of_a_song_that_a_handler_replaces_nothing_more_is_told(elements):
    page = elements()
    told = page.evaluate("""
      () => new Promise((resolve) => {
        const own = document.createElement('lyric-ball'), told = [];
        own.addEventListener('word', ({ detail: { value } }) => {
          told.push(value);
          if (told.length === 1) own.load('[00:30.00]<00:30.00>Late <00:31.00>');
          setTimeout(() => resolve(told), 500);
        });
        // Three words that come with one frame.
        own.load('[00:00.00]<00:00.00>One <00:00.00>and <00:00.00>all <00:01.00>');
        document.querySelector('main').prepend(own);
        own.play();
      })""")
    assert told == [0]


def test_without_a_player_the_ball_has_its_own_time(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      const own = document.createElement('lyric-ball');
      own.id = 'own';
      own.load('One two three');
      document.querySelector('main').prepend(own);
      own.play();""")
    awaited(page, "counted['lyric-ball word'] === 3 && counted['lyric-ball finished'] === 1", timeout=20_000)


def test_plain_words_last_as_long_as_the_page_says(elements):
    page = elements()
    starts = "[0, 1, 2, 3].map((word) => own.elastic.motion.wordStart(word))"
    page.evaluate("""
      document.querySelector('main').insertAdjacentHTML('afterbegin', '<lyric-ball id="own" durations="0.5\\n0.25, 1"></lyric-ball>');
      own.load('One two three\\nfour');""")
    page.wait_for_function("own.elastic?.motion.words.length === 4")
    assert page.evaluate(starts) == pytest.approx([0.3, 0.8, 1.05, 2.05])
    # As a property, and of a song that is there; the row is no word.
    page.evaluate("own.durations = [0.1]")
    assert page.evaluate(starts) == pytest.approx([0.3, 0.4, 0.5, 0.6])
    assert page.evaluate("own.elastic.motion.words") == ["One", "two", "three", "four"]
    # A song with times keeps them.
    page.evaluate("own.load('[00:01]One two [00:03]three')")
    assert page.evaluate(starts)[0] == 1
    told = page.evaluate("""() => new Promise((resolve) => {
      own.addEventListener('error', ({ message }) => resolve(message), { once: true });
      own.load('One two');
      own.durations = 'soon';
    })""")
    assert "duration" in told


def test_a_song_without_words_is_said_so(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      ball.addEventListener('error', ({ message }) => told.push(message));
      ball.load(' \\n\\n');""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told") == ["the song has no words"]
    page.evaluate("ball.load('[00:01.00]words')")
    page.wait_for_function("ball.shadowRoot.textContent.includes('words')", timeout=20_000)
    assert page.evaluate("told.length") == 1


def test_a_song_that_cannot_be_read_is_said_so(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      ball.addEventListener('error', ({ message }) => told.push(message));
      ball.load('1\\n00:00:01,000 --> 00:00:02,000\\nHello \\0 there\\n');""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told[0]").startswith("line 3")


def test_a_song_that_is_loaded_stays_when_the_file_before_it_comes(elements):
    page = elements()
    page.wait_for_function("ball.elastic.motion.words.length > 0", timeout=20_000)
    page.evaluate("""
      window.fetch = () => new Promise((come) => { window.come = () => come(new Response('[00:01]late')); });
      ball.src = 'late.lrc';""")
    page.wait_for_function("Boolean(window.come)")
    page.evaluate("ball.load('[00:01]mine')")
    page.evaluate("come()")
    wait_for_frames(page)
    assert page.evaluate("ball.elastic.motion.words") == ["mine"]
    page.evaluate("ball.src = 'later.lrc'")
    page.evaluate("come()")
    page.wait_for_function("ball.elastic.motion.words[0] === 'late'", timeout=20_000)
