"""The check of a finished game in the browser: what was seen is proved, and a server that lies is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from saboteur.rules.proof import checksum_of, nonce_hash, seed_of
from tests.browser.conftest import People
from tests.browser.page_monitor import Watch
from tests.browser.page_user import Person, play_to_the_end
from tests.browser.socket_play import hurry
from tests.browser.words import ANYTHING, heard, spoken

CHECK = ".check"
DEALT = spoken("verify-seen-cards", count=ANYTHING)
SEEN_MOVES = spoken("verify-seen-moves", count=ANYTHING)
IN_TIME = spoken("verify-seen-commitment")
# The page beside the board is as tall as the window: only what stands beside the board is scrolled.
STANDS_STILL = "() => scrollY === 0 && document.documentElement.scrollHeight <= innerHeight"
# A row of several lines, as a button beside the board may be, with the least height of a button.
KEEPS_ITS_HEIGHT = """() => {
  const row = document.createElement('p');
  row.textContent = 'word '.repeat(60);
  row.style.minHeight = '44px';
  document.querySelector('aside').append(row);
  return row.clientHeight > 44 && row.scrollHeight <= row.clientHeight;
}"""
GOLD = spoken("verify-seen-gold")


def verified(person: Person) -> dict[str, list[str]]:
    """Press the button; the lines that the check tells, by their marks."""
    person.page.get_by_role("button", name=spoken("verify")).click()
    expect(person.page.locator(f"{CHECK} [role=status]")).to_be_visible()
    found: dict[str, list[str]] = {"proved": [], "remark": [], "wrong": [], "note": []}
    for mark, text in person.page.eval_on_selector_all(
        f"{CHECK} li", "items => items.map((item) => [item.classList[0], item.innerText.trim()])"
    ):
        found[mark].append(text)
    return found


def summary(person: Person) -> str:
    return person.page.locator(f"{CHECK} [role=status]").inner_text().strip()


def has(lines: list[str], part: str) -> bool:
    return any(heard(part, line) for line in lines)


def lie(person: Person, change: Callable[[dict[str, Any]], None]) -> None:
    """From now on the page gets records that somebody has changed, with a checksum made anew."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        record["checksum"] = checksum_of(record)
        route.fulfill(status=200, content_type="application/json", body=json.dumps(record))

    person.page.route("**/api/records/*", answer)


@pytest.fixture(scope="session")
def kept() -> dict[str, Any]:
    """What the browser of somebody who has finished a game remembers: the game is played once."""
    return {}


@pytest.fixture
def finished(people: People, kept: dict[str, Any]) -> Person:
    """Somebody who has finished a short game, perhaps some time ago. Moves came from elsewhere; what the page saw is
    the same."""
    if kept:
        ana = people.arrive("Ana", storage_state=kept["memory"]).opens(kept["path"])
        expect(ana.page.locator(".end .standings")).to_be_visible()
        return ana
    ana = people.arrive("Ana").plays_a_round()
    hurry([ana])
    play_to_the_end(ana)
    kept.update(memory=ana.context.storage_state(), path=ana.page.url.removeprefix(ana.address))
    return ana


def test_all_that_a_player_saw_of_a_game_with_bots_is_proved(finished: Person) -> None:
    ana = finished
    lines = verified(ana)
    assert summary(ana) == spoken("verify-seen-summary-fair")
    assert (lines["wrong"], lines["remark"]) == ([], [])
    for part in (IN_TIME, spoken("verify-seen-nonce", names="Ana"), DEALT, SEEN_MOVES, GOLD):
        assert has(lines["proved"], part), part
    assert has(lines["note"], "saboteur verify")


