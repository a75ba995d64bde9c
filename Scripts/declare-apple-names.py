#!/usr/bin/env python3
"""`declare-apple-names.py FOLDER HEADER`: adds the names of Apple's types in Tests/AppleDeclarations/names.tsv to
the module interfaces in FOLDER, each as an empty struct, so that the compiler sees a clash with ours as it would in
Xcode. A name that an interface already declares stays as it is; a module without an interface gets one that begins
with HEADER. Writes Everything.swift as well, an import of each module. Prints how many names there are."""

import re
import sys
from collections import defaultdict
from pathlib import Path

# As it can be imported, where the table calls it otherwise.
MODULES = {"CoreServices/ApplicationServices": "CoreServices", "Transferable": "CoreTransferable"}
# Swift's own, with its macro.
TOOLCHAIN = {"Observation"}
KINDS = r"struct|class|enum|protocol|typealias|actor|macro"

folder, header = Path(sys.argv[1]), sys.argv[2]
rows = [row.split("\t")[:2] for row in Path("Tests/AppleDeclarations/names.tsv").read_text().splitlines()[1:]]
# The standard library's are there already; a second Optional or Collection would hide them from all, and a type
# SwiftUI the module.
hidden = {name for name, module in rows if module == "Swift"} | {"SwiftUI"}
names = defaultdict(set)
for name, module in rows:
    if name not in hidden:
        names[MODULES.get(module, module)].add(name)

declared, added = 0, 0
for module, wanted in sorted(names.items()):
    if module in TOOLCHAIN:
        continue
    path = folder / f"{module}.swiftinterface"
    text = path.read_text() if path.exists() else f"{header} -module-name {module}\nimport Swift\n"
    ours = set(re.findall(rf"^(?:@\S+ |nonisolated )*(?:public|open) (?:final |indirect )*(?:{KINDS}) (\w+)", text, re.M))
    missing = sorted(wanted - ours)
    path.write_text(text + "".join(f"public struct {name} {{}}\n" for name in missing))
    declared += len(wanted & ours)
    added += len(missing)
(folder / "Everything.swift").write_text("".join(f"import {module}\n" for module in sorted(names)))
print(f"{declared + added} names of Apple's in {len(names)} modules: {added} empty, {declared} with members")
