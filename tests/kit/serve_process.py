"""`saboteur serve` as a host starts it: a process with flags, that is asked to stop by signals and writes logs."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.kit.client import PATIENCE
from tools.services.ports import free_port

USUAL = {
    "SABOTEUR_BOT_DELAY": "0", "SABOTEUR_BOT_WORKERS": "0", "SABOTEUR_HASH_SECONDS": "1", "SABOTEUR_NONCE_SECONDS": "1",
    "SABOTEUR_MESSAGES_PER_MINUTE": "60000",
}  # fmt: skip
"""Bots that do not dawdle; everything else as it comes."""


class Process:
    """A running server."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self._process, self.port, self._log = process, port, log
        self.base = f"http://127.0.0.1:{port}"

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._log.read_text(encoding="utf-8")

    def ask_to_stop(self) -> None:
        """What systemd and containers send."""
        self._process.send_signal(signal.SIGTERM)

    def insist(self) -> None:
        """What somebody at the keyboard sends who does not want to wait."""
        self._process.send_signal(signal.SIGINT)

    async def kill(self) -> None:
        """End it without a word."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    async def ended(self) -> int:
        """Wait for its end; gives the exit code."""
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


@asynccontextmanager
async def serving(
    folder: Path, *flags: str, database: str | None = None, files: int | None = None, **settings: Any
) -> AsyncIterator[Process]:
    """`saboteur serve` with flags and settings, and so many files that it may open, until the block ends."""
    port, log = free_port(), folder / f"log-{len(list(folder.glob('log-*')))}"
    chosen = {f"SABOTEUR_{name.upper()}": str(value) for name, value in settings.items()}
    words = ["serve", "--port", str(port), "--database", database or str(folder / "games.sqlite3"), *flags]
    limited = ["prlimit", f"--nofile={files}"] if files is not None else []
    with log.open("wb") as out:
        process = await asyncio.create_subprocess_exec(
            *limited, sys.executable, "-m", "saboteur", *words, env=os.environ | USUAL | chosen, stdout=out, stderr=out
        )
    made = Process(process, port, log)
    try:
        await answering(f"{made.base}/api/health")
        yield made
    finally:
        await made.kill()


async def answering(address: str) -> None:
    """Wait until somebody answers there."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:

        async def answers() -> bool:
            try:
                return (await http.get(address)).status_code == 200
            except httpx.TransportError:
                return False

        await until(answers)


async def until(holds: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.02)
