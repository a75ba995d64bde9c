"""<elastic-refresh> on a page of plain HTML, by mouse, finger and keys."""

import pytest

from element_page import COUNT_EVENTS, counted, is_seen_as, wait_for_rest
from hand import PHONE, Fingers, awaited, drag
from still import stays


def refreshed(page):
    page.wait_for_function("counted['elastic-refresh ended'] === 1 && counted['elastic-refresh settled'] === 1")
    assert counted(page, "elastic-refresh") == {"armed": 1, "refresh": 1, "ended": 1, "settled": 1}
    assert page.locator("#messages li").first.inner_text() == "New letter 1"
    assert not page.evaluate("refresh.refreshing")


def test_a_mouse_refreshes_once_and_what_was_promised_is_awaited(elements, picture):
    page = elements(COUNT_EVENTS)
    drag(page, (150, 40), (160, 200), on="#refresh", up=False)
    page.wait_for_function("refresh.elastic.motion.progress > 1.4")
    picture(page, "elements-refresh-dragging")
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()
    page.wait_for_function("refresh.refreshing")
    page.wait_for_function("refresh.state === 'loading'")
    picture(page, "elements-refresh-loading")
    refreshed(page)


def test_a_finger_refreshes_and_a_finger_scrolls(elements):
    page = elements(COUNT_EVENTS, **PHONE)
    finger = Fingers(page, "#refresh")
    finger("Start", (150, 40))
    for step in range(1, 18):
        finger("Move", (150, 40 + 9 * step))
    page.wait_for_function("refresh.elastic.motion.progress > 1.3")
    finger("End")
    refreshed(page)
    finger("Start", (150, 200))
    for step in range(1, 18):
        finger("Move", (150, 200 - 9 * step))
    finger("End")
    page.wait_for_function("refresh.scroller.scrollTop > 60")
    assert counted(page, "elastic-refresh")["refresh"] == 1


