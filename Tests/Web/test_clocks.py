"""Clocks as they are in bad days: frames that come late, not at all for hours, or from before; a tab that is frozen and thawed."""

import components
import pytest

from hand import until
from still import stays
from test_lost import rough  # noqa: F401
from test_stage import HEAD

# A page whose clock and frames are the test's.
FAKE = """
  window.fake = { now: 1000, due: new Map(), id: 0 };
  performance.now = () => fake.now;
  window.requestAnimationFrame = (callback) => { fake.due.set(++fake.id, callback); return fake.id; };
  window.cancelAnimationFrame = (id) => fake.due.delete(id);
  fake.frame = (milliseconds) => {
    const due = [...fake.due.values()];
    fake.due.clear();
    for (const callback of due) callback(milliseconds);
  };
"""
# Those that a finger drags.
ELEMENTS = {one.tag: one.inside for one in components.ALL if one.drag}
# Pulls by a finger at fixed times, frames in between as a clock gives them, then looks at what is drawn at fixed times.
PLAY = """([tag, clock]) => {
  const one = document.querySelector(tag), { elastic } = one, told = [], wrong = [];
  let seed = 1;
  const random = () => (seed = seed * 16807 % 2147483647) / 2147483647;
  // How far a menu is, it tells in each frame.
  for (const name of elastic.motion.table.events.filter((name) => name !== 'slide')) elastic.addEventListener(name, ({ detail }) => told.push([name, detail.t]));
  const look = () => {
    elastic.motion.draw();
    const { scene, at, end } = elastic.motion, numbers = [...scene.slice(at, end)];
    if (!numbers.every((number) => Number.isFinite(number) || Number.isNaN(number))) wrong.push(fake.now);
    return numbers.join();
  };
  // The frames until a time, not past it: what comes late comes late.
  const runUntil = (end) => {
    for (;;) {
      const step = { 60: 1000 / 60, 120: 1000 / 120, 'stutters': random() * 400, 'runs back': 1000 / 60, 'sleeps': 1000 / 60 }[clock];
      if (fake.now + step > end) break;
      fake.now += step;
      fake.frame(clock === 'runs back' ? fake.now - random() * 400 : fake.now);
      look();
    }
    fake.now = end;
  };
  const begun = fake.now, scenes = [];
  const touch = (at, phase, x, y) => { runUntil(begun + at); elastic.touch(phase, { x, y }, 1, begun + at); };
  touch(100, 'down', 20, 20);
  for (let i = 1; i <= 10; i++) touch(100 + 20 * i, 'move', 20 + 10 * i, 20 + 12 * i);
  touch(320, 'up', 120, 140);
  for (const at of [700, 1500, 3600_000 + 1500]) {
    if (clock === 'sleeps' && at > 3600_000) fake.now = begun + at - 10; // Without one frame for an hour.
    else if (at > 3600_000) { runUntil(begun + 6000); fake.now = begun + at - 10; }
    else runUntil(begun + at);
    fake.now = begun + at;
    fake.frame(fake.now);
    fake.frame(fake.now);
    scenes.push(look());
  }
  // At rest nothing asks for frames, but for a menu that is open and what loads.
  const asks = fake.due.size;
  return { told, scenes, wrong, asks, state: one.state, numbers: scenes[0].split(',').length };
}"""


@pytest.mark.parametrize("tag", ELEMENTS)
def test_every_clock_ends_in_the_same_picture_and_tells_the_same(rough, tag):  # noqa: F811
    """60 and 120 frames a second, stutters of 0 to 400 ms, frames from up to 400 ms before, and an hour's sleep."""
    found = {}
    for clock in ("60", "120", "stutters", "runs back", "sleeps"):
        page = rough(HEAD + f"<{tag} style='width: 300px; height: 240px'>{ELEMENTS[tag]}</{tag}>", FAKE)
        page.wait_for_function(f"Boolean(document.querySelector('{tag}')?.elastic)", polling=50)
        found[clock] = page.evaluate(PLAY, [tag, clock])
        assert page.faults == [] and found[clock]["wrong"] == []
        assert found[clock]["numbers"] > 20 and found[clock]["told"]
        page.close()
    usual = found["60"]
    for clock, one in found.items():
        assert one == usual, clock
    print(f"{tag}: {usual['told']} with every clock")


@pytest.mark.parametrize("thread", ["", "elastic-stage"])
def test_a_tab_that_is_frozen_and_thawed_goes_on(rough, thread):  # noqa: F811
    """Frozen in the middle of a motion by Chromium itself; thawed, it comes to rest, and nothing runs any more."""
    body = '<elastic-surface id="one" style="width: 300px; height: 200px"></elastic-surface>'
    page = rough(HEAD + (f"<{thread} style='height: 400px'>{body}</{thread}>" if thread else body))
    page.wait_for_function("Boolean(window.one?.elastic)")
    devtools = page.context.new_cdp_session(page)
    for _ in range(3):
        page.evaluate("""() => {
          window.settled = 0;
          one.addEventListener('settled', () => settled++, { once: true });
          one.elastic.touch('down', { x: 100, y: 20 }, 1);
          one.elastic.touch('move', { x: 110, y: 120 }, 1);
          one.elastic.touch('up', { x: 110, y: 120 }, 1);
        }""")
        page.wait_for_function("one.state === 'settling'")
        devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
        stays(page, 300)
        devtools.send("Page.setWebLifecycleState", {"state": "active"})
        until(page, "() => settled === 1 && one.elastic.resting")
    assert page.faults == []
