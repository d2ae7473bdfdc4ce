"""The limit of requests. Many people may share one address: what is sent from there without a token counts against the
address, and each token that this host issued has a bucket of its own, so that nobody with a seat is locked out by a
neighbour. Pages carry no token and cost next to nothing: they are counted separately, so that a flood of other requests
does not keep them from opening.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saboteur.server.limits.rate_limit import Limit
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import SeatTokens, hashed

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import AsyncLimit

TOKENS_AT_ONE_ADDRESS: Final = 4
"""Tokens of one address may together send so many times what the address may send without any: tokens cost nothing, so
a crowd of them must not be a way around the limit."""

PAGES_AT_ONE_ADDRESS: Final = 10
"""Pages and their files, in the same measure; a first visit asks for a few dozen of them."""

HANDSHAKES_AT_ONE_ADDRESS: Final = 10
"""Handshakes of sockets, in the same measure. They carry no token: a crowd of them leaves less room for a neighbour who
comes back, so there is as much as the server can bear."""


class RequestLimit:
    """How many requests may be sent: by an address, or with a token; and how many pages and sockets may be opened."""

    def __init__(self, limit: AsyncLimit, time_source: TimeSource, seat_tokens: SeatTokens, per_minute: int) -> None:
        self._limit = limit
        self._seat_tokens = seat_tokens
        self._unfinished = _limit(time_source, per_minute)
        """Requests whose bodies did not come with their heads: counted here alone, since the others are counted when
        they are complete."""
        self._together = _limit(time_source, per_minute * TOKENS_AT_ONE_ADDRESS)
        self._pages = _limit(time_source, per_minute * PAGES_AT_ONE_ADDRESS)
        self._handshakes = _limit(time_source, per_minute * HANDSHAKES_AT_ONE_ADDRESS)

    def begin(self, address: str, token: str | None, *, complete: bool) -> None:
        """The head of a request is there; its body is, too, if it is `complete`. Raises Problem if it is known here to
        be one too many: half a request is nothing to ask a database about."""
        own = self._own(token)
        self._limit.check_known(own or address)
        if not complete:
            self._unfinished.take(own or address)

    async def take(self, address: str, token: str | None = None) -> None:
        """Count a request. Raises Problem if it is one too many."""
        own = self._own(token)
        if own is not None:
            # Only what a token's own limit lets pass counts for all: one alone must not use up the room of the others.
            self._together.check(address)
            await self._limit.take(own)
            self._together.take(address)
        else:
            await self._limit.take(address)

    def take_page(self, address: str) -> None:
        """Count a page or one of its files. Raises Problem if it is one too many."""
        self._pages.take(address)

    def take_handshake(self, address: str) -> None:
        """Count the handshake of a socket. Raises Problem if it is one too many."""
        self._handshakes.take(address)

    def _own(self, token: str | None) -> str | None:
        """Under what the requests of a token are counted; None if this host did not issue it."""
        return f"token {hashed(token).hex()}" if token is not None and self._seat_tokens.issued(token) else None


def _limit(time_source: TimeSource, per_minute: int) -> Limit:
    return Limit(time_source, size=max(1, per_minute / 2), per_second=per_minute / 60)
