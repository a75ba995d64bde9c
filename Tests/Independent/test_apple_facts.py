"""Our declarations of UIKit, QuartzCore, AVFoundation and AppKit are what Apple's SDKs have.

The facts in Tests/AppleDeclarations/Facts come from elsewhere; its README says from where.
"""

import pytest

from apple_facts import ADOPTED, FOLDER, WRITTEN, Reading


def test_every_class_protocol_and_member_is_as_in_the_sdks():
    reading = Reading()
    print(*(f"{count:4} {name}" for name, count in reading.counts.items()), sep="\n")
    assert reading.faults == []
    # What has a fact is compared: this notices if the declarations are no longer understood.
    assert reading.counts["types"] >= 55 and reading.counts["members"] >= 320 and reading.counts["rows"] >= 390
    assert reading.written == set(WRITTEN), "a written selector that nothing needs"
    assert set(ADOPTED) <= set(reading.facts.types)


# Each in our declarations, as somebody who does not know better would write it, and what the facts answer.
MISTAKES = {
    "the name of a class": ("UIKit", "class UITouch: ", "class UIFinger: ", "UIFinger: no such class or protocol"),
    "a superclass": ("UIKit", "class UIScrollView: UIView", "class UIScrollView: UIControl", "UIScrollView: its superclass is UIView"),
    "a label": ("UIKit", "isDescendant(of view", "isDescendant(in view", "UIView.isDescendant(in:): no such selector"),
    "the word before a label": ("UIKit", "func layoutSubviews()", "func layOutSubviews()", "UIView.layOutSubviews(): no such selector"),
    "the owner of a method": ("UIKit", "open func reset()", "open func layoutSubviews()", "UIGestureRecognizer.layoutSubviews(): no such"),
    "the owner of a property": ("QuartzCore", "open var mask:", "open var lineWidth:", "CALayer.lineWidth: no such selector"),
    "a property that has no setter": (
        "UIKit", "var isTracking: Bool { get }", "var isTracking: Bool { get set }", "UIScrollView.isTracking: no such selector"),
    "a type's member of each object": ("UIKit", "open class var label", "open var label", "UIColor.label: no such selector"),
    "an object's member of the type": ("QuartzCore", "open func invalidate", "open class func invalidate", "CADisplayLink.invalidate()"),
    "a result that can be nil": ("UIKit", "var window: UIWindow? ", "var window: UIWindow ", "UIView.window: UIWindow can be nil"),
    "a result that cannot be nil": ("UIKit", "var layer: CALayer ", "var layer: CALayer? ", "UIView.layer: CALayer? cannot be nil"),
    "an argument that can be nil": (
        "UIKit", "location(in view: UIView?)", "location(in view: UIView)", "UITouch.location(in:): UIView can be nil"),
    "an argument that cannot be nil": (
        "UIKit", "addSubview(_ view: UIView)", "addSubview(_ view: UIView?)", "UIView.addSubview(_:): UIView? cannot be nil"),
    "the type of a property": ("QuartzCore", "var opacity: Float", "var opacity: CGFloat", "CALayer.opacity: CGFloat is c_float"),
    "the actor of a class that has none": ("QuartzCore", "@objc open class CATextLayer", "@MainActor @objc open class CATextLayer",
                                           "CATextLayer: its actor is none"),
    "the actor of a class that has one": (
        "UIKit", "@MainActor @objc open class UIKey:", "@objc open class UIKey:", "UIKey: its actor is main"),
    "the actor of a member": ("UIKit", "open func scaledValue", "@MainActor open func scaledValue", "UIFontMetrics.scaledValue"),
    "a member that any thread may call": ("UIKit", "open func setNeedsLayout", "nonisolated open func setNeedsLayout", "its actor is main"),
    "a requirement that is optional": ("UIKit", "@objc optional func gestureRecognizer", "func gestureRecognizer", "it is optional"),
    "a requirement that is not": ("UIKit", "  func completeTransition", "  @objc optional func completeTransition", "it is required"),
    "a member that tvOS does not have": (
        "UIKit", "  // not on tvos\n  open var isMultiple", "  open var isMultiple", "UIView.isMultipleTouchEnabled: it is not on tvOS"),
    "a class that tvOS does not have": ("UIKit", "// not on tvos, visionos\n@MainActor @objc open class UIImpact",
                                       "@MainActor @objc open class UIImpact", "UIImpactFeedbackGenerator: it is not on tvOS"),
    "a member that tvOS has": ("UIKit", "  open var clipsToBounds", "  // not on tvos\n  open var clipsToBounds", "it is on tvOS"),
    "a member that is deprecated": (
        "UIKit", "@available(iOS, deprecated: 17)\n", "\n", "UIView.traitCollectionDidChange(_:): it is deprecated"),
    "a member that is not deprecated": (
        "UIKit", "  open func layoutIfNeeded", "  @available(iOS, deprecated: 17)\n  open func layoutIfNeeded",
        "UIView.layoutIfNeeded(): it is not deprecated"),
    "a member that is newer": (
        "UIKit", "  open func layoutIfNeeded()", "  open func updateTraitsIfNeeded()", "it is newer than the oldest system"),
    "a member that a Mac has later": (
        "AppKit", "  open func layout()\n", "  open var writingToolsCoordinator: NSObject? { get set }\n", "oldest system: macOS 15.2"),
    "a method of AppKit under its former name": (
        "AppKit", "func mouseDown(with event", "func mousePressed(with event", "NSResponder.mousePressed(with:): no such selector"),
    "a point of AppKit that is a size": (
        "AppKit", "var locationInWindow: CGPoint", "var locationInWindow: CGSize", "NSEvent.locationInWindow: CGSize is NSPoint"),
    "the label of a scroll's axis": (
        "AppKit", "wantsForwardedScrollEvents(for axis", "wantsForwardedScrollEvents(along axis",
        "NSResponder.wantsForwardedScrollEvents(along:): no such selector"),
    "a key binding's sender": (
        "AppKit", "cancelOperation(_ sender: Any?)", "cancelOperation(_ sender: Any)", "NSResponder.cancelOperation(_:): Any can be nil"),
    "the view around a view of AppKit": (
        "AppKit", "var superview: NSView? ", "var superview: NSView ", "NSView.superview: NSView can be nil"),
    "a requirement of a protocol that a view of AppKit adopts": (
        "AppKit", "setAccessibilityLabel(_ accessibilityLabel: String?)", "setAccessibilityLabel(_ accessibilityLabel: String)",
        "NSView.setAccessibilityLabel(_:): String can be nil"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_planted_mistake_is_found(kind):
    module, right, wrong, fault = MISTAKES[kind]
    text = (FOLDER / f"{module}.swiftinterface").read_text()
    assert text.count(right) >= 1, "the mistake is planted nowhere"
    faults = Reading({module: text.replace(right, wrong, 1)}).faults
    assert any(fault in one for one in faults), faults
