"""Loops that run for as long as the server does, whatever happens to a single round of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

log = logging.getLogger("saboteur")
SECONDS_AFTER_A_FAILURE: Final = 1.0


async def forever(step: Callable[[], Awaitable[None]]) -> NoReturn:
    """Run a step again and again until the task is cancelled.

    A step that fails is logged, and the next one follows a moment later. Without this, an exception that nobody thought
    of would end the loop without a word, and the server would go on without its heartbeat or its housekeeping.
    """
    while True:
        try:
            await step()
        except Exception as failure:
            log.error("background-failure %s", type(failure).__name__, exc_info=failure)
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
