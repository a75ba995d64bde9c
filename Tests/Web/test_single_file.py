"""`elastic.js`: one file with everything, on a page that has nothing else beside it."""

import re
import shutil

import components
import pytest

from hand import drag, until
from packed import ROOT, Site

README = (ROOT / "Web/elements/README.md").read_text()
# Its page, as it is there: three lines.
PAGE = re.search(r"## Without npm\n.*?```html\n(.*?)```", README, re.S)
ALL = "".join(f'<{one.tag} style="height: 9rem">{one.inside}</{one.tag}>' for one in components.ALL)


@pytest.fixture
def alone(tmp_path):
    """A folder with the file and nothing else."""
    made = ROOT / ".build/elastic.js"
    assert made.exists(), f"no {made}: make web-package"
    shutil.copy(made, tmp_path)
    return tmp_path


def visited(browser, site, text):
    """A page with an empty cache; the second list gets all that it writes to the console and asks for."""
    page, wrong = browser.new_page(), []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    page.goto(site.address("/page.html", text))
    return page, wrong


def asked(page):
    """What the page has asked of any server, besides itself."""
    return page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !/^(data|blob):/.test(name))")


def test_the_three_lines_of_the_readme(alone, browser):
    text = PAGE[1]
    assert len(text.splitlines()) == 3 and text.strip() in (ROOT / "docs/web.md").read_text()
    with Site(alone) as site:
        page, wrong = visited(browser, site, text)
        surface = "document.querySelector('elastic-surface')"
        until(page, f"{surface}?.elastic?.motion.scene")
        drag(page, (150, 60), (160, 240), up=False, on="elastic-surface")
        until(page, f"{surface}.state === 'dragging' && {surface}.elastic.motion.extent > 100")
        page.mouse.up()
        until(page, f"{surface}.state === 'rest'")
        assert asked(page) == [site.address("/elastic.js")] and wrong == []
        page.close()


def test_all_elements_begin_with_that_file_alone(alone, browser):
    with Site(alone) as site:
        page, wrong = visited(browser, site, f'<script type="module" src="elastic.js"></script>{ALL}')
        until(page, "document.querySelectorAll(':not(:defined)').length === 0")
        for tag in components.TAGS:
            until(page, f"document.querySelector('{tag}').elastic?.motion.scene")
        # A recording and a song too, whose code the package has in files of their own.
        page.evaluate("document.querySelector('lyric-ball').load('1\\n00:00:01,000 --> 00:00:02,000\\nOne two\\n')")
        until(page, "document.querySelector('lyric-ball').elastic.motion.words.length === 2")
        page.evaluate("""document.querySelector('elastic-surface').elastic.play({ version: 1, component: 'elastic-surface', size: [300, 90], events: [
          { t: 0, phase: 'down', x: 100, y: 10 }, { t: 0, phase: 'move', x: 100, y: 60 }] })""")
        until(page, "document.querySelector('elastic-surface').state === 'dragging'")
        assert page.evaluate("import('./elastic.js').then(({ ElasticSurface }) => document.querySelector('elastic-surface') instanceof ElasticSurface)")
        assert asked(page) == [site.address("/elastic.js")] and wrong == []
        page.close()


def test_the_file_says_what_it_is(alone):
    """Wherever it is copied to, its licence goes with it."""
    text = (alone / "elastic.js").read_text()
    head = text[:text.index("*/")]
    assert head.startswith("/*! elastickit ") and (ROOT / "LICENSE").read_text().strip() in head
