"""The elastic shape's page: poked, dragged and flung by real pointers."""

import io

import pytest
from PIL import Image

from hand import COUNT_FRAMES, awaited, drag, state, wait_for_rest, wait_for_state
from still import runs_nothing, wait_for_frames

# The first drawn item, as numbers.
OUTLINE = """(() => { const { motion } = elastic; motion.draw();
  return Array.from(motion.scene.slice(motion.items, motion.end)); })()"""


def test_a_drag_bends_it_and_it_comes_back_to_the_bit(gallery, picture):
    page = gallery("shape")
    wait_for_rest(page)
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (290, 130), up=False)
    page.wait_for_function(f"(rest) => elastic.motion.state === 'dragging' && String({OUTLINE}) !== String(rest)", arg=rest)
    picture(page, "shape-dragged")
    page.mouse.up()
    wait_for_state(page, "settling")
    wait_for_frames(page)
    picture(page, "shape-settling")
    wait_for_rest(page)
    assert page.evaluate(OUTLINE) == rest


def test_nothing_runs_at_rest(gallery):
    page = gallery("shape", COUNT_FRAMES)
    drag(page, (200, 220), (250, 180))
    page.wait_for_function("frames.run > 5")
    wait_for_rest(page)
    assert runs_nothing(page)


def test_keys_poke_it(gallery):
    page = gallery("shape")
    page.evaluate("document.querySelector('.stage').focus()")
    page.keyboard.press("Enter")
    awaited(page, "elastic.happened.length > 0")
    wait_for_rest(page)


