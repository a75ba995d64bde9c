"""The custom elements, on a page of plain HTML, by mouse, finger and keys."""

import json
import time
from pathlib import Path

import components
import pytest

from hand import COUNT_FRAMES, PHONE, Fingers, awaited, drag
from still import stays, wait_for_frames, wait_until_it_stands

# Counts the events of all elements by the name of the tag.
COUNT_EVENTS = """
  window.counted = {};
  for (const name of ['settled', 'cancelled', 'started', 'stopped', 'hidden', 'refresh', 'load-more', 'armed', 'disarmed',
    'ended', 'opening', 'opened', 'closing', 'closed', 'word', 'finished', 'activated', 'error']) {
    addEventListener(name, ({ target }) => {
      if (!target.localName?.includes('-')) return;
      const key = `${target.localName} ${name}`;
      counted[key] = (counted[key] ?? 0) + 1;
    }, { capture: name === 'error' });
  }
"""


@pytest.fixture
def elements(gallery):
    """Opens the page of elements, all of them in sight."""
    tall = {"viewport": {"width": 420, "height": 2600}}
    return lambda script=None, **settings: gallery("elements", script, **{**tall, **settings})


def tree(page, selector):
    """The items that a screen reader finds in an element, a line each."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("Accessibility.enable")
    root = tools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    backend = tools.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {one["nodeId"]: one for one in nodes}
    lines = []

    def walk(one, depth):
        role = one["role"]["value"]
        if role == "InlineTextBox":
            return
        is_seen = not one["ignored"] and role not in ("none", "generic")
        if is_seen:
            said = [role]
            if name := one.get("name", {}).get("value"):
                said.append(f'"{name}"')
            if about := one.get("description", {}).get("value"):
                said.append(f"({about})")
            for given in one.get("properties", []):
                value = given["value"].get("value")
                if given["name"] in ("focusable", "live", "busy", "modal", "disabled", "expanded") and value:
                    said.append(given["name"] if value is True else f"{given['name']}={value}")
            lines.append("  " * depth + " ".join(said))
        for child in one.get("childIds", []):
            if child in by_id:
                walk(by_id[child], depth + is_seen)

    for one in nodes:
        if one.get("backendDOMNodeId") == backend:
            walk(one, 0)
    return lines


def is_seen_as(page, selector, lines, part=slice(None)):
    """Waits until a screen reader finds these lines in an element or a part of it; fails after 10 s."""
    end = time.monotonic() + 10
    while (found := tree(page, selector)[part]) != lines and time.monotonic() < end:
        wait_for_frames(page)
    assert found == lines
    return True


def counted(page, tag):
    return page.evaluate(
        "(tag) => Object.fromEntries(Object.entries(counted).filter(([key]) => key.startsWith(tag + ' '))"
        ".map(([key, times]) => [key.split(' ')[1], times]))", tag)


def counted_ends(page):
    """The number of each of the menu's events, except `settled`."""
    return {name: times for name, times in counted(page, "flowing-menu").items() if name != "settled"}


def wait_for_rest(page, selector):
    page.wait_for_function("(selector) => document.querySelector(selector).elastic.resting", arg=selector)


def test_a_mouse_pulls_the_surface_and_its_content_follows(elements, picture):
    page = elements(COUNT_EVENTS)
    drag(page, (150, 60), (170, 150), up=False, on="#surface")
    page.wait_for_function("surface.state === 'dragging' && surface.elastic.motion.extent > 100")
    picture(page, "elements-surface")
    top = page.evaluate(
        "surface.querySelector('p').getBoundingClientRect().top - 16 - surface.getBoundingClientRect().top")
    assert top == pytest.approx(page.evaluate("surface.elastic.motion.extent"), abs=0.51)
    page.mouse.up()
    wait_for_rest(page, "#surface")
    assert page.evaluate("surface.state") == "rest"
    assert counted(page, "elastic-surface") == {"settled": 1}


def test_a_finger_pulls_the_surface(elements):
    page = elements(COUNT_EVENTS, **PHONE)
    finger = Fingers(page, "#surface")
    finger("Start", (150, 60))
    for step in range(1, 12):
        finger("Move", (150, 60 + 8 * step))
    assert page.evaluate("surface.state") == "dragging"
    finger("End")
    wait_for_rest(page, "#surface")
    assert counted(page, "elastic-surface") == {"settled": 1}
    assert page.evaluate("scrollY") == 0


def after_the_navigation(page):
    """Takes the keyboard to where the elements begin: the next Tab reaches the first of them."""
    page.locator("main h2").first.click()


