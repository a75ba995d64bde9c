"""Touches on a phone: drags of an element, and drags that scroll the page."""

import pytest

from hand import PHONE, Fingers, awaited, events, wait_for_rest
from still import stays, wait_until_scrolled

SCROLLED = "document.querySelector('.stage').scroller.scrollTop"

# Every element of ours on the page.
READY = """(async () => {
  const ours = [...document.querySelectorAll('*')].filter((one) => one.localName.includes('-'));
  for (const one of ours) await customElements.whenDefined(one.localName);
  for (const one of ours) await one.ready;
  // A page that is still busy answers a finger too late, and the browser does what it likes with it: twelve frames in
  // time, or five seconds.
  const began = performance.now();
  for (let quick = 0, last = began, now; quick < 12 && last - began < 5000; last = now) {
    now = await new Promise(requestAnimationFrame);
    quick = now - last < 40 ? quick + 1 : 0;
  }
})()"""


@pytest.fixture
def phone(gallery):
    """Opens a page of the gallery on a phone."""
    def open_page(name, **settings):
        page = gallery(name, **PHONE, **settings)
        page.evaluate(READY)
        wait_until_scrolled(page)
        return page

    return open_page


# <elastic-refresh>

@pytest.mark.parametrize("y", [300, 400, 500])
def test_a_finger_pulls_the_list_wherever_it_goes_down(phone, picture, y):
    page = phone("refresh")
    finger = Fingers(page, None)
    finger.swipe((150, y), (155, y + 170), up=False)
    page.wait_for_function("elastic.motion.progress > 1.3", timeout=2000)
    picture(page, f"phone-refresh-pulled-{y}")
    assert page.evaluate(f"[scrollY, {SCROLLED}]") == [0, 0]
    finger("End")
    page.wait_for_function("elastic.happened.some((event) => event.name === 'refresh')")
    page.wait_for_function("elastic.motion.state === 'loading'")
    picture(page, "phone-refresh-loading")


def test_the_list_scrolls_up_and_down_by_the_browser(phone):
    page = phone("refresh")
    finger = Fingers(page, None)
    finger.swipe((150, 540), (150, 290))
    page.wait_for_function(f"{SCROLLED} > 150")
    wait_until_scrolled(page)
    before = page.evaluate(SCROLLED)
    finger.swipe((150, 400), (150, 500))
    page.wait_for_function(f"{SCROLLED} < {before} - 50")
    wait_until_scrolled(page)
    assert page.evaluate(SCROLLED) > 0
    assert not {"armed", "refresh"} & set(events(page))
    assert page.evaluate("elastic.motion.inset") == 0


def test_a_finger_loads_more_at_the_end_of_the_list(phone):
    page = phone("refresh")
    page.evaluate("{ const one = document.querySelector('.stage'); one.setAttribute('edge', 'bottom'); }")
    page.evaluate(f"{SCROLLED} = 1e6")
    wait_until_scrolled(page)
    rows = page.locator(".list li").count()
    box = page.locator(".stage").bounding_box()
    low = box["y"] + box["height"] - 15
    Fingers(page, None).swipe((150, low), (155, low - 180))
    awaited(page, "elastic.happened.some((event) => event.name === 'load-more')")
    awaited(page, f"document.querySelectorAll('.list li').length === {rows + 1}")
    wait_for_rest(page)


NESTED = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Both</title>
<link rel="icon" href="data:,"><style>body { margin: 0 } li { height: 48px }</style>
<script type="module" src="elements/refresh.js"></script>
<elastic-refresh id="outer" label="Letters" style="height: 500px">
  <elastic-refresh id="inner" edge="bottom" label="More letters" style="height: 500px"><ul id="list"></ul></elastic-refresh>
</elastic-refresh>
<script>
  for (let n = 0; n < 30; n++) list.append(Object.assign(document.createElement('li'), { textContent: n }));
  window.told = [];
  for (const name of ['refresh', 'load-more']) {
    addEventListener(name, ({ target, detail }) => {
      told.push(`${target.id} ${name}`);
      detail.waitUntil(new Promise((done) => setTimeout(done, 100)));
    });
  }
</script>"""


def test_one_in_another_is_pulled_at_both_ends(phone):
    page = phone("nested", text=NESTED)
    page.evaluate("customElements.whenDefined('elastic-refresh').then(() => Promise.all([outer.ready, inner.ready])).then(() => {})")
    wait_until_scrolled(page)
    finger = Fingers(page, None)
    finger.swipe((150, 100), (155, 290))
    awaited(page, "String(told) === 'outer refresh'", timeout=3000)
    awaited(page, "outer.elastic.resting && inner.elastic.resting")
    page.evaluate("inner.scroller.scrollTop = 1e6")
    wait_until_scrolled(page)
    finger.swipe((150, 400), (155, 210))
    awaited(page, "String(told) === 'outer refresh,inner load-more'", timeout=3000)


FOLLOWED = """
  window.seen = [];
  elastic.addEventListener('frame', () => seen.push({ state: elastic.motion.state, extent: elastic.motion.extent,
    inset: elastic.motion.inset, top: list.getBoundingClientRect().top - stage.getBoundingClientRect().top }));
