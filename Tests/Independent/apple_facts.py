"""Holds our declarations of Apple's classes and protocols against facts that were generated from Apple's SDKs.

A member of ours is looked for among the facts by its selector: the one that Swift's rules make of its name, or the one
that is written here. `Reading.faults` are the differences; `Reading.counts` says how much was compared.
"""

import collections
import csv
import re
from pathlib import Path

from apple_declarations import actor_of, declarations, spellings

FOLDER = Path(__file__).parents[1] / "AppleDeclarations"
MODULES = ["QuartzCore", "UIKit", "AVFoundation", "AppKit"]
# The oldest systems of ElasticApple, and what they are called where it is said that something is newer.
OLDEST = {"iOS": ("iOS", (16, 0)), "Mac": ("macOS", (14, 0))}

# Selectors that do not follow from the name in Swift, each with its reason; empty where the facts have none.
WRITTEN = {
    # The defaults of Swift leave arguments out.
    "UIAction.init(title:handler:)": "+actionWithTitle:image:identifier:handler:",
    # Renamed by hand in the SDK's headers.
    "CALayer.presentation()": "-presentationLayer",
    "UIHoverStyle.init(shape:)": "+styleWithShape:",
    "NSView.acceptsFirstMouse(for:)": "-acceptsFirstMouse:",
    "UIViewController.removeFromParent()": "-removeFromParentViewController",
    "NSViewController.removeFromParent()": "-removeFromParentViewController",
    "UIViewController.willMove(toParent:)": "-willMoveToParentViewController:",
    "NSClipView.scroll(to:)": "-scrollToPoint:",
    "NSWindow.convertToScreen(_:)": "-convertRectToScreen:",
    "NSHapticFeedbackPerformer.perform(_:performanceTime:)": "-performFeedbackPattern:performanceTime:",
    "NSAppearance.bestMatch(from:)": "-bestMatchFromAppearancesWithNames:",
    "NSAppearance.init(named:)": "+appearanceNamed:",
    "UIBezierPath.init(cgPath:)": "+bezierPathWithCGPath:",
    "NSBezierPath.init(cgPath:)": "+bezierPathWithCGPath:",
    "UIColor.init(named:)": "+colorNamed:",
    "NSColor.init(named:)": "+colorNamed:",
    "NSTextField.init(labelWithString:)": "+labelWithString:",
    "AVPlayer.init(url:)": "-initWithURL:",
    "NSColor.init(srgbRed:green:blue:alpha:)": "+colorWithSRGBRed:green:blue:alpha:",
    "UIResponder.next": "-nextResponder",
    "UIKeyCommand.inputEscape": "",  # The constant UIKeyInputEscape.
    "UIViewController.dismiss(animated:completion:)": "-dismissViewControllerAnimated:completion:",
    "UIViewController.childForStatusBarStyle": "-childViewControllerForStatusBarStyle",
    "UIViewController.childForStatusBarHidden": "-childViewControllerForStatusBarHidden",
    "UIViewController.childForHomeIndicatorAutoHidden": "-childViewControllerForHomeIndicatorAutoHidden",
    "UIViewController.childForScreenEdgesDeferringSystemGestures": "-childViewControllerForScreenEdgesDeferringSystemGestures",
    "UIFocusSystem.environment(_:contains:)": "+environment:containsEnvironment:",
    "UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)":
        "-animationControllerForPresentedController:presentingController:sourceController:",
    "UIViewControllerTransitioningDelegate.animationController(forDismissed:)": "-animationControllerForDismissedController:",
    # Not in the bindings: a category that they skip, a getter of a subclass's property, a word that Rust reserves.
    "UIView.prepareForInterfaceBuilder()": "",
    "UIGestureRecognizer.state": "",
    "NSGestureRecognizer.state": "",
    "UIPress.type": "",
    "UITouch.type": "",
    # Swift's own protocol, for values; the bindings have Objective-C's of the same name.
    "UIContentConfiguration.makeContentView()": "",
    "UIContentConfiguration.updated(for:)": "",
}
# Protocols that a class has by Apple's documentation; the facts have no conformances.
ADOPTED = {row.split("\t")[0]: row.split("\t")[1].split(",")
           for row in (FOLDER / "adopted.tsv").read_text().splitlines()[1:]}
