"""Which races are run: every pair of operations in every state, and threes in which a table is deleted and its
number may be given to another; in which order, and how far each is explored."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from tests.faults.races.operations import MEDDLING, OPERATIONS
from tests.faults.races.race import Race, Ran, all_runs, drawn_run
from tests.faults.races.schedules import deviation
from tests.faults.races.situations import SITUATIONS

PREEMPTIONS = 2
DEVIATIONS = 2
"""How far threes are explored: they wait so often that what is free would be too much."""
DRAWN = 5
"""Drawn schedules of one sheet beyond the explored ones."""
ONLY_WITH = {
    "idle": "sweep",
    "hostless": "sweep",
    "forgotten": "delete-old",
    "next-round": "resume-taken",
    "slow": "vote-clock",
}
"""Situations that differ from another one only for this operation."""
REPLACED = ("open", "over", "idle", "asleep")
"""Situations in which a table can be deleted."""


@cache
def races() -> tuple[Race, ...]:
    """Every pair in every state, and the threes: those first after which something is gone or somebody else's."""
    pairs = [
        Race(state, pair)
        for state in SITUATIONS
        for pair in combinations_with_replacement(OPERATIONS, 2)
        if ONLY_WITH.get(state, pair[0]) in pair
    ]
    chosen = pairs + list(_threes())
    random.Random("races").shuffle(chosen)
    return tuple(sorted(chosen, key=lambda race: set(MEDDLING).isdisjoint(race.operations)))


def _threes() -> Iterator[Race]:
    """A table is deleted, somebody is still at it, and a new one is made."""
    for state in REPLACED:
        for name in OPERATIONS:
            if name not in ("delete", "create"):
                yield Race(state, ("delete", name, "create"))
                yield Race(state, (name, "delete", "create"))


def sheet(number: int, seed: int) -> Iterator[Ran]:
    """The runs of one sheet: a race explored, and some drawn schedules; after the last race, drawn threes."""
    if number < len(races()):
        race = races()[number]
        yield from _explored(race)
    else:
        race = _drawn_three(random.Random(f"{seed} sheet {number}"))
    for draw in range(DRAWN):
        yield drawn_run(race, f"{seed} {number} {draw}")


def _drawn_three(chance: random.Random) -> Race:
    """Any two operations, and one after which something is gone or somebody else's."""
    operations = (*chance.choices(list(OPERATIONS), k=2), chance.choice(MEDDLING))
    return Race(chance.choice(list(SITUATIONS)), operations)


def _explored(race: Race) -> Iterator[Ran]:
    return all_runs(race, PREEMPTIONS) if len(race.operations) == 2 else all_runs(race, DEVIATIONS, deviation)


PARTNERS_IN_TURN = 2
PARTNERS = ("delete", "leave", "kill", "stop", "newcomer", "redeem", "remove")


def short() -> Iterator[Race]:
    """The races of the short form: deletion in threes, and every operation with it and with some of the others that
    take something away, in turn. The long form has all pairs."""
    for state in ("open", "over"):
        for name in ("join", "redeem", "newcomer", "hello"):
            yield Race(state, ("delete", name, "create"))
    places = [name for name in SITUATIONS if name not in ONLY_WITH]
    for number, name in enumerate(OPERATIONS):
        others = [PARTNERS[1 + (number + step) % (len(PARTNERS) - 1)] for step in range(PARTNERS_IN_TURN)]
        for shift, partner in enumerate((PARTNERS[0], *others)):
            yield Race(places[(number + shift) % len(places)], (name, partner))
    for state, partner in ONLY_WITH.items():
        for name in ("join", "hello", "chat", "settings", "newcomer"):
            yield Race(state, (name, partner))
