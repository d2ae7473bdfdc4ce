"""A line between page and server that a test can cut and mend."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """The line between page and server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/play"), self._route)

    def _route(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
        else:
            self._open.append(line)
            line.connect_to_server()

    def breaks(self) -> None:
        self.cut = True
        self._open[-1].close()

    def is_mended(self) -> None:
        self.cut = False
