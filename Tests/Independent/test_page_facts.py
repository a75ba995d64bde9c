"""Our declarations of modules that have few members are what Apple's documentation pages show.

The pages' declarations are in Tests/AppleDeclarations/Facts, a table a module; its README says what they hold.
"""

import pytest

from swiftui_facts import FOLDER, Reading, rows

MODULES = ["os"]


@pytest.mark.parametrize("module", MODULES)
def test_every_declaration_is_as_on_its_page(module):
    reading = Reading(module=module)
    assert reading.faults == []
    assert reading.alone == []
    assert len(set(reading.held)) == len(rows(module))


# Each in our declarations, and what the rows answer.
MISTAKES = {
    "a label": ("os", "around task:", "during task:", "during task:()throws->T)rethrows->T: not as documented"),
    "a category": ("os", "dynamicTracing", "tracing", "OSLog.Category.static let dynamicTracing"),
    "a member of its own": ("os", "func makeSignpostID()", "func makeID()", "func makeSignpostID()->OSSignpostID: not declared"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_planted_mistake_is_found(kind):
    module, right, wrong, fault = MISTAKES[kind]
    text = (FOLDER / f"{module}.swiftinterface").read_text()
    assert text.count(right) >= 1, "the mistake is planted nowhere"
    faults = Reading(text.replace(right, wrong, 1), module).faults
    assert any(fault in one for one in faults), faults
