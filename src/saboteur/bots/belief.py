"""What the moves that everybody saw say about roles and treasure: exact Bayes over every possible world.

A world is a set of saboteurs and a place of the treasure. All sets that the dwarf cards allow are equally likely at
first, the dwarf left over included. Each move multiplies every world by how likely such a move is for the role its
player has there, knowing what that player's maps showed there; the likelihoods are fitted (see `likelihoods`).
What follows from the weights is told in thousandths: `hopes` are the chances of each goal to be the treasure, `doubts`
those of each seat to be a saboteur. Nothing here is private: all seats, and spectators, come to the same weights, and
each adds what it alone knows when it asks `believed`.
"""

from __future__ import annotations

from math import log
from typing import Final

from saboteur.bots.move_kinds import (
    BROKE,
    BROKE_SELF,
    CLASSES,
    DISCARDED,
    DISCARDED_BROKEN,
    FALL_EVEN,
    FALL_GAIN,
    FALL_HARM,
    LOOKED,
    MENDED,
    MENDED_SELF,
    NO_TARGET,
    STAGES,
    TABLE_SIZE,
    ObservedMove,
    context_of,
    path_class,
)
from saboteur.bots.tunnel_distance import TunnelDistances
from saboteur.rules.core.cards import TREASURE, UNKNOWN_GOAL
from saboteur.rules.core.layout import BREAKING, BROKEN, FALL, LOOK, MAPS, MENDING, OTHER, SEAT, TURNED
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round

GOALS: Final = 3
THOUSAND: Final = 1000


