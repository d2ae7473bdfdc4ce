"""The event loop of server tests: virtual time, a network and processes in memory. Nothing sleeps, and what happens in
a run depends on the test alone."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import pytest

from saboteur.server.store import sqlite
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.loop_writer import LoopWriter
from tests.kit.memory_network import LOOPBACK, Listener, MemoryTransport, Network, PortHolder
from tests.kit.memory_processes import PROGRAMS, MemoryProcess
from tests.kit.temporary_database import ON_POSTGRES
from tests.kit.virtual_time import VirtualLoop

Result = TypeVar("Result")
SEED: Final = int(os.environ.get("SABOTEUR_TEST_SEED", "0"))
"""Another number is another order in which bytes arrive at their readers; 0 is the order in which they were sent."""
LONGEST: Final = 900.0
"""Seconds after which a test hangs; on a virtual clock they are over in a moment."""


class MemoryLoop(VirtualLoop):
    """A virtual loop on which servers listen, clients connect, and the server's own processes run."""

    def __init__(self) -> None:
        super().__init__(LONGEST)
        self.network = Network(self, SEED)

    def close(self) -> None:
        if not self.is_closed():
            self.network.close()
        super().close()

    async def create_server(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], _host: Any = None, port: int | None = None, *,
        sock: Any = None, **_: Any,
    ) -> Listener:  # fmt: skip
        """Listen at a port; at which address of this machine does not matter."""
        wanted = sock.getsockname()[1] if isinstance(sock, PortHolder) else port
        return self.network.listen(protocol_factory, wanted or self.network.free_port())

    async def create_connection(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], _host: Any = None, port: Any = None, *,
        local_addr: tuple[str, int] | None = None, **_: Any,
    ) -> tuple[MemoryTransport, asyncio.BaseProtocol]:  # fmt: skip
        """Connect to a port, from an address of this machine. Raises ConnectionRefusedError."""
        local = local_addr[0] if local_addr is not None else LOOPBACK
        return self.network.connect(protocol_factory, int(port), local)

    async def subprocess_exec(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.SubprocessProtocol], program: Any, *args: Any, **_: Any
    ) -> tuple[MemoryProcess, asyncio.SubprocessProtocol]:
        """Start one of the server's own processes. Raises KeyError for any other."""
        protocol = protocol_factory()
        return MemoryProcess(self, protocol, PROGRAMS[program, *args]()), protocol


def is_virtual() -> bool:
    """Whether the loop that runs is one of these."""
    return isinstance(asyncio.get_running_loop(), MemoryLoop)


def memory_loop() -> MemoryLoop:
    """The loop that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, MemoryLoop)
    return loop


@contextmanager
def reproducible(seed: int = SEED) -> Iterator[None]:
    """Let nothing of the server depend on chance or on a thread, as long as the block runs."""
    drawn = DrawnSecrets(random.Random(f"secrets {seed}"))
    with pytest.MonkeyPatch.context() as patch:
        for name in ("token_bytes", "token_hex", "token_urlsafe", "choice"):
            patch.setattr(secrets, name, getattr(drawn, name))
        patch.setattr(sqlite, "Writer", LoopWriter)
        state = random.getstate()
        random.seed(seed)
        try:
            yield
        finally:
            random.setstate(state)


def run_virtual(scene: Coroutine[Any, Any, Result]) -> Result:
    """Play a scene to its end on a virtual clock. Raises Stuck if it has none. On PostgreSQL the clock is real."""
    if ON_POSTGRES:
        return run_real(scene)
    with reproducible(), asyncio.Runner(loop_factory=MemoryLoop) as runner:
        return runner.run(scene)


def run_real(scene: Coroutine[Any, Any, Result]) -> Result:
    """Play a scene to its end with real sockets; one that hangs is ended after many minutes, since machines may be
    busy."""

    async def bounded() -> Result:
        async with asyncio.timeout(LONGEST):
            return await scene

    return asyncio.run(bounded())
