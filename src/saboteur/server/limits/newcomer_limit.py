"""How many people may join a running game. Each adds to the table's log, so there is a bound for all addresses together
and one for each. Half of what all have is for addresses that have hardly joined this game yet: a few of them that come
and go as often as they can leave that half to latecomers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saboteur.server.limits.guess_limit import wide_network
from saboteur.server.problems import Problem

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import SharedLimits

NEWCOMERS_AT_ONCE: Final = 60
NEWCOMERS_PER_HOUR: Final = 120
"""People who may join one running game, wherever they come from."""
KEPT_SHARE: Final = 0.5
"""Of these, what is kept for addresses that have hardly joined it."""
KEPT_OF_ONE_AT_ONCE: Final = 2
KEPT_OF_ONE_PER_HOUR: Final = 2
"""How many from one address have a part in that."""
NEWCOMERS_OF_ONE_AT_ONCE: Final = 12
NEWCOMERS_OF_ONE_PER_HOUR: Final = 24
"""How many from one address may join at all."""


class NewcomerLimit:
    """Counts who joins running games."""

    def __init__(self, shared: SharedLimits) -> None:
        at_once, per_second = NEWCOMERS_AT_ONCE * KEPT_SHARE, NEWCOMERS_PER_HOUR * KEPT_SHARE / 3600
        self._of_one = shared(
            "newcomers of one", size=NEWCOMERS_OF_ONE_AT_ONCE, per_second=NEWCOMERS_OF_ONE_PER_HOUR / 3600
        )
        self._anybody = shared(
            "newcomers", size=NEWCOMERS_AT_ONCE - at_once, per_second=NEWCOMERS_PER_HOUR / 3600 - per_second
        )
        self._first_of_one = shared(
            "first newcomers of one", size=KEPT_OF_ONE_AT_ONCE, per_second=KEPT_OF_ONE_PER_HOUR / 3600
        )
        self._first = shared("first newcomers", size=at_once, per_second=per_second)

    async def take(self, table: int, address: str) -> None:
        """Count somebody who joins the running game of a table. Raises Problem if that is one too many."""
        await self._of_one.take(f"{table}/{address}")
        try:
            await self._anybody.take(str(table))
        except Problem:
            await self._first_of_one.take(f"{table}/{wide_network(address) or address}")
            await self._first.take(str(table))
