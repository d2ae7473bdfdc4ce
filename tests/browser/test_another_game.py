"""After a game: results stay while others come and go; all see who is in for another, and why "ready" was undone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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
    talks_at_the_end_of_a_round(tomas, ruta)
    play_to_the_end(*players)
    has_what_one_keeps_in_view(tomas.page)
    ruta.page.locator(".room-talk .chip", has_text=spoken("claim-well-played")).click()
    expect(ana.page.locator(".room-talk li", has_text=spoken("claim-well-played"))).to_contain_text("Rūta")
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
    rounds = spoken("setting-changed", setting=spoken("choice-rounds"), was=1, now=2)
    why = spoken("room-undone-settings", changes=rounds)
    expect(tomas.page.locator(".rematch .undone")).to_have_text(why)
    expect(ona.page.locator(".room .undone")).to_have_text(why)
    for guest in (tomas, ruta):
        guest.page.locator(".rematch .button.primary").click()
        expect(guest.page.locator(".undone")).to_have_count(0)
    ona.says_ready()
    watches_the_replay(ruta, lambda: goes_and_comes_back(ana, tomas, reader=ruta))
    for person in (*players, ona):
        person.page.bring_to_front()
        person.puts_role_aside()
        expect(person.page.locator(".player")).to_have_count(4)


def has_what_one_keeps_in_view(page: Page) -> None:
    """On a laptop and on a phone: the replay, the check and the file. How the round went is told below."""
    before = page.viewport_size
    for width, height in ((1280, 800), (390, 700)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        for name in ("game-end-replay", "verify", "game-end-record"):
            expect(page.locator(".end .button", has_text=spoken(name))).to_be_in_viewport(ratio=1)
    tale = page.get_by_role("region", name=spoken("game-end-story"))
    expect(tale.locator("ol > li")).to_have_count(1)
    expect(tale).to_contain_text(
        re.compile("|".join(spoken("round-end-verdict", winner=winner) for winner in ("diggers", "saboteurs")))
    )
    assert before
    page.set_viewport_size(before)


def watches_the_replay(person: Person, others_begin: Callable[[], None]) -> None:
    """Who is ready may look at the last game until the next one begins, is not taken for away, and is told
    when it does."""
    page, code = person.page, person.code
    page.locator(".end .button", has_text=spoken("game-end-replay")).click()
    back = page.get_by_role("link", name=spoken("replay-table"))
    expect(back).to_be_visible()
    assert code not in page.url, "an address that may be shared does not lead to the table"
    others_begin()
    expect(page.locator(".to-table")).to_contain_text(spoken("replay-new-game"))
    back.click()


def goes_and_comes_back(host: Person, guest: Person, reader: Person) -> None:
    """Nobody starts without somebody who may be back in a moment: the host reads who, and for how long. A reader of the
    replay is still there."""
    guest.page.locator(".rematch .button").first.click()  # not ready any more
    address = guest.page.url
    guest.opens()
    start, line = host.page.locator(".room .start .button.primary"), host.page.locator(".room .start p")
    expect(line).to_contain_text(guest.name)
    expect(line).to_contain_text(re.compile(r"\b[1-5]?\d s"))
    # Had the reader, who went before the guest, been taken for away, it would be told by now.
    expect(host.page.locator(".room .seats li", has_text=reader.name)).not_to_contain_text(spoken("player-away"))
    expect(start).to_be_disabled()
    guest.page.goto(address)
    guest.says_ready()
    expect(start).to_be_enabled()
    host.deals()


def talks_at_the_end_of_a_round(speaker: Person, listener: Person) -> None:
    """The results lie over everything else: what is said meanwhile stands there, and the way to talk as well."""
    page = speaker.page
    page.locator("dialog .ending .button", has_text=spoken("talk")).click()
    page.locator("dialog .chip", has_text=spoken("claim-oops")).click()
    expect(page.locator("dialog .verdict")).to_be_visible()
    expect(listener.page.locator("dialog .said-meanwhile")).to_contain_text(spoken("claim-oops"))


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


@pytest.mark.soak
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
    expect(page.locator(".told")).to_contain_text(moves.locator("[aria-current] .text").inner_text())
    expect(decided.locator(".star")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
