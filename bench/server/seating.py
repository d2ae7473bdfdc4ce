"""Filling a server with tables: several at the same time, and pings answered between batches of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from bench.server.load import Load, Table

AT_ONCE: Final = 8
"""Tables that are seated, or come back, at the same time."""
BATCH: Final = 24
"""Tables after which pings are answered."""
REST: Final = 0.05

Thing = TypeVar("Thing")
Made = TypeVar("Made")


def together(work: Callable[[Thing], Made], things: Sequence[Thing]) -> list[Made]:
    """What some work makes of each thing, several at the same time."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(work, things))


def batches(things: Sequence[Thing]) -> Iterator[Sequence[Thing]]:
    """The things, a handful at a time."""
    for first in range(0, len(things), BATCH):
        yield things[first : first + BATCH]


def filled(load: Load, seated: Callable[[int], Table], numbers: Sequence[int]) -> Iterator[list[Table]]:
    """Seat the tables with these numbers and give them to a load, batch by batch."""
    for batch in batches(numbers):
        tables = together(seated, batch)
        load.add(tables)
        load.rest(REST)
        yield tables
