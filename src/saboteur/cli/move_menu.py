"""What can be played, to be chosen in two steps: a card, then a place or a player; or a decision in one step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.cli.card_words import card_name
from saboteur.rules import View
from saboteur.rules.cell_names import cell_name
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.notation import Move, parse
from saboteur.sentences import sentence

GOAL_NAMES = ("top", "middle", "bottom")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu, and the moves that it stands for."""

    label: str
    moves: tuple[str, ...]
    card: str | None = None
    """The card of the hand that they use."""


def cards_of(view: View, legal: Sequence[str]) -> list[Entry]:
    """The cards of the hand, each with its moves; where something must be decided, the decisions."""
    if view.own is None or view.public.phase != "play":
        return [Entry(_decision(move), (move,)) for move in legal]
    found = []
    for card in dict.fromkeys(view.own.hand):
        moves = tuple(move for move in legal if kind_of(parse(move)) == card)
        label = card_name(card) if len(moves) > 1 else f"{card_name(card)} ({sentence('hand-discard-only')})"
        found.append(Entry(label, moves, card))
    return found


def targets_of(entry: Entry, view: View, names: Sequence[str]) -> list[Entry]:
    """Where a card can be played, by columns; discarding it comes last."""
    plays = sorted((move for move in entry.moves if move[0] != "-"), key=lambda move: (parse(move).cell, move))
    discards = [move for move in entry.moves if move[0] == "-"]
    told = [Entry(_target(move, view, names), (move,), entry.card) for move in plays]
    return [*told, *(Entry(sentence("discard"), (move,), entry.card) for move in discards)]


def kind_of(move: Move) -> str:
    """The card of the hand that a move uses."""
    return KINDS[KIND_OF[FACE_NUMBERS[move.card]]] if move.verb == "P" else move.card


def _target(text: str, view: View, names: Sequence[str]) -> str:
    move = parse(text)
    if move.verb in "BM":
        is_double = "+" in move.card
        return f"{names[move.seat]}: {sentence('tool', tool=move.tool)}" if is_double else names[move.seat]
    if move.verb == "V":
        return f"{cell_name(move.cell)}: {sentence('goal-name', goal=GOAL_NAMES[GOAL_CELLS.index(move.cell)])}"
    lying = {(column, row): card for column, row, card in view.public.mine}
    return f"{cell_name(move.cell)}: {card_name(move.card if move.verb == 'P' else lying[move.cell])}"


def _decision(text: str) -> str:
    if text[0] == "G":
        return sentence("gold-card", value=int(text[1:]))
    move = parse(text)
    if text[0] == "T":
        return f"{cell_name(move.cell)}: {sentence('goal-name', goal=GOAL_NAMES[GOAL_CELLS.index(move.cell)])}"
    return f"{cell_name(move.cell)}: {card_name('P' + text.partition(':')[2])}"
