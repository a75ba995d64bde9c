#!/usr/bin/env python3
"""Runs the tests, phases in parallel: `phases.py` those that a change is most likely to break, `phases.py all` those and
the slower ones, which must pass before a change is merged, `phases.py release` what only a release needs.

Without a word, a phase that passed here is skipped until a file that it reads changes; its passed tests are counted. A
failed phase stops only the phases that depend on it. The last line has the numbers of passed and failed tests.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from lanes import Lanes, Phase
from unchanged import Unchanged

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".build/results"
# Folders of tests written in Python and what only those read, and folders that only pages are built from.
PYTHON = ["Tests/GTK/", "Tests/Independent/", "Tests/Mutants/", "Tests/Web/", "Tests/bits.py", "Tests/conftest.py", "Tests/edges.py", "Tests/sample.py",
          "Tests/sharing.py", "Tests/pytest.ini"]
PAGES = ["Web/elements/", "Web/site/", "Examples/web/", "Benchmarks/", "Tests/Fuzzing/"]
# The only independent check that reads pages.
SERVED = "Tests/Independent/test_gallery_server.py"
SWIFT_TESTS = [f"Tests/{name}/" for name in (
    "AppleFake", "AppleDeclarations", "Embedded", "ElasticCairoTests", "ElasticCoreTests", "ElasticExportTests",
    "ElasticHostingTests", "ElasticKitTests", "ElasticRecordingsTests", "ElasticSongFormatsTests", "ElasticTimelinesTests", "TestSupport")] + ["Tools/Tests/", "Web/modules/Tests/"]
APPLE = ["Sources/ElasticApple/", "Examples/iOS/", "Examples/macOS/", "Examples/ObjectiveC/"]
# Programs that only pages and tests in Python use.
PROGRAMS = ["Web/modules/", "Tests/Probes/"]
APPLE_ONLY = ["Tests/AppleFake/", "Tests/AppleDeclarations/"]

# Warnings are errors in builds of the whole package; optimised tests need a flag to see internal
# declarations. The compiler would check the types of each module once more to write it down a little earlier, and write
# debugging information, a twelfth of its time: a backtrace has names of functions without it.
STRICT = ["-Xswiftc", "-warnings-as-errors"]
TESTED = [
    *STRICT, "-Xswiftc", "-enable-testing", "-Xswiftc", "-no-emit-module-separately-wmo", "-Xswiftc", "-gnone"]
# All packages are built in one folder, so that the libraries are compiled once. Each build therefore has the same traits,
# and none may reuse the plan of another.
ONCE = ["--disable-build-manifest-caching", "--scratch-path"]
OPTIMISED = ["-c", "release", *ONCE, ".build-optimised", *TESTED]
BINARIES = ROOT / ".build-optimised/release"
# The package manager writes the traits of a library into its compiler's options in the order of a set, which is random, and
# compiles all again where that is another.
ORDERED = {"SWIFT_DETERMINISTIC_HASHING": "1"}
# The folder of a plain `swift build`.
ALONE = [*ONCE, ".build"]
# Under the address sanitizer, so that what is not optimised is compiled once; XCTest's own runner, which leaks, is left out.
DEBUG = [*ONCE, ".build-debug", "--sanitize=address"]
CHECKED = [*DEBUG, "--disable-xctest", "--no-parallel"]
# Such code is some fifty times as slow, and runs a fiftieth of the random plays.
SLOW = {"ELASTIC_PLAYS": "2", "LSAN_OPTIONS": f"suppressions={ROOT}/Scripts/leaks.supp:print_suppressions=0"}
# The build of Chromium that has no windows, with the same engine: its pages begin and end in less time.
SHELL = {"ELASTIC_CHROMIUM": "chromium-headless-shell"}
MODULES = ["--package-path", "Web/modules"]
PROBES = ["--package-path", "Tests/Probes"]
FUZZING = ["--package-path", "Tests/Fuzzing"]
MAIL = ["--package-path", "Examples/gtk"]
TERMINAL = ["--package-path", "Examples/terminal"]
# Each with the libraries' traits.
LIBRARIES = ["--traits", "Cairo,GTK"]
TOOLS = ["--package-path", "Tools", "--traits", "Cairo,GTK"]
WITH_GTK = ["--traits", "GTK"]


def swift_tests(name, file, command, suffix="", **rest):
    """A phase of Swift tests; where the package manager runs them, a suffix is added to the name of the results' file."""
    return Phase(
        # One after another: in parallel the times of all would count for each.
        name, [*command, "--no-parallel", "--xunit-output", str(RESULTS / f"{file}.xml")], junit=f"{file}{suffix}.xml", **rest)


