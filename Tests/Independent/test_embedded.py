"""Embedded Swift checks a generic only where it is called: every public one is, in Tests/Embedded."""

import re

HEADS = re.compile(
    r"^(?P<indent> *)(public |fileprivate |private )?(struct|enum|extension|protocol) (?P<name>[\w.]+)(?P<rest>[^{]*)")
MEMBERS = re.compile(
    r"^ +(?P<public>public )?(private\(set\) )?(internal\(set\) )?(mutating |static )*"
    r"(?P<kind>func|init|var|let|subscript)\b\??\s*(?P<name>[-+*/=]+|\w*)")


def generics(root):
    """Every public member that is generic, by itself or by its type: (type, name, is an initialiser)."""
    files = [
        file for folder in ("ElasticCore", "ElasticTimelines", "ElasticKit")
        for file in sorted((root / "Sources" / folder).rglob("*.swift"))]
    texts = {file: file.read_text() for file in files}
    kinds = {"PathSink": "extension", "NamedCase": "extension"}
    for text in texts.values():
        for name in re.findall(r"^public struct (\w+)<", text, re.M):
            kinds[name] = "type"
    for file, text in texts.items():
        # What is compiled for other systems only is not embedded.
        text = re.sub(r"(?ms)^ *#if (!hasFeature\(Embedded\)|canImport).*?^ *#endif", "", text)
        owner, is_public_extension = None, False
        lines = text.split("\n")
        for place, line in enumerate(lines):
            if head := HEADS.match(line):
                if not head["indent"]:
                    owner = head["name"].split(".")[0]
                    is_public_extension = "protocol" not in line.split("{")[0]
            member = MEMBERS.match(line)
            if not member or not member["public"] or not is_public_extension:
                continue
            signature = " ".join(lines[place:place + 6]).split("{")[0]
            is_generic = owner in kinds or re.search(
                r"\bsome |(func \w+|init\??)<\w+", signature)
            if is_generic:
                yield owner, member["name"], member["kind"] == "init"


def test_every_public_generic_is_called_where_it_is_checked(root):
    calls = "\n".join(
        re.sub(r"//.*", "", file.read_text()) for file in (root / "Tests/Embedded").glob("*.swift"))
    missing, found = [], 0
    for owner, name, is_init in set(generics(root)):
        found += 1
        if is_init:
            used = re.search(rf"\b{owner}(<\w+>)?\(", calls) or owner == "NamedCase" and "(name:" in calls
        elif not name.isidentifier():
            used = f" {name} " in calls
        else:
            used = re.search(rf"\.{name}\b", calls)
        if not used:
            missing.append(f"{owner}.{name or 'init'}")
    print(f"{found} public generics, each called in Tests/Embedded")
    assert found > 40
    assert not missing, sorted(missing)
