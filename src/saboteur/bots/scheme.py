"""A mind that also minds what the others will think of it: a saboteur trades damage against suspicion."""

from __future__ import annotations

from typing import Final

from saboteur.bots.evidence import Evidence
from saboteur.bots.mind import Mind
from saboteur.rules._native import i64, vec
from saboteur.rules.round import SEAT, Round

# Places in a scheme, all in thousandths.
STAKE: Final = 0  # what a saboteur gives up, in path cards, to keep the log odds of his exposure from rising by one
INNOCENCE: Final = 1  # the same for a digger, who would be broken for nothing
EXPOSED: Final = 2  # doubts from which there is nothing left to hide
STRIKE_AT: Final = 3  # cards to the treasure at which hiding ends; it is worth all from HIDE_FROM on
HIDE_FROM: Final = 4
CREDIT: Final = 5  # the share that counts of what a move speaks in the seat's favour
SCHEME_SIZE: Final = 6


class Schemer(Mind):
    """A mind with a scheme."""

    def __init__(self, style: vec[i64], temperature: i64, reasons: i64, scheme: vec[i64]) -> None:
        super().__init__(style, temperature, reasons)
        self.scheme = scheme

    def consider(self, state: Round, evidence: Evidence) -> None:
        """Fill in hopes, doubts, moves and scores; what gives a seat away is worth less."""
        super().consider(state, evidence)
        evidence.look_ahead(state)
        stake = self.stake(state, evidence)
        if stake == 0:
            return
        place: i64
        for place in range(self.count):
            exposure = evidence.exposure(state, self.moves[place])
            if exposure < 0:
                exposure = exposure * self.scheme[CREDIT] // 1000
            self.scores[place] -= stake * exposure // 1000

    def stake(self, state: Round, evidence: Evidence) -> i64:
        """What one unit of log odds is worth to the seat to act now."""
        scheme = self.scheme
        if self.judge.saboteur == 0:
            return scheme[INNOCENCE]
        if evidence.doubts[state.memory[SEAT]] > scheme[EXPOSED]:
            return 0
        span = scheme[HIDE_FROM] - scheme[STRIKE_AT]
        near = max(0, min(span, self.judge.before - scheme[STRIKE_AT]))
        return scheme[STAKE] * near // span
