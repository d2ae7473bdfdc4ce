"""A limit that may be counted elsewhere, for all worker processes together."""

from __future__ import annotations

from typing import Protocol


class AsyncLimit(Protocol):
    """How often somebody may do something, wherever that is counted."""

    async def take(self, who: str) -> None:
        """Count a deed. Raises Problem when it is too much."""
        ...

    async def check(self, who: str) -> None:
        """Raise Problem if the next deed would be too much; counts nothing."""
        ...
