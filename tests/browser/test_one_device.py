"""Several people share one device: each sees what the own turn brought, and nobody sees it afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.cut_connection import Line
from tests.browser.page_user import LIFT, PASS, Person
from tests.browser.words import spoken

# With this number Ana begins with a map in her hand, the treasure is in the middle, and she draws the only crossing.
MAP_FIRST = 18
TOLD_TO_ANA = ("treasure", "crossing", spoken("log-goal-seen-own", name="Ana", goal="middle", content="treasure"))
# All that a page tells, also to those who listen; pictures are told apart by what is drawn in them.
TOLD = """() => [document.body.innerText, ...[...document.querySelectorAll('.unseen, [aria-label], [title]')]
  .map((element) => `${element.textContent} ${element.getAttribute('aria-label')} ${element.title}`)].join(' ')"""
SEEN_GOAL = ".turn-end .goal svg"


@pytest.fixture
def family(people: People) -> Person:
    """Ana has looked at the goal in the middle, on a device that she shares with Tomas and Rūta."""
    return looks_at_a_goal(arrives(people))


def arrives(people: People) -> Person:
    return people.arrive("Ana", draws=MAP_FIRST, viewport={"width": 360, "height": 640})


def looks_at_a_goal(ana: Person) -> Person:
    """A table of three on this device; Ana begins and plays her map."""
    ana.opens_a_table()
    for name in ("Tomas", "Rūta"):
        ana.seats_a_guest(name)
    ana.chooses("choice-rounds", "1")
    ana.deals()
    _lifts(ana, "Ana")
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    ana.aims("V@8,0")
    ana.page.locator(".bar .button.act").click()
    return ana


def _lifts(family: Person, name: str) -> None:
    expect(family.page.locator(".curtain h1")).to_have_text(spoken("curtain-pass", name=name))
    assert family.page.locator(".hand, .turn-end, .story").count() == 0
    family.page.locator(LIFT).click()


def _sees_the_turn(page: Page) -> None:
    """The goal is larger than the cards of the hand, which has the card that was drawn."""
    expect(page.locator(SEEN_GOAL)).to_be_visible()
    expect(page.locator(".turn-end .goal")).to_contain_text(
        spoken("log-goal-seen-own", name="Ana", goal="middle", content="treasure")
    )
    expect(page.locator(".turn-end .drawn")).to_contain_text(spoken("you-drew", card="crossing")[:-1])
    expect(page.locator(".hand button.card", has_text="crossing")).to_be_visible()
    goal, card = page.locator(SEEN_GOAL).bounding_box(), page.locator(".hand button.card").first.bounding_box()
    assert goal
    assert card
    assert goal["width"] > 1.5 * card["width"]


def _knows_nothing(page: Page) -> None:
    told = page.evaluate(TOLD)
    assert [word for word in TOLD_TO_ANA if word in told] == []


def test_whoever_plays_a_map_sees_the_goal_and_the_next_person_nothing_of_it(family: Person) -> None:
    page = family.page
    _sees_the_turn(page)
    told = page.evaluate(TOLD)
    assert [word for word in TOLD_TO_ANA if word not in told] == [], "the words that are looked for are there"
    page.get_by_role("button", name=spoken("curtain-done")).click()
    expect(page.locator(".curtain h1")).to_have_text(spoken("curtain-pass", name="Tomas"))
    _knows_nothing(page)
    _lifts(family, "Tomas")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator("header .narrow").click()
    expect(page.locator("dialog .story")).to_contain_text(spoken("log-goal-seen", name="Ana", goal="middle"))
    assert page.locator(PASS).count() == 0
    _knows_nothing(page)


def test_a_reload_before_the_device_is_passed_on_shows_the_turn_to_its_player_again_and_to_nobody_else(
    family: Person,
) -> None:
    page = family.page
    _sees_the_turn(page)
    page.reload()
    expect(page.locator(".curtain h1")).to_be_visible()
    _knows_nothing(page)
    _lifts(family, "Ana")
    _sees_the_turn(page)
    page.locator(PASS).click()
    expect(page.locator(".curtain h1")).to_have_text(spoken("curtain-pass", name="Tomas"))
    page.reload()
    expect(page.locator(".curtain h1")).to_be_visible()
    _knows_nothing(page)
    _lifts(family, "Tomas")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator("header .narrow").click()
    expect(page.locator("dialog .story")).to_contain_text(spoken("log-goal-seen", name="Ana", goal="middle"))
    _knows_nothing(page)


def test_a_turn_can_be_hidden_while_the_line_is_lost(people: People) -> None:
    family = arrives(people)
    page, line = family.page, Line(family.page)
    looks_at_a_goal(family)
    _sees_the_turn(page)
    with people.provokes(f"notice: {spoken('link-lost')}"):
        line.breaks()
        expect(page.locator(".badge.lost")).to_be_visible()
    page.locator(PASS).click()
    expect(page.locator(".curtain h1")).to_have_text(spoken("curtain-pass", name="Tomas"))
    _knows_nothing(page)
    _lifts(family, "Tomas")
    line.is_mended()
    expect(page.locator(".prompt.mine")).to_be_visible()
    _knows_nothing(page)


def test_the_next_name_is_kept_while_the_last_one_is_being_seated(people: People) -> None:
    """The page used to be built anew when the seat came, and what had been typed in between was gone."""
    ana = arrives(people)
    ana.opens_a_table()
    field = ana.page.locator(".guest input")
    held: list[Route] = []
    ana.page.route("**/join", lambda route: held.append(route))
    field.fill("Tomas")
    field.press("Enter")
    while not held:
        ana.page.wait_for_timeout(20)  # until the request is on its way
    expect(field).to_have_value("")
    field.fill("Rūta")
    held[0].continue_()
    expect(ana.page.locator(".seats b", has_text="Tomas")).to_be_visible()
    expect(field).to_have_value("Rūta")
    expect(field).to_be_focused()
    ana.page.unroute("**/join")
    ana.page.locator(".guest .button").click()
    expect(ana.page.locator(".seats b", has_text="Rūta")).to_be_visible()
