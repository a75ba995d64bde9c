"""Hands that nobody recorded: the same at each run for a seed, every input at a frame."""

import random

SONG = """[00:00.40]<00:00.40>Round <00:00.80>and <00:01.00>round <00:01.40>
[00:01.60]<00:01.60>it <00:02.00>goes <00:02.60>
"""


def pulls(component, size, seed):
    """Two pulls of many moves each, every one at a frame: the menu's from its edge."""
    chance = random.Random(f"{component} {seed}")
    width, height = map(int, size.split("x"))
    is_menu = component == "flowing-menu"
    frame, events = 6, []
    for _ in range(2):
        x, y = chance.uniform(0, 20 if is_menu else width), chance.uniform(0, height / 3)
        events.append(("down", frame / 60, x, y))
        for _ in range(chance.randint(6, 14)):
            frame += chance.choice([1, 1, 2, 3, 6])
            x = min(max(x + chance.gauss(20 if is_menu else 0, 25), 0), width)
            y = min(max(y + chance.gauss(8, 25), 0), height)
            events.append(("move", frame / 60, x, y))
        frame += 1
        events.append(("up", frame / 60, x, y))
        frame += chance.randint(6, 40)
    return events


def playing(seed):
    """What someone does with a song's player, every command at a frame: play, pause, seek, faster and slower."""
    chance = random.Random(f"lyric-ball {seed}")
    frame, events = 0, [{"t": 0, "command": "play"}]
    for _ in range(chance.randint(4, 9)):
        frame += chance.randint(4, 50)
        command = chance.choice(["pause", "play", "play", "seek", "rate"])
        event = {"t": frame / 60, "command": command}
        if command == "seek":
            event["value"] = round(chance.uniform(0, 2.6), 3)
        if command == "rate":
            event["value"] = chance.choice([0.5, 1, 2])
        events.append(event)
    return [*events, {"t": (frame + 20) / 60, "command": "play"}]
