"""Every page of the gallery for every reader: its tree of accessibility, forced colours, twice the zoom, from right to left, and
without modules or scripts."""

import components
import pytest

from hand import drag, wait_for_rest
from reading import CONTRASTS, contrast

TAGS = {one.page: one.tag for one in components.ALL}
PAGES = ["index", *[one.page for one in components.ALL], "lab", "elements", "404", "docs/index", "docs/guide"]
NAMED = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider", "spinbutton"}
# What reaches over the right or the left edge and is not in something that scrolls or cuts.
WIDER = """() => [...document.body.querySelectorAll('*')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !one.checkVisibility({ visibilityProperty: true }) || (box.right <= innerWidth + 1 && box.left >= -1)) return false;
  for (let at = one.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== 'visible') return false;
  return getComputedStyle(one).position !== 'absolute';
}).map((one) => one.outerHTML.slice(0, 90))"""


def tree(page):
    """The nodes that a screen reader meets: role, name, and the properties that are set."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [
        (one["role"]["value"], one.get("name", {}).get("value", ""), {each["name"]: each["value"].get("value") for each in one.get("properties", [])})
        for one in nodes if not one["ignored"]]


@pytest.mark.parametrize("name", PAGES)
def test_its_tree_has_names_and_landmarks(gallery, name):
    # An element has its label once it draws, and what is out of sight draws nothing: all six elements are in it.
    height = 2600 if name == "elements" else 800
    page = gallery(name, viewport={"width": 420, "height": height}, reduced_motion="reduce")
    page.wait_for_function("[...document.querySelectorAll(':defined')].filter((one) => one.ready).every((one) => one.elastic?.motion.scene)")
    nodes = tree(page)
    roles = [role for role, _, _ in nodes]
    assert roles.count("main") == 1 and "navigation" in roles
    assert [told["level"] for role, _, told in nodes if role == "heading"].count(1) == 1
    # Levels of headings follow one another; the documents have those of their Markdown.
    levels = page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4')].map((one) => Number(one.localName[1]))")
    assert "docs" in name or all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels
    unnamed = [(role, told) for role, said, told in nodes if role in NAMED and told.get("focusable") and not said.strip()]
    assert unnamed == []


@pytest.mark.parametrize("name", PAGES)
def test_it_fits_at_twice_the_zoom_in_forced_colours(gallery, name):
    """A screen of 1,280 by 800 at 200 % has 640 by 400 points. What can be pressed has an outline or another ground."""
    page = gallery(name, viewport={"width": 640, "height": 400}, device_scale_factor=2, forced_colors="active", reduced_motion="reduce")
    assert page.evaluate(WIDER) == [] and page.evaluate("document.documentElement.scrollWidth") <= 640
    flat = page.evaluate("""() => [...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox], [type=file], [type=range]), .go')]
      .filter((one) => !one.closest('.stage') && one.checkVisibility() && one.getBoundingClientRect().width).filter((one) => {
        const style = getComputedStyle(one);
        return parseFloat(style.borderTopWidth) === 0 && style.backgroundColor === getComputedStyle(document.body).backgroundColor && style.textDecorationLine === 'none';
      }).map((one) => one.outerHTML.slice(0, 90))""")
    assert flat == []


@pytest.mark.parametrize("name", PAGES)
def test_it_fits_from_right_to_left(gallery, name):
    page = gallery(name, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate(WIDER) == [] and page.evaluate("document.documentElement.scrollWidth") <= 390
    # Code is from left to right in every language.
    assert page.evaluate("[...document.querySelectorAll('pre')].filter((one) => getComputedStyle(one).direction !== 'ltr').length") == 0


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("without", ["modules", "scripts"])
def test_its_text_is_read_without(server, browser, name, without):
    context = browser.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=without == "modules")
    page = context.new_page()
    if without == "modules":
        page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{server}/{name}.html")
    for text in ("h1", "main p", "footer, .foot"):
        page.locator(text).first.wait_for(state="visible")
    text = page.locator("main").inner_text()
    assert len(text.split()) > (10 if name == "404" else 30)
    context.close()


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_a_component_whose_module_is_blocked_says_so(server, browser, name):
    """In one sentence, at once; all else of the page is there to be read."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{server}/{name}.html")
    page.wait_for_selector(".live [role=status]:has-text('WebAssembly module is missing or blocked')")
    assert page.locator(".live .message").count() == 1
    # What the page has on its stage without a script; a list's rows, a song and a shape's path come from one.
    assert {"surface": "Pull me", "menu": "Inbox", "balloon": "Are you coming"}.get(name, "") in page.locator(".holder").inner_text()
    code = page.locator(".code")
    assert code.evaluate("(one) => getComputedStyle(one).visibility") == "visible", "without waiting for what will not come"
    assert f"<{TAGS[name]}" in code.inner_text() and page.evaluate("document.documentElement.scrollWidth") <= 390
    pairs = page.evaluate(CONTRASTS)
    assert len(pairs) > 20 and [one for one in pairs if contrast(one["ink"], one["ground"]) < (3 if one["isLarge"] else 4.5)] == []
    page.close()