class Belief:
    """The weights of all worlds after the moves observed so far in a round."""

    def __init__(self, players: i64, fewest: i64, most: i64, table: vec[float]) -> None:
        """`fewest` and `most` bound the number of saboteurs in play; `table` is that of `likelihoods`."""
        self.players = players
        self.table = table
        self.distances = TunnelDistances()
        self.sets = sets_of(players, fewest, most)
        self.weights = vec[float]([1.0 / (3.0 * float(len(self.sets)))] * (3 * len(self.sets)))
        self.prior = self._first_prior()
        self.doubts = vec[i64]([self.prior] * 10)
        self.hopes = vec[i64]([333, 333, 333])
        self.seen = vec[i64]([0] * 10)  # moves seen of each seat
        self.last_broken: i64 = NO_TARGET
        self.broken_in_a_row: i64 = 0

    def _first_prior(self) -> i64:
        members: i64 = 0
        place: i64
        for place in range(len(self.sets)):
            members += self.sets[place] & 1
        return THOUSAND * members // len(self.sets)

    # -- looking --------------------------------------------------------------------------------------------------

    def observe(self, state: Round, move: i64) -> ObservedMove:
        """Take in a move of the seat to act; `state` is the round before it, of which only public parts are read."""
        observed = self.observed_move(state, move)
        self.weigh(observed)
        self.seen[observed.seat] += 1
        if observed.target != NO_TARGET and BREAKING <= move >> 5 < MENDING:
            if observed.target != self.last_broken:
                self.broken_in_a_row = 0
            self.last_broken = observed.target
            self.broken_in_a_row += 1
        return observed

    def observed_move(self, state: Round, move: i64) -> ObservedMove:
        """What everybody sees in a move, before it is made."""
        memory = state.memory
        seat = memory[SEAT]
        done = move & 31
        what = move >> 5
        target: i64 = NO_TARGET
        if done == OTHER and what >= BREAKING and what & 15 != seat:
            target = what & 15
        observed = ObservedMove(seat, target)
        observed.start = self.table_of(seat)
        if done > LOOK and done != OTHER:
            return observed
        self._spectate()
        known = memory[MAPS + seat] & ~memory[TURNED]
        self.distances.load(state)
        place: i64
        if known == 0:
            self._classify(observed, 0, state, move, self.hopes)
        for place in range(GOALS):
            if known == 0:
                observed.kinds[place] = observed.kinds[0]
                observed.contexts[place] = observed.contexts[0]
            elif memory[TURNED] >> place & 1 == 0:
                self._classify(observed, place, state, move, self._hopes_of(known, place))
        return observed

    def table_of(self, seat: i64) -> i64:
        """Where the table begins for the next move of a seat."""
        return TABLE_SIZE * min(STAGES - 1, self.seen[seat])

    def look_ahead(self, state: Round) -> None:
        """Look at the state once, before asking for the `exposure` of moves in it."""
        self._spectate()
        self.distances.load(state)

    def exposure(self, state: Round, move: i64) -> i64:
        """How much a move would speak for its player being a saboteur, to a spectator: thousandths of log odds."""
        memory = state.memory
        done = move & 31
        if done > LOOK and done != OTHER:
            return 0
        what = move >> 5
        seat = memory[SEAT]
        doubt: i64 = 0
        if done == OTHER and what >= BREAKING and what & 15 != seat:
            doubt = self.doubts[what & 15]
        known = memory[MAPS + seat] & ~memory[TURNED]
        observed = ObservedMove(seat, NO_TARGET)
        observed.start = self.table_of(seat)
        if known == 0:
            self._classify(observed, 0, state, move, self.hopes)
            return self._log_ratio(observed, 0, doubt)
        total: i64 = 0
        place: i64
        for place in range(GOALS):
            if self.hopes[place] > 0:
                self._classify(observed, place, state, move, self._hopes_of(known, place))
                total += self.hopes[place] * self._log_ratio(observed, place, doubt)
        return total // THOUSAND

    def _log_ratio(self, observed: ObservedMove, place: i64, doubt: i64) -> i64:
        table = self.table
        row = observed.start + (observed.contexts[place] * CLASSES + observed.kinds[place]) * 4
        share = float(doubt) / 1000.0
        guilty = (1.0 - share) * table[row + 2] + share * table[row + 3]
        innocent = (1.0 - share) * table[row] + share * table[row + 1]
        return i64(1000.0 * log(guilty / innocent))

    def _hopes_of(self, known: i64, place: i64) -> vec[i64]:
        """The hopes of a player who has looked at the goals `known`, if the treasure is at `place`."""
        hopes = self.hopes
        if known == 0:
            return hopes
        if known >> place & 1 != 0:
            return CERTAIN[place]
        total: i64 = 0
        goal: i64
        for goal in range(GOALS):
            if known >> goal & 1 == 0:
                total += hopes[goal]
        if total <= 0:
            return CERTAIN[place]
        rest = vec[i64]([0, 0, 0])
        for goal in range(GOALS):
            if known >> goal & 1 == 0:
                rest[goal] = hopes[goal] * THOUSAND // total
        return rest

    def _classify(self, observed: ObservedMove, place: i64, state: Round, move: i64, hopes: vec[i64]) -> None:
        done = move & 31
        what = move >> 5
        distances = self.distances
        before = distances.measured(hopes)
        kind: i64 = LOOKED
        if done < FALL:
            kind = path_class(distances.with_face(what, done, hopes) - before, done)
        elif done == FALL:
            change = distances.without(what, hopes) - before
            kind = FALL_GAIN if change <= -300 else FALL_HARM if change >= 300 else FALL_EVEN
        elif done == OTHER:
            kind = self._other_class(state, what)
        observed.kinds[place] = kind
        observed.contexts[place] = context_of(before, state)

    def _other_class(self, state: Round, what: i64) -> i64:
        seat = state.memory[SEAT]
        if what < BREAKING:
            return DISCARDED_BROKEN if state.memory[BROKEN + seat] != 0 else DISCARDED
        target = what & 15
        if what < MENDING:
            return BROKE_SELF if target == seat else BROKE + self.doubt_class(target)
        return MENDED_SELF if target == seat else MENDED + self.doubt_class(target)

    def doubt_class(self, target: i64) -> i64:
        """How doubtful a seat is to a spectator, from 0 to 3; after `observed_move` has looked."""
        doubt = self.doubts[target]
        if doubt < self.prior // 2:
            return 0
        if doubt < self.prior * 5 // 4:
            return 1
        return 2 if doubt < (THOUSAND + self.prior) // 2 else 3

    # -- weighing -------------------------------------------------------------------------------------------------

    def weigh(self, observed: ObservedMove) -> None:
        """Multiply every world by the likelihood of what was seen."""
        table = self.table
        sets = self.sets
        weights = self.weights
        place: i64
        number: i64
        for place in range(GOALS):
            kind = observed.kinds[place]
            if kind >= CLASSES:
                continue
            row = observed.start + (observed.contexts[place] * CLASSES + kind) * 4
            for number in range(len(sets)):
                members = sets[number]
                entry = row + 2 * (members >> observed.seat & 1) + (members >> observed.target & 1)
                weights[3 * number + place] *= table[entry]
        self._scale()

    def weigh_claim(self, seat: i64, goal: i64, treasure: i64, true_digger: float, true_saboteur: float) -> None:
        """A seat that looked at a goal says what lies there (`treasure` 1 or 0); how often its role tells the truth."""
        number: i64
        place: i64
        for number in range(len(self.sets)):
            truth = true_saboteur if self.sets[number] >> seat & 1 != 0 else true_digger
            for place in range(GOALS):
                told = (1 if place == goal else 0) == treasure
                self.weights[3 * number + place] *= truth if told else 1.0 - truth
        self._scale()

    def weigh_opinion(self, seat: i64, target: i64, right: float) -> None:
        """A seat says whom it suspects: `right` above one half if diggers tend to be right, saboteurs wrong."""
        number: i64
        place: i64
        for number in range(len(self.sets)):
            members = self.sets[number]
            agrees = (members >> seat & 1) != (members >> target & 1)
            for place in range(GOALS):
                self.weights[3 * number + place] *= right if agrees else 1.0 - right
        self._scale()

    def tell(self, members: i64) -> None:
        """Say who the saboteurs are: only for measuring what knowing it would be worth."""
        number: i64
        place: i64
        for number in range(len(self.sets)):
            for place in range(GOALS):
                if self.sets[number] != members:
                    self.weights[3 * number + place] = 0.0
        self._scale()

    def rule_out(self, goal: i64) -> None:
        """A goal was turned and is a stone."""
        number: i64
        for number in range(len(self.sets)):
            self.weights[3 * number + goal] = 0.0
        self._scale()

    def _scale(self) -> None:
        weights = self.weights
        total = 0.0
        place: i64
        for place in range(len(weights)):
            total += weights[place]
        if total <= 0.0:
            return
        for place in range(len(weights)):
            weights[place] /= total

    def _spectate(self) -> None:
        """Bring `doubts` and `hopes` up to date: what somebody believes who sees only what all see."""
        self.believed(NO_TARGET, 0, NOTHING_SEEN, self.hopes, self.doubts)

    def believed(self, seat: i64, role: i64, goals: vec[i64], hopes: vec[i64], doubts: vec[i64]) -> None:
        """Fill in what a seat believes that has this role and knows these goals; NO_TARGET is a spectator's seat."""
        chances = vec[float]([0.0] * 13)
        total = 0.0
        number: i64
        place: i64
        other: i64
        open_places = allowed_places(goals)
        for number in range(len(self.sets)):
            members = self.sets[number]
            if seat != NO_TARGET and members >> seat & 1 != role:
                continue
            weight = 0.0
            for place in range(GOALS):
                if open_places >> place & 1 != 0:
                    here = self.weights[3 * number + place]
                    chances[10 + place] += here
                    weight += here
            total += weight
            for other in range(self.players):
                if members >> other & 1 != 0:
                    chances[other] += weight
        if total <= 0.0:
            total = 1.0
        for other in range(self.players):
            doubts[other] = i64(chances[other] / total * 1000.0 + 0.5)
        for place in range(GOALS):
            hopes[place] = i64(chances[10 + place] / total * 1000.0 + 0.5)

    def doubt_without(self, seat: i64, role: i64, goals: vec[i64], suspect: i64, observed: ObservedMove) -> float:
        """The chance that `suspect` is a saboteur, as `believed` by a seat, had this move never been observed."""
        chance = 0.0
        total = 0.0
        number: i64
        place: i64
        open_places = allowed_places(goals)
        for number in range(len(self.sets)):
            members = self.sets[number]
            if seat != NO_TARGET and members >> seat & 1 != role:
                continue
            for place in range(GOALS):
                kind = observed.kinds[place]
                if open_places >> place & 1 == 0:
                    continue
                weight = self.weights[3 * number + place]
                if kind < CLASSES:
                    row = observed.start + (observed.contexts[place] * CLASSES + kind) * 4
                    weight /= self.table[row + 2 * (members >> observed.seat & 1) + (members >> observed.target & 1)]
                total += weight
                if members >> suspect & 1 != 0:
                    chance += weight
        return chance / total if total > 0.0 else 0.0


