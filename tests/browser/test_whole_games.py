"""Whole games in real browsers: against bots, three people, by finger, by keyboard alone, on plain http, one device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.keyboard_play import plays_by_keyboard
from tests.browser.move_choice import mingle
from tests.browser.page_user import Person, play_to_the_end
from tests.browser.screen_tour import SHORT
from tests.browser.secrecy_checks import Truth, bodies_of, leaks_in_bodies, leaks_in_frames
from tests.browser.socket_play import by_hand_at_first, hurry
from tests.browser.test_verify import has, verified
from tests.browser.words import spoken

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# Three people with these numbers find the treasure soon in each round.
QUICK = (969, 970, 971)


@pytest.mark.soak
def test_play_now_goes_from_one_button_to_the_standings(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    ana.plan = mingle
    play_to_the_end(ana, act=by_hand_at_first(ana))
    expect(ana.page.locator(".standings li")).to_have_count(5)
    assert {move[0] for move in ana.played} > {"P", "-"}, "paths, discards and at least one kind of action card"


def test_a_game_is_played_with_a_finger_on_a_small_phone(people: People) -> None:
    pip = people.arrive("Pip", **PHONE).plays_a_round()
    assert pip.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert pip.page.evaluate("document.documentElement.scrollHeight") <= 640
    pip.plan, pip.touches = mingle, True
    play_to_the_end(pip)


@pytest.mark.soak
def test_a_game_is_played_by_keyboard_alone(people: People) -> None:
    ana = people.arrive("Ana")
    plays_by_keyboard(ana)
    expect(ana.page.locator(".standings li")).to_have_count(3)
    assert ana.page.evaluate("window.pointed ?? 0") == 0, "no pointer was used"


def test_three_people_play_three_rounds_and_nobody_is_told_a_secret_of_others(people: People) -> None:
    players = [people.arrive(name, draws=draws) for name, draws in zip(("Ana", "Tomas", "Rūta"), QUICK, strict=True)]
    _sit_down(*players)
    asked: set[str] = set()
    play_to_the_end(*players, seen=lambda what, _: asked.add(what), act=by_hand_at_first(*players, moves=2))
    assert asked >= {"move", "gold", "on", "over"}
    standings = [player.page.locator(".standings .name").all_inner_texts() for player in players]
    you = f" ({spoken('player-you')})"
    assert len({tuple(name.removesuffix(you) for name in names) for names in standings}) == 1
    assert [sum(name.endswith(you) for name in names) for names in standings] == [1, 1, 1], "each page marks its player"
    truth = Truth.of_finished_game(players[0])
    assert truth.rounds == 3
    for seat, player in enumerate(players):
        others = [token for other in players if other is not player for token in other.tokens]
        assert len(others) == 2
        assert leaks_in_frames(player.frames, seat, truth, others) == []
        assert leaks_in_bodies(bodies_of(player), others) == []


def _sit_down(host: Person, *guests: Person) -> str:
    code = host.opens_a_table()
    for guest in guests:
        guest.joins(code).says_ready()
    host.deals()
    for person in (host, *guests):
        expect(person.hand.first).to_be_visible()
    return code


def test_everything_works_on_plain_http_of_a_home_network(people: People, home_network: str) -> None:
    ana = people.arrive("Ana", home_network)
    ana.plays_a_round()
    assert ana.page.evaluate("isSecureContext") is False
    assert ana.page.evaluate("'serviceWorker' in navigator || crypto.subtle !== undefined") is False
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    ana.moves()
    hurry([ana])
    play_to_the_end(ana)
    ana.page.get_by_role("button", name=spoken("verify")).click()
    expect(ana.page.locator(".check [role=status]")).to_contain_text("Fair: ")


@pytest.mark.soak
def test_one_device_goes_round_with_a_curtain_between_players_who_can_verify_all_their_cards(people: People) -> None:
    family = people.arrive("Ana", draws=SHORT)
    family.opens_a_table()
    for name in ("Tomas", "Rūta"):
        family.seats_a_guest(name)
    family.chooses("choice-rounds", "1")
    family.deals()
    expect(family.page.locator(".curtain")).to_be_visible()
    lifted: set[str] = set()

    def look(asked: str, person: Person) -> None:
        if asked == "lift":
            assert person.page.locator(".hand, .role, .offer, .gold-card").count() == 0
            assert '"own":{' not in person.frames[-1], "behind the curtain nobody's cards are told"
            lifted.add(person.page.locator(".curtain h1").inner_text())

    play_to_the_end(family, seen=look)
    assert len(lifted) == 3
    expect(family.page.locator(".standings li")).to_have_count(3)
    lines = verified(family)
    assert (lines["wrong"], lines["remark"]) == ([], [])
    assert has(lines["proved"], spoken("verify-seen-nonce", names="Ana, Tomas, Rūta"))
