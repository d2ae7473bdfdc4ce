"""Turns of addresses that guessed too often: one look-up a second for all of them together, and each in its turn.

Whoever asks faster, or in more requests, has no more turns: next is the address whose last turn is longest ago. Of its
requests, the one whose code was first asked for comes first, so somebody who tries the same code again does not lose
their place to guesses that came later. Both hold also for those who were sent away meanwhile and come back.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Final

from saboteur.server.problems import Code, Problem
from saboteur.server.time_source import TimeSource

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import AsyncLimit

SECONDS_BETWEEN_LOOKUPS: Final = 1.0
MOST_OF_ONE_ADDRESS: Final = 5
"""Look-ups that may wait at once, with the one whose turn it is."""
MOST_WAITING_LOOKUPS: Final = 64
"""Of all addresses."""
LONGEST_HOLD: Final = 30.0
"""Seconds that a request waits for its turn; proxies give up after a minute."""
MOST_REMEMBERED: Final = 10_000


class Seniority:
    """Who asked first. Of very many, those who asked first are forgotten first."""

    def __init__(self) -> None:
        self._numbers: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._next = count()

    def of(self, address: str, code: str = "") -> int:
        """The less, the longer ago an address first asked, or asked for a code, since it last had a turn."""
        number = self._numbers.get((address, code))
        if number is None:
            number = self._numbers[address, code] = next(self._next)
            if len(self._numbers) > MOST_REMEMBERED:
                self._numbers.popitem(last=False)
        return number

    def forget(self, address: str, code: str = "") -> None:
        """It had a turn."""
        self._numbers.pop((address, code), None)


@dataclass(eq=False)
class _Place:
    """A request that waits."""

    address: str
    code: str
    rank: int
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class SlowLookups:
    """Whose turn it is."""

    def __init__(self, limit: AsyncLimit, time_source: TimeSource) -> None:
        self._limit = limit
        """Of all workers together."""
        self._time_source = time_source
        self._addresses, self._codes = Seniority(), Seniority()
        self._waiting: dict[str, list[_Place]] = {}
        self._turn_of: str | None = None
        """The address that looks something up."""

    async def wait(self, address: str, code: str) -> None:
        """Come back when an address may look up a code. Raises Problem if that takes too long; it says how long."""
        place = self._place(address, code)
        self._go_on()
        try:
            async with asyncio.timeout(LONGEST_HOLD):
                await place.turn
        except TimeoutError as late:
            self._give_up(place)
            raise self._refusal(address) from late
        except BaseException:
            self._give_up(place)
            raise
        try:
            await self._time_source.pause(SECONDS_BETWEEN_LOOKUPS)
            while (seconds := await self._too_soon()) > 0:
                await self._time_source.pause(seconds)
        finally:
            self._end()

    async def _too_soon(self) -> int:
        """The seconds after which all workers together may look up one more; 0 if this one was counted."""
        try:
            await self._limit.take("everybody")
        except Problem as problem:
            return int(problem.arguments["seconds"])
        return 0

    def _place(self, address: str, code: str) -> _Place:
        """A place to wait, if need be that of somebody whose turn would come later. Raises Problem."""
        place = _Place(address, code, self._codes.of(address, code))
        self._addresses.of(address)
        own = self._waiting.get(address, [])
        full = sum(map(len, self._waiting.values())) >= MOST_WAITING_LOOKUPS
        many = len(own) + (self._turn_of == address) >= MOST_OF_ONE_ADDRESS
        if full or many:
            self._send_away(self._last(place, own, many=many))
        self._waiting.setdefault(address, []).append(place)
        return place

    def _last(self, place: _Place, own: list[_Place], *, many: bool) -> _Place:
        """Who makes way: one of the same address whose code was asked for later, else one of an address that waits
        more often or has had its turn later. Raises Problem if there is none."""
        last = max(own, key=lambda other: other.rank, default=place)
        if last.rank > place.rank:
            return last
        crowd = max(self._waiting.values(), key=self._size, default=[place])
        if many or self._size(crowd) <= self._size([*own, place]):
            raise self._refusal(place.address)
        return max(crowd, key=lambda other: other.rank)

    def _size(self, places: list[_Place]) -> tuple[int, int]:
        """The larger, the sooner an address makes way."""
        return len(places), self._addresses.of(places[0].address)

    def _send_away(self, place: _Place) -> None:
        self._remove(place)
        place.turn.set_exception(self._refusal(place.address))

    def _refusal(self, address: str) -> Problem:
        """Says when to come back: in time to wait for the turn of an address, as far as it can be foreseen."""
        rank = self._addresses.of(address)
        seconds = sum(self._addresses.of(other) < rank for other in self._waiting) * SECONDS_BETWEEN_LOOKUPS
        return Problem(Code.TOO_OFTEN, seconds=max(1, int(seconds - LONGEST_HOLD / 2)))

    def _give_up(self, place: _Place) -> None:
        """The client is gone, or was sent away; a turn that came just then is passed on."""
        if place.turn.done() and not place.turn.cancelled() and place.turn.exception() is None:
            self._end()
        else:
            self._remove(place)

    def _remove(self, place: _Place) -> None:
        own = self._waiting.get(place.address, [])
        if place in own:
            own.remove(place)
        if not own:
            self._waiting.pop(place.address, None)

    def _end(self) -> None:
        self._turn_of = None
        self._go_on()

    def _go_on(self) -> None:
        """Give the turn to the next, if nobody has it."""
        if self._turn_of is not None or not self._waiting:
            return
        address = min(self._waiting, key=self._addresses.of)
        place = min(self._waiting[address], key=lambda one: one.rank)
        self._remove(place)
        self._addresses.forget(address)
        self._codes.forget(address, place.code)
        if place.turn.done():  # the client is gone
            self._go_on()
            return
        self._turn_of = address
        place.turn.set_result(None)
