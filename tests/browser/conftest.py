"""A running server with the built client, and Chromium. What is missing is named in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.known_deals import KNOWN
from tests.browser.page_monitor import Watch
from tests.browser.page_user import PATIENCE, Person
from tools.build import build_web, chromium
from tools.services.running_server import running

chromium.use_our_node()
# A loaded machine is slow, not wrong: every wait ends as soon as what it waits for is there.
expect.set_options(timeout=PATIENCE * 1000)
# Pages opened under this name are served as on a home network: plain http, not loopback for the browser.
HOME_NETWORK = "table.test"
# Somebody who has played here before: no hints are offered.
HAS_PLAYED = """try {
  localStorage['saboteur/first-game'] ??= JSON.stringify({ wanted: false, known: [] });
} catch { /* no page of ours yet */ }"""


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
    """The address of a server with known deals, whose bots do not dawdle. SABOTEUR_WEB names a client built already."""
    if "SABOTEUR_WEB" not in os.environ:
        assert build_web.main([]) == 0, "the client could not be built"
    patient = dict.fromkeys(("HASH_SECONDS", "NONCE_SECONDS", "BOT_SECONDS", "REST_SECONDS"), PATIENCE)
    with running("tests.browser.known_deals", **patient, LIST_TABLES="yes") as address:
        yield address


@pytest.fixture(scope="session")
def home_network(server: str) -> str:
    """The same server under a name that is not loopback for the browser."""
    return f"http://{HOME_NETWORK}:{urlsplit(server).port}"


@pytest.fixture(autouse=True)
def watch(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """Watches every page of every context of the test; what nobody provoked fails it."""
    watch, new_context = Watch(), browser.new_context
    monkeypatch.setattr(browser, "new_context", lambda **settings: watch.begin(new_context(**settings)))
    monkeypatch.setattr(browser, "new_page", lambda **settings: browser.new_context(**settings).new_page())
    yield watch
    watch.end()


class People:
    """Opens a browser context for each person."""

    def __init__(self, browser: Browser, address: str, watch: Watch) -> None:
        self._browser = browser
        self.address = address
        self.provokes = watch.provokes
        self._met: list[Person] = []

    def arrive(
        self, name: str, address: str | None = None, *, draws: int | None = None, newcomer: bool = False, **context: Any
    ) -> Person:
        """A new person with a browser of their own; `draws` is the number that decides what it adds to a deal, and a
        `newcomer` has never played here."""
        settings = {
            "viewport": {"width": 1024, "height": 640},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **context,
        }
        person = Person(name, self._browser.new_context(**settings), address or self.address)
        self._met.append(person)
        person.context.add_init_script(KNOWN % (draws or len(self._met)))
        if not newcomer:
            person.context.add_init_script(HAS_PLAYED)
        return person


@pytest.fixture
def people(browser: Browser, server: str, watch: Watch) -> People:
    """Whoever comes to the table."""
    return People(browser, server, watch)
