"""The mine as lines of text. A card is five letters wide and three high, and tunnels join across cards.

What the start reaches is drawn with double lines, what is cut off with single ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from saboteur.rules import Public
from saboteur.rules.cell_names import column_name, row_name
from saboteur.rules.core.cards import EAST, NORTH, SOUTH, WEST, sides_of
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.notation import Cell

Piece = tuple[str, str]
"""A style, which may be empty, and a text."""
START: Final = (0, 0)
LABEL: Final = 4
CARD_STYLE: Final = ""
START_STYLE: Final = "bold green"
GOAL_STYLE: Final = "bold yellow"
CUT_OFF_STYLE: Final = "dim"


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The letters of a drawing. Joints are in the order of the sides as bits: north 1, east 2, south 4, west 8."""

    rock: str
    joined: str
    cut_off: str
    start: str
    treasure: str
    stone: str
    dead_end: str
    hidden: str
    back: tuple[str, str, str]
    """A goal that lies face down: its top, its middle with room for one letter, its bottom."""


UNICODE: Final = Alphabet(
    rock="░",
    joined=" ║═╚║║╔╠═╝═╩╗╣╦╬",
    cut_off=" │─└││┌├─┘─┴┐┤┬┼",
    start="S",
    treasure="◆",
    stone="●",
    dead_end="×",
    hidden="?",
    back=("┌───┐", "│ {} │", "└───┘"),
)
ASCII: Final = Alphabet(
    rock="'",
    joined=" |=+||++=+=+++++",
    cut_off=" :-+::++-+-+++++",
    start="S",
    treasure="$",
    stone="o",
    dead_end="x",
    hidden="?",
    back=(".---.", "| {} |", "'---'"),
)


def drawn(
    public: Public, reached: frozenset[Cell], seen: tuple[str | None, ...], letters: Alphabet
) -> Iterator[list[Piece]]:
    """The mine of a view, line by line; `seen` is what the reader's maps showed of the goals."""
    cards = _Cards(public, reached, seen, letters)
    yield [(CUT_OFF_STYLE, " " * LABEL + "".join(f"{column_name(column):^5}" for column in cards.columns))]
    for row in cards.rows:
        cells = [cards.cell(column, row) for column in cards.columns]
        for height in range(3):
            label = f"{row_name(row):>{LABEL - 1}} " if height == 1 else " " * LABEL
            yield [(CUT_OFF_STYLE, label), *((style, lines[height]) for style, lines in cells)]


class _Cards:
    """What lies where, and the part of the grid that is worth drawing."""

    def __init__(
        self, public: Public, reached: frozenset[Cell], seen: tuple[str | None, ...], letters: Alphabet
    ) -> None:  # fmt: skip
        self.laid = {(column, row): card for column, row, card in public.mine}
        self.goals = dict(zip(GOAL_CELLS, public.goals, strict=True))
        self.seen = dict(zip(GOAL_CELLS, seen, strict=True))
        self.reached = reached
        self.letters = letters
        cells = [*self.laid, *GOAL_CELLS]
        self.columns = range(min(column for column, _ in cells), max(column for column, _ in cells) + 1)
        self.rows = range(min(row for _, row in cells), max(row for _, row in cells) + 1)

    def cell(self, column: int, row: int) -> tuple[str, list[str]]:
        """A style and three lines for one place of the grid."""
        cell = column, row
        if cell in self.goals:
            return GOAL_STYLE, self._goal(cell)
        if cell not in self.laid:
            return "", [" " * 5] * 3
        style = START_STYLE if cell == START else CARD_STYLE if cell in self.reached else CUT_OFF_STYLE
        return style, self._card(cell, self.laid[cell], self.letters.start if cell == START else "")

    def _goal(self, cell: Cell) -> list[str]:
        goal = self.goals[cell]
        content = goal.content or self.seen[cell]
        symbol = self.letters.treasure if content == "treasure" else self.letters.stone
        if goal.card is not None:
            return self._card(cell, goal.card, symbol)
        top, middle, bottom = self.letters.back
        return [top, middle.format(symbol if content else self.letters.hidden), bottom]

    def _card(self, cell: Cell, card: str, symbol: str) -> list[str]:
        sides, rock = sides_of(card), self.letters.rock
        lines = self.letters.joined if cell in self.reached else self.letters.cut_off
        upright, level = lines[NORTH], lines[EAST]
        passes = "/" not in card and len(card) > 2
        middle = symbol or (lines[sides] if passes else self.letters.dead_end)
        west, east = (level if sides & side else rock for side in (WEST, EAST))
        north, south = (upright if sides & side else rock for side in (NORTH, SOUTH))
        return [rock * 2 + north + rock * 2, west * 2 + middle + east * 2, rock * 2 + south + rock * 2]
