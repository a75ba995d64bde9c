"""The code of the site's pages, the guide and the articles of ElasticGTK, ElasticSettings, ElasticRecordings, ElasticCore and ElasticTimelines compiles with what the command line was built from."""

import html
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "Web/site/samples").glob("*.swift"))


def compiled(file, *more):
    """What the compiler says of a program, without making it."""
    tool = Path(os.environ.get("ELASTIC_GTK", ROOT / "Tools/.build-gtk/release/elastic"))
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], check=True, capture_output=True, text=True).stdout.split()
    maps = [f"-fmodule-map-file={one}" for one in (ROOT / "System").glob("*/module.modulemap")]
    return subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", *([] if more else ["-warnings-as-errors"]), "-I", tool.parent / "Modules",
         *more, *(part for flag in [*flags, *maps] for part in ("-Xcc", flag)), file], capture_output=True, text=True)


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_a_sample_compiles(file):
    assert len(SAMPLES) == 6
    done = compiled(file)
    assert done.returncode == 0, done.stderr


def test_a_mistake_would_be_found(tmp_path):
    file = tmp_path / "main.swift"
    file.write_text((ROOT / "Web/site/samples/surface.swift").read_text().replace("ElasticSurface", "ElasticSurfaces"))
    assert "ElasticSurfaces" in compiled(file).stderr


def test_the_guides_program_compiles_beside_the_checkout(tmp_path):
    """Its two files as they are written there, in an empty folder: SwiftPM finds the package, its trait and its product."""
    manifest, program = (code for code in re.findall(r"```swift\n(.*?)```", (ROOT / "docs/guide.md").read_text(), re.S) if "SwiftUI" not in code)
    (tmp_path / "ElasticKit").symlink_to(ROOT)
    folder = tmp_path / "hello"
    (folder / "Sources/hello").mkdir(parents=True)
    (folder / "Package.swift").write_text(manifest)
    file = folder / "Sources/hello/main.swift"
    file.write_text(program)
    done = subprocess.run(["swift", "package", "describe"], cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and "ElasticGTK" in done.stdout, done.stderr
    done = compiled(file)
    assert done.returncode == 0, done.stderr


def test_the_home_pages_line_adds_the_package(tmp_path):
    line = html.unescape(re.search(r"<code>(\.package\(.*?)</code>", (ROOT / "Web/site/index.html").read_text())[1])
    (tmp_path / "ElasticKit").symlink_to(ROOT)
    folder = tmp_path / "hello"
    (folder / "Sources/hello").mkdir(parents=True)
    (folder / "Sources/hello/hello.swift").write_text("import ElasticKit\n")
    (folder / "Package.swift").write_text(
        f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "hello", dependencies: [{line}], targets: [
  .target(name: "hello", dependencies: [.product(name: "ElasticKit", package: "ElasticKit")])])
""")
    done = subprocess.run(["swift", "package", "describe"], cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and "ElasticKit" in done.stdout, done.stderr


# What a reader has besides the lines of an article.
AROUND = {
    "ElasticGTK": """import CGTK4
import ElasticGTK
final class Contact { var onTyping: ((Bool) -> Void)? }
final class Player { func play() {}; func pause() {} }
@MainActor let list = GTKWidget(gtk_list_box_new()), messages = GTKWidget(gtk_list_box_new()), folders = GTKWidget(gtk_list_box_new())
@MainActor let title: GTKWidget? = nil, contact = Contact(), player: Player? = nil, ball = LyricBall(), inbox = ElasticRefresh(list)
@MainActor let menu = FlowingMenu(page: messages, menu: folders), window = FlowingMenu(page: messages, menu: folders)
@MainActor func fetch(_ done: @escaping @MainActor () -> Void) {}
let sea = ElasticColor(red: 0, green: 0.4, blue: 0.6), words = "la".utf8
""",
    "ElasticSettings": """import ElasticKit
import ElasticSettings
""",
    "ElasticRecordings": """import ElasticKit
import ElasticRecordings
let bytes: [UInt8] = []
""",
    "ElasticCore": """import ElasticCore
let seconds = 0.5, words = ["la", "le", "lu", "lo"]
func lift(_ word: Int, _ height: Double) {}
""",
    "ElasticTimelines": """import ElasticTimelines
let seconds = 0.5, progress = 0.5
@MainActor let circle = try! BezierPath(svg: "M0 0H1V1Z"), arrow = circle, ride = try! PathMotion(circle, pace: .linear, heading: .auto)
@MainActor var drawing = Drawing(), outline = Drawing()
"""}
ARTICLES = [file for library in AROUND for file in sorted((ROOT / f"Sources/{library}/Documentation.docc").glob("*.md")) if "```swift" in file.read_text()]


@pytest.mark.parametrize("article", ARTICLES, ids=lambda file: file.stem)
def test_the_code_of_an_article_compiles(tmp_path, article):
    """Whole files as they are, lines in a function each."""
    assert len(ARTICLES) > 15
    library = article.parent.parent.name
    for n, code in enumerate(re.findall(r"```swift\n(.*?)```", article.read_text(), re.S)):
        is_program, is_file = "application.run" in code, code.startswith("import ")
        file = tmp_path / ("main.swift" if is_program else f"{n}.swift")
        file.write_text(code if is_file else f"{AROUND[library]}@MainActor func lines() throws {{\n{code}}}\n")
        done = compiled(file, *([] if is_program else ["-parse-as-library"]))
        assert done.returncode == 0, done.stderr


# What the code in comments takes for given, which the reference shows too; the names of its own blocks come after these.
IN_COMMENTS = {
    "ElasticGTK": AROUND["ElasticGTK"].replace("folders = GTKWidget(gtk_list_box_new())", "folders = Folders(gtk_list_box_new())") + """
final class Folders: GTKWidget { var onChoice: (() -> Void)? }
@MainActor final class Rows { func add(_ rows: [String]) {} }
@MainActor let rows = Rows()
@MainActor func fetch() async -> [String] { [] }
final class Spinner: GTKWidget { func turn(_ progress: Double, _ isBusy: Bool) {} }
@MainActor let spinner = Spinner(gtk_spinner_new())
let file = "la".utf8
""",
    "ElasticKit": """import ElasticKit
let size = Size2D(width: 1, height: 1), surroundings = Surroundings(), now = 0.0, frameTime = 0.0, point = Point2D(0, 0)
func paint(_ drawing: Drawing) {}
"""}


def comments(library):
    """The blocks of code in a library's comments: paragraphs that are indented by four more."""
    found = []
    for file in sorted((ROOT / f"Sources/{library}").rglob("*.swift")):
        for block in re.findall(r"^ *///\n((?: */// {5}.*\n)+)", file.read_text(), re.M):
            found.append(re.sub(r"^ */// {5}", "", block, flags=re.M))
    return found


@pytest.mark.parametrize("library, count", [("ElasticGTK", 9), ("ElasticKit", 1), ("ElasticCore", 0), ("ElasticTimelines", 0), ("ElasticExport", 0), ("ElasticSettings", 0), ("ElasticRecordings", 0), ("ElasticCairo", 0)])
def test_the_code_in_comments_compiles(tmp_path, library, count):
    blocks = comments(library)
    assert len(blocks) == count
    file = tmp_path / "comments.swift"
    file.write_text(IN_COMMENTS.get(library, "") + "".join(f"@MainActor func lines{n}() throws {{\n{code}}}\n" for n, code in enumerate(blocks)))
    done = compiled(file, "-parse-as-library")
    assert done.returncode == 0, done.stderr
