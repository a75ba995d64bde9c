"""The gallery, driven by real pointer, touch and key events."""

import json

import components
import pytest

from hand import (
    PHONE, COUNT_FRAMES, WATCH, Fingers, drag, events, state, wait_for_rest, wait_for_state)
from still import runs_nothing, stays, wait_for_frames

PAGES = {"surface": "rest", "refresh": "stopped"}


def test_a_pull_refreshes_once_spins_and_ends(gallery, picture):
    page = gallery("refresh")
    page.evaluate(WATCH)
    drag(page, (150, 60), (160, 220), up=False)
    page.wait_for_function("elastic.motion.progress > 1.5")
    assert state(page) == "dragging"
    # The list is moved by the published inset, and by nothing else.
    top = page.evaluate(
        "document.querySelector('li').getBoundingClientRect().top "
        "- document.querySelector('.stage').getBoundingClientRect().top")
    assert top == pytest.approx(page.evaluate("elastic.motion.inset"), abs=0.51)
    picture(page, "refresh-dragging")
    rows = page.locator("li").count()
    page.mouse.up()
    wait_for_state(page, "bouncing")
    assert page.locator("#state").text_content() == "Bouncing"
    wait_for_state(page, "loading")
    picture(page, "refresh-loading")
    wait_for_rest(page)
    assert state(page) == "stopped"
    assert events(page) == ["armed", "refresh", "ended", "settled"]
    assert page.locator(".list li").count() > 30 and page.locator("li").count() > rows
    states = page.evaluate("seen.map((frame) => frame.state).filter((one, n, all) => one !== all[n - 1])")
    assert [one for one in states if one != "stopped"] == [
        "dragging", "bouncing", "loading", "stopping"]
    lines = page.evaluate("seen.filter((frame) => frame.state === 'loading').map((frame) => frame.line)")
    assert None not in lines and len(set(lines)) > 1, "it spins while it loads"


def test_a_short_pull_refreshes_nothing(gallery):
    page = gallery("refresh")
    drag(page, (150, 60), (150, 140))
    wait_for_rest(page)
    assert events(page) == ["settled"]


@pytest.mark.parametrize("name", PAGES)
def test_nothing_runs_at_rest_and_the_next_input_starts_it(gallery, name):
    page = gallery(name, COUNT_FRAMES)
    drag(page, (150, 60), (160, 220))
    page.wait_for_function("frames.run > 10")
    wait_for_rest(page)
    page.mouse.move(5, 5)
    assert runs_nothing(page, 500)
    assert page.evaluate("frames.pending.size") == 0
    before = page.evaluate("frames.run")
    drag(page, (150, 60), (150, 120), up=False)
    page.wait_for_function("(before) => frames.run > before", arg=before)
    assert state(page) == "dragging"


def test_waiting_for_a_finger_runs_no_frames(gallery):
    page = gallery("surface", COUNT_FRAMES)
    drag(page, (150, 60), (150, 160), up=False)
    assert runs_nothing(page)
    assert state(page) == "dragging"


def test_a_hidden_page_stops_and_goes_on(gallery):
    page = gallery("refresh", COUNT_FRAMES)
    page.uncheck("#automatic")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (150, 60), (150, 220))
    wait_for_state(page, "loading")
    page.evaluate("""
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));""")
    assert runs_nothing(page)
    before = page.evaluate("frames.run")
    page.evaluate("""
      delete document.hidden;
      document.dispatchEvent(new Event('visibilitychange'));""")
    page.wait_for_function("(before) => frames.run > before + 2", arg=before)


def test_reduce_motion_shows_no_bounce(gallery):
    page = gallery("surface", reduced_motion="reduce")
    page.evaluate(WATCH)
    drag(page, (150, 60), (160, 200), up=False)
    page.wait_for_function("elastic.motion.inset > 80")
    page.evaluate("seen.length = 0")
    page.mouse.up()
    wait_for_rest(page)
    assert events(page) == ["settled"]
    assert {frame["inset"] for frame in page.evaluate("seen")} == {50}


def test_reduce_motion_refreshes_without_a_bounce(gallery):
    page = gallery("refresh", reduced_motion="reduce")
    page.evaluate(WATCH)
    drag(page, (150, 60), (160, 220), up=False)
    page.wait_for_function("elastic.motion.progress > 1.5")
    page.evaluate("seen.length = 0")
    page.mouse.up()
    wait_for_state(page, "loading")
    wait_for_rest(page)
    seen = page.evaluate("seen")
    assert events(page) == ["armed", "refresh", "ended", "settled"]
    assert {frame["state"] for frame in seen} == {"loading", "stopping", "stopped"}
    assert {frame["inset"] for frame in seen if frame["state"] == "loading"} == {50}
    heights = [frame["extent"] for frame in seen]
    assert all(after <= before for before, after in zip(heights, heights[1:])), heights


