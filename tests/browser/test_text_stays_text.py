"""P17: names and chat are text from strangers and stay text, on every screen that shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import Person, play_to_the_end
from tests.browser.socket_play import hurry
from tests.browser.test_whole_games import QUICK
from tests.browser.words import spoken

# What a name has room for.
NAMES = ("<img src onerror=p()>", "<svg onload=p()>", "<script>p()</script>")
CHAT = (
    "<script>p()</script>",
    "<img src=x onerror=p()>",
    "<svg><animate onbegin=p() attributeName=x dur=1s></svg>",
    "<iframe srcdoc='<script>parent.p()</script>'></iframe>",
    "<a href='javascript:p()'>here</a>",
    "<details open ontoggle=p()>",
    "<style>*{display:none}</style>",
    "<math><mtext></mtext><mglyph><svg><style><img src=x onerror=p()>",
    "\"><img src=x onerror=p()><input value='",
    "'-p()-'",
    "{{constructor.constructor('p()')()}}",
    "${p()}",
    "</textarea></title></script><script>p()</script>",
    "&lt;img src=x onerror=p()&gt;",
    "%3Cscript%3Ep()%3C/script%3E",
    "{ p() }",
)
WATCH = "window.struck = 0; window.p = () => { window.struck += 1; };"
# Elements and attributes that no page of ours has: only markup made from text could bring them.
FOREIGN = """() => [
  ...document.querySelectorAll('iframe, math, mglyph, animate, details, body style, body script'),
  ...[...document.querySelectorAll('*')].filter((element) => [...element.attributes].some(({ name, value }) =>
    name.startsWith('on') || /^\\s*javascript:/i.test(value) || (name === 'src' && !value.startsWith('/')))),
].map((element) => element.outerHTML.slice(0, 120))"""


def struck(page: Page) -> list[str]:
    """What became of text that wanted to be more than text."""
    found: list[str] = page.evaluate(FOREIGN)
    return [*found, *["a script ran"] * page.evaluate("window.struck")]


def arrives(people: People, name: str, draws: int | None = None) -> Person:
    """Somebody whose browser has no policy to hide behind: only the page itself keeps text text."""
    person = people.arrive(name, draws=draws, bypass_csp=True)
    person.context.add_init_script(WATCH)
    return person


def test_names_and_chat_stay_text_on_every_screen(people: People) -> None:
    host, guest, third = (arrives(people, *each) for each in zip(NAMES, QUICK, strict=True))
    code = host.opens_a_table()
    host.page.locator("select:has(option[value='chat'])").first.select_option("chat")
    host.chooses("choice-rounds", "1")
    for other in (guest, third):
        other.opens(f"/t/{code}")
        expect(other.page.locator(".door .panel")).to_contain_text(NAMES[0])
        assert struck(other.page) == []
        other.joins(code).says_ready()
    assert struck(host.page) == []
    host.deals()
    for person in (host, guest, third):
        expect(person.hand.first).to_be_visible()
    _talks(guest, host)
    _looks_around(host, code)
    hurry([host, guest, third])
    play_to_the_end(host, guest, third, seen=_untouched)
    assert NAMES[0] in host.page.locator(".standings").inner_text()


def _untouched(asked: str, person: Person) -> None:
    assert not asked or struck(person.page) == []


def _talks(speaker: Person, reader: Person) -> None:
    page = speaker.page
    page.get_by_role("button", name=spoken("talk")).click()
    for line in CHAT:
        page.locator("dialog").get_by_role("textbox", name=spoken("talk-write")).fill(line)
        page.keyboard.press("Enter")
        expect(reader.page.locator("aside .story li").last).to_contain_text(line)
        assert struck(reader.page) == []
    page.keyboard.press("Escape")
    assert struck(page) == []


def _looks_around(person: Person, code: str) -> None:
    """The sheet about a player, a television, the list of running games."""
    page = person.page
    page.locator(".player").nth(1).click()
    expect(page.locator("dialog h2")).to_contain_text(NAMES[1])
    assert struck(page) == []
    page.keyboard.press("Escape")
    for path, sign in ((f"/t/{code}/screen", ".players"), ("/", ".running")):
        tab = person.new_page()
        tab.goto(person.address + path)
        expect(tab.locator(sign)).to_contain_text("onload=p()" if path != "/" else NAMES[1])
        assert struck(tab) == []
        tab.close()


@pytest.mark.parametrize("line", ["<img src=x onerror=p()>", "<iframe></iframe>", "<a href='javascript:p()'>here</a>"])
def test_text_that_became_markup_would_be_noticed(people: People, line: str) -> None:
    ana = arrives(people, "Ana").opens()
    expect(ana.page.locator(".start .button.primary")).to_be_visible()
    assert struck(ana.page) == []
    ana.page.evaluate("(line) => document.querySelector('.motto').insertAdjacentHTML('beforeend', line)", line)
    assert struck(ana.page)


# The handler in the markup would run first.
STRUCK_BY_A_LOST_PICTURE = """() => new Promise((done) => {
  document.body.insertAdjacentHTML('beforeend', '<img src=/none.png onerror=p()>');
  document.body.lastElementChild.addEventListener('error', () => done(window.struck));
})"""


def test_the_policy_keeps_inline_script_out_as_well(people: People) -> None:
    ana = people.arrive("Ana")
    ana.context.add_init_script(WATCH)
    ana.opens()
    with people.provokes("Content Security Policy", "status 404 GET /none.png"):
        assert ana.page.evaluate(STRUCK_BY_A_LOST_PICTURE) == 0
