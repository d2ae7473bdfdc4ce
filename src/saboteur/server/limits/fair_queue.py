"""Turns at something that only few can do at the same time, shared fairly between addresses."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from saboteur.server.problems import Code, Problem

MOST_OF_ONE: Final = 16
"""Requests of one address that may wait: those of a table of ten, and some more."""
MOST_WAITING_REQUESTS: Final = 64
RETRY_SECONDS: Final = 5


class FairQueue:
    """So many turns at once, never two for the same address: what one asks for does not hold up the others.

    Addresses take turns, however much each of them has asked for. When all places to wait are taken, a request from an
    address with few of them takes the place of the last one from the address with the most.
    """

    def __init__(self, at_once: int, of_one: int = MOST_OF_ONE, waiting: int = MOST_WAITING_REQUESTS) -> None:
        self._free = at_once
        self._of_one, self._most = of_one, waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By address; the one whose turn comes next is the first."""
        self._running: set[str] = set()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and have it. Raises Problem if too many wait already."""
        if self._free > 0 and who not in self._running:
            self._begin(who)
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._end(who)

    async def _wait(self, who: str) -> None:
        own = len(self._waiting.get(who, ()))
        if own >= self._of_one or (self._count() >= self._most and not self._make_room(own)):
            raise Problem(Code.TOO_OFTEN, seconds=RETRY_SECONDS)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except BaseException:
            self._give_up(who, place)
            raise

    def _count(self) -> int:
        return sum(len(places) for places in self._waiting.values())

    def _make_room(self, own: int) -> bool:
        """Send the last one away from the address that waits most often; False if that is no more than one's own."""
        most = max(self._waiting, key=lambda who: len(self._waiting[who]))
        if len(self._waiting[most]) <= own + 1:
            return False
        place = self._waiting[most].pop()
        place.set_exception(Problem(Code.TOO_OFTEN, seconds=RETRY_SECONDS))
        return True

    def _give_up(self, who: str, place: asyncio.Future[None]) -> None:
        """The client is gone, or was sent away; a turn that came just then is passed on."""
        if place.done() and not place.cancelled() and place.exception() is None:
            self._end(who)
            return
        places = self._waiting.get(who, deque())
        if place in places:
            places.remove(place)
        if not places:
            self._waiting.pop(who, None)

    def _begin(self, who: str) -> None:
        self._free -= 1
        self._running.add(who)

    def _end(self, who: str) -> None:
        self._free += 1
        self._running.discard(who)
        self._go_on()

    def _go_on(self) -> None:
        """Give free turns to those who wait, unless somebody of the same address has one."""
        while self._free > 0 and self._waiting:
            who = next((each for each in self._waiting if each not in self._running), None)
            if who is None:
                return
            places = self._waiting.pop(who)
            place = places.popleft()
            if places:
                self._waiting[who] = places  # at the end: the others come first
            if not place.done():
                self._begin(who)
                place.set_result(None)
