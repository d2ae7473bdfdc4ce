"""What each legal move is worth to the seat that moves, in thousandths of a path card.

The evaluator sees a state built from what a seat knows, the hopes it has for each goal and the doubts it has about each
seat (both in thousandths), and a *style*: the weights below. It knows nothing else, and has no memory.
"""

from __future__ import annotations

from typing import Final

from saboteur.bots.tunnel_distance import TunnelDistances, carried, place_of
from saboteur.rules.core.cards import COUNT, KIND_OF, MAP, SIDES, THROUGH, UNKNOWN_GOAL, WAYS
from saboteur.rules.core.layout import BREAKING, BROKEN, FALL, LAY_STONE, LOOK, MENDING, OTHER, SABOTEUR, SEAT, TURN
from saboteur.rules.core.mine import goal_number
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round

# Places in a style. Those of a digger come first, those of a saboteur after them.
GAIN: Final = 0  # one card nearer to the treasure
FINISH: Final = 1  # on top, for reaching a goal that may be the treasure
EXITS: Final = 2  # each open side of the card laid
IDLE: Final = 3  # a path card that brings nothing
LOOK_GAIN: Final = 4  # a map, for a goal of which nothing is known
MEND_SELF: Final = 5
MEND_OTHER: Final = 6  # a digger for certain; a saboteur for certain counts as much below zero
BREAK_OTHER: Final = 7  # a saboteur for certain
FALL_COST: Final = 8
DISCARD: Final = 9
BREAK_FROM: Final = 10  # doubts from which breaking a seat's tools is worth anything
HARM: Final = 11  # one card farther from the treasure
STALL: Final = 12  # a path card that brings the saboteur nothing
HELP: Final = 13  # one card nearer to the treasure, for a saboteur
HARM_LOOK: Final = 14
HARM_MEND_SELF: Final = 15
HARM_BREAK: Final = 16  # a digger for certain, with the tunnel at the goal
HARM_FALL_COST: Final = 17
HARM_DISCARD: Final = 18
HARM_MEND: Final = 19  # a fellow saboteur for certain
KEEP: Final = 20  # what a digger's cards are worth in the hand, by kind
KEEP_HARM: Final = 48  # what a saboteur's are worth
STYLE_SIZE: Final = 76


class Evaluator:
    """Scores moves. One object serves any number of states, one after the other."""

    def __init__(self, style: vec[i64]) -> None:
        self.style = style
        self.distances = TunnelDistances()
        self.before: i64 = 0
        self.nearest: i64 = 0
        self.saboteur: i64 = 0

    def begin(self, state: Round, hopes: vec[i64]) -> None:
        """Look at the mine before any move."""
        self.distances.load(state)
        self.before = self.distances.measured(hopes)
        self.nearest = min(self.distances.to_goal[0], min(self.distances.to_goal[1], self.distances.to_goal[2]))
        self.saboteur = 1 if state.roles[state.memory[SEAT]] == SABOTEUR else 0

    def score(self, state: Round, move: i64, hopes: vec[i64], doubts: vec[i64]) -> i64:
        """The worth of one legal move; call `begin` for the state first."""
        done = move & 31
        where = move >> 5
        if done < FALL:
            return self.lay_score(where, done, hopes)
        if done == OTHER:
            return self._other_score(state, where, hopes, doubts)
        if done == FALL:
            return self._fall_score(where, hopes)
        if done == LOOK:
            return self._look_score(state, where, hopes)
        return self._decision_score(state, done, where, hopes)

    def lay_score(self, where: i64, face: i64, hopes: vec[i64]) -> i64:
        """The worth of laying a face on a cell."""
        gain = self.before - self.distances.with_face(where, face, hopes)
        return lay_worth(self.style, self.saboteur, face, gain, self._reaching(hopes))

    def _reaching(self, hopes: vec[i64]) -> i64:
        """The hopes of the goals that the change just measured reaches."""
        total: i64 = 0
        goal: i64
        for goal in range(3):
            if self.distances.to_goal[goal] == 0:
                total += hopes[goal]
        return total

    def _fall_score(self, where: i64, hopes: vec[i64]) -> i64:
        gain = self.before - self.distances.without(where, hopes)
        style = self.style
        if self.saboteur != 0:
            return -gain * style[HARM] // 1000 - style[HARM_FALL_COST]
        return gain * style[GAIN] // 1000 - style[FALL_COST]

    def _look_score(self, state: Round, where: i64, hopes: vec[i64]) -> i64:
        hope = hopes[goal_number(where)]
        unknown = 4 * hope * (1000 - hope) // 1000
        if state.goals[goal_number(where)] != UNKNOWN_GOAL:
            unknown = 0
        return unknown * self.style[HARM_LOOK if self.saboteur != 0 else LOOK_GAIN] // 1000 - 100

    def _other_score(self, state: Round, what: i64, hopes: vec[i64], doubts: vec[i64]) -> i64:
        if what < BREAKING:
            return self.discard_score(what, hopes)
        target = what & 15
        if what < MENDING:
            return break_worth(self.style, self.saboteur, state.memory, target, doubts[target], self.nearest)
        return mend_worth(self.style, self.saboteur, state.memory, target, doubts[target])

    def discard_score(self, kind: i64, hopes: vec[i64]) -> i64:
        """The worth of throwing a card away: the less it is worth in the hand, the better."""
        style = self.style
        if self.saboteur != 0:
            return style[HARM_DISCARD] - style[KEEP_HARM + kind]
        keep = style[KEEP + kind]
        if kind == MAP and max(hopes[0], max(hopes[1], hopes[2])) > 900:
            keep = 0
        return style[DISCARD] - keep

    def _decision_score(self, state: Round, done: i64, where: i64, hopes: vec[i64]) -> i64:
        """Which goal to turn, and how a stone lies: a digger wants to get on, a saboteur does not."""
        goal = goal_number(where)
        if done == TURN:
            return -hopes[goal] if self.saboteur != 0 else hopes[goal]
        face = WAYS[2 * state.goals[goal] + done - LAY_STONE]
        after = self.distances.with_cell(place_of(where), carried(face), hopes)
        return after if self.saboteur != 0 else -after


