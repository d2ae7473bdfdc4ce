"""Small scenes at a running table: reload, a lost line, languages, tabs, spectators, the TV."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import People
from tests.browser.cut_connection import Line
from tests.browser.page_monitor import Watch
from tests.browser.page_user import ACT, PATIENCE, Person
from tests.browser.words import spoken
from tools.services.running_server import running


def waits_for_own_turn(person: Person) -> None:
    """The person may act, and the whole table is laid out, which goes part by part."""
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    expect(person.page.locator("aside .story")).to_be_attached()
    expect(person.page.locator(".hand li:empty")).to_have_count(0)


def test_the_board_is_described_cell_by_cell(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    grid = ana.page.get_by_role("grid", name=spoken("board"))
    expect(
        grid.get_by_role(
            "gridcell",
            name=spoken("cell", cell="D5", what=spoken("cell-card", card=spoken("cell-start"), state="reached")),
        )
    ).to_be_attached()
    expect(grid.get_by_role("gridcell", name=re.compile(spoken("cell-goal", goal="top")))).to_be_attached()


def test_what_the_rules_forbid_is_answered_with_the_rule(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    ana.plays_until_a_path_fits()
    page = ana.page
    page.locator(".hand button.card", has_text=re.compile("open to")).first.click()
    with people.provokes("refused not-reached", spoken("web-refused-not-reached")):
        page.locator(f'[data-cell="{lonely_cell(ana.view)}"] .ground').click(force=True)
        # The way to the rule comes a moment after the words.
        expect(page.locator(".prompt.rule.alert")).to_contain_text(spoken("web-refused-not-reached"))
        expect(page.locator('[role="alert"]', has_text=spoken("web-refused-not-reached"))).to_be_attached()


def lonely_cell(view: dict[str, Any]) -> str:
    """A free cell of the board's middle that nothing lies beside."""
    mine = {(column, row) for column, row, _ in view["public"]["mine"]}
    near = {(column + x, row + y) for column, row in mine for x, y in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
    return next(f"{column},{row}" for column in (6, 5, 4) for row in (2, -2, 1, -1) if (column, row) not in near)


def test_a_reload_in_mid_turn_loses_nothing(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    waits_for_own_turn(ana)
    ana.moves()
    waits_for_own_turn(ana)
    # Aiming may turn the card, and only until the reload.
    hand, told = ana.hand.all_inner_texts(), ana.told
    ana.aims(ana.plan(ana.view))
    ana.page.reload()
    waits_for_own_turn(ana)
    assert ana.hand.all_inner_texts() == hand
    assert ana.told == told
    ana.moves()
    waits_for_own_turn(ana)


def test_a_move_made_while_the_line_is_lost_is_played_once_it_is_back(people: People) -> None:
    ana = people.arrive("Ana")
    line = Line(ana.page)
    ana.plays_now()
    waits_for_own_turn(ana)
    hand, told, version = ana.hand.all_inner_texts(), ana.told, ana.view["public"]["version"]
    with people.provokes(f"notice: {spoken('link-lost')}"):
        line.breaks()
        expect(ana.page.locator(".badge.lost")).to_be_visible()
        assert ana.hand.all_inner_texts() == hand, "what was known stays on the table"
        ana.aims(ana.plan(ana.view))
        ana.page.locator(ACT).click()
        expect(ana.page.locator(".bar .prompt")).to_have_text(spoken("prompt-pending"))
        line.is_mended()
        expect(ana.page.locator(".badge.lost")).to_have_count(0)
    expect(ana.page.locator("aside .story li")).not_to_have_count(told)
    waits_for_own_turn(ana)
    steps = [step for step in map(json.loads, ana.frames) if step["type"] == "step" and step["version"] > version]
    assert [step["seat"] for step in steps].count(ana.view["seat"]) == 1, "once, not twice"
    expect(ana.page.locator(".prompt.alert")).to_have_count(0)


def test_a_game_that_runs_is_the_main_thing_on_the_home_page(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    code, page = ana.code, ana.opens().page
    main = page.locator(".start .button.primary")
    expect(main).to_have_text(spoken("home-continue"))
    now = page.get_by_role("button", name=spoken("home-play-now")).bounding_box()
    first = main.bounding_box()
    assert now is not None
    assert first is not None
    assert now["height"] < first["height"]
    main.click()
    expect(ana.hand.first).to_be_visible()
    assert ana.code == code


@pytest.mark.parametrize(
    "languages", [("lt", "el"), pytest.param(("ru", "et", "lv"), marks=pytest.mark.soak)], ids="-".join
)
def test_each_reader_changes_the_language_in_mid_game(people: People, languages: tuple[str, ...]) -> None:
    ana = people.arrive("Ana").plays_now()
    page = ana.page
    for language in languages:
        page.locator("header .icon").last.click()
        page.locator("dialog .row .button").nth(1).click()
        page.locator(f"dialog select:has(option[lang={language}])").select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("header .round")).to_contain_text(spoken("round-of", language, round=1, rounds=3))
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.soak
def test_two_tabs_of_one_seat_stay_in_step(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    waits_for_own_turn(ana)
    other = ana.new_page()
    other.goto(ana.page.url)
    for _ in range(2):
        other.wait_for_function(f"() => ({TABLE})() === {json.dumps(ana.page.evaluate(TABLE))}")
        ana.acts()
        waits_for_own_turn(ana)
    assert ana.page.evaluate(TABLE).count("card:") > 0, "what is compared is not empty"


# The hand and every card of the board.
TABLE = """() => [
  ...[...document.querySelectorAll('.hand button.card')].map((card) => `card: ${card.innerText}`),
  ...[...document.querySelectorAll('.laid')].map((laid) => laid.parentElement.dataset.cell + laid.innerHTML),
].join('; ')"""


def laid(page: Page) -> list[str]:
    """Every cell of the board, as it is described."""
    found: list[str] = page.locator(".cell:has(.laid)").evaluate_all(
        "(cells) => cells.map((cell) => cell.dataset.cell + cell.querySelector('.laid').innerHTML)"
    )
    return found


def test_a_spectator_and_the_screen_see_the_board_and_no_hand(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    eyes = [people.arrive(place).opens(f"/t/{ana.code}/{place}") for place in ("watch", "screen")]
    for _ in range(3):
        waits_for_own_turn(ana)
        ana.acts()
    waits_for_own_turn(ana)
    version = ana.view["public"]["version"]
    for eye in eyes:
        expect(eye.page.get_by_role("grid")).to_be_visible()
        eye.page.wait_for_function(f"() => {len(laid(ana.page))} === document.querySelectorAll('.laid').length")
        assert laid(eye.page) == laid(ana.page)
        assert eye.view["public"]["version"] == version
        assert eye.page.locator(".hand, .role, .gold-card").count() == 0
        assert not any('"own":{' in frame or '"legal":["' in frame for frame in eye.frames)


def test_claims_are_read_in_the_language_of_each_reader(people: People) -> None:
    ana, tomas, ruta = people.arrive("Ana"), people.arrive("Tomas", locale="lt-LT"), people.arrive("Rūta")
    code = ana.opens_a_table()
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    expect(ana.hand.first).to_be_visible()
    ana.page.get_by_role("button", name=spoken("talk")).click()
    ana.page.get_by_role("button", name=spoken("claim-role", role="digger")).click()
    expect(tomas.page.locator("aside .story")).to_contain_text(spoken("claim-role", "lt", role="digger"))
    expect(ruta.page.locator("aside .story")).to_contain_text(spoken("claim-role", role="digger"))


def test_a_seat_moves_to_another_device_by_a_code(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    ana.page.locator("header .icon").last.click()
    ana.page.get_by_role("button", name=spoken("menu-transfer")).click()
    words = ana.page.locator("dialog .code").inner_text()
    found = re.search(r"enter (\S+) there", words)
    assert found, words
    phone = people.arrive("Phone").opens(f"/t/{ana.code}")
    phone.page.get_by_role("textbox", name=spoken("door-transfer")).fill(found[1])
    with people.provokes("bye seat-gone", f"notice: {spoken('bye-title')} {spoken('refused-seat-gone')}"):
        phone.page.get_by_role("button", name=spoken("door-transfer-go")).click()
        expect(phone.hand.first).to_be_visible()


@pytest.mark.soak
def test_the_menu_offers_a_clock_to_those_who_wait(people: People) -> None:
    players = [people.arrive("Ana"), people.arrive("Tomas"), people.arrive("Rūta")]
    code = players[0].opens_a_table()
    for guest in players[1:]:
        guest.joins(code).says_ready()
    players[0].deals()
    waits_for_the_cards(*players)
    mover = players[players[0].view["public"]["to_act"]]
    waiting, wish = next(player for player in players if player is not mover), spoken("vote-clock")
    for player in (mover, waiting):
        player.page.bring_to_front()
        player.page.locator("header .icon").last.click()
        expect(player.page.get_by_role("button", name=spoken("vote-pause"))).to_be_visible()
        expect(player.page.get_by_role("button", name=wish)).to_have_count(0 if player is mover else 1)
    with people.provokes("status 409", spoken("refused-still-thinking", minutes=3)):
        waiting.page.get_by_role("button", name=wish).click()
        expect(waiting.page.get_by_role("alert")).to_have_text(spoken("refused-still-thinking", minutes=3))


def test_unknown_addresses_have_a_page_of_their_own(people: People) -> None:
    lost = people.arrive("Lost")
    with people.provokes(f"notice: {spoken('lost-title')}"):
        lost.opens("/nowhere")
        expect(lost.page.get_by_role("heading", name=spoken("lost-title"))).to_be_visible()
    with people.provokes("status 404 GET /api/tables/ZZZZZZZZZ", spoken("refused-no-such-table")):
        lost.opens("/t/ZZZZZZZZZ")
        expect(lost.page.locator("main")).to_contain_text(spoken("refused-no-such-table"))


def test_a_visitor_is_told_that_the_host_closed_the_table(people: People) -> None:
    ana, ben = people.arrive("Ana"), people.arrive("Ben")
    code = ana.opens_a_table()
    closed = ana.page.get_by_role("checkbox", name=re.compile(spoken("choice-closed")))
    closed.click()
    expect(ana.page.locator(".invite")).to_contain_text(spoken("refused-table-closed"))
    expect(closed).to_be_checked()
    ben.opens(f"/t/{code}")
    expect(ben.page.locator(".door")).to_contain_text(spoken("refused-table-closed"))
    expect(ben.page.locator(".door .button.primary")).to_have_count(0)
    closed.click()
    expect(ana.page.locator(".invite")).not_to_contain_text(spoken("refused-table-closed"))
    ben.joins(code)


@pytest.mark.soak
def test_what_somebody_did_keeps_the_name_when_a_bot_takes_the_seat(people: People) -> None:
    ana, tomas = people.arrive("Ana"), people.arrive("Tomas")
    code = ana.opens_a_table()
    tomas.joins(code)
    ana.adds_a_bot()
    tomas.says_ready()
    ana.deals()
    waits_for_the_cards(ana, tomas)
    claim = says_something(tomas)
    while not tomas.played:
        for person in (ana, tomas):
            person.acts()
    story = ana.page.locator("aside .story")
    said = story.locator(".said", has_text=claim)
    done = story.locator("li:not(:has(.said))", has_text="Tomas")
    expect(said).to_contain_text("Tomas")
    expect(done.last).to_be_attached()
    lines = done.all_inner_texts()
    leaves(tomas)
    ana.page.bring_to_front()
    expect(story).to_contain_text(
        re.compile(re.escape(spoken("log-given-to-bot", name="Tomas", bot="BOT")).replace("BOT", r"\S+"))
    )
    expect(said).to_contain_text("Tomas")
    assert done.all_inner_texts()[: len(lines)] == lines
    ana.page.reload()
    expect(said).to_contain_text("Tomas")
    assert done.all_inner_texts()[: len(lines)] == lines


def waits_for_the_cards(*people: Person) -> None:
    for person in people:
        expect(person.hand.first).to_be_visible()


def says_something(person: Person) -> str:
    """Say what the first button of the talk offers; its words."""
    person.page.bring_to_front()
    person.page.locator(".talk-button").click()
    chip = person.page.locator("dialog .chip").first
    words = chip.inner_text()
    chip.click()
    return words


def leaves(person: Person) -> None:
    person.page.bring_to_front()
    person.page.locator(".menu-button").click()
    person.page.get_by_role("button", name=spoken("leave")).click()
    person.page.get_by_role("button", name=spoken("leave-yes"), exact=True).click()


@pytest.mark.soak
def test_a_bot_fills_in_for_whoever_is_away_on_their_turn(browser: Browser, watch: Watch) -> None:
    """Offered where it says that somebody is away; one's vote is told, and whoever comes back is told of the bot."""
    patient = {"HASH_SECONDS": PATIENCE, "NONCE_SECONDS": PATIENCE}
    with running("tests.browser.known_deals", **patient, STAND_IN_AFTER=0) as server:
        people = People(browser, server, watch)
        ana, tomas, ruta = (people.arrive(name) for name in ("Ana", "Tomas", "Rūta"))
        code = ana.opens_a_table()
        for guest in (tomas, ruta):
            guest.joins(code)
        ana.chooses("choice-first", "2")
        for guest in (tomas, ruta):
            guest.says_ready()
        ana.deals()
        for person in (ana, tomas, ruta):
            person.puts_role_aside()
        ruta.page.close()
        offer = tomas.page.locator(".bar .away-offer")
        expect(tomas.page.locator(".bar .prompt")).to_have_text(spoken("prompt-away", name="Rūta"))
        offer.click()
        expect(tomas.page.locator(".bar")).to_contain_text(spoken("vote-given", count=1, names="Ana"))
        ana.page.locator(".bar .away-offer").click()
        expect(offer).to_have_count(0)
        expect(ana.page.locator("aside .story")).to_contain_text(spoken("log-stood-in", name="Rūta"))
        expect(ana.page.locator(".prompt.mine")).to_be_visible()
        ruta.page = ruta.new_page()
        ruta.opens(f"/t/{code}")
        back = ruta.page.get_by_role("status").filter(has_text=spoken("stand-in-was"))
        expect(back).to_be_visible()
        back.get_by_role("button").click()
        expect(back).to_have_count(0)
        for person in (ana, tomas, ruta):
            person.context.close()
