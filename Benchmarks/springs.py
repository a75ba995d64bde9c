"""`SpringBank` beside a C loop of the same step, memcpy and a closed form with libm, by turns in one run.

The fastest of many steps of each counts: the others were kept waiting by somebody.
"""

from collections import defaultdict

from counts import BUILT, run
from report import Row


def rows():
    took = defaultdict(dict)
    for line in run(f"{BUILT}/elastic-springs").stdout.splitlines():
        count, way, nanoseconds = line.split("\t")
        took[count][way] = float(nanoseconds)
    for count, ways in took.items():
        key = f"springBank.{count}"
        for way, nanoseconds in ways.items():
            yield Row(f"{key}.{way}.nanoseconds", round(nanoseconds, 4), "ns a spring")
        yield Row(f"{key}.springsPerNanosecond", round(1 / ways["bank"], 3), "springs a ns")
        yield Row(
            f"{key}.vsClosedForm", round(ways["closedForm"] / ways["bank"], 1),
            "times as quick as glibc's exp, sin and cos")
        yield Row(f"{key}.vsC", round(ways["bank"] / ways["c"], 3), "of the C loop's time")
        yield Row(f"{key}.vsCopy", round(ways["copy"] / ways["bank"], 3), "of memcpy's speed, the same bytes")
