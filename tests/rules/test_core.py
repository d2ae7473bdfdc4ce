"""The core below the text: numbers in, numbers out. What text can say of it is tested elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from saboteur.rules import parse
from saboteur.rules.begin import begin_round
from saboteur.rules.mine import Mine
from saboteur.rules.notation import number_of, position_of, text_of
from saboteur.rules.playout import Chance, playout, playouts, random_round, random_rounds
from saboteur.rules.reading import hand_of, reached_cells
from saboteur.rules.round import DIGGERS, MOVES, SABOTEURS, Round
from tests.kit.drawn import draw
from tests.rules.mines import FORK, NORTH, ROAD, WALL

RULES = {"continue": 0, "touch": 1, "et": 11, "el": 5, "ru, others only": 24}


def state(mine: str, hand: str, *moves: str, edition: str = "lt", broken: dict[int, str] | None = None) -> Round:
    """The core's state of a drawn table."""
    table = draw(mine, edition=edition, goals=NORTH, broken=broken or {}).deal(hand)
    for move in moves:
        table.play(move)
    return table.game.state


# Rows around the start, and those that would be mistaken for them if the grid wrapped.
ROWS = (-64, -62, -2, -1, 0, 1, 2, 62, 63)
NUMBERS = [
    number for number in (-1, *range(MOVES + 1)) if number & 31 == 31 or number == MOVES or (number >> 12) - 64 in ROWS
]


@pytest.mark.parametrize(
    "begun",
    [
        lambda: state("S ─ ╬", "Pns Pes Bpick Mlamp+cart R V", broken={1: "lamp", 2: "pick"}),
        lambda: state("S ─ . ╬", "Pw Pnew Blamp Mpick R V", edition="el", broken={0: "cart"}),
        lambda: state("S ─ ─ ┬ ┬ ┼ ┼ ─ ┘", "Pns V"),
        lambda: state(FORK, "Pnes V", "Pnsw@8,1", edition="et"),
        lambda: state(WALL, "Pew V", "Pew@7,0"),
        lambda: state("S", "V", "-V", "-V", "-V"),
    ],
    ids=["continue", "touch", "stone", "turn-goal", "lay-stone", "ended"],
)
def test_every_number_is_legal_or_refused(begun: Callable[[], Round]) -> None:
    """R3.5: `allows` says the same as looking for the move in `legal`"""
    position = begun()
    assert [number for number in NUMBERS if position.allows(number)] == sorted(position.legal())


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    """R3.5"""
    position = state("S", "Pns V")
    before = list(position.memory)
    with pytest.raises(ValueError, match="not a legal move"):
        position.play(number_of(parse("Pns@1,0")))
    assert list(position.memory) == before


def test_a_legal_move_is_played() -> None:
    """R3.1"""
    position = state("S", "Pns V")
    position.play(number_of(parse("Pns@0,1")))
    assert position.seat == 1


def test_a_round_that_has_ended_has_a_winner_and_no_moves() -> None:
    """R7.2"""
    position = state("S", "V", "-V", "-V", "-V")
    assert (position.ended, position.winner, list(position.legal())) == (True, SABOTEURS, [])


def test_a_mine_knows_its_cells() -> None:
    """R13.6: also without a round, and not those that lie 64 columns away"""
    position = state("S ─", "V")
    mine = Mine(position.memory, position.index, position.touch)
    cells = [(0, 0), (1, 0), (2, 0), (3, 0), (-55, 0)]
    assert [mine.slot_at(position_of(cell)) != 0 for cell in cells] == [True, True, True, False, False]


def test_a_tunnel_in_a_ring_is_followed_once() -> None:
    """R6.1"""
    mine = """
    S ┬ ┐
    . └ ┘
    """
    assert reached_cells(state(mine, "V")) == {(0, 0), (1, 0), (2, 0), (1, 1), (2, 1)}


def test_a_clone_is_independent() -> None:
    position = state("S", "Pns V")
    copy = position.clone()
    copy.play(number_of(parse("Pns@0,1")))
    assert (position.seat, copy.seat) == (0, 1)
    assert "Pns@0,1" in [text_of(move) for move in position.legal()]


# -- chance and play-outs --------------------------------------------------------------------------------------------


def test_chance_is_the_same_for_the_same_seed() -> None:
    one, other = Chance(7), Chance(7)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_chance_begins_again() -> None:
    chance = Chance(7)
    first = [chance.below(1000) for _ in range(5)]
    chance.reseed(7)
    assert [chance.below(1000) for _ in range(5)] == first


@pytest.mark.parametrize("limit", [1, 2, 3, 67, 1000])
def test_chance_stays_below_its_limit(limit: int) -> None:
    chance = Chance(1)
    drawn = [chance.below(limit) for _ in range(20 * limit)]
    assert (min(drawn), max(drawn) < limit) == (0, True)
    assert len(set(drawn)) > limit * 0.9


def test_close_seeds_give_unrelated_numbers() -> None:
    assert len({Chance(seed).below(1 << 30) for seed in range(1000)}) == 1000


def dealt(players: int, rules: int, seed: int) -> Round:
    """A round dealt by chance; the dwarfs are a saboteur and diggers."""
    dwarfs = begin_round(players, rules, 0, [], [0, 1, 2], [1] + [0] * players).roles
    return random_round(players, rules, dwarfs, Chance(seed))


@pytest.mark.parametrize(("players", "cards"), [(3, 6), (6, 5), (10, 4)])
def test_a_random_deal_is_a_deal(players: int, cards: int) -> None:
    """R2.7, R2.8: all 67 cards, and every goal once"""
    begun = dealt(players, 0, 5)
    assert [len(hand_of(begun, seat)) for seat in range(players)] == [cards] * players
    assert len(begun.deck) == 67 - cards * players
    assert sorted(begun.goals) == [0, 1, 2]
    assert Counter(begun.roles) == {0: players, 1: 1}


def test_random_deals_differ() -> None:
    deals = {(begun.seat, tuple(begun.goals), tuple(begun.deck)) for begun in (dealt(4, 0, seed) for seed in range(30))}
    assert len(deals) == 30


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_play_out_ends_and_leaves_the_state_alone(rules: int) -> None:
    begun = dealt(5, rules, 11)
    before = list(begun.memory)
    ended = playout(begun, 3)
    assert (ended.ended, begun.ended) == (True, False)
    assert list(begun.memory) == before


def test_the_same_seed_gives_the_same_play_out() -> None:
    begun = dealt(5, 0, 11)
    assert list(playout(begun, 3).memory) == list(playout(begun, 3).memory)
    assert list(playout(begun, 3).memory) != list(playout(begun, 4).memory)


def test_play_outs_count_the_diggers_wins() -> None:
    """R7.1: from a road with one gap to close, random players find the treasure now and then"""
    begun = draw(ROAD).deal("Pew Pnew", "Pnew Pnesw", "Pnesw V").game.state
    wins = [playout(begun, seed).winner == DIGGERS for seed in range(100, 140)]
    assert playouts(begun, 40, 100) == sum(wins)
    assert 0 < sum(wins) < 40


def test_random_rounds_count_their_moves() -> None:
    begun = dealt(3, 0, 1)
    one = random_rounds(3, 0, begun.roles, 1, 9)
    assert 18 < one < 120
    assert random_rounds(3, 0, begun.roles, 3, 9) > one
