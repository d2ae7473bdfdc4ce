"""The clock of one move: data that can be stored, so that time during which the server did not run is given back."""

from __future__ import annotations

from saboteur.server.store import ClockRow


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
        """Milliseconds left now."""
        return max(0, self.left - (now - self.since)) if self.since is not None else self.left

    def start(self, now: int) -> None:
        if self.since is None:
            self.since = now

    def stop(self, now: int) -> None:
        self.left, self.since = self.remaining(now), None

    def row(self, game: int, version: int) -> ClockRow:
        """The clock as it is stored."""
        return ClockRow(game, version, self.left, self.since)
