"""Cards that were thrown away in a game of OpenSpiel: others, as far as nobody but their seat knows them."""

from __future__ import annotations

from saboteur.rules.core.cards import UNKNOWN
from saboteur.rules.core.layout import OTHER


def is_discard(number: int) -> bool:
    """Whether a move, as a number, throws a card away."""
    return number & 31 == OTHER and number >> 5 < UNKNOWN


def with_discards(moves: list[tuple[int, int]], discards: list[list[int]]) -> list[tuple[int, int]]:
    """The same moves with other cards thrown away."""
    cards = [iter(pile) for pile in discards]
    return [(seat, next(cards[seat]) << 5 | OTHER if is_discard(number) else number) for seat, number in moves]
