"""Hostile texts in everything that reaches a page or a screen reader, and handlers that fail or do what no handler should."""

import json
import re

import components
import pytest

from hand import until
from test_lost import rough  # noqa: F401
from test_stage import HEAD

HOSTILE = {
    "markup": '<img src=x onerror="hacked = 1"><script>hacked = 1</script><svg onload="hacked = 1">',
    "end of an attribute": '" onfocus="hacked = 1" autofocus x="',
    "end of an attribute, single": "' onfocus='hacked = 1' autofocus x='",
    "end of a style": "red; } * { display: none } </style><script>hacked = 1</script>",
    "address": "javascript:hacked = 1",
    "template": "${hacked = 1}{{hacked = 1}}",
    "controls": "a\x00b\x07c\x1b[31md\x7f\u0085\u2028\u2029",
    "directions": "\u202eabc\u2066\u2067def\u200f\ufeff",
    "half a character": "\ud800x\udc00",
    "many": "w\u0301\u0302\u0303" * 25_000,
    "numbers": "1e999 -0 NaN Infinity 0x10 1_000",
    "names": "__proto__ constructor toString hasOwnProperty",
    "nothing": " \t\n ",
}
TEXTS = """([tag, hostile]) => {
  const one = document.querySelector(tag), { texts, flags } = one.constructor;
  const names = [...texts, ...flags, 'preset', 'style', 'class', 'id', 'dir', 'lang', 'aria-label', 'title', 'nonsense',
    ...(one.elastic?.motion.style.map(({ name }) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())) ?? [])];
  for (const name of names) one.setAttribute(name, hostile);
  for (const name of [...texts, 'preset']) one[name] = hostile;
  for (const { name } of one.elastic?.motion.style ?? []) {
    try { one[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = hostile; } catch { /* It may refuse. */ }
    one.style.setProperty(`--elastic-${name}`, hostile);
  }
  return names.length;
}"""
# Everything in a shadow tree that is not of the kinds it is built of, or would run something.
STRANGE = """(tag) => [...document.querySelector(tag).shadowRoot.querySelectorAll('*')].filter((part) =>
  ['SCRIPT', 'IMG', 'IFRAME', 'OBJECT', 'EMBED', 'svg', 'A'].includes(part.nodeName) ||
  part.getAttributeNames().some((name) => name.startsWith('on'))).map((part) => part.outerHTML)"""


@pytest.mark.parametrize("component", components.ALL, ids=components.TAGS)
def test_a_hostile_text_stays_a_text(rough, component):  # noqa: F811
    """Every attribute, property and custom property is given it: nothing runs, the element goes on, and its label is that text."""
    tag = component.tag
    page = rough(HEAD + f"<{tag} style='width: 300px; height: 200px'>{component.inside}</{tag}>", "window.hacked = 0")
    page.wait_for_function(f"Boolean(document.querySelector('{tag}')?.elastic)")
    for kind, hostile in HOSTILE.items():
        text = json.dumps(hostile)  # With halves of characters, which no other way to the page has.
        assert page.evaluate(f"({TEXTS})(['{tag}', {text}])") > 12
        page.wait_for_timeout(20)
        assert page.evaluate("window.hacked") == 0 and page.faults == [], kind
        assert page.evaluate(STRANGE, tag) == [], kind
        assert page.evaluate(f"document.querySelector('{tag}').label === {text}"), kind
        # It can be brought back.
        page.evaluate(f"""() => {{
          const one = document.querySelector('{tag}');
          for (const name of one.getAttributeNames()) one.removeAttribute(name);
          one.style.cssText = 'width: 300px; height: 200px';
          one.activate();
        }}""")
    until(page, f"document.querySelector('{tag}').elastic.motion.scene")
    assert page.faults == []


@pytest.mark.parametrize("component", components.ALL, ids=components.TAGS)
def test_a_screen_reader_finds_a_hostile_label_as_a_text(rough, component):  # noqa: F811
    """Chromium's own tree of accessibility has the same nodes with it as with a plain label, and the label whole."""
    tag = component.tag
    page = rough(HEAD + f"<{tag} style='width: 300px; height: 200px'>{component.inside}</{tag}>", "window.hacked = 0")
    page.wait_for_function(f"Boolean(document.querySelector('{tag}')?.elastic)")
    # A balloon is told of while it shows something.
    page.evaluate(f"const one = document.querySelector('{tag}'); one.activate(); if ('typing' in one) one.typing = true")
    tools = page.context.new_cdp_session(page)
    tools.send("Accessibility.enable")

    def told(label):
        """The roles of all nodes, and the names of the element's own part."""
        page.evaluate(f"document.querySelector('{tag}').label = {json.dumps(label)}")
        page.wait_for_timeout(50)
        # Not the lines into which a text is broken.
        nodes = [one for one in tools.send("Accessibility.getFullAXTree")["nodes"] if not one["ignored"] and one["role"]["value"] != "InlineTextBox"]
        return [one["role"]["value"] for one in nodes], [one.get("name", {}).get("value", "") for one in nodes]

    roles, names = told("Plain")
    named = [index for index, name in enumerate(names) if name.startswith("Plain")]
    assert named, names
    for kind, hostile in HOSTILE.items():
        if kind in ("half a character", "nothing"):  # The first has no way through the protocol; without a name a region is none.
            continue
        now, names = told(hostile)
        assert now == roles, kind
        for index in named:
            # But for spaces and controls, of which the browser leaves out some.
            told_text, given = (re.sub(r"[\s\x00-\x1f\x7f-\x9f\u2028\u2029]+", "", text) for text in (names[index], hostile))
            assert told_text.startswith(given), (kind, names[index])
        assert page.evaluate("hacked") == 0 and page.faults == [], kind


