"""Somebody who sees little: a page at 400 %, forced colours, larger text and pieces; and fingers on a small phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.page_user import Person
from tests.browser.screen_checks import in_each_language
from tests.browser.words import spoken

# A window of 1280 × 1024 at 400 % has this many pixels for the page (WCAG 1.4.10).
REFLOWED: ViewportSize = {"width": 320, "height": 256}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
FINGER = 44
# How large the mine is drawn, and where in its frame.
DRAWN = """() => {
  const { width, style } = document.querySelector('.mine');
  return [width.baseVal.value, style.transform];
}"""
# Everybody tells these apart by colour alone otherwise.
FRAMES = """() => [...document.querySelectorAll('.hand .chosen, .player.turn, .bar .button.act')].map((element) => {
  const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
  const [outline, border] = [parseFloat(outlineWidth), parseFloat(borderTopWidth)];
  return Math.max(outlineStyle === 'none' ? 0 : outline, borderTopStyle === 'none' ? 0 : border);
})"""


def swipe(page: Page, over: Locator, pixels: int) -> None:
    """A finger moves up over something."""
    box = over.bounding_box()
    assert box is not None
    line, x, y = page.context.new_cdp_session(page), box["x"] + box["width"] / 2, box["y"] + pixels + 60
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for moved in range(10, pixels + 1, 10):
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - moved}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_at_400_percent_the_page_is_scrolled_over_the_board_and_a_card_is_played(people: People) -> None:
    ana = people.arrive("Ana", viewport=REFLOWED, has_touch=True).plays_now()
    page, board = ana.page, ana.page.locator(".view")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate("document.querySelector('.view').scrollIntoView({ block: 'start' })")
    top, drawn = page.evaluate("scrollY"), page.evaluate(DRAWN)
    board.hover(position={"x": 160, "y": 60})
    page.mouse.wheel(0, 90)
    page.wait_for_function("(y) => scrollY > y + 40", arg=top)
    page.evaluate("document.querySelector('.view').scrollIntoView({ block: 'start' })")
    swipe(page, board, 120)
    page.wait_for_function("(y) => scrollY > y + 40", arg=top)
    assert page.evaluate(DRAWN) == drawn, "the board was moved or zoomed as well"
    assert in_each_language(page, ("ru", "en")) == {"ru": [], "en": []}
    ana.moves()
    assert ana.played


def test_forced_colours_frame_what_colour_alone_would_tell(people: People) -> None:
    ana = people.arrive("Ana", forced_colors="active").plays_now()
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    ana.aims(ana.plays_until_a_path_fits()[0])
    expect(ana.page.locator(".bar .button.act")).to_be_visible()
    widths = ana.page.evaluate(FRAMES)
    assert len(widths) == 3
    assert min(widths) >= 3, widths


def test_fingers_find_places_as_large_as_they_need_and_larger_ones_on_request(people: People) -> None:
    ana = people.arrive("Ana", viewport=SMALL_PHONE, has_touch=True, is_mobile=True).plays_now()
    expect(ana.page.locator(".prompt.mine")).to_be_visible()
    normal = smallest_place(ana)
    assert round(normal) >= FINGER
    ana.page.locator(".menu-button").tap()
    ana.page.get_by_role("button", name=spoken("settings"), exact=True).tap()
    ana.page.locator("label.field", has_text=spoken("setting-text")).locator("select").select_option("largest")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    assert smallest_place(ana) > normal + 10
    assert in_each_language(ana.page, ("ru", "el", "en")) == {"ru": [], "el": [], "en": []}


def smallest_place(ana: Person) -> float:
    """Pixels of the narrower side of the places where a card can be laid, as soon as they are at rest."""
    move = ana.plays_until_a_path_fits()[0]
    ana._take(move)
    offers = ana.page.locator(".offer")
    expect(offers.first).to_be_visible()
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    window = ana.page.viewport_size
    assert window is not None
    sides = []
    for offer in offers.all():
        box = offer.locator("..").locator(".ground").bounding_box()
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= window["width"] + 1, "a place is out of sight"
        sides += [box["width"], box["height"]]
    drawn = ana.page.evaluate(DRAWN)
    ana.page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    assert ana.page.evaluate(DRAWN) == drawn, "the mine jumped when the card was put back"
    return min(sides)
