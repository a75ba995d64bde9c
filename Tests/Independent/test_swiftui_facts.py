"""Our declarations of SwiftUI are what Apple's documentation pages show.

The pages' declarations are in Tests/AppleDeclarations/Facts/swiftui.tsv; its README says what they hold.
"""

import pytest

from swiftui_facts import FOLDER, PAGELESS, Reading

# What rests on reading alone may become less, never more.
ALONE = 201


def test_every_documented_declaration_is_as_on_its_page():
    reading = Reading()
    print(*reading.alone, sep="\n")
    print(f"{len(reading.held)} as on their pages, {len(reading.alone)} by reading alone")
    assert reading.faults == []
    assert len(reading.alone) <= ALONE
    # This notices if the declarations are no longer understood.
    assert len(reading.held) >= 180
    assert PAGELESS <= set(reading.alone), "an overload without a page that is not declared"


# Each in our declarations, and what the rows answer.
MISTAKES = {
    "a label": ("mask<Mask>(\n    alignment:", "mask<Mask>(\n    aligned:", "View.nonisolated func mask<Mask>(aligned:"),
    "a missing overload": (
        "  nonisolated public func offset(_ offset: CGSize) -> some View\n", "", "not declared, see swiftui/view/offset(_:)"),
    "a result": (
        "func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>", "func modifier<T>(_ modifier: T) -> some View",
        "View.nonisolated func modifier<T>(_ modifier:T)->some View: not as documented"),
    "a lost nonisolated": (
        "  nonisolated public func allowsHitTesting", "  public func allowsHitTesting", "View.func allowsHitTesting"),
    "a lost actor": (
        "  @MainActor @preconcurrency public var environment: EnvironmentValues { get }",
        "  nonisolated public var environment: EnvironmentValues { get }",
        "nonisolated var environment:EnvironmentValues{get}: not as documented"),
    "an isolated type": (
        "nonisolated public struct ZStack", "public struct ZStack",
        "struct ZStack<Content>where Content:View: not as documented"),
    "a default": (
        "draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)",
        "draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .topLeading)",
        "anchor:UnitPoint=.topLeading): not as documented"),
    "a constraint": (
        "ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}",
        "ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable, Content: View {}",
        "struct ForEach<Data,ID,Content>"),
    "a type parameter": (
        "struct Canvas<Symbols>: View where Symbols: View", "struct Canvas: View", "struct Canvas: not as documented"),
    "a property that has no setter": (
        "colorSchemeContrast: ColorSchemeContrast { get }", "colorSchemeContrast: ColorSchemeContrast { get set }",
        "EnvironmentValues.var colorSchemeContrast:ColorSchemeContrast{get set}: not as documented"),
    "an attribute": (
        "@dynamicMemberLookup public struct Binding", "public struct Binding", "struct Binding<Value>: not as documented"),
    "an argument that can be nil": (
        "alignment: Alignment?", "alignment: Alignment", "alignment:Alignment)->some View: not as documented"),
    "a newer overload": (
        "  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)\n  nonisolated public func accessibilityHidden(",
        "  nonisolated public func accessibilityHidden(", "it is newer than the oldest system"),
    "a version": (
        "  @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)",
        "  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)",
        "it is newer than the oldest system: iOS:27.0"),
    "an old member that is marked": (
        "  nonisolated public func onDisappear", "  @available(iOS 17.0, macOS 14.0, *)\n  nonisolated public func onDisappear",
        "it is as old as the oldest system"),
    "a member that tvOS does not have": (
        "  // not on tvos\n  nonisolated public func keyboardShortcut(_ s", "  nonisolated public func keyboardShortcut(_ s",
        "it is not on tvOS"),
    "a member that tvOS has": (
        "  nonisolated public func onDisappear", "  // not on tvos\n  nonisolated public func onDisappear", "it is on tvOS"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_planted_mistake_is_found(kind):
    right, wrong, fault = MISTAKES[kind]
    text = (FOLDER / "SwiftUI.swiftinterface").read_text()
    assert text.count(right) >= 1, "the mistake is planted nowhere"
    faults = Reading(text.replace(right, wrong, 1)).faults
    assert any(fault in one for one in faults), faults
