"""When a page is told what has happened: after all elements of a frame have drawn, in the order in which it happened."""

import pytest

from test_lost import rough  # noqa: F401
from test_stage import HEAD

# A frame's time, and what is done in it: a drawing, or a listener that is called.
LOG = """
window.log = [];
window.note = (what) => log.push([document.timeline.currentTime, what]);
for (const name of ['clearRect', 'fill']) {
  const original = CanvasRenderingContext2D.prototype[name];
  CanvasRenderingContext2D.prototype[name] = function (...given) { note('drawn'); return original.apply(this, given); };
}
const frames = () => Object.values(Object.groupBy(log, ([time]) => time)).map((frame) => frame.map(([, what]) => what));
// Frames in which something was drawn after a listener was called.
window.mixed = () => frames().filter((frame) => frame.includes('told') && frame.lastIndexOf('drawn') > frame.indexOf('told'));
window.whole = () => frames().filter((frame) => frame.filter((what) => what === 'told').length > 1).length;
"""
MENU = "<flowing-menu style='width: 300px; height: 200px'>Page<p slot=menu>Menu</p></flowing-menu>"


def test_listeners_are_called_when_all_elements_have_drawn_their_frame(rough):  # noqa: F811
    page = rough(HEAD + 3 * MENU, LOG)
    page.wait_for_function("[...document.querySelectorAll('flowing-menu')].every((one) => one.elastic?.motion.scene)")
    page.evaluate("""() => {
      log.length = 0;
      for (const one of document.querySelectorAll('flowing-menu')) {
        one.addEventListener('slide', () => note('told'));
        one.show();
      }
    }""")
    page.wait_for_function("whole() > 4")
    assert page.evaluate("mixed()") == []
    assert page.faults == []


def test_listeners_of_a_stage_on_the_page_are_called_when_it_has_drawn(rough):  # noqa: F811
    page = rough(HEAD + "<elastic-stage id='stage' thread='page' style='width: 300px; height: 400px'></elastic-stage>", LOG)
    page.evaluate("""async () => {
      await stage.ready;
      const items = [0, 200].map((y) => stage.add('elastic-surface', { y, width: 300, height: 200 }));
      const pull = () => {
        for (const item of items) for (const [phase, y] of [['down', 20], ['move', 140], ['up', 140]]) item.input({ phase, x: 150, y });
      };
      let settled = 0;
      for (const item of items) {
        item.addEventListener('settled', () => {
          note('told');
          // Once more, in case that a busy machine let the second begin a frame after the first.
          if (++settled % 2 === 0) setTimeout(pull);
        });
      }
      pull();
    }""")
    page.wait_for_function("whole() > 0")
    assert page.evaluate("mixed()") == []
    assert page.faults == []


@pytest.mark.parametrize("around", ["div", "elastic-stage"])
def test_what_a_listener_takes_away_in_the_midst_of_a_frame_has_no_more_frames(rough, around):  # noqa: F811
    """Moved to another document an element ends at once: the listener's own, and one that is due after it in the same frame."""
    surface = "<elastic-surface style='width: 300px; height: 160px'></elastic-surface>"
    page = rough(HEAD + f"<{around} style='display: block'>{2 * surface}</{around}>{surface}", LOG)
    page.wait_for_function("[...document.querySelectorAll('elastic-surface')].every((one) => one.elastic?.motion.scene)")
    page.evaluate("""() => {
      const all = [...document.querySelectorAll('elastic-surface')], [first, second, third] = all;
      window.late = window.count = 0;
      for (const one of [first, second]) one.elastic.addEventListener('frame', () => { if (!one.elastic) late++; });
      first.elastic.addEventListener('frame', () => {
        if (++count === 3) for (const one of [first, second]) document.implementation.createHTMLDocument('').body.append(one);
      });
      for (const one of all) for (const [phase, y] of [['down', 20], ['move', 140], ['up', 140]]) one.elastic.touch(phase, { x: 150, y }, 1);
      window.third = third;
    }""")
    page.wait_for_function("count >= 3 && third.elastic.resting")
    assert page.evaluate("[count, late]") == [3, 0]
    assert page.faults == []


def test_a_listener_that_fails_keeps_none_of_a_stage_from_its_frame(rough):  # noqa: F811
    surface = "<elastic-surface style='width: 300px; height: 160px'></elastic-surface>"
    page = rough(HEAD + f"<elastic-stage>{2 * surface}</elastic-stage>", LOG)
    page.wait_for_function("[...document.querySelectorAll('elastic-surface')].every((one) => one.elastic?.motion.scene)")
    page.evaluate("""() => {
      const [first, second] = document.querySelectorAll('elastic-surface');
      // What an element does in a frame by itself fails too, for example where its module has stopped.
      first.drawn = () => { throw new Error('planned'); };
      first.elastic.motion.advance = () => { throw new Error('planned'); };
      for (const one of [first, second]) for (const [phase, y] of [['down', 20], ['move', 140], ['up', 140]]) one.elastic.touch(phase, { x: 150, y }, 1);
      window.second = second;
    }""")
    page.wait_for_function("second.elastic.resting")
    assert page.faults and all("planned" in fault for fault in page.faults), page.faults
