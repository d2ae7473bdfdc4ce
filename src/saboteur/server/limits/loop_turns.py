"""Requests of one address that arrive at the same moment are spread over several turns of the event loop, so that the
requests and sockets of everybody else are served in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

AT_ONCE: Final = 4
"""Requests of one address that are begun in one turn of the loop."""


class LoopTurns:
    """Whose requests have begun in this turn of the event loop."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()

    async def wait(self, address: str) -> None:
        """Come back at once, or after as many turns of the loop as the requests of this address before it take."""
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._begun.clear)
        turns, self._begun[address] = self._begun[address] // AT_ONCE, self._begun[address] + 1
        for _ in range(turns):
            await asyncio.sleep(0)
