"""Which schedules are tried: all with few preemptions, one after the other, and drawn ones beyond them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from tests.faults.races.scheduled_loop import Chooser, Point, Trail

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def written(choices: tuple[int, ...]) -> str:
    """Choices as one word: runs of more than three zeros are counted, as in `0(12)1`."""
    word, zeros = "", 0
    for choice in (*choices, -1):
        if choice == 0:
            zeros += 1
            continue
        word += "0" * zeros if zeros <= 3 else f"0({zeros})"
        zeros = 0
        word += DIGITS[choice] if choice >= 0 else ""
    return word or "0"


def read(word: str) -> tuple[int, ...]:
    """The choices that a word says. Raises ValueError."""
    choices: list[int] = []
    while word:
        digit, word = DIGITS.index(word[0]), word[1:]
        count = 1
        if word.startswith("("):
            inside, _, word = word[1:].partition(")")
            count = int(inside)
        choices += [digit] * count
    return tuple(choices)


def following(choices: tuple[int, ...]) -> Chooser:
    """Chooses as it is told, and the first option after that."""

    def choose(number: int, options: tuple[str, ...]) -> int:  # noqa: ARG001 - a Chooser
        return choices[number] if number < len(choices) else 0

    return choose


def drawn(seed: str) -> Chooser:
    """Chooses by chance. One in three runs draws anew each time; the others give everybody a rank, let the first in
    rank go on, and put whoever runs last at a few drawn moments, which finds deep orders sooner (PCT)."""
    chance = random.Random(seed)
    if chance.randrange(3) == 0:
        return lambda number, options: chance.randrange(len(options))  # noqa: ARG005
    ranks: dict[str, float] = {}
    changes = {chance.randrange(40) for _ in range(chance.randrange(1, 6))}

    def choose(number: int, options: tuple[str, ...]) -> int:
        for name in options:
            ranks.setdefault(name, chance.random())
        if number in changes:
            ranks[max(options, key=lambda name: ranks[name])] = -float(number)
        return options.index(max(options, key=lambda name: ranks[name]))

    return choose


Cost = Callable[[Point, int], int]
"""What an option takes of what a run may spend."""


def preemption(point: Point, option: int) -> int:
    """One for stopping an operation that could have gone on; one that waits is left for free."""
    return point.costs[option]


def deviation(point: Point, option: int) -> int:  # noqa: ARG001 - a Cost
    """One for anything but the first option: fewer runs where many wait often."""
    return int(option > 0)


def explored(run: Callable[[Chooser], Trail], most: int, cost: Cost = preemption) -> Iterator[Trail]:
    """Every run that spends at most so much, each once: the next one differs in the last choice that can still be
    another. The thing that runs must begin anew each time, and be decided by the choices alone."""
    prefix: tuple[int, ...] | None = ()
    while prefix is not None:
        trail = run(following(prefix))
        yield trail
        prefix = next_choices(trail.points, most, cost)


def next_choices(points: Sequence[Point], most: int, cost: Cost) -> tuple[int, ...] | None:
    """The choices of the next run, up to the one that differs; None after the last."""
    spent = [0]
    for point in points:
        spent.append(spent[-1] + cost(point, point.chosen))
    for place in range(len(points) - 1, -1, -1):
        point = points[place]
        for option in range(point.chosen + 1, len(point.options)):
            if spent[place] + cost(point, option) <= most:
                return (*(earlier.chosen for earlier in points[:place]), option)
    return None


def shrunk(choices: tuple[int, ...], fails: Callable[[tuple[int, ...]], bool], tries: int = 60) -> tuple[int, ...]:
    """Fewer choices that still fail: leave out the end, then one choice after the other."""
    best = choices
    for place in reversed([place for place, choice in enumerate(choices) if choice]):
        for candidate in (best[:place], (*best[:place], 0, *best[place + 1 :])):
            tries -= 1
            if tries < 0:
                return best
            if candidate != best and fails(candidate):
                best = candidate
                break
    while best and best[-1] == 0:
        best = best[:-1]
    return best
