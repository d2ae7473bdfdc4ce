"""How smoothly a mine of sixty cards is dragged: frames a second, and script and layout of each frame.

No game lays so many cards, so the page is told of a larger mine than the server has.
"""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from bench.web.tables import running_game

CARDS = 60
SECONDS = 4.0
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WORK = {
    "EventDispatch",
    "FunctionCall",
    "FireAnimationFrame",
    "RunMicrotasks",
    "TimerFire",
    "UpdateLayoutTree",
    "Layout",
}
FRAME = "FireAnimationFrame"
COUNT = """() => {
  window.ticks = 0;
  const tick = () => { window.ticks += 1; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


@dataclass(frozen=True)
class Panning:
    """What dragging came to; milliseconds of script and layout, in the processor's time, by frame."""

    frames_per_second: float
    mean: float
    p95: float
    longest: float
    frames: int
    gpu: bool


def panning(browser: Browser, address: str) -> Panning:
    """Drag the board back and forth for some seconds."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    seat = running_game(address)
    page.add_init_script(seat.memory)
    page.route_web_socket(re.compile("/api/play"), enlarge)
    page.goto(address + seat.path)
    page.locator(".hand .card").first.wait_for()
    page.wait_for_timeout(1000)
    assert page.locator(".laid").count() >= CARDS - 1, "the large mine is drawn"
    browser.start_tracing(page=page, categories=CATEGORIES)
    rate = drag(page)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    gpu = has_gpu(page)
    context.close()
    work = [1000 * frame for frame in frames(trace)]
    return Panning(
        rate,
        round(statistics.fmean(work), 2),
        round(sorted(work)[int(len(work) * 0.95)], 2),
        round(max(work), 2),
        len(work),
        gpu,
    )


def enlarge(line: WebSocketRoute) -> None:
    """Between page and server: every view shows a large mine."""
    server = line.connect_to_server()
    server.on_message(lambda text: line.send(with_large_mine(str(text))))


def with_large_mine(text: str) -> str:
    """The message with sixty cards in its view, all reached."""
    message = json.loads(text)
    if message.get("view"):
        cells = [(column, row) for row in range(-4, 5) for column in range(8) if (column, row) != (0, 0)][: CARDS - 1]
        message["view"]["public"]["mine"] = [[0, 0, "Pnesw"], *([column, row, "Pnesw"] for column, row in cells)]
        message["view"]["reached"] = [[0, 0], *cells]
    return json.dumps(message)


def drag(page: Page) -> float:
    """Frames a second while the board is dragged."""
    box = page.locator(".view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    before = place(page)
    page.evaluate(COUNT)
    begun = time.monotonic()
    for number in path():
        page.mouse.move(x + number, y + number / 3)
        if time.monotonic() - begun > SECONDS:
            break
    seconds = time.monotonic() - begun
    ticks: int = page.evaluate("window.ticks")
    page.mouse.move(x + 100, y)
    assert place(page) != before, "the board follows the hand"
    page.mouse.up()
    return round(ticks / seconds, 1)


def place(page: Page) -> str:
    """Where the board lies in its frame."""
    found: str = page.locator("svg.mine").evaluate("(mine) => mine.style.transform")
    return found


def path() -> Iterator[float]:
    """Back and forth without end."""
    while True:
        yield from range(0, 200, 6)
        yield from range(200, 0, -6)


def frames(trace: list[dict[str, Any]]) -> list[float]:
    """Seconds of script and layout between one frame of the page and the next."""
    begins = sorted((event["ts"], event["pid"], event["tid"]) for event in trace if event["name"] == FRAME)
    pid, tid = statistics.mode((pid, tid) for _, pid, tid in begins)
    marks = [ts for ts, *thread in begins if thread == [pid, tid]]
    work = [
        event
        for event in trace
        if event["name"] in WORK and (event["pid"], event["tid"]) == (pid, tid) and "dur" in event
    ]
    return [sum(_outermost(work, start, end)) for start, end in pairwise(marks)]


def _outermost(work: list[dict[str, Any]], start: float, end: float) -> Iterator[float]:
    """Processor time of the pieces of work that begin in a frame, without those inside others."""
    reached = start
    for event in sorted((event for event in work if start <= event["ts"] < end), key=lambda event: event["ts"]):
        if event["ts"] >= reached:
            yield event.get("tdur", event["dur"]) / 1e6
            reached = event["ts"] + event["dur"]


def has_gpu(page: Page) -> bool:
    """Whether the page is drawn by a graphics processor."""
    name = page.evaluate(
        """() => {
          const gl = document.createElement('canvas').getContext('webgl');
          const info = gl?.getExtension('WEBGL_debug_renderer_info');
          return info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
        }"""
    )
    return bool(name) and not re.search("swiftshader|llvmpipe|software", str(name), re.IGNORECASE)
