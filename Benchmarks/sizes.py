"""What pages download: the WebAssembly module by section, the scripts, and what budgets.json limits, gzipped."""

import gzip
import re
import sys

from report import ROOT, Row, budgets

sys.path.append(str(ROOT / "Scripts"))
from wasm import sections

NAMES = {
    1: "types", 2: "imports", 3: "functions", 4: "tables", 5: "memories", 6: "globals", 7: "exports", 9: "elements",
    10: "code", 11: "data", 12: "dataCount"}


def gzipped(data):
    return len(gzip.compress(data, 9, mtime=0))


def with_imports(scripts):
    """Scripts of the package, and all that a page always loads with them: what they import."""
    found = [*scripts]
    for one in found:
        text = one.read_text() if one.suffix == ".js" else ""
        names = re.findall(r'(?:from|import)"\./([^"]+)"', text)
        found += [one.parent / name for name in dict.fromkeys(names) if one.parent / name not in found]
    return found


def files_of(budget):
    """The files that a limit is for."""
    for pattern in budget["files"]:
        if not any(ROOT.glob(pattern)):
            sys.exit(f"bench.py: nothing matches {pattern}; Scripts/build-wasm.sh and Scripts/web-package.sh make it")
    files = [file for pattern in budget["files"] for file in sorted(ROOT.glob(pattern))]
    return with_imports(files) if budget.get("imports") else files


def rows():
    for folder, module in (("elements", "elastic"), ("site", "lab"), ("site", "export")):
        data = (ROOT / f"Web/{folder}/{module}.wasm").read_bytes()
        for kind, content in sections(data):
            if kind in NAMES:
                yield Row(f"bytes.{module}-wasm.{NAMES[kind]}", len(content), "bytes")
        yield Row(f"bytes.{module}-wasm", len(data), "bytes")
        yield Row(f"bytes.{module}-wasm.gzipped", gzipped(data), "bytes gzipped")
    seen = set()
    for key, budget in budgets().items():
        if "files" not in budget:
            continue
        files = files_of(budget)
        for file in files:
            if file.suffix != ".wasm" and file not in seen and len(files) > 1:
                seen.add(file)
                name = file.relative_to(ROOT).as_posix().removeprefix(".build/")
                yield Row(f"bytes.{name}", gzipped(file.read_bytes()), "bytes gzipped")
        each = " ".join(str(file.relative_to(ROOT)) for file in files)
        yield Row(
            key, sum(gzipped(file.read_bytes()) for file in files), "bytes gzipped",
            f"for file in {each}; do gzip -9 -c $file | wc -c; done")
