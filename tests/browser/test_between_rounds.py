"""Between rounds: all see how the last one ended and who they are in the next; nobody plays on behind a sheet."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import GOLD, ON, REVEAL, TAKE, Person
from tests.browser.screen_checks import complaints
from tests.browser.socket_play import Seat, hurry
from tests.browser.test_whole_games import PHONE, QUICK
from tests.browser.words import spoken

# Notes the ends of every tunnel that lights up on the board, however short.
NOTE_TUNNELS = """() => {
  window.tunnels = [];
  new MutationObserver(() => {
    const light = document.querySelector('.finale .light');
    const ends = light && [0, light.getTotalLength()].map((at) => light.getPointAtLength(at));
    if (ends) window.tunnels.push(ends.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' to '));
  }).observe(document.body, { childList: true, subtree: true });
}"""
# The middle of the start card, and of the goals.
FROM_START = "40,52 to "
TO_GOALS = ("680,-156", "680,52", "680,260")


@pytest.mark.soak
def test_the_next_round_waits_until_the_last_reader_goes_on(people: People) -> None:
    ana, tomas, ruta = _after_the_first_round(people)
    lit = {tunnel for person in (ana, tomas, ruta) for tunnel in set(person.page.evaluate("window.tunnels"))}
    assert lit <= {FROM_START + goal for goal in TO_GOALS}
    assert len(lit) == 1, "all see the same, with motion or without"
    assert all(person.page.evaluate("window.tunnels.length") for person in (ana, tomas, ruta))
    for person in (ana, tomas, ruta):
        sheet = person.page.locator("dialog .ending")
        expect(sheet.locator(".goals .treasure")).to_have_count(1)
        expect(sheet.locator(".roles .me")).to_contain_text(person.name)
        expect(sheet.locator(".won")).to_have_text(spoken("round-end-won", count=_won(person)))
        expect(person.page.locator("dialog h2")).to_be_focused()
        _sees_open_gold(person.page, person.view["public"]["gold"])
        expect(sheet.get_by_role("timer")).to_contain_text(spoken("rest-left", seconds=0).split("0")[0])
    _looks_at_the_mine_that_was(ruta)
    starter = (ana, tomas, ruta)[ana.view["public"]["to_act"]]
    first, second = (person for person in (ana, tomas, ruta) if person is not starter)
    for person in (first, second):
        person.acts("on")
        person.puts_role_aside()
        reading = [one.name for one in (ana, tomas, ruta) if one is starter or (person is first and one is second)]
        _waits_for(person.page, " and ".join(reading))
    _waits_for(first.page, starter.name)
    with ExitStack() as lines:
        Seat(starter, starter.tokens[0], lines).goes_on()
        # The table has gone on: a sheet must not lie over a turn whose time runs.
        expect(starter.page.locator(ON)).to_have_count(0)
    starter.puts_role_aside()
    expect(starter.page.locator(".prompt.mine")).to_be_visible()
    starter.moves()


def _after_the_first_round(people: People) -> tuple[Person, Person, Person]:
    """Three people look at the end of the first of two rounds; Rūta likes motion, and the others do not."""
    motion = ("reduce", "reduce", "no-preference")
    players = [
        people.arrive(name, draws=draws, reduced_motion=moves)
        for name, draws, moves in zip(("Ana", "Tomas", "Rūta"), QUICK, motion, strict=True)
    ]
    ana, tomas, ruta = players
    code = ana.opens_a_table()
    ana.chooses("choice-rounds", "2")
    ana.page.get_by_role("checkbox", name=spoken("option-name", option="open_gold")).check()
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    for person in players:
        person.page.bring_to_front()
        person.puts_role_aside().page.evaluate(NOTE_TUNNELS)
        # What moves comes after the first turn is drawn, before what tells of the keys.
        expect(person.page.locator("#keys-tip")).to_be_attached()
    hurry(players)
    while not all(person.asked == "on" for person in players):
        for person in players:
            if person.asked == "gold":
                person.page.bring_to_front()
                _begins_with_the_best(person)
                person.acts("gold")
    return ana, tomas, ruta


def _looks_at_the_mine_that_was(person: Person) -> None:
    """The next round has begun, and its mine is empty; the last one stays in sight until the person has seen enough."""
    page = person.page
    page.bring_to_front()
    assert person.view["public"]["round"] == 2
    page.get_by_role("button", name=spoken("round-end-look")).click()
    expect(page.locator(".cell .laid").first).to_be_visible()
    laid = page.locator(".cell:has(.laid)").count()
    expect(page.locator("[data-spoken]").first).to_contain_text(spoken("round-end-looking", round=1))
    # The keys read what is seen: the newest card of the last round, its row, and no card of the next one.
    page.keyboard.press("b")
    expect(page.locator("[data-cell='0,0']")).to_be_focused()
    # The treasure was turned up last.
    page.keyboard.press("PageDown")
    expect(page.locator("[data-cell^='8,']:focus")).to_have_count(1)
    page.keyboard.press("PageUp")
    expect(page.locator(".cell:has(.laid):focus")).to_have_count(1)
    place = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("e")
    expect(page.locator("[data-spoken]").first).to_contain_text(place.split(";")[0])
    page.keyboard.press("1")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    assert page.locator(".cell:has(.laid)").count() == laid
    page.keyboard.press("Escape")
    expect(page.locator("dialog .ending")).to_be_visible()
    # Behind what is told of it, the round that has ended stays; nothing of the next one is seen.
    expect(page.locator(".cell:has(.laid)")).to_have_count(laid)
    expect(page.locator(".round")).to_have_text(spoken("round-of", round=1, rounds=2))
    assert person.view["own"]["hand"]
    expect(page.locator(".hand .card").first).to_be_hidden()


def _begins_with_the_best(person: Person) -> None:
    """The focus is on the best card; a figure and an arrow lead to others, and no single key takes one. Cards that are
    all the same are one button."""
    page, offer = person.page, person.view["own"]["offer"]
    cards, taken = page.locator(GOLD), page.locator(TAKE)
    if len(set(offer)) == 1:
        expect(taken).to_be_focused()
        assert cards.count() == 0
        return
    expect(cards.nth(offer.index(max(offer)))).to_be_focused()
    page.keyboard.press("1")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(taken).to_be_focused()
    expect(taken).to_have_text(spoken("gold-take", count=offer[1]))
    assert person.view["own"]["offer"] == offer


def _sees_open_gold(page: Page, gold: list[list[int]]) -> None:
    """Everybody's nuggets stand in the sheet, beside the players and in the story."""
    for seat, values in enumerate(gold):
        player = page.locator(f"[data-seat='{seat}']")
        expect(player.locator(".unseen")).to_contain_text(spoken("nuggets", count=sum(values)))
        if values:
            expect(player.locator(".gold")).to_have_text(str(sum(values)))
            paid = spoken("round-end-paid-open", count=sum(values))
            expect(page.locator("dialog .roles li").nth(seat).locator(".gold")).to_have_text(paid)
    story = page.locator(".story li")
    expect(story.filter(has_text="nugget").first).to_be_visible()
    for secret in ("log-gold-taken", "log-gold-paid"):
        expect(story.filter(has_text=spoken(secret, name="").strip())).to_have_count(0)


