"""Tab and Shift-Tab through every page, with motion: each stop is another one that is seen, the end is the browser, and no demo moves the focus."""

from pathlib import Path

import pytest

from hand import until

SITE = Path(__file__).resolve().parents[2] / "Web/site"
# But for the document of a frame, which is empty until code is given to it.
OWN = sorted(file.stem for file in SITE.glob("*.html") if file.stem != "run")
# Made by Scripts/documents.py; each is a page of text under the same header.
DOCUMENTS = [f"docs/{name}" for name in ("index", "guide", "web", "changelog")]
MOST = 400

# Counts the hands that play demos, and keeps each focus that came without a key: of a script. A browser moves the focus after the key's own listeners, in the same task.
NOTES = """
  window.moved = [];
  window.hands = 0;
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) if (one.matches?.('.finger')) hands++;
  }).observe(document, { childList: true, subtree: true });
  let isKey = false;
  addEventListener('keydown', () => { isKey = true; setTimeout(() => { isKey = false; }); }, { capture: true });
  for (const type of ['focusin', 'focusout'])
    addEventListener(type, (event) => { if (!isKey && event.isTrusted && document.hasFocus()) moved.push(`${type} ${event.target.localName} ${event.target.textContent.trim().slice(0, 20)}`); }, { capture: true });
"""
# The element with the focus: its number in the page's order, its name, and whether it can be seen; nothing if it is the browser's.
STOP = """() => {
  let one = document.activeElement, at = 0;
  if (!one || one === document.body) return null;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  const all = window.stops ??= new Map();
  if (!all.has(one)) all.set(one, all.size);
  const { width, height } = one.getBoundingClientRect(), seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  return [all.get(one), `${one.localName} ${one.id || one.className} ${one.textContent.trim().slice(0, 20)}`, seen && width > 0 && height > 0 && !one.closest('[inert]')];
}"""


def crawl(page, key):
    """The stops of a key from the browser to the browser."""
    stops = []
    page.evaluate("document.activeElement.blur()")
    for _ in range(MOST):
        page.keyboard.press(key)
        stop = page.evaluate(STOP)
        if stop is None or (stops and stop[0] == stops[0][0]):
            break  # The browser's own, or the page again from its start where a browser without windows has nothing.
        # A player has several buttons of the browser's own, which a page sees as one element.
        if not (stops and stop[0] == stops[-1][0] and stop[1].startswith("audio")):
            assert stop[0] not in [one[0] for one in stops], f"{stop[1]} once more, after {stops[-1][1]}"
        assert stop[2], f"{stop[1]} has the focus and cannot be seen"
        stops.append(stop)
    else:
        pytest.fail(f"no end after {MOST} times {key}: {[text for _, text, _ in stops[-5:]]}")
    return stops


@pytest.mark.parametrize("name", [*OWN, *DOCUMENTS])
def test_tab_goes_through_a_page_and_leaves_it(gallery, name):
    page = gallery(name)
    there = crawl(page, "Tab")
    assert len(there) > 10
    page.evaluate("scrollTo(0, 0)")
    back = crawl(page, "Shift+Tab")
    # The first stop of the page is where both begin and end.
    assert there[0][1] == back[-1][1]


def test_a_demo_never_moves_the_focus(gallery):
    """Where the reader is, at a link of the first screen, while each demo of the page plays from its start to its end."""
    page = gallery("index", script=NOTES, viewport={"width": 1200, "height": 900})
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    before = page.evaluate(STOP)
    demos = page.locator(".scene, .card .stage")
    assert demos.count() >= 8
    for demo in demos.element_handles():
        demo.evaluate("""(one) => new Promise((seen) => {
          new IntersectionObserver((entries) => { if (entries.at(-1).isIntersecting) seen(); }, { threshold: 0.9 }).observe(one);
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
        })""")
    until(page, "hands >= 8 && !document.querySelector('.finger')")
    assert page.evaluate("moved") == []
    assert page.evaluate(STOP) == before


def opened_by_demo(page):
    page.evaluate("document.querySelector('.card flowing-menu').scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_function("document.querySelector('.card flowing-menu').elastic?.motion.access.isModal && document.querySelector('.card flowing-menu ~ .finger')")


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_a_key_passes_a_menu_that_a_demo_has_opened(gallery, key):
    page = gallery("index", script=NOTES, viewport={"width": 1200, "height": 900})
    opened_by_demo(page)
    # From the link under the card, and over the menu to it from before: what is in the menu is no stop.
    last, first = ".card:has(flowing-menu) h3 a", ".card:has(elastic-refresh) h3 a"
    page.focus(first if key == "Tab" else last)
    page.evaluate("moved.length = 0")
    for _ in range(40):
        page.keyboard.press(key)
        inside = page.evaluate("document.querySelector('.card flowing-menu').contains(document.activeElement)")
        assert not inside
        if page.evaluate("(to) => document.activeElement === document.querySelector(to)", last if key == "Tab" else first):
            break
    else:
        pytest.fail("it does not get there")
    assert page.evaluate("moved") == []


def test_a_menu_of_a_demo_is_the_readers_once_it_is_over(gallery):
    page = gallery("index", viewport={"width": 1200, "height": 900})
    opened_by_demo(page)
    page.wait_for_function("!document.querySelector('.card flowing-menu ~ .finger') && document.querySelector('.card flowing-menu').elastic.resting")
    page.evaluate("document.querySelector('.card flowing-menu').show()")
    page.wait_for_function("document.activeElement.matches('flowing-menu [slot=menu] a')")
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelector('.card flowing-menu').state === 'closed'")
    page.wait_for_function("document.activeElement === document.body")
