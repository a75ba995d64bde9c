"""The motion lab, driven by real pointer and key events; its numbers against the command line's."""

import math
from pathlib import Path

import pytest

from still import stays, wait_for_frames

ROOT = Path(__file__).resolve().parents[2]

# A dialect's place on the page, its numbers, and the same as flags of the command line.
SPRINGS = [
    (0, ["2", "170", "12"], ["--mass", 2, "--stiffness", 170, "--friction", 12]),
    (1, ["0.4", "1.6"], ["--response", 0.4, "--damping", 1.6]),
    (2, ["0.5", "-0.25"], ["--duration", 0.5, "--bounce", -0.25]),
    (3, ["0.9", "0.43"], ["--duration", 0.9, "--damping", 0.43]),
    (4, ["0.9", "0.43"], ["--duration", 0.9, "--damping", 0.43]),
]


def say(page, dialect, numbers):
    """Types the numbers of a dialect, each over the old one."""
    fields = page.locator(f"[data-dialect='{dialect}'] input")
    assert fields.count() == len(numbers)
    for place, number in enumerate(numbers):
        fields.nth(place).fill(number)


def numbers(page, dialect):
    fields = page.locator(f"[data-dialect='{dialect}'] input")
    return [fields.nth(place).input_value() for place in range(fields.count())]


def near(value, relative=1e-12):
    return pytest.approx(value, rel=relative, abs=1e-12)


@pytest.mark.parametrize(["dialect", "typed", "flags"], SPRINGS)
def test_a_spring_is_the_command_lines(gallery, elastic, dialect, typed, flags):
    page = gallery("lab")
    say(page, dialect, typed)
    times = [0, 0.05, 0.2, 0.7, 3]
    told = elastic("spring", *flags, "--css", "--at", ",".join(map(str, times)))
    shown = page.evaluate("lab.spring")
    for key in ("stiffness", "friction", "dampingRatio", "angularFrequency", "settlingDuration", "overshoot"):
        assert shown[key] == near(told[key]), key
    assert page.locator("#css").inner_text() == told["css"]
    values = page.evaluate("(times) => times.map((t) => lab.wasm.spring_value(t))", times)
    assert values == near([sample["value"] for sample in told["samples"]])
    # Rounded to four digits, and nowhere else, on its way to the screen.
    assert float(page.locator("#overshoot").inner_text().split()[0]) == near(100 * told["overshoot"], 1e-3)
    assert float(page.locator("#settling").inner_text().split()[0]) == near(told["settlingDuration"], 1e-3)
    assert page.locator("#spring-message").inner_text() == ""
    assert numbers(page, dialect) == typed, "what is typed stays as typed"


def test_editing_one_dialect_updates_the_others(gallery, elastic):
    page = gallery("lab")
    say(page, 3, ["0.9", "0.57"])
    before = page.locator("#spring-plot").inner_html()
    assert [float(number) for number in numbers(page, 0)] == near([1, 162.628796, 14.537964], 1e-5)
    # One number of another: its neighbour counts with every digit, not as it is shown.
    say_one = page.locator("[data-dialect='1'] input").nth(1)
    response = page.evaluate("lab.spring.dialects[1][0]")
    say_one.fill("0.8")
    told = elastic("spring", "--response", repr(response), "--damping", 0.8)
    assert page.evaluate("lab.spring.stiffness") == near(told["stiffness"])
    uikit, settling = ([float(number) for number in numbers(page, dialect)] for dialect in (3, 4))
    assert uikit == settling and uikit[1] == 0.8
    again = elastic("spring", "--duration", uikit[0], "--damping", uikit[1])
    assert again["stiffness"] == near(told["stiffness"], 1e-5)
    assert float(numbers(page, 2)[1]) == near(0.2)
    assert page.locator("#spring-plot").inner_html() != before
    # A spring that creeps has no settling in UIKit's and SwiftUI's sense.
    say_one.fill("2")
    assert numbers(page, 3) == ["", ""] and numbers(page, 2)[1] == "-0.5"
    page.fill("#velocity", "3")
    thrown = elastic("spring", "--response", repr(response), "--damping", 2, "--velocity", 3)
    assert page.evaluate("lab.spring.settlingDuration") == near(thrown["settlingDuration"])


