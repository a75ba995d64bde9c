"""An app that adds the package sees only the libraries, and a component or a newer Swift costs no more than is said."""

import json
import os
import re
import subprocess

import pytest

APPLE = ["ElasticApple", "ElasticCore", "ElasticExport", "ElasticKit", "ElasticRecordings", "ElasticSettings", "ElasticSongFormats", "ElasticTimelines"]
ALL = sorted([*APPLE, "ElasticCairo", "ElasticGTK"])


@pytest.fixture(scope="module")
def files(root):
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.splitlines() if (root / name).exists()]


@pytest.fixture(scope="module")
def described(root, tmp_path_factory):
    """The package's description: `described(mac=True)` evaluates the manifest as on a system other than Linux."""

    def describe(mac, **environment):
        folder = tmp_path_factory.mktemp("package")
        text = (root / "Package.swift").read_text()
        if mac:
            # On macOS itself this would be Linux; there is nothing to take it for.
            text, count = re.subn(r"^#if os\(Linux\)$", "#if os(Windows)", text, flags=re.M)
            assert count == 1
        (folder / "Package.swift").write_text(text)
        for name in ("Snippets", "Sources", "System", "Tests"):
            (folder / name).symlink_to(root / name)
        given = {key: value for key, value in os.environ.items() if key != "ELASTIC_CAIRO"} | environment
        done = subprocess.run(
            ["swift", "package", "dump-package", "--package-path", folder], check=True, capture_output=True, text=True,
            env=given)
        return json.loads(done.stdout)

    return describe


def names(rows):
    return sorted(row["name"] for row in rows)


def kinds(package):
    return {row["type"] for row in package["targets"]}


def test_an_app_on_a_mac_sees_the_libraries_and_nothing_of_other_peoples(described):
    package = described(mac=True)
    assert names(package["products"]) == APPLE
    assert all("library" in row["type"] for row in package["products"])
    assert kinds(package) == {"regular", "test"}
    assert not [row["name"] for row in package["targets"] if "Cairo" in row["name"] or "GTK" in row["name"]]
    assert not package.get("traits") and not package["dependencies"]


@pytest.mark.parametrize("mac,environment", [(False, {}), (True, {"ELASTIC_CAIRO": "1"})])
def test_cairo_and_gtk_are_there_on_linux_and_for_who_asks(described, mac, environment):
    package = described(mac, **environment)
    assert names(package["products"]) == ALL
    assert {row["name"] for row in package["targets"] if row["type"] == "system"} == {"CCairo", "CGTK4"}
    assert {"Cairo", "GTK"} <= set(names(package["traits"]))
    # Off by default.
    assert [row["enabledTraits"] for row in package["traits"] if row["name"] == "default"] == [[]]
    assert not package["dependencies"] and "executable" not in kinds(package)


def test_the_tests_of_every_package_are_run(files, root):
    run = " ".join(
        (root / name).read_text() for name in ("Scripts/phases.py", "Scripts/run-apple-fake.sh"))
    packages = [name.removesuffix("Package.swift").rstrip("/") for name in files if name.endswith("Package.swift")
                and ".testTarget" in (root / name).read_text()]
    assert {"", "Tools", "Web/modules"} <= set(packages)
    assert not [name for name in packages if name and name not in run]


# How a component is called in code, and in words.
CODE = {
    "surface": r"SurfaceMotion|[Ee]lasticSurface|elastic-surface",
    "refresh": r"RefreshMotion|ElasticRefresh|[Pp]ullToRefresh|pull-to-refresh|elastic-refresh",
    "menu": r"MenuMotion|[Ff]lowingMenu|flowing-menu", "ball": r"BallMotion|[Ll]yricBall|lyric-ball",
    "balloon": r"BalloonMotion|[Mm]essageBalloon|message-balloon", "shape": r"ShapeMotion|[Ee]lasticShape|elastic-shape"}
WORDS = {
    "surface": r"\b[Ss]urface\b", "refresh": r"\b([Rr]efresh|[Pp]ull-to-refresh)\b", "menu": r"\b[Mm]enu\b",
    "ball": r"\b([Bb]all|[Ll]yrics?)\b", "balloon": r"\b[Bb]alloon\b", "shape": r"\b[Ss]hape\b"}
