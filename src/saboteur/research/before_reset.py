"""What environments have in common: what they say before `reset` and after the end, and how they are copied."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Final, Self

OVER: Final = "the game is over: call reset() for another"


class BeforeReset:
    """An environment whose attributes in `after_reset` are there from its first `reset` on."""

    after_reset: frozenset[str] = frozenset()

    if not TYPE_CHECKING:  # otherwise any name would count as an attribute

        def __getattr__(self, name: str) -> object:
            """Asked for what is not there. Raises AttributeError, as PettingZoo's own wrapper does."""
            if name in type(self).after_reset:
                raise AttributeError(f"there is no game yet, and so no {name}: call reset() first")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __copy__(self) -> Self:
        """Independent, as a deep copy is: otherwise a step of one would be half a step of the other."""
        return deepcopy(self)
