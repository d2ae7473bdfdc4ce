"""Moves as text and as the numbers of the core: one move, one spelling."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from saboteur.rules.core.cards import BREAK, FACE_NAMES, FACE_NUMBERS, KIND_NUMBERS, KINDS, MEND, SIDES, TOOLS, sides_of
from saboteur.rules.core.layout import BREAKING, FALL, LAY_STONE, LOOK, MENDING, OTHER, TURN
from saboteur.rules.core.mine import REACH
from saboteur.rules.errors import NotAMove

Cell = tuple[int, int]

LONGEST_MOVE: Final = 64
NOWHERE: Final = -1
"""The number of a move whose cell lies farther out than any card can: it is legal nowhere."""

_NUMBER: Final = r"(?:0|-?[1-9][0-9]*)"
_PATTERN: Final = re.compile(
    rf"(?P<laid>P[nesw/]+|[RVTL])@(?P<column>{_NUMBER}),(?P<row>{_NUMBER})(?::(?P<lies>es|nw|sw|ne))?"
    rf"|(?P<tool>[BM][a-z+]+)>(?P<seat>0|[1-9][0-9]*)(?::(?P<mends>pick|lamp|cart))?"
    rf"|-(?P<discard>[A-Za-z/+]+)"
    rf"|G(?P<gold>[123])",
    re.ASCII,
)


class Move(NamedTuple):
    """A move taken apart. What does not apply stays empty."""

    text: str
    """The move as it was written."""
    verb: str
    """`P R V T L B M G` as written, `-` for a discard."""
    card: str = ""
    """The path as it lies, or the kind of card used."""
    cell: Cell = (0, 0)
    """Column and row."""
    seat: int = 0
    """The player whose tool is broken or repaired."""
    tool: str = ""
    """`pick`, `lamp` or `cart`."""
    lies: str = ""
    """The stone as it is laid."""
    value: int = 0
    """The nuggets of the gold card that is taken."""


@lru_cache(maxsize=1 << 12)  # the same few thousand spellings come again and again
def parse(text: str) -> Move:
    """The move that a text says. Raises NotAMove for any other text, and TypeError for what is no text."""
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is no move: a move is a text, such as 'Pew@1,0'")
    match = _PATTERN.fullmatch(text) if len(text) <= LONGEST_MOVE else None
    move = _taken_apart(text, match) if match else None
    if move is None:
        raise NotAMove("not-a-move", text=text[:LONGEST_MOVE])
    return move


def _taken_apart(text: str, match: re.Match[str]) -> Move | None:
    if match["gold"]:
        return Move(text, "G", value=int(match["gold"]))
    if match["discard"]:
        return Move(text, "-", match["discard"]) if match["discard"] in KIND_NUMBERS else None
    if match["tool"]:
        return _with_tool(text, match["tool"], int(match["seat"]), match["mends"] or "")
    return _with_cell(text, match["laid"], (int(match["column"]), int(match["row"])), match["lies"] or "")


def _with_cell(text: str, card: str, cell: Cell, lies: str) -> Move | None:
    if (card == "L") != bool(lies) or (card[0] == "P" and card not in FACE_NUMBERS):
        return None
    return Move(text, card[0], card, cell, lies=lies)


def _with_tool(text: str, card: str, seat: int, mends: str) -> Move | None:
    tools = card[1:].split("+")
    if card not in KIND_NUMBERS or (len(tools) == 2) != bool(mends) or (mends and mends not in tools):
        return None
    return Move(text, card[0], card, seat=seat, tool=mends or tools[0])


def position_of(cell: Cell) -> int:
    """The core's number of a cell; NOWHERE for cells that no mine can reach, so that coordinates never wrap."""
    column, row = cell
    if max(abs(column), abs(row)) > REACH:
        return NOWHERE
    return (row + 64) * 128 + column + 64


def cell_of(position: int) -> Cell:
    """Column and row of a position of the core."""
    return position % 128 - 64, position // 128 - 64


def number_of(move: Move, stone: str = "Pes") -> int:
    """The core's number of a move. For `L` it depends on which stone is to be laid."""
    verb = move.verb
    if verb == "-":
        return KIND_NUMBERS[move.card] << 5 | OTHER
    if verb in "BM":
        return _tool_number(move)
    position = position_of(move.cell)
    if position == NOWHERE:
        return NOWHERE
    if verb == "P":
        return position << 5 | FACE_NUMBERS[move.card]
    if verb == "L":
        return _stone_number(position, move.lies, stone)
    return position << 5 | {"R": FALL, "V": LOOK, "T": TURN}[verb]


def _tool_number(move: Move) -> int:
    if move.seat > 9:
        return NOWHERE
    tool = TOOLS.index(move.tool)
    if move.verb == "B":
        return BREAKING + tool * 16 + move.seat << 5 | OTHER
    return MENDING + ((KIND_NUMBERS[move.card] - MEND) * 4 + tool) * 16 + move.seat << 5 | OTHER


def _stone_number(position: int, lies: str, stone: str) -> int:
    sides = sides_of("P" + lies)
    if sides == sides_of(stone):
        return position << 5 | LAY_STONE
    if sides == 15 - sides_of(stone):
        return position << 5 | LAY_STONE + 1
    return NOWHERE


def text_of(number: int, stone: str = "Pes") -> str:
    """The spelling of a move of the core; the inverse of `number_of`."""
    done, where = number & 31, number >> 5
    if done == OTHER:
        return _other_text(where)
    column, row = cell_of(where)
    if done < FALL:
        return f"{FACE_NAMES[done]}@{column},{row}"
    if done >= LAY_STONE:
        sides = sides_of(stone)
        lies = sides if done == LAY_STONE else 15 - sides
        return f"L@{column},{row}:{_CORNERS[lies]}"
    return f"{'RVT'[done - FALL]}@{column},{row}"


_CORNERS: Final = {SIDES[FACE_NUMBERS[f"P{corner}"]]: corner for corner in ("es", "nw", "sw", "ne")}


def _other_text(what: int) -> str:
    if what < BREAKING:
        return f"-{KINDS[what]}"
    seat = what & 15
    if what < MENDING:
        return f"{KINDS[BREAK + (what >> 4) - 2]}>{seat}"
    card = KINDS[MEND + (what - MENDING >> 6)]
    tool = TOOLS[what >> 4 & 3]
    return f"{card}>{seat}:{tool}" if "+" in card else f"{card}>{seat}"
