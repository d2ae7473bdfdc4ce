"""The way of a request or a socket to its table: by the token of a seat at once, by the code alone as a stranger, whose
wrong guesses are counted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from saboteur.server.limits.guess_limit import Guesses
from saboteur.server.state.ended_table import ended
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.tokens import hashed, tidied


@asynccontextmanager
async def entered(
    registry: TableRegistry,
    guesses: Guesses,
    address: str,
    code: str,
    tokens: Sequence[str],
    *,
    also_ended: bool = False,
) -> AsyncIterator[Table]:
    """The table with a code, for the caller alone until the block ends. Raises Problem; `also_ended` lets in to one
    that whoever runs the server has ended.

    Whether there is such a table is told to a stranger only in his turn, and before it nothing is done that would take
    longer at a table than at none: a token that opens nothing there says no more about him than none at all.
    """
    async with AsyncExitStack() as stack:
        table = await _seated(registry, stack, address, code, tokens) if tokens else None
        if table is None:
            async with guesses.turn(address, tidied(code), patient=not tokens):
                table = await stack.enter_async_context(registry.at(code, address))
        if table.room.ended is not None and not also_ended:
            raise ended(table.room.ended)
        async with guesses.counted(address):
            yield table


async def _seated(
    registry: TableRegistry, stack: AsyncExitStack, address: str, code: str, shown: Sequence[str]
) -> Table | None:
    """The table, entered, if one of the tokens opens a seat there, or did until somebody gave it up: whoever shows it
    was at the table, and may have a name to delete."""
    tokens = [hashed(token) for token in shown]
    if not await registry.opened_by(code, tokens):
        return None
    async with AsyncExitStack() as trial:
        table = await trial.enter_async_context(registry.at(code, address))
        if any([token in table.tokens or await registry.services.store.former(table.id, token) for token in tokens]):
            stack.push_async_exit(trial.pop_all())
            return table
    return None  # the table was deleted and another has its code, or its people were forgotten, a moment ago
