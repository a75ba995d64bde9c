#!/usr/bin/env python3
"""Writes what the pages of docs/decisions/size-of-a-page.md are made of: `made_of.py [--functions PAGE]`, after `make web-package`.

Each byte of a module is charged the bits that it has in the compressed module, each function to the folder of the type that it belongs
to, with what is inlined in it. The names are those of the module as it was linked, optimised once more with them: that its code is the
shipped module's to the byte is checked. With --functions it lists the functions of a page's module, the heaviest first.
"""

import re
import subprocess
import sys
from collections import Counter

from deflate import charges
from report import ROOT
from sizes import gzipped, with_imports

sys.path.append(str(ROOT / "Scripts"))
from wasm import Reader, sections

BUILT, PACKAGE = ROOT / ".build-wasm/elastic-web", ROOT / ".build/web-package"
# The optimiser's words in Scripts/build-wasm.sh, but for those that take names away.
OPTIMISED = [
    "wasm-opt", "-g", "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals",
    "--strip-producers", "--strip-target-features", "--dae-optimizing", "--merge-similar-functions", "--inlining-optimizing", "-Oz", "-Oz",
    "--low-memory-unused", "--one-caller-inline-max-function-size=150"]
# Each page: its script and its module.
PAGES = {
    "a surface": ("surface", "surface"), "a refresh control": ("refresh", "refresh"), "a menu": ("menu", "menu"),
    "a balloon": ("balloon", "balloon"), "a ball over a song": ("ball", "ball"), "a shape of path data": ("shape", "shape"),
    "all six": ("all", "elastic"), "a stage of surfaces": ("stage", "surface-stage")}
# What a folder or a file of the sources is for; the first counts.
KINDS = {
    "songs, path data": r"Kit/Lyrics/Lyrics|Core/Text/|Geometry/(SVGPath|EndpointArc)",
    "entries": r"Kit/(Component|Session|Style|Recording)/|ElasticWeb/",
    "motion and drawing": r"ElasticCore/|Kit/(Wave|Scrolling)/",
    "component": r"Kit/\w+/"}
COLUMNS = ["component", "motion and drawing", "entries", "songs, path data", "runtime", "lists"]


def folders():
    """The file of each type of the sources, by its name with its module."""
    found = {}
    for module, folder in {"ElasticCore": "Sources", "ElasticKit": "Sources", "ElasticWeb": "Web/modules/Sources"}.items():
        for file in sorted((ROOT / folder / module).rglob("*.swift")):
            for name in re.findall(r"^\s*(?:\S+ )*(?:struct|class|enum|protocol) (\w+)", file.read_text(), re.M):
                found.setdefault(f"{module}.{name}", file.relative_to(ROOT).as_posix())
    return found


def kind_of(name, files):
    """What a function is for, by its name as Swift writes it."""
    own = re.sub(r"^.*(?:specialization|merged|closure #\d+|outlined \w+).*? of ", "", name)
    for module, kind in re.findall(r"\b(Elastic(?:Core|Kit|Web))\.\(?(\w+)", own):
        file = files.get(f"{module}.{kind}", f"{module}/")
        return next((one for one, where in KINDS.items() if re.search(where, file)), "motion and drawing")
    extension = re.search(r"extension in Elastic(Core|Kit|Web)", own)
    if name.startswith("elastic_") or extension and extension[1] == "Web":
        return "entries"
    return "motion and drawing" if extension else "runtime"


def bodies(content):
    """Where each function of a code section begins and ends in it."""
    reader = Reader(content)
    for _ in range(reader.number()):
        start = reader.at
        length = reader.number()
        reader.at += length
        yield start, reader.at


def names_of(named):
    """The names of a module's functions, in their order: first those that it imports."""
    for kind, content in sections(named):
        reader = Reader(content)
        if kind or reader.name() != "name":
            continue
        while reader.at < len(content):
            which, part = reader.take(1)[0], Reader(reader.take(reader.number()))
            if which == 1:
                rows = {part.number(): part.name() for _ in range(part.number())}
                return [name for _, name in sorted(rows.items())]
    sys.exit("made_of.py: a linked module has no names")


def functions(module):
    """The name of each function of a module and its bytes, compressed; and, of no name, all other bytes."""
    shipped = (PACKAGE / f"{module}.wasm").read_bytes()
    out = BUILT / f"{module}.named.wasm"
    subprocess.run([*OPTIMISED, BUILT / f"{module}.linked.wasm", "-o", out], check=True, capture_output=True)
    named = out.read_bytes()
    code = dict(sections(shipped))[10]
    if code != dict(sections(named))[10]:
        sys.exit(f"made_of.py: {module}.wasm is another one than was linked: make web-package")
    places = list(bodies(code))
    names = names_of(named)[-len(places):]
    read = subprocess.run(["swift", "demangle", "--compact"], input="\n".join(names), check=True, capture_output=True, text=True)
    cost, first = charges(shipped), shipped.index(code)
    found = [(name, sum(cost[first + start:first + end]) / 8) for name, (start, end) in zip(read.stdout.splitlines(), places, strict=True)]
    return [*found, ("", gzipped(shipped) - sum(size for _, size in found))]


def scripts(name):
    """The scripts that a page loads: those of a stage with its worker's, and with a surface's."""
    first = {"stage": ["surface", "stage/stage", "stage/worker", "stage/painter"], "all": ["index", "all"]}.get(name, [name])
    found = with_imports([PACKAGE / f"{one}.js" for one in first])
    return sum(gzipped(file.read_bytes()) for file in dict.fromkeys(found) if file.suffix == ".js")


def main(words):
    if words and (len(words) != 2 or words[0] != "--functions" or words[1] not in PAGES):
        sys.exit(f"usage: made_of.py [--functions PAGE]; PAGE is one of: {'; '.join(PAGES)}")
    if not (PACKAGE / "base.js").exists():
        sys.exit("made_of.py: there is no package here: make web-package")
    files = folders()
    if words:
        for name, size in sorted(functions(PAGES[words[1]][1]), key=lambda one: -one[1]):
            print(f"{size:8.0f}  {kind_of(name, files) if name else 'lists':20}{name}")
        return
    print("| a page with | scripts | " + " | ".join(COLUMNS) + " |\n|---|" + "---:|" * (1 + len(COLUMNS)))
    for page, (script, module) in PAGES.items():
        sums = Counter()
        for name, size in functions(module):
            sums[kind_of(name, files) if name else "lists"] += size
        cells = [scripts(script), *(sums[one] for one in COLUMNS)]
        print(f"| {page} | " + " | ".join(f"{one / 1000:.1f}" if one >= 50 else "" for one in cells) + " |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
