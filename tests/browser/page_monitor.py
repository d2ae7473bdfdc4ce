"""Watches every page of a test: errors, refusals, notices, console messages and failed requests that nobody provoked.

A test says what it provokes: `with watch.provokes("refused not-reached", "must continue the tunnel"): …` Each of the
named parts must come before the block ends; anything else, then or at any other time, fails the test.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

from tests.browser.page_user import PATIENCE

# Whatever tells people that something went wrong: refusals, problems, a lost line, a page that only says so.
NOTICES = (
    "[role=alert], .problem, .prompt.alert, .badge.lost, .summary.wrong, main:not(:has(.file)):has(> .lamp:not(.busy))"
)
TOLD = "notice: "
# Looks at every change of the page before it is painted: a notice is found however briefly it is shown. One that grows,
# as a refusal does when the link to its rule takes the place of its words alone, is still the same.
WATCH = f"""{{
  const told = console.debug.bind(console);
  let before = new Map();
  const look = () => {{
    const shown = new Map([...document.querySelectorAll('{NOTICES}')]
      .map((element) => [element, element.textContent.trim().replace(/\\s+/g, ' ')]).filter(([_, text]) => text));
    const known = new Set(before.values());
    for (const text of shown.values()) {{
      const grew = [...before.values()].some((earlier) => text.startsWith(earlier));
      if (!grew && !known.has(text)) told('{TOLD}' + text);
      known.add(text);
    }}
    before = shown;
  }};
  new MutationObserver(look).observe(document, {{
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class', 'role'],
  }});
}}"""
# Said again in the console by the browser; `response` names the address as well.
KNOWN_BY_STATUS = "Failed to load resource: the server responded with a status"
# A page that is left calls off what it was loading.
CALLED_OFF = "net::ERR_ABORTED"


class Watch:
    """What the pages of a test complained of, and what the test said it would provoke."""

    def __init__(self) -> None:
        self._contexts: list[BrowserContext] = []
        self._unprovoked: list[str] = []
        self._awaited: list[str] = []
        self._expected: tuple[str, ...] = ()
        self._over = False

    def begin(self, context: BrowserContext) -> BrowserContext:
        """Watch all pages of a context, those it has not opened yet included."""
        context.add_init_script(WATCH)
        context.on("console", self._console)
        context.on("weberror", self._page_error)
        context.on("requestfailed", self._request_failed)
        context.on("response", self._response)
        context.on("page", self._page)
        self._contexts.append(context)
        return context

    @contextmanager
    def provokes(self, *parts: str) -> Iterator[None]:
        """Within the block, complaints that contain one of these parts are wanted; each part must come."""
        before = (self._expected, self._awaited)
        self._expected, self._awaited = (*self._expected, *parts), list(parts)
        try:
            yield
            self._wait_for_all()
        finally:
            self._expected, self._awaited = before

    def tolerates(self, *parts: str) -> None:
        """From now on complaints that contain one of these parts may come, and need not."""
        self._expected = (*self._expected, *parts)

    def _wait_for_all(self) -> None:
        deadline = time.monotonic() + PATIENCE
        self._settle()
        while self._awaited and time.monotonic() < deadline:
            self._settle()
        assert not self._awaited, f"did not come: {self._awaited}; what came besides: {self._unprovoked}"

    def judge(self) -> None:
        """Raises AssertionError with all that nobody provoked so far; each complaint is told once."""
        self._settle()
        found, self._unprovoked = self._unprovoked, []
        assert not found, "\n".join(["Nobody provoked this:", *found])

    def end(self) -> None:
        """Close all contexts; nothing is left to do the second time. Raises AssertionError as `judge` does."""
        try:
            self.judge()
        finally:
            self._over = True
            while self._contexts:
                self._contexts.pop().close()

    def _settle(self) -> None:
        """Every page has told what happened before now."""
        for page in [page for context in self._contexts for page in context.pages]:
            if not page.is_closed():
                page.evaluate("() => new Promise((done) => setTimeout(done))")

    def _complain(self, complaint: str) -> None:
        if self._over:
            return
        self._awaited = [part for part in self._awaited if part not in complaint]
        if not any(part in complaint for part in self._expected):
            self._unprovoked.append(complaint)

    # -- what is heard ------------------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.text.startswith(TOLD):
            self._complain(message.text)
        elif message.type in ("error", "warning") and not message.text.startswith(KNOWN_BY_STATUS):
            self._complain(f"console {message.type}: {message.text}")

    def _page_error(self, error: WebError) -> None:
        self._complain(f"page error: {error.error}")

    def _request_failed(self, request: Request) -> None:
        if request.failure != CALLED_OFF:
            self._complain(f"request failed: {request.failure} {request.method} {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"status {response.status} {response.request.method} {urlsplit(response.url).path}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frame(str(frame)))

    def _frame(self, frame: str) -> None:
        if '"type":"refused"' in frame or '"type":"bye"' in frame:
            message = json.loads(frame)
            self._complain(f"{message['type']} {message['code']}")
