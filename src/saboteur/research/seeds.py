"""Which seed a reset deals from: the one that is given, or else one that follows from the last that was, or chance."""

from __future__ import annotations

from random import Random
from typing import Any

from saboteur.research.checked_choice import whole


class Seeds:
    """The seeds of one environment, as Gymnasium has them: a seed repeats everything that follows it, also the resets
    without one; before the first, they come from the system's entropy."""

    def __init__(self, bits: int, most: int | None = None) -> None:
        """`bits`: how many a drawn seed has. `most`: the largest that may be given."""
        self.bits = bits
        self.most = most
        self._following = Random()

    def next(self, seed: Any = None) -> int:
        """The seed to deal from. Raises ValueError for one that is no whole number from 0 on."""
        if seed is None:
            return self._following.getrandbits(self.bits)
        number = whole("seed", seed, 0, self.most)
        self.begin(number)
        return number

    def begin(self, seed: object) -> None:
        """Let all that is drawn from here on follow from what was given."""
        self._following = Random(repr(seed))
