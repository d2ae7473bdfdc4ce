"""A server in a process of its own, for browser tests and measurements: on a free port, with tables of its own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tools.services.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
START = """
from saboteur.server.run import run
from saboteur.server.settings import from_environment
if __name__ == "__main__":
    run(from_environment())
"""
PATIENCE = 180.0
# Bots that do not dawdle, and no limits for the one address that everybody plays from here.
QUICK = {
    "BOT_DELAY": "0.01", "BOT_WORKERS": "1", "LOG_LEVEL": "warning", "TABLES_PER_HOUR": "100000",
    "REQUESTS_PER_MINUTE": "1000000", "MESSAGES_PER_MINUTE": "100000", "TALK_PER_MINUTE": "10000",
    "MOST_CONNECTIONS_PER_ADDRESS": "2000", "GUESSES_PER_HOUR": "10000",
}  # fmt: skip


class DidNotStart(Exception):
    """The server ended or stayed silent; the message holds its last words."""


@contextlib.contextmanager
def running(module: str | None = None, /, **settings: object) -> Iterator[str]:
    """The address of a running server, stopped afterwards. Settings as for `saboteur serve`; `module` is run instead of
    it, with the same settings. Raises DidNotStart."""
    with tempfile.TemporaryDirectory(prefix="saboteur-") as name:
        folder, port = Path(name), free_port()
        chosen = {"PORT": port, "DATABASE": folder / "tables.sqlite3", **QUICK, **settings}
        environment = os.environ | {f"SABOTEUR_{key}": str(value) for key, value in chosen.items()}
        with (folder / "log").open("wb") as log:
            words = ["-c", START] if module is None else ["-m", module]
            process = subprocess.Popen([sys.executable, *words], cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            yield _awaited(f"http://127.0.0.1:{port}", process, folder / "log")
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _awaited(address: str, process: subprocess.Popen[bytes], log: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{address}/api/health", timeout=5).close()
            return address
        time.sleep(0.05)
    raise DidNotStart(log.read_text(errors="replace")[-2000:])
