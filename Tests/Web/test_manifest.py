"""What editors and frameworks read about the elements: custom-elements.json, JSX and Vue types, the package's own page."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from test_package import EVENTS, EXTRA, INTERNAL, LOOK, PROPERTIES, camel

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Web/elements"
MANIFEST = FOLDER / "custom-elements.json"
# What a style sheet can reach in an element, and where its children go.
PARTS = """Object.fromEntries([...document.querySelectorAll('main *')].filter((one) => one.elastic).map((one) => [one.localName, {
  parts: [...new Set([...one.shadowRoot.querySelectorAll('[part]')].map((one) => one.getAttribute('part')))],
  slots: [...one.shadowRoot.querySelectorAll('slot')].map(({ name }) => name),
}]))"""


def kebab(name):
    return re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def declaration(one, reach):
    """An element as the schema of custom elements manifests has it, version 1."""
    attributes, members, properties = [], [], []

    def attribute(name, field, kind, about="", standard=None):
        told = {"description": about} if about else {}
        value = {"default": standard} if standard is not None else {}
        attributes.append({"name": name, "type": {"text": kind}, **told, **value, "fieldName": field})
        members.append({"kind": "field", "name": field, "type": {"text": kind}, **told, **value, "attribute": name})

    for name in one["flags"]:
        attribute(name, camel(name), "boolean")
    for name in one["texts"]:
        attribute(name, camel(name), "string")
    presets = " | ".join(f"'{preset['name']}'" for preset in one["presets"])
    attribute("preset", "preset", presets, "A look and feel. Attributes and CSS override it.")
    kinds = {"number": "number", "flag": "boolean", "paint": "string"}
    for setting in one["settings"]:
        about = setting["sentence"]
        if setting["kind"] == "number":
            about += f" {setting['lower']:g} to {setting['upper']:g}{' ' + setting['unit'] if setting['unit'] else ''}."
        kind = kinds.get(setting["kind"]) or " | ".join(f"'{choice}'" for choice in setting["choices"])
        attribute(kebab(setting["name"]), setting["name"], kind, about, setting["standard"])
        properties.append({"name": f"--elastic-{kebab(setting['name'])}", "description": about, "default": setting["standard"]})
    for line in PROPERTIES.get(one["name"], [])[1:]:
        readonly, name, kind = re.fullmatch(r"  (readonly )?(\w+): (.*);", line).groups()
        members.append({"kind": "field", "name": name, "type": {"text": kind}, **({"readonly": True} if readonly else {})})
    members += [{"kind": "method", "name": name} for name in one["methods"] if name not in INTERNAL]
    events = [{"name": name, "type": {"text": f"CustomEvent<{EXTRA.get(one['name'], {}).get(name, 'Detail')}>"}} for name in [*one["events"], *EVENTS.get(one["name"], [])]]
    return {
        "kind": "class", "name": one["name"], "tagName": one["tag"], "customElement": True,
        "superclass": {"name": "ElasticElement", "module": "element.js"}, "attributes": attributes, "members": members,
        "events": [*events, {"name": "error", "type": {"text": "ErrorEvent"}}],
        "slots": [{"name": name} for name in reach["slots"]], "cssParts": [{"name": name} for name in reach["parts"]],
        "cssProperties": properties, "cssStates": [{"name": state} for state in one["states"]]}


def test_the_manifest_says_what_the_tables_say(gallery):
    page = gallery("elements")
    looks, reach = page.evaluate(LOOK), page.evaluate(PARTS)
    files = {tag: re.search(r"from '\./(\w+\.js)'", line)[1] for line in (FOLDER / "index.js").read_text().splitlines()
             for tag in [look["tag"] for look in looks if look["name"] in line]}
    modules = []
    for one in sorted(looks, key=lambda one: one["tag"]):
        path = files[one["tag"]]
        modules.append({
            "kind": "javascript-module", "path": path, "declarations": [declaration(one, reach[one["tag"]])],
            "exports": [
                {"kind": "js", "name": one["name"], "declaration": {"name": one["name"], "module": path}},
                {"kind": "custom-element-definition", "name": one["tag"], "declaration": {"name": one["name"], "module": path}}]})
    text = json.dumps({"schemaVersion": "1.0.0", "readme": "README.md", "modules": modules}, indent=1) + "\n"
    if os.environ.get("UPDATE_GOLDENS"):
        MANIFEST.write_text(text)
    assert json.loads(MANIFEST.read_text()) == json.loads(text)
    assert len(modules) == 6


def test_the_package_says_what_it_is():
    about = json.loads((FOLDER / "package.json").read_text())
    assert about["license"] == "MIT"
    # Once it is published it says where.
    assert about.get("repository") == json.loads((ROOT / "Web/site/release.json").read_text())["repository"]
    assert about["customElements"] == "custom-elements.json" and about["exports"]["./package.json"] == "./package.json"
    # All that is written by hand and named is there.
    for target in about["exports"].values():
        for path in [target] if isinstance(target, str) else target.values():
            assert path.endswith((".wasm", "inlined.js")) or (FOLDER / path).is_file(), path


def test_the_packages_page_has_no_broken_link():
    text = (FOLDER / "README.md").read_text()
    links = re.findall(r"\]\(([^)]+)\)", text)
    headings = {re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in text.splitlines() if line.startswith("#")}
    for link in links:
        assert link.startswith(("https://", "#")), link
        assert not link.startswith("#") or link[1:] in headings, link


JSX = """import type {} from 'elastickit/react';
import * as React from 'react';
export const good = <elastic-refresh triggerOffset={80} minimum-visible-time="2s" edge="bottom" page className="list"
  onrefresh={({ detail }) => detail.waitUntil(fetch('/', { signal: detail.signal }))}>
  <elastic-surface minimumHeight="4rem" fill="rebeccapurple" style={{ height: 9 }} /></elastic-refresh>;
