"""<elastic-stage> on a page that has no script of an element, as the documentation shows it."""

import pytest

from hand import until

TEXT = """<!doctype html><meta charset="utf-8"><title>Stage</title><link rel="icon" href="data:,">
<script type="module" src="elements/stage/stage.js"></script><elastic-stage id="stage" style="height: 400px"></elastic-stage>"""


def test_its_items_have_their_settings_and_events(gallery):
    page = gallery("alone", text=TEXT)
    page.evaluate("""async () => {
      await customElements.whenDefined('elastic-stage');
      window.told = [];
      const size = { width: 100, height: 80 };
      window.items = [
        stage.add('elastic-surface', { ...size, style: { minimumHeight: 20 } }), stage.add('elastic-shape', { ...size, y: 100 }),
        stage.add('message-balloon', { ...size, y: 200 })];
      await stage.ready;
      items[1].addEventListener('activated', () => told.push('activated'));
      items[1].input({ phase: 'activate' });
    }""")
    assert page.evaluate("items.map((one) => ['fill', 'crest', 'dotStyle'].map((name) => one.set(name, 'tint')))") == [
        [True, False, False], [True, False, False], [True, False, False]]
    assert page.evaluate("items.map((one) => one.state)")[0] == "rest"
    until(page, "() => told.includes('activated')")


# Counts what runs on the page's own thread: frames, timers and messages of workers, but for those that tell an event: on a machine
# so slow that thirty frames take ten seconds, the waves settle.
COUNT = """
  window.ran = 0;
  const wait = setTimeout;
  window.pause = (done) => wait(done, 100);
  const frame = requestAnimationFrame;
  window.look = (done) => frame(done);
  for (const name of ['requestAnimationFrame', 'setTimeout']) {
    const own = window[name];
    window[name] = (act, ...rest) => own.call(window, (...all) => { ran++; act(...all); }, ...rest);
  }
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => { ran += !data.news?.length; });
    }
  };"""
# Pulls waves and lets them go, waits for some frames of the stage, and gives how many these were and what ran besides the answers.
MOVE = """async () => {
  await customElements.whenDefined('elastic-stage');
  const style = { settlingDuration: 10, dampingRatio: 0.1 }, size = { width: 100, height: 80 };
  const waves = Array.from({ length: 20 }, (_, i) => stage.add('elastic-surface', { ...size, x: 20 * i, style }));
  await stage.ready;
  for (const wave of waves) {
    wave.input({ phase: 'down', x: 50, y: 20 });
    wave.input({ phase: 'move', x: 50, y: 70 });
    wave.input({ phase: 'up', x: 50, y: 70 });
  }
  // The page tells it its size in its first frames.
  for (let i = 0; i < 4; i++) await new Promise(look);
  const first = await stage.countFrames(), before = ran;
  let answers = 0, frames = 0;
  while (frames < 30) {
    await new Promise(pause); // A timer that is not counted.
    frames = await stage.countFrames() - first;
    answers++;
  }
  return [frames, ran - before - answers];
}"""


@pytest.mark.parametrize("thread", ["", " thread=page"])
def test_while_waves_move_the_pages_thread_does_nothing(gallery, thread):
    page = gallery("alone", COUNT, TEXT.replace(" style", thread + " style"))
    frames, ran = page.evaluate(MOVE)
    if thread:
        assert ran > 20, "what draws on the page's thread is counted"
    else:
        assert frames >= 30 and ran == 0
