"""The history of the current game for whoever came late or lost it: public events, and what only a seat sees since its
holder has it. The log is read in turns, so that a long one holds nobody up, and told in pieces."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

import msgspec

from saboteur.rules import SaboteurError
from saboteur.server.broadcast.connection import Connection
from saboteur.server.broadcast.past_messages import past_of
from saboteur.server.problems import Code, Problem
from saboteur.server.socket.readable import told_since
from saboteur.server.state.table_log import fold_in_turns
from saboteur.server.state.table_state import Outcome, TableState
from saboteur.server.store import StoreFailed
from saboteur.server.table.table import Table
from saboteur.server.wire import messages

LONGEST_PIECE: Final = 16 * 1024
LONGEST_HISTORY: Final = 160 * 1024
"""Bytes; of a longer history only the end is told. Less than may wait for a slow reader, with room for what happens
meanwhile."""
RETRY_SECONDS: Final = 1
encode: Final = msgspec.json.Encoder().encode


class _Reader(NamedTuple):
    """Whom the history is told to, and how much of it."""

    seat: int | None
    told_since: int
    """The first entry that may be told."""
    own_since: int
    """The entry since which the seat has this holder: only what came after it is told as the seat sees it."""
    game: int
    forgotten: int
    """So many people have had their names deleted: what was read before is not told any more."""
    to: int


async def begin_history(message: messages.History, table: Table, connection: Connection) -> None:
    """Let the history be read beside everything else that this socket does. Raises Problem if that is too often."""
    if connection.reads_history:
        raise Problem(Code.TOO_OFTEN, seconds=RETRY_SECONDS)
    table.services.log_readings.take(connection.address, table.state.n)
    connection.reads_history = True
    table.services.background.spawn(_tell(table, connection, message.key, _reader(table, connection)))


async def _tell(table: Table, connection: Connection, key: str, reader: _Reader) -> None:
    try:
        async with table.services.log_readings.turn(connection.address):
            told = deque[bytes]() if reader.game == 0 else await _read(table, reader)
        await _send(table, connection, key, reader, told)
    except SaboteurError as problem:
        connection.push(messages.Refused(key, problem.code, problem.arguments, table.state.n))
    except StoreFailed:
        connection.push(messages.Refused(key, Code.STORAGE, {}, table.state.n))
    finally:
        connection.reads_history = False


async def _send(table: Table, connection: Connection, key: str, reader: _Reader, told: deque[bytes]) -> None:
    async with table:
        if connection.ended:
            return
        if _reader(table, connection)._replace(to=reader.to) != reader:
            told.clear()  # the seat has changed hands meanwhile, the curtain has fallen, or another game has begun
        for piece in _pieces(told, key, reader):
            connection.push_bytes(piece)


def _reader(table: Table, connection: Connection) -> _Reader:
    seat, state = connection.shown, table.state
    own_since = 0 if seat is None else state.holders[seat].since
    game = 0 if state.game is None else table.room.game
    return _Reader(seat, told_since(table, connection), own_since, game, len(state.forgotten), state.n)


async def _read(table: Table, reader: _Reader) -> deque[bytes]:
    """What the reader is told of the game's entries, encoded, oldest first; not more than is bearable."""
    secrets = {game: text for game, text in table.state.secrets.items() if game == reader.game}
    state = TableState(secrets, table.services.dealer)
    told: deque[bytes] = deque()
    size = 0
    async for outcome in fold_in_turns(state, await table.read_log(reader.to)):
        if state.room.game != reader.game or outcome.n < reader.told_since:
            continue
        told.append(_told(outcome, reader))
        size += len(told[-1])
        while size > LONGEST_HISTORY:
            size -= len(told.popleft())
    return told


def _told(outcome: Outcome, reader: _Reader) -> bytes:
    return encode(past_of(outcome, reader.seat if outcome.n > reader.own_since else None))


def _pieces(told: deque[bytes], key: str, reader: _Reader) -> list[bytes]:
    """The messages that tell it; at least one, which may tell nothing."""
    pieces: list[list[bytes]] = [[]]
    size = 0
    for entry in told:
        if size + len(entry) > LONGEST_PIECE and pieces[-1]:
            pieces.append([])
            size = 0
        pieces[-1].append(entry)
        size += len(entry)
    last = len(pieces) - 1
    return [_piece(piece, key, reader, more=number < last) for number, piece in enumerate(pieces)]


def _piece(told: list[bytes], key: str, reader: _Reader, *, more: bool) -> bytes:
    raw = [msgspec.Raw(entry) for entry in told]
    return encode(messages.Past(key, reader.game, reader.to, more, raw))  # type: ignore[arg-type]  # encoded already
