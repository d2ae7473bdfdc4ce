"""Why a move is not legal: the first rule it breaks, in the order in which a person would look."""

from __future__ import annotations

from saboteur.rules.core.cards import FACE_NUMBERS, FIT, KIND_NUMBERS, KIND_OF, KINDS, TOOLS
from saboteur.rules.core.layout import BROKEN, BROKEN_SEATS, KINDS_HELD, PLAY, STONE, TURN_GOAL
from saboteur.rules.core.mine import CELL, LAID_CARD, TOUCH
from saboteur.rules.core.round import Round
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.errors import IllegalMove, Refusal
from saboteur.rules.notation import NOWHERE, Move, position_of

VERBS = {PLAY: "PRVBM-", TURN_GOAL: "T", STONE: "L"}
PHASE_NAMES = {PLAY: "play", TURN_GOAL: "turn-goal", STONE: "lay-stone"}


def refusal_of(state: Round, move: Move) -> IllegalMove:
    """The reason why this move of the seat to act is refused; call it only for a move that is."""
    if move.verb not in VERBS[state.phase]:
        return IllegalMove(Refusal.WRONG_PHASE, phase=PHASE_NAMES[state.phase])
    if move.verb == "T":
        return IllegalMove(Refusal.GOAL_NOT_REACHED, column=move.cell[0], row=move.cell[1])
    if move.verb == "L":
        return IllegalMove(Refusal.NOT_THIS_STONE, column=move.cell[0], row=move.cell[1])
    card = KINDS[KIND_OF[FACE_NUMBERS[move.card]]] if move.verb == "P" else move.card
    if not state.memory[KINDS_HELD + state.seat] >> KIND_NUMBERS[card] & 1:
        return IllegalMove(Refusal.NOT_IN_HAND, card=card)
    if move.verb in "BM":
        return _tool_refusal(state, move)
    return _cell_refusal(state, move)


def _tool_refusal(state: Round, move: Move) -> IllegalMove:
    if move.seat >= state.players:
        return IllegalMove(Refusal.NO_SUCH_SEAT, seat=move.seat)
    if move.verb == "M":
        return IllegalMove(Refusal.NOTHING_TO_MEND, seat=move.seat, tool=move.tool)
    if state.memory[BROKEN_SEATS + TOOLS.index(move.tool)] >> move.seat & 1:
        return IllegalMove(Refusal.ALREADY_BROKEN, seat=move.seat, tool=move.tool)
    return IllegalMove(Refusal.OWN_TOOL, tool=move.tool)


def _cell_refusal(state: Round, move: Move) -> IllegalMove:
    if move.verb == "P" and state.memory[BROKEN + state.seat]:
        return IllegalMove(Refusal.BROKEN_TOOLS)
    code = (
        _path_code(state, move) if move.verb == "P" else _rockfall_code(move) if move.verb == "R" else _map_code(move)
    )
    return IllegalMove(code, column=move.cell[0], row=move.cell[1])


def _path_code(state: Round, move: Move) -> Refusal:
    slot = _slot(state, move)
    cell = state.memory[CELL + slot]
    if slot and cell >= LAID_CARD:
        return Refusal.OCCUPIED
    if slot and not FIT[cell] >> FACE_NUMBERS[move.card] & 1:
        return Refusal.EDGE_MISMATCH
    return Refusal.NOT_TOUCHING if state.rules & TOUCH else Refusal.NOT_REACHED


def _rockfall_code(move: Move) -> Refusal:
    if move.cell == (0, 0) or move.cell in GOAL_CELLS:
        return Refusal.PROTECTED
    return Refusal.NO_CARD_THERE


def _map_code(move: Move) -> Refusal:
    return Refusal.ALREADY_TURNED if move.cell in GOAL_CELLS else Refusal.NOT_A_GOAL


def _slot(state: Round, move: Move) -> int:
    position = position_of(move.cell)
    return 0 if position == NOWHERE else state.slot_at(position)
