"""Tokens that have opened a seat here, and the limit of requests that treats them as people of their own.

Many may sit behind one address. What somebody without a seat sends from there counts against the address; whoever
shows a token that is known to be good has a bucket of his own, and is not locked out with the others. Pages carry no
token and cost next to nothing: they are counted apart, so that no flood of other requests keeps them from being opened.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from saboteur.server.limits.rate_limit import Limit
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import hashed

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import AsyncLimit

MOST_KNOWN: Final = 50_000
LONGEST_TOKEN: Final = 64
TOKENS_AT_ONE_ADDRESS: Final = 10
"""Tokens of one address may together send so many times what the address may send without any: tokens cost nothing, so
a crowd of them must not be a way around the limit."""

PAGES_AT_ONE_ADDRESS: Final = 10
"""Pages and their files, in the same measure; a first visit asks for a few dozen of them."""


class KnownTokens:
    """Hashes of tokens that opened a seat at this server; those not heard of for longest are forgotten."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._hashes: OrderedDict[bytes, None] = OrderedDict()

    def note(self, token: bytes) -> None:
        """A token with this hash has just opened a seat."""
        self._hashes[token] = None
        self._hashes.move_to_end(token)
        if len(self._hashes) > self._most:
            self._hashes.popitem(last=False)

    def knows(self, token: bytes) -> bool:
        """Whether the token with this hash has opened a seat, not too long ago."""
        return token in self._hashes

    def forget(self, token: bytes) -> None:
        """The token with this hash is void."""
        self._hashes.pop(token, None)


class RequestLimit:
    """How many requests may be sent: by an address, or by a known token; and how many pages may be opened."""

    def __init__(self, limit: AsyncLimit, time_source: TimeSource, known: KnownTokens, per_minute: int) -> None:
        self._limit = limit
        self._known = known
        self._together = _limit(time_source, per_minute * TOKENS_AT_ONE_ADDRESS)
        self._pages = _limit(time_source, per_minute * PAGES_AT_ONE_ADDRESS)

    async def take(self, address: str, token: str | None = None) -> None:
        """Count a request. Raises Problem when it is too much."""
        mark = hashed(token) if token and len(token) <= LONGEST_TOKEN else None
        if mark is not None and self._known.knows(mark):
            self._together.take(address)
            await self._limit.take(f"token {mark.hex()}")
        else:
            await self._limit.take(address)

    def take_page(self, address: str) -> None:
        """Count a page or one of its files. Raises Problem when it is too much."""
        self._pages.take(address)


def _limit(time_source: TimeSource, per_minute: int) -> Limit:
    return Limit(time_source, size=max(1, per_minute / 2), per_second=per_minute / 60)