# The texts of all live regions as they change, and when; when the state that is seen changes.
HEAR = """() => {
  window.heard = [];
  window.passed = [performance.now()];
  const live = (one) => {
    const at = one.closest?.('[aria-live], output, [role=status], [role=alert], [role=log]');
    return at && at.getAttribute('aria-live') !== 'off' ? at : null;
  };
  const watch = (root) => new MutationObserver((all) => {
    for (const { target } of all) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      if (at?.id === 'state') passed.push(performance.now());
      const region = at && live(at);
      if (region?.textContent.trim()) heard.push([region.textContent, performance.now(), passed.at(-1), region.id]);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
  watch(document);
  watch(document.querySelector('.stage').shadowRoot);
}"""


def test_a_motion_is_not_told_step_by_step(gallery):
    """A drag, keys and a replay in slow motion: nothing is said but a state that lasts."""
    page = gallery("surface")
    page.evaluate(HEAR)
    drag(page, (150, 20), (160, 140))
    wait_for_rest(page)
    page.focus(".stage")
    page.keyboard.down("Space")
    # Held for longer than a motion lasts: that is told, once.
    page.wait_for_function("document.querySelector('#stood').textContent === 'dragging'")
    page.keyboard.up("Space")
    wait_for_rest(page)
    page.wait_for_function("document.querySelector('#stood').textContent === 'rest'")
    page.click("#replay")
    page.wait_for_function("elastic.player?.ended")
    page.wait_for_function("document.querySelector('#stood').textContent === document.querySelector('#state').textContent")
    heard = page.evaluate("heard")
    passed = page.evaluate("passed.length")
    print(passed, "states seen, told:", [text for text, *_ in heard])
    assert "dragging" in [text for text, *_ in heard] and {region for *_, region in heard} == {"stood"}
    assert all(now - since > 900 for _, now, since, _ in heard)


def test_what_a_reader_has_to_hear_is_said_once_and_politely(gallery):
    page = gallery("refresh")
    page.evaluate(HEAR)
    page.evaluate("document.querySelector('.stage').beginRefreshing()")
    page.wait_for_function("heard.some(([text]) => text === 'Loading')")
    page.wait_for_function("elastic.motion.state === 'loading'")
    page.evaluate("document.querySelector('.stage').endRefreshing()")
    page.wait_for_function("elastic.resting")
    assert [text for text, *_, region in page.evaluate("heard") if region != "stood"] == ["Loading"]
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    lives = [each["value"]["value"] for one in nodes for each in one.get("properties", []) if each["name"] == "live" and one["role"]["value"] == "status"]
    assert lives and set(lives) == {"polite"}
