"""The elements in pages made with React and with Vue: attributes and events, nothing else."""

from pathlib import Path

import pytest

from hand import drag

# Each page: a list that loads one letter a pull, and a balloon that types meanwhile. `leave()` takes all of it away.
REACT = """
  const { createElement, Fragment, useEffect, useRef, useState } = React;
  function Inbox() {
    const [letters, setLetters] = useState(['First']), [typing, setTyping] = useState(false), list = useRef();
    useEffect(() => {
      const { current } = list, load = ({ detail }) => {
        setTyping(true);
        detail.waitUntil(wait().then(() => {
          setLetters((all) => ['New', ...all]);
          setTyping(false);
        }));
      };
      current.addEventListener('refresh', load);
      return () => current.removeEventListener('refresh', load);
    }, []);
    return createElement(Fragment, null,
      createElement('elastic-refresh', { ref: list, label: 'Letters', 'trigger-offset': 80, style: { height: '240px' } },
        createElement('ul', null, letters.map((one) => createElement('li', { key: one }, one)))),
      createElement('message-balloon', { typing, label: 'Bruno' }));
  }
  const root = ReactDOM.createRoot(document.querySelector('#app'));
  root.render(createElement(Inbox));
  window.leave = () => root.unmount();
"""
VUE = """
  Vue.config.ignoredElements = [/-/];
  const app = new Vue({
    el: '#app',
    data: { letters: ['First'], typing: false, offset: 80 },
    methods: {
      load({ detail }) {
        this.typing = true;
        detail.waitUntil(wait().then(() => {
          this.letters.unshift('New');
          this.typing = false;
        }));
      },
    },
    template: `<main>
      <elastic-refresh label="Letters" :trigger-offset="offset" style="height: 240px" @refresh="load">
        <ul><li v-for="one in letters" :key="one">{{ one }}</li></ul>
      </elastic-refresh>
      <message-balloon :typing="typing" label="Bruno"></message-balloon>
    </main>`,
  });
  window.leave = () => { app.$destroy(); app.$el.remove(); };
"""
UMD = ["nodejs/react/umd/react.development.js", "nodejs/react-dom/umd/react-dom.development.js"]
# Debian builds React 18 with an experiment for custom elements, which sets properties as React 19 does. What npm has is without.
EXPERIMENT = "var enableCustomElementPropertySupport = true;"
FRAMEWORKS = {
    "react": (REACT, UMD),
    "react, with the experiment": (REACT, UMD),
    "vue": (VUE, ["javascript/vue/vue.js"])}


def script(name, file):
    """The text of a framework's script; of React as npm has it, unless `name` says otherwise."""
    text = (Path("/usr/share") / file).read_text()
    if name != "react" or "react-dom" not in file:
        return text
    assert text.count(EXPERIMENT) == 1
    return text.replace(EXPERIMENT, EXPERIMENT.replace("true", "false"))


@pytest.mark.release
@pytest.mark.parametrize("name", FRAMEWORKS)
def test_a_page_of_a_framework_uses_the_elements(server, browser, name):
    code, scripts = FRAMEWORKS[name]
    page = browser.new_page(viewport={"width": 420, "height": 700})
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.route("**/framework-*.js", lambda route: route.fulfill(
        body=script(name, scripts[int(route.request.url[-4])]), content_type="text/javascript; charset=utf-8"))
    page.route("**/framework.html", lambda route: route.fulfill(content_type="text/html", body=(
        "<!doctype html><html lang=en><link rel=icon href='data:,'><title>A page</title><body><div id=app></div>"
        + "".join(f"<script src=framework-{n}.js></script>" for n in range(len(scripts)))
        + "<script>window.wait = () => new Promise((done) => { window.finish = done; });</script>"
        + f"<script>{code}</script><script type=module src=elements/index.js></script>")))
    try:
        page.goto(f"{server}/framework.html")
        page.wait_for_function(
            "window.list = document.querySelector('elastic-refresh'), window.balloon = document.querySelector('message-balloon'),"
            "list?.elastic?.motion.scene && balloon.elastic?.motion.scene")
        assert page.evaluate("[list.triggerOffset, list.label, balloon.typing, balloon.state]") == [
            80, "Letters", False, "hidden"]
        page.evaluate("window.kept = [list, list.elastic, balloon]")
        drag(page, (150, 30), (160, 210), on="elastic-refresh")
        page.wait_for_function("window.finish && list.refreshing && balloon.typing && balloon.state === 'typing'")
        page.evaluate("finish()")
        page.wait_for_function("list.querySelector('li').textContent === 'New' && !list.refreshing && !balloon.typing")
        page.wait_for_function("list.state === 'stopped' && balloon.state === 'hidden'")
        assert page.evaluate("list === kept[0] && list.elastic === kept[1]"), "drawn again, it is the same element"
        page.evaluate("leave()")
        page.wait_for_function("!kept[0].isConnected && kept[0].elastic === null && kept[2].elastic === null")
    finally:
        page.close()
    assert wrong == []


# A page that a server has written, whose elements are there before React is.
ALL = """createElement('main', null,
  createElement('elastic-surface', { label: 'Edge' }, 'Text'),
  createElement('elastic-shape', { purpose: 'button', label: 'Like' }), createElement('elastic-shape', { label: 'A blob' }),
  createElement('elastic-refresh', { label: 'Letters' }, createElement('ul', null, createElement('li', null, 'One'))),
  createElement('flowing-menu', { label: 'Folders' }, createElement('nav', { slot: 'menu' }, 'Inbox'), 'Page'),
  createElement('lyric-ball', { label: 'Song' }), createElement('message-balloon', { label: 'Bruno' }))"""


@pytest.mark.release
@pytest.mark.parametrize("name", ["react", "react, with the experiment"])
def test_a_page_that_a_server_wrote_is_what_react_expects(server, browser, name):
    page = browser.new_page()
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.goto(f"{server}/404.html")
    for file in UMD:
        page.evaluate("(text) => { (0, eval)(text); }", script(name, file))
    # The server's part of 18.1 leaves out the children and the style of custom elements, which 18.2 mended: as React itself shows them where no element is defined.
    written = page.evaluate("""() => {
      const { createElement } = React, app = document.createElement('div'), root = ReactDOM.createRoot(app);
      ReactDOM.flushSync(() => root.render(%s));
      return app.innerHTML;
    }""" % ALL)
    page.close()
    page = browser.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.route("**/written.html", lambda route: route.fulfill(content_type="text/html", body=(
        "<!doctype html><html lang=en><meta charset=utf-8><link rel=icon href='data:,'><title>A page</title><body><div id=app>" + written
        + "</div><script type=module src=elements/index.js></script>")))
    try:
        page.goto(f"{server}/written.html")
        page.wait_for_function("[...document.querySelectorAll('main > *')].every((one) => one.elastic?.motion.scene)")
        for file in UMD:
            page.evaluate("(text) => { (0, eval)(text); }", script(name, file))
        page.evaluate("() => { const { createElement } = React; ReactDOM.hydrateRoot(document.querySelector('#app'), %s); }" % ALL)
        page.wait_for_function("Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))")
        page.wait_for_timeout(200)
    finally:
        page.close()
    assert wrong == []
