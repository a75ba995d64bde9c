"""<elastic-stage>: many components on one canvas, by a worker and on the page's own thread."""

from pathlib import Path

import components
import pytest

from hand import COUNT_FRAMES, PHONE, Fingers, awaited, drag, until
from still import stays, wait_for_frames

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Stage</title>
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="elements/index.js"></script><script type="module" src="elements/stage/stage.js"></script>"""
STAGE = """<elastic-stage id="stage" %s style="width: 400px; height: 700px">
  <elastic-surface id="surface" style="height: 160px"><p>Pull me.</p></elastic-surface>
  <elastic-shape id="shape" purpose="button" style="width: 120px; height: 120px">Poke</elastic-shape>
  <message-balloon id="balloon" label="Bruno" style="width: 100px; height: 100px"></message-balloon>
</elastic-stage>"""
# Counts the pixels in a rectangle of the stage's canvas that are not clear.
SEEN = """async ([x, y, width, height]) => {
  const picture = await createImageBitmap(stage.canvas, ...[x, y, width, height].map((points) => points * devicePixelRatio));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let seen = 0;
  for (let i = 3; i < data.length; i += 4) seen += data[i] > 127;
  return seen;
}"""
# Whether no frame is drawn for a while.
STOPPED = """async () => {
  const count = await stage.countFrames();
  await new Promise((done) => setTimeout(done, 250));
  return count === await stage.countFrames();
}"""
PAINT = Path(__file__).resolve().parents[2] / "Web/elements/paint.js"
THREADS = ["", 'thread="page"']


@pytest.fixture
def stage(gallery):
    """Opens a page with a stage, `thread="page"` or not."""
    def open_page(attribute="", body=STAGE, script=None, **settings):
        page = gallery("stage-test", script, HEAD + (body % attribute if "%s" in body else body), **settings)
        page.evaluate("Promise.all([...document.querySelectorAll('*')].map((one) => one.ready)).then(() => {})")
        return page

    return open_page


def add_wave(page, y=450):
    page.evaluate(f"""window.told = []; window.wave = stage.add('elastic-surface', {{ x: 0, y: {y}, width: 375, height: 160,
      style: {{ fill: 'rebeccapurple' }} }});
      for (const name of ['settled', 'cancelled']) wave.addEventListener(name, ({{ detail }}) => told.push([name, detail.t]));""")


def wait_until_seen(page, place, more_than=0):
    until(page, f"async () => await ({SEEN})({place}) > {more_than}")


@pytest.mark.parametrize("thread", THREADS)
def test_what_is_added_is_drawn_pulled_and_comes_to_rest(stage, picture, thread):
    page = stage(thread)
    assert page.evaluate("stage.isThreaded") == (thread == "")
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    assert page.evaluate(SEEN, [0, 505, 375, 100]) == 0
    drag(page, (150, 470), (180, 560), up=False, on="#stage")
    wait_until_seen(page, [0, 505, 375, 100], 5000)
    assert page.evaluate("wave.state") == "dragging"
    picture(page, f"stage{'-page' if thread else ''}")
    page.mouse.up()
    page.wait_for_function("told.length === 1")
    assert page.evaluate("told[0][0]") == "settled"
    assert page.evaluate("wave.state") == "rest"
    until(page, f"async () => await ({SEEN})([0, 505, 375, 100]) === 0")


@pytest.mark.parametrize("thread", THREADS)
def test_elements_inside_share_its_canvas_and_keep_their_ways(stage, thread):
    page = stage(thread)
    assert page.evaluate("[surface, shape, balloon].every((one) => one.canvas.width === 0)")
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    wait_until_seen(page, [20, 180, 80, 80], 3000)
    # By mouse: the drawing and the page's own content follow.
    drag(page, (150, 30), (170, 110), up=False, on="#surface")
    page.wait_for_function("surface.state === 'dragging' && surface.elastic.motion.extent > 100")
    wait_until_seen(page, [100, 60, 200, 30], 2000)
    page.mouse.up()
    page.wait_for_function("surface.elastic.resting")
    # By key, and its role.
    page.evaluate("window.pressed = 0; shape.addEventListener('activated', () => pressed++); shape.focus()")
    assert page.evaluate("document.activeElement.id") == "shape"
    page.keyboard.press("Enter")
    page.wait_for_function("pressed === 1")
    assert page.evaluate("shape.frame.role") == "button"
    # By attribute, said to a screen reader.
    assert page.evaluate(SEEN, [0, 285, 100, 90]) == 0
    page.evaluate("balloon.typing = true")
    wait_until_seen(page, [0, 285, 100, 90], 500)
    page.wait_for_function("balloon.shadowRoot.querySelector('[role=status]').textContent === 'Bruno is typing'")


def test_an_element_that_leaves_draws_itself_again_and_one_that_comes_is_drawn(stage):
    page = stage()
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    page.evaluate("document.body.append(surface)")
    awaited(page, "surface.canvas.width === surface.clientWidth")
    until(page, f"async () => await ({SEEN})([200, 0, 200, 40]) === 0")
    page.evaluate("stage.prepend(surface)")
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    page.evaluate("surface.remove()")
    until(page, f"async () => await ({SEEN})([200, 0, 200, 40]) === 0")


@pytest.mark.parametrize("thread", THREADS)
def test_an_element_that_is_moved_but_not_drawn_keeps_its_drawing_and_the_others(stage, thread):
    page = stage(thread)
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    # A member at rest is not drawn again; the balloon makes every frame look for changed members.
    page.evaluate("balloon.typing = true")
    wait_until_seen(page, [0, 285, 100, 90], 500)
    awaited(page, "surface.elastic.resting && shape.elastic.resting")
    page.evaluate("shape.style.marginTop = '100px'")
    until(page, f"async () => await ({SEEN})([0, 165, 400, 90]) === 0")
    wait_until_seen(page, [20, 280, 80, 80], 3000)
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    wait_until_seen(page, [0, 385, 100, 90], 500)
    before = page.evaluate("stage.countFrames()")
    until(page, f"async () => await stage.countFrames() > {before} + 5")


# Records the faults that the page receives, and makes a canvas refuse one colour, on the page and in the worker.
FAULTS = """
  window.faults = [];
  window.logged = [];
  console.error = (error) => logged.push(String(error));
  addEventListener('error', ({ target, message }) => faults.push([target.id ?? 'window', message]), { capture: true });