def test_with_motion_there_is_a_bounce(gallery):
    """The check above can fail: without Reduce Motion the heights do go up and down."""
    page = gallery("refresh")
    page.evaluate(WATCH)
    drag(page, (150, 60), (160, 220), up=False)
    page.wait_for_function("elastic.motion.progress > 1.5")
    page.evaluate("seen.length = 0")
    page.mouse.up()
    wait_for_rest(page)
    heights = [frame["extent"] for frame in page.evaluate("seen")]
    assert any(after > before for before, after in zip(heights, heights[1:]))


@pytest.mark.parametrize("name", PAGES)
def test_a_recording_is_saved_and_played(gallery, tmp_path, name):
    page = gallery(name)
    page.check("#set-showsControlPoints")
    page.select_option("#set-scheme", "dark")
    page.click("#record")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (120, 60), (150, 210))
    if name == "refresh":
        page.wait_for_function("elastic.happened.some((event) => event.name === 'settled')")
        page.click("[data-command=begin-refreshing]")
        wait_for_state(page, "loading")
        page.click("[data-command=end-refreshing]")
        wait_for_rest(page)
    page.wait_for_function("elastic.happened.some((event) => event.name === 'settled')")
    ends = events(page)
    final = page.evaluate("[elastic.motion.state, elastic.motion.inset]")
    page.click("#record")
    with page.expect_download() as download:
        page.click(".takes button:text-is('Save')")
    assert download.value.suggested_filename.endswith(".gesture.json")
    saved = tmp_path / "a.gesture.json"
    download.value.save_as(saved)
    recording = json.loads(saved.read_text())
    assert recording["version"] == 1
    assert recording["component"] == {"surface": "elastic-surface", "refresh": "pull-to-refresh"}[name]
    assert recording["size"] == page.evaluate("elastic.size")
    listed = recording["events"]
    assert listed[0] == {"t": 0, "phase": "environment", "direction": "ltr", "reduceMotion": False, "scheme": "dark",
                         "increasedContrast": False, "textScale": 1}
    assert {"t": 0, "command": "set", "key": "showsControlPoints", "value": True} in listed[1:8]
    assert [event["t"] for event in listed] == sorted(event["t"] for event in listed)
    phases = [event["phase"] for event in listed if "x" in event]
    assert phases[0] == "down" and phases[-1] == "up" and phases.count("move") >= 8
    if name == "refresh":
        commands = [event["command"] for event in listed if event.get("command", "set") != "set"]
        assert commands == ["end-refreshing", "begin-refreshing", "end-refreshing"]
    # Other settings do not change the recording.
    page.select_option("#set-scheme", "light")
    page.set_input_files("#file", saved)
    page.wait_for_function("elastic.player?.ended", timeout=20_000)
    assert events(page) == ends
    assert page.evaluate("[elastic.motion.state, elastic.motion.inset]") == final
    page.click("#live")
    assert page.evaluate("elastic.player") is None


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", '{"version":2,"component":"elastic-surface","size":[1,1],"events":[]}',
    '{"version":1,"component":"pull-to-refresh","size":[1,1],"events":[]}'])
def test_what_is_no_recording_is_said_so(gallery, tmp_path, text):
    page = gallery("surface")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text)
    page.set_input_files("#file", wrong)
    page.wait_for_function("document.querySelector('.message').textContent.startsWith('wrong.json: ')")
    assert page.evaluate("elastic.player") is None


def test_the_scrubber_shows_any_time_of_the_last_run(gallery):
    page = gallery("surface")
    drag(page, (120, 60), (150, 200))
    wait_for_rest(page)
    longest, heights = float(page.evaluate("document.querySelector('#scrubber').max")), {}
    # How long a hand takes is the machine's affair.
    steps = [longest * step / 30 for step in range(1, 30)]
    for time in (0, *steps, 60):
        page.evaluate(
            """(time) => {
                 const one = document.querySelector('#scrubber');
                 one.value = time;
                 one.dispatchEvent(new Event('input'));
               }""", time)
        # What reads the run is fetched at the first use.
        page.wait_for_function("elastic.player")
        wait_for_frames(page, 3)
        heights[time] = page.evaluate("elastic.motion.inset")
    assert max(heights[time] for time in steps) > 60 and heights[0] == heights[60] == 50
    drag(page, (120, 60), (120, 130), up=False)
    page.wait_for_function("!elastic.player && elastic.motion.inset > 50")


