"""New connections take turns by address, and nobody waits behind a crowd."""

import asyncio
import errno
from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import pytest

from saboteur.server import fair_acceptor
from saboteur.server.fair_acceptor import BEGUN_AT_ONCE, CROWD_SHARE, TAKEN_AT_ONCE, FairAcceptor
from tests.kit.memory_loop import run_virtual

MOST = 128
FEW = MOST // CROWD_SHARE


class Knock:
    """A connection of an address."""

    def __init__(self, address: str, number: int = 0) -> None:
        self.address, self.number, self.closed = address, number, False

    def close(self) -> None:
        self.closed = True

    def settimeout(self, _: float) -> None:
        """As sockets have it."""

    def setsockopt(self, *_: int) -> None:
        """As sockets have it."""


class Door:
    """A listening socket, and a loop that says when somebody knocks at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "add_reader", self._watch, raising=False)
        monkeypatch.setattr(loop, "remove_reader", self._ignore, raising=False)
        self.knocks: list[Knock | OSError] = []
        self.begun: list[str] = []
        self.heard: Callable[[], None] | None = None
        self.acceptor = FairAcceptor(cast("Any", self), MOST, lambda address: address, self._begin)
        self.acceptor.open()

    def knock(self, *addresses: str) -> list[Knock]:
        """Somebody knocks for each."""
        made = [Knock(address) for address in addresses]
        self.knocks += made
        return made

    async def turn(self) -> None:
        """What a turn of the loop does."""
        if self.heard is not None and self.knocks:
            self.heard()
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def settimeout(self, _: float) -> None:
        """It never blocks."""

    def accept(self) -> tuple[Knock, tuple[str, int]]:
        if not self.knocks:
            raise BlockingIOError
        knock = self.knocks.pop(0)
        if isinstance(knock, OSError):
            raise knock
        return knock, (knock.address, 1)

    def _watch(self, _: object, heard: Callable[[], None]) -> None:
        self.heard = heard

    def _ignore(self, _: object) -> None:
        self.heard = None

    async def _begin(self, knock: Any) -> None:
        self.begun.append(knock.address)


def test_somebody_else_comes_next_however_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        door = Door(monkeypatch)
        door.knock(*["crowd"] * (TAKEN_AT_ONCE - 2), "Ana", "Ben")
        await door.turn()
        assert sorted(door.begun[:BEGUN_AT_ONCE]) == ["Ana", "Ben", *["crowd"] * (BEGUN_AT_ONCE - 2)]
        while len(door.begun) < TAKEN_AT_ONCE:
            await door.turn()
        assert door.begun.count("crowd") == TAKEN_AT_ONCE - 2, "nobody is forgotten"

    run_virtual(scene())


def test_only_a_few_begin_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes over the sockets of those who play is read in between."""

    async def scene() -> list[int]:
        door = Door(monkeypatch)
        door.knock(*(f"address {number}" for number in range(3 * BEGUN_AT_ONCE)))
        seen = [0]
        while seen[-1] < 3 * BEGUN_AT_ONCE:
            if door.heard is not None and door.knocks:
                door.heard()
            await asyncio.sleep(0)
            seen.append(len(door.begun))
        return [after - before for before, after in pairwise(seen)]

    assert max(run_virtual(scene())) == BEGUN_AT_ONCE


def test_a_crowd_beyond_all_room_loses_what_it_has_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(fair_acceptor, "BEGUN_AT_ONCE", 0)
        door = Door(monkeypatch)
        crowd = door.knock(*["crowd"] * (MOST - 1))
        others = door.knock(*(f"address {number}" for number in range(FEW)))
        while door.knocks:
            await door.turn()
        assert [sum(one.closed for one in each) for each in (crowd, others)] == [FEW - 1, 0]
        door.acceptor.close()
        assert all(one.closed for one in (*crowd, *others)), "nobody is left hanging at the end"
        assert not door.acceptor.is_serving()

    run_virtual(scene())


def test_where_nobody_has_many_the_others_wait_with_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(fair_acceptor, "BEGUN_AT_ONCE", 0)
        door = Door(monkeypatch)
        people = door.knock(*(f"address {number}" for number in range(MOST + 5)))
        while door.heard is not None:
            await door.turn()
        assert (len(door.knocks), any(one.closed for one in people)) == (5, False)
        monkeypatch.setattr(fair_acceptor, "BEGUN_AT_ONCE", 4)
        while len(door.begun) < len(people):
            await door.turn()

    run_virtual(scene())


def test_without_files_it_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        door = Door(monkeypatch)
        door.knocks.append(OSError(errno.EMFILE, "Too many open files"))
        door.knock("Ana")
        await door.turn()
        assert (door.heard, door.begun) == (None, [])
        await asyncio.sleep(fair_acceptor.SECONDS_WITHOUT_FILES)
        await door.turn()
        assert door.begun == ["Ana"]

    run_virtual(scene())
