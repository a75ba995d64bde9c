"""Holds our declarations of SwiftUI, and of other modules, against the declarations on Apple's documentation pages.

Each declaration is brought to one spelling and looked for among the rows of its owner. A declaration whose base name has
rows must be one of them; every row must be declared; what has no rows rests on reading alone. `Reading.faults` are the
differences. A page does not show conformances, `@_disfavoredOverload` or the conditions of an extension.
"""

import collections
import csv
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "AppleDeclarations"
WORDS = "func|init|var|let|subscript|struct|enum|protocol|class|case|typealias|associatedtype|extension"
# What the pages show and does not change how it is called, and what we write and they do not.
SILENT = r"\b(?:public|open) |@export\(implementation\) |@frozen |@_disfavoredOverload |@NSCopying |nonisolated\(unsafe\) |@available\([^)]*\) "
OLDEST = {"iOS": (16, 0), "macOS": (14, 0)}
MODIFIED = "ModifiedContent<Self,AccessibilityAttachmentModifier>"
# Overloads of a documented name whose own page was not found.
PAGELESS = {
    "Binding.init(get:@escaping()->Value,set:@escaping(Value)->Void)",
    "Button.@preconcurrency nonisolated init(_ titleKey:LocalizedStringKey,action:@escaping @MainActor()->Void)",
    "ForEach.init(_ data:Data,id:KeyPath<Data.Element,ID>,@ViewBuilder content:@escaping(Data.Element)->Content)",
    "ModifiedContent.nonisolated func accessibilityLabel<S>(_ label:S)->ModifiedContent<Content,Modifier>where S:StringProtocol",
    "NavigationLink.nonisolated init(_ titleKey:LocalizedStringKey,destination:Destination)",
    "UIHostingConfiguration.func margins(_ edges:Edge.Set=.all,_ length:CGFloat)->UIHostingConfiguration<Content,Background>",
    "View.nonisolated func sensoryFeedback<T>(trigger:T,_ feedback:@escaping(T,T)->SensoryFeedback?)->some View where T:Equatable",
    "View.nonisolated func navigationTitle<S>(_ title:S)->some View where S:StringProtocol",
    f"View.nonisolated func accessibilityLabel(_ label:Text)->{MODIFIED}",
    f"View.nonisolated func accessibilityLabel(_ labelKey:LocalizedStringKey)->{MODIFIED}",
    f"View.nonisolated func accessibilityLabel<S>(_ label:S)->{MODIFIED}where S:StringProtocol",
    f"View.nonisolated func accessibilityValue(_ valueKey:LocalizedStringKey)->{MODIFIED}",
    f"View.nonisolated func accessibilityValue<S>(_ value:S)->{MODIFIED}where S:StringProtocol",
    "View.nonisolated func frame(minWidth:CGFloat?=nil,idealWidth:CGFloat?=nil,maxWidth:CGFloat?=nil,"
    "minHeight:CGFloat?=nil,idealHeight:CGFloat?=nil,maxHeight:CGFloat?=nil,alignment:Alignment=.center)->some View",
}

@dataclass
class Declaration:
    owner: str
    text: str
    marks: str  # Comments and attributes of it and of what it is in.

    @property
    def name(self):
        return base_name(self.text)

    @property
    def key(self):
        return f"{self.owner}.{normal(self.text)}"


def base_name(text):
    """`init`, `overlay`, `Text`: the word that a call begins with."""
    match = re.search(rf"\b({WORDS})\b *`?(\w*)", text)
    return match[1] if match[1] in ("init", "subscript") else match[2]


def normal(text):
    """One spelling of a declaration: without spaces, silent words, conformances; attributes in alphabetical order."""
    text = re.sub(SILENT, "", " ".join(text.split()) + " ").replace("@ContentBuilder", "@ViewBuilder")
    text = re.sub(r"\(_ \w+: ", "(", text) if "@escaping (_ " in text else text
    head, word, rest = re.match(rf"(.*?)\b({WORDS})\b(.*)", text).groups()
    is_class = word == "class" and not re.match(r" (var|func) ", rest)
    if word in ("struct", "enum") or is_class or word == "protocol" and " where " not in rest:
        rest = re.sub(r"(?<=[\w>]) ?: [^>{]*?(?= where |$)", "", rest, count=1) if "<" not in rest.split(":")[0] else (
            re.sub(r"> ?: .*?(?= where |$)", ">", rest))
    rest = re.sub(r" ?([:,()<>{}=?\[\]]|->) ?", r"\1", rest.strip())
    return " ".join([*sorted(head.split()), word + ("" if rest.startswith("(") else " ") * (word != "init") + rest])