def test_the_clock_of_a_replay_runs_while_the_component_waits(gallery):
    page = gallery("surface")
    page.evaluate("elastic.play({ version: 1, component: 'elastic-surface', size: [300, 200], events: [{ t: 600, phase: 'activate' }] })")
    page.wait_for_function("parseFloat(document.querySelector('.clock').textContent) > 0.3")
    page.evaluate("elastic.addEventListener('frame', () => { window.drawn = true; })")
    before = page.evaluate("Number(document.querySelector('#scrubber').value)")
    page.wait_for_function("(before) => Number(document.querySelector('#scrubber').value) > before + 0.3", arg=before)
    assert not page.evaluate("window.drawn")


def test_slow_motion_stretches_time(gallery):
    page = gallery("surface")
    page.click("[data-rate='0.1']")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (120, 60), (150, 200))
    # At its own pace it would be at rest long before.
    stays(page, 1000)
    assert state(page) == "settling"
    page.click("[data-rate='1']")
    wait_for_rest(page)


def test_a_finger_pulls_at_the_top_and_is_claimed(gallery):
    page = gallery("refresh", **PHONE)
    finger = Fingers(page)
    finger("Start", (150, 80))
    for step in range(1, 16):
        finger("Move", (150, 80 + 9 * step))
    page.wait_for_function("elastic.motion.progress > 1.3")
    assert page.evaluate("document.querySelector('.stage').scroller.scrollTop") == 0
    finger("End")
    page.wait_for_function("elastic.happened.some((event) => event.name === 'refresh')")


def test_a_finger_that_goes_up_at_the_top_scrolls_the_list(gallery):
    page = gallery("refresh", **PHONE)
    finger = Fingers(page)
    finger("Start", (150, 300))
    for step in range(1, 21):
        finger("Move", (150, 300 - 9 * step))
        page.wait_for_timeout(10)
    page.wait_for_function("document.querySelector('.stage').scroller.scrollTop > 60")
    finger("End")
    wait_for_rest(page)
    assert state(page) == "stopped"
    assert "refresh" not in events(page)
    assert page.evaluate("elastic.motion.inset") == 0
    # Away from the top a downward finger scrolls back, and pulls nothing.
    top = page.evaluate("document.querySelector('.stage').scroller.scrollTop")
    finger("Start", (150, 100))
    for step in range(1, 6):
        finger("Move", (150, 100 + 9 * step))
        page.wait_for_timeout(10)
    page.wait_for_function("(top) => document.querySelector('.stage').scroller.scrollTop < top", arg=top)
    assert page.evaluate("elastic.motion.inset") == 0
    finger("End")


def test_a_second_finger_is_ignored(gallery):
    page = gallery("refresh", **PHONE)
    finger = Fingers(page)
    finger("Start", (150, 80))
    for step in range(1, 11):
        finger("Move", (150, 80 + 6 * step))
    page.wait_for_function("elastic.motion.inset === 60")
    finger("Start", (150, 140), (260, 300))
    for step in range(1, 8):
        finger("Move", (150, 140), (260, 300 + 9 * step))
    stays(page, 100)
    assert page.evaluate("elastic.motion.inset") == 60
    finger("Move", (150, 150), (260, 363))
    page.wait_for_function("elastic.motion.inset === 70")
    finger("End")


def test_a_cancelled_touch_refreshes_nothing(gallery):
    page = gallery("refresh", **PHONE)
    finger = Fingers(page)
    finger("Start", (150, 80))
    for step in range(1, 16):
        finger("Move", (150, 80 + 9 * step))
    page.wait_for_function("elastic.motion.progress > 1.3")
    finger("Cancel")
    wait_for_rest(page)
    assert events(page) == ["armed", "cancelled", "settled"]


def test_the_end_of_the_list_loads_more(gallery, picture):
    page = gallery("refresh")
    page.select_option("#set-edge", "bottom")
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("{ const s = document.querySelector('.stage').scroller; s.scrollTop = s.scrollHeight; }")
    rows = page.locator(".list li").count()
    drag(page, (150, 310), (150, 150), up=False)
    page.wait_for_function("elastic.motion.progress > 1.3")
    bottom = page.evaluate(
        "document.querySelector('.stage').getBoundingClientRect().bottom "
        "- document.querySelector('li:last-child').getBoundingClientRect().bottom")
    assert bottom == pytest.approx(page.evaluate("elastic.motion.inset"), abs=1.01)
    picture(page, "refresh-bottom")
    page.mouse.up()
    page.wait_for_function("elastic.happened.some((event) => event.name === 'load-more')")
    wait_for_rest(page)
    assert page.locator(".list li").count() == rows + 1
    page.click("[data-command=no-more-data]")
    page.wait_for_function("elastic.motion.state === 'no-more-data'")


