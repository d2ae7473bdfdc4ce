"""What every engine's driver shares: the choice generator, and how a stretch of play is timed.

A move is chosen by `choice = choice * FACTOR % PRIME`, then `moves[choice % len(moves)]`. All numbers stay below 2**30,
where Python's integers are quickest, so the generator weighs little and alike on all engines, and seeding it nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

FACTOR: Final = 13734  # a primitive root, the best below 2**14 in the spectral test in two dimensions
PRIME: Final = 65537

Sample = tuple[int, float]
"""Units of work (player moves, unless said otherwise), and the processor time they took in seconds."""
Task = Callable[[int, int], Sample]
"""Plays so many play-outs; the first has this number, and each is seeded with its own."""


def first_choice(number: int) -> int:
    """Where the generator begins for the play-out with this number."""
    return number % (PRIME - 1) + 1


def timed(play: Callable[[int, int], int]) -> Task:
    """A task that times all of a function. Processor time, because other work on the machine must not count."""

    def task(first: int, count: int) -> Sample:
        begun = time.process_time()
        units = play(first, count)
        return units, time.process_time() - begun

    return task
