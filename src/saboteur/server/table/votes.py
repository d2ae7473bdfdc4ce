"""Votes of the people at a table, and how many must agree. Players read the same rule in `vote-rule` of the locales,
programmers in docs/protocol.md.

People count if they are connected or were until a moment ago: a phone that loses its network for some seconds neither
loses its vote nor counts as gone. Each device has one vote, also if seats are moved from it to others in the middle of
the game; that of the seat concerned has none.

- to pause, and to let a bot stand in for somebody gone or away: more than half;
- to go on: half, for a pause lasts only while more than half want it;
- to end the game: more than half, and never fewer than two where people play with two devices or more;
- to give the seat of somebody gone to a bot for good: more than half, and never fewer than two;
- the same, or a stand-in, for somebody who is here: two thirds, and never fewer than three; never for the host;
- for a clock until the end of the game, at a table without one where somebody's move has long been awaited: more than
  half of the others. Where two play, one of them alone may: a clock takes nobody's seat.

Somebody who took a seat while the game was running has no vote in this game and does not count, unless nobody who was
dealt in has a seat any more, be they here or not: a table's code is enough to take a bot's seat, and must not be enough
to take the table or to stop it. If nobody who was dealt in has been connected for some minutes, newcomers who are here
may vote for a stand-in and for a clock, so that they can play on; both take nobody's seat.
"""

from __future__ import annotations

from typing import Final

from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.reducer import live_votes
from saboteur.server.state.room import VoteKind
from saboteur.server.table.seats import (
    Held,
    check_person,
    check_stage,
    dealt_in,
    give_to_bot,
    is_gone,
    people_at,
    stood_in,
)
from saboteur.server.table.table import Table

FEWEST_TO_END: Final = 2
FEWEST_FOR_GOOD: Final = 2
FEWEST_AGAINST_SOMEBODY_HERE: Final = 3
AWAITED_MINUTES: Final = 3
"""After which the others may vote for a clock."""
DESERTED_MINUTES: Final = 5
"""After which newcomers may help themselves, if nobody who was dealt in is here."""
VOTED_SECONDS: Final = 180
"""What such a clock gives for each move."""


