"""Fast chance for bots and research: deals, random play to the end of a round, and re-dealing what a seat cannot see.

The generator is small and only as good as play-outs need; real games use the verifiable deal of `deal`.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules._native import i64, vec
from saboteur.rules.cards import COPIES
from saboteur.rules.round import (
    DIGGERS,
    ENDED,
    PHASE,
    WINNER,
    Round,
    new_round,
)

WORD: Final = 0xFFFFFFFF
MOST_MOVES: Final = 2048

DECK: Final = vec[i64]([kind for kind, copies in enumerate(COPIES) for _ in range(copies)])
HAND_SIZES: Final = vec[i64]([0, 0, 0, 6, 6, 6, 5, 5, 4, 4, 4])


class Chance:
    """A xorshift generator on 32 bits, the same compiled and uncompiled."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Begin again; close seeds give unrelated numbers."""
        word = (seed ^ seed >> 32) & WORD
        word = (word ^ word >> 16) * 0x45D9F3B & WORD
        word = (word ^ word >> 16) * 0x45D9F3B & WORD
        word ^= word >> 16
        self.state = word if word != 0 else 0x9E3779B9

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, for limits far below 2**31."""
        word = self.state
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
        self.state = word
        return (word * 0x2545F491 & WORD) * limit >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card


def random_round(players: i64, rules: i64, roles: vec[i64], chance: Chance) -> Round:
    """Deal a round by `chance`; `roles` are all dwarf cards in play, the left-over one included, in any order."""
    dwarfs = roles[:]
    chance.shuffle(dwarfs)
    goals = vec[i64]([0, 1, 2])
    chance.shuffle(goals)
    cards = DECK[:]
    chance.shuffle(cards)
    dealt = players * HAND_SIZES[players]
    begun = new_round(players, rules, chance.below(players), cards[dealt:], goals, dwarfs)
    for place in range(dealt):
        begun.give(place // HAND_SIZES[players], cards[place])
    return begun


def play_on(state: Round, chance: Chance, moves: vec[i64]) -> i64:
    """Play random legal moves to the end of the round; returns how many. `moves` is room for them."""
    memory = state.memory
    count: i64 = 0
    while memory[PHASE] != ENDED:
        state.apply(moves[chance.below(state.list_moves(moves))])
        count += 1
    return count


def room() -> vec[i64]:
    """Room for the legal moves of any state."""
    return vec[i64]([0] * MOST_MOVES)


def playout(state: Round, seed: i64) -> Round:
    """A copy of the state, played to the end of the round by uniformly random moves."""
    copy = state.clone()
    play_on(copy, Chance(seed), room())
    return copy


def playouts(state: Round, count: i64, seed: i64) -> i64:
    """How many of `count` random play-outs the diggers win."""
    chance = Chance(seed)
    moves = room()
    wins: i64 = 0
    for number in range(count):
        copy = state.clone()
        chance.reseed(seed + number)
        play_on(copy, chance, moves)
        if copy.memory[WINNER] == DIGGERS:
            wins += 1
    return wins


def random_rounds(players: i64, rules: i64, roles: vec[i64], count: i64, seed: i64) -> i64:
    """Deal and play `count` random rounds; returns the number of moves made."""
    chance = Chance(seed)
    moves = room()
    made: i64 = 0
    for number in range(count):
        chance.reseed(seed + number)
        made += play_on(random_round(players, rules, roles, chance), chance, moves)
    return made
