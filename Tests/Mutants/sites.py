"""Where a Swift file can be changed so that it still compiles, and into what: `sites(path, text)`.

The text is read as a person skims it, not parsed: comments and strings are blanked, then each kind of change looks for
its own pattern. What the compiler refuses is left out by whoever builds it. A change is made of edits (start, end,
replacement) that keep every line where it was, so that a diagnostic's line names the change.

`N` in a replacement stands for the mutant's number and `@` for a character that is its own, so that an operator can be
planted between operands of any length: `a +@ b` is declared by `declaration` below.
"""

import re
from dataclasses import dataclass, field


@dataclass
class Site:
    """One change: what kind, where (character offsets), what it becomes."""

    file: str
    kind: str
    start: int
    edits: list
    was: str
    becomes: str
    line: int = 0
    end_line: int = 0
    key: str = field(default="")


# The operator that is changed, what it is changed into, and the declaration of the one planted for it.
COMPARED = "<T: Comparable>(a: T, b: T) -> Bool"
EQUATED = "<T: Equatable>(a: T, b: T) -> Bool"
LOGIC = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
ADDED = ["<T: AdditiveArithmetic>(a: T, b: T) -> T", "(a: Vector2D, b: Vector2D) -> Vector2D",
         "(a: Point2D, b: Vector2D) -> Point2D"]
