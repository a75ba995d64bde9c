"""The message balloon's page: a small chat with a typing indicator."""

import pytest

from hand import COUNT_FRAMES, events, state, wait_for_state
from still import runs_nothing, wait_for_frames

TOLD = """
  window.told = [];
  new MutationObserver(() => told.push(document.querySelector('.stage').news.textContent))
    .observe(document.querySelector('.stage').news, { childList: true, characterData: true, subtree: true });
"""


def send(page, text):
    page.fill("#say", text)
    page.press("#say", "Enter")


def test_an_answer_comes_after_the_balloon(gallery, picture):
    page = gallery("balloon")
    assert state(page) == "typing", "it starts typing"
    page.click("[data-command=hide]")
    wait_for_state(page, "hidden")
    page.evaluate(TOLD)
    send(page, "Hello")
    wait_for_state(page, "typing")
    wait_for_frames(page, 10)
    picture(page, "balloon-typing")
    messages = page.locator(".chat li").count()
    page.wait_for_function(f"document.querySelectorAll('.chat li').length > {messages}")
    wait_for_state(page, "hidden")
    assert page.locator(".chat .mine").last.inner_text() == "Hello"
    page.wait_for_function("elastic.happened.slice(-2).map((event) => event.name).join() === 'hidden,settled'")
    assert page.evaluate("told") == ["Bruno is typing", ""], "said once, and once taken back"


def test_a_hidden_balloon_runs_no_frames(gallery):
    page = gallery("balloon", COUNT_FRAMES)
    page.click("[data-command=stop]")
    page.wait_for_function("elastic.happened.some((event) => event.name === 'stopped')")
    page.click("[data-command=hide]")
    page.wait_for_function("elastic.happened.some((event) => event.name === 'hidden')")
    assert runs_nothing(page, 400)
    assert page.evaluate("frames.pending.size") == 0


def test_any_path_is_the_balloon_and_what_is_none_is_said(gallery, picture):
    page = gallery("balloon")
    own = page.evaluate("elastic.motion.draw().slice(elastic.motion.at, elastic.motion.end).length")
    page.click("text=Heart")
    page.wait_for_function("elastic.content?.startsWith('M50 90')")
    page.wait_for_function(
        "(own) => elastic.motion.draw().slice(elastic.motion.at, elastic.motion.end).length !== own", arg=own)
    picture(page, "balloon-heart")
    page.fill("#path", "M0 0 X")
    page.press("#path", "Tab")
    assert page.locator("#path-fault").inner_text() == (
        "Path, line 1, byte 5: expected a command of path data or a number")
    assert page.get_attribute("#path", "aria-invalid") == "true"
    assert page.evaluate("elastic.content.startsWith('M50 90')"), "the heart stays"


def test_it_grows_with_its_frame_and_its_line_does_not(gallery):
    page = gallery("balloon")
    # The numbers of the stroke's own path and its width, as they are painted.
    measure = """(() => {
      const { canvas, context, element } = elastic;
      const seen = [];
      const stroke = context.stroke.bind(context);
      context.stroke = (...rest) => { seen.push(context.lineWidth * context.getTransform().a / devicePixelRatio); return stroke(...rest); };
      elastic.motion.draw(); elastic.motion.paint(context);
      context.stroke = stroke;
      return [element.clientWidth, canvas.width / devicePixelRatio, Math.max(...seen)];
    })()"""
    page.evaluate("Object.assign(document.querySelector('.stage').style, { width: '90px', height: '90px' })")
    page.wait_for_function("elastic.size[0] === 90")
    wait_for_frames(page)
    assert page.evaluate(measure) == pytest.approx([90, 90, 3], abs=1e-6)
    page.evaluate("Object.assign(document.querySelector('.stage').style, { width: '180px', height: '180px' })")
    page.wait_for_function("elastic.size[0] === 180")
    wait_for_frames(page)
    assert page.evaluate(measure) == pytest.approx([180, 180, 3], abs=1e-6)


def test_reduce_motion_moves_no_dot(gallery):
    page = gallery("balloon", reduced_motion="reduce")
    # A dot's group or fill may change its opacity only: all other numbers stay.
    shapes = page.evaluate("""async () => {
      const seen = new Set();
      for (let n = 0; n < 40; n++) {
        await new Promise(requestAnimationFrame);
        const { scene, items, end } = elastic.motion, kept = [];
        for (let i = items; i < end; i += scene[i + 1]) kept.push(...scene.slice(i + 5, i + scene[i + 1]));
        seen.add(JSON.stringify(kept));
      }
      return seen.size;
    }""")
    assert shapes == 1
    assert state(page) == "typing" and events(page) == []


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen(gallery, picture, width, scheme):
    page = gallery("balloon", viewport={"width": width, "height": 800}, color_scheme=scheme)
    wait_for_frames(page)
    picture(page, f"balloon-{width}-{scheme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


WRITERS = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Writers</title><link rel="icon" href="data:,">
<script type="module" src="elements/index.js"></script>
<message-balloon id="balloon" typing writers="Anna, Bruno"><svg slot="picture" style="background: teal"></svg><svg slot="picture" style="background: tomato"></svg></message-balloon>
<p id="below">Below</p>"""


def test_several_writers_have_pictures_and_names_and_are_said_together(gallery, picture):
    page = gallery("writers", text=WRITERS)
    page.wait_for_function("balloon.elastic?.motion.scene && balloon.state === 'typing'")
    wait_for_frames(page, 3)
    assert page.evaluate("[balloon.news.textContent, balloon.names.textContent]") == ["Anna and Bruno are typing", "Anna and Bruno"]
    first, second, drawn, names = page.evaluate(
        "[...balloon.children, balloon.frame, balloon.names].map((one) => one.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])")
    assert first[0] < second[0] < first[2] and second[2] <= drawn[0] and names[1] >= drawn[3]
    assert [drawn[2] - drawn[0], drawn[3] - drawn[1]] == [80, 64]
    picture(page, "balloon-writers")
    page.evaluate("balloon.writers = 'Anna, Bruno, Chidi'")
    page.wait_for_function("balloon.news.textContent === 'Anna, Bruno, and Chidi are typing'")
    page.evaluate("balloon.writers = 'Chidi'")
    page.wait_for_function("balloon.news.textContent === 'Chidi is typing' && balloon.names.textContent === 'Chidi'")
    page.evaluate("balloon.removeAttribute('writers'); balloon.label = 'Dora'")
    page.wait_for_function("balloon.news.textContent === 'Dora is typing' && balloon.names.hidden")
    # Away it takes no room, with all of its writers.
    page.evaluate("balloon.writers = 'Anna, Bruno'; balloon.typing = false")
    page.wait_for_function("balloon.matches(':state(away)')")
    assert page.evaluate("[...balloon.children].every((one) => one.getClientRects().length === 0) && below.getBoundingClientRect().top < 30")