def lay_worth(style: vec[i64], saboteur: i64, face: i64, gain: i64, reaching: i64) -> i64:
    """The worth of a face that brings the treasure nearer by `gain`, and reaches goals of which `reaching` is hoped."""
    exits = COUNT[SIDES[face]] if THROUGH[face] != 0 else 0
    if saboteur != 0:
        keep = style[KEEP_HARM + KIND_OF[face]]
        if gain < 0:
            return -gain * style[HARM] // 1000 - keep // 4
        if gain > 0:
            return -gain * style[HELP] // 1000 - keep
        return style[STALL] - keep - exits * 10
    keep = style[KEEP + KIND_OF[face]]
    if gain > 0:
        worth = gain * style[GAIN] // 1000 + exits * style[EXITS] - keep // 8
        return worth + reaching * style[FINISH] // 1000
    return gain * style[GAIN] // 1000 - style[IDLE] + exits * style[EXITS] - keep


def break_worth(style: vec[i64], saboteur: i64, memory: vec[i64], target: i64, doubt: i64, nearest: i64) -> i64:
    """The worth of breaking a tool of a seat that is doubted so much, with the tunnel that near to a goal."""
    if target == memory[SEAT]:
        return -5000
    fresh: i64 = 2 if memory[BROKEN + target] == 0 else 1
    if saboteur != 0:
        near = 1000 if nearest < 2 else max(300, 1100 - 100 * nearest)
        return (1000 - 2 * doubt) * style[HARM_BREAK] // 1000 * near // 1000 * fresh // 2
    over = doubt - style[BREAK_FROM]
    if over <= 0:
        return over - 200
    return (200 + 800 * over // (1001 - style[BREAK_FROM])) * style[BREAK_OTHER] // 1000 * fresh // 2


def mend_worth(style: vec[i64], saboteur: i64, memory: vec[i64], target: i64, doubt: i64) -> i64:
    """The worth of mending a tool of a seat that is doubted so much."""
    broken = memory[BROKEN + target]
    left: i64 = 2 if broken & broken - 1 == 0 else 1
    if target == memory[SEAT]:
        return style[HARM_MEND_SELF if saboteur != 0 else MEND_SELF] * left // 2
    if saboteur != 0:
        return (2 * doubt - 1000) * style[HARM_MEND] // 1000 * left // 2
    return (1000 - 2 * doubt) * style[MEND_OTHER] // 1000 * left // 2


def rate(
    evaluator: Evaluator, state: Round, hopes: vec[i64], doubts: vec[i64], moves: vec[i64], scores: vec[i64]
) -> i64:
    """Fill in every legal move and its score; returns how many there are."""
    count = state.list_moves(moves)
    evaluator.begin(state, hopes)
    place: i64
    for place in range(count):
        scores[place] = evaluator.score(state, moves[place], hopes, doubts)
    return count
