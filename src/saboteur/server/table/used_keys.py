"""The idempotency keys that were used at a table, in eight bytes each: most keys are new, and no query is needed."""

from __future__ import annotations

from typing import Final

EIGHT_BYTES: Final = 2**64 - 1


class UsedKeys:
    """A set of keys without false negatives: what is not in here was never used."""

    def __init__(self) -> None:
        self._marks = bytearray()

    def add(self, seat: int, key: str) -> None:
        """The key was used."""
        self._marks += _mark(seat, key)

    def may_contain(self, seat: int, key: str) -> bool:
        """False if the key was never used; True means that the store must be asked."""
        return self._marks.find(_mark(seat, key)) >= 0


def _mark(seat: int, key: str) -> bytes:
    """Eight bytes that stand for a key in this process; nobody outside can choose keys that share them."""
    return (hash((seat, key)) & EIGHT_BYTES).to_bytes(8, "little")
