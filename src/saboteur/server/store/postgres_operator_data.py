"""The operator's data in a PostgreSQL database: any worker writes it, all of them read it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from saboteur.server.store.operator_data import DECISIONS, NOTICE
from saboteur.server.store.postgres_writer import Work
from saboteur.server.store.rows import KeptTable, Tally

Fetch = Callable[..., Awaitable[list[Any]]]
Write = Callable[[Work], Awaitable[object]]

DECIDED: Final = """
    INSERT INTO meta VALUES ($1, '1') ON CONFLICT (key) DO UPDATE SET value = (meta.value::bigint + 1)::text
"""
SET_NOTICE: Final = "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
TABLES: Final = """
    SELECT code, created, greatest(touched, last), entries FROM tables, LATERAL (
        SELECT count(*) AS entries, max(at) AS last FROM entries WHERE table_id = tables.id
    ) AS log ORDER BY 3 DESC LIMIT $1
"""


class PostgresOperatorData:
    """Bans, notice, counts and the list of tables; `fetch` and `write` are those of the store."""

    def __init__(self, fetch: Fetch, write: Write) -> None:
        self._fetch, self._write = fetch, write

    async def bans(self) -> dict[str, int]:
        """The networks that are kept out, and since when."""
        return {row[0]: row[1] for row in await self._fetch("SELECT network, since FROM bans")}

    async def ban(self, network: str, now: int) -> bool:
        """Keep a network out; False if it was already."""
        return await self._decide("INSERT INTO bans VALUES ($1, $2) ON CONFLICT DO NOTHING", network, now)

    async def lift(self, network: str) -> bool:
        """Keep it out no more; False if it was not."""
        return await self._decide("DELETE FROM bans WHERE network = $1", network)

    async def notice(self) -> str | None:
        """What everybody is told."""
        rows = await self._fetch("SELECT value FROM meta WHERE key = $1", NOTICE)
        return str(rows[0][0]) if rows else None

    async def set_notice(self, text: str | None) -> None:
        """Tell everybody something else, or nothing."""
        if text is None:
            await self._decide("DELETE FROM meta WHERE key = $1", NOTICE)
        else:
            await self._decide(SET_NOTICE, NOTICE, text)

    async def decisions(self) -> int:
        """A number that is another one after each change of bans or notice."""
        rows = await self._fetch("SELECT value FROM meta WHERE key = $1", DECISIONS)
        return int(rows[0][0]) if rows else 0

    async def tallies(self) -> list[tuple[Tally, int]]:
        """All that was counted."""
        query = "SELECT day, what, edition, players, count FROM tallies ORDER BY 1, 2, 3, 4"
        return [(Tally(*row[:4]), row[4]) for row in map(tuple, await self._fetch(query))]

    async def tables(self, most: int) -> list[KeptTable]:
        """The tables that are kept, last used first."""
        return [KeptTable(*row) for row in await self._fetch(TABLES, most)]

    async def _decide(self, statement: str, *values: Any) -> bool:
        """Whether a statement changed anything; then it is a new decision."""

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                changed = not str(await connection.execute(statement, *values)).endswith(" 0")
                if changed:
                    await connection.execute(DECIDED, DECISIONS)
            return changed

        return cast(bool, await self._write(work))