// @ts-expect-error: no such edge
export const edge = <elastic-refresh edge="middle" />;
// @ts-expect-error: no such setting
export const setting = <elastic-surface triggerOfset={3} />;
// @ts-expect-error: a method is no attribute
export const method = <elastic-surface cancel={3} />;
"""
# Debian has React 18.0 with types. Those of 19 declare JSX in the module and not for all: added after its source to those of 18.
REACT_19 = """
declare namespace React { namespace JSX {
  interface Element extends ReactElement<any, any> {}
  interface ElementAttributesProperty { props: {} }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes extends Attributes {}
  interface IntrinsicElements { div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement> }
} }
"""
REACT_19_RUNTIME = """import * as React from './';
export namespace JSX {
  interface Element extends React.JSX.Element {}
  interface ElementAttributesProperty extends React.JSX.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  interface IntrinsicElements extends React.JSX.IntrinsicElements {}
}
"""
# What our types use of Preact 10 and 11, Solid and Vue, which Debian does not have with types: declared where theirs declare it, as
# namespaces and interfaces that come from other files can be extended in some ways only.
PREACT = """  type Ref<T> = { current: T | null } | ((one: T | null) => void);
  type ComponentType<P> = (props: P) => unknown;
  type ComponentProps<C extends ComponentType<any> | keyof JSXInternal.IntrinsicElements> =
    C extends ComponentType<infer P> ? P : C extends keyof JSXInternal.IntrinsicElements ? JSXInternal.IntrinsicElements[C] : never;
