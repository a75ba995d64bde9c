"""The pages of the gallery: their code is copied and runs, the focus is seen, sung words can be read, and their work is little."""

import html
import re
from pathlib import Path

import components
import pytest

from hand import COUNT_FRAMES, PHONE, until
from reading import contrast
from still import runs_nothing, stays

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "Web/site"
COMPONENTS = [one.page for one in components.ALL]
PAGES = ["index", *COMPONENTS, "lab", "tap", "elements"]


def samples(name):
    """The samples of a page by their captions."""
    figures = re.findall(
        r"<figcaption>(.*?)</figcaption>\s*<pre[^>]*><code>(.*?)</code>", (SITE / f"{name}.html").read_text(), re.S)
    return {caption: html.unescape(code) for caption, code in figures}


def test_what_is_set_shows_in_the_code_and_in_a_link(gallery, server):
    page = gallery("refresh")
    code = page.locator("figure code").first
    page.fill("[aria-label='Trigger offset, exactly']", "120")
    page.press("[aria-label='Trigger offset, exactly']", "Tab")
    page.check("#set-showsControlPoints")
    assert ('<elastic-refresh id="letters" label="Letters" profile="smooth" style="height: 20rem" trigger-offset="120" shows-control-points="true">'
            in code.inner_text())
    address = page.url
    assert address.endswith("refresh.html#trigger-offset=120&shows-control-points=true")
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function("document.body.matches('.ready') && elastic.motion.scene")
    assert page.evaluate("[letters.triggerOffset, letters.showsControlPoints]") == [120, True]
    page.click(".all-settings summary")
    assert page.input_value("[aria-label='Trigger offset, exactly']") == "120"
    page.click("[aria-label='Reset Trigger offset']")
    page.uncheck("#set-showsControlPoints")
    assert "#" not in page.url and code.inner_text() == samples("refresh")["HTML"]


