"""From a state of OpenSpiel to a game that it may have come from: it has the views and the histories of its players.

A state knows who holds what and all moves, but not in which order the cards of a hand were drawn. Here each seat draws
its cards in the order in which it plays them, and in the end those that it still holds, by kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saboteur.bots import Observation
from saboteur.bots.noting import note
from saboteur.rules import Game, Setup, parse
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS
from saboteur.rules.deal import RoundDeal

Moves = Sequence[tuple[int, str]]
"""Seat and text of each move."""


def replayed(
    setup: Setup,
    roles: Sequence[str],
    goals: Sequence[str],
    hands: Sequence[Sequence[str]],
    drawers: Sequence[int],
    left: Sequence[str],
    moves: Moves,
) -> tuple[Game, list[list[Observation]]]:
    """The game after these moves, and what each seat has seen. `hands` are those of now, `drawers` who drew the cards
    of the deck so far, and `left` is the rest of it, in any order."""
    game = Game.hand_made(setup, _deal(setup, roles, goals, hands, drawers, left, moves))
    histories: list[list[Observation]] = [[] for _ in hands]
    note(dict(enumerate(histories)), game.opening)
    for seat, move in moves:
        note(dict(enumerate(histories)), game.play(seat, move).events)
    return game, histories


def _deal(
    setup: Setup,
    roles: Sequence[str],
    goals: Sequence[str],
    hands: Sequence[Sequence[str]],
    drawers: Sequence[int],
    left: Sequence[str],
    moves: Moves,
) -> RoundDeal:
    held = [[*_used(seat, moves), *hand] for seat, hand in enumerate(hands)]
    drawn = [iter(cards[setup.hand_size :]) for cards in held]
    return RoundDeal(
        roles=tuple(roles),
        spare=None,
        goals=tuple(goals),
        hands=tuple(tuple(cards[: setup.hand_size]) for cards in held),
        deck=(*(next(drawn[seat]) for seat in drawers), *left),
    )


def _used(seat: int, moves: Moves) -> Iterator[str]:
    """The kinds of the cards that a seat has used, in this order."""
    for mover, text in moves:
        move = parse(text)
        if mover == seat and move.verb in "RVBM-":
            yield move.card
        elif mover == seat and move.verb == "P":
            yield KINDS[KIND_OF[FACE_NUMBERS[move.card]]]
