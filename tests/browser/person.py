"""A person at the page: sees what is shown, and plays by mouse, by finger or by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

# Long enough for a loaded machine; every wait ends as soon as what it waits for is there.
PATIENCE = 90_000
BUTTONS = {"gold": "dialog button.gold-card:enabled", "on": "dialog .ending > .button.primary"}
# What the page wants of its reader now; one question instead of many keeps whole games short.
ASKED = f"""() => {{
  if (document.querySelector('{BUTTONS["gold"]}')) return 'gold';
  if (document.querySelector('{BUTTONS["on"]}')) return 'on';
  if (document.querySelector('dialog[open]') || !document.querySelector('.prompt.mine')) return '';
  return 'move';
}}"""
OFFERED = """() => [...document.querySelectorAll('.cell:has(> .offer)')]
  .map((cell) => cell.dataset.cell.split(',').map(Number))"""


class Person:
    """Somebody with a browser. `errors` collects what the page complained about, `frames` what it received."""

    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.expected_errors: tuple[str, ...] = ()
        context.set_default_timeout(PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected_errors):
            self.errors.append(message.text)

    # -- getting to the table -----------------------------------------------------------------------------------------

    def opens(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        return self

    def is_called(self) -> Person:
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        return self

    def plays_now(self) -> Person:
        """From the home page into a game with bots."""
        self.opens().is_called()
        self.page.locator(".start .button.primary").click()
        expect(self.hand.first).to_be_visible()
        return self

    def opens_a_table(self) -> str:
        """The code of a new table."""
        self.opens().is_called()
        self.page.locator(".start .button.primary ~ .button").first.click()
        expect(self.page.locator(".room .code")).to_be_visible()
        return self.code

    def joins(self, code: str) -> Person:
        self.opens(f"/t/{code}").is_called()
        self.page.locator(".door .button.primary").click()
        expect(self.page.locator(".room .code")).to_be_visible()
        return self

    def says_ready(self) -> None:
        self.page.locator(".room .start .button").click()

    def deals(self) -> None:
        self.page.locator(".room .start .button.primary").click()

    @property
    def code(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0]

    # -- what is on the table -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand .card")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end .standings").count() > 0

    @property
    def to_move(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    @property
    def version(self) -> int:
        """Entries of the story; it grows with every move."""
        return self.page.locator(".story li").count()

    # -- moving -------------------------------------------------------------------------------------------------------

    def acts(self, tap: Callable[[Locator], Any] | None = None) -> bool:
        """Do whatever the page asks of this person now; whether anything was done."""
        press = tap or (lambda found: found.click())
        asked = self.page.evaluate(ASKED)
        if asked:
            # Chromium gives hidden pages little time; a person looks at the page they play on.
            self.page.bring_to_front()
        if asked in ("gold", "on"):
            press(self.page.locator(BUTTONS[asked]).first)
        elif asked == "move":
            self._moves(press)
        return bool(asked)

    def _moves(self, press: Callable[[Locator], Any]) -> None:
        if not self.page.locator(".offer").count():
            playable = self.page.locator(".hand .card:not(.idle)")
            press(playable.first if playable.count() else self.hand.first)
        offered = self.page.evaluate(OFFERED)
        if offered:
            # The farthest place to the east that lies before the goals: towards the gold, as a digger would.
            cell = max(offered, key=lambda cell: (cell[0] < 9, cell[0]))
            press(self.page.locator(f'[data-cell="{cell[0]},{cell[1]}"] > .offer'))
        elif self.page.locator(".player.offered").count():
            press(self.page.locator(".player.offered").last)
        else:
            press(self.page.locator(".bar .actions .button").last)
        press(self.page.locator(".bar .button.act").last)
        # The move has come back from the server: nothing is chosen any more.
        self.page.wait_for_function("() => !document.querySelector('.ghost, .bar .button.act')", polling=30)


def play_to_the_end(*players: Person, tap: Callable[[Locator], Any] | None = None, seconds: float = 900.0) -> None:
    """Everybody acts when asked to, until the standings are shown to all."""
    deadline = time.monotonic() + seconds
    while not all(player.is_over for player in players):
        assert time.monotonic() < deadline, [player.page.locator("body").inner_text()[:400] for player in players]
        acted = [player.acts(tap) for player in players if not player.is_over]
        if not any(acted):
            players[0].page.wait_for_timeout(20)