def test_keys_and_a_button_refresh(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("refresh.scroller.focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("refresh.refreshing")
    page.keyboard.press("Escape")
    page.wait_for_function("counted['elastic-refresh ended'] === 1 && !refresh.refreshing")
    wait_for_rest(page, "#refresh")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("refresh.shadowRoot.activeElement.textContent") == "Refresh"
    page.keyboard.press("Space")
    page.wait_for_function("counted['elastic-refresh refresh'] === 2")
    page.wait_for_function("counted['elastic-refresh ended'] === 2")


def test_the_attribute_refreshes_without_an_event_and_ends_it(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("refresh.setAttribute('refreshing', '')")
    page.wait_for_function("refresh.state === 'loading'")
    assert "refresh" not in counted(page, "elastic-refresh")
    page.evaluate("refresh.endRefreshing()")
    page.wait_for_function("refresh.state === 'stopped'")
    wait_for_rest(page, "#refresh")
    page.evaluate("refresh.disabled = true")
    page.wait_for_function("refresh.state === 'disabled'")
    drag(page, (150, 40), (160, 200), on="#refresh")
    stays(page, 100)
    assert "refresh" not in counted(page, "elastic-refresh")
    page.evaluate("refresh.removeAttribute('disabled')")
    page.wait_for_function("refresh.state === 'stopped'")


def test_what_goes_wrong_while_loading_ends_it_and_is_said(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      messages.innerHTML = '';
      const other = document.createElement('elastic-refresh');
      other.id = 'other';
      other.style.height = '15rem';
      other.innerHTML = '<p>Nothing yet</p>';
      other.addEventListener('refresh', ({ detail }) => detail.waitUntil(Promise.reject(new Error('no net'))));
      other.addEventListener('error', ({ message }) => { window.fault = message; });
      refresh.replaceWith(other);""")
    awaited(page, "other.elastic?.motion.scene")
    drag(page, (150, 40), (160, 200), on="#other")
    awaited(page, "window.fault === 'no net' && !other.refreshing && other.state === 'stopped'")


def test_the_bottom_loads_more_and_a_scroller_inside_comes_first(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      messages.style.cssText = 'height: 15rem; overflow-y: auto';
      refresh.edge = 'bottom';
      refresh.addEventListener('load-more', ({ detail }) => detail.waitUntil(Promise.resolve()));""")
    page.wait_for_function("refresh.elastic.motion.edge === 'bottom'")
    drag(page, (150, 220), (150, 40), on="#refresh")
    stays(page, 100)
    assert counted(page, "elastic-refresh") == {}, "the list can still scroll"
    page.evaluate("messages.scrollTop = messages.scrollHeight")
    drag(page, (150, 220), (150, 40), on="#refresh")
    page.wait_for_function("counted['elastic-refresh load-more'] === 1")
    page.wait_for_function("counted['elastic-refresh ended'] === 1")


# A list with a header that sticks; `watch` begins or ends loading, and gives how far the header and the middle row went from
# where they were until all is at rest or loads, and how far the list is from its edge then.
LIST = """
  const list = document.createElement('elastic-refresh');
  Object.assign(list, { id: 'list', innerHTML: '<h2 style="position: sticky; top: 0; margin: 0">Letters</h2>' +
    Array.from({ length: 40 }, (_, i) => `<p>${i}</p>`).join('') });
  list.style.height = '15rem';
  list.setAttribute('edge', '%s');
  refresh.replaceWith(list);
  window.watch = async (isRefreshing) => {
    const top = (one) => one.getBoundingClientRect().top, shown = [list.querySelector('h2'), list.querySelectorAll('p')[20]];
    const before = shown.map(top), most = [0, 0], { scroller } = list;
    list.refreshing = isRefreshing;
    for (let frames = 0; frames < 90; frames++) {
      await new Promise(requestAnimationFrame);
      shown.forEach((one, i) => { most[i] = Math.max(most[i], Math.abs(top(one) - before[i])); });
    }
    return { header: most[0], row: most[1], padding: parseFloat(list.inner.style[list.edge === 'top' ? 'paddingTop' : 'paddingBottom']),
      fromEdge: list.edge === 'top' ? scroller.scrollTop : scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop };
  };"""


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_what_is_scrolled_away_stays_when_loading_begins_and_ends_and_a_header_sticks(elements, edge):
    page = elements()
    page.evaluate(LIST % edge)
    page.wait_for_function(f"list.elastic?.motion.scene && list.elastic.motion.edge === '{edge}'")
    page.evaluate(f"list.scroller.scrollTop = {300 if edge == 'top' else 'list.scroller.scrollHeight - 600'}")
    begun = page.evaluate("watch(true)")
    assert begun["padding"] > 20 and begun["header"] < 1 and begun["row"] < 1, begun
    ended = page.evaluate("watch(false)")
    assert ended["padding"] == 0 and ended["header"] < 1 and ended["row"] < 1, ended


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_what_stands_at_the_edge_moves_with_it(elements, edge):
    page = elements()
    page.evaluate(LIST % edge)
    page.wait_for_function(f"list.elastic?.motion.scene && list.elastic.motion.edge === '{edge}'")
    page.evaluate(f"list.scroller.scrollTop = {0 if edge == 'top' else 1e6}")
    begun = page.evaluate("watch(true)")
    assert begun["padding"] > 20 and begun["row"] > begun["padding"] - 1 and begun["fromEdge"] <= 1, begun
    ended = page.evaluate("watch(false)")
    assert ended["padding"] == 0 and ended["row"] > begun["padding"] - 1 and ended["fromEdge"] <= 1, ended


def test_a_link_in_a_pulled_list_is_not_followed_and_a_click_is(elements):
    page = elements(COUNT_EVENTS)
    box = page.locator("#messages a").bounding_box()
    x, y = box["x"] + 20, box["y"] + 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60, steps=6)
    page.wait_for_function("refresh.state === 'dragging'")
    page.mouse.move(x, y + 2, steps=6)
    page.mouse.up()
    wait_for_rest(page, "#refresh")
    assert page.evaluate("location.hash") == ""
    page.mouse.click(x, y)
    page.wait_for_function("location.hash === '#refresh'")


def test_the_tree_of_a_list_that_refreshes(elements):
    page = elements()
    page.evaluate("messages.innerHTML = '<li>One</li>'")
    assert is_seen_as(page, "section:has(#refresh)", [
        'button "Refresh" focusable', '  StaticText "Refresh"',
        'region "Messages" focusable', "  list", "    listitem", '      StaticText "One"',
        "status live=polite"], slice(2, None))
