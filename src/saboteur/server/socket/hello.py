"""Answers a client's hello: checks its tokens, then sends the whole table or only the messages it missed."""

from __future__ import annotations

from contextlib import aclosing
from typing import Final

from saboteur.server.broadcast.connection import Connection
from saboteur.server.broadcast.step_messages import EncodedViews, StepMessage, with_view
from saboteur.server.http.server_services import ServerServices
from saboteur.server.metrics import counter
from saboteur.server.problems import Code, Problem
from saboteur.server.socket.decisions import greet_with_notice
from saboteur.server.socket.places import settle
from saboteur.server.socket.readable import resumable_since, told_since
from saboteur.server.state import entries as e
from saboteur.server.state.table_log import LoggedEntry, fold_in_turns
from saboteur.server.state.table_state import TableState
from saboteur.server.table.entrance import entered
from saboteur.server.table.host_rights import passed_on
from saboteur.server.table.retry import retried
from saboteur.server.table.table import Table
from saboteur.server.tokens import hashed
from saboteur.server.wire import messages

HELLOS: Final = counter("hellos", "Sockets that were greeted.")
RESUMES: Final = counter("resumes", "Greetings that resumed where the client had been.")
LONGEST_TAIL: Final = 200
LONGEST_LOG: Final = 3000
"""Entries; of a longer log nothing is told again."""


async def greet(services: ServerServices, connection: Connection, hello: messages.Hello) -> Table:
    """Let a connection take part at its table. Raises Problem; every wrong code or token counts as a guess."""
    if hello.v != messages.VERSION:
        raise Problem(Code.WRONG_VERSION, version=messages.VERSION)
    tokens, guesses = _tokens(hello), services.limits.guesses
    async with entered(services.registry, guesses, connection.address, hello.table, tokens) as table:
        _check(table, connection, hello)
        table.audience.seat_connection(connection)
        await settle(services, table, connection)
        await _seat(table, connection, hello)
        greet_with_notice(services, connection)
        return table


def _tokens(hello: messages.Hello) -> list[str]:
    return [token for token in (hello.token, *hello.also) if token]


async def _seat(table: Table, connection: Connection, hello: messages.Hello) -> None:
    _check_room(table, connection)
    tail = await _tail(table, connection, hello.resume)
    await table.services.cluster.arrived(
        table.audience, connection
    )  # whoever starts the deal elsewhere waits for him, too
    table.arrive(connection)
    if tail is None or hello.resume is None:
        connection.push_bytes(_welcome(table, connection))
    else:
        connection.push(_resumed(table, connection, hello.resume.n))
        for message in tail:
            connection.push_bytes(message)
        table.services.metrics[RESUMES].inc()
    if table.resting and connection.rests:
        connection.push(table.rest_message())
    table.services.metrics[HELLOS].inc()
    await _arrived(table, connection)


def _check(table: Table, connection: Connection, hello: messages.Hello) -> None:
    """Whether the tokens open seats here, or a spectator is welcome. Raises Problem."""
    connection.holds = tuple(dict.fromkeys(hashed(token) for token in _tokens(hello)))
    connection.screen = hello.screen
    connection.rests = hello.rests
    if any(token not in table.tokens for token in connection.holds):
        raise Problem(Code.BAD_TOKEN)
    if not connection.holds and table.room.settings.private:
        raise Problem(Code.PRIVATE_TABLE)


def _check_room(table: Table, connection: Connection) -> None:
    """Whether one more may watch. Whoever shows a token always finds room, see `Audience.make_way`. Raises Problem."""
    most = table.services.settings.most_connections_per_table
    if not connection.holds and not table.audience.may_watch(connection.address, most):
        raise Problem(Code.FULL)


async def _arrived(table: Table, connection: Connection) -> None:
    """Tell the others, give seats back for which a bot stood in, and the host's rights to whoever lent them."""
    table.tell_of(connection)
    await retried(lambda: _give_back(table, connection))
    table.refresh()


async def _give_back(table: Table, connection: Connection) -> None:
    seats = table.room.seats
    back = [seat for seat in connection.seats if seats[seat].stand_in is not None and seats[seat].owed == 0]
    host = [entry for entry in passed_on(table) if entry.seat in connection.seats]
    entries: list[e.Entry] = [*(e.TakenBack(seat) for seat in back), *host]
    if entries:
        await table.commit(*entries)


def _welcome(table: Table, connection: Connection) -> bytes:
    since = told_since(table, connection)
    message = messages.Welcome(
        v=messages.VERSION,
        n=table.state.n,
        now=table.services.time_source.now(),
        seats=connection.seats,
        shown=connection.shown,
        waiting=connection.waiting,
        room=table.room,
        presence=table.presence(),
        clock=table.clock_message(),
        talk=tuple(said for said in table.state.talk if said.n >= since),
        holders=tuple(table.state.history.held),
        hash="",
        view=None,
    )
    return with_view(message, table.view(connection.shown))


def _resumed(table: Table, connection: Connection, n: int) -> messages.Resumed:
    return messages.Resumed(
        messages.VERSION, n, table.state.n, table.services.time_source.now(), connection.seats, connection.shown,
        connection.waiting, table.presence(), table.clock_message(),
    )  # fmt: skip


async def _tail(table: Table, connection: Connection, resume: messages.ResumeFrom | None) -> list[bytes] | None:
    """The messages after a number, if the reader's view then had that hash; None if everything must be sent."""
    seat, last = connection.shown, table.state.n
    if resume is None or not max(resumable_since(table, connection), last - LONGEST_TAIL) <= resume.n <= last:
        return None  # nobody is told again what somebody else in this seat was told
    if resume.n == last:
        view = table.view(seat)
        return [] if resume.hash == (view[0].decode() if view else "") else None
    if last > LONGEST_LOG or _reads_too_much(table, connection):
        return None  # the table waits meanwhile: a long log is not read for one who can be told everything at once
    return await _read_tail(table, seat, resume)


def _reads_too_much(table: Table, connection: Connection) -> bool:
    """Whether this address has had too much read, or so much was read of this table, for which its people wait."""
    try:
        for who in (connection.address, f"table {table.id}"):
            table.services.log_readings.take(who, table.state.n)
    except Problem:
        return True
    return False


async def _read_tail(table: Table, seat: int | None, resume: messages.ResumeFrom) -> list[bytes] | None:
    """Read the log again: the messages after a number, as they were told; None if the reader saw something else."""
    entries = list(await table.read_log(table.state.n))
    state = TableState(_secrets(entries, resume.n) | table.state.secrets, table.services.dealer)
    tail: list[bytes] = []
    async with aclosing(fold_in_turns(state, entries)) as outcomes:
        async for outcome in outcomes:
            if outcome.n > resume.n:
                tail.append(StepMessage(outcome, state.game).read_by(seat))
            elif outcome.n == resume.n and _hash(state, seat) != resume.hash:
                return None
    return tail


def _secrets(entries: list[LoggedEntry], n: int) -> dict[int, str]:
    """The published secrets of the game that was on the table at a number, and of those after it."""
    published: dict[int, str] = {}
    game = first = 0
    for number, _, entry in entries:
        if isinstance(entry, e.Dealt):
            game = entry.game
            first = game if number <= n else first
        elif isinstance(entry, e.SecretPublished):
            published[game] = entry.secret
    return {game: secret for game, secret in published.items() if game >= first}


def _hash(state: TableState, seat: int | None) -> str:
    return EncodedViews(state.game).of(seat)[0].decode() if state.game else ""
