"""Runs two worlds and compares what was told to those who cannot tell them apart."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tests.kit.memory_loop import run_virtual
from tests.kit.server_twins import World, differing, first_world, twin_of, viewers
from tests.kit.temporary_database import forget
from tests.secrecy.server.twin_scenes import Heard, plain_run

EDITIONS = ("lt", "lv", "ru", "el", "et")
GAMES = int(os.environ.get("SABOTEUR_TEST_TWIN_GAMES", "5"))
"""Games of which twins are made, one of each edition; `make soak` plays many more in `tests/soak/twins.py`."""
KEPT = 64
"""Worlds that are kept: those of `make test`, while a long run does not fill the memory."""
Run = Callable[[Path, World, pytest.MonkeyPatch], Coroutine[Any, Any, Heard]]


@lru_cache(KEPT)
def world_of(seed: int) -> World:
    """The game with this number: editions and numbers of players take turns."""
    options = frozenset({"selfish_dwarf"}) if seed % 4 == 3 else frozenset()
    return first_world(seed, 3 + seed % 3, EDITIONS[seed % 5], options)


@lru_cache(KEPT)
def twin_for(seed: int, knowing: frozenset[int]) -> World | None:
    """The twin of the game with this number for those who know these seats. Searched once: every leak is shown the same
    worlds."""
    return twin_of(world_of(seed), knowing, seed)


def told(folder: Path, world: World, patch: pytest.MonkeyPatch, run: Run = plain_run) -> Heard:
    """Everything that was told in one run, in a database of its own."""
    forget(folder)
    return run_virtual(run(folder, world, patch))


def compared(one: Heard, other: Heard, knowing: frozenset[int]) -> list[str]:
    """The names of those who know no more than these seats and were told something else in the other world."""
    assert one.keys() == other.keys()
    names = [name for name, (needed, _, _) in one.items() if needed <= knowing]
    assert names, "nobody was compared"
    return [name for name in names if one[name][1] != other[name][1]]


def first_difference(one: Heard, other: Heard, name: str) -> str:
    """What a person needs to see of two runs that differ."""
    for mine, theirs in zip(one[name][2], other[name][2], strict=False):
        if mine != theirs:
            return f"{name}:\n{mine!r}\n{theirs!r}"
    return f"{name}: {len(one[name][1])} and {len(other[name][1])} bytes"


class Twins:
    """Counts of what was compared."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()
        self.rejected = 0
        self.differed: Counter[str] = Counter()
        self.messages = 0

    def compare(
        self, folder: Path, seeds: Iterable[int], patch: pytest.MonkeyPatch, run: Run = plain_run,
        only: frozenset[int] | None = None,
    ) -> list[str]:  # fmt: skip
        """Every viewer of every game, or one who knows these seats; gives those who could tell two worlds apart."""
        return list(self.found(folder, seeds, patch, run, only))

    def found(
        self, folder: Path, seeds: Iterable[int], patch: pytest.MonkeyPatch, run: Run = plain_run,
        only: frozenset[int] | None = None,
    ) -> Iterator[str]:  # fmt: skip
        """The same, one after the other as they are found: nothing more is played when nobody asks for the next."""
        for seed in seeds:
            world = world_of(seed)
            first = told(folder, world, patch, run)
            for knowing in viewers(world.deals.setup.players) if only is None else [only]:
                yield from self._twin(folder, world, first, knowing, seed, patch, run)

    def _twin(
        self, folder: Path, world: World, first: Heard, knowing: frozenset[int], seed: int, patch: pytest.MonkeyPatch,
        run: Run,
    ) -> list[str]:  # fmt: skip
        twin = twin_for(seed, knowing)
        if twin is None:
            self.rejected += 1
            return []
        second = told(folder, twin, patch, run)
        self.accepted[world.deals.setup.edition] += 1
        self.differed += differing(world, twin, knowing)
        self.messages += sum(len(texts) for needed, _, texts in first.values() if needed <= knowing)
        return [first_difference(first, second, name) for name in compared(first, second, knowing)]


def kinds_of(runs: Iterable[Heard]) -> tuple[set[str], set[str], set[str]]:
    """The kinds of messages, the codes and the changes of the room that were told."""
    kinds: set[str] = set()
    codes: set[str] = set()
    changes: set[str] = set()
    for run in runs:
        for _, _, texts in run.values():
            for text in texts:
                message = _read(text)
                kinds.add(message.get("type", ""))
                codes.add(message.get("code", ""))
                changes.add(message.get("change", {}).get("kind", ""))
    return kinds, codes, changes


def _read(text: bytes) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except ValueError:
        return {}
    return message if isinstance(message, dict) else {}
