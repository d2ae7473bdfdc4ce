"""The open tables of all workers of this machine as one list, put together at most once a second: pages ask for it
again and again."""

from __future__ import annotations

import asyncio
from typing import Final

from saboteur.server.cluster.cluster import Cluster
from saboteur.server.cluster.local_workers import OPEN_TABLES
from saboteur.server.table.open_tables import OpenTable, open_tables, packed, together
from saboteur.server.table.table_registry import TableRegistry

SECONDS: Final = 1.0


class OpenTableList:
    """The list as it was a moment ago."""

    def __init__(self, registry: TableRegistry, cluster: Cluster) -> None:
        self._registry, self._cluster = registry, cluster
        self._found: asyncio.Future[list[OpenTable]] | None = None
        self._since = 0.0

    async def current(self) -> list[OpenTable]:
        """Those who ask meanwhile wait for the same answer."""
        now = asyncio.get_running_loop().time()
        if self._found is None or now - self._since >= SECONDS:
            self._since, self._found = now, asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._found)

    async def _ask(self) -> list[OpenTable]:
        own = packed(open_tables(self._registry.tables.values()))
        return together([own, *await self._cluster.asked(OPEN_TABLES)])
