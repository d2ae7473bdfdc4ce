"""What a person at the page wants to play, chosen from the legal moves that the page itself was told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

GOAL_ROWS = (-2, 0, 2)
SIDES = str.maketrans("nesw", "swne")

Plan = Callable[[dict[str, Any]], str]


def cell_of(move: str) -> str | None:
    """The place on the board that a move names."""
    found = re.search(r"@(-?\d+,-?\d+)", move)
    return found[1] if found else None


def seat_of(move: str) -> int | None:
    """The seat that a move names."""
    found = re.search(r">(\d+)", move)
    return int(found[1]) if found else None


def place_in_hand(move: str, hand: list[str]) -> int:
    """Where the card of a move is held."""
    card = re.split("[@>]", move.removeprefix("-"))[0]
    return next(place for place, held in enumerate(hand) if _sides(held) in (_sides(card), _sides(_turned(card))))


def _sides(card: str) -> object:
    """Equal for two spellings of the same passages."""
    return frozenset("".join(sorted(group)) for group in card[1:].split("/")) if card.startswith("P") else card


def _turned(card: str) -> str:
    return "P" + card[1:].translate(SIDES) if card.startswith("P") else card


def dig(view: dict[str, Any]) -> str:
    """The move that brings the tunnel nearest to the goals; hinders nobody."""
    legal: list[str] = view["legal"]
    return max(legal, key=lambda move: (_worth(move, view), move))


def mingle(view: dict[str, Any]) -> str:
    """Digging, with every kind of action card as it comes and a first card thrown away, so that a game sees all ways of
    moving."""
    legal: list[str] = view["legal"]
    if view["public"]["version"] < view["public"]["players"]:
        return next(move for move in legal if move[0] == "-")
    actions = [move for move in legal if move[0] in "BMRV"]
    wanted = actions if view["public"]["version"] % 3 else []
    return wanted[0] if wanted else dig(view)


def _worth(move: str, view: dict[str, Any]) -> float:
    kind = move[0]
    if kind == "G":
        return float(move[1:])
    if kind == "P":
        return _worth_of_path(move, view)
    if kind == "-":
        return 30.0 if "/" in move or len(move) == 3 else 10.0
    return {"M": 90.0, "V": 40.0, "T": 100.0, "L": 100.0}.get(kind, 0.0)


def _worth_of_path(move: str, view: dict[str, Any]) -> float:
    card, _, cell = move.partition("@")
    if "/" in card or len(card) == 2:
        return 0.0  # a dead end
    column, row = map(int, cell.split(","))
    closed = [goal for goal, state in zip(GOAL_ROWS, view["public"]["goals"], strict=True) if state["content"] is None]
    rest = abs(8 - column) + min((abs(row - goal) for goal in closed), default=0)
    return 80.0 - 4 * rest + len(card) + ("e" in card)
