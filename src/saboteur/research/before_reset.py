"""What an environment says before its first `reset`: that this comes first, and not that an attribute is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING


class BeforeReset:
    """An environment whose attributes in `after_reset` are there from its first `reset` on."""

    after_reset: frozenset[str] = frozenset()

    if not TYPE_CHECKING:  # otherwise any name would count as an attribute

        def __getattr__(self, name: str) -> object:
            """Asked for what is not there. Raises AttributeError, as PettingZoo's own wrapper does."""
            if name in type(self).after_reset:
                raise AttributeError(f"there is no game yet, and so no {name}: call reset() first")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
