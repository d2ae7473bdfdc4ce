"""Puzzles in the browser: one of each kind, a wrong answer and a right one, the reasons, and days in a row."""

from __future__ import annotations

from playwright.sync_api import expect

from saboteur.lessons.puzzles import puzzles
from tests.browser.conftest import People
from tests.browser.move_choice import place_in_hand
from tests.browser.test_learning import NEXT, by_finger
from tests.browser.test_whole_games import PHONE
from tests.browser.words import spoken


def test_a_puzzle_of_each_kind_is_solved_on_a_phone_in_greek(people: People) -> None:
    pia = people.arrive("Pia", **PHONE, locale="el-GR")
    pia.touches = True
    page = pia.page
    for kind in ("reach", "alive", "stop"):
        number, puzzle = next((at, one) for at, one in enumerate(puzzles(), start=1) if one.kind == kind)
        pia.opens(f"/puzzles/{number}")
        expect(page.locator(".coach h2")).to_have_text(spoken("puzzle-kind", "el", kind=kind))
        own = puzzle.game().view(puzzle.seat).own
        assert own is not None
        by_finger(pia, puzzle.answer, 1 + place_in_hand(puzzle.answer, list(own.hand)))
        expect(page.locator(".coach .answer")).to_contain_text(spoken("puzzle-verdict", "el", right="yes"))
        expect(page.locator(NEXT)).to_be_visible()
    solved = page.evaluate("JSON.parse(localStorage.getItem('saboteur/puzzles')).solved.length")
    assert solved == 3


def test_a_wrong_suspect_is_explained_and_today_has_a_puzzle(people: People) -> None:
    sid = people.arrive("Sid")
    page = sid.page
    number, puzzle = next((at, one) for at, one in enumerate(puzzles(), start=1) if one.kind == "who")
    wrong = next(seat for seat in range(puzzle.setup.players) if str(seat) != puzzle.answer and seat != puzzle.seat)
    sid.opens(f"/puzzles/{number}")
    page.locator(".suspects").get_by_role("button", name=spoken("seat", seat=wrong + 1), exact=True).click()
    expect(page.locator(".coach .answer")).to_contain_text(spoken("puzzle-verdict", right="no"))
    expect(page.locator(".coach ul li")).to_have_count(len(puzzle.why["reasons"]))
    sid.opens().page.get_by_role("link", name=spoken("puzzles")).click()
    expect(page.locator("h1")).to_have_text(spoken("puzzle-today"))
    expect(page.locator(".coach h2")).to_be_visible()
