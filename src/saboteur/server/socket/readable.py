"""Since which entry of a table's log a connection may be told of what happened before it came."""

from __future__ import annotations

from saboteur.server.broadcast.connection import Connection
from saboteur.server.table.table import Table


def told_since(table: Table, connection: Connection) -> int:
    """The first entry whose talk and public events may be read: anybody may since the table is public, people with a
    seat since they came to the table."""
    state = table.state
    public = state.n + 1 if table.room.settings.private else state.public_since
    rows = [table.tokens[token] for token in connection.holds if token in table.tokens]
    people = [(state.holders[row.seat], row.waiting) for row in rows]
    return min([public, *(holder.came(waiting=waiting) for holder, waiting in people)])


def resumable_since(table: Table, connection: Connection) -> int:
    """The first entry that may be told again: the holder of a seat since having it; whoever is shown no seat, be it a
    spectator, a screen, a device with several seats or somebody who waits, what they may read at all."""
    if connection.shown is not None:
        return table.state.holders[connection.shown].since
    return told_since(table, connection)
