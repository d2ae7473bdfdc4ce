"""`python -m tests.browser.other_browsers`: a whole game each in Firefox and in WebKit, with pictures to look at.

Everything is pressed and clicked as a person would; the pictures are written into build/other-browsers.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.browser.other_browsers.drivers import Driver, NoBrowser, click, firefox, press, webkit
from tests.browser.page_user import ACT, ASKED, GOLD, ON, TAKE
from tools.build import build_web
from tools.services.running_server import running

BROWSERS = {"firefox": firefox, "webkit": webkit}
PICTURES = Path(__file__).resolve().parents[3] / "build" / "other-browsers"
# Seconds for a game, and for one step of it, on a busy machine.
GAME, STEP = 900.0, 120.0
# A size that changes again while it is told is told in the next frame: WebKit says so, and nothing is lost.
TOLD_LATER = "ResizeObserver loop completed with undelivered notifications."
# Everything that went wrong in the page without anybody catching it.
COLLECT = """(() => {
  window.failed = [];
  addEventListener('error', (event) => window.failed.push(event.message));
  addEventListener('unhandledrejection', (event) => window.failed.push(String(event.reason)));
})()"""


class Game:
    """Plays in one browser; `kinds` collects what was done, `shown` what there are pictures of."""

    def __init__(self, driver: Driver, name: str) -> None:
        self.driver = driver
        self.name = name
        self.shown: set[str] = set()
        self.kinds: set[str] = set()

    def plays(self, address: str) -> None:
        """From the home page with four bots to the replay."""
        self.opens_a_table(address)
        deadline = time.monotonic() + GAME
        while (asked := self.driver.evaluate(f"({ASKED})()")) != "over":
            assert time.monotonic() < deadline, f"{self.name} is stuck at {asked!r}"
            self.acts(asked)
        self.picture("end")
        click(self.driver, ".end a[href*=replay]")
        self.wait("!!document.querySelector('.replay .controls')")
        self.picture("replay")
        assert self.driver.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
        failed = [words for words in self.driver.evaluate("window.failed") if words != TOLD_LATER]
        assert failed == [], f"{self.name}: {failed}"

    def opens_a_table(self, address: str) -> None:
        self.driver.goto(address)
        self.driver.evaluate(f"{COLLECT} ?? null")
        self.wait("!!document.querySelector('.start .button.primary')")
        self.picture("home")
        click(self.driver, ".start .button.primary ~ .button")
        self.wait("!!document.querySelector('.room .code')")
        for seats in (2, 3, 4, 5):
            click(self.driver, ".bots + .button")
            self.wait(f"document.querySelectorAll('.seats li').length === {seats}")
        self.picture("room")
        click(self.driver, ".room .start .button.primary")
        self.wait("!!document.querySelector('.hand .card')")

    def acts(self, asked: str) -> None:
        """Do what the page asks for."""
        if asked == "role":
            self.picture(asked)
            press(self.driver, "Escape")
            self.wait("!document.querySelector('dialog .reveal')")
        elif asked in ("gold", "on"):
            self.picture(asked)
            click(self.driver, f"{GOLD}, {TAKE}" if asked == "gold" else ON)
            self.kinds.add(asked)
        elif asked == "move":
            self.moves()
        time.sleep(0.02)

    def moves(self) -> None:
        """The first card that can go anywhere, else the first one is discarded."""
        self.picture("table")
        if not any(self.aims(place) for place in range(len(self.driver.evaluate(HAND)))):
            press(self.driver, "Escape")
            press(self.driver, "1")
            press(self.driver, "d")
            self.kinds.add("discard")
        self.wait(f"!!document.querySelector('{ACT}')")
        click(self.driver, ACT)
        self.wait(f"!document.querySelector('.ghost, {ACT}')")
        if self.there(".map-result button"):
            self.picture("map")
            press(self.driver, "Escape")

    def aims(self, place: int) -> bool:
        """Whether a card of the hand can be played; then it is shown where."""
        press(self.driver, str(place + 1))
        target = next((one for one in (".offer", ".player.offered") if self.there(one)), None)
        if target is None:
            return False
        click(self.driver, target)
        self.picture("path" if target == ".offer" else "tool")
        self.kinds.add("path" if target == ".offer" else "tool")
        return True

    def there(self, selector: str) -> bool:
        return bool(self.driver.evaluate(f"!!document.querySelector('{selector}')"))

    def wait(self, condition: str) -> None:
        """Until a condition of the page holds."""
        deadline = time.monotonic() + STEP
        while not self.driver.evaluate(condition):
            seen = self.driver.evaluate("document.body.innerText.slice(0, 400)")
            assert time.monotonic() < deadline, f"{self.name}: never {condition}; there is {seen!r}"
            time.sleep(0.02)

    def picture(self, what: str) -> None:
        """A picture of what is seen for the first time, once nothing more comes by itself."""
        if what not in self.shown:
            self.shown.add(what)
            before = ""
            while (
                now := self.driver.evaluate("`${document.images.length} ${document.body.innerHTML.length}`")
            ) != before:
                before = now
                time.sleep(0.1)
            self.driver.screenshot(PICTURES / f"{self.name}-{what}.png")


HAND = "[...document.querySelectorAll('.hand button.card')].map((card) => card.innerText)"


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if every browser has played, 1 if one could not be started."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.other_browsers", description=__doc__)
    parser.add_argument("browsers", nargs="*", default=list(BROWSERS), help="of firefox and webkit (default: both)")
    wanted = parser.parse_args(arguments).browsers
    PICTURES.mkdir(parents=True, exist_ok=True)
    if build_web.main([]):
        return 1
    with running() as address:
        return max(_plays(name, address) for name in wanted)


def _plays(name: str, address: str) -> int:
    try:
        with BROWSERS[name]() as driver:
            game = Game(driver, name)
            game.plays(address)
            print(f"{driver.evaluate('navigator.userAgent')}\n  a whole game: {', '.join(sorted(game.kinds))}")
    except NoBrowser as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
