"""Loops that run for as long as the server does."""

import asyncio
import logging

import pytest

from saboteur.server.background import forever


async def test_a_step_that_fails_is_logged_and_the_next_one_follows(caplog: pytest.LogCaptureFixture) -> None:
    steps, enough = 0, asyncio.Event()

    async def step() -> None:
        nonlocal steps
        steps += 1
        if steps == 5:
            enough.set()
        if steps % 2:
            raise LookupError("something that nobody thought of")
        await asyncio.sleep(1)

    with caplog.at_level(logging.ERROR, "saboteur"):
        task = asyncio.ensure_future(forever(step))
        await enough.wait()
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert [record.getMessage() for record in caplog.records] == ["background-failure LookupError"] * 3
