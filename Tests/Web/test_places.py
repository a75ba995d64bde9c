"""Fingers and mice on elements that the page turns, scales, zooms or looks at in perspective."""

import math

import pytest

import components
from hand import PHONE, PLACES, Fingers
from still import wait_for_frames

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Places</title>
<link rel="icon" href="data:,"><style>body { margin: 0 } #around { width: 300px; margin: 120px 0 0 150px }</style>
<script type="module" src="elements/index.js"></script><script type="module" src="elements/stage/stage.js"></script>"""
# `typing` shows a balloon and `d` gives a shape that fills the element; the others know no such attributes.
ELEMENTS = {one.tag: f'<{one.tag} id="one" profile="smooth" typing d="M0 0H9V7H0Z" style="width: 300px; height: 240px; %s">{one.inside}</{one.tag}>'
            for one in components.ALL}
# Where an element is pressed and where it is pulled to, in its own points; a menu from its edge.
PULL, MENU_PULL = ((140, 50), (160, 140)), ((5, 100), (120, 110))
SURFACE = ELEMENTS["elastic-surface"]
AROUND = {
    "nothing": "", "scale": "scale: .5", "transform": "transform: scale(1.5, .8)", "zoom": "zoom: .75",
    "zoom and scale": "zoom: 1.2; scale: .7", "rotate": "rotate: 90deg", "rotate 30": "transform: rotate(30deg) translate(10px, -20px)",
    "mirror": "transform: scaleX(-1)", "skew": "transform: skew(20deg, -10deg)", "upside down": "rotate: 180deg",
    "perspective": "transform: perspective(600px) rotateX(35deg) rotateY(20deg)",
    "origin": "transform-origin: 20% 300%; translate: 30px 40px; rotate: -15deg",
}
# Where a point of the element's own lies on the screen, as the browser draws an element there.
PLACE = """([x, y]) => {
  const mark = document.createElement('b');
  mark.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: 0; height: 0`;
  one.canvas.parentElement.append(mark);
  const box = mark.getBoundingClientRect();
  mark.remove();
  return [box.x, box.y];
}"""
# The lowest point of a surface's drawing, from its path; of a menu's the rightmost.
CREST = """(axis) => {
  const { motion } = one.elastic, path = new Path2D(), s = motion.draw(), found = [0, 0];
  const start = motion.items, end = start + s[start + %(ITEM_COUNT)s];
  let i = start + %(FILL_PATH)s, from = [0, 0];
  while (i < end) {
    const verb = s[i], count = [2, 2, 4, 6, 0][verb], points = [from];
    for (let n = 0; n < count; n += 2) points.push([s[i + 1 + n], s[i + 2 + n]]);
    for (let t = 0; t <= 1; t += 1 / 4096) {
      let all = points;
      while (all.length > 1) all = all.slice(1).map((b, n) => [0, 1].map((k) => all[n][k] * (1 - t) + b[k] * t));
      if (all[0][axis] > found[axis]) [found[0], found[1]] = all[0];
    }
    from = points.at(-1);
    i += 1 + count;
  }
  return found;
}""" % PLACES


@pytest.fixture
def placed(gallery):
    """Opens a page with one element in an ancestor."""
    def open_page(body, around="", **settings):
        text = f'{HEAD}<div id="around" style="{around}">{body}</div>'
        page = gallery("places", text=text, **{"viewport": {"width": 700, "height": 800}, **settings})
        page.evaluate("customElements.whenDefined(one.localName).then(() => one.ready).then(() => {})")
        wait_for_frames(page)
        return page

    return open_page


def pull(page, start, end, steps=8):
    """Drags the mouse between two points of the element; the last is where the mouse is on the screen."""
    for n in range(steps + 1):
        share = n / steps
        here = page.evaluate(PLACE, [a + (b - a) * share for a, b in zip(start, end)])
        page.mouse.move(*here)
        if n == 0:
            page.mouse.down()
    wait_for_frames(page)
    return here


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("on", ["ancestor", "element"])
def test_the_crest_is_under_the_finger(placed, around, on):
    css = AROUND[around]
    page = placed(SURFACE % (css if on == "element" else ""), css if on == "ancestor" else "")
    # The crest begins at the edge, where the finger does.
    finger = pull(page, *PULL)
    assert page.evaluate("one.state") == "dragging"
    crest = page.evaluate(PLACE, page.evaluate(CREST, 1))
    print(finger, crest)
    assert math.dist(finger, crest) < 1


@pytest.mark.parametrize("tag", ELEMENTS)
def test_each_element_gets_its_own_points(placed, tag):
    page = placed(ELEMENTS[tag] % "", "scale: .6; rotate: 25deg")
    page.evaluate("""window.told = [];
      one.elastic.addEventListener('input', ({ detail: [, says, , , , x, y] }) => { if (says === 0) told.push({ x, y }); })""")
    start, end = MENU_PULL if tag == "flowing-menu" else PULL
    finger = pull(page, start, end)
    told = page.evaluate("told")
    if tag == "lyric-ball":
        assert told == []
        return
    assert math.dist((told[0]["x"], told[0]["y"]), start) < 1
    if tag != "message-balloon":
        assert page.evaluate("one.state") == "dragging"
        assert math.dist(page.evaluate(PLACE, [told[-1]["x"], told[-1]["y"]]), finger) < 1


def test_a_page_that_scrolls_while_it_is_pulled_stays_under_the_finger(placed):
    page = placed(SURFACE % "" + '<div style="height: 2000px"></div>', "scale: .8")
    finger = pull(page, *PULL)
    page.evaluate("scrollTo(0, 30)")
    page.mouse.move(finger[0], finger[1] + 1)
    wait_for_frames(page)
    crest = page.evaluate(PLACE, page.evaluate(CREST, 1))
    assert math.dist((finger[0], finger[1] + 1), crest) < 1


def test_a_finger_pulls_a_turned_surface_away_from_its_edge(placed):
    page = placed(SURFACE % "", "rotate: 90deg", **PHONE)
    start, end = (page.evaluate(PLACE, place) for place in PULL)
    Fingers(page, None).swipe(start, end, up=False)
    assert page.evaluate("one.state") == "dragging"
    assert page.evaluate("getComputedStyle(one.frame).touchAction") == "manipulation"


def test_a_scaled_stage_draws_its_elements_where_they_are(placed):
    page = placed('<elastic-stage id="stage" thread="page" style="height: 400px"><p>Above</p>' + SURFACE % "" + "</elastic-stage>",
                  "scale: .5; rotate: 20deg")
    page.evaluate("stage.ready.then(() => {})")
    page.evaluate("window.wave = stage.add('elastic-surface', { x: 20, y: 300, width: 200, height: 100 })")
    wait_for_frames(page, 4)
    finger = pull(page, *PULL)
    assert page.evaluate("one.state") == "dragging"
    crest = page.evaluate(CREST, 1)
    assert math.dist(page.evaluate(PLACE, crest), finger) < 1
    # A point that is drawn on the stage's canvas and one below it that is not.
    seen = page.evaluate("""([x, y]) => [-6, 6].map((by) => stage.canvas.getContext('2d').getImageData(x, one.offsetTop + y + by, 1, 1).data[3])""", crest)
    assert seen[0] == 255 and seen[1] == 0
    page.mouse.up()
    place = page.evaluate("""(() => { const mark = document.createElement('b'); mark.style.cssText = 'position: absolute; left: 100px; top: 320px';
      stage.shadowRoot.append(mark); const { x, y } = mark.getBoundingClientRect(); return [x, y]; })()""")
    page.evaluate("window.points = []; const { input } = wave; wave.input = (event, t) => { points.push(event); return input.call(wave, event, t); }; null")
    page.mouse.move(*place)
    page.mouse.down()
    page.mouse.up()
    assert page.evaluate("points[0].x") == pytest.approx(80, abs=0.1)
    assert page.evaluate("points[0].y") == pytest.approx(20, abs=0.1)
