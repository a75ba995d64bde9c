"""The custom elements, on a page of plain HTML, by mouse, finger and keys: what all have, surfaces and balloons."""

import json
from pathlib import Path

import components
import pytest

from element_page import COUNT_EVENTS, after_the_navigation, counted, is_seen_as, wait_for_menu, wait_for_rest
from hand import COUNT_FRAMES, PHONE, Fingers, drag
from still import stays, wait_for_frames


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
