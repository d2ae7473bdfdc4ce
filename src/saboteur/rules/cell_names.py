"""Names of cells for people: the start is D5, the goals are L3, L5 and L7. Moves spell cells as numbers instead.

Columns are letters, as in a spreadsheet, and rows are numbers that grow to the south. A zero in front counts the other
way: 0A is the column west of A, 01 the row north of row 1. So every cell of the borderless grid has exactly one name.
"""

from __future__ import annotations

import re
from typing import Final

from saboteur.rules.notation import Cell, parse

COLUMN_A: Final = -3
ROW_1: Final = -4
LETTERS: Final = 26

_NAME: Final = re.compile(r"(0?)([A-Z]+)(0?)([1-9][0-9]*)", re.ASCII)
_PLACE: Final = re.compile(r"@([^:]+)")


def cell_name(cell: Cell) -> str:
    """The name of a cell."""
    return column_name(cell[0]) + row_name(cell[1])


def column_name(column: int) -> str:
    """The letters of a column."""
    east = column - COLUMN_A + 1
    return _letters(east) if east > 0 else f"0{_letters(1 - east)}"


def row_name(row: int) -> str:
    """The number of a row, as it is written."""
    south = row - ROW_1 + 1
    return str(south) if south > 0 else f"0{1 - south}"


def named_cell(name: str) -> Cell:
    """The cell of a name. Raises ValueError for a text that names none."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"no cell is named {name!r}")
    west, letters, north, digits = match.groups()
    east, south = _number(letters), int(digits)
    return (1 - east if west else east) + COLUMN_A - 1, (1 - south if north else south) + ROW_1 - 1


def with_names(move: str) -> str:
    """A move with its cell named: `Pnes@G4` for `Pnes@3,-1`. Moves without a cell stay as they are."""
    return _PLACE.sub(lambda _: f"@{cell_name(parse(move).cell)}", move)


def without_names(text: str) -> str:
    """What a person typed, in the notation of moves: `Pnes@3,-1` for `Pnes@G4` or `Pnes@g4`. Other text stays."""
    match = _PLACE.search(text)
    try:
        column, row = named_cell(match[1].upper()) if match else (0, 0)
    except ValueError:
        return text
    return _PLACE.sub(f"@{column},{row}", text, count=1)


def _letters(number: int) -> str:
    """1 is A, 26 is Z, 27 is AA."""
    text = ""
    while number > 0:
        number, letter = divmod(number - 1, LETTERS)
        text = chr(ord("A") + letter) + text
    return text


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * LETTERS + ord(letter) - ord("A") + 1
    return number
