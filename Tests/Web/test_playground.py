"""The playground of a component's page: its settings in front and behind the search, and how it says what it is."""

import components
import pytest

from hand import PHONE, Fingers, drag, state, until
from still import CUT_WORDS, stays, wait_for_frames


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_six_settings_come_first_and_a_search_finds_the_rest(gallery, name):
    page = gallery(name, unfolded=False)
    assert page.locator(".main-settings .control:visible").count() == 6
    assert page.locator(".all-settings .control:visible").count() == 0
    page.click(".all-settings summary")
    everything = page.locator(".all-settings .control:visible").count()
    page.fill("#find", "text default")
    assert page.locator(".all-settings .control:visible").count() == 1 and everything > 6
    page.fill("#find", "xyzzy")
    assert page.locator(".all-settings .control:visible").count() == 0 and page.locator(".none").is_visible()


def test_what_the_page_itself_sets_can_be_set_back_and_reset(gallery):
    page = gallery("surface")
    value = "elastic.motion.table.name && elastic.motion.value(elastic.motion.setting('profile'))"
    assert page.evaluate(value) == 1 and not page.locator("[aria-label='Reset Profile']").is_visible()
    page.select_option("#set-profile", "classic")
    assert page.evaluate(value) == 0 and page.evaluate("document.querySelector('.stage').getAttribute('profile')") == "classic"
    page.click("[aria-label='Reset Profile']")
    assert page.evaluate(value) == 1 and not page.locator("[aria-label='Reset Profile']").is_visible()


def test_every_control_says_what_it_does(gallery):
    for name in [one.page for one in components.ALL]:
        page = gallery(name)
        silent = page.evaluate("""[...document.querySelectorAll('.bar button, .first :is(input, select), .panel :is(input, select)')]
          .filter((one) => !one.closest('.path, .song, form') && !one.title && !one.getAttribute('aria-describedby') && !one.ariaLabel)
          .map((one) => one.outerHTML)""")
        assert silent == [], name


@pytest.mark.parametrize("name", ["surface", "refresh", "menu", "shape"])
def test_a_disabled_component_looks_it_and_takes_no_touch(gallery, name):
    page = gallery(name)
    look = "[getComputedStyle(document.querySelector('.stage')).opacity, getComputedStyle(document.querySelector('.holder'), '::after').content]"
    assert page.evaluate(look) == ["1", "none"]
    page.click("#disable")
    assert page.evaluate(look) == ["0.5", '"Disabled"'] and page.get_attribute("#disable", "aria-pressed") == "true"
    page.evaluate("scrollTo(0, 0)")
    before = state(page)
    drag(page, (150, 60), (160, 180), up=False)
    stays(page, 150)
    assert state(page) == before
    page.mouse.up()
    page.click("#disable")
    assert page.evaluate(look) == ["1", "none"]
    assert " disabled" not in page.locator("figure code").first.inner_text()


def test_an_empty_song_says_so(gallery, tmp_path):
    page = gallery("lyrics")
    page.wait_for_function("elastic.content")
    assert not page.locator(".note").is_visible()
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    page.set_input_files("#words", empty)
    page.wait_for_selector(".note:visible")
    assert page.locator(".note").inner_text() == "This song has no lyrics."
    page.select_option("#format", "srt")
    page.wait_for_selector(".note", state="hidden")


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_the_stage_is_in_sight_at_each_of_the_six_settings_on_a_phone(gallery, name):
    page = gallery(name, **PHONE)
    for control in page.locator(".main-settings .control").all():
        control.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        stage, setting = page.locator(".stage").bounding_box(), control.bounding_box()
        assert 0 <= stage["y"] + 1 and stage["y"] + stage["height"] <= setting["y"] + 1 and setting["y"] < page.evaluate("innerHeight")


def test_the_stage_stays_beside_the_settings_on_a_phone(gallery):
    page = gallery("surface", **PHONE)
    page.locator("#set-dampingRatio").scroll_into_view_if_needed()
    stage, control = page.locator(".stage").bounding_box(), page.locator("#set-dampingRatio").bounding_box()
    height = page.evaluate("innerHeight")
    assert 0 <= stage["y"] < 60 and stage["y"] + stage["height"] < control["y"] < height
    # There it can be pulled.
    finger = Fingers(page)
    finger.swipe((190, 60), (200, 150), up=False)
    page.wait_for_function("elastic.motion.state === 'dragging' && elastic.motion.extent > 60")
    finger("End")


