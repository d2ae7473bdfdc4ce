"""Where tables are kept. What is written is durable before anybody is told of it."""

from saboteur.server.store.batch import Batch, ClockRow, KeyRow, RecordRow, StoredTable, TokenRow
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.writer import StoreFailed

__all__ = ["Batch", "ClockRow", "KeyRow", "RecordRow", "SqliteStore", "StoreFailed", "StoredTable", "TokenRow"]
