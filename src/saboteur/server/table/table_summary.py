"""A table in a few words for whoever runs the server: nothing of its cards, its talk or its tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from saboteur.server.state.room import Stage
from saboteur.server.table.table import Table

Shown = Literal[Stage, "ended", "kept"]


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    code: str
    stage: Shown
    """`ended` by whoever runs the server; `kept` in the database and not looked at."""
    used: int
    """When something last happened, in milliseconds since 1970."""
    edition: str = ""
    people: int = 0
    connected: int = 0
    """Of the people."""
    bots: int = 0
    watching: int = 0
    games: int = 0
    """Dealt so far."""
    names: tuple[str, ...] = ()


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of one table."""

    name: str
    bot: str | None = None
    connected: bool = False
    addresses: tuple[str, ...] = ()


def summary(table: Table, *, names: bool) -> TableSummary:
    """A table in memory."""
    room, seated = table.room, table.audience.seats()
    people = [seat for seat in room.seats if seat.bot is None]
    return TableSummary(
        code=table.code,
        stage=room.stage if room.ended is None else "ended",
        used=table.used,
        edition=room.settings.edition,
        people=len(people),
        connected=len(seated),
        bots=len(room.seats) - len(people),
        watching=table.audience.watching,
        games=room.game,
        names=tuple(seat.name for seat in people) if names else (),
    )


def seat_summaries(table: Table, addresses: dict[int, set[str]]) -> list[SeatSummary]:
    """The seats of a table, with the addresses that play each."""
    seated = table.audience.seats()
    return [
        SeatSummary(seat.name, seat.bot, number in seated, tuple(sorted(addresses.get(number, ()))))
        for number, seat in enumerate(table.room.seats)
    ]


SPECTATORS = -1
"""Stands for those without a seat among the addresses of a table."""


def addresses_at(table: Table | None) -> dict[int, set[str]]:
    """Where the sockets of a table come from that are connected here, by seat."""
    found: dict[int, set[str]] = {}
    for connection in table.audience.connections if table is not None else ():
        for seat in connection.seats or (SPECTATORS,):
            found.setdefault(seat, set()).add(connection.address)
    return found


def packed(tables: Iterable[TableSummary]) -> str:
    """As one worker tells another."""
    return msgspec.json.encode(list(tables)).decode()


def unpacked(text: str) -> list[TableSummary]:
    """What another worker told."""
    return msgspec.json.decode(text, type=list[TableSummary])
