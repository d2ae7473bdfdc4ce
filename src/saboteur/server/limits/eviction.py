"""Which connection makes way when there is no room: the one that has waited longest, at the address that has most.

An address cannot push out others by taking many places: what it takes makes its own connections the first to go.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from typing import Generic, Protocol, TypeVar


class Placed(Protocol):
    """Something that takes a place."""

    @property
    def working(self) -> bool:
        """Whether the server is about to answer it; else the other side is to do something."""
        ...


Member = TypeVar("Member", bound=Placed)


class FairEviction(Generic[Member]):
    """Places by address, those of each in the order in which they have last changed."""

    def __init__(self) -> None:
        self._groups: dict[str, OrderedDict[Member, int]] = {}
        self._turns = count()

    def put(self, member: Member, address: str) -> None:
        """Give it a place, or note that it has changed: from now on it has waited for the shortest time."""
        group = self._groups.setdefault(address, OrderedDict())
        group[member] = next(self._turns)
        group.move_to_end(member)

    def remove(self, member: Member, address: str) -> None:
        """Its place is free."""
        group = self._groups.get(address)
        if group is not None:
            group.pop(member, None)
            if not group:
                del self._groups[address]

    def of(self, address: str) -> list[Member]:
        """All of an address; the one that has waited longest comes first."""
        return list(self._groups.get(address, ()))

    @property
    def total(self) -> int:
        """Places of all."""
        return sum(map(len, self._groups.values()))

    def counts(self) -> dict[str, int]:
        """Places of each address."""
        return {address: len(group) for address, group in self._groups.items()}

    def count(self, address: str) -> int:
        """Places of an address."""
        return len(self._groups.get(address, ()))

    def oldest(self, address: str) -> Member | None:
        """The one of an address that has waited longest; one that is being answered only if all are."""
        group = self._groups.get(address, OrderedDict[Member, int]())
        return next((member for member in group if not member.working), next(iter(group), None))

    def victim(self, newcomer: str | None, *, own: int) -> Member | None:
        """The member to evict for one more of `newcomer`, which then has `own` places; None if nobody must make way.

        Nobody makes way at an address that has fewer, and only at one that has more if it is being answered.
        """
        sizes = {address: len(group) + (address == newcomer) for address, group in self._groups.items()}
        most = max(sizes.values(), default=0)
        if most < own:
            return None
        found = [(address, self.oldest(address)) for address, size in sizes.items() if size == most]
        ranked = [(one.working, self._groups[address][one], one) for address, one in found if one is not None]
        working, _, first = min(ranked, key=lambda each: each[:2], default=(True, 0, None))
        return first if most > own or not working else None
