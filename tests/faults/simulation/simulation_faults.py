"""Faults put into the server or its store on purpose: the simulation must notice each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from saboteur.server.problems import Code
from saboteur.server.socket import hello, message_handlers
from saboteur.server.store import Batch
from saboteur.server.table.audience import Audience
from saboteur.server.table.move_clock import TurnClock
from saboteur.server.table.table import Table
from saboteur.server.wire import messages
from tests.faults.simulation.simulated_disk import Disk, SimulatedStore

Plant = Callable[[pytest.MonkeyPatch], None]


def tells_first(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told while it is being stored."""

    def append(store: SimulatedStore, batch: Batch) -> asyncio.Future[object]:
        original(store, batch)
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    original = SimulatedStore.append
    patch.setattr(SimulatedStore, "append", append)


def forgets_keys(patch: pytest.MonkeyPatch) -> None:
    """Keys are not stored: the same move sent again is another move."""

    def append(store: SimulatedStore, batch: Batch) -> asyncio.Future[object]:
        return original(store, replace(batch, keys=()))

    original = SimulatedStore.append
    patch.setattr(SimulatedStore, "append", append)


def acknowledges_stale_moves(patch: pytest.MonkeyPatch) -> None:
    """A move chosen in another state is answered as if it had been accepted."""

    def refuse(table: Table, connection: Any, message: Any, refusal: Any) -> None:
        if refusal.code == Code.STALE:
            connection.push(messages.Done(message.key, table.state.n))
        else:
            original(table, connection, message, refusal)

    original = message_handlers._refuse
    patch.setattr(message_handlers, "_refuse", refuse)


def tells_in_spite_of_failure(patch: pytest.MonkeyPatch) -> None:
    """A failure of the disk is taken for success."""

    def settle(store: SimulatedStore, done: Any, result: object, failure: Any) -> None:  # noqa: ARG001 - as it was
        original(store, done, result, None)

    original = SimulatedStore._settle
    patch.setattr(SimulatedStore, "_settle", settle)


def skips_an_entry(patch: pytest.MonkeyPatch) -> None:
    """Every twentieth entry is told to nobody."""

    def tell(audience: Audience, step: Any) -> None:
        if step._outcome.n % 20:
            original(audience, step)

    original = Audience.tell
    patch.setattr(Audience, "tell", tell)


def resumes_one_short(patch: pytest.MonkeyPatch) -> None:
    """Who comes back misses the first thing that happened meanwhile."""

    async def tail(*given: Any) -> Any:
        found = await original(*given)
        return found[1:] if found else found

    original = hello._read_tail
    patch.setattr(hello, "_read_tail", tail)


def charges_downtime(patch: pytest.MonkeyPatch) -> None:
    """Clocks run on while there is no server."""

    def stop_clocks(disk: Disk) -> None:
        now = round(asyncio.get_running_loop().time() * 1000) + 1_700_000_000_000
        disk.alive = now
        original(disk)

    original = Disk.stop_clocks
    patch.setattr(Disk, "stop_clocks", stop_clocks)


def rings_early(patch: pytest.MonkeyPatch) -> None:
    """A clock that is stopped and goes on has lost two seconds."""

    def start_or_stop(turn: TurnClock, clock: Any, *, going: bool) -> None:
        clock.left = max(0, clock.left - 2_000)
        original(turn, clock, going=going)

    original = TurnClock._start_or_stop
    patch.setattr(TurnClock, "_start_or_stop", start_or_stop)


def never_rings(patch: pytest.MonkeyPatch) -> None:
    """After a restart nobody looks after the clock, nor after bots."""
    patch.setattr(Table, "refresh", lambda table: None)  # noqa: ARG005


PLANTS: tuple[Plant, ...] = (
    tells_first, forgets_keys, acknowledges_stale_moves, tells_in_spite_of_failure, skips_an_entry, resumes_one_short,
    charges_downtime, rings_early, never_rings,
)  # fmt: skip
