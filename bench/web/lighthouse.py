"""Lighthouse with its mobile preset, from npm into build/bench, run several times; the median counts."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from bench.web.tables import SeatAtTable
from tools.build import chromium
from tools.build.build_web import NODE, NPM
from tools.services.ports import free_port

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / "build" / "bench" / "lighthouse"
SCRIPT = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


class CannotMeasure(Exception):
    """Lighthouse could not be installed or run; the message holds its words."""


def install() -> str:
    """Bring Lighthouse to what our lock file names; its version. Raises CannotMeasure."""
    lock, done = HERE / "package-lock.json", FOLDER / "installed"
    if not done.is_file() or done.read_text() != lock.read_text():
        print("Installing Lighthouse from npm into build/bench/lighthouse …", flush=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, FOLDER / name)
        _node(str(NPM), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        done.write_text(lock.read_text())
    return str(json.loads((SCRIPT.parents[1] / "package.json").read_text())["version"])


def _node(*arguments: str) -> None:
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "CHROME_PATH": chromium.chromium()}
    done = subprocess.run(
        [str(NODE), *arguments], cwd=FOLDER, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotMeasure((done.stderr or done.stdout)[-1500:])


def scores(play: Playwright, address: str, seat: SeatAtTable | None, runs: int) -> dict[str, Any]:
    """Median points of each category, with what cost points in the last run. A seat measures its table, else home."""
    reports = [_report(play, address, seat) for _ in range(runs)]
    points = {
        name: statistics.median(round(100 * report["categories"][name]["score"]) for report in reports)
        for name in CATEGORIES
    }
    timings = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
    return {
        **points,
        "timings": {
            name: statistics.median(report["audits"][name]["numericValue"] for report in reports) for name in timings
        },
        # How fast the machine was meanwhile: under 1000 it was busy or slow, and so look the pages.
        "benchmark_index": statistics.median(report["environment"]["benchmarkIndex"] for report in reports),
        "lost": sorted({words for report in reports for words in lost_points(report)}),
    }


def lost_points(report: dict[str, Any]) -> list[str]:
    """The audits that count and are not perfect."""
    counted = {
        audit["id"] for name in CATEGORIES for audit in report["categories"][name]["auditRefs"] if audit["weight"] > 0
    }
    return [
        f"{name}: {audit['title']} ({audit['score']})"
        for name, audit in report["audits"].items()
        if name in counted and audit["score"] is not None and audit["score"] < 0.9
    ]


def _report(play: Playwright, address: str, seat: SeatAtTable | None) -> dict[str, Any]:
    """One run in a browser with a new profile; it knows nothing but the seat."""
    port, target = free_port(), FOLDER / "report.json"
    with tempfile.TemporaryDirectory(prefix="saboteur-lighthouse-") as profile:
        context = play.chromium.launch_persistent_context(
            profile, executable_path=chromium.chromium(), no_viewport=True,
            args=[f"--remote-debugging-port={port}", *chromium.flags()],
        )  # fmt: skip
        try:
            if seat:
                _remember(context.pages[0], address, seat)
            flags = [f"--port={port}", "--output=json", f"--output-path={target}", "--quiet", "--disable-storage-reset"]
            _node(str(SCRIPT), address + (seat.path if seat else "/"), *flags)
        finally:
            context.close()
    found: dict[str, Any] = json.loads(target.read_text())
    if found.get("runtimeError"):
        raise CannotMeasure(found["runtimeError"]["message"])
    return found


def _remember(page: Any, address: str, seat: SeatAtTable) -> None:
    """Give the browser its seat without loading anything of the client."""
    page.goto(f"{address}/robots.txt")
    page.evaluate(f"() => {{ {seat.memory}; }}")
    page.goto("about:blank")
