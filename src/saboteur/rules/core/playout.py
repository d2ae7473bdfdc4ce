"""Fast chance for bots and research: deals, random play to a round's end, and re-dealing what a seat cannot see."""
# The generator is small and only as good as play-outs need; real games use the verifiable deal of `deal`.

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import (
    AIMS,
    BREAK,
    COPIES,
    FIT,
    HAND_SIZES,
    MAP,
    ROCKFALL,
    UNITS,
    UNKNOWN,
    UNKNOWN_GOAL,
    count_of,
    one_of,
)
from saboteur.rules.core.layout import (
    AIM_MOVES,
    DIGGER,
    DIGGERS,
    DISCARDED,
    DISCARDS,
    ENDED,
    FACES_HELD,
    FALL,
    HAND,
    HAND_SIZE,
    HELD,
    KINDS_HELD,
    LOOK,
    MAPS,
    OTHER,
    PHASE,
    PLAY,
    PLAYED,
    RING,
    SABOTEUR,
    SEAT,
    TOP,
    TURNED,
    WINNER,
)
from saboteur.rules.core.mine import CELL, GOAL_POSITIONS, LAID, LAID_COUNT, OPEN, OPEN_COUNT, POSITION
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round, faces_to_lay, new_round

WORD: Final = 0xFFFFFFFF
# With this factor the numbers repeat after 3.8e18 of them: 2**32 times it, less 1, is a prime, and so is half of that.
FACTOR: Final = 1791398085
MOST_MOVES: Final = 2048
GOALS: Final = vec[i64]([0, 1, 2])
COPIES_OF: Final = vec[i64](COPIES)
DECK: Final = vec[i64]([kind for kind, copies in enumerate(COPIES) for _ in range(copies)])
HAND_SIZE_OF: Final = vec[i64]([HAND_SIZES.get(players, 0) for players in range(max(HAND_SIZES) + 1)])


