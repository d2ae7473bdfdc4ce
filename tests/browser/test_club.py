"""A club's own server: what its home page says, the key without which nobody starts a game, and what whoever runs it
does from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saboteur.cli import main
from tests.browser.conftest import People
from tests.browser.page_monitor import Watch
from tests.browser.page_user import PATIENCE, Person
from tests.browser.screen_checks import complaints
from tests.browser.words import spoken
from tools.services.running_server import running

KEY = "open sesame"


@pytest.fixture
def control(tmp_path: Path) -> str:
    """Where the club's server takes commands."""
    return str(tmp_path / "control")


@pytest.fixture
def club(server: str, browser: Browser, watch: Watch, tmp_path: Path, control: str) -> Iterator[People]:
    """The people of a club with a server of its own; that of the other tests has built the client."""
    assert server
    welcome = tmp_path / "welcome.txt"
    welcome.write_text("Thursdays at seven.\nBring a friend!\n[lt]\nKetvirtadieniais.\n")
    own = {"NAME": "Thursday Club", "CONTACT": "club@play.example", "IMPRINT": "https://play.example/imprint"}
    with running(**own, WELCOME=welcome, CREATION_KEY=KEY, CONTROL=control, BOT_SECONDS=PATIENCE) as address:
        yield People(browser, address, watch)
        watch.end()  # before the server, which open pages would ask in vain


def test_a_club_and_whoever_runs_it(club: People, control: str) -> None:
    ana = club.arrive("Ana", bypass_csp=True).opens()
    _is_welcomed(ana)
    _needs_the_key(club, ana)
    assert main(["notice", "Closed tomorrow", "--control", control]) == 0
    expect(ana.page.locator(".notice")).to_contain_text("Closed tomorrow")
    code = ana.opens_a_table()  # the key is remembered
    ben = club.arrive("Ben").joins(code)  # and is not needed to join
    expect(ben.page.locator(".notice")).to_contain_text("Closed tomorrow")
    ended = spoken("refused-table-ended-because", reason="Be kind")
    with club.provokes(ended, "bye table-ended-because"):
        assert main(["end", code, "--reason", "Be kind", "--control", control]) == 0
        for person in (ana, ben):
            expect(person.page.locator("main")).to_contain_text(ended)
    assert main(["notice", "--withdraw", "--control", control]) == 0
    with club.provokes(f"status 410 GET /api/tables/{code}"):  # asked after once more, and forgotten
        expect(ana.opens().page.locator(".club .name")).to_be_visible()
    expect(ana.page.locator(f".notice, .running a[href='/t/{code}']")).to_have_count(0)


def _is_welcomed(person: Person) -> None:
    """By the club's name, its words in the reader's language, and links."""
    said = person.page.locator(".club")
    expect(said.locator(".text")).to_have_text("Thursdays at seven.\nBring a friend!")
    expect(said.locator(".name")).to_have_text("Thursday Club")
    language = person.page.locator(".language select")
    language.select_option("lt")
    expect(said.locator(".text")).to_have_text("Ketvirtadieniais.")
    contact, imprint = said.locator("a").all()
    expect(contact).to_have_text(spoken("home-contact", "lt"))
    expect(contact).to_have_attribute("href", "mailto:club@play.example")
    expect(imprint).to_have_attribute("href", "https://play.example/imprint")
    language.select_option("en")
    expect(imprint).to_have_text(spoken("home-imprint"))


def _needs_the_key(club: People, person: Person) -> None:
    """Nobody is asked before the server asked for it; what is wrong is said at the field, and the right key goes on
    with what was wanted."""
    page = person.is_called().page
    field, said = page.locator("#key"), page.locator("#key-problem")
    expect(field).to_have_count(0)
    with club.provokes(f"notice: {spoken('refused-key-needed')}", "status 403 POST /api/play-now"):
        page.locator(".start .button.primary").click()
        expect(said).to_have_text(spoken("refused-key-needed"))
        expect(field).to_be_focused()
    with club.provokes(f"notice: {spoken('refused-bad-key')}", "status 403 POST /api/play-now"):
        field.fill("open sesam")
        expect(said).to_be_hidden()
        field.press("Enter")
        expect(said).to_have_text(spoken("refused-bad-key"))
        expect(field).to_have_attribute("aria-invalid", "true")
        assert complaints(page) == []
    field.fill(KEY)
    field.press("Enter")
    person.puts_role_aside()
    assert KEY not in page.url
