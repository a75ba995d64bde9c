"""Chooses changes by a seed, plants them all in a copy of the package and builds its tests once.

Which changes are chosen depends on the seed and on each line itself, not on where it stands: what is added elsewhere
leaves most of them as they are. A change that does not compile is found by the line of the compiler's message, noted
by its key and left out from then on.
"""

import hashlib
import json
import re
import subprocess
from pathlib import Path

import sites

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / ".build/mutants"
COPY = WORK / "package"
BUILD = WORK / "build"
LIBRARIES = ("ElasticCore", "ElasticTimelines", "ElasticKit")
# Operators of Swift may go on with these characters; each mutant's own operator ends with one.
MARKS = [chr(code) for block in ((0x2500, 0x2776), (0x2190, 0x2400), (0x2794, 0x2C00))
         for code in range(*block)]

# Of the package all but cairo and the native hosts: tests of readers, of what hosts share and of the exporter are tests of the three
# libraries, too.
MANIFEST = """
package.products = [
  .library(name: "ElasticKit", targets: ["ElasticCore", "ElasticKit", "ElasticSettings", "ElasticRecordings", "ElasticSongFormats", "ElasticExport"])
]
package.targets.removeAll {
  ![
    "ElasticCore", "ElasticTimelines", "ElasticKit", "ElasticSettings", "ElasticHosting", "ElasticRecordings", "ElasticSongFormats",
    "ElasticExport", "BitPlays", "CCounter", "LawKit", "TestSupport", "ElasticCoreTests", "ElasticTimelinesTests", "ElasticKitTests",
    "ElasticHostingTests", "ElasticRecordingsTests", "ElasticSongFormatsTests", "ElasticExportTests",
  ].contains($0.name)
}
package.targets.append(.target(name: "CMutant", path: "Sources/CMutantPlanted"))
package.targets.first { $0.name == "ElasticCore" }!.dependencies.append("CMutant")
"""
# Which mutant is in force; with MUTANT=-1 none is, and those that the process comes by are written to a file.
HEADER = """
extern const int mutant_number;
extern unsigned char mutants_reached[4096];
static inline _Bool is_mutant(int number) {
  if (__builtin_expect(mutant_number < 0, 0)) mutants_reached[number] = 1;
  return mutant_number == number;
}
"""
PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
int mutant_number = 0;
unsigned char mutants_reached[4096];
__attribute__((constructor)) static void choose_mutant(void) {
  const char *text = getenv("MUTANT");
  if (text) mutant_number = atoi(text);
}
__attribute__((destructor)) static void write_reached(void) {
  const char *path = getenv("MUTANTS_REACHED");
  FILE *file = path && mutant_number < 0 ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int number = 0; number < 4096; number++)
    if (mutants_reached[number]) fprintf(file, "%d\\n", number);
  fclose(file);
}
"""


def tracked():
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True,
        text=True).stdout
    return [name for name in listed.splitlines()
            if (ROOT / name).is_file()]


def sources():
    return [name for name in tracked() if name.endswith(".swift")
            and name.startswith(tuple(f"Sources/{one}/" for one in LIBRARIES))]


def rank(seed, *words):
    return hashlib.sha256("\t".join([str(seed), *words]).encode()).hexdigest()


def candidates(seed, name):
    """A file's changes: those written by hand, one of each kind, then the next of each, never two on a
    line."""
    by_kind = {}
    for site in sites.sites(name, (ROOT / name).read_text(), known(name)):
        by_kind.setdefault(site.kind, []).append(site)
    queues = [sorted(found, key=lambda site: rank(seed, site.key)) for found in by_kind.values()]
    queues.sort(key=lambda queue: rank(seed, name, queue[0].kind))
    order, taken = [], set()
    for site in by_kind.get("by hand", []):
        taken |= set(range(site.line, site.end_line + 1))
        order.append(site)
    while any(queues):
        for queue in queues:
            while queue:
                site = queue.pop(0)
                lines = set(range(site.line, site.end_line + 1))
                if not lines & taken:
                    taken |= lines
                    order.append(site)
                    break
    return order


def known(name):
    """A file's mistakes that once got past the tests."""
    rows = (line.split("\t") for line in (ROOT / "Tests/Mutants/known.tsv").read_text().splitlines()
            if line and not line.startswith("#"))
    return [(was, becomes) for file, was, becomes in rows if file == name]


