"""What most bots want to know about a view: how far it is to the goals, and what a move would change about that."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.bots.tunnel_distance import TunnelDistances
from saboteur.rules import View, parse
from saboteur.rules.core.cards import FIT
from saboteur.rules.core.layout import TURNED
from saboteur.rules.core.mine import CELL, OPEN, OPEN_COUNT, POSITION
from saboteur.rules.core.round import Round
from saboteur.rules.notation import Cell, cell_of, number_of
from saboteur.rules.view import state_of

START_CELL = (0, 0)
FAR = 99
"""The distance of a goal that no tunnel can reach any more, as far as the view tells."""


def distances(view: View) -> tuple[int | None, ...]:
    """How many more path cards the tunnel needs to each goal, from the top row down; None for one that is turned."""
    return _distances(state_of(view))


def open_cells(view: View) -> frozenset[Cell]:
    """The empty cells where a path card may be laid, if one fits."""
    return _open_cells(state_of(view))


@dataclass(frozen=True)
class Change:
    """What a path card or a rockfall would do."""

    nearer: tuple[int | None, ...]
    """By how many cards each goal would come nearer; negative if it would be farther; None if it is turned."""
    opens: frozenset[Cell]
    """Cells where a path card could be laid then, and cannot now."""
    closes: frozenset[Cell]
    """And the other way round, without the cell of the card itself."""


def change(view: View, move: str) -> Change:
    """What a move would change in the mine, whoever holds the card; nothing, if it lays no path and is no rockfall.

    Raises ValueError for a path card that cannot be laid there, and for a rockfall where no card can be removed.
    """
    state, taken = state_of(view), parse(move)
    after = state.clone()
    before, cells = _distances(state), _open_cells(state)
    if taken.verb == "P":
        position, face = number_of(taken) >> 5, number_of(taken) & 31
        slot = after.slot_at(position)
        if taken.cell not in cells or not FIT[after.memory[CELL + slot]] >> face & 1:
            raise ValueError(f"{move}: this card cannot be laid there; open_cells(view) are where cards may be laid")
        after.lay(slot, face)
    elif taken.verb == "R":
        if taken.cell == START_CELL or taken.cell not in {(column, row) for column, row, _ in view.public.mine}:
            raise ValueError(f"{move}: no card can be removed there; view.public.mine has those that lie")
        after.remove(after.slot_at(number_of(taken) >> 5))
    later, open_later = _distances(after), _open_cells(after)
    nearer = tuple(None if now is None or then is None else now - then for now, then in zip(before, later, strict=True))
    return Change(nearer, open_later - cells, cells - open_later - {taken.cell})


def _distances(state: Round) -> tuple[int | None, ...]:
    flood = TunnelDistances()
    flood.load(state)
    flood.flood()
    turned = state.memory[TURNED]
    return tuple(None if turned >> goal & 1 else min(FAR, int(flood.to_goal[goal])) for goal in range(3))


def _open_cells(state: Round) -> frozenset[Cell]:
    memory = state.memory
    slots = [memory[OPEN + place] for place in range(memory[OPEN_COUNT])]
    return frozenset(cell_of(memory[POSITION + slot]) for slot in slots)
