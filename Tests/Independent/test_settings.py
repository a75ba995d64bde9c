"""`elastic settings` tells what `--set` takes, and `--set` takes what it tells."""

import pytest

import components

KEYS = {"number": {"unit", "range"}, "flag": set(), "choice": {"choices"}, "paint": {"roles"}}


def rows(elastic, component):
    said = elastic("settings", component)
    assert said["component"] == component
    return said["settings"] + said["surroundings"], said["presets"]


def text(value):
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def refusal(elastic, component, setting):
    """What `--set` says of a setting; nothing if it takes it."""
    return elastic.plain("inspect", component, "--at", "0", "--set", setting).stderr


@pytest.mark.parametrize("component", components.NAMES)
def test_every_setting_and_every_end_of_its_range_is_taken(elastic, component):
    found, presets = rows(elastic, component)
    names = [one["name"] for one in found]
    assert len(set(names)) == len(names) > 10
    # All of them are named where an unknown one is refused.
    assert set(refusal(elastic, component, "none-of-them=1").split("expected one of ")[1].strip().split(", ")) == {*names, "preset"}
    taken = []
    for one in found:
        assert {*one} == {"name", "kind", "default", "sentence"} | KEYS[one["kind"]] and one["sentence"].endswith("."), one
        taken += [f"{one['name']}={text(value)}" for value in [one["default"], *one.get("range", []), *one.get("choices", []), *one.get("roles", [])]]
    done = elastic.plain("inspect", component, "--at", "0", "--set", *taken)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    for one in found:
        if one["kind"] == "number":
            low, high = one["range"]
            assert low <= one["default"] <= high
            assert f"from {low} to {high}".replace(".0 ", " ") in refusal(elastic, component, f"{one['name']}={high * 2 + 1}") + ".0 "
        if one["kind"] == "choice":
            assert ", ".join(one["choices"]) in refusal(elastic, component, f"{one['name']}=none-of-them")
    assert len(presets) >= 4
    for preset in presets:
        by_name = elastic("inspect", component, "--at", "0,1", "--set", f"preset={preset['name']}")
        assert by_name == elastic("inspect", component, "--at", "0,1", *(["--set", *preset["settings"]] if preset["settings"] else []))


@pytest.mark.parametrize("component", components.NAMES)
def test_defaults_change_nothing(elastic, component):
    found, _ = rows(elastic, component)
    given = [f"{one['name']}={text(one['default'])}" for one in found]
    assert elastic("inspect", component, "--at", "0,1", "--set", *given) == elastic("inspect", component, "--at", "0,1")


def test_the_table_has_the_same(elastic):
    for component in components.NAMES:
        found, presets = rows(elastic, component)
        lines = elastic.plain("settings", component).stdout.splitlines()
        assert [line.split()[0] for line in lines] == ["setting", *(one["name"] for one in found), *(f"preset={one['name']}" for one in presets)]
        for line, one in zip(lines[1:], [*found, *presets]):
            assert line.endswith(one["sentence"])
    refused = elastic.plain("settings", "elastic-surfaces")
    assert refused.returncode == 64 and "elastic-surface" in refused.stderr
