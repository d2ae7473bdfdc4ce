"""Starts several workers on one port, starts anew whoever ends, and restarts them one after the other on SIGHUP.

The port belongs to the supervisor and is handed down: while one worker is away, whoever knocks is let in by another.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from saboteur.server.settings import Settings, texts

log = logging.getLogger("saboteur")
WORKER: Final = "saboteur.server.worker_process"
READY: Final = b"ready\n"
WORD: Final = b"serve\n"
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
SHORTEST_LIFE: Final = 5.0
"""Seconds; whoever ends sooner is started anew only after a while."""
MOST_PATIENCE: Final = 5.0


class NotStarted(Exception):
    """A worker ended before it could serve."""


class Supervisor:
    """The parent of the workers."""

    def __init__(self, settings: Settings, port: socket.socket, control: socket.socket | None = None) -> None:
        """`control` is where the operator reaches whichever worker comes first."""
        count = settings.workers
        self._settings = settings
        self._port = port
        self._meeting = Path(tempfile.mkdtemp(prefix="saboteur-"))
        """Where the workers find each other; nobody else may look in."""
        self.slots: list[Slot] = [
            Slot(self._port, self._settings, self._meeting, str(number), control) for number in range(count)
        ]
        self._stopping = asyncio.Event()
        self._rolling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until SIGTERM or Ctrl-C. Raises NotStarted if the first workers do not come up."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._roll)
        try:
            await asyncio.gather(*(slot.start() for slot in self.slots))
            for slot in self.slots:
                slot.let_in()
            log.info("workers-ready %d", len(self.slots))
            watching = [asyncio.ensure_future(slot.watch()) for slot in self.slots]
            await self._stopping.wait()
            for task in (*watching, *self._tasks):
                task.cancel()
        finally:
            await asyncio.gather(*(slot.stop() for slot in self.slots))
            self._port.close()
            shutil.rmtree(self._meeting, ignore_errors=True)

    def _roll(self) -> None:
        task = asyncio.ensure_future(self._restart_all())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _restart_all(self) -> None:
        """One after the other: a new worker serves before the old one is told to stop."""
        async with self._rolling:
            for slot in self.slots:
                await slot.exchange()
            log.info("workers-exchanged %d", len(self.slots))


class Slot:
    """The place of one worker."""

    def __init__(
        self, port: socket.socket, settings: Settings, meeting: Path, name: str, control: socket.socket | None = None
    ) -> None:
        passed = [port.fileno()] if control is None else [port.fileno(), control.fileno()]
        self._passed = tuple(passed)
        self._words = (str(passed[0]), str(meeting), name, *map(str, passed[1:]))
        self._settings = settings
        self._patience = STOP_SECONDS + settings.drain_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._since = 0.0
        self._changed = asyncio.Event()

    @property
    def pid(self) -> int | None:
        """The number of the process that serves; None while there is none."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        """Start a worker and wait until it could serve. Raises NotStarted."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", WORKER, *self._words, pass_fds=self._passed,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=os.environ,
            )  # fmt: skip
        except OSError as failure:  # no memory or no process to be had at the moment
            raise NotStarted from failure
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(texts(self._settings)) + b"\n")
        try:
            async with asyncio.timeout(START_SECONDS):
                answer = await process.stdout.readline()
        except TimeoutError:
            answer = b""
        if answer != READY:
            await _end(process, STOP_SECONDS)
            raise NotStarted
        self._process, self._since = process, asyncio.get_running_loop().time()
        self._changed.set()

    def let_in(self) -> None:
        """Let the worker take connections: when all have started, or at once if others serve already."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(WORD)

    async def watch(self) -> None:
        """Start the worker anew whenever it ends by itself; sooner and sooner deaths are met with patience."""
        patience = 0.0
        while True:
            self._changed.clear()
            process = self._process
            if process is not None:
                await process.wait()
            if process is not self._process:
                continue  # it was exchanged
            lived = asyncio.get_running_loop().time() - self._since
            patience = 0.0 if lived > SHORTEST_LIFE else min(MOST_PATIENCE, patience * 2 + 0.2)
            log.warning("worker-ended %s", process.returncode if process else "–")
            await asyncio.sleep(patience)
            try:
                await self.start()
                self.let_in()
            except NotStarted:
                log.error("worker-not-started")

    async def exchange(self) -> None:
        """Put a new worker in the place of the old one, without a gap. An old one stays if no new one comes up."""
        old = self._process
        try:
            await self.start()
            self.let_in()
        except NotStarted:
            log.error("worker-not-started")
            return
        if old is not None:
            await _end(old, self._patience)

    async def stop(self) -> None:
        """End the worker in good order."""
        if self._process is not None:
            await _end(self._process, self._patience)


async def _end(process: asyncio.subprocess.Process, patience: float) -> None:
    """Ask a process to end; one that does not is killed."""
    if process.returncode is not None:
        return
    process.terminate()
    try:
        async with asyncio.timeout(patience):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def run(settings: Settings, port: socket.socket, control: socket.socket | None) -> None:
    """Serve at a port with several workers until told to stop. Raises NotStarted."""

    async def work() -> None:
        await Supervisor(settings, port, control).run()

    asyncio.run(work())