def test_code_is_chosen_by_keys_and_copied(gallery):
    page = gallery("surface")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.focus("[role=tab][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator("[role=tab]:focus").inner_text() == "SwiftUI"
    assert page.locator("figure:visible").count() == 1
    page.click("figure:visible .copy")
    assert page.evaluate("navigator.clipboard.readText()") == samples("surface")["SwiftUI"]
    page.focus("[role=tab][aria-selected=true]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert page.locator("[role=tab]:focus").inner_text() == "HTML"


def test_the_html_is_edited_and_runs_beside_it(gallery):
    """With what is set, in a frame that has the elements of this page."""
    page = gallery("surface")
    page.check("#set-showsControlPoints")
    code = page.locator("figure code").first
    assert 'shows-control-points="true"' in code.inner_text()
    code.evaluate("""(one) => {
      const range = document.createRange(), at = one.textContent.indexOf('Pull me');
      range.setStart(one.firstChild, at);
      range.setEnd(one.firstChild, at + 4);
      one.focus();
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }""")
    page.keyboard.insert_text("Drag")
    page.keyboard.press("Control+Enter")
    frame = page.query_selector(".run-frame").content_frame()
    frame.wait_for_selector("h2:has-text('Drag me')")
    page.locator(".run-frame").scroll_into_view_if_needed()
    until(frame, "document.querySelector('elastic-surface')?.elastic?.motion.scene")
    assert frame.evaluate("document.querySelector('elastic-surface').showsControlPoints")
    # A setting made after that changes the text as it was left.
    page.uncheck("#set-showsControlPoints")
    assert "Drag me" in code.inner_text() and "shows-control-points" not in code.inner_text()


# The value of each setting of an element.
SETTINGS = """(one) => Object.fromEntries(one.elastic.motion.style.map((setting) => [setting.name, setting.written(one.elastic.motion.value(setting))]))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", COMPONENTS)
def test_the_html_of_each_page_runs_as_it_is_shown(gallery, name, scheme):
    """What runs beside it has the settings and the colours of the component on the page, by itself and with a preset."""
    page = gallery(name, color_scheme=scheme)
    tag = next(one.tag for one in components.ALL if one.page == name)
    # A song has room for its rows on the page; a shape is drawn with a line there, and a balloon's line fits its larger frame.
    own = {"lyrics": {"rowGap", "pathColor", "pathFillOpacity"}, "shape": {"lineColor"}, "surface": set(), "refresh": set(), "menu": set(), "balloon": set()}[name]
    for preset in ("plain", "calm"):
        page.check(f"[name=preset][value={preset}]", force=True)
        page.click("#run")
        page.locator(".run-frame").scroll_into_view_if_needed()
        frame = page.query_selector(".run-frame").content_frame()
        until(frame, f"document.querySelector('{tag}')?.elastic?.motion.scene && (document.querySelector('{tag}').preset ?? '') === '{preset.replace('plain', '')}'")
        assert page.locator(".run-frame").bounding_box()["height"] > 100
        shown, run = page.evaluate(f"({SETTINGS})(document.querySelector('.stage'))"), frame.evaluate(f"({SETTINGS})(document.querySelector('{tag}'))")
        assert {key: (value, run[key]) for key, value in shown.items() if run[key] != value and key not in own} == {}


def test_on_a_phone_run_brings_what_runs_into_sight(gallery):
    page = gallery("surface", **PHONE)
    page.click("#run")
    until(page, "(() => { const { top, bottom } = document.querySelector('.run-frame').getBoundingClientRect(); return top >= 0 && bottom <= innerHeight + 1; })()")


def test_edited_code_can_be_brought_back_with_what_is_set(gallery):
    page = gallery("surface")
    code = page.locator("figure code").first
    assert not page.locator(".undo").is_visible()
    page.check("#set-showsControlPoints")
    before = code.inner_text()
    code.focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.click(".undo")
    assert code.inner_text() == before and 'shows-control-points="true"' in before and not page.locator(".undo").is_visible()


def test_a_framework_is_chosen_for_the_whole_site(gallery, server):
    page = gallery("surface")
    settings = page.locator(".swift code")
    assert page.locator("[aria-selected=true]").inner_text() == "HTML" and settings.inner_text().startswith("<elastic-surface")
    page.click("[role=tab]:text-is('React')")
    page.check("#set-showsControlPoints")
    assert 'shows-control-points="true"' in page.locator("figure:visible code").inner_text()
    page.click("[role=tab]:text-is('SwiftUI')")
    assert settings.inner_text().startswith("var style = SurfaceMotion.Style()")
    page.goto(f"{server}/menu.html")
    until(page, "document.body.matches('.ready')")
    assert page.locator("[aria-selected=true]").inner_text() == "SwiftUI" and page.locator(".swift code").inner_text().startswith("var style = MenuMotion")


@pytest.mark.parametrize("name", ["surface", "lab"])
def test_a_button_says_when_copying_is_not_allowed(gallery, name):
    page = gallery(name, "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };")
    page.click("#copy" if name == "lab" else "figure:visible .copy")
    page.wait_for_selector("button:text-is('Not allowed')")
    page.wait_for_selector("button:text-is('Copy')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("more", ["no-preference", "more"])
def test_words_can_be_read_before_and_while_they_are_sung(gallery, scheme, more):
    page = gallery("lyrics", color_scheme=scheme, contrast=more)
    page.wait_for_function("elastic.content")
    page.evaluate("document.querySelector('audio').currentTime = 3")
    inks = page.evaluate("""async () => {
      const { context } = elastic, seen = new Set(), write = context.fillText.bind(context);
      context.fillText = (...rest) => { seen.add(context.fillStyle); write(...rest); };
      for (let n = 0; n < 200 && seen.size < 2; n++) {
        elastic.wake();
        await new Promise((done) => setTimeout(done, 20));
      }
      return [...seen];
    }""")
    ground = page.evaluate("getComputedStyle(document.querySelector('.holder')).backgroundColor")
    numbers = [[int(part, 16) for part in re.findall("..", ink[1:])] for ink in inks]
    ratios = [contrast(ink, [int(part) for part in re.findall(r"\d+", ground)]) for ink in numbers]
    print(f"{scheme} {more}: {dict(zip(inks, [round(one, 2) for one in ratios]))} on {ground}")
    assert len(inks) == 2 and min(ratios) >= 4.5


# The element with the focus: its number in the page, its name, and true if it or an ancestor has an outline.
FOCUS = """() => {
  const order = [], around = [];
  const walk = (root) => {
    for (const one of root.children) {
      order.push(one);
      if (one.shadowRoot) walk(one.shadowRoot);
      walk(one);
    }
  };
  walk(document.body);
  let one = document.activeElement;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  for (let at = one; at && at !== document.body; at = at.parentElement ?? at.getRootNode().host) around.push(at);
  const isSeen = one.matches('audio') || around.some((at) => ['', '::after'].some((part) => {
    const { content, outlineStyle, outlineWidth } = getComputedStyle(at, part);
    return (!part || content !== 'none') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  }));
  return [order.indexOf(one), `${one.localName} ${one.id || one.textContent.trim().slice(0, 20)}`, isSeen];
}"""


@pytest.mark.parametrize("name", [*PAGES, "404", "docs/index", "docs/guide"])
def test_the_keyboard_goes_through_a_page_in_its_order_and_is_seen(gallery, name):
    page = gallery(name, reduced_motion="reduce")
    before, seen = -1, []
    for _ in range(250):
        page.keyboard.press("Tab")
        at, text, is_seen = page.evaluate(FOCUS)
        if at < before:
            break  # Past the end of the page.
        assert is_seen, f"{text} has the focus and does not show it"
        if at > before:
            seen.append(text)
        before = at
    print(name, len(seen), "stops")
    assert len(seen) > 10


def test_nothing_runs_below_the_fold(gallery):
    """The balloon of the first page types for ever, out of sight."""
    page = gallery("index", COUNT_FRAMES, viewport={"width": 420, "height": 700}, reduced_motion="reduce")
    page.wait_for_function("document.querySelector('message-balloon').state === '' || frames.run > 0")
    # What the page is made of comes one after another, and none of it is to begin later.
    stays(page, 500)
    assert runs_nothing(page, 400)
    before = page.evaluate("frames.run")
    page.evaluate("document.querySelector('message-balloon').scrollIntoView()")
    page.wait_for_function("(before) => frames.run > before + 5", arg=before)
    page.evaluate("scrollTo(0, 0)")
    assert runs_nothing(page, 400)


# Counts the calls to the module before all six elements have drawn.
COUNT_CALLS = """
  window.calls = { instances: 0 };
  const make = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...rest) => {
    calls.instances++;
    const made = await make(...rest), instance = made.instance ?? made, exports = {};
    for (const [name, one] of Object.entries(instance.exports)) {
      const call = name.replace('elastic_', '');
      exports[name] = typeof one !== 'function' ? one : (...all) => { calls[call] = (calls[call] ?? 0) + 1; return one(...all); };
    }
    return made.instance ? { ...made, instance: { exports } } : { exports };
  };
"""
# What a task of a page is called that keeps it from answering: measured, and said, but a busy machine has them too.
LONG_TASKS = """
  window.long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true });
"""


def test_the_work_before_the_first_frame_is_small(gallery):
    """Work that does not depend on the machine: one module, and each element's calls to it until it has drawn once."""
    page = gallery("elements", COUNT_CALLS + LONG_TASKS, viewport={"width": 420, "height": 2600}, reduced_motion="reduce")
    page.wait_for_function(
        "[...document.querySelectorAll('main *')].filter((one) => one.elastic?.motion.scene).length === 6")
    calls = page.evaluate("calls")
    print(calls, "tasks over 50 ms on this machine:", page.evaluate("long"))
    assert calls["instances"] == 1
    assert calls["make"] <= 14
    assert 12 <= calls["perform"] <= 20
    assert calls["text"] <= 1200
