"""A menu with `back` and the browser's history: its entry is its own, and every way to navigate from it leaves no press of Back that does nothing."""

import time

import pytest

from hand import until
from still import stays, wait_until_it_stands

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Letters</title><link rel="icon" href="data:,">
<script type="module" src="%s/elements/index.js"></script>
<flowing-menu id="one" back label="One" style="height: 300px"><nav slot="menu">
  <a href="/inbox.html">Inbox</a> <a href="/sent.html">Sent</a> <a href="/about.html">About</a> <a href="#part">Part</a>
</nav>page</flowing-menu>
<flowing-menu id="two" back edge="end" label="Two" style="height: 300px"><nav slot="menu">two</nav>page</flowing-menu><p id="part">Part</p>
<script>
  window.routes = [];
  addEventListener('popstate', () => routes.push(location.pathname));
  // A router as many are: it keeps a link's click, and goes there before it closes the menu or after, at once or later.
  window.route = (how) => document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    const go = () => history[how.replaces ? 'replaceState' : 'pushState']({ route: link.pathname }, '', link.href);
    const close = () => how.closes !== false && one.close();
    if (how.late != null) {
      close();
      setTimeout(go, how.late);
    } else if (how.closesFirst) {
      close();
      go();
    } else {
      go();
      if (how.closesLate != null) setTimeout(close, how.closesLate);
      else close();
    }
  });
