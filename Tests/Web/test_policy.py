"""The Content-Security-Policy of the site: each page has it and lives with it, and it stops a script that is slipped into a page."""

import re
import urllib.request

import components
import pytest

from hand import until
from serving import ROOT
from test_reference import archive, docc, reference  # noqa: F401

HEAD = re.compile(r'<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="(.*?)">')
STRICT = {"default-src": "'self'", "script-src": "'self' 'wasm-unsafe-eval'", "object-src": "'none'", "base-uri": "'self'"}
INLINE = ["<script", "<style", " style=", " onclick=", " onload=", " onerror=", " onchange=", " oninput=", "javascript:"]
WATCH = """
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    violations.push([effectiveDirective, blockedURI, sample].join(' ')));
"""
COMPONENTS = [one.page for one in components.ALL]


def pages(folder):
    """Every page of the site; run.html is no page, but what a page shows in a frame: test_links.py."""
    return [file for file in folder.rglob("*.html")
            if file.name != "run.html" and not {"reference", "elements"} & set(file.relative_to(folder).parts)]


def directives(text):
    return dict(one.strip().split(" ", 1) for one in text.split(";"))


def test_each_page_says_it_before_all_else(site):
    found = pages(site)
    assert len(found) > 60
    for file in found:
        text = file.read_text()
        told = HEAD.search(text)
        assert told and not re.search(r"<(script|link|style|base)", text[:told.start()]), file
        policy = directives(told[1])
        assert {name: policy.get(name) for name in STRICT} == STRICT and "unsafe-inline" not in told[1] and "http" not in told[1], file
        # Nothing in the page itself is what the policy would stop: code that it shows is text.
        markup = re.sub(r"<code.*?</code>|<!--.*?-->", "", text, flags=re.S)
        assert [one for one in INLINE if one in re.sub(r'<script type="module" src="[\w./-]+"></script>', "", markup)] == [], file


@pytest.fixture
def watched(browser):
    """Opens an address; what is violated is in `violations` of the page."""
    opened = []

    def open_page(address, **settings):
        page = browser.new_page(**settings)
        opened.append(page)
        page.add_init_script(WATCH)
        page.goto(address)
        return page

    yield open_page
    for page in opened:
        page.close()


def test_every_page_lives_with_it(site, address, watched):
    """All of them, one after the other, on a server that sends no header."""
    page = watched(f"{address}index.html")
    for file in pages(site):
        page.goto(address + str(file.relative_to(site)))
        if file.parent == site:
            page.wait_for_load_state("networkidle")
        assert page.evaluate("violations") == [], file


@pytest.mark.parametrize("name", COMPONENTS)
def test_all_that_a_page_can_do_is_allowed(server, watched, name, tmp_path):
    """Every control is turned, every command given, every file made and shown, a take kept, the code run."""
    page = watched(f"{server}/{name}.html", viewport={"width": 800, "height": 900})
    until(page, "window.elastic?.motion.scene && document.body.matches('.ready')")
    page.evaluate("""() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      for (const one of document.querySelectorAll('.bar [data-command], .feels input, .control input, .tabs button')) one.click();
      for (const one of document.querySelectorAll('.control select')) one.dispatchEvent(new Event('change'));
      for (const one of document.querySelectorAll('.control input[type=range]')) one.dispatchEvent(new Event('input'));
    }""")
    page.reload()
    until(page, "window.elastic?.motion.scene && document.body.matches('.ready')")
    page.evaluate("document.querySelector('.stage').activate(); document.querySelector('#export').open = true")
    page.click("#record")
    page.evaluate("document.querySelector('.stage').activate()")
    page.click("#record")
    until(page, "document.querySelector('.takes li')")
    page.evaluate("[...document.querySelectorAll('.takes button')].find((one) => one.textContent === 'Play').click()")
    until(page, "elastic.player")
    for form in ("svg", "still", "lottie", "css", "png", "gif"):
        page.select_option("#export-format", form)
        page.evaluate("document.querySelector('.preview').replaceChildren()")
        page.click("#export-preview")
        until(page, "document.querySelector('.preview').firstElementChild || document.querySelector('#exported').textContent !== 'Exporting…'")
    page.click("[role=tab]:text-is('HTML')")
    page.click("#run")
    until(page, "document.querySelector('.run-frame').src")
    if name == "lyrics":
        page.set_input_files("#sound", ROOT / "Web/site/song/twinkle.mp3")
        until(page, "document.querySelector('audio').src.startsWith('blob:') && document.querySelector('audio').readyState > 0")
    assert page.evaluate("violations") == []


