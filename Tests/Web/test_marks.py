"""A word with more combining marks than any language has: kept as Unicode's stream-safe text has it, so that it does not block a page."""

import re
import unicodedata

import pytest

from hand import until
from still import wait_for_frames
from test_linear import most_runs
from test_page_words import HEAD

# UAX #15, section 13.
MOST = 30
# Marks of several scripts and blocks, each of which can be repeated without end.
MARKS = "\u0301\u0323\u05b4\u064e\u093c\u0e38\u1dc4\u20d7\u3099\ufe20\U0001d165"
# What a song in LRC has beside its words.
TIMES = re.compile(r"[<\[][\d:.]+[>\]]\n?")
# Keeps the texts that the page's canvases measure and paint, and counts the places that are read.
WATCH = """
  window.texts = [];
  window.looks = 0;
  for (const name of ['measureText', 'fillText']) {
    const own = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (text, ...rest) {
      texts.push(text);
      return own.call(this, text, ...rest);
    };
  }
  for (const [of, name] of [[Range, 'getClientRects'], [Range, 'getBoundingClientRect'], [Element, 'getBoundingClientRect']]) {
    const own = of.prototype[name];
    of.prototype[name] = function () {
      looks++;
      return own.call(this);
    };
  }"""


def most_marks(text):
    """The most marks in a row, as Python's own tables of Unicode have them."""
    most = count = 0
    for one in unicodedata.normalize("NFKD", text):
        count = count + 1 if unicodedata.combining(one) else 0
        most = max(most, count)
    return most


def song(marks):
    many = (MARKS * (marks // len(MARKS) + 1))[:marks]
    return f"[00:00.00]<00:00.00>Row <00:01.00>bo{many}at <00:02.00>{many}down\n[00:03.00]"


@pytest.fixture
def marked(gallery):
    """Opens a page of a ball that shows a song, around the page's own text if there is one; what it measured and painted."""
    def open_page(song, text=""):
        page = gallery("marks-test", WATCH, text=HEAD + f"<lyric-ball id=ball style='width: 600px; height: 200px'>{text}</lyric-ball>", viewport={"width": 800, "height": 600})
        page.evaluate("ball.ready.then(() => {})")
        page.evaluate("""(song) => {
          if (song) ball.load(song);
          ball.play();
        }""", song)
        until(page, f"ball.elastic.motion.words.length === {3 if song else 0}")
        wait_for_frames(page, 4)
        return page

    return open_page


def test_its_python_counts_marks():
    assert most_marks("a" + 40 * "\u0301" + "b\u0301") == 40
    assert all(unicodedata.combining(one) for one in MARKS)


def shown(page):
    """The texts of the page's canvases, and of the words that can be read and selected."""
    return page.evaluate("[...new Set(texts), ...[...ball.text.children].map((one) => one.textContent)]")


def has_few(texts):
    # All letters, and nothing that grows with the marks.
    assert any(text.startswith("bo") and "at" in text for text in texts) and any("down" in text for text in texts)
    return max(map(most_marks, texts)) == MOST and max(map(len, texts)) <= 2 * MOST + 10


@pytest.mark.parametrize("marks", [MOST, 32_000, 300_000])
def test_a_song_has_no_more_of_them_than_stream_safe_text(marked, marks):
    page = marked(song(marks))
    assert has_few(shown(page))
    # Nor has one that comes in a recording.
    recording = page.evaluate("ball.elastic.log")
    page.evaluate("texts.length = 0")
    page.evaluate("(recording) => ball.elastic.play(recording)", recording | {"content": song(marks)})
    until(page, "texts.length > 0")
    assert has_few(shown(page))


def test_words_of_the_page_are_found_in_as_many_steps_with_many_of_them(marked):
    steps = []
    for marks in (3, 32_000):
        page = marked("", f"<p>{TIMES.sub('', song(marks))}</p>")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Profiler.enable")
        devtools.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        most_runs(devtools)
        page.evaluate("looks = 0")
        page.evaluate("(song) => ball.load(song)", song(marks))
        until(page, "CSS.highlights.get('lyric-ball-sung').size > 0")
        steps.append((page.evaluate("looks"), most_runs(devtools)))
    print(steps)
    assert all(many <= 3 * few + 100 for few, many in zip(*steps)), "of 32,000"
