"""Whose touch it is in Firefox and in WebKit: the rows of docs/web.md that a mouse can do, since it scrolls nothing."""

import pytest

from packed import ROOT, Site
from test_browsers import Firefox, WebKit
from test_touch_owner import HEAD, ROWS, menu

READY = "window.isReady === true"
MAKE_READY = """<script type="module">
  await Promise.all([...document.querySelectorAll('elastic-refresh, flowing-menu, elastic-surface, elastic-shape')].map(
    async (one) => { await customElements.whenDefined(one.localName); await one.ready; }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  await Promise.resolve(%s);
  window.isReady = true;
</script>"""
# A finger pulls from a text field and scrolls a list; a popover and a snapping list are not in each of these browsers.
NOT_HERE = ("a text field under a finger", "a popover over a page", "a list that loads, dragged on")
MOUSE = [row for row in ROWS if row.situation not in NOT_HERE and not ("scroll" in row.holds and "carousel at the edge" not in row.situation)]


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda one: one.__name__)
def other(request):
    page = request.param()
    with Site(ROOT / "Web") as site:
        def opened(body, script="", before="null"):
            text = HEAD.replace("elements/", "/elements/") + f"<body>{body}<script>{script}</script>{MAKE_READY % before}</body></html>"
            site.pages["/touches.html"] = text.encode()
            page.go(site.address("/touches.html") + f"?{len(site.asked)}-{hash(text)}")
            page.wait(READY)
            return page
        page.opened = opened
        try:
            yield page
        finally:
            page.close()


def stroke(page, start, end):
    page.stroke([[round(a + (b - a) * step / 12) for a, b in zip(start, end)] for step in range(13)], "mouse")


@pytest.mark.parametrize("row", MOUSE, ids=[row.situation for row in MOUSE])
def test_a_touch_has_the_owner_that_the_article_tells(other, row):
    page = other.opened(row.body, row.script, row.before)
    stroke(page, *row.way)
    page.run("setTimeout(() => { window.isLater = true; }, 800)")
    page.wait("window.isLater")
    page.wait(row.holds.replace(" && carousel.scrollLeft > 200", ""))


def test_no_click_comes_after_a_drag_that_was_the_components(other):
    page = other.opened(menu('<button id="letter" style="display:block;width:100%;height:500px">Letter</button>'))
    stroke(page, (8, 100), (250, 110))
    page.wait("menu.state === 'open'")
    assert page.run("return log.filter((one) => one.startsWith('click'))") == []


