"""Waiting for something that no message tells: the one place where tests look again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tests.kit.client import PATIENCE
from tests.kit.virtual_time import waiting

LOOK_AGAIN: Final = 0.01
"""Seconds between two looks. On a virtual clock they pass when nothing else is to do."""


async def eventually(holds: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something holds. Raises AssertionError if it never does, with what everybody waits for instead."""
    try:
        async with asyncio.timeout(seconds):
            while not await _answer(holds()):
                await asyncio.sleep(LOOK_AGAIN)
    except TimeoutError:
        code: Any = getattr(holds, "__code__", None)
        place = f"{code.co_filename}:{code.co_firstlineno}" if code is not None else repr(holds)
        raise AssertionError(f"{place} never came true:\n{waiting(asyncio.get_running_loop())}") from None


async def _answer(told: bool | Awaitable[bool]) -> bool:  # noqa: FBT001 - an answer, and no choice
    return told if isinstance(told, bool) else await told
