"""What happened and what was said: for those who arrive later, for those who wait for their turn, and on a phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import Person
from tests.browser.test_at_the_table import waits_for_own_turn
from tests.browser.test_one_device import MAP_FIRST
from tests.browser.words import spoken

PHONE = {"width": 390, "height": 844}
STORY = "aside .story"
# Whether a place of the mine lies wholly in the frame of the board, as wide as the window leaves it now.
WHOLLY_SEEN = """(place) => {
  const [inner, frame] = [place, '.view'].map((found) => document.querySelector(found).getBoundingClientRect());
  return window.innerWidth === 1000 && inner.left >= frame.left && inner.right <= frame.right && inner.width > 0;
}"""
# Whether a speech bubble stands beside the board, not over it, nor over how many cards the speaker holds.
BESIDE = """() => {
  const [bubble, board] = ['.bubble', 'main'].map((found) => document.querySelector(found)?.getBoundingClientRect());
  const count = document.querySelector('.player:has(.bubble) .fact');
  const box = count?.getBoundingClientRect();
  const seen = box && count.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  return bubble && bubble.left >= board.right && bubble.right <= window.innerWidth && seen;
}"""


def told(page: Page) -> list[str]:
    return page.locator(f"{STORY} li").all_inner_texts()


def in_sight(part: Locator) -> bool:
    """Whether all of it is on the screen."""
    box, screen = part.bounding_box(), part.page.viewport_size
    assert box
    assert screen
    return box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]


@pytest.mark.soak
def test_a_new_tab_and_a_tv_that_arrive_in_mid_game_show_the_story_from_its_beginning(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    for _ in range(2):
        waits_for_own_turn(ana)
        ana.acts()
    waits_for_own_turn(ana)
    own_story = told(ana.page)
    assert spoken("log-round-began", round=1, name="").split(".")[0] in own_story[0]
    screen = people.arrive("TV").opens(f"/t/{ana.code}/screen")
    tab = ana.new_page()
    tab.goto(ana.page.url)
    for page in (tab, screen.page):
        expect(page.locator(f"{STORY} li")).to_have_count(len(own_story))
        assert told(page) == own_story
    assert not any('"hand":[' in frame for frame in screen.frames if '"past"' in frame), "hands stay in hands"


def test_the_moves_since_my_turn_are_marked_shown_again_and_pointed_to(people: People) -> None:
    ana = people.arrive("Ana").plays_now()
    page = ana.page
    cells, moves = set[str](), 0
    while len(cells) < 2:
        waits_for_own_turn(ana)
        ana.acts()
        expect(page.locator(".again")).to_be_visible()
        waits_for_own_turn(ana)
        cells, moves = since_own_turn(ana)
    for cell in cells:
        expect(page.locator(f'[data-cell="{cell}"] .mark')).to_be_attached()
    before = page.locator(".cell:has(.laid)").count()
    page.get_by_role("button", name=spoken("recap-since", count=moves)).click()
    recap = stopped_at_the_first(page)
    expect(recap).to_contain_text(f"1/{moves}")
    for _ in range(moves - 1):
        recap.get_by_role("button", name=spoken("recap-on")).click()
    expect(recap).to_contain_text(f"{moves}/{moves}")
    expect(page.locator(".cell:has(.laid)")).to_have_count(before)
    recap.get_by_role("button", name=spoken("recap-back")).click()
    expect(recap).to_contain_text(f"{moves - 1}/{moves}")
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(page.locator(".cell:has(.laid)")).to_have_count(before)
    assert page.locator(".player .did").count() > 1, "each player's last move stands beside the name"
    points_to_its_place(page)
    shows_what_was_missed(ana)
    keeps_the_place_in_focus_in_sight(page)


def stopped_at_the_first(page: Page) -> Locator:
    """The moves that are shown again run by themselves until a step by hand; on a busy machine, some have gone by."""
    recap = page.get_by_role("group", name=spoken("recap"))
    recap.get_by_role("button", name=spoken("recap-on")).click()
    for _ in range(int(recap.locator(".count").inner_text().split("/")[0]) - 1):
        recap.get_by_role("button", name=spoken("recap-back")).click()
    return recap


def shows_what_was_missed(person: Person) -> None:
    """Moves while the page is out of sight, among them the person's own: all of them are shown one by one."""
    page = person.page
    page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    person.acts()
    waits_for_own_turn(person)
    page.evaluate("delete document.hidden")
    missed = 1 + since_own_turn(person)[1]
    page.get_by_role("button", name=spoken("missed", count=missed)).click()
    recap = stopped_at_the_first(page)
    expect(recap).to_contain_text(f"1/{missed}")
    recap.get_by_role("button", name=spoken("recap-stop")).click()
    expect(page.get_by_role("button", name=spoken("recap-since", count=missed - 1))).to_be_visible()


