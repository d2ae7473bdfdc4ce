"""The page speaks the language of its reader; words that are missing or have no room would be noticed."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from saboteur.sentences import languages
from tests.browser.conftest import People
from tests.browser.screen_checks import in_each_language
from tests.browser.words import spoken

LANGUAGES = languages()


# Every screen is looked at in the languages with the longest words besides (test_screens).
IN_TEST = ("en", "lt")


@pytest.mark.parametrize(
    "language", [pytest.param(code, marks=[] if code in IN_TEST else [pytest.mark.soak]) for code in LANGUAGES]
)
def test_the_page_speaks_the_language_of_the_browser(people: People, language: str) -> None:
    ana = people.arrive("Ana", locale=language).opens()
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.page.locator(".start .button.primary")).to_have_text(spoken("home-play-now", language))


NARROW: ViewportSize = {"width": 320, "height": 640}
# The first button that shows no words.
NAMELESS = "[...document.querySelectorAll('button[aria-label]')].find((one) => !one.textContent.trim())"
PLANTED = (
    ("document.querySelector('h1').style.width = '900px'", "beyond the edge"),
    ("document.querySelector('.motto').textContent = 'room-code'", "room-code"),
    ("document.querySelector('.motto').textContent = 'Hello {$name}'", "{$name}"),
    (f"{NAMELESS}.removeAttribute('aria-label')", "no words"),
    ("Object.assign(document.querySelector('.panel').style, { height: '90px', overflow: 'hidden' })", "out of reach"),
    ("document.querySelector('.motto').style.cssText = 'width: 60px; overflow: hidden; white-space: pre'", "cut words"),
)


def test_planted_faults_would_be_noticed(people: People) -> None:
    ana = people.arrive("Ana", viewport=NARROW).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    assert in_each_language(ana.page, ["en"]) == {"en": []}
    for fault, words in PLANTED:
        ana.opens()
        expect(ana.page.locator(".start .button.primary")).to_be_visible()
        ana.page.evaluate(f"() => {{ {fault}; }}")
        assert any(words in found for found in in_each_language(ana.page, ["en"])["en"]), fault
