"""Renders every screen into docs/screenshots: desktop and phone, dark and light, two languages.

A server of its own is started for it, with bots that do not dawdle. Look at every picture before you show it.
"""

import argparse
import base64
import contextlib
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tools.build import build_web
from tools.build.chromium import NoChromium, chromium, flags
from tools.generate.page_appearance import Look, show
from tools.services.running_server import running

# The pictures are of a table as it is for most: nobody is offered hints.
HAS_PLAYED = """try {
  localStorage['saboteur/first-game'] ??= JSON.stringify({ wanted: false, known: [] });
} catch { /* no page of ours yet */ }"""

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "docs" / "screenshots"
QUALITY = 62
BOTS = 5
DUG = 10
"""So many cards lie before the table is shown."""
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 640}}
# A phone's pixels are small.
SCALES = {"desktop": 1.0, "phone": 1.75}
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LANGUAGES = ("en", "lt")


class Camera:
    """Goes through all screens once and takes each of them in every look."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.taken: set[str] = set()
        self.context = self._visitor()
        self.page = self.context.new_page()

    def _visitor(self) -> BrowserContext:
        context = self.browser.new_context(viewport=SIZES["desktop"], locale="en", reduced_motion="reduce")
        context.add_init_script(HAS_PLAYED)
        return context

    def take(self, screen: str, page: Page | None = None, at: str = "") -> None:
        """Pictures of what is shown now, scrolled to `at`, as WebP, which keeps the folder small."""
        shown = page or self.page
        shown.bring_to_front()
        for size, scheme, language in product(SIZES, SCHEMES, LANGUAGES):
            show(shown, Look(SIZES[size], scheme, language))
            if at:
                shown.locator(at).evaluate("(element) => element.scrollIntoView()")
            shown.wait_for_timeout(250)
            picture = _photographed(shown, size)
            (TARGET / f"{screen}-{size}-{scheme}-{language}.webp").write_bytes(picture)
        show(shown, Look(SIZES["desktop"], "dark"))
        self.taken.add(screen)

    def walk(self) -> None:
        """Through all screens."""
        self._home()
        self._room()
        self._game()
        self._afterwards()
        self._one_device()
        self.context.close()

    def _home(self) -> None:
        page = self.page
        page.goto(self.address)
        page.locator("input[autocomplete=nickname]").fill("Ana")
        self.take("home")
        for number, name in enumerate(("rules", "settings")):
            page.locator(".corner .button").nth(number).click()
            page.locator("dialog[open] h2").wait_for()
            self.take(name)
            page.keyboard.press("Escape")

    def _room(self) -> None:
        page = self.page
        page.locator(".start > button").nth(1).click()
        for count in range(BOTS):
            page.locator(".bots + .button").click()
            page.locator(".seats li").nth(count + 1).wait_for()
        self.take("room")
        self.take("options", at=".choices")
        page.locator(".choices select").nth(1).select_option("1")
        self._strangers(page.url)
        page.locator(".room .start .button.primary").click()
        page.locator(".hand .card").first.wait_for()

    def _strangers(self, link: str) -> None:
        """What somebody without a seat sees: the door of the table, and an address without a page."""
        with contextlib.closing(self._visitor()) as visitor:
            page = visitor.new_page()
            page.goto(link)
            page.locator(".door h1").wait_for()
            self.take("door", page)
            page.goto(f"{self.address}/nowhere")
            page.locator("main h1").wait_for()
            self.take("nowhere", page)

    def _game(self) -> None:
        while not {"end", "table"} <= self.taken:
            self._once("end", ".end .standings")
            self._once("round-end", "dialog .ending")
            if self.page.locator(".end .standings").count() and "table" not in self.taken:
                self._once_more()
            if not self._act():
                self.page.wait_for_timeout(30)

    def _once_more(self) -> None:
        """The round was too short for a picture of the table."""
        self.taken.discard("end")
        self.page.locator(".end .button.primary").click()
        self.page.locator(".hand .card").first.wait_for()

    def _once(self, screen: str, sign: str) -> None:
        if screen not in self.taken and self.page.locator(sign).count():
            self.page.wait_for_timeout(3500 if screen == "round-end" else 0)
            self.take(screen)

    def _act(self) -> bool:
        """One thing a player would do."""
        page = self.page
        if page.locator("dialog .reveal").count():
            self._read_role()
            return True
        for button in ("dialog .gold-take", "dialog button.gold-card:enabled", "dialog .ending .button.primary"):
            if page.locator(button).count() and "round-end" in self.taken:
                page.locator(button).last.click()
                return True
        if not page.locator(".prompt.mine").count() or page.locator("dialog[open]").count():
            return False
        self._move()
        return True

    def _read_role(self) -> None:
        """Turn the dwarf card over, and put it aside."""
        self.page.locator("dialog .reveal button.card").click()
        self.take("role")
        self.page.locator("dialog .reveal .button.primary").click()
        self.page.locator("dialog").wait_for(state="detached")

    def _move(self) -> None:
        self._choose()
        if self._shows_well():
            self.take("table")
            self._around_the_table()
        else:
            self._play()

    def _choose(self) -> None:
        playable = self.page.locator(".hand .card:not(.idle)")
        if not self.page.locator(".offer").count():
            (playable if playable.count() else self.page.locator(".hand .card")).first.click()

    def _shows_well(self) -> bool:
        laid, offered = self.page.locator(".laid").count(), self.page.locator(".offer").count()
        return "table" not in self.taken and laid > DUG and offered > 1

    def _play(self) -> None:
        page = self.page
        for target in (".offer", ".player.offered", ".bar .actions .button"):
            if page.locator(target).count():
                page.locator(target).last.click()
                break
        page.locator(".bar .button.act").last.click()
        page.wait_for_timeout(80)

    def _around_the_table(self) -> None:
        """The sheets of the table, as a spectator sees it, and the screen for a TV."""
        page = self.page
        buttons = {"talk": ".talk-button", "menu": ".menu-button", "player": ".player >> nth=1"}
        for name, button in buttons.items():
            page.locator(button).click()
            page.locator("dialog[open] .head + *").wait_for()
            self.take(name)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
        with contextlib.closing(self._visitor()) as visitor:
            for name in ("watch", "screen"):
                other = visitor.new_page()
                other.goto(f"{page.url}/{name}")
                other.get_by_role("grid").wait_for()
                self.take(name, other)

    def _afterwards(self) -> None:
        """The replay through one pair of eyes, and with everything shown."""
        page = self.page
        page.locator(".end a[href^='/replay']").click()
        page.locator(".controls").wait_for()
        for _ in range(3):
            page.keyboard.press("PageDown")
        self.take("replay")
        page.locator(".eyes select").select_option("all")
        page.locator("aside .hand-row").first.wait_for()
        self.take("replay-everything")

    def _one_device(self) -> None:
        page = self.page
        page.goto(self.address)
        page.locator(".start > button").nth(1).click()
        for name in ("Tomas", "Rūta"):
            page.locator(".guest input").fill(name)
            page.locator(".guest .button").click()
            page.locator(".seats b", has_text=name).wait_for()
        page.locator(".room .start .button.primary").click()
        page.locator(".curtain").wait_for()
        self.take("curtain")


def _photographed(page: Page, size: str) -> bytes:
    session = page.context.new_cdp_session(page)
    clip: dict[str, Any] = {"x": 0, "y": 0, **SIZES[size], "scale": SCALES[size]}
    clip["y"] = page.evaluate("scrollY")
    told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    session.detach()
    return base64.b64decode(told["data"])


def main(arguments: Sequence[str] | None = None) -> int:
    """All pictures; the exit code."""
    argparse.ArgumentParser(prog="python -m tools.generate.screenshots", description=__doc__).parse_args(arguments)
    try:
        path = chromium()
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    if build_web.main([]):
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    with running(BOT_DELAY="0.05") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=flags())
        Camera(browser, address).walk()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
