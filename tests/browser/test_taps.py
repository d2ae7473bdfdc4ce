"""On an upright phone, by mouse and by finger: a tap does what it aims at, and nothing takes the place of Play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import People
from tests.browser.page_user import ACT, AIMED, Person
from tests.browser.test_at_the_table import lonely_cell
from tests.browser.test_whole_games import PHONE
from tests.browser.words import spoken

UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
OFFER = "[data-cell] > .offer"
# Over the mine, where the last move is told otherwise.
REFUSAL = ".refused .prompt.rule.alert"
# How large the mine is drawn, and where in its frame.
DRAWN = """() => {
  const { width, style } = document.querySelector('.mine');
  return [width.baseVal.value, style.transform];
}"""
GOALS = ("8,-2", "8,0", "8,2")
SCROLLED = (
    "(() => { const { scrollLeft, scrollTop } = document.querySelector('.view'); return [scrollLeft, scrollTop]; })()"
)


@pytest.mark.parametrize("device", [pytest.param("mouse", marks=pytest.mark.soak), "finger"])
def test_a_tap_does_what_it_aims_at(people: People, device: str) -> None:
    pip = people.arrive("Pip", **(PHONE if device == "finger" else UPRIGHT)).plays_now()
    pip.touches = device == "finger"
    path = pip.plays_until_a_path_fits()[0]
    gives_the_focus_back_to_the_board(pip)
    pip.aims(path)
    play = box(pip.page.locator(ACT))
    refuses_a_spot(people, pip)
    assert not overlap(play, box(pip.page.locator(".bar .discard"))), (
        "whoever presses Play once too often discards nothing"
    )
    lets_the_next_tap_through(pip)
    pip.press(OFFER, AIMED)


def gives_the_focus_back_to_the_board(pip: Person) -> None:
    """A place beyond the edge has the focus again when the chat is closed; the mine is not scrolled by it."""
    page = pip.page
    for _ in range(3):
        page.keyboard.press("+")
    for cell in ("-1,-3", "9,3"):
        page.locator(f'[data-cell="{cell}"]').evaluate("cell => cell.focus()")
        page.keyboard.press("s")
        expect(page.get_by_role("dialog", name=spoken("talk"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert page.evaluate(SCROLLED) == [0, 0], "what is drawn is where taps find it"
    page.keyboard.press("0")


def refuses_a_spot(people: People, pip: Person) -> None:
    with people.provokes("refused not-reached", spoken("web-refused-not-reached")):
        spot = pip.page.locator(f'[data-cell="{lonely_cell(pip.view)}"] .ground')
        (spot.tap if pip.touches else spot.click)(force=True)
        expect(pip.page.locator(REFUSAL)).to_contain_text(spoken("web-refused-not-reached"))


def lets_the_next_tap_through(pip: Person) -> None:
    """The message lies over the mine, and takes no tap that means a spot; its picture opens the rule."""
    message = box(pip.page.locator(REFUSAL))
    point = [message["x"] + 20, message["y"] + message["height"] / 2]
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.prompt.alert') === null"
    assert pip.page.evaluate(under, point)
    book = pip.page.locator(f"{REFUSAL} .book")
    (book.tap if pip.touches else book.click)()
    expect(pip.page.locator("dialog")).to_have_count(1)
    pip.page.keyboard.press("Escape")
    expect(pip.page.locator("dialog")).to_have_count(0)


def test_on_a_phone_the_mine_keeps_its_place_and_a_refusal_covers_nothing_to_press(people: People) -> None:
    """Also while hints of a first game take room; and a refusal goes when something else is asked."""
    pip = people.arrive("Pip", newcomer=True, **UPRIGHT, has_touch=True, is_mobile=True).plays_now()
    pip.touches, page = True, pip.page
    page.locator(".hint .button.primary").tap()
    page.locator(".hint .button").first.tap()
    path = pip.plays_until_a_path_fits()[0]
    expect(page.locator(".hint .button").first).to_be_visible()
    # Where the frame has another height than a moment ago, the mine is fitted into it first.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    drawn = page.evaluate(DRAWN)
    pip._take(path)
    expect(page.locator(OFFER).first).to_be_visible()
    assert page.evaluate(DRAWN) == drawn, "the mine moved"
    mine = box(page.locator(".view"))
    for goal in GOALS:
        at = box(page.locator(f'[data-cell="{goal}"] > .ground'))
        assert at["y"] + at["height"] <= mine["y"] + mine["height"] + 1, "a goal is out of sight"
    refuses_a_spot(people, pip)
    refusal = box(page.locator(REFUSAL))
    assert refusal["y"] + refusal["height"] < box(page.locator(".hint"))["y"]
    expect(page.locator(".bar .prompt:not(.alert)")).to_be_visible()
    page.locator(".bar .discard").tap()
    expect(page.locator(".bar .prompt:not(.alert)")).to_have_text(spoken("prompt-discard"))
    expect(page.locator(".prompt.alert")).to_have_count(0)


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
