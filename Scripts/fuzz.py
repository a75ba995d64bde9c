#!/usr/bin/env python3
"""Runs every reader of untrusted bytes, every component and every call from a page on random input.

    Scripts/fuzz.py [SECONDS [TARGET…]]    runs each for this time, by default 30 s; one on each core, or two at a time
    Scripts/fuzz.py same [TARGET…]         about 15 s each, the same inputs for the same ELASTIC_SEED, at most 60 s: for `make test-all`
    Scripts/fuzz.py keep [TARGET…]         writes the smallest inputs found to Tests/Fuzzing/Corpus

Each starts from Tests/Lyrics, Tests/Gestures and Tests/Fuzzing/Corpus, searches with libFuzzer and the address
sanitizer, and writes new inputs to .build-fuzz-corpus. Prints one table, and for each failure the command
that reproduces it. Fails if any target failed.
"""

import base64
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Tests/Fuzzing"
sys.path.insert(0, str(PACKAGE))
import corpora  # noqa: E402

BUILD = PACKAGE / ".build-fuzz"
PROGRAM = BUILD / "release/elastic-fuzz"
FOUND = ROOT / ".build-fuzz-corpus"
AT_A_TIME = max(2, os.cpu_count() or 2)
# Maximum input length in bytes; a recording starts from complete ones. Kept inputs are short.
LONGEST = {"gesture": 12_000, "lyric-ball": 1024, "elastic-shape": 1024}
LONGEST_KEPT = 500
# Swift's own report of a crash takes seconds, and libFuzzer's report is sufficient.
ENVIRONMENT = os.environ | {"SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"}
# Inputs that take about 15 s, for reproducible runs, and the seconds after which a slow machine stops nevertheless.
RUNS = dict.fromkeys(corpora.TARGETS, 10_000) | dict.fromkeys(
    ["path", "easing", "song", *corpora.LYRICS, *corpora.OTHERS], 225_000) | {
    "settings": 45_000, "elastic-shape": 5_000, "page": 20_000, "gesture": 175_000}
LONGEST_RUN = 60


def build():
    # The gold linker of Debian fails over the sanitizer's symbols.
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--scratch-path", BUILD,
         "--product", "elastic-fuzz", "-Xswiftc", "-sanitize=fuzzer,address",
         "-Xswiftc", "-DFUZZER", "-Xswiftc", "-use-ld=lld"], check=True)


def dictionary(target):
    name = "song" if target in corpora.LYRICS else target
    path = PACKAGE / f"Dictionaries/{name}.dict"
    return [f"-dict={path}"] if path.exists() else []


def explored(target, seconds):
    """The options for a timed search that continues from the inputs found before."""
    corpus = FOUND / target
    return corpora.unpack(target, corpus), [f"-max_total_time={seconds}", corpus]


def seed():
    """The seed; with 0 libFuzzer would use the time."""
    return int(os.environ.get("ELASTIC_SEED", 0)) % 2**31 or 1


def repeated(target):
    """The options for a reproducible search: from the same inputs, with the same seed, and independent of the clock, of
    earlier findings and of memory addresses, which comparisons depend on."""
    start, corpus = FOUND / "start" / target, FOUND / "same" / target
    for folder in (start, corpus):
        shutil.rmtree(folder, ignore_errors=True)
    corpus.mkdir(parents=True)
    corpora.unpack(target, start)
    order = FOUND / "start" / f"{target}.txt"
    order.write_text(",".join(str(path) for path in sorted(start.iterdir())))
    return 0, [f"-runs={RUNS[target]}", f"-max_total_time={LONGEST_RUN}", f"-seed={seed()}", "-reload=0", "-use_cmp=0",
               f"-seed_inputs=@{order}", corpus]


def fuzz(target, seconds):
    """One row of the table: the target and its result."""
    failures = FOUND / "failures" / target
    failures.mkdir(parents=True, exist_ok=True)
    before, where = explored(target, seconds) if seconds else repeated(target)
    done = subprocess.run(
        [PROGRAM, f"--target={target}", f"-artifact_prefix={failures}/", "-timeout=10",
         "-rss_limit_mb=2048", f"-max_len={LONGEST.get(target, 4096)}", "-print_final_stats=1",
         *dictionary(target), *where], capture_output=True, env=ENVIRONMENT)
    log = done.stderr.decode(errors="replace")
    (FOUND / f"{target}.log").write_text(log)
    runs = re.findall(r"^stat::number_of_executed_units: (\d+)", log, re.M)
    progress = re.findall(r"^#(\d+)\s.* cov: (\d+)", log, re.M)
    return {
        "target": target,
        "runs": int(runs[-1] if runs else progress[-1][0] if progress else 0),
        "coverage": int(progress[-1][1]) if progress else 0,
        "new": len(list(where[-1].iterdir())) - before,
        "status": done.returncode,
        "log": log,
    }


def explain(row):
    """The failure, and the command to reproduce it."""
    print(f"\n{row['target']}:")
    for line in row["log"].splitlines():
        if re.search(r"Fatal error|ERROR: |SUMMARY: |runtime failure", line):
            print("  " + line.strip())
    written = re.findall(r"Test unit written to (\S+)", row["log"])
    for path in written:
        print(f"  {PROGRAM.relative_to(ROOT)} --target={row['target']} "
              f"{os.path.relpath(path, ROOT)}")
        print("  base64: " + base64.b64encode(Path(path).read_bytes()[:3000]).decode())
    if not written:
        print("\n".join("  " + line for line in row["log"].splitlines()[-10:]))


def keep(target):
    """Keeps the inputs that reach code that no other input reaches, and prints each that is kept no more.

    What was once a bug reaches no code of its own when it is mended: its input belongs in a unit test.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [PROGRAM, f"--target={target}", "-merge=1", "-use_counters=0",
             f"-max_len={LONGEST_KEPT}", folder, FOUND / target],
            check=True, capture_output=True, env=ENVIRONMENT)
        left_out = corpora.keep(target, Path(folder))
    print(f"{target}: {len(corpora.kept(target))} inputs kept, {len(left_out)} kept no more")
    for data in left_out:
        print("  " + base64.b64encode(data).decode())


def main():
    first = sys.argv[1] if len(sys.argv) > 1 else "30"
    if first not in ("same", "keep") and not (first.isdigit() and int(first)):
        sys.exit(f"fuzz.py: expected seconds, same or keep, not {first}")
    targets = list(dict.fromkeys(sys.argv[2:])) or corpora.TARGETS
    for name in targets:
        if name not in corpora.TARGETS:
            sys.exit(f"fuzz.py: expected {', '.join(corpora.TARGETS)}, not {name}")
    build()
    if first == "keep":
        for target in targets:
            keep(target)
        return
    seconds = 0 if first == "same" else int(first)
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
        rows = list(pool.map(lambda target: fuzz(target, seconds), targets))
    print(f"{'target':9} {'runs':>11} {'coverage':>8} {'new':>6}  result")
    for row in rows:
        result = "ok" if row["status"] == 0 else f"FAILED (status {row['status']})"
        print(f"{row['target']:9} {row['runs']:11,} {row['coverage']:8,} {row['new']:6,}  {result}")
    failed = [row for row in rows if row["status"] != 0]
    for row in failed:
        explain(row)
    # A target that ran nothing has proved nothing.
    if failed or any(row["runs"] == 0 for row in rows):
        sys.exit(1)


main()
