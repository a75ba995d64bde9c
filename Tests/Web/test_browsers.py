"""Every element in Firefox and in WebKit: real drags, keys, its events, a screenshot."""

import base64
import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from test_page_words import BALL, BOX, SONG, SUNG, TEXT, WORDS

COUNT = """
  window.wrong = [];
  window.counted = {};
  addEventListener('error', ({ message }) => message && wrong.push(message));
  for (const name of ['settled', 'refresh', 'ended', 'opened', 'closed', 'activated', 'word', 'hidden']) {
    addEventListener(name, ({ target }) => {
      const key = `${target.localName} ${name}`;
      counted[key] = (counted[key] ?? 0) + 1;
    });
  }
"""


class Browser:
    """The page of elements in a headless browser."""

    kinds = ["mouse"]

    def open(self, address):
        self.go(f"{address}/elements.html")
        self.run(COUNT)
        self.wait(
            "[...document.querySelectorAll('main *')].filter((one) => one.elastic?.motion.scene).length === 6")

    def wait(self, condition):
        for _ in range(300):
            if self.run(f"return Boolean({condition})"):
                return
            time.sleep(0.05)
        pytest.fail(f"not in time: {condition}; {self.run('return [counted, wrong, document.activeElement.outerHTML]')}")

    def drag(self, selector, start, end, kind):
        left, top = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [Math.round(box.x), Math.round(box.y)];", selector)
        places = [
            [side + a + (b - a) * step // 12 for side, a, b in zip((left, top), start, end)]
            for step in range(13)]
        self.stroke(places, kind)

    def count(self, name):
        return self.run("return counted[arguments[0]] ?? 0", name)


class Firefox(Browser):
    kinds = ["mouse", "touch"]

    def __init__(self):
        from marionette_driver.marionette import Marionette

        binary = shutil.which("firefox-esr") or shutil.which("firefox")
        if not binary:
            pytest.fail("no firefox: Scripts/install.sh browser")
        # The driver removes the file that it is to log to before it does, so it may not be /dev/null.
        self.log = tempfile.TemporaryDirectory()
        self.driver = Marionette(
            bin=binary, port=0, headless=True, gecko_log=self.log.name,
            prefs={"dom.w3c_touch_events.enabled": 1})
        self.driver.start_session()
        self.driver.set_window_rect(width=500, height=2400)
        self.go = self.driver.navigate

    def close(self):
        # Asked to quit, it may take more than a minute over it, which the driver takes for a fault.
        self.driver.quit(in_app=False)
        self.log.cleanup()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments, sandbox=None)

    def stroke(self, places, kind):
        from marionette_driver.marionette import ActionSequence

        way = ActionSequence(self.driver, "pointer", kind, {"pointerType": kind})
        way.pointer_move(*places[0])
        way.pointer_down()
        for place in places[1:]:
            way.pointer_move(*place, duration=16)
        way.pointer_up()
        way.perform()

    def press(self, key):
        from marionette_driver.marionette import ActionSequence

        ActionSequence(self.driver, "key", "keys").key_down(key).key_up(key).perform()

    def cover(self):
        """Opens another tab in front of the page and keeps control of the page; returns a function that closes the tab."""
        page = self.driver.current_window_handle
        other = self.driver.open(type="tab", focus=True)["handle"]
        self.driver.switch_to_window(page, focus=False)

        def uncover():
            self.driver.switch_to_window(other)
            self.driver.close()
            self.driver.switch_to_window(page, focus=True)

        return uncover

    @contextlib.contextmanager
    def within(self, selector):
        """Everything that is run meanwhile is run in a frame of the page."""
        self.driver.switch_to_frame(self.driver.find_element("css selector", selector))
        yield
        self.driver.switch_to_default_content()

    def picture(self):
        return base64.b64decode(self.driver.screenshot(full=True))


class WebKit(Browser):
    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.service import Service

        found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
        if not found:
            pytest.fail("no WebKit: Scripts/install.sh browser")
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "600x2600x24"], pass_fds=[write],
            stderr=subprocess.DEVNULL)
        os.close(write)
        display = os.read(read, 16).decode().strip()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(found[-1])
        options.add_argument("--automation")
        # By itself it paints some tiles on the processor and some through OpenGL, as threads are free: an edge would be a tenth of a
        # pixel elsewhere from run to run.
        painting = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
        service = Service("/usr/bin/WebKitWebDriver", env={**os.environ, "DISPLAY": f":{display}", **painting})
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.driver.set_window_rect(0, 0, 500, 2500)
        self.go, self.run = self.driver.get, self.driver.execute_script
        self.picture = self.driver.get_screenshot_as_png

    def close(self):
        try:
            self.driver.quit()
        finally:
            self.screen.terminate()
            self.screen.wait()

    @contextlib.contextmanager
    def within(self, selector):
        self.driver.switch_to.frame(self.driver.find_element("css selector", selector))
        yield
        self.driver.switch_to.default_content()

    def stroke(self, places, kind):
        from selenium.webdriver.common.action_chains import ActionBuilder
        from selenium.webdriver.common.actions.pointer_input import PointerInput

        way = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=16)
        way.pointer_action.move_to_location(*places[0])
        way.pointer_action.pointer_down()
        for place in places[1:]:
            way.pointer_action.move_to_location(*place)
        way.pointer_action.pointer_up()
        way.perform()

    def press(self, key):
        from selenium.webdriver import ActionChains

        ActionChains(self.driver).send_keys(key).perform()


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda one: one.__name__)
def other(request, server):
    page = request.param()
    try:
        page.open(server)
        yield page
        assert page.run("return wrong") == []
    finally:
        page.close()


