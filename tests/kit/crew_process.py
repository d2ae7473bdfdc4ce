"""`saboteur serve --workers N` on a PostgreSQL of the tests; its workers can be killed one by one.

Run as `python -m tests.kit.crew_process`, it is that command, with a fault put into its workers if one is named.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from saboteur.cli import main
from saboteur.server import foreman
from saboteur.server.crew.siblings import rank
from tests.kit.databases import postgres_database
from tools.ports import free_port

PLANT = "SABOTEUR_TEST_PLANT"
ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "BOT_DELAY": "0", "BOT_WORKERS": "0", "REQUESTS_PER_MINUTE": "6000000", "MESSAGES_PER_MINUTE": "60000",
    "HASH_SECONDS": "2", "NONCE_SECONDS": "2", "LOG_LEVEL": "info", "GUESSES_PER_HOUR": "100000",
    "TABLES_PER_HOUR": "100000", "MOST_CONNECTIONS_PER_ADDRESS": "5000",
}  # fmt: skip


class CrewProcess:
    """A foreman with its workers."""

    def __init__(self, process: asyncio.subprocess.Process, base: str, database: str, log: Path) -> None:
        self._process = process
        self.base, self.database, self.log = base, database, log
        self.kills = 0

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.base).port or 0

    def workers(self) -> list[int]:
        """The process numbers of the workers, oldest first."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(child) for child in children]

    def worker_of(self, code: str) -> int:
        """The number, in `workers()`, of the one that has a table."""
        words = [Path(f"/proc/{worker}/cmdline").read_text().rstrip("\0").split("\0") for worker in self.workers()]
        names = [each[-1] for each in words]
        return names.index(min(names, key=lambda name: rank(name, code)))

    @contextmanager
    def nobody_new(self) -> Iterator[None]:
        """The foreman stands still: whoever dies has no successor until the block ends."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self, number: int) -> int:
        """End one worker without a word; gives its process number."""
        victim = self.workers()[number]
        os.kill(victim, signal.SIGKILL)
        self.kills += 1
        return victim

    def roll(self) -> None:
        """Ask for a rolling restart."""
        self._process.send_signal(signal.SIGHUP)

    async def stop(self) -> int:
        """Stop in good order; gives the exit code."""
        if self._process.returncode is None:
            self._process.terminate()
        return await self._process.wait()


@asynccontextmanager
async def crew(folder: Path, workers: int = 2, plant: str = "", **changes: str) -> AsyncIterator[CrewProcess]:
    """A server whose workers all serve, until the block ends."""
    port, database, log = free_port(), postgres_database(folder), folder / "crew.log"
    settings = QUICK | {"PORT": str(port), "DATABASE": database, "WORKERS": str(workers)} | changes
    environment = os.environ | {f"SABOTEUR_{name}": value for name, value in settings.items()}
    environment[PLANT] = plant
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.kit.crew_process", cwd=ROOT, env=environment, stdout=output, stderr=output
        )
    made = CrewProcess(process, f"http://127.0.0.1:{port}", database, log)
    try:
        await _are_ready(made, process)
        yield made
    finally:
        await made.stop()


async def _are_ready(made: CrewProcess, process: asyncio.subprocess.Process) -> None:
    """Wait until all workers serve."""
    async with asyncio.timeout(300):
        while "workers-ready" not in made.log.read_text():
            assert process.returncode is None, made.log.read_text()
            await asyncio.sleep(0.02)


if __name__ == "__main__":
    if os.environ[PLANT]:
        foreman.HAND = "tests.kit.planted_hand"  # type: ignore[misc]
    sys.exit(main(["serve"]))
