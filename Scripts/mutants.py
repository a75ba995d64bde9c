#!/usr/bin/env python3
"""Makes small changes to ElasticCore, ElasticTimelines and ElasticKit, one at a time, and counts which the tests detect.

    Scripts/mutants.py                     runs the whole campaign, or continues it
    Scripts/mutants.py --list              builds, and lists the changes with their numbers
    Scripts/mutants.py --only 17,41        runs some again, and shows the tests' output
    Scripts/mutants.py --survivors         runs the undetected ones again

All changes are in one optimised build in .build/mutants; the environment variable MUTANT activates one of them
(Tests/Mutants/planting.py). Only tests that execute a change are run for it: first the test that detected it before,
then the quickest; the run ends at the first failure, a crash or a timeout. Results are stored under the change itself,
not under its number, and become invalid when a source or a test changes. Survivors that no test can distinguish from
the original are listed with reasons in Tests/Mutants/equivalent.tsv. Fails under 95 % or with a survivor not listed there.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMED = ROOT / "Tests/Mutants/equivalent.tsv"
sys.path.insert(0, str(ROOT / "Tests/Mutants"))
import planting  # noqa: E402

LEAST = 0.95
RESULTS = planting.WORK / "results.jsonl"
TIMES = planting.WORK / "times.json"
# Seconds of the tests of one process: short at first, so that most changes are detected early.
BATCHES = (0.3, 2, 8, 30)
# A suite that takes longer is split into its tests.
LONG = 10


def fingerprint():
    """The inputs that the results depend on."""
    digest = hashlib.sha256()
    for name in sorted(planting.tracked()):
        if name.startswith(("Sources/", "Tests/Elastic", "Tests/CCounter", "Tests/TestSupport", "Tests/BitPlays", "Tests/Bits/", "Tests/LawKit",
                            "Tests/Mutants/sites")):
            digest.update(name.encode() + (ROOT / name).read_bytes())
    return digest.hexdigest()[:16]


def command(*arguments):
    bundle = planting.BUILD / "release/ElasticKitPackageTests.xctest"
    # A change that allocates all memory is detected too.
    return ["sh", "-c", 'ulimit -v 8000000; exec nice -n 10 "$@"', "sh", str(bundle),
            "--testing-library", "swift-testing", "--no-parallel", *arguments]


def environment(number):
    return os.environ | {"MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no",
                         "SWIFT_DETERMINISTIC_HASHING": "1", "ELASTIC_SEED": "1"}


def reached(suite, tests, limit):
    """The changes that tests execute, and the tests' times, without an active change; None after a timeout."""
    noted, begun = planting.WORK / "reached.txt", time.time()
    noted.unlink(missing_ok=True)
    try:
        done = subprocess.run(
            command("--filter", pattern([(suite, tests)])), cwd=planting.COPY, capture_output=True, text=True,
            env=environment(-1) | {"MUTANTS_REACHED": str(noted)}, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        print("\n".join(line for line in (done.stdout + done.stderr).splitlines() if "issue" in line))
        sys.exit(f"mutants.py: {suite} fails without any change")
    return {"suite": suite, "tests": tests, "seconds": round(time.time() - begun, 2),
            "reached": [int(number) for number in noted.read_text().split()]}


def measure(say):
    """The tests in groups, one for each suite: a name for the filter, its seconds, and the changes that it executes. In
    a slow suite each test is a group."""
    listed = subprocess.run(command("--list-tests"), cwd=planting.COPY, env=environment(0),
                            capture_output=True, text=True, check=True).stdout
    suites = {}
    for line in listed.split():
        suite, _, name = line.partition("/")
        suites.setdefault(suite, set()).add(name)
    found = []
    for suite, tests in suites.items():
        groups = [reached(suite, sorted(tests), LONG)]
        if not groups[0]:
            groups = [reached(suite, [name], None) for name in sorted(tests)]
        found += groups
        say(f"{suite}: " + ", ".join(
            f"{group['seconds']} s for {len(group['reached'])}" for group in groups))
    return found


def pattern(groups):
    """A filter for these tests."""
    one = ("^" + re.escape(suite) + "/(" + "|".join(re.escape(name) for name in names) + ")"
           for suite, names in groups)
    return "|".join(one)


def plan(groups, number, before=None):
    """The filters of the processes for one change, each with its seconds, in order."""
    first = (before or "").split(".swift:")[0]
    mine = sorted((group for group in groups if number in group["reached"]),
                  key=lambda group: (first != group["suite"].split(".")[-1], group["seconds"]))
    found, current, spent = [], [], 0
    for group in mine:
        if current and spent + group["seconds"] > BATCHES[min(len(found), len(BATCHES) - 1)]:
            found.append((current, spent))
            current, spent = [], 0
        current.append((group["suite"], group["tests"]))
        spent += group["seconds"]
    found += [(current, spent)] if current else []
    return [(["--filter", pattern(one)], seconds) for one, seconds in found]


def attempt(number, arguments, seconds, show=False):
    """The detection of the change by these tests: an issue's place, a crash or a timeout; empty without one."""
    process = subprocess.Popen(
        command(*arguments), cwd=planting.COPY, env=environment(number), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace")
    limit = 10 * seconds + 60
    watch = threading.Timer(limit, process.kill)
    watch.start()
    begun, noticed, last = time.time(), None, ""
    for line in process.stdout:
        if show:
            print(line, end="")
        started = re.search(r"Test (.+) started\.", line)
        last = started.group(1) if started else last
        issue = re.search(r"Test (.+?) recorded an issue.* at (\S+\.swift):(\d+)", line)
        if issue:
            noticed = f"{issue.group(2)}:{issue.group(3)} {issue.group(1)}"
            process.kill()
            break
    process.stdout.close()
    status = process.wait()
    watch.cancel()
    if noticed or status == 0:
        return noticed
    if time.time() - begun >= limit:
        return f"time: {last}"
    return f"crash: {last}"


def tried(number, site, groups, known):
    """The result of one change."""
    begun, by = time.time(), None
    for arguments, seconds in plan(groups, number, known.get(site.key, {}).get("by")):
        by = attempt(number, arguments, seconds)
        if by:
            break
    return {"key": site.key, "by": by, "seconds": round(time.time() - begun, 1)}


def read_results():
    if not RESULTS.exists():
        return {}
    rows = (json.loads(line) for line in RESULTS.read_text().splitlines())
    return {row["key"]: row for row in rows}


def named():
    """The survivors that no test can distinguish from the original, with the reason."""
    rows = [line.split("\t") for line in NAMED.read_text().splitlines()
            if line and not line.startswith("#")]
    return {"\t".join(row[:4]): row[4] for row in rows}


def run(mutants, todo, groups, known, stamp, workers):
    begun, done = time.time(), 0
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        jobs = {pool.submit(tried, number, mutants[number], groups, known): number for number in todo}
        for job in concurrent.futures.as_completed(jobs):
            row = job.result() | {"stamp": stamp}
            with RESULTS.open("a") as file:
                file.write(json.dumps(row) + "\n")
            known[row["key"]] = row
            done += 1
            left = (time.time() - begun) / done * (len(todo) - done)
            print(f"{done}/{len(todo)}, {left / 60:.0f} min left: {jobs[job]} "
                  f"{'killed by ' + row['by'] if row['by'] else 'SURVIVED'} ({row['seconds']} s)\n"
                  f"    {row['key']}".expandtabs(2), flush=True)


def report(mutants, known, refused):
    """Prints the detected share and the survivors; returns whether the share is sufficient."""
    rows = {number: known[site.key] for number, site in mutants.items() if site.key in known}
    killed = [number for number in rows if rows[number]["by"]]
    survivors = [number for number in rows if not rows[number]["by"]]
    reasons = named()
    unnamed = [number for number in survivors if mutants[number].key not in reasons]
    for number in unnamed:
        print(f"SURVIVED: {number} {mutants[number].file}:{mutants[number].line} "
              + mutants[number].key.expandtabs(2))
    for number in killed:
        if mutants[number].key in reasons:
            print(f"KILLED, though named as equivalent: {number} {mutants[number].key.expandtabs(2)}")
    current = {site.key for name in planting.sources() for site in planting.sites.sites(
        name, (ROOT / name).read_text(), planting.known(name))}
    for key in reasons.keys() - current:
        print("NO LONGER THERE, though named as equivalent: " + key.expandtabs(2))
    share = len(killed) / max(len(rows), 1)
    print(f"{len(mutants)} changes in {len({site.file for site in mutants.values()})} files "
          f"({refused} more do not compile), {len(rows)} tried: {len(killed)} noticed "
          f"({100 * share:.1f} %), {len(survivors) - len(unnamed)} equivalent, {len(unnamed)} survived")
    return len(rows) == len(mutants) and share >= LEAST and not unnamed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=430, help="changes chosen; some do not compile")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, choices=(1, 2))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--survivors", action="store_true")
    options = parser.parse_args()
    stamp = fingerprint()
    mutants, refused = planting.build(options.seed, options.count, lambda line: print(line, flush=True))
    if options.list:
        for number, site in mutants.items():
            print(f"{number}\t{site.file}:{site.line}\t{site.kind}\t{site.was} → {site.becomes}")
        return
    known = read_results()
    built = hashlib.sha256(json.dumps([site.key for site in mutants.values()]).encode()).hexdigest()
    stored = json.loads(TIMES.read_text()) if TIMES.exists() else {}
    if stored.get("stamp") != [stamp, built]:
        stored = {"stamp": [stamp, built], "groups": measure(lambda line: print(line, flush=True))}
        TIMES.write_text(json.dumps(stored))
    groups = stored["groups"]
    print(f"{sum(len(group['tests']) for group in groups)} tests in "
          f"{sum(group['seconds'] for group in groups):.0f} s", flush=True)
    if options.only:
        for number in map(int, options.only.split(",")):
            print(mutants[number].key)
            print(next(filter(None, (attempt(number, arguments, seconds, show=True)
                                     for arguments, seconds in plan(groups, number))),
                       "SURVIVED"))
        return
    todo = [number for number, site in mutants.items()
            if known.get(site.key, {}).get("stamp") != stamp]
    if options.survivors:
        todo = [number for number, site in mutants.items()
                if site.key in known and not known[site.key]["by"]]
    run(mutants, todo, groups, known, stamp, options.workers)
    if not report(mutants, known, refused):
        sys.exit(1)


if __name__ == "__main__":
    main()
