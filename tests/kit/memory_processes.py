"""Processes that the server would start, as steps of a virtual loop: the same code answers the same bytes."""

from __future__ import annotations

import asyncio
import io
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

from saboteur.server.bots import bot_process as bots
from saboteur.server.bots.bot_messages import LENGTH_BYTES
from saboteur.server.replay import replay_process as replays

STDIN, STDOUT = 0, 1


class Program(Protocol):
    """What a process does with its input."""

    def take(self, data: bytes) -> bytes:
        """What it writes when it has read this."""
        ...

    def end(self) -> tuple[int, bytes]:
        """Its exit code, and what it still writes, when its input has ended."""
        ...


class BotWorker:
    """`python -m saboteur.server.bots.bot_process`"""

    def __init__(self) -> None:
        self._worker = bots.Worker()
        self._read = bytearray()

    def take(self, data: bytes) -> bytes:
        self._read += data
        written = io.BytesIO()
        while (size := self._whole()) is not None:
            bots.serve(io.BytesIO(bytes(self._read[:size])), written, self._worker)
            del self._read[:size]
        return written.getvalue()

    def _whole(self) -> int | None:
        """The size of the first question; None if it has not come in full."""
        size = LENGTH_BYTES + int.from_bytes(self._read[:LENGTH_BYTES], "big")
        return size if len(self._read) >= max(size, LENGTH_BYTES + 1) else None

    def end(self) -> tuple[int, bytes]:
        return 0, b""


class ReplayWorker:
    """`python -m saboteur.server.replay.replay_process`"""

    def __init__(self) -> None:
        self._question = bytearray()

    def take(self, data: bytes) -> bytes:
        self._question += data
        return b""

    def end(self) -> tuple[int, bytes]:
        return replays.worked_out(bytes(self._question))


PROGRAMS: Final[dict[tuple[str, ...], Callable[[], Program]]] = {
    (sys.executable, "-m", "saboteur.server.bots.bot_process"): BotWorker,
    (sys.executable, "-m", "saboteur.server.replay.replay_process"): ReplayWorker,
}
FIRST_PROCESS: Final = 1_000_000


class MemoryProcess(asyncio.SubprocessTransport):
    """A process whose work is a step of the loop; it takes no time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, protocol: asyncio.SubprocessProtocol, program: Program) -> None:
        super().__init__()
        self._loop, self._protocol, self._program = loop, protocol, program
        self._code: int | None = None
        self._ended: asyncio.Future[int] = loop.create_future()
        self._input = _Input(self)
        self._output = _Output()
        protocol.connection_made(self)

    def get_pid(self) -> int:
        return FIRST_PROCESS

    def get_returncode(self) -> int | None:
        return self._code

    def get_pipe_transport(self, fd: int) -> asyncio.BaseTransport | None:
        return {STDIN: self._input, STDOUT: self._output}.get(fd)

    def read(self, data: bytes) -> None:
        """Give the process something to read, in a step of its own."""
        self._loop.call_soon(self._take, data)

    def read_to_end(self) -> None:
        """Let its input end."""
        self._loop.call_soon(self._finish)

    def _take(self, data: bytes) -> None:
        if self._code is None:
            self._write(self._program.take(data))

    def _finish(self) -> None:
        if self._code is None:
            code, rest = self._program.end()
            self._write(rest)
            self._exit(code)

    def _write(self, data: bytes) -> None:
        if data:
            self._protocol.pipe_data_received(STDOUT, data)

    def _exit(self, code: int) -> None:
        self._code = code
        for fd in (STDIN, STDOUT):
            self._protocol.pipe_connection_lost(fd, None)
        self._protocol.process_exited()
        self._loop.call_soon(self._protocol.connection_lost, None)
        self._ended.set_result(code)

    def send_signal(self, signal: int) -> None:
        """Whatever it is, it ends the process. Raises ProcessLookupError if it has ended."""
        if self._code is not None:
            raise ProcessLookupError
        self._exit(-signal)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def close(self) -> None:
        if self._code is None:
            self.kill()

    def is_closing(self) -> bool:
        return self._code is not None

    async def _wait(self) -> int:
        """What asyncio asks for the exit code."""
        return await asyncio.shield(self._ended)


class _Input(asyncio.WriteTransport):
    """The standard input, from the outside."""

    def __init__(self, process: MemoryProcess) -> None:
        super().__init__()
        self._process = process
        self._closing = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self._process.read(bytes(data))

    def write_eof(self) -> None:
        self.close()

    def can_write_eof(self) -> bool:
        return True

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._process.read_to_end()

    def abort(self) -> None:
        self.close()

    def is_closing(self) -> bool:
        return self._closing


class _Output(asyncio.ReadTransport):
    """The standard output, from the outside: it is read at once."""

    def pause_reading(self) -> None:
        """There is little of it."""

    def resume_reading(self) -> None:
        """It was never paused."""

    def close(self) -> None:
        """The process ends by itself."""

    def is_closing(self) -> bool:
        return False
