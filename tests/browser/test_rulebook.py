"""The rulebook as a page: links to clauses, search, editions; refusals lead there; axe looks at all that teaches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from saboteur.lessons.examples import EXAMPLES
from saboteur.rulebook import CLAUSES_OF_REFUSALS
from tests.browser.conftest import People
from tests.browser.screen_checks import complaints, in_each_language, report
from tests.browser.test_at_the_table import lonely_cell
from tests.browser.words import spoken


def test_a_link_to_a_clause_and_a_search(people: People) -> None:
    page = people.arrive("Rae").opens("/rules?clause=R4.7").page
    expect(page.locator(".asked")).to_contain_text(spoken("rules-link", edition="lt"))
    expect(page.locator(".asked")).to_be_focused()
    page.get_by_label(spoken("choice-edition")).select_option("et")
    expect(page.locator(".asked")).to_contain_text(spoken("rules-link", edition="et"))
    for option in page.locator(".options input").all():
        option.check()
    stated = page.locator("article .numbers a").evaluate_all("links => links.map((link) => link.id)")
    assert {f"R{clause}" for clause in CLAUSES_OF_REFUSALS.values()} <= set(stated), "whatever is refused leads here"
    page.get_by_label(spoken("rules-search")).fill("ROCKFALL removes nothing like this")
    expect(page.locator("article")).to_contain_text(spoken("rules-no-hits"))
    page.get_by_label(spoken("rules-search")).fill("Secretly look")
    expect(page.locator("article section")).not_to_have_count(0)
    expect(page.locator("article")).to_contain_text(spoken("rules-map"))
    expect(page.locator("article")).not_to_contain_text(spoken("rules-turn"))


def test_a_card_is_tried_on_a_board_of_the_rulebook(people: People) -> None:
    """What does not fit is refused with its clause; what fits is played; and everything can be as it was."""
    page = people.arrive("Tara").opens("/rules/path").page
    page.locator(".place").first.scroll_into_view_if_needed()
    example = page.locator('[data-example="lay"]')
    expect(example).to_contain_text(spoken("example-lay"))
    cards, spot = example.locator(".hand button.card"), example.locator('[data-cell="2,0"]')
    hand = EXAMPLES["lay"].game("lt").own(0).hand
    cards.nth(hand.index("Pns")).click()
    spot.locator(".ground").click(force=True)
    expect(example.locator(".refused a")).to_have_text("R4.3")
    cards.nth(hand.index("Pew")).click()
    spot.locator("> .offer").click()
    again = example.get_by_role("button", name=spoken("example-again"))
    again.click()
    expect(again).to_have_count(0)
    expect(cards).to_have_count(3)
    assert complaints(page) == []


def test_a_refusal_leads_to_its_clause(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    page = ana.page
    ana.plays_until_a_path_fits()
    page.locator(".hand button.card", has_text="open to").first.click()
    with people.provokes("refused not-reached", spoken("web-refused-not-reached")):
        page.locator(f'[data-cell="{lonely_cell(ana.view)}"] .ground').click(force=True)
        expect(page.locator("button.prompt.alert")).to_contain_text(spoken("web-refused-not-reached"))
    page.locator("button.prompt.alert").click()
    expect(page.locator("dialog .asked")).to_contain_text(spoken("rules-link", edition="lt"))


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        pytest.param("/rules", "article h2", marks=pytest.mark.soak),  # as a page it is one of the screens
        ("/learn/suspicion", ".hand button.card"),
        pytest.param("/learn/end", ".end h2", marks=pytest.mark.soak),
        ("/puzzles/1", ".coach h2"),
    ],
)
def test_the_pages_of_who_learns_are_accessible(people: People, path: str, ready: str) -> None:
    page = people.arrive("Axel", viewport={"width": 360, "height": 640}).page
    page.goto(people.address + path)
    expect(page.locator(ready).first).to_be_visible()
    assert complaints(page) == []
    assert report(in_each_language(page, ("lt", "lv", "et", "ru", "el", "en"))) == ""
