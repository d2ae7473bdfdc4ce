"""Ways to play for tests: at random, towards the goals, with many rockfalls, and so that everybody gets stuck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from saboteur.rules import Game
from tests.kit.oracle import Tunnel, neighbour, open_sides, sides_led_into, tunnel_from_start

Moves = Sequence[str]
Style = Callable[[Game, Moves, Random], str]

GOALS = ((8, -2), (8, 0), (8, 2))
FEW_CARDS = 5
"""With fewer cards in the mine, a rockfall is kept for later."""


def at_random(game: Game, moves: Moves, chance: Random) -> str:  # noqa: ARG001 - the form of a style
    """Any legal move."""
    return chance.choice(moves)


def digging(game: Game, moves: Moves, chance: Random) -> str:
    """The tunnel is led towards the goals and around them; what hinders it is mended, and nothing is broken."""
    paths = [move for move in moves if move.startswith("P")]
    if paths and chance.random() < 0.8:
        tunnel = tunnel_of(game)
        return min(paths, key=lambda move: (distance(tunnel, move), chance.random()))
    if paths and chance.random() < 0.8:
        return min(paths, key=lambda move: (beside_goals(move), chance.random()))
    return _first_of(("M", "V", "TLG"), moves, chance) or _discard(moves, chance)


def rockfalls(game: Game, moves: Moves, chance: Random) -> str:
    """Every rockfall is played as soon as the mine is worth it; otherwise the tunnel grows, so that it can be cut."""
    falls = [move for move in moves if move.startswith("R")]
    if len(falls) > FEW_CARDS:
        return chance.choice(falls)
    kept = [move for move in moves if move != "-R" and not move.startswith("R")] or moves
    return chance.choice(kept) if chance.random() < 0.2 else digging(game, kept, chance)


def breaking(game: Game, moves: Moves, chance: Random) -> str:  # noqa: ARG001 - the form of a style
    """Tools are broken and never mended, and path cards are kept: in the end nobody can do anything but discard."""
    if chance.random() < 0.1:
        return chance.choice(moves)
    return _first_of(("TLG", "B", "R", "V"), moves, chance) or _discard(moves, chance)


STYLES: dict[str, Style] = {"random": at_random, "digging": digging, "rockfalls": rockfalls, "breaking": breaking}


def tunnel_of(game: Game) -> set[Tunnel]:
    """The tunnel from the start."""
    public = game.public()
    mine = {(column, row): card for column, row, card in public.mine}
    stones = {cell: goal.card for cell, goal in zip(GOALS, public.goals, strict=True) if goal.card is not None}
    return tunnel_from_start(mine | stones)


def distance(tunnel: set[Tunnel], move: str) -> int:
    """How far from the nearest goal the tunnel would end if this path were laid; what does not carry it on is far."""
    card, cell = _taken_apart(move)
    if "/" in card or len(card) == 2 or not open_sides(card) & sides_led_into(tunnel, cell):
        return 50
    return min(_steps(neighbour(cell, side), goal) for side in card[1:] for goal in GOALS)


def beside_goals(move: str) -> int:
    """How far from the nearest goal a path would lie, whatever it is."""
    _, cell = _taken_apart(move)
    return min(_steps(cell, goal) for goal in GOALS)


def _first_of(verbs: Sequence[str], moves: Moves, chance: Random) -> str | None:
    for wanted in verbs:
        found = [move for move in moves if move[0] in wanted]
        if found:
            return chance.choice(found)
    return None


def _discard(moves: Moves, chance: Random) -> str:
    """Discard an action card; anything else only if there is none."""
    return chance.choice([move for move in moves if move[0] == "-" and move[1] != "P"] or moves)


def _taken_apart(move: str) -> tuple[str, tuple[int, int]]:
    card, _, place = move.partition("@")
    column, row = place.split(",")
    return card, (int(column), int(row))


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