def tests_of(package):
    """The built tests of a package. `swift test --skip-build` would also look after the checkouts of the shared folder: after
    a package that needs none, other people's packages would be fetched and compiled anew in the next run."""
    return [str(BINARIES / f"{package}PackageTests.xctest"), "--testing-library", "swift-testing"]


def python_tests(name, file, *words, only="not release", environment={}, **rest):
    """A phase of tests in Python: those that only a release needs, or the others, or all."""
    return Phase(
        name, [".venv/bin/python", "-m", "pytest", f"--junit-xml={RESULTS}/{file}.xml", "-m", only, *words], junit=f"{file}.xml",
        environment={
            "ELASTIC": str(BINARIES / "elastic"), "ELASTIC_GTK": str(BINARIES / "elastic"),
            "ELASTIC_MATH_PROBE": str(BINARIES / "MathProbe"), "ELASTIC_BITS_PROBE": str(BINARIES / "BitsProbe"),
            "ELASTIC_SUMS": str(BINARIES / "elastic-sums"), "ELASTIC_GTK_MAIL": str(BINARIES / "mail"),
            "ELASTIC_TERMINAL": str(ROOT / ".build/debug/pull"), **environment}, **rest)


def usual():
    """The tests a change is most likely to break, and the builds they need. Optimised, for the many random plays."""
    # A twelfth of the tests in Python, another for every commit and change, and those of files that have changed.
    sample = {"ELASTIC_SHARE": "12", "ELASTIC_POINTS": "50000"}
    return [
        *built(),
        *shared(plays="30"),
        python_tests(
            "GTK, in windows", "gtk", "Tests/GTK", "--numprocesses", "2", "--ignore", "Tests/GTK/test_mail.py",
            environment=sample, after=["Tools, built", "WebAssembly, the recordings"], may_share=True,
            # One of them builds the samples of the site.
            waits=True, ignores=[*SWIFT_TESTS, *APPLE, *set(PAGES) - {"Web/site/"}, "Tests/Independent/", "Tests/Mutants/", "Tests/Web/", "docs/"]),
        python_tests(
            "Browser", "web", "Tests/Web", "--numprocesses", "3", environment={**SHELL, **sample},
            after=["Tools, built", "Web modules, built", "Web package", "WebAssembly, the lab", "WebAssembly, the exporter",
                   "Song", "Documents"],
            waits=True, may_share=True, ignores=[*SWIFT_TESTS, "Tests/GTK/", "Tests/Independent/", "Tests/Mutants/"]),
        python_tests(
            "Independent", "independent", "Tests/Independent", "--numprocesses", "2",
            "--ignore", "Tests/Independent/test_fuzz_corpora.py", "--ignore", "Tests/Independent/test_terminal.py",
            "--ignore", SERVED, environment=sample,
            after=["Tools, built", "Probes, built", "WebAssembly"], may_share=True,
            ignores=[*set(SWIFT_TESTS) - {"Tests/Embedded/", "Tests/AppleDeclarations/"}, "Tests/GTK/", "Tests/Web/", SERVED, *PAGES]),
    ]


def built():
    """The builds that most other phases wait for, the longest first."""
    return [
        Phase("Swift, built", ["swift", "build", "--build-tests", *LIBRARIES, *OPTIMISED], environment=ORDERED),
        Phase("Song", ["Scripts/make-song.py"]),
        Phase("Documents", ["Scripts/documents.py"]),
        Phase("WebAssembly", ["Scripts/build-wasm.sh"]),
        Phase("Tools, built", ["swift", "build", "--build-tests", *TOOLS, *OPTIMISED], ["Swift, built"], environment=ORDERED),
        Phase(
            "Web modules, built", ["swift", "build", "--build-tests", *MODULES, *WITH_GTK, *OPTIMISED], ["Tools, built"],
            environment=ORDERED),
        Phase("Probes, built", ["swift", "build", *PROBES, *WITH_GTK, *OPTIMISED], ["Web modules, built"], environment=ORDERED),
    ]


def modules():
    """The pages' modules, and the package of the elements."""
    return [
        Phase("WebAssembly, the recordings", ["Scripts/build-wasm.sh", "elastic-recordings"], ["WebAssembly"]),
        Phase("WebAssembly, the songs", ["Scripts/build-wasm.sh", "elastic-songs"], ["WebAssembly, the recordings"]),
        Phase("WebAssembly, the lab", ["Scripts/build-wasm.sh", "elastic-lab"], ["WebAssembly, the songs"]),
        Phase("WebAssembly, the exporter", ["Scripts/build-wasm.sh", "elastic-export"], ["WebAssembly, the lab"]),
        Phase("Web package", ["Scripts/web-package.sh"], ["WebAssembly, the songs"]),
    ]


