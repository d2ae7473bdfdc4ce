"""The legal moves of a game as text, quickly: the spelling of each move is looked up, not written again."""

from __future__ import annotations

from typing import Final

from saboteur.rules import Game
from saboteur.rules.core.layout import PLAY
from saboteur.rules.notation import text_of


class _Spellings(dict[int, str]):
    """Move numbers of the core and their texts, filled as they are met."""

    def __missing__(self, number: int) -> str:
        text = self[number] = text_of(number)
        return text


_SPELLINGS: Final = _Spellings()


def legal_texts(game: Game) -> list[str]:
    """What `game.legal_moves()` says."""
    state = game.state
    if state.phase != PLAY:  # a pending stone changes the spelling, and gold is no move of the core
        return game.legal_moves()
    return sorted(map(_SPELLINGS.__getitem__, state.legal()))
