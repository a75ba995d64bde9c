"""Links to a page with settings or a take in them, from somebody who wants to run a script there."""

from pathlib import Path
from urllib.parse import urlencode

import pytest

from hand import until

# Those that the document of the frame has before it shows anything.
OWN_SCRIPTS = (Path(__file__).resolve().parents[2] / "Web/site/run.html").read_text().count("<script")

# Each says that it ran to the window that it runs in, and to those around it, if they let it.
RUNS = "for (const one of [window, parent, top]) try { one.hacked = 1 } catch {}"
VALUES = {
    "markup": f"red><img src=x onerror='{RUNS}'>",
    "end of an attribute": f'red" onfocus="{RUNS}" tabindex="0" autofocus x="',
    "end of an attribute, single": f"red' onfocus='{RUNS}' tabindex='0' autofocus x='",
    "end of a script": f"</script><script>{RUNS}</script>",
    "entities": f"&quot;&gt;&lt;img src=x onerror=\"{RUNS}\"&gt;&amp;lt;",
    "replacement": "$& $1 $` $' $<name>",
}


def read(page, tag):
    """The attributes of the element in the code that is shown, as a browser reads them, and the names of all that it makes of that code."""
    blank = page.context.new_page()  # Without the site's policy, which is for what is read there too.
    found = blank.evaluate("""([code, tag]) => {
      const read = new DOMParser().parseFromString(code, 'text/html');
      return [Object.fromEntries([...read.querySelector(tag).attributes].map(({ name, value }) => [name, value])),
        [...read.querySelectorAll('*')].map((each) => each.localName)];
    }""", [page.locator("figure code").first.text_content(), tag])
    blank.close()
    return found


def follow(page, server, name, **parameters):
    """Opens a page by a link with these parameters."""
    page.goto("about:blank")
    page.goto(f"{server}/{name}.html#{urlencode(parameters)}")
    until(page, "Boolean(window.elastic?.motion.scene && document.body.matches('.ready'))")


def run(page, wait="elastic-surface"):
    """Presses Run; the frame once the element in it has drawn."""
    page.click("#run")
    # Out of sight such a frame draws nothing.
    page.locator(".run-frame").scroll_into_view_if_needed()
    frame = page.query_selector(".run-frame").content_frame()
    until(frame, f"document.querySelector('{wait}')?.elastic?.motion.scene")
    return frame


def test_a_setting_of_a_link_stays_a_value_in_the_code_and_runs_no_script(gallery, server):
    """A slider is moved, so that the code is written again, and again: the value is one attribute, and nothing is made of it, neither
    in the page nor in the frame in which its code runs."""
    page = gallery("surface")
    _, plain = read(page, "elastic-surface")
    for value in VALUES.values():
        follow(page, server, "surface", fill=value)
        for wave in (70, 90):
            page.fill("#set-maximumWave", str(wave))
            attributes, elements = read(page, "elastic-surface")
            assert attributes == {"label": "Header", "profile": "smooth", "style": "height: 20rem", "fill": value, "maximum-wave": str(wave)}
            assert elements == plain
        frame = run(page)
        assert frame.evaluate("document.querySelector('elastic-surface').getAttribute('fill')") == value
        assert frame.evaluate("[document.querySelectorAll('img').length, window.hacked ?? 0]") == [0, 0]
        assert page.evaluate("window.hacked ?? 0") == 0


ATTEMPTS = """<script>
  window.tried = { origin: String(self.origin) };
  const attempt = (name, act) => { try { tried[name] = String(act()); } catch (error) { tried[name] = error.name; } };
  attempt('page', () => parent.document.title);
  attempt('kept', () => localStorage.getItem('kept'));
  attempt('cookie', () => document.cookie);
  attempt('top', () => { top.location = '404.html'; return 'left'; });
</script>"""


def test_the_code_that_runs_has_no_part_in_the_site(server, browser):
    """A reader may run what somebody has sent: it reaches neither the page around it, nor what the site keeps, nor another server."""
    page = browser.new_page()
    follow(page, server, "surface")
    page.evaluate("localStorage.setItem('kept', 'secret')")
    page.evaluate("""(text) => {
      const code = document.querySelector('figure code');
      code.textContent = code.textContent.replace('</html>', text + '</html>');
    }""", ATTEMPTS)
    frame = run(page)
    error = "SecurityError"
    assert frame.evaluate("tried") == {"origin": "null", "page": error, "kept": error, "cookie": error, "top": error}
    assert page.url.startswith(f"{server}/surface.html")
    # Under a policy of its own: what is neither the site's nor made here is not fetched, so nothing is told to another server.
    violated = frame.evaluate("""() => new Promise((done) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective));
      fetch('https://example.org/told').catch(() => {});
    })""")
    assert violated == "connect-src"
    page.close()


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts allow-same-origin"'])
def test_a_frame_without_an_origin_of_its_own_runs_nothing(gallery, sandbox):
    """Any page can have run.html in a frame. Outside of a sandbox what it sends would run in the site's origin."""
    page = gallery("around", text=f"""<!doctype html><title>Around</title><link rel="icon" href="data:,">
      <iframe src="run.html" {sandbox}></iframe>""")
    frame = page.query_selector("iframe").content_frame()
    frame.wait_for_load_state()
    frame.evaluate("""() => new Promise((done) => {
      addEventListener('message', () => setTimeout(done));
      parent.eval("document.querySelector('iframe').contentWindow.postMessage({ html: '<p id=ran>ran</p>', folder: '' }, '*')");
    })""")
    assert frame.locator("#ran").count() == 0 and frame.evaluate("document.scripts.length") == OWN_SCRIPTS


def test_a_frame_shows_what_the_page_around_it_sends_only(gallery):
    page = gallery("surface")
    frame = run(page)
    page.evaluate("""document.body.append(Object.assign(document.createElement('iframe'),
      { id: 'other', sandbox: 'allow-scripts', src: 'run.html' }))""")
    other = page.query_selector("#other").content_frame()
    until(other, "document.readyState === 'complete'")
    # A frame beside it knows it, and so does it itself.
    frame.evaluate("top.frames[1].postMessage({ html: '<p id=ran>ran</p>', folder: '' }, '*')")
    other.evaluate("""() => new Promise((done) => {
      addEventListener('message', () => setTimeout(done));
      postMessage({ html: '<p id=ran>ran</p>', folder: '' }, '*');
    })""")
    assert other.locator("#ran").count() == 0 and other.evaluate("document.scripts.length") == OWN_SCRIPTS


def test_a_feel_of_a_link_is_no_code(gallery, server):
    """The same in Swift, which a reader copies: only a feel that there is."""
    page = gallery("surface")
    for preset, feel in (('calm\nimport Foundation; remove("all") //', "()"), ("jelly", ".jelly")):
        follow(page, server, "surface", preset=preset)
        page.click("[role=tab]:text-is('SwiftUI')")
        code = page.locator(".swift code").inner_text()
        assert code.splitlines()[0] == f"var style = SurfaceMotion.Style{feel}" and "import" not in code
