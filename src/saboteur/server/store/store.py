"""What a server needs of a database. SQLite serves one process, PostgreSQL as many as there are."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import Protocol

from saboteur.server.store.operator_data import OperatorData
from saboteur.server.store.rows import Batch, EntryRow, FormerHolder, StoredTable, Tail


class Store(Protocol):
    """Keeps tables. What is written is durable when the future is done or the coroutine comes back."""

    bot_key: str
    """A secret of this server from which the seeds of its bots follow."""
    operator_data: OperatorData
    """What the operator decides and wants to know."""

    @property
    def commits(self) -> int:
        """Commits so far."""
        ...

    @property
    def failures(self) -> int:
        """How often it failed so far; being overtaken is no failure, nor is a table that is deleted."""
        ...

    async def open(self, now: int) -> None:
        """Be ready. Raises WrongSchema for a database of a newer Saboteur, StoreFailed for one that does not answer."""
        ...

    async def close(self) -> None:
        """Finish what is being written, and close."""
        ...

    async def create(self, code: str, now: int) -> int:
        """A new table's number, one that no table ever had. Raises StoreFailed, also if the code is taken."""
        ...

    def append(self, batch: Batch) -> Future[object]:
        """Make a batch durable. The future may have Overtaken or TableGone: then nothing of it is stored; or
        StoreFailed: then it is unknown what is."""
        ...

    async def alive(self, now: int) -> None:
        """Note that the server runs."""
        ...

    async def delete(self, table: int) -> None:
        """Delete a table with all that belongs to it."""
        ...

    async def delete_older(self, before: int) -> int:
        """Delete tables that nobody has used since; gives how many."""
        ...

    async def rewrite(self, table: int, entries: list[EntryRow]) -> None:
        """Put entries in place of those with the same number: only to forget a name."""
        ...

    async def load(self, code: str) -> StoredTable | None:
        """A table by its code."""
        ...

    async def opens(self, code: str, tokens: Sequence[bytes]) -> bool:
        """Whether one of these tokens, by their hashes, opens a seat of the table with a code, or once did. The tokens
        are what is looked up: it takes as long whether there is such a table or not."""
        ...

    async def tail(self, table: int, after: int) -> Tail | None:
        """What was stored after an entry; None if the table is not there any more."""
        ...

    async def entries(self, table: int, last: int) -> Sequence[EntryRow]:
        """The log of a table up to an entry."""
        ...

    async def key(self, table: int, seat: int, key: str) -> tuple[bytes, int] | None:
        """Digest and entry of an idempotency key, if it was used."""
        ...

    async def former(self, table: int, token: bytes) -> FormerHolder | None:
        """Who gave up a seat of the table that the token with this hash opened."""
        ...

    async def record(self, identity: str) -> tuple[str, int, str] | None:
        """The code of the table, the number of the game and how it ended, by the record's id."""
        ...
