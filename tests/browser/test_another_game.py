"""After a game: results stay while others come and go; all see who is in for another, and why "ready" was undone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.page_user import Person, play_to_the_end
from tests.browser.socket_play import hurry
from tests.browser.test_whole_games import QUICK
from tests.browser.words import spoken


def _in(person: Person, name: str) -> None:
    """Somebody's page shows that somebody wants another game."""
    expect(person.page.locator(".rematch li.in", has_text=name)).to_have_count(1)


def _asked(person: Person, name: str) -> None:
    expect(person.page.locator(".rematch li.asked", has_text=name)).to_have_count(1)


def test_results_stay_and_all_see_who_plays_again(people: People) -> None:
    players = [people.arrive(name, draws=draws) for name, draws in zip(("Ana", "Tomas", "Rūta"), QUICK, strict=True)]
    ana, tomas, ruta = players
    code = ana.opens_a_table()
    ana.chooses("choice-rounds", "1")
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    for person in players:
        person.puts_role_aside()
    hurry(players)
    looks_at_the_mine(tomas)
    play_to_the_end(*players)
    names = ana.page.locator(".standings .name").all_inner_texts()

    again = ana.page.locator(".rematch .button.primary")
    expect(again).to_be_disabled()
    tomas.page.locator(".rematch .button.primary").click()
    for person in players:
        _in(person, "Tomas")
        _asked(person, "Rūta")
    expect(ana.page.locator(".rematch")).to_contain_text(spoken("room-waiting", names="Rūta"))

    ona = people.arrive("Ona").joins(code)
    _asked(ruta, "Ona")
    assert ana.page.locator(".standings .name").all_inner_texts() == names, "a newcomer clears no results"
    ona.page.locator(".room .start .button").click()
    ruta.page.locator(".rematch .button.primary").click()
    expect(again).to_be_enabled()

    # The host changes the game that the others agreed to.
    ana.page.locator(".end .button", has_text=spoken("game-end-room")).click()
    ana.chooses("choice-rounds", "2")
    why = spoken("room-undone", why="settings-chosen")
    expect(tomas.page.locator(".rematch .undone")).to_have_text(why)
    expect(ona.page.locator(".room .undone")).to_have_text(why)
    for guest in (tomas, ruta):
        guest.page.locator(".rematch .button.primary").click()
        expect(guest.page.locator(".undone")).to_have_count(0)
    ona.says_ready()
    ana.deals()
    for person in (*players, ona):
        person.page.bring_to_front()
        person.puts_role_aside()
        expect(person.page.locator(".player")).to_have_count(4)


def looks_at_the_mine(person: Person) -> None:
    """Before the results are put aside, the finished mine can be looked at."""
    page = person.page
    page.bring_to_front()
    page.locator("dialog .button", has_text=spoken("round-end-look")).click()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name=spoken("round-end-back")).click()
    expect(page.locator("dialog .verdict")).to_be_visible()


def test_a_game_that_ended_early_shows_who_was_who(people: People) -> None:
    ana = people.arrive("Ana").plays_a_round()
    page = ana.page
    page.locator(".menu-button").click()
    page.locator("dialog .button", has_text=spoken("vote-end")).click()
    page.locator("dialog .end-sure .button.act").click()
    expect(page.locator(".end h1")).to_have_text(spoken("game-end-abandoned"))
    roles = page.locator(".standings .role")
    expect(roles).to_have_count(3)
    own = page.locator(".standings .me .role")
    expect(own).to_contain_text(spoken("role-name", role=ana.view["own"]["role"]))


def test_who_has_no_game_watches_an_example_on_a_phone(people: People) -> None:
    page = people.arrive("Ana", viewport={"width": 360, "height": 640}).opens("/replay").page
    page.get_by_role("button", name=spoken("replay-example")).click()
    expect(page.locator(".controls")).to_be_visible()
    expect(page.locator(".keys")).to_be_hidden()
    picker = page.locator(".eyes select")
    picker.select_option("0")
    expect(page.locator(".hands")).to_be_visible()
    page.locator(".decided").scroll_into_view_if_needed()
    expect(page.locator(".board")).not_to_be_in_viewport(ratio=0.5)
    page.locator(".decided").click()
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.9)
    moves = page.get_by_role("region", name=spoken("replay-moves"))
    decided = moves.locator("[aria-current]")
    assert decided.locator(".star").count() == 1, "the move that decided the round is marked and shown"
    decided.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_have_text(moves.locator("[aria-current] .text").inner_text())
    expect(decided.locator(".star")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
