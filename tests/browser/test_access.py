"""axe finds nothing on any screen, dark and light, wide and narrow; whoever wants less motion gets none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.faults import complaints, lasting_motion, report
from tests.browser.person import Person
from tests.browser.screens import ALL, walk

WIDE, NARROW = {"width": 1024, "height": 640}, {"width": 360, "height": 640}


@pytest.mark.parametrize(("scheme", "viewport"), [("dark", WIDE), ("light", WIDE), ("dark", NARROW)])
def test_axe_finds_nothing_on_any_screen(people: People, scheme: str, viewport: dict[str, int]) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        found[name] = complaints(page)

    walk(people, look, color_scheme=scheme, viewport=viewport, bypass_csp=True)
    if words := report(found):
        pytest.fail(words, pytrace=False)
    assert set(found) == ALL


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ('<img src="/favicon.svg">', "image-alt"),
        ('<button class="planted"></button>', "button-name"),
        ('<p style="color: #777; background: #888">Dim</p>', "color-contrast"),
        ('<div role="button" aria-checked="yes">Odd</div>', "aria-"),
    ],
)
def test_axe_would_find_a_planted_fault(people: People, fault: str, rule: str) -> None:
    ana = people.arrive("Ana", bypass_csp=True).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    ana.page.evaluate("(html) => document.querySelector('main').insertAdjacentHTML('beforeend', html)", fault)
    assert any(words.startswith(rule) for words in complaints(ana.page))


def test_whoever_wants_less_motion_gets_none(people: People) -> None:
    calm, lively = people.arrive("Calm"), people.arrive("Lively", reduced_motion="no-preference")
    moved = {}
    for person in (calm, lively):
        person.plays_now()
        expect(person.page.locator(".prompt.mine")).to_be_visible()
        _previews_a_path(person)
        expect(person.page.locator(".ghost")).to_be_visible()
        moved[person.name] = lasting_motion(person.page)
    assert moved["Calm"] == 0
    assert moved["Lively"] > 0, "the place of a preview breathes: the question can be answered otherwise"


def _previews_a_path(person: Person) -> None:
    """Play on until a path card fits somewhere, and show it there."""
    while not (paths := [move for move in person.view["legal"] if move[0] == "P"]):
        person.acts()
        person.page.wait_for_timeout(10)
    person.aims(paths[0])


def test_the_page_itself_offers_less_motion(people: People) -> None:
    ana = people.arrive("Ana", reduced_motion="no-preference").opens()
    ana.page.locator(".corner .button").nth(1).click()
    ana.page.locator("dialog select:has(option[value=less])").select_option("less")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".corner .button").nth(1).click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    assert lasting_motion(ana.page) == 0
