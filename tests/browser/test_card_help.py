"""On a phone: every card explains itself where the prompt stands, and what one thinks of the others is noted."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import Person
from tests.browser.test_at_the_table import lonely_cell
from tests.browser.test_whole_games import PHONE
from tests.browser.words import spoken


def test_cards_explain_themselves_on_a_phone_and_players_are_noted(people: People) -> None:
    pip = people.arrive("Pip", **PHONE)
    sits_down_without_a_counter(pip)
    pip.touches = True
    pip.plays_until_a_path_fits()
    page = pip.page
    assert page.locator("button.pile").count() == 0, "the table has switched the counter off"
    reads_a_path_card(page)
    with people.provokes("refused not-reached", spoken("web-refused-not-reached")):
        page.locator(f'[data-cell="{lonely_cell(pip.view)}"] .ground').tap(force=True)
        # Its words come at once, the way to its rule after them.
        expect(page.locator(".refused .prompt.rule.alert")).to_contain_text(spoken("web-refused-not-reached"))
    holds_a_card(page)
    notes_a_player(page)


def sits_down_without_a_counter(pip: Person) -> None:
    pip.opens_a_table()
    for _ in range(2):
        pip.adds_a_bot()
    counter = pip.page.get_by_role("checkbox", name=re.compile(spoken("choice-counter")))
    counter.click()
    expect(counter).not_to_be_checked()
    pip.deals()
    expect(pip.hand.first).to_be_visible()


def reads_a_path_card(page: Page) -> None:
    """What it does, without taking room from the board; a tap on the words opens the rule."""
    board = page.locator("main").bounding_box()
    card = page.locator(".hand button.card", has_text=re.compile("open to")).first
    card.tap()
    expect(page.locator(".prompt.rule")).to_contain_text(described(page, card))
    assert page.locator("main").bounding_box() == board, "nothing moves"
    page.locator(".prompt.rule").tap()
    expect(page.locator("dialog h3:focus")).to_have_text(spoken("rules-path-title"))
    page.locator("dialog .head button").tap()
    expect(page.locator("dialog")).to_have_count(0)


def described(page: Page, card: Locator) -> str:
    """What is read to those who listen."""
    return page.locator(f'[id="{card.get_attribute("aria-describedby")}"]').text_content() or ""


def holds_a_card(page: Page) -> None:
    """A finger that rests reads, and chooses nothing; a card that is chosen takes the refusal away."""
    chosen = page.locator(".hand button.card.chosen")
    words = chosen.inner_text()
    card = page.locator(".hand button.card", has_not_text=words).first
    finger = {"pointerType": "touch", "button": 0, "isPrimary": True, "pointerId": 7}
    card.tap()
    expect(page.locator(".prompt.alert")).to_have_count(0)
    expect(chosen).not_to_have_text(words)
    other = page.locator(".hand button.card:not(.chosen)").last
    held = chosen.inner_text()
    other.dispatch_event("pointerdown", finger)
    expect(page.locator(".prompt.rule")).to_contain_text(described(page, other))
    other.dispatch_event("pointerup", finger)
    other.dispatch_event("click")
    expect(chosen).to_have_text(held)


def notes_a_player(page: Page) -> None:
    """Seen on the player, also after a reload."""
    page.locator(".hand button.card.chosen").tap()
    other = page.locator(".player").nth(1)
    other.tap()
    page.get_by_role("button", name=spoken("note", mark="suspect"), exact=True).tap()
    page.locator("dialog .head button").tap()
    expect(other).to_contain_text(spoken("note-spoken", mark="suspect"))
    expect(other.locator(".note svg.suspect")).to_be_visible()
    page.reload()
    expect(other).to_contain_text(spoken("note-spoken", mark="suspect"))
    expect(page.locator(".player").nth(2).locator(".note")).to_have_count(0)
