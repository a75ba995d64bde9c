"""`Animated` for pages: the kit's own numbers, in a browser."""

import json
from pathlib import Path

SCRIPT = json.loads((Path(__file__).parent / "animated.json").read_text())


def test_a_page_gets_the_kits_numbers_to_the_bit(gallery):
    page = gallery("index")
    found = page.evaluate("""async (script) => {
      const { Animated } = await import('./elements/animated.js');
      const view = new DataView(new ArrayBuffer(8));
      const bits = (number) => (view.setFloat64(0, number), view.getBigUint64(0).toString(16));
      const play = (make, numbers) => {
        const value = new Animated(make(script.start)), changes = [...script.changes], lines = [];
        for (let i = 0; i < script.count; i++) {
          const time = script.step * i;
          while (changes[0]?.t <= time) {
            const { t, do: what, to, ...spring } = changes.shift();
            if (what === 'hold') value.hold(make(to));
            else if (what === 'grab') value.grab(t);
            else if (what === 'throw') value.throw(make(to), t);
            else value.retarget(make(to), spring, t);
          }
          lines.push([...numbers(value.value(time)), ...numbers(value.velocity(time)), value.restTime].map(bits).join(' '));
        }
        return lines;
      };
      return { number: play((x) => x, (x) => [x]), point: play((x) => ({ x, y: 3 - 2 * x }), ({ x, y }) => [x, y]) };
    }""", SCRIPT)
    assert found["number"] == SCRIPT["number"]
    assert found["point"] == SCRIPT["point"]


def test_it_is_continuous_and_what_means_nothing_is_refused(gallery):
    page = gallery("index")
    assert page.evaluate("""async () => {
      const { Animated } = await import('./elements/animated.js');
      const value = new Animated(0).retarget(100, {}, 1);
      const [before, speed] = [value.value(1.2), value.velocity(1.2)];
      value.retarget(-40, { response: 0.2, dampingRatio: 0.3 }, 1.2);
      const isContinuous = Math.abs(value.value(1.2) - before) < 1e-9 && Math.abs(value.velocity(1.2) - speed) < 1e-6;
      const held = value.grab(1.3);
      const errors = [() => new Animated(NaN), () => new Animated({ x: 1 }), () => value.retarget(1, { response: 0 })].map((act) => {
        try { act(); return ''; } catch (error) { return error.name; }
      });
      return [isContinuous, held === value.value(9), value.velocity(9), value.restTime, errors];
    }""") == [True, True, 0, float("-inf"), ["RangeError"] * 3]


def test_what_is_no_spring_is_refused(gallery):
    page = gallery("elements")
    refused = page.evaluate("""async () => {
      const { spring } = await import('./elements/animated.js');
      return [
        { response: 0 }, { dampingRatio: 0 }, { dampingRatio: 1e-9 }, { velocity: NaN }, { response: -1 }, { velocity: 1e300 },
      ].map((options) => {
        try { return `${spring(options)}`; } catch (error) { return error.name; }
      });
    }""")
    assert refused == ["RangeError"] * 6
