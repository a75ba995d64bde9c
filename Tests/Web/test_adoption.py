"""What a page that adopts the elements meets first: lengths, mistakes, fonts, a list on the page itself."""

import io

import components
import pytest
from PIL import Image

from hand import PHONE, Fingers, drag, in_time, until
from still import stays, wait_for_frames, wait_until_scrolled

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adoption</title>
<link rel="icon" href="data:,"><style>body { margin: 0 }</style><script type="module" src="elements/index.js"></script>"""
SONG = "[00:01.00]iiii mmmm\n[00:03.00]end\n"


@pytest.fixture
def adopter(gallery):
    """Opens a page of a body; its warnings are in `page.warnings`."""
    def open_page(body, **settings):
        page = gallery("adoption-test", text=HEAD + body, **settings)
        page.warnings = []
        page.on("console", lambda message: page.warnings.append(message.text) if message.type == "warning" else None)
        page.evaluate("Promise.all([...document.querySelectorAll('*')].map((one) => one.ready)).then(() => {})")
        return page

    return open_page


@pytest.mark.parametrize("written, points", [
    ("4rem", 64), ("2em", 40), ("25%", 100), ("calc(1rem + 10px)", 26), ("10vh", 80), ("64px", 64), ("64", 64)])
def test_a_length_is_any_of_css(adopter, written, points):
    page = adopter(f'<elastic-surface id="one" minimum-height="{written}" style="height: 400px; font-size: 20px"></elastic-surface>')
    until(page, f"Math.abs(one.minimumHeight - {points}) < 0.01")
    # As a custom property too.
    page.evaluate(f"one.removeAttribute('minimum-height'); one.style.setProperty('--elastic-minimum-height', '{written}')")
    until(page, f"Math.abs(one.minimumHeight - {points}) < 0.01")


def test_a_relative_length_follows_the_size_and_the_font(adopter):
    page = adopter("""<elastic-surface id="one" minimum-height="25%" style="height: 400px"></elastic-surface>
      <div id="around" style="font-size: 20px"><elastic-surface id="two" minimum-height="2em" style="height: 400px"></elastic-surface></div>""")
    until(page, "one.minimumHeight === 100 && two.minimumHeight === 40")
    page.evaluate("one.style.height = '200px'; around.style.fontSize = '30px'")
    until(page, "one.minimumHeight === 50 && two.minimumHeight === 60")


def test_a_word_that_is_no_value_is_said_once_with_what_is(adopter):
    page = adopter("")
    page.evaluate("""document.body.innerHTML = `
      <elastic-surface edge="tpo" minimum-height="tall" fill="bluish" style="height: 200px"></elastic-surface>
      <elastic-surface edge="tpo" minimum-height="5000" settling-duration="2 days"></elastic-surface>
      <elastic-surface edge="bottom" minimum-height="50%" fill="rebeccapurple" style="height: 200px"></elastic-surface>`""")
    until(page, "[...document.querySelectorAll('elastic-surface')].every(({ elastic }) => elastic?.motion.scene)")
    in_time(page, lambda: len(page.warnings) >= 5, lambda: page.warnings)
    said = [text.split(": expected ") for text in page.warnings]
    assert sorted(text for text, _ in said) == sorted([
        '<elastic-surface>: edge="tpo"', '<elastic-surface>: minimum-height="tall"', '<elastic-surface>: fill="bluish"',
        '<elastic-surface>: minimum-height="5000"', '<elastic-surface>: settling-duration="2 days"'])
    expected = dict(said)
    assert expected['<elastic-surface>: edge="tpo"'].startswith("one of top, bottom, left, right")
    assert expected['<elastic-surface>: minimum-height="5000"'].startswith("a length from 0 to ")
    assert expected['<elastic-surface>: fill="bluish"'].startswith("a colour, or one of tint,")


LIST = '<elastic-refresh id="list" style="height: 400px"><p style="height: 900px">Letters</p></elastic-refresh>'
LISTEN = """() => {
  window.signals = [];
  list.addEventListener('refresh', ({ detail }) => {
    signals.push(detail.signal);
    detail.waitUntil(new Promise((done, fail) => {
      window.finish = done;
      detail.signal.addEventListener('abort', () => fail(detail.signal.reason));
    }));
  });
  list.addEventListener('error', ({ message }) => signals.push(message));
}"""


def test_a_refresh_has_a_signal_that_is_aborted_when_the_loading_ends_before_the_work(adopter):
    page = adopter(LIST)
    page.evaluate(LISTEN)
    for end in ("finish()", "list.refreshing = false", "list.remove()"):
        drag(page, (150, 40), (160, 240), on="#list")
        until(page, "signals.length && list.refreshing")
        assert page.evaluate("signals.length === 1 && signals[0] instanceof AbortSignal && !signals[0].aborted")
        page.evaluate(end)
        if "remove" not in end:
            until(page, "!list.refreshing && list.state === 'stopped'")
        stays(page, 50)
        assert page.evaluate("[signals.length, signals[0].aborted]") == [1, end != "finish()"]
        page.evaluate("signals.length = 0")


LONG = "".join(f"<p style='height: 40px'>Letter {n}</p>" for n in range(60))


def test_a_list_on_the_page_itself_refreshes(adopter, picture):
    page = adopter(f'<elastic-refresh id="list" page label="Letters">{LONG}</elastic-refresh>', **PHONE)
    page.evaluate("list.addEventListener('refresh', () => { window.refreshed = (window.refreshed ?? 0) + 1; })")
    finger = Fingers(page, None)
    finger.swipe((150, 60), (160, 300), up=False)
    assert page.evaluate("list.state") == "dragging"
    assert page.evaluate("scrollY") == 0
    # Its drawing is at the top of the window, in its whole width.
    assert page.evaluate("(({ left, top, width }) => [left, top, width])(list.canvas.getBoundingClientRect())") == [0, 0, 390]
    picture(page, "refresh-page")
    finger("End")
    until(page, "window.refreshed === 1 && list.state === 'loading'")
    assert page.evaluate("list.querySelector('p').getBoundingClientRect().top") > 40
    page.evaluate("list.refreshing = false")
    until(page, "list.elastic.resting")
    # Where the page is scrolled, a finger scrolls it back first.
    page.evaluate("scrollTo(0, 400)")
    wait_until_scrolled(page)
    finger.swipe((150, 300), (150, 400))
    until(page, "scrollY < 390")
    assert page.evaluate("refreshed") == 1 and page.evaluate("list.state") == "stopped"
    # When it leaves, the page is as before.
    assert page.evaluate("document.documentElement.style.overscrollBehaviorY") == "contain"
    page.evaluate("list.remove()")
    until(page, "document.documentElement.style.overscrollBehaviorY === ''")


def test_a_list_without_a_height_says_what_it_needs(adopter):
    page = adopter("<p id='first'>")
    page.evaluate(f"first.outerHTML = `<elastic-refresh>{LONG}</elastic-refresh><elastic-refresh>{LONG}</elastic-refresh>`")
    until(page, "[...document.querySelectorAll('elastic-refresh')].every(({ elastic }) => elastic?.motion.scene)")
    until(page, "document.querySelectorAll('elastic-refresh')[1].elastic.resting")
    in_time(page, lambda: page.warnings, lambda: "no warning")
    stays(page, 200)
    assert len(page.warnings) == 1
    assert 'give it a height, or add the attribute "page"' in page.warnings[0]


@pytest.mark.parametrize("height", ["height: 300px", "height: 100dvh", "max-height: 50vh"])
def test_a_list_that_has_one_says_nothing(adopter, height):
    page = adopter("<p id='first'>")
    page.evaluate(f"first.outerHTML = `<elastic-refresh id='list' style='{height}'>{LONG}</elastic-refresh>`")
    until(page, "list.elastic?.motion.scene")
    stays(page, 200)
    assert page.warnings == []


BALL = '<lyric-ball id="ball" for="song" style="width: 400px; height: 200px"></lyric-ball>'


def test_a_player_that_comes_late_is_found(adopter):
    page = adopter(BALL)
    assert page.evaluate("ball.media") is None
    page.evaluate("document.body.append(Object.assign(document.createElement('audio'), { id: 'song', src: 'song/twinkle.mp3' }))")
    until(page, "ball.media === song")
    # Also one that gets its id later.
    page.evaluate("ball.setAttribute('for', 'other')")
    until(page, "ball.media === null")
    page.evaluate("song.id = 'other'")
    until(page, "ball.media?.id === 'other'")


def test_a_click_on_a_word_goes_there_and_a_selection_does_not(adopter):
    page = adopter('<audio id="song" src="song/twinkle.mp3" preload="auto"></audio>' + BALL)
    page.evaluate(f"ball.load({SONG!r})")
    until(page, "song.readyState > 0 && ball.text.children.length === 3 && !ball.text.querySelector('.away')")
    words = page.locator("lyric-ball .words span")
    words.nth(2).click()
    until(page, "Math.abs(song.currentTime - 3) < 0.01")
    assert page.evaluate("getComputedStyle(ball.text.firstChild).cursor") == "pointer"
    box = words.nth(0).bounding_box()
    page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    until(page, "String(getSelection()).length > 0")
    stays(page, 100)
    assert page.evaluate("song.currentTime") == pytest.approx(3, abs=0.01)


def test_the_words_have_the_font_of_css(adopter):
    page = adopter(BALL.replace(' for="song"', ""))
    page.evaluate(f"ball.load({SONG!r})")
    # The last of the entries that measure: the height of a line, and the widths.
    page.evaluate("""() => { window.measured = () => {
      const { numbers } = ball.elastic.run;
      let last;
      for (let at = 3; at < numbers.length; at += 3 + numbers[at + 2]) if (numbers[at + 1] === 4) last = numbers.slice(at + 3, at + 3 + numbers[at + 2]);
      return last;
    }; }""")
    until(page, "measured()?.length === 4")
    usual = page.evaluate("measured()")
    assert usual[2] > 2 * usual[1]
    page.add_style_tag(content="lyric-ball { font: 400 16px/2 monospace }")
    until(page, "measured()[1] === measured()[2]")
    size = page.evaluate("ball.elastic.motion.wordSize")
    assert page.evaluate("measured()[0]") == pytest.approx(2 * size, abs=0.01)
    assert page.evaluate("getComputedStyle(ball.text.firstChild).fontFamily") == "monospace"
    light = page.evaluate("measured()")
    page.add_style_tag(content="lyric-ball { font-family: sans-serif; font-weight: 900 }")
    until(page, "measured()[1] !== measured()[2]")
    assert page.evaluate("measured()") != light


def test_what_is_disabled_says_so(adopter):
    page = adopter("".join(f"<{tag} disabled style='height: 9rem'></{tag}>" for tag in components.TAGS))
    of_all = "[...document.body.children].filter(({ constructor }) => constructor.flags.includes('disabled')).map(({ spoken }) => spoken.ariaDisabled)"
    assert page.evaluate(of_all) == ["true"] * 4
    page.evaluate("for (const one of document.body.children) one.disabled = false")
    until(page, of_all + ".every((one) => one === 'false')")


def test_cursors_say_what_a_hand_can_do(adopter):
    page = adopter("""<elastic-surface></elastic-surface><elastic-shape></elastic-shape><elastic-shape purpose="button"></elastic-shape>
      <elastic-surface disabled></elastic-surface>""")
    assert page.evaluate("[...document.body.children].map(({ frame }) => getComputedStyle(frame).cursor)") == [
        "grab", "grab", "pointer", "auto"]


def test_the_ring_of_a_focused_list_lies_over_its_drawing(adopter):
    page = adopter(LIST.replace("style=", 'fill="#00ff00" style='))
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("list.shadowRoot.activeElement === list.scroller")
    page.evaluate("list.refreshing = true")
    until(page, "list.state === 'loading' && list.elastic.motion.inset === 50")
    box = page.locator("#list").bounding_box()
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    x = int(box["x"])
    assert shot.getpixel((x + 100, int(box["y"]) + 20)) == (0, 255, 0)
    assert shot.getpixel((x + 100, int(box["y"]) + 1)) != (0, 255, 0)


# All that can be focused or clicked in an element: its own parts and itself, not what the page puts into it. A part that shows
# only with the focus is shown.
TARGETS = """(tag) => {
  const host = document.querySelector(tag), own = [host, ...host.shadowRoot.querySelectorAll('*')];
  for (const one of own) if (one.localName === 'button') Object.assign(one, { textContent: '' }).style.opacity = 1;
  return own.filter((one) => one.tabIndex >= 0 || ['button', 'a', 'input'].includes(one.localName) || getComputedStyle(one).cursor === 'pointer')
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert], .away'))
    .map((one) => [one.localName + (one.className && '.' + one.className), ...(({ width, height }) => [width, height])(one.getBoundingClientRect())]);
}"""


@pytest.mark.parametrize("tag", components.TAGS)
def test_what_can_be_pressed_is_large_enough_for_a_finger(adopter, tag):
    """24 by 24 points, as WCAG 2.2 has it (2.5.8). A word of a song is in a sentence, whose line may set its width and height; a line
    is as high."""
    one = next(one for one in components.ALL if one.tag == tag)
    page = adopter(f"<{tag} style='width: 300px; height: 200px' purpose=button>{one.inside}</{tag}><audio id=song src='song/twinkle.mp3' preload=auto></audio>")
    if tag == "lyric-ball":
        page.evaluate(f"() => {{ const ball = document.querySelector('lyric-ball'); ball.media = song; ball.load({SONG!r}); }}")
        # Its words lie in its shadow, away until they are painted.
        until(page, "document.querySelector('lyric-ball').text.querySelectorAll(':not(.away)').length === 3")
    found = page.evaluate(TARGETS, tag)
    # What is in a menu and in a balloon is the page's own.
    assert bool(found) == (tag not in ("flowing-menu", "message-balloon"))
    assert [one for one in found if one[2] < 24 or (one[1] < 24 and one[0] != "span")] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_menu_and_page_stay_apart(adopter, scheme, picture):
    page = adopter("""<flowing-menu id="menu" open style="height: 300px"><nav slot="menu">Inbox</nav>
      <p style="height: 250px; margin: 0; background: Canvas">The page</p></flowing-menu>""", forced_colors="active", color_scheme=scheme)
    until(page, "menu.state === 'open' && menu.elastic.motion.progress === 1")
    wait_for_frames(page, 3)
    picture(page, f"menu-forced-{scheme}")
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    row = [shot.getpixel((x, 150)) for x in range(420)]
    box = page.evaluate("(({ left, right }) => [left, right])(menu.menu.getBoundingClientRect())")
    # A line of the colour of text ends the menu, and the page beside it has the ground that it has alone.
    ground = (255, 255, 255) if scheme == "light" else (0, 0, 0)
    assert row[int(box[1]) - 1] == tuple(255 - part for part in ground)
    assert row[410] == ground and row[int(box[1]) - 20] == ground


@pytest.mark.parametrize("tag", ["elastic-surface", "elastic-shape"])
def test_the_ring_of_what_is_pulled_lies_over_its_drawing(adopter, tag):
    """Also over what it draws outside its box."""
    page = adopter(f"<{tag} id=one fill='#00ff00' purpose=button style='width: 200px; height: 200px; margin: 100px'>Pull</{tag}>", viewport={"width": 400, "height": 400})
    until(page, "one.elastic")
    page.keyboard.press("Tab")
    assert page.evaluate("one.frame.matches(':focus-visible')")
    page.evaluate("""() => {
      const now = performance.now();
      one.elastic.touch('down', { x: 100, y: 190 }, 1, now);
      for (let y = 190; y <= 400; y += 10) one.elastic.touch('move', { x: 100, y }, 1, now + y);
    }""")
    until(page, "one.state !== 'rest'")
    page.evaluate("new Promise((done) => setTimeout(() => { one.elastic.paused = true; requestAnimationFrame(() => requestAnimationFrame(done)); }, 500))")
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    fill = (0, 255, 0)
    assert shot.getpixel((200, 310 if tag == "elastic-shape" else 298)) == fill, "it is drawn as far as its ring"
    # The system's colour lets some of the fill through.
    assert (255, 255, 255) not in [shot.getpixel((x, 150)) for x in range(95, 98)]
    assert fill not in [shot.getpixel((200, y)) for y in range(302, 305)]
