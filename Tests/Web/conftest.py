"""A served gallery and a real browser for the tests of the page."""

import os
import re
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from hand import HAPPENED, PHONE, until
from serving import served, tool

ROOT = Path(__file__).resolve().parents[2]
POLICY = "Boolean(document.querySelector('meta[http-equiv=Content-Security-Policy]'))"


@pytest.fixture(scope="session", autouse=True)
def waiting_under_a_policy():
    """Playwright's own wait polls with `eval` in the page. The policy of the site's pages forbids that: there tests ask from outside."""
    from playwright.sync_api import Page

    by_eval = Page.wait_for_function

    def wait_for_function(page, expression, *, arg=None, timeout=30_000, **rest):
        if not page.evaluate(POLICY):
            return by_eval(page, expression, arg=arg, timeout=timeout, **rest)
        until(page, expression, arg, timeout / 1000, 20)

    Page.wait_for_function = wait_for_function
    yield
    Page.wait_for_function = by_eval


@pytest.fixture(scope="session")
def server():
    """The address at which the command line serves the gallery."""
    binary = tool()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [binary, "gallery", "--no-open", "--port", str(port)]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(address + "/index.html", timeout=1)
                break
            except OSError:
                assert process.poll() is None, "the gallery ended by itself"
                time.sleep(0.1)
        else:
            pytest.fail("the gallery does not answer")
        yield address
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder that `make site` writes, in a folder of a folder, so that an address from the root is noticed."""
    folder = tmp_path_factory.mktemp("site") / "some/where"
    subprocess.run(["Scripts/build-site.sh", "", str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                   env={"ELASTIC": tool(), **os.environ})
    return folder


@pytest.fixture(scope="session")
def address(site):
    """Where that folder is served."""
    with served(site.parents[1]) as root:
        yield root + "some/where/"


def plain(route):
    """The page with all elements as a page has them that sets nothing: without the looks and the links of the site."""
    answer = route.fetch()
    bare = re.sub(r'( (profile|bubble|dot-style|maximum-line-width-share)="[^"]*")+(?= id)|--elastic-[\w-]+: [^;]+;|line-height: 1.375;| *<p class="links">.*</p>\n',
                  "", answer.text())
    route.fulfill(response=answer, body=bare)


@pytest.fixture
def gallery(server, browser):
    """Opens a page of the gallery: `gallery("refresh", reduced_motion="reduce")`, or one of the test's own text there;
    `unfolded`, with all settings and tests in sight.

    An error on the page, or a file that is missing, fails the test.
    """
    contexts, wrong = [], []

    def open_page(name, script=None, text=None, unfolded=True, **settings):
        assert not settings.get("has_touch") or PHONE.items() <= settings.items(), "a finger is a phone's"
        settings = {"viewport": {"width": 420, "height": 800}, **settings}
        # Into the page with all elements tests put what pages of others have: styles in markup, workers of blobs.
        settings.setdefault("bypass_csp", name == "elements")
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console",
            lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on(
            "response",
            lambda answer: wrong.append(f"{answer.status} {answer.url}")
            if answer.status >= 400 else None)
        page.add_init_script(HAPPENED)
        if script:
            page.add_init_script(script)
        if name == "elements":
            page.route(re.compile(r"/(elements\.html|plain\.css)$"), plain)
        if text:
            page.route(f"**/{name}.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(f"{server}/{name}.html")
        if text:
            return page
        if name == "lab":
            until(page, "window.lab?.ready")
        elif name == "tap":
            until(page, "document.body.matches('.ready')")
        elif name == "elements":
            until(page, "Boolean(customElements.get('message-balloon'))")
            page.evaluate("Promise.all([...document.querySelectorAll(':defined')].map((one) => one.ready)).then(() => {})")
        elif name not in ("index", "404") and "/" not in name:
            until(page, "Boolean(window.elastic?.motion.scene && document.body.matches('.ready'))")
            if unfolded:
                page.evaluate("for (const one of document.querySelectorAll('.all-settings, .log')) one.open = true")
        return page

    yield open_page
    # An answer comes after all errors of the page. Errors of a page that is being closed do not count.
    for context in contexts:
        for page in context.pages:
            page.evaluate("null")
    during = list(wrong)
    for context in contexts:
        context.close()
    assert not during, during


@pytest.fixture
def elements(gallery):
    """Opens the page of elements, all of them in sight."""
    tall = {"viewport": {"width": 420, "height": 2600}}
    return lambda script=None, **settings: gallery("elements", script, **{**tall, **settings})


@pytest.fixture
def picture(tmp_path):
    """Keeps a screenshot in SCREENSHOTS, or in a temporary folder; returns its path."""
    folder = Path(os.environ.get("SCREENSHOTS", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)

    def take(page, name, full_page=False):
        page.screenshot(path=folder / f"{name}.png", full_page=full_page)

    return take


@pytest.fixture(scope="session")
def tarball():
    """The package; made by `make web-package`."""
    found = sorted((ROOT / "Web").glob("elastickit-*.tgz"))
    if not found:
        pytest.fail("no package: make web-package")
    return found[-1]