MOST = 27
# Lists that a further component need not be in, and why; tests have what lists they need.
OTHER_LISTS = {
    "Web/elements/README.md": "what the package has",
    "Web/elements/attributes.d.ts": "types name their classes",
    "Examples/gtk/README.md": "what the example has",
    "Sources/ElasticApple/Documentation.docc/ElasticApple.md": "DocC lists what is in no topic too",
    "Sources/ElasticGTK/Documentation.docc/ElasticGTK.md": "DocC lists what is in no topic too",
    "Sources/ElasticGTK/Documentation.docc/ColoursFontsAndCSS.md": "the CSS nodes; the colour of a role needs no row",
    "Tools/Sources/gtk-probe/PageProbe.swift": "a page as a program makes it",
    "Sources/ElasticRecordings/FormerNames.swift": "names that settings had once",
    "Examples/ObjectiveC/ElasticViewController.m": "the views that have a delegate",
    "Web/elements/names.js": "generated",
    "Web/site/home.js": "those that a hand plays with on the first page",
    "Web/site/docs.css": "the looks of the demos of the reference",
    "docs/performance.md": "what was measured, written by document.py",
    "docs/security.md": "what was run"}


def lists(text, fewest, closest=3):
    """The numbers of lines where a list of components begins: names of so many of them, no two further apart than this."""
    found, seen, begins, last = [], set(), 0, -99
    for number, line in enumerate(text.splitlines(), 1):
        named = {name for name, called in CODE.items() if re.search(called, line)}
        if named and number - last > closest:
            found += [begins] if len(seen) >= fewest else []
            seen, begins = set(), number
        if named:
            seen, last = seen | named, number
    return found + ([begins] if len(seen) >= fewest else [])


def test_a_list_of_components_is_found():
    code = ["check(SurfaceMotion.self)", "check(RefreshMotion.self)", "check(MenuMotion.self)", "check(BallMotion.self)"]
    assert lists("\n".join(["", *code]), 4) == [2]
    assert lists("\n".join(code[:3]), 4) == []
    assert lists("\n\n\n\n\n".join(code), 4) == []
    assert lists("['elastic-surface', 'pull-to-refresh', 'flowing-menu', 'message-balloon']", 4) == [1]


def test_a_component_costs_no_more_places_than_are_said(files, root):
    """No file has a list of components, written by hand, but those that docs/CONTRIBUTING.md counts."""
    said = (root / "docs/CONTRIBUTING.md").read_text().split("## What a seventh component costs")[1].split("\n## ")[0]
    places = {name: int(count) for name, count in re.findall(r"^- `(\S+)` (\d+): ", said, re.M)}
    assert 0 < sum(places.values()) <= MOST, sum(places.values())
    for name in places:
        text = (root / name).read_text()
        assert [one for one in CODE if not re.search(f"{CODE[one]}|{WORDS[one]}", text)] == [], name
    found = set()
    for name in files:
        if (root / name).is_symlink() or name.endswith(".svg") or (name.startswith("Tests/") and name not in places):
            continue
        try:
            begins = lists((root / name).read_text(), 4)
        except UnicodeDecodeError:
            continue
        if begins:
            found.add(name)
            assert name in places or name in OTHER_LISTS, f"{name}, line {begins[0]}: a list of components; visit ComponentKind"
    print(f"{sum(places.values())} places in {len(places)} files")
    assert not set(OTHER_LISTS) - found, "no lists any more"


def test_no_library_adds_a_public_member_to_a_type_of_the_standard_library(root):
    """An app's own extension of String or Array may say the same; only what our own protocols ask for is public."""
    own = set()
    for file in root.glob("Sources/*/**/*.swift"):
        own |= set(re.findall(r"^ *(?:public |package |private |fileprivate )?(?:final )?(?:struct|enum|class|protocol|actor) (\w+)",
                              file.read_text(), re.M))
    found = []
    for library in ("ElasticCore", "ElasticTimelines", "ElasticKit", "ElasticSongFormats", "ElasticSettings", "ElasticRecordings", "ElasticExport"):
        for file in (root / "Sources" / library).glob("**/*.swift"):
            for extended, rest, body in re.findall(r"^extension \[?(\w+)([^{\n]*)\{(.*?)^\}", file.read_text(), re.M | re.S):
                protocols = re.findall(r"\w+", rest.split("where")[0])
                if extended not in own and not any(one in own for one in protocols):
                    found += [(extended, name) for name in re.findall(r"^  (?:@(?!_spi)\S+ )*public .*?(\w+)\s*[(:<{]", body, re.M)]
    assert "DampedSpring" in own and not found


