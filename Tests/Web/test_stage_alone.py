"""<elastic-stage> on a page that has no script of an element, as the documentation shows it."""

from hand import wait_until

TEXT = """<!doctype html><meta charset="utf-8"><title>Stage</title><link rel="icon" href="data:,">
<script type="module" src="elements/stage.js"></script><elastic-stage id="stage" style="height: 400px"></elastic-stage>"""


def test_its_items_have_their_settings_and_events(gallery):
    page = gallery("alone", text=TEXT)
    page.evaluate("""async () => {
      await customElements.whenDefined('elastic-stage');
      window.told = [];
      const size = { width: 100, height: 80 };
      window.items = [
        stage.add('elastic-surface', { ...size, style: { minimumHeight: 20 } }), stage.add('elastic-shape', { ...size, y: 100 }),
        stage.add('message-balloon', { ...size, y: 200 })];
      await stage.ready;
      items[1].addEventListener('activated', () => told.push('activated'));
      items[1].input({ phase: 'activate' });
    }""")
    assert page.evaluate("items.map((one) => ['fill', 'crest', 'dotStyle'].map((name) => one.set(name, 'tint')))") == [
        [True, False, False], [True, False, False], [True, False, False]]
    assert page.evaluate("items.map((one) => one.state)")[0] == "rest"
    wait_until(page, "() => told.includes('activated')")