def test_the_search_and_the_lab_are_allowed(server, watched):
    page = watched(f"{server}/docs/index.html")
    page.fill("#search", "rubber")
    until(page, "document.querySelector('#found a')")
    assert page.evaluate("violations") == []
    page.goto(f"{server}/lab.html")
    until(page, "window.lab?.ready")
    assert page.evaluate("violations") == []


SLIPPED = {
    "a script": "Object.assign(document.createElement('script'), { textContent: 'window.hacked = 1' })",
    "a script from elsewhere": "Object.assign(document.createElement('script'), { src: 'https://example.org/a.js' })",
    "a script from a blob":
        "Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob(['window.hacked = 1'])) })",
    "a handler": "Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=\"window.hacked = 1\">' })",
    "a frame": "Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.hacked = 1</script>' })",
    "a frame from elsewhere": "Object.assign(document.createElement('iframe'), { src: 'https://example.org/' })",
    "a style": "Object.assign(document.createElement('style'), { textContent: '* { display: none }' })",
    "an address": "Object.assign(document.createElement('iframe'), { src: 'javascript:parent.hacked = 1' })",
    "a base": "Object.assign(document.createElement('base'), { href: 'https://example.org/' })",
}


@pytest.mark.parametrize("what", SLIPPED)
@pytest.mark.parametrize("name", ["surface", "docs/guide"])
def test_what_is_slipped_into_a_page_runs_nothing(server, watched, name, what):
    page = watched(f"{server}/{name}.html")
    page.evaluate(f"window.slipped = {SLIPPED[what]}; document.head.append(slipped)")
    # A frame of the page's own has its policy, and is told of it by itself.
    until(page, """violations.length || slipped.srcdoc
      && slipped.contentDocument.URL === 'about:srcdoc' && slipped.contentDocument.readyState === 'complete'""")
    assert page.evaluate("window.hacked ?? 0") == 0
    # Nor by a text that is made code.
    assert page.evaluate("""new Promise((done) => setTimeout(() => {
      try { eval('1'); done('ran'); } catch ({ name }) { done(name); }
    }))""") == "EvalError"


def test_the_server_lets_no_other_page_frame_the_gallery(server, watched):
    """What only a header can say."""
    other = server.replace("127.0.0.1", "localhost")
    page = watched(f"{server}/404.html")
    page.route("**/around.html", lambda route: route.fulfill(body=f"<iframe src='{other}/index.html'></iframe>", content_type="text/html"))
    page.goto(f"{server}/around.html")
    until(page, "document.readyState === 'complete'")
    frame = page.query_selector("iframe").content_frame()
    assert frame.url.startswith("chrome-error:")


def test_other_pages_may_fetch_the_elements_only(server):
    """Their files, which the package has too: the frame in which code runs has an origin of its own."""
    for path in ("/elements/surface.js", "/elements/elements.css", "/elements/surface.wasm", "/index.html", "/run.html", "/song/twinkle.lrc"):
        allowed = urllib.request.urlopen(server + path).headers["Access-Control-Allow-Origin"]
        assert allowed == ("*" if path.startswith("/elements/") else None), path


def test_the_reference_lives_with_a_policy(reference):
    """DocC's own pages: the only script in each is known by its sum."""
    address, page = reference
    page.add_init_script(WATCH)
    for name in ("", "other/"):
        page.goto(address + name)
        page.wait_for_selector("main h1")
        policy = directives(page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content"))
        assert re.fullmatch(r"'self' 'sha256-[\w+/=]+'", policy["script-src"]) and policy["default-src"] == "'self'"
        page.wait_for_selector(".color-scheme-toggle")
        assert page.evaluate("violations") == []
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.hacked = 1' }))")
    until(page, "violations.length")
    assert page.evaluate("window.hacked ?? 0") == 0
