"""Who has won a round: the one place that says so, for rewards, data, tournaments and the arena."""

from __future__ import annotations

from saboteur.rules.view import RoundResult


def has_won(result: RoundResult, seat: int) -> bool:
    """Whether a seat's side won the round.

    The selfish dwarf wins alone if he lays the path to the treasure, and then everybody else has lost; otherwise, he
    has lost.
    """
    role = result.roles[seat]
    if result.winner == "saboteurs":
        return role == "saboteur"
    if result.finder is not None and result.roles[result.finder] == "selfish":
        return seat == result.finder
    return role == "digger"
