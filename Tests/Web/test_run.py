"""Run, on the gallery's server and on a plain static one, in three browsers: the code has its elements, moves, and has no origin."""

import components
import pytest

from hand import until
from test_browsers import Firefox, WebKit
from test_links import follow, run

DRAWN = "document.querySelector('{}')?.elastic?.motion.scene"
# It moves, in a document that has no origin, and under a policy that lets it ask no other server: all of it is in `told` then.
ALIVE = """
  window.told = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => told.push(effectiveDirective));
  const one = document.querySelector('%s');
  one.elastic.addEventListener('frame', () => {
    told.push(origin);
    fetch('https://example.org/told').catch(() => {});
  }, { once: true });
  if ('typing' in one) one.typing = !one.typing;
  one.elastic.touch('down', { x: 60, y: 60 }, 1);
  one.elastic.touch('move', { x: 90, y: 110 }, 1);
"""
EXPECTED = ["null", "connect-src"]


@pytest.fixture(params=["gallery", "static"])
def served(request):
    """The address of the gallery's pages on a server: the command line's, or Python's, which sends nothing but the files."""
    return request.getfixturevalue("server" if request.param == "gallery" else "address").rstrip("/")


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_it_runs_in_chromium(served, browser, name):
    tag = next(one.tag for one in components.ALL if one.page == name)
    page, wrong = browser.new_page(), []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    follow(page, served, name)
    frame = run(page, tag)
    frame.evaluate(f"() => {{ {ALIVE % tag} }}")
    until(frame, "told.length >= 2")
    assert frame.evaluate("told") == EXPECTED
    # Run again begins again.
    frame.evaluate("window.before = true")
    page.click("#run")
    until(frame, "!window.before")
    page.locator(".run-frame").scroll_into_view_if_needed()
    until(frame, DRAWN.format(tag))
    assert wrong and all("example.org/told" in one for one in wrong), wrong
    page.close()


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda one: one.__name__)
def other(request):
    driven = request.param()
    yield driven
    driven.close()


@pytest.mark.parametrize("name", ["surface", "lyrics"])
def test_it_runs_in_others(served, other, name):
    tag = next(one.tag for one in components.ALL if one.page == name)
    other.go("about:blank")
    other.go(f"{served}/{name}.html#margin=3")
    other.wait("document.body?.matches('.ready') && window.elastic?.motion.scene")
    other.run("document.querySelector('#run').click(); document.querySelector('.run-frame').scrollIntoView()")
    with other.within(".run-frame"):
        other.wait(DRAWN.format(tag))
        other.run(ALIVE % tag)
        other.wait("told.length >= 2")
        assert other.run("return told") == EXPECTED
