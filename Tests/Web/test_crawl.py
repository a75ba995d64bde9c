"""Every page of the site that `make site` writes, visited once by each reader, and each mistake planted on a page and found."""

import json
import subprocess

import components
import pytest

from crawl import Crawl
from hand import until
from serving import ROOT, served
from still import wait_until_it_stands

READERS = {
    "phone, light": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "color_scheme": "light"},
    "desk, dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "without scripts": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light", "scripts": False},
}


# How many tests share the pages of a reader.
SLICES = {"phone, light": 6, "desk, dark": 2}


def crawled(browser, site, address, reader, number=0, slices=1):
    files = [file.relative_to(site) for file in site.rglob("*.html")]
    # What a page shows in a frame is none.
    pages = sorted(str(file) for file in files if not {"elements", "reference", "run.html"} & set(file.parts))
    assert len(pages) > 60
    if reader == "desk, dark":  # The documents have one style sheet: some of them show what a desk adds to a phone.
        pages = [name for place, name in enumerate(pages) if "docs/" not in name or place % 5 == 0]
    with Crawl(browser, address, **READERS[reader]) as crawl:
        for name in pages[number::slices]:
            crawl.visit(name)
        print(reader, len(pages[number::slices]), "pages,", crawl.look_up(), "links")
        assert crawl.found == [], "\n".join(map(str, crawl.found))


@pytest.mark.parametrize("reader, number", [(reader, number) for reader, count in SLICES.items() for number in range(count)])
def test_every_page_of_the_site(browser, site, address, reader, number):
    """Under a path, on a server that knows nothing of it."""
    crawled(browser, site, address, reader, number, SLICES[reader])


def test_every_page_of_the_site_without_scripts(browser, site, address):
    """All in one crawl: no title twice, one navigation, and links to parts of all of them."""
    crawled(browser, site, address, "without scripts")


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_what_opens_on_a_page(browser, address, name):
    """The export, a take, a component that is disabled, a menu that is open."""
    with Crawl(browser, address, **READERS["desk, dark"]) as crawl:
        page = crawl.open(f"{name}.html")
        page.click("#export summary")
        page.wait_for_selector("#export-format")
        page.click("#record")
        page.click("#record")
        page.wait_for_selector(".takes li")
        if name == "menu":
            page.evaluate("document.querySelector('.stage').show()")
            until(page, "elastic.motion.state === 'open'")
            wait_until_it_stands(page)
        elif page.locator("#disable").count():
            page.click(".log summary")
            page.click("#disable")
        crawl.look_with_axe()
        if name == "menu":  # What is disabled may be faint.
            crawl.look_with_more_contrast()
        assert crawl.found == [], "\n".join(map(str, crawl.found))


@pytest.mark.parametrize("blocked", ["**/*.wasm", "**/elements/*.js"])
def test_pages_whose_modules_or_scripts_are_blocked(browser, address, blocked):
    """All text is there to be read, in both colour schemes, and a component without its module says in one sentence that it is missing."""
    for name in [one.page for one in components.ALL] + ["elements"] * ("wasm" in blocked):
        with Crawl(browser, address, **READERS["phone, light"]) as crawl:
            page = crawl.page
            page.route(blocked, lambda route: route.abort())
            page.goto(f"{address}{name}.html")
            for text in ("h1", "main p", "footer"):
                page.locator(text).first.wait_for(state="visible")
            if name != "elements":
                page.locator(".code pre").first.wait_for(state="visible")  # Without waiting for what does not come.
                tag = next(one.tag for one in components.ALL if one.page == name)
                assert f"<{tag}" in page.locator(".code").inner_text()
                # What the page has on its stage without a script.
                said = {"surface": "Pull me", "menu": "Inbox", "balloon": "Are you coming"}.get(name, "")
                assert said in page.locator(".holder").inner_text()
            if name != "elements" and "wasm" in blocked:
                page.wait_for_selector(".live [role=status]:has-text('WebAssembly file is missing or blocked')")
                assert page.locator(".live .message").count() == 1
            crawl.name = name
            crawl.look_for_width()
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                crawl.read(3, 4.5)
            # That files are missing, and an error of each, is what this is about.
            found = [one for one in crawl.found if one[0] not in ("missing", "error")]
            assert found == [], "\n".join(map(str, found))


