"""Somebody who sees little: a page at 400 %, forced colours, larger text and pieces; and fingers on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.move_choice import cell_of
from tests.browser.page_user import Person
from tests.browser.screen_checks import in_each_language
from tests.browser.words import spoken

# A window of 1280 × 1024 at 400 % has this many pixels for the page (WCAG 1.4.10).
REFLOWED: ViewportSize = {"width": 320, "height": 256}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
# A window of 1280 × 800 at 200 %.
DOUBLED: ViewportSize = {"width": 640, "height": 400}
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1024, "height": 640}
# What a finger hits (WCAG 2.5.8 wants 24): larger places would push the goals out of sight.
FINGER = 30
# Two players have broken tools in every view that the page receives: no deal need bring it about.
BROKEN = """{
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const found = parse(text, ...more), broken = found?.view?.public?.broken;
    if (broken) [broken[1], broken[3]] = [['lamp', 'pick', 'cart'], ['cart']];
    return found;
  };
}"""
PREFERS = (
    "try { localStorage['saboteur/settings'] ??= JSON.stringify({ text: '%s' }); } catch { /* no page of ours yet */ }"
)
# Marks of broken tools that are too small, that lie on a face or a name, or that leave their player.
FAULTY_MARKS = """(least) => [...document.querySelectorAll('.player .tools svg')].map((mark) => {
  const at = mark.getBoundingClientRect(), player = mark.closest('.player');
  const meets = (other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const [wide, tall] = [
      Math.min(at.right, right) - Math.max(at.left, left), Math.min(at.bottom, bottom) - Math.max(at.top, top),
    ];
    return wide > 1 && tall > 1;
  };
  const edge = player.getBoundingClientRect();
  const inside = at.left >= edge.left - 1 && at.right <= edge.right + 1 && at.bottom <= edge.bottom + 1;
  const clear = ![...player.querySelectorAll('.face, .name, .fact')].some(meets);
  return [at.height >= least, inside, clear];
}).filter((found) => !found.every(Boolean))"""
# Whether an element can be seen and pressed in the window as it is scrolled now.
AT_HAND = """(selector) => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  // What lets taps through is looked at as well.
  const style = document.querySelector(selector).style;
  style.pointerEvents = 'auto';
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  style.pointerEvents = '';
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && !!hit?.closest(selector);
}"""
TO_THE_MINE = "document.querySelector('main').scrollIntoView({ block: 'start' })"
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


@pytest.mark.parametrize(
    "size", [pytest.param(DOUBLED, marks=pytest.mark.soak, id="200 %"), pytest.param(REFLOWED, id="400 %")]
)
def test_what_a_tap_on_the_mine_does_is_in_sight_beside_it(people: People, size: ViewportSize) -> None:
    ana = people.arrive("Ana", viewport=size)
    ana.context.add_init_script(PREFERS % "largest")
    page = ana.plays_now().page
    expect(page.locator(".prompt.mine")).to_be_visible()
    ana._take(ana.plays_until_a_path_fits()[0])
    page.evaluate(TO_THE_MINE)
    assert not page.evaluate("document.querySelector('.hand').getBoundingClientRect().top < innerHeight - 60")
    assert page.evaluate(AT_HAND, ".bar .actions .discard")
    with people.provokes("refused occupied", spoken("web-refused-occupied")):
        page.locator('[data-cell="8,0"]').dispatch_event("click", {"detail": 0, "bubbles": True})
        expect(page.locator(".prompt.alert")).to_be_visible()
        assert page.evaluate(AT_HAND, ".prompt.alert")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize(
    ("size", "text", "least"),
    [
        (PHONE, "normal", 20),
        *(pytest.param(size, "largest", 27, marks=pytest.mark.soak) for size in (PHONE, DOUBLED)),
        (WIDE, "largest", 36),
    ],
)
def test_a_broken_tool_is_marked_large_and_off_the_face(
    people: People, size: ViewportSize, text: str, least: int
) -> None:
    ana = people.arrive("Ana", viewport=size)
    ana.context.add_init_script(BROKEN + PREFERS % text)
    ana.plays_now()
    expect(ana.page.locator(".player .tools svg")).to_have_count(4)
    assert ana.page.evaluate(FAULTY_MARKS, least) == []


def test_large_cards_have_two_rows_on_a_phone_and_the_letters_beside_the_mine_grow(people: People) -> None:
    ana = people.arrive("Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    ana.context.add_init_script(PREFERS % "largest")
    page = ana.plays_now().page
    expect(ana.hand).to_have_count(6)
    boxes = [card.bounding_box() for card in ana.hand.all()]
    assert min(box["width"] for box in boxes if box) >= 70
    assert len({round(box["y"]) for box in boxes if box}) == 2
    expect(page.locator(".ruler span").first).to_be_visible()
    assert page.locator(".ruler").evaluate("(ruler) => parseFloat(getComputedStyle(ruler).fontSize)") >= 14


@pytest.mark.parametrize(
    "size", [pytest.param(DOUBLED, id="200 %"), pytest.param(PHONE, marks=pytest.mark.soak, id="phone")]
)
def test_nothing_lies_over_the_mine_and_every_open_place_is_in_sight_before_a_card_is_taken(
    people: People, size: ViewportSize
) -> None:
    ana = people.arrive("Ana", viewport=size)
    ana.context.add_init_script(PREFERS % "largest")
    page = ana.plays_now().page
    paths = ana.plays_until_a_path_fits()
    expect(page.locator(".ticker, .said").first).to_be_visible()
    expect(page.locator(".lenses")).to_be_visible()
    page.evaluate(TO_THE_MINE)
    mine = page.locator(".view").bounding_box()
    assert mine is not None
    for over in page.locator(".ticker, .lens:visible, .again").all():
        box = over.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= mine["y"] + 1, "it lies over the mine"
    for place in {cell_of(move) for move in paths}:
        box = page.locator(f'[data-cell="{place}"] > .ground').bounding_box()
        assert box is not None
        assert box["x"] >= mine["x"] - 1
        assert box["x"] + box["width"] <= mine["x"] + mine["width"] + 1
        assert box["y"] >= mine["y"] - 1
        assert box["y"] + box["height"] <= mine["y"] + mine["height"] + 1


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


# Words and figures in the bar and on the role that are cut, broken or beyond the edge.
CRAMPED = """() => [
  ...document.querySelectorAll('.bar .time, .bar .more, .role-word, .bar .button, .bar p.prompt'),
].filter((element) => {
  const { left, right, height, width } = element.getBoundingClientRect();
  if (width < 2) return false;
  const line = parseFloat(getComputedStyle(element).fontSize) * 1.6;
  const torn = element.matches('.time') && height > line;
  return torn || left < -1 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
}).map((element) => `${element.className} ${element.textContent}`)"""


@pytest.mark.parametrize("size", [PHONE, {"width": 768, "height": 1024}], ids=["phone", "tablet"])
def test_very_large_text_leaves_clock_role_and_prompt_whole(people: People, size: ViewportSize) -> None:
    ana = people.arrive("Ana", viewport=size, has_touch=True, is_mobile=True, locale="lt-LT")
    ana.context.add_init_script(PREFERS % "largest")
    ana.opens_a_table()
    for _ in range(3):
        ana.adds_a_bot()
    ana.page.locator("#choices select").nth(2).select_option("600")
    ana.deals()
    page = ana.puts_role_aside().page
    path = ana.plays_until_a_path_fits()[0]
    expect(page.locator(".bar .time")).to_be_visible()
    assert page.evaluate(CRAMPED) == []
    ana._take(path)
    expect(page.locator(".bar .discard")).to_be_visible()
    assert page.evaluate(CRAMPED) == []
    prompt = page.locator(".bar .prompt").bounding_box()
    assert prompt is not None
    assert prompt["width"] > size["width"] / 2, "what is asked has no room"


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
