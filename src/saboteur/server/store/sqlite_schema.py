"""The tables of the SQLite file and how older files become newer ones. PRAGMA user_version holds the number."""

from __future__ import annotations

import sqlite3
from typing import Final

STEPS: Final = (
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, touched INTEGER NOT NULL
    );
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE TABLE keys (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, key TEXT NOT NULL, digest BLOB NOT NULL, n INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, key)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, waiting INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_table ON tokens (table_id);
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        game INTEGER NOT NULL, secret TEXT NOT NULL,
        PRIMARY KEY (table_id, game)
    ) WITHOUT ROWID;
    CREATE TABLE clocks (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        game INTEGER NOT NULL, version INTEGER NOT NULL, left_ms INTEGER NOT NULL, since INTEGER
    );
    CREATE TABLE records (
        id TEXT PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        game INTEGER NOT NULL, ended TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX records_table ON records (table_id);
    """,
    # An idempotency key lies in the entry it belongs to: one row and one page for a move, not two.
    """
    ALTER TABLE entries ADD COLUMN seat INTEGER;
    ALTER TABLE entries ADD COLUMN key TEXT;
    ALTER TABLE entries ADD COLUMN digest BLOB;
    UPDATE entries SET seat = keys.seat, key = keys.key, digest = keys.digest
        FROM keys WHERE keys.table_id = entries.table_id AND keys.n = entries.n;
    DROP TABLE keys;
    """,
    # A table's number is never given twice, not even after the table is deleted: whoever still holds the number must
    # never meet somebody else's table under it. The trigger keeps the mark, whoever inserts.
    """
    INSERT INTO meta SELECT 'last_table', CAST(coalesce(max(id), 0) AS TEXT) FROM tables;
    CREATE TRIGGER tables_mark AFTER INSERT ON tables BEGIN
        UPDATE meta SET value = CAST(max(CAST(value AS INTEGER), NEW.id) AS TEXT) WHERE key = 'last_table';
    END;
    """,
    # Whoever has given up a seat can still have his name deleted: the token opens nothing else.
    """
    CREATE TABLE former_tokens (
        hash BLOB NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, named INTEGER NOT NULL,
        PRIMARY KEY (hash, named)
    ) WITHOUT ROWID;
    CREATE INDEX former_tokens_table ON former_tokens (table_id);
    """,
    # What the operator decides, and how much was played: counts by day that outlive the tables.
    """
    CREATE TABLE bans (network TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE tallies (
        day INTEGER NOT NULL, what TEXT NOT NULL, edition TEXT NOT NULL, players INTEGER NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (day, what, edition, players)
    ) WITHOUT ROWID;
    """,
)
"""Step k takes a file from version k to version k + 1. Steps are never changed, only added."""
VERSION: Final = len(STEPS)


class WrongSchema(Exception):
    """The file was written by a newer Saboteur, or by something else."""


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Bring a file to the newest version, each step in a transaction of its own. Raises WrongSchema."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise WrongSchema(f"the file has schema {version}, this program knows {len(steps)}")
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise WrongSchema("the file is no database of Saboteur")
    for number, step in enumerate(steps[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
