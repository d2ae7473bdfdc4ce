"""axe finds nothing on any screen, dark and light; nothing runs over the edge at 320 px in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.person import Person

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "lt", "lv", "et", "ru", "el")

OVERFLOWING = """() => {
  const wide = document.documentElement.clientWidth;
  const inside = (element) => element.closest('.view, .scroll, .unseen, svg');
  const over = ({ width, left, right }) => width > 0 && (right > wide + 1 || left < -1);
  return [...document.querySelectorAll('body *')]
    .filter((element) => !inside(element) && over(element.getBoundingClientRect()))
    .map((element) => element.outerHTML.slice(0, 120));
}"""
# A key without a sentence shows itself, such as room-code.
KEYS = """() => (document.body.innerText.match(/^[a-z]+(-[a-z]+)+$/gm) ?? [])"""


def complaints(page: Page) -> list[str]:
    """What axe has to say."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Half-faded text has no contrast to judge.
    page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


def walk(person: Person, look: Callable[[str], None]) -> None:
    """Through every screen, looking at each."""
    page = person.opens().page
    expect(page.locator(".start .button.primary")).to_be_visible()
    look("home")
    for number, name in enumerate(("rules", "settings")):
        page.locator(".corner .button").nth(number).click()
        expect(page.locator("dialog[open] h2")).to_be_visible()
        look(name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(".start .button.primary ~ .button").first.click()
    expect(page.locator(".room .code")).to_be_visible()
    expect(page.locator(".option").nth(4)).to_be_visible()
    look("room")
    person.plays_now()
    look("table")
    expect(page.locator(".prompt.mine")).to_be_visible()
    person.hand.first.click()
    look("chosen")
    for number, name in ((-1, "menu"), (1, "talk")):
        page.locator("header .icon:visible").nth(number).click()
        expect(page.locator("dialog[open] h2")).to_be_visible()
        look(name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".player").nth(1).click()
    expect(page.locator("dialog[open] h2")).to_be_visible()
    look("player")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_any_screen(people: People, scheme: str) -> None:
    ana = people.arrive("Ana", color_scheme=scheme, bypass_csp=True)
    found: dict[str, list[str]] = {}
    walk(ana, lambda name: found.__setitem__(name, complaints(ana.page)))
    assert {name: words for name, words in found.items() if words} == {}
    assert len(found) == 9


def test_axe_would_find_a_planted_fault(people: People) -> None:
    ana = people.arrive("Ana", bypass_csp=True).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    ana.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"/favicon.svg\">')")
    assert any("image-alt" in words for words in complaints(ana.page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_runs_over_the_edge_at_320_px(people: People, language: str) -> None:
    ana = people.arrive("Ana", locale=language, viewport={"width": 320, "height": 640})
    seen: dict[str, list[str]] = {}
    walk(ana, lambda name: seen.__setitem__(name, ana.page.evaluate(OVERFLOWING) + ana.page.evaluate(KEYS)))
    assert {name: words for name, words in seen.items() if words} == {}


def test_something_too_wide_would_be_noticed(people: People) -> None:
    ana = people.arrive("Ana", viewport={"width": 320, "height": 640}).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    ana.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<p>room-code</p>')")
    ana.page.evaluate("document.querySelector('h1').style.width = '900px'")
    assert ana.page.evaluate(OVERFLOWING)
    assert ana.page.evaluate(KEYS) == ["room-code"]