"""
PREACTS = {
    10: {
        "preact/index.d.ts": "export = preact; export as namespace preact; import { JSXInternal } from './jsx';\n"
                             "declare namespace preact { export import JSX = JSXInternal;\n" + PREACT + "}",
        "preact/jsx.d.ts": "export namespace JSXInternal { interface HTMLAttributes<T extends EventTarget = EventTarget> { id?: string; ref?: (one: T | null) => void } "
                           "interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } }"},
    11: {
        "preact/index.d.ts": "export as namespace preact; import { JSXInternal } from './jsx'; export import JSX = JSXInternal;\n"
                             "export interface HTMLAttributes<T extends EventTarget = EventTarget> { id?: string; ref?: Ref<T> }\n"
                             + PREACT.replace("  type", "export type"),
        "preact/jsx.d.ts": "import * as preact from './index';\n"
                           "export namespace JSXInternal { interface IntrinsicElements { div: preact.HTMLAttributes<HTMLDivElement> } }"}}
THEIRS = {
    "preact/jsx-runtime/index.d.ts": "import { JSXInternal } from '../jsx'; export { JSXInternal as JSX };",
    "solid-js/index.d.ts": "export type { JSX } from './jsx.js';",
    "solid-js/jsx.d.ts": "export namespace JSX { interface HTMLAttributes<T> { id?: string; ref?: T } "
                         "interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } }",
    "vue/index.d.ts": "export * from '@vue/runtime-dom';",
    "@vue/runtime-dom/index.d.ts": "export * from '@vue/runtime-core'; export interface HTMLAttributes { id?: string; class?: unknown }",
    "@vue/runtime-core/index.d.ts": "export interface GlobalComponents { RouterView: unknown }"}
PREACT_JSX = """/** @jsxImportSource preact */
import type {} from 'elastickit/preact';
export const good = <elastic-refresh id="x" triggerOffset={80} onrefresh={({ detail }) => detail.waitUntil(Promise.resolve())} ref={(one) => one?.activate()} />;
// @ts-expect-error: no such edge
export const edge = <elastic-refresh edge="middle" />;
// @ts-expect-error: no such setting
export const setting = <elastic-surface triggerOfset={3} />;
// @ts-expect-error: what all elements have is checked too
export const id = <elastic-surface id={() => 3} />;
"""
OTHERS = """import type {} from 'elastickit/preact';
import type {} from 'elastickit/solid';
import type {} from 'elastickit/vue';
import type { JSX as P } from 'preact';
import type { JSX as S } from 'solid-js';
import type { GlobalComponents } from 'vue';
const p: P.IntrinsicElements['elastic-refresh'] = { 'trigger-offset': '4rem', onrefresh: ({ detail }) => detail.waitUntil(Promise.resolve()), id: 'x' };
const s: S.IntrinsicElements['lyric-ball'] = { src: 'a.lrc', 'on:word': ({ detail }) => console.log(detail.text) };
const v: InstanceType<GlobalComponents['elastic-refresh']>['$props'] = { edge: 'top', onLoadMore: ({ detail }) => detail.signal.aborted };
const w: InstanceType<GlobalComponents['ElasticSurface']>['$props'] = { minimumHeight: 50, onSettled: () => {} };
// @ts-expect-error: no such edge
const q: P.IntrinsicElements['elastic-refresh'] = { edge: 'middle' };
// @ts-expect-error: no such edge
const r: InstanceType<GlobalComponents['elastic-refresh']>['$props'] = { edge: 'middle' };
// @ts-expect-error: no such event
const t: S.IntrinsicElements['lyric-ball'] = { 'on:wrod': () => {} };
"""


@pytest.mark.parametrize("preact, react", [(10, 18), (11, 19)])
def test_frameworks_know_the_elements(tmp_path, preact, react):
    modules = tmp_path / "node_modules"
    (modules / "@types").mkdir(parents=True)
    for name, text in (THEIRS | PREACTS[preact]).items():
        (modules / name).parent.mkdir(parents=True, exist_ok=True)
        (modules / name).write_text(text)
    for main in modules.glob("**/index.d.ts"):
        if main.parent.name != "jsx-runtime":
            exports = {".": {"types": "./index.d.ts"}, "./jsx-runtime": {"types": "./jsx-runtime/index.d.ts"}}
            (main.parent / "package.json").write_text(json.dumps({"name": main.parent.name, "exports": exports}))
    (modules / "elastickit").symlink_to(FOLDER)
    shutil.copytree("/usr/share/nodejs/@types/react", modules / "@types/react")
    if react == 19:
        with (modules / "@types/react/index.d.ts").open("a") as file:
            file.write(REACT_19)
        (modules / "@types/react/jsx-runtime.d.ts").write_text(REACT_19_RUNTIME)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "use.tsx").write_text(JSX)
    (tmp_path / "preact.tsx").write_text(PREACT_JSX)
    (tmp_path / "others.ts").write_text(OTHERS)
    done = subprocess.run(
        ["tsc", "--noEmit", "--skipLibCheck", "--preserveSymlinks", "--strict", "--jsx", "react-jsx", "--target", "es2022", "--lib",
         "es2022,dom,dom.iterable", "--module", "nodenext", "--moduleResolution", "nodenext", "--types", "react", "use.tsx", "preact.tsx", "others.ts"],
        cwd=tmp_path, capture_output=True, text=True, timeout=240)
    assert (done.stdout, done.returncode) == ("", 0)
