"""A page whose scripts come late, as on a slow line: what is already read stays where it is."""

import time

import pytest

from crawl import READY, WATCH
from hand import until
from still import wait_for_frames


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("name", ["index", "menu", "balloon", "elements", "lab", "docs/api-flowing-menu"])
def test_nothing_moves_when_the_scripts_come(browser, server, name, width):
    page = browser.new_page(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    try:
        page.add_init_script(WATCH)

        def late(route):
            time.sleep(0.1)  # Longer than a frame: the page is drawn without it.
            route.continue_()

        page.route("**/*.js", late)
        page.goto(f"{server}/{name}.html")
        until(page, READY)
        wait_for_frames(page, 10)
        assert page.evaluate("performance.getEntriesByName('first-contentful-paint').length") == 1
        assert page.evaluate("shifts") == []
    finally:
        page.close()
