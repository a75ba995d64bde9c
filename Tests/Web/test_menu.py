"""The flowing menu's page: a small mail app, used by mouse, finger and keys."""

import pytest

from hand import COUNT_FRAMES, PHONE, Fingers, drag, events, state, until, wait_for_rest, wait_for_state
from still import runs_nothing, stays, wait_for_frames


def open_by_drag(page):
    drag(page, (6, 200), (250, 220))
    wait_for_state(page, "open")


def lies_at(page, selector):
    """Whether an element is the topmost one at its centre."""
    return page.evaluate("""(selector) => {
      const element = document.querySelector(selector), box = element.getBoundingClientRect();
      const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return element.contains(seen);
    }""", selector)


def test_a_drag_from_the_edge_opens_it_and_a_folder_closes_it(gallery, picture):
    page = gallery("menu")
    assert state(page) == "closed"
    drag(page, (6, 200), (110, 215), up=False)
    wait_for_state(page, "dragging")
    wait_for_frames(page)
    picture(page, "menu-dragging")
    page.mouse.move(*(page.locator(".stage").bounding_box()[side] + add for side, add in (("x", 250), ("y", 220))), steps=8)
    wait_for_frames(page)
    page.mouse.up()
    wait_for_frames(page)
    picture(page, "menu-opening")
    wait_for_state(page, "open")
    wait_for_rest_while_open(page)
    picture(page, "menu-open")
    assert [name for name in events(page) if name != "slide"][:2] == ["opening", "opened"]
    assert lies_at(page, "nav button:nth-of-type(3)")
    page.click("nav button:has-text('Sent')")
    wait_for_state(page, "closed")
    wait_for_rest(page)
    assert page.locator("#folder").inner_text() == "Sent"
    assert [name for name in events(page) if name != "slide"][-2:] == ["closed", "settled"]
    assert page.locator("#letters li").count() == 2
    assert lies_at(page, "#letters button"), "the page is back in reach"


def wait_for_rest_while_open(page):
    until(page, """async () => {
      const before = elastic.motion.progress;
      await new Promise((done) => setTimeout(done, 120));
      return elastic.motion.state === 'open' && elastic.motion.progress === before;
    }""")


def test_a_short_slow_drag_leaves_it_closed(gallery):
    page = gallery("menu")
    drag(page, (6, 200), (60, 205), steps=20, up=False)
    # A finger that stands has no speed when it is lifted.
    stays(page, 200)
    page.mouse.up()
    wait_for_state(page, "closed")
    wait_for_rest(page)
    assert "opened" not in events(page)


def test_a_drag_in_the_middle_is_the_pages(gallery):
    page = gallery("menu")
    drag(page, (180, 200), (330, 210))
    stays(page, 100)
    assert state(page) == "closed" and events(page) == []


def test_keys_open_use_and_close_it(gallery):
    page = gallery("menu")
    page.focus("#opener")
    page.keyboard.press("Enter")
    wait_for_state(page, "open")
    page.wait_for_function("document.activeElement.textContent === 'Inbox'")
    assert page.evaluate("elastic.element.querySelector('.page').inert"), "only the menu is reached"
    assert page.get_attribute("#opener", "aria-expanded") == "true"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == "Sent"
    for _ in range(2):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Inbox", "focus stays inside"
    page.keyboard.press("Escape")
    wait_for_state(page, "closed")
    page.wait_for_function("document.activeElement.id === 'opener'")
    assert not page.evaluate("elastic.element.querySelector('.page').inert")


def test_the_backdrop_closes_it(gallery):
    page = gallery("menu")
    open_by_drag(page)
    wait_for_rest_while_open(page)
    box = page.locator(".stage").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 300)
    wait_for_state(page, "closed")


def test_a_letter_is_opened_by_a_tap_and_a_scroll_stays_one(gallery):
    page = gallery("menu", **PHONE)
    page.locator("#letters button").nth(1).tap()
    assert page.locator("#letter h3").inner_text() == "Photos from the lake"
    page.locator("#letter button").tap()
    finger = Fingers(page)
    finger("Start", (200, 260))
    for step in range(1, 15):
        finger("Move", (200, 260 - 8 * step))
    finger("End")
    page.wait_for_function("document.querySelector('.stage').page.scrollTop > 20")
    assert state(page) == "closed"


def test_a_finger_opens_it_and_pulls_it_shut(gallery):
    page = gallery("menu", **PHONE)
    finger = Fingers(page)
    finger("Start", (5, 200))
    for step in range(1, 16):
        finger("Move", (5 + 16 * step, 205))
    finger("End")
    wait_for_state(page, "open")
    wait_for_rest_while_open(page)
    finger("Start", (240, 300))
    for step in range(1, 16):
        finger("Move", (240 - 15 * step, 302))
    finger("End")
    wait_for_state(page, "closed")


@pytest.mark.parametrize("edge", ["left", "right", "top", "bottom", "start", "end"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_opens_from_every_edge(gallery, picture, edge, direction):
    page = gallery("menu")
    page.select_option("#set-edge", edge)
    page.select_option("#set-direction", direction)
    page.evaluate("scrollTo(0, 0)")
    side = {"start": ["left", "right"], "end": ["right", "left"]}.get(edge, [edge] * 2)[direction == "rtl"]
    width, height = page.evaluate("elastic.size")
    start, end = {
        "left": ((5, 200), (260, 210)), "right": ((width - 5, 200), (width - 260, 210)),
        "top": ((150, 5), (160, 330)), "bottom": ((150, height - 5), (160, height - 330))}[side]
    drag(page, start, end, steps=15)
    wait_for_state(page, "open")
    wait_for_rest_while_open(page)
    picture(page, f"menu-{edge}-{direction}")
    box = page.locator(".stage [part=menu]").bounding_box()
    stage = page.locator(".stage").bounding_box()
    gaps = {
        "left": box["x"] - stage["x"], "top": box["y"] - stage["y"],
        "right": stage["x"] + stage["width"] - box["x"] - box["width"],
        "bottom": stage["y"] + stage["height"] - box["y"] - box["height"]}
    assert gaps[side] == pytest.approx(0, abs=1)
    assert lies_at(page, "nav button:last-child")


def test_nothing_runs_while_it_is_open_or_closed(gallery):
    page = gallery("menu", COUNT_FRAMES)
    for command in ("open", "close"):
        page.click(f"[data-command={command}]")
        wait_for_state(page, "closed" if command == "close" else "open")
        assert runs_nothing(page)
        assert page.evaluate("frames.pending.size") == 0


def test_reduce_motion_cross_fades(gallery):
    page = gallery("menu", reduced_motion="reduce")
    page.evaluate("""
      window.places = new Set();
      elastic.addEventListener('frame', () => {
        const { menu } = document.querySelector('.stage');
        if (!menu.parentElement.hidden) places.add(menu.style.transform);
      });""")
    page.click("#opener")
    wait_for_state(page, "open")
    wait_for_rest_while_open(page)
    assert len(page.evaluate("[...places]")) == 1, "it fades where it is"


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = gallery("menu", viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.click("[data-command=open]")
    wait_for_rest_while_open(page)
    picture(page, f"menu-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