"""
REFUSE_RED = """
  for (const Context of [globalThis.CanvasRenderingContext2D, globalThis.OffscreenCanvasRenderingContext2D]) {
    const fill = Context?.prototype.fill;
    if (fill) Context.prototype.fill = function (...all) {
      if (this.fillStyle === '#ff0000') throw new Error('no red today');
      return fill.apply(this, all);
    };
  }
"""


@pytest.fixture
def refusing(stage):
    """A stage whose canvas throws at red."""
    def open_page(thread):
        page = stage(thread, body="<p>", script=FAULTS)
        page.route("**/paint.js", lambda route: route.fulfill(
            body=REFUSE_RED + PAINT.read_text(), content_type="text/javascript"))
        page.reload()
        page.evaluate(f"document.body.innerHTML = `{STAGE % thread}`")
        page.evaluate("Promise.all([stage, surface, shape, balloon].map((one) => one.ready)).then(() => {})")
        wait_until_seen(page, [0, 0, 400, 40], 15_000)
        return page

    return open_page


def test_a_finger_that_may_still_pull_an_item_keeps_the_browser_from_scrolling(stage):
    """As on an element: a browser that has scrolled once decides no more."""
    page = stage(**PHONE)
    add_wave(page)
    page.evaluate("""() => {
      wave.set('claimDistance', 40);
      window.held = [];
      addEventListener('touchmove', (event) => held.push(event.defaultPrevented), { passive: true });
    }""")
    until(page, "wave.state === 'rest'")
    finger = Fingers(page, on="#stage")
    finger("Start", (150, 470))
    finger("Move", (150, 488))
    finger("Move", (150, 500))
    until(page, "held.length > 0")
    assert page.evaluate("held.every(Boolean)")
    finger("Move", (150, 560))
    finger("End")
    until(page, "told.length === 1")
    assert page.evaluate("told[0][0]") == "settled" and page.evaluate("scrollY") == 0


@pytest.mark.parametrize("thread", THREADS)
def test_an_element_that_cannot_be_painted_keeps_no_other_from_it_and_says_so_once(refusing, thread):
    page = refusing(thread)
    page.evaluate("surface.fill = 'red'; balloon.typing = true")
    page.wait_for_function("faults.length > 0")
    wait_until_seen(page, [0, 285, 100, 90], 500)
    wait_until_seen(page, [20, 180, 80, 80], 3000)
    assert page.evaluate(SEEN, [0, 0, 400, 40]) == 0
    # It moves, and is refused in each frame.
    drag(page, (150, 30), (170, 110), on="#surface")
    page.wait_for_function("surface.elastic.resting")
    assert page.evaluate("[faults, logged]") == [[["surface", "no red today"]], ["Error: no red today"]]
    # What can be painted again is.
    page.evaluate("surface.fill = 'blue'")
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    assert page.evaluate("faults.length") == 1


@pytest.mark.parametrize("thread", THREADS)
def test_an_item_that_cannot_be_painted_keeps_no_other_from_it_and_says_so_once(refusing, thread):
    page = refusing(thread)
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    page.evaluate("""
      window.red = stage.add('elastic-surface', { x: 0, y: 610, width: 375, height: 90, style: { fill: 'red' } });
      red.addEventListener('error', ({ message }) => faults.push(['red', message]));""")
    page.wait_for_function("faults.length > 0")
    drag(page, (150, 470), (180, 560), on="#stage")
    page.wait_for_function("told.length === 1")
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    assert page.evaluate(SEEN, [0, 620, 375, 80]) == 0
    # An item that is left out remains an item.
    page.evaluate("red.place({ y: 600 }); red.perform('cancel'); red.input({ phase: 'activate' }); red.remove()")
    page.evaluate("balloon.typing = true")
    wait_until_seen(page, [0, 285, 100, 90], 500)
    assert page.evaluate("[faults, logged]") == [[["red", "no red today"]], ["Error: no red today"]]


@pytest.mark.parametrize("thread", THREADS)
def test_what_is_done_to_an_item_that_was_removed_is_nothing(stage, thread):
    page = stage(thread)
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    page.evaluate("wave.remove(); wave.place({ x: 3, width: 90 }); wave.perform('cancel'); wave.set('fill', 'red')")
    until(page, f"async () => await ({SEEN})([0, 450, 375, 40]) === 0")
    page.evaluate("wave.place({ x: 9 }); balloon.typing = true")
    wait_until_seen(page, [0, 285, 100, 90], 500)


@pytest.mark.parametrize("thread", THREADS)
def test_an_item_of_a_path_that_is_none_says_so_and_shows_its_own(stage, thread):
    page = stage(thread, script=FAULTS, body="<p>")
    page.evaluate(f"""() => {{
      document.body.innerHTML = `{STAGE % thread}`;
      window.shapes = [stage.add('elastic-shape', {{ x: 0, y: 400, width: 100, height: 100, d: 'M0 0 X' }})];
      shapes[0].addEventListener('error', ({{ message }}) => faults.push(['first', message]));
    }}""")
    page.evaluate("stage.ready.then(() => {})")
    page.evaluate("""
      shapes.push(stage.add('elastic-shape', { x: 200, y: 400, width: 100, height: 100, d: '!' }));
      shapes[1].addEventListener('error', ({ message }) => faults.push(['second', message]));""")
    for x in (0, 200):
        wait_until_seen(page, [x, 400, 100, 100], 3000)
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    assert page.evaluate("faults") == [
        ["first", "line 1, byte 5: expected a command of path data or a number"],
        ["second", "line 1, byte 0: expected a command of path data"]]


def test_a_finger_pulls_what_is_added_and_the_page_stays(stage):
    page = stage(**PHONE)
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    finger = Fingers(page, "#stage")
    finger("Start", (150, 470))
    for step in range(1, 12):
        finger("Move", (150, 470 + 8 * step))
    assert page.evaluate("wave.state") == "dragging"
    finger("End")
    page.wait_for_function("told.length === 1")
    assert page.evaluate("scrollY") == 0


def test_both_threads_draw_the_same(stage):
    pictures = []
    for thread in THREADS:
        page = stage(thread)
        page.evaluate("""
          window.items = Array.from({ length: 30 }, (_, i) => stage.add(['elastic-surface', 'elastic-shape', 'message-balloon'][i % 3],
            { x: i * 7, y: 380 + i * 5, width: 150, height: 120, style: i % 3 === 2 ? { color: 'red' } : { fill: `hsl(${i * 30} 50% 50%)` } }));
          items.forEach((one) => { if (one.tag === 'message-balloon') one.input({ command: 'show' }); });""")
        wait_until_seen(page, [0, 380, 300, 250], 20_000)
        page.evaluate("new Promise((done) => setTimeout(done, 800))")
        page.evaluate("Promise.resolve(items.forEach((one) => { if (one.tag === 'message-balloon') one.remove(); })).then(() => stage.countFrames())")
        wait_for_frames(page, 12)
        pictures.append(page.evaluate("""async () => {
          const context = new OffscreenCanvas(400, 700).getContext('2d');
          context.drawImage(await createImageBitmap(stage.canvas), 0, 0);
          const bytes = context.getImageData(0, 0, 400, 700).data.buffer;
          return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join();
        }"""))
    assert pictures[0] == pictures[1]


# The 455×240 pixels around a wave of 375×160: as the stage draws it, and as its own canvas does.
AROUND = """(async () => {
  const draw = (source, ...place) => {
    const context = new OffscreenCanvas(455, 240).getContext('2d');
    context.drawImage(source, ...place);
    return context.getImageData(0, 0, 455, 240).data;
  };
  return %s;
})()"""
ON_STAGE = AROUND % "draw(await createImageBitmap(stage.canvas, 60, 20, 455, 240), 0, 0)"
ALONE = AROUND % "draw(alone.canvas, 40, 40)"


@pytest.mark.parametrize("across", [20, 355])
def test_a_wave_that_leaves_its_place_is_cut_off_as_its_own_canvas_does(stage, across):
    page = stage(viewport={"width": 700, "height": 600}, body="""<elastic-stage id="stage" style="width: 600px; height: 300px">
      </elastic-stage><elastic-surface id="alone" style="width: 375px; height: 160px"></elastic-surface>""")
    page.evaluate("window.shared = stage.add('elastic-surface', { x: 100, y: 60, width: 375, height: 160 })")
    for name, pixels, on, (x, y) in (("shared", ON_STAGE, "#stage", (100, 60)), ("alone", ALONE, "#alone", (0, 0))):
        # The end of the edge runs ahead of the finger by a quarter of its way from the middle.
        drag(page, (x + across, y + 20), (x + across, y + 120), up=False, on=on)
        # A new full-size member redraws all; a moving one needs only its own area.
        page.evaluate("window.cover = stage.add('elastic-surface', { x: 0, y: 0, width: 600, height: 300, style: { fill: 'transparent' } })")
        # So deep it is after the last of the finger's steps only.
        until(page, f"async () => {name}.state === 'dragging' && (await {pixels})[4 * (455 * 182 + 40 + {across}) + 3]")
        wait_for_frames(page, 6)
        page.evaluate(f"async () => {{ window.seen = {{ ...window.seen, {name}: await {pixels} }}; }}")
        page.evaluate("cover.remove()")
        page.mouse.up()
    beside, differing = page.evaluate("""() => {
      const places = [...seen.shared.keys()].filter((i) => i % 4 === 3);
      return [places.filter((i) => seen.shared[i] && Math.abs((i >> 2) % 455 - 227) > 187).length,
        places.filter((i) => Math.abs(seen.shared[i] - seen.alone[i]) > 16).length];
    }""")
    assert (beside, differing) == (0, 0)


@pytest.mark.parametrize("thread", THREADS)
def test_nothing_runs_at_rest_or_out_of_sight(stage, thread):
    page = stage(thread, script=COUNT_FRAMES)
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    until(page, STOPPED)
    page.wait_for_function("frames.pending.size === 0")
    page.evaluate("stage.countFrames().then((count) => { window.before = [count]; })")
    stays(page, 400)
    assert page.evaluate("stage.countFrames()") == page.evaluate("before[0]")
    # Something moves all the time, and is scrolled away.
    page.evaluate("""window.busy = stage.add('message-balloon', { x: 200, y: 300, width: 90, height: 90 }); busy.perform('start')""")
    until(page, "async () => await stage.countFrames() > before[0] + 5")
    page.evaluate("document.body.style.paddingTop = '3000px'")
    until(page, STOPPED)
    now = page.evaluate("stage.countFrames()")
    page.evaluate("document.body.style.paddingTop = ''")
    until(page, f"async () => await stage.countFrames() > {now} + 3")


@pytest.mark.parametrize("thread", THREADS)
def test_only_what_moves_is_drawn_again_and_the_rest_stays(stage, thread):
    page = stage(thread)
    add_wave(page)
    page.evaluate("window.other = stage.add('elastic-surface', { x: 10, y: 480, width: 300, height: 160, style: { fill: 'green' } })")
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    drag(page, (360, 455), (360, 470), on="#stage")
    page.wait_for_function("told.length === 1")
    middle = page.evaluate("""async () => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.drawImage(await createImageBitmap(stage.canvas, 100, 490, 1, 1), 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data];
    }""")
    assert middle == [0, 128, 0, 255], "the later one lies above"


def test_it_follows_the_reader_the_page_and_the_size(stage):
    page = stage(color_scheme="light", reduced_motion="no-preference")
    add_wave(page)
    page.evaluate("wave.set('fill', 'background')")
    color = """async () => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.drawImage(await createImageBitmap(stage.canvas, 100, 460, 1, 1), 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data].join();
    }"""
    until(page, f"async () => await ({color})() === '255,255,255,255'")
    page.emulate_media(color_scheme="dark")
    until(page, f"async () => await ({color})() === '17,20,26,255'")
    page.evaluate("stage.style.colorScheme = 'only light'")
    until(page, f"async () => await ({color})() === '255,255,255,255'")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("stage.environment.reduceMotion")
    drag(page, (150, 470), (150, 560), on="#stage")
    page.wait_for_function("told.length === 1")
    assert page.evaluate("wave.state") == "rest", "it is at rest at once"
    page.evaluate("stage.style.width = '300px'")
    until(page, "async () => (await createImageBitmap(stage.canvas)).width === 300")
    # As with another zoom, the page is another width: Chromium sends no event for an emulated resolution alone.
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setDeviceMetricsOverride", {"width": 430, "height": 800, "deviceScaleFactor": 2, "mobile": False})
    until(page, "async () => (await createImageBitmap(stage.canvas)).width === 600")


def test_settings_commands_and_nonsense(stage):
    page = stage()
    assert page.evaluate("""async () => {
      const wave = stage.add('elastic-surface', { x: 0, y: 0, width: 100, height: 100, style: { edge: 'left', minimumHeight: '20px', nonsense: 3 } });
      const said = [wave.set('minimumHeight', 30), wave.set('minimumHeight', 'much'), wave.set('edge', 'middle'), wave.set('nothing', 1), wave.set('fill', null)];
      const refused = ['flowing-menu', 'lyric-ball', 'div'].map((tag) => { try { stage.add(tag); return ''; } catch (error) { return error.name; } });
      wave.place({ x: 5, width: 200 });
      wave.remove();
      wave.remove();
      wave.perform('cancel');
      return [said, refused, stage.items.length, wave.input({ phase: 'down', x: 1, y: 1 }), wave.state];
    }""") == [[True, False, False, False, True], ["RangeError"] * 3, 0, 0, ""]


def test_where_workers_are_forbidden_the_page_draws(stage):
    page = stage(script="window.Worker = class { constructor() { throw new Error('no workers'); } };")
    assert not page.evaluate("stage.isThreaded")
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)


def test_taken_out_and_put_back_it_has_its_items(stage):
    page = stage()
    add_wave(page)
    wait_until_seen(page, [0, 450, 375, 40], 14_000)
    page.evaluate("""async () => {
      const one = stage;
      one.remove();
      await new Promise((done) => setTimeout(done));
      document.body.append(one);
      await one.ready;
    }""")
    wait_until_seen(page, [0, 450, 375, 40], 14_000)


@pytest.mark.parametrize("thread", THREADS)
def test_ten_thousand_frames_and_a_thousand_items_leave_nothing(stage, thread):
    page = stage(thread)
    tools = page.context.new_cdp_session(page)
    # Each frame at once: ten thousand of them would take three minutes at the screen's pace.
    page.evaluate("""async (kinds) => {
      const { Motion, open } = await import('./elements/elastic.js');
      const { ENTRY_MEASURED, ENTRY_RESIZED, ENTRY_TOUCH } = await import('./elements/numbers.js');
      const kit = await open(), { wasm } = kit, { memory } = wasm;
      const context = new OffscreenCanvas(400, 400).getContext('2d');
      window.motions = kinds.map((name) => {
        const motion = new Motion(Motion.kind(name));
        if (name === 'lyric-ball') motion.load('one two three four', 0);
        motion.perform(0, ENTRY_RESIZED, 375, 400);
        motion.perform(0, ENTRY_MEASURED, 20, ...motion.words.map(() => 40));
        return motion;
      });
      let time = 0;
      window.run = (frames) => {
        for (let n = 0; n < frames; n++) {
          for (const motion of motions) {
            if (n % 60 === 0) {
              motion.perform(time, ENTRY_TOUCH, 0, 0, 100, 60);
              motion.perform(time, ENTRY_TOUCH, 0, 1, 130, 180);
            } else if (n % 60 === 10) motion.perform(time, ENTRY_TOUCH, 0, 2, 130, 180);
            motion.advance(time);
            motion.draw();
            motion.paint(context);
            while (motion.nextEvent());
          }
          context.clearRect(0, 0, 400, 400);
          time += 1 / 60;
        }
        return memory.buffer.byteLength;
      };
      window.addAndRemove = async (times) => {
        for (let n = 0; n < times; n++) {
          const item = stage.add(['elastic-surface', 'elastic-shape', 'message-balloon'][n % 3], { width: 90, height: 90, x: n % 300 });
          item.input({ phase: 'down', x: 9, y: 9 });
          if (n % 50 === 0) await stage.countFrames();
          item.remove();
        }
        await stage.countFrames();
        return memory.buffer.byteLength;
      };
    }""", components.NAMES)

    def heap(frames, items):
        page.evaluate("(n) => run(n)", frames)
        module = page.evaluate("(n) => addAndRemove(n)", items)
        for _ in range(3):
            tools.send("HeapProfiler.collectGarbage")
            page.wait_for_timeout(50)
        return module, page.evaluate("performance.memory.usedJSHeapSize")

    # Of fifty items that are there at once, any kind has been the one with one more than the others after 150.
    first, last = heap(600, 200), heap(10_000, 1000)
    print(f"after 600 and 10,600 frames, 200 and 1,200 items: {first}, {last}")
    assert last[0] == first[0]
    assert last[1] - first[1] < 500_000


def test_an_element_on_the_pages_thread_is_drawn_in_the_frame_in_which_it_moves(stage):
    page = stage('thread="page"')
    wait_until_seen(page, [0, 0, 400, 40], 15_000)
    # After the callback of each frame: how far the edge is, and the lowest pixel that is drawn there.
    page.evaluate("""() => {
      window.rows = [];
      surface.elastic.addEventListener('frame', () => {
        const { extent } = surface.elastic.motion;
        queueMicrotask(() => {
          const { data } = stage.canvas.getContext('2d').getImageData(150, 0, 1, 160);
          let row = 0;
          for (let y = 0; y < 160; y++) if (data[4 * y + 3] > 127) row = y + 1;
          rows.push([extent, row]);
        });
      });
    }""")
    wait_for_frames(page)
    drag(page, (150, 30), (150, 110), on="#surface")
    page.wait_for_function("surface.elastic.resting")
    rows = page.evaluate("rows")
    assert max(extent for extent, _ in rows) > 100
    # At the finger the edge is where the extent says: of all frames, also of those of a fast move.
    late = [(extent, row) for extent, row in rows if abs(extent - row) > 8]
    assert not late, late
