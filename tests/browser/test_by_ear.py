"""Somebody who sees nothing plays a whole game: what is said, what can be read, and where the focus is."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.ear_deals import EVERYTHING
from tests.browser.ear_game import EarGame
from tests.browser.ear_play import LISTEN, Ear
from tests.browser.words import ANYTHING, spoken

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


def test_a_lesson_speaks_as_the_game_does(people: People) -> None:
    ana = people.arrive("Ana")
    ana.context.add_init_script(LISTEN)
    ear = Ear(ana.page)
    ana.page.goto(f"{ana.address}/learn/lay")
    expect(ana.page.locator(".hand button.card")).to_have_count(2)
    ana.page.keyboard.press("1")
    ear.hears_with_one_of([spoken("targets", count=count) for count in range(1, 20)])
    # The list of places says which one the lesson is about.
    ana.page.keyboard.press("l")
    dialog = ana.page.get_by_role("dialog", name=spoken("places-list"))
    expect(dialog.get_by_role("button", name=spoken("cell-spot"))).to_have_count(1)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("d")
    ear.hears(spoken("prompt-discard"))
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("h")
    ear.hears("1: ")
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog", name=spoken("menu-keys"))).to_contain_text(spoken("keys-reader"))


def test_a_replay_answers_questions(people: People) -> None:
    ana = people.arrive("Ana")
    ana.context.add_init_script(LISTEN)
    ear = Ear(ana.page)
    ana.page.goto(f"{ana.address}/replay")
    ear.enters("button", spoken("replay-example"))
    ear.finds("button", spoken("replay-on"))
    ana.page.keyboard.press("ArrowRight")
    ear.hears(spoken("replay-at", version=1))
    ana.page.keyboard.press("g")
    ear.hears(spoken("cell-goal-seen", goal="top", content=ANYTHING).split(ANYTHING)[0].split(";")[0])
    ana.page.keyboard.press("r")
    ear.hears(spoken("role-name", role="saboteur"))
    # Another view is another hand, and the focus stays where it was chosen.
    ear.goes_to("combobox", spoken("replay-eyes"), key="Shift+Tab")
    ana.page.evaluate("window.fallen.length = 0")  # how long a replay takes to come is another matter
    ana.page.keyboard.press("ArrowUp")
    expect(ana.page.locator(".hands .card").first).to_be_visible()
    assert ear.focus().role == "combobox"
    assert ear.fallen == []
    ear.goes_to("button", spoken("replay-on"))
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog", name=spoken("menu-keys"))).to_contain_text(spoken("replay-keys"))


def test_what_was_typed_and_means_several_moves_is_read_out(people: People) -> None:
    ana = people.arrive("Ana")
    ana.context.add_init_script(LISTEN)
    ana.plays_now().puts_role_aside()
    ear = Ear(ana.page)
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    ana.page.keyboard.press("/")
    expect(ana.page.locator("dialog input")).to_be_focused()
    ana.page.keyboard.type(spoken("typed-help"))
    ana.page.keyboard.press("Enter")
    ear.hears(spoken("question-word", question="gold"), spoken("question-word", question="column"))
    ana.page.locator("dialog input").select_text()
    ana.page.keyboard.type(spoken("discard"))
    ana.page.keyboard.press("Enter")
    assert ear.hears(spoken("discard-what", card="")).count(spoken("discard-what", card="")) > 1
    expect(ana.page.locator("dialog .found button").first).to_be_focused()


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
    ana.page.evaluate("window.fallen.length = 0")  # without the dialog it may have been nowhere for long
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.wait_for_function("() => window.fallen.length === 1")