@pytest.mark.parametrize("shape", ["Blob", "Star", "Heart", "Ring"])
def test_any_path_is_elastic(gallery, picture, shape):
    page = gallery("shape")
    page.click(f"text={shape}")
    awaited(page, "elastic.content")
    page.evaluate("scrollTo(0, 0)")
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (260, 150), up=False)
    awaited(page, f"(rest) => String({OUTLINE}) !== String(rest)", arg=rest)
    picture(page, f"shape-{shape.lower()}")
    page.mouse.up()
    wait_for_rest(page)


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = gallery("shape", viewport={"width": width, "height": 800}, color_scheme=scheme)
    wait_for_frames(page)
    picture(page, f"shape-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_shape_given_as_an_attribute_is_the_one_played_again(gallery):
    page = gallery("shape")
    page.evaluate("document.querySelector('elastic-shape').d = 'M0 0L90 0L90 90Z'")
    page.wait_for_function("elastic.content === 'M0 0L90 0L90 90Z'")
    rest = page.evaluate(OUTLINE)
    drag(page, (200, 220), (260, 150))
    wait_for_rest(page)
    page.evaluate("elastic.paused = true; elastic.seek(0)")
    assert page.evaluate(OUTLINE) == rest


PULLED = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pulled</title>
<link rel="icon" href="data:,"><style>body { margin: 0; height: 300px } elastic-shape { width: 120px; height: 120px }
  #around { position: absolute; left: 260px; top: 300px; width: 160px; height: 160px; overflow: auto }</style>
<script type="module" src="elements/index.js"></script><script type="module" src="elements/stage/stage.js"></script>
%s"""
LONE = '<div id="around"><elastic-shape id="shape" fill="#ff0000" keeps-area="false"><b>Text</b></elastic-shape></div>'
# How opaque the shape's own canvas is at a point of the element; 0 outside of it.
OPACITY = """([x, y]) => {
  const { canvas } = shape, at = canvas.getBoundingClientRect(), from = shape.getBoundingClientRect(), ratio = devicePixelRatio;
  return canvas.getContext('2d').getImageData((from.x + x - at.x) * ratio, (from.y + y - at.y) * ratio, 1, 1).data[3];
}"""
# What the page can tell of its layout.
ROOM = """JSON.stringify([shape, shape.firstElementChild, around, document.documentElement].map((one) =>
  [one.getBoundingClientRect(), one.scrollWidth, one.scrollHeight, one.clientWidth]))"""


@pytest.fixture
def pulled(gallery):
    """Opens a page with a shape that has loaded."""
    def open_page(body, **settings):
        page = gallery("pulled", text=PULLED % body, **{"viewport": {"width": 420, "height": 600}, **settings})
        page.evaluate("Promise.all([...document.querySelectorAll('*')].map((one) => one.ready)).then(() => {})")
        wait_for_frames(page)
        return page

    return open_page


@pytest.mark.parametrize("ratio", [1, 1.5, 3])
def test_what_is_pulled_out_of_its_box_is_seen_and_moves_nothing_else(pulled, ratio):
    page = pulled(LONE, device_scale_factor=ratio)
    page.add_style_tag(content="#around { overflow: visible }")
    room, at_rest = page.evaluate(ROOM), page.evaluate("shape.canvas.width")
    assert at_rest == 120 * ratio
    for end in [(60, -120), (-150, 60), (60, 160), (170, 60)]:
        drag(page, (60, 60), end, up=False, on="#shape")
        page.wait_for_function("shape.state === 'dragging'")
        wait_for_frames(page)
        # The nearest point of the outline has gone as far as the finger: seen from the middle it is beyond the finger.
        inner = [end[0] + (60 - end[0]) * 0.1, end[1] + (60 - end[1]) * 0.1]
        assert page.evaluate(OPACITY, inner) == 255, end
        assert page.evaluate(ROOM) == room
        box = page.locator("#shape").bounding_box()
        beside = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.id", [box["x"] + inner[0], box["y"] + inner[1]])
        assert beside != "shape", "a pointer there is not its own"
        page.mouse.up()
        page.wait_for_function("shape.elastic.resting")
        assert page.evaluate("shape.canvas.width") == at_rest, "at rest it needs no more memory than its box"


def test_what_is_pulled_out_is_cut_by_what_scrolls_and_scrolls_nothing(pulled):
    page = pulled(LONE)
    room = page.evaluate(ROOM)
    drag(page, (60, 60), (150, 150), up=False, on="#shape")
    page.wait_for_function("shape.canvas.width > 120")
    assert page.evaluate(ROOM) == room


def test_its_canvas_has_a_bound(pulled):
    page = pulled(LONE, viewport={"width": 420, "height": 1200})
    drag(page, (60, 60), (60, 820), up=False, on="#shape")
    page.wait_for_function("shape.state === 'dragging'")
    wait_for_frames(page)
    assert page.evaluate("[shape.canvas.width, shape.canvas.height]") == [120 + 2 * 256, 128 + 2 * 256]


@pytest.mark.parametrize("thread", ["", 'thread="page"'])
def test_on_a_stage_too(pulled, thread):
    page = pulled(f'<elastic-stage id="stage" {thread} style="height: 500px"><div style="height: 200px"></div>'
                  '<elastic-shape id="shape" keeps-area="false" style="margin-left: 150px"></elastic-shape></elastic-stage>')
    seen = """async ([x, y]) => {
      const context = new OffscreenCanvas(420, 500).getContext('2d');
      context.drawImage(await createImageBitmap(stage.canvas), 0, 0);
      return context.getImageData(150 + x, 200 + y, 1, 1).data[3];
    }"""
    drag(page, (60, 60), (60, -90), up=False, on="#shape")
    wait_for_frames(page, 4)
    assert page.evaluate(seen, [60, -75]) == 255
    page.mouse.up()
    page.wait_for_function("shape.elastic.resting")
    wait_for_frames(page, 4)
    assert page.evaluate(seen, [60, -75]) == 0
    assert page.evaluate(seen, [60, 60]) == 255
    # It leaves the stage and draws itself.
    page.evaluate("document.body.prepend(shape)")
    page.wait_for_function("shape.canvas.width === 120 && shape.canvas.style.left === '0px'")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_pages_stage_does_not_cut_what_is_pulled_out_of_it(gallery, width):
    """And what lies beside the stage is clicked as before."""
    page = gallery("shape", viewport={"width": width, "height": 900}, unfolded=False)
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(".stage").bounding_box()
    drag(page, (box["width"] * 0.6, box["height"] * 0.3), (box["width"] * 0.7, -60), up=False)
    page.wait_for_function("elastic.motion.state === 'dragging'")
    wait_for_frames(page)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    seen = shot.getpixel((round(box["x"] + box["width"] * 0.7), round(box["y"] - 40)))
    assert seen == (31, 111, 235), "the shape, over the page"
    page.mouse.up()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for one in (".feels label >> nth=0", "#set-dampingRatio", ".swift button >> nth=0", ".top .pages" if width < 700 else ".top nav a >> nth=0"):
        page.locator(one).click(trial=True)
