"""What a reader of songs costs as the text gets longer, for the worst texts of each format: linear if twice the text costs about twice.

From half a megabyte to four: the cube root of how many times as many instructions those are.
"""

import os
from concurrent.futures import ThreadPoolExecutor

from counts import BUILT, VALGRIND, instructions, run
from report import Row

PROGRAM = "elastic-readers"
SMALL, LARGE = 500, 4000  # kilobytes


def growth(text):
    return (instructions(PROGRAM, text, LARGE) / instructions(PROGRAM, text, SMALL)) ** (1 / 3)


def rows():
    texts = run(f"{BUILT}/{PROGRAM}").stdout.split()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for text, times in zip(texts, pool.map(growth, texts)):
            yield Row(
                f"readers.{text}", round(times, 3), "times the instructions for twice the text",
                f"{' '.join(VALGRIND)} {BUILT}/{PROGRAM} {text} {LARGE}, and with {SMALL}")
