"""Faults put into the server on purpose: the short form must notice each, by the rule that is named."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, cast

import pytest
from msgspec import structs

from saboteur.server.broadcast.connection import Connection
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.store import Batch, SqliteStore
from saboteur.server.table.audience import Audience
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.table.table_replica import TableReplica


class _NoLock(asyncio.Lock):
    """Lets everybody in at once."""

    async def acquire(self) -> Any:
        return True

    def release(self) -> None:
        """Nobody waits."""

    def locked(self) -> bool:
        """As it must seem to whoever commits."""
        return True


def commits_without_lock(patch: pytest.MonkeyPatch) -> None:
    """Several change a table at once."""

    def made(table: Table, *given: Any) -> None:
        original(table, *given)
        for name in ("lock", "_lock"):
            if hasattr(table, name):
                setattr(table, name, _NoLock())

    original = Table.__init__
    patch.setattr(Table, "__init__", made)


def answers_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    """What is on its way to the disk counts as stored."""

    def append(store: SqliteStore, batch: Batch) -> asyncio.Future[object]:
        original(store, batch)
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    original = SqliteStore.append
    patch.setattr(SqliteStore, "append", append)


def forgets_tokens(patch: pytest.MonkeyPatch) -> None:
    """Tokens are changed in memory only."""

    def append(store: SqliteStore, batch: Batch) -> asyncio.Future[object]:
        return original(store, replace(batch, tokens=None))

    original = SqliteStore.append
    patch.setattr(SqliteStore, "append", append)


def takes_tokens_of_another_table(patch: pytest.MonkeyPatch) -> None:
    """Whoever changes the tokens of a table deletes those of the table before."""

    def append(store: SqliteStore, batch: Batch) -> asyncio.Future[object]:
        if batch.tokens is not None and batch.table > 1:
            original(store, Batch(batch.table - 1, tokens=()))
        return original(store, batch)

    original = SqliteStore.append
    patch.setattr(SqliteStore, "append", append)


def reuses_numbers(patch: pytest.MonkeyPatch) -> None:
    """A new table gets the number of a deleted one, and nobody looks whether a table is still alive."""

    async def create(store: SqliteStore, code: str, now: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            free = "(SELECT coalesce(max(id), 0) + 1 FROM tables)"
            query = f"INSERT INTO tables (id, code, created, touched) VALUES ({free}, ?, ?, ?)"
            return cast(int, connection.execute(query, (code, now, now)).lastrowid)

        return cast(int, await store.writer.submit(work))

    def drop(table: Table, code: Code | None = None) -> None:
        original(table, code)
        table.dropped = False

    original = Table.drop
    patch.setattr(SqliteStore, "create", create)
    patch.setattr(Table, "drop", drop)


def ends_sockets_silently(patch: pytest.MonkeyPatch) -> None:
    """Whoever loses a seat is not told."""

    def end(connection: Connection, code: Code, **arguments: str | int) -> None:
        if code != Code.SEAT_GONE:
            original(connection, code, **arguments)

    original = Connection.end
    patch.setattr(Connection, "end", end)


def keeps_old_seats(patch: pytest.MonkeyPatch) -> None:
    """Sockets keep the seats they had when tokens change."""

    def reseat(_: Audience) -> list[Connection]:
        return []

    patch.setattr(Audience, "_reseat", reseat)


def shows_the_seat_of_the_host(patch: pytest.MonkeyPatch) -> None:
    """Whoever has a seat is shown the first one."""

    def seat_connection(audience: Audience, connection: Connection) -> None:
        original(audience, connection)
        connection.shown = None if connection.shown is None else 0

    original = Audience.seat_connection
    patch.setattr(Audience, "seat_connection", seat_connection)


def keeps_deleted_tables(patch: pytest.MonkeyPatch) -> None:
    """A deleted table stays in memory."""

    def drop(table: Table, code: Code | None = None) -> None:
        if code != Code.TABLE_DELETED:
            original(table, code)

    original = Table.drop
    patch.setattr(Table, "drop", drop)


def refuses_what_it_stored(patch: pytest.MonkeyPatch) -> None:
    """Whoever joins is refused after the seat was stored."""

    async def commit(table: Table, *entries: e.Entry, **more: Any) -> int:
        n = await original(table, *entries, **more)
        if isinstance(entries[0], e.Joined):
            raise Problem(Code.NAME_TAKEN)
        return n

    original = Table.commit
    patch.setattr(Table, "commit", commit)


def skips_a_change(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told that somebody left."""

    def tell(audience: Audience, step: Any) -> None:
        if not isinstance(step._outcome.entry, e.Left):
            original(audience, step)

    original = Audience.tell
    patch.setattr(Audience, "tell", tell)


def loads_twice(patch: pytest.MonkeyPatch) -> None:
    """Two who come to a table that is not in memory get a copy each."""
    patch.setattr(TableRegistry, "_load_once", TableRegistry._load)


def goes_on_after_the_end(patch: pytest.MonkeyPatch) -> None:
    """A table that whoever runs the server has ended forgets it as soon as it is told."""

    def after(table: TableReplica, outcomes: Any) -> None:
        original(table, outcomes)
        table.state.room = structs.replace(table.state.room, ended=None)

    original = TableReplica._after
    patch.setattr(TableReplica, "_after", after)


def tells_nobody_that_a_table_made_way(patch: pytest.MonkeyPatch) -> None:
    """Whoever is connected to a table that makes way for another is not told, and waits at one that nobody changes."""

    def end_all(audience: Audience, code: Code, **arguments: str | int) -> None:
        if code != Code.FULL:
            original(audience, code, **arguments)

    original = Audience.end_all
    patch.setattr(Audience, "end_all", end_all)


class Planted(NamedTuple):
    """A fault, where it shows, and the rules of which at least one must be broken."""

    plant: Callable[[pytest.MonkeyPatch], None]
    races: tuple[str, ...]
    rules: frozenset[str]


def _planted(plant: Callable[[pytest.MonkeyPatch], None], races: str, *rules: str) -> Planted:
    return Planted(plant, tuple(races.split()), frozenset(rules))


PLANTS = (
    _planted(commits_without_lock, "open:join+ready open:join+leave", "memory", "told", "answers"),
    _planted(answers_before_it_is_stored, "open:join+kill open:ready+chat", "durability", "answers"),
    _planted(forgets_tokens, "open:join+ready open:leave+ready", "seats", "memory"),
    _planted(takes_tokens_of_another_table, "open:join+ready", "isolation"),
    _planted(reuses_numbers, "open:delete+join+create", "isolation"),
    _planted(ends_sockets_silently, "open:leave+chat", "told"),
    _planted(keeps_old_seats, "playing:leave+chat over:leave+resume open:leave+chat", "told", "privacy"),
    _planted(shows_the_seat_of_the_host, "playing:hello+ping", "privacy"),
    _planted(keeps_deleted_tables, "open:delete+ping", "memory", "told"),
    _planted(refuses_what_it_stored, "open:join+ready", "refusals"),
    _planted(skips_a_change, "open:leave+chat", "told"),
    _planted(loads_twice, "asleep:join+preview asleep:join+ready", "memory", "5xx", "answers"),
    _planted(tells_nobody_that_a_table_made_way, "open:join+make-way open:ready+make-way", "told", "memory"),
    _planted(goes_on_after_the_end, "open:admin-ends+join open:admin-ends+ready", "ending", "memory"),
)
