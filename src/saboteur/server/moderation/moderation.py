"""The bans and the notice of a server, in memory as they lie in the database. Any worker changes them, all follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from saboteur.server.moderation.networks import Network, holds_any, is_here, is_within, network_of, written
from saboteur.server.problems import Code, Problem
from saboteur.server.store import Store
from saboteur.server.time_source import TimeSource

log = logging.getLogger("saboteur")
LONGEST_NOTICE: Final = 500
NOT_LOADED: Final = -1


class CannotBan(ValueError):
    """The reason: `proxy` or `here`."""


class Moderation:
    """What the operator has decided. `observers` are called after each change, `tell_others` by whoever changes it."""

    def __init__(self, store: Store, time_source: TimeSource, proxies: tuple[str, ...]) -> None:
        self._store = store
        self._time_source = time_source
        self._proxies = proxies
        self._networks: frozenset[Network] = frozenset()
        self._known = NOT_LOADED
        self._loading = asyncio.Lock()
        self.notice: str | None = None
        self.observers: list[Callable[[], None]] = []
        self.tell_others: Callable[[], None] = lambda: None

    async def load(self) -> None:
        """Read what the operator has decided, if it is something else than what is known here. Raises StoreFailed."""
        async with self._loading:
            data = self._store.operator_data
            decisions = await data.decisions()
            if decisions == self._known:
                return
            bans, notice = await data.bans(), await data.notice()
            self._networks, self.notice = frozenset(map(network_of, bans)), notice
            self._known = decisions
        for observer in self.observers:
            observer()

    # -- bans ---------------------------------------------------------------------------------------------------------

    def check(self, address: str) -> None:
        """Raise Problem if an address is kept out."""
        if self._networks and _is_within(address, self._networks):
            raise Problem(Code.BANNED)

    def is_banned(self, address: str) -> bool:
        """Whether an address is kept out."""
        return bool(self._networks) and _is_within(address, self._networks)

    async def bans(self) -> dict[str, int]:
        """The networks that are kept out, and since when. Raises StoreFailed."""
        return await self._store.operator_data.bans()

    async def ban(self, text: str) -> tuple[str, bool]:
        """Keep an address or a network out: how it is written, and whether that is new.

        Raises ValueError for what is none, CannotBan for one of this machine or a trusted proxy, StoreFailed.
        """
        network = network_of(text)
        if is_here(text):
            raise CannotBan("here")
        if holds_any(network, self._proxies):
            raise CannotBan("proxy")
        new = await self._store.operator_data.ban(written(network), self._time_source.now())
        await self._decided("address-banned" if new else None)
        return written(network), new

    async def lift(self, text: str) -> tuple[str, bool]:
        """Keep it out no more: how it is written, and whether it was. Raises ValueError, StoreFailed."""
        name = written(network_of(text))
        lifted = await self._store.operator_data.lift(name)
        await self._decided("ban-lifted" if lifted else None)
        return name, lifted

    async def still_banned_by(self, text: str) -> list[str]:
        """The networks that keep an address or a network out, the narrowest first. Raises ValueError, StoreFailed."""
        banned = map(network_of, await self.bans())
        holding = [each for each in banned if is_within(text, frozenset((each,)))]
        return [written(each) for each in sorted(holding, key=lambda each: each.prefixlen, reverse=True)]

    # -- the notice ---------------------------------------------------------------------------------------------------

    async def set_notice(self, text: str | None) -> None:
        """Tell everybody something, or withdraw what they were told. Raises StoreFailed."""
        await self._store.operator_data.set_notice(text)
        await self._decided("notice-set" if text else "notice-withdrawn")

    async def _decided(self, event: str | None) -> None:
        if event is None:
            return
        log.info(event)
        await self.load()
        self.tell_others()


@lru_cache(maxsize=4096)
def _is_within(address: str, networks: frozenset[Network]) -> bool:
    return is_within(address, networks)
