"""The handover of a socket to another process: letting go of one, and going on with one that comes.

The hello names the table, so by then the handshake is done and nothing else has been said. What is handed over is the
open socket itself with the hello; the client notices nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from saboteur.server.cluster.local_workers import HandedOver
from saboteur.server.socket.fast_frames import FastFrames

SOCKET_PATH: Final = "/api/play"


def let_go(protocol: object, give: Callable[[int], bool]) -> bool:
    """Give a socket's descriptor away and close it here; False if nobody takes it, or more than the hello has come."""
    if not isinstance(protocol, FastFrames) or not protocol.is_still():
        return False
    transport = protocol.transport
    transport.pause_reading()  # what comes from now on is for the other process
    if give(transport.get_extra_info("socket").fileno()):
        transport.abort()  # only our copy: nothing is sent
        return True
    transport.resume_reading()
    return False


class Adopted(FastFrames):
    """A socket that shook hands and said hello in another process."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], passed: HandedOver
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = ServerProtocol(state=State.OPEN, max_size=config.ws_max_size, logger=self.logger)
        self._passed = passed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.handshake_initiated = self.handshake_complete = True
        self.scope = {"type": "websocket", "path": SOCKET_PATH, "passed": self._passed}  # type: ignore[typeddict-item, typeddict-unknown-key]
        self.start_keepalive()
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
