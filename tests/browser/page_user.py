"""A person at the page: sees what is shown, and plays by mouse, by finger or by keyboard alone."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.move_choice import Plan, cell_of, dig, place_in_hand, seat_of
from tests.browser.words import spoken

# Long enough for a loaded machine; every wait ends as soon as what it waits for is there.
PATIENCE = float(os.environ.get("SABOTEUR_TEST_PATIENCE", "180"))
# Long enough for a press to show; then it is tried again.
MOMENT = 10.0
GOLD = "dialog .choice:not(:has(.gold-take)) button.gold-card"
TAKE = "dialog .gold-take"
ON = "dialog .ending .button.primary"
ACT = ".bar .button.act"
AIMED = f"!!document.querySelector('{ACT}')"
LIFT = ".curtain .button.primary"
PASS = ".turn-end .button"
REVEAL = "dialog .reveal"
# What the page wants of its reader now; one question instead of many keeps whole games short.
ASKED = f"""() => {{
  if (document.querySelector('.end .standings')) return 'over';
  if (document.querySelector('{LIFT}')) return 'lift';
  if (document.querySelector('{REVEAL}')) return 'role';
  if (document.querySelector('{PASS}')) return 'pass';
  if (document.querySelector('{GOLD}, {TAKE}')) return 'gold';
  if (document.querySelector('{ON}')) return 'on';
  if (document.querySelector('dialog[open]') || !document.querySelector('.prompt.mine')) return '';
  return 'move';
}}"""
# Waits in the page itself: no questions go to and fro meanwhile.
SOON = """async () => {{
  const found = () => ({condition}), end = performance.now() + {milliseconds};
  while (!found() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
  return found();
}}"""
# How long one person is looked at before the next.
GLANCE = 0.05


class Person:
    """Somebody with a browser. `frames` collects what its pages received."""

    def __init__(self, name: str, context: BrowserContext, address: str, *, plan: Plan = dig) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.plan = plan
        self.touches = False
        self.frames: list[str] = []
        self.requests: list[Request] = []
        self.played: list[str] = []
        self._last_view = ""
        context.set_default_timeout(PATIENCE * 1000)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("websocket", lambda socket: self._listen(page, socket))
        page.on("requestfinished", lambda request: self.requests.append(request))
        page.add_locator_handler(page.locator(REVEAL), lambda: page.keyboard.press("Escape"))
        return page

    def _listen(self, page: Page, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._received(page, str(frame)))

    def _received(self, page: Page, frame: str) -> None:
        self.frames.append(frame)
        # Another tab may look on as a spectator: its view is not what this page plays by.
        if page is self.page and '"view":{' in frame:
            self._last_view = frame

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
        self.page.locator(".start > button").first.click()
        return self.puts_role_aside()

    def opens_a_table(self) -> str:
        """The code of a new table."""
        self.opens().is_called()
        self.page.locator(".start > button").nth(1).click()
        expect(self.page.locator(".room .code")).to_be_visible()
        return self.code

    def plays_a_round(self, bots: int = 2) -> Person:
        """From the home page into a short game at a table of one's own."""
        self.opens_a_table()
        for _ in range(bots):
            self.adds_a_bot()
        self.chooses("choice-rounds", "1")
        self.deals()
        return self.puts_role_aside()

    def puts_role_aside(self) -> Person:
        """At the start of a round: the cards are there, and the role that is shown is closed unseen."""
        expect(self.hand.first).to_be_visible()
        seen = f"{self.view['public']['round']}/{self.view['seat']}"
        aside = f"(localStorage.getItem('saboteur/seen-roles') ?? '').includes('/{seen}\"')"
        shown = f"!!document.querySelector('{REVEAL}')"
        assert self._holds(f"{shown} || {aside}", PATIENCE), f"{self.name} is not shown a role"
        if self._holds(shown, 0):
            self.page.keyboard.press("Escape")
        assert self._holds(f"!{shown} && {aside}", PATIENCE), f"{self.name} cannot put the role aside"
        return self

    def looks_at_roles(self) -> Person:
        """From now on no role is put aside unless the person does it."""
        self.page.remove_locator_handler(self.page.locator(REVEAL))
        return self

    def joins(self, code: str) -> Person:
        self.opens(f"/t/{code}").is_called()
        self.page.locator(".door .button.primary").click()
        expect(self.page.locator(".room .code")).to_be_visible()
        return self

    def chooses(self, setting: str, value: str) -> None:
        """One of the host's choices, by the words of its label."""
        field = self.page.locator("label.field", has_text=spoken(setting)).locator("select")
        field.select_option(value)
        expect(field).to_have_value(value)

    def adds_a_bot(self) -> None:
        seats = self.page.locator(".seats li")
        before = seats.count()
        self.page.locator(".bots + .button").click()
        expect(seats).to_have_count(before + 1)

    def seats_a_guest(self, name: str) -> None:
        """Somebody else on this very device."""
        self.page.locator(".guest input").fill(name)
        self.page.locator(".guest .button").click()
        expect(self.page.locator(".seats b", has_text=name)).to_be_visible()

    def says_ready(self) -> None:
        self.page.locator(".room .start .button").click()
        expect(self.page.locator(".room .start .button")).to_have_attribute("aria-pressed", "true")

    def deals(self) -> None:
        self.page.locator(".room .start .button.primary").click()

    @property
    def code(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0]

    @property
    def tokens(self) -> list[str]:
        """The tokens of the seats that this browser holds."""
        tables = self.page.evaluate("JSON.parse(localStorage.getItem('saboteur/tables') ?? '[]')")
        return [seat["token"] for table in tables for seat in table["seats"]]

    # -- what is on the table -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand button.card")

    @property
    def asked(self) -> str:
        """What the page wants: `move`, `pass`, `role`, `gold`, `on`, `lift`, `over` or nothing."""
        return self.asked_within(0)

    def asked_within(self, seconds: float) -> str:
        """What the page wants, once it wants something or after so many seconds."""
        return str(self._soon(f"({ASKED})()", seconds))

    @property
    def is_over(self) -> bool:
        return self.asked == "over"

    @property
    def told(self) -> int:
        """Entries of the story; it grows with every move."""
        return self.page.locator("aside .story li").count()

    @property
    def view(self) -> dict[str, Any]:
        """The last view that the page itself received."""
        found: dict[str, Any] = json.loads(self._last_view)["view"]
        return found

    # -- moving -------------------------------------------------------------------------------------------------------

    def press(self, selector: str, until: str) -> None:
        """Click or tap the last element of a selector until a condition of the page holds."""
        deadline, element = time.monotonic() + PATIENCE, self.page.locator(selector).last
        while not self._holds(until, 0):
            assert time.monotonic() < deadline, f"{self.name} cannot press {selector}"
            # Nothing else ever gets the press, even if the page moves under the finger.
            with suppress(TookTooLong):
                (element.tap if self.touches else element.click)(timeout=MOMENT * 1000)
                self._holds(until, MOMENT)

    def _holds(self, condition: str, seconds: float) -> bool:
        """Whether a condition of the page holds, at the latest after so many seconds."""
        return bool(self._soon(condition, seconds))

    def _soon(self, condition: str, seconds: float) -> object:
        """What an expression gives in the page, once it gives something or after so many seconds."""
        return self.page.evaluate(SOON.format(condition=condition, milliseconds=1000 * seconds))

    def acts(self, asked: str | None = None) -> str:
        """Do whatever the page asks of this person now; what it asked for."""
        asked = self.asked if asked is None else asked
        if asked and asked != "over":
            # Chromium gives hidden pages little time; a person looks at the page they play on.
            self.page.bring_to_front()
        if asked == "move":
            self.moves()
        elif asked == "role":
            self.puts_role_aside()
        elif asked == "gold":
            self.press(GOLD, f"!document.querySelector('{GOLD}')")
            self.puts_away(TAKE)
        elif asked in (known := {"on": ON, "lift": LIFT, "pass": PASS}):
            self.puts_away(known[asked])
        return asked

    def puts_away(self, selector: str) -> None:
        """Press a button that goes when it was pressed; another one like it may come at once."""
        self.page.evaluate(f"window.pressed = [...document.querySelectorAll('{selector}')].at(-1)")
        self.press(selector, "!window.pressed?.isConnected")

    def moves(self) -> None:
        """Play the move that the person's plan names, the way a hand does: card, target, Play."""
        view = self.view
        if not view["legal"]:
            return
        move = self.plan(view)
        self.aims(move)
        self.press(ACT, f"!document.querySelector('.ghost, {ACT}')")
        self.played.append(move)

    def plays_until_a_path_fits(self) -> list[str]:
        """Ways to lay a path, which no broken tool and no bad hand forbids now."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, _situation(self)
            asked = self.asked_within(GLANCE)
            if asked == "move" and (paths := [move for move in self.view["legal"] if move[0] == "P"]):
                return paths
            if asked == "over":
                self.plays_again()
            else:
                self.acts(asked)

    def plays_again(self) -> None:
        """From the end of a game into the next one with the same people."""
        self.page.locator(".end .button.primary").click()
        expect(self.page.locator(".curtain h1")).to_be_visible()

    def aims(self, move: str) -> None:
        """Choose a card and its target, as far as the button that plays it."""
        if move[0] not in "TL":
            self._take(move)
        if (cell := cell_of(move)) is not None:
            self.press(f'[data-cell="{cell}"] > .offer', AIMED)
        elif (seat := seat_of(move)) is not None:
            self.press(f'.player.offered[data-seat="{seat}"]', AIMED)
        else:
            self.press(".bar .actions .discard", AIMED)

    def _take(self, move: str) -> None:
        hand = self.view["own"]["hand"]
        card = f'.hand button[data-card="{hand[place_in_hand(move, hand)]}"]'
        self.press(card, f"!!document.querySelector('{card}.chosen')")


Act = Callable[[str, Person], object]


def does_it(asked: str, person: Person) -> None:
    """Do what the page asks for, by hand."""
    person.acts(asked)


def play_to_the_end(*players: Person, seen: Act = lambda *_: None, act: Act = does_it) -> None:
    """Everybody acts when asked to, until the standings are shown to all. `seen` is told before each act."""
    deadline = time.monotonic() + 5 * PATIENCE
    left: Sequence[Person] = players
    while left := [player for player in left if not _is_at_the_end(player, seen, act)]:
        assert time.monotonic() < deadline, [_situation(player) for player in players]


def _is_at_the_end(player: Person, seen: Act, act: Act) -> bool:
    """Whether the player is at the end; otherwise the player has done what the page asked for, if anything."""
    asked = player.asked_within(GLANCE)
    seen(asked, player)
    act(asked, player)
    return asked == "over"


def _situation(player: Person) -> str:
    """What somebody who is stuck sees and what the page heard last."""
    shown = player.page.locator("body").inner_text()[:600]
    return f"{player.name} is asked for {player.asked!r} and sees {shown!r}; last heard {player.frames[-1][:600]!r}"
