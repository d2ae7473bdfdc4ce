"""On a phone held upright the mine runs downwards: cells are large, fingers and arrows go where the eye sees them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import Person
from tests.browser.words import spoken

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALLEST = 52
ARROWS = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}


def box(element: Locator) -> FloatRect:
    """Where an element is on the screen."""
    found = element.bounding_box()
    assert found is not None
    return found


# Done when the mine has turned and fitted itself, which takes some frames: then nothing moves any more.
TURNED = """async () => {
  const top = (place) => document.querySelector(`[data-cell="${place}"] .ground`).getBoundingClientRect().y;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let still = 0, before = ''; still < 3; await frame()) {
    const now = [top('0,0'), top('8,0')];
    still = Math.abs(now[0] - now[1]) < 1 && now.join() === before ? still + 1 : 0;
    before = now.join();
  }
}"""


def cell(page: Page, place: str) -> FloatRect:
    return box(page.locator(f'[data-cell="{place}"] .ground'))


def all_places_are_in_sight(person: Person) -> None:
    """Every place where a card of this hand may go lies inside the board's frame."""
    frame = box(person.page.locator(".view"))
    places = {move.split("@")[1].split(":")[0] for move in person.view["legal"] if "@" in move}
    assert places
    for place in places:
        at = cell(person.page, place)
        assert frame["x"] <= at["x"] + 1
        assert at["x"] + at["width"] <= frame["x"] + frame["width"] + 1
        assert frame["y"] <= at["y"] + 1
        assert at["y"] + at["height"] <= frame["y"] + frame["height"] + 1


def arrows_follow_the_screen(page: Page) -> None:
    """Each arrow moves the focus by one cell in its own direction, seen by the eye."""
    page.keyboard.press("b")
    page.keyboard.press("Home")
    focus = page.locator(".cell:focus .ground")
    expect(page.locator('[data-cell="0,0"]')).to_be_focused()
    for key, (right, down) in ARROWS.items():
        before = box(focus)
        name = page.locator(".cell:focus").get_attribute("data-cell")
        page.keyboard.press(key)
        # At once, so that the next key is pressed at the new place, however fast somebody types.
        assert page.evaluate("document.activeElement?.dataset.cell") != name, key
        after = box(focus)
        assert abs(after["x"] - before["x"] - right * before["width"]) < 1, key
        assert abs(after["y"] - before["y"] - down * before["height"]) < 1, key


def names_stand_beside_their_places(page: Page, *, downwards: bool) -> None:
    """The start is D5: at the edges, its letter and its number stand in line with it."""
    start = cell(page, "0,0")
    letter, number = (box(page.locator(".ruler span").get_by_text(name, exact=True)) for name in ("D", "5"))
    beside, below = (letter, number) if downwards else (number, letter)
    assert abs(beside["y"] + beside["height"] / 2 - start["y"] - start["height"] / 2) < 1
    assert abs(below["x"] + below["width"] / 2 - start["x"] - start["width"] / 2) < 1


def test_the_mine_runs_downwards_on_a_phone_and_is_played_by_touch(people: People) -> None:
    ana = people.arrive("Ana", **PHONE)
    ana.touches = True
    ana.plays_now()
    page = ana.page
    expect(page.locator(".prompt.mine")).to_be_visible()
    start, goal = cell(page, "0,0"), cell(page, "8,0")
    assert min(start["width"], start["height"]) >= SMALLEST
    assert abs(goal["x"] - start["x"]) < 1
    assert goal["y"] > start["y"]
    names_stand_beside_their_places(page, downwards=True)
    paths = ana.plays_until_a_path_fits()
    all_places_are_in_sight(ana)
    ana.plan = lambda _: paths[0]
    ana.moves()
    expect(page.locator(f'[data-cell="{paths[0].split("@")[1]}"] .laid')).to_be_visible()
    expect(page.locator(".prompt.mine")).to_be_visible()  # nobody moves, and so nothing does, while places are measured
    arrows_follow_the_screen(page)

    turn = page.get_by_role("button", name=spoken("board-turn", direction="down"))
    expect(turn).to_have_attribute("aria-pressed", "true")
    turn.tap()
    expect(turn).to_have_attribute("aria-pressed", "false")
    page.evaluate(TURNED)
    start, goal = cell(page, "0,0"), cell(page, "8,0")
    assert goal["x"] > start["x"]
    assert abs(goal["y"] - start["y"]) < 1
    names_stand_beside_their_places(page, downwards=False)
    arrows_follow_the_screen(page)
    page.reload()
    expect(turn).to_have_attribute("aria-pressed", "false")
