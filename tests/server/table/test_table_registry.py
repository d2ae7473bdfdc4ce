"""A server that closes leaves nothing under way."""

import asyncio
from pathlib import Path

import pytest

from saboteur.server.composition import close_services, compose, open_services
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
