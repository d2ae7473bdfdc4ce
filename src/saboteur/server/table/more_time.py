"""More time for a move: who gets it, how often and how much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.room import Room
from saboteur.server.state.table_state import Outcome

MOST_EXTENSIONS: Final = 10
"""How often a player gets more time in a game: as often as WCAG 2.2.1 asks for, and no game is held up for ever."""
EXTENSIONS_OF_VOTED_CLOCK: Final = 1
"""As often where the others voted for the clock: they wait already, and its time is ample."""
STEPS: Final = (e.Moved, e.Dealt)


def extension(room: Room, seat: int, to_act: int | None, limit: int | None) -> e.TimeAdded:
    """What gives a seat more time for the awaited move, which may take so many milliseconds. Raises Problem."""
    most = MOST_EXTENSIONS if room.settings.clock is not None else EXTENSIONS_OF_VOTED_CLOCK
    used = room.seats[seat].extensions
    if not room.settings.more_time or limit is None or seat != to_act or used >= most:
        raise Problem(Code.NO_MORE_TIME)
    return e.TimeAdded(seat, limit // 1000)


def time_added(outcomes: Iterable[Outcome]) -> int:
    """Milliseconds by which entries lengthen the time for the awaited move: what was added before a step is past."""
    added = 0
    for outcome in outcomes:
        if isinstance(outcome.entry, STEPS):
            added = 0
        elif isinstance(outcome.entry, e.TimeAdded):
            added += outcome.entry.seconds * 1000
    return added
