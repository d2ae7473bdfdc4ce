"""axe would find what is wrong with a screen; whoever wants less motion gets none; the story is read by keys."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.keyboard_play import goes_to
from tests.browser.page_user import Person
from tests.browser.screen_checks import COLOURS, complaints, lasting_motion

PLANTED = {
    "image-alt": '<img src="/favicon.svg">',
    "button-name": '<button class="planted"></button>',
    "color-contrast": '<p style="color: #777; background: #888">Dim</p>',
    "aria-": '<div role="button" aria-checked="yes">Odd</div>',
}


def test_axe_would_find_planted_faults(people: People) -> None:
    ana = people.arrive("Ana", bypass_csp=True).opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    faults = "".join(PLANTED.values())
    ana.page.evaluate("(html) => document.querySelector('main').insertAdjacentHTML('beforeend', html)", faults)
    found = complaints(ana.page)
    assert [rule for rule in PLANTED if not any(words.startswith(rule) for words in found)] == []
    assert {words.split(":")[0] for words in complaints(ana.page, COLOURS)} == {"color-contrast"}, "one rule by itself"


def test_whoever_wants_less_motion_gets_none(people: People) -> None:
    calm, lively = people.arrive("Calm"), people.arrive("Lively", reduced_motion="no-preference")
    moved = {}
    for person in (calm, lively):
        person.plays_now()
        expect(person.page.locator(".prompt.mine")).to_be_visible()
        person.aims(person.plays_until_a_path_fits()[0])
        expect(person.page.locator(".ghost")).to_be_visible()
        moved[person.name] = lasting_motion(person.page)
    assert moved["Calm"] == 0
    assert moved["Lively"] > 0, "the place of a preview breathes: the question can be answered otherwise"


def test_the_page_itself_offers_less_motion(people: People) -> None:
    ana = people.arrive("Ana", reduced_motion="no-preference").opens()
    ana.page.locator(".corner .button").nth(1).click()
    ana.page.locator("dialog select:has(option[value=less])").select_option("less")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".corner .button").nth(1).click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    assert lasting_motion(ana.page) == 0


PLACED = ("path-laid", "rock-fell")
GOAL_PLACES = {0: "8,-2", 1: "8,0", 2: "8,2"}


def places_told(person: Person) -> list[str]:
    """The places that the story links to, oldest first."""
    steps = [message for message in map(json.loads, person.frames) if message["type"] == "step"]
    events = [event for step in steps for event in step["events"]]
    return [
        f"{event['cell'][0]},{event['cell'][1]}" if event["kind"] in PLACED else GOAL_PLACES[event["goal"]]
        for event in events
        if event["kind"] in (*PLACED, "goal-seen", "goal-turned")
    ]


def test_the_story_is_one_stop_of_tab_and_the_arrows_read_it(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    while len(places_told(ana)) < 3:
        ana.acts()
        ana.page.wait_for_timeout(10)
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    page, places = ana.page, places_told(ana)
    goes_to(page, ".story button")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.story, .story *')"), "one stop, not many"
    page.keyboard.press("Shift+Tab")
    for key, place in (("End", places[-1]), ("ArrowUp", places[-2]), ("Home", places[0])):
        goes_to(page, ".story button")
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        # Enter leads to the place itself.
        expect(page.locator(f".cell[data-cell='{place}']")).to_be_focused()
