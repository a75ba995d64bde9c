"""The folder that `make site` writes: its search, its printed page, and what is absolute in it; test_crawl.py visits all of its pages."""

import os
import re
import subprocess
from urllib.parse import urljoin

import pytest

from serving import ROOT, tool


@pytest.fixture
def open_page(address, browser):
    """Opens a page of the folder; an error or a missing file fails the test."""
    wrong, contexts = [], []

    def opened(name, **settings):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        page.goto(address + name)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


def test_the_documentation_is_searched_by_keys(open_page):
    page = open_page("docs/index.html")
    page.keyboard.press("/")
    page.keyboard.type("rubber band resist")
    page.wait_for_selector("#found a")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.querySelector('#search').getAttribute('aria-activedescendant')") == "found-0"
    chosen = page.locator("#found-0").get_attribute("href")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{chosen}")
    page.fill("#search", "xyzzy quux")
    page.wait_for_function("document.querySelector('#found').textContent === 'No results.'")


@pytest.mark.parametrize("asked, pages", [
    ("csp", {"how-to.html", "web.html"}), ("install", {"index.html", "how-to.html"}), ("react", {"how-to.html", "web.html"}),
    ("maximum-wave", {"api-elastic-surface.html", "api-elastic-refresh.html"}), ("drawer", {"how-to.html"})])
def test_what_a_reader_asks_for_is_found_first(open_page, asked, pages):
    """Whole words of what it says, which are not cut."""
    page = open_page("docs/index.html")
    page.fill("#search", asked)
    page.wait_for_selector("#found a")
    first = page.locator("#found-0")
    assert first.get_attribute("href").split("#")[0] in pages, page.locator("#found a").all_inner_texts()
    whole = set(page.evaluate("fetch('search.json').then((answer) => answer.json()).then((rows) => rows.flatMap((row) => row[4].split(' ')))"))
    for text in page.locator("#found small").all_inner_texts():
        assert set(text.split()) - {"…"} <= whole


def test_a_printed_page_is_its_text(open_page):
    page = open_page("docs/guide.html", viewport={"width": 700, "height": 900})
    page.emulate_media(media="print")
    for one in ("article h1", "article pre"):
        assert page.locator(one).first.is_visible()
    for one in (".top nav", ".tools", ".side", ".foot"):
        assert not page.locator(one).is_visible()
    assert page.evaluate("[...document.querySelectorAll('pre')].every((one) => one.scrollWidth <= one.clientWidth)")


def test_once_it_is_published_the_first_screen_leads_to_the_repository(monkeypatch):
    """One file says so: the lines that install it, the version and the link follow."""
    monkeypatch.syspath_prepend(str(ROOT / "Scripts"))
    import webpages

    assert "Not published yet" in webpages.install() and webpages.RELEASE["version"] in webpages.install()
    monkeypatch.setitem(webpages.RELEASE, "repository", "https://example.org/kit")
    for part in (webpages.install(), webpages.footer()):
        assert '<a href="https://example.org/kit">Repository</a>' in part and "ot published" not in part
    assert '.package(url: "https://example.org/kit", from:' in webpages.install()


@pytest.mark.parametrize("name", ["index", "surface", "refresh", "menu", "lyrics", "balloon", "shape", "lab"])
def test_the_picture_beside_a_link_is_the_pages_own_small_and_of_the_right_size(site, name):
    from PIL import Image

    picture = re.search('<meta property="og:image" content="(.*?)">', (site / f"{name}.html").read_text())[1]
    assert picture == ("social.png" if name in ("index", "lab") else f"social-{name}.png")
    file = site / picture
    assert file.stat().st_size < 300_000
    with Image.open(file) as image:
        assert image.size == (1200, 630)
        shares = sorted((count / 1200 / 630 for count, _ in image.convert("RGB").getcolors(1 << 20)), reverse=True)
    assert shares[0] < 0.97, "nothing is drawn"


def test_an_address_makes_what_must_be_absolute(tmp_path):
    """What is only shown by others, or under any path of a missing page."""
    subprocess.run(["Scripts/build-site.sh", "https://example.org/kit", str(tmp_path / "site")], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL, env={"ELASTIC": tool(), **os.environ})
    for name, picture in (("index", "social"), ("surface", "social-surface"), ("docs/guide", "social")):
        assert f'<meta property="og:image" content="https://example.org/kit/{picture}.png">' in (tmp_path / f"site/{name}.html").read_text()
    lost = (tmp_path / "site/404.html").read_text()
    base, links = re.search('<base href="(.*?)">', lost)[1], re.findall('<(?:a|link) .*?href="(.*?)"', lost)
    assert base == "https://example.org/kit/" and len(links) > 10
    assert all(urljoin(base, link).startswith(base) for link in links)


@pytest.mark.parametrize("name, count", [("index", 4), ("lyrics", 1), ("balloon", 1), ("shape", 1), ("elements", 3), ("docs/api-lyric-ball", 1)])
def test_without_scripts_a_picture_stands_for_what_they_draw(open_page, name, count):
    page = open_page(f"{name}.html", java_script_enabled=False)
    stills = page.locator(".still")
    assert stills.count() == count
    for n in range(count):
        box = stills.nth(n).bounding_box()
        assert box["width"] > 60 and box["height"] > 60, box
    assert page.locator("lyric-ball:visible, message-balloon:visible, elastic-shape:visible").count() == 0
    if name in ("lyrics", "balloon", "shape"):
        assert page.locator("noscript .lead").is_visible()


def test_with_scripts_there_is_no_still_picture(open_page):
    page = open_page("index.html")
    assert page.locator(".still").count() == 0 and page.locator(".card elastic-shape").is_visible()