def needed(kind: VoteKind, voters: int, *, here: bool, devices: int) -> int:
    """How many of the voters must agree.

    `here` tells whether whoever has the seat concerned is here, `devices` with how many devices people play.
    """
    majority = voters // 2 + 1
    if kind == "end":
        return max(min(FEWEST_TO_END, devices), majority)
    if kind == "resume":
        return voters - majority + 1
    if kind not in ("stand-in", "bot"):
        return majority
    if here:
        return max(FEWEST_AGAINST_SOMEBODY_HERE, -(-2 * voters // 3))
    return max(FEWEST_FOR_GOOD, majority) if kind == "bot" else majority


async def vote(table: Table, held: Held, kind: VoteKind, seat: int | None) -> int:
    """Vote in favour of something; what enough people want happens at once. A vote given twice counts once.

    Raises Problem if it may not be voted on now, or if too few people are here for it ever to pass.
    """
    if held.waiting:
        raise Problem(Code.NOT_YOUR_SEAT)
    await table.learn_presence()  # who is connected elsewhere votes, too
    _check(table, kind, seat)
    here = seat is not None and kind in ("stand-in", "bot") and _is_here(table, kind, seat)
    _check_spares_host(table, kind, seat, here=here)
    voice, voters = table.state.voice(held.seat), _voters(table, kind, seat)
    if voice is None or table.room.seats[held.seat].device not in table.devices() or seat == held.seat:
        raise Problem(Code.NOT_CONNECTED)
    if voice not in voters:
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    devices = len(_voices(table, dealt_in(table)))
    enough = needed(kind, len(voters), here=here, devices=devices)
    if enough > len(voters):
        raise Problem(Code.TOO_FEW_VOTERS, needed=enough)
    yes = _agreed(table, kind, seat)
    n = table.state.n if voice in yes else await table.commit(e.Voted(kind, seat, voice))
    if len(voters & {*yes, voice}) >= enough:
        await _carry_out(table, kind, seat)
    return n


def _check(table: Table, kind: VoteKind, seat: int | None) -> None:
    check_stage(table, "playing")
    if kind in ("stand-in", "bot"):
        number = check_person(table, seat)
        if kind == "stand-in" and table.room.seats[number].stand_in is not None:
            raise Problem(Code.STAND_IN_PLAYS)
    elif kind == "clock":
        _check_slow(table, seat)
    elif seat is not None:
        raise Problem(Code.NO_SUCH_SEAT, seat=seat)
    elif (kind == "resume") != (table.room.paused is not None) and kind != "end":
        raise Problem(Code.PAUSED if kind == "pause" else Code.NOT_NOW, stage=table.room.stage)


def _check_spares_host(table: Table, kind: VoteKind, seat: int | None, *, here: bool) -> None:
    """Raise Problem if a vote would take the seat of the host for good, or of whoever lent the host's rights, or would
    put a bot in the place of a host who is here. A vote that began before goes on: nobody escapes it as the host."""
    if seat not in (table.room.host, table.state.lending_seat()) or _agreed(table, kind, seat):
        return
    if here and seat == table.room.host:
        raise Problem(Code.HOST_IS_HERE)
    if kind == "bot":
        raise Problem(Code.NOT_NOW, stage=table.room.stage)


def _check_slow(table: Table, seat: int | None) -> None:
    """Raise Problem unless a move of the person at a seat has been awaited for long and no clock runs for it."""
    number, room = check_person(table, seat), table.room
    if (
        room.paused is not None
        or table.seconds_for_move is not None
        or number != table.to_act
        or room.seats[number].stand_in
    ):
        raise Problem(Code.NOT_NOW, stage=room.stage)
    if table.services.time_source.now() - table.state.awaited_since < AWAITED_MINUTES * 60_000:
        raise Problem(Code.STILL_THINKING, minutes=AWAITED_MINUTES)


def _is_here(table: Table, kind: VoteKind, seat: int) -> bool:
    """Whether whoever has a seat is here. For a stand-in, which ends with a word, a clock that ran out again and again
    is absence enough."""
    return not is_gone(table, seat) and not (kind == "stand-in" and table.room.seats[seat].away)


def _voters(table: Table, kind: VoteKind, seat: int | None) -> set[int]:
    """The votes of people who are here or were a moment ago, without that of the seat concerned."""
    people = dealt_in(table)
    if kind in ("stand-in", "clock") and all(is_gone(table, number, DESERTED_MINUTES * 60) for number in people):
        people = people_at(table)
    here = [number for number in people if not is_gone(table, number)]
    return _voices(table, here) - {None if seat is None else table.state.voice(seat)}


def _voices(table: Table, people: list[int]) -> set[int]:
    return {voice for seat in people if (voice := table.state.voice(seat)) is not None}


def _agreed(table: Table, kind: VoteKind, seat: int | None) -> tuple[int, ...]:
    """The devices that have voted for the same thing lately."""
    votes = live_votes(table.room, table.services.time_source.now())
    return next((vote.yes for vote in votes if (vote.vote, vote.seat) == (kind, seat)), ())


async def _carry_out(table: Table, kind: VoteKind, seat: int | None) -> None:
    if kind == "pause":
        await table.commit(e.Paused())
    elif kind == "resume":
        await table.commit(e.WentOn())
    elif kind == "end":
        await table.commit(e.GameAbandoned())
    elif kind == "clock":
        await table.commit(e.ClockStarted(VOTED_SECONDS))
    elif seat is not None and kind == "stand-in":
        await table.commit(stood_in(table, seat))
    elif seat is not None:
        await give_to_bot(table, seat)
