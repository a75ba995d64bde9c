#!/usr/bin/env python3
"""`declare-apple-members.py PLATFORM FOLDER`: adds to the module interfaces in FOLDER what a class of ours inherits in
Xcode and nothing here declares by hand, so that a member of ours that has a name or a selector of Apple's is an error.

The classes are those that ElasticApple's and the examples' derive from or extend, with their superclasses. Their members
are the rows of Tests/AppleDeclarations/Facts, those of the protocols in adopted.tsv too. A row has a selector; its name in
Swift is what the compiler's importer makes of it: the rows are written as a header of Objective-C, which the compiler
imports, and read from the symbol graph. What an SDK renames by hand is not known, but for RENAMED.

Each row becomes a declaration of its selector, and each property or method one of its name in Swift with its types. No
source may use or override these: what is used is declared by hand, with its version, and compared with the facts."""

import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

root = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Tests/Independent"))
from apple_declarations import declarations, spellings  # noqa: E402
from apple_facts import ADOPTED, WRITTEN, Facts  # noqa: E402

platform, folder = sys.argv[1], Path(sys.argv[2])
cache = root / ".build/apple/members"
facts = Facts()

# Types of Objective-C in Swift, and in the header. Beside these there are the types that are declared here; all others
# are one type, which no source of ours names.
TYPES = {
    "bool": "Bool", "NSString": "String", "NSInteger": "Int", "NSUInteger": "Int", "CGFloat": "CGFloat", "c_float": "Float",
    "c_double": "Double", "NSTimeInterval": "Double", "CFTimeInterval": "Double", "AnyObject": "Any", "Sel": "Selector",
    "NSRect": "CGRect", "NSPoint": "CGPoint", "NSSize": "CGSize", "NSData": "Data", "NSBundle": "Bundle", "Self": "Self",
}
OTHER = "UndeclaredType"
PLAIN = {
    "bool": "BOOL", "c_float": "float", "c_double": "double", "c_int": "int", "c_uint": "unsigned", "c_short": "short",
    "c_ushort": "unsigned short", "usize": "NSUInteger", "isize": "NSInteger", "NSInteger": "NSInteger",
    "NSUInteger": "NSUInteger", "CGFloat": "CGFloat", "NSTimeInterval": "NSTimeInterval", "CFTimeInterval": "CFTimeInterval",
    "Self": "instancetype", "AnyObject": "id", "Sel": "SEL", "AnyClass": "Class", "NSObject": "NSObject *",
}
HEADER = """@class NSString;
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat, NSTimeInterval, CFTimeInterval;
__attribute__((objc_root_class)) @interface NSObject
- (instancetype)init;
@end
"""
# How the header declares a type that it names.
KINDS = {
    "class": "@class {0};", "protocol": "@protocol {0};", "alias": "typedef NSString *{0};",
    "struct": "typedef struct {0} {{ double x; }} {0};", "enum": "typedef enum {0} : NSInteger {{ {0}First }} {0};",
}
# Selectors without arguments that return something and are methods; the table does not tell them from properties.
METHODS = re.compile(r"""
    (accessibility)? (become|resign|make|perform|activate|begin|end|commit|discard|scroll|snapshot|copy|request) [A-Z]\w* | init |
    animationKeys | contentsAreFlipped | modelLayer | presentationLayer | preferredFrameSize | needsLayout | abortEditing |
    currentEditor | selectedCell | selectedTag | animator | lockFocusIfCanDraw | gState | shouldDrawColor | exposedBindings |
    viewForBaselineLayout | viewPrintFormatter | wantsPeriodicDraggingUpdates | rotatingHeaderView | rotatingFooterView |
    accessibilityElementCount | accessibilityElementIsFocused""", re.X)
