"""Each language on every screen: nothing beyond the edge at 320 px and at 200 % zoom, no word missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.faults import beyond_the_edge, report, unspoken
from tests.browser.screens import ALL, walk

LANGUAGES = ("en", "lt", "lv", "et", "ru", "el")
NARROW: ViewportSize = {"width": 320, "height": 640}
# A window of 1280 × 800 at 200 % has this many pixels for the page.
ZOOMED: ViewportSize = {"width": 640, "height": 400}


def faults(page: Page) -> list[str]:
    """Everything that is wrong with a screen, narrow and zoomed."""
    found = unspoken(page)
    for size in (ZOOMED, NARROW):
        found += [f"{size['width']} px, {words}" for words in at_rest(page, size)]
    return found


def at_rest(page: Page, size: ViewportSize) -> list[str]:
    """What lies beyond the edge at a size, once the page has settled there."""
    page.set_viewport_size(size)
    page.wait_for_function(f"innerWidth === {size['width']}")
    found: list[str] = []
    for _ in range(5):
        # The board fits itself to its frame in the next frame of the page.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if not (found := beyond_the_edge(page)):
            return []
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_room_and_words_for_each_language(people: People, language: str) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        assert page.evaluate("document.documentElement.lang") == language
        found[name] = faults(page)

    walk(people, look, locale=language, viewport=NARROW)
    if words := report(found):
        pytest.fail(words, pytrace=False)
    assert set(found) == ALL


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("document.querySelector('h1').style.width = '900px'", "beyond the edge"),
        ("document.querySelector('.motto').textContent = 'room-code'", "room-code"),
        ("document.querySelector('.motto').textContent = 'Hello {$name}'", "{$name}"),
        ("document.querySelector('.corner .button').removeAttribute('aria-label')", "no words"),
        (
            "Object.assign(document.querySelector('.panel').style, { height: '90px', overflow: 'hidden' })",
            "out of reach",
        ),
        (
            "document.querySelector('.motto').style.cssText = 'width: 60px; overflow: hidden; white-space: pre'",
            "cut words",
        ),
    ],
)
def test_a_planted_fault_would_be_noticed(people: People, fault: str, words: str) -> None:
    ana = people.arrive("Ana", viewport=NARROW).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    assert faults(ana.page) == []
    ana.page.evaluate(f"() => {{ {fault}; }}")
    assert any(words in found for found in faults(ana.page))
