"""A mind that tries its best moves out: worlds drawn from what it believes, hidden hands dealt anew, played to the end.

The number of play-outs is fixed, so that the same information gives the same move; the clock only ever cuts a search
short, in which case the move that is best so far is played.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from saboteur.bots.evidence import PLACES, Evidence, allowed_places
from saboteur.bots.judge import Judge, rate
from saboteur.bots.mind import GUMBEL, Mind, mixed
from saboteur.rules._native import i64, vec
from saboteur.rules.cards import COPIES, TREASURE, UNKNOWN_GOAL
from saboteur.rules.playout import Chance, room
from saboteur.rules.round import (
    DIGGERS,
    DISCARDS,
    ENDED,
    FACES_HELD,
    HAND,
    HAND_SIZE,
    HELD,
    KINDS_HELD,
    MAPS,
    PHASE,
    PLAY,
    PLAYED,
    SABOTEUR,
    SEAT,
    TOP,
    TURNED,
    WINNER,
    Round,
)

# A candidate this far behind the best, in thousandths of a path card, is not tried.
HOPELESS: Final = 4000
DECK_KINDS: Final = 27


class Contest:
    """Moves that compete: tries, wins, and the order of those still in. The first is the one that needs no search."""

    def __init__(self, candidates: vec[i64]) -> None:
        self.candidates = candidates
        self.left: i64 = len(candidates)
        self.wins = vec[i64]([0] * self.left)
        self.tries = vec[i64]([0] * self.left)
        self.order = vec[i64](list(range(self.left)))

    def halve(self) -> None:
        """The better half stays in; among equals, those that were ahead before."""
        order = self.order
        place: i64
        for place in range(1, self.left):
            item = order[place]
            spot = place
            while spot > 0 and self.wins[order[spot - 1]] < self.wins[item]:
                order[spot] = order[spot - 1]
                spot -= 1
            order[spot] = item
        self.left = (self.left + 1) // 2

    def winner(self, margin: i64) -> i64:
        """The best move; the first candidate unless the best is ahead of it by `margin` thousandths of a win."""
        best = self.order[0]
        ahead = self.wins[best] * self.tries[0] - self.wins[0] * self.tries[best]
        return self.candidates[best if ahead * 1000 >= margin * self.tries[0] * self.tries[best] else 0]


class Searcher(Mind):
    """Level-three play that looks before it leaps."""

    def __init__(self, style: vec[i64], temperature: i64, reasons: i64, playouts: i64, margin: i64) -> None:
        """`playouts` in all for a move; `margin`, in thousandths of a win, is what another move must be better by."""
        super().__init__(style, temperature, reasons)
        self.playouts = playouts
        self.margin = margin
        self.width: i64 = 6
        """How many moves are tried at most."""
        self.seconds = 60.0
        self.inner = Judge(style)
        self.inner_moves = room()
        self.inner_scores = room()
        self.seat_hopes = vec[i64]([0, 0, 0])
        self.chance = Chance(1)

    def move(self, state: Round, evidence: Evidence, seed: i64) -> i64:
        """The move whose play-outs went best."""
        best = super().move(state, evidence, seed)
        if state.memory[PHASE] != PLAY or self.count < 2:
            return best
        candidates = self.best_few(best)
        if len(candidates) < 2:
            return best
        evidence.look_ahead(state)
        return self._tried(state, evidence, candidates, seed)

    def best_few(self, best: i64) -> vec[i64]:
        """The move chosen without search, then the others with the highest scores; ties by the smaller number."""
        found = [best]
        top: i64 = -1000000
        place: i64
        for place in range(self.count):
            top = max(top, self.scores[place])
        while len(found) < self.width:
            chosen: i64 = -1
            highest: i64 = top - HOPELESS
            for place in range(self.count):
                move = self.moves[place]
                if move not in found:
                    score = self.scores[place]
                    if score > highest or (score == highest and chosen >= 0 and move < chosen):
                        chosen = move
                        highest = score
            if chosen < 0:
                break
            found.append(chosen)
        return vec[i64](found)

    def _tried(self, state: Round, evidence: Evidence, candidates: vec[i64], seed: i64) -> i64:
        """Sequential halving: all try the same worlds, the worse half drops out, the others try more."""
        contest = Contest(candidates)
        stages: i64 = 1
        while (1 << stages) < contest.left:
            stages += 1
        until = perf_counter() + self.seconds
        while contest.left > 1:
            worlds = max(1, self.playouts // (stages * contest.left))
            if not self._try_worlds(state, evidence, contest, worlds, seed, until):
                break
            contest.halve()
        return contest.winner(self.margin)

    def _try_worlds(
        self, state: Round, evidence: Evidence, contest: Contest, worlds: i64, seed: i64, until: float
    ) -> bool:  # fmt: skip
        """Try all that are left in so many worlds; False when the clock has cut it short."""
        place: i64
        for _ in range(worlds):
            world = mixed(seed, 7919 * (contest.tries[contest.order[0]] + 1))
            for place in range(contest.left):
                index = contest.order[place]
                contest.wins[index] += self._tries(state, evidence, contest.candidates[index], world)
                contest.tries[index] += 1
                if perf_counter() > until:
                    return False
        return True

    def _tries(self, state: Round, evidence: Evidence, move: i64, seed: i64) -> i64:
        """1 if the seat's side wins a play-out after this move in the world that the seed gives, else 0."""
        chance = self.chance
        chance.reseed(seed)
        seat = state.memory[SEAT]
        world = self.drawn(state, evidence, chance)
        mine: i64 = 1 if state.roles[seat] == SABOTEUR else 0
        world.apply(move)
        self._play_out(world, evidence, seed)
        won_by_diggers: i64 = 1 if world.memory[WINNER] == DIGGERS else 0
        return won_by_diggers ^ mine

    def _play_out(self, world: Round, evidence: Evidence, seed: i64) -> None:
        """Sensible play of all seats: each goes for what its maps showed it, else for what everybody hopes."""
        memory = world.memory
        turn: i64 = 0
        while memory[PHASE] != ENDED:
            self._hopes_in(world, evidence)
            count = rate(self.inner, world, self.seat_hopes, evidence.doubts, self.inner_moves, self.inner_scores)
            turn += 1
            world.apply(self._picked(count, mixed(seed, turn)))

    def _picked(self, count: i64, seed: i64) -> i64:
        best: i64 = 0
        highest: i64 = 0
        place: i64
        for place in range(count):
            move = self.inner_moves[place]
            worth = self.inner_scores[place] * 1000 + 100 * GUMBEL[mixed(seed, move) & 1023]
            if place == 0 or worth > highest or (worth == highest and move < best):
                best = move
                highest = worth
        return best

    def _hopes_in(self, world: Round, evidence: Evidence) -> None:
        memory = world.memory
        seen = memory[MAPS + memory[SEAT]] | memory[TURNED]
        total: i64 = 0
        goal: i64
        for goal in range(PLACES):
            if seen >> goal & 1 != 0:
                self.seat_hopes[goal] = 1000000 if world.goals[goal] == TREASURE else 0
            else:
                self.seat_hopes[goal] = evidence.hopes[goal] + 1
            total += self.seat_hopes[goal]
        for goal in range(PLACES):
            self.seat_hopes[goal] = self.seat_hopes[goal] * 1000 // total

    # -- worlds ---------------------------------------------------------------------------------------------------

    def drawn(self, state: Round, evidence: Evidence, chance: Chance) -> Round:
        """A whole world that fits what the seat to act knows: roles and treasure as believed, cards dealt anew."""
        world = state.clone()
        self._draw_roles(world, state, evidence, chance)
        pool = unseen_cards(state)
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

    def _draw_roles(self, world: Round, state: Round, evidence: Evidence, chance: Chance) -> None:
        seat = state.memory[SEAT]
        role: i64 = 1 if state.roles[seat] == SABOTEUR else 0
        places = allowed_places(state.goals)
        total = 0.0
        number: i64
        place: i64
        for number in range(len(evidence.sets)):
            if evidence.sets[number] >> seat & 1 == role:
                for place in range(PLACES):
                    if places >> place & 1 != 0:
                        total += evidence.weights[3 * number + place]
        left = total * float(chance.below(1000000)) / 1000000.0
        members: i64 = role << seat
        treasure: i64 = 2 if places >> 2 != 0 else places >> 1
        for number in range(len(evidence.sets)):
            if evidence.sets[number] >> seat & 1 == role:
                for place in range(PLACES):
                    if places >> place & 1 != 0:
                        left -= evidence.weights[3 * number + place]
                        if left < 0.0:
                            self._settle(world, evidence.sets[number], place)
                            return
        self._settle(world, members, treasure)

    def _settle(self, world: Round, members: i64, treasure: i64) -> None:
        """Fix who is a saboteur and what the goals are."""
        roles = world.roles[:]
        seat: i64
        goal: i64
        for seat in range(world.players):
            if seat != world.memory[SEAT]:
                roles[seat] = members >> seat & 1
        goals = world.goals[:]
        stones: i64 = 0
        for goal in range(PLACES):
            if goals[goal] != UNKNOWN_GOAL:
                stones |= 1 << goals[goal]
        for goal in range(PLACES):
            if goals[goal] == UNKNOWN_GOAL:
                if goal == treasure:
                    goals[goal] = TREASURE
                else:
                    goals[goal] = 1 if stones & 2 == 0 else 2
                    stones |= 1 << goals[goal]
        world.roles = roles
        world.goals = goals


def unseen_cards(state: Round) -> vec[i64]:
    """Every card that the seat to act has not seen: others' hands and discards, and the deck."""
    memory = state.memory
    seat = memory[SEAT]
    cards: list[i64] = []
    kind: i64
    for kind in range(DECK_KINDS):
        word = kind >> 4
        shift = 3 * (kind & 15)
        seen = memory[PLAYED + word] >> shift & 7
        seen += memory[HAND + 2 * seat + word] >> shift & 7
        seen += memory[DISCARDS + 2 * seat + word] >> shift & 7
        cards += [kind] * (COPIES[kind] - seen)
    return vec[i64](cards)
