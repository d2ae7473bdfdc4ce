"""Each language on every screen: nothing beyond the edge at 320 px and at 200 % zoom, no word missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.faults import beyond_the_edge, report, unspoken
from tests.browser.screens import ALL, walk
from tools.looks import resize, speak

PLAY_NOW = {
    "en": "Play now",
    "lt": "Žaisti dabar",
    "lv": "Spēlēt tūlīt",
    "et": "Mängi kohe",
    "ru": "Играть сейчас",
    "el": "Παίξε τώρα",
}
LANGUAGES = tuple(PLAY_NOW)
NARROW: ViewportSize = {"width": 320, "height": 640}
# Frames that the page may need to settle; how long each takes is the machine's affair.
FRAMES = 30
# A window of 1280 × 800 at 200 % has this many pixels for the page.
ZOOMED: ViewportSize = {"width": 640, "height": 400}


def faults(page: Page) -> list[str]:
    """Everything that is wrong with a screen, narrow and zoomed."""
    return unspoken(page) + [words for size in (ZOOMED, NARROW) for words in _cramped(page, size)]


def _cramped(page: Page, size: ViewportSize) -> list[str]:
    resize(page, size)
    return [f"{size['width']} px, {words}" for words in at_rest(page)]


def at_rest(page: Page) -> list[str]:
    """What lies beyond the edge, once the page has settled."""
    found: list[str] = []
    for _ in range(FRAMES):
        if not (found := beyond_the_edge(page)):
            return []
        page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    return found


def test_every_screen_has_room_and_words_for_each_language(people: People) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        for language in LANGUAGES:
            speak(page, language)
            found[f"{name}, {language}"] = faults(page)

    walk(people, look, viewport=NARROW)
    if words := report(found):
        pytest.fail(words, pytrace=False)
    assert set(found) == {f"{name}, {language}" for name in ALL for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(people: People, language: str) -> None:
    ana = people.arrive("Ana", locale=language).opens()
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.page.locator(".start .button.primary")).to_have_text(PLAY_NOW[language])


PLANTED = (
    ("document.querySelector('h1').style.width = '900px'", "beyond the edge"),
    ("document.querySelector('.motto').textContent = 'room-code'", "room-code"),
    ("document.querySelector('.motto').textContent = 'Hello {$name}'", "{$name}"),
    ("document.querySelector('.corner .button').removeAttribute('aria-label')", "no words"),
    ("Object.assign(document.querySelector('.panel').style, { height: '90px', overflow: 'hidden' })", "out of reach"),
    ("document.querySelector('.motto').style.cssText = 'width: 60px; overflow: hidden; white-space: pre'", "cut words"),
)


def test_planted_faults_would_be_noticed(people: People) -> None:
    ana = people.arrive("Ana", viewport=NARROW).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    assert faults(ana.page) == []
    for fault, words in PLANTED:
        ana.opens()
        expect(ana.page.locator(".start .button.primary")).to_be_visible()
        ana.page.evaluate(f"() => {{ {fault}; }}")
        assert any(words in found for found in faults(ana.page)), fault