# Protocols whose properties are methods in Swift.
ACCESSORS = {"NSAccessibility", "NSAccessibilityElementProtocol"}
# Renamed by hand in the SDK, by its documentation.
RENAMED = {
    "modelLayer": "model()", "presentationLayer": "presentation()", "parentViewController": "parent",
    "childViewControllers": "children", "isMovingFromParentViewController": "isMovingFromParent",
    "isMovingToParentViewController": "isMovingToParent", "beginTrackingWithTouch:withEvent:": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent:": "continueTracking(_:with:)", "endTrackingWithTouch:withEvent:": "endTracking(_:with:)",
    "removeAction:forControlEvents:": "removeAction(_:for:)", "sendAction:": "sendAction(_:)", "viewWithTag:": "viewWithTag(_:)",
    "removeActionForIdentifier:forControlEvents:": "removeAction(identifiedBy:for:)",
    # Or nobody could call Swift's own `print` in a view.
    "UIResponderStandardEditActions.print:": "printContent(_:)", "NSView.print:": "printView(_:)",
}
# Methods of a responder whose event has no label; all others are called `mouseDown(with:)`.
UNLABELLED = {"helpRequested:", "contextMenuKeyDown:"}
KEYWORDS = {"default", "import", "in", "is", "as", "self", "case", "operator", "repeat", "try", "where", "protocol", "extension"}
# What availability.tsv calls a platform that lacks a member.
LACKING = {"tvos": "TV", "ios": "iOS"}
# Warnings are errors, so no source uses what has this.
ATTRIBUTE = '@available(*, deprecated, message: "not declared in Tests/AppleDeclarations")'


def classes():
    """Of Apple's, those that ours derive from or extend, and their superclasses, which come first."""
    text = "".join(path.read_text() for source in ("Sources/ElasticApple", "Examples/iOS", "Examples/macOS")
                   for path in (root / source).rglob("*.swift"))
    found = {"NSObject"}
    # A class of each platform has one name in sources for both.
    for name in re.findall(r"(?:\bclass \w+:|^extension|^public typealias \w+ =) (\w+)", text, re.M):
        if facts.types.get(name, {}).get("kind") == "class":
            found |= {name, *facts.ancestors(name)}
    return sorted(found, key=lambda name: (len(facts.ancestors(name)), name))


def rows_of(name):
    """The rows of a class and of its protocols, by selector; those of all objects' categories for NSObject."""
    rows = {}
    for owner in facts.categories if name == "NSObject" else [name, *ADOPTED.get(name, [])]:
        if owner not in facts.members:
            sys.exit(f"declare-apple-members.py: Facts/members.tsv has no row of {owner}")
        for sign, row in facts.members[owner].items():
            # A few selectors of the bindings go on after their last colon.
            if re.fullmatch(r"\w+|(\w*:)+", row["selector"]):
                rows.setdefault(sign, row)
    return rows


def arguments_of(row):
    """As many types as the selector has colons; a few rows are cut wrongly."""
    count, found = row["selector"].count(":"), row["arguments"].split(",") if row["arguments"] else []
    return found if len(found) == count else ["AnyObject?"] * count


def objective(kind, used, name=""):
    """A type in the header, with what has it; a type that must be declared there is added to `used`."""
    bare = re.sub(r"<.*", "", kind.rstrip("?")).strip()
    if bare in PLAIN:
        return f"{PLAIN[bare]} {name}"
    if not re.fullmatch(r"[A-Z]\w+", bare) or re.search("Block$|Handler$", bare):
        return f"void (^{name})(void)"
    used[bare] = facts.types.get(bare, {"kind": "class"})["kind"]
    return {"class": f"{bare} *", "protocol": f"id<{bare}> "}.get(used[bare], bare + " ") + name


def lower(word):
    return word if word[1:2].isupper() else word[:1].lower() + word[1:]


def properties(rows):
    """The properties of a class: name, sign of the getter, sign of the setter if there is one."""
    for sign, row in rows.items():
        getter = row["selector"]
        if ":" in getter or not row["returns"] or row["owner"] in ACCESSORS or METHODS.fullmatch(getter):
            continue
        bare = lower(getter[2:]) if re.match(r"is[A-Z]", getter) else getter
        setters = [(name, f"{sign[0]}set{name[:1].upper()}{name[1:]}:") for name in (bare, getter)]
        name, setter = next((one for one in setters if one[1] in rows), (bare, None))
        yield name, sign, setter