CERTAIN: Final = vec[vec[i64]]([vec[i64]([1000, 0, 0]), vec[i64]([0, 1000, 0]), vec[i64]([0, 0, 1000])])
NOTHING_SEEN: Final = vec[i64]([UNKNOWN_GOAL, UNKNOWN_GOAL, UNKNOWN_GOAL])


def allowed_places(goals: vec[i64]) -> i64:
    """The goals that may be the treasure, as bits, for somebody who knows these contents."""
    allowed: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if goals[goal] == TREASURE:
            return 1 << goal
        if goals[goal] == UNKNOWN_GOAL:
            allowed |= 1 << goal
    return allowed


def sets_of(players: i64, fewest: i64, most: i64) -> vec[i64]:
    """Every set of `fewest` to `most` seats, as bits."""
    found: list[i64] = []
    members: i64
    for members in range(1 << players):
        size: i64 = 0
        seat: i64
        for seat in range(players):
            size += members >> seat & 1
        if fewest <= size <= most:
            found.append(members)
    return vec[i64](found)


def vector(numbers: list[int]) -> vec[i64]:
    """Numbers of uncompiled code as a vector of the core."""
    return vec[i64](numbers)


def chances(numbers: list[float]) -> vec[float]:
    """Likewise for fractions."""
    return vec[float](numbers)