class Chance:
    """A generator that multiplies with carry, 32 bits at a time; the same compiled and uncompiled."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Begin again; close seeds give unrelated numbers."""
        word = (seed ^ seed >> 32) & WORD
        word = (word ^ word >> 16) * 0x45D9F3B & WORD
        word = (word ^ word >> 16) * 0x45D9F3B & WORD
        self.state = word ^ word >> 16 | 1 + WORD  # with a carry of 1, for nothing but 0 follows 0

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, for limits far below 2**31."""
        state = FACTOR * (self.state & WORD) + (self.state >> 32)
        self.state = state
        return (state & WORD) * limit >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        last: i64
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card


def dwarf_cards(saboteurs: i64, diggers: i64) -> vec[i64]:
    """So many dwarf cards of each sort, as `random_round` takes them."""
    return vec[i64]([SABOTEUR] * saboteurs + [DIGGER] * diggers)


def random_round(players: i64, rules: i64, roles: vec[i64], chance: Chance) -> Round:
    """Deal a round by `chance`; `roles` are all dwarf cards in play, the left-over one included, in any order."""
    dwarfs = roles[:]
    chance.shuffle(dwarfs)
    goals = GOALS[:]
    chance.shuffle(goals)
    cards = DECK[:]
    chance.shuffle(cards)
    size = HAND_SIZE_OF[players]
    begun = new_round(players, rules, chance.below(players), cards[players * size :], goals, dwarfs)
    seat: i64
    place: i64
    for seat in range(players):
        for place in range(seat * size, seat * size + size):
            begun.give(seat, cards[place])
    return begun


def play_on(state: Round, chance: Chance, moves: vec[i64]) -> i64:
    """Play random legal moves to the end of the round; returns how many. `moves` is room for them."""
    memory = state.memory
    count: i64 = 0
    while memory[PHASE] != ENDED:
        if memory[PHASE] == PLAY:
            state.apply(random_play(state, chance))
        else:
            state.apply(moves[chance.below(state.list_moves(moves))])
        count += 1
    return count


def random_play(state: Round, chance: Chance) -> i64:
    """One of the legal moves of a seat whose turn it is, each as likely as the others.

    It is drawn from a wider choice that is quickly counted – every face held on every open cell, every aim at every
    seat, every goal to look at – and drawn again until it is legal.
    """
    memory = state.memory
    kinds = memory[KINDS_HELD + memory[SEAT]]
    faces = faces_to_lay(memory)
    width = count_of(faces)
    aims = AIMS[kinds >> BREAK & 511]
    paths = memory[OPEN_COUNT] * width
    aimed = paths + len(aims) * state.players
    fallen = aimed + memory[LAID_COUNT] * (kinds >> ROCKFALL & 1)
    looked = fallen + 3 * (kinds >> MAP & 1)
    total = looked + count_of(kinds)
    while True:
        number = chance.below(total)
        if number < paths:
            place = number // width
            slot = memory[OPEN + place]
            face = one_of(faces, number - place * width)
            if FIT[memory[CELL + slot]] >> face & 1:
                return memory[POSITION + slot] << 5 | face
        elif number >= looked:
            return one_of(kinds, number - looked) << 5 | OTHER
        elif number < aimed:
            place = (number - paths) // state.players
            seat = number - paths - place * state.players
            if state.targets(aims[place]) >> seat & 1:
                return AIM_MOVES[aims[place]] + (seat << 5)
        elif number < fallen:
            return memory[POSITION + memory[LAID + number - aimed]] << 5 | FALL
        elif not memory[TURNED] >> (number - fallen) & 1:
            return GOAL_POSITIONS[number - fallen] << 5 | LOOK


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
    number: i64
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
    number: i64
    for number in range(count):
        chance.reseed(seed + number)
        made += play_on(random_round(players, rules, roles, chance), chance, moves)
    return made


def redealt(
    state: Round,
    seat: i64,
    seed: i64,
    dwarfs: list[int],
    roles: list[int] | None = None,
    goals: list[int] | None = None,
) -> Round:
    """A copy in which all that `seat` cannot see is dealt again: every deal that fits what it knows is equally likely.

    Hidden from a seat are the other hands, the deck, what others discarded, the goals that lie face down and that it
    has not looked at, and the other roles. Roles are dealt from `dwarfs`, all dwarf cards in play, the left-over one
    included: how many saboteurs the state has is a secret, too. A caller with a belief of its own gives a whole world
    of `roles`, one for each seat, and of `goals`. Raises ValueError if there are more hidden places than unseen cards,
    too few dwarf cards, or none that is the seat's: the state is not one of this game then.
    """
    chance = Chance(seed)
    cards = unseen_cards(state, seat)
    _check_places(state, seat, cards)
    world = state.clone()
    world.roles = (
        vec[i64](roles) if roles is not None else _redealt_roles(seat, _dwarfs_of(state, seat, dwarfs), chance)
    )
    world.goals = vec[i64](goals) if goals is not None else _redealt_goals(state, seat, chance)
    _redeal_cards(world, seat, cards, chance)
    return world


def redealt_often(state: Round, seat: i64, seed: i64, count: i64, dwarfs: list[int]) -> list[Round]:
    """What `redealt` gives for so many seeds, one after the other."""
    unseen = unseen_cards(state, seat)
    _check_places(state, seat, unseen)
    sorted_dwarfs = _dwarfs_of(state, seat, dwarfs)
    chance = Chance(seed)
    worlds: list[Round] = []
    number: i64
    for number in range(count):
        chance.reseed(seed + number)
        world = state.clone()
        world.roles = _redealt_roles(seat, sorted_dwarfs, chance)
        world.goals = _redealt_goals(state, seat, chance)
        _redeal_cards(world, seat, unseen[:], chance)
        worlds.append(world)
    return worlds


def _check_places(state: Round, seat: i64, unseen: vec[i64]) -> None:
    """Raise ValueError if more places are hidden from a seat than it has cards not seen."""
    hidden = state.memory[HELD] - state.memory[HAND_SIZE + seat] + len(state.deck) - state.memory[TOP]
    if hidden + state.memory[DISCARDED] - pile_size(state.memory, DISCARDS + 2 * seat) > len(unseen):
        raise ValueError("more places are hidden than cards unseen")


def _redeal_cards(world: Round, seat: i64, cards: vec[i64], chance: Chance) -> None:
    """Deal hands, discards and deck from the cards that the seat has not seen."""
    chance.shuffle(cards)
    deck = world.deck[:]
    taken = _redeal_others(world, seat, cards)
    place: i64
    for place in range(world.memory[TOP], len(deck)):
        deck[place] = cards[taken]
        taken += 1
    world.deck = deck
    world.memory[RING] = 0  # R12.11: nobody sees how many in a row could only discard


def unseen_cards(state: Round, seat: i64) -> vec[i64]:
    """The cards that a seat has seen neither played nor in its own hand nor among its own discards, by kind."""
    memory = state.memory
    cards = DECK[:]
    count: i64 = 0
    kind: i64
    for kind in range(UNKNOWN):
        left = COPIES_OF[kind] - _copies(memory, PLAYED, kind) - _copies(memory, HAND + 2 * seat, kind)
        left -= _copies(memory, DISCARDS + 2 * seat, kind)
        while left > 0:
            cards[count] = kind
            count += 1
            left -= 1
    return cards[:count]


def pile_size(memory: vec[i64], pile: i64) -> i64:
    """How many cards a pile has, known or unknown."""
    if memory[pile] == 0 and memory[pile + 1] == 0:
        return 0
    size = memory[pile + 1] >> 3 * (UNKNOWN & 15)  # no kinds follow, so that of unknown cards there may be many
    kind: i64
    for kind in range(UNKNOWN):
        size += _copies(memory, pile, kind)
    return size


def _copies(memory: vec[i64], pile: i64, kind: i64) -> i64:
    return memory[pile + (kind >> 4)] >> 3 * (kind & 15) & 7


def _redeal_others(world: Round, seat: i64, cards: vec[i64]) -> i64:
    """Deal other hands and discards, as many as there were, from the front of `cards`; returns how many were used."""
    memory = world.memory
    taken: i64 = 0
    other: i64
    for other in range(world.players):
        if other != seat:
            taken = _redeal_hand(world, other, cards, taken)
            taken = _redeal_discards(memory, other, cards, taken)
    aside = memory[DISCARDED]  # who discarded the rest, a state made from a view does not tell
    for other in range(world.players):
        aside -= pile_size(memory, DISCARDS + 2 * other)
    return taken + aside


def _redeal_hand(world: Round, seat: i64, cards: vec[i64], taken: i64) -> i64:
    memory = world.memory
    size = memory[HAND_SIZE + seat]
    memory[HAND + 2 * seat] = 0
    memory[HAND + 2 * seat + 1] = 0
    memory[KINDS_HELD + seat] = 0
    memory[FACES_HELD + seat] = 0
    memory[HAND_SIZE + seat] = 0
    memory[HELD] -= size
    place: i64
    for place in range(taken, taken + size):
        world.give(seat, cards[place])
    return taken + size


def _redeal_discards(memory: vec[i64], seat: i64, cards: vec[i64], taken: i64) -> i64:
    pile = DISCARDS + 2 * seat
    size = pile_size(memory, pile)
    memory[pile] = 0
    memory[pile + 1] = 0
    place: i64
    for place in range(taken, taken + size):
        memory[pile + (cards[place] >> 4)] += UNITS[cards[place]]
    return taken + size


def _dwarfs_of(state: Round, seat: i64, dwarfs: list[int]) -> vec[i64]:
    """All dwarf cards, the seat's own first; the others sorted, so that their order makes no difference."""
    roles = vec[i64](dwarfs)
    if len(roles) < state.players:
        raise ValueError("there are fewer dwarf cards than seats")
    own = state.roles[seat]
    if own not in roles:
        raise ValueError("the role of the seat is not among the dwarf cards")
    others = vec[i64](sorted(_without(roles, own)))
    roles[0] = own
    place: i64
    for place in range(len(others)):
        roles[place + 1] = others[place]
    return roles


