"""What a finger does on a phone: what it pulls, and what it leaves to the page to scroll."""

import pytest

from hand import PHONE, Fingers, events, wait_for_rest

SCROLLED = "document.querySelector('.stage').scroller.scrollTop"


@pytest.fixture
def phone(gallery):
    """Opens a page of the gallery on a phone."""
    def open_page(name, **settings):
        page = gallery(name, **PHONE, **settings)
        page.wait_for_timeout(500)
        return page

    return open_page


# <elastic-refresh>

@pytest.mark.parametrize("y", [300, 450, 600])
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
    finger.swipe((150, 600), (150, 350))
    page.wait_for_function(f"{SCROLLED} > 150")
    page.wait_for_timeout(500)
    before = page.evaluate(SCROLLED)
    finger.swipe((150, 400), (150, 500))
    page.wait_for_function(f"{SCROLLED} < {before} - 50")
    page.wait_for_timeout(500)
    assert page.evaluate(SCROLLED) > 0
    assert not {"armed", "refresh"} & set(events(page))
    assert page.evaluate("elastic.motion.inset") == 0


def test_a_finger_loads_more_at_the_end_of_the_list(phone):
    page = phone("refresh")
    page.evaluate("{ const one = document.querySelector('.stage'); one.setAttribute('edge', 'bottom'); }")
    page.evaluate(f"{SCROLLED} = 1e6")
    page.wait_for_timeout(300)
    rows = page.locator(".list li").count()
    Fingers(page, None).swipe((150, 650), (155, 470))
    page.wait_for_function("elastic.happened.some((event) => event.name === 'load-more')")
    page.wait_for_function(f"document.querySelectorAll('.list li').length === {rows + 1}")
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
    page.wait_for_timeout(500)
    finger = Fingers(page, None)
    finger.swipe((150, 100), (155, 290))
    page.wait_for_function("String(told) === 'outer refresh'", timeout=3000)
    page.wait_for_function("outer.elastic.resting && inner.elastic.resting")
    page.evaluate("inner.scroller.scrollTop = 1e6")
    page.wait_for_timeout(300)
    finger.swipe((150, 400), (155, 210))
    page.wait_for_function("String(told) === 'outer refresh,inner load-more'", timeout=3000)
