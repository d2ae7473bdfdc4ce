"""The ways to a table and back: codes typed by people, open tables, a lost connection, the games of this browser, a
record from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.page_monitor import Watch
from tests.browser.page_user import Person
from tests.browser.words import spoken

RECORD = Path(__file__).resolve().parents[1] / "golden" / "records" / "1-seeded.jsonl"
# A file dropped on the page, as the system's file manager drops it.
DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "game.json", { type: "application/json" }));
  const on = document.querySelector("main");
  for (const type of ["dragover", "drop"])
    on.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


def test_a_wrong_code_is_said_at_the_field_and_can_be_corrected(people: People) -> None:
    """Also from a link; a code may be written as people write what they were told."""
    code = people.arrive("Ana").opens_a_table()
    ben = people.arrive("Ben").opens()
    field, said = ben.page.locator("#code"), ben.page.locator("#code-problem")
    with people.provokes("notice: ", "status 404 GET /api/tables/ZZZZZZZZ"):
        field.fill("zzzz zzzz")
        field.press("Enter")
        expect(said).to_have_text(spoken("refused-no-such-table"))
        expect(field).to_be_focused()
        expect(field).to_have_attribute("aria-invalid", "true")
        ben.opens("/t/zzzz-zzzz")
        expect(said).to_have_text(spoken("refused-no-such-table"))
        field.fill(f" {code[:4].lower()}-{code[4:].replace('0', 'o').replace('1', 'l')} ")
        expect(said).to_be_hidden()
        field.press("Enter")
        expect(ben.page.locator(".door h1")).to_contain_text(f"{code[:4]}\u00a0{code[4:]}")


def test_who_gives_name_and_code_is_at_the_table_at_once(people: People) -> None:
    """Only a name that somebody else has is asked for again, at the door."""
    code = people.arrive("Ana").opens_a_table()
    other = people.arrive("ANA").opens().is_called().page
    with people.provokes("notice: ", f"status 409 POST /api/tables/{code}/join"):
        other.locator("#code").fill(code)
        other.locator("#code").press("Enter")
        expect(other.locator(".door .problem")).to_have_text(spoken("refused-name-taken"))
    ben = people.arrive("Ben").opens().is_called().page
    ben.locator("#code").fill(code)
    ben.locator("#code").press("Enter")
    expect(ben.locator(".seats li")).to_have_count(2)
    expect(ben.locator(".seats li").last).to_contain_text("Ben")


@pytest.mark.soak
def test_an_open_table_is_found_until_it_is_closed(people: People) -> None:
    ana, ben = people.arrive("Ana"), people.arrive("Ben")
    code = ana.opens_a_table()
    _is_listed(ben, code, 0)
    _switches(ana.page, "choice-listed")
    _is_listed(ben, code, 1)
    assert "Ana" not in ben.page.locator(".open").inner_text()
    ben.page.locator(f".open a[href='/t/{code}']").click()
    ben.is_called()
    ben.page.locator(".door .button.primary").click()
    expect(ana.page.locator(".seats li")).to_have_count(2)
    _comes_a_program(ana, code)
    _switches(ana.page, "choice-closed")
    _is_listed(people.arrive("Cleo"), code, 0)


def _comes_a_program(ana: Person, code: str) -> None:
    """It says so itself, everybody sees it, and a table may take none."""
    joins = f"{ana.address}/api/tables/{code}/join"
    assert ana.page.request.post(joins, data={"name": "Robo", "program": True}).ok
    expect(ana.page.locator(".seats li", has_text="Robo")).to_contain_text(spoken("player-program"))
    _switches(ana.page, "choice-no-programs")
    refused = ana.page.request.post(joins, data={"name": "Gizmo", "program": True})
    assert refused.json()["code"] == "no-programs"


def _switches(page: Page, choice: str) -> None:
    box = page.locator(".option", has_text=spoken(choice)).locator("input")
    box.click()
    expect(box).to_be_checked()


def _is_listed(person: Person, code: str, times: int) -> None:
    with person.page.expect_response("**/api/tables"):
        person.opens()
    expect(person.page.locator(f".open a[href='/t/{code}']")).to_have_count(times)


def test_a_lost_connection_is_told_at_once_and_comes_back(people: People, watch: Watch) -> None:
    """The notice is seen however briefly it is shown: this Chromium lets sockets through while it is offline. What was
    being loaded then comes later."""
    ana, lost = people.arrive("Ana"), list[str]()
    watch.tolerates("console error: WebSocket", "console error: Failed to load resource", "request failed")
    ana.context.route("**/assets/board-tools*.js*", lambda route: _fails_once(route, lost))
    ana.plays_a_round()
    with people.provokes(f"notice: {spoken('link-lost')}"):
        ana.context.set_offline(True)
    ana.context.set_offline(False)
    expect(ana.page.locator(".badge.lost")).to_have_count(0)
    told = ana.told
    ana.plays_until_a_path_fits()
    ana.moves()
    expect(ana.page.locator("aside .story li").nth(told)).to_be_attached()
    expect(ana.page.locator(".lens").first).to_be_visible()
    assert lost


def _fails_once(route: Route, lost: list[str]) -> None:
    if lost:
        route.continue_()
    else:
        lost.append(route.request.url)
        route.abort()


@pytest.mark.soak
def test_a_finished_game_is_on_the_home_page_until_the_list_is_cleared(people: People) -> None:
    ana = people.arrive("Ana").plays_a_round()
    ana.page.locator("header .icon:visible").last.click()
    for _ in ("asked for", "confirmed"):
        ana.page.get_by_role("button", name=spoken("vote-end")).click()
    expect(ana.page.locator(".end h1")).to_be_visible()
    game = ana.opens().page.locator(".recent a")
    expect(game).to_contain_text([spoken("game-end-abandoned")])
    expect(game).to_contain_text(["Ana"])
    game.click()
    expect(ana.page.locator(".controls")).to_be_visible()
    ana.page.go_back()
    ana.page.get_by_role("button", name=spoken("home-recent-clear")).click()
    expect(game).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator(".start")).to_be_visible()
    expect(game).to_have_count(0)


def test_a_record_is_dropped_on_the_replay_page(people: People) -> None:
    ana = people.arrive("Ana").opens("/replay")
    expect(ana.page.locator(".file")).to_be_visible()
    ana.page.evaluate(DROP, json.dumps(json.loads(RECORD.read_text(encoding="utf-8").splitlines()[0])))
    expect(ana.page.locator(".controls")).to_be_visible()
    ana.page.evaluate(DROP, "no record")
    expect(ana.page.get_by_text(spoken("replay-not-a-record"))).to_be_visible()
