"""Five at a table, one of them by keys alone: choosing while others move, planning, discarding; the focus stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.keyboard_play import WATCH_FOR_POINTERS, focused
from tests.browser.page_user import ACT, Person
from tests.browser.socket_play import Seat
from tests.browser.words import spoken

# A path that leads on always fits somewhere while the mine is small.
PATH = re.compile("crossing|junction|straight|corner")
# Pixels of a cell of the board.
TALL = "document.querySelector('.cell .ground').getBoundingClientRect().height"
CHOSEN = ".hand button.card.chosen"
# With these numbers Ana holds paths, and somebody else a card that breaks a tool of hers.
DRAWS = (1, 2)


class Five:
    """Ana with a page of her own; four others, whose device looks on while they move over lines of their own."""

    def __init__(self, people: People, lines: ExitStack) -> None:
        host = people.arrive("Tomas", draws=DRAWS[0])
        self.ana = people.arrive("Ana", draws=DRAWS[1])
        code = host.opens_a_table()
        for name in ("Rūta", "Petras", "Ona"):
            host.seats_a_guest(name)
        self.ana.joins(code).says_ready()
        host.deals()
        self.ana.puts_role_aside()
        self.others = [Seat(host, token, lines) for token in host.tokens]
        self.ana.page.bring_to_front()

    def is_anas_turn(self) -> bool:
        return bool(self.ana.view["legal"])

    def one_moves(self, wanted: str = "-") -> None:
        """Whoever is to move plays the first move that begins like this, and Ana's page has heard of it."""
        version = self.ana.view["public"]["version"]
        mover = next(seat for seat in self._waiting() if seat.is_on_turn)
        mover.plays(next(move for move in mover.view["legal"] if move.startswith(wanted)))
        self.hears(version)

    def _waiting(self) -> Iterator[Seat]:
        while True:
            yield from self.others

    def can(self, wanted: str) -> bool:
        """Whether the one to move has such a move."""
        mover = next(seat for seat in self._waiting() if seat.is_on_turn)
        return any(move.startswith(wanted) for move in mover.view["legal"])

    def hears(self, version: int) -> None:
        """Wait until Ana's page knows more than so many moves."""
        while self.ana.view["public"]["version"] <= version:
            self.ana.page.wait_for_timeout(10)


@pytest.fixture
def five(people: People) -> Iterator[Five]:
    with ExitStack() as lines:
        yield Five(people, lines)


def test_an_expert_plays_by_keys_while_others_move(five: Five) -> None:
    ana, page = five.ana, five.ana.page
    page.evaluate(WATCH_FOR_POINTERS)
    while not five.is_anas_turn():
        five.one_moves()
    discards(ana, five)
    plans_a_path(page)
    five.one_moves()
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(1)
    while not five.is_anas_turn():
        five.one_moves()
    plays_the_plan(ana, five)
    plans_a_path(page)
    loses_the_plan(five)
    counts_cards(ana)
    takes_notes(page)
    assert page.evaluate("window.pointed") == 0, "no pointer was used"


def discards(ana: Person, five: Five) -> None:
    """A number, D and Enter."""
    page, version = ana.page, ana.view["public"]["version"]
    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_be_focused()
    page.keyboard.press("d")
    expect(page.locator(ACT)).to_be_focused()
    expect(page.locator(".prompt")).to_have_text(spoken("prompt-discard"))
    page.keyboard.press("Enter")
    five.hears(version)
    expect(page.locator(ACT)).to_have_count(0)
    keeps_the_focus(page)


def plans_a_path(page: Page) -> None:
    """Somebody else thinks; a card and a spot are chosen, and nothing is played."""
    expect(page.locator(".prompt:not(.mine)")).to_be_visible()
    names = page.locator(".hand button.card").all_inner_texts()
    page.keyboard.press(str(1 + next(place for place, name in enumerate(names) if PATH.match(name))))
    # What the card does stands there at once; where it can go comes from the server.
    expect(page.locator(".prompt.rule")).to_contain_text(spoken("prompt-place", kind="P"))
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement?.matches('.cell:has(> .offer)')", polling=20)
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".prompt")).to_have_text(spoken("prompt-plan"))
    page.keyboard.press("Enter")
    expect(page.locator(ACT)).to_have_count(0)


def plays_the_plan(ana: Person, five: Five) -> None:
    """The turn has come: the plan waits for one key, and is not played without it."""
    page, version = ana.page, ana.view["public"]["version"]
    expect(page.locator(".prompt.mine")).to_have_text(spoken("prompt-planned"))
    expect(page.locator(ACT)).to_be_visible()
    cell = page.locator(".cell:has(> .ghost)").get_attribute("data-cell")
    page.keyboard.press("Enter")
    five.hears(version)
    assert ana.view["public"]["version"] == version + 1
    assert any(f"{column},{row}" == cell for column, row, _ in ana.view["public"]["mine"])
    expect(page.locator(".ghost")).to_have_count(0)
    keeps_the_focus(page)


def loses_the_plan(five: Five) -> None:
    """Somebody breaks a tool: the plan goes with a word, and its card stays chosen."""
    page, seat = five.ana.page, five.ana.view["seat"]
    breaking = [f"B{tool}>{seat}" for tool in ("pick", "lamp", "cart")]
    while not five.is_anas_turn() and not five.ana.view["public"]["broken"][seat]:
        five.one_moves(next((move for move in breaking if five.can(move)), "-"))
    assert five.ana.view["public"]["broken"][seat], "nobody could break a tool: choose other numbers"
    expect(page.locator(".prompt")).to_have_text(spoken("prompt-lapsed"))
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    keeps_the_focus(page)


def counts_cards(ana: Person) -> None:
    """C opens the counter, which knows what Ana knows; the focus comes back to where it was."""
    page, own = ana.page, ana.view["own"]
    before = focused(page)
    seen = [*ana.view["public"]["played"], *own["hand"], *own["discards"]]
    unseen = 40 - sum(card.startswith("P") for card in seen)
    page.keyboard.press("c")
    expect(page.locator("dialog p")).to_have_text(spoken("counter-about", count=unseen, total=40))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert focused(page) == before


def takes_notes(page: Page) -> None:
    """N lists the notes, figures change them; P, S and arrows lead to players and phrases; + zooms from anywhere."""
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    page.keyboard.press("n")
    marks = page.locator("dialog .mark")
    expect(marks).to_have_count(4)
    page.keyboard.press("2")
    expect(marks.nth(1)).to_have_text(spoken("note", mark="trusted"))
    page.keyboard.press("2")
    expect(marks.nth(1)).to_have_text(spoken("note", mark="unsure"))
    expect(marks.nth(0)).to_have_text(spoken("note", mark="none"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.locator(".player").nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".player").nth(1)).to_be_focused()
    page.keyboard.press("s")
    expect(page.locator("dialog .chip").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("dialog .chip").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    before = page.evaluate(TALL)
    page.keyboard.press("+")
    page.wait_for_function(f"() => {TALL} > {before}", polling=20)
    page.keyboard.press("0")
    page.wait_for_function(f"() => {TALL} <= {before} + 1", polling=20)


def keeps_the_focus(page: Page) -> None:
    """Something has the focus, not the page itself."""
    assert page.evaluate("document.activeElement !== document.body"), "the focus fell to the page"
