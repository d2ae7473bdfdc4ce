"""The watch over all pages itself: whatever is planted is found, wherever it happens and however briefly."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import People
from tests.browser.page_monitor import Watch
from tests.browser.page_user import PATIENCE

# Each is found under the words beside it.
PLANTED = {
    "console.error('of a kind')": "console error: of a kind",
    "console.warn('of a kind')": "console warning: of a kind",
    "setTimeout(() => { throw new Error('lost') })": "page error: lost",
    "Promise.reject(new Error('unheard'))": "page error: unheard",
    "await fetch('/api/tables/ZZZZZZZZZ')": "status 404 GET /api/tables/ZZZZZZZZZ",
    "document.querySelector('.motto').setAttribute('role', 'alert')": "notice: ",
}
# The refusal is there for one frame.
BRIEFLY = """() => new Promise((done) => {
  const panel = document.querySelector('.panel'), notice = document.createElement('p');
  Object.assign(notice, { className: 'problem', textContent: 'You may not do that.' });
  panel.append(notice);
  requestAnimationFrame(() => requestAnimationFrame(() => { notice.remove(); done(); }));
})"""
TWICE = """{
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    if (JSON.parse(text).type === 'nonce') send.call(this, text);
  };
}"""


def home(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator(".start .button.primary")).to_be_visible()
    return page


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_fails_the_test(browser: Browser, server: str, watch: Watch, fault: str) -> None:
    page = home(browser.new_page(), server)
    watch.judge()
    page.evaluate(f"async () => {{ {fault}; }}")
    assert PLANTED[fault] in _found(watch)


def _found(watch: Watch) -> str:
    """What the watch complains of, as soon as it does: some of it comes over the network."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            watch.judge()
        except AssertionError as complaint:
            return str(complaint)
    raise AssertionError("the watch has found nothing")


def test_a_request_that_never_arrives_is_found(people: People, watch: Watch) -> None:
    ana = people.arrive("Ana")
    page = home(ana.page, people.address)
    # The home page asks the server by itself, now and then, and loads the table's page in advance.
    watch.tolerates("/api/", "/assets/", "console error: Failed to load resource")
    ana.context.set_offline(offline=True)
    page.evaluate("async () => { await fetch('/nowhere').catch(() => {}); }")
    assert "request failed: net::ERR_INTERNET_DISCONNECTED GET " in (found := _found(watch))
    assert "/nowhere" in found


def test_a_notice_that_grows_is_the_same_and_one_that_changes_is_another(people: People, watch: Watch) -> None:
    page = home(people.arrive("Ana").page, people.address)
    says = (
        "async (text) => { (document.notice ??= document.body.appendChild(document.createElement('p'))).role = 'alert'"
    )
    says += "; document.notice.textContent = text; }"
    with watch.provokes("notice: Occupied."):
        page.evaluate(says, "Occupied.")
    page.evaluate(says, "Occupied. Open the rules")
    page.evaluate(
        "() => { const longer = document.notice.cloneNode(); longer.textContent = 'Occupied. Open the rules: 4.2'; "
        "document.notice.replaceWith(longer); document.notice = longer; }"
    )
    watch.judge()
    page.evaluate(says, "Something else")
    assert _found(watch).endswith("notice: Something else")


def test_a_notice_is_found_that_nobody_could_read(people: People, watch: Watch) -> None:
    page = home(people.arrive("Ana").page, people.address)
    page.evaluate(BRIEFLY)
    assert page.locator(".problem:not(:empty)").count() == 0
    assert "notice: You may not do that." in _found(watch)


def test_another_tab_is_watched_as_well(people: People, watch: Watch) -> None:
    ana = people.arrive("Ana").opens()
    tab = home(ana.context.new_page(), people.address)
    tab.evaluate("() => console.error('in a tab')")
    assert "in a tab" in _found(watch)


def test_a_page_that_opens_its_nonce_twice_is_found(people: People, watch: Watch) -> None:
    """The page says nothing of it: nobody can do anything about it, but it is a fault."""
    ana = people.arrive("Ana")
    ana.context.add_init_script(TWICE)
    ana.plays_a_round()
    assert "refused not-now" in _found(watch)


def test_what_is_provoked_must_come(people: People, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    page = home(people.arrive("Ana").page, people.address)
    monkeypatch.setattr("tests.browser.page_monitor.PATIENCE", 0)
    with (
        pytest.raises(AssertionError, match=r"did not come: .*not-your-turn"),
        people.provokes("not-your-turn", "kind"),
    ):
        page.evaluate("() => console.error('of a kind')")
    watch.judge()


def test_what_is_provoked_excuses_nothing_else(people: People, watch: Watch) -> None:
    page = home(people.arrive("Ana").page, people.address)
    with people.provokes("of a kind"):
        page.evaluate("() => { console.error('of a kind'); console.error('of another sort'); }")
    page.evaluate("() => console.error('of a kind')")
    found = _found(watch)
    assert found.count("of another sort") == 1
    assert found.count("of a kind") == 1, "only within the block"
