"""lottie-web, the player of web pages, with both of its renderers in Chromium.

Its script is taken out of a package of Dash's (requirements-alone.txt), where it is one module of a bundle: a page
that is there before the bundle takes that module as a bundler would.
"""

import importlib.util
import io
from pathlib import Path

import numpy as np
from PIL import Image

RENDERERS = ("svg", "canvas")
BUNDLER = """
  self.webpackChunkdash_extensions = {push([, modules]) {
    for (const build of Object.values(modules)) {
      if (!build.toString().includes('lottie.version=')) continue;
      const module = {exports: {}};
      build.call(module.exports, module, module.exports, () => ({}));
      window.lottie = module.exports;
    }
  }};
"""
# Animations side by side, each stopped at a frame; says of each what went wrong. They catch that themselves, draw
# nothing, and tell who listens.
SHOW = """async ([animations, renderer, width, height, columns]) => {
  lottie.destroy();
  document.body.style.cssText = `margin: 0; width: ${width * columns}px; font-size: 0`;
  document.body.replaceChildren();
  const wrong = [];
  for (const [animationData, number] of animations) {
    const faults = [];
    const container = document.createElement('div');
    container.style.cssText = `display: inline-block; width: ${width}px; height: ${height}px; overflow: hidden`;
    document.body.append(container);
    try {
      const player = lottie.loadAnimation({container, renderer, autoplay: false, loop: false, animationData});
      for (const event of ['error', 'data_failed']) {
        player.addEventListener(event, (fault) => faults.push(String(fault.nativeError?.stack ?? event)));
      }
      for (let turn = 0; !player.isLoaded && turn < 200 && !faults.length; turn++) {
        await new Promise((later) => setTimeout(later, 5));
      }
      if (!player.isLoaded) faults.push('it is never loaded');
      player.goToAndStop(number, true);
    } catch (fault) {
      faults.push(String(fault.stack));
    }
    wrong.push(faults);
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return wrong;
}"""


class LottieWeb:
    """One page, for one animation after another."""

    def __init__(self, browser):
        # Not imported: that would ask for Dash.
        folder = importlib.util.find_spec("dash_extensions").submodule_search_locations[0]
        self.page = browser.new_page()
        self.faults = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.evaluate(BUNDLER)
        self.page.add_script_tag(path=Path(folder) / "async-Lottie.js")

    def frames(self, animation, renderer, numbers, scale=1):
        """Its picture at each of some frames, halves included, as RGBA; fails with the page's error."""
        self.faults.clear()
        pictures, wrong = self.show(
            [(animation, number) for number in numbers], renderer, animation["w"] * scale, animation["h"] * scale)
        told = sum(wrong, []) + self.faults
        assert not told, "\n".join(told)
        return pictures

    def show(self, animations, renderer, width, height):
        """Animations, each at a frame: pictures, and of each animation what went wrong."""
        columns = max(1, min(len(animations), 3000 // width))
        self.page.set_viewport_size({"width": width * columns, "height": height * -(-len(animations) // columns)})
        wrong = self.page.evaluate(SHOW, [animations, renderer, width, height, columns])
        sheet = np.asarray(Image.open(io.BytesIO(self.page.screenshot(omit_background=True))).convert("RGBA"))
        places = [divmod(index, columns) for index in range(len(animations))]
        return [
            sheet[row * height:(row + 1) * height, column * width:(column + 1) * width] for row, column in places
        ], wrong

    def close(self):
        self.page.close()
