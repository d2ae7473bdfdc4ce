"""Who holds each seat, and since which entry of the log. What belongs to a holder – what may be told again, which keys
were used, whose name it is – is bounded by these numbers."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from msgspec.structs import replace

from saboteur.server.state import entries as e
from saboteur.server.state.room import Room, SeatHolder

MOST_HELD: Final = 300
"""Changes of holders that are remembered. A game has fewer; between games people may come and go as they like."""

CHANGES: Final = (
    e.Joined, e.BotJoined, e.Left, e.Reordered, e.GivenToBot, e.Announced, e.Withdrawn, e.TookOver, e.NameForgotten,
)  # fmt: skip
"""Entries that change who holds which seat, or who will, or whether his name is known."""


class Holder(NamedTuple):
    """Who has a seat: the entries that named him, and the entry since which he has this very seat."""

    named: tuple[int, ...]
    since: int
    scope: str = ""
    """Stands before his idempotency keys: empty for the first who ever had the seat."""
    next_named: tuple[int, ...] = ()
    """The entries that named whoever takes the seat at the next deal."""
    forgotten: bool = False
    """Whether his name was deleted."""
    seated: int = 0
    """The entry with which he sat down at the table, whichever numbers his seat has had since."""

    def came(self, *, waiting: bool) -> int:
        """The entry with which the person came to the table who has this seat, or who waits for it."""
        return (self.next_named if waiting else self.named)[0]


class SeatHolders:
    """The holders of a table's seats, in seat order: a fold over the log."""

    def __init__(self) -> None:
        self._seats: list[Holder] = []
        self._most = 0
        """Seats there ever were."""

    def __getitem__(self, seat: int) -> Holder:
        return self._seats[seat]

    def take(self, entry: e.Entry, n: int) -> None:
        """Take an entry, one of CHANGES."""
        seats = self._seats
        if isinstance(entry, e.Reordered):
            self._seats = [_moved(seats[old], n, moved=old != new) for new, old in enumerate(entry.order)]
        elif isinstance(entry, e.Left):
            self._seats = seats[: entry.seat] + [_moved(holder, n, moved=True) for holder in seats[entry.seat + 1 :]]
        elif isinstance(entry, (e.Joined, e.BotJoined)):
            seats[entry.seat : entry.seat + 1] = [
                Holder((n,), n, _scope(n) if entry.seat < self._most else "", seated=n)
            ]
            self._most = max(self._most, len(seats))
        elif isinstance(entry, e.GivenToBot):
            seats[entry.seat] = Holder((), n, _scope(n), seats[entry.seat].next_named, seated=n)
        elif isinstance(entry, e.Announced):
            seats[entry.seat] = seats[entry.seat]._replace(next_named=(*seats[entry.seat].next_named, n))
        elif isinstance(entry, e.Withdrawn):
            seats[entry.seat] = seats[entry.seat]._replace(next_named=())
        elif isinstance(entry, e.NameForgotten):
            if not entry.former:
                seats[entry.seat] = seats[entry.seat]._replace(forgotten=True)
        elif isinstance(entry, e.TookOver):
            seats[entry.seat] = Holder(seats[entry.seat].next_named, n, _scope(n), seated=n)


class HolderHistory:
    """Who has had each seat since the last deal, oldest first: what was done or said bears the name of its time."""

    def __init__(self) -> None:
        self.held: deque[SeatHolder] = deque(maxlen=MOST_HELD)
        self._last: dict[int, SeatHolder] = {}

    def begin(self, room: Room, holders: SeatHolders, n: int) -> None:
        """The cards are dealt: what was before does not matter any more."""
        self.held.clear()
        self._last.clear()
        self.note(room, holders, n)

    def note(self, room: Room, holders: SeatHolders, n: int) -> tuple[SeatHolder, ...]:
        """Take, and give, whoever has a seat since this entry and did not before."""
        found = []
        for number, seat in enumerate(room.seats):
            person = None if seat.bot is not None else holders[number].named[0]
            now = SeatHolder(n, number, seat.name, seat.dwarf, seat.bot, person)
            last = self._last.get(number)
            if last is None or replace(last, n=n) != now:
                self._last[number] = now
                found.append(now)
        self.held.extend(found)
        return tuple(found)

    def forget(self, person: int) -> None:
        """Take a person's name out."""
        nameless = [replace(one, name="") if one.person == person else one for one in self.held]
        self.held = deque(nameless, maxlen=MOST_HELD)
        self._last = {one.seat: one for one in nameless}


def _moved(holder: Holder, n: int, *, moved: bool) -> Holder:
    """A holder whose seat has another number now: what was told to that number before was told to somebody else."""
    return holder._replace(since=n, scope=_scope(n)) if moved else holder


def _scope(n: int) -> str:
    """No key of a client has a slash."""
    return f"{n}/"