def test_its_parts_stand_beside_each_other_on_a_wide_screen(gallery):
    """And the plots are in the colours of the page."""
    page = gallery("lab", viewport={"width": 1440, "height": 900})
    boxes = [page.locator(one).bounding_box() for one in ("#springs", "#curves", "#paths")]
    assert boxes[1]["x"] == boxes[2]["x"] >= boxes[0]["x"] + boxes[0]["width"]
    assert boxes[1]["y"] == boxes[0]["y"] and 0 < boxes[2]["y"] - boxes[1]["y"] - boxes[1]["height"] < 40, "no gap between them"
    line, tint = page.evaluate("""['#spring-plot [data-id=path]', '.same path:not(.end)'].map((one) => getComputedStyle(document.querySelector(one)).stroke)""")
    assert line == tint


def test_a_number_no_spring_can_have_is_said_and_changes_nothing(gallery):
    page = gallery("lab")
    before = page.evaluate("[lab.wasm.spring_value(0.1), document.querySelector('#css').textContent]")
    field = page.locator("[data-dialect='3'] input").nth(1)
    for wrong in ("1.5", "-1", ""):
        field.fill(wrong)
        assert page.locator("#spring-message").inner_text() == (
            "Damping ratio must be a number from 0.01 to 1.")
        assert field.get_attribute("aria-invalid") == "true"
        assert page.evaluate(
            "[lab.wasm.spring_value(0.1), document.querySelector('#css').textContent]") == before
    field.fill("0.5")
    assert page.locator("#spring-message").inner_text() == ""
    assert field.get_attribute("aria-invalid") is None
    # Without friction it swings for ever: no CSS, no end, and still a picture.
    page.locator("[data-dialect='0'] input").nth(2).fill("0")
    assert page.locator("#settling").inner_text() == "Never"
    assert page.locator("#overshoot").inner_text() == "100 %"
    assert page.locator("#copy").is_disabled()


def test_the_picture_is_the_command_lines(gallery, elastic, tmp_path):
    page = gallery("lab")
    say(page, 3, ["0.9", "0.57"])
    for name, call, words in [
        ("spring", "spring_plot", ["spring", "--duration", "0.9", "--damping", "0.57"]),
        ("curve", "curve_plot", ["curve", "cubic-bezier(.3, -.6, .6, 1.6)"]),
    ]:
        file = tmp_path / f"{name}.svg"
        assert elastic.plain(*words, "-o", str(file)).returncode == 0
        drawn = page.evaluate(
            """(call) => new TextDecoder().decode(new Uint8Array(
                 lab.wasm.memory.buffer, lab.wasm[call](480, 300, 0), lab.wasm.answer_count()))""", call)
        assert drawn == file.read_text()


def test_a_curve_is_taken_or_its_fault_is_said(gallery, elastic):
    page = gallery("lab")
    shares = [0, 0.1, 0.25, 0.5, 0.9, 1]
    read = "(shares) => shares.map((share) => lab.wasm.curve_value(share))"
    for css in ("ease-in-out", "steps(5, jump-none)", "linear(0, 1.1 40%, .95 60%, 1)"):
        before = page.locator("#curve-plot").inner_html()
        page.fill("#curve", css)
        told = elastic("curve", css, "--at", ",".join(map(str, shares)))
        assert page.evaluate(read, shares) == [sample["value"] for sample in told["samples"]]
        assert page.locator("#curve-plot").inner_html() != before
        assert page.locator("#curve-message").inner_text() == ""
    values = page.evaluate(read, shares)
    for css, place in [("cubic-bezier(2, 0, 1, 1)", 13), ("wobble", 0), ("linear(<b>)", 7)]:
        page.fill("#curve", css)
        sentence = page.locator("#curve-message").inner_text()
        assert f"at position {place}; expected " in sentence
        assert sentence[1:-1] in elastic.plain("curve", css, "--at", "0").stderr
        assert page.locator("#curve").get_attribute("aria-invalid") == "true"
        assert page.evaluate(read, shares) == values


