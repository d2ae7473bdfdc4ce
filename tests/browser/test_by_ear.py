"""Somebody who sees nothing plays a whole game: what is said, what can be read, and where the focus is."""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.ear_game import EarGame
from tests.browser.ear_play import LISTEN, Ear

# With this number Ana holds most kinds of cards within one round.
DRAWS = 1


def test_a_game_is_played_by_ear(people: People) -> None:
    game = EarGame(people.arrive("Ana", draws=DRAWS), "en")
    game.opens_a_table(bots=4, rounds=1)
    game.plays()
    game.looks_back()
    assert game.played >= {"path", "discard", "break", "map"}
    assert game.ear.fallen == []
    said = game.ear.everything
    assert any(line.startswith("Dagna, ") and "open" in line for line in said), "who, where and which way"


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
