"""The rest before a round: people read how the last one ended and who they are; then bots move and clocks run.

- It begins when a move has ended a round and begun the next one, for the connected seats whose clients asked for it in
  their hello. Nobody else is awaited.
- Before the first round it begins only where one person plays with bots, who keeps nobody waiting: with the deal, or
  when that person arrives after it.
- It is over when each of those seats has gone on or is no longer connected, when somebody moves, or after a while.
- Where all people share one device and no move has a time limit, nobody is kept waiting: it lasts until they go on, and
  somebody who was disconnected meanwhile is still awaited.
- Whoever plays alone with bots can also ask them to wait at any time while they read; that has a limit of its own.
- It is kept in memory only: after a restart, or at another worker, there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from saboteur.rules.events import RoundBegan
from saboteur.server.state import entries as e
from saboteur.server.state.table_state import Outcome
from saboteur.server.time_source import Timer, TimeSource
from saboteur.server.wire import messages

READING: Final = 60_000
"""Milliseconds that bots wait at most for somebody who reads, each time they are asked to."""


def begins_next_round(step: Outcome) -> bool:
    """Whether a move has ended one round and begun another."""
    return isinstance(step.entry, e.Moved) and any([isinstance(event, RoundBegan) for event in step.events])


class RoundRest:
    """Who is still awaited at one table, for which moment of its game, and until when, at most for `seconds`."""

    def __init__(self, time_source: TimeSource, seconds: float) -> None:
        self._longest = int(1000 * seconds)
        self._time_source = time_source
        self._alarm = Timer(time_source)
        self._moment: tuple[int, int] | None = None
        self._until: int | None = 0
        """When it ends by itself; None if it does not."""
        self._seats: frozenset[int] = frozenset()
        self._told: tuple[int, ...] = ()

    def begin(self, moment: tuple[int, int], seats: Iterable[int], *, limited: bool) -> None:
        """Wait for these seats before the move that is awaited at a moment: game and version. Once for each moment.
        Without a limit, for as long as it takes."""
        if self._moment == moment or self._longest == 0:
            return
        self._moment, self._seats = moment, frozenset(seats)
        self._until = self._time_source.now() + self._longest if limited else None

    def await_reader(self, moment: tuple[int, int], seat: int) -> None:
        """Wait for this seat although no round begins; as often as its player asks."""
        if self._longest == 0:
            return
        self._moment, self._seats = moment, frozenset((seat,))
        self._until = self._time_source.now() + READING

    def go_on(self, seats: Iterable[int]) -> None:
        """These seats have read enough."""
        self._seats = self._seats.difference(seats)

    def awaited(self, moment: tuple[int, int], connected: Callable[[], set[int]]) -> tuple[int, ...]:
        """The seats that are awaited at a moment; empty if the game goes on. `connected` gives the seats that rest."""
        if self._moment != moment or not self._seats or self._left == 0:
            return ()
        return tuple(sorted(self._seats & connected()))

    @property
    def _left(self) -> int | None:
        """Milliseconds until it ends by itself; None if it does not."""
        return None if self._until is None else max(0, self._until - self._time_source.now())

    def message(self, awaited: tuple[int, ...]) -> messages.Rest:
        """What clients are told."""
        return messages.Rest(awaited, (self._left or 0) if awaited else 0)

    def changed(self, awaited: tuple[int, ...], ring: Callable[[], None]) -> bool:
        """Whether others are awaited than was last told; where there is a limit, whoever is missing now is not awaited
        again. Rings when the time is up."""
        left = self._left
        if left is not None:
            self._seats = frozenset(awaited)
        if self._told == awaited:
            return False
        self._told = awaited
        if awaited and left is not None:
            self._alarm.set(left / 1000, ring)
        else:
            self.cancel_alarm()
        return True

    def cancel_alarm(self) -> None:
        """Ring no more."""
        self._alarm.cancel()
