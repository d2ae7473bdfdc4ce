"""Eviction: which tables leave memory when it is full.

First go those that nobody is connected to, then those of the address that has the most.

A table leaves memory, never the database: whoever comes to it again has it read again, if memory allows. An address
cannot push out others by taking many tables: what it takes makes its own tables the first to go. A table counts for
those who play there, not for spectators, and among several for whoever has the fewest tables: so nobody makes another
one's table go by coming to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from saboteur.server.limits.guess_limit import wide_network
from saboteur.server.table.table import Table

IDLE_EVICTION_SHARE: Final = 20
"""One of so many tables leaves memory if nobody is there: looking for them takes time."""
EXCESS_EVICTION_SHARE: Final = 100
"""One of so many, at most, if somebody is."""


def idle_tables(tables: Iterable[Table]) -> list[Table]:
    """Tables with nobody connected, those unused for longest first; at most as many as leave memory at once."""
    known = list(tables)
    idle = sorted(
        (table for table in known if not _people(table) and _is_evictable(table)), key=lambda table: table.used
    )
    return idle[: len(known) // IDLE_EVICTION_SHARE + 1]


def excess_tables(tables: Iterable[Table], newcomer: str) -> list[Table]:
    """Those to evict for one more table of an address; none if no address has more than that one then has.

    Tables without a running game come first, then games that people of one address play, then all others; of an
    address, the newest.
    """
    known = [(table, _people(table)) for table in tables if _is_evictable(table)]
    own = 1 + sum(_network(newcomer) in people for _, people in known)
    sizes = Counter(address for _, people in known for address in people)
    for importance in range(3):
        group = [(table, people) for table, people in known if _importance(table, people) == importance]
        sized = [(min(sizes[address] for address in people), table.id, table) for table, people in group if people]
        most = max((size for size, _, _ in sized), default=0)
        if most > own:
            excess = sorted((each for each in sized if each[0] > max(own, most // 2)), reverse=True)
            return [table for _, _, table in excess[: len(known) // EXCESS_EVICTION_SHARE + 1]]
    return []


def _people(table: Table) -> set[str]:
    """The addresses of those who play at a table here; if nobody does, of those who watch."""
    connections = table.audience.connections
    return {_network(one.address) for one in connections if one.seats} or {_network(one.address) for one in connections}


def _network(address: str) -> str:
    """The address, or the wide network of IPv6 that it belongs to, which one person may have alone."""
    return wide_network(address) or address


def _importance(table: Table, people: set[str]) -> int:
    return 0 if table.room.stage != "playing" else min(len(people), 2)


def _is_evictable(table: Table) -> bool:
    """Whether nobody acts on it, and it would be read again just as it is."""
    return not table.busy and table.state.n > 0 and table.room.stage != "dealing"
