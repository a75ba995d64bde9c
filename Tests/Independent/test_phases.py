"""Tests of the test runner: parallel phases, skipped phases without changes, and counted results."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
import phases as phases_of  # noqa: E402
import sample  # noqa: E402
from lanes import Lanes, Phase  # noqa: E402
from unchanged import Unchanged  # noqa: E402


def shell(name, text, *after, **rest):
    return Phase(name, ["sh", "-c", text], list(after), **rest)


def summary(results):
    return subprocess.run(
        [sys.executable, ROOT / "Scripts/summary.py", results], capture_output=True, text=True)


@pytest.fixture
def lanes(tmp_path, capfd):
    """Runs phases: what was said, and every line of the table."""
    results = tmp_path / "results"
    results.mkdir()

    def run(*phases, unchanged=None, cores=2):
        Lanes(phases, results, unchanged, cores).run()
        rows = [line.split("\t") for line in (results / "phases.tsv").read_text().splitlines()]
        (results / "phases.tsv").unlink()
        return capfd.readouterr().out, rows

    run.results = results
    return run


def test_a_failing_phase_is_named_and_stops_no_other(lanes):
    said, rows = lanes(
        shell("first", "echo one; exit 3"), shell("second", "echo two", "first"), shell("third", "echo three"))
    assert "FAILED: first (status 3)" in said
    assert {name: status for status, name, *_ in rows} == {"first": "3", "second": "0", "third": "0"}
    assert [name for _, name, *_ in rows].index("first") < [name for _, name, *_ in rows].index("second")


def test_phases_go_side_by_side_and_one_that_waits_beside_them(lanes, tmp_path):
    # Each waits for the other's file: one after another, neither would ever end.
    meet = f"touch {tmp_path}/$0; for i in $(seq 100); do [ -e {tmp_path}/$1 ] && exit 0; sleep 0.1; done; exit 1"
    _, rows = lanes(
        Phase("a", ["sh", "-c", meet, "a", "b"]), Phase("b", ["sh", "-c", meet, "b", "a"], waits=True), cores=1)
    assert [status for status, *_ in rows] == ["0", "0"]


def test_never_two_of_what_is_made_in_one_place(lanes, tmp_path):
    alone = f"mkdir {tmp_path}/taken && sleep 0.2 && rmdir {tmp_path}/taken"
    _, rows = lanes(shell("a", alone, once="place"), shell("b", alone, once="place"))
    assert [status for status, *_ in rows] == ["0", "0"]


def test_what_a_phase_takes_is_its_own(lanes):
    _, rows = lanes(shell("busy", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"), shell("lazy", "sleep 0.3"))
    took = {name: [float(one) for one in seconds] for _, name, _, *seconds in rows}
    assert took["busy"][1] > took["lazy"][1] + took["lazy"][2]
    assert took["lazy"][0] >= 0.3


def test_a_phase_runs_again_when_what_it_reads_has_changed(lanes, tmp_path):
    repository = tmp_path / "repository"
    repository.mkdir()
    subprocess.run(["git", "init", "-q", repository], check=True)
    (repository / ".gitignore").write_text(".build\n")
    (repository / "read").write_text("one")
    (repository / "other").write_text("one")
    count = tmp_path / "count"
    phase = shell("phase", f"echo >> {count}", ignores=["other"])

    def runs():
        before = len(count.read_text()) if count.exists() else 0
        lanes(phase, unchanged=Unchanged(repository))
        return len(count.read_text()) - before

    assert runs() == 1 and runs() == 0
    (repository / "other").write_text("two")
    assert runs() == 0, "it ignores that"
    (repository / "read").write_text("two")
    assert runs() == 1 and runs() == 0
    (repository / "new").write_text("a file that nobody thought of")
    assert runs() == 1 and runs() == 0
    phase.command[-1] += "; exit 1"
    assert runs() == 1 and runs() == 1, "it failed"


def test_a_phase_that_passed_is_told_what_has_changed(lanes, tmp_path, monkeypatch):
    monkeypatch.delenv("ELASTIC_CHANGED", raising=False)  # Of the run that this test is in.
    repository = tmp_path / "repository"
    (repository / "Tests").mkdir(parents=True)
    subprocess.run(["git", "init", "-q", repository], check=True)
    (repository / ".gitignore").write_text(".build\n")
    for name in ["a", "b", "Tests/test_a.py"]:
        (repository / name).write_text("one")
    told = tmp_path / "told"
    phase = shell("phase", f'echo "$ELASTIC_CHANGED" > {told}', ignores=[], may_share=True)

    def said():
        told.unlink(missing_ok=True)
        lanes(phase, unchanged=Unchanged(repository))
        return told.read_text().strip() if told.exists() else None

    assert said() == "" and said() is None, "all is new, then nothing"
    (repository / "a").write_text("two")
    (repository / "Tests/test_a.py").write_text("two")
    assert said() == "Tests/test_a.py:a" and said() is None
    phase.command[-1] += "; exit 1"
    assert said() == "" and said() == "", "it is another command, which fails"
    phase.command[-1] = phase.command[-1].removesuffix("; exit 1")
    assert said() is None
    for number in range(101):
        (repository / f"new{number}").write_text("one")
    assert said() == "", "these are too many to be told"


def test_a_share_has_what_changed_and_some_of_the_rest(monkeypatch):
    tests = [(f"Tests/test_{file}.py", number) for file in "abcdef" for number in range(10)]
    monkeypatch.delenv("ELASTIC_SHARE", raising=False)  # Of the run that this test is in.
    assert sample.share(tests, lambda one: one[0]) == tests
    monkeypatch.setenv("ELASTIC_SHARE", "6")
    monkeypatch.setenv("ELASTIC_CHANGED", "Sources/One.swift:Tests/test_b.py")
    taken = sample.share(tests, lambda one: one[0])
    assert {one for one in tests if one[0] == "Tests/test_b.py"} <= set(taken)
    assert len([one for one in taken if one[0] != "Tests/test_b.py"]) in (8, 9)
    long = [("Tests/Independent/test_lottie.py", number) for number in range(48)]
    assert len(sample.share(long, lambda one: one[0])) == 2
    monkeypatch.setenv("ELASTIC_CHANGED", "Sources/Two.swift")
    assert sample.share(tests, lambda one: one[0]) != taken, "others after another change"


def test_the_summary_counts_names_and_fails(lanes):
    lanes.results.joinpath("x.xml").write_text("""<testsuites><testsuite>
      <testcase classname="A.b" name="quick" time="0.1"/><testcase classname="A.b" name="slow" time="9"/>
      <testcase classname="A.b" name="wrong" time="1"><failure message="because"/></testcase>
      <testcase classname="A.b" name="left out"><skipped/></testcase></testsuite></testsuites>""")
    table = lanes.results / "phases.tsv"
    table.write_text("1\tPages\tx.xml\t3.0\t1.0\t0.1\n0\tFormat\t-\t1.0\t1.0\t0.0\n1\tBroken\tnone.xml\t1.0\t1.0\t0.0\n")
    done = summary(lanes.results)
    assert done.returncode == 1
    assert "NOT PASSED: Pages: b.wrong: because" in done.stdout
    assert "NOT PASSED: Broken: it did not build, or crashed" in done.stdout
    slowest = done.stdout.split("The ten slowest tests:\n")[1].splitlines()
    assert slowest[0].split("  ")[-1] == "Pages: b.slow"
    # What was left out is a failure too.
    assert done.stdout.splitlines()[-1] == "3 passed, 3 failed"
    table.write_text("0\tFormat\t-\t1.0\t1.0\t0.0\n")
    assert summary(lanes.results).returncode == 0


@pytest.mark.parametrize("all_of_them", [phases_of.usual, phases_of.everything])
def test_every_phase_comes_after_phases_that_there_are(all_of_them):
    names = [phase.name for phase in all_of_them()]
    assert len(set(names)) == len(names)
    for phase in all_of_them():
        assert set(phase.after) <= set(names), phase.name


def test_everything_has_what_is_usual():
    def checks(phases):
        return {phase.name for phase in phases}

    assert checks(phases_of.usual()) <= checks(phases_of.everything())
