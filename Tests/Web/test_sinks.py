"""No script of the site or of the elements makes markup or code of a text, but for the frame that is there for it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted([*(ROOT / "Web/site").glob("*.js"), *(ROOT / "Web/site/demos").glob("*.js"), *(ROOT / "Web/elements").rglob("*.js")])
# What makes markup, code or a style sheet of a text, or leads where one says.
SINKS = re.compile(r"""
  \b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString|srcdoc|cssText)\b
  |\bdocument\.write(?:ln)?\b|\beval\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]|\bimport\(\s*(?!['"])|javascript:
  |\blocation\s*(?:\.\s*href\s*)?=[^=]|\bwindow\.open\(|\b(?:createElement|make)\(\s*['"`](?:script|style)
  |\bsetAttribute\(\s*['"`](?:on\w+|style)|\bon\w+:\s*['"`]|\bstyle:\s*[`\w]|\binsertRule\(|\breplaceSync\(""", re.X)
# Each with the number of its places, and why no text of a stranger gets there, or does no harm.
NUMBERS = "properties of one element, whose values are numbers"
KNOWN = {
    "site/run.js": (1, "the frame for code: sandboxed, with a policy of its own"),
    "site/lab.js": (1, "a picture of the lab's module, whose texts are escaped: read as XML"),
    "site/gallery.js": (1, "the demo that the page's own markup names"),
    "demos/menu.js": (1, NUMBERS), "demos/refresh.js": (1, NUMBERS),
    "elements/element.js": (1, "the sheets that the elements' scripts have as constants"),
    "elements/place.js": (1, NUMBERS), "elements/slots.js": (2, NUMBERS),
    "elements/view.js": (1, NUMBERS),
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda one: f"{one.parent.name}/{one.name}")
def test_no_text_becomes_markup_or_code(script):
    text = script.read_text()
    found = [text[max(0, at.start() - 30):at.end() + 30] for at in SINKS.finditer(text)]
    count, why = KNOWN.get(f"{script.parent.name}/{script.name}", (0, ""))
    assert len(found) == count, (found, why)


def test_each_exception_is_there():
    assert set(KNOWN) <= {f"{one.parent.name}/{one.name}" for one in SCRIPTS} and len(SCRIPTS) > 60


PLANTED = [
    "one.innerHTML = text", "one.outerHTML += `<b>${name}</b>`", "one.insertAdjacentHTML('afterbegin', text)", "document.write(text)", "eval(text)",
    "new Function(text)()", "setTimeout('go()', 5)", "frame.srcdoc = text", "make('iframe', { srcdoc: text })", "location.href = text", "location = text",
    "one.setAttribute('onclick', text)", "make('a', { onclick: 'go()' })", "make('style', { textContent: text })", "await import(name)",
    "one.style.cssText = text", "make('span', { style: `color: ${text}` })", "sheet.insertRule(text)", "window.open(text)", "link.href = 'javascript:go()'", "new DOMParser().parseFromString(text, 'text/html')",
]


@pytest.mark.parametrize("line", PLANTED)
def test_a_planted_one_is_found(line):
    assert SINKS.search(line)

