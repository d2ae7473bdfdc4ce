"""An administrator, whoever runs the server, ends a table (`saboteur end`): a game under way is abandoned, everybody is
told why, and nobody comes back. Its records stay as long as the table is kept. Players end a game in `votes.py`."""

from __future__ import annotations

from saboteur.server.state import entries as e
from saboteur.server.state.ended_table import ended
from saboteur.server.table import commit_reveal
from saboteur.server.table.retry import retried
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry


async def end_table(registry: TableRegistry, code: str, reason: str) -> None:
    """End the table with a code. Raises Problem if there is none, or if it has ended already."""
    async with registry.at(code) as table:
        await retried(lambda: _end(table, reason))


async def _end(table: Table, reason: str) -> int:
    if table.room.ended is not None:
        raise ended(table.room.ended)
    if table.room.stage == "dealing":
        await commit_reveal.cancel(table, "ended")
    abandoned = [e.GameAbandoned()] if table.room.stage == "playing" else []
    return await table.commit(*abandoned, e.TableEnded(reason))