def declarations(text):
    """The types and members of a module in text form."""
    owners, marks, pending = [], [""], ""
    comment = ""
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("//"):
            comment = comment + line + "\n" if line.startswith("// not on") else ""
            continue
        if not line or line.startswith(("#", "import", "@_exported import")):
            continue
        begins = re.match(rf"(@|public|open|nonisolated|static|mutating|{WORDS})", line)
        if pending and begins and complete(pending):
            yield from one(pending, owners, marks, comment_of)
            pending = ""
        if line == "}":
            if pending:
                yield from one(pending, owners, marks, comment_of)
                pending = ""
            owners.pop(), marks.pop()
            continue
        if not pending:
            comment_of, comment = comment, ""
        pending += " " + line
        if complete(pending) and re.search(r"\{$", pending):
            head = pending[:-1].strip()
            opened = Declaration(".".join(owners), head, marks[-1] + comment_of + head)
            if " extension " not in f" {head}":
                yield opened
            owners.append(re.search(rf"\b({WORDS}) ([\w.]+)", head)[2])
            marks.append(marks[-1] + comment_of + "".join(re.findall(r"@available\([^)]*\)", head)))
            pending = ""
    if pending:
        yield from one(pending, owners, marks, comment_of)


def complete(text):
    bare = re.sub(r"@available\([^)]*\)", "", text).strip()
    return bool(bare) and text.count("(") == text.count(")") and not text.rstrip().endswith(("=", "->"))


def one(text, owners, marks, comment):
    """A declaration in one piece; a type that is written in a line has cases or nothing in it."""
    text, owner = text.strip(), ".".join(owners)
    body = re.search(r" ?\{([^{}]*)\}$", text)
    if body and re.search(r"\b(struct|enum|protocol|extension)\b", text[:body.start()]):
        text = text[:body.start()]
    if not re.search(r"\bextension\b", text):
        yield Declaration(owner, text, marks[-1] + comment + text)


def rows(module):
    with (FOLDER / "Facts" / f"{module.lower()}.tsv").open() as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def since(row):
    return {system: tuple(int(part) for part in version.split("-")[0].split("."))
            for system, version in (said.split(":") for said in row["availability"].split())}


class Reading:
    """Our declarations of a module beside its rows. `text` replaces ours, for mistakes that are planted."""

    def __init__(self, text=None, module="SwiftUI"):
        ours = list(declarations(text or (FOLDER / f"{module}.swiftinterface").read_text()))
        self.faults, self.held, self.alone = [], [], []
        self.rows = collections.defaultdict(dict)
        for row in rows(module):
            name = base_name(row["declaration"])
            # The page of a type is about the type itself.
            owner = row["owner"].rpartition(".")[0] if name == row["owner"].rpartition(".")[2] else row["owner"]
            self.rows[owner, name][normal(row["declaration"])] = row
        for one in ours:
            self.compare(one)
        declared = {(one.owner, normal(one.text)) for one in ours}
        for (owner, _), documented in self.rows.items():
            for text, row in documented.items():
                if (owner, text) not in declared:
                    self.faults.append(f"{owner}.{text}: not declared, see {row['page']}")

    def compare(self, one):
        documented = self.rows.get((one.owner, one.name), {})
        row = documented.get(normal(one.text))
        if row is None:
            if documented and one.key not in PAGELESS:
                self.faults.append(f"{one.key}: not as documented: {', '.join(documented)}")
            self.alone.append(one.key)
            return
        self.held.append(one.key)
        versions = since(row)
        newer = [system for system, oldest in OLDEST.items() if versions.get(system, oldest) > oldest]
        marks = re.findall(r"@available\(([^)]*)\)", one.marks)
        wanted = [f"{system} {'.'.join(map(str, versions[system]))}" for system in OLDEST if newer and system in versions]
        if not newer and marks or any(version not in mark for mark in marks or [""] for version in wanted):
            said = "newer than" if newer else "as old as"
            self.faults.append(f"{one.key}: it is {said} the oldest system: {row['availability']}")
        if ("tvOS" in versions or "iOS" not in versions) == ("not on tvos" in one.marks):
            self.faults.append(f"{one.key}: it is{'' if 'tvOS' in versions else ' not'} on tvOS")