def drawn_place(page):
    """Position and rotation of the dot: x, y and degrees."""
    return page.evaluate("""() => {
      const { e, f, a, b } = document.querySelector('#dot').transform.baseVal.consolidate().matrix;
      return [e, f, Math.atan2(b, a) * 180 / Math.PI];
    }""")


def test_a_drawn_path_is_travelled(gallery, elastic, picture):
    page = gallery("lab", viewport={"width": 420, "height": 900}, reduced_motion="reduce")
    page.locator("#paper").scroll_into_view_if_needed()
    box = page.locator("#paper").bounding_box()
    stroke = [(30, 40), (80, 60), (120, 140), (200, 160), (260, 90), (300, 60)]
    page.mouse.move(box["x"] + stroke[0][0], box["y"] + stroke[0][1])
    page.mouse.down()
    for x, y in stroke[1:]:
        page.mouse.move(box["x"] + x, box["y"] + y, steps=4)
    page.mouse.up()
    data = page.input_value("#path")
    assert data.startswith("M 30 40 C ") and data.endswith(" 300 60")
    assert page.locator("#drawn").get_attribute("d") == data
    told = elastic("path", data)
    assert 365 < told["length"] < 400
    picture(page, "lab-drawn", full_page=True)
    for pace in ("paced", "linear"):
        page.select_option("#pace", index=0 if pace == "paced" else 1)
        for heading, turn in [(1, 0), (2, 180), (0, None)]:
            page.select_option("#heading", index=heading)
            for share in (0, 0.3, 0.75, 1):
                page.locator("#share").fill(str(share))
                sample = elastic("path", data, "--pace", pace, "--at", f"{share * 100}%")["samples"][0]
                x, y, degrees = drawn_place(page)
                assert [x, y] == pytest.approx(sample["point"], abs=0.01)
                # The tangent turns quickly where the path does; the place is right to a thousandth.
                expected = 0 if turn is None else sample["angle"] + turn
                assert (degrees - expected + 180) % 360 - 180 == pytest.approx(0, abs=0.1)
    # Timed by the curve above, the dot is at the curve's position.
    page.select_option("#pace", index=0)
    page.fill("#curve", "steps(4)")
    page.check("#timed")
    page.locator("#share").fill("0.6")
    sample = elastic("path", data, "--at", "50%")["samples"][0]
    assert drawn_place(page)[:2] == pytest.approx(sample["point"], abs=0.01)


def test_a_written_path_that_is_none_is_said(gallery, elastic):
    page = gallery("lab")
    before = page.locator("#drawn").get_attribute("d")
    for data, said in [("M0 0 L", "Unexpected end at position 6"), ("M0 0", "The path draws nothing")]:
        page.fill("#path", data)
        assert page.locator("#path-message").inner_text().startswith(said)
        assert page.locator("#drawn").get_attribute("d") == before
    page.fill("#path", "M10 10H110")
    assert page.locator("#path-message").inner_text() == ""
    page.locator("#share").fill("0.5")
    assert drawn_place(page)[:2] == [60, 10]


def test_the_dots_move_once_and_then_nothing_does(gallery):
    page = gallery("lab")
    for section in ("springs", "curves"):
        left = f"getComputedStyle(document.querySelector('#{section} .run i')).translate"
        page.click(f"#{section} .play")
        page.evaluate("window.seen = new Set()")
        page.wait_for_function(f"seen.add({left}), seen.size > 4")
    page.click("#paths .play")
    page.wait_for_function("document.querySelector('#share').value === '1'")
    page.wait_for_function("document.getAnimations().length === 0")
    assert drawn_place(page)[:2] == pytest.approx([220, 60], abs=1e-6)