def shared(plays="100"):
    """Phases that a run before a merge shares with the usual one, which takes fewer random plays, in percent."""
    return [
        *modules(),
        Phase(
            "No imports",
            ["python3", "Scripts/check-wasm.py", *(f"Web/elements/{name}.wasm" for name in (
                "elastic", "surface", "refresh", "menu", "ball", "balloon", "shape", "values"))],
            ["WebAssembly"]),
        Phase(
            "No imports, the recordings", ["python3", "Scripts/check-wasm.py", "Web/elements/recordings.wasm"],
            ["WebAssembly, the recordings"]),
        Phase(
            "No imports, the songs", ["python3", "Scripts/check-wasm.py", "Web/elements/songs.wasm"],
            ["WebAssembly, the songs"]),
        Phase("No imports, the lab", ["python3", "Scripts/check-wasm.py", "Web/site/lab.wasm"], ["WebAssembly, the lab"]),
        Phase(
            "No imports, the exporter", ["python3", "Scripts/check-wasm.py", "Web/site/export.wasm"],
            ["WebAssembly, the exporter"]),
        Phase(
            "Sizes", ["python3", "Benchmarks/bench.py", "sizes"],
            ["Web package", "WebAssembly, the lab", "WebAssembly, the exporter"]),
        Phase(
            "Format", ["swift", "format", "lint", "--strict", "--recursive", "--parallel", "."],
            ignores=[*set(PYTHON) - {"Tests/Mutants/"}, "docs/"]),
        swift_tests(
            "Swift", "cairo", tests_of("ElasticKit"), after=["Swift, built", "Probes, built"],
            once="optimised", environment={"ELASTIC_PLAYS": plays},
            # One of them reads the sentences of the site.
            ignores=[*PYTHON, *APPLE_ONLY, *PROGRAMS, *set(PAGES) - {"Web/site/"}, "Tools/"]),
        # One of them runs a script of the pages' own tests.
        swift_tests(
            "Web modules", "modules", tests_of("elastic-modules"),
            after=["Web modules, built", "Probes, built"], once="optimised",
            ignores=[*set(PYTHON) - {"Tests/Web/"}, *APPLE, *APPLE_ONLY, "Tests/Probes/", "Tools/", "Benchmarks/",
                     "Tests/Fuzzing/"]),
        swift_tests(
            "Tools", "tools", tests_of("elastic-tools"), after=["Tools, built", "Probes, built"],
            once="optimised",
            ignores=[*PYTHON, *APPLE, *APPLE_ONLY, *PAGES]),
        Phase(
            "Apple, type check", ["Scripts/typecheck-apple.sh"], once="apple",
            # It reads the facts as the independent tests do.
            ignores=[*set(PYTHON) - {"Tests/Independent/"}, *set(SWIFT_TESTS) - {"Tests/AppleDeclarations/"}, *PAGES, *PROGRAMS,
                     "Tools/", "Tests/Gestures/", "Tests/Goldens/", "Tests/Lyrics/"]),
        swift_tests(
            "Apple, hosts in a UIKit of our own", "apple-fake", ["Scripts/run-apple-fake.sh"], "-swift-testing",
            ignores=[*PYTHON, *set(SWIFT_TESTS) - {*APPLE_ONLY, "Tests/ElasticKitTests/"}, *PAGES, *PROGRAMS, "Tools/", "Examples/",
                     "docs/"]),
        python_tests(
            "Gallery server", "served", SERVED, after=["Tools, built", "WebAssembly"],
            ignores=[*SWIFT_TESTS, *APPLE, "Tests/GTK/", "Tests/Mutants/", "Tests/Web/", "docs/"]),
    ]


def everything():
    """All that has to hold before a change is merged: also with all tests in Python and with every example."""
    return [
        *built(),
        *fuzzing(),
        Phase("Mail reader", ["swift", "build", *MAIL, *OPTIMISED], ["Fuzzing, built"], environment=ORDERED),
        # With nothing but Swift, as who only looks at it builds it.
        Phase("Swift alone", ["swift", "build", *STRICT]),
        Phase("Terminal", ["swift", "build", *TERMINAL, *ALONE, *STRICT], ["Swift alone"]),
        *shared(),
        python_tests(
            "GTK, in windows", "gtk", "Tests/GTK", "--numprocesses", "2",
            after=["Tools, built", "Mail reader", "WebAssembly, the recordings"], waits=True),
        python_tests(
            "Browser", "web", "Tests/Web", "--numprocesses", "2", environment=SHELL,
            after=["Tools, built", "Probes, built", "Web package", "WebAssembly, the lab", "WebAssembly, the exporter",
                   "Song", "Documents"], waits=True),
        python_tests(
            "Independent", "independent", "Tests/Independent", "--numprocesses", "2", "--ignore", SERVED,
            environment={"ELASTIC_POINTS": "200000"},
            after=["Tools, built", "Fuzzing, built", "WebAssembly", "Terminal"]),
        # The default of Tools, and what `make gallery` builds.
        Phase("Tools, without windows", ["swift", "build", "--package-path", "Tools", "--product", "elastic"]),
        # The modules of the pages are always compiled like this.
        Phase("Embedded Swift", ["Scripts/check-embedded.sh"]),
        Phase("Benchmarks", ["swift", "build", "-c", "release", "--package-path", "Benchmarks"]),
        Phase("Instructions and allocations", ["python3", "Benchmarks/bench.py", "counts"], ["Benchmarks", "Sizes"]),
        Phase(
            "Numbers in the documents", ["python3", "Benchmarks/document.py", "--check"],
            ["Instructions and allocations", "Sizes"]),
    ]


