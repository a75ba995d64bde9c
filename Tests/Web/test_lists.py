"""Lists in pages that take them out and put them back, that add rows above, and that have several of them."""

import pytest

from hand import PHONE, Fingers, in_time, until
from still import stays, wait_for_frames

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lists</title>
<link rel="icon" href="data:,"><style>body { margin: 0 } li { height: 40px } ul { margin: 0 } %s</style>
<script type="module" src="elements/index.js"></script>"""
ROWS = "<ul id='rows'>" + "".join(f"<li>{n}</li>" for n in range(60)) + "</ul>"
LIST = f"<div id='tab'><elastic-refresh id='list' style='height: 600px'>{ROWS}</elastic-refresh></div><div id='other'></div>"
PAGE = f"<p>Above</p><elastic-refresh id='list' page>{ROWS}</elastic-refresh>"


@pytest.fixture
def lists(gallery):
    """Opens a page with lists and waits until all have loaded."""
    def open_page(body, style="", **settings):
        page = gallery("lists", text=HEAD % style + body, **{**PHONE, **settings})
        until(page, "customElements.get('elastic-refresh') && [...document.querySelectorAll('elastic-refresh')].every((one) => one.elastic?.motion.scene)")
        wait_for_frames(page)
        return page
    return open_page


def loads(page):
    until(page, "list.state === 'loading'", seconds=10)


# Taken out and put back while they load.

WORK = """(how) => {
  window.list = document.querySelector('elastic-refresh');
  window.ended = 0;
  list.addEventListener('refresh', ({ detail }) => {
    window.signal = detail.signal;
    const work = new Promise((done, fail) => {
      setTimeout(done, 2500);
      if (how === 'stops') detail.signal.addEventListener('abort', () => fail(detail.signal.reason));
      if (how === 'hangs') detail.signal.addEventListener('abort', () => {}); // It never ends.
    });
    detail.waitUntil(how === 'hangs' ? new Promise(() => {}) : work);
  });
}"""


@pytest.mark.parametrize("how", ["goes on", "stops", "hangs"])
@pytest.mark.parametrize("away", [100, 3000])
def test_taken_out_while_it_loads_and_put_back_it_loads_no_longer(lists, how, away):
    page = lists(LIST)
    page.evaluate(WORK, how)
    Fingers(page, None).swipe((200, 100), (200, 320))
    loads(page)
    page.evaluate("list.remove()")
    stays(page, away)
    assert page.evaluate("signal.aborted")
    page.evaluate("tab.append(list)")
    until(page, "list.elastic?.motion.scene && list.state === 'stopped' && !list.refreshing", seconds=5)
    # It can be pulled again, and that one ends too.
    page.evaluate(WORK, "goes on")
    Fingers(page, None).swipe((200, 100), (200, 320))
    loads(page)
    if how != "hangs":
        until(page, "list.state === 'stopped' && !list.refreshing", seconds=5)


def test_moved_while_it_loads_it_goes_on_and_ends(lists):
    page = lists(LIST)
    page.evaluate(WORK, "stops")
    Fingers(page, None).swipe((200, 100), (200, 320))
    loads(page)
    page.evaluate("other.append(list)")
    stays(page, 100)
    assert page.evaluate("[list.state, list.refreshing, signal.aborted]") == ["loading", True, False]
    until(page, "list.state === 'stopped' && !list.refreshing", seconds=5)


def test_what_the_page_began_the_page_ends_wherever_the_list_is(lists):
    page = lists(LIST)
    page.evaluate("window.list = list; list.refreshing = true")
    loads(page)
    page.evaluate("list.remove()")
    stays(page, 100)
    page.evaluate("tab.append(list)")
    until(page, "list.elastic?.motion.scene && list.state === 'loading' && list.refreshing")
    page.evaluate("list.remove()")
    stays(page, 100)
    page.evaluate("list.refreshing = false; tab.append(list)")
    until(page, "list.elastic?.motion.scene")
    wait_for_frames(page)
    assert page.evaluate("[list.state, list.refreshing]") == ["stopped", False]


def test_a_component_that_begins_anew_does_not_load_for_work_that_was_aborted(lists):
    page = lists(LIST)
    page.evaluate(WORK, "hangs")
    Fingers(page, None).swipe((200, 100), (200, 320))
    loads(page)
    page.evaluate("list.elastic.reset()")
    until(page, "list.state === 'stopped' && !list.refreshing", seconds=5)


# Rows that come above what is read.

PREPEND = """(count) => { for (let i = 0; i < count; i++) { const row = document.createElement('li'); row.textContent = 'new'; rows.prepend(row); } }"""
PLACE = "[...rows.children].find((one) => one.textContent === '25').getBoundingClientRect().y"


@pytest.mark.parametrize("body", [LIST, PAGE], ids=["a list", "a page"])
@pytest.mark.parametrize("when", ["at rest", "while it loads", "as the loading ends", "while it closes"])
def test_rows_that_come_above_do_not_move_what_is_read(lists, body, when):
    page = lists(body)
    page.evaluate("list.scroller.scrollTop = 800; if (list.page) scrollTo(0, 800)")
    wait_for_frames(page, 4)
    if when != "at rest":
        page.evaluate("list.refreshing = true")
        loads(page)
        until(page, "list.elastic.motion.inset > 40")
        stays(page, 700)
    before = page.evaluate(PLACE)
    if when in ("as the loading ends", "while it closes"):
        page.evaluate("list.refreshing = false")
    if when == "while it closes":
        until(page, "list.elastic.motion.inset < 45")
    page.evaluate(PREPEND, 5)
    wait_for_frames(page, 4)
    stays(page, 700)
    assert abs(page.evaluate(PLACE) - before) < 2


def test_other_content_keeps_its_place_under_a_list_of_the_page(lists):
    """A banner comes above the list, while what is read lies in it."""
    page = lists("<div id='above'></div>" + PAGE)
    page.evaluate("scrollTo(0, 900)")
    wait_for_frames(page, 4)
    before = page.evaluate(PLACE)
    page.evaluate("above.style.height = '120px'")
    wait_for_frames(page, 4)
    assert abs(page.evaluate(PLACE) - before) < 2


KEPT = LIST.replace("<elastic-refresh", "<elastic-refresh keeps-place"), PAGE.replace("<elastic-refresh", "<elastic-refresh keeps-place")
FIRST = "[...rows.children].find((one) => one.textContent === '3').getBoundingClientRect().y"


@pytest.mark.parametrize("body", KEPT, ids=["a list", "a page"])
@pytest.mark.parametrize("when", ["at its start", "while it loads", "as the loading ends", "while it closes", "further down"])
def test_with_keeps_place_rows_that_come_above_move_nothing_not_even_at_the_start(lists, body, when):
    page = lists(body)
    until(page, "(list.page ? document.scrollingElement : list.scroller).style.overflowAnchor === 'none'")
    if when == "further down":
        page.evaluate("list.scroller.scrollTop = 700; if (list.page) scrollTo(0, 700)")
    elif when != "at its start":
        page.evaluate("list.refreshing = true")
        loads(page)
        until(page, "list.elastic.motion.inset > 49")
        stays(page, 900)
    place = PLACE if when == "further down" else FIRST
    before = page.evaluate(place)
    if when == "while it closes":
        page.evaluate("list.refreshing = false")
        until(page, "list.elastic.motion.inset < 45")
        before = None
    if when == "as the loading ends":
        page.evaluate(f"list.refreshing = false; ({PREPEND})(5)")
    for _ in range(2):  # A chat loads more than once.
        row = page.evaluate(place)
        page.evaluate(PREPEND, 15)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if before is None:
            assert abs(page.evaluate(place) - row) < 30  # The band is still closing.
    stays(page, 900)
    # Where the room for the circle has gone meanwhile, it went above what is read.
    assert before is None or abs(page.evaluate(place) - before) < 2
    assert page.evaluate("(list.page ? document.scrollingElement : list.scroller).scrollTop") > 1000


def test_with_keeps_place_the_row_may_be_a_part_of_another_and_may_go(lists):
    page = lists("<elastic-refresh id='list' keeps-place style='height: 600px'><section><h2>Today</h2>" + ROWS + "</section></elastic-refresh>")
    until(page, "list.scroller.style.overflowAnchor === 'none'")
    before = page.evaluate(FIRST)
    page.evaluate("rows.firstElementChild.remove(); " + f"({PREPEND})(20)")
    stays(page, 100)
    assert abs(page.evaluate(FIRST) - before) < 2
    # Without the attribute it is as ever.
    page.evaluate("list.keepsPlace = false; list.scroller.scrollTop = 0")
    wait_for_frames(page, 3)
    before = page.evaluate("rows.firstElementChild.getBoundingClientRect().y")
    page.evaluate(PREPEND, 3)
    wait_for_frames(page, 3)
    assert page.evaluate("rows.firstElementChild.getBoundingClientRect().y") == before


# Rows that are asked for without a pull.

MORE = "<elastic-refresh id='list' edge='bottom' loads-automatically style='height: 600px'><ul id='rows'>%s</ul></elastic-refresh>"
ASK = """() => {
  window.asked = 0;
  window.add = (count) => { for (let i = 0; i < count; i++) rows.append(Object.assign(document.createElement('li'), { textContent: 'more' })); };
  list.addEventListener('load-more', ({ detail }) => {
    asked++;
    detail.waitUntil(new Promise((done) => { window.answer = (count, isLate) => {
      if (!isLate) add(count);
      done();
      if (isLate) setTimeout(() => add(count), 100);
    }; }));
  });
}"""


def asks(page, count):
    until(page, f"asked === {count} && list.state === 'loading'", seconds=10)


@pytest.mark.parametrize("is_late", [False, True])
def test_pages_are_asked_for_by_themselves_until_the_view_is_full(lists, is_late):
    page = lists(MORE % "")
    page.evaluate(ASK)
    page.evaluate("add(5)")
    asks(page, 1)
    page.evaluate("(late) => answer(5, late)", is_late)
    asks(page, 2)
    page.evaluate("(late) => answer(30, late)", is_late)
    until(page, "list.state === 'stopped'", seconds=10)
    stays(page, 300)
    assert page.evaluate("asked") == 2
    page.evaluate("list.scroller.scrollTop = 1e6")
    asks(page, 3)


def test_after_a_failure_it_asks_again_only_when_the_end_was_further_away(lists):
    page = lists(MORE % ("<li>row</li>" * 60))
    page.evaluate(ASK)
    page.evaluate("list.automaticDistance = 300; list.scroller.scrollTop = 1400")
    stays(page, 300)
    assert page.evaluate("asked") == 0
    page.evaluate("list.scroller.scrollTop = 1600")  # 200 points before the end.
    asks(page, 1)
    page.evaluate("answer(0)")
    until(page, "list.state === 'stopped'", seconds=10)
    stays(page, 300)
    assert page.evaluate("asked") == 1
    page.evaluate("list.scroller.scrollTop = 1000")
    stays(page, 100)
    page.evaluate("list.scroller.scrollTop = 1700")
    asks(page, 2)
    page.evaluate("list.noMoreData()")
    until(page, "list.state === 'no-more-data'", seconds=10)
    page.evaluate("list.moreData()")
    asks(page, 3)


def test_a_page_that_scrolls_asks_by_itself_too_and_only_with_the_attribute(lists):
    page = lists((MORE % ("<li>row</li>" * 60)).replace("style='height: 600px'", "page"))
    page.evaluate(ASK)
    stays(page, 300)
    assert page.evaluate("asked") == 0
    page.evaluate("scrollTo(0, 1e6)")
    asks(page, 1)
    page.evaluate("list.loadsAutomatically = false; answer(40)")
    until(page, "list.state === 'stopped'", seconds=10)
    page.evaluate("scrollTo(0, 1e6)")
    stays(page, 300)
    assert page.evaluate("asked") == 1


# What is said of a refresh.

NOTED = LIST.replace("<elastic-refresh", "<elastic-refresh note='Updated 10:42' success-note='3 new letters' failure-note='No connection'")
NOTE = "list.line.hidden ? '' : list.line.textContent"
STATUS = "list.news.textContent"


@pytest.mark.parametrize("body", [NOTED, NOTED.replace("style='height: 600px'", "page")], ids=["a list", "a page"])
def test_a_note_is_beside_the_circle_while_there_is_room(lists, picture, body):
    page = lists(body)
    until(page, "list.scroller.getAttribute('aria-description') === 'Updated 10:42'")
    assert page.evaluate(NOTE) == ""
    page.evaluate("list.refreshing = true")
    until(page, "list.elastic.motion.inset > 49 && list.state === 'loading'")
    stays(page, 300)
    assert page.evaluate(NOTE) == "Updated 10:42"
    box = page.evaluate("(({ x, y, width, height }) => ({ x, y, width, height }))(list.line.getBoundingClientRect())")
    assert (box["x"], box["y"], box["width"]) == (0, 0, 390) and 49 < box["height"] < 51
    assert page.evaluate("getComputedStyle(list.line).color") == "rgb(255, 255, 255)"  # On the tint, as the circle.
    picture(page, "refresh-note")
    page.evaluate("list.note = 'Updated 10:43'")
    until(page, f"({NOTE}) === 'Updated 10:43' && list.scroller.getAttribute('aria-description') === 'Updated 10:43'")
    page.evaluate("list.refreshing = false")
    until(page, f"list.state === 'stopped' && ({NOTE}) === ''")


@pytest.mark.parametrize("how, result, sentence", [("resolve", "succeeded", "3 new letters"), ("reject", "failed", "No connection"), ("by hand", "failed", "No connection")])
def test_how_a_refresh_has_ended_is_shown_said_and_a_state(lists, picture, how, result, sentence):
    page = lists(NOTED)
    page.evaluate("""(how) => {
      window.results = [];
      list.addEventListener('error', (event) => event.stopPropagation());
      list.addEventListener('refresh', ({ detail }) => { if (how !== 'by hand') detail.waitUntil(new Promise((resolve, reject) => { window.end = how === 'resolve' ? resolve : () => reject(new Error('none')); })); });
      list.addEventListener('ended', ({ detail }) => results.push(detail.result));
    }""", how)
    for _ in range(2):
        Fingers(page, None).swipe((200, 100), (200, 320))
        loads(page)
        assert page.evaluate("list.matches(':state(succeeded), :state(failed)')") is False
        page.evaluate("list.endRefreshing('failed')" if how == "by hand" else "end()")
        until(page, f"({NOTE}) === '{sentence}' && {STATUS} === '{sentence}'", seconds=5)
        wait_for_frames(page, 3)
        assert page.evaluate("[list.state, list.refreshing, list.elastic.value(list.elastic.motion.setting('indicator'))]") == ["loading", True, 1]
        picture(page, f"refresh-{result}")
        until(page, "list.state === 'stopped' && list.elastic.resting", seconds=10)
        # The sentence stays for a screen reader, and the state for the page, until the next.
        assert page.evaluate(f"[{STATUS}, list.matches(':state({result})'), list.elastic.value(list.elastic.motion.setting('indicator'))]") == [sentence, True, 0]
        assert page.evaluate(NOTE) == ""
    assert page.evaluate("results") == [result, result]


def test_another_loading_begins_while_the_sentence_is_read(lists):
    page = lists(NOTED)
    page.evaluate("list.beginRefreshing()")
    loads(page)
    page.evaluate("list.endRefreshing('succeeded')")
    until(page, f"({NOTE}) === '3 new letters'")
    page.evaluate("list.refreshing = false")
    wait_for_frames(page)
    page.evaluate("list.refreshing = true")
    until(page, f"list.state === 'loading' && ({NOTE}) === 'Updated 10:42'")
    stays(page, 1800)
    assert page.evaluate("[list.state, list.refreshing, list.matches(':state(succeeded)'), list.elastic.value(list.elastic.motion.setting('indicator'))]") == ["loading", True, False, 0]


def test_without_sentences_it_ends_at_once_and_still_says_how(lists):
    page = lists(LIST)
    page.evaluate("window.results = []; list.addEventListener('ended', ({ detail }) => results.push(detail.result))")
    page.evaluate("list.beginRefreshing()")
    loads(page)
    page.evaluate("list.endRefreshing('succeeded')")
    assert page.evaluate("list.refreshing") is False
    until(page, "list.state === 'stopped' && results.length === 1")
    assert page.evaluate("[results[0], list.matches(':state(succeeded)')]") == ["succeeded", True]


# The progress of a pull.

def test_a_pull_tells_how_far_it_is(lists):
    page = lists(LIST)
    page.evaluate("window.told = []; document.addEventListener('pull', ({ detail }) => told.push(detail.value))")
    fingers = Fingers(page, None)
    fingers.swipe((200, 100), (200, 160), up=False)
    wait_for_frames(page, 3)
    told = page.evaluate("told")
    assert told == sorted(told) and 0 < told[-1] < 1
    fingers.swipe((200, 160), (200, 320))
    loads(page)
    assert max(page.evaluate("told")) >= 1
    page.evaluate("list.refreshing = false")
    until(page, "list.state === 'stopped' && list.elastic.resting")
    told = page.evaluate("told")
    assert told[-1] == 0 and all(a != b for a, b in zip(told, told[1:]))


@pytest.mark.parametrize("attributes, refreshes", [("carries-on", 1), ("", 0)])
@pytest.mark.parametrize("body", [LIST, PAGE], ids=["a list", "a page"])
def test_a_finger_that_scrolls_to_the_edge_goes_on_pulling_with_carries_on(lists, body, attributes, refreshes):
    page = lists(body.replace("<elastic-refresh", f"<elastic-refresh {attributes}"))
    if attributes:
        until(page, "(list.page ? document.scrollingElement : list.scroller).style.overscrollBehaviorY === 'none'")
    page.evaluate("window.asked = 0; list.addEventListener('refresh', () => asked++); list.scroller.scrollTop = 150; if (list.page) scrollTo(0, 150)")
    wait_for_frames(page, 3)
    fingers = Fingers(page, None)
    fingers.swipe((200, 100), (200, 600), steps=40, up=False)
    wait_for_frames(page, 3)
    assert page.evaluate("(list.page ? document.scrollingElement : list.scroller).scrollTop") == 0
    assert page.evaluate("list.state") == ("dragging" if refreshes else "stopped")
    fingers("End")
    stays(page, 300)
    assert page.evaluate("asked") == refreshes


def test_a_finger_that_goes_back_ends_such_a_pull(lists):
    page = lists(LIST.replace("<elastic-refresh", "<elastic-refresh carries-on"))
    until(page, "list.scroller.style.overscrollBehaviorY === 'none'")
    page.evaluate("window.asked = 0; list.addEventListener('refresh', () => asked++); list.scroller.scrollTop = 150")
    wait_for_frames(page, 3)
    fingers = Fingers(page, None)
    fingers.swipe((200, 100), (200, 600), steps=40, up=False)
    for step in range(1, 21):
        fingers("Move", (200, 600 - 15 * step))
    wait_for_frames(page, 3)
    assert page.evaluate("list.elastic.motion.progress") < 0.6
    fingers("End")
    until(page, "list.state === 'stopped'")
    assert page.evaluate("asked") == 0


# Several lists of one page.

@pytest.mark.parametrize("order", ["ab", "ba"])
@pytest.mark.parametrize("before", ["", "none"])
def test_the_pages_overscroll_is_its_own_again_when_the_last_list_is_gone(lists, order, before):
    page = lists("<main></main>")
    page.evaluate("""async (before) => {
      document.documentElement.style.overscrollBehaviorY = before;
      for (const id of 'ab') {
        const one = Object.assign(document.createElement('elastic-refresh'), { id });
        one.setAttribute('page', '');
        document.querySelector('main').append(one);
        await one.ready;
      }
    }""", before)
    seen = []
    for one in order:
        seen.append(page.evaluate("document.documentElement.style.overscrollBehaviorY"))
        page.evaluate("(id) => document.getElementById(id).remove()", one)
        wait_for_frames(page)
    assert seen == ["contain", "contain"]
    assert page.evaluate("document.documentElement.style.overscrollBehaviorY") == before


def test_a_list_that_takes_the_place_of_another_keeps_the_browsers_pull_away(lists):
    page = lists(PAGE)
    for _ in range(3):
        page.evaluate("""async () => {
          const next = document.createElement('elastic-refresh');
          next.setAttribute('page', '');
          document.body.append(next);
          await next.ready;
          document.querySelector('elastic-refresh').remove();
        }""")
        wait_for_frames(page)
        assert page.evaluate("document.documentElement.style.overscrollBehaviorY") == "contain"
    page.evaluate("document.querySelector('elastic-refresh').remove()")
    wait_for_frames(page)
    assert page.evaluate("document.documentElement.style.overscrollBehaviorY") == ""


# Bars of the page at the window's edge.

FIXED = "<header id='bar' style='position: fixed; inset: 0 0 auto; height: 60px; background: navy; z-index: 9'>Bar</header><div style='height: 60px'></div>"
STICKY = "<header id='bar' style='position: sticky; top: 0; height: 60px; background: navy; z-index: 9'><b>Bar</b></header>"
TWO = STICKY + "<nav id='tabs' style='position: sticky; top: 60px; height: 40px; background: teal; z-index: 9'>Tabs</nav>"
BELOW = "<p style='height: 40px; margin: 0'>A banner that scrolls away</p>" + STICKY
FOOT = "<footer id='bar' style='position: fixed; inset: auto 0 0; height: 56px; background: navy; z-index: 9'>Bar</footer>"
OWN = PAGE.replace("<p>Above</p>", "").replace("<ul", "<h2 style='position: sticky; top: 0; margin: 0; height: 50px'>In the list</h2><ul")
SEEN_AT = "Math.round(list.veil.getBoundingClientRect().top)"


@pytest.mark.parametrize("bars, reach", [("", 0), (FIXED, 60), (STICKY, 60), (TWO, 100), (BELOW, 100), (OWN, 0),
                                         ("<div style='position: fixed; inset: 0; pointer-events: none; z-index: 9'></div>", 0)])
def test_the_circle_lies_beside_the_pages_bars(lists, picture, bars, reach):
    page = lists(bars if bars == OWN else bars + PAGE.replace("<p>Above</p>", ""))
    page.evaluate("list.refreshing = true")
    loads(page)
    until(page, f"{SEEN_AT} === {reach}", seconds=10)
    stays(page, 600)
    picture(page, f"bars-{reach}")
    if reach:
        page.evaluate("bar.style.height = '80px'")
        if bars != TWO:
            until(page, f"{SEEN_AT} === {reach + 20}", seconds=10)
    page.evaluate("list.refreshing = false")
    until(page, "list.state === 'stopped'", seconds=10)
    if bars in (FIXED, STICKY):
        page.evaluate("bar.style.height = '60px'")
        Fingers(page, None).swipe((200, 120), (200, 330), up=False)
        until(page, f"{SEEN_AT} === {reach} && list.elastic.motion.inset > 50", seconds=10)
        # What is drawn begins under the bar.
        drawn = page.evaluate("""() => {
          const { canvas } = list, { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, 20);
          return data.some((one, i) => i % 4 === 3 && one > 0) && canvas.getBoundingClientRect().top;
        }""")
        assert abs(drawn - 60) < 1


def test_at_the_bottom_too(lists):
    page = lists(PAGE.replace("page>", "page edge='bottom'>") + FOOT)
    page.evaluate("scrollTo(0, 1e6); list.refreshing = true")
    loads(page)
    until(page, "Math.round(innerHeight - list.veil.getBoundingClientRect().bottom) === 56", seconds=10)


def test_a_bar_that_begins_to_stick_while_it_loads(lists):
    page = lists(BELOW + PAGE)
    page.evaluate("list.refreshing = true")
    loads(page)
    until(page, f"{SEEN_AT} === 100", seconds=10)
    page.evaluate("scrollTo(0, 40)")
    until(page, f"{SEEN_AT} === 60", seconds=10)


def test_a_bar_that_begins_to_stick_where_the_script_for_bars_comes_late(lists):
    page, held = lists(BELOW + "<div id='place'></div>"), []
    page.route("**/bars.js", lambda route: held.append(route))
    page.evaluate("(list) => { place.innerHTML = list }", PAGE)
    in_time(page, lambda: held)
    page.evaluate("list.refreshing = true")
    loads(page)
    held.pop().continue_()
    until(page, f"{SEEN_AT} === 100", seconds=10)
    page.evaluate("scrollTo(0, 40)")
    until(page, f"{SEEN_AT} === 60", seconds=10)


def test_a_bar_that_begins_to_stick_where_the_script_for_bars_comes_before_the_first_frame_of_the_loading(lists):
    page, held = lists(BELOW + "<div id='place'></div>"), []
    page.route("**/bars.js", lambda route: held.append(route))  # Never comes; another copy of it does.
    page.evaluate("(list) => { place.innerHTML = list }", PAGE)
    in_time(page, lambda: held)
    page.evaluate("""async () => {
      const { keepBesideBars } = await import('./elements/bars.js?again');
      const begin = () => keepBesideBars(list.elastic, list, list.veil, new AbortController().signal);
      list.elastic.addEventListener('input', begin, { once: true });
      list.refreshing = true;
    }""")
    loads(page)
    until(page, f"{SEEN_AT} === 100", seconds=10)
    page.evaluate("scrollTo(0, 40)")
    until(page, f"{SEEN_AT} === 60", seconds=10)
