"""Which database the server tests run on: a file, or with SABOTEUR_TEST_DATABASE=postgresql a real PostgreSQL, started
once for each process of tests, with a schema for each database that a test asks for."""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from tests.kit.memory_folder import MEMORY
from tools.services.postgres_cluster import PostgresCluster, cluster

ON_POSTGRES = os.environ.get("SABOTEUR_TEST_DATABASE") == "postgresql"
USUAL = "test.sqlite3"


@cache
def postgres() -> PostgresCluster:
    """The PostgreSQL of this process, in memory where the system has such a place: nobody pulls the plug here."""
    running = cluster(MEMORY)
    made = running.__enter__()
    atexit.register(running.__exit__, None, None, None)
    return made


def database(folder: Path, name: str = USUAL) -> str:
    """What `--database` is given for a database of a test; the same folder and name are the same database."""
    return postgres_database(folder, name) if ON_POSTGRES else str(folder / name)


def postgres_database(folder: Path, name: str = USUAL) -> str:
    """The same, always a PostgreSQL."""
    schema = _schema(folder, name)
    _create(schema)
    return postgres().address(schema)


def _schema(folder: Path, name: str) -> str:
    return "t" + hashlib.sha256(f"{folder}/{name}".encode()).hexdigest()[:16]


@cache
def _create(schema: str) -> None:
    postgres().sql(f"CREATE SCHEMA IF NOT EXISTS {schema}")


def forget(folder: Path, name: str = USUAL) -> None:
    """Begin with an empty database."""
    if ON_POSTGRES:
        forget_postgres(folder, name)
    else:
        for old in folder.glob(f"{name}*"):
            old.unlink()


def forget_postgres(folder: Path, name: str = USUAL) -> None:
    """The same, always a PostgreSQL."""
    postgres().sql(f"SET client_min_messages = error; DROP SCHEMA IF EXISTS {_schema(folder, name)} CASCADE")
    _create.cache_clear()


class Books:
    """What a database holds, read past the server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._on_postgres = address.startswith("postgresql:")

    def rows(self, query: str) -> list[list[Any]]:
        """The rows of a query that both databases understand; bytes come as hex."""
        if not self._on_postgres:
            with closing(sqlite3.connect(f"file:{self._address}?mode=ro", uri=True)) as connection:
                return [list(row) for row in connection.execute(query).fetchall()]
        schema = self._address.rpartition("search_path=")[2]
        whole = f"SELECT coalesce(json_agg(asked), '[]') FROM ({query}) AS asked"
        told = postgres().sql(f"SET search_path = {schema}", whole)
        return [list(row.values()) for row in json.loads(told)]

    def table(self, code: str) -> int:
        """The number of a table."""
        return int(self.rows(f"SELECT id FROM tables WHERE code = '{code}'")[0][0])

    def entries(self, table: int) -> dict[int, bytes]:
        """The log of a table."""
        body = "encode(body, 'hex')" if self._on_postgres else "hex(body)"
        rows = self.rows(f"SELECT n, {body} AS body FROM entries WHERE table_id = {table} ORDER BY n")
        return {n: bytes.fromhex(text) for n, text in rows}

    def keys(self, table: int) -> list[tuple[int, str, int]]:
        """Seat, key and entry of the idempotency keys of a table."""
        query = f"SELECT seat, key, n FROM entries WHERE key IS NOT NULL AND table_id = {table}"
        return [(row[0], row[1], row[2]) for row in self.rows(query)]

    def secrets(self) -> list[str]:
        """The secrets of all deals, and the key of the bots."""
        kept = self.rows("SELECT secret FROM secrets") + self.rows("SELECT value FROM meta WHERE key = 'bot_key'")
        return [row[0] for row in kept]

    def count(self, place: str) -> int:
        """How many rows a table of the database has."""
        return int(self.rows(f"SELECT count(*) AS count FROM {place}")[0][0])
