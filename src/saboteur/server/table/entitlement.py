"""Who is entitled to what at a table now. Everything that has to do with hosts, votes and seats asks here.

- A *person* is a device with which a seat was taken, with all further seats that it took, wherever they were moved
  since (`TableState.voice`).
- *Members* are the people who were dealt in, in this game or in one before it. All others are *newcomers*: a table's
  code is enough to take a seat, and must not be enough to take the table or to stop it. If no member has a seat any
  more, be they here or not, everybody is one.
- The *owner* is the host, or the person who was it before an absence and is to be it again. The *host* may only have
  the rights on loan.
- *Here* is who is connected or was until a moment ago: a phone that loses its network for some seconds neither loses
  its vote nor counts as gone. *Gone* is who has been disconnected for `stand_in_after` seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.reducer import live_votes
from saboteur.server.state.room import Vote, VoteKind
from saboteur.server.table.table import Table

DESERTED_MINUTES: Final = 5
"""After which newcomers may help themselves, if no member is here."""


# -- people -----------------------------------------------------------------------------------------------------------


def people_at(table: Table) -> list[int]:
    """The seats of people."""
    return [number for number, seat in enumerate(table.room.seats) if seat.bot is None]


def is_gone(table: Table, seat: int, seconds: float = 0) -> bool:
    """Whether whoever has the seat has been disconnected for `stand_in_after` seconds, and for at least `seconds`."""
    since, services = table.audience.disconnected_since.get(seat), table.services
    least = max(seconds, services.settings.stand_in_after) * 1000
    return since is not None and services.time_source.now() - since >= least


def members(table: Table, *, without: int | None = None) -> list[int]:
    """The seats of members; of all people if none of those has a seat. `without` leaves out somebody who leaves."""
    people = [seat for seat in people_at(table) if seat != without]
    return [seat for seat in people if table.state.was_dealt_in(seat)] or people


# -- the host ---------------------------------------------------------------------------------------------------------


def check_host(table: Table, host: int | None) -> None:
    """Raise Problem unless the seat has the host's rights; none stands for somebody who only waits for one."""
    if host is None or host != table.room.host:
        raise Problem(Code.NOT_HOST)


def check_lasting(table: Table) -> None:
    """Raise Problem if the host only has the rights on loan: what the owner could not undo is left to the owner."""
    if table.state.owner_seat() != table.room.host:
        raise Problem(Code.HOST_IS_AWAY)


def check_may_be_host(table: Table, seat: int) -> None:
    """Raise Problem unless the host may pass the rights on to a seat: nobody is saved from a vote in this way, and who
    only has them on loan does not give them to newcomers."""
    voted_on = any(vote.seat == seat for vote in _live_votes(table))
    on_loan = table.state.owner_seat() != table.room.host
    if voted_on or (on_loan and seat not in _candidates(table)):
        raise Problem(Code.NOT_NOW, stage=table.room.stage)


def acting_host(table: Table) -> int | None:
    """Who should be the host instead of whoever is: the owner who is back; or while the host is gone, the first in line
    who is connected. Before the first game a code is all that anybody has, so nobody acts for a host then."""
    host, first = table.room.host, next(iter(_in_line(table, _candidates(table))), None)
    if host is None or first in (None, host) or table.room.stage == "dealing" or not table.audience.connected(first):
        return None
    absent = table.state.began > 0 and is_gone(table, host)
    return first if absent or first == table.state.owner_seat() else None


def succession(table: Table, leaving: int) -> list[e.HostPassed]:
    """Who is the host when somebody leaves, if it is another than before; seats have the numbers they still have."""
    owner, host = table.state.owner_seat(), table.room.host
    if leaving not in (owner, host):
        return []
    first = next(iter(_in_line(table, _candidates(table, without=leaving))), None)
    if first in (None, host):
        return []
    return [e.HostPassed(first, lent=owner not in (first, leaving))]


def _candidates(table: Table, without: int | None = None) -> list[int]:
    """Who may be the host: members, and whoever was made it."""
    chosen = [seat for seat in (table.state.owner_seat(), table.room.host) if seat is not None and seat != without]
    return sorted({*members(table, without=without), *chosen})


def _in_line(table: Table, candidates: Iterable[int]) -> list[int]:
    """Who is connected before the others; then the owner, whoever is the host already, and who came to the table
    first."""
    owner, host, holders = table.state.owner_seat(), table.room.host, table.state.holders

    def place(seat: int) -> tuple[bool, bool, bool, int]:
        return not table.audience.connected(seat), seat != owner, seat != host, holders[seat].seated

    return sorted(candidates, key=place)


# -- votes ------------------------------------------------------------------------------------------------------------


def voters(table: Table, kind: VoteKind, seat: int | None) -> set[int]:
    """The votes of the members who are here, one for each person, without that of the seat concerned.

    If no member has been connected for some minutes, newcomers who are here may vote for a stand-in and for a clock, so
    that they can play on; both take nobody's seat.
    """
    people = members(table)
    if kind in ("stand-in", "clock") and all(is_gone(table, number, DESERTED_MINUTES * 60) for number in people):
        people = people_at(table)
    here = [number for number in people if not is_gone(table, number)]
    return voices(table, here) - {None if seat is None else table.state.voice(seat)}


def voices(table: Table, seats: Iterable[int]) -> set[int]:
    """The people who have these seats, by their votes."""
    return {voice for seat in seats if (voice := table.state.voice(seat)) is not None}


def is_here(table: Table, kind: VoteKind, seat: int) -> bool:
    """Whether whoever has a seat is here. For a stand-in, which ends with a word, a clock that ran out again and again
    is absence enough."""
    return not is_gone(table, seat) and not (kind == "stand-in" and table.room.seats[seat].away)


def agreed(table: Table, kind: VoteKind, seat: int | None) -> tuple[int, ...]:
    """The people who have voted for the same thing lately."""
    return next((vote.yes for vote in _live_votes(table) if (vote.vote, vote.seat) == (kind, seat)), ())


def _live_votes(table: Table) -> list[Vote]:
    return live_votes(table.room, table.services.time_source.now())


def check_not_spared(table: Table, kind: VoteKind, seat: int, *, here: bool) -> None:
    """Raise Problem if a vote would take the seat of the owner or host for good, or would put a bot in the place of one
    who is here. A vote that began before goes on: nobody escapes it as the host."""
    if seat not in (table.room.host, table.state.owner_seat()) or agreed(table, kind, seat):
        return
    if here:
        raise Problem(Code.HOST_IS_HERE)
    if kind == "bot":
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
