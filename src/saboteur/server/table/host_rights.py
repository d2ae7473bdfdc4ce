"""Who has the host's rights while the host is gone."""

from __future__ import annotations

from contextlib import suppress

from saboteur.server.state import entries as e
from saboteur.server.store import Overtaken
from saboteur.server.table.seats import dealt_in, is_gone
from saboteur.server.table.table import Table


async def pass_host_on(table: Table) -> None:
    """Lend the host's rights to somebody else while the host is gone for long, and give them back afterwards."""
    heir = _heir(table)
    if heir is None:
        return
    host = table.room.host
    async with table:
        if table.room.host == host and _heir(table) == heir:
            with suppress(Overtaken):  # then the next sweep looks again
                await table.commit(e.HostPassed(heir, lent=heir != table.state.lending_seat()))


def _heir(table: Table) -> int | None:
    """Who should be the host instead: the person who lent the rights and is back; else, if the host has been gone for a
    while, the first connected person who was there for the first game, or in a running one, who was dealt in. A code
    alone is not enough to inherit a table, so before the first game nobody does."""
    host, room, state, audience = table.room.host, table.room, table.state, table.audience
    lending = state.lending_seat()
    if host is None or room.stage == "dealing":
        return None
    if lending is not None and lending != host and audience.connected(lending):
        return lending
    if not state.first_deal or not is_gone(table, host):
        return None
    people = [seat for seat in range(len(room.seats)) if room.seats[seat].bot is None and audience.connected(seat)]
    dealt = dealt_in(table) if room.stage == "playing" else []
    entitled = [seat for seat in people if state.was_there_first(seat)] or [seat for seat in people if seat in dealt]
    return next(iter(entitled), None)
