"""R13: moves as text, and what is no move."""

from __future__ import annotations

from typing import Any

import pytest

from saboteur.rules import Game, NotAMove, Refusal, Setup, parse
from saboteur.rules.core.cards import FACE_NAMES, KINDS
from saboteur.rules.notation import NOWHERE, cell_of, number_of, position_of, text_of
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import EDITION_CODES

CELLS = [(0, 0), (1, 0), (-1, 2), (8, -2), (31, 32), (-33, 40), (40, -40)]
CORNERS = {"Pes": ("es", "nw"), "Psw": ("sw", "ne")}


@pytest.mark.parametrize(
    ("card", "sides"), [("Pns", "ns"), ("Pnesw", "nesw"), ("Pn/s", "ns"), ("Pn/e/s/w", "nesw"), ("Ps", "s")]
)  # fmt: skip
def test_a_path_card_names_its_open_sides(card: str, sides: str) -> None:
    """R13.1"""
    assert card in FACE_NAMES
    assert card[1:].replace("/", "") == sides


def test_a_bridge_would_have_a_spelling_but_is_no_card_of_this_game() -> None:
    """R13.1"""
    with pytest.raises(NotAMove):
        parse("Pns/ew@1,0")


def test_a_hand_is_sorted_by_kinds() -> None:
    """R13.2"""
    hand = draw("S").deal("V Pw Mpick+lamp Pes Bcart Pns").game.own(0).hand
    assert hand == ("Pns", "Pes", "Pw", "Bcart", "Mpick+lamp", "V")


def test_the_order_of_a_hand_does_not_tell_what_was_drawn() -> None:
    """R13.2"""
    table = draw("S").deal("V R", deck="Pns")
    table.play("-R")
    assert table.game.own(0).hand == ("Pns", "V")


def test_kinds_have_one_order() -> None:
    """R13.2"""
    assert " ".join(KINDS) == (
        "Pns Pew Pnes Pnew Pnesw Pes Psw Pn/e/s/w Pn/e/s Pn/e/w Pn/s Pe/w Pe/s Ps/w Ps Pw "
        "Bpick Blamp Bcart Mpick Mlamp Mcart Mpick+lamp Mpick+cart Mlamp+cart R V"
    )


def every_turn() -> list[str]:
    """A move of every card, every way, to many cells and seats."""
    cells = [f"@{column},{row}" for column, row in CELLS]
    placed = [f"{card}{cell}" for card in (*FACE_NAMES, "R", "V") for cell in cells]
    tools = [f"{card}>{seat}" for card in KINDS if card[0] in "BM" and "+" not in card for seat in range(10)]
    doubles = [
        f"{card}>{seat}:{tool}" for card in KINDS if "+" in card for tool in card[1:].split("+") for seat in range(10)
    ]
    return [*placed, *tools, *doubles, *(f"-{card}" for card in KINDS)]


def test_every_turn_can_be_written_and_read() -> None:
    """R13.3"""
    for text in every_turn():
        assert text_of(number_of(parse(text))) == text


def test_every_turn_has_a_number_of_its_own() -> None:
    """R13.3"""
    numbers = {number_of(parse(text)) for text in every_turn()}
    assert len(numbers) == len(every_turn())


@pytest.mark.parametrize("text", ["Pnw@3,-1", "Blamp>4", "Mlamp>4", "Mpick+lamp>4:lamp", "R@2,0", "V@8,-2", "-Pes"])
def test_the_examples_are_turns(text: str) -> None:
    """R13.3"""
    assert parse(text).text == text


def test_a_move_is_taken_apart() -> None:
    """R13.3"""
    laid, mended, discarded = parse("Pnw@3,-1"), parse("Mpick+lamp>4:lamp"), parse("-Pes")
    assert (laid.verb, laid.card, laid.cell) == ("P", "Pnw", (3, -1))
    assert (mended.verb, mended.card, mended.seat, mended.tool) == ("M", "Mpick+lamp", 4, "lamp")
    assert (discarded.verb, discarded.card) == ("-", "Pes")


@pytest.mark.parametrize("stone", ["Pes", "Psw"])
def test_every_decision_can_be_written_and_read(stone: str) -> None:
    """R13.4"""
    turns = [f"T@8,{row}" for row in (-2, 0, 2)]
    for text in turns + [f"L@8,{row}:{corner}" for row in (-2, 0, 2) for corner in CORNERS[stone]]:
        assert text_of(number_of(parse(text), stone), stone) == text


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_pick_names_the_value(value: int) -> None:
    """R13.4"""
    assert (parse(f"G{value}").verb, parse(f"G{value}").value) == ("G", value)


