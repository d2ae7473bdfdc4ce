"""Bytes of a first visit as they come over the wire, headers included, with nothing in the cache."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser

from bench.web.tables import SeatAtTable
from saboteur.sentences import languages


@dataclass
class Load:
    """What one visit brought, in bytes by kind of resource."""

    bytes: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)

    def asked(self, event: Mapping[str, Any]) -> None:
        self.kinds[event["requestId"]] = event.get("type", "Other")

    def arrived(self, event: Mapping[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(event["encodedDataLength"])

    @property
    def script(self) -> float:
        return round(self.bytes.get("Script", 0) / 1000, 1)

    @property
    def all(self) -> float:
        return round(sum(self.bytes.values()) / 1000, 1)


def loads(browser: Browser, address: str, seat: SeatAtTable) -> dict[str, Load]:
    """First visits of the home page and of a running table, in every language."""
    visits = {"home": "/", "table": seat.path}
    return {
        f"{name} {language}": load(browser, address, path, language, seat)
        for language in languages()
        for name, path in visits.items()
    }


def load(browser: Browser, address: str, path: str, language: str, seat: SeatAtTable) -> Load:
    """One first visit, until nothing comes any more."""
    context = browser.new_context(locale=language, service_workers="block", viewport={"width": 412, "height": 823})
    if path != "/":
        context.add_init_script(seat.memory)
    page, found = context.new_page(), Load()
    session = context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", found.asked)
    session.on("Network.loadingFinished", found.arrived)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(address + path, wait_until="networkidle")
    page.locator(".hand .card" if path != "/" else ".start .button.primary").first.wait_for()
    page.wait_for_timeout(500)
    context.close()
    return found
