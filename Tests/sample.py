"""Of the tests in Python `make test` takes a share, another for every commit, and `make test-all` all.

ELASTIC_SHARE says of how many tests one is taken (1: all), ELASTIC_SEED which, and all tests of the files that ELASTIC_CHANGED
names, which have changed since these tests passed.
"""

import hashlib
import os

import pytest

SEED = int(os.environ.get("ELASTIC_SEED", "0"))
# Files whose tests take 10 s and more each: of a share of all tests, one of four of these.
LONG = {"test_lottie.py", "test_lottie_web.py", "test_moving_svg.py", "test_windows.py"}


def often(kept, cases):
    """A table of which `make test-all` takes the cases in `kept`, and `make test-release` the others."""
    return [one if one in kept else pytest.param(one, marks=pytest.mark.release) for one in cases]


def share(tests, file_of):
    """Those that are taken of all tests; others after each change."""
    tests = list(tests)
    every, changed = int(os.environ.get("ELASTIC_SHARE", "1")), os.environ.get("ELASTIC_CHANGED", "").split(":")
    first = int(hashlib.sha256("".join(changed).encode()).hexdigest()[:8], 16) + SEED

    def is_taken(place, file):
        rarely = 4 if every > 1 and os.path.basename(file) in LONG else 1
        return file in changed or (place + first) % (every * rarely) == 0

    return [one for place, one in enumerate(tests) if is_taken(place, file_of(one))]