def keeps_the_place_in_focus_in_sight(page: Page) -> None:
    """Beside the mine's edge, and also when the mine is laid out anew."""
    page.locator('[data-cell="8,0"]').focus()
    page.keyboard.press("ArrowRight")
    place = page.locator('[data-cell="9,0"]')
    expect(place).to_be_focused()
    page.set_viewport_size({"width": 1000, "height": 700})
    page.wait_for_function(WHOLLY_SEEN, arg='[data-cell="9,0"]')


def points_to_its_place(page: Page) -> None:
    """A line of the story marks its cell, and the mine stays as it is, with its goals in sight."""
    mine = page.get_by_role("grid").bounding_box()
    page.locator(f"{STORY} button.line").first.click()
    expect(page.locator(".flash")).to_be_attached()
    assert page.get_by_role("grid").bounding_box() == mine
    for goal in ("8,-2", "8,0", "8,2"):
        assert in_sight(page.locator(f'[data-cell="{goal}"]'))


def since_own_turn(person: Person) -> tuple[set[str], int]:
    """Where the others have played since a person's last move, and how many moves that was."""
    steps = [step for step in map(json.loads, person.frames) if step["type"] == "step"]
    own = max(place for place, step in enumerate(steps) if step["seat"] == person.view["seat"])
    events = [event for step in steps[own + 1 :] for event in step["events"]]
    return {"{},{}".format(*event["cell"]) for event in events if "cell" in event}, len(steps) - own - 1


@pytest.mark.soak
def test_a_map_is_shown_large_until_it_is_put_aside_and_the_goal_keeps_the_mark(people: People) -> None:
    ana = people.arrive("Ana", draws=MAP_FIRST, viewport=PHONE)
    page = ana.page
    ana.plays_a_round()
    while "V@8,0" not in ana.view["legal"]:
        ana.acts()
        expect(page.locator(".prompt.mine")).to_be_visible()
    ana.aims("V@8,0")
    page.locator(".bar .button.act").click()
    result = page.get_by_role("region", name=spoken("map-result-title"))
    expect(result).to_be_visible()
    content = "treasure" if "treasure" in ana.view["own"]["seen"][1] else "stone"
    expect(result).to_contain_text(spoken("map-result", goal="middle", content=content))
    result.get_by_role("button").click()
    expect(result).to_have_count(0)
    expect(page.locator('[data-cell="8,0"] g.mark')).to_be_visible()


def talk_before_the_deal(ana: Person, tomas: Person) -> None:
    """In the waiting room; on a phone it may be scrolled out of sight."""
    page = ana.page
    page.locator(".choices .option").last.scroll_into_view_if_needed()
    writes(tomas.page.locator(".room-talk"), "Hello from home")
    news = page.locator(".button.unread")
    expect(news).to_have_text(spoken("talk-unread", count=1))
    news.click()
    line = page.locator(".room-talk li", has_text="Hello from home")
    expect(line).to_contain_text("Tomas")
    expect(line).to_be_in_viewport()
    expect(news).to_have_count(0)


@pytest.mark.soak
def test_talk_on_a_phone_begins_with_what_was_said(people: People) -> None:
    """Two phones and a desktop: the badge counts what was not seen, and what is written is seen at once."""
    ana, tomas, ruta = (
        people.arrive("Ana", viewport=PHONE),
        people.arrive("Tomas", viewport=PHONE),
        people.arrive("Rūta"),
    )
    code = ana.opens_a_table()
    ana.chooses("choice-talk", "chat")
    for guest in (tomas, ruta):
        guest.joins(code).says_ready()
    talk_before_the_deal(ana, tomas)
    ana.deals()
    for person in (ana, tomas, ruta):
        expect(person.hand.first).to_be_visible()
    writes(ruta.page.locator("aside"), "Hello from the desk")
    ruta.page.wait_for_function(BESIDE)
    writes(ruta.page.locator("aside"), "Anybody there?")
    badge = ana.page.locator(".talk-button .count")
    expect(badge).to_have_attribute("data-count", "2")
    expect(ruta.page.locator(".talk-button .count")).to_have_count(0)
    ana.page.bring_to_front()
    ana.page.locator(".talk-button").click()
    sheet = ana.page.locator("dialog")
    lines = sheet.get_by_role("list", name=spoken("talk-lines"))
    expect(lines).to_contain_text("Anybody there?")
    assert in_sight(lines)
    assert in_sight(sheet.get_by_role("textbox", name=spoken("talk-write")))
    writes(sheet, "I am!")
    expect(lines.locator("li").last).to_contain_text("I am!")
    assert in_sight(lines.locator("li").last)
    ana.page.keyboard.press("Escape")
    expect(badge).to_have_count(0)
    ana.page.reload()
    expect(ana.hand.first).to_be_visible()
    expect(badge).to_have_count(0)
    expect(tomas.page.locator(".talk-button .count")).to_have_attribute("data-count", "3")
    expect(ruta.page.locator(STORY)).to_contain_text("I am!")


def writes(place: Locator, text: str) -> None:
    place.get_by_role("textbox", name=spoken("talk-write")).fill(text)
    place.get_by_role("button", name=spoken("talk-send")).click()
    expect(place.get_by_role("textbox", name=spoken("talk-write"))).to_have_value("")
