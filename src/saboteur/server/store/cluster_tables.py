"""What workers tell each other through the database: who runs, who is connected where, who did what how often.

Nothing here decides about a game. It lies in tables that are not logged, and a lost notice costs a moment at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import asyncpg

from saboteur.server.store.postgres import DEAD_AFTER, PostgresStore
from saboteur.server.store.postgres_writer import UNREACHABLE
from saboteur.server.store.rows import Here
from saboteur.server.store.store_errors import StoreFailed
from saboteur.server.store.store_health import AWAY

FORGOTTEN_AFTER: Final = 15.0
"""Seconds without a beat after which all that a worker wrote here is deleted."""
TOKEN_BYTES: Final = 32
DAY: Final = 86_400_000

LIVE: Final = f"beat > clock_timestamp() - make_interval(secs => {DEAD_AFTER})"
DRAINED: Final = "greatest(0, b.level - greatest(0, $3 - b.at) / 1000.0 * $5)"
TAKE: Final = f"""
    INSERT INTO buckets AS b VALUES ($1, $2, $6::float8, $3, true)
    ON CONFLICT (kind, who) DO UPDATE SET at = greatest(b.at, $3), taken = {DRAINED} + $6::float8 <= $4,
    level = CASE WHEN {DRAINED} + $6::float8 <= $4 THEN {DRAINED} + $6::float8 ELSE {DRAINED} END
    RETURNING level, taken
