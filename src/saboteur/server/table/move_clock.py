"""The clock of a move: how long a player may think, what stops that time, and what happens when it is up.

- A step winds the clock: whoever is to act next has the full time. A bot has no clock.
- It runs while the game goes on, and stands while the game is paused or no player is connected.
- A player may ask for more time, where the table allows it: each time as much as a move may take.
- It is stored whenever it is wound, started or stopped: the time left, and since when it runs.
- Time during which no server ran is given back. When the store is opened and nobody else serves its tables, clocks that
  ran are charged up to the last sign of life and stand; each runs on when a player is connected again. Where another
  worker serves the same tables, a clock that ran runs on.
- When the time is up, the neutral move is played.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from saboteur.rules import Game
from saboteur.server.store import ClockRow
from saboteur.server.time_source import Timer, TimeSource


class MoveClock:
    """Milliseconds left for a move, and since when they run."""

    __slots__ = ("left", "since")

    def __init__(self, left: int, since: int | None = None) -> None:
        self.left = left
        self.since = since

    @property
    def running(self) -> bool:
        return self.since is not None

    def remaining(self, now: int) -> int:
        """Milliseconds left now; never more than there were, also if another worker's clock is ahead of ours."""
        return max(0, self.left - max(0, now - self.since)) if self.since is not None else self.left

    def start(self, now: int) -> None:
        """Let the time run from now on."""
        if self.since is None:
            self.since = now

    def stop(self, now: int) -> None:
        """Let the time stand."""
        self.left, self.since = self.remaining(now), None

    def row(self, moment: tuple[int, int]) -> ClockRow:
        """The clock as it is stored for the move awaited at a moment: game and version."""
        return ClockRow(moment[0], moment[1], self.left, self.since)


class TurnClock:
    """The clock of the move that is awaited at one table, if there is one, and its alarm.

    `limit` is the full time for that move in milliseconds, None if no clock runs for it; `moment` is game and version.
    """

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._alarm = Timer(time_source)
        self._clock: MoveClock | None = None

    @property
    def running(self) -> bool:
        """Whether somebody's time runs."""
        return self._clock is not None and self._clock.running

    @property
    def left(self) -> int | None:
        """Milliseconds left now; None if no clock runs for the awaited move."""
        return None if self._clock is None else self._clock.remaining(self._time_source.now())

    @property
    def is_up(self) -> bool:
        """Whether the time has run out."""
        return self.running and self.left == 0

    def wind(self, limit: int | None, moment: tuple[int, int], now: int, *, going: bool) -> ClockRow | None:
        """After a step: the full time for the next move. Gives what is to be stored."""
        if limit is None:
            self._clock = None
            return None
        self._clock = MoveClock(limit, now if going else None)
        return self._clock.row(moment)

    def add(self, more: int, moment: tuple[int, int]) -> ClockRow | None:
        """So many more milliseconds for the awaited move. Gives what is to be stored."""
        if self._clock is None:
            return None
        self._clock.left += more
        return self._clock.row(moment)

    def remove(self) -> None:
        """No clock runs for the awaited move."""
        self._clock = None
        self._alarm.cancel()

    def turn(self, limit: int, moment: tuple[int, int], *, going: bool) -> ClockRow | None:
        """Let the time run if the game goes on, and stand otherwise. Gives what is to be stored if that changed."""
        if self._clock is None:
            self._clock = MoveClock(limit)
        if self._clock.running == going:
            return None
        self._start_or_stop(self._clock, going=going)
        return self._clock.row(moment)

    def _start_or_stop(self, clock: MoveClock, *, going: bool) -> None:
        now = self._time_source.now()
        if going:
            clock.start(now)
        else:
            clock.stop(now)

    def restore(self, row: ClockRow | None, moment: tuple[int, int] | None, *, runs_on: bool) -> None:
        """Take the clock from the store if it is that of the move awaited now; `moment` is None if none is awaited."""
        self._clock = None
        if row is not None and moment == (row.game, row.version):
            self._clock = MoveClock(row.left, row.since if runs_on else None)

    def hold(self, moment: tuple[int, int]) -> ClockRow | None:
        """Let the time stand for good. Gives what is to be stored if it ran."""
        self.cancel_alarm()
        if self._clock is None or not self._clock.running:
            return None
        self._clock.stop(self._time_source.now())
        return self._clock.row(moment)

    def set_alarm(self, ring: Callable[[], None]) -> None:
        """Ring when the time is up; never while it stands."""
        clock = self._clock
        if clock is None or not clock.running:
            self._alarm.cancel()
        else:
            self._alarm.set(clock.remaining(self._time_source.now()) / 1000, ring)

    def cancel_alarm(self) -> None:
        """Ring no more."""
        self._alarm.cancel()


def neutral_move(game: Game) -> str:
    """What is played for somebody whose time is up: never anything that depends on the role."""
    legal = game.legal_moves()
    if game.phase == "play":
        seat = game.to_act
        assert seat is not None
        return f"-{secrets.choice(game.own(seat).hand)}"
    return legal[-1] if game.phase == "pick-gold" else legal[0]
