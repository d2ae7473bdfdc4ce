"""Every reason for which a move is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saboteur.rules import IllegalMove, Refusal
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import FORK, NORTH, ROAD, WALL

STONE = "S ─ ─ ┬ ┬ ┼ ┼ ─ ┐"


def over() -> Table:
    table = draw("S").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    return table


def picking() -> Table:
    table = draw(ROAD).deal("Pew")
    table.play("Pew@7,0")
    return table


def choosing() -> Table:
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V")
    table.play("Pnsw@8,1")
    return table


def laying() -> Table:
    table = draw(WALL, goals=NORTH).deal("Pew V")
    table.play("Pew@7,0")
    return table


# Why, who plays what, and what the refusal says besides.
CASES: list[tuple[Refusal, Callable[[], Table], int, str, dict[str, object]]] = [
    (Refusal.GAME_OVER, over, 0, "-V", {}),
    (Refusal.NOT_YOUR_TURN, lambda: draw("S").deal("V"), 1, "-V", {"seat": 1}),
    (Refusal.NOT_YOUR_TURN, picking, 2, "G1", {"seat": 2}),
    (Refusal.NOT_YOUR_TURN, lambda: draw("S").deal("V"), 7, "-V", {"seat": 7}),
    (Refusal.WRONG_PHASE, lambda: draw("S").deal("V"), 0, "G1", {"phase": "play"}),
    (Refusal.WRONG_PHASE, lambda: draw("S").deal("V"), 0, "T@8,0", {"phase": "play"}),
    (Refusal.WRONG_PHASE, lambda: draw("S").deal("V"), 0, "L@8,0:es", {"phase": "play"}),
    (Refusal.WRONG_PHASE, picking, 0, "-V", {"phase": "pick-gold"}),
    (Refusal.WRONG_PHASE, choosing, 0, "-V", {"phase": "turn-goal"}),
    (Refusal.WRONG_PHASE, laying, 0, "-V", {"phase": "lay-stone"}),
    (Refusal.WRONG_PHASE, laying, 0, "G1", {"phase": "lay-stone"}),
    (Refusal.NOT_IN_HAND, lambda: draw("S").deal("V"), 0, "Pnw@0,1", {"card": "Pes"}),
    (Refusal.NOT_IN_HAND, lambda: draw("S").deal("V"), 0, "-Pes", {"card": "Pes"}),
    (Refusal.NOT_IN_HAND, lambda: draw("S").deal("V"), 0, "Mpick+lamp>1:lamp", {"card": "Mpick+lamp"}),
    (Refusal.BROKEN_TOOLS, lambda: draw("S", broken={0: "cart"}).deal("Pns"), 0, "Pns@0,1", {}),
    (Refusal.OCCUPIED, lambda: draw("S ─").deal("Pns"), 0, "Pns@1,0", {"column": 1, "row": 0}),
    (Refusal.NOT_REACHED, lambda: draw("S").deal("Pns"), 0, "Pns@5,-1", {"column": 5, "row": -1}),
    (Refusal.NOT_TOUCHING, lambda: draw("S", edition="et").deal("Pns"), 0, "Pns@5,0", {"column": 5, "row": 0}),
    (Refusal.EDGE_MISMATCH, lambda: draw("S").deal("Pns"), 0, "Pns@1,0", {"column": 1, "row": 0}),
    (Refusal.NO_SUCH_SEAT, lambda: draw("S").deal("Bpick"), 0, "Bpick>3", {"seat": 3}),
    (Refusal.OWN_TOOL, lambda: draw("S", options="others_only").deal("Bpick"), 0, "Bpick>0", {"tool": "pick"}),
    (
        Refusal.ALREADY_BROKEN,
        lambda: draw("S", broken={1: "pick"}).deal("Bpick"),
        0,
        "Bpick>1",
        {"seat": 1, "tool": "pick"},
    ),
    (Refusal.NOTHING_TO_MEND, lambda: draw("S").deal("Mlamp"), 0, "Mlamp>1", {"seat": 1, "tool": "lamp"}),
    (Refusal.NO_CARD_THERE, lambda: draw("S ─").deal("R"), 0, "R@2,0", {"column": 2, "row": 0}),
    (Refusal.PROTECTED, lambda: draw("S ─").deal("R"), 0, "R@0,0", {"column": 0, "row": 0}),
    (Refusal.NOT_A_GOAL, lambda: draw("S").deal("V"), 0, "V@8,1", {"column": 8, "row": 1}),
    (
        Refusal.ALREADY_TURNED,
        lambda: draw(STONE, goals="Pes Psw treasure").deal("V"),
        0,
        "V@8,0",
        {"column": 8, "row": 0},
    ),
    (Refusal.GOAL_NOT_REACHED, choosing, 0, "T@8,-2", {"column": 8, "row": -2}),
    (Refusal.GOAL_NOT_REACHED, choosing, 0, "T@7,0", {"column": 7, "row": 0}),
    (Refusal.NOT_THIS_STONE, laying, 0, "L@8,0:sw", {"column": 8, "row": 0}),
    (Refusal.NOT_THIS_STONE, laying, 0, "L@80,0:es", {"column": 80, "row": 0}),
    (Refusal.NOT_ON_OFFER, picking, 0, "G3", {"value": 3}),
]


@pytest.mark.parametrize(("reason", "make", "seat", "move", "arguments"), CASES, ids=lambda case: str(case)[:20])
def test_a_move_is_refused_with_its_reason(
    reason: Refusal, make: Callable[[], Table], seat: int, move: str, arguments: dict[str, object]
) -> None:
    """R3.5"""
    table = make()
    before = table.views()
    with pytest.raises(IllegalMove) as refused:
        table.game.play(seat, move)
    assert (refused.value.code, refused.value.arguments) == (reason, arguments)
    assert table.views() == before


def never_refused(cases: list[tuple[Refusal, Callable[[], Table], int, str, dict[str, object]]]) -> set[Refusal]:
    """The reasons that no case shows."""
    return set(Refusal) - {reason for reason, *_ in cases}


def test_every_reason_is_shown() -> None:
    """R3.5"""
    assert never_refused(CASES) == set()


def test_a_reason_that_is_not_shown_is_noticed() -> None:
    """A planted fault: the list above without its last case."""
    assert never_refused(CASES[:-1]) == {Refusal.NOT_ON_OFFER}


@pytest.mark.parametrize("reason", Refusal)
def test_a_reason_is_a_code_in_kebab_case(reason: Refusal) -> None:
    assert reason.value == reason.name.lower().replace("_", "-")
