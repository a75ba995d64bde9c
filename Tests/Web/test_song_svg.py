"""The moving picture of a song, played by a real browser and compared with the component itself."""

import pytest

SONG = """[ti:A test & a <song>]
[ar:Nobody]
[00:01.00]<00:01.00>Up <00:01.40>the <00:01.80>hill <00:02.50>
[00:03.00]<00:03.00>and <00:03.25>down <00:03.40>again, <00:03.90>
[00:08.00]<00:08.00>slowly <00:09.50>
[00:10.00]<00:10.00>in <00:10.30>a <00:10.60>row <00:11.00>of <00:11.50>many <00:12.00>words <00:12.60>
[00:13.00]<00:13.00>שיר <00:13.60>קצר <00:14.20>
"""
TIMES = [0.1, 0.85, 1.0, 1.2, 1.33, 2.1, 2.8, 3.1, 3.32, 4.5, 7.2, 8.05, 9.4, 9.9, 10.45, 11.7, 13.3, 13.59]
SIZE, TITLE = (400, 300), 80


@pytest.fixture
def song(tmp_path):
    path = tmp_path / "song.lrc"
    path.write_text(SONG)
    return path


def picture_of(elastic, song, *options):
    out = song.with_suffix(".svg")
    words = ["lyrics", song, "--size", "{}x{}".format(*SIZE), "-o", out, *options]
    done = elastic.plain(*map(str, words))
    assert done.returncode == 0, done.stderr
    return out.read_text()


def shown(page, svg):
    """Plays the picture in a page and gives the ball's middle and lowest point at all times."""
    page.set_content(f"<body style='margin:0'>{svg}")
    return page.evaluate("""async (times) => {
      const svg = document.querySelector('svg');
      svg.pauseAnimations();
      const seen = [];
      for (const t of times) {
        svg.setCurrentTime(t);
        await new Promise(requestAnimationFrame);
        const { x, width, bottom } = document.querySelector('ellipse').getBoundingClientRect();
        seen.push([x + width / 2, bottom]);
      }
      return seen;
    }""", TIMES)


@pytest.mark.parametrize("style", [[], ["hop=classic", "squashShare=0", "highlight=step"]])
def test_the_ball_is_where_the_component_has_it(elastic, browser, song, style):
    options = ["--set", *style] if style else []
    svg = picture_of(elastic, song, *options)
    rows = f"{SIZE[0]}x{SIZE[1] - TITLE}"
    told = elastic(
        "inspect", "lyric-ball", "--song", song, "--size", rows, *options,
        "--at", ",".join(map(str, TIMES)))
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]})
    seen = shown(context.new_page(), svg)
    context.close()
    worst = 0
    for sample, drawn in zip(told["samples"], seen, strict=True):
        x, y = sample["ball"]
        # A squashed ball stands on the same lowest point.
        worst = max(worst, abs(drawn[0] - x), abs(drawn[1] - (y + 7 + TITLE)))
    print(f"SVG ball against the component: {worst:.4f} px at worst of {len(TIMES)} instants")
    assert worst < 0.02


def test_readers_who_want_less_motion_see_no_ball(elastic, browser, song):
    svg = picture_of(elastic, song)
    for preference, display in (("reduce", "none"), ("no-preference", "inline")):
        context = browser.new_context(reduced_motion=preference)
        page = context.new_page()
        page.set_content(svg)
        assert page.evaluate("getComputedStyle(document.querySelector('[class^=ball]')).display") == display
        context.close()


def test_its_title_is_text_and_two_share_a_page(elastic, browser, song):
    svg = picture_of(elastic, song)
    other = song.with_name("other.txt")
    other.write_text("Another song\nentirely\n")
    context = browser.new_context()
    page = context.new_page()
    page.set_content(svg + picture_of(elastic, other))
    assert page.locator("svg > title").first.text_content() == "A test & a <song>, Nobody"
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids)) >= 20
    context.close()
