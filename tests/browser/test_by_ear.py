"""Somebody who sees nothing plays a whole game: what is said, what can be read, and where the focus is."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

from tests.browser.conftest import People
from tests.browser.ear_deals import EVERYTHING
from tests.browser.ear_game import EarGame
from tests.browser.ear_play import LISTEN, Ear

# `make soak` plays all of them.
ALL_GAMES = os.environ.get("SABOTEUR_TEST_ALL_GAMES") == "1"


@dataclass(frozen=True)
class Deal:
    """A game in which each kind of move comes; `draws` is one of the numbers that `ear_deals` prints."""

    language: str
    bots: int
    rounds: int
    draws: int

    def __str__(self) -> str:
        return f"{self.language}, {self.bots + 1} players"


SHORT = Deal("en", bots=4, rounds=1, draws=61)
LONG = (
    Deal("lt", bots=4, rounds=1, draws=61),
    Deal("en", bots=9, rounds=3, draws=30),
    Deal("lt", bots=9, rounds=3, draws=30),
)


@pytest.mark.parametrize("deal", (SHORT, *LONG) if ALL_GAMES else (SHORT,), ids=str)
def test_a_game_is_played_by_ear(people: People, deal: Deal) -> None:
    game = EarGame(people.arrive("Ana", draws=deal.draws, locale=deal.language), deal.language)
    game.opens_a_table(bots=deal.bots, rounds=deal.rounds)
    game.plays()
    game.looks_back()
    assert game.played == EVERYTHING
    assert game.ear.fallen == []


def test_a_planted_silence_and_a_lost_focus_are_found(people: People) -> None:
    ana = people.arrive("Ana")
    ana.context.add_init_script(LISTEN)
    ear = Ear(ana.opens().page)
    ana.page.evaluate("""() => {
      const region = (id) => `<p aria-live="polite" id="${id}"></p>`;
      document.body.insertAdjacentHTML('beforeend', `${region('beside')}<dialog>${region('inside')}</dialog>`);
      document.querySelector('dialog').showModal();
      document.querySelector('#beside').textContent = 'not heard';
      document.querySelector('#inside').textContent = 'heard';
    }""")
    assert ear.hears("heard") == "heard"
    assert "not heard" not in ear.everything
    ana.page.evaluate("document.querySelector('dialog').remove()")
    ear.goes_to("button", "")
    assert ear.fallen == []
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.wait_for_function("() => window.fallen.length === 1")
