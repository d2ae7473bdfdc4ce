"""What could I do? Worked out where bots think, from the seat's view and what everybody saw; the table goes on.

An answer comes on a beat: how long its process was busy with something else tells nobody anything.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from saboteur.rules import IllegalMove, Refusal, SaboteurError
from saboteur.server.bots import bot_questions
from saboteur.server.bots.bot_questions import Asked
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.broadcast.connection import Connection
from saboteur.server.problems import Code, Problem
from saboteur.server.state.room import gives_hints
from saboteur.server.store import StoreFailed
from saboteur.server.table.table import Table
from saboteur.server.wire import messages

BOT: Final = "detective"
"""By whose evaluation and belief: reads the table like the strongest, without the luck of a search."""
BEAT: Final = 0.4
"""Seconds: answers come after so many, or twice or three times as many."""
RETRY_SECONDS: Final = 1


class _Moment(NamedTuple):
    """For whom, and in which moment of which game."""

    seat: int
    holder: int
    """The entry since which the seat has this holder."""
    game: int
    version: int


async def begin_hints(message: messages.AskHint, table: Table, connection: Connection, bots: BotPool) -> None:
    """Let it be worked out beside everything else that this socket does, or say why not."""
    async with table:
        if connection.ended:
            return
        try:
            if connection.awaits_hints:
                raise Problem(Code.TOO_OFTEN, seconds=RETRY_SECONDS)
            moment = _moment(table, connection)
            await table.services.hints.take(f"{table.id}/{moment.seat}")
        except SaboteurError as refusal:
            _refuse(table, connection, message, refusal)
            return
        connection.awaits_hints = True
        table.services.background.spawn(_answer(message, table, connection, bots, moment))


def _moment(table: Table, connection: Connection) -> _Moment:
    """The moment that is asked about. Raises Problem or IllegalMove where nothing can be told."""
    room, seat = table.room, connection.shown
    if seat is None:
        raise Problem(Code.NOT_YOUR_SEAT)
    if not gives_hints(room):
        raise Problem(Code.NO_HINTS)
    if room.stage != "playing" or table.state.game is None:
        raise Problem(Code.NOT_NOW, stage=room.stage)
    if room.paused is not None:
        raise Problem(Code.PAUSED)
    if room.seats[seat].stand_in is not None:
        raise Problem(Code.STAND_IN_PLAYS)
    if table.to_act != seat:
        raise IllegalMove(Refusal.NOT_YOUR_TURN, seat=seat)
    return _Moment(seat, table.state.holders[seat].since, *table.moment)


async def _answer(
    message: messages.AskHint, table: Table, connection: Connection, bots: BotPool, moment: _Moment
) -> None:  # fmt: skip
    time_source = table.services.time_source
    started = time_source.now()
    try:
        answer = await bot_questions.ask(bots, table, Asked("hints", moment.seat, BOT), bots.longest_wait())
        passed = (time_source.now() - started) / 1000
        await time_source.pause(BEAT - passed % BEAT)
        async with table:
            if answer is None:
                raise Problem(Code.FULL)
            if _moment(table, connection) != moment:
                raise Problem(Code.STALE, game=table.room.game, version=table.state.version)
            connection.push(messages.Hints(message.key, *moment[:1], *moment[2:], answer.hints, answer.doubts))
    except StoreFailed:
        _refuse(table, connection, message, Problem(Code.STORAGE))
    except SaboteurError as refusal:
        _refuse(table, connection, message, refusal)
    finally:
        connection.awaits_hints = False


def _refuse(table: Table, connection: Connection, message: messages.AskHint, refusal: SaboteurError) -> None:
    connection.push(messages.Refused(message.key, refusal.code, refusal.arguments, table.state.n))