</script></html>"""
PLACES = ["letters", "inbox", "sent", "about"]


@pytest.fixture
def letters(gallery, server):
    """A page with two menus, after another one in the history."""
    def opened(how=None):
        page = gallery("before", text="<!doctype html><title>Before</title>before")
        for name in PLACES:
            page.route(f"**/{name}.html", lambda route: route.fulfill(body=PAGE % server, content_type="text/html"))
        page.goto(f"{server}/letters.html")
        ready(page)
        if how is not None:
            page.evaluate("(how) => route(how)", how)
        return page
    return opened


def ready(page):
    until(page, "customElements.get('flowing-menu') && one.elastic?.motion.scene && two.elastic?.motion.scene")


def shown(page, which="one"):
    page.evaluate(f"{which}.show()")
    until(page, f"{which}.state === 'open'")
    wait_until_it_stands(page, f"{which}.elastic")


def closed(page, which="one"):
    until(page, f"{which}.state === 'closed'")
    stays(page, 400)


def place(page):
    return page.evaluate("location.pathname.slice(1).replace('.html', '') + location.hash")


def back(page):
    """Presses Back; the place then."""
    page.evaluate("history.back()")
    stays(page, 400)
    return place(page)


HOWS = {
    "goes, then closes": {}, "closes, then goes": {"closesFirst": True}, "closes, then goes at once, later": {"late": 0}, "while it closes": {"late": 20},
    "in the middle of its way": {"late": 120}, "when it has closed": {"late": 900}, "closes later": {"closesLate": 150}, "closes much later": {"closesLate": 700},
}


@pytest.mark.parametrize("how", HOWS)
def test_through_a_router_each_press_of_back_is_a_place(letters, how):
    page = letters(HOWS[how])
    for name in ("Inbox", "Sent", "About"):
        shown(page)
        page.click(f"text={name}")
        if "late" in HOWS[how]:
            stays(page, HOWS[how]["late"])
        closed(page)
        until(page, f"location.pathname === '/{name.lower()}.html'")
    assert page.evaluate("history.state") == {"route": "/about.html"}
    assert [back(page) for _ in range(4)] == ["sent", "inbox", "letters", "before"], "no press is for nothing"


@pytest.mark.parametrize("closesFirst", [True, False])
def test_a_place_that_is_replaced_stays_replaced(letters, closesFirst):
    page = letters({"replaces": True, "closesFirst": closesFirst})
    shown(page)
    page.click("text=Inbox")
    closed(page)
    assert place(page) == "inbox" and page.evaluate("history.state") == {"route": "/inbox.html"}
    assert back(page) == "before"


def test_links_without_a_router(letters):
    page = letters()
    for name in ("Inbox", "Sent", "About"):
        shown(page)
        page.click(f"text={name}")
        until(page, f"location.pathname === '/{name.lower()}.html'")
        ready(page)
    assert [back(page) for _ in range(4)] == ["sent", "inbox", "letters", "before"]


def test_a_link_that_also_closes_the_menu_is_followed(letters):
    page = letters()
    page.evaluate("document.querySelector('nav').onclick = () => one.close()")
    # The other document is slow.
    page.route("**/inbox.html", lambda route: (time.sleep(0.7), route.fallback()))
    shown(page)
    page.click("text=Inbox")
    until(page, "location.pathname === '/inbox.html'")
    ready(page)
    assert [back(page), back(page)] == ["letters", "before"]


def test_a_script_that_replaces_the_document(letters):
    page = letters()
    shown(page)
    page.evaluate("void setTimeout(() => location.replace('/inbox.html'))")
    until(page, "location.pathname === '/inbox.html'")
    ready(page)
    assert back(page) == "before"


def test_a_link_within_the_page_closes_it(letters):
    page = letters()
    shown(page)
    page.click("text=Part")
    closed(page)
    assert place(page) == "letters#part"
    assert [back(page), back(page)] == ["letters", "before"]


def test_back_closes_the_menu_only_and_forward_opens_nothing(letters):
    page = letters()
    page.evaluate("history.replaceState({ its: 'own' }, '')")
    shown(page)
    assert page.evaluate("history.state.its") == "own"
    assert back(page) == "letters"
    closed(page)
    assert page.evaluate("history.state") == {"its": "own"}
    page.evaluate("history.forward()")
    stays(page, 400)
    assert page.evaluate("[one.state, history.state]") == ["closed", {"its": "own"}]
    shown(page)
    assert back(page) == "letters"
    closed(page)
    assert back(page) == "before"


def test_a_route_under_an_open_menu_has_its_own_entry(letters):
    page = letters()
    shown(page)
    page.evaluate("history.pushState({ route: 1 }, '', '/inbox.html')")
    stays(page, 600)
    assert page.evaluate("one.state") == "open"
    assert back(page) == "inbox", "it closes the menu"
    closed(page)
    assert [back(page), back(page)] == ["letters", "before"]


def test_two_menus_close_one_after_the_other(letters):
    page = letters()
    shown(page)
    shown(page, "two")
    assert back(page) == "letters"
    closed(page, "two")
    assert page.evaluate("one.state") == "open"
    assert back(page) == "letters"
    closed(page)
    assert back(page) == "before"


@pytest.mark.parametrize("order", [("one", "two"), ("two", "one")])
def test_two_menus_that_the_page_closes_leave_nothing(letters, order):
    page = letters()
    shown(page)
    shown(page, "two")
    for which in order:
        page.evaluate(f"{which}.close()")
        closed(page, which)
    assert back(page) == "before"


def test_one_that_opens_again_while_it_closes(letters):
    page = letters()
    shown(page)
    for wait in (0, 10, 40, 90):
        page.evaluate("one.close()")
        stays(page, wait)
        page.evaluate("one.show()")
        stays(page, 30)
    until(page, "one.state === 'open'")
    stays(page, 1500)
    assert back(page) == "letters"
    closed(page)
    assert back(page) == "before"


def test_one_that_is_taken_out_or_loses_back_while_it_is_open(letters):
    page = letters()
    shown(page)
    page.evaluate("window.kept = one; kept.remove()")
    stays(page, 400)
    page.evaluate("document.body.prepend(kept); one.open = false")
    until(page, "one.elastic?.motion.scene")
    shown(page)
    page.evaluate("one.back = false")
    stays(page, 400)
    assert page.evaluate("history.state") is None and page.evaluate("one.state") == "open"
    page.evaluate("one.back = true")
    stays(page, 100)
    assert back(page) == "letters"
    closed(page)
    assert back(page) == "before"


def test_a_page_that_is_loaded_again_under_an_open_menu(letters):
    page = letters()
    shown(page)
    page.reload()
    ready(page)
    stays(page, 400)
    assert page.evaluate("[one.state, history.state]") == ["closed", None]
    assert back(page) == "before"