MULTIPLIED = ["(a: Double, b: Double) -> Double", "(a: Int, b: Int) -> Int"]
STRETCHED = "(a: Vector2D, b: Double) -> Vector2D"
BITS = ["<T: FixedWidthInteger>(a: T, b: T) -> T"]
OPERATORS = {
    "boundary": {"<": "<=", "<=": "<", ">": ">=", ">=": ">"},
    "negated comparison": {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="},
    "sum": {"+": "-", "-": "+"},
    "product": {"*": "/", "/": "*"},
    "logic": {"&&": "||", "||": "&&"},
    "left operand": {"&&": "left alone", "||": "left alone"},
    "right operand": {"&&": "right alone", "||": "right alone"},
    "added to": {"+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="},
    "default": {"??": ""},
    "bits": {"&": "|", "|": "&", "<<": ">>", ">>": "<<"},
    "half-open range": {"..<": ""},
    "sign": {"-": ""},
}
PRECEDENCE = {
    **dict.fromkeys(["<", "<=", ">", ">=", "==", "!="], "ComparisonPrecedence"),
    **dict.fromkeys(["+", "-", "|"], "AdditionPrecedence"),
    **dict.fromkeys(["*", "/", "&"], "MultiplicationPrecedence"),
    **dict.fromkeys(["<<", ">>"], "BitwiseShiftPrecedence"),
    **dict.fromkeys(["+=", "-=", "*=", "/="], "AssignmentPrecedence"),
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
    "??": "NilCoalescingPrecedence", "..<": "RangeFormationPrecedence",
}


def declaration(kind, operator, changed, number, mark):
    """Swift that declares the operator planted for a mutant."""
    name = operator + mark

    def function(signature, body, fix=""):
        return f"@inlinable @inline(__always) public {fix}func {name} {signature} {{ {body} }}"

    planted = f"isPlanted({number})"
    if kind == "sign":
        return "\n".join([
            f"prefix operator {name}",
            function("<T: SignedNumeric>(a: T) -> T", f"{planted} ? a : -a", "prefix ")])
    lines = [f"infix operator {name}: {PRECEDENCE[operator]}"]
    if kind == "half-open range":
        lines.append(function("(a: Int, b: Int) -> Range<Int>",
                              f"{planted} && a < b ? a..<(b - 1) : a..<b"))
    elif kind == "default":
        for result in ("T", "T?"):
            lines.append(function(
                f"<T>(a: T?, b: @autoclosure () throws -> {result}) rethrows -> {result}",
                f"{planted} ? try b() : try a ?? b()"))
    elif kind == "logic":
        lines.append(function(LOGIC, f"{planted} ? try a {changed} b() : try a {operator} b()"))
    elif kind in ("left operand", "right operand"):
        alone = "a" if kind == "left operand" else "try b()"
        lines.append(function(LOGIC, f"{planted} ? {alone} : try a {operator} b()"))
    elif kind == "added to":
        types = ["<T: AdditiveArithmetic>(a: inout T, b: T)"]
        if operator in ("*=", "/="):
            types = ["(a: inout Double, b: Double)", "(a: inout Int, b: Int)"]
        for one in types:
            lines.append(function(one, f"if {planted} {{ a {changed} b }} else {{ a {operator} b }}"))
    else:
        signatures = {"sum": ADDED, "product": MULTIPLIED, "bits": BITS}.get(
            kind, [EQUATED if operator in ("==", "!=") else COMPARED])
        for one in signatures:
            lines.append(function(one, f"{planted} ? a {changed} b : a {operator} b"))
        if kind == "product" and operator == "*":
            lines.append(function(STRETCHED, f"a * ({planted} ? 1 / b : b)"))
    return "\n".join(lines)


def masked(text):
    """The same text with blanks for comments and what stands in strings."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.S)

    def blank(match):
        found = match.group()
        if found.startswith('"'):
            found = found[0] + re.sub(r"[^\n]", " ", found[1:-1]) + found[-1]
            return found
        return re.sub(r"[^\n]", " ", found)

    return pattern.sub(blank, text)


CLOSING = {"(": ")", "[": "]", "{": "}"}


def bracket_end(text, opening):
    """Where the bracket that opens here closes; -1 where it does not."""
    depth = 0
    for place in range(opening, len(text)):
        if text[place] in "([{":
            depth += 1
        elif text[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place
    return -1


def pieces(text, start, end):
    """The ranges between the commas that stand in no bracket."""
    depth, begin, found = 0, start, []
    for place in range(start, end):
        if text[place] in "([{":
            depth += 1
        elif text[place] in ")]}":
            depth -= 1
        elif text[place] == "," and depth == 0:
            found.append((begin, place))
            begin = place + 1
    return found + [(begin, end)]


def trimmed(text, start, end):
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


class Reader:
    """Finds the sites of one file."""

    def __init__(self, path, text):
        self.path, self.text, self.mask = path, text, masked(text)
        self.found = []

    def add(self, kind, start, edits, was, becomes):
        self.found.append(Site(self.path, kind, start, edits, was, becomes))

    def sites(self):
        self.operators()
        self.constants()
        self.conditions()
        self.statements()
        self.bodies()
        self.extremes()
        self.calls()
        self.returns()
        self.tables()
        self.flags()
        self.cases()
        return self.finish()

    def finish(self):
        """Numbers lines and makes keys, which survive lines moved: file, line's text, kind and which of its kind."""
        lines = self.text.split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        import bisect
        seen = {}
        for site in sorted(self.found, key=lambda one: (one.start, one.kind, one.becomes)):
            site.line = bisect.bisect_right(starts, site.edits[0][0])
            site.end_line = bisect.bisect_right(starts, max(edit[1] for edit in site.edits))
            code = " ".join(lines[site.line - 1].split())
            base = (self.path, site.kind, site.was, site.becomes, code)
            seen[base] = seen.get(base, 0) + 1
            count = f" #{seen[base]}" if seen[base] > 1 else ""
            site.key = "\t".join(
                [self.path, site.kind, f"{site.was} → {site.becomes}{count}", code])
        return self.found

    def operators(self):
        for kind, table in OPERATORS.items():
            if kind == "half-open range":
                pattern = r"(?<=[\w)\]])(\.\.<)(?=[\w(])"
            elif kind == "sign":
                pattern = r"(?<=[\s(\[,])(-)(?=[a-z(])"
            else:
                names = "|".join(re.escape(one) for one in sorted(table, key=len, reverse=True))
                pattern = rf"(?<=\s)({names})(?=\s)"
            for match in re.finditer(pattern, self.mask):
                start, operator = match.start(1), match.group(1)
                line = self.mask[self.mask.rfind("\n", 0, start) + 1:start]
                if re.search(r"\b(func|operator|typealias|import)\b|#if", line):
                    continue
                changed = table[operator]
                shown = changed or {"??": "its default", "..<": "one fewer", "-": "+"}[operator]
                self.add(kind, start, [(start, match.end(1), operator + "@")], operator, shown)

    def constants(self):
        number = r"(?<![\w.$#])(\d[\d_]*(?:\.\d[\d_]*)?(?:e-?\d+)?)(?![\w]|\.\d|\.[a-z])"
        for match in re.finditer(number, self.mask):
            start, literal = match.start(1), match.group(1)
            line = self.mask[self.mask.rfind("\n", 0, start) + 1:start]
            if re.search(r"^\s*(case\b|@|#)|\binfix\b|_ = $", line):
                continue
            value = literal.replace("_", "")
            if value == "0" or value == "0.0":
                changed = "1" if value == "0" else "1.0"
            elif value in ("1", "1.0"):
                changed = "2" if value == "1" else "0.5"
            elif re.fullmatch(r"\d+", value):
                changed = str(int(value) + 1)
            else:
                changed = repr(float(value) * 1.25)
            self.add("constant", start, [(start, match.end(1), f"planted(N, {literal}, {changed})")],
                     literal, changed)

    def conditions(self):
        heads = re.finditer(r"(?<![\w.])(if|guard|while)\s+(?=[^{\n]*\S)", self.mask)
        for head in heads:
            depth, end = 0, -1
            for place in range(head.end(), min(len(self.mask), head.end() + 600)):
                letter = self.mask[place]
                if letter in "([":
                    depth += 1
                elif letter in ")]":
                    depth -= 1
                elif depth == 0 and (letter == "{" or (
                        head.group(1) == "guard" and self.mask.startswith(" else ", place))):
                    end = place
                    break
            if end < 0:
                continue
            for begin, stop in pieces(self.mask, head.end(), end):
                begin, stop = trimmed(self.mask, begin, stop)
                clause = self.text[begin:stop]
                if not clause or "\n" in clause or re.match(r"(let|var|case)\b|#", clause):
                    continue
                for kind, name in (("negated condition", "flipped"), ("condition true", "alwaysTrue"),
                                   ("condition false", "neverTrue")):
                    self.add(kind, begin, [(begin, begin, f"{name}(N, "), (stop, stop, ")")],
                             clause, kind.split()[-1] if kind != "negated condition" else "not")

    def statements(self):
        """Calls and assignments that stand by themselves, one or several lines long."""
        head = re.compile(
            r"^( +)((?:try )?(?:self\.)?[a-z][\w.?!]*(?:\[[^\]\n]*\])?"
            r"(?:\(|\[|(?: (?:=|\+=|-=|\*=|/=) )))", re.M)
        for match in re.finditer(head, self.mask):
            start = match.start(2)
            word = re.match(r"\w+", match.group(2)).group()
            if word in ("if", "guard", "return", "case", "let", "var", "for", "while", "switch",
                        "func", "init", "static", "defer", "throw", "repeat", "do", "else",
                        "precondition", "in", "get", "set", "precondition", "super", "break"):
                continue
            end, depth = start, 0
            while end < len(self.mask):
                letter = self.mask[end]
                if letter in "([{":
                    depth += 1
                elif letter in ")]}":
                    depth -= 1
                elif letter == "\n" and depth <= 0:
                    following = self.mask[end + 1:end + 200].lstrip()
                    indent = len(self.mask[end + 1:end + 200]) - len(
                        self.mask[end + 1:end + 200].lstrip(" "))
                    if not (indent > len(match.group(1)) or re.match(r"[?.&|+*:]", following)):
                        break
                if depth < 0:
                    break
                end += 1
            # The line before must have ended something: this is not an argument of it.
            before = self.mask[:match.start()].rstrip()
            if depth != 0 or end - start > 400 or not before or before[-1] in ",(=[?:&|+-*":
                continue
            was = " ".join(self.text[start:end].split())
            self.add("statement left out", start,
                     [(start, start, "if !isPlanted(N) { "), (end, end, " }")], was, "nothing")

    def bodies(self):
        for match in re.finditer(r"\bfunc\s+(\w+)(?:<[^>\n]*>)?\(", self.mask):
            closing = bracket_end(self.mask, match.end() - 1)
            opening = self.mask.find("{", closing)
            if closing < 0 or opening < 0 or "->" in self.mask[closing:opening]:
                continue
            if not self.mask.startswith("\n", opening + 1):
                continue
            self.add("body left out", opening,
                     [(opening + 1, opening + 1, " if isPlanted(N) { return }")],
                     f"{match.group(1)}(…)", "nothing")

    def extremes(self):
        for match in re.finditer(r"(?<![\w.])(min|max)\(", self.mask):
            start, name = match.start(1), match.group(1)
            line = self.mask[self.mask.rfind("\n", 0, start) + 1:start]
            if re.search(r"func ", line):
                continue
            end = bracket_end(self.mask, match.end() - 1)
            if end < 0 or len(pieces(self.mask, match.end(), end)) != 2:
                continue
            self.add("min and max", start, [(start, match.end(), f"{name}imum(N, ")], name,
                     "max" if name == "min" else "min")

    def calls(self):
        """Two arguments without labels the other way round."""
        for match in re.finditer(r"(?<![\w.@])((?:[a-z]\w*\.)*\w+)\(", self.mask):
            opening, name = match.end() - 1, match.group(1)
            if name in ("min", "max", "if", "guard", "while", "switch", "return", "func", "init", "zip"):
                continue
            line = self.mask[self.mask.rfind("\n", 0, match.start()) + 1:match.start()]
            if re.search(r"\b(func|case|init)\b", line):
                continue
            end = bracket_end(self.mask, opening)
            if end < 0 or "\n" in self.mask[opening:end]:
                continue
            parts = [trimmed(self.text, *one) for one in pieces(self.mask, opening + 1, end)]
            if len(parts) != 2 or any(":" in self.mask[a:b] or a == b for a, b in parts):
                continue
            first, second = (self.text[a:b] for a, b in parts)
            if first == second or "$" in first + second or "{" in first + second:
                continue
            call = self.text[match.start():end + 1]
            changed = f"{name}({second}, {first})"
            self.add("arguments swapped", match.start(),
                     [(match.start(), end + 1, f"planted(N, {call}, {changed})")], call, changed)

    def returns(self):
        kinds = {"Bool": None, "Double": "0", "Int": "0"}
        for match in re.finditer(r"(?:->|:) (Bool|Double|Int|\w+\?) \{", self.mask):
            opening = match.end() - 1
            end = bracket_end(self.mask, opening)
            if end < 0:
                continue
            constant = kinds.get(match.group(1), "nil")
            body = self.mask[opening + 1:end]
            ranges = [(opening + 1 + one.start(1), opening + 1 + one.end(1))
                      for one in re.finditer(r"\breturn ([^\n}]+?)(?= *[\n}])", body)]
            if not ranges and body.count("\n") in (0, 2) and "return" not in body:
                ranges = [trimmed(self.mask, opening + 1, end)]
            for start, stop in ranges:
                value = self.text[start:stop]
                code = self.mask[start:stop]
                if any(code.count(a) != code.count(b) for a, b in CLOSING.items()):
                    continue
                if re.match(r"(switch|if|get|defer|guard|let|var)\b", code) or value == constant:
                    continue
                if code.rstrip().endswith((",", "?", "&&", "||", "+")):
                    continue
                following = self.mask[stop:stop + 80].lstrip()
                if re.match(r"[?&|+*/.:-]", following):
                    continue
                if constant is None:
                    edits = [(start, start, "flipped(N, "), (stop, stop, ")")]
                else:
                    edits = [(start, start, "planted(N, "), (stop, stop, f", {constant})")]
                self.add("returned value", start, edits, value, constant or "not")

    def tables(self):
        """The setter or getter of another property of the same kind."""
        rows = []
        for match in re.finditer(r"\.(number|flag|choice|paint)\(", self.mask):
            end = bracket_end(self.mask, match.end() - 1)
            if end < 0:
                continue
            for row in re.finditer(
                    r"get: \{ (\$0\.(\w+)) \},\s+set: \{ (\$0\.(\w+) = \$1) \}",
                    self.mask[match.start():end]):
                rows.append((match.group(1), match.start(), row))
        for index, (kind, base, row) in enumerate(rows):
            others = [one for one in rows if one[0] == kind and one[1] != base]
            if not others:
                continue
            name = others[(index * 7 + 3) % len(others)][2].group(2)
            start = base + row.start(3)
            self.add("setter crossed", start,
                     [(start, base + row.end(3),
                       f"if isPlanted(N) {{ $0.{name} = $1 }} else {{ $0.{row.group(4)} = $1 }}")],
                     f"$0.{row.group(4)}", f"$0.{name}")
            start = base + row.start(1)
            self.add("getter crossed", start,
                     [(start, base + row.end(1), f"planted(N, $0.{row.group(2)}, $0.{name})")],
                     f"$0.{row.group(2)}", f"$0.{name}")

    def flags(self):
        for match in re.finditer(r"(?:= |: |, |\()(true|false)\b", self.mask):
            start, was = match.start(1), match.group(1)
            line = self.mask[self.mask.rfind("\n", 0, start) + 1:start]
            if re.search(r"^\s*case\b", line):
                continue
            changed = "false" if was == "true" else "true"
            self.add("flag", start, [(start, match.end(1), f"planted(N, {was}, {changed})")],
                     was, changed)


    def cases(self):
        """One of the numbers or ranges of a case is left out."""
        for match in re.finditer(r"^ +case (0x|\d)", self.mask, re.M):
            begin = match.start(1)
            depth, end = 0, begin
            while end < len(self.mask) and not (depth == 0 and self.mask[end] == ":"):
                depth += {"(": 1, ")": -1}.get(self.mask[end], 0)
                end += 1
            for start, stop in pieces(self.mask, begin, end):
                start, stop = trimmed(self.mask, start, stop)
                pattern = self.text[start:stop]
                if " where " not in pattern and "\n" not in pattern:
                    self.add("case left out", start, [(stop, stop, " where !isPlanted(N)")],
                             pattern, "nothing")

    def by_hand(self, rows):
        """Changes by hand: a text that the file contains once, and its replacement."""
        for was, becomes in rows:
            if self.text.count(was) != 1:
                raise SystemExit(f"{self.path}: expected once, not {self.text.count(was)} times: {was}")
            start = self.text.index(was)
            self.add("by hand", start, [(start, start + len(was), becomes)], was, becomes)


def sites(path, text, by_hand=()):
    """Every change of the file at `path`, named from the package's root."""
    reader = Reader(path, text)
    reader.by_hand(by_hand)
    return reader.sites()
