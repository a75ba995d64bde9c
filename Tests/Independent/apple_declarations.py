"""Reads our declarations of Apple's classes and protocols, and says what a member may be called in Objective-C."""

import re
from dataclasses import dataclass, field


@dataclass
class Member:
    """A method, an initialiser or a property of ours."""

    owner: str
    text: str
    absent: set
    name: str = ""
    labels: list = field(default_factory=list)
    names: list = field(default_factory=list)
    kinds: list = field(default_factory=list)
    result: str = ""
    is_property: bool = False

    def __post_init__(self):
        if match := re.search(r"\bvar (\w+): ([^{]+?)(?: \{|$)", self.text):
            self.name, self.result = match[1], match[2].strip()
            self.is_property = True
        elif match := re.search(r"\b(?:func (\w+)|init[?!]?)\((.*)\)(?:\s*-> (.+))?$", self.text):
            self.name, self.result = match[1] or "init", (match[3] or "").strip()
            for part in split(match[2]):
                label, name, kind = re.match(r"(\w+)(?: (\w+))?: (.+?)(?: = .+)?$", part).groups()
                self.labels.append("" if label == "_" else label)
                self.names.append(name or label)
                self.kinds.append(kind.replace("@escaping ", ""))

    @property
    def is_static(self):
        return bool(re.search(r"\b(class|static) (var|func)", self.text))

    @property
    def full_name(self):
        labels = "".join(f"{label or '_'}:" for label in self.labels)
        return f"{self.owner}.{self.name}" + ("" if self.is_property else f"({labels})")

    @property
    def deprecation(self):
        return "deprecated" if re.search(r"@available\(.*deprecated", self.text) else ""


@dataclass
class Declared:
    """A class or a protocol of ours."""

    kind: str
    name: str
    attributes: str
    bases: list
    members: list
    absent: set


def split(text):
    """The parts of a list, at commas that no bracket encloses."""
    parts, depth = [""], 0
    for before, letter in zip(" " + text, text):
        depth += (letter in "([<") - (letter in ")]" or (letter == ">" and before != "-"))
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def declarations(text):
    """The classes and protocols of a file of ours."""
    head = re.compile(
        r"^((?://.*\n|@.*\n)*)((?:@\w+ )*)(?:open|public) (class|protocol) (\w+)(?:: ([^{\n]*))? ?\{(\}?)", re.M)
    for match in head.finditer(text):
        body = "" if match[6] else text[match.end():text.index("\n}", match.end())]
        # Types within a type are no classes.
        body = re.sub(r"  public (?:enum|struct) [^{]*\{(?:[^{}]|\{[^{}]*\})*\}", "", body)
        bases = [base.strip() for base in (match[5] or "").split(",") if base.strip()]
        yield Declared(
            match[3], match[4], match[1] + match[2], bases, list(members(match[4], body)), platforms(match[1]))


def platforms(comment):
    return {name for line in re.findall(r"// not on (.*)", comment) for name in re.split(r",\s*", line.strip())}


def members(owner, body):
    """The members of a type: one begins after two blanks, and goes on after more or a parenthesis."""
    comment, lines = "", []
    for line in body.splitlines():
        if line.strip().startswith("//"):
            comment += line.strip() + "\n"
        elif re.match(r"  [@a-z]", line) and not (lines and re.fullmatch(r"@available\([^)]*\)", lines[-1][1])):
            lines.append([comment, line.strip()])
            comment = ""
        elif line.strip():
            lines[-1][1] += " " + line.strip()
    for comment, line in lines:
        if "typealias" not in line:
            yield Member(owner, line, platforms(comment))


def actor_of(ours, member):
    if "nonisolated" in member.text:
        return "none"
    return "main" if "@MainActor" in member.text or "@MainActor" in ours.attributes else "none"


def capital(word):
    return word[:1].upper() + word[1:]


def endings(kind):
    """What Swift leaves out of a name because the type says it: `View` and `Controller` of a `UIViewController`."""
    bare = re.sub(r"^(UI|CA|NS|CG|AV)(?=[A-Z])", "", re.sub(r"[?!\[\]()]|any |Set<|>", "", kind))
    words = re.findall(r"[A-Z][a-z0-9]*", bare)
    return ["".join(words[index:]) for index in range(len(words))]


def pieces(prefixes, member, index):
    """The spellings of one piece of a selector."""
    rests = ["", capital(member.names[index]), *endings(member.kinds[index])]
    return [prefix + rest for prefix in prefixes for rest in rests]


def spellings(member):
    """For each row of facts that a member has: the selectors it may have, with their signs, its arguments and result."""
    if member.is_property:
        sign = "+" if member.is_static else "-"
        bare = member.name[2].lower() + member.name[3:] if re.match(r"is[A-Z]", member.name) else member.name
        acronym = re.sub(r"^(cg|ca|url|ui)(?=[A-Z])", lambda found: found[0].upper(), member.name)
        getters = [member.name, bare, acronym, *(member.name + ending for ending in endings(member.result))]
        yield [sign + one for one in getters], [], member.result
        if "set }" in member.text:
            yield [f"{sign}set{capital(one)}:" for one in (bare, member.name)], [member.result], ""
        return
    if not member.labels:
        yield [("+" if member.is_static else "-") + member.name], [], member.result
        return
    first = capital(member.labels[0])
    heads = [member.name + first, f"{member.name}With{first}"]
    signs = "+" if member.is_static else "-"
    if member.name == "init":
        noun = re.sub(r"^(UI|CA|NS|AV)", "", member.owner)
        factory = noun[0].lower() + noun[1:]
        heads, signs = [f"initWith{first}", f"init{first}", f"{factory}With{first}"], "-+"
    elif member.labels[0] in ("using", "with"):
        heads.append(member.name)  # Swift's own word.
    selectors = pieces(heads, member, 0)
    for index in range(1, len(member.labels)):
        more = pieces([member.labels[index]], member, index)
        selectors = [f"{one}:{other}" for one in selectors for other in more]
    yield [f"{sign}{one}:" for sign in signs for one in selectors], member.kinds, "" if member.name == "init" else member.result