def header(members):
    """The rows as a header, and the signs of each declaration by what a symbol graph calls it."""
    used, lines, signs = {}, [], {}
    for name, rows in members.items():
        above = facts.ancestors(name)
        lines.append(f"@interface {name}Facts : " + (f"{above[0]}Facts" if above else "NSObject"))
        symbol, paired = f"c:objc(cs){name}Facts", set()
        for bare, getter, setter in properties(rows):
            paired |= {getter, setter}
            is_class = getter[0] == "+"
            words = ["class"] * is_class + ["readonly"] * (not setter) + [f"getter={getter[1:]}"] * (bare != getter[1:])
            kind = rows[getter]["returns"].replace("Self", "AnyObject")
            lines.append(f"@property ({', '.join(words)}) {objective(kind, used, bare)};")
            signs[f"{symbol}({'cpy' if is_class else 'py'}){bare}"] = [getter] + [setter] * bool(setter)
        for sign, row in rows.items():
            if sign not in paired:
                parts = zip(row["selector"].split(":"), arguments_of(row))
                text = " ".join(f"{part}:({objective(kind, used)})a" for part, kind in parts) or row["selector"]
                lines.append(f"{sign[0]} ({objective(row['returns'], used) if row['returns'] else 'void'}){text};")
                signs[f"{symbol}({'cm' if sign[0] == '+' else 'im'}){row['selector']}"] = [sign]
        lines.append("@end")
    types = [KINDS[kind].format(name) for name, kind in sorted(used.items()) if name != "NSString"]
    return "\n".join([HEADER, *types, *lines, ""]), signs


def importers_names(members):
    """For each class what the importer calls its properties and methods, each with the signs of its rows."""
    cache.mkdir(parents=True, exist_ok=True)
    text, signs = header(members)
    (cache / "Facts.h").write_text(text)
    (cache / "module.modulemap").write_text('module Facts { header "Facts.h" export * }\n')
    (cache / "Names.swift").write_text("@_exported import Facts\n")
    subprocess.run(
        ["swiftc", "-frontend", "-emit-module", "-o", "Names.swiftmodule", "-module-name", "Names", "-swift-version", "6",
         "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-Xcc", "-fblocks", "-Xcc", "-w", "-I", ".",
         "-module-cache-path", "cache", "-emit-symbol-graph", "-emit-symbol-graph-dir", ".", "Names.swift"],
        cwd=cache, check=True)
    names = defaultdict(list)
    for symbol in json.loads((cache / "Names.symbols.json").read_text())["symbols"]:
        if found := signs.get(symbol["identifier"]["precise"]):
            owner, name = symbol["pathComponents"]
            names[owner.removesuffix("Facts")].append([name, found])
    return names


def swift_types(texts):
    """The types that are declared here, by their names in Objective-C."""
    found = {}
    for text in texts:
        for kind, name, body in re.findall(
                r"^(?:@[\w() ]*?)?(?:public|open) (class|struct|enum|protocol) (\w+)\b[^{<]*\{(\}|(?s:.*?)^\})", text, re.M):
            found[name] = f"any {name}" if kind == "protocol" else name
            for inner in re.findall(r"^  public (?:struct|enum) (\w+)", body, re.M):
                found[name + inner] = f"{name}.{inner}"
    return found


def swift(kind, types):
    """A type in Swift."""
    if match := re.fullmatch(r"NSArray<(\w+)>(\??)", kind):
        return f"[{swift(match[1], types)}]{match[2]}"
    found = TYPES.get(kind.rstrip("?")) or types.get(kind.rstrip("?")) or OTHER
    return f"({found})?" if kind.endswith("?") else found


def key(name, is_static):
    """What no two members of a class share; a property and a method without arguments do not either."""
    return is_static, name.removesuffix("()")


def by_hand(text):
    """For each class that is declared by hand the keys of its members, and the selectors that they may have."""
    found = defaultdict(set)
    for one in declarations(text):
        for member in one.members:
            found[one.name].add(key(member.full_name.partition(".")[2], member.is_static))
            found[one.name] |= {WRITTEN[member.full_name]} if member.full_name in WRITTEN else {
                sign for signs, _, _ in spellings(member) for sign in signs}
    return found


