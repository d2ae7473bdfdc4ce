"""Every screen: axe finds nothing, dark or light, wide or narrow; each language has words and room for them."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import People
from tests.browser.page_monitor import Watch
from tests.browser.screen_checks import COLOURS, complaints, in_each_language, report
from tests.browser.screen_tour import WALKS, Walk
from tests.browser.test_languages import LANGUAGES
from tests.browser.words import spoken

WIDE: ViewportSize = {"width": 1024, "height": 640}
PHONE: ViewportSize = {"width": 360, "height": 640}
NARROW: ViewportSize = {"width": 320, "height": 640}
# A window of 1280 × 800 at 200 % has this many pixels for the page.
ZOOMED: ViewportSize = {"width": 640, "height": 400}
# `make soak` looks at everything. Otherwise: all rules on the narrowest phone, with one of the languages that have the
# longest words, by turns; and, by turns as well, the colours of the other scheme in a wide window, or a zoomed window.
ALL_LOOKS = os.environ.get("SABOTEUR_TEST_ALL_LOOKS") == "1"
# What axe is asked in each look: other colours can change no more than colours.
Looks = dict[str, tuple[ViewportSize, Literal["dark", "light"], Sequence[str]]]
LOOKS: Looks = {
    "light and wide": (WIDE, "light", COLOURS),
    "dark and wide": (WIDE, "dark", ()),
    "dark and narrow": (PHONE, "dark", ()),
}
FEW_LOOKS: Looks = {"dark and narrow": (NARROW, "dark", ())}
# The page has the size and the colours, and the board the frames in which it fits itself.
SHOWN = """async ([width, scheme]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (innerWidth !== width || document.documentElement.dataset.theme !== scheme) await frame();
  await frame();
  await frame();
}"""
# The walk goes on in the last size and in English.
IN_TURN = (*[language for language in LANGUAGES if language != "en"], "en")
LONG_WORDS = ("lt", "ru", "el")


def cramped(name: str, screens: Collection[str]) -> dict[str, tuple[ViewportSize, Sequence[str]]]:
    """The languages in which a screen is looked at where there is little room."""
    if ALL_LOOKS:
        return {"zoomed": (ZOOMED, IN_TURN), "narrow": (NARROW, IN_TURN)}
    turn = sorted(screens).index(name)
    zoomed = {"zoomed": (ZOOMED, (LONG_WORDS[turn // 3 % len(LONG_WORDS)],))} if turn % 3 == 1 else {}
    return {**zoomed, "narrow": (NARROW, (LONG_WORDS[turn % len(LONG_WORDS)], "en"))}


def looks_of(name: str, screens: Collection[str]) -> Looks:
    """How a screen is looked at where there is room, and by which rules."""
    if ALL_LOOKS:
        return LOOKS
    return FEW_LOOKS if sorted(screens).index(name) % 3 else {"light and wide": LOOKS["light and wide"], **FEW_LOOKS}


def faults(
    page: Page, roomy: Looks, looks_cramped: Mapping[str, tuple[ViewportSize, Sequence[str]]]
) -> Iterator[tuple[str, list[str]]]:
    """What is wrong with a screen, look by look and language by language."""
    scheme = page.evaluate("document.documentElement.dataset.theme")
    # New colours cost most: begin with those that are shown already, and end with those that the walk goes on in.
    looks = roomy.items() if scheme == "light" or not ALL_LOOKS else reversed(roomy.items())
    for words, (size, scheme, rules) in looks:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(size)
        page.evaluate(SHOWN, [size["width"], scheme])
        yield words, complaints(page, rules)
    for words, (size, languages) in looks_cramped.items():
        page.set_viewport_size(size)
        page.evaluate(SHOWN, [size["width"], scheme])
        yield from ((f"{words}, {language}", found) for language, found in in_each_language(page, languages).items())


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_every_screen_is_accessible_and_has_room_and_words_for_each_language(
    people: People, walk: Walk, watch: Watch
) -> None:
    # While a page is judged it does nothing else, on a busy machine for longer than a line may be silent.
    watch.tolerates(f"notice: {spoken('link-lost')}")
    found: dict[str, list[str]] = {}
    roomy = {name: looks_of(name, WALKS[walk]) for name in WALKS[walk]}
    scarce = {name: cramped(name, WALKS[walk]) for name in WALKS[walk]}

    def judge(name: str, page: Page) -> None:
        found.update({f"{name}, {words}": wrong for words, wrong in faults(page, roomy[name], scarce[name])})

    walk(people, judge, viewport=NARROW, color_scheme="dark")
    if words := report(found):
        pytest.fail(words, pytrace=False)
    expected = {f"{name}, {words}" for name in WALKS[walk] for words in roomy[name]}
    for name, looks in scarce.items():
        cells = ((words, language) for words, (_, languages) in looks.items() for language in languages)
        expected |= {f"{name}, {words}, {language}" for words, language in cells}
    assert set(found) == expected