def choose(seed, count):
    """So many changes, of every file as its length asks, at least one where there is any."""
    files = {name: candidates(seed, name) for name in sources()}
    files = {name: found for name, found in files.items() if found}
    lengths = {name: len((ROOT / name).read_text().splitlines()) for name in files}
    shares = {name: count * lengths[name] / sum(lengths.values()) for name in files}
    chosen = {name: min(len(found), max(1, int(shares[name]), len(known(name))))
              for name, found in files.items()}
    while sum(chosen.values()) < count:
        open_files = [name for name in files if chosen[name] < len(files[name])]
        if not open_files:
            break
        chosen[max(open_files, key=lambda name: (shares[name] - chosen[name], name))] += 1
    found = [site for name in sorted(files) for site in files[name][:chosen[name]]]
    return {number: site for number, site in enumerate(found, 1)}


def write(path, content):
    """Leaves a file alone that is the same already, so that it is not compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, str):
        content = content.encode()
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def plant(mutants):
    """Writes the copy of the package with these changes in it."""
    by_file = {}
    for number, site in mutants.items():
        by_file.setdefault(site.file, []).append((number, site))
    names = set(tracked())
    for old in COPY.rglob("*"):
        if old.is_file() and str(old.relative_to(COPY)) not in names and "Planted" not in str(old):
            old.unlink()
    declared = ["// The operators that are planted."]
    for name in names:
        content = (ROOT / name).read_bytes()
        if name in by_file:
            text, edits = content.decode(), []
            for number, site in by_file[name]:
                for start, end, new in site.edits:
                    new = new.replace("(N,", f"({number},").replace("(N)", f"({number})")
                    edits.append((start, end, new.replace("@", MARKS[number]), number))
                if site.kind in sites.OPERATORS:
                    changed = sites.OPERATORS[site.kind][site.was]
                    declared.append(
                        sites.declaration(site.kind, site.was, changed, number, MARKS[number]))
            for start, end, new, _ in sorted(edits, key=lambda edit: edit[:2], reverse=True):
                text = text[:start] + new + text[end:]
            content = text.encode()
        if name == "Package.swift":
            content += MANIFEST.encode()
        write(COPY / name, content)
    core = COPY / "Sources/ElasticCore"
    write(core / "Planted.swift", (ROOT / "Tests/Mutants/Planted.swift").read_bytes())
    write(core / "PlantedOperators.swift", "\n".join(declared) + "\n")
    counter = COPY / "Sources/CMutantPlanted"
    write(counter / "include/CMutant.h", HEADER)
    write(counter / "mutant.c", PROGRAM)


def swift(*arguments):
    done = subprocess.run(
        ["nice", "-n", "10", "swift", "build", "-c", "release", "--package-path", COPY, "--scratch-path", BUILD,
         "-debug-info-format", "none", "-Xswiftc", "-enable-testing", "-Xswiftc",
         "-suppress-warnings", *arguments],
        capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def culprits(output, mutants):
    """The mutants whose lines the compiler complains about; of a complaint elsewhere the nearest before it."""
    found = set()
    for path, line in set(re.findall(r"^(\S+\.swift):(\d+):\d+: error:", output, re.M)):
        if not path.startswith(str(COPY)):
            continue
        name, line = str(Path(path).relative_to(COPY)), int(line)
        here = [(number, site) for number, site in mutants.items() if site.file == name]
        exact = [number for number, site in here if site.line <= line <= site.end_line]
        if exact:
            found |= set(exact)
        elif here:
            before = [one for one in here if one[1].line <= line] or here
            found.add(max(before, key=lambda one: one[1].line)[0])
    return found


def build(seed, count, say):
    """The mutants that are planted, by number, and how many of those chosen do not compile."""
    WORK.mkdir(parents=True, exist_ok=True)
    notes = WORK / "refused.json"
    refused = set(json.loads(notes.read_text())) if notes.exists() else set()
    chosen = choose(seed, count)
    for target in [*LIBRARIES, None]:
        while True:
            mutants = {number: site for number, site in chosen.items() if site.key not in refused}
            plant(mutants)
            status, output = swift(*(["--target", target] if target else ["--build-tests"]))
            (WORK / "build.log").write_text(output)
            if status == 0:
                say(f"{target or 'the tests'}: built with {len(mutants)} mutants")
                break
            wrong = culprits(output, mutants)
            if not wrong:
                raise SystemExit(f"mutants.py: it does not build, see {WORK}/build.log")
            say(f"{target or 'the tests'}: {len(wrong)} do not compile")
            refused |= {mutants[number].key for number in wrong}
            notes.write_text(json.dumps(sorted(refused), indent=0))
    return mutants, len(chosen) - len(mutants)