def fuzzing():
    """The fuzz targets as a library, and the tests of it."""
    return [
        Phase(
            "Fuzzing, built", ["swift", "build", "--build-tests", *FUZZING, *WITH_GTK, *OPTIMISED], ["Probes, built"],
            environment=ORDERED),
        swift_tests(
            "Fuzzing, its laws", "laws", tests_of("elastic-fuzzing"), after=["Fuzzing, built"],
            once="optimised"),
    ]


def not_optimised():
    """The Swift tests without optimisation, under a sanitizer. One check each: other phases count these tests."""
    return [
        Phase("Swift, not optimised, built", ["swift", "build", "--build-tests", *DEBUG]),
        Phase(
            "Web modules, not optimised, built", ["swift", "build", "--build-tests", *MODULES, *DEBUG],
            ["Swift, not optimised, built"]),
        Phase("Probes, not optimised, built", ["swift", "build", *PROBES, *DEBUG], ["Web modules, not optimised, built"]),
        Phase(
            "Swift, address sanitizer", ["swift", "test", "--skip-build", *CHECKED],
            ["Swift, not optimised, built", "Probes, not optimised, built"], once="debug", environment=SLOW),
        Phase(
            "Web modules, address sanitizer", ["swift", "test", "--skip-build", *MODULES, *CHECKED],
            ["Web modules, not optimised, built", "Probes, not optimised, built"], once="debug", environment=SLOW),
    ]


def release():
    """What only a release needs, and the builds for it: films in every format, frameworks, bundlers, tests without optimisation,
    fuzzing, long simulations."""
    return [
        *built(),
        *fuzzing(),
        *modules(),
        *not_optimised(),
        Phase("Fuzz", ["Scripts/fuzz.py", "same"]),
        # A build of its own, without Swift's shared libraries.
        Phase(
            "Program, staged", ["Scripts/stage-program.sh"],
            ["Tools, built", "WebAssembly, the lab", "WebAssembly, the exporter", "Song", "Documents"]),
        # Part of the week that `make week` simulates.
        Phase("A simulated day", [str(BINARIES / "elastic-week"), "1"], ["Fuzzing, built"]),
        python_tests(
            # All tests, in the Chromium that people have.
            "Browser, for a release", "web", "Tests/Web", "--numprocesses", "2", only="",
            after=["Tools, built", "Probes, built", "Web package", "WebAssembly, the lab", "WebAssembly, the exporter",
                   "Song", "Documents"], waits=True),
        Phase("Reference", ["Scripts/build-docs.sh"], once="apple"),
        Phase(
            "Site", ["Scripts/build-site.sh", "", ".build/site", ".build/docs"],
            ["Reference", "Web package", "Program, staged"], environment={"ELASTIC": ".build/program/bin/elastic"}),
        Phase("Distribution", ["Scripts/make-dist.sh"], ["Site"]),
        python_tests(
            "Independent, for a release", "independent", "Tests/Independent", "--numprocesses", "2", only="release",
            after=["Tools, built", "Fuzzing, built", "WebAssembly", "Program, staged", "Distribution"]),
    ]


RUNS = {"": usual, "all": everything, "release": release}


def main(words):
    run = " ".join(words)
    if run not in RUNS:
        sys.exit("usage: phases.py [all | release]")
    os.chdir(ROOT)
    # When it is stopped, it stops its own processes too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    print("ELASTIC_SEED=" + os.environ.setdefault("ELASTIC_SEED", seed()) + ", which random plays begin with")
    Lanes(RUNS[run](), RESULTS, Unchanged(ROOT) if run == "" else None).run()
    sys.exit(subprocess.run(["python3", "Scripts/summary.py", RESULTS]).returncode)


def seed():
    """The seed, different for every commit, so that ten runs try ten times as much; for one commit always the same."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True)
    return str(int(head.stdout[:8] or "0", 16))


if __name__ == "__main__":
    main(sys.argv[1:])
