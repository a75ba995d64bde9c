"""Many elements made and removed, and a list of many rows: memory, listeners and nodes stay as they were, and no row costs anything."""

import os
import time

import components

from hand import until
from test_lost import rough  # noqa: F401
from test_stage import HEAD

# docs/security.md's table: 600.
SECONDS = float(os.environ.get("ELASTIC_LOAD_SECONDS", 0))
# A thousand at a time where there is time for them.
ROUNDS, AT_ONCE = 5, 1_000 if SECONDS else 250
# Elements of every kind come onto the page, are touched, draw, and are taken away while they move.
FILL = """async ([kinds, count]) => {
  const all = Array.from({ length: count }, (_, i) => {
    const [tag, inside] = kinds[i % kinds.length], one = document.createElement(tag);
    one.style.cssText = 'width: 120px; height: 60px';
    one.innerHTML = inside;
    for (const name of ['settled', 'error', 'word']) one.addEventListener(name, () => {});
    return one;
  });
  place.append(...all);
  await Promise.all(all.map((one) => one.ready));
  for (const one of all) {
    one.activate();
    for (const [phase, y] of [['down', 5], ['move', 30], ['move', 50]]) one.elastic.touch(phase, { x: 20, y }, 1);
  }
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  place.replaceChildren();
  await new Promise((done) => setTimeout(done));
}"""
MODULES = """() => [...new Set([...document.querySelectorAll('.probe')].map((one) => one.elastic.motion.wasm.memory))]
  .reduce((sum, { buffer }) => sum + buffer.byteLength, 0)"""


def held(page, devtools):
    """What the page holds after a collection: listeners, nodes, bytes of the heap, and of the modules' memories."""
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return {"listeners": metrics["JSEventListeners"], "nodes": metrics["Nodes"], "heap": metrics["JSHeapUsedSize"], "modules": page.evaluate(MODULES)}


def measured(page):
    devtools = page.context.new_cdp_session(page)
    for domain in ("Performance", "HeapProfiler"):
        devtools.send(f"{domain}.enable")
    return devtools


def test_elements_made_and_removed_again_and_again_leave_nothing(rough):  # noqa: F811
    """1,250 here, and as many as there is time for with ELASTIC_LOAD_SECONDS=600."""
    probes = "".join(f"<{one.tag} class='probe' style='width: 120px; height: 60px'>{one.inside}</{one.tag}>" for one in components.ALL)
    page = rough(HEAD + probes + "<div id='place'></div>")
    page.wait_for_function("[...document.querySelectorAll('.probe')].every((one) => one.elastic)")
    devtools = measured(page)
    kinds = [[one.tag, one.inside] for one in components.ALL]
    fresh = held(page, devtools)
    for _ in range(ROUNDS):
        page.evaluate(FILL, [kinds, AT_ONCE])
    before, rounds, end, said = held(page, devtools), 0, time.monotonic() + SECONDS, time.monotonic()
    while rounds < ROUNDS or time.monotonic() < end:
        page.evaluate(FILL, [kinds, AT_ONCE])
        rounds += 1
        if time.monotonic() > said + 60:
            said = time.monotonic()
            print(f"{rounds * AT_ONCE} elements: {held(page, devtools)}", flush=True)
    after = held(page, devtools)
    print(f"{rounds * AT_ONCE} elements: {fresh} at first, {before} before, {after} after")
    assert page.faults == []
    # The heap's blocks have come to lie otherwise, and stay: by some pages of WebAssembly in the first minute. A thousand surfaces have 40.
    assert after["modules"] - before["modules"] <= AT_ONCE * 1_049
    # The page itself keeps a few of both in lists that it shortens at its leisure. None of the last ones is kept either, for a
    # frame that never comes.
    for earlier in (fresh, before):
        assert after["listeners"] <= earlier["listeners"] + 5
        assert after["nodes"] <= earlier["nodes"] + 50
    assert after["heap"] < before["heap"] + AT_ONCE * 1_000


LIST = """<style>#rows > div { height: 40px; contain: strict; content-visibility: auto }</style><elastic-refresh id="list" style="height: 600px"><div id="rows"></div></elastic-refresh>"""


def test_a_hundred_thousand_rows_are_pulled_and_none_of_them_costs_anything(rough):  # noqa: F811
    """It listens to no row, gives none a style, and asks for as many frames as under three rows."""
    found = []
    for count in (3, 100_000):
        page = rough(HEAD + LIST)
        page.wait_for_function("Boolean(window.list?.elastic)")
        page.evaluate("""(count) => {
          rows.innerHTML = Array.from({ length: count }, (_, i) => `<div>Row ${i}</div>`).join('');
          window.changed = 0;
          new MutationObserver((changes) => { changed += changes.length; }).observe(rows, { subtree: true, childList: true, attributes: true, characterData: true });
          window.heard = [];
          for (const name of ['armed', 'refresh', 'ended', 'settled']) list.addEventListener(name, () => heard.push(name));
        }""", count)
        until(page, "() => list.elastic.resting")
        devtools = measured(page)
        before = held(page, devtools) | {"modules": 0, "heap": 0}
        page.evaluate("""() => {
          list.elastic.touch('down', { x: 100, y: 20 }, 1);
          for (let y = 40; y <= 400; y += 40) list.elastic.touch('move', { x: 100, y }, 1);
          list.elastic.touch('up', { x: 100, y: 400 }, 1);
        }""")
        page.wait_for_function("heard.includes('refresh')", polling=50)
        page.evaluate("list.endRefreshing()")
        until(page, "() => list.elastic.resting && list.state === 'stopped'")
        after = held(page, devtools) | {"modules": 0, "heap": 0}
        found.append([page.evaluate("heard"), page.evaluate("changed"), {name: after[name] - before[name] for name in ("listeners", "nodes")}])
        assert page.faults == []
        page.close()
    few, many = found
    print(few, many)
    assert many[1] == few[1] == 0 and many[0] == few[0]
    assert all(abs(many[2][name] - few[2][name]) < 20 for name in many[2])