SIZES = [(390, 844), (768, 1000), (1440, 900), (1024, 640)]


@pytest.mark.parametrize("size", SIZES)
def test_no_row_that_is_sung_past_is_cut(gallery, size):
    """Wherever the song is, the edges of the stage lie between rows: no tail of a letter hangs into it."""
    page = gallery("lyrics", viewport={"width": size[0], "height": size[1]})
    page.wait_for_function("[...document.querySelector('.stage').text.children].some((one) => !one.className)")
    for seconds in (1, 7, 9.3, 14, 20):
        page.evaluate("""(seconds) => { document.querySelector('audio').currentTime = seconds; }""", seconds)
        page.wait_for_function(f"Math.abs(document.querySelector('.stage').elastic.motion.progress * 25 - {seconds}) < 1")
        wait_for_frames(page, 3)
        cut = page.evaluate(CUT_WORDS)
        assert cut == [], seconds
        # Over the first row that is seen there is room for the whole of its hops, where the rows do not just glide.
        room = page.evaluate("""() => {
          const ball = document.querySelector('lyric-ball'), { top, bottom } = ball.frame.getBoundingClientRect();
          const tops = [...ball.text.children].filter((one) => !one.className).map((one) => one.getBoundingClientRect())
            .filter((one) => one.bottom > top + 1 && one.top < bottom - 1).map((one) => one.top - top);
          return Math.min(...tops);
        }""")
        assert room > 48 or seconds > 10, (seconds, room)


@pytest.mark.parametrize("size", SIZES)
def test_no_row_of_a_song_is_cut(gallery, size):
    page = gallery("lyrics", viewport={"width": size[0], "height": size[1]})
    page.wait_for_function("[...document.querySelector('.stage').text.children].some((one) => !one.className)")
    for feel in ("plain", "calm", "snappy", "jelly", "points"):
        page.check(f"[name=preset][value={feel}]", force=True) if feel != "points" else page.locator("#set-showsControlPoints").check(force=True)
        page.wait_for_timeout(100)
        low, bottom, rows = page.evaluate("""() => {
          const stage = document.querySelector('.stage'), words = [...stage.text.children].filter((one) => !one.className);
          const bottoms = words.map((one) => one.getBoundingClientRect().bottom);
          return [Math.max(...bottoms), stage.getBoundingClientRect().bottom, new Set(bottoms.map(Math.round)).size];
        }""")
        assert low <= bottom and rows >= 3, feel


def test_no_hop_and_no_control_point_leaves_the_stage(gallery):
    """Over the first row is the space between rows: the ball at its highest lies in it, and so do the points that it is shown with."""
    page = gallery("lyrics", viewport={"width": 1440, "height": 900})
    page.wait_for_function("[...document.querySelector('.stage').text.children].some((one) => !one.className)")
    value = "(name) => { const { motion } = elastic; return Number(motion.value(motion.setting(name))); }"
    for feel in ("plain", "calm", "snappy", "jelly"):
        page.check(f"[name=preset][value={feel}]", force=True)
        for shown in (False, True):
            page.locator("#set-showsControlPoints").set_checked(shown, force=True)
            until(page, f"({value})('showsControlPoints') === {int(shown)}")
            page.wait_for_timeout(100)
            lift, ball, gap = (page.evaluate(value, name) for name in ("lift", "ballSize", "rowGap"))
            assert 0.75 * lift + ball <= gap, (feel, shown)
            assert not shown or lift + ball / 2 + 1.5 <= gap, feel


@pytest.mark.parametrize("name", ["shape", "balloon"])
def test_no_row_of_path_data_is_cut(gallery, name):
    page = gallery(name, viewport={"width": 390, "height": 844})
    page.locator("button:text-is('Heart')").click()
    seen, whole = page.locator(".path textarea").evaluate("(one) => [one.clientHeight, one.scrollHeight]")
    assert seen == whole > 40


