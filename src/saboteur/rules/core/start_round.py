"""Beginning a round from plain lists, for the uncompiled code around the core."""

from __future__ import annotations

from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round, new_round


def begin_round(
    players: int, rules: int, starter: int, deck: list[int], goals: list[int], roles: list[int]
) -> Round:  # fmt: skip
    """A round with the start and the goals laid out, and no cards dealt yet; codes are those of `cards` and `round`."""
    return new_round(players, rules, starter, vec[i64](deck), vec[i64](goals), vec[i64](roles))
