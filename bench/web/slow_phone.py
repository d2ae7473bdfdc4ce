"""From a link to the first card that can be played, on a slow phone, beside what an earlier commit takes.

Both clients are visited in pairs in one run, each from a server of its own commit, with nothing in the cache: a
processor six times slower and slow 4G, as Lighthouse has it. Which of them comes first changes from pair to pair, and
the first pair is not counted: servers and browser have just started. Then how long a tap on a card takes to be
answered, once the role that newer clients lay over the cards has been put aside.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Browser

from bench.server.ratios import Interval, interval_of_median
from bench.web.tables import running_game
from tools.services.running_server import running

ROOT = Path(__file__).resolve().parents[2]
EARLIER = ROOT / "build" / "bench"
SLOWER = 6
# Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PHONE = {"width": 412, "height": 823}
LOCALE = "lt"
PATIENCE = 180.0
# Milliseconds since the link was followed: at the frame that shows a card of the hand that can be chosen on one's turn,
# and at the frame that shows a place of the mine as well. Noted by the page itself: what a browser is asked from
# outside counts as a touch. It looks when something was drawn, not in each frame: to look is work for a slow phone.
NOTE = """
window.noted = new Promise((done) => {
  let card = 0, waits = false;
  const look = (now) => {
    waits = false;
    const drawn = document.querySelector('.prompt.mine') && document.querySelector('.hand button.card');
    if (drawn) card ||= now;
    if (!card || !document.querySelector('.mine [role=gridcell]')) return;
    watch.disconnect();
    done([card, now]);
  };
  const watch = new MutationObserver(() => {
    if (!waits) requestAnimationFrame(look);
    waits = true;
  });
  watch.observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']});
});
"""
# A new client shows the role over the cards; it is put aside before a card is tapped.
PUT_ASIDE = "() => document.querySelector('dialog[open]')?.close()"
AT_REST = "() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))"
# From the click to the frame that shows the card chosen.
TAP = """() => new Promise((done) => {
  const began = performance.now();
  document.querySelector('.hand button.card').click();
  const look = () => document.querySelector('.hand .chosen')
    ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look);
  look();
})"""


class CannotCompare(Exception):
    """The earlier commit cannot be had or built; the message says why."""


@dataclass(frozen=True)
class Visit:
    """Seconds until a card can be chosen and until the mine is drawn, too; milliseconds until a tap is answered."""

    card: float
    mine: float
    tap: float


@dataclass(frozen=True)
class Comparison:
    """The visits of both clients, in their order."""

    now: list[Visit]
    earlier: list[Visit]
    load: list[float] = field(default_factory=list)
    """How busy the machine was before each pair: processes that ran or waited, over the last minute."""

    @property
    def interval(self) -> Interval | None:
        """Where the share of a pair lies, the median of all such pairs; None for fewer than six."""
        return interval_of_median([now.card / before.card for now, before in zip(self.now, self.earlier, strict=True)])

    @property
    def share(self) -> float:
        """Of the time that the earlier client needs until a card can be chosen."""
        return _share([visit.card for visit in self.now], [visit.card for visit in self.earlier])

    @property
    def share_with_mine(self) -> float:
        """The same until the mine is drawn as well."""
        return _share([visit.mine for visit in self.now], [visit.mine for visit in self.earlier])

    @property
    def tap(self) -> float:
        """Milliseconds until a tap is answered."""
        return round(statistics.median(visit.tap for visit in self.now))


def _share(now: list[float], earlier: list[float]) -> float:
    return round(statistics.median(now) / statistics.median(earlier), 2)


def compared(browser: Browser, commit: str, runs: int) -> Comparison:
    """Visits of both in pairs. Raises CannotCompare."""
    found = Comparison([], [])
    # The earlier server does not wait until the role was looked at: without that, one's turn begins with the link.
    with running(REST_SECONDS=0) as ours, serving(checkout_of(commit)) as theirs:
        sides = [(found.earlier, theirs), (found.now, ours)]
        for _, address in sides:
            visit(browser, address)
        for _ in range(runs):
            found.load.append(round(os.getloadavg()[0], 1))
            sides.reverse()
            for visits, address in sides:
                visits.append(visit(browser, address))
            print(f"  {commit}: {found.earlier[-1]}, now: {found.now[-1]}, load {found.load[-1]}", flush=True)
    return found


def visit(browser: Browser, address: str) -> Visit:
    """One visit with a browser that has never been here, but has a seat at the table."""
    seat = running_game(address)
    context = browser.new_context(locale=LOCALE, service_workers="block", viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    context.add_init_script(seat.memory + NOTE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + seat.path, wait_until="commit")
    noted = session.send("Runtime.evaluate", {"expression": "noted", "awaitPromise": True, "returnByValue": True})
    card, mine = noted["result"]["value"]
    page.wait_for_load_state("networkidle")
    for step in (AT_REST, PUT_ASIDE, AT_REST):
        page.evaluate(step)
    tap = page.evaluate(TAP)
    context.close()
    return Visit(round(card / 1000, 2), round(mine / 1000, 2), round(tap))


def checkout_of(commit: str) -> Path:
    """The files of a commit with its client built; kept for the next time. Raises CannotCompare."""
    folder = EARLIER / commit
    if not folder.is_dir():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            raise CannotCompare(f"there is no commit {commit} here")
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
    build = [sys.executable, "-m", _module(folder, "tools/build/build_web.py", "tools/build_web.py")]
    if subprocess.run(build, cwd=folder, env=_environment(folder), check=False).returncode:
        raise CannotCompare(f"the client of {commit} cannot be built")
    return folder


def _module(checkout: Path, *paths: str) -> str:
    """The module that a checkout has, of the places where it has been over time. Raises CannotCompare."""
    found = next((path for path in paths if (checkout / path).is_file()), None)
    if found is None:
        raise CannotCompare(f"{checkout.name} has none of {paths}")
    return found.removesuffix(".py").replace("/", ".")


def _environment(checkout: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(checkout)]), "SABOTEUR_PURE": "1"}


@contextlib.contextmanager
def serving(checkout: Path) -> Iterator[str]:
    """The address of a server of another checkout, run by its own tools."""
    module = _module(checkout, "tools/services/running_server.py", "tools/running_server.py")
    hold = f"import sys, {module} as r\nwith r.running() as a: print(a, flush=True); sys.stdin.read()"
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, "-c", hold], cwd=checkout, env=_environment(checkout), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            if not address:
                log.seek(0)
                raise CannotCompare(f"its server does not start: {log.read()[-800:].decode(errors='replace')}")
            yield address
        finally:
            process.stdin.close()
            process.wait(PATIENCE)