def test_few_functions_are_kept_from_being_inlined_each_with_its_reason(files, root):
    """docs/decisions/size-of-a-page.md: those with many calls in the pages' modules."""
    swift = [name for name in files if name.startswith(("Sources/", "Web/modules/Sources/")) and name.endswith(".swift")]
    kept = [line.strip() for name in swift for line in (root / name).read_text().splitlines() if "@inline(never)" in line]
    assert 0 < len(kept) <= 30
    assert not [line for line in kept if not re.search(r"@inline\(never\)  // .*\w", line)]


# What only Swift 6.3 takes, by its proposal; the libraries are for Swift 6.2, as their manifest says.
ONLY_IN_6_3 = {
    "SE-0481 weak let": r"\bweak let\b", "SE-0491 module selectors": r"\b[A-Z]\w*::\w",
    "SE-0492 section control": r"@(section|used)\b", "SE-0460 explicit specialization": r"@specialized\b",
    "SE-0495 C functions": r"@c(\(|\s)", "SE-0496 always inlined": r"@inline\(always\)", "SE-0497 export": r"@export\b",
}


def only_in_6_3(text):
    code = re.sub(r'//.*|"(\\.|[^"\\\n])*"', "", text)
    return [proposal for proposal, pattern in ONLY_IN_6_3.items() if re.search(pattern, code)]


@pytest.mark.parametrize("line, found", [
    ("@inline(always) func one() {}", ["SE-0496 always inlined"]), ("@inline(__always) func one() {}", []),
    ("weak let view: View?", ["SE-0481 weak let"]), ("weak var view: View? // no weak let", []),
    ("Kit::Point2D", ["SE-0491 module selectors"]), ('"std::vector"', []), ('@c(name) public func f() {}', ["SE-0495 C functions"]),
    ("@section(\"a\") let one = 1", ["SE-0492 section control"]), ("@specialized(where T == Int)", ["SE-0460 explicit specialization"]),
    ("@export(interface) func f() {}", ["SE-0497 export"]),
])
def test_syntax_of_a_newer_swift_is_found(line, found):
    assert only_in_6_3(line) == found


def test_the_libraries_are_for_the_swift_of_their_manifest(files, root):
    assert (root / "Package.swift").read_text().startswith("// swift-tools-version: 6.2\n")
    sources = [name for name in files if name.startswith("Sources/") and name.endswith(".swift")]
    assert len(sources) > 200
    assert not {name: newer for name in sources if (newer := only_in_6_3((root / name).read_text()))}


def test_a_watch_gets_nothing_of_the_views(files, root):
    """watchOS has a part of UIKit, and SwiftUI without what the views are made of; QuartzCore and AppKit it has not."""
    sources = [name for name in files if name.startswith("Sources/ElasticApple/") and name.endswith(".swift") and ".docc/" not in name]
    guards = {name: (root / name).read_text().splitlines()[0] for name in sources if not name.endswith("/Reexport.swift")}
    absent = re.compile(r"#if canImport\((QuartzCore|AppKit)\)|#if canImport\(\w+\) && !os\(watchOS\)$")
    assert len(guards) > 50
    assert {name for name, guard in guards.items() if not absent.match(guard)} <= {"Sources/ElasticApple/Host/CoreGraphics+Kit.swift"}


def test_each_mistake_that_is_planted_again_finds_its_place(root):
    """`make mutants`, which no other test runs, stops at a text that has changed since."""
    rows = [line.split("\t") for line in (root / "Tests/Mutants/known.tsv").read_text().splitlines() if not line.startswith("#")]
    assert len(rows) > 15
    assert [(file, was) for file, was, _ in rows if not (root / file).exists() or (root / file).read_text().count(was) != 1] == []
