"""One-time codes that move a seat to another device: five minutes, one use, five tries for each table."""

from __future__ import annotations

import hmac
from typing import Final, NamedTuple

from saboteur.server.problems import Code, Problem
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import hashed, new_transfer_code, tidied

VALID_SECONDS: Final = 300
TRIES: Final = 5
MOST_CODES: Final = 10_000


class _Offer(NamedTuple):
    code: bytes
    token: bytes
    until: int
    tries: int


class Transfers:
    """The codes that are out, one for each table and seat. They do not outlive the server, which is no loss."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._offers: dict[tuple[int, bytes], _Offer] = {}

    def offer(self, table: int, token: bytes) -> str:
        """A new code for the seat that a token opens; an older one is void."""
        self._forget_old()
        code = new_transfer_code()
        self._offers[table, token] = _Offer(hashed(code), token, self._time_source.now() + VALID_SECONDS * 1000, TRIES)
        return code

    def redeem(self, table: int, code: str) -> bytes:
        """The hash of the token whose seat is to be moved. Raises Problem; every wrong try counts for all codes."""
        self._forget_old()
        given, found = hashed(tidied(code)), None
        for place, offer in list(self._offers.items()):
            if place[0] != table:
                continue
            if hmac.compare_digest(offer.code, given):
                found = place
            elif offer.tries > 1:
                self._offers[place] = offer._replace(tries=offer.tries - 1)
            else:
                del self._offers[place]
        if found is None:
            raise Problem(Code.BAD_TRANSFER)
        return self._offers.pop(found).token

    def _forget_old(self) -> None:
        now = self._time_source.now()
        self._offers = {place: offer for place, offer in self._offers.items() if offer.until > now}
        while len(self._offers) >= MOST_CODES:
            self._offers.pop(next(iter(self._offers)))