def test_scrolled_while_loading_the_band_goes_away_with_the_content(gallery):
    page = gallery("refresh")
    page.uncheck("#automatic")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (150, 60), (150, 220))
    wait_for_state(page, "loading")
    page.evaluate("document.querySelector('.stage').scroller.scrollTop = 30")
    page.wait_for_function("elastic.canvas.style.transform === 'translateY(-30px)'")
    page.click("[data-command=end-refreshing]")
    wait_for_rest(page)
    assert page.evaluate("document.querySelector('.stage').inner.style.paddingTop") == "0px"


def test_keys_do_what_the_drag_does(gallery):
    page = gallery("refresh")
    page.focus("#activate")
    page.keyboard.press("Space")
    # All at once: by the next question it may have loaded.
    page.wait_for_function("""
      elastic.motion.state === 'loading' && document.querySelector('#activate').disabled
        && document.querySelector('.stage').scroller.getAttribute('aria-busy') === 'true'
        && document.querySelector('.stage').news.textContent === 'Loading'""")
    wait_for_rest(page)
    assert events(page) == ["refresh", "ended", "settled"]
    page.focus(".scroller")
    page.keyboard.press("Enter")
    wait_for_state(page, "bouncing")
    page.keyboard.press("Escape")
    wait_for_rest(page)
    page = gallery("surface")
    page.evaluate("document.querySelector('.stage').focus()")
    for _ in range(5):
        page.keyboard.down("ArrowDown")
    page.wait_for_function("elastic.motion.inset > 60")
    assert state(page) == "dragging"
    page.keyboard.up("ArrowDown")
    wait_for_rest(page)
    assert events(page) == ["settled"]


def test_a_page_that_is_open_for_hours_lists_its_latest_events_only(gallery):
    page = gallery("surface")
    told = page.evaluate("""async () => {
      let told = 0, t = 0;
      elastic.addEventListener('settled', () => told++);
      elastic.motion.nextEvent = () => (t < 1500 ? { t: elastic.start + t++, name: 'settled' } : null);
      elastic.wake();
      await new Promise((done) => elastic.addEventListener('frame', () => requestAnimationFrame(done), { once: true }));
      delete elastic.motion.nextEvent;
      const listed = [...document.querySelectorAll('#events li')];
      return [told, listed.length, listed.at(-1).textContent];
    }""")
    assert told == [1500, 1000, "settled 1499.000 s"]


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_every_setting_has_a_named_control(gallery, name):
    page = gallery(name)
    settings = page.evaluate(
        "async () => [...elastic.motion.style.map((one) => one.name), ...(await import('/elements/names.js')).READER.map(([name]) => name)]")
    assert len(settings) == len(set(settings)) > 15
    for setting in settings:
        control = page.locator(f"[data-setting={setting}]")
        assert control.count() == 1, setting
        assert page.locator(f"label[for=set-{setting}]").inner_text()
        assert page.locator(f"#set-{setting}-help").inner_text().endswith(".")


def test_the_swift_says_what_differs(gallery):
    page = gallery("refresh")
    page.click("[role=tab]:text-is('SwiftUI')")
    code = page.locator(".swift code")
    assert code.inner_text().splitlines() == ["var style = RefreshMotion.Style()", "style.profile = .smooth"]
    page.select_option("#set-overPull", "rubber-band")
    page.fill("[aria-label='Trigger offset, exactly']", "120")
    page.press("[aria-label='Trigger offset, exactly']", "Tab")
    page.check("#set-showsControlPoints")
    page.select_option("#set-fill", "highlight")
    page.select_option("#set-indicatorColor", "Colour")
    page.fill("[aria-label='Indicator colour, colour']", "#ff8040")
    assert code.inner_text().splitlines() == [
        "var style = RefreshMotion.Style()", "style.profile = .smooth", "style.triggerOffset = 120", "style.overPull = .rubberBand",
        "style.fill = .role(.highlight)",
        "style.indicatorColor = .color(ElasticColor(hex: 0xFF80_40FF))",
        "style.showsControlPoints = true"]
    page.click("[aria-label='Reset Trigger offset']")
    assert "triggerOffset" not in code.inner_text()
    # What the table refuses changes nothing.
    page.fill("[aria-label='Trigger offset, exactly']", "-5")
    page.press("[aria-label='Trigger offset, exactly']", "Tab")
    assert "1 to 1000" in page.locator(".control:has(#set-triggerOffset) .fault").inner_text()
    assert page.get_attribute("[aria-label='Trigger offset, exactly']", "aria-invalid") == "true"
    assert "triggerOffset" not in code.inner_text()
    assert page.evaluate("elastic.log.then(({ events }) => events.every((event) => event.value !== -5))")


