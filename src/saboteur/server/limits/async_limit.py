"""A limit that may be counted elsewhere, for all worker processes together, and how such limits are made."""

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


class SharedLimits(Protocol):
    """Makes limits that hold for all workers together."""

    def __call__(self, kind: str, *, size: float, per_second: float) -> AsyncLimit: ...