@pytest.mark.parametrize("name", ["surface", "refresh", "menu"])
def test_the_site_and_the_feels_have_the_smooth_wave(gallery, name):
    """The originals keep theirs."""
    page = gallery(name)
    profile = "(() => { const { motion } = elastic, one = motion.setting('profile'); return one.written(motion.value(one)); })()"
    for feel in page.locator("[name=preset]").all():
        feel.check(force=True)
        is_original = feel.get_attribute("value") in ("classic", "objective-c")
        until(page, f"{profile} === '{'classic' if is_original else 'smooth'}'")


@pytest.mark.parametrize("name", ["index", "menu", "balloon"])
def test_each_page_has_the_looks_of_the_site(gallery, name):
    """Round waves and bubbles, dots that never leave the balloon empty, a line that fits a small one: on every page."""
    page = gallery(name)
    elements = "[...document.querySelectorAll('*')].filter((one) => one.localName.includes('-'))"
    until(page, f"document.body.matches('.ready') && {elements}.every((one) => one.elastic?.motion)")
    looks = page.evaluate(f"() => {elements}" + """.flatMap((one) =>
      ['profile', 'bubble', 'dotStyle', 'maximumLineWidthShare'].flatMap((name) => {
        const { motion } = one.elastic ?? {}, setting = motion?.style.find((each) => each.name === name);
        return setting ? [`${name}=${setting.written(motion.value(setting))}`] : [];
      }))""")
    assert looks and set(looks) <= {"profile=smooth", "bubble=smooth", "dotStyle=wave", "maximumLineWidthShare=0.06"}, looks


def test_a_swipe_that_scrolls_the_page_leaves_a_slider_as_it_was(gallery):
    """It may begin on one; along it, it moves it."""
    page = gallery("surface", **PHONE)
    slider = page.locator("#set-maximumWave")
    slider.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    box, before, top = slider.bounding_box(), slider.input_value(), page.evaluate("scrollY")
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
    finger = Fingers(page, None)
    finger.swipe((x, y), (x, y - 250))
    page.wait_for_function(f"scrollY > {top} + 100")
    assert slider.input_value() == before and page.evaluate("elastic.motion.value(elastic.motion.setting('maximumWave'))") == float(before)
    box = slider.bounding_box()
    finger.swipe((box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2), (box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2))
    assert float(slider.input_value()) > float(before)


def test_nothing_jumps_when_the_typing_ends(gallery):
    page = gallery("balloon", viewport={"width": 390, "height": 844})
    top = "document.querySelector('#say').getBoundingClientRect().top + scrollY"
    before = page.evaluate(top)
    page.click("[data-command=hide]")
    page.wait_for_function("document.querySelector('.stage').state === 'hidden'")
    wait_for_frames(page, 4)
    assert page.evaluate(top) == before


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", [*(one.page for one in components.ALL), "index", "lab", "tap", "elements"])
def test_letters_of_twice_the_size_fit_the_window(gallery, name, width):
    page = gallery(name, viewport={"width": width, "height": 800}, reduced_motion="reduce")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wait_for_frames(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    top, title = page.evaluate("['.top', 'h1'].map((one) => document.querySelector(one).getBoundingClientRect())")
    assert title["top"] >= top["bottom"] - 1, "under the navigation"


@pytest.mark.parametrize("name, setting", [("menu", "maximumWidth"), ("surface", "maximumTravel"), ("shape", "touchMargin")])
def test_a_limit_that_there_is_not_is_said_in_words(gallery, name, setting):
    page = gallery(name)
    exact, knob = page.locator(f".control:has(#set-{setting}) input[type=number]"), page.locator(f"#set-{setting}")
    value = f"document.querySelector('.stage').{setting}"
    assert exact.input_value() == "" and exact.get_attribute("placeholder") == "No limit"
    assert knob.get_attribute("aria-valuetext") == "No limit"
    exact.fill("300")
    exact.press("Enter")
    until(page, f"{value} === 300")
    assert knob.input_value() == "300" and knob.get_attribute("aria-valuetext") is None
    exact.fill("")
    exact.press("Enter")
    until(page, f"{value} === 100000")
    assert exact.input_value() == "" and page.locator(f".control:has(#set-{setting}) .fault").inner_text() == ""
