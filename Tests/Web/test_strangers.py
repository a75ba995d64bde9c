"""What a stranger gives a page to open: a link, a recording, a song, a name of a file, words to look for. It stays text everywhere."""

import json
import re
import xml.etree.ElementTree as ElementTree
from urllib.parse import urlencode

import components
import pytest

from hand import until
from test_hostile import HOSTILE
from test_links import follow, run
from test_takes import COPIED, copied

WATCH = """
  window.hacked = 0;
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
"""
# What no page of the site has, nor a page that its code shows, but for the files that its own markup names.
STRANGE = """[...document.querySelectorAll('*')].filter((one) => one.matches(`img:not(.preview img, article img, .film img), object, embed, form:not(.bar), base, svg svg,
    meta[http-equiv=refresh], script:not([src]):not([type=module]), iframe:not(.run-frame, .preview *)`)
  || one.getAttributeNames().some((name) => name.startsWith('on')) || /^javascript:/i.test(one.href ?? '')).map((one) => one.outerHTML)"""
# What a picture is made of.
DRAWN = {"svg", "g", "path", "rect", "text", "tspan", "title", "desc", "style", "defs", "clipPath", "mask", "use", "animate", "animateTransform", "set"}
KINDS = [kind for kind in HOSTILE if kind not in ("half a character", "many")]


def stays_text(page):
    assert page.evaluate("[window.hacked, window.violations ?? [], " + STRANGE + "]") == [0, [], []]


@pytest.mark.parametrize("component", components.ALL, ids=components.TAGS)
def test_every_parameter_of_a_link(gallery, server, component):
    """Each setting by its name of today, the feel, names that elements have for other things, a take, and names that are none."""
    page = gallery(component.page, WATCH)
    names = page.evaluate("elastic.motion.style.map(({ name }) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()))")
    for kind in KINDS:
        follow(page, server, component.page, **{name: HOSTILE[kind] for name in [
            *names, "preset", "take", "onclick", "style", "src", "label", "id", "class", "__proto__", HOSTILE["markup"]]})
        # One is set by hand, twice: the code is written again.
        own = [page.evaluate("""() => {
          const one = document.querySelector('.main-settings :is(select, input[type=checkbox])');
          one.dispatchEvent(new Event('change'));
          return one.dataset.setting.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
        }""") for _ in range(2)][0]
        stays_text(page)
        frame = run(page, component.tag)
        assert frame.evaluate(f"[window.hacked ?? 0, {STRANGE}]") == [0, []], kind
        for name in set(names) - {own}:
            assert frame.evaluate(f"document.querySelector('{component.tag}').getAttribute('{name}')") in (
                None, HOSTILE[kind].replace("\0", "\ufffd")), (kind, name)


@pytest.mark.parametrize("component", components.ALL, ids=components.TAGS)
def test_a_recording_and_its_name(gallery, tmp_path, component):
    page = gallery(component.page, WATCH)
    for number, kind in enumerate(KINDS):
        hostile = HOSTILE[kind]
        name = re.sub(r"[/\x00]", "_", hostile)[:60]
        for recording in (
            {"version": 1, "component": hostile, "size": [300, 400], "events": []},
            {"version": 1, "component": component.name, "size": [300, 400], "events": [{"t": 0, "phase": hostile, hostile: hostile}]},
            {"version": 1, "component": component.name, "size": [300, 400], "content": hostile, "preset": hostile, "events": [
                {"t": 0, "phase": "set", "name": hostile, "value": hostile}]},
        ):
            file = tmp_path / f"{number}{name}.gesture.json"
            file.write_text(json.dumps(recording))
            page.evaluate("document.querySelector('.take-list + .message').textContent = ''")
            page.set_input_files("#file", file)
            until(page, "document.querySelector('.take-list + .message').textContent || document.querySelector('.takes li')")
            stays_text(page)
            # One sentence, with the name of the file as it is and nothing of what is in it.
            told = page.locator(".take-list + .message").text_content()
            assert told == "" or told.startswith(file.name), kind
            page.evaluate("document.querySelector('.takes').replaceChildren()")


def song(kind):
    """A song whose words, title and singer are such a text, on few rows."""
    # With the character 0 it would be no text: the next test.
    text = HOSTILE[kind].replace("\n", " ").replace("\0", "")[:200]
    return f"[ti:{text}]\n[ar:{text}]\n" + "".join(f"[00:0{row}.00]<00:0{row}.00>{text} <00:0{row}.50>end\n" for row in range(3))


@pytest.mark.parametrize("kind", KINDS)
def test_a_song_in_files_links_and_code(gallery, tmp_path, kind):
    """Its words go into a moving SVG, a Lottie, a recording, a link and the page that an embed is."""
    page = gallery("lyrics", WATCH + COPIED)
    page.wait_for_function("elastic.content")
    words = tmp_path / "song.lrc"
    words.write_text(song(kind))
    page.set_input_files("#words", words)
    until(page, "document.querySelector('.note:not([hidden])') || elastic.motion.words.includes('end')")
    page.click("#record")
    page.evaluate("document.querySelector('.stage').seek(1)")
    page.click("#record")
    embed = copied(page, "Copy embed")
    page.evaluate("document.querySelector('#export').open = true")
    for form in ("svg", "still", "lottie"):
        page.wait_for_selector("#export-format")
        page.select_option("#export-format", form)
        with page.expect_download() as waits:
            page.click("#export-download")
        assert re.fullmatch(r"[\w-]+\.\w+", waits.value.suggested_filename)
        file = tmp_path / f"file.{form}"
        waits.value.save_as(file)
        if form == "lottie":
            json.loads(file.read_text())
        else:
            for one in ElementTree.parse(file).iter():
                name = one.tag.split("}")[1]
                assert name in DRAWN, name
                assert not [key for key, value in one.attrib.items() if key.startswith("on") or "href" in key and value[0] != "#"], one.attrib
        stays_text(page)
    blank = page.context.new_page()
    made = blank.evaluate("""(text) => [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')]
      .map((one) => one.localName)""", embed)
    assert made == ["html", "head", "meta", "meta", "title", "link", "script", "body", "lyric-ball", "script"]
    blank.close()


def test_a_song_that_is_no_text_is_told(gallery, tmp_path):
    page = gallery("lyrics", WATCH)
    page.wait_for_function("elastic.content")
    before = page.evaluate("elastic.motion.words")
    words = tmp_path / "song.lrc"
    words.write_text("[00:01.00]one\0two\n")
    page.set_input_files("#words", words)
    page.wait_for_function("[...document.querySelectorAll('.message')].some((one) => one.textContent === 'song.lrc, line 1, byte 13: this is not text in UTF-8')")
    assert page.evaluate("elastic.motion.words") == before


def test_words_to_look_for_and_texts_for_the_lab(gallery, server):
    page = gallery("docs/index", WATCH)
    for kind in KINDS:
        page.goto(f"{server}/docs/index.html")
        page.fill("#search", HOSTILE[kind])
        until(page, "!document.querySelector('#found').hidden || !document.querySelector('#search').value.trim()")
        stays_text(page)
        page.goto(f"{server}/docs/index.html#{urlencode({'search': HOSTILE[kind]})}")
        page.goto(f"{server}/lab.html#{urlencode({'curve': HOSTILE[kind]})}")
        until(page, "window.lab?.ready")
        page.fill("#curve", HOSTILE[kind])
        page.fill("#path", HOSTILE[kind])
        page.evaluate("document.querySelector('#path').dispatchEvent(new Event('input'))")
        stays_text(page)