# Members with another actor than their class, by Apple's documentation.
ACTORS = {
    "UIPress.key": "main", "AVPlayer.rate": "none", "AVPlayer.timeControlStatus": "none", "AVPlayer.currentTime()": "none",
}
# What a type of Swift is called in Objective-C, where that is another word.
TYPES = {
    "Bool": "bool", "Int": "NSInteger", "UInt16": "c_ushort", "UInt32": "c_uint", "String": "NSString", "Float": "c_float", "Double": "CFTimeInterval", "Any": "AnyObject",
    "AnyObject": "CFType", "TimeInterval": "NSTimeInterval", "Selector": "Sel", "RunLoop": "NSRunLoop", "Bundle": "NSBundle", "IndexPath": "NSIndexPath", "URL": "NSURL",
    "UITableViewCell.CellStyle": "UITableViewCellStyle",
    "RunLoop.Mode": "NSRunLoopMode", "Handler": "UIAccessibilityCustomActionHandler", "State": "UIGestureRecognizerState",
    "AutoresizingMask": "UIViewAutoresizing", "NSView.AutoresizingMask": "NSAutoresizingMaskOptions",
    "NSHapticFeedbackManager.FeedbackPattern": "NSHapticFeedbackPattern",
    "NSHapticFeedbackManager.PerformanceTime": "NSHapticFeedbackPerformanceTime",
    "NSWindow.OrderingMode": "NSWindowOrderingMode", "NSWindow.BackingStoreType": "NSBackingStoreType", "UIImpactFeedbackGenerator.FeedbackStyle": "UIImpactFeedbackStyle",
}

# AppKit's own names of the same types.
SAME = {"NSPoint": "CGPoint", "NSSize": "CGSize", "NSRect": "CGRect", "AnyObject": "CFType"}


def objective(kind):
    """A type of Swift as the bindings write it."""
    kind = re.sub(r"[?!]$|\bany |[()]", "", kind).strip().rstrip("?")
    if kind == "[Any]":
        return "NSArray"
    if match := re.fullmatch(r"\[(.+)\]|Set<(.+)>", kind):
        return f"NS{'Set' if match[2] else 'Array'}<{objective(match[1] or match[2])}>"
    return TYPES.get(kind, kind.replace(".", ""))


def table(name):
    with (FOLDER / "Facts" / f"{name}.tsv").open() as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


class Facts:
    def __init__(self):
        self.types = {row["name"]: row for row in table("types")}
        self.members, self.availability = collections.defaultdict(dict), collections.defaultdict(list)
        for row in table("members"):
            sign = "+" if row["class"] else "-"
            self.members[row["owner"]].setdefault(sign + row["selector"], row)
        for row in table("availability"):
            self.availability[row["type"], row["selector"]].append(row["availability"])
        self.categories = [owner for owner in self.members if owner.startswith("NSObject")]

    def ancestors(self, name):
        return [one for one in self.types.get(name, {"supers": ""})["supers"].split(",") if one]

    def actor(self, name):
        """A class has that of its superclass."""
        return next((self.types[one]["actor"] for one in [name, *self.ancestors(name)] if self.types.get(one, {}).get("actor")), "")

    def owners(self, member):
        """Where a member of a class may be declared: an override and an initialiser also in a superclass."""
        yield member.owner
        yield from ADOPTED.get(member.owner, [])
        yield from self.categories
        if "override" in member.text or member.name == "init":
            yield from self.ancestors(member.owner)

    def lacks(self, owner, selector, platform):
        return any(f"No{platform}" in said.split() for said in self.availability[owner, selector])

    def since(self, owner, selector, system):
        """The version of a system that has it first; empty if that is not said."""
        for said in self.availability[owner, selector]:
            if match := re.search(rf"(?<!\.)\b{system}:([\d.]+)", said):
                return tuple(int(part) for part in match[1].split("."))
        return ()


