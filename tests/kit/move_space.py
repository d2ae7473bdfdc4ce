"""All moves that anybody could think of in a game: as texts, and as the numbers of the core."""

from __future__ import annotations

from collections.abc import Iterator

from saboteur.rules import Game
from saboteur.rules.core.cards import FACE_NAMES, KINDS
from saboteur.rules.core.layout import MOVES, OTHER

Cell = tuple[int, int]

SEATS = 12
"""Two more than can sit at a table."""
OTHERS = 1024
"""Discards, breaking and mending lie below this, and much that is none of them."""
ALIASES = ((64, 0), (-64, 0), (0, 64), (0, -64), (128, 0), (0, -128), (64, 1), (-64, -1), (1000, 0), (0, 99999))
"""Steps after which coordinates would fall on the same place if they wrapped."""


def cells(game: Game, margin: int = 2) -> list[Cell]:
    """Every cell of the box that holds the mine and the goals, and some beyond it."""
    laid = [(column, row) for column, row, _ in game.public().mine] + [(8, -2), (8, 2)]
    columns, rows = [cell[0] for cell in laid], [cell[1] for cell in laid]
    return [
        (column, row)
        for column in range(min(columns) - margin, max(columns) + margin + 1)
        for row in range(min(rows) - margin, max(rows) + margin + 1)
    ]


def texts(game: Game) -> Iterator[str]:
    """Every well-written move on those cells, against those seats, with those cards."""
    for column, row in cells(game):
        yield from (f"{face}@{column},{row}" for face in (*FACE_NAMES, "R", "V", "T"))
        yield from (f"L@{column},{row}:{lies}" for lies in ("es", "nw", "sw", "ne"))
    for kind in KINDS:
        yield f"-{kind}"
        if kind[0] in "BM":
            yield from _with_tool(kind)
    yield from ("G1", "G2", "G3")


def _with_tool(kind: str) -> Iterator[str]:
    tools = kind[1:].split("+")
    for seat in range(SEATS):
        yield from (f"{kind}>{seat}:{tool}" for tool in tools) if len(tools) == 2 else (f"{kind}>{seat}",)


def aliases(move: str) -> list[str]:
    """The same move on cells that are the same if coordinates wrap."""
    card, _, rest = move.partition("@")
    place, colon, lies = rest.partition(":")
    column, row = (int(number) for number in place.split(","))
    return [f"{card}@{column + right},{row + down}{colon}{lies}" for right, down in ALIASES]


def numbers(game: Game) -> Iterator[int]:
    """The numbers of everything that could be done on those cells, or without one; written here on their own."""
    for column, row in cells(game):
        position = (row + 64) * 128 + column + 64
        yield from range(position << 5, (position << 5) + OTHER)
    yield from (what << 5 | OTHER for what in range(OTHERS))
    yield from (-1, -OTHER, MOVES, MOVES + OTHER, 1 << 40)
