"""What happened in the current game as bots count it: the deal, each move and each claim is one happening."""

from __future__ import annotations

from collections import deque
from typing import Final

from saboteur.rules import Event

RECENT: Final = 24
"""Happenings that a live table keeps for its bots, so that the log need not be read for each question."""

Happening = tuple[tuple[Event, ...], tuple[int, str] | None]
"""The events of a step, or the seat and the text of a claim."""


class Happenings:
    """The happenings of the current game: how many there were, and the last of them."""

    def __init__(self, most: int | None = RECENT) -> None:
        self._all = most is None
        self.count = 0
        self.recent: deque[Happening] = deque(maxlen=most)
        """The last `most` happenings, fewer if no bot was there to need them; all of them if `most` is None."""

    def begin(self) -> None:
        """A game begins: forget the one before."""
        self.count = 0
        self.recent.clear()

    def add(self, events: tuple[Event, ...], claim: tuple[int, str] | None, *, kept: bool) -> None:
        """Count a happening. If it need not be kept, nothing before it is kept either: what is kept has no gaps."""
        self.count += 1
        if kept or self._all:
            self.recent.append((events, claim))
        else:
            self.recent.clear()
