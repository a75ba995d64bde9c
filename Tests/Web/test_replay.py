"""A recording that plays on an element, and the reader who catches it in flight."""

import pytest

from hand import RIGHT, until

HEAD = """<!doctype html><meta charset="utf-8"><title>Replay</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="elements/surface.js"></script>
<elastic-surface id="surface" maximum-wave="90" style="height: 300px"></elastic-surface>"""
# A drag that is let go after 0.3 s, on another size of screen and with another setting.
PULL = """({ version: 1, component: 'elastic-surface', size: [400, 300], events: [
  { t: 0, command: 'set', key: 'maximumWave', value: 60 },
  { t: 0.1, id: 0, phase: 'down', x: 100, y: 20 }, { t: 0.2, id: 0, phase: 'move', x: 120, y: 120 },
  { t: 0.3, id: 0, phase: 'move', x: 120, y: 160 }, { t: 0.9, id: 0, phase: 'up', x: 120, y: 160 }] })"""
COMPONENTS = {
    "elastic-surface": "surface", "pull-to-refresh": "refresh", "flowing-menu": "menu", "lyric-ball": "ball",
    "message-balloon": "balloon", "elastic-shape": "shape",
}
SHOWN = "Array.from(surface.elastic.motion.scene.slice(surface.elastic.motion.items, surface.elastic.motion.end))"


@pytest.fixture
def page(gallery):
    page = gallery("replay", text=HEAD)
    until(page, "() => surface.elastic?.motion.scene")
    return page


def held(page):
    """In the middle of the pull, with the clock held."""
    page.evaluate(f"async () => {{ surface.elastic.paused = true; await surface.elastic.seek(0.5, {PULL}); }}")
    assert page.evaluate("surface.state") == "dragging"


def test_a_finger_catches_a_replay_in_flight(page):
    held(page)
    before = page.evaluate("surface.elastic.motion.extent")
    page.evaluate("surface.elastic.touch('down', { x: 120, y: 30 }, 0)")
    assert page.evaluate("surface.elastic.player") is None
    # Where it was, not at rest: the recording's finger has gone, and the page's own setting counts.
    page.evaluate("surface.elastic.redraw()")
    assert abs(page.evaluate("surface.elastic.motion.extent") - before) < 1
    assert before > 80
    assert page.evaluate("surface.maximumWave") == 90
    assert page.evaluate("surface.elastic.size") == page.evaluate("[surface.clientWidth, surface.clientHeight]")


def test_what_was_caught_is_one_run_that_plays_as_it_was(page):
    held(page)
    page.evaluate("""() => {
      surface.elastic.touch('down', { x: 120, y: 60 }, 0);
      surface.elastic.touch('move', { x: 120, y: 140 }, 0);
      surface.elastic.redraw();
    }""")
    shown, run = page.evaluate(f"[{SHOWN}, surface.elastic.run]")
    assert run["numbers"][1:3] == [400, 300]
    page.evaluate("run => surface.elastic.seek(0.5, run)", run)
    assert page.evaluate(SHOWN) == shown


def test_another_components_recording_gives_way_to_the_element(page):
    page.evaluate("""async () => {
      await import('./elements/refresh.js');
      const refresh = document.createElement('elastic-refresh');
      document.body.append(refresh);
      await refresh.ready;
      surface.elastic.paused = true;
      await surface.elastic.seek(0.3, { version: 1, component: 'pull-to-refresh', size: [400, 300], events: [{ t: 0.1, phase: 'activate' }] });
    }""")
    assert page.evaluate("surface.state") == "bouncing"
    page.evaluate("surface.elastic.touch('down', { x: 120, y: 30 }, 0)")
    page.evaluate("surface.elastic.redraw()")
    assert page.evaluate("[surface.elastic.player, surface.state]") == [None, "rest"]


