"""Lends the host's rights while the host is gone, and gives them back; who gets them says `entitlement`."""

from __future__ import annotations

from contextlib import suppress

from saboteur.server.state import entries as e
from saboteur.server.store import Overtaken
from saboteur.server.table.entitlement import acting_host
from saboteur.server.table.table import Table


async def pass_host_on(table: Table) -> None:
    """Let somebody else be the host, if the host is gone or somebody whose table it is came back."""
    if not passed_on(table):
        return
    async with table:
        with suppress(Overtaken):  # then the next sweep looks again
            for entry in passed_on(table):
                await table.commit(entry)


def passed_on(table: Table) -> list[e.HostPassed]:
    """The entry with which somebody else should be the host now, if anybody should."""
    acting = acting_host(table)
    return [] if acting is None else [e.HostPassed(acting, lent=acting != table.state.owner_seat())]
