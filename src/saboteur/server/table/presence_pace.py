"""How often a table is told that spectators came or went: once in a while. A crowd that comes and goes would otherwise
send every player a message each time. Whoever plays, or waits for a seat, is told of at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.server.time_source import Timer, TimeSource

PAUSE_SECONDS: Final = 2.0


class PresencePace:
    """When it was last told, and whether there is something left to tell."""

    def __init__(self, time_source: TimeSource, tell: Callable[[], None]) -> None:
        """`tell` tells everybody who is here."""
        self._time_source = time_source
        self._timer = Timer(time_source)
        self._tell = tell
        self._owed = False
        self._next = 0
        """Not before this time is it told again."""

    def may_tell(self) -> bool:
        """Whether it may be told now that spectators came or went; else it will be, in a while."""
        if self._owed:
            return False
        now = self._time_source.now()
        if now >= self._next:
            self._next = now + int(PAUSE_SECONDS * 1000)
            return True
        self._owed = True
        self._timer.set((self._next - now) / 1000, self._due)
        return False

    def told(self) -> None:
        """Everybody was told who is here, for whatever reason: nothing is left to tell."""
        self._owed = False
        self._timer.cancel()

    def _due(self) -> None:
        self._owed = False
        self._next = self._time_source.now() + int(PAUSE_SECONDS * 1000)
        self._tell()
