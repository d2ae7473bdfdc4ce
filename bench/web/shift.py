"""How much the pages jump: the layout shift of home, room and a table during a few moves, on a phone and on a desk."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, ViewportSize

from bench.web.tables import open_room, running_game

SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 640}, "desk": {"width": 1280, "height": 800}}
MOVES = 4
WATCH = """
window.shifted = 0;
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
    window.shifted += entry.value;
    const named = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
    window.shifts.push([entry.value, ...entry.sources.map(named)]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def shifts(browser: Browser, address: str) -> tuple[dict[str, float], list[object]]:
    """The layout shift of each page at each size, and what moved."""
    found: dict[str, float] = {}
    causes: list[object] = []
    for size, viewport in SIZES.items():
        for name, visit in (("home", home), ("room", room), ("table", table)):
            context = browser.new_context(viewport=viewport, locale="en-GB")
            context.add_init_script(WATCH)
            page = context.new_page()
            visit(page, address)
            page.wait_for_timeout(600)
            found[f"{name} {size}"] = round(page.evaluate("window.shifted"), 4)
            causes += page.evaluate("window.shifts")
            context.close()
    return found, causes


def home(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")


def room(page: Page, address: str) -> None:
    seat = open_room(address)
    page.add_init_script(seat.memory)
    page.goto(address + seat.path, wait_until="networkidle")
    page.locator(".room .code").wait_for()


def table(page: Page, address: str) -> None:
    seat = running_game(address)
    page.add_init_script(seat.memory)
    page.goto(address + seat.path)
    # A round begins with the player's role, which is put aside unseen.
    page.locator("dialog .reveal").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    for _ in range(MOVES):
        page.locator(".prompt.mine, dialog[open]").first.wait_for()
        if page.locator("dialog[open]").count():
            return  # the bots were quicker: the round is over
        throw_away(page)


def throw_away(page: Page) -> None:
    """One move that is always possible."""
    page.locator(".hand .card").first.click()
    page.locator(".bar .actions .button").last.click()
    page.locator(".bar .button.act").click()
    page.locator(".bar .button.act").wait_for(state="detached")
