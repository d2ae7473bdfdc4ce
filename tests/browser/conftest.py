"""A running server with the built client, and Chromium. What is missing is named in one sentence."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tools import build_web, chromium

START = """
from saboteur.server.serve import run
from saboteur.server.settings import from_environment
if __name__ == "__main__":
    run(from_environment())
"""
PATIENCE = 180.0
# A loaded machine is slow, not wrong: every wait ends as soon as what it waits for is there.
expect.set_options(timeout=60_000)
# Pages opened under this name are served as on a home network: plain http, not loopback for the browser.
HOME_NETWORK = "table.test"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """An installed Chromium; the name of the home network leads to this machine."""
    try:
        path = chromium.chromium()
    except chromium.NoChromium as missing:
        pytest.fail(str(missing))
    rules = f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1"
    return {**browser_type_launch_args, "executable_path": path, "args": [rules, *chromium.flags()]}


@pytest.fixture(scope="session")
def port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
    return number


@pytest.fixture(scope="session")
def server(port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not dawdle."""
    assert build_web.main([]) == 0, "the client could not be built"
    folder = tmp_path_factory.mktemp("server")
    settings = {
        "PORT": port, "DATABASE": folder / "tables.sqlite3", "BOT_DELAY": "0.02", "BOT_WORKERS": "1",
        "LOG_LEVEL": "warning", "TABLES_PER_HOUR": "10000", "REQUESTS_PER_MINUTE": "100000",
    }  # fmt: skip
    environment = {**os.environ, **{f"SABOTEUR_{name}": str(value) for name, value in settings.items()}}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", START], env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, process, folder / "log")
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _await(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server did not start: {log.read_text(errors='replace')[-2000:]}")


class People:
    """Opens a browser context for each person; afterwards nobody may have met an error in the page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._met: list[Person] = []

    def arrive(self, name: str, address: str | None = None, **context: Any) -> Person:
        """A new person with a browser of their own."""
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **context,
        }
        person = Person(name, self._browser.new_context(**settings), address or self.address)
        self._met.append(person)
        return person

    def leave(self) -> None:
        """Close everything and complain about errors."""
        for person in self._met:
            person.context.close()
        errors = [f"{person.name}: {error}" for person in self._met for error in person.errors]
        assert not errors, errors


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    """Whoever comes to the table."""
    met = People(browser, server)
    yield met
    met.leave()