"""


def test_the_list_stays_on_the_edge_that_bounces(phone, picture):
    page = phone("refresh")
    page.evaluate("window.stage = document.querySelector('.stage'); window.list = document.querySelector('.list');" + FOLLOWED)
    Fingers(page, None).swipe((150, 450), (155, 620))
    # On a busy machine a state may be over before anybody asks, and the picture may take longer than the loading.
    page.wait_for_function("seen.some(({ state }) => state === 'bouncing')")
    picture(page, "phone-refresh-released")
    page.wait_for_function("seen.some(({ state }) => state === 'loading')")
    frames = [one for one in page.evaluate("seen") if one["state"] == "bouncing"]
    assert len(frames) > 5
    # What hangs from the edge reaches down to the first row; the wave of the originals is 4 % less deep than its pull.
    for one in frames:
        assert one["top"] == pytest.approx(one["extent"], abs=3), one
    late = [one for one in frames if abs(one["inset"] - 50) < 0.01]
    assert late and all(one["top"] == pytest.approx(one["extent"], abs=0.5) for one in late)
    # How many frames a busy machine shows of that is its own affair.
    assert max(abs(one["extent"] - one["inset"]) for one in frames) > 2, "it bounces while the inset eases"
    assert max(abs(one["extent"] - 50) for one in late) > 0.1, "it still bounced when the inset was there"
    wait_for_rest(page)
    assert page.evaluate("seen.at(-1).top") == pytest.approx(0, abs=0.1)


# Touches left to the page.

@pytest.mark.parametrize("name, y", [("index", 450), ("index", 700), ("surface", 450), ("surface", 700)])
def test_a_finger_that_goes_up_over_a_surface_scrolls_the_page(phone, name, y):
    page = phone(name)
    until_the_hand_has_left(page)
    before = page.evaluate("document.querySelector('elastic-surface').elastic.happened.length")
    Fingers(page, None).swipe((195, y), (195, y - 300))
    # The browser's own thread scrolls; the page may hear of it a while later.
    page.wait_for_function("scrollY > 150", timeout=10_000)
    wait_until_scrolled(page)
    assert page.evaluate("document.querySelector('elastic-surface').state") == "rest"
    assert page.evaluate("document.querySelector('elastic-surface').elastic.happened.length") == before


def until_the_hand_has_left(page):
    """The first page's header is played with, once, until the reader does."""
    page.wait_for_function("!document.querySelector('.hero .finger') && document.querySelector('elastic-surface').elastic.resting")


def test_a_finger_that_goes_down_pulls_the_header_and_at_its_end_the_page_has_stayed(phone, picture):
    page = phone("index")
    until_the_hand_has_left(page)
    finger = Fingers(page, None)
    finger.swipe((195, 300), (195, 420), up=False)
    assert page.evaluate("[scrollY, document.querySelector('.hero elastic-surface').state]") == [0, "dragging"]
    picture(page, "phone-header-pulled")
    finger("End")


def test_a_header_whose_edge_is_out_of_sight_is_scrolled_back(phone):
    page = phone("index")
    until_the_hand_has_left(page)
    page.evaluate("scrollTo(0, 300)")
    wait_until_scrolled(page)
    Fingers(page, None).swipe((195, 100), (195, 300))
    wait_until_scrolled(page)
    assert page.evaluate("scrollY") < 200
    assert page.evaluate("document.querySelector('.hero elastic-surface').state") == "rest"


@pytest.mark.parametrize("edge, way, other", [
    ("top", (0, 1), (0, -1)), ("bottom", (0, -1), (0, 1)), ("left", (1, 0), (0, -1)), ("right", (-1, 0), (0, -1))])
def test_a_surface_takes_what_leads_away_from_its_edge(phone, edge, way, other):
    page = phone("surface")
    page.evaluate(f"document.querySelector('.stage').setAttribute('edge', '{edge}')")
    page.evaluate("document.querySelector('main').style.paddingTop = '300px'; scrollTo(0, 300)")
    wait_until_scrolled(page)
    before = page.evaluate("scrollY")
    assert before == 300
    finger = Fingers(page, None)
    start = (195, 520)
    finger.swipe(start, tuple(a + 120 * b for a, b in zip(start, way)), up=False)
    assert page.evaluate("[scrollY, elastic.motion.state]") == [before, "dragging"]
    finger("End")
    wait_for_rest(page)
    finger.swipe(start, tuple(a + 200 * b for a, b in zip(start, other)))
    wait_until_scrolled(page)
    assert abs(page.evaluate("scrollY") - before) > 100
    assert page.evaluate("elastic.motion.state") == "rest"


def test_a_disabled_surface_leaves_every_drag_to_the_page(phone):
    page = phone("surface")
    page.evaluate("document.querySelector('.stage').disable(); scrollTo(0, 200)")
    wait_until_scrolled(page)
    Fingers(page, None).swipe((195, 300), (195, 450))
    wait_until_scrolled(page)
    assert page.evaluate("scrollY") < 100


def test_a_shape_is_dragged_any_way_and_beside_it_the_page_scrolls(phone, picture):
    page = phone("shape")
    finger = Fingers(page, None)
    finger.swipe((195, 500), (195, 400), up=False)
    assert page.evaluate("[scrollY, elastic.motion.state]") == [0, "dragging"]
    picture(page, "phone-shape-dragged")
    finger("End")
    wait_for_rest(page)
    finger.swipe((40, 740), (40, 500))
    wait_until_scrolled(page)
    assert page.evaluate("scrollY") > 100
    assert page.evaluate("elastic.motion.state") == "rest"


@pytest.mark.parametrize("name, scroller", [("menu", "page"), ("refresh", "scroller")])
def test_what_has_scrolled_to_its_end_hands_on_to_the_page(phone, name, scroller):
    page = phone(name)
    page.evaluate(f"document.querySelector('.stage').{scroller}.scrollTop = 1e6")
    wait_until_scrolled(page)
    for _ in range(4):  # The first are the list's own, were it for a third of a point.
        if page.evaluate("scrollY") > 100:
            break
        Fingers(page, None).swipe((195, 650), (195, 400))
        # Chromium gives a swipe to the target of the previous one, as long as that might still glide.
        stays(page, 500)
    assert page.evaluate("scrollY") > 100
