#!/usr/bin/env python3
"""Compares what the libraries, the elements and their types declare with Tests/Symbols.

    symbols.py check [LIST…]    fails for a list whose symbols differ from those that are written down
    symbols.py write [LIST…]    writes the differences into Tests/Symbols/changes.tsv; without names, of all lists

A list is Tests/Symbols/LIST.txt, a line for each symbol: its kind and its path, and how many overloads have it if there are
several. It is what there was when the list was made, and stays so. What has changed since is in changes.tsv: the list, + or -, the
symbol, and for one that is gone its new spelling, which must exist, or `because` and the reason. `write` leaves that empty, unless
a type was renamed and its member has the same name there; an empty one fails the check.

The symbol graphs of ElasticCore, ElasticTimelines, ElasticKit, ElasticSongFormats, ElasticSettings, ElasticRecordings, ElasticExport and, for iOS and macOS, ElasticApple are those of
Scripts/typecheck-apple.sh. `symbols.py graphs` makes those of ElasticCairo and ElasticGTK from what that script has compiled.
"""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests/Symbols"
KIT = ROOT / ".build/apple/kit"
GRAPHS = ROOT / ".build/symbols"
KINDS = {"func.op": "operator", "enum.case": "case", "type.property": "static var", "type.method": "static func", "method": "func",
         "property": "var", "type.subscript": "static subscript"}
# Those that are compiled with a package of C.
DRAWN = {"ElasticCairo": ["pangocairo"], "ElasticGTK": ["pangocairo", "gtk4"]}
APPLE = {"ElasticApple-iOS": "ios", "ElasticApple-macOS": "macos"}


def lines_of(graphs, library):
    """The public symbols that a library's own files declare."""
    found = Counter()
    for graph in graphs:
        for symbol in json.loads(graph.read_text())["symbols"]:
            declared = f"Sources/{library}/" in symbol.get("location", {}).get("uri", "")
            if declared and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                found[f"{KINDS.get(kind, kind)} {'.'.join(symbol['pathComponents'])}"] += 1
    return sorted(line + (f" x{count}" if count > 1 else "") for line, count in found.items())


def make_graphs():
    """Compiles what the modules declare, not what they do."""
    GRAPHS.mkdir(parents=True, exist_ok=True)
    for library, packages in DRAWN.items():
        said = subprocess.run(["pkg-config", "--cflags", *packages], check=True, capture_output=True, text=True).stdout.split()
        flags = [word for flag in said if flag.startswith(("-I", "-D")) for word in ("-Xcc", flag)]
        subprocess.run(
            ["swiftc", "-swift-version", "6", "-package-name", "ElasticKit", "-parse-as-library", "-suppress-warnings", "-Xfrontend",
             "-experimental-skip-non-inlinable-function-bodies", "-D", "Cairo", "-D", "GTK", "-I", KIT, "-I", GRAPHS, "-I", "System/CCairo",
             "-I", "System/CGTK4", *flags, "-emit-module", "-module-name", library, "-o", GRAPHS / f"{library}.swiftmodule",
             "-emit-symbol-graph", "-emit-symbol-graph-dir", GRAPHS, *sorted((ROOT / "Sources" / library).glob("**/*.swift"))],
            cwd=ROOT, check=True)


def elements():
    """The tags of custom-elements.json, and what each has."""
    lists = {"attributes": "attribute", "members": "member", "events": "event", "slots": "slot", "cssParts": "part",
             "cssProperties": "custom property", "cssStates": "state"}
    found = []
    for module in json.loads((ROOT / "Web/elements/custom-elements.json").read_text())["modules"]:
        for one in module["declarations"]:
            found.append(f"tag {one['tagName']}")
            for key, kind in lists.items():
                found += [f"{kind} {one['tagName']} {row['name'] or '(unnamed)'}" for row in one.get(key, [])]
    return sorted(set(found))


def types():
    """The names that the elements' types export, and those of the members of classes and interfaces."""
    found = set()
    for file in sorted((ROOT / "Web/elements").glob("*.d.ts")):
        for begin, body in statements(re.sub(r"/\*.*?\*/|//[^\n]*", "", file.read_text(), flags=re.S)):
            named = re.match(r"export (?:declare )?(class|interface|type|function|const) (\w+)", begin)
            if not named:
                if re.match(r"export|declare", begin):
                    found.add(f"{file.name} {' '.join(begin.split())}")
                continue
            found.add(f"{file.name} {named[1]} {named[2]}")
            for member, _ in statements(body) if named[1] in ("class", "interface") else []:
                words = re.match(r"((?:readonly |static |get |set )*)(['\w-]+|\[)", member)
                found.add(f"{file.name} {words[1]}{named[2]}.{words[2]}")
    return sorted(found)


