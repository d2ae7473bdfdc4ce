"""What the properties found wrong once, in its smallest form."""

from __future__ import annotations

import pytest

from saboteur.rules import IllegalMove, Refusal, final, from_plain
from tests.kit.positions import position


@pytest.mark.parametrize("move", ["V@1,0", "V@8,1", "V@8,-3", "V@-8,0"])
def test_a_map_looks_at_a_goal_and_at_nothing_else(move: str) -> None:
    """The core allowed a look at any cell, and the game then failed instead of refusing."""
    game = final(from_plain(position("lt", "", "V", players=3)))
    with pytest.raises(IllegalMove) as refused:
        game.play(0, move)
    assert refused.value.code == Refusal.NOT_A_GOAL