def test_what_a_script_writes_into_the_pages_is_up_to_date():
    done = subprocess.run([ROOT / "Scripts/webpages.py", "--check"], capture_output=True, text=True)
    assert (done.stderr, done.returncode) == ("", 0)


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">
<title>NAME · ElasticKit</title><meta name="description" content="A page named NAME, on which a mistake is planted.">
<link rel="icon" href="data:,">
<style>body { margin: 20px; background: #fff } a, button { display: inline-block; min-width: 24px; line-height: 24px }</style></head>
<body><header><nav aria-label="Pages"><a href="../first.js">Code</a></nav></header><main><article><h1 id="top">A page</h1></article>
<p>These are more than ten words that can be read on it without any script.</p></main>
<footer><p>Its end</p></footer></body></html>"""
# The check that finds a mistake, a part of what it says, and what is put into the page's main part, or instead of another text.
PLANTED = [
    ("error", "undefined", "<script>undefined.name</script>"), ("error", "no sound", "<script>console.error('no sound')</script>"),
    ("missing", "nothing.png", "<style>main { background: url(nothing.png) }</style>"),
    ("missing", "nothing.js", "<script type='module' src='nothing.js'></script>"),
    ("link", "nowhere.html", "<p><a href='nowhere.html'>A page</a></p>"), ("link", "#nowhere", "<p><a href='#nowhere'>A part</a></p>"),
    ("link", "#gone", "<p><a href='../docs/first.html#gone'>A part</a></p>"),
    ("link", "/index.html", "<p><a href='/index.html'>From the root</a></p>"),
    ("link", "none.png", "<picture><source srcset='none.png 2x, ../first.js 3x' media='print'></picture>"),
    ("navigation", "docs/first.html", "</nav>", "<a href='../docs/first.html'>More</a></nav>"),
    ("navigation", "aria-current", "<nav aria-label='Other'><a href='../docs/first.html' aria-current='page'>Not here</a></nav>"),
    ("head", "'lang': ''", ' lang="en"', ""), ("head", "'description': ''", 'name="description"', ""),
    ("head", "named docs/first", "A page named NAME", "A page named docs/first"),
    ("head", "docs/first · E", "<title>NAME", "<title>docs/first"),
    ("head", "'viewport': ''", 'name="viewport"', ""), ("head", "['', '#000']", ' media="(prefers-color-scheme: dark)"', ""),
    ("head", "'icon': None", 'rel="icon"', 'rel="none"'),
    ("axe", "image-alt", "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw=' width='40' height='40'>"),
    ("axe", "heading-order", "<h4>A level is left out</h4>"),
    ("name", "'button', ''", "<button style='width: 40px; height: 40px'></button>"),
    ("name", "'slider', ''", "<div role='slider' tabindex='0' aria-valuenow='1'></div>"),
    ("outline", "Another title", "<h1>Another title</h1>"), ("outline", "0 main", "main>", "div>"),
    ("contrast", "Grey on white", "<p style='color: #999'>Grey on white</p>"),
    ("contrast", "where more is wished", "<p style='color: #666'>Grey where more is wished</p>"),
    ("wide", "Too wide", "<p style='width: 1500px'>Too wide</p>"),
    ("wide", "To the left", "<div style='height: 9px; width: 700px; margin-inline-start: -300px'>To the left</div>"),
    ("wide", "<table>", "<table><tr><td style='min-width: 1500px'>1</td></tr></table>"),
    ("small", "A speck", "<p><button aria-label='A speck' style='width: 20px; height: 20px; padding: 0; min-width: 0'></button></p>"),
    ("blocking", "first.js", "<title>", "<script src='../first.js'></script><title>"),
    ("jump", "node", """<script>onload = () => {
      let n = 5;
      const late = () => n-- ? requestAnimationFrame(late) : document.body.prepend('Late');
      late();
    }</script>"""),
    ("runs", "frames", "<script>const run = () => requestAnimationFrame(run); run();</script>"),
    ("code", "rtl", "<pre style='direction: rtl'>one</pre>"), ("code", "  one", "<pre>  one\n    two</pre>"),
    ("code", "abcdefg",
     "<article><table><tr><td style='max-width: 20px; overflow-wrap: anywhere'><code>abcdefghijklm</code></td></tr></table></article>"),
    ("flat", "Flat", "<button style='border: 0; background: Canvas'>Flat</button>"),
    ("flat", "feels", "<p class='feels'><input type='radio' aria-label='1'><b>1</b><input type='radio' aria-label='2'><b>2</b></p>"),
    ("search", "unknown", "<article><h2 id='unknown'>Not in the list</h2></article>"),
    ("text", "main p", "<p>These", "<p hidden>These"), ("text", "h1", '<h1 id="top">', "<h1 id='top' style='visibility: hidden'>"),
    ("text", "few words", "<p>These", "<p>Few</p><p hidden>"), ("text", "search", "<input id='search' aria-label='Search'>"),
]
# A page has one mistake for each check; what is told of the search is of the documentation, and of the text without scripts, only.
PAGES = {}
for check, *mistake in PLANTED:
    number = sum(check in [one for one, *_ in page] for page in PAGES.values())
    PAGES.setdefault({"search": "docs/search", "text": f"more/text-{number}"}.get(check, f"more/{number}"), []).append((check, *mistake))


@pytest.mark.parametrize("name", PAGES)
def test_planted_mistakes_are_found(browser, tmp_path, name):
    folder = tmp_path / "some/where"
    for part in ("docs", "more"):
        (folder / part).mkdir(parents=True)
    (folder / "first.js").write_text("")
    (folder / "docs/search.json").write_text(json.dumps([[f"{one}.html", "", "", "", ""] for one in ("first", "search")]))
    text = PAGE
    for _, _, *change in sorted(PAGES[name], key=len):  # A text that is replaced may be in what is put in.
        was, now = change if len(change) == 2 else ("</main>", f"{change[0]}</main>")
        assert was in text, was
        text = text.replace(was, now)
    (folder / "docs/first.html").write_text(PAGE.replace("NAME", "docs/first"))
    (folder / f"{name}.html").write_text(text.replace("NAME", name))
    reader = READERS["without scripts" if "text" in name else "phone, light"]
    with served(tmp_path) as root, Crawl(browser, root + "some/where/", **reader) as crawl:
        crawl.visit("docs/first.html")
        assert crawl.found == []
        crawl.visit(f"{name}.html")
        crawl.look_up()
        left = [(check, said) for check, said, *_ in PAGES[name] if not any(one == check and said in seen for one, _, seen in crawl.found)]
        assert left == [], crawl.found
        assert "docs/first.html" not in {page for _, page, _ in crawl.found}
