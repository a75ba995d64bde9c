"""Of long tables `make test` takes every third case, other ones for every commit, and `make test-all` takes all.

ELASTIC_EVERY says of how many cases one is taken (1: all), ELASTIC_SEED which.
"""

import os

EVERY = int(os.environ.get("ELASTIC_EVERY", "1"))
SEED = int(os.environ.get("ELASTIC_SEED", "0"))


def some(cases):
    """Those of many cases that are taken this time; of few, all."""
    cases = list(cases)
    return [one for place, one in enumerate(cases) if len(cases) <= EVERY or (place + SEED) % EVERY == 0]
