"""Renders every screen into docs/screenshots: desktop and phone, dark and light, two languages.

A server of its own is started for it, with bots that do not dawdle. Look at every picture before you show it.
"""

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

from playwright.sync_api import Browser, Page, sync_playwright

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
QUALITY = 72
PATIENCE = 60.0


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
        context: dict[str, Any] = {"viewport": {"width": look.wide, "height": look.tall}, "locale": look.language}
        context |= {"color_scheme": look.scheme, "has_touch": look.phone, "reduced_motion": "reduce"}
        self.look, self.address = look, address
        self.context = browser.new_context(**context)
        self.page: Page = self.context.new_page()

    def take(self, screen: str) -> None:
        """One picture of what is shown now."""
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=TARGET / f"{screen}-{self.look.name}.jpg", type="jpeg", quality=QUALITY)

    def walk(self) -> None:
        """Through all screens."""
        page = self.page
        page.goto(self.address)
        page.locator("input[autocomplete=nickname]").fill("Ana")
        self.take("home")
        for number, name in enumerate(("rules", "settings")):
            page.locator(".corner .button").nth(number).click()
            self.take(name)
            page.keyboard.press("Escape")
        self._room()
        self._game()

    def _room(self) -> None:
        page = self.page
        page.locator(".start .button.primary ~ .button").first.click()
        for _ in range(5):
            page.locator(".bots + .button").click()
            page.wait_for_timeout(300)
        self.take("room")
        page.locator(".room .start .button.primary").click()
        page.locator(".hand .card").first.wait_for()

    def _game(self) -> None:
        taken: set[str] = set()
        while "end" not in taken:
            self._once("end", ".end .standings", taken)
            self._once("round-end", "dialog .ending", taken)
            if not self._act(taken):
                self.page.wait_for_timeout(50)

    def _once(self, screen: str, sign: str, taken: set[str]) -> None:
        if screen not in taken and self.page.locator(sign).count():
            self.page.wait_for_timeout(3500 if screen == "round-end" else 0)
            self.take(screen)
            taken.add(screen)

    def _act(self, taken: set[str]) -> bool:
        """One thing a player would do."""
        page = self.page
        for button in ("dialog button.gold-card:enabled", "dialog .ending > .button.primary"):
            if page.locator(button).count():
                page.locator(button).last.click()
                return True
        if not page.locator(".prompt.mine").count() or page.locator("dialog[open]").count():
            return False
        self._move(taken)
        return True

    def _move(self, taken: set[str]) -> None:
        page = self.page
        playable = page.locator(".hand .card:not(.idle)")
        if not page.locator(".offer").count():
            (playable if playable.count() else page.locator(".hand .card")).first.click()
        if "table" not in taken and page.locator(".laid").count() > 9 and page.locator(".offer").count() > 1:
            self.take("table")
            taken.add("table")
        for target in (".offer", ".player.offered", ".bar .actions .button"):
            if page.locator(target).count():
                page.locator(target).last.click()
                break
        page.locator(".bar .button.act").last.click()
        page.wait_for_timeout(80)


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
            camera = Camera(browser, look, address)
            camera.walk()
            camera.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
