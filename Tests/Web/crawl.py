"""What is looked at on every page of the site, once a page and reader; test_crawl.py opens all pages and plants each mistake."""

import importlib.util
from pathlib import Path
from urllib.parse import unquote, urldefrag

from hand import COUNT_FRAMES, until
from reading import CONTRASTS, contrast
from still import wait_for_frames

AXE = Path(importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0], "axe.min.js").read_text()
RUN_AXE = """async (enabled) =>
  (await axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled } } })).violations
  .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | ')))"""
# What a screen reader announces with a name.
NAMED = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider", "spinbutton"}
WATCH = COUNT_FRAMES + """
  window.shifts = [];
  const told = ({ node, previousRect, currentRect }) =>
    ({ node: (node?.outerHTML ?? node?.nodeName ?? '').slice(0, 90), from: previousRect.toJSON(), to: currentRect.toJSON() });
  new PerformanceObserver((list) => shifts.push(...list.getEntries().flatMap(({ sources }) => sources.map(told))))
    .observe({ type: 'layout-shift', buffered: true });
"""
READY = """() => document.readyState === 'complete' && !document.querySelector(':not(:defined)')
  && (!document.body.dataset.demo || document.body.matches('.ready'))
  && (!/lab.html$/.test(location.pathname) || Boolean(window.lab?.ready))"""
# An element is made when it is first in sight, and out of sight it draws nothing.
SHOW = """async () => {
  for (const one of document.querySelectorAll(':defined')) {
    if (!one.ready) continue;
    one.scrollIntoView({ block: 'center' });
    await one.ready;
    while (!one.elastic.motion.scene) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}"""
# The number of frames so far once none is pending, or where one always is; nothing where a balloon in sight types: it goes on for ever.
REST = """async () => {
  for (const one of document.querySelectorAll('message-balloon'))
    if (one.typing && one.getBoundingClientRect().top < innerHeight) return null;
  for (const end = frames.run + 100; frames.pending.size && frames.run < end;) await new Promise((done) => setTimeout(done, 50));
  return frames.run;
}"""
SHORT = ".map((one) => one.outerHTML.slice(0, 90))"
LINKS = """() => {
  const found = [], add = (address) => found.push(new URL(address, document.baseURI).href);
  for (const name of ['href', 'src', 'poster'])
    for (const one of document.querySelectorAll(`[${name}]:not(base)`)) add(one.getAttribute(name));
  for (const one of document.querySelectorAll('[srcset]')) for (const part of one.srcset.split(',')) add(part.trim().split(' ')[0]);
  for (const one of document.querySelectorAll('meta[property="og:image"]')) add(one.content);
  return [found, [...document.querySelectorAll('[id], a[name]')].flatMap((one) => [one.id, one.name].filter(Boolean))];
}"""
HEAD = """() => ({
  title: document.title, lang: document.documentElement.lang, icon: document.querySelector('link[rel=icon]')?.href,
  ...Object.fromEntries(['description', 'viewport'].map((name) => [name, document.querySelector(`meta[name=${name}]`)?.content ?? ''])),
  colors: [...document.querySelectorAll('meta[name=theme-color]')].map(({ media, content }) => [media, content]) })"""
