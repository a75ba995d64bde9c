"""A screen reader that runs commands from its input, line by line; run by the system's Python, which has Atspi.

`read` lists the widgets, a line each, except plain boxes; `do NAME` performs the action NAME of the first widget
that offers it; `text` reads the first text of several lines, and the word and the line at its caret. Announcements are printed as they arrive.
"""

import json
import os
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

HEARD = ("object:property-change:accessible-name", "object:property-change:accessible-description",
         "object:state-changed:busy", "object:announcement", "object:text-caret-moved")
STATES = ("busy", "focusable", "focused", "modal")
SKIPPED = ("panel", "filler")


def say(**members):
    print(json.dumps(members), flush=True)


def actions(widget):
    offer = widget.get_action_iface()
    return [offer.get_action_name(i) for i in range(offer.get_n_actions())] if offer else []


def application():
    """The one that this process was started for."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        one = desktop.get_child_at_index(index)
        if one and one.get_process_id() == int(sys.argv[1]):
            return one
    return None


def widgets(parent):
    for index in range(parent.get_child_count()):
        child = parent.get_child_at_index(index)
        if child:
            yield child
            yield from widgets(child)


def describe(widget):
    names = [state.value_nick for state in widget.get_state_set().get_states()]
    return {
        "role": widget.get_role_name(), "name": widget.get_name() or "",
        "description": widget.get_description() or "", "actions": actions(widget),
        "states": [name for name in STATES if name in names],
    }


def read():
    one = application()
    if not one:
        return say(read=None)
    # The window has actions of its own.
    found = [describe(widget) for window in widgets(one) for widget in [window]
             if window.get_role_name() != "frame"]
    say(read=[widget for widget in found if widget["name"] or widget["role"] not in SKIPPED])


def do(name):
    for widget in widgets(application()):
        if name in actions(widget):
            return say(did=widget.get_action_iface().do_action(actions(widget).index(name)))
    say(did=None)


def text():
    for widget in widgets(application()):
        # GTK's name for a text of several lines.
        if widget.get_role_name() == "text":
            found = widget.get_text_iface()
            caret = found.get_caret_offset()
            at = [found.get_string_at_offset(caret, kind).content.strip()
                  for kind in (Atspi.TextGranularity.WORD, Atspi.TextGranularity.LINE)]
            return say(song={
                "all": found.get_text(0, found.get_character_count()), "word": at[0], "line": at[1]})
    say(song=None)


def obey(line):
    word, _, name = line.strip().partition(" ")
    answers = {"read": "read", "text": "song", "do": "did"}
    try:
        {"read": read, "text": text, "do": lambda: do(name)}[word]()
    except GLib.Error as error:
        # A widget that went away while it was looked at.
        say(**{answers[word]: None, "error": error.message})
    return False


def hear(event):
    try:
        name = event.source.get_name()
    except GLib.Error:
        return
    text = event.any_data if isinstance(event.any_data, str) else ""
    say(heard=event.type, name=name, text=text, on=event.detail1)


def listen():
    for line in sys.stdin:
        GLib.idle_add(obey, line)
    os._exit(0)


Atspi.init()
listener = Atspi.EventListener.new(hear)
for kind in HEARD:
    listener.register(kind)
threading.Thread(target=listen, daemon=True).start()
say(ready=True)
Atspi.event_main()