"""
FULL: Final = f"SELECT {DRAINED} AS level FROM buckets AS b WHERE kind = $1 AND who = $2 AND $4::float8 > 0"


class ClusterTables:
    """The tables of a database in which workers leave word for each other. Everything may raise StoreFailed."""

    def __init__(self, store: PostgresStore, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._ear: Any = None

    # -- who runs -----------------------------------------------------------------------------------------------------

    async def beat(self) -> bool:
        """Show that this worker runs; True if the others had not forgotten it."""
        known = await self._store.fetch(
            "UPDATE workers SET beat = clock_timestamp() WHERE id = $1 RETURNING id", self._worker
        )
        if not known:
            keep = "INSERT INTO workers VALUES ($1, clock_timestamp()) ON CONFLICT DO NOTHING"
            await self._store.fetch(keep, self._worker)
        return bool(known)

    async def others(self) -> int:
        """How many other workers run."""
        rows = await self._store.fetch(f"SELECT count(*) FROM workers WHERE id <> $1 AND {LIVE}", self._worker)
        return int(rows[0][0])

    async def sign_off(self) -> None:
        """This worker ends, and all it wrote here goes with it."""
        await self._store.fetch("DELETE FROM workers WHERE id = $1", self._worker)

    async def tidy(self, now: int) -> None:
        """Delete what dead workers left, and what is too old to matter."""
        dead = "DELETE FROM workers WHERE beat < clock_timestamp() - make_interval(secs => $1)"
        await self._store.fetch(dead, FORGOTTEN_AFTER)
        for place, column in (("buckets", "at"), ("seen", "at"), ("transfers", "until")):
            await self._store.fetch(f"DELETE FROM {place} WHERE {column} < $1", now - DAY)

    # -- waking -------------------------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Be woken by the others; to be called again and again, since a broken connection must be replaced."""
        if self._ear is not None and not self._ear.is_closed():
            return
        try:
            ear = await self._store.connect()
            await ear.add_listener(await _channel(ear), lambda *told: heard(told[3]))
        except (*UNREACHABLE, asyncpg.PostgresError) as failure:
            self._store.health.failed(AWAY, type(failure).__name__)
            raise StoreFailed(type(failure).__name__) from failure
        self._ear = ear

    async def wake(self, notice: str) -> None:
        """Wake the others. It is sent after what it speaks of is durable, and may get lost."""
        await self._store.ask(lambda connection: _notify(connection, notice))

    async def close(self) -> None:
        """Hear nothing any more."""
        if self._ear is not None and not self._ear.is_closed():
            try:
                await self._ear.close(timeout=1)
            except UNREACHABLE:
                return

    # -- who is where -------------------------------------------------------------------------------------------------

    async def newest(self, tables: Sequence[int]) -> dict[int, int]:
        """The number of the last entry of each table; 0 for one that was deleted."""
        query = "SELECT id, (SELECT max(n) FROM entries WHERE table_id = id) FROM unnest($1::bigint[]) AS asked (id)"
        return {row[0]: row[1] or 0 for row in await self._store.fetch(query, list(tables))}

    async def put_presence(self, rows: Iterable[tuple[int, Here]]) -> None:
        """Say who is connected here."""
        empty = [table for table, here in rows if not here.sockets]
        full = [(table, here) for table, here in rows if here.sockets]
        if empty:
            query = "DELETE FROM presence WHERE worker = $1 AND table_id = ANY($2::bigint[])"
            await self._store.fetch(query, self._worker, empty)
        if full:
            columns = [
                [table for table, _ in full], [b"".join(sorted(here.holds)) for _, here in full],
                [here.watching for _, here in full], [here.sockets for _, here in full],
            ]  # fmt: skip
            await self._store.fetch(PUT_PRESENCE, self._worker, *columns)

    async def presence(self, tables: Sequence[int]) -> dict[int, dict[str, Here]]:
        """Who is connected to tables at other workers that run."""
        found: dict[int, dict[str, Here]] = {table: {} for table in tables}
        for row in await self._store.fetch(PRESENCE, list(tables), self._worker):
            holds = row["holds"]
            tokens = frozenset(holds[at : at + TOKEN_BYTES] for at in range(0, len(holds), TOKEN_BYTES))
            found[row["table_id"]][row["worker"]] = Here(tokens, row["watching"], row["sockets"])
        return found

    async def put_seen(self, rows: Sequence[tuple[int, bytes, int]]) -> None:
        """Note when a device was last connected."""
        query = """
            INSERT INTO seen SELECT DISTINCT ON (1, 2) * FROM unnest($1::bigint[], $2::bytea[], $3::bigint[])
            ON CONFLICT (table_id, token) DO UPDATE SET at = greatest(seen.at, excluded.at)
        """
        await self._store.fetch(query, *map(list, zip(*rows, strict=True)))

    async def seen(self, table: int) -> dict[bytes, int]:
        """When each device of a table was last connected, as far as it was noted."""
        rows = await self._store.fetch("SELECT token, at FROM seen WHERE table_id = $1", table)
        return {row[0]: row[1] for row in rows}

    # -- limits -------------------------------------------------------------------------------------------------------

    async def take(self, kind: str, who: bytes, now: int, size: float, rate: float, deeds: int) -> tuple[int, float]:
        """Count deeds in a bucket that all workers share, as many as there is room for: gives how many, and the seconds
        until there is room for another."""
        asked, level = min(deeds, int(size)), size
        while asked > 0:
            row = (await self._store.fetch(TAKE, kind, who, now, size, rate, asked))[0]
            level = row["level"]
            if row["taken"]:
                break
            asked = min(asked - 1, int(size - level))  # another worker may take some meanwhile: then fewer once more
        return asked, max((level + 1 - size) / rate, 0.001)

    async def full(self, kind: str, who: bytes, now: int, size: float, rate: float) -> float:
        """0 if there is room for one more; else seconds until there is. Counts nothing."""
        rows = await self._store.fetch(FULL, kind, who, now, size, rate)
        return max((rows[0]["level"] + 1 - size) / rate, 0.0) if rows else 0.0

    async def admit(self, address: bytes, most: int) -> bool:
        """Whether an address may have one more socket, at all workers together; if so it is counted.

        First counted, then looked: of two that come at the same moment both may be refused, never both admitted.
        """
        await self._store.fetch(OPEN, address, self._worker)
        query = f"SELECT sum(open) FROM sockets JOIN workers ON id = worker WHERE address = $1 AND (id = $2 OR {LIVE})"
        rows = await self._store.fetch(query, address, self._worker)
        if int(rows[0][0] or 0) <= most:
            return True
        await self.leave(address)
        return False

    async def leave(self, address: bytes) -> None:
        """A socket of an address is closed."""
        query = "UPDATE sockets SET open = open - 1 WHERE address = $1 AND worker = $2"
        await self._store.fetch(query, address, self._worker)
        await self._store.fetch(
            "DELETE FROM sockets WHERE address = $1 AND worker = $2 AND open <= 0", address, self._worker
        )

    async def put_sockets(self, counts: dict[bytes, int]) -> None:
        """Say anew how many sockets each address has here."""
        query = """
            INSERT INTO sockets SELECT address, $1, open FROM unnest($2::bytea[], $3::int[]) AS here (address, open)
            ON CONFLICT (address, worker) DO UPDATE SET open = excluded.open
        """
        await self._store.fetch(query, self._worker, list(counts), list(counts.values()))

    # -- one-time codes -----------------------------------------------------------------------------------------------

    async def offer(self, table: int, token: bytes, code: bytes, until: int, tries: int) -> None:
        """Keep a code for the seat that a token opens; an older one is void."""
        query = """
            INSERT INTO transfers VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (table_id, token) DO UPDATE SET code = $3, until = $4, tries = $5
        """
        await self._store.fetch(query, table, token, code, until, tries)

    async def redeem(self, table: int, code: bytes, now: int) -> bytes | None:
        """The token that a code was offered for, once; a wrong code counts for all that the table has."""
        taken = "DELETE FROM transfers WHERE table_id = $1 AND code = $2 AND until > $3 RETURNING token"
        rows = await self._store.fetch(taken, table, code, now)
        if rows:
            return bytes(rows[0][0])
        await self._store.fetch("UPDATE transfers SET tries = tries - 1 WHERE table_id = $1", table)
        await self._store.fetch("DELETE FROM transfers WHERE table_id = $1 AND tries <= 0", table)
        return None


PUT_PRESENCE: Final = """
    INSERT INTO presence SELECT table_id, $1, holds, watching, sockets
    FROM unnest($2::bigint[], $3::bytea[], $4::int[], $5::int[]) AS here (table_id, holds, watching, sockets)
    ON CONFLICT (table_id, worker) DO UPDATE
    SET holds = excluded.holds, watching = excluded.watching, sockets = excluded.sockets
"""
PRESENCE: Final = f"""
    SELECT table_id, worker, holds, watching, sockets FROM presence JOIN workers ON id = worker
    WHERE table_id = ANY($1::bigint[]) AND worker <> $2 AND {LIVE}
"""
OPEN: Final = """
    INSERT INTO sockets AS s VALUES ($1, $2, 1) ON CONFLICT (address, worker) DO UPDATE SET open = s.open + 1
"""


async def _channel(connection: Any) -> str:
    """Notices go to those who use the same tables: those of the same schema."""
    return f"saboteur_{await connection.fetchval('SELECT current_schema()')}"


async def _notify(connection: Any, notice: str) -> None:
    await connection.execute("SELECT pg_notify('saboteur_' || current_schema(), $1)", notice)
