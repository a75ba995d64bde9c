"""The components, one row each, for every test that goes over all of them."""

from typing import NamedTuple

PULL = [("down", 0, 100, 20), ("move", 0, 120, 130), ("up", 0, 120, 130)]


class Component(NamedTuple):
    """One of them."""

    name: str
    """On the command line; Tests/Independent/test_film_failures.py holds that the command line has the same."""
    tag: str
    """Of its element."""
    page: str
    """Of the gallery."""
    recording: str
    """Of Tests/Gestures, to be played in real time."""
    plays_by_default: bool
    """Whether `elastic render` plays that recording where none is named."""
    inside: str
    """What its element has inside."""
    deed: list | None
    """What is done to it at once, or at so many seconds, and then let go; nothing for a song that plays."""
    size: str
    """Of the picture in which that is done."""
    long_recording: str
    """Another of Tests/Gestures, with several deeds."""
    drag: tuple | None = None
    """Settings, and from where to where a finger drags it in a window; nothing where none does."""
    has_profile: bool = False
    """Whether it has a wave, which can be smooth."""


ALL = [
    Component(
        "elastic-surface", "elastic-surface", "surface", "surface-grab-mid-bounce", True, "<p>Pull me.</p>",
        PULL, "375x300", "surface-slow-pull",
        (["edge=bottom", "profile=smooth"], (187, 560), (120, 430)), has_profile=True),
    Component(
        "pull-to-refresh", "elastic-refresh", "refresh", "refresh-slow-pull", True,
        "<ul><li>Ada<li>Bruno<li>Clara</ul>",
        [("down", 0, 100, 20), ("move", 0, 120, 200), ("up", 0, 120, 200)], "375x300", "refresh-slow-pull",
        ([], (187, 80), (230, 300)), has_profile=True),
    Component(
        "flowing-menu", "flowing-menu", "menu", "menu-drag-open-and-shut", True,
        "<nav slot='menu'>Inbox</nav><p>The page of this menu</p>",
        [("open", 0)], "375x300", "menu-drag-open-and-shut", ([], (3, 300), (260, 330)), has_profile=True),
    Component(
        "lyric-ball", "lyric-ball", "lyrics", "ball-sung", False, "", None, "220x100", "ball-looped-and-sought"),
    Component(
        "message-balloon", "message-balloon", "balloon", "balloon-typing-and-sending", False, "",
        [("hide", 1)], "200x120", "balloon-typing-and-sending"),
    Component(
        "elastic-shape", "elastic-shape", "shape", "shape-flung-and-caught", True, "Poke",
        [("down", 0, 100, 60), ("move", 0, 130, 80), ("up", 0, 130, 80)], "200x200", "shape-poked-and-dragged",
        (["purpose=button"], (187, 300), (240, 400))),
]
NAMES = [one.name for one in ALL]
TAGS = [one.tag for one in ALL]
