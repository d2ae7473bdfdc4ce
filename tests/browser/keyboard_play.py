"""A whole game by keyboard alone: Tab, Enter and the keys of the table; nothing is ever clicked."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.page_user import ACT, GLANCE, GOLD, ON, PATIENCE, TAKE, Person

# Counts what a mouse or a finger would cause; a key that presses a button is no pointer.
WATCH_FOR_POINTERS = """() => {
  window.pointed = 0;
  addEventListener('pointerdown', () => { window.pointed += 1; }, true);
}"""
MOST_STOPS = 120
ROUNDS = ".choices .pair .field:first-child select"
# Which way it is, as somebody who sees the page would know; nothing once the focus is there. Beyond the last thing of a
# page may lie the browser's own, so nobody goes round that way.
WAY = """(selector) => {
  const here = document.activeElement;
  if (here?.matches(selector)) return null;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && element.getClientRects().length > 0);
  const [from, to] = [stops.indexOf(here), stops.findIndex((element) => element.matches(selector))];
  return to > from ? 'Tab' : 'Shift+Tab';
}"""


def plays_by_keyboard(person: Person) -> None:
    """From the home page over a room with two bots to the standings of a round."""
    page = person.opens().page
    page.evaluate(WATCH_FOR_POINTERS)
    enters(page, ".start .button.primary ~ .button")
    _fills_the_room(page)
    enters(page, ".room .start .button.primary")
    person.puts_role_aside()
    deadline = time.monotonic() + 5 * PATIENCE
    while (asked := person.asked_within(GLANCE)) != "over":
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        answers(person, asked)


def _fills_the_room(page: Page) -> None:
    for bots in (1, 2):
        enters(page, ".bots + .button")
        expect(page.locator(".seats li")).to_have_count(1 + bots)
    goes_to(page, ROUNDS)
    page.keyboard.press("Home")
    expect(page.locator(ROUNDS)).to_have_value("1")


def enters(page: Page, selector: str) -> None:
    """Go to a button and press Enter."""
    goes_to(page, selector)
    page.keyboard.press("Enter")


def answers(person: Person, asked: str) -> None:
    """Do what the page asks, by keys."""
    page = person.page
    if asked in (known := {"gold": (GOLD, TAKE), "on": (ON,)}):
        for wanted in (one for one in known[asked] if page.locator(one).count()):
            enters(page, wanted)
            page.wait_for_function(f"() => !document.querySelector('{wanted}')", polling=20)
    elif asked == "move":
        moves(person)


def goes_to(page: Page, selector: str) -> None:
    """Press Tab or Shift+Tab until an element of the selector has the focus. It may still be on its way to the page."""
    expect(page.locator(selector).first).to_be_visible()
    expect(page.locator(selector).first).to_be_enabled()
    for _ in range(MOST_STOPS):
        key = page.evaluate(WAY, selector)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never comes to {selector}; it stays at {focused(page)}")


def goes_to_player(page: Page, seat: int | None) -> None:
    """Tab leads to one of the players, the arrows from there to the others."""
    goes_to(page, ".player[tabindex='0']")
    for _ in range(MOST_STOPS):
        if page.locator(f".player[data-seat='{seat}']:focus").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never come to seat {seat}; they stay at {focused(page)}")


def focused(page: Page) -> str:
    """What has the focus."""
    found: str = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    return found


def moves(person: Person) -> None:
    """One move by keys: the first card that can go anywhere, else the first card is thrown away."""
    page = person.page
    if not page.locator(".offer").count() and not _takes_a_card(page):
        page.keyboard.press("1")
        enters(page, ".bar .actions .discard")
        goes_to(page, ACT)
    elif page.locator(".offer").count():
        page.keyboard.press("b")
        page.wait_for_function("() => document.activeElement?.matches('.cell:has(> .offer)')", polling=20)
        page.keyboard.press("Enter")
        expect(page.locator(".ghost")).to_have_count(1)
    else:
        enters(page, ".player.offered")
        goes_to(page, ACT)
    # On the board a second Enter plays what the first one showed.
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => !document.querySelector('.ghost, {ACT}')", polling=20)


def _takes_a_card(page: Page) -> bool:
    for place in range(page.locator(".hand button.card").count()):
        page.keyboard.press(str(place + 1))
        if page.locator(".offer, .player.offered").count():
            return True
        page.keyboard.press("Escape")
    return False
