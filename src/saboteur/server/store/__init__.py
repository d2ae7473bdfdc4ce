"""Where tables are kept. What is written is durable before anybody is told of it."""

from saboteur.server.store.batch import Batch, ClockRow, FormerRow, KeyRow, RecordRow, StoredTable, Tail, TokenRow
from saboteur.server.store.failures import Overtaken, StoreFailed, TableGone
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store

__all__ = [
    "Batch", "ClockRow", "FormerRow", "KeyRow", "Overtaken", "RecordRow", "SqliteStore", "Store", "StoreFailed",
    "StoredTable", "TableGone", "Tail", "TokenRow",
]  # fmt: skip
