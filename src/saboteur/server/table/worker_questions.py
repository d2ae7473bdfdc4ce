"""What the workers of one machine ask each other for the operator: a word, then numbers."""

from __future__ import annotations

from typing import Final

import msgspec

from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.table.table_summary import addresses_at, packed, summary

IN_MEMORY: Final = "in-memory"
"""With the number of a page, and 1 for names: the tables in memory."""
ADDRESSES: Final = "addresses"
"""With the number of a table: where its sockets come from."""
PAGE: Final = 200
"""Tables in one answer: a message between workers has room for them, whatever their names."""


def in_memory(registry: TableRegistry, numbers: str) -> str:
    """A page of the tables in memory here."""
    page, names = map(int, numbers.split())
    tables = sorted((table for table in registry.tables.values() if table.state.n), key=lambda table: table.id)
    return packed(summary(table, names=bool(names)) for table in tables[page * PAGE : (page + 1) * PAGE])


def addresses(registry: TableRegistry, number: str) -> str:
    """Where the sockets of a table come from that are connected here, by seat."""
    return msgspec.json.encode(addresses_at(registry.numbers.get(int(number)))).decode()
