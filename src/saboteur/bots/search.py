"""Search: the best moves are tried out in worlds drawn from the belief, with hidden hands dealt again, to the end.

The number of play-outs is fixed, so that the same information gives the same move; the clock only ever cuts a search
short, in which case the move that is best so far is played.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from saboteur.bots.belief import GOALS, Belief, allowed_places
from saboteur.bots.evaluation import Evaluator, rate
from saboteur.bots.policy import Policy, mixed
from saboteur.bots.rollout import RolloutPolicy
from saboteur.rules.core.cards import TREASURE, UNKNOWN_GOAL
from saboteur.rules.core.layout import (
    DIGGERS,
    ENDED,
    FACES_HELD,
    HAND,
    HAND_SIZE,
    HELD,
    KINDS_HELD,
    PHASE,
    PLAY,
    SABOTEUR,
    SEAT,
    TOP,
    WINNER,
)
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.playout import Chance, room, unseen_cards
from saboteur.rules.core.round import Round

# A candidate this far behind the best, in thousandths of a path card, is not tried.
HOPELESS: Final = 4000
NEVER: Final = -100000000


class SequentialHalving:
    """Moves that compete. The first is the one that needs no search: it stays in, and the others are measured by it."""

    def __init__(self, candidates: vec[i64]) -> None:
        self.candidates = candidates
        self.left: i64 = len(candidates)
        self.tries: i64 = 0
        self.handicaps = vec[i64]([0] * self.left)
        self.worths = vec[i64]([0] * self.left)  # of the world being tried
        self.sums = vec[i64]([0] * self.left)  # by how much better than the first, over all worlds
        self.squares = vec[i64]([0] * self.left)
        self.counts = vec[i64]([0] * self.left)
        self.order = vec[i64](list(range(self.left)))

    def note(self) -> None:
        """All that are left have been tried in one more world."""
        place: i64
        for place in range(self.left):
            index = self.order[place]
            better = self.worths[index] - self.worths[0]
            self.sums[index] += better
            self.squares[index] += better * better
            self.counts[index] += 1
        self.tries += 1

    def halve(self) -> None:
        """The better half stays in, and the first; among equals, those that were ahead before."""
        order = self.order
        place: i64
        for place in range(2, self.left):
            item = order[place]
            spot = place
            while spot > 1 and self.sums[order[spot - 1]] < self.sums[item]:
                order[spot] = order[spot - 1]
                spot -= 1
            order[spot] = item
        self.left = self.left // 2

    def rank(self) -> None:
        """Bring the best of those left to the front, behind the first."""
        place: i64
        for place in range(2, self.left):
            if self._mean(self.order[place]) > self._mean(self.order[1]):
                swap = self.order[1]
                self.order[1] = self.order[place]
                self.order[place] = swap

    def _mean(self, index: i64) -> float:
        return float(self.sums[index]) / max(1.0, float(self.counts[index]))

    def winner(self, margin: i64, doubt: i64) -> i64:
        """The best move if it is surely better than the first: by a margin, and by tenths of standard errors."""
        best = self.order[1]
        count = float(self.counts[best])
        if count < 2.0:
            return self.candidates[0]
        mean = float(self.sums[best]) / count
        spread = max(0.0, float(self.squares[best]) / count - mean * mean)
        sure = mean > float(margin) + float(doubt) / 10.0 * sqrt(spread / count)
        return self.candidates[best if sure else 0]


class SearchPolicy(Policy):
    """Tries the moves with the best scores in play-outs and plays the one that is surely better."""

    def __init__(self, style: vec[i64], temperature: i64, reasons: i64, playouts: i64, margin: i64) -> None:
        """`playouts` in all for a move; `margin`, in thousandths of a win, is what another move must be better by."""
        super().__init__(style, temperature, reasons)
        self.playouts = playouts
        self.margin = margin
        self.doubt: i64 = 10
        """Tenths of standard errors by which it must be better, too."""
        self.width: i64 = 6
        """How many moves are tried at most."""
        self.shade: i64 = 200
        """Thousandths of a win that lie between a narrow and a wide one, and between a narrow and a wide loss."""
        self.insight: i64 = 500
        """How much of the truth, in thousandths, those who play out a world know of its roles."""
        self.seconds = 60.0
        self.inner = Evaluator(style)
        self.rollout = RolloutPolicy(style)
        self.inner_moves = room()
        self.inner_scores = room()
        self.seat_doubts = vec[i64]([0] * 10)
        self.chance = Chance(1)

    def move(self, state: Round, belief: Belief, seed: i64) -> i64:
        """The move whose play-outs went best."""
        best = super().move(state, belief, seed)
        if state.memory[PHASE] != PLAY or self.count < 2:
            return best
        belief.look_ahead(state)
        candidates = self.best_few(state, belief, best)
        if len(candidates) < 2:
            return best
        return self._tried(state, belief, candidates, seed)

    def handicap(self, state: Round, belief: Belief, move: i64) -> i64:  # noqa: ARG002 - a scheme asks
        """Thousandths of a win by which a move is worth less than its play-outs say: nothing here."""
        return 0

    def best_few(self, state: Round, belief: Belief, best: i64) -> vec[i64]:  # noqa: ARG002 - a scheme asks
        """The move chosen without search, then the others with the highest scores."""
        top: i64 = -1000000
        place: i64
        for place in range(self.count):
            top = max(top, self.scores[place])
        for place in range(self.count):
            if self.scores[place] < top - HOPELESS:
                self.scores[place] = NEVER
        return self.with_best(vec[i64]([best]), self.width)

    def with_best(self, given: vec[i64], width: i64) -> vec[i64]:
        """Add the moves with the highest scores until there are so many; ties by the smaller number."""
        found = list(given)
        while len(found) < width:
            chosen: i64 = -1
            highest: i64 = NEVER
            place: i64
            for place in range(self.count):
                move = self.moves[place]
                score = self.scores[place]
                if (score > highest or (score == highest and chosen >= 0 and move < chosen)) and move not in found:
                    chosen = move
                    highest = score
            if chosen < 0:
                break
            found.append(chosen)
        return vec[i64](found)

    def _tried(self, state: Round, belief: Belief, candidates: vec[i64], seed: i64) -> i64:
        """Sequential halving: all try the same worlds, the worse half drops out, the others try more."""
        halving = SequentialHalving(candidates)
        place: i64
        for place in range(halving.left):
            halving.handicaps[place] = self.handicap(state, belief, candidates[place])
        stages: i64 = 1
        width = halving.left
        while width > 3:
            width = width // 2
            stages += 1
        until = perf_counter() + self.seconds
        stage: i64
        for stage in range(stages):
            worlds = max(1, self.playouts // (stages * halving.left))
            if not self._try_worlds(state, belief, halving, worlds, seed, until):
                break
            if stage + 1 < stages:
                halving.halve()
        halving.rank()
        return halving.winner(self.margin, self.doubt)

    def _try_worlds(
        self, state: Round, belief: Belief, halving: SequentialHalving, worlds: i64, seed: i64, until: float
    ) -> bool:  # fmt: skip
        """Try all that are left in so many worlds; False when the clock has cut it short."""
        place: i64
        for _ in range(worlds):
            world_seed = mixed(seed, 7919 * (halving.tries + 1))
            self.chance.reseed(world_seed)
            world = self.drawn(state, belief, self.chance)
            self._see_through(world, belief)
            for place in range(halving.left):
                index = halving.order[place]
                worth = self._worth(world, belief, halving.candidates[index], world_seed)
                halving.worths[index] = worth - halving.handicaps[index]
                if perf_counter() > until:
                    return False
            halving.note()
        return True

    def _see_through(self, world: Round, belief: Belief) -> None:
        """Those who play a world out come to know more of its roles than all do now."""
        seat: i64
        for seat in range(world.players):
            truth: i64 = 1000 if world.roles[seat] == SABOTEUR else 0
            known = belief.doubts[seat]
            self.seat_doubts[seat] = known + (truth - known) * self.insight // 1000

    def _worth(self, drawn: Round, belief: Belief, move: i64, seed: i64) -> i64:
        """What the seat's side gets, in thousandths of a win, when a world is played out after this move."""
        world = drawn.clone()
        seat = world.memory[SEAT]
        world.apply(move)
        self._play_out(world, belief, seed)
        worth = self._diggers_worth(world)
        return 1000 - worth if drawn.roles[seat] == SABOTEUR else worth

    def _diggers_worth(self, world: Round) -> i64:
        memory = world.memory
        if memory[WINNER] == DIGGERS:
            left = memory[HELD] + len(world.deck) - memory[TOP]
            return 1000 - self.shade + self.shade * min(left, 50) // 50
        goal: i64 = 0
        while world.goals[goal] != TREASURE:
            goal += 1
        return self.shade * (5 - min(5, self.rollout.missing(world, goal))) // 5

    def _play_out(self, world: Round, belief: Belief, seed: i64) -> None:
        """Sensible play of all seats: each goes for what its maps showed it, else for what everybody hopes."""
        memory = world.memory
        rollout = self.rollout
        rollout.enter()
        turn: i64 = 0
        while memory[PHASE] != ENDED:
            turn += 1
            if memory[PHASE] == PLAY:
                move = rollout.move(world, belief.hopes, self.seat_doubts, mixed(seed, turn))
            else:
                move = self._decided(world, belief)
            world.apply(move)
            rollout.moved(move)

    def _decided(self, world: Round, belief: Belief) -> i64:
        """The best of the few ways to turn a goal or lay a stone."""
        count = rate(self.inner, world, belief.hopes, self.seat_doubts, self.inner_moves, self.inner_scores)
        best: i64 = 0
        place: i64
        for place in range(1, count):
            if self.inner_scores[place] > self.inner_scores[best]:
                best = place
        return self.inner_moves[best]

    # -- worlds ---------------------------------------------------------------------------------------------------

    def drawn(self, state: Round, belief: Belief, chance: Chance) -> Round:
        """A whole world that fits what the seat to act knows: roles and treasure as believed, the rest dealt again."""
        world = state.clone()
        self._draw_roles(world, state, belief, chance)
        pool = unseen_cards(state, state.memory[SEAT])
        chance.shuffle(pool)
        memory = world.memory
        seat = memory[SEAT]
        taken: i64 = 0
        other: i64
        place: i64
        for other in range(state.players):
            if other != seat:
                size = memory[HAND_SIZE + other]
                memory[HAND + 2 * other] = 0
                memory[HAND + 2 * other + 1] = 0
                memory[KINDS_HELD + other] = 0
                memory[FACES_HELD + other] = 0
                memory[HAND_SIZE + other] = 0
                memory[HELD] -= size
                for place in range(size):
                    world.give(other, pool[taken + place])
                taken += size
        deck = state.deck[:]
        for place in range(memory[TOP], len(deck)):
            deck[place] = pool[taken]
            taken += 1
        world.deck = deck
        return world

    def _draw_roles(self, world: Round, state: Round, belief: Belief, chance: Chance) -> None:
        seat = state.memory[SEAT]
        role: i64 = 1 if state.roles[seat] == SABOTEUR else 0
        places = allowed_places(state.goals)
        total = 0.0
        number: i64
        place: i64
        for number in range(len(belief.sets)):
            if belief.sets[number] >> seat & 1 == role:
                for place in range(GOALS):
                    if places >> place & 1 != 0:
                        total += belief.weights[3 * number + place]
        left = total * float(chance.below(1000000)) / 1000000.0
        members: i64 = role << seat
        treasure: i64 = 2 if places >> 2 != 0 else places >> 1
        for number in range(len(belief.sets)):
            if belief.sets[number] >> seat & 1 == role:
                for place in range(GOALS):
                    if places >> place & 1 != 0:
                        left -= belief.weights[3 * number + place]
                        if left < 0.0:
                            self._settle(world, belief.sets[number], place, chance)
                            return
        self._settle(world, members, treasure, chance)

    def _settle(self, world: Round, members: i64, treasure: i64, chance: Chance) -> None:
        """Fix who is a saboteur and what the goals are; two stones that nobody has seen lie in either order."""
        roles = world.roles[:]
        seat: i64
        goal: i64
        for seat in range(world.players):
            if seat != world.memory[SEAT]:
                roles[seat] = members >> seat & 1
        goals = world.goals[:]
        stones: i64 = 0
        for goal in range(GOALS):
            if goals[goal] != UNKNOWN_GOAL:
                stones |= 1 << goals[goal]
        first: i64 = 1 + chance.below(2) if stones & 6 == 0 else 2 if stones & 2 != 0 else 1
        for goal in range(GOALS):
            if goals[goal] == UNKNOWN_GOAL:
                if goal == treasure:
                    goals[goal] = TREASURE
                else:
                    goals[goal] = first
                    first = 3 - first
        world.roles = roles
        world.goals = goals
