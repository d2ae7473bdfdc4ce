"""Who holds which seat after each entry of a log: a second opinion, written from the protocol, not from the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from saboteur.server.state import entries as e


class SeatHolders(NamedTuple):
    """The person of each seat, and the one who waits for it; None for a bot, or nobody."""

    seats: tuple[str | None, ...] = ()
    waiting: tuple[str | None, ...] = ()

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds or waits for."""
        for held in (self.seats, self.waiting):
            if person in held:
                return held.index(person)
        return None


def holders(entries: Sequence[e.Entry], names: Mapping[int, str]) -> list[SeatHolders]:
    """After no entry, after the first, and so on. A person is called as `names` says for the number of the entry that
    gave the seat: a name may have been deleted from the log since."""
    found = [SeatHolders()]
    for n, entry in enumerate(entries, 1):
        found.append(_after(found[-1], entry, names.get(n) or str(getattr(entry, "name", ""))))
    return found


def _after(before: SeatHolders, entry: Any, person: str) -> SeatHolders:
    seats, waiting = list(before.seats), list(before.waiting)
    if isinstance(entry, (e.Joined, e.BotJoined)):
        given = person if isinstance(entry, e.Joined) else None
        seats[entry.seat : entry.seat + 1] = [given]
        waiting[entry.seat : entry.seat + 1] = [None]
    elif isinstance(entry, e.Left):
        del seats[entry.seat], waiting[entry.seat]
    elif isinstance(entry, e.Reordered):
        seats, waiting = [seats[old] for old in entry.order], [waiting[old] for old in entry.order]
    elif isinstance(entry, e.GivenToBot):
        seats[entry.seat] = None
    elif isinstance(entry, (e.Announced, e.Withdrawn)):
        waiting[entry.seat] = person if isinstance(entry, e.Announced) else None
    elif isinstance(entry, e.TookOver):
        seats[entry.seat], waiting[entry.seat] = waiting[entry.seat], None
    else:
        return before
    return SeatHolders(tuple(seats), tuple(waiting))
