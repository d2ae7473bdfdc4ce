"""`python -m bench.web`: what the pages weigh and how smooth they are, beside their targets, into build/bench/web.json.

The exit code is 1 if a target is missed. `--keep` also writes docs/measurements/web.json.
`python -m bench.web slow-phone --against ce5e3eb` compares a first visit on a slow phone with an earlier commit; kept
alone, it goes into docs/measurements/slow-phone.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from bench.web import lighthouse, pan, shift, slow_phone, wire
from bench.web.figures import Figure, table
from bench.web.tables import running_game
from tools.build import build_web
from tools.build.chromium import NoChromium, chromium, flags
from tools.services.running_server import running

ROOT = Path(__file__).resolve().parents[2]
RESULT = ROOT / "build" / "bench" / "web.json"
KEPT = ROOT / "docs" / "measurements"
PARTS = ("wire", "shift", "pan", "lighthouse")
SLOW_PHONE = "slow-phone"


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if every target is met, 1 if one is missed, 2 if something could not be measured."""
    given = _given(arguments)
    if "SABOTEUR_WEB" not in os.environ and build_web.main([]):
        return 2
    begun = time.time()
    try:
        figures, found = measured(given.parts, given.runs, given.against)
    except (NoChromium, lighthouse.CannotMeasure, slow_phone.CannotCompare) as problem:
        print(f"The measurement stopped: {problem}", file=sys.stderr)
        return 2
    print(f"\n{table(figures)}")
    found["targets"] = {figure.name: figure.ok for figure in figures}
    write(found | circumstances(begun), [RESULT, kept(given.parts)] if given.keep else [RESULT])
    return 0 if all(figure.ok for figure in figures) else 1


def kept(parts: Sequence[str]) -> Path:
    """Where results stay: those of slow phones alone do not take the place of everything else."""
    return KEPT / (f"{SLOW_PHONE}.json" if list(parts) == [SLOW_PHONE] else "web.json")


def _given(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        default=PARTS,
        help=f"what to measure, of {', '.join(PARTS)} (default: all of these) and {SLOW_PHONE}",
    )
    parser.add_argument(
        "--runs",
        type=int,
        default=5,
        help="runs of Lighthouse and visits of slow phones, of which the median counts (default 5)",
    )
    parser.add_argument("--against", metavar="COMMIT", help=f"the commit that {SLOW_PHONE} is compared with")
    parser.add_argument("--keep", action="store_true", help="also write the result into docs/measurements")
    given = parser.parse_args(arguments)
    if (SLOW_PHONE in given.parts) != (given.against is not None):
        parser.error(f"{SLOW_PHONE} and --against belong together")
    return given


def measured(parts: Sequence[str], runs: int, against: str | None = None) -> tuple[list[Figure], dict[str, Any]]:
    """The figures with their targets, and everything that was found."""
    found: dict[str, Any] = {}
    figures: list[Figure] = []
    with running() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=flags())
        found["chromium"] = browser.version
        for name, part in (("wire", _wire), ("shift", _shift), ("pan", _pan)):
            if name in parts:
                print(f"Measuring: {name} …", flush=True)
                figures += part(browser, address, found)
        if against is not None:
            figures += _slow_phone(browser, against, runs, found)
        browser.close()
        if "lighthouse" in parts:
            figures += _lighthouse(play, address, runs, found)
    return figures, found


def _wire(browser: Browser, address: str, found: dict[str, Any]) -> list[Figure]:
    loads = wire.loads(browser, address)
    found["script_gzip_kb"] = max(load.script for name, load in loads.items() if name.startswith("table"))
    found["first_load_kb"] = max(load.all for load in loads.values())
    found["loads_kb"] = {name: {"script": load.script, "all": load.all} for name, load in loads.items()}
    return [
        Figure("script until the first card, link to a table", found["script_gzip_kb"], 85, "kB"),
        Figure("all of a first load", found["first_load_kb"], 230, "kB"),
    ]


def _shift(browser: Browser, address: str, found: dict[str, Any]) -> list[Figure]:
    found["layout_shift"], found["layout_shift_causes"] = shift.shifts(browser, address)
    return [Figure(f"layout shift, {name}", value, 0.01, "") for name, value in found["layout_shift"].items()]


def _pan(browser: Browser, address: str, found: dict[str, Any]) -> list[Figure]:
    panning = pan.panning(browser, address)
    found["pan_fps"], found["pan"] = panning.frames_per_second, asdict(panning)
    rate = Figure("frames a second, 60 cards dragged", panning.frames_per_second, 55, "/s", at_least=True)
    if panning.gpu or rate.ok:
        return [rate]
    # Without a graphics processor the drawing is slow whatever the page does; its own part is judged.
    return [
        Figure("script and layout of a frame, 60 cards", panning.mean, 6, "ms"),
        Figure("longest script and layout of a frame", panning.longest, 50, "ms"),
    ]


def _slow_phone(browser: Browser, against: str, runs: int, found: dict[str, Any]) -> list[Figure]:
    print(f"Measuring: slow phones, {runs} visits each …", flush=True)
    comparison = slow_phone.compared(browser, against, runs)
    interval = comparison.interval
    found["slow_phone"] = {
        "against": against,
        "share": comparison.share,
        "interval": None if interval is None else [round(interval.low, 2), round(interval.high, 2)],
        "coverage": None if interval is None else round(interval.coverage, 3),
        "share_with_mine": comparison.share_with_mine,
        "tap": comparison.tap,
        **asdict(comparison),
    }
    if interval is not None:
        print(f"  Share of a pair: {interval.low:.2f} to {interval.high:.2f} ({interval.coverage:.0%})")
    return [
        Figure(f"link to first card on a slow phone, of {against}", comparison.share, 0.6, ""),
        Figure(f"… and until the mine is drawn, of {against}", comparison.share_with_mine, 0.6, ""),
        Figure("a tap on a slow phone is answered", comparison.tap, 200, "ms"),
    ]


def _lighthouse(play: Playwright, address: str, runs: int, found: dict[str, Any]) -> list[Figure]:
    found["lighthouse_version"] = lighthouse.install()
    found["lighthouse"] = {}
    for name, seat in (("home", None), ("table", running_game(address))):
        print(f"Measuring: Lighthouse, {name}, {runs} runs …", flush=True)
        found["lighthouse"][name] = lighthouse.scores(play, address, seat, runs)
    return [
        Figure(f"Lighthouse, {name}, {category}", points[category], 95, "", at_least=True)
        for name, points in found["lighthouse"].items()
        for category in lighthouse.CATEGORIES
    ]


def circumstances(begun: float) -> dict[str, Any]:
    """What was measured, where and how long it took."""
    git = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return {
        "commit": git.stdout.strip(),
        "command": shlex.join(["python", "-m", "bench.web", *sys.argv[1:]]),
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "duration_seconds": round(time.time() - begun, 1),
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "python": platform.python_version(),
    }


def write(found: dict[str, Any], files: Sequence[Path]) -> None:
    """The findings as JSON into each file."""
    for path in files:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
        print(f"Written to {path.relative_to(ROOT).as_posix()}.")


if __name__ == "__main__":
    sys.exit(main())
