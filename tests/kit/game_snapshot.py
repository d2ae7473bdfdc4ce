"""All there is in a game as plain values: two games are equal exactly if these are."""

from __future__ import annotations

from typing import Any

from saboteur.rules import Game
from saboteur.rules.core.round import Round

_APART = ("state", "deals", "opening")
"""The core is taken apart on its own; deals and opening never change and say where the game came from."""


def everything(game: Game) -> dict[str, Any]:
    """Every value that a move can change, copied, down to the memory of the core."""
    plain = {name: _copied(value) for name, value in vars(game).items() if name not in _APART}
    # The pile is shuffled only when somebody asks for it.
    return plain | {"pile": game.pile, "core": core(game.state)}


def core(state: Round) -> tuple[object, ...]:
    """All values of a state of the core."""
    return (
        state.players,
        state.rules,
        state.touch,
        list(state.memory),
        list(state.index),
        list(state.deck),
        list(state.goals),
        list(state.roles),
    )


def _copied(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value
