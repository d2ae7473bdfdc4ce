"""The way through every screen there is, with three people on one device and somebody who looks in from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import PASS, Person, play_to_the_end
from tests.browser.socket_play import hurry
from tests.browser.words import spoken

Look = Callable[[str, Page], None]
Walk = Callable[..., None]
# Ana begins, holds paths and a map, and finds the treasure; the diggers win after seven paths.
MAP_FIRST, SHORT = 18, 772


def before_the_game(people: People, judge: Look, **context: Any) -> None:
    """Show the screens outside a game to `judge`, by name."""
    ana, guest = people.arrive("Ana", **context), people.arrive("Guest", **context)
    look = in_front(judge)
    with people.provokes("notice: ", "status 404 GET /api/tables/ZZZZZZZZZ"):
        _outside(guest, look)
    _home(ana, look)
    _room(ana)
    look("room", ana.page)
    _door(guest, ana.code, look)


def at_the_table(people: People, judge: Look, **context: Any) -> None:
    """Show the screens of a game that runs."""
    ana, guest = people.arrive("Ana", draws=MAP_FIRST, **context), people.arrive("Guest", **context)
    look = in_front(judge)
    _room(ana)
    _table(ana, look)
    _onlookers(ana, guest, look)


def after_the_game(people: People, judge: Look, **context: Any) -> None:
    """Show the screens of a game that ends or is over."""
    ana = people.arrive("Ana", draws=SHORT, **context)
    look = in_front(judge)
    _room(ana)
    ana.deals()
    expect(ana.page.locator(".curtain h1")).to_be_visible()
    _the_end(ana, look)
    _replay(ana.page, look)


WALKS: dict[Walk, set[str]] = {
    before_the_game: {"lost", "no-table", "rules-page", "home", "rules", "settings", "room", "door", "screen-room"},
    at_the_table: {
        "curtain", "table", "role", "chosen", "preview", "menu", "talk", "story", "player", "counter", "said",
        "turn-end", "watch", "screen", "home-continue",
    },
    after_the_game: {
        "gold", "round-end", "end", "picture", "proof", "replay", "replay-why", "replay-everything", "replay-file",
    },
}  # fmt: skip


def in_front(judge: Look) -> Look:
    """A page in the background gets no frames: what waits for one would wait for ever."""

    def look(name: str, page: Page) -> None:
        page.bring_to_front()
        judge(name, page)

    return look


def _outside(guest: Person, look: Look) -> None:
    for name, path in (("lost", "/nowhere"), ("no-table", "/t/ZZZZZZZZZ"), ("rules-page", "/rules")):
        guest.opens(path)
        expect(guest.page.locator("main h1")).to_be_visible()
        expect(guest.page.locator(".lamp.busy")).to_have_count(0)
        look(name, guest.page)


def _home(ana: Person, look: Look) -> None:
    page = ana.opens().page
    expect(page.locator(".start .button.primary")).to_be_visible()
    look("home", page)
    for number, name in enumerate(("rules", "settings")):
        page.locator(".corner .button").nth(number).click()
        _sheet(page, name, look)


def _sheet(page: Page, name: str, look: Look) -> None:
    """Look at the sheet that opens, and close it."""
    expect(page.locator("dialog[open] .head + *")).to_be_visible()
    look(name, page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def _room(ana: Person) -> None:
    page = ana.page
    ana.opens_a_table()
    for name in ("Tomas", "Rūta"):
        ana.seats_a_guest(name)
    # By value: the labels are in the reader's language.
    for choice in ("1", "chat"):
        page.locator(f"select:has(option[value='{choice}'])").first.select_option(choice)
    expect(page.locator(".option").nth(4)).to_be_visible()


def _door(guest: Person, code: str, look: Look) -> None:
    guest.opens(f"/t/{code}")
    expect(guest.page.locator(".door h1")).to_be_visible()
    look("door", guest.page)
    guest.opens(f"/t/{code}/screen")
    expect(guest.page.locator(".room .code")).to_be_visible()
    look("screen-room", guest.page)


def _table(ana: Person, look: Look) -> None:
    page = ana.page
    ana.deals()
    expect(page.locator(".curtain h1")).to_be_visible()
    look("curtain", page)
    ana.looks_at_roles()
    page.locator(".curtain .button.primary").click()
    page.locator(".reveal button.card").click()
    _sheet(page, "role", look)
    expect(page.locator(".prompt.mine")).to_be_visible()
    look("table", page)
    _choosing(ana, look)
    for number, name in ((-1, "menu"), (-3 if page.locator(".wide-only:visible").count() else -2, "talk")):
        page.locator("header .icon:visible").nth(number).click()
        _sheet(page, name, look)
    page.locator(".player").nth(1).click()
    _sheet(page, "player", look)
    page.keyboard.press("c")
    _sheet(page, "counter", look)
    _saying(page, look)
    _looks_at_a_goal(ana, look)


def _choosing(ana: Person, look: Look) -> None:
    page = ana.page
    page.keyboard.press("1")
    look("chosen", page)
    page.keyboard.press("Escape")
    ana.aims(ana.plan(ana.view))
    look("preview", page)
    page.keyboard.press("Escape")


def _saying(page: Page, look: Look) -> None:
    page.locator(".player").nth(1).click()
    page.locator("dialog fieldset:not(.note) .button").first.click()
    expect(page.locator(".bubble:visible, .top .said:visible")).to_have_count(1)
    look("said", page)
    if page.locator("header .narrow:visible").count():
        page.locator("header .narrow").click()
        _sheet(page, "story", look)
    else:
        look("story", page)


def _looks_at_a_goal(ana: Person, look: Look) -> None:
    ana.aims("V@8,0")
    ana.page.locator(".bar .button.act").click()
    expect(ana.page.locator(PASS)).to_be_visible()
    look("turn-end", ana.page)
    ana.page.locator(PASS).click()


def _onlookers(ana: Person, guest: Person, look: Look) -> None:
    for name in ("watch", "screen"):
        guest.opens(f"/t/{ana.code}/{name}")
        expect(guest.page.get_by_role("grid")).to_be_visible()
        look(name, guest.page)
    code = ana.code
    ana.opens()
    expect(ana.page.locator(".running .code")).to_be_visible()
    look("home-continue", ana.page)
    ana.opens(f"/t/{code}")
    expect(ana.page.locator(".curtain h1")).to_be_visible()


def _the_end(ana: Person, look: Look) -> None:
    names = {"gold": "gold", "on": "round-end", "over": "end"}
    seen: set[str] = set()

    def once(asked: str, person: Person) -> None:
        if asked in names and asked not in seen:
            seen.add(asked)
            look(names[asked], person.page)

    hurry([ana])
    play_to_the_end(ana, seen=once)
    _picture(ana.page, look)
    ana.page.locator(".end .keeps").get_by_role("button", name=spoken("verify")).click()
    expect(ana.page.locator(".check [role=status]")).to_be_visible()
    look("proof", ana.page)


def _picture(page: Page, look: Look) -> None:
    page.locator(".end .row").first.locator("button").first.click()
    expect(page.locator("dialog img")).to_be_visible()
    _sheet(page, "picture", look)


def _replay(page: Page, look: Look) -> None:
    page.locator(".end a[href^='/replay']").click()
    expect(page.locator(".controls")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    look("replay", page)
    page.locator("aside section .button").click()
    expect(page.locator(".reasons")).to_be_visible()
    look("replay-why", page)
    expect(page.locator(".reasons")).to_be_visible()  # whatever language or size it was looked at in
    page.locator(".eyes select").select_option("all")
    expect(page.locator("aside .hand-row").first).to_be_visible()
    look("replay-everything", page)
    page.goto(f"{page.url.split('/replay')[0]}/replay")
    expect(page.locator(".file")).to_be_visible()
    look("replay-file", page)
