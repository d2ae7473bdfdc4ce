"""Writes batches into the tables of the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from saboteur.server.store.rows import Batch
from saboteur.server.store.store_errors import TableGone

MOST_ROWS: Final = 64
"""Rows of one statement."""
ENTRY_COLUMNS: Final = 7
NO_KEY: Final = (None, None, None)
TALLY: Final = """
    INSERT INTO tallies VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (day, what, edition, players) DO UPDATE SET count = count + 1
"""


def append_all(connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    """Write batches. Few statements with many rows: after each one the writing thread must win the interpreter back."""
    rows = [row for batch in batches for row in _rows(batch)]
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.execute(_insertion(len(some)), [value for row in some for value in row])
    for batch in batches:
        if not batch.plain:
            _append_rest(connection, batch)


def _rows(batch: Batch) -> list[tuple[Any, ...]]:
    """Entries with the idempotency keys that belong to them."""
    keys = {key.n: (key.seat, key.key, key.digest) for key in batch.keys}
    return [(batch.table, *entry, *keys.get(entry.n, NO_KEY)) for entry in batch.entries]


@cache
def _insertion(rows: int) -> str:
    row = f"({', '.join('?' * ENTRY_COLUMNS)})"
    return f"INSERT INTO entries (table_id, n, at, body, seat, key, digest) VALUES {', '.join([row] * rows)}"


def _append_rest(connection: sqlite3.Connection, batch: Batch) -> None:
    table = batch.table
    if batch.clock is not None:
        connection.execute("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?)", (table, *batch.clock))
    if batch.tokens is not None:
        connection.execute("DELETE FROM tokens WHERE table_id = ?", (table,))
        rows = [(token.hash, table, token.seat, token.waiting) for token in batch.tokens]
        connection.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", rows)
        former = [(row.hash, table, row.seat, row.named) for row in batch.former]
        connection.executemany("INSERT INTO former_tokens VALUES (?, ?, ?, ?)", former)
    if batch.secret is not None:
        connection.execute("INSERT OR REPLACE INTO secrets VALUES (?, ?, ?)", (table, *batch.secret))
    if batch.record is not None:
        record = batch.record
        values = (record.id, table, record.game, record.ended)
        connection.execute("INSERT INTO records VALUES (?, ?, ?, ?)", values)
    if batch.touched is not None:
        found = connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (batch.touched, table))
        if not found.rowcount:
            raise TableGone("touched")
    connection.executemany(TALLY, batch.tallies)