def is_absent(row):
    """Whether availability.tsv knows that this platform lacks it; there a setter has the name of its property."""
    selector = row["selector"]
    names = [selector, lower(selector[3:-1])] if re.fullmatch(r"set[A-Z]\w*:", selector) else [selector]
    return any(facts.lacks(row["owner"], one, LACKING.get(platform)) for one in names)


def named(title, row, types, is_writable, is_static):
    """The declaration of a member by its name in Swift."""
    head = f"  {ATTRIBUTE} public {'static ' if is_static else ''}"
    result = swift(row["returns"], types) if row["returns"] else "Void"
    base, _, labels = title.partition("(")
    base = f"`{base}`" if base in KEYWORDS else base
    if not labels:
        return f"{head}var {base}: {result.replace('Self', OTHER)} {{ get{' set' * is_writable} }}"
    pairs = enumerate(zip(labels.rstrip(")").split(":"), arguments_of(row)))
    return f"{head}func {base}({', '.join(f'{label} a{index}: {swift(kind, types)}' for index, (label, kind) in pairs)}) -> {result}"


def main():
    members = {name: rows_of(name) for name in classes()}
    saved = cache / "names.json"
    if not saved.exists():
        saved.write_text(json.dumps(importers_names(members)))
    names = json.loads(saved.read_text())
    paths = {module: folder / f"{module}.swiftinterface" for module in ("QuartzCore", "UIKit", "AppKit")}
    texts = {module: path.read_text() for module, path in paths.items() if path.exists()}
    hands = by_hand("\n".join(texts.values()))
    types = swift_types([path.read_text() for path in sorted(folder.glob("*.swiftinterface"))])
    # Of the classes that are done: their keys, and the selectors of their rows.
    keys, taken, counts = defaultdict(set), defaultdict(set), Counter()
    for name, rows in members.items():
        module = facts.types.get(name, {}).get("framework") or next(one for one in reversed(texts))
        rows = {sign: row for sign, row in rows.items() if row["framework"] in (module, "QuartzCore") and not is_absent(row)}
        if module not in texts:
            continue
        above = facts.ancestors(name)
        others = set().union(*(hands[one] for one in [name, *above, *hands] if one in above or name in [one, *facts.ancestors(one)]))
        others = others.union(*(keys[one] for one in above))
        selectors, lines = set().union(*(taken[one] for one in above)), []
        for title, signs in names.get(name, []):
            if signs[0] not in rows or title.startswith("init"):
                continue
            row, is_static = rows[signs[0]], signs[0][0] == "+"
            title = RENAMED.get(row["selector"]) or RENAMED.get(f"{row['owner']}.{row['selector']}", title)
            if row["arguments"] == "NSEvent" and row["selector"] not in UNLABELLED:
                title = re.sub(r"\(_:\)$", "(with:)", title)
            if signs[0] in others or key(title, is_static) in others | keys[name]:
                continue
            keys[name].add(key(title, is_static))
            lines.append(named(title, row, types, len(signs) > 1, is_static))
            counts["names"] += 1
        for sign, row in rows.items():
            if sign not in selectors:
                taken[name].add(sign)
                counts["selectors"] += 1
                parameters = ", ".join(["_: AnyObject?"] * row["selector"].count(":"))
                lines.append(f"  @objc({row['selector']}) public {'static ' * (sign[0] == '+')}func "
                             f"selector_{row['selector'].replace(':', '_')}({parameters})")
        text = texts[module]
        if name == "NSObject":
            texts[module] = f"{text}extension NSObject {{\n" + "\n".join(lines) + "\n}\n"
        else:
            match = re.search(rf"\bopen class {name}\b[^{{]*\{{(?=(\}}?))", text)
            end = match.end() if match[1] else text.index("\n}", match.end())
            texts[module] = text[:end] + "\n" + "\n".join(lines) + "\n" * bool(match[1]) + text[end:]
    for module, text in texts.items():
        paths[module].write_text(text)
    with (folder / "Foundation.swiftinterface").open("a") as file:
        file.write(f"public struct {OTHER} {{}}\n")
    done = sum(bool(found) for found in taken.values())
    print(f"{counts['selectors']} selectors of {done} of Apple's classes; {counts['names']} of their names are not declared by hand")


if __name__ == "__main__":
    main()
