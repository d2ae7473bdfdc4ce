"""Renders every screen into docs/screenshots: desktop and phone, dark and light, two languages.

A server of its own is started for it, with bots that do not dawdle. Look at every picture before you show it.
"""

import base64
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools import build_web
from tools.chromium import NoChromium, chromium, flags

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "screenshots"
START = """
from saboteur.server.serve import run
from saboteur.server.settings import from_environment
if __name__ == "__main__":
    run(from_environment())
"""
QUALITY = 74
PATIENCE = 60.0
BOTS = 5
DUG = 10
"""So many cards lie before the table is shown."""


@dataclass(frozen=True)
class Look:
    """One way of looking at all screens."""

    name: str
    wide: int
    tall: int
    scheme: str
    language: str
    phone: bool = False


LOOKS = (
    Look("desktop-dark-en", 1280, 800, "dark", "en"),
    Look("desktop-light-lt", 1280, 800, "light", "lt"),
    Look("phone-dark-lt", 360, 640, "dark", "lt", phone=True),
    Look("phone-light-en", 360, 640, "light", "en", phone=True),
)


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a running server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="saboteur-pictures-") as folder:
        settings = {"PORT": port, "DATABASE": f"{folder}/tables.sqlite3", "BOT_DELAY": "0.05", "LOG_LEVEL": "warning"}
        environment = {**os.environ, **{f"SABOTEUR_{name}": str(value) for name, value in settings.items()}}
        process = subprocess.Popen([sys.executable, "-c", START], env=environment)
        try:
            yield _awaited(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait()


def _awaited(address: str) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{address}/api/health", timeout=5).close()
            return address
        time.sleep(0.1)
    raise SystemExit("The server for the pictures did not start.")


class Camera:
    """A page and where its pictures go."""

    def __init__(self, browser: Browser, look: Look, address: str) -> None:
        self.browser, self.look, self.address = browser, look, address
        self.taken: set[str] = set()
        self.context = self._visitor()
        self.page = self.context.new_page()

    def _visitor(self) -> BrowserContext:
        look = self.look
        context: dict[str, Any] = {"viewport": {"width": look.wide, "height": look.tall}, "locale": look.language}
        context |= {"color_scheme": look.scheme, "has_touch": look.phone, "reduced_motion": "reduce"}
        return self.browser.new_context(**context, device_scale_factor=2 if look.phone else 1)

    def take(self, screen: str, page: Page | None = None) -> None:
        """One picture of what is shown now, as WebP, which keeps the folder small."""
        shown = page or self.page
        shown.wait_for_timeout(500)
        session = shown.context.new_cdp_session(shown)
        told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        session.detach()
        (TARGET / f"{screen}-{self.look.name}.webp").write_bytes(base64.b64decode(told["data"]))
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
        page.locator(".start .button.primary ~ .button").first.click()
        for count in range(BOTS):
            page.locator(".bots + .button").click()
            page.locator(".seats li").nth(count + 1).wait_for()
        self.take("room")
        page.locator(".choices").scroll_into_view_if_needed()
        self.take("options")
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
        for button in ("dialog button.gold-card:enabled", "dialog .ending > .button.primary"):
            if page.locator(button).count() and "round-end" in self.taken:
                page.locator(button).last.click()
                return True
        if not page.locator(".prompt.mine").count() or page.locator("dialog[open]").count():
            return False
        self._move()
        return True

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
            page.locator("dialog[open] h2").wait_for()
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
        page.locator(".start .button.primary ~ .button").first.click()
        for name in ("Tomas", "Rūta"):
            page.locator(".guest input").fill(name)
            page.locator(".guest .button").click()
            page.locator(".seats b", has_text=name).wait_for()
        page.locator(".room .start .button.primary").click()
        page.locator(".curtain").wait_for()
        self.take("curtain")


def main() -> int:
    """All pictures; the exit code."""
    try:
        path = chromium()
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    if build_web.main([]):
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=flags())
        for look in LOOKS:
            Camera(browser, look, address).walk()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