def test_the_button_wobbles_and_comes_to_rest(gallery):
    page = gallery("lab")
    say(page, 1, ["0.35", "0.2"])
    page.evaluate("""() => {
      window.heights = [];
      new MutationObserver(() => {
        const map = document.querySelector('#wobble g').transform.baseVal.consolidate()?.matrix;
        heights.push(map?.d ?? 1);
      }).observe(document.querySelector('#wobble'), { childList: true });
    }""")
    page.locator("#wobble").scroll_into_view_if_needed()
    box = page.locator("#wobble").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_function("heights.at(-1) < 0.72")
    released = page.evaluate("heights.length")
    page.mouse.up()
    swung = "(start) => Math.max(...heights.slice(start)) > 1.05"
    page.wait_for_function(swung, arg=released)
    # Pressed again in mid-wobble it goes on from where it is.
    page.mouse.down()
    page.wait_for_function("heights.at(-1) < 0.72")
    heights = page.evaluate("heights")
    assert max(abs(b - a) for a, b in zip(heights, heights[1:])) < 0.4
    page.mouse.up()
    page.wait_for_function("performance.now() / 1000 > lab.wasm.button_rest() + 0.1")
    assert page.evaluate("heights.at(-1)") == 1 and max(page.evaluate("heights")) > 1.1
    count = page.evaluate("heights.length")
    stays(page, 200)
    assert page.evaluate("heights.length") == count, "no frame is drawn at rest"
    # By key as by finger.
    page.focus("#wobble")
    page.keyboard.down("Space")
    page.wait_for_function("heights.at(-1) < 0.72")
    released = page.evaluate("heights.length")
    page.keyboard.up("Space")
    page.wait_for_function(swung, arg=released)


def test_reduce_motion_moves_nothing(gallery):
    page = gallery("lab", reduced_motion="reduce")
    assert page.locator(".run:visible, .play:visible").count() == 0
    page.evaluate("""() => {
      window.heights = new Set();
      new MutationObserver(() => {
        heights.add(document.querySelector('#wobble g').transform.baseVal.consolidate()?.matrix.d ?? 1);
      }).observe(document.querySelector('#wobble'), { childList: true });
    }""")
    page.locator("#wobble").click(delay=150)
    stays(page, 300)
    assert page.evaluate("[...heights]") == pytest.approx([0.7, 1], abs=1e-6)
    say(page, 1, ["0.35", "0.2"])
    assert page.evaluate("document.getAnimations().length") == 0


