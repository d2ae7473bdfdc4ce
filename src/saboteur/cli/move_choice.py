"""Ways to choose one of the legal moves of a random game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saboteur.rules.core.cards import SIDE_NAMES
from saboteur.rules.deal import GOAL_CELLS, below, words
from saboteur.rules.notation import parse

STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
HINDRANCES: Final = ("-B", "-R", "-V")
WHIM: Final = 8
"""One move in so many is any legal one, so that rare things happen too."""


class Chance:
    """Fair numbers from a seed text by the streams of the deal: the same on every machine and version."""

    def __init__(self, seed: str, label: str) -> None:
        self.stream = words(seed, label)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return below(self.stream, limit)

    def one_of(self, moves: Sequence[str]) -> str:
        """Any of them."""
        return moves[self.below(len(moves))]


Style = Callable[[Sequence[str], int, Chance], str]
"""From the legal moves, sorted, and the seat that moves, to one of them."""


def uniform(legal: Sequence[str], _seat: int, chance: Chance) -> str:
    """Any legal move."""
    return chance.one_of(legal)


def digging(legal: Sequence[str], seat: int, chance: Chance) -> str:
    """Mostly on towards the goals; else mend the own tools, or others', look, or throw away what helps nobody dig."""
    if chance.below(WHIM) == 0:
        return chance.one_of(legal)
    tunnels = [move for move in legal if move[0] == "P" and is_tunnel(move)]
    if tunnels:
        return chance.one_of(sorted(tunnels, key=distance_ahead)[:2])
    mending = [move for move in legal if move[0] == "M"]
    useful = [move for move in mending if f">{seat}" in move] or mending
    useful = useful or [move for move in legal if move[0] in "VTLG"]
    return chance.one_of(useful or [move for move in legal if move[:2] in HINDRANCES] or legal)


def rockfall(legal: Sequence[str], seat: int, chance: Chance) -> str:
    """Digs, keeps every rockfall, and plays them often, so that tunnels are cut and joined again."""
    kept = [move for move in legal if move != "-R"] or legal
    falls = [move for move in legal if move[0] == "R"]
    if len(falls) > 3 and chance.below(2) == 0:
        return chance.one_of(falls)
    if chance.below(2) == 0:
        return chance.one_of(kept)
    return digging(kept, seat, chance)


STYLES: Final[dict[str, Style]] = {"uniform": uniform, "digging": digging, "rockfall": rockfall}


def is_tunnel(path: str) -> bool:
    """Whether a path that is laid leads on: it is no dead end."""
    sides = path.partition("@")[0][1:]
    return "/" not in sides and len(sides) > 1


def distance_ahead(path: str) -> int:
    """How far the nearest goal is from the cells that this path opens on to."""
    move = parse(path)
    column, row = move.cell
    ahead = [STEPS[side] for side in move.card if side in SIDE_NAMES]
    return min(
        abs(goal[0] - column - step[0]) + abs(goal[1] - row - step[1]) for step in ahead for goal in GOAL_CELLS
    )  # fmt: skip
