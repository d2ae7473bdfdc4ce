"""How a request that waits learns that nobody is there any more who could be answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from saboteur.server.http.request_body import ClientGone

if TYPE_CHECKING:
    from asyncio import Future

    from starlette.types import Scope

    from saboteur.server.time_source import TimeSource

LOSS: Final = "loss"
"""Where the `ConnectionLoss` of a request's connection is found in the state of its scope."""


class ConnectionLoss:
    """Whether a connection has been lost. Set by the connection; at most one of its requests waits at a time."""

    __slots__ = ("_woken", "happened")

    def __init__(self) -> None:
        self.happened = False
        self._woken: Future[None] | None = None

    def happen(self) -> None:
        """The connection is lost: whoever waits need not."""
        self.happened = True
        self._wake()

    async def pause(self, time_source: TimeSource, seconds: float) -> None:
        """Come back after a while. Raises ClientGone as soon as the connection is lost: a crowd that comes and goes
        must not leave everything behind that it asked for."""
        if not self.happened:
            self._woken = asyncio.get_running_loop().create_future()
            alarm = time_source.later(seconds, self._wake)
            try:
                await self._woken
            finally:
                alarm.cancel()
                self._woken = None
        if self.happened:
            raise ClientGone

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)


def loss_of(scope: Scope) -> ConnectionLoss:
    """The `ConnectionLoss` of the request's connection, or one that never happens if the server provides none."""
    known = scope.get("state", {}).get(LOSS)
    return known if isinstance(known, ConnectionLoss) else ConnectionLoss()
