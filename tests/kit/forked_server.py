"""Server processes that can be killed and are back at once: a parent that has everything imported forks each of them.

Run as `python -m tests.kit.forked_server`; it reads a line for each server to start and prints its process number.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from saboteur.server import run
from saboteur.server.app import create
from saboteur.server.settings import Settings
from tests.kit import planted_faults
from tests.kit.temporary_database import database
from tools.services.ports import free_port

ROOT = Path(__file__).resolve().parents[2]


class NotStarted(Exception):
    """A server ended before it answered; the message is the end of its log."""


class ForkedServers:
    """The parent of the servers."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.log = folder / "server.log"
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database(folder, "crash.sqlite3")
        self._settings = {"port": self.port, "database": self.database, **settings}
        self._process: asyncio.subprocess.Process | None = None
        self._server: int | None = None
        self._killed: int | None = None
        self.kills = 0

    async def __aenter__(self) -> Self:
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.kit.forked_server", cwd=ROOT, stderr=log,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self.kill()
        await self._process.communicate(b"")

    async def start(self, plant: str = "", shift: int = 0) -> None:
        """Start a server and wait until it answers; `shift` are milliseconds by which its clock is ahead."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        while self._killed is not None and alive(self._killed):
            await asyncio.sleep(0.005)  # it still has the file: on a busy machine even that end takes its time
        wanted = {"plant": plant, "shift": shift, "settings": self._settings}
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._server = int(await self._process.stdout.readline())
        await self._answers()

    def kill(self) -> None:
        """End the server without a word."""
        if self._server is not None:
            os.kill(self._server, signal.SIGKILL)
            self._server, self._killed = None, self._server
            self.kills += 1

    async def _answers(self) -> None:
        async with httpx.AsyncClient(base_url=self.base) as http, asyncio.timeout(300):
            while True:
                try:
                    await http.get("/api/health")
                except httpx.TransportError:
                    assert self._server is not None
                    if not alive(self._server):
                        self._server = None
                        raise NotStarted(self.log.read_text()[-1000:]) from None
                    await asyncio.sleep(0.02)
                else:
                    return


def alive(process: int) -> bool:
    """Whether a process runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@asynccontextmanager
async def forked_servers(folder: Path, **settings: Any) -> AsyncIterator[ForkedServers]:
    """A forked_servers with its first server not yet started."""
    quick = {
        "bot_delay": 0.0, "bot_workers": 0, "requests_per_minute": 600_000, "messages_per_minute": 60_000,
        "hash_seconds": 1.0, "nonce_seconds": 1.0, "log_level": "debug", "guesses_per_hour": 100_000,
    }  # fmt: skip
    async with ForkedServers(folder, **quick | settings) as made:
        yield made


# -- the parent process -----------------------------------------------------------------------------------------------


def main() -> None:
    """Fork a server for each line; children that were killed are reaped by the next."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _serve(json.loads(line))
            os._exit(0)
        print(child, flush=True)


def _serve(wanted: dict[str, Any]) -> None:
    os.close(0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    planted_faults.plant(wanted["plant"])
    run.create = partial(create, time_source=planted_faults.Shifted(wanted["shift"]))  # type: ignore[attr-defined]
    run.run(replace(Settings(), **wanted["settings"]))


if __name__ == "__main__":
    main()