class Reading:
    """Our declarations beside the facts. `replace` maps a module to another text, for mistakes that are planted."""

    def __init__(self, replace={}):
        self.facts, self.faults, self.counts, self.written = Facts(), [], collections.Counter(), set()
        for module in MODULES:
            text = replace.get(module) or (FOLDER / f"{module}.swiftinterface").read_text()
            for one in declarations(text):
                self.type(one)
                for member in one.members:
                    self.member(one, member)
            self.counts["values, functions and extensions, by reading alone"] += len(
                re.findall(r"^(?:public (?:struct|enum|func|typealias)|extension)", text, re.M))

    def fault(self, place, sentence):
        self.faults.append(f"{place}: {sentence}")

    def type(self, ours):
        fact = self.facts.types.get(ours.name)
        if fact is None:
            if ours.name != "KeyValueObservable":  # Not Apple's: see its comment.
                self.fault(ours.name, "no such class or protocol")
            return
        self.counts["types"] += 1
        supers = self.facts.ancestors(ours.name)
        if fact["kind"] == "class" and ours.bases[0] != supers[0]:
            self.fault(ours.name, f"its superclass is {supers[0]}, not {ours.bases[0]}")
        actor = self.facts.actor(ours.name)
        if ("@MainActor" in ours.attributes) != (actor == "main"):
            self.fault(ours.name, f"its actor is {actor or 'none'}")
        self.available(ours.name, ours.name, [""], ours.absent, ours.attributes)

    def available(self, place, owner, selectors, absent, text):
        # AppKit is on no tvOS, so no declaration says it.
        is_mac = self.facts.types.get(owner, {}).get("framework") == "AppKit"
        is_absent = not is_mac and any(self.facts.lacks(owner, one, "TV") for one in selectors)
        if is_absent != ("tvos" in absent):
            self.fault(place, "it is not on tvOS" if is_absent else "it is on tvOS")
        for system, (name, oldest) in OLDEST.items():
            version = max(self.facts.since(owner, one, system) for one in selectors)
            if version > oldest and f"@available({name} " not in text:
                self.fault(place, f"it is newer than the oldest system: {name} {'.'.join(map(str, version))}")

    def member(self, ours, member):
        if "coder: NSCoder" in member.text or member.name == "init" and not member.labels:
            self.counts["initialisers of every object, by reading alone"] += 1
            return
        if "Notification" in member.result:
            self.counts["constants, by reading alone"] += 1
            return
        self.counts["members"] += 1
        if not member.name:
            return self.fault(f"{ours.name}: {member.text}", "it cannot be read")
        for selectors, arguments, result in spellings(member):
            if member.full_name in WRITTEN:
                self.written.add(member.full_name)
                written = WRITTEN[member.full_name]
                if not written:
                    self.counts["members without a fact, by reading alone"] += 1
                    return
                selectors = [written]
            found = next(((owner, one) for owner in dict.fromkeys(self.facts.owners(member)) for one in selectors
                          if one in self.facts.members.get(owner, {})), None)
            if not found:
                self.fault(member.full_name, f"no such selector: {selectors[0]}")
                continue
            self.compare(ours, member, *found, arguments, result)

    def compare(self, ours, member, owner, selector, arguments, result):
        row, place = self.facts.members[owner][selector], member.full_name
        self.counts["rows"] += 1
        fact = self.facts.types[ours.name]
        if fact["kind"] == "protocol" and (row["optional"] == "optional") != ("optional" in member.text):
            self.fault(place, f"it is {row['optional'] or 'required'}")
        # Members have the actor of their class, but for those in ACTORS.
        if (ACTORS.get(place) or self.facts.actor(ours.name) or "none") != actor_of(ours, member):
            self.fault(place, f"its actor is {ACTORS.get(place) or self.facts.actor(ours.name) or 'none'}")
        if bool(row["deprecated"]) != bool(member.deprecation):
            self.fault(place, "it is deprecated" if row["deprecated"] else "it is not deprecated")
        # Of a property they say it of its name, of a type for all members.
        names = ["", selector[1:], re.sub(r"^is(.)", lambda found: found[1].lower(), member.name)]
        self.available(place, owner, names, member.absent | ours.absent, member.text + ours.attributes)
        theirs = row["arguments"].split(",") if row["arguments"] else []
        if re.search("[bB]lock|Handler", row["arguments"]) or len(theirs) != len(arguments):
            # Of closures the facts do not say whether they may be nil; a few rows of theirs are cut wrongly.
            self.counts["rows whose arguments are not compared"] += bool(arguments)
            theirs, arguments = [], []
        pairs = list(zip(arguments, theirs)) + ([(result, row["returns"])] if result and row["returns"] else [])
        for mine, true in pairs:
            self.counts["kinds"] += 1
            bare = true.rstrip("?")
            if objective(mine).rstrip("s") not in (bare.rstrip("s"), SAME.get(bare)):
                self.fault(place, f"{mine} is {true}")
            if mine.endswith("!"):
                self.counts["kinds without a word about nil"] += 1
            elif mine.endswith("?") != true.endswith("?"):
                self.fault(place, f"{mine} {'cannot' if mine.endswith('?') else 'can'} be nil")


