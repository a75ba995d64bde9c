"""Our declarations of modules that have few members are what Apple's documentation pages show.

The pages' declarations are in Tests/AppleDeclarations/Facts, a table a module; its README says what they hold.
"""

import pytest

from swiftui_facts import FOLDER, Reading, rows

MODULES = ["os", "XCTest", "XCUIAutomation"]
# Without a page of their own: what every object has, and a requirement of every option set.
ALONE = {"XCTest": ["XCTMeasureOptions.override init()", "XCTMeasureOptions.InvocationOptions.let rawValue:UInt"]}


@pytest.mark.parametrize("module", MODULES)
def test_every_declaration_is_as_on_its_page(module):
    reading = Reading(module=module)
    assert reading.faults == []
    assert reading.alone == ALONE.get(module, [])
    assert len(set(reading.held)) == len(rows(module))


# Each in our declarations, and what the rows answer.
MISTAKES = {
    "a label": ("os", "around task:", "during task:", "during task:()throws->T)rethrows->T: not as documented"),
    "a category": ("os", "dynamicTracing", "tracing", "OSLog.Category.static let dynamicTracing"),
    "an actor": ("XCUIAutomation", "@MainActor open func tap()", "open func tap()", "XCUIElement.func tap(): not as documented"),
    "a result of any type": ("XCTest", "any XCTMetric { get }", "XCTMetric { get }", "scrollingAndDecelerationMetric:XCTMetric{get}: not as"),
    "a class that is newer": ("XCTest", "@available(iOS 26.0, macOS 26.0, *)\n", "", "XCTHitchMetric: it is newer than the oldest system"),
    "a member of its own": ("os", "func makeSignpostID()", "func makeID()", "func makeSignpostID()->OSSignpostID: not declared"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_planted_mistake_is_found(kind):
    module, right, wrong, fault = MISTAKES[kind]
    text = (FOLDER / f"{module}.swiftinterface").read_text()
    assert text.count(right) >= 1, "the mistake is planted nowhere"
    faults = Reading(text.replace(right, wrong, 1), module).faults
    assert any(fault in one for one in faults), faults
