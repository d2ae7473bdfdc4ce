"""The one way to try something again that somebody else was quicker with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from saboteur.server.problems import Code, Problem
from saboteur.server.store import Overtaken

Result = TypeVar("Result")
MOST_TRIES: Final = 100


async def retried(action: Callable[[], Awaitable[Result]], after: type[Exception] = Overtaken) -> Result:
    """Do something; do it again whenever it raises `after`, by default because another worker stored something first.

    The action must look at everything again each time. Raises Problem if it never succeeds.
    """
    for _ in range(MOST_TRIES):
        try:
            return await action()
        except after:
            continue
    raise Problem(Code.STORAGE)
