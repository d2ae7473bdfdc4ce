"""The tables that wait for players and whose hosts want them to be found. Nothing is told about who is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from saboteur.server.state.room import MOST_SEATS
from saboteur.server.table.table import Table

MOST_LISTED: Final = 30
"""The newest ones, but one of each address before the second of any: nobody fills the list alone."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table that anybody may join."""

    number: int
    """A newer table has a higher one, at whichever worker it was made."""
    code: str
    edition: str
    taken: int
    """Seats of people and bots."""
    free: int
    newer: int = 0
    """Newer ones that people of the same address have; not told to visitors."""


def open_tables(tables: Iterable[Table]) -> list[OpenTable]:
    """Those of the tables in memory that anybody may join, the newest first."""
    seen, told = Counter[str](), []
    for table in sorted(filter(_is_open, tables), key=lambda table: table.id, reverse=True):
        address = next((one.address for one in table.audience.connections if one.seats), "")
        told.append(_told(table, seen[address]))
        seen[address] += 1
    return _chosen(told)


def _chosen(tables: Iterable[OpenTable]) -> list[OpenTable]:
    """Those that are listed, the newest first."""
    fair = sorted(tables, key=lambda table: (table.newer, -table.number))[:MOST_LISTED]
    return sorted(fair, key=lambda table: table.number, reverse=True)


def _is_open(table: Table) -> bool:
    """Whether the host wants the table to be listed, nothing keeps a newcomer out, and somebody is there to play."""
    room = table.room
    settings = room.settings
    wanted = settings.listed and not settings.closed and not settings.private
    return wanted and room.stage == "open" and len(room.seats) < MOST_SEATS and bool(table.audience.seats())


def _told(table: Table, newer: int) -> OpenTable:
    taken = len(table.room.seats)
    return OpenTable(table.id, table.code, table.room.settings.edition, taken, MOST_SEATS - taken, newer)


def packed(tables: list[OpenTable]) -> str:
    """As one worker tells another."""
    return msgspec.json.encode(tables).decode()


def together(lists: Iterable[str]) -> list[OpenTable]:
    """The lists of several workers as one, the newest first; a table is told once, by whoever is asked first."""
    told: dict[str, OpenTable] = {}
    for each in lists:
        for table in msgspec.json.decode(each, type=list[OpenTable]):
            told.setdefault(table.code, table)
    return _chosen(told.values())