def test_keys_pull_the_surface_and_let_go(elements):
    page = elements(COUNT_EVENTS)
    after_the_navigation(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "surface"
    page.keyboard.down("ArrowDown")
    page.keyboard.down("ArrowDown")
    page.wait_for_function("surface.elastic.motion.extent > 60")
    page.keyboard.up("ArrowDown")
    wait_for_rest(page, "#surface")
    assert counted(page, "elastic-surface") == {"settled": 1}


def test_the_balloon_follows_its_attribute_and_is_said_once(elements, picture):
    page = elements(COUNT_EVENTS)
    page.wait_for_function("balloon.state === 'typing'")
    page.uncheck("#writes")
    page.wait_for_function("counted['message-balloon hidden'] === 1")
    assert not page.evaluate("balloon.hasAttribute('typing')")
    page.evaluate("""
      const news = balloon.shadowRoot.querySelector('[role=status]');
      window.told = [];
      new MutationObserver(() => told.push(news.textContent)).observe(news, { childList: true });
      balloon.setAttribute('typing', '');
    """)
    page.wait_for_function("counted['message-balloon started'] === 1")
    wait_for_frames(page, 10)
    picture(page, "elements-balloon")
    page.evaluate("balloon.typing = false")
    page.wait_for_function("counted['message-balloon hidden'] === 2")
    page.wait_for_function("told.length === 2")
    assert page.evaluate("told") == ["Bruno is typing", ""]


def test_a_balloon_that_does_not_type_is_never_seen(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      window.seen = 0;
      document.querySelector('main').insertAdjacentHTML('beforeend', '<message-balloon id="quiet"></message-balloon>');
      quiet.ready.then(() => quiet.elastic.addEventListener('frame', () => {
        const { context, canvas: { width, height, hidden } } = quiet.elastic;
        if (!hidden && context.getImageData(0, 0, width, height).data.some((byte) => byte > 0)) seen++;
      }));
    """)
    page.wait_for_function("quiet.elastic?.resting")
    stays(page, 100)
    assert page.evaluate("[seen, quiet.state]") == [0, "hidden"]
    assert counted(page, "message-balloon") == {}


def test_every_setting_is_an_attribute_a_property_and_a_custom_property(elements):
    page = elements()
    wrong = page.evaluate("""async () => {
      const wrong = [], kebab = (name) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
      const wait = () => new Promise((done) => setTimeout(done));
      for (const element of [...document.querySelectorAll('main *')].filter((one) => one.elastic)) {
        for (const setting of element.elastic.motion.style) {
          const { name, kind, standard, lower, upper, choices } = setting;
          if (name in HTMLElement.prototype) wrong.push(`${name} is taken`);
          const other = { number: () => Math.min((lower + standard) / 2 === standard ? standard + 1 : (lower + standard) / 2, upper),
            flag: () => 1 - standard, choice: () => (standard + 1) % choices.length, paint: () => 0x12345678 }[kind]();
          const is = (want, how) => {
            const now = element.elastic.motion.value(setting);
            if (now !== want) wrong.push(`${element.localName} ${name} by ${how}: ${now}, not ${want}`);
          };
          const written = String(setting.written(other)), attribute = kebab(name);
          element.setAttribute(attribute, written);
          await wait();
          is(other, 'attribute');
          if (String(element[name]) !== written) wrong.push(`${name} reads ${element[name]}`);
          element.removeAttribute(attribute);
          await wait();
          is(standard, 'no attribute');
          element[name] = setting.written(other);
          await wait();
          is(other, 'property');
          element[name] = null;
          element.parentElement.style.setProperty(`--elastic-${attribute}`, written);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          is(other, 'custom property');
          element.parentElement.style.removeProperty(`--elastic-${attribute}`);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          is(standard, 'no custom property');
        }
      }
      return wrong;
    }""")
    assert wrong == []


@pytest.mark.parametrize("written, value", [
    ("red", "#ff0000ff"), ("#abc", "#aabbccff"), ("rgb(0 128 255 / 1)", "#0080ffff"), ("currentColor", "#010203ff"),
    ("light-dark(#111111, #222222)", "#222222ff"), ("tint", "tint"), ("clear", "#00000000"),
    ("nonsense", "surface")])
def test_a_paint_is_any_colour_of_css(elements, written, value):
    page = elements(color_scheme="dark")
    page.evaluate("(fill) => { surface.style.color = '#010203'; surface.setAttribute('fill', fill); }", written)
    wait_for_frames(page)
    assert page.evaluate("surface.fill") == value


def test_a_text_is_read_as_in_the_kit(gallery):
    """Tests/setting-texts.json, which the kit's own tests read too."""
    texts = json.loads((Path(__file__).parents[1] / "setting-texts.json").read_text())
    read = gallery("surface").evaluate("""(texts) => texts.map(({ setting, text }) => {
      const value = elastic.motion.setting(setting).number(text);
      return Number.isNaN(value) ? null : value;
    })""", texts)
    assert [(one["setting"], one["text"], value) for one, value in zip(texts, read)] == [
        (one["setting"], one["text"], one["value"]) for one in texts]


def test_lengths_and_times_may_have_units(elements):
    page = elements()
    page.evaluate("""
      surface.style.setProperty('--elastic-minimum-height', '64px');
      surface.style.setProperty('--elastic-settling-duration', '400ms');
      surface.setAttribute('maximumwave', '70');""")
    wait_for_frames(page)
    assert page.evaluate("[surface.minimumHeight, surface.settlingDuration, surface.maximumWave]") == [64, 0.4, 70]


def test_every_preset_is_an_attribute_a_property_and_a_custom_property(elements):
    page = elements()
    wrong = page.evaluate("""async () => {
      const wrong = [], frames = async () => { for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); };
      for (const element of [...document.querySelectorAll('main *')].filter((one) => one.elastic)) {
        const { style, table: { presets } } = element.elastic.motion;
        if (presets.size < 4) wrong.push(`${element.localName} has ${presets.size} presets`);
        const values = () => style.map((one) => element.elastic.motion.value(one));
        const before = values();
        for (const [name, settings] of presets) {
          const told = style.map((one, n) => {
            const written = settings.get(one.name);
            return written === undefined ? before[n] : one.number(written);
          });
          const is = (want, how) => {
            const now = values();
            for (const [n, one] of style.entries()) {
              if (!Object.is(now[n], want[n])) wrong.push(`${element.localName} ${name} by ${how}: ${one.name} ${now[n]}, not ${want[n]}`);
            }
          };
          element.setAttribute('preset', name);
          await null;
          is(told, 'attribute');
          if (element.preset !== name) wrong.push(`reads ${element.preset}`);
          element.preset = null;
          await null;
          is(before, 'no attribute');
          element.parentElement.style.setProperty('--elastic-preset', name);
          await frames();
          is(told, 'custom property');
          element.parentElement.style.removeProperty('--elastic-preset');
          await frames();
          is(before, 'no custom property');
        }
      }
      return wrong;
    }""")
    assert wrong == []


def test_a_setting_counts_before_the_preset_and_a_wrong_name_is_said_once(elements):
    page = elements()
    page.evaluate("surface.setAttribute('damping-ratio', '0.9'); surface.preset = 'objective-c'")
    wait_for_frames(page)
    assert page.evaluate("[surface.dampingRatio, surface.maximumTravel, surface.crest]") == [0.9, 150, "by-travel"]
    page.evaluate("""
      window.faults = [];
      surface.addEventListener('error', ({ message }) => faults.push(message));
      surface.preset = 'swift'; surface.fill = 'red';""")
    wait_for_frames(page)
    page.evaluate("surface.fill = 'blue'")
    wait_for_frames(page)
    assert page.evaluate("faults") == [
        'preset="swift": expected one of classic, objective-c, calm, snappy, jelly']
    assert page.evaluate("[surface.dampingRatio, surface.maximumTravel]") == [0.9, 100000]


def test_what_was_set_before_the_script_came_counts(elements):
    page = elements()
    assert page.evaluate("""async () => {
      const made = document.createElement('elastic-surface');
      made.minimumHeight = 80;
      made.edge = 'bottom';
      document.querySelector('main').append(made);
      await made.ready;
      await new Promise(requestAnimationFrame);
      return [made.minimumHeight, made.edge, made.getAttribute('minimum-height')];
    }""") == [80, "bottom", "80"]


def test_nothing_runs_at_rest_out_of_sight_or_taken_out(elements):
    page = elements(COUNT_FRAMES)
    page.evaluate("balloon.typing = false")
    page.wait_for_function("balloon.elastic.resting")
    drag(page, (150, 60), (170, 150), on="#surface")
    wait_for_rest(page, "#surface")

    def runs():
        # An earlier request may still be answered.
        stays(page, 100)
        before = page.evaluate("frames.run")
        stays(page, 300)
        return page.evaluate("frames.run") > before

    assert not runs(), "at rest"
    page.evaluate("balloon.typing = true")
    assert runs(), "it types"
    # A busy browser says late what is in sight: to the element first, which asked first.
    seen = """(isSeen) => new Promise((done) => new IntersectionObserver(([one]) => { if (one.isIntersecting === isSeen) done(); }).observe(balloon))"""
    page.evaluate("balloon.style.cssText = 'position: absolute; top: 5000px'")
    page.evaluate(seen, False)
    assert not runs(), "out of sight"
    page.evaluate("balloon.style.cssText = ''")
    page.evaluate(seen, True)
    assert runs(), "in sight again"
    page.evaluate("window.kept = balloon; kept.remove()")
    assert not runs() and page.evaluate("kept.elastic") is None, "taken out"
    page.evaluate("document.querySelector('main').append(kept)")
    assert runs() and page.evaluate("kept.state") == "typing", "put back"
    assert page.evaluate("frames.pending.size") <= 1


def test_moving_an_element_in_the_page_keeps_its_motion(elements):
    page = elements()
    assert page.evaluate("""async () => {
      const { elastic } = surface;
      document.querySelector('main').prepend(surface);
      await null;
      return elastic === surface.elastic;
    }""")


@pytest.mark.release
def test_a_thousand_mounts_leave_nothing(elements):
    page = elements()
    tools = page.context.new_cdp_session(page)
    page.evaluate("""async () => {
      const { memory } = (await (await import('./elements/elastic.js')).open()).wasm;
      const tags = [...document.querySelectorAll('main *')].filter((one) => one.elastic).map((one) => one.localName);
      window.mount = async (times) => {
        for (let n = 0; n < times; n++) {
          const made = document.createElement(tags[n % tags.length]);
          document.body.append(made);
          await made.ready;
          made.remove();
          await null;
        }
        await new Promise((done) => setTimeout(done, 100));
        return memory.buffer.byteLength;
      };
      // The most that these mounts can need is known from all of them at once, drawn: whether a frame comes between mounts is chance.
      const all = tags.map((tag) => document.createElement(tag));
      document.body.append(...all);
      await Promise.all(all.map((one) => one.ready));
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
      all.forEach((one) => one.remove());
    }""")

    def heap(mounts):
        module = page.evaluate("mount", mounts)
        for _ in range(3):
            tools.send("HeapProfiler.collectGarbage")
            page.wait_for_timeout(50)
        return module, tools.send("Runtime.getHeapUsage")["usedSize"], tools.send("Memory.getDOMCounters")

    first, *_, last = (heap(1000) for _ in range(3))
    print(f"after 1,000 and 3,000 mounts: {first}, {last}")
    assert last[0] == first[0]
    assert last[2]["nodes"] - first[2]["nodes"] < 100
    assert last[2]["jsEventListeners"] - first[2]["jsEventListeners"] < 100
    assert last[1] - first[1] < 500_000


def test_an_accessibility_tree(elements):
    page = elements()
    assert is_seen_as(page, "#surface", [
        'group "Elastic surface" (Space or the arrow key away from its edge pulls it.) focusable',
        "  paragraph",
        '    StaticText "Pull me. This text moves with the edge."'])
    assert is_seen_as(
        page, "section:has(#balloon)", ["status live=polite", '  StaticText "Bruno is typing"'], slice(-2, None))


def test_nothing_jumps_when_the_components_come(elements):
    page = elements("""
      window.shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((one) => one.value)))
        .observe({ type: 'layout-shift', buffered: true });
    """)
    stays(page, 300)
    assert page.evaluate("shifts.filter((one) => one > 0.001)") == []


def test_reading_direction_and_scheme_are_the_pages(elements):
    page = elements(color_scheme="dark")
    look = "[surface.elastic.environment.direction, surface.elastic.environment.scheme]"
    assert page.evaluate(look) == ["ltr", "dark"]
    page.evaluate("document.documentElement.dir = 'rtl'; document.documentElement.style.colorScheme = 'light'")
    page.wait_for_function(f"String({look}) === 'rtl,light'")


def test_reduce_motion_shows_no_bounce(elements):
    page = elements(COUNT_EVENTS, reduced_motion="reduce")
    drag(page, (150, 60), (170, 150), on="#surface", up=False)
    page.wait_for_function("surface.elastic.motion.extent > 80")
    page.evaluate("""
      window.seen = new Set();
      surface.elastic.addEventListener('frame', () => seen.add(surface.elastic.motion.extent));""")
    page.mouse.up()
    page.wait_for_function("counted['elastic-surface settled'] === 1")
    assert page.evaluate("[...seen]") == [50]


def test_pixels_are_the_screens(elements):
    page = elements(device_scale_factor=3)
    assert page.evaluate("[surface.canvas.width, surface.canvas.height]") == [
        3 * number for number in page.evaluate("[surface.clientWidth, surface.clientHeight]")]


def test_what_can_be_reached_has_a_name_and_comes_in_order(elements):
    page = elements()
    after_the_navigation(page)
    reached = []
    while "writes" not in reached and len(reached) < 40:
        page.keyboard.press("Tab")
        reached.append(page.evaluate("""(() => {
          let { activeElement: one } = document;
          while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
          if (one.matches('.frame')) one = one.getRootNode().host;
          return one.id || one.textContent.trim().slice(0, 12) || one.localName;
        })()"""))
    places = [reached.index(one) for one in ("surface", "Refresh", "opener", "song", "shape", "writes")]
    assert places == sorted(places), reached
    tools = page.context.new_cdp_session(page)
    nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
    for one in nodes:
        is_reached = any(
            given["name"] == "focusable" and given["value"].get("value") for given in one.get("properties", []))
        if is_reached and not one["ignored"] and one["role"]["value"] != "main":
            assert one.get("name", {}).get("value"), one


def test_forced_colours_are_kept(elements):
    page = elements(forced_colors="active")
    wait_for_frames(page)
    assert page.evaluate("balloon.lineColor") == page.evaluate("""(() => {
      balloon.canvas.style.color = 'CanvasText';
      const [r, g, b] = getComputedStyle(balloon.canvas).color.match(/\\d+/g).map(Number);
      return '#' + [r, g, b, 255].map((one) => one.toString(16).padStart(2, '0')).join('');
    })()""")


@pytest.mark.parametrize("width", [320, 768, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_the_screen(gallery, picture, width, scheme, direction):
    page = gallery("elements", viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.evaluate("(direction) => { document.dir = direction; menu.scrollIntoView(); menu.show(); }", direction)
    wait_for_menu(page, "open")
    picture(page, f"elements-{width}-{scheme}-{direction}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_can_be_imported_where_there_is_no_page(elements):
    page = elements()
    assert page.evaluate("""() => new Promise((done) => {
      const code = `import('${location.origin}/elements/index.js').then(
        (all) => postMessage([typeof HTMLElement, typeof document, ...Object.keys(all).filter((one) => /Element|Surface/.test(one))]), (error) => postMessage(String(error)));`;
      // Chromium drops a worker that nobody holds while it waits for its imports, and then nothing answers.
      const worker = (window.held = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' }));
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = ({ message }) => done(message);
    })""") == ["undefined", "undefined", "ElasticElement", "ElasticSurface"]


# <elastic-refresh>

def refreshed(page):
    page.wait_for_function("counted['elastic-refresh ended'] === 1 && counted['elastic-refresh settled'] === 1")
    assert counted(page, "elastic-refresh") == {"armed": 1, "refresh": 1, "ended": 1, "settled": 1}
    assert page.locator("#messages li").first.inner_text() == "New letter 1"
    assert not page.evaluate("refresh.refreshing")


def test_a_mouse_refreshes_once_and_what_was_promised_is_awaited(elements, picture):
    page = elements(COUNT_EVENTS)
    drag(page, (150, 40), (160, 200), on="#refresh", up=False)
    page.wait_for_function("refresh.elastic.motion.progress > 1.4")
    picture(page, "elements-refresh-dragging")
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()
    page.wait_for_function("refresh.refreshing")
    page.wait_for_function("refresh.state === 'loading'")
    picture(page, "elements-refresh-loading")
    refreshed(page)


def test_a_finger_refreshes_and_a_finger_scrolls(elements):
    page = elements(COUNT_EVENTS, **PHONE)
    finger = Fingers(page, "#refresh")
    finger("Start", (150, 40))
    for step in range(1, 18):
        finger("Move", (150, 40 + 9 * step))
    page.wait_for_function("refresh.elastic.motion.progress > 1.3")
    finger("End")
    refreshed(page)
    finger("Start", (150, 200))
    for step in range(1, 18):
        finger("Move", (150, 200 - 9 * step))
    finger("End")
    page.wait_for_function("refresh.scroller.scrollTop > 60")
    assert counted(page, "elastic-refresh")["refresh"] == 1


def test_keys_and_a_button_refresh(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("refresh.scroller.focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("refresh.refreshing")
    page.keyboard.press("Escape")
    page.wait_for_function("counted['elastic-refresh ended'] === 1 && !refresh.refreshing")
    wait_for_rest(page, "#refresh")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("refresh.shadowRoot.activeElement.textContent") == "Refresh"
    page.keyboard.press("Space")
    page.wait_for_function("counted['elastic-refresh refresh'] === 2")
    page.wait_for_function("counted['elastic-refresh ended'] === 2")


def test_the_attribute_refreshes_without_an_event_and_ends_it(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("refresh.setAttribute('refreshing', '')")
    page.wait_for_function("refresh.state === 'loading'")
    assert "refresh" not in counted(page, "elastic-refresh")
    page.evaluate("refresh.endRefreshing()")
    page.wait_for_function("refresh.state === 'stopped'")
    wait_for_rest(page, "#refresh")
    page.evaluate("refresh.disabled = true")
    page.wait_for_function("refresh.state === 'disabled'")
    drag(page, (150, 40), (160, 200), on="#refresh")
    stays(page, 100)
    assert "refresh" not in counted(page, "elastic-refresh")
    page.evaluate("refresh.removeAttribute('disabled')")
    page.wait_for_function("refresh.state === 'stopped'")


def test_what_goes_wrong_while_loading_ends_it_and_is_said(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      messages.innerHTML = '';
      const other = document.createElement('elastic-refresh');
      other.id = 'other';
      other.style.height = '15rem';
      other.innerHTML = '<p>Nothing yet</p>';
      other.addEventListener('refresh', ({ detail }) => detail.waitUntil(Promise.reject(new Error('no net'))));
      other.addEventListener('error', ({ message }) => { window.fault = message; });
      refresh.replaceWith(other);""")
    awaited(page, "other.elastic?.motion.scene")
    drag(page, (150, 40), (160, 200), on="#other")
    awaited(page, "window.fault === 'no net' && !other.refreshing && other.state === 'stopped'")


def test_the_bottom_loads_more_and_a_scroller_inside_comes_first(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      messages.style.cssText = 'height: 15rem; overflow-y: auto';
      refresh.edge = 'bottom';
      refresh.addEventListener('load-more', ({ detail }) => detail.waitUntil(Promise.resolve()));""")
    page.wait_for_function("refresh.elastic.motion.edge === 'bottom'")
    drag(page, (150, 220), (150, 40), on="#refresh")
    stays(page, 100)
    assert counted(page, "elastic-refresh") == {}, "the list can still scroll"
    page.evaluate("messages.scrollTop = messages.scrollHeight")
    drag(page, (150, 220), (150, 40), on="#refresh")
    page.wait_for_function("counted['elastic-refresh load-more'] === 1")
    page.wait_for_function("counted['elastic-refresh ended'] === 1")


# A list with a header that sticks; `watch` begins or ends loading, and gives how far the header and the middle row went from
# where they were until all is at rest or loads, and how far the list is from its edge then.
LIST = """
  const list = document.createElement('elastic-refresh');
  Object.assign(list, { id: 'list', innerHTML: '<h2 style="position: sticky; top: 0; margin: 0">Letters</h2>' +
    Array.from({ length: 40 }, (_, i) => `<p>${i}</p>`).join('') });
  list.style.height = '15rem';
  list.setAttribute('edge', '%s');
  refresh.replaceWith(list);
  window.watch = async (isRefreshing) => {
    const top = (one) => one.getBoundingClientRect().top, shown = [list.querySelector('h2'), list.querySelectorAll('p')[20]];
    const before = shown.map(top), most = [0, 0], { scroller } = list;
    list.refreshing = isRefreshing;
    for (let frames = 0; frames < 90; frames++) {
      await new Promise(requestAnimationFrame);
      shown.forEach((one, i) => { most[i] = Math.max(most[i], Math.abs(top(one) - before[i])); });
    }
    return { header: most[0], row: most[1], padding: parseFloat(list.inner.style[list.edge === 'top' ? 'paddingTop' : 'paddingBottom']),
      fromEdge: list.edge === 'top' ? scroller.scrollTop : scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop };
  };"""


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_what_is_scrolled_away_stays_when_loading_begins_and_ends_and_a_header_sticks(elements, edge):
    page = elements()
    page.evaluate(LIST % edge)
    page.wait_for_function(f"list.elastic?.motion.scene && list.elastic.motion.edge === '{edge}'")
    page.evaluate(f"list.scroller.scrollTop = {300 if edge == 'top' else 'list.scroller.scrollHeight - 600'}")
    begun = page.evaluate("watch(true)")
    assert begun["padding"] > 20 and begun["header"] < 1 and begun["row"] < 1, begun
    ended = page.evaluate("watch(false)")
    assert ended["padding"] == 0 and ended["header"] < 1 and ended["row"] < 1, ended


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_what_stands_at_the_edge_moves_with_it(elements, edge):
    page = elements()
    page.evaluate(LIST % edge)
    page.wait_for_function(f"list.elastic?.motion.scene && list.elastic.motion.edge === '{edge}'")
    page.evaluate(f"list.scroller.scrollTop = {0 if edge == 'top' else 1e6}")
    begun = page.evaluate("watch(true)")
    assert begun["padding"] > 20 and begun["row"] > begun["padding"] - 1 and begun["fromEdge"] <= 1, begun
    ended = page.evaluate("watch(false)")
    assert ended["padding"] == 0 and ended["row"] > begun["padding"] - 1 and ended["fromEdge"] <= 1, ended


def test_a_link_in_a_pulled_list_is_not_followed_and_a_click_is(elements):
    page = elements(COUNT_EVENTS)
    box = page.locator("#messages a").bounding_box()
    x, y = box["x"] + 20, box["y"] + 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60, steps=6)
    page.wait_for_function("refresh.state === 'dragging'")
    page.mouse.move(x, y + 2, steps=6)
    page.mouse.up()
    wait_for_rest(page, "#refresh")
    assert page.evaluate("location.hash") == ""
    page.mouse.click(x, y)
    page.wait_for_function("location.hash === '#refresh'")


def test_the_tree_of_a_list_that_refreshes(elements):
    page = elements()
    page.evaluate("messages.innerHTML = '<li>One</li>'")
    assert is_seen_as(page, "section:has(#refresh)", [
        'button "Refresh" focusable', '  StaticText "Refresh"',
        'region "Messages" focusable', "  list", "    listitem", '      StaticText "One"',
        "status live=polite"], slice(2, None))


# <flowing-menu>

def wait_for_menu(page, state):
    page.wait_for_function("(state) => menu.state === state", arg=state)
    wait_until_it_stands(page, "menu.elastic")


def test_a_mouse_opens_the_menu_and_beside_it_closes_it(elements, picture):
    page = elements(COUNT_EVENTS + "window.slides = 0; addEventListener('slide', () => slides++);")
    drag(page, (5, 100), (80, 110), on="#menu", up=False)
    page.wait_for_function("menu.state === 'dragging'")
    wait_for_frames(page)
    picture(page, "elements-menu-dragging")
    box = page.locator("#menu").bounding_box()
    page.mouse.move(box["x"] + 240, box["y"] + 110, steps=8)
    page.mouse.up()
    wait_for_menu(page, "open")
    picture(page, "elements-menu-open")
    assert page.evaluate("menu.open && menu.page.inert && slides > 3")
    assert counted_ends(page) == {"opening": 1, "opened": 1}
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 100)
    wait_for_menu(page, "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}
    assert not page.evaluate("menu.open || menu.page.inert")


def test_a_finger_opens_the_menu_and_pulls_it_shut(elements):
    page = elements(COUNT_EVENTS, **PHONE)
    finger = Fingers(page, "#menu")
    for start, way in ((5, 15), (235, -15)):
        finger("Start", (start, 100))
        for step in range(1, 16):
            finger("Move", (start + way * step, 103))
        finger("End")
        wait_for_menu(page, "open" if way > 0 else "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_a_disabled_menu_is_the_pages_to_open_and_no_fingers(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("menu.disabled = true")
    page.wait_for_function("menu.hasAttribute('disabled') && menu.frame.style.touchAction === ''")
    drag(page, (5, 100), (240, 110), on="#menu")
    stays(page, 100)
    assert page.evaluate("[menu.state, menu.open]") == ["closed", False]
    assert counted_ends(page) == {}
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    drag(page, (235, 100), (20, 110), on="#menu")
    stays(page, 100)
    assert page.evaluate("[menu.state, menu.open]") == ["open", True]
    page.evaluate("menu.removeAttribute('disabled')")
    page.wait_for_function("menu.frame.style.touchAction === 'pan-y'")
    drag(page, (235, 100), (20, 110), on="#menu")
    wait_for_menu(page, "closed")
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_keys_use_the_menu_and_focus_stays_in_it(elements):
    page = elements(COUNT_EVENTS)
    focused = "document.activeElement.textContent"
    page.focus("#opener")
    page.keyboard.press("Enter")
    wait_for_menu(page, "open")
    assert page.evaluate(focused) == "Inbox"
    for key, reached in (("Tab", "Sent"), ("Tab", "Inbox"), ("Shift+Tab", "Sent")):
        page.keyboard.press(key)
        assert page.evaluate(focused) == reached
    page.keyboard.press("Escape")
    wait_for_menu(page, "closed")
    assert page.evaluate("document.activeElement.id") == "opener"
    assert counted_ends(page) == {"opening": 1, "opened": 1, "closing": 1, "closed": 1}


def test_the_back_button_closes_the_menu_where_the_page_wants_it(elements):
    page = elements()
    before = page.evaluate("[history.length, location.href]")
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    assert page.evaluate("history.length") == before[0], "nobody asked for it"
    page.evaluate("menu.close()")
    wait_for_menu(page, "closed")
    page.evaluate("menu.back = menu.open = true")
    wait_for_menu(page, "open")
    page.evaluate("history.back()")
    wait_for_menu(page, "closed")
    # Closed by hand, its entry is gone too.
    page.evaluate("menu.open = true")
    wait_for_menu(page, "open")
    page.evaluate("menu.open = false")
    wait_for_menu(page, "closed")
    assert page.evaluate("location.href") == before[1]


def test_a_menu_can_begin_open_and_an_attribute_is_enough(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("menu.setAttribute('open', '')")
    wait_for_menu(page, "open")
    page.evaluate("window.kept = menu; kept.remove()")
    wait_for_frames(page)
    page.evaluate("document.querySelector('main').append(kept)")
    wait_for_menu(page, "open")
    page.evaluate("menu.removeAttribute('open')")
    wait_for_menu(page, "closed")


def test_the_tree_of_a_menu(elements):
    page = elements()
    closed = [
        'heading "<flowing-menu>"', '  StaticText "<flowing-menu>"',
        "paragraph", '  button "Menu" focusable', '    StaticText "Menu"',
        "paragraph", '  StaticText "Drag from the left edge. "',
        '  link "A link on the page." focusable', '    StaticText "A link on the page."']
    assert tree(page, "section:has(#menu)") == closed
    page.evaluate("menu.show()")
    wait_for_menu(page, "open")
    found = tree(page, "section:has(#menu)")
    print("\n".join(found))
    assert found == closed[:2] + [
        'dialog "Folders" focusable modal', "  navigation",
        '    link "Inbox" focusable', '      StaticText "Inbox"',
        '    link "Sent" focusable', '      StaticText "Sent"']


def test_without_the_module_each_element_says_so_once(server, browser):
    page = browser.new_page()
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.route("**/elastic.wasm", lambda route: route.abort())
    page.add_init_script("""
      window.faults = [];
      addEventListener('error', ({ target }) => { if (target.localName) faults.push(target.localName); }, { capture: true });""")
    page.goto(f"{server}/elements.html")
    page.evaluate("""
      for (const one of document.querySelectorAll(':defined')) one.activate?.();
      menu.show(); menu.close(); balloon.show(); balloon.hide(); ball.media = null; ball.play();""")
    page.wait_for_function(f"faults.length >= {len(components.TAGS)}")
    stays(page, 100)
    faults = page.evaluate("faults")
    page.close()
    assert sorted(faults) == sorted(components.TAGS)
    assert wrong == []


# <lyric-ball>

def with_song(elements, script=COUNT_EVENTS, **settings):
    page = elements(script, **settings)
    page.wait_for_function("ball.elastic.content && song.readyState > 0 && ball.text.children.length")
    wait_for_frames(page)
    return page


def test_the_ball_follows_what_plays_and_tells_its_words(elements, picture):
    page = with_song(elements)
    # Paused at a word by the page itself, however long a test takes to look.
    page.evaluate("""
      window.told = [];
      ball.addEventListener('word', ({ detail }) => { if (told.push(detail.text) === 3) ball.pause(); });
      ball.play();""")
    page.wait_for_function("told.length === 3 && song.paused", timeout=20_000)
    picture(page, "elements-ball")
    assert page.evaluate("told") == ["Twinkle,", "twinkle,", "little"]
    page.evaluate("ball.seek(13); ball.rate(2)")
    page.wait_for_function("!song.seeking")
    assert page.evaluate("song.playbackRate") == 2
    page.evaluate("ball.play()")
    page.wait_for_function("told.length > 5", timeout=20_000)
    assert page.evaluate("told.slice(3)").count("Twinkle,") == 0


def test_its_words_are_text_where_they_are_painted(elements):
    page = with_song(elements)
    # The ink of the first word lies in the box of its text.
    box, ink = page.evaluate("""(() => {
      const { canvas, context } = ball.elastic, frame = canvas.getBoundingClientRect();
      const box = ball.text.children[0].getBoundingClientRect();
      const [x, y, w, h] = [box.x - frame.x, box.y - frame.y, box.width, box.height].map((one) => one * devicePixelRatio);
      const { data } = context.getImageData(x, y, w, h);
      let ink = 0;
      for (let i = 3; i < data.length; i += 4) ink += data[i] > 0;
      return [[box.x, box.y, box.width, box.height], ink / (w * h)];
    })()""")
    assert ink > 0.1
    x, y = box[0] + 2, box[1] + box[3] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box[2] - 8, y, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()").strip().startswith("Twinkle")
    assert tree(page, "section:has(#ball)")[2:5] == [
        'group "Lyrics"', '  StaticText "Twinkle, "', '  StaticText "twinkle, "']


def test_a_ball_that_is_stopped_before_it_began_says_nothing(elements):
    page = with_song(elements)
    page.evaluate("""
      window.faults = [];
      ball.addEventListener('error', ({ message }) => faults.push(message));
      song.load();
      ball.play();
      ball.pause();
      song.load();""")
    page.wait_for_function("song.readyState > 2 && song.paused")
    assert page.evaluate("faults") == []


@pytest.mark.parametrize("fault, cause", [
    ("NotSupportedError", "song.src = 'data:audio/wav,nothing'"),
    # As browsers refuse before the page has been touched.
    ("NotAllowedError", "song.play = async () => { throw new DOMException('no', 'NotAllowedError'); }")])
def test_a_sound_that_cannot_be_played_is_said_so(elements, fault, cause):
    page = with_song(elements)
    page.evaluate(f"""() => {{
      ball.addEventListener('error', ({{ error }}) => {{ window.fault = error.name; }}, {{ once: true }});
      {cause};
      ball.play();
    }}""")
    page.wait_for_function("window.fault")
    assert page.evaluate("window.fault") == fault


def test_a_recording_of_another_song_has_its_own_words_as_text(elements):
    page = with_song(elements)
    words = "[...ball.text.children].map((one) => one.textContent).join('')"
    assert page.evaluate(words).startswith("Twinkle, ")
    page.evaluate("""
      ball.elastic.play({ version: 1, component: 'lyric-ball', size: ball.elastic.size, content: '[00:00.10]Other words',
        events: [{ t: 0, command: 'play' }] });""")
    page.wait_for_function(f"{words} === 'Other words '")
    page.evaluate("ball.elastic.reset()")
    page.wait_for_function(f"{words}.startsWith('Twinkle, ')")


def test_of_a_song_that_a_handler_replaces_nothing_more_is_told(elements):
    page = elements()
    told = page.evaluate("""
      () => new Promise((resolve) => {
        const own = document.createElement('lyric-ball'), told = [];
        own.addEventListener('word', ({ detail: { value } }) => {
          told.push(value);
          if (told.length === 1) own.load('[00:30.00]<00:30.00>Late <00:31.00>');
          setTimeout(() => resolve(told), 500);
        });
        // Three words that come with one frame.
        own.load('[00:00.00]<00:00.00>One <00:00.00>and <00:00.00>all <00:01.00>');
        document.querySelector('main').prepend(own);
        own.play();
      })""")
    assert told == [0]


def test_without_a_player_the_ball_has_its_own_time(elements):
    page = elements(COUNT_EVENTS)
    page.evaluate("""
      const own = document.createElement('lyric-ball');
      own.id = 'own';
      own.load('One two three');
      document.querySelector('main').prepend(own);
      own.play();""")
    awaited(page, "counted['lyric-ball word'] === 3 && counted['lyric-ball finished'] === 1", timeout=20_000)


def test_plain_words_last_as_long_as_the_page_says(elements):
    page = elements()
    starts = "[0, 1, 2, 3].map((word) => own.elastic.motion.wordStart(word))"
    page.evaluate("""
      document.querySelector('main').insertAdjacentHTML('afterbegin', '<lyric-ball id="own" durations="0.5\\n0.25, 1"></lyric-ball>');
      own.load('One two three\\nfour');""")
    page.wait_for_function("own.elastic?.motion.words.length === 4")
    assert page.evaluate(starts) == pytest.approx([0.3, 0.8, 1.05, 2.05])
    # As a property, and of a song that is there; the row is no word.
    page.evaluate("own.durations = [0.1]")
    assert page.evaluate(starts) == pytest.approx([0.3, 0.4, 0.5, 0.6])
    assert page.evaluate("own.elastic.motion.words") == ["One", "two", "three", "four"]
    # A song with times keeps them.
    page.evaluate("own.load('[00:01]One two [00:03]three')")
    assert page.evaluate(starts)[0] == 1
    told = page.evaluate("""() => new Promise((resolve) => {
      own.addEventListener('error', ({ message }) => resolve(message), { once: true });
      own.load('One two');
      own.durations = 'soon';
    })""")
    assert "duration" in told


def test_a_song_without_words_is_said_so(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      ball.addEventListener('error', ({ message }) => told.push(message));
      ball.load(' \\n\\n');""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told") == ["the song has no words"]
    page.evaluate("ball.load('[00:01.00]words')")
    page.wait_for_function("ball.shadowRoot.textContent.includes('words')", timeout=20_000)
    assert page.evaluate("told.length") == 1


def test_a_song_that_cannot_be_read_is_said_so(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      ball.addEventListener('error', ({ message }) => told.push(message));
      ball.load('1\\n00:00:01,000 --> 00:00:02,000\\nHello \\0 there\\n');""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told[0]").startswith("line 3")


def test_a_song_that_is_loaded_stays_when_the_file_before_it_comes(elements):
    page = elements()
    page.wait_for_function("ball.elastic.motion.words.length > 0", timeout=20_000)
    page.evaluate("""
      window.fetch = () => new Promise((come) => { window.come = () => come(new Response('[00:01]late')); });
      ball.src = 'late.lrc';""")
    page.wait_for_function("Boolean(window.come)")
    page.evaluate("ball.load('[00:01]mine')")
    page.evaluate("come()")
    wait_for_frames(page)
    assert page.evaluate("ball.elastic.motion.words") == ["mine"]
    page.evaluate("ball.src = 'later.lrc'")
    page.evaluate("come()")
    page.wait_for_function("ball.elastic.motion.words[0] === 'late'", timeout=20_000)


# <elastic-shape>

def test_a_shape_is_poked_by_mouse_finger_and_keys(elements, picture):
    page = elements(COUNT_EVENTS, **PHONE)
    page.locator("#shape").scroll_into_view_if_needed()
    drag(page, (160, 120), (220, 90), on="#shape", up=False)
    page.wait_for_function("shape.state === 'dragging'")
    wait_for_frames(page)
    picture(page, "elements-shape")
    page.mouse.up()
    wait_for_rest(page, "#shape")
    assert counted(page, "elastic-shape") == {"settled": 1}, "a drag is no press"
    box = page.locator("#shape").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    wait_for_rest(page, "#shape")
    page.touchscreen.tap(x, y)
    wait_for_rest(page, "#shape")
    page.evaluate("shape.focus()")
    page.keyboard.press("Space")
    wait_for_rest(page, "#shape")
    assert counted(page, "elastic-shape")["activated"] == 3


def test_a_shape_is_a_button_an_image_or_an_ornament(elements):
    page = elements()
    assert is_seen_as(page, "#shape", ['button "Poke me" focusable', '  StaticText "Poke me"'])
    page.evaluate("shape.purpose = 'ornament'; shape.label = 'A blob'; shape.textContent = ''")
    assert is_seen_as(page, "#shape", ['image "A blob"'])
    page.evaluate("shape.label = null")
    assert is_seen_as(page, "#shape", [])


def test_another_path_is_shown_and_what_is_none_is_said(elements):
    page = elements()
    page.evaluate("""
      window.told = [];
      shape.addEventListener('error', ({ message }) => told.push(message));
      shape.d = 'M0 0 X';""")
    page.wait_for_function("told.length > 0", timeout=20_000)
    assert page.evaluate("told[0]") == "line 1, byte 5: expected a command of path data or a number"
    page.evaluate("shape.d = 'M0 0H100V100H0Z'")
    page.wait_for_function("shape.elastic.content === 'M0 0H100V100H0Z'")
    page.evaluate("shape.d = null")
    page.wait_for_function("!shape.elastic.content")
