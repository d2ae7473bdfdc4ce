"""Where tables are kept. What is written is durable before anybody is told of it."""

from saboteur.server.store.rows import Batch, ClockRow, FormerRow, KeyRow, RecordRow, StoredTable, Tail, TokenRow
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store
from saboteur.server.store.store_errors import Overtaken, StoreFailed, TableGone

__all__ = [
    "Batch", "ClockRow", "FormerRow", "KeyRow", "Overtaken", "RecordRow", "SqliteStore", "Store", "StoreFailed",
    "StoredTable", "TableGone", "Tail", "TokenRow",
]  # fmt: skip