def test_all_of_it_is_reached_by_tab_and_has_a_name(gallery):
    page = gallery("lab")
    names = []
    for _ in range(80):
        page.keyboard.press("Tab")
        name = page.evaluate("""() => {
          const one = document.activeElement;
          if (one === document.body) return null;
          const label = one.labels?.[0]?.firstChild.textContent.trim() || one.labels?.[0]?.textContent.trim();
          const by = one.getAttribute('aria-labelledby');
          return [one.id || one.parentElement.closest('[data-dialect]')?.dataset.dialect || one.dataset.play,
            label || one.getAttribute('aria-label') || (by && document.getElementById(by).textContent) || one.textContent];
        }""")
        if name is None:
            break
        names.append(name)
    assert all(name for _, name in names)
    reached = [place for place, _ in names]
    for place in ["0", "1", "2", "3", "4", "velocity", "copy", "curve", "path", "pace", "heading", "timed", "share",
                  "wobble", "spring"]:
        assert place in reached, place


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = gallery("lab", viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.fill("#curve", "cubic-bezier(2, 0, 1, 1)")
    page.wait_for_function("document.getAnimations().length === 0")
    wait_for_frames(page)
    picture(page, f"lab-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    ground = page.locator("#spring-plot [data-id=background]").get_attribute("fill")
    assert ground == {"light": "#ffffff", "dark": "#11141a"}[scheme]
    page.emulate_media(color_scheme="light")
    page.wait_for_function(
        "document.querySelector('#spring-plot [data-id=background]').getAttribute('fill') === '#ffffff'")


def test_a_spring_is_code_of_every_framework(gallery):
    """The numbers in each are those of the page; what CSS there is the browser takes."""
    page = gallery("lab", bypass_csp=True)
    say(page, 0, ["2", "170", "12"])
    page.fill("#velocity", "3")
    ratio = page.evaluate("lab.spring.dampingRatio")
    wanted = {
        "Swift (ElasticKit)": ["mass: 2.0", "stiffness: 170.0", "friction: 12.0", "velocity: 3.0"],
        "UIKit": ["mass: 2.0", "stiffness: 170.0", "damping: 12.0", "dx: 3.0"],
        "SwiftUI": ["mass: 2.0", "stiffness: 170.0", "damping: 12.0", "initialVelocity: 3.0"],
        "Core Animation": ["mass = 2.0", "stiffness = 170.0", "damping = 12.0", "initialVelocity = 3.0"],
        "motion.dev": ["mass: 2,", "stiffness: 170,", "damping: 12,", "velocity: 3 * distance"],
        "Android": [f"dampingRatio = {ratio:.6g}f", "stiffness = 85.0f", "initialVelocity = 300.0f"],
    }
    assert page.locator("#as option").all_inner_texts() == ["CSS linear()", *wanted]
    css = page.locator("#css").inner_text()
    assert page.evaluate("(css) => CSS.supports('transition-timing-function', css.replace(/^\\S+s /, ''))", css)
    compiled = [line.strip() for line in (ROOT / "Tests/AppleDeclarations/Samples/LabSpring.swift").read_text().splitlines()]
    for name, parts in wanted.items():
        page.select_option("#as", name)
        code = page.locator("#css").inner_text()
        assert [part for part in parts if part not in code] == [], code
        lines = [line.strip() for line in code.splitlines() if line]
        if lines[0].startswith("import ") and name not in ("motion.dev", "Android"):
            assert lines[0] in compiled
            start = compiled.index(lines[1])
            assert compiled[start:start + len(lines) - 1] == lines[1:], name
    # Android's two numbers mean this spring, and its value runs over 100 pixels.
    assert ratio == pytest.approx(12 / (2 * math.sqrt(2 * 170)), abs=1e-12)
    page.select_option("#as", "motion.dev")
    script = page.locator("#css").inner_text()
    module = "export const animate = (...all) => { window.animated = all; };"
    script = script.replace("from 'motion'", f"from 'data:text/javascript,{module}'")
    page.evaluate("(script) => import(`data:text/javascript,${encodeURIComponent(script)}`).then(() => {})", script)
    assert page.evaluate("animated") == [
        "#box", {"x": 100}, {"type": "spring", "mass": 2, "stiffness": 170, "damping": 12, "velocity": 300}]
    # It follows the numbers.
    page.select_option("#as", "Android")
    say(page, 0, ["2", "80", "12"])
    assert "stiffness = 40.0f" in page.locator("#css").inner_text()


def test_the_same_numbers_are_read_by_each(gallery, elastic):
    page = gallery("lab")
    say(page, 3, ["0.6", "0.4"])
    assert page.locator("#same-numbers").inner_text() == "0.6 and 0.4"
    told = page.locator("#same figcaption").all_inner_texts()
    flags = [["--response", 0.6, "--damping", 0.4], ["--duration", 0.6, "--bounce", 0.4], ["--duration", 0.6, "--damping", 0.4]]
    for text, one in zip(told, flags):
        overshoot = 100 * elastic("spring", *one)["overshoot"]
        assert float(text.split("by ")[1].split(" %")[0]) == pytest.approx(overshoot, abs=0.051), text
    assert len(told) == 4 and len(set(page.locator("#same path:not(.end)").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))"))) == 3
    # UIKit's duration is that until it has settled. The module has the reader's spring after that.
    shown = page.evaluate("[0.1, 0.3].map((t) => lab.wasm.spring_value(t))")
    assert shown == near([one["value"] for one in elastic("spring", *flags[2], "--at", "0.1,0.3")["samples"]])
