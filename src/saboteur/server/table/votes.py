"""Votes of the people at a table, and how many must agree. Who has one, and on whom, says `entitlement`. Players read
the same rule in `vote-rule` of the locales, programmers in docs/protocol.md.

- to pause, and to let a bot stand in for somebody gone or away: more than half;
- to go on: half, for a pause lasts only while more than half want it;
- to end the game: more than half, and never fewer than two where two people or more play;
- to give the seat of somebody gone to a bot for good: more than half, and never fewer than two;
- the same, or a stand-in, for somebody who is here: two thirds, and never fewer than three; never for the host;
- for a clock until the end of the game, at a table without one where somebody's move has long been awaited: more than
  half of the others. Where two play, one of them alone may: a clock takes nobody's seat.
"""

from __future__ import annotations

from typing import Final

from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.room import VoteKind
from saboteur.server.table.entitlement import agreed, check_not_spared, is_here, members, voices, voters
from saboteur.server.table.seats import Held, check_person, check_stage, give_to_bot, stood_in
from saboteur.server.table.table import Table

FEWEST_TO_END: Final = 2
FEWEST_FOR_GOOD: Final = 2
FEWEST_AGAINST_SOMEBODY_HERE: Final = 3
AWAITED_MINUTES: Final = 3
"""After which the others may vote for a clock."""
VOTED_SECONDS: Final = 180
"""What such a clock gives for each move."""


def needed(kind: VoteKind, voters: int, *, here: bool, people: int) -> int:
    """How many of the voters must agree.

    `here` tells whether whoever has the seat concerned is here, `people` how many play, be they here or not.
    """
    majority = voters // 2 + 1
    if kind == "end":
        return max(min(FEWEST_TO_END, people), majority)
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
    here = False
    if seat is not None and kind in ("stand-in", "bot"):
        here = is_here(table, kind, seat)
        check_not_spared(table, kind, seat, here=here)
    voice, entitled = table.state.voice(held.seat), voters(table, kind, seat)
    if voice is None or table.room.seats[held.seat].device not in table.devices() or seat == held.seat:
        raise Problem(Code.NOT_CONNECTED)
    if voice not in entitled:
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    enough = needed(kind, len(entitled), here=here, people=len(voices(table, members(table))))
    if enough > len(entitled):
        raise Problem(Code.TOO_FEW_VOTERS, needed=enough)
    yes = agreed(table, kind, seat)
    n = table.state.n if voice in yes else await table.commit(e.Voted(kind, seat, voice))
    if len(entitled & {*yes, voice}) >= enough:
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
