"""A run from one number, and the shortest run that shows the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tests.faults.governance.deeds import KINDS, WEIGHTS
from tests.faults.governance.people import Deed
from tests.faults.governance.table_world import Broken, TableWorld

LENGTHS = (12, 25, 40)
"""Deeds in a run."""
NUMBERS = 840
"""Below this a deed's numbers are drawn: so many kinds of seats, spans and people divide it."""
AGAINST = tuple(number for number, kind in enumerate(KINDS) if kind in ("stand-in", "bot"))


class Plan(NamedTuple):
    """Everything that decides a run."""

    seed: int
    people: int
    bots: int
    clock: int | None
    deeds: tuple[Deed, ...]

    def __str__(self) -> str:
        return f"{self.seed}/{self.people}/{self.bots}/{self.clock or 0}/{' '.join(map(str, self.deeds))}"


def plan_of(seed: int) -> Plan:
    """The run that a number decides."""
    chance = random.Random(f"plan {seed}")
    people = chance.choice((2, 3, 3, 4, 4, 5, 5))
    kinds, weights = [doing.__name__ for doing in WEIGHTS], list(WEIGHTS.values())
    drawn = chance.choices(kinds, weights, k=chance.choice(LENGTHS))
    deeds = [Deed(kind, *(chance.randrange(NUMBERS) for _ in range(3))) for kind in drawn]
    deeds = _quarrel(deeds, chance)
    if chance.random() < 0.8:
        deeds.insert(chance.choice((0, 0, 2)), Deed("deal"))
    clock = chance.choice((None, None, None, None, 15))
    return Plan(seed, people, max(chance.choice((0, 1, 2)), 3 - people), clock, tuple(deeds))


def _quarrel(deeds: list[Deed], chance: random.Random) -> list[Deed]:
    """Let about half of what is done to somebody be done to the same seat: most promises are about what follows."""
    seat, kind = chance.randrange(5), chance.choice(AGAINST)

    def aimed(deed: Deed) -> Deed:
        if deed.kind in ("vote", "all_vote"):
            return deed._replace(first=kind + len(KINDS) * seat)
        return deed._replace(first=seat) if deed.kind in ("pass_host", "remove", "stand_in") else deed

    return [aimed(deed) if chance.random() < 0.5 else deed for deed in deeds]


def read_plan(text: str) -> Plan:
    """A plan as it was printed."""
    seed, people, bots, clock, rest = text.split("/", 4)
    deeds = [word.split(":") for word in rest.split()]
    return Plan(
        int(seed), int(people), int(bots), int(clock) or None,
        tuple(Deed(kind, *map(int, numbers)) for kind, *numbers in deeds),
    )  # fmt: skip


class Ran(NamedTuple):
    """What came of a run."""

    plan: Plan
    broken: Broken | None
    counts: Counter[str]


def ran(plan: Plan) -> Ran:
    """Run a plan."""
    world = TableWorld(plan.seed, plan.people, plan.bots, plan.clock)
    return Ran(plan, world.run(plan.deeds), world.counts)


def shortest(found: Ran) -> Ran:
    """The same promise broken by as few deeds as leaving some out finds."""
    assert found.broken is not None
    best = found._replace(plan=found.plan._replace(deeds=found.plan.deeds[: found.counts["steps"]]))
    size = max(1, len(best.plan.deeds) // 2)
    while size:
        best, shorter = _without(best, size)
        if not shorter:
            size //= 2
    return best


def _without(best: Ran, size: int) -> tuple[Ran, bool]:
    """The run without some deeds in a row, if it breaks the same promise; else as it was."""
    deeds = best.plan.deeds
    for start in range(0, len(deeds), size):
        tried = ran(best.plan._replace(deeds=deeds[:start] + deeds[start + size :]))
        if _same(tried.broken, best.broken):
            return tried, True
    return best, False


def _same(one: Broken | None, other: Broken | None) -> bool:
    return one is not None and other is not None and one.promise == other.promise


def told(found: Ran) -> str:
    """A broken promise with the run that shows it."""
    return f"{found.broken}\n  {found.plan}"


def first_broken(seeds: Iterable[int]) -> Ran | None:
    """The first run of some that breaks a promise."""
    return next((found for found in map(ran, map(plan_of, seeds)) if found.broken is not None), None)
