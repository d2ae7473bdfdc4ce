"""Small scenes at a running table: keyboard alone, reload, a lost line, languages, tabs, spectators, the TV."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.person import Person


def waits_for_own_turn(person: Person) -> None:
    expect(person.page.locator(".prompt.mine")).to_be_visible()


def entries(page: Page) -> int:
    return page.locator("aside .story li:not(.quiet)").count()


def test_a_turn_is_played_by_keyboard_alone(people: People) -> None:
    ana = people.arrive("Ana")
    page = ana.opens().page
    page.keyboard.press("Tab")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.start .button.primary')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(3):
        waits_for_own_turn(ana)
        told = entries(page)
        _plays_by_keyboard(page)
        expect(page.locator(".card.chosen")).to_have_count(0)
        assert entries(page) > told


def _plays_by_keyboard(page: Page) -> None:
    """Choose the first card with a place on the board and lay it there; otherwise discard the first card."""
    for number in "123456":
        page.keyboard.press(number)
        if page.locator(".offer").count():
            page.keyboard.press("b")
            expect(page.locator(".cell:focus > .offer")).to_have_count(1)
            page.keyboard.press("Enter")
            expect(page.locator(".ghost")).to_have_count(1)
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.locator(".bar .actions .button").last.focus()
    page.keyboard.press("Enter")
    page.locator(".bar .button.act").focus()
    page.keyboard.press("Enter")


def test_the_board_is_described_cell_by_cell(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    grid = ana.page.get_by_role("grid", name="The mine")
    expect(
        grid.get_by_role("gridcell", name="Column 0, row 0: start with the ladder, joined to the start")
    ).to_be_attached()
    expect(grid.get_by_role("gridcell", name=re.compile("top goal, face down"))).to_be_attached()


def test_what_the_rules_forbid_is_answered_with_the_rule(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    waits_for_own_turn(ana)
    page = ana.page
    page.locator(".hand .card", has_text=re.compile("open to")).first.click()
    page.locator('[data-cell="5,2"] .ground').click(force=True)
    expect(page.locator(".prompt.alert")).to_have_text(re.compile("must continue the tunnel"))
    expect(page.locator('[role="alert"]', has_text="must continue the tunnel")).to_be_attached()


def test_a_reload_in_mid_turn_loses_nothing(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    ana.acts()
    waits_for_own_turn(ana)
    hand, told = ana.hand.all_inner_texts(), entries(ana.page)
    ana.page.reload()
    waits_for_own_turn(ana)
    assert ana.hand.all_inner_texts() == hand
    assert entries(ana.page) == told


def test_a_lost_line_is_shown_calmly_and_comes_back(people: People) -> None:
    ana = people.arrive("Ana")
    ana.expected_errors = ("WebSocket connection",)
    lines: list[WebSocketRoute] = []
    cut = False

    def route(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    ana.page.route_web_socket(re.compile("/api/play"), route)
    ana.plays_now()
    waits_for_own_turn(ana)
    hand = ana.hand.all_inner_texts()
    cut = True
    lines[-1].close()
    expect(ana.page.locator(".badge.lost")).to_be_visible()
    assert ana.hand.all_inner_texts() == hand
    cut = False
    expect(ana.page.locator(".badge.lost")).to_have_count(0)
    assert ana.acts()


def test_each_reader_changes_the_language_in_mid_game(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    page = ana.page
    for language, word in (("lt", "raundas"), ("ru", "Раунд"), ("el", "Γύρος"), ("et", "Voor"), ("lv", "raunds")):
        page.locator("header .icon").last.click()
        page.locator("dialog .row .button").nth(1).click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator(".round")).to_contain_text(word)
        assert page.evaluate("document.documentElement.lang") == language


def test_two_tabs_of_one_seat_stay_in_step(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    waits_for_own_turn(ana)
    other = ana.new_page()
    other.goto(ana.page.url)
    expect(other.locator(".prompt.mine")).to_be_visible()
    before = ana.hand.all_inner_texts()
    assert other.locator(".hand .card").all_inner_texts() == before
    ana.acts()
    waits_for_own_turn(ana)
    expect(other.locator(".prompt.mine")).to_be_visible()
    assert other.locator(".hand .card").all_inner_texts() == ana.hand.all_inner_texts()


def test_a_spectator_and_the_screen_see_the_board_and_no_hand(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    for place in ("watch", "screen"):
        eye = people.arrive(place).opens(f"/t/{ana.code}/{place}")
        expect(eye.page.get_by_role("grid")).to_be_visible()
        assert eye.page.locator(".hand").count() == 0
        assert eye.page.locator(".role").count() == 0
        assert not any('"own":{' in frame for frame in eye.frames)
    ana.acts()


def test_claims_are_read_in_the_language_of_each_reader(people: People) -> None:
    ana, tomas, ruta = people.arrive("Ana"), people.arrive("Tomas", locale="lt-LT"), people.arrive("Rūta")
    code = ana.opens_a_table()
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    ana.deals()
    expect(ana.hand.first).to_be_visible()
    ana.page.get_by_role("button", name="Talk").click()
    ana.page.get_by_role("button", name="I am a digger.").click()
    expect(tomas.page.locator("aside .story")).to_contain_text("Aš auksakasys.")
    expect(ruta.page.locator("aside .story")).to_contain_text("I am a digger.")


def test_a_seat_moves_to_another_device_by_a_code(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    ana.page.locator("header .icon").last.click()
    ana.page.get_by_role("button", name="Go on with another device").click()
    words = ana.page.locator("dialog .code").inner_text()
    found = re.search(r"enter (\S+) there", words)
    assert found, words
    phone = people.arrive("Phone").opens(f"/t/{ana.code}")
    phone.page.get_by_role("textbox", name="Code from your other device").fill(found[1])
    phone.page.get_by_role("button", name="Move my seat here").click()
    expect(phone.hand.first).to_be_visible()


def test_unknown_addresses_have_a_page_of_their_own(people: People) -> None:
    lost = people.arrive("Lost").opens("/nowhere")
    expect(lost.page.get_by_role("heading", name="A dead end")).to_be_visible()
    lost.expected_errors = ("404",)
    lost.opens("/t/ZZZZZZZZZ")
    expect(lost.page.locator("main")).to_contain_text("There is no table with this code")
