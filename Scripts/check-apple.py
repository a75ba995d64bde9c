#!/usr/bin/env python3
"""Checks what typecheck-apple.sh has compiled: every public symbol of ElasticApple is documented, and
every sample in its articles and comments is a part of a file that compiles. Lists how much the hosts decide:
branches and stored state, file by file; fails where a file has too many branches."""

import json
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sources = root / "Sources/ElasticApple"
faults = []
# Branches in a file. A host that needs more has a rule in it that ElasticKit could have and test.
LIMIT = 20

# Inherited from Apple's classes, protocols and the standard library: not ours to explain.
symbols = {}
for graph in (root / ".build/apple").glob("*/graphs/ElasticApple*.symbols.json"):
    for symbol in json.loads(graph.read_text())["symbols"]:
        if "Sources/ElasticApple/" in symbol.get("location", {}).get("uri", ""):
            symbols[symbol["identifier"]["precise"]] = symbol
for symbol in symbols.values():
    name = ".".join(symbol["pathComponents"])
    overrides = any(f["spelling"] == "override" for f in symbol["declarationFragments"])
    if "docComment" not in symbol and not overrides and not name.endswith(".init(coder:)"):
        faults.append(f"not documented: {name}")
print(f"{len(symbols)} public symbols, {len(faults)} not documented")

# The names that these libraries export. Apple's own are in names.tsv.
apple = dict(
    row.split("\t")[:2] for row in (root / "Tests/AppleDeclarations/names.tsv").read_text().splitlines()[1:])
ours, named = {}, set()
for graph in (root / ".build/apple").glob("*/graphs/*.symbols.json"):
    # What only a Mac has cannot be named beside iOS's.
    here = graph.parts[-3] != "macos"
    for symbol in json.loads(graph.read_text())["symbols"]:
        library = re.search(r"Sources/(\w+)/", symbol.get("location", {}).get("uri", ""))
        if library and len(symbol["pathComponents"]) == 1 and not symbol["kind"]["identifier"].endswith(".func"):
            ours[symbol["pathComponents"][0]] = library[1]
            if here:
                named.add(symbol["pathComponents"][0])
for name in sorted(set(apple) & set(ours)):
    faults.append(f"{name} of {ours[name]} is also a name of {apple[name]}")
everything = (root / ".build/apple/ios/Everything.swift").read_text()
(root / ".build/apple/ios/Neighbours.swift").write_text(
    everything + "import ElasticApple\nimport ElasticExport\nimport ElasticRecordings\nimport ElasticTimelines\n" + "".join(
        f"private typealias Our{name} = {name}\n" for name in sorted(named)))
libraries = sorted(set(ours.values()))
print(f"{len(ours)} public names of {', '.join(libraries)}; {len(apple)} of Apple's")
if libraries != ["ElasticApple", "ElasticCore", "ElasticExport", "ElasticKit", "ElasticSettings", "ElasticTimelines"]:
    faults.append(f"names were read of {libraries} only")

# API newer than the oldest systems, which the compiler cannot check on Linux: its names may only
# be used in a file with an availability check.
newer = set()
for path in (root / "Tests/AppleDeclarations").glob("*.swiftinterface"):
    named = r".*?\b(?:func|struct|class|enum|var|let) (\w+)"
    marked, declared = rf"@available\(iOS .*\n{named}", path.read_text()
    names = set(re.findall(marked, declared))
    if path.stem == "SwiftUI":
        # An overload that is newer has the name of one that is not; typecheck-apple.sh leaves it out for tvOS and visionOS.
        names -= set(re.findall(named, re.sub(marked, "", declared)))
    newer |= names
for path in sources.glob("*/*.swift"):
    code = re.sub(r"//.*", "", path.read_text())
    for name in newer:
        if re.search(rf"\b{name}\b", code) and "#available(iOS" not in code:
            faults.append(f"{path.name}: {name} is newer than the oldest system, and nobody asks")
print(f"newer than iOS 16 and macOS 14: {', '.join(sorted(newer))}")

def code(folders, files):
    return "".join(p.read_text() for folder in folders for p in sorted((root / "Examples" / folder).rglob(files)))


examples = {"swift": code(("iOS", "macOS"), "*.swift"), "objc": code(("ObjectiveC",), "*.m")}
samples = 0
for article in [*sources.glob("Documentation.docc/*.md"), root / "README.md"]:
    for language, sample in re.findall(r"```(swift|objc)\n(.*?)```", article.read_text(), re.S):
        if "import ElasticKit\n" in sample and article.name == "README.md":
            continue  # The snippet that a test compares.
        samples += 1
        if sample not in examples[language]:
            faults.append(f"{article.name}: a sample that is in no example:\n{sample}")
print(f"{samples} samples, each from a file that compiles")

# Code in comments, which the reference shows, is a part of a file that was compiled too, in some function or view.
lines = [line.strip() for folder in ("Samples", "MacSamples") for file in sorted((root / "Tests/AppleDeclarations" / folder).glob("*.swift"))
         for line in file.read_text().splitlines()]
compiled, comments = "\n".join(lines), 0
for path in sorted(sources.rglob("*.swift")):
    for block in re.findall(r"^ *///\n((?: */// {5}.*\n)+)", path.read_text(), re.M):
        comments += 1
        if "\n".join(line.strip().removeprefix("///").strip() for line in block.splitlines()) not in compiled:
            faults.append(f"{path.name}: code in a comment that is in no file of Tests/AppleDeclarations/Samples:\n{block}")
print(f"{comments} pieces of code in comments, each from a file that compiles")

print("file: branches, loops, stored state")
for path in sorted(sources.glob("*/*.swift")):
    text = path.read_text()
    # A class has what only UIKit or only AppKit asks at its end: each platform has one of the two.
    parts = [re.sub(r"^  #if canImport\(UIKit\)$(.*?)^  #else$(.*?)^  #endif$", part, text, flags=re.M | re.S) for part in (r"\1", r"\2")]
    uikit, appkit = (re.sub(r"//.*|^#.*", "", part, flags=re.M) for part in parts)
    branches = max(len(re.findall(r"\b(?:if|guard|switch|\?\?)\b|\? ", code)) for code in (uikit, appkit))
    code = re.sub(r"//.*|^#.*", "", text, flags=re.M)
    loops = len(re.findall(r"\b(?:for|while)\b", code))
    # What a line declares and does not compute.
    state = re.findall(
        r"^ {2}(?:@\w+(?:\([\\.\w]*\))? |private |public |fileprivate |weak |lazy |private\(set\) )*"
        r"var (\w+)(?=[^{\n]*(?:$|= ))", code, re.M)
    if branches > LIMIT:
        faults.append(f"{path.name} has {branches} branches; a rule belongs in ElasticKit")
    print(f"  {path.relative_to(sources)}: {branches}, {loops}, {' '.join(state) or '–'}")

for fault in faults:
    print("check-apple.py: " + fault, file=sys.stderr)
sys.exit(bool(faults))