def test_a_preset_is_chosen_named_in_swift_and_kept_in_the_address(gallery):
    page = gallery("surface")
    page.click("[role=tab]:text-is('SwiftUI')")
    code = page.locator(".swift code")
    page.check("[name=preset][value=objective-c]", force=True)
    assert page.locator("#set-preset-help").inner_text().startswith("The Objective-C port")
    assert code.inner_text() == "var style = SurfaceMotion.Style.objectiveC"
    assert page.evaluate("elastic.motion.style.map((one) => [one.name, elastic.motion.value(one)]).find(([name]) => name === 'maximumTravel')[1]") == 150
    assert page.evaluate("location.hash") == "#preset=objective-c"
    # A value that is the plain default's is not the preset's, and a reset goes back to the preset's.
    page.fill("[aria-label='Maximum travel, exactly']", "100000")
    page.press("[aria-label='Maximum travel, exactly']", "Tab")
    assert code.inner_text().splitlines() == ["var style = SurfaceMotion.Style.objectiveC", "style.maximumTravel = 100000"]
    page.click("[aria-label='Reset Maximum travel']")
    assert page.input_value("[aria-label='Maximum travel, exactly']") == "150"
    page.check("[name=preset][value=plain]", force=True)
    assert code.inner_text().splitlines() == ["var style = SurfaceMotion.Style()", "style.profile = .smooth"]
    assert page.input_value("[aria-label='Maximum travel, exactly']") == ""  # No limit.
    assert page.locator("#set-preset-help").inner_text() == "Default values."


def test_a_link_and_a_recording_may_say_what_a_setting_was_called(gallery):
    page = gallery("shape")
    page.evaluate("location.hash = 'pieces=24&reach=0.3&line-width=2'")
    page.reload()
    page.wait_for_function("window.elastic?.motion.scene && document.querySelector('.panel')")
    was = """(names) => names.map((name) => elastic.motion.value(elastic.motion.setting(name)))"""
    assert page.evaluate(was, ["minimumCurveCount", "reachShare", "lineWidth"]) == [24, 0.3, 2]
    assert page.evaluate("""async () => {
      let shown;
      const look = () => { shown ??= elastic.motion.value(elastic.motion.setting('marginShare')); };
      elastic.addEventListener('frame', () => { if (elastic.player) look(); });
      await elastic.play({ version: 1, component: 'elastic-shape', size: [300, 200],
        events: [{ t: 0, command: 'set', key: 'margin', value: 0.3 }] });
      return shown;
    }""") == 0.3
    assert page.evaluate("elastic.motion.setting('nothing') === undefined")


@pytest.mark.parametrize("edge", ["top", "bottom", "left", "right", "start", "end"])
def test_a_surface_can_be_pulled_from_every_edge(gallery, edge):
    page = gallery("surface")
    page.select_option("#set-edge", edge)
    page.select_option("#set-direction", "rtl")
    page.evaluate("scrollTo(0, 0)")
    dx, dy = {"top": (0, 90), "bottom": (0, -90), "left": (90, 0), "right": (-90, 0),
              "start": (-90, 0), "end": (90, 0)}[edge]
    drag(page, (190, 240), (190 + dx, 240 + dy), up=False)
    page.wait_for_function("elastic.motion.extent > 100")
    page.mouse.up()
    wait_for_rest(page)


@pytest.mark.parametrize("name", ["index", *PAGES])
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, name, width, scheme):
    page = gallery(name, viewport={"width": width, "height": 800}, color_scheme=scheme)
    if name != "index":
        page.check("#set-showsControlPoints")
        page.select_option("#set-direction", "rtl")
        page.evaluate("scrollTo(0, 0)")
        drag(page, (100, 60), (110, 190), up=False)
        page.wait_for_function("elastic.motion.extent > 100")
    picture(page, f"{name}-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if name != "index":
        page.wait_for_function(
            "elastic.canvas.clientWidth === document.querySelector('.stage').clientWidth")


def test_pixels_are_the_screens(gallery):
    page = gallery("surface", device_scale_factor=3)
    assert page.evaluate("[elastic.canvas.width, elastic.canvas.height]") == [
        3 * number for number in page.evaluate("elastic.size")]
    rubber, white = page.evaluate("""
      [30, 300].map((y) => Array.from(elastic.context.getImageData(300, y, 1, 1).data))""")
    assert rubber == [31, 111, 235, 255] and white == [0, 0, 0, 0]
