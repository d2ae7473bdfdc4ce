"""Bytes of a first visit as they come over the wire, compressed, with nothing in the cache.

Scripts are counted without headers until the first card can be played: what comes after it holds nobody up. Everything
together is counted with headers, until nothing comes any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

from bench.web.tables import SeatAtTable, fill_with_bots, open_room, running_game, start
from saboteur.sentences import languages

ROLE = "dialog[open] .reveal"
"""The role is shown over the cards, and must have come before one of them can be played."""
NOTE_CARD = f"""
const look = () => document.querySelector(".hand .card") && document.querySelector("{ROLE}")
  ? (window.cardAt = Date.now())
  : requestAnimationFrame(look);
look();
"""
Way = Callable[[Page, str], None]


@dataclass
class Load:
    """What one visit brought: bytes, kind and time of each request; when the first card could be played."""

    bytes: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    times: dict[str, float] = field(default_factory=dict)
    headers: dict[str, int] = field(default_factory=dict)
    card_at: float = 0

    def asked(self, event: Mapping[str, Any]) -> None:
        self.kinds[event["requestId"]] = event.get("type", "Other")
        self.times[event["requestId"]] = event["wallTime"]

    def answered(self, event: Mapping[str, Any]) -> None:
        self.headers[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def arrived(self, event: Mapping[str, Any]) -> None:
        self.bytes[event["requestId"]] = int(event["encodedDataLength"])

    @property
    def script(self) -> float:
        """Without headers: the compressed scripts themselves."""
        early = [name for name, kind in self.kinds.items() if kind == "Script" and self.times[name] <= self.card_at]
        return self._sum(self.bytes.get(name, 0) - self.headers.get(name, 0) for name in early)

    @property
    def all(self) -> float:
        return self._sum(self.bytes.values())

    def _sum(self, sizes: Iterable[int]) -> float:
        return round(sum(sizes) / 1000, 1)


def loads(browser: Browser, address: str) -> dict[str, Load]:
    """First visits that end with a playable card, in every language: from the home page, back to a game that runs, and
    from an invitation through the waiting room."""
    return {
        f"{name} {language}": load(browser, address, language, way)
        for language in languages()
        for name, way in (("home", _play_now), ("table", _come_back), ("invitation", _join))
    }


def load(browser: Browser, address: str, language: str, way: Way) -> Load:
    """One first visit, until nothing comes any more."""
    context = browser.new_context(locale=language, service_workers="block", viewport={"width": 412, "height": 823})
    context.add_init_script(NOTE_CARD)
    page, found = context.new_page(), Load()
    session = context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", found.asked)
    session.on("Network.responseReceived", found.answered)
    session.on("Network.loadingFinished", found.arrived)
    session.send("Network.enable")
    # Over plain http, as in a home network, browsers take nothing better.
    session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip, deflate"}})
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    way(page, address)
    page.locator(ROLE).wait_for()
    found.card_at = page.wait_for_function("window.cardAt").json_value() / 1000
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    context.close()
    return found


def _play_now(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".start .button.primary").first.click()


def _come_back(page: Page, address: str) -> None:
    seat = running_game(address)
    page.context.add_init_script(seat.memory)
    page.goto(address + seat.path)


def _join(page: Page, address: str) -> None:
    host: SeatAtTable = open_room(address)
    page.goto(address + host.path)
    page.locator(".door .button.primary").click()
    page.locator("button[aria-pressed]").wait_for()
    fill_with_bots(address, host)
    page.locator("button[aria-pressed=false]").click()
    page.locator("button[aria-pressed=true]").wait_for()
    start(address, host)