def test_an_attribute_reaches_what_is_played_and_the_rest_stays_the_recordings(page):
    held(page)
    page.evaluate("surface.setAttribute('settling-duration', '2')")
    until(page, "() => surface.elastic.motion.value(surface.elastic.motion.setting('settlingDuration')) === 2")
    assert page.evaluate("[Boolean(surface.elastic.player), surface.state]") == [True, "dragging"]
    # The recording's own, which the element has otherwise.
    assert page.evaluate("surface.elastic.motion.value(surface.elastic.motion.setting('maximumWave'))") == 60
    assert page.evaluate("[surface.settlingDuration, surface.maximumWave]") == [2, 90]
    # The rest of the recording is performed, with the change: the run after a catch has both.
    page.evaluate("surface.elastic.paused = false")
    until(page, "() => surface.state === 'settling'")
    page.evaluate("() => { surface.elastic.paused = true; surface.elastic.touch('down', { x: 120, y: 60 }, 0); surface.elastic.redraw(); }")
    # A run's times are rounded, so its last entry may be later than the clock.
    shown, end, run = page.evaluate(f"[{SHOWN}, surface.elastic.motion.runDuration, surface.elastic.run]")
    page.evaluate("([end, run]) => surface.elastic.seek(end, run)", [end, run])
    assert page.evaluate(SHOWN) == pytest.approx(shown, abs=1e-6)


def test_when_all_is_played_the_next_command_is_the_elements(page):
    page.evaluate(f"surface.elastic.play({PULL})")
    until(page, "() => surface.elastic.player.ended")
    page.evaluate("window.told = []; surface.addEventListener('settled', () => told.push('settled')); surface.cancel();")
    until(page, "() => !surface.elastic.player")
    assert page.evaluate("surface.elastic.motion.value(surface.elastic.motion.setting('maximumWave'))") == 90
    page.evaluate("for (const [phase, y] of [['down', 30], ['move', 140], ['up', 140]]) surface.elastic.touch(phase, { x: 120, y }, 0)")
    until(page, "() => told.length")


def test_another_components_recording_gives_way_to_an_attribute_and_a_command(page):
    page.evaluate("""async () => {
      await import('./elements/refresh.js');
      const refresh = document.createElement('elastic-refresh');
      document.body.append(refresh);
      await refresh.ready;
      await surface.elastic.play({ version: 1, component: 'pull-to-refresh', size: [400, 300], events: [{ t: 600, phase: 'activate' }] });
    }""")
    page.evaluate("surface.setAttribute('maximum-wave', '70')")
    until(page, "() => !surface.elastic.player")
    assert page.evaluate("surface.elastic.motion.value(surface.elastic.motion.setting('maximumWave'))") == 70


def test_a_list_shows_the_recording_of_a_surface_that_has_a_module_of_its_own(page):
    """What a list asks its module for, that of the recording's component need not have."""
    inner = page.evaluate("""async (recording) => {
      await import('./elements/refresh.js');
      const refresh = document.createElement('elastic-refresh');
      refresh.style.height = '300px';
      document.body.prepend(refresh);
      await refresh.ready;
      refresh.elastic.paused = true;
      await refresh.elastic.seek(0.5, eval(recording));
      const { player, scale, motion } = refresh.elastic;
      return [player !== null, motion.inset * scale, parseFloat(getComputedStyle(refresh.inner).paddingTop)];
    }""", PULL)
    assert inner[0] and inner[1] == pytest.approx(inner[2], abs=0.1) and inner[1] > 60, inner


def test_an_activation_without_an_effect_leaves_a_replay_alone(page):
    held(page)
    page.evaluate("async () => { surface.activate(); await surface.ready; }")
    assert page.evaluate("[Boolean(surface.elastic.player), surface.state]") == [True, "dragging"]


def test_an_activation_ends_a_replay(gallery):
    page = gallery("replay", text=HEAD.replace("surface.js", "refresh.js"))
    page.evaluate("""async () => {
      const refresh = document.createElement('elastic-refresh');
      refresh.id = 'refresh';
      refresh.style.height = '300px';
      document.body.append(refresh);
      await refresh.ready;
      await refresh.elastic.play({ version: 1, component: 'pull-to-refresh', size: refresh.elastic.size, events: [{ t: 600, phase: 'activate' }] });
    }""")
    page.evaluate("refresh.activate()")
    until(page, "() => refresh.state === 'loading'")
    assert page.evaluate("refresh.elastic.player") is None


