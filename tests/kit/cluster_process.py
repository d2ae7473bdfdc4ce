"""`saboteur serve --workers N` on a PostgreSQL of the tests; its workers can be killed one by one.

Run as `python -m tests.kit.cluster_process`, it is that command, with a fault put into its workers if one is named.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from saboteur.cli import main
from saboteur.server.cluster import supervisor
from saboteur.server.cluster.local_workers import rank
from tests.kit.temporary_database import postgres_database
from tools.services.ports import free_port

PLANT = "SABOTEUR_TEST_PLANT"
PATIENCE = 300.0
PLACES = ("0", "1")
"""The names of two workers."""
ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "BOT_DELAY": "0", "BOT_WORKERS": "0", "REQUESTS_PER_MINUTE": "6000000", "MESSAGES_PER_MINUTE": "60000",
    "HASH_SECONDS": "2", "NONCE_SECONDS": "2", "LOG_LEVEL": "info", "LOG_FORMAT": "json", "GUESSES_PER_HOUR": "100000",
    "TABLES_PER_HOUR": "100000", "MOST_CONNECTIONS_PER_ADDRESS": "5000",
}  # fmt: skip


class ClusterProcess:
    """A supervisor with its workers. It belongs to no event loop, so that several tests can share one."""

    def __init__(self, process: subprocess.Popen[bytes], base: str, database: str, log: Path) -> None:
        self._process = process
        self.base, self.database, self.log = base, database, log
        self.control = log.with_name("control")
        self.kills = 0

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.base).port or 0

    def workers(self) -> list[int]:
        """The process numbers of the workers, oldest first."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(child) for child in children]

    def worker_at(self, place: str) -> int:
        """The process number of the worker with this name; of the newest, if two have it for a moment."""
        return [worker for worker in self.workers() if _place(worker) == place][-1]

    @contextmanager
    def nobody_new(self) -> Iterator[None]:
        """The supervisor stands still: whoever dies has no successor until the block ends."""
        with _stopped(self._process.pid):
            yield

    @contextmanager
    def only(self, place: str) -> Iterator[None]:
        """The other workers stand still: whoever knocks is let in by this one, until the block ends."""
        with ExitStack() as stack:
            for worker in self.workers():
                if _place(worker) != place:
                    stack.enter_context(_stopped(worker))
            yield

    def kill(self, place: str) -> int:
        """End one worker without a word; gives its process number."""
        victim = self.worker_at(place)
        os.kill(victim, signal.SIGKILL)
        self.kills += 1
        return victim

    def roll(self) -> None:
        """Ask for a rolling restart."""
        self._process.send_signal(signal.SIGHUP)

    def stop(self) -> int:
        """Stop in good order; gives the exit code."""
        if self._process.returncode is None:
            self._process.terminate()
        return self._process.wait(PATIENCE)

    def wait_until_ready(self) -> None:
        """Wait until all workers serve."""
        deadline = time.monotonic() + PATIENCE
        while "workers-ready" not in self.log.read_text():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the workers do not come up"
            time.sleep(0.02)


def home(code: str, places: Iterable[str] = PLACES) -> str:
    """The name of the worker that has a table."""
    return min(places, key=lambda place: rank(place, code))


def _place(worker: int) -> str:
    """The name of a worker: the third argument of its module. A process that has just ended has none."""
    try:
        words = Path(f"/proc/{worker}/cmdline").read_text().split("\0")
    except OSError:
        return ""
    return words[5] if len(words) > 5 else ""


@contextmanager
def _stopped(process: int) -> Iterator[None]:
    """A process stands still, with all its threads, until the block ends."""
    os.kill(process, signal.SIGSTOP)
    try:
        deadline = time.monotonic() + PATIENCE
        while any(_state(task) != "T" for task in Path(f"/proc/{process}/task").iterdir()):
            assert time.monotonic() < deadline, "it does not stop"
            time.sleep(0.001)
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def _state(task: Path) -> str:
    return (task / "stat").read_text().rpartition(")")[2].split()[0]


@contextmanager
def cluster(folder: Path, workers: int = 2, plant: str = "", **changes: str) -> Iterator[ClusterProcess]:
    """A server whose workers all serve, until the block ends."""
    port, database, log = free_port(), postgres_database(folder), folder / "cluster.log"
    fixed = {"PORT": str(port), "DATABASE": database, "WORKERS": str(workers), "CONTROL": str(folder / "control")}
    settings = QUICK | fixed | changes
    environment = os.environ | {f"SABOTEUR_{name}": value for name, value in settings.items()}
    environment[PLANT] = plant
    with log.open("wb") as output:
        words = [sys.executable, "-m", "tests.kit.cluster_process"]
        process = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=output, stderr=output)
    made = ClusterProcess(process, f"http://127.0.0.1:{port}", database, log)
    try:
        made.wait_until_ready()
        yield made
    finally:
        made.stop()


if __name__ == "__main__":
    supervisor.START_SECONDS = supervisor.STOP_SECONDS = PATIENCE  # type: ignore[misc]  # a busy machine is no fault
    if os.environ[PLANT]:
        supervisor.WORKER = "tests.kit.planted_worker"  # type: ignore[misc]
    sys.exit(main(["serve"]))
