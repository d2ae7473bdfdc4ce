"""What a seat can do over its socket. Every message is answered; a refusal changes nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable
from typing import Final

from saboteur.rules import SaboteurError, moves_ahead
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.broadcast.connection import Connection
from saboteur.server.broadcast.step_messages import with_view
from saboteur.server.metrics import counter
from saboteur.server.names.player_names import tidied_chat
from saboteur.server.problems import Code, Problem
from saboteur.server.socket.hint_requests import begin_hints
from saboteur.server.socket.history import begin_history
from saboteur.server.state import entries as e
from saboteur.server.store import KeyRow, Overtaken, StoreFailed
from saboteur.server.table import commit_reveal
from saboteur.server.table.more_time import extension
from saboteur.server.table.retry import retried
from saboteur.server.table.table import Table, TableDropped
from saboteur.server.wire import messages

REFUSALS: Final = counter("refusals", "Socket messages that were refused.")
Keyed = messages.Move | messages.Claim | messages.Chat | messages.History | messages.MoreTime


async def handle(table: Table, connection: Connection, message: messages.FromClient, bots: BotPool) -> None:
    """Do what a message asks, or say why not."""
    if isinstance(message, messages.Ping):
        connection.push(messages.Pong(table.services.time_source.now()))
        return
    try:
        if isinstance(message, messages.AskHint):
            await begin_hints(message, table, connection, bots)
        else:
            await _handle(table, connection, message)
    except TableDropped:
        return  # the connection was told why


async def _handle(table: Table, connection: Connection, message: messages.FromClient) -> None:
    async with table:
        if connection.ended:
            return
        refusal: SaboteurError | None = None
        try:
            await _do(message, table, connection)
            return
        except SaboteurError as problem:
            refusal = problem
        except Overtaken:
            pass
        except StoreFailed:
            table.drop(Code.STORAGE)
            return
        # Not within the handlers above: compiled code must not wait while it handles an exception.
        if refusal is None:
            await _do_again(message, table, connection)
        elif table.services.cluster.shared:
            await _look_again(message, table, connection, refusal)
        else:
            _refuse(table, connection, message, refusal)


async def _look_again(
    message: messages.FromClient, table: Table, connection: Connection, refusal: SaboteurError
) -> None:  # fmt: skip
    """Refuse something, unless only because other workers know more than this one."""
    try:
        news = await table.catch_up()
    except (SaboteurError, StoreFailed):
        table.drop(Code.STORAGE)
        return
    if news:
        await _do_again(message, table, connection)
    else:
        _refuse(table, connection, message, refusal)


async def _do_again(message: messages.FromClient, table: Table, connection: Connection) -> None:
    """Do it at a table that has changed since; what is refused then is refused."""
    try:
        await retried(lambda: _do(message, table, connection))
    except SaboteurError as refusal:
        _refuse(table, connection, message, refusal)
    except StoreFailed:
        table.drop(Code.STORAGE)


def _refuse(table: Table, connection: Connection, message: messages.FromClient, refusal: SaboteurError) -> None:
    """Say why not; whoever tried a move gets the current view along, as his seat sees it."""
    table.services.metrics[REFUSALS].inc()
    key = message.key if isinstance(message, Keyed) else None
    refused = messages.Refused(key, refusal.code, refusal.arguments, table.state.n)
    view = table.view(connection.shown) if isinstance(message, messages.Move) else None
    connection.push_bytes(with_view(refused, view))


def _do(message: messages.FromClient, table: Table, connection: Connection) -> Awaitable[None]:
    """What a message asks for. Raises Problem for a second hello."""
    if isinstance(message, messages.Move):
        return _move(message, table, connection)
    if isinstance(message, messages.Claim):
        return _claim(message, table, connection)
    if isinstance(message, messages.Chat):
        return _chat(message, table, connection)
    if isinstance(message, messages.NonceHash):
        return commit_reveal.take_hash(table, seat_of(connection, message.seat), message.commitment, message.hash)
    if isinstance(message, messages.Nonce):
        return commit_reveal.take_nonce(table, seat_of(connection, message.seat), message.commitment, message.nonce)
    if isinstance(message, messages.Curtain):
        return _lift(message, table, connection)
    if isinstance(message, messages.History):
        return begin_history(message, table, connection)
    if isinstance(message, messages.Plan):
        return _plan(table, connection)
    if isinstance(message, messages.GoOn):
        return _go_on(table, connection)
    if isinstance(message, messages.Wait):
        return _wait(table, connection)
    if isinstance(message, messages.MoreTime):
        return _more_time(message, table, connection)
    raise Problem(Code.HELLO_TWICE)


def seat_of(connection: Connection, named: int | None) -> int:
    """The seat that a message speaks for. Raises Problem if the device has no such seat."""
    if named is not None and named in connection.seats:
        return named
    if named is None and connection.shown is not None:
        return connection.shown
    if named is None and len(connection.seats) == 1:
        return connection.seats[0]
    raise Problem(Code.NOT_YOUR_SEAT)


async def _move(message: messages.Move, table: Table, connection: Connection) -> None:
    seat = seat_of(connection, message.seat)
    digest = _digest("move", str(message.game), str(message.version), message.move)
    if await _answered(table, connection, seat, message.key, digest):
        return
    _check_move(table, seat, message)
    await table.commit(e.Moved(seat, message.move), key=KeyRow(seat, message.key, digest, 0), asking=connection)


async def _more_time(message: messages.MoreTime, table: Table, connection: Connection) -> None:
    seat = seat_of(connection, message.seat)
    digest = _digest("more-time", str(message.game), str(message.version))
    if await _answered(table, connection, seat, message.key, digest):
        return
    _check_move(table, seat, message)
    entry = extension(table.room, seat, table.to_act, table.time_for_move)
    await table.commit(entry, key=KeyRow(seat, message.key, digest, 0), asking=connection)


def _check_move(table: Table, seat: int, message: messages.Move | messages.MoreTime) -> None:
    room = table.room
    if room.stage != "playing" or table.state.game is None:
        raise Problem(Code.NOT_NOW, stage=room.stage)
    if (message.game, message.version) != (room.game, table.state.version):
        raise Problem(Code.STALE, game=room.game, version=table.state.version)
    if room.paused is not None:
        raise Problem(Code.PAUSED)
    if room.seats[seat].stand_in is not None:
        raise Problem(Code.STAND_IN_PLAYS)


async def _claim(message: messages.Claim, table: Table, connection: Connection) -> None:
    try:
        parse_claim(message.text, len(table.room.seats))
    except NotAClaim as refusal:
        code = Code.NO_SUCH_SEAT if refusal.code == "no-such-seat" else Code.NOT_A_CLAIM
        raise Problem(code, **refusal.arguments) from refusal
    await _say(table, connection, message, message.text)


async def _chat(message: messages.Chat, table: Table, connection: Connection) -> None:
    if table.talk == "claims":
        raise Problem(Code.CLAIMS_ONLY)
    await _say(table, connection, message, tidied_chat(message.text))


async def _say(table: Table, connection: Connection, message: messages.Claim | messages.Chat, text: str) -> None:
    seat = seat_of(connection, message.seat)
    digest = _digest("say", text)
    if await _answered(table, connection, seat, message.key, digest):
        return
    if table.talk == "none":
        raise Problem(Code.NO_TALK)
    await table.services.talk.take(f"{table.id}/{seat}")
    await table.commit(e.Said(seat, text), key=KeyRow(seat, message.key, digest, 0), asking=connection)


async def _answered(table: Table, connection: Connection, seat: int, key: str, digest: bytes) -> bool:
    """Whether this key was used before; then the same answer is given again. Raises Problem for another deed."""
    found = await table.used_key(seat, key)
    if found is None:
        return False
    if found[0] != digest:
        raise Problem(Code.KEY_REUSED)
    connection.push(messages.Done(key, found[1]))
    return True


def _digest(*parts: str) -> bytes:
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).digest()[:16]


async def _lift(message: messages.Curtain, table: Table, connection: Connection) -> None:
    if message.seat is not None and message.seat not in connection.seats:
        raise Problem(Code.NOT_YOUR_SEAT)
    connection.shown = message.seat
    table.send_view(connection)


async def _plan(table: Table, connection: Connection) -> None:
    """On a shared device only the seat whose curtain is lifted: its moves tell its cards."""
    seat, game = connection.shown, table.state.game
    if seat is None:
        raise Problem(Code.NOT_YOUR_SEAT)
    moves = moves_ahead(game.view(seat)) if game else []
    connection.push(messages.Plannable(seat, table.room.game, table.state.version, tuple(moves)))


async def _go_on(table: Table, connection: Connection) -> None:
    """The people at a device have seen enough of the last round; the answer says who has not."""
    before = table.resting
    table.rest.go_on(connection.seats)
    _tell_rest(table, connection, before)


async def _wait(table: Table, connection: Connection) -> None:
    """Bots wait for the only person, who reads; the answer says whether they do."""
    before = table.resting
    table.await_reader(connection)
    _tell_rest(table, connection, before)


def _tell_rest(table: Table, connection: Connection, before: tuple[int, ...]) -> None:
    """Let everybody know how it stands, whoever asked in any case."""
    table.refresh()
    if table.resting == before or not connection.rests:
        connection.push(table.rest_message())