def test_a_hostile_song_is_text(rough):  # noqa: F811
    """Words of a song are painted, can be selected and are read aloud: as text."""
    page = rough(HEAD + "<lyric-ball id='ball' style='width: 300px; height: 200px'></lyric-ball>", "window.hacked = 0")
    page.wait_for_function("Boolean(window.ball?.elastic)")
    for kind, hostile in HOSTILE.items():
        song = "".join(f"[00:{row:02d}.00]{hostile[:200]}\n" for row in range(3))
        page.evaluate(f"(() => {{ try {{ ball.load({json.dumps(song)}); }} catch (error) {{ told.push(error.message); }} }})()")
        page.evaluate("ball.play()")
        page.wait_for_timeout(50)
        assert page.evaluate("window.hacked") == 0 and page.evaluate(STRANGE, "lyric-ball") == [], kind
    # A fault in it is one sentence without the file's own text.
    assert all("<" not in one and len(one) < 200 for one in page.evaluate("told"))
    assert page.faults == []


# What a handler may do to its own element, in the midst of an event.
DEEDS = {
    "throws": "throw new Error('planned')",
    "removes it": "one.remove()",
    "removes it and puts it back": "const parent = one.parentNode; one.remove(); parent.append(one)",
    "empties the page": "document.body.textContent = ''",
    "moves it to another document": "document.implementation.createHTMLDocument('').body.append(one)",
    "does every command": "for (const name of one.elastic.motion.table.commands) one.perform(name, 1); one.activate()",
    "changes every setting": "for (const { name, upper } of one.elastic?.motion.style ?? []) one.setAttribute(name.replace(/[A-Z]/g, (a) => '-' + a.toLowerCase()), upper)",
    "begins again": "one.elastic?.reset()",
    "turns it round": "one.setAttribute('dir', 'rtl'); one.setAttribute('edge', 'bottom'); one.style.width = '120px'",
    "sends its own event": "if (depth++ < 10) one.dispatchEvent(new CustomEvent(event.type, { detail: event.detail }))",
    "touches it": "if (depth++ < 10) for (const phase of ['down', 'move', 'up']) one.elastic?.touch(phase, { x: 30, y: 40 * depth }, 7)",
}
EVENTS = ["settled", "armed", "disarmed", "refresh", "loadmore", "load-more", "ended", "cancelled", "opening", "opened", "closing", "closed", "slide",
          "word", "line", "finished", "started", "stopped", "hidden", "activated", "error", "input", "frame"]


@pytest.mark.parametrize("component", components.ALL, ids=components.TAGS)
def test_a_handler_that_does_what_none_should(rough, component):  # noqa: F811
    """In each event of the element and of its host; another element beside it goes on."""
    tag = component.tag
    page = rough(HEAD + f"""<div><{tag} style='width: 300px; height: 200px'>{component.inside}</{tag}></div>
      <elastic-surface id="beside" style="width: 300px; height: 160px"></elastic-surface>""")
    for deed, act in DEEDS.items():
        page.goto(page.url)
        page.faults.clear()
        page.wait_for_function(f"Boolean(document.querySelector('div > {tag}')?.elastic) && Boolean(window.beside?.elastic)")
        page.evaluate(f"""() => {{
          const one = window.tested = document.querySelector('div > {tag}');
          window.depth = 0;
          window.handled = 0;
          window.beside = document.querySelector('#beside');
          const act = (event) => {{ if (handled++ < 20) {{ {act}; }} }}; // Or a handler would call itself for ever.
          for (const name of {EVENTS}) {{ one.addEventListener(name, act); one.elastic.addEventListener(name, act); }}
        }}""")
        page.evaluate(f"""() => {{
          const one = tested;
          const point = (y) => ({{ x: 120, y }});
          try {{ if (one.load) one.load('[00:00.10]One two\\n[00:00.40]three\\n[00:00.60]\\n'); }} catch {{ /* Planned. */ }}
          one.activate();
          one.play?.();
          if (one.constructor.flags.includes('typing')) one.typing = true;
          for (const [phase, y] of [['down', 20], ['move', 60], ['move', 190], ['up', 190]]) {{
            try {{ one.elastic?.touch(phase, point(y), 1); }} catch {{ /* Planned. */ }}
          }}
        }}""")
        page.wait_for_function("handled > 0", timeout=10_000)
        page.wait_for_timeout(300)
        assert all("planned" in fault for fault in page.faults), (deed, page.faults)
        # The page has not stopped.
        page.evaluate("document.body.append(beside)")
        page.evaluate("beside.ready.then(() => {})")
        page.evaluate("beside.elastic.touch('down', { x: 100, y: 20 }, 1); beside.elastic.touch('move', { x: 110, y: 90 }, 1)")
        page.wait_for_function("beside.state === 'dragging'")
        page.evaluate("beside.elastic.touch('up', { x: 110, y: 90 }, 1)")
        page.wait_for_function("beside.elastic.resting")