def test_drags(other):
    for kind in other.kinds:
        drags(other, kind)


def drags(other, kind):
    before = {name: other.count(name) for name in (
        "elastic-surface settled", "elastic-refresh refresh", "elastic-shape settled")}
    other.drag("#surface", (150, 60), (170, 150), kind)
    other.drag("#refresh", (150, 40), (160, 200), kind)
    other.drag("#shape", (160, 120), (220, 90), kind)
    for name, times in before.items():
        other.wait(f"counted['{name}'] === {times + 1}")
    other.wait("refresh.state === 'stopped' && !refresh.refreshing")
    other.drag("#menu", (5, 100), (240, 110), kind)
    other.wait("menu.state === 'open' && menu.open && menu.page.inert")
    assert other.run("return document.activeElement.textContent") == "Inbox"
    other.run("menu.close()")
    other.wait("menu.state === 'closed' && !menu.page.inert")


def test_keys(other):
    settled = other.count("elastic-surface settled")
    other.run("surface.focus()")
    other.press("\ue015")  # the arrow down
    other.wait(f"counted['elastic-surface settled'] === {settled + 1}")
    other.run("shape.focus()")
    other.press(" ")
    other.wait("counted['elastic-shape activated'] === 1")
    refreshed = other.count("elastic-refresh refresh")
    other.run("refresh.scroller.focus()")
    other.press("\ue007")
    other.wait(f"counted['elastic-refresh refresh'] === {refreshed + 1}")
    other.run("document.querySelector('#opener').focus()")
    other.press("\ue007")
    other.wait("menu.state === 'open' && document.activeElement.textContent === 'Inbox'")
    other.press("\ue00c")  # Escape
    other.wait("menu.state === 'closed' && document.activeElement.id === 'opener'")


# WebKit's driver leaves a page under another tab visible, as Chromium does without a screen.
@pytest.mark.parametrize("other", [Firefox], indirect=True)
def test_nothing_runs_under_another_tab(other):
    other.run("""
      window.drawn = 0;
      window.asked = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => { window.asked++; return request(callback); };
      balloon.scrollIntoView();
      balloon.typing = true;
      balloon.elastic.addEventListener('frame', () => window.drawn++);""")
    other.wait("window.drawn > 5")
    uncover = other.cover()
    other.wait("document.hidden")
    before = other.run("return [window.drawn, window.asked]")
    time.sleep(0.5)
    assert other.run("return [window.drawn, window.asked]") == before
    uncover()
    other.wait(f"!document.hidden && window.drawn > {before[0]} + 5")


def test_what_has_no_pointer(other):
    # A browser plays sound only after a click on the page.
    other.run("scrollTo(0, 0)")
    other.drag("h1", (5, 5), (5, 5), other.kinds[0])
    other.run("ball.scrollIntoView(); balloon.typing = false; ball.play()")
    other.wait("counted['message-balloon hidden'] === 1 && counted['lyric-ball word'] > 1")
    other.run("ball.pause()")
    assert other.run("return ball.text.textContent").startswith("Twinkle, twinkle, little star, ")


def test_a_ball_hops_over_the_pages_own_words(other):
    other.run("scrollTo(0, 0)")  # Out of sight nothing is drawn.
    other.run("""
      const around = document.body.insertBefore(document.createElement('div'), document.body.firstChild);
      const sheet = new CSSStyleSheet(); // The page's policy lets it have no styles in markup.
      sheet.replaceSync('#sung { margin: 80px 40px } #sung p { font: 24px/3 serif; margin: 0 }');
      document.adoptedStyleSheets = [sheet];
      around.innerHTML = `<lyric-ball id="sung">${arguments[0]}</lyric-ball>`;
      sung.load(arguments[1]);""", TEXT, SONG)
    try:
        other.wait("sung.frame.matches('.over') && sung.elastic.motion.words.length === 7")
        # Wide, and so narrow that it wraps.
        for width in ("", "170px"):
            other.run("sung.style.width = arguments[0]", width)
            for word in range(7):
                other.run("sung.seek(arguments[0])", word + 1)
                other.wait(f"""((box, ball) => ball && Math.hypot(ball.x - box.left - box.width / 2, ball.y - box.top) < 1.5)(
                  ({BOX})(sung, {word}), ({BALL})(sung))""")
                assert other.run(f"return {SUNG}") == WORDS[:word + 1]
    finally:
        other.run("sung.parentElement.remove(); document.adoptedStyleSheets = []")


def test_custom_properties_and_schemes_are_followed(other):
    other.run("surface.style.setProperty('--elastic-fill', 'rebeccapurple')")
    other.wait("surface.fill === '#663399ff'")
    other.run("document.documentElement.style.colorScheme = 'dark'")
    other.wait("surface.elastic.environment.scheme === 'dark'")


def test_a_screenshot(other, tmp_path):
    folder = Path(os.environ.get("SCREENSHOTS", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    picture = other.picture()
    (folder / f"elements-{type(other).__name__}.png").write_bytes(picture)
    assert len(picture) > 10_000
