"""Hostile texts in everything that reaches a screen reader or is drawn, and handlers that do what none should."""

import time

import components
import pytest
from conftest import PATIENCE

# A text, and how often it is repeated.
HOSTILE = {
    "markup": (b"<b>bold</b> &amp; & </b><span foreground='red'", 1),
    "formats": (b"%s%n%p %-9999999d _Save", 1),
    "controls": (b"a\0b\x07c\x1b[31md\x7f", 1),
    "directions": ("x\u202eabc\u2066\u2067def\u200f\ufeffy".encode(), 1),
    "rows": ("one\ntwo\r\nthree\u2028four\u2029five".encode(), 1),
    # Half a character twice, and half of its bytes: no String of Swift's holds them.
    "halves": ("\ud800x\udc00".encode(errors="surrogatepass") + b"\xe2\x82", 1),
    "many": ("\u0301".encode(), 500_000),
    "nothing": (b"", 1),
}


def known(text, count):
    """The text as it must arrive. The 0 at which C would stop is replaced, as what is no text is."""
    return (text * count).decode(errors="replace").replace("\0", "\ufffd")


def told(reader):
    """The roles of all widgets, and their names."""
    found = reader.ask("read", "read") or []
    return [one["role"] for one in found], [one["name"] for one in found]


def until_named(reader, name, roles):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now, names = told(reader)
        if name in names and now == roles:
            return
        time.sleep(0.05)
    raise AssertionError((name[:80], roles, now, [one[:80] for one in names]))


# A surface is ornament, which screen readers pass over.
@pytest.mark.parametrize("component", [one.name for one in components.ALL if one.name != "elastic-surface"])
def test_a_hostile_label_is_read_as_it_is(listen_to_probe, component):
    window, reader = listen_to_probe("handlers", component, is_seen=False)
    window.ask("label", b"Plain".hex())
    reader.until_among({"pull-to-refresh": "status bar", "message-balloon": "status bar", "elastic-shape": "push button"}.get(component, "panel") + " | Plain")
    roles = told(reader)[0]
    for text, count in HOSTILE.values():
        # Without a name some widgets are none.
        if text:
            window.ask("label", text.hex(), count)
            until_named(reader, known(text, count), roles)
            # A button of GTK's own, in which C ends a text and many marks take minutes.
            if component == "flowing-menu" and b"\0" not in text:
                window.ask("item", text.hex(), min(count, 1000))
                until_named(reader, known(text, min(count, 1000)), roles)
        else:
            window.ask("label")
    window.ask("label", b"Plain".hex())
    until_named(reader, "Plain", roles)


def test_a_hostile_song_is_read_as_it_is(listen_to_probe):
    window, reader = listen_to_probe("handlers", "lyric-ball", is_seen=False)
    reader.until_among("panel | Lyrics")
    for kind, (text, count) in HOSTILE.items():
        window.ask("song", (b"[00:00.10]First\n[00:00.20]" + text.replace(b"\n", b"\n[00:00.20]") * count + b"\n[00:09.00]Last\n").hex())
        if kind == "controls":
            window.until(refused=True)
            continue
        # Its rows and spaces are those of the song, and no letter has more than thirty marks.
        words = " ".join(known(text, min(count, 30)).split())
        end = time.monotonic() + PATIENCE
        while (found := " ".join(reader.text()["all"].split())) != f"First {words} Last".replace("  ", " "):
            assert time.monotonic() < end, (kind, found[:200])
            time.sleep(0.05)


DEEDS = [
    "removes-it", "removes-it-and-puts-it-back", "lets-go-of-it", "hides-and-shows-it", "does-every-command", "changes-every-setting",
    "begins-again", "turns-it-round", "renames-it",
]


@pytest.mark.parametrize("component", components.NAMES)
def test_a_handler_that_does_what_none_should(probe, component):
    """In each of a widget's events; a widget beside it goes on, and GTK finds no fault."""
    window = probe("handlers", component)
    for deed in DEEDS:
        window.ask("deed", deed)
        window.until(ready=deed)
        window.drag((60, 20), (150, 200))
        window.release()
        # Some begin before that.
        if not any(line.get("handled") == deed for line in window.said):
            window.until(handled=deed)
    window.said.clear()
    window.drag((187, 420), (187, 600))
    window.until(widget="beside", state="dragging")
    window.release()
    window.until(widget="beside", activity="atRest")
    window.ask("deed", "closes-the-window")
    # Some close it before they are seen, which ends what is said.
    while (line := window.lines.get(timeout=PATIENCE)) and "ready" not in line:
        pass
    window.drag((60, 20), (150, 200))
    window.release()
    assert window.process.wait(PATIENCE) == 0


# A surface and a shape move only once they have a size.
@pytest.mark.parametrize("component", [name for name in components.NAMES if name not in ("elastic-surface", "elastic-shape")])
def test_a_handler_of_what_came_in_a_layout_may_do_what_none_should(probe, component):
    """The widget is added and moved in a frame that takes long: it is laid out when its first events are due. GTK goes on with
    a widget whose allocation is over, so none of them may be handled in that."""
    window = probe("handlers", component)
    for deed in DEEDS:
        window.ask("deed-in-layout", deed, 2500)
        window.until(ready=deed)
        if not any(line.get("handled") == deed for line in window.said):
            window.until(handled=deed)
        assert not [line for line in window.said if line.get("phase")], deed
        window.said.clear()
    window.drag((187, 420), (187, 600))
    window.until(widget="beside", state="dragging")
    window.release()
    window.until(widget="beside", activity="atRest")
    window.ask("deed-in-layout", "closes-the-window", 2500)
    assert window.process.wait(PATIENCE) == 0
