#!/usr/bin/env python3
"""Takes pictures of the site's pages to look at: `screenshots.py ADDRESS FOLDER [PAGE …]`, of a gallery that is served at ADDRESS.

Each page at the widths of a phone (with three pixels a point), a tablet and a desk, in light and dark, whole and at rest, and
as it is on the screen while a component is held pulled. `.venv/bin/python` runs it; CHROMIUM is the browser.
"""

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SITE = Path(__file__).resolve().parents[1] / "Web/site"
WIDTHS = {"390": (390, 844, 3), "768": (768, 1024, 1), "1440": (1440, 900, 1)}
DOCUMENTS = ["docs/index", "docs/how-to", "docs/api-flowing-menu", "docs/guide", "docs/web", "docs/performance", "docs/surface-from-the-tutorial"]


def hold(page):
    """Pulls what is live on a page and keeps it: from the edge that it has, else below its top. A song is played to its middle."""
    one = page.locator(".hero > :first-child, .stage").first
    if not one.count():
        return False
    if page.evaluate("(() => { const song = document.querySelector('audio'); if (song) song.currentTime = 9; return Boolean(song); })()"):
        return True
    one.scroll_into_view_if_needed()
    box, edge = one.bounding_box(), one.evaluate("(one) => one.edge")
    x, y, way = box["x"] + box["width"] / 2, box["y"] + box["height"] * (.7 if page.locator(".hero").count() else .2), (40, 120)
    if edge == "start":
        x, y, way = box["x"] + 2, box["y"] + box["height"] / 2, (90, 10)
    page.mouse.move(x, y)
    page.mouse.down()
    for share in (.25, .5, .75, 1):
        page.mouse.move(x + way[0] * share, y + way[1] * share)
    return True


def main():
    address, folder, *names = sys.argv[1:]
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    names = names or [*sorted(file.stem for file in SITE.glob("*.html")), *DOCUMENTS]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for width, (wide, high, ratio) in WIDTHS.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(viewport={"width": wide, "height": high}, device_scale_factor=ratio, color_scheme=scheme)
                for name in names:
                    page = context.new_page()
                    page.goto(f"{address}/{name}.html", wait_until="load")
                    page.wait_for_timeout(800)
                    # What is only made or loaded in sight is there too.
                    for _ in range(0, page.evaluate("document.documentElement.scrollHeight"), high):
                        page.evaluate("scrollBy(0, innerHeight)")
                        page.wait_for_timeout(100)
                    page.evaluate("scrollTo(0, 0)")
                    file = f"{name.replace('/', '-')}-{width}-{scheme}"
                    page.screenshot(path=folder / f"{file}.png", full_page=True)
                    if hold(page):
                        page.wait_for_timeout(200)
                        page.screenshot(path=folder / f"{file}-held.png")
                    page.close()
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