def statements(text):
    """The statements of a text of TypeScript: what is before the first brace, and what is in it."""
    depth, start = 0, 0
    for place, one in enumerate(text):
        depth += (one in "{([") - (one in "})]")
        ends = one == ";" or (one == "}" and re.match(r"\s*(\Z|export|declare|interface|type|namespace)", text[place + 1:place + 40]))
        if depth == 0 and ends or place == len(text) - 1:
            statement = text[start:place + 1].strip(" \n;")
            start = place + 1
            if statement:
                begin, _, rest = statement.partition("{")
                yield begin.strip() or statement, rest.rstrip("} \n")


def today(name):
    """The symbols of a list as they are now."""
    if name in ("elements", "types"):
        return {"elements": elements, "types": types}[name]()
    library = name.split("-")[0]
    folder = ROOT / ".build/apple" / APPLE[name] / "graphs" if name in APPLE else GRAPHS if name in DRAWN else KIT / "graphs"
    graphs = [path for path in folder.glob("*.symbols.json") if re.split("[.@]", path.name)[0] == library]
    assert graphs, f"no symbol graph in {folder}"
    return lines_of(graphs, library)


def changes(folder=FOLDER):
    """The rows of what has changed, as lists of four."""
    text = (folder / "changes.tsv").read_text()
    return [(line.split("\t") + ["", ""])[:4] for line in text.splitlines() if line and not line.startswith("#")]


def mistakes(name, now, folder=FOLDER):
    """What is wrong with a list's rows, each as a sentence."""
    before, now = set((folder / f"{name}.txt").read_text().splitlines()), set(now)
    rows = [row[1:] for row in changes(folder) if row[0] == name]
    added, gone = {row[1] for row in rows if row[0] == "+"}, {row[1]: row[2] for row in rows if row[0] == "-"}
    found = [f"{one} is gone: its new spelling, or the reason, is missing in changes.tsv" for one in before - now if not gone.get(one)]
    found += [f"{one}: changes.tsv says {new}, which does not exist" for one, new in gone.items()
              if new and new not in now and not re.match(r"because \w", new)]
    found += [f"{one} is new: Scripts/symbols.py write {name}" for one in now - before - added]
    found += [f"{one} is not gone" for one in gone if one in now or one not in before]
    found += [f"{one} is not new" for one in added if one not in now or one in before]
    return sorted(found)


def write(name, now, folder=FOLDER):
    """Writes a list, if there is none, or what has changed of it."""
    file = folder / f"{name}.txt"
    if not file.exists():
        file.write_text("".join(line + "\n" for line in now))
    before, rows, after = set(file.read_text().splitlines()), changes(folder), set(now)
    new = {row[2]: row[3] for row in rows if row[0] == name and row[1] == "-"}
    rows = [row for row in rows if row[0] != name] + [[name, "+", one, ""] for one in after - before]
    rows += [[name, "-", one, new.get(one) or moved(one, new, after)] for one in before - after]
    head = "".join(line + "\n" for line in (folder / "changes.tsv").read_text().splitlines() if line.startswith("#"))
    (folder / "changes.tsv").write_text(head + "".join("\t".join(row).rstrip("\t") + "\n" for row in sorted(rows)))


def moved(line, new, after):
    """The same member of the type that its own type has become, or the same symbol with more overloads."""
    for old, other in new.items():
        paths = [one.split(" ")[-1] for one in (old, other)]
        other_line = line.replace(f" {paths[0]}.", f" {paths[1]}.", 1) if other else line
        if other_line != line and other_line in after:
            return other_line
    name, count = overloads(line)
    return next((one for one in after if overloads(one)[0] == name and overloads(one)[1] > count), "")


def overloads(line):
    """A line without the number of overloads, and that number."""
    name, _, count = re.fullmatch(r"(.*?)( x(\d+))?", line).groups()
    return name, int(count or 1)


def main(words):
    if words == ["graphs"]:
        return make_graphs()
    if not words or words[0] not in ("check", "write"):
        sys.exit("usage: symbols.py graphs, or symbols.py check or write [LIST…]")
    found = []
    for name in words[1:] or sorted(path.stem for path in FOLDER.glob("*.txt")):
        now = today(name)
        if words[0] == "write":
            write(name, now)
        found += [f"{name}: {one}" for one in mistakes(name, now)]
        print(f"{name}: {len(now)} symbols")
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
