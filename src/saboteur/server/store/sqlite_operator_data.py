"""The operator's data in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from saboteur.server.store.operator_data import DECISIONS, NOTICE
from saboteur.server.store.rows import KeptTable, Tally
from saboteur.server.store.sqlite_writer import Work

Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]
Write = Callable[[Work], Awaitable[object]]
DECIDED: Final = """
    INSERT INTO meta VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)
"""
TABLES: Final = """
    SELECT code, created, max(touched, coalesce((SELECT max(at) FROM entries WHERE table_id = tables.id), 0)) AS used,
    (SELECT count(*) FROM entries WHERE table_id = tables.id) FROM tables ORDER BY used DESC LIMIT ?
"""


class SqliteOperatorData:
    """Bans, notice, counts and the list of tables; `read` and `write` are those of the store."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def bans(self) -> dict[str, int]:
        """The networks that are kept out, and since when."""
        return dict(await self._rows("SELECT network, since FROM bans"))

    async def ban(self, network: str, now: int) -> bool:
        """Keep a network out; False if it was already."""
        return await self._decide("INSERT OR IGNORE INTO bans VALUES (?, ?)", network, now)

    async def lift(self, network: str) -> bool:
        """Keep it out no more; False if it was not."""
        return await self._decide("DELETE FROM bans WHERE network = ?", network)

    async def notice(self) -> str | None:
        """What everybody is told."""
        rows = await self._rows("SELECT value FROM meta WHERE key = ?", NOTICE)
        return cast(str, rows[0][0]) if rows else None

    async def set_notice(self, text: str | None) -> None:
        """Tell everybody something else, or nothing."""
        if text is None:
            await self._decide("DELETE FROM meta WHERE key = ?", NOTICE)
        else:
            await self._decide("INSERT OR REPLACE INTO meta VALUES (?, ?)", NOTICE, text)

    async def decisions(self) -> int:
        """A number that is another one after each change of bans or notice."""
        rows = await self._rows("SELECT value FROM meta WHERE key = ?", DECISIONS)
        return int(rows[0][0]) if rows else 0

    async def tallies(self) -> list[tuple[Tally, int]]:
        """All that was counted."""
        rows = await self._rows("SELECT day, what, edition, players, count FROM tallies ORDER BY 1, 2, 3, 4")
        return [(Tally(*row[:4]), row[4]) for row in rows]

    async def tables(self, most: int) -> list[KeptTable]:
        """The tables that are kept, last used first."""
        return [KeptTable(*row) for row in await self._rows(TABLES, most)]

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return cast(list[Any], await self._read(lambda connection: connection.execute(query, values).fetchall()))

    async def _decide(self, statement: str, *values: Any) -> bool:
        """Whether a statement changed anything; then it is a new decision."""

        def work(connection: sqlite3.Connection) -> bool:
            changed = connection.execute(statement, values).rowcount > 0
            if changed:
                connection.execute(DECIDED, (DECISIONS,))
            return changed

        return bool(await self._write(work))
