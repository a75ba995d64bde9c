"""The folders are as in docs/CONTRIBUTING.md, and an app that adds the package sees only the libraries."""

import json
import os
import re
import subprocess

import pytest

APPLE = ["ElasticApple", "ElasticCore", "ElasticExport", "ElasticKit"]
ALL = sorted([*APPLE, "ElasticCairo", "ElasticGTK"])


@pytest.fixture(scope="module")
def files(root):
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.splitlines() if (root / name).exists()]


@pytest.fixture(scope="module")
def described(root, tmp_path_factory):
    """What the package says of itself: `described(mac=True)` where the manifest takes its system for another than Linux."""

    def describe(mac, **environment):
        folder = tmp_path_factory.mktemp("package")
        text = (root / "Package.swift").read_text()
        if mac:
            # On macOS itself this would be Linux; there is nothing to take it for.
            text, count = re.subn(r"^#if os\(Linux\)$", "#if os(Windows)", text, flags=re.M)
            assert count == 1
        (folder / "Package.swift").write_text(text)
        for name in ("Snippets", "Sources", "System", "Tests"):
            (folder / name).symlink_to(root / name)
        given = {key: value for key, value in os.environ.items() if key != "ELASTIC_CAIRO"} | environment
        done = subprocess.run(
            ["swift", "package", "dump-package", "--package-path", folder], check=True, capture_output=True, text=True,
            env=given)
        return json.loads(done.stdout)

    return describe


def names(rows):
    return sorted(row["name"] for row in rows)


def kinds(package):
    return {row["type"] for row in package["targets"]}


def test_an_app_on_a_mac_sees_the_libraries_and_nothing_of_other_peoples(described):
    package = described(mac=True)
    assert names(package["products"]) == APPLE
    assert all("library" in row["type"] for row in package["products"])
    assert kinds(package) == {"regular", "test"}
    assert not [row["name"] for row in package["targets"] if "Cairo" in row["name"] or "GTK" in row["name"]]
    assert not package.get("traits") and not package["dependencies"]


@pytest.mark.parametrize("mac,environment", [(False, {}), (True, {"ELASTIC_CAIRO": "1"})])
def test_cairo_and_gtk_are_there_on_linux_and_for_who_asks(described, mac, environment):
    package = described(mac, **environment)
    assert names(package["products"]) == ALL
    assert {row["name"] for row in package["targets"] if row["type"] == "system"} == {"CCairo", "CGTK4"}
    assert {"Cairo", "GTK"} <= set(names(package["traits"]))
    # Off by default.
    assert [row["enabledTraits"] for row in package["traits"] if row["name"] == "default"] == [[]]
    assert not package["dependencies"] and "executable" not in kinds(package)


def test_sources_are_the_libraries_and_nothing_else(files):
    assert sorted({name.split("/")[1] for name in files if name.startswith("Sources/")}) == ALL


def test_a_visitor_can_take_in_the_root(files):
    seen = {name.split("/")[0] for name in files}
    assert len({name for name in seen if not name.startswith(".")}) <= 15, sorted(seen)


def test_the_map_names_every_folder(files, root):
    text = (root / "docs/CONTRIBUTING.md").read_text()
    folders = {name.split("/")[0] for name in files if "/" in name and not name.startswith(".")}
    assert not [name for name in folders if f"\n    {name}/" not in text]
    inside = {name.split("/")[1] for name in files if name.startswith("Tests/") and name.count("/") > 1}
    said = (root / "Tests/README.md").read_text()
    assert not [name for name in inside if f"`{name}`" not in said]


def test_links_are_only_where_one_package_needs_a_file_of_another(files, root):
    links = {name: os.path.realpath(root / name) for name in files if (root / name).is_symlink()}
    for name, target in links.items():
        assert os.path.exists(target), name

        def package(path):
            while not os.path.exists(os.path.join(path, "Package.swift")):
                path = os.path.dirname(path)
            return path

        assert package(os.path.dirname(root / name)) != package(target), name


def test_the_tests_of_every_package_are_run(files, root):
    run = " ".join(
        (root / name).read_text() for name in ("Scripts/phases.py", "Scripts/run-apple-fake.sh"))
    packages = [name.removesuffix("Package.swift").rstrip("/") for name in files if name.endswith("Package.swift")
                and ".testTarget" in (root / name).read_text()]
    assert {"", "Tools", "Web/modules"} <= set(packages)
    assert not [name for name in packages if name and name not in run]