def _redealt_roles(seat: i64, dwarfs: vec[i64], chance: Chance) -> vec[i64]:
    """The seat keeps its role, all other cards are shuffled; the left-over one, if there is one, comes last."""
    others = dwarfs[1:]
    chance.shuffle(others)
    roles = dwarfs[:]
    place: i64
    for place in range(seat):
        roles[place] = others[place]
    roles[seat] = dwarfs[0]
    for place in range(seat, len(others)):
        roles[place + 1] = others[place]
    return roles


def _redealt_goals(state: Round, seat: i64, chance: Chance) -> vec[i64]:
    """The goals that are turned or that the seat has looked at stay, the others are shuffled."""
    memory = state.memory
    seen = memory[TURNED] | memory[MAPS + seat]
    goals = state.goals[:]
    hidden = GOALS[:]
    goal: i64
    for goal in range(3):
        if not seen >> goal & 1:
            goals[goal] = UNKNOWN_GOAL
        elif goals[goal] != UNKNOWN_GOAL:
            hidden = _without(hidden, goals[goal])
    chance.shuffle(hidden)
    place: i64 = 0
    for goal in range(3):
        if goals[goal] == UNKNOWN_GOAL:
            goals[goal] = hidden[place]
            place += 1
    return goals


def _without(cards: vec[i64], card: i64) -> vec[i64]:
    """All cards but one of this sort."""
    rest = cards[1:]
    place: i64 = 0
    while cards[place] != card:
        rest[place] = cards[place]
        place += 1
    return rest
