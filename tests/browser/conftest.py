"""A running server with the built client, and Chromium. What is missing is named in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PATIENCE, Person
from tools import build_web, chromium
from tools.running_server import running

# A loaded machine is slow, not wrong: every wait ends as soon as what it waits for is there.
expect.set_options(timeout=PATIENCE * 1000)
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
def server() -> Iterator[str]:
    """The address of a server whose bots do not dawdle. SABOTEUR_WEB names a client that is built already."""
    if "SABOTEUR_WEB" not in os.environ:
        assert build_web.main([]) == 0, "the client could not be built"
    with running() as address:
        yield address


@pytest.fixture(scope="session")
def home_network(server: str) -> str:
    """The same server under a name that is not loopback for the browser."""
    return f"http://{HOME_NETWORK}:{urlsplit(server).port}"


class People:
    """Opens a browser context for each person; afterwards nobody may have met an error in the page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._met: list[Person] = []

    def arrive(self, name: str, address: str | None = None, **context: Any) -> Person:
        """A new person with a browser of their own."""
        settings = {
            "viewport": {"width": 1024, "height": 640},
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


# Keys and nonces that are the same in every run; for a page that is not loaded twice at its table.
KNOWN = """{
  let drawn = %d;
  crypto.getRandomValues = (bytes) => bytes.map(() => (drawn = (drawn * 48271) %% 2147483647) & 255);
}"""


class KnownPeople(People):
    """People whose browsers draw known numbers."""

    def arrive(self, name: str, address: str | None = None, **context: Any) -> Person:
        person = super().arrive(name, address, **context)
        person.context.add_init_script(KNOWN % (1 + len(self._met)))
        return person


@pytest.fixture
def known_people(browser: Browser, server: str) -> Iterator[People]:
    """Whoever comes to the first table of a server at which nothing is left to chance: the game is always the same."""
    assert server, "the client is built"
    patient = {"HASH_SECONDS": PATIENCE, "NONCE_SECONDS": PATIENCE, "BOT_SECONDS": PATIENCE}
    with running("tests.kit.known_server", **patient) as address:
        met = KnownPeople(browser, address)
        yield met
        met.leave()


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    """Whoever comes to the table."""
    met = People(browser, server)
    yield met
    met.leave()
