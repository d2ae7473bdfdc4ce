"""Who repeats itself is not heard: a bot says the same thing at most once between two moves of its own."""

from __future__ import annotations


class Repetition:
    """What each seat has said since it last moved.

    Built-in bots speak once after a move of their own, so this only concerns others.
    """

    def __init__(self) -> None:
        self._said: dict[int, set[str]] = {}

    def moved(self, seat: int) -> None:
        """A seat has made a move: what it said before may be said again."""
        self._said.pop(seat, None)

    def is_new(self, seat: int, claim: str) -> bool:
        """Whether a seat has not said this since it last moved; from now on, it has."""
        said = self._said.setdefault(seat, set())
        if claim in said:
            return False
        said.add(claim)
        return True
