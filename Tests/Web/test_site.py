"""The folder that `make site` writes, on a static server that knows nothing of it, under a path of its own."""

import functools
import http.server
import json
import os
import re
import subprocess
import threading
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNDER = "some/where"


class Page(HTMLParser):
    """The links, files and names of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.names, self.base = [], set(), None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.names |= {given[key] for key in ("id", "name") if given.get(key)}
        if tag == "base":
            self.base = given["href"]
        for key in ("href", "src", "srcset"):
            if given.get(key) and tag != "base":
                self.links.append(given[key])


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder in a folder, so that an address from the root is noticed."""
    tool = os.environ.get("ELASTIC", str(ROOT / "Tools/.build/release/elastic"))
    home = tmp_path_factory.mktemp("site")
    subprocess.run(
        ["Scripts/build-site.sh", "", str(home / UNDER)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "ELASTIC": tool})
    return home


@pytest.fixture(scope="module")
def address(site):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{UNDER}/"
    server.shutdown()


def test_no_link_is_dead(site):
    folder = site / UNDER
    pages = {file: Page(file.read_text()) for file in folder.rglob("*.html") if "reference" not in file.relative_to(folder).parts}
    assert len(pages) > 60
    checked, dead = 0, []
    for file, page in pages.items():
        for link in page.links:
            if re.match(r"[a-z]+:", link):
                continue
            path, part = urldefrag(link)
            target = (file.parent / unquote(path)).resolve() if path else file
            if target.is_dir():
                target /= "index.html"
            checked += 1
            if not target.is_relative_to(folder) or not target.exists():
                dead.append((file.name, link))
            elif part and target in pages and unquote(part) not in pages[target].names:
                dead.append((file.name, link))
    print(checked, "links")
    assert checked > 3000 and dead == []


def test_every_page_has_one_navigation(site):
    """Gallery, documents and the page for missing ones: the same places, in one order, in the header and in the footer."""
    folder, found = site / UNDER, set()
    for file in folder.rglob("*.html"):
        if "elements" in file.relative_to(folder).parts:
            continue
        parts = re.findall(r'<nav aria-label="(?:Pages|More)">(.*?)</nav>', file.read_text(), re.S)
        found.add(tuple(tuple(os.path.relpath(file.parent / link, folder) for link in re.findall(r'href="(.*?)"', part)) for part in parts))
    assert len(found) == 1, found
    header, footer = found.pop()
    assert len(header) == 8 and len(footer) >= 5


def test_a_dead_link_would_be_found(site):
    page = Page('<a href="nowhere.html">x</a><base href="./"><img src="a.png">')
    assert page.links == ["nowhere.html", "a.png"] and page.base == "./"


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


@pytest.mark.parametrize("name", ["index", "surface", "refresh", "menu", "lyrics", "balloon", "shape", "lab", "elements"])
def test_the_pages_run_under_a_path(open_page, name):
    page = open_page(f"{name}.html", reduced_motion="reduce")
    if name == "lab":
        page.wait_for_function("window.lab?.ready")
    else:
        page.wait_for_function("[...document.querySelectorAll(':defined')].some((one) => one.elastic?.motion.scene)")
        page.wait_for_function("document.body.matches('.ready') || location.pathname.endsWith('elements.html')")
    page.wait_for_load_state("networkidle")


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
    page.wait_for_function("document.querySelector('#found').textContent === 'Nothing found.'")


def test_every_heading_of_the_documents_is_found(site):
    rows = json.loads((site / UNDER / "docs/search.json").read_text())
    headings = {row[2] for row in rows}
    for name in ("web", "films", "formats", "performance", "security", "CONTRIBUTING", "guide"):
        for heading in re.findall(r"^#{2,3} (.*)$", re.sub(r"```.*?```", "", (ROOT / f"docs/{name}.md").read_text(), flags=re.S), re.M):
            assert heading.replace("`", "") in headings, (name, heading)


