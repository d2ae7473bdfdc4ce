"""A server that closes leaves nothing under way."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from saboteur.server.composition import close_services, compose, open_services
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf, TableSettings
from saboteur.server.state.table_log import BREATHE_AFTER
from saboteur.server.table.table import Table
from tests.kit.local_server import settings_for
from tests.kit.memory_loop import run_virtual

TURNS = 200
"""Turns of the loop that the work needs to end, once it is called off: a process must be waited for, say."""


@pytest.mark.sqlite
def test_what_is_called_off_has_ended_before_the_store_closes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a bot's process that was just being started outlived the server that had asked for it."""

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(TURNS):
                await asyncio.sleep(0)

    async def scene() -> list[bool]:
        services, ended = compose(settings_for(folder, bot_workers=0)), []
        await open_services(services)
        task, close = services.background.spawn(work()), services.store.close

        async def at_once(_: int) -> None:
            """Needs no turn of the loop."""

        async def closing() -> None:
            ended.append(task.done())
            await close()

        monkeypatch.setattr(services.store, "alive", at_once)
        monkeypatch.setattr(services.store, "close", closing)
        await asyncio.sleep(0)
        await close_services(services)
        return ended

    assert run_virtual(scene()) == [True]


@pytest.mark.sqlite
def test_others_have_their_turn_while_a_long_log_is_read(folder: Path) -> None:
    """A single request for an idle table whose log was long stopped everybody for seconds."""
    lines = 400

    async def scene() -> int:
        services = compose(settings_for(folder, bot_workers=0))
        await open_services(services)
        try:
            made = await services.registry.create()
            async with services.registry.at(made.code) as table:
                await table.commit(e.Opened(table.code, TableSettings()))
                await table.commit(e.Joined(0, "Ana", Dwarf(), 0))
                for number in range(lines):
                    await table.commit(e.Said(0, f"line {number}"))
            table.drop()
            return await turns_until(services.registry.at(made.code))
        finally:
            await close_services(services)

    assert run_virtual(scene()) >= lines // BREATHE_AFTER


async def turns_until(opening: AbstractAsyncContextManager[Table]) -> int:
    """How often others had their turn until a table was open."""
    turns, done = 0, asyncio.Event()

    async def others() -> None:
        nonlocal turns
        while not done.is_set():
            turns += 1
            await asyncio.sleep(0)

    async def opens() -> None:
        async with opening as table:
            assert table.state.n > 0
        done.set()

    await asyncio.gather(opens(), others())
    return turns
