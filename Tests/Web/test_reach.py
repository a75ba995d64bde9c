"""What a screen reader says of a page of the gallery while it moves."""

from hand import drag, wait_for_rest

# The texts of all live regions as they change, and when; when the state that is seen changes.
HEAR = """() => {
  window.heard = [];
  window.passed = [performance.now()];
  const live = (one) => {
    const at = one.closest?.('[aria-live], output, [role=status], [role=alert], [role=log]');
    return at && at.getAttribute('aria-live') !== 'off' ? at : null;
  };
  const watch = (root) => new MutationObserver((all) => {
    for (const { target } of all) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      if (at?.id === 'state') passed.push(performance.now());
      const region = at && live(at);
      if (region?.textContent.trim()) heard.push([region.textContent, performance.now(), passed.at(-1), region.id]);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
  watch(document);
  watch(document.querySelector('.stage').shadowRoot);
}"""


def test_a_motion_is_not_told_step_by_step(gallery):
    """A drag, keys and a replay in slow motion: nothing is said but a state that lasts."""
    page = gallery("surface")
    page.evaluate(HEAR)
    drag(page, (150, 20), (160, 140))
    wait_for_rest(page)
    page.evaluate("document.querySelector('.stage').focus()")
    page.keyboard.down("Space")
    # Held for longer than a motion lasts: that is told, once.
    page.wait_for_function("document.querySelector('#stood').textContent === 'Dragging'")
    page.keyboard.up("Space")
    wait_for_rest(page)
    page.wait_for_function("document.querySelector('#stood').textContent === 'Rest'")
    page.click("#replay")
    page.wait_for_function("elastic.player?.ended")
    page.wait_for_function("document.querySelector('#stood').textContent === document.querySelector('#state').textContent")
    heard = page.evaluate("heard")
    passed = page.evaluate("passed.length")
    print(passed, "states seen, told:", [text for text, *_ in heard])
    assert "Dragging" in [text for text, *_ in heard] and {region for *_, region in heard} == {"stood"}
    assert all(now - since > 900 for _, now, since, _ in heard)


def test_what_a_reader_has_to_hear_is_said_once_and_politely(gallery):
    page = gallery("refresh")
    page.evaluate(HEAR)
    page.evaluate("document.querySelector('.stage').beginRefreshing()")
    page.wait_for_function("heard.some(([text]) => text === 'Loading')")
    page.wait_for_function("elastic.motion.state === 'loading'")
    page.evaluate("document.querySelector('.stage').endRefreshing()")
    page.wait_for_function("elastic.resting")
    assert [text for text, *_, region in page.evaluate("heard") if region != "stood"] == ["Loading"]
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    lives = [each["value"]["value"] for one in nodes for each in one.get("properties", []) if each["name"] == "live" and one["role"]["value"] == "status"]
    assert lives and set(lives) == {"polite"}
