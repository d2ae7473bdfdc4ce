"""What the operator decides and wants to know, as a database keeps it: bans, the notice, counts, the list of tables."""

from __future__ import annotations

from typing import Final, Protocol

from saboteur.server.store.rows import KeptTable, Tally

NOTICE: Final = "notice"
DECISIONS: Final = "decisions"
"""Keys of `meta`: the notice, and how often the operator has decided something."""


class OperatorData(Protocol):
    """What is written is durable when the coroutine comes back. Everything may raise StoreFailed."""

    async def bans(self) -> dict[str, int]:
        """The networks that are kept out, and since when, in milliseconds since 1970."""
        ...

    async def ban(self, network: str, now: int) -> bool:
        """Keep a network out; False if it was already."""
        ...

    async def lift(self, network: str) -> bool:
        """Keep it out no more; False if it was not."""
        ...

    async def notice(self) -> str | None:
        """What everybody is told."""
        ...

    async def set_notice(self, text: str | None) -> None:
        """Tell everybody something else, or nothing."""
        ...

    async def decisions(self) -> int:
        """A number that is another one after each change of bans or notice."""
        ...

    async def tallies(self) -> list[tuple[Tally, int]]:
        """All that was counted."""
        ...

    async def tables(self, most: int) -> list[KeptTable]:
        """The tables that are kept, last used first."""
        ...