SCHEMES = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]
NAVIGATION = """() => {
  const places = [...document.querySelectorAll('header nav a, footer nav a')], here = location.href.split('#')[0];
  return [places.map((one) => one.href), [...document.querySelectorAll('nav a')].filter((one) =>
    (one.href === here && one.getAttribute('aria-current') !== 'page' && one.closest('header'))
    || (one.href !== here && one.getAttribute('aria-current') === 'page'))%s];
}""" % SHORT
# What reaches over an edge of the page and is in nothing that scrolls or cuts; and the page's own width. What holds a stage has an
# empty rim.
WIDE = """(width) => [...document.body.querySelectorAll('*')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || one.matches('.held') || !one.checkVisibility({ visibilityProperty: true })) return false;
  if (box.right <= width + 1 && box.left >= -1) return false;
  for (let at = one.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== 'visible') return false;
  return getComputedStyle(one).position !== 'absolute';
})%s.concat(document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth} wide`] : [])""" % SHORT
# WCAG 2.5.8: 24 points, but for links in a sentence.
SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  const isText = (node) => node.nodeType === 3 && node.data.trim().length > 1;
  const isInText = one.matches('a') && ([...one.parentElement.childNodes].some(isText) || one.closest('td, article :is(li, p, h1)'));
  return width && !isInText && !['file', 'checkbox'].includes(one.type) && (width < 24 || height < 24);
})%s""" % SHORT
BLOCKING = """() => performance.getEntriesByType('resource')
  .filter((one) => one.renderBlockingStatus === 'blocking' && !/[.]css$/.test(one.name)).map(({ name }) => name)"""
# Code is from left to right in every language and begins at its edge; in a table a name is not cut in two.
CODE = r"""() => [...document.querySelectorAll('pre')].filter((one) => getComputedStyle(one).direction !== 'ltr'
    || /^ /.test(one.textContent) && !/^\S/m.test(one.textContent))
  .concat([...document.querySelectorAll('article :is(td, th) code')].filter((one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let text; (text = words.nextNode());)
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) return true;
      }
  }))""" + SHORT
# In forced colours what can be pressed has an outline or another ground, and what is chosen is told apart.
FLAT = """() => {
  const ground = getComputedStyle(document.body).backgroundColor;
  const chosen = (one) => getComputedStyle(one.nextElementSibling).backgroundColor;
  return [...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox], [type=file], [type=range]), .go')]
    .filter((one) => !one.closest('.stage') && one.checkVisibility() && one.getBoundingClientRect().width).filter((one) => {
      const style = getComputedStyle(one);
      return parseFloat(style.borderTopWidth) === 0 && style.backgroundColor === ground && style.textDecorationLine === 'none';
    }).concat([...document.querySelectorAll('.feels')].filter((one) => {
      const [first, second] = one.querySelectorAll('input');
      return chosen(first) === chosen(second);
    }))%s;
}""" % SHORT
HEADINGS = "() => [...document.querySelectorAll('article :is(h1, h2, h3, h4)[id]')].map((one) => one.localName === 'h1' ? '' : one.id)"
TEXT = """() => ['h1', 'main p', 'footer'].filter((one) => !document.querySelector(one)?.checkVisibility({ visibilityProperty: true }))
  .concat([...document.querySelectorAll('#search')].filter((one) => one.checkVisibility())%s)
  .concat(document.querySelector('main').innerText.split(/\\s+/).length > 10 ? [] : ['few words'])""" % SHORT


class Crawl:
    """Visits pages as one reader; `found` has the mistakes: check, page, what was seen."""

    def __init__(self, browser, address, scripts=True, **reader):
        self.address, self.scripts, self.size = address, scripts, reader["viewport"]
        self.context = browser.new_context(reduced_motion="reduce", java_script_enabled=scripts, **reader)
        self.page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        self.found, self.links, self.names, self.said = [], {}, {}, {}
        self.navigation = self.rows = self.name = None
        self.page.add_init_script(WATCH)
        self.page.on("pageerror", lambda error: self.say("error", [str(error)]))
        self.page.on("console", lambda message: self.say("error", [message.text] if message.type == "error" else []))
        self.page.on("response", lambda answer: self.say("missing", [f"{answer.status} {answer.url}"] if answer.status >= 400 else []))
        # Not what a next page interrupts, or a browser without scripts leaves out.
        self.page.on("requestfailed", lambda request: self.say("missing", [] if "ABORTED" in request.failure or (
            not scripts and request.resource_type == "script") else [f"{request.url} {request.failure}"]))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def say(self, check, seen):
        self.found += [(check, self.name, one) for one in seen]

    def open(self, name):
        """A page with all that it shows at first, at its top."""
        page, self.name = self.page, name
        page.set_viewport_size(self.size)
        page.emulate_media(contrast="no-preference", forced_colors="none")
        page.goto(self.address + name)
        if self.scripts:
            until(page, READY)
            page.evaluate(SHOW)
        return page

    def visit(self, name):
        """Opens a page and looks at it as it is at rest, and then in other surroundings."""
        page = self.open(name)
        self.look()
        if self.scripts:
            self.look_at_rest()
            self.look_with_more_contrast()
        else:
            self.say("text", page.evaluate(TEXT))
            return
        page.set_viewport_size(self.size)
        page.evaluate("document.documentElement.dir = 'rtl'")
        wait_for_frames(page, 3)
        self.look_for_width()
        self.say("code", page.evaluate(CODE))
        # A screen of 1,280 by 800 at 200 % has 640 by 400 points.
        page.set_viewport_size({"width": 640, "height": 400})
        page.emulate_media(forced_colors="active")
        page.evaluate("document.documentElement.dir = 'ltr'")
        if "docs/" not in self.name:
            page.goto(page.url)
            until(page, READY)
        self.say("wide", page.evaluate(WIDE, 640))
        self.say("flat", page.evaluate(FLAT))

    def look(self):
        """What does not wait, and what is not for one page alone."""
        page, name = self.page, self.name
        links, self.names[name] = page.evaluate(LINKS)
        for link in links:
            self.links.setdefault(link, name)
        places, wrong = page.evaluate(NAVIGATION)
        self.navigation = self.navigation or places
        self.say("navigation", wrong + ([] if places and places == self.navigation else [str(places)]))
        head = page.evaluate(HEAD)
        twins = [one for one in (head["title"], head["description"]) if self.said.setdefault(one, name) != name]
        is_whole = ("ElasticKit" in head["title"] and head["lang"] == "en" and 20 < len(head["description"]) <= 200 and head["icon"]
                    and head["viewport"].startswith("width=device-width") and [media for media, _ in head["colors"]] == SCHEMES
                    and head["colors"][0][1] != head["colors"][1][1])
        self.say("head", twins + ([] if is_whole else [str(head)]))
        self.look_for_width()
        self.say("small", page.evaluate(SMALL))
        self.say("code", page.evaluate(CODE))
        self.say("blocking", page.evaluate(BLOCKING))
        if "docs/" in name:
            rows = self.searched()
            file = name.split("/")[-1]
            told = {(file, one) for one in page.evaluate(HEADINGS)}
            self.say("search", [str(one) for one in told ^ {row for row in rows if row[0] == file}])

    def look_for_width(self):
        self.say("wide", self.page.evaluate(WIDE, self.size["width"]))

    def searched(self):
        """The pages and anchors that the search of the documentation knows."""
        if self.rows is None:
            answer = self.page.request.get(self.address + "docs/search.json")
            self.rows = {(row[0], row[3]) for row in answer.json()} if answer.ok else set()
        return self.rows

    def look_at_rest(self):
        """No frame runs while axe looks, which takes a while."""
        page = self.page
        before = page.evaluate(REST)
        # Of a document all that a desk adds to what a phone shows is other colours, which are read below.
        if "docs/" not in self.name or self.size["width"] < 600:
            self.look_with_axe()
        after = page.evaluate("frames.run")
        self.say("runs", [f"{after - before} frames"] if before is not None and after > before else [])
        self.look_for_names()
        # In a song's controls, the browser's own, the time moves over when it is known. A document's long table is laid out while it comes.
        self.say("jump", [] if "docs/" in self.name else [str(one) for one in page.evaluate("""shifts.filter(({ node, to }) => {
          const audio = document.querySelector('audio')?.getBoundingClientRect();
          return node || !audio || to.y + scrollY < audio.top || to.y + scrollY > audio.bottom;
        })""")])

    def look_with_axe(self):
        self.page.evaluate(AXE)
        # Its slowest rule, which `read` has too, and over colours of a canvas.
        self.say("axe", self.page.evaluate(RUN_AXE, "docs/" not in self.name))

    def look_for_names(self):
        """By the tree of accessibility that the browser makes of the page."""
        nodes = [one for one in self.devtools.send("Accessibility.getFullAXTree")["nodes"] if not one["ignored"]]
        told = [(one["role"]["value"], one.get("name", {}).get("value", "").strip(),
                 {each["name"]: each["value"].get("value") for each in one.get("properties", [])}) for one in nodes]
        self.say("name", [str(one) for one in told if one[0] in NAMED and not one[1] and one[2].get("focusable")])
        roles = [role for role, *_ in told]
        titles = [said for role, said, rest in told if role == "heading" and rest["level"] == 1]
        is_whole = roles.count("main") == 1 and "navigation" in roles and len(titles) == 1
        self.say("outline", [] if is_whole else [f"{roles.count('main')} main, {titles}"])

    def look_with_more_contrast(self):
        """WCAG 2.2, 1.4.3 and 1.4.6: 4.5 to 1, 3 to 1 for large text; with more contrast wished 7 and 4.5 to 1."""
        page = self.page
        if page.evaluate("[...document.querySelectorAll(':defined')].some((one) => one.elastic)"):
            page.set_viewport_size({**self.size, "height": 4000})  # What is out of sight draws nothing.
            wait_for_frames(page, 3)
        self.read(3, 4.5)
        if "docs/" not in self.name:
            page.emulate_media(contrast="more")
            wait_for_frames(page, 3)
            self.read(4.5, 7)

    def read(self, large, small):
        pairs = self.page.evaluate(CONTRASTS)
        faint = {(tuple(one["ink"]), tuple(one["ground"])): one["text"] for one in pairs
                 if contrast(one["ink"], one["ground"]) < (large if one["isLarge"] else small)}
        self.say("contrast", [f"{said}: {ink} on {ground}, not {small}" for (ink, ground), said in faint.items()])

    def look_up(self):
        """Each link that was met, once: a file of the site, or a part of a page that was visited."""
        answers = {}
        for link, name in self.links.items():
            self.name, (path, part) = name, urldefrag(link)
            if not path.startswith(self.address.split("/some/")[0]):
                continue  # Another site, or data in the page itself.
            if path not in answers:
                answers[path] = path.startswith(self.address) and self.page.request.head(path).ok
            names = self.names.get(unquote(path.removeprefix(self.address)), [part])
            self.say("link", [] if answers[path] and (not part or unquote(part) in names) else [link])
        return len(self.links)
