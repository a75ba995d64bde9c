"""What others make is fetched by its exact bytes, and a workflow may do no more than it needs. Each rule also finds a planted mistake."""

import re
import subprocess

import pytest

WORKFLOW = """name: One
permissions:
  contents: read
jobs:
  build:
    container: swift:6.3@sha256:%s
    steps:
      - uses: actions/checkout@%s # v4.3.0
      - run: make
  deploy:
    permissions:
      pages: write
    steps:
      - uses: actions/deploy-pages@%s # v4.0.5
""" % ("a" * 64, "b" * 40, "c" * 40)


def jobs(text):
    """The text of each job of a workflow, by its name."""
    parts = re.split(r"^  ([\w-]+):\n", text.partition("\njobs:\n")[2], flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def faults_of_workflow(text):
    """What is wrong with a workflow."""
    top = text.partition("\njobs:\n")[0]
    if not re.search(r"^permissions:", top, re.M):
        yield "no permissions"
    if re.search(r"^permissions:\s*(write-all|read-all)|^  [\w-]+: write", top, re.M):
        yield "every job may write"
    for name in re.findall(r"uses: (.*)", text):
        if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name):
            yield f"{name} is not by its commit, with its version beside it"
    for name in re.findall(r"(?:container|image): (.*)", text):
        if not re.fullmatch(r"\S+:\S+@sha256:[0-9a-f]{64}", name):
            yield f"{name} is not by its digest"
    for job, said in jobs(text).items():
        if re.search(r"^      [\w-]+: write", said, re.M) and re.search(r"\brun: ", said):
            yield f"{job} may write and runs what the repository brings"


def faults_of_requirements(text):
    """The packages of a list that have no exact version or no hash."""
    for one in re.sub(r"\\\n", " ", text).splitlines():
        if one.strip() and not one.startswith("#") and not re.fullmatch(r"[\w.-]+==[\w.]+(\s+--hash=sha256:[0-9a-f]{64})+\s*", one):
            yield one.split()[0]


def faults_of_manifest(text):
    """The dependencies of a package on others' that are not at an exact version."""
    for address, version in re.findall(r"""\.package\(\s*(?:name: "[^"]*",\s*)?url: "([^"]+)",\s*([^\n]*)""", text):
        if not re.match(r'exact: "\d+\.\d+\.\d+"', version):
            yield address


def test_a_workflow_without_a_fault_has_none():
    assert list(jobs(WORKFLOW)) == ["build", "deploy"]
    assert list(faults_of_workflow(WORKFLOW)) == []


@pytest.mark.parametrize("was, planted, told", [
    ("permissions:\n  contents: read\n", "", "no permissions"),
    ("  contents: read\n", "  contents: read\n  pages: write\n", "every job may write"),
    ("b" * 40 + " # v4.3.0", "v4", "actions/checkout@v4 is not by its commit, with its version beside it"),
    ("b" * 40 + " # v4.3.0", "b" * 40, f"actions/checkout@{'b' * 40} is not by its commit, with its version beside it"),
    ("@sha256:" + "a" * 64, "", "swift:6.3 is not by its digest"),
    ("    container:", "    permissions:\n      pages: write\n    container:", "build may write and runs what the repository brings"),
])
def test_a_fault_of_a_workflow_is_found(was, planted, told):
    assert WORKFLOW.count(was) == 1
    assert list(faults_of_workflow(WORKFLOW.replace(was, planted))) == [told]


def test_a_package_without_hash_or_version_is_found():
    digest = "--hash=sha256:" + "0" * 64
    assert list(faults_of_requirements(f"# A list.\none==1.2 {digest}\ntwo==1 \\\n    {digest} \\\n    {digest}\n")) == []
    assert list(faults_of_requirements(f"one==1.2\ntwo>=1 {digest}\nthree\n")) == ["one==1.2", "two>=1", "three"]
    url = '.package(url: "https://github.com/apple/one.git", '
    assert list(faults_of_manifest(f'{url}exact: "1.2.3"),\n.package(name: "Kit", path: ".."),')) == []
    for version in ('from: "1.2.3"', '.upToNextMinor(from: "1.2.3")', 'branch: "main"', '"1.0.0"..<"2.0.0"'):
        assert list(faults_of_manifest(f"{url}{version}),")) == ["https://github.com/apple/one.git"], version


def test_every_workflow_may_do_no_more_than_it_needs_and_names_what_it_runs(root):
    found = sorted((root / ".github/workflows").glob("*.y*ml"))
    assert len(found) >= 3
    for path in found:
        text = path.read_text()
        assert "uses: " in text and jobs(text)
        assert list(faults_of_workflow(text)) == [], path.name


def test_only_one_job_publishes_the_site_and_it_runs_nothing_else(root):
    found = jobs((root / ".github/workflows/pages.yml").read_text())
    assert list(found) == ["build", "deploy"]
    assert [name for name, said in found.items() if "pages: write" in said] == ["deploy"]
    assert re.findall(r"uses: ([\w/-]+)@", found["deploy"]) == ["actions/deploy-pages"] and "run:" not in found["deploy"]


def test_every_python_package_has_its_hash(root):
    lists = sorted((root / "Tests/Independent").glob("requirements*.txt"))
    assert len(lists) == 3
    for path in lists:
        text = path.read_text()
        assert re.search(r"^[\w.-]+==", text, re.M) and list(faults_of_requirements(text)) == [], path.name
    # And pip refuses all others: no command of ours installs in another way.
    for path in [*(root / "Scripts").iterdir(), *(root / ".github/workflows").iterdir(), root / "Makefile"]:
        for line in path.read_text().splitlines():
            if re.search(r"\bpip3? install\b|\$\{pip\[@\]\}\" install\b", line):
                assert "--require-hashes" in line, f"{path.name}: {line.strip()}"


def test_every_package_of_others_is_at_an_exact_version(root):
    """Also what these need: Package.resolved is not committed, since commits of packages differ between mirrors."""
    listed = ["git", "ls-files", "-co", "--exclude-standard", "Package.swift", "*/Package.swift"]
    manifests = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout.split()
    assert sum((root / name).read_text().count('url: "https') for name in manifests) >= 4
    for name in manifests:
        assert list(faults_of_manifest((root / name).read_text())) == [], name
