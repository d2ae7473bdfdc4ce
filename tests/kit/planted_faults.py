"""Faults for server processes, put in on purpose: the harness must notice each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from saboteur.server.cluster.local_workers import LocalWorkers
from saboteur.server.problems import Code
from saboteur.server.socket import endpoint, message_handlers
from saboteur.server.store import Batch, SqliteStore
from saboteur.server.store.postgres import PostgresStore
from saboteur.server.table.audience import Audience
from saboteur.server.table.table import Table
from saboteur.server.time_source import SystemTime
from saboteur.server.wire import messages

Append = Callable[[Any, Batch], Awaitable[Any]]


def _append_by(change: Callable[[Append], Append]) -> None:
    """Store in another way, in both databases."""
    kinds: tuple[Any, ...] = (SqliteStore, PostgresStore)
    for kind in kinds:
        kind.append = change(kind.append)


class Shifted(SystemTime):
    """The clock on the wall, some time ahead."""

    def __init__(self, milliseconds: int) -> None:
        self._shift = milliseconds

    def now(self) -> int:
        return super().now() + self._shift


def tell_first() -> None:
    """Everybody is told of a move before it is stored; it is stored some time later."""

    def late(append: Append) -> Append:
        async def later(store: Any, batch: Batch) -> None:
            if not batch.keys:
                await append(store, batch)
                return

            async def work() -> None:
                await asyncio.sleep(STORED_LATE)
                await append(store, batch)

            _LATER.append(asyncio.ensure_future(work()))

        return later

    _append_by(late)


_LATER: list[Any] = []
STORED_LATE = 600.0
"""Seconds: a kill that follows an acknowledgement comes before that, on the busiest machine, too."""


def forget_keys() -> None:
    """Keys are not stored: the same move sent again is another move."""

    def keyless(append: Append) -> Append:
        async def without(store: Any, batch: Batch) -> None:
            await append(store, replace(batch, keys=()))

        return without

    _append_by(keyless)


def acknowledge_anything() -> None:
    """A stale move is answered as if it had been accepted."""
    refuse = message_handlers._refuse

    def lying(table: Table, connection: Any, message: Any, refusal: Any) -> None:
        if refusal.code == Code.STALE:
            connection.push(messages.Done(message.key, table.state.n))
        else:
            refuse(table, connection, message, refusal)

    message_handlers._refuse = lying


def skip_a_message() -> None:
    """Every tenth entry is told to nobody."""
    tell = Audience.tell

    def forgetful(audience: Audience, step: Any) -> None:
        if step._outcome.n % 10:
            tell(audience, step)

    Audience.tell = forgetful  # type: ignore[method-assign,assignment]


def log_tokens() -> None:
    """Tokens of the hello are logged."""
    greet = endpoint.greet  # type: ignore[attr-defined]

    async def chatty(services: Any, connection: Any, hello: Any) -> Any:
        logging.getLogger("saboteur").info("hello %s", hello)
        return await greet(services, connection, hello)

    endpoint.greet = chatty  # type: ignore[attr-defined]


def pass_nothing_on() -> None:
    """Sockets stay at the worker they came to."""

    def keeping(*_: Any) -> bool:
        return False

    LocalWorkers.pass_on = keeping  # type: ignore[method-assign,assignment]


PLANTS = {
    plant.__name__: plant
    for plant in (tell_first, forget_keys, acknowledge_anything, skip_a_message, log_tokens, pass_nothing_on)
}


def plant(name: str) -> None:
    """Put one in; none for the empty name."""
    if name:
        PLANTS[name]()
