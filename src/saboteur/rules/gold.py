"""Sharing the gold: who picks in which order, and how a saboteur is paid (R8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

NUGGETS_DUE: Final = {1: 4, 2: 3, 3: 3, 4: 2}
"""For each saboteur, by how many are in play (R8.8)."""
SELFISH_DWARF_DUE: Final = 4
"""For the selfish dwarf, who wins alone (R11.8)."""


@dataclass(frozen=True, slots=True)
class Payout:
    """What one player drew for the exact amount due: cards kept, cards put back, nuggets credited without a card."""

    kept: tuple[int, ...]
    rejected: tuple[int, ...]
    loose: int
    pile: tuple[int, ...]


def pay(pile: Sequence[int], due: int) -> Payout:
    """Draw from the top until the amount due is exact; what would exceed it goes to the bottom."""
    left = list(pile)
    kept: list[int] = []
    rejected: list[int] = []
    in_a_row = 0
    while (missing := due - sum(kept)) and in_a_row < len(left):
        card = left.pop(0)
        if card <= missing:
            kept.append(card)
            in_a_row = 0
        else:
            left.append(card)
            rejected.append(card)
            in_a_row += 1
    if missing:
        return _settle(left + kept, due, rejected)
    return Payout(tuple(kept), tuple(rejected), 0, tuple(left))


def _settle(pile: list[int], due: int, rejected: list[int]) -> Payout:
    """The drawing would go on for ever: take the best set of cards, and credit what is missing (R8.12)."""
    chosen = _best_set(pile, due)
    kept = tuple(pile[place] for place in chosen)
    left = tuple(card for place, card in enumerate(pile) if place not in chosen)
    return Payout(kept, tuple(rejected), due - sum(kept), left)


def _best_set(pile: Sequence[int], due: int) -> tuple[int, ...]:
    """Places of the largest total up to the amount due; then the fewest cards, then the earliest places."""
    for total in range(due, 0, -1):
        for size in range(1, total + 1):
            for places in combinations(range(len(pile)), size):
                if sum(pile[place] for place in places) == total:
                    return places
    return ()


def finder_of(layer: int, roles: Sequence[str]) -> int | None:
    """The player who laid the last path card or, for a saboteur, the first who is none counter-clockwise (R8.7)."""
    return next((seat for seat in _counter_clockwise(layer, len(roles)) if roles[seat] != "saboteur"), None)


def pickers(layer: int, roles: Sequence[str], unpaid: Collection[int]) -> tuple[int, ...]:
    """The diggers who share the gold, in the order in which they pick (R8.5); the selfish dwarf never does."""
    seats = _counter_clockwise(layer, len(roles))
    return tuple(seat for seat in seats if roles[seat] == "digger" and seat not in unpaid)


def _counter_clockwise(seat: int, players: int) -> list[int]:
    return [(seat - step) % players for step in range(players)]


def cards_drawn(roles: Sequence[str]) -> int:
    """How many gold cards the diggers share: as many as players, 9 for ten, one fewer with a selfish dwarf about."""
    return min(len(roles), 9) - ("selfish" in roles)
