"""Elements in pages that do what pages do: several fingers, other documents, long runs, styles set early."""

import pytest

from hand import PHONE, Fingers, drag
from still import stays, wait_for_frames

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Others</title>
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="elements/index.js"></script>"""


@pytest.fixture
def page_of(gallery):
    """Opens a page with these elements and waits until all have loaded."""
    def open_page(body, script=None, **settings):
        page = gallery("page-of-others", script, HEAD + body, **settings)
        page.evaluate("Promise.all([...document.querySelectorAll('*')].map((one) => one.ready)).then(() => {})")
        wait_for_frames(page)
        return page

    return open_page


SURFACE = '<elastic-surface id="surface" style="height: 300px">%s</elastic-surface>'


def test_two_pointers_never_have_the_same_id(page_of):
    page = page_of(SURFACE % "")
    told = page.evaluate("""async () => {
      const tell = (type, pointerId, x, y) => surface.frame.dispatchEvent(new PointerEvent(`pointer${type}`, {
        pointerId, clientX: x, clientY: y, bubbles: true, composed: true, pointerType: 'touch' }));
      tell('down', 0, 100, 60);
      tell('down', 1, 200, 60);
      for (let y = 60; y <= 100; y += 10) { tell('move', 0, 100, y); tell('move', 1, 200, y); }
      tell('up', 0, 100, 100);
      tell('up', 1, 200, 100);
      return (await surface.elastic.log).events.filter(({ phase }) => ['down', 'up'].includes(phase)).map(({ id = 0, x }) => [id, x]);
    }""")
    by_place = {x: {id for id, where in told if where == x} for _, x in told}
    assert sorted(by_place) == [100, 200]
    assert all(len(ids) == 1 for ids in by_place.values()) and by_place[100] != by_place[200]


def test_a_lone_mouse_is_written_without_an_id(page_of):
    page = page_of(SURFACE % "")
    drag(page, (100, 60), (120, 150), on="#surface")
    touches = page.evaluate("surface.elastic.log.then(({ events }) => events.filter((event) => 'x' in event))")
    assert len(touches) > 3 and not any("id" in one for one in touches)


WORDS = """(() => [...ball.text.children].filter((one) => one.className === '')
  .map(({ firstChild }) => {
    const word = document.createRange();
    word.setStart(firstChild, 0);
    word.setEnd(firstChild, firstChild.length - 1); // Without the space after it.
    const { left, right, top } = word.getBoundingClientRect();
    return [left, right, top];
  }))()"""


@pytest.mark.parametrize("by", ['word-size="60"', 'style="--elastic-word-size: 60px"'])
def test_words_of_another_size_set_early_do_not_overlap(page_of, by):
    page = page_of(f'<lyric-ball id="ball" {by} src="song/twinkle.txt"></lyric-ball>', viewport={"width": 1200, "height": 800})
    page.wait_for_function("ball.elastic.content && ball.text.children[1]?.className === ''")
    words = page.evaluate(WORDS)
    assert len(words) > 3
    for (_, right, top), (left, _, next_top) in zip(words, words[1:]):
        assert top != next_top or left > right
    widths = page.evaluate("ball.elastic.log.then(({ events }) => events.find(({ phase }) => phase === 'measured').widths[0])")
    assert widths == pytest.approx(page.evaluate("""(() => {
      const context = document.createElement('canvas').getContext('2d');
      context.font = '60px system-ui, sans-serif';
      return context.measureText(ball.elastic.motion.words[0]).width;
    })()"""), abs=0.01)


TEXT = SURFACE % '<p style="margin: 60px 20px">Some words that can be read.</p>'
WORD = "(() => { const box = surface.querySelector('p').getBoundingClientRect(); return [box.left + 60, box.top + box.height / 2]; })()"
SELECTED = "getSelection().toString().trim()"


def test_a_surfaces_text_is_selected_by_a_double_click_and_by_a_drag_that_is_not_a_pull(page_of):
    page = page_of(TEXT)
    x, y = page.evaluate(WORD)
    page.mouse.dblclick(x, y)
    assert page.evaluate(SELECTED) == "words"
    page.mouse.move(x - 35, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=8)
    page.mouse.up()
    assert len(page.evaluate(SELECTED)) > 8
    assert page.evaluate("surface.state") == "rest"


def test_a_pull_selects_nothing(page_of):
    page = page_of(TEXT)
    x, y = page.evaluate(WORD)
    page.mouse.dblclick(x, y)
    # From beside the selection, which a mouse drags itself.
    page.mouse.move(x, y + 40)
    page.mouse.down()
    page.mouse.move(x + 20, y + 140, steps=8)
    wait_for_frames(page)
    assert page.evaluate(f"[surface.state, {SELECTED}]") == ["dragging", ""]
    page.mouse.up()
    page.mouse.dblclick(x, y)
    page.wait_for_function("surface.elastic.resting")
    page.mouse.dblclick(x, y)
    assert page.evaluate(SELECTED) == "words", "it can be selected again"


def test_a_finger_that_rests_on_text_and_then_pulls_selects_nothing(page_of):
    page = page_of(TEXT, **PHONE)
    x, y = page.evaluate(WORD)
    finger = Fingers(page, None)
    finger("Start", (x, y))
    stays(page, 1200)
    assert page.evaluate(f"[getComputedStyle(surface.frame).userSelect, {SELECTED}]") == ["none", ""]
    for step in range(1, 12):
        finger("Move", (x, y + 8 * step))
    assert page.evaluate(f"[surface.state, {SELECTED}]") == ["dragging", ""]
    finger("End")
    page.wait_for_function("surface.elastic.resting")
    assert page.evaluate("surface.frame.style.webkitUserSelect") == ""


CHAT = """<main style="display: flex; flex-direction: column; gap: 10px; align-items: start; width: 300px">
  <p id="above" style="margin: 0">Above</p><message-balloon id="balloon" label="Bruno" %s style="width: 100px; height: 90px"></message-balloon>
  <p id="below" style="margin: 0">Below</p></main>"""
ROOM = "below.getBoundingClientRect().top - above.getBoundingClientRect().bottom"


def test_a_hidden_balloon_takes_no_room_and_comes_back_with_it(page_of):
    page = page_of(CHAT % "")
    assert page.evaluate(ROOM) == 10
    assert page.evaluate("balloon.elastic.size") == [100, 90]
    page.evaluate("""
      window.rooms = [];
      balloon.elastic.addEventListener('frame', () => rooms.push([balloon.state, %s]));
      balloon.typing = true;""" % ROOM)
    assert page.evaluate(ROOM) == 110, "at once, before it has moved"
    page.wait_for_function("balloon.state === 'typing' && balloon.canvas.width === 100 * devicePixelRatio")
    page.evaluate("balloon.typing = false")
    page.wait_for_function("balloon.elastic.resting")
    page.wait_for_function(f"{ROOM} === 10")
    assert {room for state, room in page.evaluate("rooms") if state != "hidden"} == {110}, "until it has hidden"
    assert page.evaluate("balloon.elastic.log.then(({ events }) => events.some(({ phase }) => phase === 'resize'))") is False, "it keeps its size"
    # What is said stays in the tree that a screen reader reads.
    assert page.evaluate("getComputedStyle(balloon.news).display !== 'none' && balloon.news.checkVisibility()")
    page.evaluate("balloon.show()")
    page.wait_for_function(f"{ROOM} === 110")
    page.evaluate("balloon.remove()")
    page.evaluate("balloon = document.createElement('message-balloon'); above.after(balloon); null")
    assert page.evaluate(ROOM) == 10, "nor before it has loaded"


def test_a_balloon_whose_script_has_not_come_takes_no_room_unless_it_types(gallery):
    text = """<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="elements/elements.css">
      <message-balloon></message-balloon><message-balloon typing="false"></message-balloon><message-balloon typing></message-balloon>"""
    page = gallery("early", text=text)
    assert page.evaluate("[...document.querySelectorAll('message-balloon')].map((one) => one.offsetHeight)") == [0, 0, 64]
