"""The reference of the custom elements as Markdown, for documents.py: a page for each of Web/elements/custom-elements.json.

The manifest has the names, types, limits and sentences of all settings. What it has no words for is said here: a name that is
missing here ends the build.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MANIFEST = json.loads((ROOT / "Web/elements/custom-elements.json").read_text())
# The import, the page of the gallery, the sentence, and what a page shows of it.
ELEMENTS = {
    "elastic-surface": ("surface", "surface", "An edge over your own content that follows the finger, bends and bounces back.",
                        '<elastic-surface label="Header" profile="smooth"><p>Pull me. This text moves with the edge.</p></elastic-surface>'),
    "elastic-refresh": ("refresh", "refresh", "Pull-to-refresh and load-more for a list, or for the whole page.",
                        '<elastic-refresh label="Letters" profile="smooth"><ul><li>The ferry is late again</li><li>Photos from the lake</li>'
                        '<li>Train at 17:40</li><li>Tomatoes</li><li>Blue umbrella</li></ul></elastic-refresh>'),
    "flowing-menu": ("menu", "menu", "A drawer that flows out of an edge over a page.",
                     '<flowing-menu label="Folders" profile="smooth" bubble="smooth"><nav slot="menu"><a href="../menu.html">Inbox</a> '
                     '<a href="../menu.html">Sent</a></nav><p>Drag from the left edge.</p></flowing-menu>'),
    "lyric-ball": ("ball", "lyrics", "A ball that hops over the words of a song, its own or those on your page.",
                   '<lyric-ball for="song" src="../song/twinkle.lrc"></lyric-ball><audio id="song" aria-label="Song" src="../song/twinkle.mp3" controls></audio>'),
    "message-balloon": ("balloon", "balloon", "A typing indicator: a balloon with bouncing dots.", '<message-balloon label="Bruno" typing dot-style="wave" maximum-line-width-share="0.06"></message-balloon>'),
    "elastic-shape": ("shape", "shape", "Any closed shape, elastic at every point. It can be a button.",
                      '<elastic-shape purpose="button" d="M60 10C100 0 130 40 120 75C112 108 75 120 45 108C10 96 0 62 14 36C22 20 40 14 60 10Z">Poke me</elastic-shape>'),
}
ATTRIBUTES = {
    "disabled": "Ignores touches and keys.", "label": "Name for screen readers.",
    "pointers": "`touch` leaves the mouse to the page.", "refreshing": "Shows the loading state. Remove it to end loading.",
    "page": "The page itself scrolls: pull at its edge. Set before the element is on the page.", "open": "The menu is open or opening.",
    "keeps-place": "Rows that come above what is read do not move it, as in a chat that loads older messages.",
    "loads-automatically": "Loads more without a pull as the end comes near; for the bottom edge.",
    "carries-on": "A finger that scrolls to the edge goes on pulling, without being lifted.",
    "automatic-distance": "How near the end comes before it loads by itself, in points.",
    "writers": "The names of one or more writers, separated by commas: shown below the balloon and said together.",
    "note": "A line of text beside the circle, such as \"Updated 10:42\".",
    "success-note": "Said, in the circle's place and to screen readers, before a refresh that has succeeded ends.",
    "failure-note": "The same for one that has failed.",
    "pinned": "The menu stays open beside its page: always, or while a media query such as `(min-width: 60rem)` matches.",
    "back": "The browser's Back button closes the menu.", "for": "`id` of the audio or video element to follow.",
    "src": "Address of the song: LRC, SubRip, WebVTT, ASS or plain text.", "durations": "Seconds of each plain word; the last counts for the rest.",
    "typing": "Shows the balloon with moving dots.", "d": "Another shape, as SVG path data.",
}
EVENTS = {
    "settled": "All motion has come to rest.", "cancelled": "The system took the touch away.", "error": "A value or file cannot be read, or the module is missing.",
    "armed": "Releasing now would refresh.", "disarmed": "Releasing now would no longer refresh.",
    "refresh": "Load new items: pass a promise to `detail.waitUntil`.", "load-more": "Load older items, in the same way.", "ended": "Loading has ended.",
    "pull": "The pull moves; `detail.value` is its progress, and from 1 on a release refreshes.",
    "opening": "The menu begins to open.", "opened": "The menu is open.", "closing": "The menu begins to close.", "closed": "The menu is closed.",
    "slide": "The menu moves; `detail.value` is the open share, 0 to 1.", "word": "A word begins: `detail.text`, its number in `detail.value`.",
    "line": "A line begins; its number is `detail.value`.", "finished": "The song is over.", "started": "The dots begin to move.",
    "stopped": "The dots have stopped.", "hidden": "The balloon has hidden.", "activated": "The button was pressed.",
}
METHODS = {
    "beginRefreshing": "Starts loading, as a pull does.", "endRefreshing": "Ends loading; with `'succeeded'` or `'failed'` after its sentence.", "noMoreData": "There is nothing more to load.",
    "moreData": "There is more to load again.", "disable": "Ignores touches and keys.", "enable": "Takes them again.", "cancel": "Cancels the touch.",
    "poke": "Taps the middle.", "show": "Opens or shows it.", "close": "Closes the menu.", "toggle": "Opens or closes the menu.",
    "restore": "Opens the menu at once, without motion.", "play": "Plays.", "pause": "Pauses.", "seek": "Goes to a time in seconds.",
    "rate": "Sets the speed, 1 is normal.", "load": "Takes the text of a song.", "hide": "Hides the balloon.", "start": "Starts the dots.", "stop": "Stops the dots.",
}
PARTS = {
    "frame": "Receives the pointer and shows the focus ring.", "drawing": "The canvas.", "content": "Your content, which moves with the edge.",
    "action": "The button for keys and screen readers.", "scroller": "What scrolls.", "indicator": "The circle, or your own indicator.",
    "names": "The names of the writers.",
    "note": "The line of text beside the circle, and how a refresh has ended.",
    "status": "What screen readers are told.", "page": "The page under the menu.", "menu": "The menu.", "words": "The words of the song.",
}


def cell(text):
    return str(text).replace("|", "\\|")


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell(one) for one in line) + " |\n" for line in lines) if rows else ""


def said(words, name, what):
    if name not in words:
        sys.exit(f"api.py: no words for the {what} {name}")
    return words[name]


def values(kind):
    """A type of the manifest as a reader sees it."""
    return ", ".join(f"`{one}`" for one in re.findall(r"'([\w-]+)'", kind)) or kind


def default(written):
    """A default as a reader sees it: two thirds are 0.6667."""
    return re.sub(r"\d+\.\d{5,}", lambda number: f"{float(number[0]):.4g}", str(written))


def page(one):
    tag = one["tagName"]
    module, gallery, about, demo = ELEMENTS[tag]
    settings = [each for each in one["attributes"] if "default" in each]
    own = [each for each in one["attributes"] if "default" not in each]
    sections = [
        ("Attributes", "Each is also a property of the element.", table(
            ["Attribute", "What it does", "Values"],
            [[f"`{each['name']}`", each.get("description") or said(ATTRIBUTES, each["name"], "attribute"), values(each["type"]["text"])] for each in own])),
        ("Settings", "Each is an attribute, a property and a custom property of CSS: `maximum-wave=\"80\"`, `element.maximumWave = 80`, `--elastic-maximum-wave: 80px`."
         " An attribute overrides CSS, and both override a preset.", table(
            ["Attribute", "What it does", "Default", "Values"],
            [[f"`{each['name']}`", each["description"], f"`{default(each['default'])}`", values(each["type"]["text"])] for each in settings])),
        ("Events", "They bubble; `detail.t` is the time in seconds.", table(
            ["Event", "When"], [[f"`{each['name']}`", said(EVENTS, each["name"], "event")] for each in one["events"]])),
        ("Methods", "", table(
            ["Method", "What it does"],
            [[f"`{each['name']}()`", said(METHODS, each["name"], "method")] for each in one["members"] if each["kind"] == "method"])),
        ("CSS parts", "", table(["Part", "What it is"], [[f"`::part({each['name']})`", said(PARTS, each["name"], "part")] for each in one["cssParts"]])),
        ("CSS states", "", ", ".join(f"`:state({each['name']})`" for each in one.get("cssStates", []))),
        ("Slots", "", ", ".join(f"`{each['name']}`" if each["name"] else "the element's own content" for each in one["slots"])),
    ]
    text = "".join(f"## {title}\n\n{intro}\n\n{body}\n\n" for title, intro, body in sections if body)
    return (f"# `<{tag}>`\n\n{about}\n\n<!-- demo {tag} -->\n\n`import 'elastickit/{module}'` · [Guide](web.html#{tag}) · "
            f"[Playground](../{gallery}.html)\n\n{text}")


def pages():
    """The name, the Markdown and the script of each element's page, in the order of the site."""
    found = {one["tagName"]: one for module in MANIFEST["modules"] for one in module["declarations"] if one.get("tagName") in ELEMENTS}
    return [(f"api-{tag}", page(found[tag])) for tag in ELEMENTS]
