"""Windows with every widget in them, opened, set going, and closed in the midst of it."""


def test_nothing_is_left_of_two_hundred_windows(probe):
    window = probe("windows", 200, is_seen=False)
    while "windows" not in (line := window.next()):
        pass
    print(f"{line['windows']} windows: the heap of {line['heap']} bytes has grown by {line['bytes']}")
    assert line["left"] == 0
    # What a window holds is a thousand times as much; fonts and styles are cached as they come.
    assert line["bytes"] < 100_000
