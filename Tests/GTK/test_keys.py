"""Keys in windows, pressed on a real keyboard."""


def focused(window):
    """A key, not a click, moves the focus."""
    window.rest()
    window.do("mousemove", 187, 600, "key", "Tab")


def test_the_arrow_away_from_the_edge_pulls_a_surface_until_it_is_let_go(play):
    window = play("elastic-surface", "--json")
    focused(window)
    window.do("keydown", "Down")
    window.until(state="dragging")
    window.picture("surface-key")
    window.do("keyup", "Down")
    window.until(state="settling")
    window.until(event="settled")


def test_escape_takes_a_pull_back(play):
    window = play("elastic-surface", "--json")
    focused(window)
    window.do("keydown", "space")
    window.until(state="dragging")
    window.do("key", "Escape")
    window.until(event="cancelled")
    window.do("keyup", "space")
    window.until(event="settled")


def test_a_pull_ends_with_the_focus(play):
    window = play("elastic-surface", "--json")
    focused(window)
    window.do("keydown", "Down")
    window.until(state="dragging")
    play("message-balloon", is_seen=False)
    window.do("search", "--sync", "--name", "message-balloon", "windowfocus", "--sync")
    window.until(event="settled")
    window.do("keyup", "Down")


def test_return_presses_a_button_once_however_long_it_is_held(play):
    window = play("elastic-shape", "--json", "--set", "purpose=button")
    focused(window)
    window.do("keydown", "Return", "sleep", 1, "keyup", "Return")
    window.until(event="settled")
    assert window.words("event").count("activated") == 1
    window.picture("shape-focus")


def test_escape_closes_an_open_menu(play):
    window = play("flowing-menu", "--json")
    focused(window)
    window.drag((3, 300), (300, 300))
    window.release()
    window.until(event="opened")
    window.picture("play-menu-open")
    window.do("key", "Escape")
    window.until(event="closed")


def test_a_button_opens_the_menu_that_is_played_with(play):
    window = play("flowing-menu", "--json")
    focused(window)
    window.do("key", "space")
    window.until(event="opened")
    # The focus is in it.
    window.do("key", "space")
    window.until(event="closed")


def test_what_is_no_button_is_not_reached(play):
    window = play("elastic-shape", "--json")
    focused(window)
    window.do("key", "Return")
    assert window.next(patience=1) is None
