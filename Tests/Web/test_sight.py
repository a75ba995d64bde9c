"""What is not seen takes no frames, however it is hidden; seen again, it goes on."""

import pytest

from hand import COUNT_FRAMES, until
from still import stays

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sight</title><link rel="icon" href="data:,">
<style>body { margin: 0; height: 800px; position: relative }</style><script type="module" src="elements/index.js"></script><script type="module" src="elements/stage/stage.js"></script>%s"""
DOTS = '<message-balloon id="one" typing></message-balloon>'
WAVE = '<elastic-surface id="one" settling-duration="9" style="height: 200px; width: 300px"></elastic-surface>'
HIDDEN = {
    "next slide": ('<div id="box" style="width: 300px; overflow: hidden; display: flex"><div style="flex: none; width: 300px">1</div><div style="flex: none; width: 300px">%s</div></div>', "box.scrollLeft = 300"),
    "just below": ('<div id="box" style="position: absolute; top: 800px">%s</div>', "box.style.top = '100px'"),
    "one point below": ('<div id="box" style="position: absolute; top: 801px">%s</div>', "box.style.top = '100px'"),
    "closed panel": ('<div id="box" style="height: 0; overflow: hidden">%s</div>', "box.style.height = '200px'"),
    "narrow panel": ('<div id="box" style="width: 0; overflow: hidden">%s</div>', "box.style.width = '300px'"),
    "hidden": ('<div id="box" style="visibility: hidden">%s</div>', "box.style.visibility = ''"),
    "itself hidden": ('<div id="box">%s</div><style id="rule">#one { visibility: hidden }</style>', "rule.remove()"),
    "collapsed": ('<div id="box">%s</div><style id="rule">#one { height: 0 !important; min-height: 0 }</style>', "rule.remove()"),
    "no room": ('<div id="box" style="display: none">%s</div>', "box.style.display = ''"),
}
RUNS = "new Promise((done) => { const before = frames.run; setTimeout(() => done(frames.run - before), 300); })"


@pytest.fixture
def sight(gallery):
    def opened(body):
        page = gallery("sight", text=PAGE % body, script=COUNT_FRAMES, viewport={"width": 400, "height": 800})
        until(page, "customElements.get('message-balloon') && one.elastic?.motion")
        return page
    return opened


# Nothing can be touched where there is no room.
CASES = [(where, what) for where in HIDDEN for what in ("dots", "wave") if what == "dots" or where not in ("collapsed", "no room")]


@pytest.mark.parametrize("where, what", CASES)
def test_what_is_not_seen_does_not_run(sight, where, what):
    body, show = HIDDEN[where]
    page = sight(body % {"dots": DOTS, "wave": WAVE}[what])
    if what == "wave":
        page.evaluate("one.ready.then(() => one.elastic.touch('down', { x: 100, y: 20 }, 0)).then(() => one.elastic.touch('move', { x: 100, y: 120 }, 0)).then(() => one.elastic.touch('up', { x: 100, y: 120 }, 0)); null")
    stays(page, 300)
    assert page.evaluate(RUNS) == 0
    page.evaluate(show)
    until(page, RUNS + ".then((count) => count > 1)", seconds=10)


@pytest.mark.parametrize("hide, show", [
    ("one.style.visibility = 'hidden'", "one.style.visibility = ''"),
    ("one.parentNode.style.visibility = 'hidden'", "one.parentNode.style.visibility = ''"),
    ("one.style.cssText = 'height: 0; min-height: 0'", "one.style.cssText = ''"),
    ("one.style.cssText = 'position: absolute; top: 800px'", "one.style.cssText = ''"),
    ("one.parentNode.style.cssText = 'height: 0; overflow: hidden'", "one.parentNode.style.cssText = ''"),
])
@pytest.mark.parametrize("around", ["<div>%s</div>", '<elastic-stage style="height: 300px"><div>%s</div></elastic-stage>'], ids=["page", "stage"])
def test_hidden_while_it_runs_it_stops_and_goes_on(sight, hide, show, around):
    page = sight(around % DOTS)
    until(page, RUNS + ".then((count) => count > 1)", seconds=10)
    for _ in range(2):
        page.evaluate(hide)
        stays(page, 300)
        assert page.evaluate(RUNS) == 0
        page.evaluate(show)
        until(page, RUNS + ".then((count) => count > 1)", seconds=10)


def test_a_part_of_it_that_is_seen_is_enough(sight):
    page = sight('<div style="position: absolute; top: 799px">%s</div>' % DOTS)
    until(page, RUNS + ".then((count) => count > 1)", seconds=10)
