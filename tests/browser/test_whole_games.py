"""Whole games in real browsers: against bots, three people, by finger, on plain http, one device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import HOME_NETWORK, People
from tests.browser.person import play_to_the_end

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def test_play_now_goes_from_one_button_to_the_standings(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    play_to_the_end(ana)
    expect(ana.page.locator(".standings li")).to_have_count(5)


def test_a_game_is_played_with_a_finger_on_a_small_phone(people: People) -> None:
    pip = people.arrive("Pip", **PHONE).plays_now()
    assert pip.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert pip.page.evaluate("document.documentElement.scrollHeight") <= 640
    play_to_the_end(pip, tap=lambda found: found.tap())


def test_three_people_play_three_rounds_in_three_browsers(people: People) -> None:
    ana, tomas, ruta = people.arrive("Ana"), people.arrive("Tomas"), people.arrive("Rūta")
    code = ana.opens_a_table()
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    play_to_the_end(ana, tomas, ruta)
    names = {player.page.locator(".standings .name").first.inner_text() for player in (ana, tomas, ruta)}
    assert len(names) == 1


def test_frames_never_hold_the_secrets_of_others(people: People) -> None:
    ana, tomas, ruta = people.arrive("Ana"), people.arrive("Tomas"), people.arrive("Rūta")
    code = ana.opens_a_table()
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    for seat, player in enumerate((ana, tomas, ruta)):
        expect(player.hand.first).to_be_visible()
        dealt = [frame for frame in player.frames if '"kind":"dealt"' in frame]
        assert dealt, "the deal was told"
        for other in {0, 1, 2} - {seat}:
            assert all(f'"seat":{other},"role":null,"hand":null' in frame for frame in dealt)


def test_everything_works_on_plain_http_of_a_home_network(people: People, port: int) -> None:
    ana = people.arrive("Ana", f"http://{HOME_NETWORK}:{port}")
    # A header for secure pages; what Chromium says of it there is no fault of the page.
    ana.expected_errors = ("Cross-Origin-Opener-Policy",)
    ana.plays_now()
    assert ana.page.evaluate("isSecureContext") is False
    play_to_the_end(ana)


def test_one_device_goes_round_with_a_curtain_between_players(people: People) -> None:
    family = people.arrive("Ana")
    family.opens_a_table()
    page = family.page
    for name in ("Tomas", "Rūta"):
        page.locator(".guest input").fill(name)
        page.locator(".guest .button").click()
        expect(page.locator(".seats b", has_text=name)).to_be_visible()
    page.locator(".room .start .button.primary").click()
    for _ in range(6):
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".hand").count() == 0
        page.locator(".curtain .button.primary").click()
        expect(family.hand.first).to_be_visible()
        family.acts()
    expect(page.locator(".curtain")).to_be_visible()
