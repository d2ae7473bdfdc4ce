"""Who may make a table: everybody, or whoever has the operator's key. Joining, playing again and reading need none."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Final

from saboteur.server.creation_keys import matches
from saboteur.server.limits.guess_limit import Guesses
from saboteur.server.problems import Code, Problem

MARK_BYTES: Final = 32


class TableMakers:
    """Compares keys. An address that guessed too often gets no answer, not even to the right key: people choose keys
    that can be guessed."""

    def __init__(self, stored: str | None, guesses: Guesses) -> None:
        self._stored = stored
        self._guesses = guesses
        self._turns = asyncio.Lock()
        """Comparing takes a processor for a while: one at a time."""
        self._own = secrets.token_bytes(MARK_BYTES)
        self._right: bytes | None = None
        """The mark of the right key, once somebody has shown it: it is known at once from then on."""

    @property
    def need_key(self) -> bool:
        """Whether a key is asked for."""
        return self._stored is not None

    async def check(self, address: str, key: str | None) -> None:
        """Raise Problem unless whoever is at an address may make a table with this key."""
        if self._stored is None:
            return
        if not key:
            raise Problem(Code.KEY_NEEDED)
        async with self._guesses.turn(address, patient=False):
            if not await self._is_right(self._stored, key):
                raise Problem(Code.BAD_KEY)

    async def _is_right(self, stored: str, key: str) -> bool:
        mark = hashlib.blake2b(key.encode("utf-8", "surrogatepass"), key=self._own, digest_size=MARK_BYTES).digest()
        if self._right is not None:
            return hmac.compare_digest(mark, self._right)
        async with self._turns:
            if await asyncio.to_thread(matches, stored, key):
                self._right = mark
                return True
        return False