# How far the edge goes from left to right, of the component as it is drawn.
WIDE = f"[({RIGHT})(surface.elastic.motion), surface.elastic.scale]"


@pytest.mark.parametrize("width", [200, 500])
def test_a_recording_of_the_elements_own_size_takes_a_new_size_as_the_element_does(page, width):
    page.evaluate(f"""async () => {{
      surface.style.width = '300px';
      surface.elastic.paused = true;
      await surface.elastic.seek(0.5, {{ ...{PULL}, size: [300, 300] }});
    }}""")
    until(page, "() => surface.elastic.size[0] === 300")
    page.evaluate("width => { surface.style.width = `${width}px`; }", width)
    until(page, f"() => surface.elastic.size[0] === {width}")
    page.evaluate("surface.elastic.redraw()")
    assert page.evaluate(WIDE) == [width, 1]
    assert page.evaluate("[Boolean(surface.elastic.player), surface.state]") == [True, "dragging"]
    # And the run after a catch has that.
    page.evaluate("() => { surface.elastic.touch('down', { x: 120, y: 60 }, 0); surface.elastic.redraw(); }")
    shown, run = page.evaluate(f"[{SHOWN}, surface.elastic.run]")
    page.evaluate("run => surface.elastic.seek(0.5, run)", run)
    assert page.evaluate(SHOWN) == shown


def test_a_recording_of_another_size_is_shown_whole_in_any_new_size(page):
    page.evaluate("surface.style.width = '300px'")
    held(page)
    page.evaluate("surface.style.width = '200px'")
    until(page, "() => surface.elastic.size[0] === 200")
    page.evaluate("surface.elastic.redraw()")
    assert page.evaluate(WIDE) == [400, 0.5]


def test_a_sound_that_begins_during_a_replay_has_the_elements_own_song(gallery):
    page = gallery("replay", text=HEAD.replace("surface.js", "ball.js"))
    page.evaluate("""async () => {
      const ball = document.createElement('lyric-ball');
      ball.id = 'ball';
      ball.load('[00:01.00]one [00:03.00]two [00:60.00]');
      document.body.append(ball);
      await ball.ready;
      ball.media = window.player = Object.assign(new EventTarget(), { paused: true, seeking: false, playbackRate: 1, currentTime: 0 });
    }""")
    until(page, "() => ball.elastic.motion.words.length === 2")
    page.evaluate("""ball.elastic.play({ version: 1, component: 'lyric-ball', size: ball.elastic.size, content: '[00:01.00]other [01:00.00]',
      events: [{ t: 0, command: 'play' }, { t: 600, command: 'pause' }] })""")
    assert page.evaluate("ball.elastic.motion.words") == ["other"]
    page.evaluate("player.paused = false; player.dispatchEvent(new Event('playing'));")
    assert page.evaluate("[ball.elastic.player, ball.elastic.motion.words]") == [None, ["one", "two"]]


def test_a_recording_begins_at_its_own_start_however_long_the_run_before_was(gallery):
    page = gallery("replay", text=HEAD.replace(' maximum-wave="90"', ""))
    until(page, "() => surface.elastic?.motion.scene")
    page.evaluate("""() => {
      surface.elastic.touch('down', { x: 120, y: 30 }, 0, performance.now() + 60e3);
      surface.elastic.touch('cancel', { x: 120, y: 30 }, 0, performance.now() + 120e3);
      surface.elastic.record();
      surface.elastic.touch('down', { x: 120, y: 30 }, 0);
    }""")
    assert page.evaluate("surface.elastic.stopRecording().then(({ events }) => events.at(-1).t)") < 30