@pytest.mark.parametrize("name", ["docs/index.html", "docs/migrating-from-flowing-menu.html", "docs/performance.html", "index.html", "404.html"])
def test_it_is_read_without_scripts(open_page, name):
    page = open_page(name, java_script_enabled=False, viewport={"width": 390, "height": 800})
    assert page.locator("h1").is_visible() and page.locator("main p").first.is_visible()
    assert page.locator("header nav a").count() == 8 and page.locator("footer a").count() >= 5
    # Nothing is wider than the page, on the narrowest screen.
    assert page.locator("html").evaluate("(one) => one.scrollWidth") <= 390
    if name.startswith("docs"):
        assert not page.locator("#search").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 768, 1440])
def test_the_documentation_can_be_read(open_page, scheme, width, picture):
    from reading import CONTRASTS, contrast

    page = open_page("docs/web.html", color_scheme=scheme, viewport={"width": width, "height": 900})
    pairs = page.evaluate(CONTRASTS)
    assert len(pairs) > 50
    assert [pair for pair in pairs if contrast(pair["ink"], pair["ground"]) < (3 if pair["isLarge"] else 4.5)] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"docs-{scheme}-{width}")


@pytest.mark.parametrize("name", ["docs/web.html", "docs/performance.html", "docs/index.html", "docs/formats.html"])
def test_a_word_of_code_in_a_table_is_whole_on_a_phone(open_page, name):
    """A table scrolls aside before a name is cut in two; a name may go on in the next line at its own hyphens and slashes."""
    page = open_page(name, viewport={"width": 390, "height": 844})
    cut = page.evaluate(r"""[...document.querySelectorAll('article :is(td, th) code')].filter((one) => {
      const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
      for (let text; (text = words.nextNode());) {
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) return true;
        }
      }
    }).map((one) => one.textContent)""")
    assert cut == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_page_of_the_documentation_is_within_the_documentation(open_page):
    page = open_page("docs/guide.html")
    assert page.locator(".top [aria-current]").all_inner_texts() == ["Docs"]
    assert page.locator(".side [aria-current=page]").all_inner_texts() == ["Ten minutes with ElasticKit"]


def test_code_of_the_documentation_begins_at_its_edge(site):
    pages = sorted((site / UNDER / "docs").glob("*.html"))
    indented = [(page.name, code[:40]) for page in pages
                for code in re.findall(r'<pre tabindex="0"><code class="language[^>]*>(.*?)</code>', page.read_text(), re.S)
                if all(line.startswith(" ") for line in re.sub("<[^>]+>", "", code).splitlines() if line.strip())]
    assert pages and indented == []


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
    import navigation

    assert "not published yet" in navigation.install() and navigation.RELEASE["version"] in navigation.install()
    monkeypatch.setitem(navigation.RELEASE, "repository", "https://example.org/kit")
    for part in (navigation.install(), navigation.footer(None)):
        assert '<a href="https://example.org/kit">Repository</a>' in part and "not published" not in part
    assert '.package(url: "https://example.org/kit", from:' in navigation.install()


def test_the_social_picture_is_small_and_of_the_right_size(site):
    from PIL import Image

    file = site / UNDER / "social.png"
    assert file.stat().st_size < 300_000
    with Image.open(file) as image:
        assert image.size == (1200, 630)


def test_an_address_makes_what_must_be_absolute(tmp_path):
    """What is only shown by others, or under any path of a missing page."""
    tool = os.environ.get("ELASTIC", str(ROOT / "Tools/.build/release/elastic"))
    subprocess.run(["Scripts/build-site.sh", "https://example.org/kit", str(tmp_path / "site")], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "ELASTIC": tool})
    assert '<meta property="og:image" content="https://example.org/kit/social.png">' in (tmp_path / "site/index.html").read_text()
    lost = Page((tmp_path / "site/404.html").read_text())
    assert lost.base == "https://example.org/kit/"
    assert all(urljoin(lost.base, link).startswith(lost.base) for link in lost.links)