def _won(person: Person) -> int:
    """The nuggets of somebody after the first round."""
    view = person.view
    return int(sum(view["own"]["gold"]) + view["public"]["loose"][view["seat"]])


def _waits_for(page: Page, names: str) -> None:
    """The page offers no move, and says who still reads."""
    expect(page.locator(".prompt")).to_contain_text(
        spoken("rest-waiting", names=names, seconds=0, limit="yes").split("0")[0]
    )
    expect(page.locator(".prompt.mine")).to_have_count(0)
    assert page.locator(ON).count() == 0


def test_a_phone_shows_the_role_after_a_tap_and_again_only_when_asked(people: People) -> None:
    pip = people.arrive("Pip", bypass_csp=True, **_tall()).looks_at_roles()
    pip.opens_a_table()
    for _ in range(2):
        pip.adds_a_bot()
    pip.deals()
    page, reveal = pip.page, pip.page.locator(REVEAL)
    expect(reveal).to_contain_text(spoken("role-tap"))
    role = pip.view["own"]["role"]
    told = (spoken("role-name", role=role), spoken("role-aim", role=role), _saboteurs(role))
    assert not [words for words in told if words in page.content()], "nothing is shown before it is asked for"
    assert complaints(page) == []
    reveal.locator("button.card").tap()
    for words in told:
        expect(reveal).to_contain_text(words)
    assert complaints(page) == []
    page.touchscreen.tap(180, 20)
    expect(reveal).to_have_count(0)
    expect(page.locator(".role")).to_contain_text(spoken("role-short"))
    page.reload()
    expect(pip.hand.first).to_be_visible()
    page.locator(".role").tap()
    expect(reveal).to_contain_text(told[1])
    page.keyboard.press("Enter")
    expect(reveal).to_have_count(0)


def _tall() -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": 390, "height": 844}}


def _saboteurs(role: str) -> str:
    """One dwarf card of four is left over at a table of three."""
    return spoken("role-saboteurs", kind="alone" if role == "saboteur" else "range", lowest=0, highest=1)