ODD_NUMBERS = """
Pns@+1,0 Pns@01,0 Pns@-0,0 Pns@0,-0 Pns@1_0,0 Pns@١,0 Pns@１,0 Pns@1,² Blamp>01 Blamp>-0 Blamp>+1 Blamp>1_0
Blamp>٣ Blamp>-1 G01 G+1 G-0 G1_0 G１ G٢
"""
ODD_SIDES = "Pwn@3,-1 Psn@1,0 Pen@1,0 Ps/n@1,0 Pnn@1,0 Pn/@1,0 P/n@1,0 P@1,0 PNS@1,0 pns@1,0"
ODD_SPACES = [
    *(" Pns@1,0", "Pns@1,0 ", "Pns @1,0", "Pns@ 1,0", "Pns@1, 0", "Pns@1,0\n", "\nPns@1,0", "Pns@1,0\t", "G 1"),
    *("- Pes", "Blamp> 4", "Mpick+lamp>4: lamp", "Pns@1,0\x00", "\ufeffPns@1,0", "Pns@1,0\u200b", "Pns@1,0 Pns@2,0"),
]
ANYTHING_ELSE = """
P - G @ pass Pns Pns@ Pns@1 Pns@1, Pns@,0 Pns@1,0,0 Pns@1.0,0 Pns@1;0 Pns@1,0:es -Pnw -Pn -P --Pes -Pes@1,0 -Mlamp+pick
-X Blamp Blamp@1,0 Blamp> Blamp>x Blamp>1:lamp Bpick+lamp>1:pick Bshovel>1 Mlamp Mpick+lamp>4 Mpick+lamp>4:cart
Mlamp+pick>4:lamp Mpick>4:pick R R>1 R@2,0:es V@8,0:es V>1 T@8,0:es T L@8,0 L@8,0: L@8,0:se L@8,0:ns L@8,0:Pes
G0 G4 G1, g1 !saw@8,0:stone 💎
"""


@pytest.mark.parametrize("text", ODD_NUMBERS.split())
def test_a_number_has_one_spelling(text: str) -> None:
    """R13.5"""
    with pytest.raises(NotAMove):
        parse(text)


@pytest.mark.parametrize("text", ODD_SPACES)
def test_a_move_has_no_spaces(text: str) -> None:
    """R13.5"""
    with pytest.raises(NotAMove):
        parse(text)


@pytest.mark.parametrize("text", ODD_SIDES.split())
def test_sides_are_in_order(text: str) -> None:
    """R13.5"""
    with pytest.raises(NotAMove):
        parse(text)


@pytest.mark.parametrize("text", ["", *ANYTHING_ELSE.split(), "Pns@" + "1" * 80 + ",0", "\ud800"])
def test_anything_else_is_no_move(text: str) -> None:
    """R13.5"""
    with pytest.raises(NotAMove) as refused:
        parse(text)
    assert refused.value.code == "not-a-move"
    assert refused.value.arguments == {"text": text[:64]}


def test_what_is_no_move_changes_nothing() -> None:
    """R13.5"""
    table = draw("S").deal("Pns")
    before = table.views()
    with pytest.raises(NotAMove):
        table.play("Pwn@0,1")
    assert table.views() == before


@pytest.mark.parametrize("edition", EDITION_CODES)
@pytest.mark.parametrize(
    "move", ["Pns@64,1", "Pns@-64,1", "Pns@0,65", "Pns@0,-63", "Pns@128,1", "Pns@67,0", "Pns@4096,1", f"Pns@{2**64},1"]
)  # fmt: skip
def test_coordinates_never_wrap(edition: str, move: str) -> None:
    """R13.6: Pns@0,1 would be legal"""
    board = draw("S", edition=edition)
    assert board.allows("Pns@0,1")
    assert board.refusal(move) is (Refusal.NOT_TOUCHING if edition in ("el", "et") else Refusal.NOT_REACHED)


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("R@65,0", Refusal.NO_CARD_THERE), ("R@1,64", Refusal.NO_CARD_THERE), ("R@-127,0", Refusal.NO_CARD_THERE),
        ("V@72,0", Refusal.NOT_A_GOAL), ("V@-56,0", Refusal.NOT_A_GOAL), ("V@8,128", Refusal.NOT_A_GOAL),
        ("Bpick>16", Refusal.NO_SUCH_SEAT), (f"Bpick>{2**63}", Refusal.NO_SUCH_SEAT),
    ],
)  # fmt: skip
def test_targets_never_wrap(move: str, refusal: Refusal) -> None:
    """R13.6"""
    assert draw("S ─").refusal(move) is refusal


def test_a_stone_far_away_is_not_this_stone() -> None:
    """R13.6"""
    assert number_of(parse("L@72,0:es")) == NOWHERE


@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_has_one_number(cell: tuple[int, int]) -> None:
    """R13.6"""
    assert cell_of(position_of(cell)) == cell


def test_legal_moves_are_sorted_and_are_moves() -> None:
    """R13.5"""
    moves = Game.seeded(Setup(players=5), "spelling").legal_moves()
    assert moves == sorted(set(moves))
    assert [parse(move).text for move in moves] == moves


@pytest.mark.parametrize("given", [3, None, 1.5, b"Pew@1,0"])
def test_a_move_is_a_text(given: Any) -> None:
    game = Game.seeded(Setup(players=3), "text")
    with pytest.raises(TypeError, match=r"is no move: a move is a text, such as 'Pew@1,0'"):
        game.play(game.to_act or 0, given)
    assert game.version == 0
