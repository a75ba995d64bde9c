"""What the tests of the elements ask of a page."""

import time

from still import wait_for_frames, wait_until_it_stands

# Counts the events of all elements by the name of the tag.
COUNT_EVENTS = """
  window.counted = {};
  for (const name of ['settled', 'cancelled', 'started', 'stopped', 'hidden', 'refresh', 'load-more', 'armed', 'disarmed',
    'ended', 'opening', 'opened', 'closing', 'closed', 'word', 'finished', 'activated', 'error']) {
    addEventListener(name, ({ target }) => {
      if (!target.localName?.includes('-')) return;
      const key = `${target.localName} ${name}`;
      counted[key] = (counted[key] ?? 0) + 1;
    }, { capture: name === 'error' });
  }
"""


def tree(page, selector):
    """The items that a screen reader finds in an element, a line each."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("Accessibility.enable")
    root = tools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    backend = tools.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {one["nodeId"]: one for one in nodes}
    lines = []

    def walk(one, depth):
        role = one["role"]["value"]
        if role == "InlineTextBox":
            return
        is_seen = not one["ignored"] and role not in ("none", "generic")
        if is_seen:
            said = [role]
            if name := one.get("name", {}).get("value"):
                said.append(f'"{name}"')
            if about := one.get("description", {}).get("value"):
                said.append(f"({about})")
            for given in one.get("properties", []):
                value = given["value"].get("value")
                if given["name"] in ("focusable", "live", "busy", "modal", "disabled", "expanded") and value:
                    said.append(given["name"] if value is True else f"{given['name']}={value}")
            lines.append("  " * depth + " ".join(said))
        for child in one.get("childIds", []):
            if child in by_id:
                walk(by_id[child], depth + is_seen)

    for one in nodes:
        if one.get("backendDOMNodeId") == backend:
            walk(one, 0)
    return lines


def is_seen_as(page, selector, lines, part=slice(None)):
    """Waits until a screen reader finds these lines in an element or a part of it; fails after 10 s."""
    end = time.monotonic() + 10
    while (found := tree(page, selector)[part]) != lines and time.monotonic() < end:
        wait_for_frames(page)
    assert found == lines
    return True


def counted(page, tag):
    return page.evaluate(
        "(tag) => Object.fromEntries(Object.entries(counted).filter(([key]) => key.startsWith(tag + ' '))"
        ".map(([key, times]) => [key.split(' ')[1], times]))", tag)


def counted_ends(page):
    """The number of each of the menu's events, except `settled`."""
    return {name: times for name, times in counted(page, "flowing-menu").items() if name != "settled"}


def wait_for_rest(page, selector):
    page.wait_for_function("(selector) => document.querySelector(selector).elastic.resting", arg=selector)


def after_the_navigation(page):
    """Takes the keyboard to where the elements begin: the next Tab reaches the first of them."""
    page.locator("main h2").first.click()


def wait_for_menu(page, state):
    page.wait_for_function("(state) => menu.state === state", arg=state)
    wait_until_it_stands(page, "menu.elastic")
