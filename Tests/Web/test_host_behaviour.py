"""Tests/host-behaviour.json on a page: the same cases as in every other host, with real keys."""

import json
from pathlib import Path

import pytest

import components
from hand import RIGHT
from still import wait_for_frames

CASES = json.loads((Path(__file__).parents[1] / "host-behaviour.json").read_text())
TAGS = {one.name: one.tag for one in components.ALL}
KEYS = {"return": "Enter", "space": "Space", "escape": "Escape", "up": "ArrowUp", "down": "ArrowDown",
        "left": "ArrowLeft", "right": "ArrowRight"}
PAGE = """<!doctype html><meta charset="utf-8"><title>Behaviour</title><link rel="icon" href="data:,">
<script type="module" src="elements/index.js"></script><div id="around">%s</div><button id="away">Away</button>"""
# Content that a list can scroll.
LONG = '<p style="height: 2000px; margin: 0">Text</p>'
# A player that plays by the element's own clock; what cannot have the focus has a parent that hears its keys.
START = """async (content) => {
  await customElements.whenDefined(one.localName);
  await one.ready;
  window.told = [];
  window.frames = 0;
  const { elastic } = one, names = elastic.motion.table.events; // The element itself may be gone at its later events.
  window.calls = [];
  for (const name of names) elastic.addEventListener(name, () => {
    told.push(name);
    calls.push(elastic.size[0]);
  });
  one.elastic.addEventListener('frame', () => frames++);
  if (content) {
    one.load(content);
    window.player = Object.assign(new EventTarget(), { paused: true, seeking: false, playbackRate: 1, currentTime: 0 });
    one.media = player;
  }
  window.handled = null;
  addEventListener('keydown', (event) => { handled = event.defaultPrevented; });
  const target = one.scroller ?? one;
  if (target.tabIndex < 0) target.tabIndex = 0;
  target.focus();
}"""
# The commands of elements that have other names, or are properties.
PERFORM = """(command) => ({
  open: () => one.show(), 'begin-refreshing': () => one.beginRefreshing(),
  'end-refreshing': () => one.endRefreshing(),
  disable: () => { one.disabled = true; }, enable: () => { one.disabled = false; },
  show: () => { one.typing = true; }, hide: () => { one.typing = false; one.perform('hide'); },
})[command]()"""

# In a layout: observers are called in the order in which they began to observe, so this one when the element is through with it.
LAY_OUT = """({ width, direction, forgets }) => new Promise((done) => {
  const before = calls.length, laidOut = () => {
    // A frame tells what was before its layout: that has the former width.
    done([one.state, calls.slice(before).filter((now) => now === (width ?? now)).length]);
    window.forgotten = one;
    if (forgets) for (const name of one.elastic.motion.table.events) one.addEventListener(name, ({ target }) => target.remove());
  };
  if (width) {
    const observer = new ResizeObserver(() => {
      if (one.clientWidth !== width) return; // At first it is told of the size of now.
      observer.disconnect();
      laidOut();
    });
    observer.observe(one.elastic.element);
    one.style.width = `${width}px`;
  } else {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      laidOut();
    });
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['dir'] });
    one.dir = direction === 'right-to-left' ? 'rtl' : 'ltr';
  }
})"""

# How far the edge of the drawn component goes from left to right.
WIDTH = f"(width) => one.elastic.scale === 1 && ({RIGHT})(one.elastic.motion) === width"


def wait_for_no_frames(page):
    """At rest nothing is drawn, and nothing of a recording remains."""
    page.wait_for_function("!one.elastic.player || one.elastic.player.ended")
    page.evaluate("""async () => {
      for (let before = -1; before !== frames;) {
        before = frames;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }""")


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_a_page(gallery, case):
    tag = TAGS[case["component"]]
    style = "".join(f' {name}="{value}"' for name, value in case.get("style", {}).items())
    page = gallery("behaviour", text=PAGE % f'<{tag} id="one"{style} style="width: 300px; height: 400px">{LONG}</{tag}>')
    page.evaluate(START, case.get("content"))
    wait_for_frames(page)
    for number, step in enumerate(case["steps"], 1):
        if key := step.get("press"):
            page.evaluate("handled = null")
            page.keyboard.down(KEYS[key])
            if "isHandled" in step:
                assert page.evaluate("handled") == step["isHandled"], number
        if key := step.get("release"):
            page.keyboard.up(KEYS[key])
        if step.get("leave"):
            page.focus("#away")
        if command := step.get("perform"):
            page.evaluate(PERFORM, command)
        if player := step.get("player"):
            page.evaluate("""({ place, isPlaying }) => {
              Object.assign(player, { currentTime: place, paused: !isPlaying });
              for (const name of ['seeked', isPlaying ? 'playing' : 'pause']) player.dispatchEvent(new Event(name));
            }""", player)
        if points := step.get("pull"):
            page.mouse.move(150, 60)
            page.mouse.down()
            page.mouse.move(150, 60 + points, steps=12)
        if step.get("letGo"):
            page.mouse.up()
        if offset := step.get("scroll"):
            page.evaluate("(offset) => { one.scroller.scrollTop = offset; }", offset)
        if scale := step.get("textScale"):
            page.evaluate("(scale) => { one.elastic.override.textScale = scale; one.elastic.surround(); }", scale)
        if seconds := step.get("pass"):
            page.wait_for_timeout(1000 * seconds)
        if events := step.get("replay"):
            page.evaluate("([name, content, events]) => one.elastic.play({ version: 1, component: name, size: [300, 400], content, events })",
                          [case["component"], step.get("replayed"), events])
        if distance := step.get("drag"):
            box = page.locator("#one").bounding_box()
            page.mouse.move(box["x"] + 150, box["y"] + 20)
            page.mouse.down()
            page.mouse.move(box["x"] + 150, box["y"] + 20 + distance, steps=4)
        if step.get("drop"):
            page.mouse.up()
        if step.get("activate"):
            page.evaluate("one.activate()")
        if width := step.get("resize"):
            page.evaluate("(width) => { one.style.width = `${width}px`; }", width)
        if layout := step.get("layout"):
            state, count = page.evaluate(LAY_OUT, {**layout, "forgets": step.get("forget", False)})
            assert count == 0, number
            assert state == step.get("stateInLayout", state), number
        if step.get("isGone"):
            page.wait_for_function("!forgotten.isConnected && !forgotten.elastic")
            continue
        if step.get("hide"):
            page.evaluate("around.style.cssText = 'position: absolute; top: 5000px'")
            page.wait_for_timeout(100)
        if step.get("unhide"):
            page.evaluate("around.style.cssText = ''")
        if step.get("rest"):
            wait_for_no_frames(page)
        if "state" in step:
            page.wait_for_function("(state) => one.state === state", arg=step["state"])
        if "inset" in step:
            page.wait_for_function("(inset) => parseFloat(one.inner.style.paddingTop || 0) === inset", arg=step["inset"])
        if "width" in step:
            page.wait_for_function(WIDTH, arg=step["width"])
        if "letters" in step:
            page.wait_for_function("(letters) => one.elastic.motion.wordSize === letters", arg=step["letters"])
        if step.get("isMeasured"):
            page.wait_for_function("!one.elastic.motion.needsMeasuring")
        if "isMoving" in step:
            moves = page.evaluate("""() => new Promise((resolve) => {
              const before = frames;
              setTimeout(() => resolve(frames - before > 2), 250);
            })""")
            assert moves == step["isMoving"], number
        if "events" in step:
            page.wait_for_function("(count) => told.length >= count", arg=len(step["events"]))
            assert page.evaluate("told.filter((name) => name !== 'slide')") == step["events"], number
