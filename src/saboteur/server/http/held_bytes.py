"""What connections keep in memory: bodies that have come, and answers that nobody has read yet. One budget for all.

When it is used up, connections of the address that holds most make way, the heaviest first, whatever they are doing: so
nobody fills the memory, and whoever holds little does not notice.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Protocol

MOST_HELD: Final = 64 * 1024 * 1024
"""Bytes that all connections of a process together may hold. It must leave room for one answer of the largest kind."""
LIGHT: Final = 16 * 1024
"""Bytes of one connection that are not looked at: an ordinary request and its answer."""


class Holder(Protocol):
    """A connection, as its weight is counted."""

    counted_for: str
    """The address for which it counts."""

    def holds(self) -> int:
        """Bytes that it keeps in memory now."""
        ...


class HeldBytes:
    """How much connections hold. What is said of one is what it held when it last said so; it may be less by now."""

    def __init__(self) -> None:
        self._of: dict[Holder, int] = {}
        self._total = 0

    @property
    def total(self) -> int:
        """Bytes in all, at most."""
        return self._total

    def note(self, holder: Holder) -> None:
        """Look again how much a connection holds."""
        self.forget(holder)
        held = holder.holds()
        if held > LIGHT:
            self._of[holder] = held
            self._total += held

    def forget(self, holder: Holder) -> None:
        """A connection is gone, or holds nothing any more."""
        self._total -= self._of.pop(holder, 0)

    def too_heavy(self) -> Holder | None:
        """Who must make way now; None as long as the budget is kept."""
        if self._total <= MOST_HELD:
            return None
        for holder in list(self._of):  # much of it may have been read in the meantime
            self.note(holder)
        if self._total <= MOST_HELD:
            return None
        of_address: defaultdict[str, int] = defaultdict(int)
        for holder, held in self._of.items():
            of_address[holder.counted_for] += held
        return max(self._of, key=lambda holder: (of_address[holder.counted_for], self._of[holder]))
