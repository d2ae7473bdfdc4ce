"""The core below the text: numbers in, numbers out. What text can say of it is tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saboteur.rules import parse
from saboteur.rules.core.layout import MOVES, SABOTEURS
from saboteur.rules.core.mine import Mine
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import reached_cells
from saboteur.rules.notation import number_of, position_of, text_of
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import FORK, NORTH, WALL


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
