"""Deception: a search policy for saboteurs that trades the chance to win against the suspicion it raises."""

from __future__ import annotations

from typing import Final

from saboteur.bots.belief import Belief
from saboteur.bots.search import SearchPolicy
from saboteur.rules.core.layout import SEAT, TURNS
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round

# Places in a scheme. Stakes are thousandths of a win that a seat gives up to keep the log odds of being a saboteur, as
# a spectator sees them, from rising by one; credit is the share, in thousandths, that counts of what speaks for a seat.
STAKE: Final = 0
CREDIT: Final = 1
EARLY_GO_ROUNDS: Final = 2  # for so many go-rounds, EARLY_STAKE and EARLY_CREDIT replace STAKE and CREDIT
EARLY_CREDIT: Final = 3
EXPOSED: Final = 4  # doubts from which a saboteur has nothing left to hide
INNOCENCE: Final = 5  # the stake of a digger, who would be broken for nothing
EARLY_STAKE: Final = 6  # and from there on, that at each number of players
SCHEME_SIZE: Final = 17

MASK: Final = 1500  # thousandths of a path card for one unit of log odds, to find moves that look innocent
MASKED: Final = 3  # how many of them are tried besides the best


class DeceptivePolicy(SearchPolicy):
    """A search policy that subtracts from each move what it gives away, as a scheme weighs it."""

    def __init__(
        self, style: vec[i64], temperature: i64, reasons: i64, playouts: i64, margin: i64, scheme: vec[i64]
    ) -> None:
        super().__init__(style, temperature, reasons, playouts, margin)
        self.scheme = scheme

    def best_few(self, state: Round, belief: Belief, best: i64) -> vec[i64]:
        """The moves with the highest scores, and for a saboteur who hides those that look innocent."""
        found = super().best_few(state, belief, best)
        if self.evaluator.saboteur == 0 or self.stake(state, belief) == 0:
            return found
        place: i64
        for place in range(self.count):
            self.scores[place] -= MASK * belief.exposure(state, self.moves[place]) // 1000
        return self.with_best(found, len(found) + MASKED)

    def handicap(self, state: Round, belief: Belief, move: i64) -> i64:
        """What a move costs by giving its player away, in thousandths of a win."""
        stake = self.stake(state, belief)
        if stake == 0:
            return 0
        exposure = belief.exposure(state, move)
        if exposure < 0:
            exposure = exposure * self.scheme[EARLY_CREDIT if self.early(state) else CREDIT] // 1000
        return stake * exposure // 1000

    def stake(self, state: Round, belief: Belief) -> i64:
        """What one unit of log odds is worth to the seat to act now."""
        scheme = self.scheme
        if self.evaluator.saboteur == 0:
            return scheme[INNOCENCE]
        if belief.doubts[state.memory[SEAT]] > scheme[EXPOSED]:
            return 0
        return scheme[EARLY_STAKE + state.players] if self.early(state) else scheme[STAKE]

    def early(self, state: Round) -> bool:
        """Whether the round is still in the go-rounds that the scheme calls early."""
        return state.memory[TURNS] < self.scheme[EARLY_GO_ROUNDS] * state.players