def test_settings_that_an_app_changed_together_change_as_one(page):
    """What a native app records as it restyles a surface under a finger: each alone would end the glide of the one before it."""
    extents = page.evaluate("""async () => {
      surface.elastic.paused = true;
      const extents = [];
      for (const withNext of [true, false]) {
        await surface.elastic.seek(3, { version: 1, component: 'elastic-surface', size: [375, 667], events: [
          { t: 0.1, phase: 'down', x: 100, y: 20, id: 1 }, { t: 0.2, phase: 'move', x: 100, y: 180, id: 1 },
          { t: 0.3, command: 'set', key: 'minimumHeight', value: 200, withNext }, { t: 0.3, command: 'set', key: 'maximumWave', value: 120 }] });
        extents.push(surface.elastic.motion.extent);
      }
      return extents;
    }""")
    # As a session of the kit shows it, whose tests have the same numbers.
    assert extents == pytest.approx([356.16, 209.76], abs=0.01)


# Plays at random, with wrong numbers, times, fingers and codes; whether what was kept, written and read shows the same.
LAW = """async ([component, plays]) => {
  const { Motion, open } = await import('./elements/elastic.js'), { read, write } = await import('./elements/recordings.js');
  await open(component);
  const kind = Motion.kind(component), size = [375, 667], content = component === 'lyric-ball' ? '[00:01.00]one two [00:02.00]three' : '';
  let state;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = (list) => list[Math.floor(unit() * list.length)], whole = (end) => Math.floor(unit() * end);
  const odd = () => pick([NaN, Infinity, -Infinity, 1e300, 1e10, -1, -0, 0.5, 1.5, 17, 2147483648, 4294967297, undefined, true]);
  const right = {
    0: () => [pick([0, 0, 0, 1]), pick([0, 1, 1, 1, 2, 3]), unit() * 375, unit() * 667], 1: () => [-200 * unit(), pick([0, 1])],
    2: () => [300 + 100 * whole(2), 667], 3: () => [pick([0, 1]), 0, pick([0, 1]), 0, pick([1, 2])], 4: () => [20, 30, 40, 50], 5: () => [],
    6: () => [whole(7), pick([0, 0.5, 1])],
  };
  const start = (numbers) => {
    const motion = new Motion(kind);
    motion.replay(numbers);
    if (content) motion.load(content, 0);
    return motion;
  };
  const scene = (motion) => { motion.draw(); return String(motion.scene.slice(motion.at, motion.end)); };
  for (let play = 1; play <= plays; play++) {
    state = play * 7919;
    const motion = start([kind, ...size]), shown = [], done = [];
    right[7] = () => { const setting = pick(motion.style); return [setting.index, pick([setting.standard, setting.lower, setting.upper])]; };
    motion.keepRun(true);
    let time = 0;
    for (let step = 0; step < 40; step++) {
      time = Math.round((time + pick([0, 0.016, 0.1 * unit(), 0.5 * unit()])) * 1e6) / 1e6;
      const says = whole(8), values = right[says]();
      if (unit() < 0.3 && values.length) values[whole(values.length)] = odd();
      if (unit() < 0.05) values.pop();
      if (unit() < 0.05) values.push(odd());
      const t = unit() < 0.1 ? time + pick([NaN, Infinity, -Infinity, -1, -0.1]) : time;
      const one = [t, unit() < 0.03 ? pick([8, -1, 1.5, NaN]) : says, ...values];
      done.push(`${one}`);
      motion.perform(...one);
      // What comes late counts at the time of the last frame, which was drawn without it.
      if (motion.entries().at(-1)?.[0] === shown.at(-1)?.time) shown.pop();
      motion.advance(time);
      if (shown.at(-1)?.time === time) shown.pop();
      shown.push({ time, scene: scene(motion) });
    }
    const { run } = motion;
    motion.free();
    let numbers;
    try {
      ({ numbers } = await read(await write({ numbers: run, content })));
    } catch (error) { return `play ${play}: ${error} ${run}`; }
    const again = start(numbers);
    for (const { time, scene: expected } of shown) {
      again.advance(time);
      if (scene(again) !== expected) return `play ${play}: another scene at ${time}, of ${done.join(' | ')}`;
    }
    again.free();
  }
  return '';
}"""


@pytest.mark.parametrize("component", COMPONENTS)
def test_what_is_recorded_can_be_read_and_shows_the_same(gallery, component):
    page = gallery("replay", text=HEAD.replace("surface.js", f"{COMPONENTS[component]}.js"))
    assert page.evaluate(LAW, [component, 60]) == ""
