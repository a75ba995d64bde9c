"""The table of what a device would show names tests that there are."""

import re


def test_every_test_of_the_table_exists(root):
    folder = root / "Tests/AppleFake"
    table = (folder / "README.md").read_text().split("the test that fails without its mend")[1]
    named = re.findall(r"`(\w+Tests)\.(\w+)`", table)
    rows = [line for line in table.splitlines() if line.startswith("| ") and not line.startswith("| what ")]
    assert len(rows) >= 30 and all(re.search(r"`\w+Tests\.\w+`", row) for row in rows), "a row without a test"
    missing = [f"{file}.{name}" for file, name in named
               if not re.search(rf"@Test\([^@]*?\bfunc {name}\(", (folder / f"Tests/AppleFakeTests/{file}.swift").read_text())]
    assert missing == []
