"""Contrast on the tint: the circle of a refresh, in every scheme and in colours that the user chose."""

import pytest

from reading import contrast
from test_display import HEAD

LIST = """<elastic-refresh id="refresh" refreshing style="width: 320px; height: 200px"><ul><li>Ada</ul></elastic-refresh>"""
# The colour of the wave, the colour of the circle that differs most from it, and the width of the circle's line.
COLORS = """async () => {
  await refresh.ready;
  const { motion, context } = refresh.elastic;
  for (let frame = 0; frame < 240 && (refresh.state !== 'loading' || motion.inset < 49.9); frame++) await new Promise(requestAnimationFrame);
  const read = (x, y, width, height) => {
    const { data } = context.getImageData(x, y, width, height);
    return Array.from({ length: width * height }, (_, i) => [...data.slice(4 * i, 4 * i + 4)]);
  };
  const [wave] = read(20, 20, 1, 1), unlike = (one) => Math.hypot(...one.map((part, i) => part - wave[i]));
  const circle = read(140, 5, 40, 40).sort((a, b) => unlike(b) - unlike(a))[0];
  const ask = (name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    refresh.style.color = name;
    context.fillStyle = getComputedStyle(refresh).color;
    refresh.style.color = '';
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  return { wave, circle, page: ask('Canvas'), system: ['Highlight', 'HighlightText'].map(ask), roles: [refresh.fill, refresh.indicatorColor] };
}"""
READERS = {
    "light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"},
    "light, more contrast": {"color_scheme": "light", "contrast": "more"},
    "dark, more contrast": {"color_scheme": "dark", "contrast": "more"},
    "light, forced": {"color_scheme": "light", "forced_colors": "active"},
    "dark, forced": {"color_scheme": "dark", "forced_colors": "active"},
}


def over(color, below):
    """A colour composited over an opaque one: system colours may be translucent."""
    alpha = color[3] / 255
    return [alpha * part + (1 - alpha) * under for part, under in zip(color[:3], below)]


@pytest.fixture
def colors(server, browser):
    pages = []

    def look(body=LIST, **reader):
        page = browser.new_page(viewport={"width": 420, "height": 300}, **reader)
        pages.append(page)
        text = HEAD + '<meta name="color-scheme" content="light dark">' + body
        page.route("**/contrast-test.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(f"{server}/contrast-test.html")
        return page, page.evaluate(COLORS)

    yield look
    for page in pages:
        page.close()


@pytest.mark.parametrize("reader", READERS)
def test_the_circle_is_seen_on_the_tint(colors, picture, reader):
    page, seen = colors(**READERS[reader])
    wave = over(seen["wave"], seen["page"])
    found = contrast(wave, over(seen["circle"], wave))
    print(f"{reader}: {seen['circle']} on {seen['wave']}, {found:.2f}")
    picture(page, f"contrast-{reader.replace(', ', '-').replace(' ', '-')}")
    assert found >= 3
    if "forced" in reader:
        # The system's own colours: the text of a selection.
        assert [seen["wave"], seen["circle"]] == seen["system"]
    else:
        assert seen["roles"] == ["tint", "on-tint"]


def test_beside_a_tint_of_the_pages_its_own_is_set(colors):
    _, seen = colors(LIST.replace("style=\"", 'style="--elastic-fill: gold; --elastic-indicator-color: #402000; '))
    assert [seen["wave"], seen["circle"]] == [[255, 215, 0, 255], [64, 32, 0, 255]]
