"""A ball over the page's own words: `<lyric-ball>` around elements."""

import pytest

from hand import COUNT_FRAMES, in_time, until
from still import runs_nothing, wait_for_frames

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Words</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="elements/elements.css">
<style>body { margin: 0 } p { font: 1.5rem/3 late, serif; margin: 0 } lyric-ball { margin: 80px 40px } .centred p { text-align: center }</style>
<script type="module" src="elements/index.js"></script>"""
SONG = "[00:01.00]<00:01.00>Row, <00:02.00>row, <00:03.00>row <00:04.00>your <00:05.00>boat\n[00:06.00]<00:06.00>Gently <00:07.00>down\n[00:09.00]"
WORDS = ["Row,", "row,", "row", "your", "boat", "“Gently”", "down"]
TEXT = "<p>Row, <b>row</b>, row your boat</p><p lang='en'>“Gently” down</p>"

# Where a word of the page is, by its own text: not by what the element found.
BOX = """(ball, word) => {
  const all = [...ball.querySelectorAll('p, h3')].flatMap((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT), places = [];
    for (let node; (node = walker.nextNode()); ) for (let at = 0; at < node.length; at++) places.push([node, at]);
    return [...block.textContent.matchAll(/\\S*[\\p{L}\\p{N}]\\S*/gu)].map(({ 0: text, index }) => {
      const range = document.createRange(), [node, at] = places[index + text.length - 1];
      range.setStart(...places[index]);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].filter((one) => one.width);
    });
  });
  const { left, top } = all[word][0], { right } = all[word].at(-1);
  return { left, top, width: right - left };
}"""
# The lowest point of the ball and its middle, in the window's points, as it is drawn.
BALL = """(ball) => {
  const { canvas } = ball.elastic, at = canvas.getBoundingClientRect(), ratio = canvas.width / at.width;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data, width } = copy.getImageData(0, 0, canvas.width, canvas.height);
  let low = -1, left = Infinity, right = -1;
  for (let i = 3; i < data.length; i += 4) if (data[i] > 127) {
    const x = (i >> 2) % width;
    low = Math.max(low, ((i >> 2) - x) / width + 1);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  }
  return low < 0 ? null : { x: at.left + (left + right) / 2 / ratio, y: at.top + low / ratio };
}"""


@pytest.fixture
def words(gallery):
    """Opens a page of a ball around a text, once it has found its words."""
    def open_page(text=TEXT, song=SONG, attributes="", script=None, **settings):
        page = gallery("words-test", script, text=HEAD + f"<lyric-ball id=ball {attributes}>{text}</lyric-ball>", **settings)
        page.warnings = []
        page.on("console", lambda message: page.warnings.append(message.text) if message.text.startswith("<lyric-ball>") else None)
        page.evaluate("ball.ready.then(() => {})")
        page.evaluate("(song) => ball.load(song)", song)
        until(page, "ball.frame.matches('.over') && ball.elastic.motion.words.length > 0")
        return page

    return open_page


def sing(page, seconds):
    """Shows the song at a time, paused."""
    page.evaluate("(seconds) => ball.seek(seconds)", seconds)
    page.evaluate("ball.ready.then(() => {})")
    wait_for_frames(page, 3)


def box_of(page, word):
    return page.evaluate(f"(word) => ({BOX})(ball, word)", word)


def ball_of(page):
    return page.evaluate(f"({BALL})(ball)")


def lands_on(page, word, seconds):
    sing(page, seconds)
    stands_on(page, word)


def stands_on(page, word):
    box, ball = box_of(page, word), ball_of(page)
    assert ball, f"no ball over word {word}"
    assert (ball["x"], ball["y"]) == pytest.approx((box["left"] + box["width"] / 2, box["top"]), abs=1), (word, box, ball)


def test_the_ball_lands_on_each_of_the_pages_words(words, picture):
    page = words(viewport={"width": 700, "height": 500})
    for word, seconds in enumerate([1, 2, 3, 4, 5, 6, 7]):
        lands_on(page, word, seconds)
    picture(page, "page-words")
    assert page.warnings == []


def test_after_a_wrap_and_from_right_to_left(words, picture):
    page = words(viewport={"width": 260, "height": 600})
    assert len({box_of(page, word)["top"] for word in range(5)}) > 1
    for word, seconds in enumerate([1, 2, 3, 4, 5, 6, 7]):
        lands_on(page, word, seconds)
    page = words("<p dir='rtl'>שלום לכל העולם</p>", "[00:01.00]<00:01.00>שלום <00:02.00>לכל <00:03.00>העולם\n[00:04.00]")
    assert box_of(page, 0)["left"] > box_of(page, 1)["left"]
    for word, seconds in enumerate([1, 2, 3]):
        lands_on(page, word, seconds)
    picture(page, "page-words-rtl")


@pytest.mark.parametrize("change", [
    "ball.style.width = '200px'", "ball.style.zoom = 1.5", "ball.style.transform = 'translate(30px, 20px) scale(1.25)'",
    "ball.querySelector('p').style.fontSize = '40px'", "ball.querySelector('b').before('all that is new ')",
    "ball.prepend(Object.assign(document.createElement('h3'), { textContent: 'Another song' }))"])
def test_words_that_move_are_found_again_at_rest(words, change):
    page = words(viewport={"width": 700, "height": 700})
    lands_on(page, 5, 6)
    page.evaluate(change)
    wait_for_frames(page, 4)
    stands_on(page, 5 + (4 if "all that" in change else 2 if "Another" in change else 0))
    assert page.warnings == []


FIXED = "ball.querySelectorAll('p').forEach((one) => { one.style.cssText = 'height: 72px; white-space: nowrap' })"
# What moves the words without a change of the element: how, what is set up before, and how many words come before in the end.
OUTSIDE = {
    "a narrower window": ("() => {}", "", 0),
    "other letters in as much room": ("ball.querySelector('p').lastChild.data = ', row and row your boat'", "ball.querySelector('p').prepend('')", 2),
    "the letters of a reader": ("() => {}", "", 0),
    "a font that comes late": ("document.head.insertAdjacentHTML('beforeend', '<style>@font-face { font-family: late; src: url(late.ttf) }</style>')", FIXED, 0),
    "a style of a page": ("document.head.insertAdjacentHTML('beforeend', '<style>b { width: 99px }</style>')",
                          FIXED + "; ball.querySelector('b').style.display = 'inline-block'", 0),
    "a scroller in it": ("ball.firstChild.scrollTop = 30", "ball.innerHTML = `<div style='overflow: auto; height: 100px'>${ball.innerHTML}</div>`", 0),
    "a class around it": ("document.body.className = 'centred'", FIXED, 0)}


@pytest.mark.parametrize("change", OUTSIDE)
def test_words_that_the_page_moves_are_found_again_at_rest(words, change):
    how, before, more = OUTSIDE[change]
    page = words(viewport={"width": 700, "height": 700})
    page.route("**/late.ttf", lambda route: route.fulfill(path="/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"))
    page.evaluate(before)
    lands_on(page, 4, 5)
    was = box_of(page, 4)
    page.evaluate(how)
    if "window" in change:
        page.set_viewport_size({"width": 330, "height": 700})
    if "reader" in change:
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    until(page, f"(({{ left, top }}) => Math.hypot(left - {was['left']}, top - {was['top']}) > 4)(({BOX})(ball, {4 + more}))")
    wait_for_frames(page, 4)
    stands_on(page, 4 + more)


SUNG = "[...(CSS.highlights.get('lyric-ball-sung') ?? [])].map(String)"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_words_that_are_sung_are_a_highlight(words, motion, picture):
    page = words(reduced_motion=motion, viewport={"width": 700, "height": 500})
    for seconds, count in [(0.5, 0), (3, 3), (6.5, 6), (2.5, 2), (0, 0)]:
        sing(page, seconds)
        assert page.evaluate(SUNG) == WORDS[:count]
    sing(page, 3)
    assert (ball_of(page) is None) == (motion == "reduce")
    picture(page, f"page-words-{motion}")
    page.evaluate("ball.remove()")
    wait_for_frames(page)
    assert page.evaluate(SUNG) == []


def test_a_click_on_a_word_goes_there_and_a_reader_has_the_pages_text(words):
    page = words(attributes="for=song")
    page.evaluate("document.body.append(Object.assign(document.createElement('audio'), { id: 'song', src: 'song/twinkle.mp3', preload: 'auto' }))")
    until(page, "window.song?.readyState > 0 && ball.media === song")
    box = box_of(page, 3)
    page.mouse.click(box["left"] + 4, box["top"] + 12)
    until(page, "Math.abs(song.currentTime - 4) < 0.01")
    box = box_of(page, 2)
    page.mouse.move(box["left"], box["top"] + 12)
    page.mouse.down()
    page.mouse.move(box["left"] + box["width"], box["top"] + 12, steps=4)
    page.mouse.up()
    assert page.evaluate("String(getSelection())").strip() == "row"
    assert page.evaluate("song.currentTime") == pytest.approx(4, abs=0.01)
    # A link among the words is a link.
    page.evaluate("getSelection().empty(); ball.querySelector('b').innerHTML = '<a href=#there>row</a>'")
    wait_for_frames(page, 4)
    box = box_of(page, 1)
    page.mouse.click(box["left"] + 4, box["top"] + 12)
    until(page, "location.hash === '#there'")
    assert page.evaluate("song.currentTime") == pytest.approx(4, abs=0.01)
    # Of the component's own text nothing is left for a reader.
    assert page.evaluate("ball.text.checkVisibility()") is False
    assert page.evaluate("ball.innerText.trim().split(/\\s+/).join(' ')") == "Row, row, row your boat “Gently” down"


def test_what_the_page_lacks_is_said_once_and_the_rest_is_matched(words):
    page = words("<h3>A title</h3><p>Row, row, boat <i>(twice)</i></p><p>Gently down and away</p>")
    lands_on(page, 3, 2)
    # The sentence comes from a script that is fetched for it.
    in_time(page, lambda: page.warnings, lambda: "no warning")
    assert page.warnings == [
        "<lyric-ball>: 3 of the song's 7 words are missing from its text, first \"row\": the ball waits on the word before each"]
    lands_on(page, 3, 2)
    lands_on(page, 3, 4)  # Where "your" would be.
    lands_on(page, 6, 6)
    page.evaluate("ball.querySelector('h3').textContent = 'Another title, longer'; ball.lastChild.textContent = 'Gently'")
    wait_for_frames(page, 4)
    lands_on(page, 4, 2)
    assert len(page.warnings) == 1


def test_another_song_is_found_in_the_same_text(words):
    page = words(viewport={"width": 700, "height": 500})
    lands_on(page, 5, 6)
    page.evaluate("(song) => ball.load(song)", "[00:01.00]<00:01.00>boat <00:02.00>Gently <00:03.00>down\n[00:09.00]")
    until(page, "ball.elastic.motion.words.length === 3")
    for word, seconds in [(4, 1), (5, 2), (6, 3)]:
        lands_on(page, word, seconds)
    assert page.evaluate(SUNG) == ["boat", "“Gently”", "down"]


def test_nothing_runs_at_rest(words):
    page = words(script=COUNT_FRAMES)
    sing(page, 3)
    assert runs_nothing(page, 400)


def test_a_ball_without_content_fetches_nothing_for_it(gallery):
    asked = []
    page = gallery("words-test", text=HEAD + "<lyric-ball id=ball></lyric-ball>")
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("ball.ready.then(() => {})")
    page.evaluate("(song) => ball.load(song)", SONG)
    until(page, "ball.text.children.length === 7")
    assert not [one for one in asked if "page-words" in one]
