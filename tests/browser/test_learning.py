"""The tutorial from its first scene to its end, by finger and by keys; and a first game with hints."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from saboteur.lessons import LESSONS, played
from saboteur.rules import legal_moves
from tests.browser.conftest import People
from tests.browser.keyboard_play import WATCH_FOR_POINTERS, enters, goes_to_player
from tests.browser.move_choice import cell_of, place_in_hand, seat_of
from tests.browser.page_user import ACT, AIMED, Person, play_to_the_end
from tests.browser.screen_checks import complaints
from tests.browser.test_whole_games import PHONE
from tests.browser.words import spoken
from tests.lessons.solutions import SOLUTIONS

NEXT = ".coach .next"
SKIP = "header .button:not(.icon)"
WHOLE = "SABOTEUR_TEST_WHOLE_TUTORIAL" in os.environ
"""`make soak` plays every scene. Otherwise: the first, one with two tasks and the last; the rest is skipped."""
SHARE = frozenset(SOLUTIONS) if WHOLE else frozenset({"lay", "tools", "gold"})
Play = Callable[[Person, str, int], None]
"""Plays a move with the card at a place of the hand, counted from 1."""


def by_finger(person: Person, move: str, place: int) -> None:
    if move[0] == "G":
        person.press(f".offer li:nth-child({move[1]}) .gold", f"!!document.querySelector('{NEXT}')")
        return
    card = f".hand li:nth-child({place}) button.card"
    person.press(card, f"!!document.querySelector('{card}.chosen')")
    if (cell := cell_of(move)) is not None:
        person.press(f'[data-cell="{cell}"] > .offer', AIMED)
    else:
        person.press(f'.player.offered[data-seat="{seat_of(move)}"]', AIMED)
    person.press(ACT, f"!document.querySelector('.ghost, {ACT}')")


def by_keys(person: Person, move: str, place: int) -> None:
    page = person.page
    if move[0] == "G":
        enters(page, f".offer li:nth-child({move[1]}) .gold")
        return
    page.keyboard.press(str(place))
    expect(page.locator(".hand .chosen")).to_have_count(1)
    if (cell := cell_of(move)) is not None:
        page.keyboard.press("b")
        expect(page.locator("[data-cell]:focus")).to_have_count(1)
        while page.evaluate("document.activeElement?.dataset.cell ?? ''") != cell:
            page.keyboard.press("b")
    else:
        goes_to_player(page, seat_of(move))
    page.keyboard.press("Enter")
    expect(page.locator(ACT)).to_be_visible()
    page.keyboard.press("Enter")


def goes_through(person: Person, play: Play, press: Callable[[Page, str], None]) -> None:
    """The scenes in their order; those that are not part of this run are skipped."""
    page = person.page
    for number, (name, solution) in enumerate(SOLUTIONS.items(), start=1):
        language = page.evaluate("document.documentElement.lang")
        expect(page.locator(".coach h2")).to_have_text(spoken(f"lesson-{name}-title", language))
        expect(page.locator("header")).to_contain_text(spoken("learn-progress", language, number=number, count=10))
        if name not in SHARE:
            press(page, SKIP)
            continue
        for count, move in enumerate(solution):
            goal = spoken(f"lesson-{name}-goal", language, task=count)
            expect(page.locator(".coach p").first).to_have_text(goal)
            own = played(LESSONS[name], solution[:count]).game.view(0).own
            assert own is not None
            play(person, move, 0 if move[0] == "G" else 1 + place_in_hand(move, list(own.hand)))
        expect(page.locator(".coach .done")).to_contain_text(spoken(f"lesson-{name}-done", language))
        press(page, NEXT)
    expect(page.locator(".end h2")).to_have_text(
        spoken("learn-end-title", page.evaluate("document.documentElement.lang"))
    )


def test_the_tutorial_by_finger_in_lithuanian(people: People) -> None:
    """From the home page; a wrong try gets a hint, a reload loses nothing, and the end leads into a game."""
    pip = people.arrive("Pip", newcomer=True, **PHONE, locale="lt-LT")
    pip.touches = True
    page = pip.opens().page
    page.get_by_role("link", name=spoken("learn", "lt")).tap()
    expect(page.locator(".hand button.card")).to_have_count(2)
    wrong = next(move for move in legal_moves(played(LESSONS["lay"], []).game.view(0)) if move.endswith("@-1,0"))
    by_finger(pip, wrong, 1 + place_in_hand(wrong, ["Pew", "Pnesw"]))
    expect(page.locator(".coach .answer")).to_have_text(spoken("lesson-lay-hint", "lt", task=0))
    goes_through(pip, by_finger, lambda page, button: page.locator(button).tap())
    page.reload()
    expect(page.locator(".end h2")).to_be_visible()
    page.locator(".end .button.primary").tap()
    expect(pip.hand.first).to_be_visible()


@pytest.mark.soak
def test_the_tutorial_by_keys_in_english(people: People) -> None:
    kay = people.arrive("Kay", newcomer=True)
    page = kay.opens("/learn").page
    page.evaluate(WATCH_FOR_POINTERS)
    expect(page.locator(".hand button.card")).to_have_count(2)
    goes_through(kay, by_keys, enters)
    enters(page, ".end .button.primary")
    expect(kay.hand.first).to_be_visible()
    assert page.evaluate("window.pointed") == 0, "nothing is clicked"


def test_a_scene_can_be_skipped_and_is_resumed(people: People) -> None:
    page = people.arrive("Sam", newcomer=True).opens("/learn").page
    page.get_by_role("button", name=spoken("learn-skip")).click()
    expect(page.locator(".coach h2")).to_have_text(spoken("lesson-turn-title"))
    page.goto(page.url.rsplit("/", 1)[0])
    expect(page.locator(".coach h2")).to_have_text(spoken("lesson-turn-title"))


HINT = ".teaching .hint"
# Read and put aside in one moment: no other hint comes in between.
PUT_ASIDE = """(hint) => {
  const shown = document.querySelector(hint), told = shown?.textContent ?? '';
  shown?.querySelector('.button')?.click();
  return told;
}"""


def known(page: Page) -> list[str]:
    """The hints that this browser has put aside."""
    return list(json.loads(page.evaluate("localStorage.getItem('saboteur/first-game') ?? '{}'")).get("known", []))


def asks_for_a_hint(person: Person) -> None:
    """By its key and by its button: two or three moves; one of them lies ready, and is played when it is confirmed."""
    page, dialog = person.page, person.page.get_by_role("dialog", name=spoken("hint-ask"))
    page.keyboard.press("q")
    expect(dialog.locator("li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=spoken("hint-ask")).click()
    expect(dialog.locator("li").nth(1)).to_be_visible()
    assert complaints(page) == []
    assert "hint-" not in dialog.inner_text(), "a sentence for everything"
    lines = person.told
    version = person.view["public"]["version"]
    dialog.locator("li button").first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(ACT)).to_be_visible()
    assert person.view["public"]["version"] == version, "nothing is played before it is confirmed"
    page.locator(ACT).click()
    expect(page.locator("aside .story li")).not_to_have_count(lines)


def test_play_now_offers_to_show_how(people: People) -> None:
    """Goals and the first turn, among kind bots; each is put aside once, and a reload does not bring it back."""
    ana = people.arrive("Ana", newcomer=True).plays_now()
    page = ana.page
    for seat in range(1, 5):
        assert says_what_it_is_like(page, seat) == spoken("bot-name", bot="friendly")
    expect(page.locator(HINT)).to_contain_text(spoken("taught-offer"))
    page.locator(HINT).get_by_role("button", name=spoken("taught-yes")).click()
    expect(page.locator(HINT)).to_contain_text(spoken("taught-goals"))
    page.locator(HINT).get_by_role("button", name=spoken("taught-ok")).click()
    ana.plays_until_a_path_fits()
    expect(page.locator(HINT)).to_contain_text(spoken("taught-fits", edition="lt"))
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.locator(HINT).get_by_role("button", name=spoken("taught-ok")).click()
    assert {"goals", "fits"} <= set(known(page))
    expect(page.locator(HINT, has_text=spoken("taught-turn"))).to_have_count(0)
    asks_for_a_hint(ana)
    told = ""
    while "turn" not in known(page):
        if page.locator(HINT).count() == 0:
            ana.acts(ana.asked_within(1))
            continue
        told = page.evaluate(PUT_ASIDE, HINT)
    assert spoken("taught-turn") in told
    page.reload()
    expect(ana.hand.first).to_be_visible()
    expect(page.locator(HINT, has_text=spoken("taught-goals"))).to_have_count(0)


def says_what_it_is_like(page: Page, seat: int) -> str:
    """The character of a bot, as a tap on it tells."""
    page.locator(f'.player[data-seat="{seat}"]').click()
    words = page.locator("dialog .soft").first.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return words.split(" · ")[1]


def test_who_has_played_before_meets_a_mixed_company(people: People) -> None:
    page = people.arrive("Max").plays_now().page
    assert says_what_it_is_like(page, 2) == spoken("bot-name", bot="gruff")


@pytest.mark.soak
def test_a_whole_taught_game_in_russian(people: People) -> None:
    """To its end, with the hint about gold between the roles and the next game; never again once learned."""
    vera = people.arrive("Vera", newcomer=True, locale="ru-RU")
    vera.opens_a_table()
    for _ in range(2):
        vera.adds_a_bot()
    vera.page.locator("select:has(option[value='1'])").first.select_option("1")
    vera.deals()
    vera.puts_role_aside()
    page = vera.page
    page.locator(HINT).get_by_role("button", name=spoken("taught-yes", "ru")).click()
    seen: list[str] = []

    def look(asked: str, _person: Person) -> None:
        for hint in page.locator(".hint p").all_inner_texts():
            if hint not in seen:
                seen.append(hint)
        if asked == "move" and page.locator(HINT).count():
            page.locator(HINT).get_by_role("button", name=spoken("taught-ok", "ru")).first.click()

    play_to_the_end(vera, seen=look)
    assert any(spoken("taught-gold", "ru", winner=winner) in seen for winner in ("diggers", "saboteurs")), seen
    assert {spoken("taught-goals", "ru"), spoken("taught-turn", "ru")} <= set(seen)
    assert len(seen) <= 12, "never in the way"


def test_who_says_no_is_left_alone(people: People) -> None:
    otto = people.arrive("Otto", newcomer=True).plays_now()
    page = otto.page
    page.locator(HINT).get_by_role("button", name=spoken("taught-no")).click()
    expect(page.locator(".hint")).to_have_count(0)
    page.reload()
    expect(otto.hand.first).to_be_visible()
    expect(page.locator(".hint")).to_have_count(0)


def test_who_learns_nothing_loads_nothing_of_it(people: People) -> None:
    """Neither the tutorial nor its words are part of a first load, nor of a game without hints."""
    guest = people.arrive("Gus").plays_now()
    guest.page.wait_for_load_state("networkidle")
    files = [request.url for request in guest.requests if request.url.endswith((".js", ".css"))]
    assert any("table" in url for url in files)
    assert [url for url in files if "Learn" in url or "learn" in url or "Lesson" in url or "FirstGame" in url] == []
