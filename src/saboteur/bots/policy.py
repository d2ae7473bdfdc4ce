"""Choosing a move from what a seat knows: hopes and doubts, the evaluator's scores, and chance for what is equal."""

from __future__ import annotations

from math import log
from typing import Final

from saboteur.bots.belief import Belief, allowed_places
from saboteur.bots.evaluation import Evaluator, rate
from saboteur.bots.move_kinds import NO_TARGET
from saboteur.rules.core.cards import UNITS, UNKNOWN, UNKNOWN_GOAL
from saboteur.rules.core.layout import (
    BREAKING,
    BROKEN,
    DISCARDS,
    FACES_HELD,
    HAND,
    HAND_SIZE,
    HELD,
    KINDS_HELD,
    MAPS,
    MENDING,
    OTHER,
    RING,
    SABOTEUR,
    SEAT,
    TURNED,
    UNKNOWN_ROLE,
)
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.playout import room
from saboteur.rules.core.round import Round

WORD: Final = 0xFFFFFFFF
# How much a policy reasons: not at all, about the move, or about the evidence too.
ANY_MOVE: Final = 0
BY_RULES: Final = 1
BY_EVIDENCE: Final = 2
SPARED: Final = -20000  # the score of a move that a gentle policy makes only if there is no other
# Thousandths of a Gumbel variable: added to scores, the largest is a draw from their softmax.
GUMBEL: Final = vec[i64]([round(-1000 * log(-log((step + 0.5) / 1024))) for step in range(1024)])


def mixed(seed: i64, number: i64) -> i64:
    """A number below 2**32 that looks unrelated to its two sources."""
    word = (seed ^ number * 0x9E3779B1) & WORD
    word = (word ^ word >> 16) * 0x45D9F3B & WORD
    word = (word ^ word >> 16) * 0x45D9F3B & WORD
    return word ^ word >> 16


def known_to(state: Round, seat: i64) -> Round:
    """What a seat knows of a true state, as `state_of` builds it from a view: all else holds the unknown codes."""
    known = state.clone()
    memory = known.memory
    goals = vec[i64]([UNKNOWN_GOAL, UNKNOWN_GOAL, UNKNOWN_GOAL])
    seen = memory[MAPS + seat] | memory[TURNED]
    goal: i64
    other: i64
    for goal in range(3):
        if seen >> goal & 1 != 0:
            goals[goal] = state.goals[goal]
    roles = vec[i64]([UNKNOWN_ROLE] * state.players)
    roles[seat] = state.roles[seat]
    for other in range(state.players):
        if other != seat:
            size = memory[HAND_SIZE + other]
            memory[HAND + 2 * other] = 0
            memory[HAND + 2 * other + 1] = size * UNITS[UNKNOWN]
            memory[KINDS_HELD + other] = UNKNOWN_HELD if size > 0 else 0
            memory[FACES_HELD + other] = 0
            memory[DISCARDS + 2 * other] = 0
            memory[DISCARDS + 2 * other + 1] = 0
    memory[RING] = 0  # the count towards a ring end is never shown
    known.goals = goals
    known.roles = roles
    known.deck = vec[i64]([UNKNOWN] * len(state.deck))
    return known


UNKNOWN_HELD: Final = 1 << UNKNOWN


def shown(state: Round, kind: i64) -> None:
    """The seat to act holds one card of this kind in place of one that was unknown."""
    memory = state.memory
    seat = memory[SEAT]
    memory[HAND + 2 * seat + 1] -= UNITS[UNKNOWN]
    memory[HAND_SIZE + seat] -= 1
    memory[HELD] -= 1
    state.give(seat, kind)


class Policy:
    """One way of playing. It keeps nothing from one move to the next."""

    def __init__(self, style: vec[i64], temperature: i64, reasons: i64) -> None:
        """`temperature` in thousandths of a path card, 0 for the best move; `reasons` is one of the words above."""
        self.evaluator = Evaluator(style)
        self.gentle: i64 = 0
        """1 for a policy that spares seats with broken tools and breaks nobody three times running."""
        self.temperature = temperature
        self.reasons = reasons
        self.moves = room()
        self.scores = room()
        self.hopes = vec[i64]([0, 0, 0])
        self.doubts = vec[i64]([0] * 10)
        self.count: i64 = 0

    def consider(self, state: Round, belief: Belief) -> None:
        """Fill in hopes, doubts, moves and scores for the seat to act of a state as that seat knows it."""
        if self.reasons == ANY_MOVE:
            self.count = state.list_moves(self.moves)
            return
        self.believe(state, belief, state.memory[SEAT])
        self.count = rate(self.evaluator, state, self.hopes, self.doubts, self.moves, self.scores)
        if self.gentle != 0:
            self._spare(state, belief)

    def _spare(self, state: Round, belief: Belief) -> None:
        place: i64
        for place in range(self.count):
            what = self.moves[place] >> 5
            if self.moves[place] & 31 == OTHER and BREAKING <= what < MENDING:
                target = what & 15
                again = target == belief.last_broken and belief.broken_in_a_row >= 2
                if again or state.memory[BROKEN + target] != 0:
                    self.scores[place] = SPARED

    def believe(self, state: Round, belief: Belief, seat: i64) -> None:
        """Fill in hopes and doubts of a seat."""
        role: i64 = 1 if state.roles[seat] == SABOTEUR else 0
        if self.reasons == BY_EVIDENCE:
            belief.believed(seat, role, state.goals, self.hopes, self.doubts)
            return
        self._hope_evenly(allowed_places(state.goals))
        other: i64
        for other in range(10):
            self.doubts[other] = belief.prior

    def _hope_evenly(self, places: i64) -> None:
        count = (places & 1) + (places >> 1 & 1) + (places >> 2 & 1)
        goal: i64
        for goal in range(3):
            self.hopes[goal] = 1000 // count if places >> goal & 1 != 0 else 0

    def move(self, state: Round, belief: Belief, seed: i64) -> i64:
        """The move chosen by the seat to act, from what it knows. The order of the legal moves makes no difference."""
        self.consider(state, belief)
        best: i64 = -1
        highest: i64 = 0
        place: i64
        for place in range(self.count):
            move = self.moves[place]
            luck = mixed(seed, move)
            worth = (self.scores[place] * 1000 + self.temperature * GUMBEL[luck & 1023]) * 1024 + (luck >> 10 & 1023)
            if best < 0 or worth > highest or (worth == highest and move < best):
                best = move
                highest = worth
        return best


def spectators_doubts(belief: Belief) -> vec[i64]:
    """What somebody believes of each seat who sees only what all see, in thousandths."""
    hopes = vec[i64]([0, 0, 0])
    doubts = vec[i64]([0] * 10)
    belief.believed(NO_TARGET, 0, vec[i64]([UNKNOWN_GOAL] * 3), hopes, doubts)
    return doubts