@pytest.mark.soak
def test_two_people_see_no_refusal_and_both_can_verify_even_after_a_reload(people: People) -> None:
    ana, tomas = people.arrive("Ana"), people.arrive("Tomas")
    code = ana.opens_a_table()
    ana.chooses("choice-rounds", "1")
    ana.adds_a_bot()
    tomas.joins(code).says_ready()
    ana.deals()
    for person in (ana, tomas):
        expect(person.hand.first).to_be_visible()
    tomas.page.reload()
    expect(tomas.hand.first).to_be_visible()
    hurry([ana, tomas])
    play_to_the_end(ana, tomas)
    for person in (ana, tomas):
        lines = verified(person)
        assert (lines["wrong"], lines["remark"]) == ([], []), person.name
        assert has(lines["proved"], spoken("verify-seen-nonce", names=person.name)), person.name
        assert has(lines["proved"], DEALT), person.name
        refused = [told for frame in person.frames if (told := json.loads(frame))["type"] == "refused"]
        assert [told for told in refused if told["key"] is None] == [], "no message of the deal comes too late"


def test_a_record_in_a_file_is_compared_with_what_was_seen(finished: Person) -> None:
    page = finished.page
    with page.expect_download() as download:
        page.get_by_role("link", name=spoken("game-end-record")).click()
    finished.opens("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.locator(".controls")).to_be_visible()
    lines = verified(finished)
    assert has(lines["proved"], DEALT)
    assert (lines["wrong"], lines["remark"]) == ([], [])
    assert page.evaluate(STANDS_STILL), "the way to the result scrolls nothing but what stands beside the board"


@pytest.mark.soak
def test_a_replay_on_another_device_says_that_it_saw_nothing(people: People, finished: Person) -> None:
    ana = finished
    ana.page.get_by_role("link", name=spoken("game-end-replay")).click()
    assert has(verified(ana)["proved"], DEALT)
    assert ana.page.evaluate(KEEPS_ITS_HEIGHT), "what stands beside the board does not shrink for the check"
    stranger = people.arrive("Rūta").opens(ana.page.url.removeprefix(ana.address))
    lines = verified(stranger)
    assert lines["wrong"] == []
    assert has(lines["remark"], spoken("verify-seen-nothing"))


def another_nonce(record: dict[str, Any]) -> None:
    """Something else in the place of what the first seat added, and a seed that follows from it."""
    proof = record["proof"]
    proof["nonces"][0], proof["hashes"][0] = "chosen", nonce_hash("chosen")
    record["seed"] = seed_of(bytes.fromhex(proof["secret"]), proof["nonces"])


def another_move(record: dict[str, Any]) -> None:
    record["moves"][0] = "V@8,0" if record["moves"][0] != "V@8,0" else "V@8,2"


def fewer_moves(record: dict[str, Any]) -> None:
    record["moves"].pop()
    record["by"].pop(str(len(record["moves"])), None)


def another_secret(record: dict[str, Any]) -> None:
    record["proof"]["secret"] = "00" * 32


def other_rules(record: dict[str, Any]) -> None:
    record["options"] = ["open_gold"]


def test_a_server_that_lies_about_a_finished_game_is_found_out(finished: Person, watch: Watch) -> None:
    expected = {
        another_nonce: [spoken("verify-seen-nonce-other", names="Ana"), spoken("verify-seen-hash-other", names="Ana")],
        another_move: [spoken("verify-seen-moves-other", number=1)],
        fewer_moves: [spoken("verify-seen-moves-other", number=ANYTHING)],
        another_secret: [spoken("refused-commitment-misfits")],
        other_rules: [spoken("refused-start-misfits"), spoken("verify-seen-start-other")],
    }
    for change, sentences in expected.items():
        lie(finished, change)
        with watch.provokes(f"notice: {spoken('verify-seen-summary-wrong')}"):
            lines = verified(finished)
        assert summary(finished) == spoken("verify-seen-summary-wrong"), change.__name__
        for part in sentences:
            assert has(lines["wrong"], part), (change.__name__, part, lines)
        finished.page.unroute_all()
    assert verified(finished)["wrong"] == []
