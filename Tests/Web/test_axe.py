"""axe-core's rules, another project's reading of WCAG and ARIA, over every page."""

import importlib.util
from pathlib import Path

import components
import pytest

AXE = Path(importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0], "axe.min.js").read_text()
PAGES = ["index", *[one.page for one in components.ALL], "lab", "elements", "404",
         "docs/index", "docs/guide", "docs/web", "docs/performance", "docs/changelog"]
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary]));
}"""


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(gallery, name, scheme):
    # What is out of sight draws nothing: all six elements are in it.
    height = 2600 if name == "elements" else 900
    page = gallery(name, color_scheme=scheme, viewport={"width": 1024, "height": height}, reduced_motion="reduce")
    page.wait_for_function("[...document.querySelectorAll(':defined')].filter((one) => one.ready).every((one) => one.elastic?.motion.scene)")
    page.evaluate(AXE)
    found = page.evaluate(RUN)
    assert found == [], "\n".join(" | ".join(one) for one in found)


@pytest.mark.parametrize("name", [one.page for one in components.ALL])
def test_axe_finds_nothing_in_what_opens(gallery, name):
    """The export, a take, a component that is disabled, a menu that is open."""
    page = gallery(name, viewport={"width": 1024, "height": 900}, reduced_motion="reduce")
    page.click("#export summary")
    page.wait_for_selector("#export-format")
    page.click("#record")
    page.click("#record")
    page.wait_for_selector(".takes li")
    if name == "menu":
        page.evaluate("document.querySelector('.stage').show()")
        page.wait_for_function("elastic.motion.state === 'open'")
    elif page.locator("#disable").count():
        page.click("#disable")
    page.evaluate(AXE)
    found = page.evaluate(RUN)
    assert found == [], "\n".join(" | ".join(one) for one in found)
