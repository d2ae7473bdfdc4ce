"""A limit that may be counted elsewhere, for all worker processes together."""

from __future__ import annotations

from typing import Protocol


class AsyncLimit(Protocol):
    """How often somebody may do something, wherever that is counted."""

    async def take(self, who: str) -> None:
        """Count an action. Raises Problem if it is one too many."""
        ...

    async def check(self, who: str) -> None:
        """Raises Problem if the next action would be one too many; counts nothing."""
        ...

    def check_known(self, who: str) -> None:
        """Raises Problem if it is known without asking anybody that the next action would be one too many."""
        ...
